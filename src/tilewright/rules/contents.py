"""What a position contains, as plain values: boards, walls, pattern lines, tiles."""

from __future__ import annotations

from dataclasses import dataclass

from .constants import MARKER_LETTER, Colour, Phase, Side, Tiles


@dataclass(frozen=True, slots=True)
class PatternLine:
    """One of the five pattern lines."""

    capacity: int
    count: int = 0
    colour: Colour | None = None

    @property
    def is_complete(self) -> bool:
        return self.count >= self.capacity

    def __str__(self) -> str:
        return "-" if self.colour is None else f"{self.count}{self.colour.letter}"


@dataclass(frozen=True, slots=True)
class Wall:
    """Five rows of five spaces, each a colour or None."""

    rows: tuple[tuple[Colour | None, ...], ...]

    def __getitem__(self, row: int) -> tuple[Colour | None, ...]:
        return self.rows[row]

    @property
    def columns(self) -> tuple[tuple[Colour | None, ...], ...]:
        return tuple(zip(*self.rows, strict=True))

    @property
    def complete_rows(self) -> int:
        return sum(None not in row for row in self.rows)

    @property
    def complete_columns(self) -> int:
        return sum(None not in column for column in self.columns)

    @property
    def complete_colours(self) -> int:
        return sum(all(colour in row for row in self.rows) for colour in Colour)

    def __str__(self) -> str:
        return "/".join("".join("." if cell is None else cell.letter for cell in row) for row in self.rows)


@dataclass(frozen=True, slots=True)
class Board:
    """What lies on one seat's board; `floor` holds colour letters and `*` for the marker, from the left."""

    score: int
    wall: Wall
    lines: tuple[PatternLine, ...]
    floor: str

    @property
    def has_marker(self) -> bool:
        return MARKER_LETTER in self.floor

    def __str__(self) -> str:
        return f"{self.score};{self.wall};{','.join(map(str, self.lines))};{self.floor or '-'}"


@dataclass(frozen=True, slots=True)
class Contents:
    """Everything a position's text says, in the order of the text; seats count from 1."""

    players: int
    side: Side
    round: int
    phase: Phase
    to_move: int | None
    factories: tuple[Tiles, ...]
    centre: Tiles
    markers_in_centre: int
    first: int
    marker: int | None
    bag: Tiles
    lid: Tiles
    boards: tuple[Board, ...]

    def __str__(self) -> str:
        phase = self.phase if self.to_move is None else f"{self.phase}:{self.to_move}"
        centre = MARKER_LETTER * self.markers_in_centre + (str(self.centre) if self.centre.total else "")
        return " ".join(
            [
                f"{self.players}{self.side[0]}",
                str(self.round),
                phase,
                ",".join(map(str, self.factories)),
                centre or "-",
                str(self.first),
                "-" if self.marker is None else str(self.marker),
                ",".join(map(str, tuple(self.bag))),
                ",".join(map(str, tuple(self.lid))),
                *map(str, self.boards),
            ]
        )
