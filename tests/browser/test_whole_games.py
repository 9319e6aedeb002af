"""Games in the browser up to the final score: one is played completely, of the others mostly the last rounds."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.playing import (
    COMPUTER,
    PERSON,
    click_move,
    hurry,
    make_table,
    play_to_the_end,
    sit_down,
    situation,
    skip_to_round,
    take_turn,
    type_move,
    wait_for,
)
from tests.browser.serving import Server
from tests.browser.wording import words

NewPage = Callable[..., Page]


def test_two_browsers_by_link(new_page: NewPage, server: Server) -> None:
    ana = hurry(new_page(reduced_motion="reduce", permissions=["clipboard-read", "clipboard-write"]))
    ana.goto("/")
    ana.get_by_role("button", name="With friends").click()
    ana.get_by_role("dialog").get_by_label("Your name").fill("Ana")
    ana.get_by_role("button", name="Create table").click()
    link = ana.get_by_label("Anyone who opens this link can take a seat").input_value()

    bo = hurry(new_page(reduced_motion="reduce"))
    bo.goto(link)
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Take a seat").click()

    for page in (ana, bo):
        wait_for(page, "take", "choosing")
    table = ana.url.rsplit("/", 1)[1]
    assert {situation(ana), situation(bo)} == {"take", "choosing"}

    players = {ana: type_move, bo: click_move}

    def play(page: Page, move: str) -> None:
        players[page](page, move)

    for page in (ana, bo) if situation(ana) == "take" else (bo, ana):
        wait_for(page, "take")
        take_turn(page, server, table, play)
    skip_to_round([ana, bo], server, table, 5)
    play_to_the_end([ana, bo], server, table, play)
    totals = [page.locator(".total td").all_inner_texts() for page in (ana, bo)]
    assert totals[0] == totals[1]
    assert len(totals[0]) == 2
    for page in (ana, bo):
        expect(page.get_by_text(words("fair-deals", proof="proved"))).to_be_visible()

    ana.get_by_role("button", name="Play again").click()
    wait_for(ana, "take", "choosing", "not-here")  # "not-here" if Bo begins: he still looks at the final score
    bo.get_by_role("button", name="To the next game").click()
    for page in (ana, bo):
        wait_for(page, "take", "choosing")
    assert ana.url == bo.url
    assert not ana.url.endswith(table)


def test_four_seats_with_computers(new_page: NewPage, server: Server) -> None:
    page = hurry(new_page(reduced_motion="reduce"))
    seated = make_table(server, PERSON, COMPUTER, COMPUTER, COMPUTER)
    sit_down(page, seated)
    expect(page.get_by_role("region", name="Milo’s board")).to_have_count(3)
    skip_to_round([page], server, seated["table"], 5)
    play_to_the_end([page], server, seated["table"])
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    assert page.locator(".final").count() == 4
    assert len(page.locator(".total td").all_inner_texts()) == 4


def test_grey_side(new_page: NewPage, server: Server) -> None:
    page = hurry(new_page(), speed="4")  # the only test that animates the end of a game
    seated = make_table(server, PERSON, COMPUTER, side="grey", first=1)
    sit_down(page, seated)
    skip_to_round([page], server, seated["table"], 4)
    play_to_the_end([page], server, seated["table"])
    expect(page.locator(".ledger")).to_be_visible()


def test_keyboard_only_from_start_page_to_final_score(new_page: NewPage, server: Server) -> None:
    page = hurry(new_page(reduced_motion="reduce"))
    page.goto("/")
    expect(page.get_by_role("button", name="Start game")).to_be_visible()
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent.trim()") == "Start game":
            break
    page.keyboard.press("Enter")
    wait_for(page, "take", "choosing")
    play_to_the_end([page], server, page.url.rsplit("/", 1)[1])
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.tagName") in {"A", "BUTTON"}


def test_same_device(new_page: NewPage, server: Server) -> None:
    page = hurry(new_page(reduced_motion="reduce"))
    seated = make_table(server, PERSON, {"who": "person", "name": "Bo"}, first=2)
    assert seated["seats"] == [1, 2]
    sit_down(page, seated)
    expect(page.locator("[data-situation]")).to_contain_text("Bo: take tiles")
    assert page.locator(".own [data-seat]").get_attribute("data-seat") == "2"
    skip_to_round([page], server, seated["table"], 4)
    play_to_the_end([page], server, seated["table"], click_move)
