"""The page notes the commitment, adds randomness, and recomputes every deal when the game is over."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.playing import COMPUTER, PERSON, hurry, make_table, play_turn, position, sit_down, wait_for
from tests.browser.serving import HTTP, Server
from tests.browser.wording import words
from tilewright.fairness import chain_value


def give_up(page: Page) -> None:
    page.get_by_role("button", name=words("menu"), exact=True).click()
    page.get_by_role("button", name=words("menu-resign")).click()
    page.get_by_role("button", name=words("resign-yes")).click()


def test_deals_are_proved_in_a_game_and_its_rematch(new_page: Callable[..., Page]) -> None:
    page = hurry(new_page(reduced_motion="reduce"))
    page.goto("/")
    page.get_by_role("button", name=words("start-game")).click()
    for again in (False, True):
        if again:
            page.get_by_role("button", name=words("end-again")).click()
        wait_for(page, "take", "choosing")
        if not again:
            table = page.url.rpartition("/")[2]
            watcher = new_page()
            watcher.goto(f"/#/watch/{table}")
            for each, own in ((page, "yes"), (watcher, "no")):
                each.get_by_role("button", name=words("menu"), exact=True).click()
                each.get_by_text(words("fair-title")).click()
                expect(each.get_by_text(words("fair-promise", own=own))).to_be_visible()
            page.keyboard.press("Escape")
        give_up(page)
        proved = page.get_by_text(words("fair-deals", proof="proved"))
        proved.click()
        expect(page.get_by_text(words("fair-proof", proof="proved"))).to_be_visible()
        expect(page.get_by_text(words("fair-own"))).to_be_visible()
    # If the noted commitment differs from the one of the game, the page says so.
    noted = "Object.keys(localStorage).filter((name) => name.startsWith('tilewright.deals.'))"
    page.evaluate(
        f"for (const name of {noted}) localStorage.setItem(name, JSON.stringify("
        "{ ...JSON.parse(localStorage.getItem(name)), commitment: '0'.repeat(64) }))"
    )
    page.reload()
    page.get_by_text(words("fair-deals", proof="other-commitment")).click()
    expect(page.get_by_text(words("fair-proof", proof="other-commitment"))).to_be_visible()


def test_the_last_word_against_the_computer(new_page: Callable[..., Page], server: Server) -> None:
    """The page reveals its value before every deal without being asked, also after a reload and in a rematch."""
    page = hurry(new_page(reduced_motion="reduce"))
    page.goto("/")
    page.get_by_role("button", name=words("more-options")).click()
    page.get_by_role("switch", name=re.compile(words("last-word"))).click()
    page.get_by_role("button", name=words("start-game")).click()
    for again in (False, True):
        if again:
            page.get_by_role("button", name=words("end-again")).click()
        wait_for(page, "take", "choosing")
        table = page.url.rpartition("/")[2]
        rounds = 1 if again else 2
        if not again:
            page.reload()
        while position(server, table).round < rounds:
            if not play_turn(page, server, table):
                page.wait_for_timeout(20)
        wait_for(page, "take", "choosing")
        give_up(page)
        page.get_by_text(words("fair-deals", proof="proved")).click()
        expect(page.get_by_text(words("fair-unforeseen"))).to_be_visible()
        record = HTTP.get(f"{server.address}api/tables/{table}/record.azr").text
        (revealed,) = re.findall(r"^\[Reveals (.*)\]$", record, re.MULTILINE)
        assert len(re.findall(r'"[0-9a-f]{64}"', revealed)) == rounds


def test_the_last_word_of_somebody_else(new_page: Callable[..., Page], server: Server) -> None:
    """The page names the person whose device the deal waits for; a friend's page makes a chain of its own."""
    seed = bytes(range(32))
    noted = HTTP.post(f"{server.address}api/promises", json={}).json()
    randomness = chain_value(seed, 0)
    wishes = {"last_word": True, "promise": noted["commitment"], "randomness": randomness}
    made = make_table(server, PERSON, {"who": "open"}, {**COMPUTER}, **wishes)
    page, friend = (hurry(new_page(reduced_motion="reduce")) for _ in range(2))
    friend.goto(f"/#/join/{made['invite']}")
    expect(friend.get_by_text(words("last-word-about"))).to_be_visible()
    friend.get_by_role("textbox").fill("Bo")
    friend.get_by_role("button", name=words("sit-down")).click()
    wait_for(friend, "revealing")
    expect(friend.get_by_text(words("status-revealing", names="Ana"))).to_be_visible()
    note = json.dumps({"commitment": noted["commitment"], "randomness": randomness, "seed": seed.hex()})
    page.add_init_script(f"localStorage.setItem('tilewright.deals.{made['table']}', {json.dumps(note)})")
    sit_down(page, made)
    for each in (page, friend):
        wait_for(each, "take", "choosing")
