"""Whether all text on a page is translated and fits its place: nothing cut, nothing over something else or outside.

Text is measured as it is drawn, word by word where lines break, not by the boxes around it.
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
# Ids that are also words cannot be distinguished from their texts.
TELLING_IDS = sorted(name for name in IDS if "-" in name)


# Runs before the page's own scripts. `waitsForFrames` then says whether anything waits for a frame, to measure itself
# or to move.
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

# Switches to every language in turn, as `speak` does, and measures the page in each. Most pages are laid out as soon as
# their words have changed, so no frame is drawn in between, which saves time.
IN_EACH = """async ([languages, ids]) => {
  const misfits = %s;
  const said = %s;
  const frames = async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  };
  // After a change of size the page learns of it in the next frame, and what measures itself in the one after that.
  await frames();
  const found = {};
  for (const language of languages) {
    const old = document.documentElement.lang !== language;
    localStorage.setItem('tilewright.language', JSON.stringify(language));
    dispatchEvent(new StorageEvent('storage', { key: 'tilewright.language' }));
    for (let step = 0; step < 100; step++) await null; // the page changes its words in microtasks, once it has them
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
    """For each language: texts that do not fit, ids that are shown, and all text."""
    found: dict[str, Any] = page.evaluate(IN_EACH % (MISFITS, SAID), [languages, ids])
    return found


def show_at(session: CDPSession, size: ViewportSize, *, touch: bool = True) -> None:
    """Lay the page out as in a window of this size, with or without a touch screen, but draw it at a tenth of it.

    The layout is the same as with Playwright's `set_viewport_size`. That draws every pixel, which takes a third of the
    time of a test that looks at boxes only.
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


# Drawings of tiles contain no text, and take a quarter to a half of the layout time.
HIDE_TILES = """{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('svg > use { display: none }');
  document.adoptedStyleSheets = [sheet];
}"""
SHOW_TILES = "document.adoptedStyleSheets = []"


def amiss(page: Page) -> list[str]:
    """What is wrong with the texts of a page at any size, in any language. It speaks English afterwards."""
    session = page.context.new_cdp_session(page)
    page.evaluate(HIDE_TILES)
    found = []
    spoken = list(LANGUAGES)
    for size in SIZES:
        show_at(session, size)
        for language, seen in look_in_each(page, spoken, TELLING_IDS).items():
            if wrong_with(seen, language):
                found += [f"{language}, {size['width']} px: {wrong}" for wrong in lasting(page, language)]
        spoken.reverse()  # start with the language that is spoken
    page.evaluate(SHOW_TILES)
    speak(page, "en")
    return found


def wrong_with(seen: dict[str, Any], language: str) -> list[str]:
    """What is wrong with a page as it was seen in a language."""
    wrong = [*seen["misfits"], *(f"not translated: {shown}" for shown in seen["ids"])]
    if language != "en" and (joined := ENGLISH_LIST.search(seen["text"])):
        wrong.append(f"a list in English: {seen['text'][max(joined.start() - 40, 0) : joined.end() + 40]}")
    return wrong


def lasting(page: Page, language: str) -> list[str]:
    """Problems that last three seconds: the page may still be changing its layout, or loading words for it."""
    for _ in range(10):
        page.wait_for_timeout(300)
        seen = look_in_each(page, [language], TELLING_IDS)[language]
        if not (wrong := wrong_with(seen, language)):
            break
    return wrong
