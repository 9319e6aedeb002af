"""Results of a search."""

from __future__ import annotations

from msgspec import Struct, field

from tilewright.analysis.explanation import Account

from .fields import Seat
from .reviews import Reason


class BestMove(Struct, frozen=True):
    """A move and what it is worth for the seat that would play it."""

    move: str
    margin: float
    """Expected final points over the best other seat."""
    win: float
    """Expected share of the victory, 0 to 1."""
    line: list[str]
    """The principal variation, this move first."""
    reasons: list[Reason] = field(default_factory=list)
    """What the move does, and the most points that it leaves to the next seat at once; only in hints."""


class Analysis(Struct, frozen=True):
    """The best moves of a position."""

    position: str
    seat: Seat
    moves: list[BestMove]
    nodes: int
    depth: int
    solved: bool
    """Whether the result is exact to the end of the game."""
    shares: list[float] = field(default_factory=list)
    """By seat, the expected share of the victory after the best move; empty unless the request had `every`."""
    accounts: list[Account] = field(default_factory=list)
    """By seat, where the position's value before any search comes from; only in hints, not while columns are chosen."""
