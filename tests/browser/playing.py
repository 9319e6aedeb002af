"""Helpers with which tests sit down at tables and play plausible moves, by keyboard, by mouse or over the API."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.chromium import PATIENCE
from tests.browser.serving import HTTP, Server
from tests.browser.tables import from_answer, play_on, round_of
from tests.browser.wording import words
from tilewright import Position
from tilewright.rules.effects import legal_effects

PERSON = {"who": "person", "name": "Ana"}
COMPUTER = {"who": "computer", "level": 1, "name": "Milo"}
PATIENCE_S = PATIENCE / 1000
# After two frames, a page whose size was changed has its new layout.
TWO_FRAMES = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
POLL_MS = 100  # each poll costs CPU in four processes
WHOLE_GAME = 480  # seconds that a game may take on a busy machine


class Shown(Protocol):
    """The methods that pages of both browsers have, enough to follow a game."""

    def evaluate(self, expression: str, /) -> Any: ...

    def wait_for_timeout(self, timeout: float, /) -> None: ...

    def add_init_script(self, script: str, /) -> Any: ...


AnyPage = TypeVar("AnyPage", bound=Shown)


def make_table(server: Server, *seats: dict[str, Any], **wishes: Any) -> dict[str, Any]:
    """Make a table; return the server's answer to its maker."""
    made = HTTP.post(f"{server.address}api/tables", json={"seats": seats, **wishes})
    made.raise_for_status()
    return dict(made.json())


def keep_secret(context: BrowserContext, seated: dict[str, Any]) -> None:
    """Store a seat in the browser, as the page does after making or joining a table."""
    kept = json.dumps({**seated, "since": 1})
    name = f"tilewright.table.{seated['table']}"
    context.add_init_script(f"localStorage.setItem({json.dumps(name)}, {json.dumps(kept)})")


def sit_down(page: Page, seated: dict[str, Any]) -> None:
    """Store the seat in the page's browser and open the table."""
    keep_secret(page.context, seated)
    page.goto(f"/#/table/{seated['table']}")
    expect(page.locator("[data-situation]")).to_be_visible()


def hurry(page: AnyPage, speed: str = "1e999") -> AnyPage:
    """Speed up animations by this factor; JSON reads 1e999 as infinity, with which every change is shown at once."""
    page.add_init_script(f"localStorage.setItem('tilewright.settings', '{{\"speed\": {speed}}}')")
    return page


def situation(page: Shown) -> str:
    """The situation that the status bar shows; `end` when the game is over, empty between two situations."""
    return str(
        page.evaluate(
            "document.querySelector('article.end') ? 'end'"
            " : document.querySelector('[data-situation]')?.dataset.situation ?? ''"
        )
    )


def wait_for(page: Shown, *situations: str, seconds: float = PATIENCE_S) -> str:
    """Wait until the status bar shows one of these situations."""
    until = time.monotonic() + seconds
    while (now := situation(page)) not in situations:
        if time.monotonic() > until:
            raise AssertionError(f"expected one of {situations}, but it is {now!r}")
        page.wait_for_timeout(POLL_MS)
    return now


def position(server: Server, table: str) -> Position:
    """The position of the table now."""
    view = HTTP.get(f"{server.address}api/tables/{table}").json()
    return Position.parse(view["position"])


def sensible_move(here: Position) -> str:
    """The move with the best immediate effect, so that the game ends after few rounds."""
    best = max(
        legal_effects(here), key=lambda effect: 2 * effect.points - 2 * effect.lost + effect.placed - effect.dropped
    )
    return str(best.move)


def type_move(page: Page, move: str) -> None:
    """Play by keyboard: the three characters of the move, then Enter."""
    for sign in move:
        page.keyboard.press(sign)
    page.keyboard.press("Enter")


def group_of(move: str) -> str:
    """The selector of the tiles that a move takes."""
    return f'[data-group="{"0" if move[0] == "C" else move[0]}{move[1]}"]'


def destination_of(move: str) -> str:
    """The selector of the line, or of the floor line, that a move goes to."""
    return f'.own [data-destination="{"0" if move[2] == "F" else move[2]}"]'


def click_move(page: Page, move: str) -> None:
    """Play by mouse: click the tiles, then the line."""
    page.locator(group_of(move)).click()
    page.locator(destination_of(move)).first.click()


def choose_column(page: Page) -> None:
    """Grey side: choose the first column that is offered, by keyboard."""
    choice = page.locator(".own [data-column]").first
    choice.focus()
    page.keyboard.press("Enter")


