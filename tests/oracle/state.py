"""What lies on the table, written down as short strings of tile letters (`"BBY"`, `"*RR"`, `"B.R.."`)."""

from __future__ import annotations

from dataclasses import dataclass

COLOURS = "BYRKW"  # SETUP-4, SIL-1: blue, yellow, red, black, white; always in this order
TILES_OF_A_COLOUR = 20  # SETUP-4
MARKER = "*"
FREE = "."
NOBODY = 0

FACTORY_SIZE = 4  # SETUP-5, NEXT-2
FLOOR_SPACES = 7  # SIL-2
EMPTY_ROW = FREE * 5

COLOURED = "coloured"
GREY = "grey"

OFFER = "offer"
TILE = "tile"
DEAL = "deal"
END = "end"


class OracleError(ValueError):
    """Anything the oracle refuses."""


class UnreadableText(OracleError):
    """The text does not have the form that the notation gives."""


class ImpossiblePosition(OracleError):
    """The text can be read, but no game can look like that."""


class IllegalMove(OracleError):
    """The rules forbid the move."""


class ImpossibleDeal(OracleError):
    """The bag and the lid cannot yield the deal."""


@dataclass
class Board:
    """One player's board: five wall rows, five pattern lines, the floor line and the score."""

    score: int
    wall: list[str]
    lines: list[str]
    floor: str

    @classmethod
    def empty(cls) -> Board:
        """A board at the start of a game: SETUP-2."""
        return cls(0, [EMPTY_ROW] * 5, [""] * 5, "")

    def copy(self) -> Board:
        """The same board as a new object."""
        return Board(self.score, list(self.wall), list(self.lines), self.floor)

    def column(self, column: int) -> str:
        """The wall read downwards, at one column."""
        return "".join([row[column] for row in self.wall])

    def topmost_complete_line(self) -> int | None:
        """Index of the first line whose spaces are all filled (LINE-4); line k has k spaces (LINE-1)."""
        for line, tiles in enumerate(self.lines):
            if len(tiles) == line + 1:
                return line
        return None

    def full_rows(self) -> int:
        """How many horizontal lines of five the wall has."""
        return sum(FREE not in row for row in self.wall)

    def full_columns(self) -> int:
        """How many vertical lines of five the wall has."""
        return sum(FREE not in self.column(column) for column in range(5))

    def full_colours(self) -> int:
        """How many colours have all their five tiles on the wall."""
        tiles = "".join(self.wall)
        return sum(tiles.count(colour) == 5 for colour in COLOURS)


@dataclass
class State:
    """The fields of a position text. Seats count from 1; `seat` and `marker` are 0 for nobody."""

    players: int
    side: str
    round: int
    phase: str
    seat: int
    factories: list[str]
    centre: str
    first: int
    marker: int
    bag: dict[str, int]
    lid: dict[str, int]
    boards: list[Board]

    def turn_order(self) -> list[int]:
        """The seats clockwise from this round's first player: OFFER-1."""
        return [(self.first - 1 + step) % self.players + 1 for step in range(self.players)]

    def tiles_on_offer(self) -> str:
        """Every tile on the factories and in the centre; the marker is not a tile (SIL-7)."""
        return "".join(self.factories) + self.centre.replace(MARKER, "")


def in_colour_order(tiles: str) -> str:
    """The tiles sorted as the notation writes them, the marker first."""
    return "".join(sorted(tiles, key=(MARKER + COLOURS).index))
