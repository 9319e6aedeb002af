"""Pictures of every page in `shots/`: desktop and phone, light and dark (`python3 dev.py shots [NAMES...]`).

A new page gets a line in SHOTS: its name and what a person does to come to see it.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page

from tests.browser.chromium import Complaints, running_chromium
from tests.browser.conftest import DESKTOP, PATIENCE, PHONE
from tests.browser.serving import running_server

FOLDER = Path(__file__).parents[2] / "shots"
SIZES = (DESKTOP, PHONE)
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def start(page: Page) -> None:
    """The start page."""
    page.goto("/")


SHOTS: dict[str, Callable[[Page], None]] = {
    "start": start,
}


def take(browser: Browser, address: str, name: str, width: int, height: int, theme: Literal["light", "dark"]) -> str:
    """Make one picture; what the page complained about meanwhile."""
    complaints = Complaints(address)
    phone = width < 600
    with browser.new_context(
        base_url=address,
        viewport={"width": width, "height": height},
        device_scale_factor=2 if phone else 1,
        has_touch=phone,
        is_mobile=phone,
        color_scheme=theme,
        reduced_motion="reduce",  # a picture of the end of a motion, not of some moment in it
    ) as context:
        context.set_default_timeout(PATIENCE)
        complaints.watch(context)
        page = context.new_page()
        SHOTS[name](page)
        page.wait_for_load_state("networkidle")
        page.evaluate("document.fonts.ready")
        page.screenshot(path=FOLDER / f"{name}-{width}-{theme}.png", full_page=True)
    return complaints.verdict()


def main(names: list[str]) -> int:
    """Make all pictures, or those named."""
    unknown = [name for name in names if name not in SHOTS]
    if unknown:
        print(f"shots: there is no {unknown[0]}; there are {', '.join(SHOTS)}.", file=sys.stderr)
        return 2
    FOLDER.mkdir(exist_ok=True)
    status = 0
    with (
        tempfile.TemporaryDirectory() as data,
        running_server(Path(data) / "data") as server,
        running_chromium() as browser,
    ):
        for name in names or SHOTS:
            for size in SIZES:
                for theme in THEMES:
                    verdict = take(browser, server.address, name, size["width"], size["height"], theme)
                    print(f"shots/{name}-{size['width']}-{theme}.png")
                    if verdict:
                        status = 1
                        print(verdict, file=sys.stderr)
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
