"""A position drawn for a terminal, in letters; colour is optional."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise, zip_longest

from tilewright.rules import Board, Colour, Phase, Position, Side, Tiles
from tilewright.rules.constants import COLOUR_LETTERS, FLOOR_PENALTIES, FLOOR_SPACES, printed_column

BOARD_WIDTH = 35
GAP = "    "
FLOOR_COSTS = [after - before for before, after in pairwise(FLOOR_PENALTIES)]

# Palette numbers of the 256-colour set: the tile's face, the letter on it, and the letter of a printed empty space.
_FACES = (26, 214, 160, 238, 254)
_LETTERS = (231, 16, 231, 231, 16)
_PRINTED = (68, 172, 131, 242, 250)
_CODES = re.compile(r"\033\[[0-9;]*m")


@dataclass(frozen=True, slots=True)
class Labels:
    """The words beside the drawing, for one position."""

    headline: str
    supply: str
    factories: str
    centre: str
    floor: str
    starts_next: str
    """The label of the seat that starts the next round."""
    scores: tuple[str, ...]


def english_labels(position: Position) -> Labels:
    """`Round 2 · coloured side`, `bag 71 · lid 0` and so on."""
    state = {Phase.END: " · game over", Phase.DEAL: " · tiles to be dealt"}.get(position.phase, "")
    return Labels(
        headline=f"Round {position.round} · {position.side} side{state}",
        supply=f"bag {position.bag.total} · lid {position.lid.total}",
        factories="Factories",
        centre="Centre",
        floor="floor",
        starts_next="starts next",
        scores=tuple(f"{board.score} point{'' if board.score == 1 else 's'}" for board in position.boards),
    )


class Paint:
    """Adds colour to text, or leaves it alone."""

    def __init__(self, colour: bool) -> None:
        self.colour = colour

    def tile(self, letter: str, text: str) -> str:
        """Text on the face of a tile, given by its letter, or on the marker."""
        if letter not in COLOUR_LETTERS:
            return self._code("1;7", text)
        index = COLOUR_LETTERS.index(letter)
        return self._code(f"1;48;5;{_FACES[index]};38;5;{_LETTERS[index]}", text)

    def printed(self, colour: Colour, text: str) -> str:
        """A colour printed on an empty space of the wall."""
        return self._code(f"38;5;{_PRINTED[colour]}", text)

    def strong(self, text: str) -> str:
        return self._code("1", text)

    def faint(self, text: str) -> str:
        return self._code("2", text)

    def _code(self, code: str, text: str) -> str:
        return f"\033[{code}m{text}\033[0m" if self.colour else text


def draw_position(
    position: Position,
    names: Sequence[str] | None = None,
    *,
    labels: Labels | None = None,
    width: int = 80,
    spacious: bool = True,
    colour: bool = False,
) -> str:
    """The whole table: what is on offer, if anything is, then every board, side by side as the width allows.

    Without labels the words are English.
    """
    paint = Paint(colour)
    labels = labels or english_labels(position)
    names = names or [f"Seat {seat}" for seat in range(1, position.players + 1)]
    blocks = [[_headline(labels, width, paint)]]
    if position.phase is Phase.OFFER:
        blocks.append(_offer(position, labels, width, paint))
    boards = [
        _board(position, seat, name, board, labels, paint)
        for seat, (name, board) in enumerate(zip(names, position.boards, strict=True), 1)
    ]
    abreast = max(1, (width + len(GAP) - 1) // (BOARD_WIDTH + len(GAP)))
    if position.players == 4 and abreast == 3:
        abreast = 2
    for start in range(0, len(boards), abreast):
        rows = zip_longest(*boards[start : start + abreast], fillvalue="")
        blocks.append([GAP.join(_padded(part, BOARD_WIDTH) for part in row).rstrip() for row in rows])
    between = "\n\n" if spacious else "\n"
    return between.join("\n".join(block) for block in blocks)


def _headline(labels: Labels, width: int, paint: Paint) -> str:
    left, right = labels.headline, labels.supply
    room = min(width, 2 * BOARD_WIDTH + len(GAP)) - len(left) - len(right)
    return paint.strong(left) + " " * max(2, room) + paint.faint(right)


def _offer(position: Position, labels: Labels, width: int, paint: Paint) -> list[str]:
    """The factories, as many in a row as fit, then the centre."""
    cells = [
        _padded(f"{paint.strong(str(number))} {_groups(factory, paint)}", 13)
        for number, factory in enumerate(position.factories, 1)
    ]
    margin = max(len(labels.factories), len(labels.centre)) + 2
    abreast = max(1, min(5, (width - margin) // 13))
    lines = [
        (labels.factories if start == 0 else "").ljust(margin) + "".join(cells[start : start + abreast]).rstrip()
        for start in range(0, len(cells), abreast)
    ]
    marker = paint.tile("*", "*") + " " if position.marker is None else ""
    centre = _groups(position.centre, paint) if position.centre.total or not marker else ""
    return [*lines, f"{labels.centre:<{margin}}{paint.strong('C')} {marker}{centre}".rstrip()]


def _groups(tiles: Tiles, paint: Paint) -> str:
    """Tiles as they can be taken, colour by colour."""
    groups = [paint.tile(letter, letter * count) for letter, count in zip(COLOUR_LETTERS, tiles, strict=True) if count]
    return " ".join(groups) or paint.faint("·")


def _board(position: Position, seat: int, name: str, board: Board, labels: Labels, paint: Paint) -> list[str]:
    moves = seat == position.to_move
    score = labels.scores[seat - 1]
    starts = position.phase in (Phase.OFFER, Phase.TILE) and seat == position.marker
    note = f"  {labels.starts_next}" if starts and not board.has_marker else ""
    title = f"{'>' if moves else ' '} {seat} {name[:14]}{note}"
    title = title + " " * max(1, BOARD_WIDTH - len(title) - len(score)) + score
    return [
        paint.strong(title) if moves else title,
        *(_row(position.side, board, row, paint) for row in range(5)),
        _floor(board, labels, paint),
    ]


def _row(side: Side, board: Board, row: int, paint: Paint) -> str:
    """A pattern line, filled from the right (LINE-2), and the wall's row beside it."""
    line = board.lines[row]
    letter = "" if line.colour is None else line.colour.letter
    spaces = [paint.faint(" · ")] * (line.capacity - line.count)
    spaces += [paint.tile(letter, f" {letter} ")] * line.count
    cells = [_wall_space(side, row, column, colour, paint) for column, colour in enumerate(board.wall.rows[row])]
    return f"{row + 1} {'   ' * (5 - line.capacity)}{''.join(spaces)} {paint.faint('│')} {''.join(cells)}"


def _wall_space(side: Side, row: int, column: int, colour: Colour | None, paint: Paint) -> str:
    if colour is not None:
        return paint.tile(colour.letter, f" {colour.letter} ")
    if side is Side.GREY:
        return paint.faint(" · ")
    printed = next(colour for colour in Colour if printed_column(row, colour) == column)
    return paint.printed(printed, f" {printed.letter.lower()} ")


def _floor(board: Board, labels: Labels, paint: Paint) -> str:
    """The floor line: what lies there, then the costs of the free spaces."""
    fallen = [paint.tile(letter, f" {letter} ") for letter in board.floor]
    free = [paint.faint(f" -{cost}"[-3:]) for cost in FLOOR_COSTS[len(board.floor) : FLOOR_SPACES]]
    cost = FLOOR_PENALTIES[len(board.floor)]
    total = f"{labels.floor} -{cost}" if cost else paint.faint(labels.floor)
    return _padded(f"F {''.join(fallen + free)}", 25) + total


def _padded(text: str, width: int) -> str:
    return text + " " * (width - len(_CODES.sub("", text)))
