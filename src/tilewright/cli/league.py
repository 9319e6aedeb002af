"""Rate many players against each other: everybody meets everybody with the same deals."""

from __future__ import annotations

import argparse

from . import competing


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Who plays, and how long."""
    parser.add_argument("names", nargs="+", metavar="PLAYER", help=competing.PLAYERS_HELP)
    parser.add_argument(
        "--games",
        type=competing.count,
        default=100,
        metavar="N",
        help="how many at each table, up to whole deals (default: 100)",
    )
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=2, help="seats at a table (default: 2)")
    competing.add_conditions(parser)
    parser.add_argument(
        "--anchor", metavar="PLAYER=RATING", help="give a player this rating (default: the mean of all is 0)"
    )
    competing.add_outputs(parser)


def run(arguments: argparse.Namespace) -> int:
    """Play, then report."""
    from tilewright.arena import plan_league

    plan = plan_league(
        arguments.names, arguments.games, seats=arguments.players, **competing.read_conditions(arguments)
    )
    anchor = None if arguments.anchor is None else competing.read_anchor(arguments.anchor, plan)
    return competing.hold(plan, arguments, anchor=anchor)
