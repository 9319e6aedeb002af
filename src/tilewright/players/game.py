"""A whole game between players in this process."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from tilewright.rules import Move, Outcome, Phase, Position

from .player import Player

STOPPED = "stopped"


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A played game. To replay it, deal whenever the position awaits a deal, and play the next move otherwise."""

    start: Position
    position: Position
    """The last position reached."""
    deals: tuple[str, ...]
    moves: tuple[Move, ...]
    reason: str
    """`row` or `exhausted` as in `Outcome`; `stopped` for a game that was stopped and has no outcome (SIL-17)."""

    @property
    def outcome(self) -> Outcome | None:
        """Who won; None if the game was stopped."""
        return self.position.outcome


def play_game(
    position: Position,
    players: Sequence[Player],
    deals: np.random.Generator | int | Iterable[str],
    *,
    round_limit: int | None = None,
) -> PlayedGame:
    """Play on from a position until its game ends, one player for each seat.

    Deals are random, from a NumPy generator or a seed, or given one by one. The game is stopped without a result when
    the deals run out or a round after `round_limit` would begin: a game might never end (SIL-17).
    """
    if len(players) != position.players:
        raise ValueError(f"this game has {position.players} seats, not {len(players)}")
    start = position
    next_deal = _dealer(deals)
    dealt: list[str] = []
    moves: list[Move] = []
    while not position.is_over:
        if position.phase is Phase.DEAL:
            if round_limit is not None and position.round > round_limit:
                break
            after = next_deal(position)
            if after is None:
                break
            position = after
            dealt.append(",".join(map(str, position.factories)))
        else:
            assert position.to_move is not None
            move = players[position.to_move - 1].choose(position)
            position = position.play(move)
            moves.append(move)
    outcome = position.outcome
    reason = STOPPED if outcome is None else outcome.reason
    return PlayedGame(start, position, tuple(dealt), tuple(moves), reason)


def _dealer(deals: np.random.Generator | int | Iterable[str]) -> Callable[[Position], Position | None]:
    """A function that deals a round; it returns None when the given deals have run out."""
    if isinstance(deals, int | np.integer):
        deals = np.random.default_rng(int(deals))
    if isinstance(deals, np.random.Generator):
        random = deals
        return lambda position: position.deal_randomly(random)
    given = iter(deals)

    def deal_next(position: Position) -> Position | None:
        deal = next(given, None)
        return None if deal is None else position.deal(deal)

    return deal_next
