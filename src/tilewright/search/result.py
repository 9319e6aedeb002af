"""What a search found."""

from __future__ import annotations

from dataclasses import dataclass

from tilewright.rules import Move


@dataclass(frozen=True, slots=True)
class RootMove:
    """A move of the searched position and its value to the seat that plays it."""

    move: Move
    margin: float
    """Expected final points over the best other seat."""
    share: float
    """Expected share of the victory, 0 to 1."""
    exact: bool
    """Whether the search gave this move a value of its own; otherwise the value is an upper bound."""


@dataclass(frozen=True, slots=True)
class SearchResult:
    """The best move and everything the search can say about it, from the view of the seat to move."""

    best: Move
    margin: float
    """Expected final points over the best other seat, as `RootMove.margin`."""
    share: float
    points_over_mean: float
    """Expected final points over the mean of the other seats: the engine protocol's `score`."""
    line: tuple[Move, ...]
    """The principal variation, until the round's end at most."""
    moves: tuple[RootMove, ...]
    """Every legal move, best first; takes from identical factories count once."""
    nodes: int
    depth: int
    seconds: float
    round_solved: bool
    """Every line of play was searched to the end of the round."""
    game_solved: bool
    """Every line of play was searched to the end of the game: with two players the value is exact."""
