"""Find the best moves of a position: what each is worth, and why.

Columns: margin is the expected final points over the best other seat; win is the expected share of the victory; points
and floor are what the move scores and costs at once.
"""

from __future__ import annotations

import argparse
import json
import signal
import threading
from typing import TYPE_CHECKING, Any

from .language import analysis_speech
from .number_argument import number_reader, whole_number
from .position_argument import add_position_arguments, read_position
from .progress import ProgressLine
from .values import margin_text, share_text

if TYPE_CHECKING:
    from tilewright._catalogue import Speech
    from tilewright.analysis.advice import Advice
    from tilewright.rules import Position
    from tilewright.search import Limits, SearchResult

DEFAULT_SECONDS = 1.0
DEFAULT_LINES = 5


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the position, the limits of the search and the output format."""
    add_position_arguments(parser)
    parser.add_argument("--time", type=_seconds, metavar="S", help="seconds to search, or a time such as 200ms (1)")
    parser.add_argument("--nodes", type=whole_number, metavar="N", help="nodes to search, instead of a time")
    parser.add_argument("--depth", type=whole_number, metavar="D", help="search depth in takes, instead of a time")
    parser.add_argument(
        "--lines", type=whole_number, metavar="N", default=DEFAULT_LINES, help=f"moves to show ({DEFAULT_LINES})"
    )
    parser.add_argument("--threads", type=whole_number, metavar="N", default=1, help="threads that search (1)")
    parser.add_argument("--table", type=whole_number, metavar="MB", help="memory of the transposition table (64)")
    parser.add_argument("--json", action="store_true", help="print one JSON object, with every move")


def run(arguments: argparse.Namespace) -> int:
    """Search and print the result; Ctrl-C ends the search early."""
    from tilewright.players.loading import load_for_search

    limits = _limits(arguments)
    position = read_position(arguments)
    load_for_search(position.players)  # compiling is not part of the search's time
    found = search_interruptibly(position, limits)
    from tilewright.analysis.advice import advise

    advice = [advise(position, worth) for worth in found.moves]
    if arguments.json:
        print(json.dumps(as_json(position, found, advice)))
    else:
        print(table(position, found, advice[: arguments.lines], analysis_speech()))
    return 0


def search_interruptibly(position: Position, limits: Limits) -> SearchResult:
    """Search in another thread, because compiled code does not react to Ctrl-C.

    A handler, not KeyboardInterrupt: the signal may come at any moment, even while the thread is being started.
    """
    from tilewright.search import search

    progress = ProgressLine()
    said = analysis_speech()

    def report(found: SearchResult) -> None:
        values = {"move": str(found.best), "margin": margin_text(found.margin, said), "nodes": found.nodes}
        progress.draw(said("best-progress", depth=found.depth, **values))

    stop = threading.Event()
    ended = threading.Event()
    found: list[SearchResult | Exception] = []

    def think() -> None:
        try:
            found.append(search(position, limits, report=report, stop=stop))
        except Exception as error:
            found.append(error)
        ended.set()

    before = signal.signal(signal.SIGINT, lambda *_: stop.set())
    try:
        threading.Thread(target=think).start()
        while not ended.wait(1.0):  # Windows handles signals only between waits
            pass
    finally:
        signal.signal(signal.SIGINT, before)
    progress.close()
    if isinstance(found[0], Exception):
        raise found[0]
    return found[0]


# ------------------------------------------------------------ input


def _limits(arguments: argparse.Namespace) -> Limits:
    from tilewright.search import Limits

    seconds = arguments.time
    if seconds is None and arguments.nodes is None and arguments.depth is None:
        seconds = DEFAULT_SECONDS
    table = {} if arguments.table is None else {"table_mb": arguments.table}
    return Limits(seconds, arguments.nodes, arguments.depth, arguments.lines, arguments.threads, **table)


# ------------------------------------------------------------ output


def table(position: Position, found: SearchResult, advice: list[Advice], said: Speech) -> str:
    """The best moves as a text table."""
    from .tabletop.words import describe_briefly, what_is_left

    after = position.play_unchecked(found.best)
    other = after.to_move if after.to_move not in (None, position.to_move) else 0
    heads = ["", *(said(f"best-{name}") for name in ("move", "margin", "win", "points", "floor"))]
    cells = [
        [
            str(rank),
            str(each.worth.move),
            f"{'' if each.worth.exact else '<'}{margin_text(each.worth.margin, said)}",
            share_text(each.worth.share, said),
            str(each.points),
            f"-{each.floor_cost}" if each.floor_cost else "0",
        ]
        for rank, each in enumerate(advice, 1)
    ]
    widths = [max(3, *(len(row[place]) for row in [heads, *cells])) for place in range(len(heads))]
    lines = [situation(position, said), "", f"{_row(heads, widths)}  {said('best-what', seat=other)}"]
    for each, row in zip(advice, cells, strict=True):
        move = each.worth.move
        left = said("hint-leaves", left=what_is_left(position, move, said))
        lines += [
            f"{_row(row, widths)}  {describe_briefly(position, move, each.take, said)}",
            " " * (sum(widths) + 2 * len(widths)) + left,
        ]
    how = "game" if found.game_solved else "round" if found.round_solved else "no"
    speed = round(found.nodes / max(found.seconds, 1e-6))
    effort = {"nodes": found.nodes, "seconds": said.number(found.seconds, 2), "speed": speed}
    lines += [
        "",
        said("best-line", moves=" ".join(map(str, found.line))),
        f"{said('best-solved', how=how)} {said('best-effort', depth=found.depth, **effort)}",
    ]
    return "\n".join(lines)


def _row(cells: list[str], widths: list[int]) -> str:
    """Moves to the left, numbers to the right."""
    return "  ".join(
        f"{cell:<{width}}" if place == 1 else f"{cell:>{width}}"
        for place, (cell, width) in enumerate(zip(cells, widths, strict=True))
    )


def situation(position: Position, said: Speech) -> str:
    """Round, side and points, and who is to move."""
    if position.is_over:
        then = said("situation-over")
    elif position.to_move is None:
        then = said("situation-awaits-deal")
    else:
        then = said("situation-to-move", seat=position.to_move)
    scores = "-".join(map(str, position.scores))
    return said("situation", round=position.round, side=str(position.side), scores=scores, then=then)


def as_json(position: Position, found: SearchResult, advice: list[Advice]) -> dict[str, Any]:
    """The whole result as JSON."""
    from .tabletop.words import describe_briefly, what_is_left

    return {
        "position": str(position),
        "seat": position.to_move,
        "best": str(found.best),
        "margin": found.margin,
        "share": found.share,
        "line": [str(move) for move in found.line],
        "moves": [
            {
                "move": str(each.worth.move),
                "margin": each.worth.margin,
                "share": each.worth.share,
                "exact": each.worth.exact,
                "points": each.points,
                "floor_cost": each.floor_cost,
                "what": describe_briefly(position, each.worth.move, each.take),
                "leaves": what_is_left(position, each.worth.move),
            }
            for each in advice
        ],
        "nodes": found.nodes,
        "depth": found.depth,
        "seconds": found.seconds,
        "round_solved": found.round_solved,
        "game_solved": found.game_solved,
    }


# ------------------------------------------------------------ options


_read_seconds = number_reader(r"(-?[0-9]{1,9}(?:\.[0-9]{1,9})?)(s|ms)?", "a time such as 1, 0.5 or 200ms")


def _seconds(text: str) -> float:
    found = _read_seconds(text)
    return float(found[1]) / (1000 if found[2] == "ms" else 1)
