"""Review a recorded game (.azr): which moves were errors, how lucky each deal was, and what would have been better.

Every position gets a value for each seat: its expected share of the victory and its expected lead in points. What a
move loses compared with the best one is that seat's error; what a deal is worth compared with other possible deals is
luck. A folder of records gives a summary over all of them. Reviews are saved: an interrupted command continues when it
is repeated.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .competition import cores
from .language import analysis_speech, sentence_of_system_error
from .number_argument import count, whole_number
from .position_argument import read_record_argument
from .progress import ProgressLine, bar
from .values import share_text

if TYPE_CHECKING:
    from tilewright.analysis.review import Care, Review
    from tilewright.notation import Record


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the record, the depth of the review and the files to write."""
    parser.add_argument(
        "file", nargs="?", metavar="FILE.azr", help="the record, or a folder of records; - reads standard input"
    )
    parser.add_argument("--example", action="store_true", help="review the game that comes with tilewright")
    cost = parser.add_mutually_exclusive_group()
    cost.add_argument("--quick", action="store_true", help="search less: a few seconds for a game")
    cost.add_argument(
        "--nodes",
        type=whole_number,
        metavar="N",
        help="positions to search for each move (2000000; with three or four players half as many)",
    )
    parser.add_argument("--seat", type=whole_number, metavar="S", help="show the moves of this seat only")
    parser.add_argument("--threads", type=count, metavar="N", help="searches at once (one for each core, at most 8)")
    parser.add_argument("--fresh", action="store_true", help="ignore a saved review of the game and start again")
    parser.add_argument("--json", action="store_true", help="print one JSON object (docs/notation.md)")
    parser.add_argument("--html", type=Path, metavar="FILE", help="write one page with the graph and all moves")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="draw the graph as .svg or .png (needs matplotlib)")


def run(arguments: argparse.Namespace) -> int:
    """Review, then print and write what was asked for."""
    from tilewright.arena.charts import check_chart_file
    from tilewright.notation import example_record
    from tilewright.notation.files import check_distinct, check_output
    from tilewright.rules import UnreadableText
    from tilewright.rules.reasons import Reason

    if (arguments.file is None) != arguments.example:
        sentence = "name one record to review: FILE.azr, a folder of records, or --example"
        raise UnreadableText(Reason(sentence, "one-review"))
    check_distinct(arguments.file, arguments.html, arguments.plot)
    if arguments.html is not None:
        check_output(arguments.html)
    if arguments.plot is not None:
        check_chart_file(arguments.plot)
    care = _care(arguments)
    if arguments.file is not None and Path(arguments.file).is_dir():
        if arguments.html is not None or arguments.plot is not None or arguments.seat is not None:
            sentence = "--html, --plot and --seat are for one record, not for a folder"
            raise UnreadableText(Reason(sentence, "folder-options"))
        from .review_folder import review_folder

        return review_folder(Path(arguments.file), care, arguments)
    record = example_record() if arguments.example else read_record_argument(arguments.file)
    if arguments.seat is not None and not 1 <= arguments.seat <= record.final.players:
        last = record.final.players
        sentence = f"the game has seats 1 to {last}, not {arguments.seat}"
        raise UnreadableText(Reason(sentence, "no-such-seat", last=last, seat=arguments.seat))
    review, is_whole = review_record(record, care, arguments)
    _tell(review, arguments)
    return 0 if is_whole else 130


def _care(arguments: argparse.Namespace) -> Care:
    from tilewright.analysis.review import NORMAL, QUICK

    if arguments.quick:
        return QUICK
    return NORMAL if arguments.nodes is None else NORMAL.with_nodes(arguments.nodes)


# ------------------------------------------------------------ reviewing


def review_record(record: Record, care: Care, arguments: argparse.Namespace, name: str = "") -> tuple[Review, bool]:
    """The review, and whether it was completed: Ctrl-C ends it early."""
    from tilewright.analysis.review import Review, report
    from tilewright.players.loading import load_for_review

    load_for_review(record.final.players)
    review = Review(record, care)
    kept = _kept_file(review)
    if not arguments.fresh:
        _go_on(review, kept)
    line = ProgressLine(interval=0.1)
    said = analysis_speech()
    done = 0.0
    try:
        for progress in review.run(threads=arguments.threads or min(cores(), 8)):
            done = progress.done
            left = {"percent": round(100 * done), "seconds": max(0, round(progress.seconds_left))}
            line.draw(f"{name}{bar(done)} {said('review-running', **left)}")
    except KeyboardInterrupt:
        line.tell(said("reviewed-interrupted", share=share_text(done, said, 0)))
        return review, False
    finally:
        line.close()
        _keep(kept, report(review))
    return review, True


def _kept_file(review: Review) -> Path:
    import hashlib

    name = hashlib.blake2b(f"{review.key}\n{review.record}".encode(), digest_size=12).hexdigest()
    return kept_reviews() / f"{name}.json"


def kept_reviews() -> Path:
    """The folder of saved reviews, complete and unfinished ones."""
    from tilewright._folders import cache_folder

    return cache_folder() / "reviews"


def _go_on(review: Review, kept: Path) -> None:
    """Resume the review that an earlier run saved; a damaged file is ignored."""
    from tilewright.analysis.review import OtherReview, resume

    with contextlib.suppress(OSError, ValueError, OtherReview):
        resume(review, json.loads(kept.read_text(encoding="utf-8")))


def _keep(kept: Path, found: dict[str, Any]) -> None:
    from tilewright.notation.files import write_text

    try:
        kept.parent.mkdir(parents=True, exist_ok=True)
        write_text(kept, json.dumps(found))
    except OSError as error:
        why = sentence_of_system_error(OSError(error.errno, error.strerror, str(kept)))
        print(f"tilewright: {analysis_speech()('reviewed-not-kept', why=why)}", file=sys.stderr)


# ------------------------------------------------------------ output


def _tell(review: Review, arguments: argparse.Namespace) -> None:
    from tilewright.analysis.review import report
    from tilewright.notation.files import write_text

    found = report(review)
    said = analysis_speech()
    is_judged = review.value_before(0) is not None and all(step["judged"] for step in found["steps"])
    if arguments.json:
        print(json.dumps(found))
    elif is_judged:
        from .review_table import table

        print(table(review, found, said, arguments.seat))
    else:
        judged = sum(step["judged"] is not None for step in found["steps"])
        print(said("reviewed-partly", count=judged, total=len(found["steps"])))
    if not is_judged:
        return
    if arguments.html is not None:
        from .review_page import page

        write_text(arguments.html, page(review, found, said, arguments.seat))
    if arguments.plot is not None:
        from tilewright.arena.charts import write_chart

        from .review_table import chart

        write_chart(arguments.plot, chart(found, said))
