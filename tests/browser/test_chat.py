"""The chat at a table of friends: it works once both have switched it on, and a person can be muted."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.playing import hurry
from tests.browser.serving import Server
from tests.browser.tables import OPEN, PERSON, ask, join_table, make_table
from tests.browser.views import at_table, sit
from tests.browser.wording import words

NewPage = Callable[..., Page]


def test_one_of_two_others_is_muted(new_page: NewPage, server: Server) -> None:
    seated = make_table(server.address, PERSON, OPEN, OPEN, first=1)
    others = [join_table(server.address, seated.invite or "", name) for name in ("Bo", "Cleo")]
    for number, other in enumerate(others, 2):
        ask(server.address, other, {"type": "chat", "seat": number, "on": True})
    page = hurry(new_page())
    page.clock.install()
    at_table(page, seated)
    for number, other in enumerate(others, 2):
        ask(server.address, other, {"type": "react", "seat": number, "reaction": "thanks"})
    expect(page.locator(".bubble")).to_have_count(2)
    page.clock.fast_forward(6000)  # a bubble is shown for 5 s
    expect(page.locator(".bubble")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=words("menu-chat")).click()
    page.get_by_role("switch", name=words("chat-on")).check()
    page.get_by_role("switch", name="Mute Bo").check()
    for number, other in enumerate(others, 2):
        ask(server.address, other, {"type": "say", "seat": number, "text": f"Hello from {number}"})
    expect(page.get_by_role("listitem").filter(has_text="Hello from 3")).to_be_visible()
    expect(page.get_by_role("dialog").get_by_text("Hello from 2")).to_have_count(0)


def test_two_friends_talk(new_page: NewPage, server: Server) -> None:
    seated = make_table(server.address, PERSON, OPEN, first=1)
    other = join_table(server.address, seated.invite or "", "Bo")
    ana, bo = hurry(new_page()), hurry(new_page())
    for page, seat in ((ana, seated), (bo, other)):
        sit(page, seat)
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name=words("menu-chat")).click()
        page.get_by_role("switch", name=words("chat-on")).check()
    ana.get_by_label(words("chat-say")).fill("Well <b>played</b>")
    ana.get_by_role("button", name=words("chat-send"), exact=True).click()
    for page in (ana, bo):
        expect(page.get_by_role("listitem").filter(has_text="Well <b>played</b>")).to_be_visible()
    bo.get_by_role("switch", name=words("chat-mute")).check()
    expect(bo.get_by_role("dialog").get_by_text("Well <b>played</b>")).to_have_count(0)
