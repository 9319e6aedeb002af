"""Positions and records as arguments of a command: a text, a file, standard input, or a move of a recorded game."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from .number_argument import whole_number
from .streams import standard_input

if TYPE_CHECKING:
    from tilewright.notation import Record
    from tilewright.rules import Position


def add_position_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options that name a position."""
    parser.add_argument("position", nargs="?", metavar="POSITION", help="a position in quotes; - reads standard input")
    parser.add_argument("--record", metavar="FILE.azr", help="take the position from a recorded game")
    parser.add_argument(
        "--move",
        type=whole_number,
        metavar="N",
        help="the position before move N of the record (default: its last position)",
    )


def read_position(arguments: argparse.Namespace) -> Position:
    """The position that the options name."""
    from tilewright.rules import Position, UnreadableText
    from tilewright.rules.reasons import Reason

    if arguments.record is not None and arguments.position is None:
        return _recorded(arguments.record, arguments.move)
    if arguments.position is None or arguments.record is not None:
        sentence = "give one position: its text in quotes, - for standard input, or --record FILE.azr"
        raise UnreadableText(Reason(sentence, "one-position"))
    if arguments.move is not None:
        raise UnreadableText(Reason("--move needs --record", "move-of-record"))
    return Position.parse(_piped_line() if arguments.position == "-" else arguments.position)


def _piped_line() -> str:
    """The first line of standard input, or as much of it as shows that it is too long for a position."""
    from tilewright.rules.reading import LONGEST_POSITION

    longest = 4 * LONGEST_POSITION + 1  # bytes; UTF-8 needs at most four for a character
    return standard_input().buffer.readline(longest).decode(errors="replace").strip()


def _recorded(file: str, move: int | None) -> Position:
    from tilewright.notation import Deal, read_record
    from tilewright.rules import UnreadableText
    from tilewright.rules.reasons import Reason

    record = read_record(file)
    if move is None:
        return record.final
    steps = zip(record.steps, record.positions(), strict=False)
    before_moves = [position for step, position in steps if not isinstance(step, Deal)]
    if not 1 <= move <= len(before_moves):
        last = len(before_moves)
        sentence = f"the record has {last} moves, so there is no move {move}"
        raise UnreadableText(Reason(sentence, "no-such-move", last=last, move=move))
    return before_moves[move - 1]


def read_record_argument(file: str) -> Record:
    """Read a record; `-` is standard input."""
    from tilewright.notation import read_record
    from tilewright.notation.files import LONGEST_FILE, decode_record

    return decode_record(standard_input().buffer.read(LONGEST_FILE + 1)) if file == "-" else read_record(file)
