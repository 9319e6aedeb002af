"""Whether all text on a page fits its place: nothing cut, nothing over something else, nothing outside of the window.

Text is measured as it is drawn, word by word where lines break, not by the boxes around it.
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import CDPSession, Page, ViewportSize

SHOWN_IDS = Path(__file__).with_name("shown_ids.js").read_text(encoding="utf-8")
MISFITS = Path(__file__).with_name("misfits.js").read_text(encoding="utf-8")


def misfits(page: Page) -> list[str]:
    """All texts of a page that do not fit, in words; none if everything does."""
    found: list[str] = page.evaluate(MISFITS)
    return found


def shown_ids(page: Page, ids: list[str]) -> list[str]:
    """Names of messages, unfilled variables and the like that a page shows or says instead of words."""
    found: list[str] = page.evaluate(SHOWN_IDS, ids)
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
