"""Rate many computer players in a round robin: every combination of players plays the same deals."""

from __future__ import annotations

import argparse

from . import competition


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the players and the number of games."""
    competition.add_players(parser, games="games of each combination of players, rounded up to whole deals")
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=2, help="seats at a table (default: 2)")
    competition.add_conditions(parser)
    parser.add_argument(
        "--anchor", metavar="PLAYER=RATING", help="give a player this rating (default: the mean of all is 0)"
    )
    competition.add_outputs(parser)


def run(arguments: argparse.Namespace) -> int:
    """Play the league and report."""
    from tilewright.arena import plan_league

    plan = plan_league(
        arguments.names, arguments.games, seats=arguments.players, **competition.read_conditions(arguments)
    )
    anchor = None if arguments.anchor is None else competition.read_anchor(arguments.anchor, plan)
    return competition.hold(plan, arguments, anchor=anchor)
