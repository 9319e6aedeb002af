"""Pictures of every page in `shots/`: desktop and phone, light and dark (`python3 dev.py shots [NAMES...]`).

A new page gets a line in SHOTS: its name and what a person does to come to see it.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, Page

from tests.browser.chromium import Complaints, running_chromium
from tests.browser.conftest import DESKTOP, PATIENCE, PHONE
from tests.browser.played_ahead import played_ahead
from tests.browser.playing import keep_secret, sit_down, wait_for
from tests.browser.serving import running_server

FOLDER = Path(__file__).parents[2] / "shots"
SIZES = (DESKTOP, PHONE)
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def start(page: Page) -> None:
    """The start page."""
    page.goto("/")


def address_of(page: Page) -> str:
    """Where the page's server is; the page is on its start page then."""
    page.goto("/")
    return page.url


def table_of_two(page: Page) -> None:
    """In the third round, two tiles in the hand."""
    sit_down(page, played_ahead(address_of(page), 2, round=3, moves=3))
    wait_for(page, "take")
    group = page.locator("[data-group][aria-disabled=false]:not(:disabled)").first.get_attribute("data-group") or ""
    page.keyboard.press("c" if group[0] == "0" else group[0])
    page.keyboard.press(group[1])


def table_of_three(page: Page) -> None:
    """Three seats: seven factories."""
    sit_down(page, played_ahead(address_of(page), 3, round=2, moves=3))
    wait_for(page, "take")


def table_of_four(page: Page) -> None:
    """Four seats: nine factories, three cards."""
    sit_down(page, played_ahead(address_of(page), 4, round=3, moves=4))
    wait_for(page, "take")


def choosing_columns(page: Page) -> None:
    """The grey side, while columns are chosen."""
    sit_down(page, played_ahead(address_of(page), 2, side="grey", round=2, phase="tile"))
    wait_for(page, "column")


def end_of_two(page: Page) -> None:
    """The final account of two."""
    open_end(page, played_ahead(address_of(page), 2))


def end_of_four(page: Page) -> None:
    """The final account of four."""
    open_end(page, played_ahead(address_of(page), 4))


def open_end(page: Page, seated: dict[str, Any]) -> None:
    """Come back to a table that is over."""
    keep_secret(page.context, seated)
    page.goto(f"/#/table/{seated['table']}")
    page.reload()
    page.locator("article.end").wait_for()


SHOTS: dict[str, Callable[[Page], None]] = {
    "start": start,
    "table2": table_of_two,
    "table3": table_of_three,
    "table4": table_of_four,
    "columns": choosing_columns,
    "end2": end_of_two,
    "end4": end_of_four,
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
