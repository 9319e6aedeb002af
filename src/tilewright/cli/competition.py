"""Parts that `arena`, `league` and `tournament` share: options, progress and output files."""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from tilewright._text import counted
from tilewright.players.registry import KINDS

from .number_argument import count, positive_seconds, seed
from .progress import ProgressLine, bar, time_left

if TYPE_CHECKING:
    from tilewright.arena import Competition, GameResult, Plan, SequentialTest
    from tilewright.arena.luck import LessLuck
    from tilewright.arena.plan import Conditions

PLAYERS_HELP = "; ".join(f"{', '.join(kind.syntax)}: {kind.help}" for kind in KINDS.values())
FAILURES_TOLD = 5
HIGHEST_ANCHOR = 10_000


def add_players(parser: argparse.ArgumentParser, games: str | None = None) -> None:
    """Add the players and, if `games` has a help text for it, the number of games."""
    parser.add_argument("names", nargs="+", metavar="PLAYER", help=PLAYERS_HELP)
    if games is not None:
        parser.add_argument("--games", type=count, default=100, metavar="N", help=f"{games} (default: 100)")


def add_conditions(parser: argparse.ArgumentParser, *, cluster: bool = True) -> None:
    """Add the conditions of the games, and where they are played."""
    parser.add_argument(
        "--side", choices=("coloured", "grey"), default="coloured", help="which side of the boards (default: coloured)"
    )
    cost = parser.add_mutually_exclusive_group()
    cost.add_argument(
        "--time",
        metavar="T",
        help="budget of a move for engines and for names without a budget: 100ms, 1s (default: 100ms)",
    )
    cost.add_argument("--nodes", type=count, metavar="N", help="the same budget in nodes, which makes games repeatable")
    parser.add_argument("--seed", type=seed, default=0, metavar="S", help="seed of the deals (default: 0)")
    parser.add_argument(
        "--patience", type=positive_seconds, metavar="SECONDS", help="time after which a silent engine loses the game"
    )
    parser.add_argument("--fresh-engines", action="store_true", help="restart engines for every game")
    parser.add_argument(
        "--processes", type=count, metavar="P", help="games at once on this machine (default: one for each core)"
    )
    if cluster:
        parser.add_argument(
            "--cluster", metavar="ADDRESS", help="play on a Ray cluster; `local` starts one on this machine"
        )


def add_results(parser: argparse.ArgumentParser) -> None:
    """Add the files that games are written to, and the format of the answer."""
    parser.add_argument("--results", type=Path, metavar="FILE", help="write every game here as it ends (JSON lines)")
    parser.add_argument("--resume", action="store_true", help="continue the competition in --results FILE")
    parser.add_argument("--records", type=Path, metavar="FOLDER", help="write every game's record (.azr) here")
    parser.add_argument("--json", action="store_true", help="print one JSON object in place of the table")


def add_outputs(parser: argparse.ArgumentParser) -> None:
    """Add the output files and formats."""
    add_results(parser)
    parser.add_argument("--csv", type=Path, metavar="FILE", help="write a line for each seat of each game")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="draw the result as .svg or .png (needs matplotlib)")


def read_conditions(arguments: argparse.Namespace) -> Conditions:
    """Read the options of `add_conditions`."""
    from tilewright.arena.plan import Conditions
    from tilewright.players.budget import DEFAULT_BUDGET, Budget

    budget = DEFAULT_BUDGET
    if arguments.time is not None:
        plain = arguments.time.replace(".", "", 1).isdecimal()
        budget = Budget.parse(f"{arguments.time}s" if plain else arguments.time)
        if budget.seconds is None:
            from tilewright.rules import UnreadableText

            raise UnreadableText(f"--time takes a time such as 100ms or 1s, not '{arguments.time}'")
    elif arguments.nodes is not None:
        budget = Budget(nodes=arguments.nodes)
    return Conditions(
        seed=arguments.seed,
        side=arguments.side,
        budget=budget,
        patience=arguments.patience,
        fresh_engines=arguments.fresh_engines,
    )


def read_anchor(text: str, plan: Plan) -> tuple[int, float]:
    """`PLAYER=RATING` as the player's place and its rating."""
    from tilewright.arena.plan import BadPlan
    from tilewright.players.registry import PlayerName

    name, _, rating = text.rpartition("=")
    try:
        anchor = plan.players.index(str(PlayerName.parse(name, plan.budget))), float(rating)
        if not abs(anchor[1]) <= HIGHEST_ANCHOR:  # also refuses `nan`
            raise ValueError
    except ValueError:
        raise BadPlan(
            "--anchor takes a player of the league and its rating, "
            f"from {-HIGHEST_ANCHOR} to {HIGHEST_ANCHOR}, such as greedy=1000, not '{text}'"
        ) from None
    return anchor


