"""Which position a command is asked about: its text, standard input, or a move of a recorded game."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tilewright.rules import Position


def add_position_arguments(parser: argparse.ArgumentParser) -> None:
    """Where the position comes from."""
    parser.add_argument("position", nargs="?", metavar="POSITION", help="a position in quotes; - reads standard input")
    parser.add_argument("--record", metavar="FILE.azr", help="take the position from a recorded game")
    parser.add_argument(
        "--move",
        type=whole_number,
        metavar="N",
        help="the one in which the record's move N was made (default: where the record ends)",
    )


def read_position(arguments: argparse.Namespace) -> Position:
    """The position that is asked about."""
    from tilewright.rules import Position, UnreadableText

    if arguments.record is not None and arguments.position is None:
        return _recorded(arguments.record, arguments.move)
    if arguments.position is None or arguments.record is not None:
        raise UnreadableText("give one position: its text in quotes, - for standard input, or --record FILE.azr")
    if arguments.move is not None:
        raise UnreadableText("--move belongs to --record")
    return Position.parse(sys.stdin.readline().strip() if arguments.position == "-" else arguments.position)


def _recorded(file: str, move: int | None) -> Position:
    from tilewright.notation import Deal, read_record
    from tilewright.rules import UnreadableText

    record = read_record(file)
    if move is None:
        return record.final
    steps = zip(record.steps, record.positions(), strict=False)
    before_moves = [position for step, position in steps if not isinstance(step, Deal)]
    if not 1 <= move <= len(before_moves):
        raise UnreadableText(f"the record has {len(before_moves)} moves, so --move {move} is none of them")
    return before_moves[move - 1]


def number_reader(form: str, what: str) -> Callable[[str], re.Match[str]]:
    """A reader of options that have such a form."""

    def read(text: str) -> re.Match[str]:
        if (found := re.fullmatch(form, text)) is None:
            raise argparse.ArgumentTypeError(f"'{text[:40]}' is not {what}")
        return found

    return read


_read_whole_number = number_reader("-?[0-9]{1,15}", "a whole number of at most 15 digits")


def whole_number(text: str) -> int:
    """Its size is for the limits of the search to judge."""
    return int(_read_whole_number(text)[0])
