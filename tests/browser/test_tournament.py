"""A tournament on the page, with the server's answers made up."""

from __future__ import annotations

import json

import msgspec
from playwright.sync_api import Page, Route, expect

from tests.browser.playing import hurry
from tests.browser.views import DEAD_TABLE, NOON, TOURNAMENT, heading
from tests.browser.wording import words
from tilewright.server.messages.tournaments import TournamentGame, TournamentYou


def test_a_player_who_waits_in_an_arena_becomes_ready_automatically(page: Page) -> None:
    """When an opponent is found, a visible page sends `ready` itself; nobody has to press a button."""
    arena = msgspec.structs.replace(
        TOURNAMENT, kind="arena", rounds=None, minutes=30, ends=NOON + 900, games=[], byes=[]
    )
    waits = msgspec.structs.replace(arena, tag="waits", you=TournamentYou(2, False, True, None, None))
    game = TournamentGame(7, [2, 4], [False, False], NOON + 30, False)
    paired = msgspec.structs.replace(arena, tag="paired", games=[game], you=TournamentYou(2, False, False, None, None))
    asked: list[str] = []

    def answer(route: Route) -> None:
        if route.request.method == "POST":
            asked.append(json.loads(route.request.post_data or "{}")["do"])
            ready = msgspec.structs.replace(game, ready=[True, False])
            route.fulfill(body=msgspec.json.encode(msgspec.structs.replace(paired, tag="ready", games=[ready])))
        elif "have=" not in route.request.url:
            route.fulfill(body=msgspec.json.encode(waits))
        elif "have=waits" in route.request.url:
            route.fulfill(body=msgspec.json.encode(paired))

    kept = json.dumps(json.dumps({"id": DEAD_TABLE, "title": TOURNAMENT.title, "secret": "s" * 43, "since": 1}))
    page.context.add_init_script(
        f"try {{ localStorage.setItem('tilewright.tournament.{DEAD_TABLE}', {kept}) }} catch {{}}"
    )
    page.clock.set_fixed_time(NOON)
    page.route(f"**/api/tournaments/{DEAD_TABLE}**", answer)
    hurry(page).goto(f"/#/tournament/{DEAD_TABLE}")
    heading(page, TOURNAMENT.title)
    expect(page.get_by_text(words("tournament-is-ready")).first).to_be_visible()
    assert asked == ["ready"]
    opponent = TOURNAMENT.players[4].name
    expect(page.locator('[data-voice="polite"]')).to_have_text(words("tournament-paired", name=opponent))
