"""axe finds nothing serious on the table and its end, in either theme, wide and on a phone."""

from __future__ import annotations

from collections.abc import Callable

import httpx
import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.playing import COMPUTER, PERSON, make_table, sit_down, wait_for
from tests.browser.serving import Server

NewPage = Callable[..., Page]
OPEN = {"who": "open"}


def serious(page: Page) -> list[str]:
    """What axe calls serious or critical."""
    found = Axe().run(page).response["violations"]
    return [
        f"{violation['id']}: {violation['nodes'][0]['html'][:160]}"
        for violation in found
        if violation["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_table(new_page: NewPage, server: Server, theme: str, size: dict[str, int]) -> None:
    page = new_page(viewport=size, color_scheme=theme, reduced_motion="reduce")
    sit_down(page, make_table(server, PERSON, COMPUTER, COMPUTER, first=1))
    wait_for(page, "take")
    assert serious(page) == []
    page.keyboard.press("1")
    group = page.locator('[data-group^="1"]').first.get_attribute("data-group") or ""
    page.keyboard.press(group[-1])
    wait_for(page, "place", "")
    assert serious(page) == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_end(new_page: NewPage, server: Server, theme: str, size: dict[str, int]) -> None:
    first = make_table(server, PERSON, OPEN)
    httpx.post(f"{server.address}api/join", json={"invite": first["invite"], "name": "Bo"}, timeout=60)
    page = new_page(viewport=size, color_scheme=theme)
    sit_down(page, first)
    wait_for(page, "take", "choosing", "away")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("dialog", name="Give up?").get_by_role("button", name="Give up").click()
    expect(page.locator("article.end")).to_be_visible()
    assert serious(page) == []
