"""What the engine does on `go`: one function between the protocol and whoever chooses the move.

It chooses greedily; a search takes its place by keeping `choose` as it is.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from threading import Event
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tilewright.rules import Move, Position

POINTS_PER_WIN_STEP = 12.0
"""A lead of so many points multiplies the odds of winning by e: a rough guess."""


@dataclass(frozen=True)
class Limits:
    """When a search ends; None is no limit, and no limit at all means until it is stopped."""

    movetime_ms: int | None = None
    nodes: int | None = None
    depth: int | None = None

    @property
    def infinite(self) -> bool:
        return self.movetime_ms is None and self.nodes is None and self.depth is None


@dataclass(frozen=True)
class Info:
    """What is known so far, from the view of the seat to move."""

    depth: int
    nodes: int
    seconds: float
    score: float
    win: float
    line: tuple[Move, ...]

    def __str__(self) -> str:
        """The words after `info`."""
        per_second = round(self.nodes / max(self.seconds, 1e-6))
        return (
            f"depth {self.depth} nodes {self.nodes} nps {per_second} time {round(self.seconds * 1000)} "
            f"score {self.score:.2f} win {self.win:.4f} pv {' '.join(map(str, self.line))}"
        )


def choose(position: Position, limits: Limits, player: str, stop: Event, report: Callable[[Info], None]) -> Move:
    """A move for a position that has one; ends soon after `stop` is set, and not before it without limits."""
    from tilewright.players import GreedyPlayer, RandomPlayer

    began = time.perf_counter()
    chooser = RandomPlayer() if player == "random" else GreedyPlayer()
    move = chooser.choose(position)
    score, win = expectation(position, move)
    nodes = len(position.legal_moves())
    report(Info(1, nodes, time.perf_counter() - began, score, win, (move,)))
    if limits.infinite:
        stop.wait()
    return move


def expectation(position: Position, move: Move) -> tuple[float, float]:
    """The margin if the round were tiled right after the move, and a share of the victory guessed from it."""
    from tilewright.search.outlook import round_outlook

    seat = position.to_move
    assert seat is not None, "only a seat that is to move can expect something"
    after = position.play_unchecked(move)
    outlooks = [float(round_outlook(after.state[0], other)) for other in range(position.players)]
    mine = outlooks.pop(seat - 1)
    margin = mine - sum(outlooks) / len(outlooks)
    if (outcome := after.outcome) is not None:
        return margin, (seat in outcome.winners) / len(outcome.winners)
    steps = max(-50.0, min(50.0, margin / POINTS_PER_WIN_STEP))
    return margin, 1 / (1 + len(outlooks) * math.exp(-steps))
