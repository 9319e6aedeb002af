"""The seats of a table on the page: lasting names are links, programs are marked, a loss on time is shown."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE
from tests.browser.playing import hurry
from tests.browser.serving import HTTP, Server
from tests.browser.tables import PERSON, Stock, computer, from_answer
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
