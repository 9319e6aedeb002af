"""Plays one game of a plan; an engine that fails loses it."""

from __future__ import annotations

import time
from collections.abc import Sequence

import numpy as np

from tilewright._text import printable
from tilewright.notation import Record
from tilewright.players import Player, player_named
from tilewright.players.engine import EngineFailure, EnginePlayer
from tilewright.players.player import choose_legal
from tilewright.rules import Phase, Position

from .plan import Fixture, Plan
from .results import Failure, GameResult

MOST_ROUNDS = 100
"""A game that takes more rounds is stopped, and all seats share the victory (SIL-17)."""


def deal_round(position: Position, seed: int, deal: int) -> Position:
    """The next round's deal: the same for every game of a deal, as long as the same tiles are in the bag."""
    return position.deal_randomly(np.random.default_rng([seed, deal, position.round]))


class Company:
    """The players of a plan's games.

    Outside engines keep running from game to game, unless they fail or the plan wants fresh ones.
    """

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._engines: dict[tuple[int, int], EnginePlayer] = {}

    def play(self, fixture: Fixture) -> GameResult:
        """Play one game; an engine that fails loses it."""
        seated = self._plan.seated(fixture)
        players = [self._player(fixture, seated, seat) for seat in range(len(seated))]
        try:
            return play_fixture(self._plan, fixture, players)
        finally:
            if self._plan.fresh_engines:
                self.close()

    def _player(self, fixture: Fixture, seated: Sequence[int], seat: int) -> Player:
        who = seated[seat]
        given = self._plan.objects[who] if self._plan.objects else None
        if given is not None:
            return given
        engine = (who, seated[:seat].count(who))
        if engine in self._engines:
            return self._engines[engine]
        seeds = np.random.SeedSequence([self._plan.seed, *fixture, seat])
        plan = self._plan
        player = player_named(plan.players[who], int(seeds.generate_state(1)[0]), plan.budget, patience=plan.patience)
        if isinstance(player, EnginePlayer):
            self._engines[engine] = player
        return player

    def close(self) -> None:
        """End the engines."""
        while self._engines:
            self._engines.popitem()[1].close()


def play_fixture(plan: Plan, fixture: Fixture, players: Sequence[Player]) -> GameResult:
    """Play one game with a player for each seat. Seat 1 starts.

    Over all seatings of a deal, each player of the plan's table sits once on seat 1.
    """
    seated = plan.seated(fixture)
    record = Record.start(plan.side, [printable(plan.labels[who]) for who in seated])
    record = record.with_header("Deal", str(fixture.deal)).with_header("Seating", str(fixture.seating))
    seconds = [0.0] * len(players)
    failure = None
    while not record.final.is_over and record.final.round <= MOST_ROUNDS:
        position = record.final
        if position.phase is Phase.DEAL:
            record = record.with_deal(deal_round(position, plan.seed, fixture.deal).factories)
            continue
        assert position.to_move is not None
        seat = position.to_move - 1
        began = time.perf_counter()
        try:
            move = choose_legal(players[seat], position)
        except EngineFailure as error:
            failure = Failure(seat, error.kind, str(error))
            break
        seconds[seat] += time.perf_counter() - began
        record = record.with_move(move)
    return _result(fixture, seated, record, seconds, failure)


def _result(
    fixture: Fixture, seated: tuple[int, ...], record: Record, seconds: list[float], failure: Failure | None
) -> GameResult:
    seats = range(len(seated))
    outcome = record.outcome
    if outcome is not None:
        winners = [seat - 1 for seat in outcome.winners]
        reason = outcome.reason
    elif failure is not None:
        winners = [seat for seat in seats if seat != failure.seat]
        reason = "failure"
    else:
        winners = list(seats)
        reason = "stopped"
    if failure is not None:
        record = record.with_header("Termination", f"seat {failure.seat + 1} lost: {printable(failure.sentence)}")
    elif reason == "stopped":
        record = record.with_header("Termination", "stopped")
    return GameResult(
        fixture,
        seated,
        tuple(1 / len(winners) if seat in winners else 0.0 for seat in seats),
        record.final.scores,
        reason,
        record.final.round,
        failure,
        tuple(round(each, 3) for each in seconds),
        str(record),
    )
