"""A first visit loads few bytes, and none from other hosts."""

from __future__ import annotations

import httpx
from playwright.sync_api import Page

from tests.browser.serving import Server
from tests.browser.tables import Stock
from tests.browser.views import at_table, start

START = 60_000
TABLE = 110 * 1024
# Drops long timers: some seconds after it has shown the table, the page loads the files for the end of the game. They
# must not count, even if a busy machine takes that long for the first move.
NOTHING_LATER = """const soon = window.setTimeout;
window.setTimeout = (call, after, ...given) => (after >= 3000 ? 0 : soon(call, after, ...given));"""


def gzipped(addresses: list[str]) -> dict[str, int]:
    """By address, the size in bytes of the body compressed by gzip."""
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