def hold(
    plan: Plan,
    arguments: argparse.Namespace,
    *,
    test: SequentialTest | None = None,
    anchor: tuple[int, float] | None = None,
    take_out_luck: bool = False,
) -> int:
    """Play all games, then print and write what was asked for."""
    from tilewright.arena import Where, compete, sum_up
    from tilewright.arena.charts import chart_of, write_chart
    from tilewright.arena.export import as_csv, as_json
    from tilewright.arena.report import report_lines
    from tilewright.notation.files import write_text

    if arguments.cluster is None:
        check_players(plan)
    where = Where(arguments.processes or min(cores(), plan.games), arguments.cluster)
    kept = KeptGames(plan, arguments)
    progress = Progress(plan, kept.played)

    def keep(result: GameResult) -> None:
        kept.add(result)
        progress.add(result)

    try:
        competition = compete(plan, where=where, played=kept.played, keep=keep, test=test)
    except KeyboardInterrupt:
        progress.close()
        kept.report_interruption(f"{progress.done} of {counted(progress.games, 'game')}")
        raise
    finally:
        progress.close()
        kept.close()
    summary = sum_up(competition, anchor=anchor)
    without_luck = _without_luck(competition, where.processes) if take_out_luck else ()
    try:
        if arguments.json:
            import json

            print(json.dumps(as_json(competition, summary, without_luck), indent=2))
        else:
            print(*report_lines(competition, summary, test, without_luck), sep="\n")
    finally:  # neither is lost if the other fails
        if arguments.csv is not None:
            write_text(arguments.csv, as_csv(competition))
        if arguments.plot is not None:
            write_chart(arguments.plot, chart_of(competition, summary))
    return 0


def _without_luck(competition: Competition, threads: int) -> tuple[LessLuck, ...]:
    from tilewright.arena.luck import find_luck, less_luck
    from tilewright.players.loading import load_for_review

    load_for_review(competition.plan.seats)
    line = ProgressLine()
    games = len(competition.results)
    lucks = find_luck(
        competition.results, threads, lambda done: line.draw(f"{bar(done / games)} finding luck: {done}/{games} games")
    )
    line.close()
    return less_luck(competition, lucks)


def check_players(plan: Plan) -> None:
    """Refuse a missing engine or network file before the first game."""
    from tilewright.players.engine import EngineFailure, split_command
    from tilewright.players.registry import PlayerName

    for name in plan.players:
        player = PlayerName.parse(name)
        if player.kind == "net":
            from tilewright.players.searching import network_in

            network_in(player.file, plan.seats, plan.side)
        command = player.command
        if command and shutil.which(split_command(command)[0]) is None:
            raise EngineFailure("missing", f"there is no program '{split_command(command)[0]}' to start as an engine")


def _check_outputs(arguments: argparse.Namespace) -> None:
    """Refuse a table or a chart that cannot be written or would replace the results, before the first game."""
    from tilewright.arena.charts import check_chart_file
    from tilewright.notation.files import check_distinct, check_output

    check_distinct(arguments.results, arguments.csv, getattr(arguments, "plot", None))
    if arguments.csv is not None:
        check_output(arguments.csv)
    if getattr(arguments, "plot", None) is not None:
        check_chart_file(arguments.plot)


class KeptGames:
    """Writes games to the results file and as records, if the options say so. `played` are those of an earlier run."""

    def __init__(self, plan: Plan, arguments: argparse.Namespace) -> None:
        from tilewright.arena.results import BadResults, ResultsFile

        if arguments.resume and arguments.results is None:
            raise BadResults("--resume needs --results FILE")
        self._plan = plan
        self._records = arguments.records
        if self._records is not None:
            self._records.mkdir(parents=True, exist_ok=True)
        _check_outputs(arguments)  # only now, because the files may be in the folder of records
        self._file = (
            None if arguments.results is None else ResultsFile(arguments.results, plan, resume=arguments.resume)
        )
        self.played = [] if self._file is None else self._file.played
        for result in self.played:
            self._save_record(result)

    def add(self, result: GameResult) -> None:
        if self._file is not None:
            self._file.add(result)
        self._save_record(result)

    def _save_record(self, result: GameResult) -> None:
        from tilewright.arena.export import save_record

        if self._records is not None:
            save_record(self._records, self._plan, result)

    def report_interruption(self, played: str) -> None:
        """Say what was played, such as `3 of 8 games`, and how to resume."""
        advice = "with --results FILE it could be resumed" if self._file is None else "run it with --resume to continue"
        print(f"tilewright: interrupted after {played}; {advice}.", file=sys.stderr)

    def close(self) -> None:
        if self._file is not None:
            self._file.close()


class Progress:
    """A progress line: games played, the first player's win share, the time left. The first failures are printed."""

    def __init__(self, plan: Plan, played: list[GameResult]) -> None:
        self.games = plan.games
        self.done = len(played)
        self._line = ProgressLine()
        self.close = self._line.close
        self._before = len(played)
        self._failures = 0
        self._label = plan.labels[0]
        self._shares = [result.shares[result.seated.index(0)] for result in played if 0 in result.seated]
        self._began = time.monotonic()
        self._draw()

    def add(self, result: GameResult) -> None:
        from tilewright.arena.report import failure_line

        self.done += 1
        if 0 in result.seated:
            self._shares.append(result.shares[result.seated.index(0)])
        if result.failure is not None:
            self._failures += 1
            if self._failures <= FAILURES_TOLD:
                self._line.tell(failure_line(result))
        self._draw()

    def _draw(self) -> None:
        share = f"{self._label[:20]} {sum(self._shares) / len(self._shares):.1%}" if self._shares else ""
        new, left = self.done - self._before, self.games - self.done
        soon = time_left((time.monotonic() - self._began) / new * left) if new else ""
        self._line.draw(f"{bar(self.done / self.games)} {self.done}/{self.games} games  {share}  {soon}")


def cores() -> int:
    """How many threads of this process can run at once."""
    allowed = getattr(os, "sched_getaffinity", None)  # not on every system
    return len(allowed(0)) if allowed else os.cpu_count() or 1
