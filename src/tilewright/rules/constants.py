"""Constants of the game: colours, sides, phases, and the numbers printed on the material, such as floor penalties."""

from __future__ import annotations

from enum import IntEnum, StrEnum
from typing import NamedTuple


class Colour(IntEnum):
    """The five colours, in the order every text form uses (SIL-1)."""

    BLUE = 0
    YELLOW = 1
    RED = 2
    BLACK = 3
    WHITE = 4

    @property
    def letter(self) -> str:
        return COLOUR_LETTERS[self]

    @classmethod
    def from_letter(cls, letter: str) -> Colour:
        return cls(COLOUR_LETTERS.index(letter))


class Side(StrEnum):
    """The two sides of the player boards (SETUP-1, VAR-1)."""

    COLOURED = "coloured"
    GREY = "grey"


class Phase(StrEnum):
    """What the position waits for."""

    OFFER = "offer"
    TILE = "tile"
    DEAL = "deal"
    END = "end"


COLOUR_LETTERS = "BYRKW"
MARKER_LETTER = "*"

COLOURS = 5
TILES_PER_COLOUR = 20  # SETUP-4
TILES_PER_FACTORY = 4  # SETUP-5
FEWEST_PLAYERS, MOST_PLAYERS = 2, 4  # SETUP-1
FLOOR_SPACES = 7  # SIL-2
FLOOR_PENALTIES = (
    0,
    1,
    2,
    4,
    6,
    8,
    11,
    14,
)  # SIL-2: total by occupied spaces; printed -1 -1 -2 -2 -2 -3 -3; see kernel.score_floor
ROW_BONUS, COLUMN_BONUS, COLOUR_BONUS = 2, 7, 10  # END-2, END-3, END-4

TAKE_MOVES = 300  # integers 0..299 take tiles, 300..324 choose a column on the grey side
ALL_MOVES = 325


def factories_for(players: int) -> int:
    """How many factories lie on the table (SETUP-3)."""
    return 2 * players + 1


def printed_column(row: int, colour: int) -> int:
    """The column of a colour in a row of the coloured wall, both from 0 (SIL-1)."""
    return (row + colour) % COLOURS


class Tiles(NamedTuple):
    """How many tiles of each colour."""

    blue: int = 0
    yellow: int = 0
    red: int = 0
    black: int = 0
    white: int = 0

    @property
    def total(self) -> int:
        return sum(self)

    def __str__(self) -> str:
        """The tiles as letters in colour order, `-` for none."""
        return "".join(letter * count for letter, count in zip(COLOUR_LETTERS, self, strict=True)) or "-"