def play_turn(page: Shown, server: Server, table: str, play: Callable[[Any, str], None] = type_move) -> bool:
    """Play one turn if it is this page's turn; return whether it was."""
    now = situation(page)
    if now == "column":
        before = title(page)
        assert isinstance(page, Page), "the grey side is played in Chromium only"
        choose_column(page)
        moved_on(page, lambda: situation(page) != "column" or title(page) != before)
        return True
    if now != "take":
        return False
    here = position(server, table)
    if here.phase != "offer":
        return False
    count = take_count(page)
    play(page, sensible_move(here))
    moved_on(page, lambda: situation(page) == "end" or take_count(page) > count)
    return True


def take_turn(page: Shown, server: Server, table: str, play: Callable[[Any, str], None] = type_move) -> None:
    """Wait until it is this page's turn and play it; a slow page may be reconnecting at first."""
    moved_on(page, lambda: play_turn(page, server, table, play))


def title(page: Shown) -> str:
    """The status bar's title."""
    return str(page.evaluate("document.querySelector('[data-situation] .title')?.textContent ?? ''"))


def take_count(page: Shown) -> int:
    """How many takes the page knows of."""
    return int(page.evaluate("document.querySelector('[data-takes]')?.dataset.takes ?? 0"))


def moved_on(page: Shown, done: Callable[[], bool], seconds: float = PATIENCE_S) -> None:
    """Wait until `done()` is true; fail if it takes too long."""
    until = time.monotonic() + seconds
    while not done():
        if time.monotonic() > until:
            raise AssertionError(f"nothing came of the move; the page says {title(page)!r}")
        page.wait_for_timeout(POLL_MS)


def wait_until(page: Page, promised: str) -> None:
    """Wait until a promise yields a true value; Playwright's `wait_for_function` takes the promise itself as true."""
    moved_on(page, lambda: bool(page.evaluate(promised)))


# The number of entries in one object store of the page's database; 0, without making it, if there is no database yet.
KEPT = """(shelf) => new Promise((done) => {
  const open = indexedDB.open('tilewright');
  open.onupgradeneeded = () => open.transaction.abort();
  open.onerror = () => done(0);
  open.onsuccess = () => {
    const all = open.result.transaction(shelf).objectStore(shelf).count();
    all.onsuccess = () => {
      open.result.close();
      done(all.result);
    };
  };
})"""


def wait_for_kept(page: Page, shelf: str, count: int) -> None:
    """Wait until an object store has `count` entries or more: `answers` (steps of games), `reviews` or `puzzles`."""
    moved_on(page, lambda: page.evaluate(KEPT, shelf) >= count)


def look_away(page: Shown) -> None:
    """Leave the table for another page, so that moves made meanwhile need not be shown."""
    page.evaluate("location.hash = '#/about'")
    moved_on(page, lambda: page.evaluate("document.querySelector('h1')?.textContent") == words("about-title"))


def skip_to_round(pages: Sequence[Shown], server: Server, table: str, number: int) -> None:
    """Play for the seats of all pages over the server's API until this round begins, then return to the table."""
    seats = []
    for page in pages:
        seats.append(from_answer(json.loads(page.evaluate(f"localStorage.getItem('tilewright.table.{table}')"))))
        look_away(page)

    def done(view: dict[str, Any], turns: list[Any]) -> bool:
        return round_of(view) >= number or (len(seats) > 1 and not turns)

    while position(server, table).round < number:
        for seated in seats:
            play_on(server.address, seated, done)
    for page in pages:
        page.evaluate(f"location.hash = '#/table/{table}'")
    for page in pages:
        wait_for(page, "take", "choosing", "column")


def play_to_the_end(
    pages: Sequence[Shown], server: Server, table: str, play: Callable[[Any, str], None] = type_move
) -> None:
    """Every page plays its turns until all show the end."""
    until = time.monotonic() + WHOLE_GAME
    while any(situation(page) != "end" for page in pages):
        if time.monotonic() > until:
            raise AssertionError("the game did not end")
        if not any(play_turn(page, server, table, play) for page in pages):
            pages[0].wait_for_timeout(POLL_MS)


def expect_heard(page: Page, said: str | re.Pattern[str]) -> None:
    """Wait until a live region contains this text; some change a moment after the page."""
    expect(page.locator("[data-voice]").filter(has_text=said)).not_to_have_count(0)


def heard(page: Page) -> str:
    """The text of all live regions."""
    return "\n".join(page.locator("[data-voice]").all_inner_texts())
