"""Errors on the page: each has a message that says what to do next, and a link or button that works."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.browser.chromium import Complaints
from tests.browser.playing import look_away
from tests.browser.serving import Server
from tests.browser.tables import OPEN, PERSON, Seated, Stock, ask, join_table, make_table, read_record
from tests.browser.views import (
    ANA,
    VIEWS,
    account,
    bad_record,
    choose_file,
    heading,
    not_yours,
    outdated,
    start,
    too_late,
)
from tests.browser.wording import words

NewPage = Callable[..., Page]

NO_STORAGE = """
for (const name of ['localStorage', 'sessionStorage']) {
  Object.defineProperty(window, name, { get() { throw new DOMException('Not here.', 'SecurityError'); } });
}
"""


@pytest.mark.parametrize("name", ["no-page", "dead-table", "dead-invite", "dead-record"])
def test_a_dead_link_leads_to_the_start_page(page: Page, stock: Stock, complaints: Complaints, name: str) -> None:
    if complaint := VIEWS[name].complaint:
        complaints.expect(complaint)
    VIEWS[name].open(page, stock)
    page.get_by_role("link", name=words("start-page"), exact=True).click()
    heading(page, words("motto"))


def test_a_full_table_may_be_watched(page: Page, stock: Stock) -> None:
    too_late(page, stock)
    page.get_by_role("link", name=words("watch"), exact=True).click()
    expect(page.locator("[data-situation]")).to_be_visible()


def test_an_invitation_to_an_ended_game_leads_to_its_record(page: Page, server: Server) -> None:
    ana = make_table(server.address, PERSON, OPEN)
    assert ana.invite is not None
    join_table(server.address, ana.invite, "Bo")
    ask(server.address, ana, {"type": "resign", "seat": 1})
    page.goto(f"/#/join/{ana.invite}")
    heading(page, words("trouble-title", kind="over"))
    page.get_by_role("link", name=words("step-through")).click()
    expect(page.get_by_role("slider")).to_be_visible()


def test_somebody_else_takes_the_last_seat(page: Page, server: Server, complaints: Complaints) -> None:
    complaints.expect("409")
    ana = make_table(server.address, PERSON, OPEN)
    assert ana.invite is not None
    page.goto(f"/#/join/{ana.invite}")
    page.get_by_label(words("your-name")).fill("Cy")
    join_table(server.address, ana.invite, "Bo")
    page.get_by_role("button", name=words("sit-down")).click()
    heading(page, words("trouble-title", kind="begun"))


def test_somebody_elses_table_may_be_watched(page: Page, stock: Stock) -> None:
    not_yours(page, stock)
    page.get_by_role("link", name=words("table-watch-instead")).click()
    expect(page.locator("[data-situation]")).to_be_visible()


def test_after_a_corrupt_file_another_one_can_be_chosen(page: Page, stock: Stock, complaints: Complaints) -> None:
    complaints.expect("422")
    bad_record(page, stock)
    heading(page, words("trouble-title", kind="bad-record"))
    # The server's error message is in the language of the page.
    page.get_by_role("button", name=words("menu")).click()
    page.get_by_role("combobox").select_option("fi")
    page.keyboard.press("Escape")
    expect(page.get_by_text(words("unreadable-no-headers", "fi"))).to_be_visible()
    page.get_by_role("button", name=words("menu", "fi")).click()
    page.get_by_role("combobox").select_option("en")
    page.keyboard.press("Escape")
    choose_file(page, read_record(stock.address, stock.ended.table))
    expect(page.get_by_role("slider")).to_be_visible()


def test_damaged_records(page: Page, stock: Stock, complaints: Complaints) -> None:
    complaints.expect("422")
    whole = read_record(stock.address, stock.ended.table)
    for damaged in (whole[: len(whole) // 2], "\x00\ufffd" + whole, "x" * 1_000_001, ""):
        choose_file(page, damaged)
        heading(page, words("trouble-title", kind="bad-record"))
        look_away(page)


def test_a_deleted_name_is_asked_for_once(page: Page, stock: Stock, complaints: Complaints) -> None:
    complaints.expect("404")
    account(page, stock)
    asked = 0

    def gone(route: Route) -> None:
        nonlocal asked
        asked += 1
        route.fulfill(status=404, json={"code": "no-such-person", "message": ""})

    page.route("**/api/people/*", gone)
    page.goto(f"/#/person/{ANA[::-1]}")
    heading(page, words("trouble-title", kind="no-person"))
    expect(page.get_by_role("button", name=words("try-again"))).to_have_count(0)
    look_away(page)
    assert asked == 1


def test_an_old_tab_after_an_update_asks_for_a_reload(page: Page, stock: Stock) -> None:
    outdated(page, stock)
    page.evaluate("window.old = true")
    page.get_by_role("button", name=words("reload")).click()
    page.wait_for_function("window.old === undefined")


def test_without_storage_one_can_still_play(page: Page, stock: Stock) -> None:
    page.add_init_script(NO_STORAGE)
    start(page, stock)
    expect(page.get_by_text(words("storage-off"))).to_be_visible()
    page.get_by_role("radiogroup", name=words("who-starts")).get_by_text(words("starts-you"), exact=True).click()
    page.get_by_role("button", name=words("start-game")).click()
    expect(page.locator("[data-situation=take]")).to_be_visible()
    page.get_by_role("button", name=words("menu")).click()
    page.get_by_role("combobox").select_option("fi")
    expect(page.locator("html")).to_have_attribute("lang", "fi")
    page.keyboard.press("Escape")
    page.go_back()
    expect(page.get_by_role("heading", name=words("your-games", "fi"))).to_be_visible()
    choose_file(page, read_record(stock.address, stock.ended.table))
    expect(page.get_by_role("slider")).to_be_visible()


def test_stored_nonsense_is_ignored(page: Page, stock: Stock) -> None:
    page.add_init_script(
        "for (const name of ['settings', 'language', 'computer', 'name', 'table.000000000000'])"
        " localStorage.setItem(`tilewright.${name}`, '{[');"
    )
    start(page, stock)
    Seated(stock.two.table, "", (), None).give_to(page.context)
    start(page, stock)


@pytest.mark.parametrize("place", ["table", "watch", "waiting", "end", "lobby"])
def test_the_operators_message_stays_until_it_is_closed(page: Page, stock: Stock, place: str) -> None:
    said = {"type": "notice", "what": "message", "text": "A restart at <b>noon</b>"}

    def pass_on(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def forward(message: str | bytes) -> None:
            route.send(message)
            if json.loads(message)["type"] in ("view", "lobby"):
                route.send(json.dumps(said))

        server.on_message(forward)

    page.route_web_socket(re.compile(r"/(live|api/lobby)(\?|$)"), pass_on)
    seated = {"waiting": stock.waiting, "end": stock.ended}.get(place, stock.two)
    if place != "watch":
        seated.give_to(page.context)
    page.goto("/#/lobby" if place == "lobby" else f"/#/{'watch' if place == 'watch' else 'table'}/{seated.table}")
    shown = page.get_by_role("status").filter(has_text=words("note-operator"))
    expect(shown).to_contain_text("A restart at <b>noon</b>")
    if place != "lobby":
        shown.get_by_role("button", name=words("note-dismiss")).click()
        expect(shown).to_be_hidden()


def test_a_refused_rematch_says_why(page: Page, stock: Stock) -> None:
    def refuse(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def hear(message: str | bytes) -> None:
            asked = json.loads(message)
            if asked["type"] == "rematch":
                error = {"type": "error", "id": asked["id"], "code": "draining", "message": "No new games now."}
                route.send(json.dumps(error))
            else:
                server.send(message)

        route.on_message(hear)

    page.route_web_socket("**/live*", refuse)
    stock.ended.give_to(page.context)
    page.goto(f"/#/table/{stock.ended.table}")
    page.get_by_role("button", name=words("end-again")).click()
    expect(page.get_by_role("alert").filter(has_text="No new games now.")).to_be_visible()
