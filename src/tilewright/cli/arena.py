"""Play a match between computer players and estimate who is stronger. Every deal is played from every seat."""

from __future__ import annotations

import argparse

from . import competition


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the players, the number of games and the sequential test."""
    competition.add_players(parser, games="number of games, rounded up to whole deals")
    parser.add_argument(
        "--players",
        type=int,
        choices=(2, 3, 4),
        help="seats at the table; with two names the second takes all seats but one (default: as many as names)",
    )
    competition.add_conditions(parser)
    parser.add_argument(
        "--sprt",
        nargs="?",
        const="0:20",
        metavar="LOW:HIGH",
        help="stop when a sequential test (SPRT) decides whether the first player's rating difference is HIGH or LOW "
        "(without a value 0:20; write --sprt=-10:0 if LOW is negative)",
    )
    for name, mistaken, true in (("alpha", "HIGH", "LOW"), ("beta", "LOW", "HIGH")):
        parser.add_argument(
            f"--{name}",
            type=float,
            metavar="P",
            help=f"probability that the test accepts {mistaken} although {true} is true (default: 0.05)",
        )
    parser.add_argument(
        "--luck",
        action="store_true",
        help="also show the win shares with the luck of the deals removed (narrower intervals between strong players)",
    )
    competition.add_outputs(parser)


def run(arguments: argparse.Namespace) -> int:
    """Play the match and report."""
    from tilewright.arena import SequentialTest, plan_match
    from tilewright.arena.sequential import BadTest

    test = None
    if arguments.sprt is None and (arguments.alpha is not None or arguments.beta is not None):
        raise BadTest("--alpha and --beta belong to a sequential test: add --sprt")
    if arguments.sprt is not None:
        try:
            low, high = map(float, arguments.sprt.split(":"))
        except ValueError:
            raise BadTest(f"--sprt takes two rating differences such as 0:20, not '{arguments.sprt}'") from None
        given = {name: chance for name in ("alpha", "beta") if (chance := getattr(arguments, name)) is not None}
        test = SequentialTest(low, high, **given)
    plan = plan_match(
        arguments.names, arguments.games, seats=arguments.players, **competition.read_conditions(arguments)
    )
    return competition.hold(plan, arguments, test=test, take_out_luck=arguments.luck)
