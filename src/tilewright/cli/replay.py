"""Show a recorded game (.azr): every deal and move in words, the points of each round, and how it ended."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import TYPE_CHECKING

from .language import speech
from .position_argument import read_record_argument

if TYPE_CHECKING:
    from tilewright._catalogue import Speech
    from tilewright.notation import Record


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the record and what to show of it."""
    parser.add_argument("file", nargs="?", metavar="FILE.azr", help="the record; - reads standard input")
    parser.add_argument("--example", action="store_true", help="show the game that comes with tilewright")
    shown = parser.add_mutually_exclusive_group()
    shown.add_argument(
        "--position", type=int, metavar="N", help="print the text of the position right after N moves (0: the start)"
    )
    shown.add_argument(
        "--positions", action="store_true", help="print the text of every position, after each deal and move"
    )
    shown.add_argument("--text", action="store_true", help="print the record itself, in the canonical layout")
    shown.add_argument(
        "--json", action="store_true", help="print one JSON object: record, positions, final position and outcome"
    )


def run(arguments: argparse.Namespace) -> int:
    """Read the record, then print what was asked for."""
    from tilewright.notation import to_json
    from tilewright.rules import UnreadableText
    from tilewright.rules.reasons import Reason

    record = _read(arguments)
    if arguments.json:
        import json

        outcome = record.outcome
        whole = {
            "record": to_json(record),
            "positions": [str(position) for position in record.positions()],
            "final": to_json(record.final),
            "outcome": None if outcome is None else to_json(outcome),
        }
        print(json.dumps(whole))
    elif arguments.text:
        print(record.tidied(), end="")
    elif arguments.positions:
        print(*record.positions(), sep="\n")
    elif arguments.position is not None:
        from tilewright.notation import Deal

        positions = record.positions()
        steps = zip(record.steps, positions[1:], strict=True)
        after_moves = [positions[0], *(after for step, after in steps if not isinstance(step, Deal))]
        if not 0 <= arguments.position < len(after_moves):
            last = len(after_moves) - 1
            sentence = f"the record has {last} moves, so there is no position {arguments.position}"
            raise UnreadableText(Reason(sentence, "no-such-position", last=last, position=arguments.position))
        print(after_moves[arguments.position])
    else:
        print(*_lines(record), sep="\n")
    return 0


def _read(arguments: argparse.Namespace) -> Record:
    from tilewright.notation import example_record
    from tilewright.rules import UnreadableText
    from tilewright.rules.reasons import Reason

    if arguments.example and arguments.file is None:
        return example_record()
    if arguments.example or arguments.file is None:
        sentence = "name one record to replay: FILE.azr, - for standard input, or --example"
        raise UnreadableText(Reason(sentence, "one-record"))
    return read_record_argument(arguments.file)


def _lines(record: Record) -> Iterator[str]:
    from tilewright.analysis.points import points_of_game
    from tilewright.notation import Comment, Deal, Header
    from tilewright.rules import Phase

    from .tabletop.words import describe_ending, describe_move, describe_round, tabulate_points

    said = speech()
    names = record.seats
    positions = record.positions()
    start = positions[0]
    yield _headline(record, said)
    if start.phase not in (Phase.DEAL, Phase.END):
        yield f"\n{said('replay-began', round=start.round)}"
    step, round_start, move_number = 0, 0, 0
    for item in record.items:
        if isinstance(item, Header):
            continue
        if isinstance(item, Comment):
            yield f"       ;{item.text}"
            continue
        before, after = positions[step : step + 2]
        step += 1
        if isinstance(item, Deal):
            round_start = step
            started = said("replay-round", round=after.round, name=names[after.first - 1], deal=str(item))
            yield f"\n{started}"
            continue
        move_number += 1
        assert before.to_move is not None
        yield f"{move_number:>4}. {item}  {names[before.to_move - 1]}: {describe_move(before, item, said)}"
        if after.phase in (Phase.DEAL, Phase.END):
            gained = points_of_game(positions[round_start : step + 1])
            yield describe_round(before.round, names, gained, after.scores, said)
    yield ""
    if (outcome := record.outcome) is None:
        yield said("replay-unfinished", awaited=_awaited(record, said))
        return
    yield describe_ending(outcome, names, said)
    if len(positions) > 1:
        yield tabulate_points(names, start.scores, points_of_game(positions), speech=said)


def _headline(record: Record, said: Speech) -> str:
    date = f", {record.date}" if record.date else ""
    names, side = ", ".join(record.seats), str(record.final.side)
    return said("replay-headline", names=names, side=side, date=date, result=record.result)


def _awaited(record: Record, said: Speech) -> str:
    final = record.final
    if final.to_move is None:
        return said("replay-awaits-deal", round=final.round)
    return said("replay-awaits-turn", round=final.round, name=record.seats[final.to_move - 1])
