"""How much a first visit loads: little, and from nobody else."""

from __future__ import annotations

import httpx
from playwright.sync_api import Page

from tests.browser.serving import Server
from tests.browser.tables import Stock
from tests.browser.views import at_table, start

START = 60_000
TABLE = 110 * 1024
# Some seconds after the table is shown, the page fetches what it needs at the end of the game. That does not count,
# even if a busy machine takes that long for the first move.
NOTHING_LATER = """const soon = window.setTimeout;
window.setTimeout = (call, after, ...given) => (after >= 3000 ? 0 : soon(call, after, ...given));"""


def gzipped(addresses: list[str]) -> dict[str, int]:
    """What each address sends to a browser that knows no better compression than gzip, without headers."""
    sizes = {}
    for address in addresses:
        with httpx.stream("GET", address, headers={"Accept-Encoding": "gzip"}, timeout=120) as answer:
            sizes[address] = sum(len(chunk) for chunk in answer.iter_raw())
    return sizes


def test_the_start_page_is_light(page: Page, server: Server, stock: Stock) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    start(page, stock)
    page.wait_for_load_state("networkidle")
    sizes = gzipped(asked)
    assert sum(sizes.values()) < START, "\n".join(f"{size:7} {address}" for address, size in sizes.items())


def test_the_way_to_the_first_move_is_light(page: Page, stock: Stock) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.add_init_script(NOTHING_LATER)
    at_table(page, stock.two)
    page.wait_for_load_state("networkidle")
    sizes = gzipped([address for address in asked if "/api/" not in address])
    assert sum(sizes.values()) < TABLE, "\n".join(f"{size:7} {address}" for address, size in sizes.items())
