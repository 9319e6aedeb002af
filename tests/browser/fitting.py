"""Whether all text on a page fits its place: nothing cut, nothing over something else, nothing outside of the window.

Text is measured as it is drawn, word by word where lines break, not by the boxes around it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page, ViewportSize

SAID = Path(__file__).with_name("said.js").read_text(encoding="utf-8")
MISFITS = Path(__file__).with_name("misfits.js").read_text(encoding="utf-8")


# Before a page is opened: whether anything in it waits for a frame, to measure itself or to move.
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
  delete window.AudioContext; // once it has sounded, it costs time until the page is closed
  const grown = ([element, known]) => element.isConnected && size(element) !== known;
  window.waitsForFrames = () => waiting.size > 0 || [...measured].some(grown);
})()"""

# Speaks every language in turn, as `speak` does, and looks at the page in each. Most pages are laid out as soon as
# their words have changed: without a frame in between, nothing is drawn that nobody looks at.
IN_EACH = """async ([languages, ids]) => {
  const misfits = %s;
  const said = %s;
  const frames = async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  };
  // A page of another size hears of it in the next frame, and what measures itself in the one after that.
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
