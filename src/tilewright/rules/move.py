"""A move, as a person writes it and as one integer."""

from __future__ import annotations

from functools import total_ordering
from typing import SupportsIndex

from .constants import ALL_MOVES, COLOUR_LETTERS, COLOURS, TAKE_MOVES, Colour
from .errors import UnreadableText, shown
from .layout import DESTINATIONS, FLOOR
from .reasons import Reason


@total_ordering
class Move:
    """Taking tiles (`3R2`, `CKF`) or, on the grey side, choosing a column (`2@4`).

    There is one object for each of the 325 moves; they are equal, ordered and hashed by their integer.
    """

    __slots__ = ("_number", "_text")
    _number: int
    _text: str

    def __new__(cls, text: str) -> Move:
        return cls.parse(text)

    @classmethod
    def parse(cls, text: str) -> Move:
        """Read `3R2`, `CKF` or `2@4`."""
        try:
            return _BY_TEXT[text]
        except (KeyError, TypeError):
            sentence = (
                f"{shown(text)} is not a move: write source, colour and destination such as 3R2 or CKF, "
                "or line@column such as 2@4 on the grey side"
            )
            raise UnreadableText(Reason(sentence, "no-move", text=shown(text))) from None

    @classmethod
    def from_int(cls, number: SupportsIndex) -> Move:
        """The move with that integer (0..324)."""
        try:
            if (index := number.__index__()) >= 0:
                return ALL[index]
        except (AttributeError, TypeError, IndexError):
            pass
        raise UnreadableText(f"{shown(number)} is not a move: move integers go from 0 to {ALL_MOVES - 1}")

    @property
    def is_take(self) -> bool:
        """Whether tiles are taken; otherwise a column is chosen."""
        return self._number < TAKE_MOVES

    @property
    def source(self) -> int | None:
        """0 for the centre, 1..9 for a factory."""
        return self._number // (COLOURS * DESTINATIONS) if self.is_take else None

    @property
    def colour(self) -> Colour | None:
        return Colour(self._number // DESTINATIONS % COLOURS) if self.is_take else None

    @property
    def line(self) -> int | None:
        """The pattern line 1..5 filled or tiled; None for the floor line."""
        if not self.is_take:
            return (self._number - TAKE_MOVES) // 5 + 1
        destination = self._number % DESTINATIONS
        return None if destination == FLOOR else destination + 1

    @property
    def column(self) -> int | None:
        """The chosen column 1..5."""
        return None if self.is_take else (self._number - TAKE_MOVES) % 5 + 1

    def __int__(self) -> int:
        return self._number

    __index__ = __int__

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"Move('{self._text}')"

    def __eq__(self, other: object) -> bool:
        return self._number == other._number if isinstance(other, Move) else NotImplemented

    def __lt__(self, other: Move) -> bool:
        return self._number < other._number

    def __hash__(self) -> int:
        return hash(self._number)

    def __reduce__(self) -> tuple[type[Move], tuple[str]]:
        return Move, (self._text,)


def _make(number: int) -> Move:
    move = object.__new__(Move)
    move._number = number
    if number < TAKE_MOVES:
        source, rest = divmod(number, COLOURS * DESTINATIONS)
        colour, destination = divmod(rest, DESTINATIONS)
        move._text = f"{source or 'C'}{COLOUR_LETTERS[colour]}{'F' if destination == FLOOR else destination + 1}"
    else:
        line, column = divmod(number - TAKE_MOVES, 5)
        move._text = f"{line + 1}@{column + 1}"
    return move


ALL = tuple(_make(number) for number in range(ALL_MOVES))
_BY_TEXT = {str(move): move for move in ALL}
