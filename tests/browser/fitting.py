"""Checks that all text on a page is translated and fits: not cut off, not overlapping, not outside the window.

The boxes of the text itself are measured, one for each line of it, not those of the elements around it.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page, ViewportSize

from tests.browser.conftest import PHONE
from tests.browser.wording import message_ids, speak
from tests.locales.catalogues import languages

SAID = Path(__file__).with_name("said.js").read_text(encoding="utf-8")
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

IDS = message_ids("en")
LANGUAGES = languages()
ENGLISH_LIST = re.compile(r"\b(and|or)\b")
# An id without a hyphen may also be a word of the text, so only ids with one are searched for on the page.
TELLING_IDS = sorted(name for name in IDS if "-" in name)


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

# Switches to every language in turn, as `speak` does, and measures the page in each. To save time, it waits for
# frames only if the page does.
IN_EACH = """async ([languages, ids]) => {
  const misfits = %s;
  const said = %s;
  const frames = async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  };
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
    found[language] = { misfits: misfits(), ...said(ids) };
  }
  return found;
}"""


def look_in_each(page: Page, languages: list[str], ids: list[str]) -> dict[str, Any]:
    """For each language: texts that do not fit, message ids shown instead of texts, and all text."""
    found: dict[str, Any] = page.evaluate(IN_EACH % (MISFITS, SAID), [languages, ids])
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
    page.evaluate(MARK_BEHIND)
    page.evaluate(HIDE_TILES)
    page.evaluate(DETACH_LANG)
    found = []
    spoken = list(LANGUAGES)
    for size in SIZES:
        show_at(session, size)
        for language, seen in look_in_each(page, spoken, TELLING_IDS).items():
            if wrong_with(seen, language):
                found += [f"{language}, {size['width']} px: {wrong}" for wrong in lasting(page, language)]
        spoken.reverse()  # begin the next size with the language that the page has now
    page.evaluate(ATTACH_LANG)
    page.evaluate(SHOW_TILES)
    speak(page, "en")
    return found


def wrong_with(seen: dict[str, Any], language: str) -> list[str]:
    """Problems in what `look_in_each` found for one language."""
    wrong = [*seen["misfits"], *(f"not translated: {shown}" for shown in seen["ids"])]
    if language != "en" and (joined := ENGLISH_LIST.search(seen["text"])):
        wrong.append(f"a list in English: {seen['text'][max(joined.start() - 40, 0) : joined.end() + 40]}")
    return wrong


def lasting(page: Page, language: str) -> list[str]:
    """Problems that are still there after three seconds; until then the page may be loading or changing its layout."""
    for _ in range(10):
        page.wait_for_timeout(300)
        seen = look_in_each(page, [language], TELLING_IDS)[language]
        if not (wrong := wrong_with(seen, language)):
            break
    return wrong
