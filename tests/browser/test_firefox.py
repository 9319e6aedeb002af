"""A game against the computer in Firefox: its beginning and its end are played with the mouse."""

from __future__ import annotations

from pathlib import Path

from tests.browser.chromium import Complaints
from tests.browser.firefox import FirefoxPage, running_firefox
from tests.browser.playing import (
    destination_of,
    group_of,
    hurry,
    play_to_the_end,
    play_turn,
    situation,
    skip_to_round,
    take_count,
    wait_for,
)
from tests.browser.serving import Server
from tests.browser.wording import words

WITH_FLIGHTS = 3
# Changes the setting as another tab would: stores it and sends the event.
AT_ONCE = """localStorage.setItem('tilewright.settings', '{"speed": 1e999}'),
dispatchEvent(new StorageEvent('storage', { key: 'tilewright.settings' }))"""


def click_move(page: FirefoxPage, move: str) -> None:
    """Click the tiles, then the line."""
    page.click(group_of(move))
    page.click(destination_of(move))


def test_a_game_in_firefox(server: Server, complaints: Complaints, tmp_path: Path) -> None:
    with running_firefox(tmp_path / "profile", complaints) as page:
        page.set_viewport_size(1440, 900)
        hurry(page, speed="4")
        page.goto(server.address)
        page.click(f'[aria-label="{words("level-choice", level=1)}"]')
        page.click(".main .go")
        wait_for(page, "take", "choosing")
        table = page.evaluate("location.hash").rsplit("/", 1)[1]
        while take_count(page) < WITH_FLIGHTS:
            play_turn(page, server, table, click_move)
        page.evaluate(AT_ONCE)
        skip_to_round([page], server, table, 5)
        play_to_the_end([page], server, table, click_move)
        assert situation(page) == "end"
        totals = page.evaluate("[...document.querySelectorAll('.total td')].map((cell) => cell.textContent)")
        assert len(totals) == 2
    assert complaints.verdict() == ""
