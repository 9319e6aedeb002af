"""Positions as SVG, drawn with the tiles of the page (web/src/board/tiles.svg) and its colours.

A picture refers to the symbols of the sprite by their names, so the sprite must be in the same HTML page once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape
from pathlib import Path

from tilewright.rules import Board, Colour, Position, Side, Tiles
from tilewright.rules.constants import COLOUR_LETTERS, FLOOR_PENALTIES, FLOOR_SPACES, MARKER_LETTER, printed_column

SPRITE = Path(__file__).resolve().parents[2] / "web" / "src" / "board" / "tiles.svg"
NAMES = [colour.name.lower() for colour in Colour]
CELL, GAP, PAD = 44, 4, 14
PITCH = CELL + GAP
WALL_X = PAD + 5 * PITCH + 20
BOARD_WIDTH = WALL_X + 5 * PITCH - GAP + PAD
WALL_WIDTH = 2 * PAD + 5 * PITCH - GAP
TOP = 44
FLOOR_Y = TOP + 5 * PITCH + 10
DISC, DISC_TILE, IN_ROW = 102, 29, 5


def sprite() -> str:
    """The symbols, hidden, to be put before the content of a page."""
    text = SPRITE.read_text(encoding="utf-8")
    return text[text.index("<svg") :].replace("<svg ", '<svg class="azul-sprite" width="0" height="0" ', 1)


def draw(position: Position, part: str, before: Position | None = None) -> str:
    """One part of a position: `factories`, `seat N` or `wall N`; what is new since `before` is outlined."""
    if part == "factories":
        return _factories(position, before or position)
    kind, _, number = part.partition(" ")
    seat = int(number)
    board = position.boards[seat - 1]
    old = before.boards[seat - 1] if before else board
    if kind == "wall":
        wall = _wall(position, board, old, PAD, PAD)
        return _svg(WALL_WIDTH, WALL_WIDTH, f"Wall: {_wall_words(board)}", wall)
    shapes = [
        f'<rect class="azul-board" x="1" y="1" width="{BOARD_WIDTH - 2}" height="{FLOOR_Y + 70}" rx="10"/>',
        _words(PAD, 29, f"Seat {seat}", "azul-name"),
        _words(BOARD_WIDTH - PAD, 29, f"{board.score} points" if board.score != 1 else "1 point", "azul-score"),
        *([_use("marker-first", 90, 9, 28)] if position.marker == seat else []),
        *_lines(board, old),
        *_wall(position, board, old, WALL_X, TOP),
        *_floor(board, old),
    ]
    described = f"Seat {seat}, {board.score} points. Pattern lines: {_line_words(board)}. Wall: {_wall_words(board)}."
    floor = "".join(board.floor) or "empty"
    return _svg(BOARD_WIDTH, FLOOR_Y + 72, f"{described} Floor line: {floor}.", shapes)


def _lines(board: Board, old: Board) -> Iterator[str]:
    for row, line in enumerate(board.lines):
        for place in range(line.capacity):  # LINE-2: filled from the right
            x, y = PAD + (4 - place) * PITCH, TOP + row * PITCH
            if line.colour is not None and place < line.count:
                yield _use(f"tile-{NAMES[line.colour]}", x, y)
                if place >= old.lines[row].count:
                    yield _ring(x, y)
            else:
                yield _use("space-line", x, y)


def _wall(position: Position, board: Board, old: Board, left: int, top: int) -> Iterator[str]:
    for row in range(5):
        for column, colour in enumerate(board.wall[row]):
            x, y = left + column * PITCH, top + row * PITCH
            if colour is not None:
                yield _use(f"tile-{NAMES[colour]}", x, y)
                if old.wall[row][column] is None:
                    yield _ring(x, y)
            elif position.side is Side.GREY:
                yield _use("space-neutral", x, y)
            else:
                printed = next(colour for colour in Colour if printed_column(row, colour) == column)
                yield _use(f"ghost-{NAMES[printed]}", x, y)


def _floor(board: Board, old: Board) -> Iterator[str]:
    for space in range(FLOOR_SPACES):
        x = PAD + space * PITCH
        cost = FLOOR_PENALTIES[space + 1] - FLOOR_PENALTIES[space]
        yield _words(x + CELL / 2, FLOOR_Y + 13, f"−{cost}", "azul-cost")
        if space >= len(board.floor):
            yield _use("space-floor", x, FLOOR_Y + 18)
            continue
        letter = board.floor[space]
        name = "marker-first" if letter == MARKER_LETTER else f"tile-{NAMES[COLOUR_LETTERS.index(letter)]}"
        yield _use(name, x, FLOOR_Y + 18)
        if space >= len(old.floor):
            yield _ring(x, FLOOR_Y + 18)


def _factories(position: Position, before: Position) -> str:
    """The factories that hold tiles, or held some before, with their numbers; the centre below them."""
    shown = [number for number, tiles in enumerate(before.factories, 1) if any(tiles)]
    shown = shown or list(range(1, len(position.factories) + 1))
    centre = _lying(position.centre)
    if position.marker is None and position.to_move is not None:
        centre.insert(0, "marker-first")
    shapes, told = [], []
    for place, number in enumerate(shown):
        row, column = divmod(place, IN_ROW)
        x = (BOARD_WIDTH - min(IN_ROW, len(shown) - row * IN_ROW) * DISC) / 2 + column * DISC
        y = 2 + row * (DISC + 18)
        tiles = position.factories[number - 1]
        shapes.append(f'<use href="#factory-disc" x="{x + 2:g}" y="{y:g}" width="{DISC - 4}" height="{DISC - 4}"/>')
        shapes.append(_words(x + DISC / 2, y + DISC + 11, f"factory {number}", "azul-label"))
        for spot, name in enumerate(_lying(tiles)):
            down, over = divmod(spot, 2)
            left = x + DISC / 2 + (over - 1) * (DISC_TILE + 2) + 1
            shapes.append(_use(name, left, y + DISC / 2 - 2 + (down - 1) * (DISC_TILE + 2) + 1, DISC_TILE))
        told.append(f"factory {number}: {_tile_words(tiles)}")
    y = 4 + -(-len(shown) // IN_ROW) * (DISC + 18)
    shapes.append(f'<rect class="azul-board" x="1" y="{y}" width="{BOARD_WIDTH - 2:g}" height="60" rx="10"/>')
    shapes.append(_words(PAD, y + 35, "centre" if centre else "centre: empty", "azul-name"))
    shapes += [_use(name, PAD + 70 + place * PITCH, y + 8) for place, name in enumerate(centre)]
    return _svg(BOARD_WIDTH, y + 62, f"{'; '.join(told)}. Centre: {', '.join(centre) or 'empty'}.", shapes)


def _lying(tiles: Tiles) -> list[str]:
    return [f"tile-{NAMES[colour]}" for colour in Colour for _ in range(tiles[colour])]


def _tile_words(tiles: Tiles) -> str:
    return ", ".join(f"{tiles[colour]} {NAMES[colour]}" for colour in Colour if tiles[colour]) or "empty"


def _line_words(board: Board) -> str:
    return ", ".join(
        f"{line.capacity} " + ("is empty" if line.colour is None else f"has {line.count} {NAMES[line.colour]}")
        for line in board.lines
    )


def _wall_words(board: Board) -> str:
    rows = [[board.wall[row][column] for column in range(5)] for row in range(5)]
    words = (
        f"row {number} " + " ".join("free" if colour is None else NAMES[colour] for colour in row)
        for number, row in enumerate(rows, 1)
        if any(colour is not None for colour in row)
    )
    return "; ".join(words) or "empty"


def _svg(width: float, height: float, words: str, shapes: Iterable[str]) -> str:
    label = escape(words.replace("tile-", "").replace("marker-first", "the marker"), quote=True)
    head = f'<svg class="azul" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}"'
    return f'{head} role="img" aria-label="{label}">{"".join(shapes)}</svg>'


def _use(name: str, x: float, y: float, size: float = CELL) -> str:
    return f'<use href="#{name}" x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}"/>'


def _ring(x: float, y: float) -> str:
    return f'<rect class="azul-new" x="{x - 1:g}" y="{y - 1:g}" width="{CELL + 2}" height="{CELL + 2}" rx="8"/>'


def _words(x: float, y: float, text: str, kind: str) -> str:
    return f'<text class="{kind}" x="{x:g}" y="{y:g}">{escape(text)}</text>'
