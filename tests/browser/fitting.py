"""Whether all text on a page fits its place: nothing cut, nothing over something else, nothing outside of the window.

Text is measured as it is drawn, word by word where lines break, not by the boxes around it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page, ViewportSize

SHOWN_IDS = Path(__file__).with_name("shown_ids.js").read_text(encoding="utf-8")
MISFITS = Path(__file__).with_name("misfits.js").read_text(encoding="utf-8")


# Speaks every language in turn, as `speak` does, and looks at the page in each: one call instead of many.
IN_EACH = """async ([languages, ids]) => {
  const misfits = %s;
  const shownIds = %s;
  const shownText = () => {
    const body = document.body.cloneNode(true);
    // Without what was announced before, when the page still spoke another language.
    for (const element of body.querySelectorAll('[data-voice], script, option')) element.remove();
    return body.textContent;
  };
  const found = {};
  for (const language of languages) {
    localStorage.setItem('tilewright.language', JSON.stringify(language));
    dispatchEvent(new StorageEvent('storage', { key: 'tilewright.language' }));
    for (let frame = 0; document.documentElement.lang !== language; frame++) {
      if (frame === 5000) throw new Error(`the page does not speak ${language}`);
      await new Promise(requestAnimationFrame);
    }
    found[language] = { misfits: await misfits(), ids: shownIds(ids), text: shownText() };
  }
  return found;
}"""


def look_in_each(page: Page, languages: list[str], ids: list[str]) -> dict[str, Any]:
    """For each language: texts that do not fit, ids that are shown, and all text."""
    found: dict[str, Any] = page.evaluate(IN_EACH % (MISFITS, SHOWN_IDS), [languages, ids])
    return found


def show_at(session: CDPSession, size: ViewportSize) -> None:
    """Lay the page out as on a touch screen of this size, but draw it at a tenth of it.

    The layout is what Playwright's `set_viewport_size` brings. That draws every pixel: a third of the time of a test
    that looks at boxes only.
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
            "mobile": True,
            "scale": 0.1,
        },
    )
