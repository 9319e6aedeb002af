"""Begin a game: write its record with a first random deal, or print it."""

from __future__ import annotations

import argparse

from .language import speech
from .number_argument import seed


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the seats, the side and the file."""
    parser.add_argument("file", nargs="?", metavar="FILE.azr", help="write the record here instead of printing it")
    parser.add_argument(
        "--players", type=int, choices=(2, 3, 4), help="number of players (default: the number of names, or 2)"
    )
    parser.add_argument(
        "--side", choices=("coloured", "grey"), default="coloured", help="which side of the boards (default: coloured)"
    )
    parser.add_argument("--seats", nargs="+", metavar="NAME", help="the players' names in clockwise order")
    parser.add_argument("--first", type=int, metavar="SEAT", help="the seat that starts (default: drawn at random)")
    parser.add_argument("--seed", type=seed, metavar="N", help="seed of the deal and the first seat")
    parser.add_argument("--position", action="store_true", help="print only the text of the dealt position")
    parser.add_argument("--force", action="store_true", help="overwrite FILE.azr if it exists")


def run(arguments: argparse.Namespace) -> int:
    """Deal and write."""
    import datetime

    import numpy as np

    from tilewright.notation import Record, write_record
    from tilewright.rules import UnreadableText
    from tilewright.rules.reasons import Reason

    said = speech()
    players = arguments.players or len(arguments.seats or "12")
    names = arguments.seats or [said("seat", seat=seat) for seat in range(1, players + 1)]
    if len(names) != players:
        sentence = f"--players says {players}, but --seats names {len(names)}"
        raise UnreadableText(Reason(sentence, "names", players=players, count=len(names)))
    if arguments.position and arguments.file is not None:
        sentence = "--position prints a position and writes no file; give FILE.azr or --position, not both"
        raise UnreadableText(Reason(sentence, "file-or-position"))
    random = np.random.default_rng(arguments.seed)
    drawn = int(random.integers(players)) + 1  # SIL-18; also drawn with --first, so that a seed gives the same deal
    first = drawn if arguments.first is None else arguments.first
    record = Record.start(arguments.side, names, first, datetime.date.today()).with_random_deal(random)
    if arguments.position:
        print(record.final)
    elif arguments.file is None:
        print(record, end="")
    else:
        write_record(arguments.file, record, overwrite=arguments.force)
        who = {"names": ", ".join(names), "name": names[first - 1]}
        print(said("new-written", file=arguments.file, side=arguments.side, **who))
    return 0
