"""A position as a picture of boxes, discs and words, to be drawn as pixels or SVG. Original artwork."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from tilewright.rules import Board, Colour, Phase, Position, Side, Tiles
from tilewright.rules.constants import COLOUR_LETTERS, FLOOR_PENALTIES, FLOOR_SPACES, MARKER_LETTER, printed_column


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle with rounded corners."""

    x: float
    y: float
    width: float
    height: float
    fill: str
    radius: float = 0


@dataclass(frozen=True, slots=True)
class Disc:
    """A filled circle around (x, y)."""

    x: float
    y: float
    radius: float
    fill: str


@dataclass(frozen=True, slots=True)
class Words:
    """Capital letters and digits; (x, y) is the middle of their left edge."""

    x: float
    y: float
    text: str
    height: float
    fill: str


Shape = Box | Disc | Words


@dataclass(frozen=True, slots=True)
class Scene:
    """Shapes from back to front."""

    width: int
    height: int
    shapes: tuple[Shape, ...]


CELL, PITCH, MARGIN = 26, 29, 16
BOARD_WIDTH, BOARD_HEIGHT = 340, 236
FACTORY, TOP = 74, 48

TABLE, BOARD, ACTIVE, SLOT, INK, FAINT = "#e9e2d3", "#f8f4ea", "#fffdf6", "#ded5c2", "#33302a", "#8d8574"
HIGHLIGHT, PLATE, PLATE_EDGE = "#c4762b", "#d8cfbc", "#c3b89f"
FACES = ("#2f6db5", "#e8a825", "#c23b34", "#3a3a40", "#cfe3e6")
MOTIFS = ("#8fbce8", "#fbe3a1", "#f3a69d", "#8b8b95", "#4d8b96")
PRINTED = ("#c3d3e6", "#f1dfb3", "#e8c3bd", "#c6c3c0", "#e9efeb")
FLOOR_COSTS = tuple(after - before for before, after in pairwise(FLOOR_PENALTIES))


def compose(position: Position) -> Scene:
    """The whole table."""
    rows = (position.players + 1) // 2
    width = 2 * BOARD_WIDTH + 3 * MARGIN
    boards_top = TOP + FACTORY + 52
    height = boards_top + rows * (BOARD_HEIGHT + MARGIN)
    shapes: list[Shape] = [Box(0, 0, width, height, TABLE)]
    shapes += _headline(position, width)
    shapes += _offer(position, width)
    for index, board in enumerate(position.boards):
        row, column = divmod(index, 2)
        x = MARGIN + column * (BOARD_WIDTH + MARGIN)
        y = boards_top + row * (BOARD_HEIGHT + MARGIN)
        shapes += _board(position, index + 1, board, x, y)
    return Scene(width, height, tuple(shapes))


def tile(colour: Colour, x: float, y: float, size: float = CELL) -> Iterator[Shape]:
    """A tile, whose motif also shows its colour to colour-blind people; (x, y) is its upper left corner."""
    face, motif = FACES[colour], MOTIFS[colour]
    yield Box(x, y, size, size, face, size / 6)
    middle_x, middle_y = x + size / 2, y + size / 2
    match colour:
        case Colour.BLUE:
            yield Disc(middle_x, middle_y, size * 0.26, motif)
        case Colour.YELLOW:
            yield Disc(middle_x, middle_y, size * 0.32, motif)
            yield Disc(middle_x, middle_y, size * 0.18, face)
        case Colour.RED:
            yield Box(middle_x - size * 0.3, middle_y - size * 0.09, size * 0.6, size * 0.18, motif)
            yield Box(middle_x - size * 0.09, middle_y - size * 0.3, size * 0.18, size * 0.6, motif)
        case Colour.BLACK:
            yield Box(middle_x - size * 0.22, middle_y - size * 0.22, size * 0.44, size * 0.44, motif)
        case Colour.WHITE:
            for left in (-1, 1):
                for up in (-1, 1):
                    yield Disc(middle_x + left * size * 0.2, middle_y + up * size * 0.2, size * 0.11, motif)


def marker(x: float, y: float, size: float = CELL) -> Iterator[Shape]:
    """The starting player marker."""
    yield Box(x, y, size, size, HIGHLIGHT, size / 6)
    yield Words(x + size * 0.38, y + size / 2, "1", size * 0.5, ACTIVE)


