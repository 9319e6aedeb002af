"""Count the sequences of DEPTH moves from a position: the usual check that two engines play by the same rules.

A sequence that reaches the next deal or the end of the game earlier counts once.
"""

from __future__ import annotations

import argparse
import json
import time
from typing import TYPE_CHECKING

from tilewright._text import counted

from .number_argument import whole

if TYPE_CHECKING:
    from tilewright.rules import Position


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the depth and the position."""
    parser.add_argument(
        "depth", metavar="DEPTH", type=whole(0, most=10**9), help="how many moves each sequence has, from 0"
    )
    parser.add_argument(
        "position",
        metavar="POSITION",
        nargs="?",
        help="a position in its one-line form, in quotes; without it, a new game is dealt",
    )
    parser.add_argument("--divide", action="store_true", help="count separately for each first move")
    parser.add_argument("--players", type=int, choices=(2, 3, 4), help="players of the new game (2)")
    parser.add_argument("--side", choices=("coloured", "grey"), help="side of the boards (coloured)")
    parser.add_argument("--seed", type=whole(0, most=2**64 - 1, digits=20), help="seed of the deal (1)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(arguments: argparse.Namespace) -> int:
    """Count and print."""
    from tilewright.rules.perft import count_sequences, divide

    position = _position(arguments)
    began = time.perf_counter()
    parts = divide(position, arguments.depth) if arguments.divide and arguments.depth else {}
    count = sum(parts.values()) if parts else count_sequences(position, arguments.depth)
    seconds = time.perf_counter() - began
    if arguments.json:
        found = {"position": str(position), "depth": arguments.depth, "count": count, "seconds": round(seconds, 6)}
        if arguments.divide:
            found["divide"] = {str(move): part for move, part in parts.items()}
        print(json.dumps(found))
        return 0
    print(position)
    for move, part in parts.items():
        print(f"{move}  {part:>15,}")
    speed = f"{count / max(seconds, 1e-9):,.0f} a second"
    print(f"perft {arguments.depth}: {counted(count, 'sequence')} in {seconds:.3f} s ({speed})")
    return 0


def _position(arguments: argparse.Namespace) -> Position:
    from tilewright.players.loading import load_for
    from tilewright.rules import Position, UnreadableText

    described = (arguments.players, arguments.side, arguments.seed)
    if arguments.position is None:
        position = Position.start(arguments.players or 2, arguments.side or "coloured")
        position = position.deal_randomly(1 if arguments.seed is None else arguments.seed)
    elif any(word is not None for word in described):
        raise UnreadableText("give either a POSITION or --players, --side and --seed of a new game, not both")
    else:
        position = Position.parse(arguments.position)
    load_for(position.players)  # compile first, so that only the counting is timed
    return position
