"""Pictures of all views in `shots/`: desktop and phone, light and dark (`python3 dev.py shots [NAMES...]`).

views.py has the list of pages and states.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Error, Page, ViewportSize

from tests.browser.chromium import PATIENCE, Complaints, running_chromium
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.serving import running_server
from tests.browser.tables import Stock
from tests.browser.views import VIEWS, View

FOLDER = Path(__file__).parents[2] / "shots"
SIZES = (DESKTOP, PHONE)
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def take(browser: Browser, stock: Stock, view: View, size: ViewportSize) -> str:
    """Make the pictures of a view at one size, in both themes; return the page's complaints."""
    complaints = Complaints(stock.address)
    if view.complaint:
        complaints.expect(view.complaint)
    phone = size["width"] < 600
    with browser.new_context(
        base_url=stock.address,
        viewport=size,
        device_scale_factor=2 if phone else 1,
        has_touch=phone,
        is_mobile=phone,
        reduced_motion="reduce",  # no picture shows the middle of an animation
    ) as context:
        context.set_default_timeout(PATIENCE)
        complaints.watch(context)
        page = context.new_page()
        view.open(page, stock)
        page.wait_for_load_state("networkidle")
        page.evaluate("document.fonts.ready")
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)
            page.wait_for_timeout(250)  # the transition between two themes
            snap(page, f"{view.name}-{size['width']}-{theme}.png")
    return complaints.verdict()


def snap(page: Page, name: str) -> None:
    """Make one picture: of the window if a dialog is open, otherwise of the whole page."""
    over = page.locator("dialog[open]").count() > 0
    page.screenshot(path=FOLDER / name, full_page=not over)
    print(f"shots/{name}", flush=True)


def main(names: list[str]) -> int:
    """Make all pictures, or those named."""
    unknown = [name for name in names if name not in VIEWS]
    if unknown:
        print(f"shots: there is no {unknown[0]}; there are {', '.join(VIEWS)}.", file=sys.stderr)
        return 2
    FOLDER.mkdir(exist_ok=True)
    status = 0
    with (
        tempfile.TemporaryDirectory() as data,
        running_server(Path(data) / "data") as server,
        running_chromium() as browser,
    ):
        stock = Stock(server.address)
        for name in names or VIEWS:
            for size in SIZES:
                try:
                    verdict = take(browser, stock, VIEWS[name], size)
                except (AssertionError, Error) as error:
                    verdict = f"{name} cannot be seen at {size['width']} px: {error}"
                if verdict:
                    status = 1
                    print(verdict, file=sys.stderr, flush=True)
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
