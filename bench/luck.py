"""How much of Azul is luck: games of the computer's levels, the luck of their deals, and what follows from it.

    python bench/luck.py play --tables 2c --levels 9 --games 400 --out games.jsonl
    python bench/luck.py judge --games games.jsonl --out luck.jsonl [--deals N --deal-nodes N --evaluated N]
    python bench/luck.py report luck.jsonl [--json] [--plot FOLDER]

`play` lets a level play against itself; seat 1 starts. `judge` finds the luck of every deal. `report` says by table and
level: the mean luck of the starting seat with its 99% interval (it must contain zero), the variance ratio (the variance
of the win divided by that of the win minus luck), and the starting seat's share of the victories. --json also says how
much of the variance of results the deals explain (1 - 1 / variance ratio). --plot draws two charts: what the deals
explain by level, and how much a deal moves the win by round (needs matplotlib). Every step is written as it is done;
the same command resumes after a stop. --workers N: processes, --seconds S: stop early.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parent.parent))

from bench.level_games import play_out
from bench.pool import Json, read_lines, work_through
from tilewright.analysis.review import NORMAL
from tilewright.analysis.review.luck import luck_of_deals
from tilewright.notation import Record
from tilewright.players.levels import LEVELS
from tilewright.players.loading import load_for_review
from tilewright.search import SeatValues

SIDES = {"c": "coloured", "g": "grey"}
Z99 = 2.576


def play(job: Json) -> Json:
    """One game of a level against itself."""
    players, side = int(job["table"][0]), SIDES[job["table"][1]]
    start = Record.start(side, [f"level {job['level']}"] * players)
    chance = np.random.default_rng([job["game"], players, job["level"], 7])
    record = play_out(start, [job["level"]] * players, job["game"], chance)
    return {"record": str(record)}


def judge(job: Json) -> Json:
    """The luck of every deal of one game."""
    record = Record.parse(job["record"])
    care = replace(NORMAL, deals=job["deals"], deal_nodes=job["deal_nodes"], evaluated=job["evaluated"])
    luck = luck_of_deals(record, care)
    outcome = record.outcome
    if outcome is None:  # a game that would not end (SIL-17)
        return {"luck": luck.tolist(), "result": None}
    result = SeatValues.of_outcome(outcome)
    return {"luck": luck.tolist(), "result": [list(result.shares), list(result.margins)]}


def reports(judged: list[Json]) -> Iterator[Json]:
    """A row for each table and level."""
    groups: dict[tuple[str, int], list[Json]] = {}
    for each in judged:
        if each["result"] is not None:
            groups.setdefault((each["table"], each["level"]), []).append(each)
    for (table, level), games in sorted(groups.items()):
        wins = np.array([each["result"][0][0] for each in games])
        margins = np.array([each["result"][1][0] for each in games])
        lucks = np.array([np.array(each["luck"]).sum(0)[:, 0] for each in games])
        luck, margin_luck = lucks[:, 0], lucks[:, 1]
        count = len(games)
        yield {
            "table": table,
            "level": level,
            "games": count,
            "mean_luck": luck.mean(),
            "interval_99": [luck.mean() - Z99 * _error(luck), luck.mean() + Z99 * _error(luck)],
            "variance_ratio": wins.var(ddof=1) / (wins - luck).var(ddof=1),
            "variance_ratio_error": _ratio_error(wins, luck),
            "margin_variance_ratio": margins.var(ddof=1) / (margins - margin_luck).var(ddof=1),
            "explained": 1 - (wins - luck).var(ddof=1) / wins.var(ddof=1),
            "first_seat": wins.mean(),
            "first_seat_error": _error(wins),
            "first_seat_less_luck": (wins - luck).mean(),
            "first_seat_less_luck_error": _error(wins - luck),
            "deviation": wins.std(ddof=1),
            "deviation_less_luck": (wins - luck).std(ddof=1),
            "by_round": [
                float(np.mean([abs(each["luck"][deal][0][0]) for each in games if deal < len(each["luck"])]))
                for deal in range(max(len(each["luck"]) for each in games))
            ],
        }


def _error(values: Any) -> float:
    return float(values.std(ddof=1) / np.sqrt(len(values)))


def _ratio_error(wins: Any, luck: Any, rounds: int = 400) -> float:
    """The standard error of the variance ratio, by bootstrap."""
    chance = np.random.default_rng(1)
    found = []
    for _ in range(rounds):
        chosen = chance.integers(len(wins), size=len(wins))
        found.append(wins[chosen].var(ddof=1) / max(1e-9, (wins[chosen] - luck[chosen]).var(ddof=1)))
    return float(np.std(found))


def games_to_tell(row: Json, stronger: int) -> tuple[float, float]:
    """Two players: games until level n+1 leads level n by two standard errors, by plain results and without luck."""
    gap = LEVELS[stronger].rating - LEVELS[stronger - 1].rating
    lead = 1 / (1 + 10 ** (-gap / 400)) - 0.5
    return (2 * row["deviation"] / lead) ** 2, (2 * row["deviation_less_luck"] / lead) ** 2


def main() -> int:
    """Play, judge or report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play")
    playing.add_argument("--tables", default="2c", help="such as 2c,2g,3c,3g,4c,4g")
    playing.add_argument("--levels", default="9", help="such as 1,5,9")
    playing.add_argument("--games", type=int, default=100)
    playing.add_argument("--first", type=int, default=0, help="number of the first game: other numbers, other games")
    judging = commands.add_parser("judge")
    judging.add_argument("--games", type=Path, required=True)
    judging.add_argument("--deals", type=int, default=NORMAL.deals)
    judging.add_argument("--deal-nodes", type=int, default=NORMAL.deal_nodes)
    judging.add_argument("--evaluated", type=int, default=NORMAL.evaluated)
    for each in (playing, judging):
        each.add_argument("--out", type=Path, required=True)
        each.add_argument("--workers", type=int, default=os.cpu_count())
        each.add_argument("--seconds", type=float, default=1e9)
    reporting = commands.add_parser("report")
    reporting.add_argument("files", type=Path, nargs="+")
    reporting.add_argument("--json", action="store_true")
    reporting.add_argument("--plot", type=Path, metavar="FOLDER")
    asked = parser.parse_args()
    if asked.command == "report":
        return report(asked)
    if asked.command == "play":
        jobs = [
            {"id": f"{table} {level} {game}", "table": table, "level": int(level), "game": game}
            for table in asked.tables.split(",")
            for level in asked.levels.split(",")
            for game in range(asked.first, asked.first + asked.games)
        ]
        do = play
    else:
        care = {"deals": asked.deals, "deal_nodes": asked.deal_nodes, "evaluated": asked.evaluated}
        jobs = [game | care for game in read_lines(asked.games)]
        do = judge
    for players in sorted({int(job["table"][0]) for job in jobs}):
        load_for_review(players)  # compiled once, before the processes start
    work_through(jobs, do, asked.out, asked.workers, asked.seconds)
    return 0


