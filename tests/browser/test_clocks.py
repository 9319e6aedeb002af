"""Clocks on the page: the terms in the invitation, everybody's reserve, slow games in which it is the person's turn."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE
from tests.browser.playing import hurry
from tests.browser.serving import Server
from tests.browser.tables import OPEN, PERSON, ask, join_table, make_table, play_on
from tests.browser.views import at_table, sit

NewPage = Callable[..., Page]


def test_everybodys_clock_is_at_the_table(new_page: NewPage, server: Server) -> None:
    seated = make_table(server.address, PERSON, OPEN, first=1, clock={"reserve": 600, "increment": 10})
    invited = hurry(new_page())
    invited.goto(f"/#/join/{seated.invite}")
    terms = "10 min each for the whole game, plus 10 s for every move; whoever runs out of time loses."
    expect(invited.get_by_text(terms)).to_be_visible()
    other = join_table(server.address, seated.invite or "", "Bo")
    page = hurry(new_page())
    at_table(page, seated)
    clocks = page.get_by_role("list", name="Clocks")
    expect(clocks.get_by_role("listitem")).to_have_text([re.compile("Ana.*10:00"), re.compile("Bo.*10:00")])
    expect(clocks.locator("li.running")).to_contain_text("Ana")
    before = clocks.bounding_box()
    play_on(server.address, seated, lambda view, turns: bool(view) and not turns)
    expect(clocks.locator("li.running")).to_contain_text("Bo")
    expect(clocks.get_by_role("listitem").first).to_contain_text("10:10")  # no time used before the first move
    assert clocks.bounding_box() == before
    phone = hurry(new_page(viewport=PHONE, has_touch=True, is_mobile=True))
    sit(phone, other)
    expect(phone.locator(".players .left.running")).to_have_text(re.compile(r"\d+:\d\d"))


def test_slow_games_wait_in_the_list_and_in_the_title(new_page: NewPage, server: Server) -> None:
    clock = {"per_move": 86_400, "unit": "days"}
    seated = make_table(server.address, PERSON, OPEN, first=1, clock=clock)
    other = join_table(server.address, seated.invite or "", "Bo")
    page = hurry(new_page())
    seated.give_to(page.context)
    page.goto("/")
    expect(page).to_have_title(re.compile(r"^\(1\) .* – Tilewright$"))
    game = page.get_by_role("link", name="Bo round 1, your turn, 24 h left")
    expect(game).to_be_visible()
    ask(server.address, other, {"type": "vacation", "seat": 2, "days": 2})
    game.click()
    expect(page).to_have_title("Your turn – Tilewright")
    expect(page.get_by_text("on vacation").first).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("switch", name="Play my only move for me").check()
    page.get_by_role("combobox", name="Length of the vacation").select_option("3 days")
    page.get_by_role("button", name="Go on vacation").click()
    expect(page.get_by_text("You are on vacation until")).to_be_visible()
    page.get_by_role("button", name="End vacation").click()
    expect(page.get_by_role("button", name="Go on vacation")).to_be_visible()
