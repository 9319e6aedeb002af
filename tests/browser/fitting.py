"""Checks that all text on a page is translated and fits: not cut off, not overlapping, not outside the window.

The boxes of the text itself are measured, one for each line of it, not those of the elements around it.
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import CDPSession, Page, ViewportSize

from tests.browser.conftest import PHONE
from tests.browser.wording import message_ids, speak
from tests.locales.catalogues import languages

UNTRANSLATED = Path(__file__).with_name("untranslated.js").read_text(encoding="utf-8")
MISFITS = Path(__file__).with_name("misfits.js").read_text(encoding="utf-8")

# Phones upright and on their side, an upright tablet, and windows of computers.
SIZES: tuple[ViewportSize, ...] = (
    PHONE,
    {"width": 320, "height": 640},
    {"width": 844, "height": 390},
    {"width": 768, "height": 1024},
    {"width": 1366, "height": 650},
    {"width": 1440, "height": 900},
    {"width": 2560, "height": 1440},
)

LANGUAGES = languages()
# An id without a hyphen may also be a word of the text, so only ids with one are searched for on the page.
TELLING_IDS = sorted(name for name in message_ids("en") if "-" in name)


# Runs before the page's own scripts and defines `waitsForFrames`: whether an animation frame is requested, or a
# ResizeObserver has not yet been called for an element that changed its size.
WATCH_FRAMES = """(() => {
  const waiting = new Set(), measured = new Map();
  const size = ({ clientHeight, clientWidth }) => `${clientWidth} x ${clientHeight}`;
  const { cancelAnimationFrame: cancel, requestAnimationFrame: request, ResizeObserver: Observer } = window;
  window.requestAnimationFrame = (act) => {
    const id = request((time) => {
      waiting.delete(id);
      act(time);
    });
    waiting.add(id);
    return id;
  };
  window.cancelAnimationFrame = (id) => {
    waiting.delete(id);
    cancel(id);
  };
  window.ResizeObserver = class extends Observer {
    constructor(act) {
      super((entries, observer) => {
        for (const { target } of entries) measured.set(target, size(target));
        act(entries, observer);
      });
    }
    observe(element, ...options) {
      measured.set(element, 'unknown');
      super.observe(element, ...options);
    }
  };
  const grown = ([element, known]) => element.isConnected && size(element) !== known;
  window.waitsForFrames = () => waiting.size > 0 || [...measured].some(grown);
})()"""

# Defines `inEach`, which switches to every language in turn, as `speak` does, and returns for each what is wrong with
# the texts. To save time, it waits for frames only if the page does.
DEFINE_IN_EACH = """(ids) => {
  const misfits = %s;
  const untranslated = %s;
  const known = new Set(ids);
  const frames = async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  };
  window.inEach = async (languages) => {
    // After a resize, the page has its layout in the next frame; elements that measure themselves need one more.
    await frames();
    const found = {};
    for (const language of languages) {
      const old = document.documentElement.lang !== language;
      localStorage.setItem('tilewright.language', JSON.stringify(language));
      dispatchEvent(new StorageEvent('storage', { key: 'tilewright.language' }));
      for (let step = 0; step < 100; step++) await null; // texts change in microtasks, if the catalogue is loaded
      for (let frame = 0; document.documentElement.lang !== language; frame++) {
        if (frame === 5000) throw new Error(`the page does not speak ${language}`);
        await new Promise(requestAnimationFrame);
      }
      if (old && waitsForFrames()) await frames();
      found[language] = [...misfits(), ...untranslated(known, language)];
    }
    return found;
  };
}"""


def wrong_in_each(page: Page, languages: list[str]) -> dict[str, list[str]]:
    """For each language: texts that do not fit or are not translated, after `DEFINE_IN_EACH`."""
    found: dict[str, list[str]] = page.evaluate("(languages) => inEach(languages)", languages)
    return found


def show_at(session: CDPSession, size: ViewportSize, *, touch: bool = True) -> None:
    """Lay out the page for a viewport of this size, with or without touch screen, but draw it at a tenth of the scale.

    The layout is the same as with Playwright's `set_viewport_size`, which draws every pixel. In a test that only
    measures boxes, drawing would take a third of the time.
    """
    wide = size["width"] > size["height"]
    session.send(
        "Emulation.setDeviceMetricsOverride",
        {
            **size,
            "screenWidth": size["width"],
            "screenHeight": size["height"],
            "screenOrientation": {"type": "landscapePrimary" if wide else "portraitPrimary", "angle": 90 * wide},
            "deviceScaleFactor": 1,
            "mobile": touch,
            "scale": 0.1,
        },
    )


# Drawings of tiles contain no text, and take a quarter to a half of the layout time. `MARK_BEHIND` marks what else is
# hidden.
HIDE_TILES = """{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('svg > use, [data-behind] { display: none !important }');
  document.adoptedStyleSheets = [sheet];
}"""
SHOW_TILES = "document.adoptedStyleSheets = []"
# Only the texts of an open dialog are measured, so the page behind it needs no layout.
MARK_BEHIND = """for (const dialog of [...document.querySelectorAll('dialog[open]')].slice(-1)) {
  for (let one = dialog; one !== document.body; one = one.parentElement) {
    for (const other of one.parentElement.children) if (other !== one) other.dataset.behind = '';
  }
}"""

# When the attribute `lang` changes, Chromium computes all styles anew: a third of the time. So the page sets a plain
# property instead. Without the attribute no word is hyphenated, so texts need more space than on the real page.
DETACH_LANG = """{
  const root = document.documentElement;
  const { lang } = root;
  root.removeAttribute('lang');
  Object.defineProperty(root, 'lang', { configurable: true, value: lang, writable: true });
}"""
ATTACH_LANG = """{
  const root = document.documentElement;
  const { lang } = root;
  delete root.lang;
  root.lang = lang;
}"""


def amiss(page: Page) -> list[str]:
    """Problems of the texts of a page at all sizes and in all languages; afterwards the page is in English."""
    session = page.context.new_cdp_session(page)
    for script in (MARK_BEHIND, HIDE_TILES, DETACH_LANG):
        page.evaluate(script)
    page.evaluate(DEFINE_IN_EACH % (MISFITS, UNTRANSLATED), TELLING_IDS)
    found = []
    spoken = sorted(LANGUAGES, key="en".__eq__)  # English last, and the number of sizes is odd: so it ends in English
    for size in SIZES:
        show_at(session, size)
        for language, wrong in wrong_in_each(page, spoken).items():
            if wrong:
                found += [f"{language}, {size['width']} px: {line}" for line in lasting(page, language)]
        spoken.reverse()  # begin the next size with the language that the page has now
    page.evaluate(ATTACH_LANG)
    page.evaluate(SHOW_TILES)
    speak(page, "en")
    return found


def lasting(page: Page, language: str) -> list[str]:
    """Problems that are still there after three seconds; until then the page may be loading or changing its layout."""
    for _ in range(10):
        page.wait_for_timeout(300)
        if not (wrong := wrong_in_each(page, [language])[language]):
            break
    return wrong
