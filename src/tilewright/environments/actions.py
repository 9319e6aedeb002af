"""The actions of a table: the move integers of the notation, without moves that a table of this size and side lacks."""

from __future__ import annotations

from tilewright.rules import Move, Side
from tilewright.rules.compiling import compiled
from tilewright.rules.constants import ALL_MOVES, COLOURS, TAKE_MOVES, factories_for
from tilewright.rules.layout import DESTINATIONS

from .errors import UnusableOption
from .options import read_players

COLUMN_CHOICES = ALL_MOVES - TAKE_MOVES


def take_actions(players: int) -> int:
    """How many actions take tiles: one for each source on the table, colour and destination."""
    return (factories_for(read_players(players)) + 1) * COLOURS * DESTINATIONS


def action_count(players: int, side: str) -> int:
    """How many actions a table has; the grey side adds the choice of a column."""
    return take_actions(players) + (COLUMN_CHOICES if side == Side.GREY else 0)


def move_of(action: int, players: int) -> Move:
    """The move of an action."""
    takes = take_actions(players)
    return Move.from_int(action if action < takes else action - takes + TAKE_MOVES)


def action_of(move: Move, players: int) -> int:
    """The action of a move; UnusableOption if the table lacks the factory."""
    takes = take_actions(players)
    if not move.is_take:
        return int(move) - TAKE_MOVES + takes
    if int(move) >= takes:
        raise UnusableOption(f"{move} is no action of {players} players: they have {factories_for(players)} factories")
    return int(move)


@compiled
def move_number(action: int, sources: int) -> int:
    """As `move_of`, in integers."""
    takes = sources * COLOURS * DESTINATIONS
    return action if action < takes else action - takes + TAKE_MOVES


@compiled
def action_number(move: int, sources: int) -> int:
    """As `action_of`, in integers."""
    return move if move < TAKE_MOVES else move - TAKE_MOVES + sources * COLOURS * DESTINATIONS
