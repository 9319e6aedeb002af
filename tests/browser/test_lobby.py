"""Four people in the lobby: two are paired, one offers a seat that another takes; somebody watches."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE
from tests.browser.playing import hurry
from tests.browser.views import heading
from tests.browser.wording import words

NewPage = Callable[..., Page]


def enter(page: Page, name: str | None = None) -> Page:
    """Open the lobby, and enter a name if one is given."""
    page.goto("/#/lobby")
    heading(page, words("lobby-title"))
    expect(page.get_by_role("heading", name=words("lobby-open-seats"))).to_be_visible()
    if name is not None:
        page.get_by_label(words("your-name")).fill(name)
    return page


def test_four_people_and_one_who_watches(new_page: NewPage) -> None:
    ana, bo = (enter(hurry(new_page()), name) for name in ("Ana", "Bo"))
    cy = enter(hurry(new_page()), "Cy")
    dee = enter(hurry(new_page(viewport=PHONE)), "Dee")

    for page in (ana, bo):
        page.get_by_role("button", name=words("lobby-find")).click()
    for page in (ana, bo):
        page.wait_for_url(re.compile("#/table/"))
        expect(page.locator("[data-situation]").first).to_be_visible()
    assert ana.url == bo.url

    cy.get_by_role("button", name=words("lobby-offer")).click()
    cy.get_by_role("dialog").get_by_role("button", name=words("lobby-offer")).click()
    expect(cy.get_by_text(words("lobby-your-seat"))).to_be_visible()
    dee.get_by_role("button", name=words("lobby-sit-with", name="Cy")).click()
    for page in (cy, dee):
        page.wait_for_url(re.compile("#/table/"))
    assert cy.url == dee.url

    eve = enter(new_page())
    table = ana.url.rpartition("/")[2]
    game = eve.locator(f"a[href='#/watch/{table}']")
    expect(game).to_contain_text("Ana")
    game.click()
    expect(eve.locator("[data-situation]").first).to_be_visible()


def test_a_seat_that_is_withdrawn_and_the_filter(new_page: NewPage) -> None:
    ana, bo = enter(new_page(), "Ánna"), enter(new_page())
    ana.get_by_role("button", name=words("lobby-offer")).click()
    ana.get_by_role("dialog").get_by_role("button", name=words("lobby-offer")).click()
    row = bo.get_by_role("button", name=words("lobby-sit-with", name="Ánna"))
    expect(row).to_be_visible()
    bo.keyboard.press("/")
    bo.keyboard.type("nobody like this")
    expect(bo.get_by_text(words("lobby-none-found"))).to_be_visible()
    bo.get_by_label(words("lobby-filter")).fill("ánn")
    expect(row).to_be_visible()
    row.click()
    expect(bo.get_by_text(words("name-missing"))).to_be_visible()
    ana.get_by_role("button", name=words("lobby-withdraw")).click()
    expect(row).to_have_count(0)


def test_the_lobby_and_games_on_one_device_store_different_things(page: Page) -> None:
    saved = json.dumps({"people": 3, "names": ["Ana", "Bo", "Cy", ""]})
    page.add_init_script(f"try {{ localStorage['tilewright.device'] ??= {json.dumps(saved)} }} catch {{}}")
    enter(page)
    page.wait_for_function("/^\"[0-9a-f]{32}\"$/.test(localStorage['tilewright.lobby-device'])")
    assert page.evaluate("localStorage['tilewright.device']") == saved


def test_the_start_page_says_what_is_going_on(page: Page) -> None:
    counts = {"here": 0, "looking": 0, "playing": 0, "seats": 0, "games": 0, "wait": None}
    page.route("**/api/lobby", lambda route: route.fulfill(json=counts))
    page.goto("/")
    card = page.get_by_role("link", name=re.compile("^" + words("lobby")))
    expect(card).to_contain_text(words("lobby-about"))  # no row of zeros
    counts["games"] = 3
    page.reload()
    expect(card).to_contain_text(words("lobby-short", here=0, seats=0, games=3))
    card.click()
    heading(page, words("lobby-title"))
