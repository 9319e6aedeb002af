"""Play a match: who is stronger, by how much, and how sure is that. Every deal is played from every seat."""

from __future__ import annotations

import argparse

from . import competing


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Who plays, how long, and when it is decided."""
    parser.add_argument("names", nargs="+", metavar="PLAYER", help=competing.PLAYERS_HELP)
    parser.add_argument(
        "--games", type=competing.count, default=100, metavar="N", help="how many, up to whole deals (default: 100)"
    )
    parser.add_argument(
        "--players",
        type=int,
        choices=(2, 3, 4),
        help="seats at the table; with two names the second takes all seats but one (default: as many as names)",
    )
    competing.add_conditions(parser)
    parser.add_argument(
        "--sprt",
        nargs="?",
        const="0:20",
        metavar="LOW:HIGH",
        help="stop when a sequential test decides whether the first player is stronger by HIGH rating points or by LOW "
        "(default 0:20; write --sprt=-10:0 if LOW is negative)",
    )
    for name, mistaken, true in (("alpha", "HIGH", "LOW"), ("beta", "LOW", "HIGH")):
        parser.add_argument(
            f"--{name}",
            type=float,
            default=0.05,
            metavar="P",
            help=f"how often the test may say {mistaken} although {true} is true (default: 0.05)",
        )
    competing.add_outputs(parser)


def run(arguments: argparse.Namespace) -> int:
    """Play, then report."""
    from tilewright.arena import SequentialTest, plan_match
    from tilewright.arena.sequential import BadTest

    test = None
    if arguments.sprt is not None:
        try:
            low, high = map(float, arguments.sprt.split(":"))
        except ValueError:
            raise BadTest(f"--sprt takes two rating differences such as 0:20, not '{arguments.sprt}'") from None
        test = SequentialTest(low, high, arguments.alpha, arguments.beta)
    plan = plan_match(arguments.names, arguments.games, seats=arguments.players, **competing.read_conditions(arguments))
    return competing.hold(plan, arguments, test=test)
