"""What a search found."""

from __future__ import annotations

from dataclasses import dataclass

from tilewright.rules import Move


@dataclass(frozen=True, slots=True)
class RootMove:
    """A move of the searched position and what it is worth to the seat that plays it."""

    move: Move
    margin: float
    """Expected final points over the other seat, or over the best other seat at larger tables."""
    share: float
    """Expected share of the victory, 0 to 1."""
    exact: bool
    """Whether the search gave it a value of its own; otherwise it is worth at most this."""


@dataclass(frozen=True, slots=True)
class SearchResult:
    """The best move and everything the search can say about it, from the view of the seat to move."""

    best: Move
    margin: float
    """Expected final points over the other seat, or over the mean of the others at larger tables."""
    share: float
    line: tuple[Move, ...]
    """How play is expected to go on until the round's end."""
    moves: tuple[RootMove, ...]
    """Every legal move that is not the same as another (identical factories count once), best first."""
    nodes: int
    depth: int
    seconds: float
    round_solved: bool
    """Every line of play was searched to the end of the round."""
    game_solved: bool
    """Every line of play was searched to the end of the game: with two players the value is exact."""