def _headline(position: Position, width: int) -> Iterator[Shape]:
    state = {Phase.END: "  GAME OVER", Phase.DEAL: "  TO BE DEALT"}.get(position.phase, "")
    yield Words(MARGIN, 24, f"ROUND {position.round}{state}", 14, INK)
    for name, tiles, x in (("BAG", position.bag, width - 396), ("LID", position.lid, width - 196)):
        yield Words(x, 24, name, 10, FAINT)
        yield from _counts(tiles, x + 32, 24, 10)


def _counts(tiles: Tiles, x: float, y: float, size: float) -> Iterator[Shape]:
    for colour in Colour:
        yield Box(x, y - size / 2, size, size, FACES[colour], 2)
        yield Words(x + size + 2, y, str(tiles[colour]), 8, INK)
        x += 30


def _offer(position: Position, width: int) -> Iterator[Shape]:
    """The factories in a row, the centre below."""
    left = (width - len(position.factories) * FACTORY) / 2
    for number, factory in enumerate(position.factories, 1):
        x, y = left + (number - 0.5) * FACTORY, TOP + FACTORY / 2
        yield Disc(x, y, FACTORY / 2 - 2, PLATE_EDGE)
        yield Disc(x, y, FACTORY / 2 - 4, PLATE)
        yield Words(x - FACTORY / 2 + 1, y - FACTORY / 2 + 6, str(number), 8, FAINT)
        tiles = [colour for colour in Colour for _ in range(factory[colour])]
        for place, lying in enumerate(tiles):
            row, column = divmod(place, 2)
            yield from tile(lying, x + (column - 1) * 22 + 1, y + (row - 1) * 22 + 1, 20)
    x, y = MARGIN, TOP + FACTORY + 8
    yield Box(x, y, width - 2 * MARGIN, 36, PLATE, 10)
    yield Words(x + 12, y + 18, "C", 8, FAINT)
    x += 30
    if position.marker is None and position.phase is not Phase.DEAL:
        yield from marker(x, y + 5)
        x += 38
    for colour in Colour:
        if position.centre[colour]:
            yield from tile(colour, x, y + 5)
            yield Words(x + CELL + 5, y + 18, f"X {position.centre[colour]}", 10, INK)
            x += 84


def _board(position: Position, seat: int, board: Board, x: float, y: float) -> Iterator[Shape]:
    acts = position.to_move == seat
    if acts:
        yield Box(x - 3, y - 3, BOARD_WIDTH + 6, BOARD_HEIGHT + 6, HIGHLIGHT, 13)
    yield Box(x, y, BOARD_WIDTH, BOARD_HEIGHT, ACTIVE if acts else BOARD, 10)
    yield Words(x + 14, y + 20, f"SEAT {seat}", 12, INK)
    if position.marker == seat:
        yield from marker(x + 90, y + 11, 18)
    points = str(board.score)
    yield Words(x + BOARD_WIDTH - 14 - 11 * len(points), y + 20, points, 14, INK)
    for row in range(5):
        yield from _row(position.side, board, row, x + 14, y + 40 + row * PITCH)
    yield from _floor(board, x + 14, y + 40 + 5 * PITCH + 12)


def _row(side: Side, board: Board, row: int, x: float, y: float) -> Iterator[Shape]:
    """A pattern line, filled from the right (LINE-2), and the wall's row beside it."""
    line = board.lines[row]
    for place in range(line.capacity):
        place_x = x + (4 - place) * PITCH
        if line.colour is not None and place < line.count:
            yield from tile(line.colour, place_x, y)
        else:
            yield Box(place_x, y, CELL, CELL, SLOT, 4)
    for column, colour in enumerate(board.wall[row]):
        place_x = x + 5 * PITCH + 22 + column * PITCH
        if colour is not None:
            yield from tile(colour, place_x, y)
        else:
            printed = next(colour for colour in Colour if printed_column(row, colour) == column)
            yield Box(place_x, y, CELL, CELL, PRINTED[printed] if side is Side.COLOURED else SLOT, 4)


def _floor(board: Board, x: float, y: float) -> Iterator[Shape]:
    for space in range(FLOOR_SPACES):
        place_x = x + space * PITCH
        if space >= len(board.floor):
            yield Box(place_x, y, CELL, CELL, SLOT, 4)
            yield Words(place_x + 6, y + CELL / 2, f"-{FLOOR_COSTS[space]}", 8, FAINT)
        elif board.floor[space] == MARKER_LETTER:
            yield from marker(place_x, y)
        else:
            yield from tile(Colour(COLOUR_LETTERS.index(board.floor[space])), place_x, y)