def report(asked: argparse.Namespace) -> int:
    """Print a table, or JSON."""
    rows = list(reports([line for file in asked.files for line in read_lines(file)]))
    if asked.plot is not None:
        draw(rows, asked.plot)
    if asked.json:
        print(json.dumps(rows, indent=1))
        return 0
    for row in rows:
        low, high = row["interval_99"]
        print(
            f"{row['table']} level {row['level']:>2}, {row['games']} games: "
            f"luck of the first seat {row['mean_luck']:+.4f} ({low:+.4f} to {high:+.4f}), "
            f"variance ratio {row['variance_ratio']:.3f} ± {row['variance_ratio_error']:.3f} "
            f"(of the margin {row['margin_variance_ratio']:.3f}), "
            f"share of the first seat {row['first_seat']:.1%} ± {row['first_seat_error']:.1%}, "
            f"with luck removed {row['first_seat_less_luck']:.1%} ± {row['first_seat_less_luck_error']:.1%}"
        )
        if row["table"][0] == "2" and row["level"] + 1 in LEVELS:
            plain, adjusted = games_to_tell(row, row["level"] + 1)
            print(f"    to tell level {row['level'] + 1} from {row['level']}: {plain:.0f} games, ", end="")
            print(f"{adjusted:.0f} with luck removed")
    return 0


def draw(rows: list[Json], folder: Path) -> None:
    """Two charts, with a line for each table."""
    from tilewright.arena.charts import Chart, write_chart

    folder.mkdir(parents=True, exist_ok=True)
    tables = sorted({row["table"] for row in rows})
    explained = {
        table: [(float(row["level"]), float(row["explained"])) for row in rows if row["table"] == table]
        for table in tables
    }
    write_chart(
        folder / "luck-by-level.svg",
        Chart("How much of the result is luck", "level of the players", "variance of the win explained", explained),
    )
    strongest = {table: max(row["level"] for row in rows if row["table"] == table) for table in tables}
    by_round = {
        f"{row['table']}, level {row['level']}": [(float(i), each) for i, each in enumerate(row["by_round"][:6], 1)]
        for row in rows
        if row["level"] == strongest[row["table"]]
    }
    write_chart(
        folder / "luck-by-round.svg",
        Chart("How much a deal moves the win", "round", "mean change of the share, either way", by_round),
    )


if __name__ == "__main__":
    sys.exit(main())
