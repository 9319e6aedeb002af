"""The interface of all players."""

from __future__ import annotations

from typing import Protocol

from tilewright.rules import IllegalMove, Move, Position, TilewrightError
from tilewright.rules.errors import shown


class UnknownPlayer(TilewrightError):
    """A name that no player has."""

    code = "unknown-player"


class BadChoice(TilewrightError):
    """A player's choice that is no legal move."""

    code = "bad-choice"


class Player(Protocol):
    """Chooses moves."""

    name: str

    def choose(self, position: Position) -> Move:
        """A legal move in a position that has one."""
        ...


def name_of(player: object) -> str:
    """A player's name, or the name of its class."""
    name = getattr(player, "name", None)
    return name if isinstance(name, str) and name else type(player).__name__


def choose_legal(player: Player, position: Position) -> Move:
    """The move of a player who may be somebody else's code: a `Move` or its text, and legal."""
    chosen: object = player.choose(position)
    try:
        move = Move.parse(chosen) if isinstance(chosen, str) else chosen
        if isinstance(move, Move):
            if position.is_legal(move):
                return move
            position.play(move)  # raises IllegalMove, which says why
    except IllegalMove as mistake:
        raise BadChoice(f"{name_of(player)} chose a move that is not legal: {mistake}") from None
    except TilewrightError as mistake:
        raise BadChoice(f"{name_of(player)} chose {shown(chosen)}, which is no move: {mistake}") from None
    raise BadChoice(
        f"{name_of(player)} chose {shown(chosen)}, which is no move: choose returns a Move or its text, such as '1B1'"
    )
