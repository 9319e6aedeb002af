"""Make puzzles and check them. A puzzle is a position of two players whose round can end the game, in which exactly one
move keeps the win, keeps a shared victory, or wins by at least 3 points more than any other. All of it is proved.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .competition import cores
from .language import sentence_about, speech
from .number_argument import count, seed
from .progress import ProgressLine, bar, clock_text

if TYPE_CHECKING:
    from tilewright._catalogue import Speech
    from tilewright.analysis.puzzles.puzzle import Puzzle
    from tilewright.notation import Record
    from tilewright.rules.reasons import Reason

WRONG_TOLD = 5


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the two commands."""
    commands = parser.add_subparsers(dest="task", metavar="make|verify", required=True)
    make = commands.add_parser(
        "make",
        help="look for puzzles in games and write them to a file",
        description="Look for puzzles in games of the computer's levels, or in recorded games, and write them to a "
        "file. Ctrl-C ends it; what was found by then is written.",
    )
    make.add_argument(
        "file", metavar="FILE", type=Path, help="where to write them: .jsonl, or .jsonl.gz for a gzipped file"
    )
    make.add_argument("--count", type=count, required=True, metavar="N", help="how many to make")
    make.add_argument("--records", type=Path, metavar="FOLDER", help="look in the games of this folder (.azr)")
    make.add_argument("--seed", type=seed, default=0, metavar="S", help="seed of the computer's games (default: 0)")
    verify = commands.add_parser(
        "verify",
        help="prove every puzzle of a file again",
        description="Prove every puzzle of a file again: its goal, each move of its solution, that no other move "
        "reaches the goal, its themes and its rating. "
        "Exit status 0: all hold; 1: some do not; 2: the file cannot be read.",
    )
    verify.add_argument(
        "file", metavar="FILE", type=Path, nargs="?", help="the puzzles; without it, those that come with the package"
    )
    for command in (make, verify):
        command.add_argument(
            "--processes", type=count, metavar="P", help="processes on this machine (default: one for each core)"
        )
        command.add_argument(
            "--cluster", metavar="ADDRESS", help="work on a Ray cluster; `local` starts one on this machine"
        )


def run(arguments: argparse.Namespace) -> int:
    """Make or verify."""
    from tilewright.notation.files import check_output
    from tilewright.players.loading import load_for_review

    if arguments.task == "make":
        check_output(arguments.file, overwrite=False)
    load_for_review(2)  # once, here: the workers then find everything in the cache
    return _make(arguments) if arguments.task == "make" else _verify(arguments)


def _make(arguments: argparse.Namespace) -> int:
    from tilewright.analysis.puzzles.making import Collection, games, hardest_puzzle
    from tilewright.analysis.puzzles.puzzle import write_puzzles

    line = ProgressLine(interval=0.2)
    records = None if arguments.records is None else Records(arguments.records, line)
    collection = Collection(arguments.count)
    said = speech()
    began = time.monotonic()
    looked_into = 0
    try:
        with closing(_spread(hardest_puzzle, games(arguments.seed, records), arguments)) as found:
            for puzzle in found:
                looked_into += 1
                collection.add(puzzle)
                line.draw(_progress(len(collection.puzzles), collection.wanted, began, said))
                if collection.is_full:
                    break
    finally:  # also after Ctrl-C and errors: what was found is kept
        line.close()
        made = len(collection.puzzles)
        if made:
            write_puzzles(arguments.file, collection.puzzles)
        if looked_into:
            summary = said("puzzles-made", count=made, games=looked_into, seconds=round(time.monotonic() - began))
            print(summary + (f": {arguments.file}" if made else ""))
    if collection.is_full:
        return 0
    print(f"tilewright: {said('puzzles-no-more', count=made, wanted=arguments.count)}", file=sys.stderr)
    return 2 if records and records.skipped else 1


class Records:
    """The records of a folder; a file that cannot be read gets a sentence and is skipped."""

    def __init__(self, folder: Path, line: ProgressLine) -> None:
        from tilewright.analysis.puzzles.puzzle import BadPuzzles

        self.skipped = 0
        self._files = sorted(folder.glob("*.azr"))
        self._line = line
        if not self._files:
            raise BadPuzzles(f"{folder} holds no records (.azr)")

    def __iter__(self) -> Iterator[Record]:
        from tilewright.notation import read_record
        from tilewright.rules import TilewrightError

        for file in self._files:
            try:
                record = read_record(file)
            except (TilewrightError, OSError) as error:
                self.skipped += 1
                self._line.tell(sentence_about(file, error))
            else:
                yield record


def _verify(arguments: argparse.Namespace) -> int:
    from tilewright.analysis.puzzles.making import check, check_together
    from tilewright.analysis.puzzles.puzzle import read_puzzles, shipped_puzzles

    puzzles = shipped_puzzles() if arguments.file is None else read_puzzles(arguments.file)
    check_together(puzzles)
    said = speech()
    line = ProgressLine(interval=0.2)
    began = time.monotonic()
    wrong: list[tuple[Puzzle, Reason]] = []
    with closing(_spread(check, puzzles, arguments)) as found:
        for number, (puzzle, reason) in enumerate(zip(puzzles, found, strict=True), 1):
            if reason is not None:
                wrong.append((puzzle, reason))
            line.draw(_progress(number, len(puzzles), began, said))
    line.close()
    for puzzle, reason in wrong[:WRONG_TOLD]:
        why = said(f"puzzles-wrong-{reason.code}", **reason.values)
        print(f"{puzzle.id}: {why}")
    if len(wrong) > WRONG_TOLD:
        print(said("puzzles-more", count=len(wrong) - WRONG_TOLD))
    proved = {"count": len(puzzles) - len(wrong), "total": len(puzzles)}
    print(said("puzzles-proved", **proved, seconds=round(time.monotonic() - began)))
    return 1 if wrong else 0


def _spread(
    work: Callable[[Any], Any], tasks: Iterable[Any], arguments: argparse.Namespace
) -> Generator[Any, None, None]:
    from tilewright.arena.spread import spread

    return spread(work, tasks, processes=arguments.processes or cores(), cluster=arguments.cluster)


def _progress(done: int, wanted: int, began: float, said: Speech) -> str:
    left = said("time-left", time=clock_text((time.monotonic() - began) / done * (wanted - done))) if done else ""
    return f"{bar(done / wanted)} {done}/{wanted}  {left}"
