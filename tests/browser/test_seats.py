"""The seats of a table on the page: lasting names, programs, a loss on time; leaving a seat and taking one again."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE
from tests.browser.playing import hurry
from tests.browser.serving import HTTP, Server
from tests.browser.tables import OPEN, PERSON, Stock, computer, from_answer, make_table
from tests.browser.views import VIEWS, at_table
from tests.browser.wording import words
from tests.server.people import new_name

NewPage = Callable[..., Page]


def test_a_name_at_the_table_leads_to_its_page_and_back(new_page: NewPage, server: Server) -> None:
    person = HTTP.post(f"{server.address}api/people", json={"name": new_name("Seated")}).json()
    body = {"seats": [PERSON, computer()], "first": 1}
    made = HTTP.post(f"{server.address}api/tables", json=body, headers={"Tilewright-Person": person["token"]})
    page = hurry(new_page())
    at_table(page, from_answer(made.json()))
    page.get_by_role("link", name=person["name"]).click()
    page.wait_for_url(re.compile(f"#/person/{person['person']}$"))
    expect(page.get_by_role("heading", level=1, name=person["name"])).to_be_visible()
    page.go_back()
    expect(page.locator("[data-situation]").first).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("^Take [0-9]")).first).to_be_visible()


def test_a_program_is_marked_and_a_loss_on_time_is_shown(new_page: NewPage, stock: Stock) -> None:
    page = hurry(new_page())
    VIEWS["end-on-time"].open(page, stock)
    expect(page.get_by_role("heading", level=1, name="You lose")).to_be_visible()
    wall = page.get_by_role("region", name=words("end-wall-of", name="night-owl"))
    expect(wall.get_by_role("link", name="night-owl")).to_be_visible()
    expect(wall.get_by_text(words("program"), exact=True)).to_be_visible()
    phone = hurry(new_page(viewport=PHONE, has_touch=True, is_mobile=True))
    VIEWS["table-program"].open(phone, stock)
    phone.get_by_role("button", name=re.compile(r"night-owl.*\(program\)")).click()
    expect(phone.get_by_role("dialog").get_by_role("link", name="night-owl")).to_be_visible()


def test_who_left_a_seat_can_sit_down_again(page: Page, server: Server) -> None:
    made = make_table(server.address, PERSON, OPEN, OPEN)
    page.goto(f"/#/join/{made.invite}")
    for name in ("Bo", "Cleo"):
        page.get_by_label(words("your-name")).fill(name)
        page.get_by_role("button", name=words("sit-down")).click()
        expect(page.get_by_text(name, exact=True)).to_be_visible()
        page.get_by_role("button", name=words("get-up")).click()
        page.wait_for_url(re.compile(f"#/join/{made.invite}$"))
    kept = page.evaluate("Object.keys(localStorage).filter((key) => key.includes('" + made.table + "'))")
    assert kept == [], "neither the secret nor what was added to the deals"


def test_a_double_click_seats_one_more_player(page: Page, server: Server) -> None:
    made = make_table(server.address, PERSON, OPEN, OPEN, OPEN)
    made.give_to(page.context)
    page.goto(f"/#/table/{made.table}")
    beside = page.get_by_role("button", name=words("sit-beside"))
    beside.click()
    name = page.get_by_label(words("name"), exact=True)
    expect(name).to_be_focused()
    name.fill("Bo")
    page.get_by_role("button", name=words("sit-down")).dblclick()
    expect(page.get_by_text("Bo", exact=True)).to_be_visible()
    expect(beside).to_be_focused()
    seats = HTTP.get(f"{server.address}api/tables/{made.table}").json()["seats"]
    assert [seat["who"] for seat in seats].count("open") == 2


def test_who_watches_computers_adds_nothing_to_the_deals(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name=words("watch")).click()
    page.get_by_role("dialog").get_by_role("button", name=words("watch-computers-start")).click()
    page.wait_for_url(re.compile("#/watch/"))
    assert page.evaluate("Object.keys(localStorage).filter((key) => key.includes('deals.'))") == []
