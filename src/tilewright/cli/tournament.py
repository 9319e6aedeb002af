"""Hold a tournament among computer players, by the rules of the server's tournaments: Swiss, or an arena in which free
players are paired at once. Several tables get the same deal. Ties are broken by Deals (the sum of a player's margins,
each minus the mean of that seat at all tables of the deal), then by the opponents' points, then by the game between the
two.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from tilewright._text import counted

from . import competition
from .number_argument import count
from .progress import ProgressLine

if TYPE_CHECKING:
    from tilewright.arena import GameResult, Plan
    from tilewright.contests.tournament import Contest


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the players, the kind of tournament and its length."""
    competition.add_players(parser)
    parser.add_argument("--kind", choices=("swiss", "arena"), default="swiss", help="how to pair (default: swiss)")
    parser.add_argument(
        "--rounds",
        type=count,
        metavar="N",
        help="rounds of a Swiss tournament (default: two more than a knockout would take)",
    )
    parser.add_argument(
        "--minutes",
        type=count,
        metavar="M",
        help="minutes in which games of an arena may begin; a deal or a move counts as a second (default: 15)",
    )
    competition.add_conditions(parser, cluster=False)
    competition.add_results(parser)
    parser.add_argument("--csv", type=Path, metavar="FILE", help="write the standings, a line for each player")


def run(arguments: argparse.Namespace) -> int:
    """Hold the tournament and tell who won."""
    from tilewright.arena.plan import BadPlan
    from tilewright.arena.tournament import hold_tournament, plan_tournament
    from tilewright.contests.tournament import Contest
    from tilewright.contests.tournament_results import results_csv, results_json
    from tilewright.notation.files import write_text

    swiss = arguments.kind == "swiss"
    if (arguments.minutes if swiss else arguments.rounds) is not None:
        raise BadPlan(
            "a Swiss tournament takes --rounds, not --minutes" if swiss else "an arena takes --minutes, not --rounds"
        )
    plan = plan_tournament(arguments.names, **competition.read_conditions(arguments))
    rounds = arguments.rounds or (len(arguments.names) - 1).bit_length() + 2
    contest = Contest("swiss", rounds=rounds) if swiss else Contest("arena", minutes=arguments.minutes or 15)
    competition.check_players(plan)
    kept = competition.KeptGames(plan, arguments)
    line = ProgressLine()
    games = 0

    def keep(result: GameResult, contest: Contest) -> None:
        nonlocal games
        games += 1
        kept.add(result)
        if result.failure is not None:
            from tilewright.arena.report import failure_line

            line.tell(failure_line(result))
        line.draw(_progress(contest, games + len(kept.played)))

    try:
        processes = arguments.processes or min(competition.cores(), len(arguments.names) // 2)
        contest = hold_tournament(plan, contest, processes=processes, played=kept.played, keep=keep)
    except KeyboardInterrupt:
        line.close()
        kept.report_interruption(counted(games + len(kept.played), "game"))
        raise
    finally:
        line.close()
        kept.close()
    try:
        if arguments.json:
            import json

            print(json.dumps({**results_json(contest), **_conditions(plan)}, indent=2))
        else:
            print(*_lines(plan, contest), sep="\n")
    finally:  # neither is lost if the other fails
        if arguments.csv is not None:
            write_text(arguments.csv, results_csv(contest))
    return 0


def _progress(contest: Contest, games: int) -> str:
    if contest.kind == "swiss":
        return f"round {contest.round} of {contest.rounds}, {counted(games, 'game')}"
    return f"{counted(games, 'game')}, {counted(contest.round, 'deal')}"


def _conditions(plan: Plan) -> dict[str, object]:
    return {"side": plan.side, "seed": plan.seed, "budget": str(plan.budget)}


def _lines(plan: Plan, contest: Contest) -> list[str]:
    from tilewright.arena.report import aligned, short
    from tilewright.contests.tournament_results import halves_text
    from tilewright.contests.tournament_standings import standings

    length = counted(contest.round, "round") if contest.kind == "swiss" else counted(contest.minutes, "minute")
    won: dict[int, list[str]] = {player: [] for player in range(len(contest.players))}
    marks = [(bye.round, bye.player, 2) for bye in contest.byes]
    for game in contest.games:
        if game.points is not None and game.is_played:
            marks += [(game.deal, player, points) for player, points in zip(game.seats, game.points, strict=True)]
    for _, player, points in sorted(marks):
        won[player].append(halves_text(points))
    rows = [("player", "place", "points", "deals", "opponents", "games")]
    for line in standings(contest):
        deals = f"{float(line.deals):+.1f}"
        name = short(contest.players[line.player].name)
        cells = halves_text(line.points), deals, halves_text(line.opponents), " ".join(won[line.player])
        rows.append((name, str(line.place), *cells))
    kind = "Swiss" if contest.kind == "swiss" else "Arena"
    heading = f"{kind}, {length}, {len(contest.players)} players, {counted(len(contest.games), 'game')}; "
    return [heading + f"{plan.side} side, seed {plan.seed}", "", *aligned(rows)]
