"""What equal deals are worth: the variance of a duel's result compared with that of ordinary games, between levels.

    python bench/duplicate.py play --pairs 3-4,5-6,7-8 --deals 200 --out duels.jsonl [--processes N --seconds S]
    python bench/duplicate.py report duels.jsonl [--json]

For each pair of levels and each deal `play` plays four games from one bag order: both levels from seat 1 against the
same opponent (--opponent, by default the weaker of the two), as in a duel; and both against each other on either
seat, as teams do. The two levels have different seeds; the opponent plays the same move in the same position.

`report` compares two variances of a result: when both games have the same deals, and when each game has its own deals
(then it is the sum of the variances of the two games). The result is, for a duel, the difference of the two margins;
for teams, the sum of the stronger level's margins over both seats. The report says how much of the variance the deals
explain (the correlation of the two games), and how many deals or pairs of games it takes until the stronger level leads
by two standard errors. The four games of a deal are written when all have ended; the same command resumes a stopped
run. Needs only Tilewright's own dependencies.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).parent.parent))

from bench.pool import Json, read_lines, work_through
from tilewright.fairness import FairSource
from tilewright.players.levels import LEVELS
from tilewright.players.loading import SEARCH, load
from tilewright.players.searching import LevelPlayer
from tilewright.rules import Phase, Position

MOST_ROUNDS = 30
RESAMPLES = 1000
TWO_ERRORS = 4.0
"""The number of deals until the lead is two standard errors is this factor times variance / lead ** 2."""


def source_of(deal: int) -> FairSource:
    """The randomness of a deal, drawn as the server draws it."""
    return FairSource(hashlib.sha256(f"bench duplicate {deal}".encode()).digest(), "bench", ("", str(deal)))


def margin(deal: int, seats: Sequence[tuple[int, str]]) -> int | None:
    """Seat 1's margin; `seats` has the level and a label of each seat. None if the game does not end.

    A move depends only on the deal, the level and label of its seat, and the position.
    """
    source = source_of(deal)
    position = Position.start(2, "coloured", source.first_seat(2))
    while not position.is_over:
        if position.phase is Phase.DEAL:
            if position.round > MOST_ROUNDS:
                return None
            position = position.deal(source.deal(position))
            continue
        assert position.to_move is not None
        level, who = seats[position.to_move - 1]
        seed = int.from_bytes(hashlib.sha256(f"{deal} {who} {position}".encode()).digest()[:8])
        position = position.play(LevelPlayer(level, seed).choose(position))
    return int(position.boards[0].score - position.boards[1].score)


def play(job: Json) -> Json:
    """The four games of a deal."""
    weak, strong, opponent = (job["weak"], "weak"), (job["strong"], "strong"), (job["opponent"], "opponent")
    deal = job["deal"]
    return {
        "duel": [margin(deal, (weak, opponent)), margin(deal, (strong, opponent))],
        "teams": [margin(deal, (strong, weak)), margin(deal, (weak, strong))],
    }


def spread(first: np.ndarray, second: np.ndarray) -> Json:
    """The variance of the difference of two margins: with equal deals (`together`), with other deals (`apart`)."""
    together, apart = (first - second).var(ddof=1), first.var(ddof=1) + second.var(ddof=1)
    with np.errstate(all="ignore"):  # too few deals: no figure
        covariance = (apart - together) / 2
        explained = covariance / np.sqrt(first.var(ddof=1) * second.var(ddof=1))
        return {"together": together, "apart": apart, "variance_ratio": apart / together, "explained": explained}


def compare(first: np.ndarray, second: np.ndarray) -> Json:
    """Compare the difference of two margins with equal deals and with other deals; standard errors by bootstrap."""
    chance = np.random.default_rng(1)
    found = spread(first, second)
    chosen = [chance.integers(0, len(first), len(first)) for _ in range(RESAMPLES)]
    again = [spread(first[each], second[each]) for each in chosen]
    lead = (first - second).mean()
    with np.errstate(all="ignore"):
        return {
            "lead": float(lead),
            "deviation_other_deals": float(np.sqrt(found["apart"])),
            "deviation_equal_deals": float(np.sqrt(found["together"])),
            "explained": float(found["explained"]),
            "explained_error": float(np.nanstd([each["explained"] for each in again])),
            "variance_ratio": float(found["variance_ratio"]),
            "variance_ratio_error": float(np.nanstd([each["variance_ratio"] for each in again])),
            "deals_other": float(TWO_ERRORS * found["apart"] / lead**2),
            "deals_equal": float(TWO_ERRORS * found["together"] / lead**2),
        }


def reports(played: Sequence[Json]) -> list[Json]:
    """A row for each pair of levels and opponent."""
    groups: dict[tuple[int, int, int], list[Json]] = {}
    for each in played:
        if None not in (*each["duel"], *each["teams"]):
            groups.setdefault((each["weak"], each["strong"], each["opponent"]), []).append(each)
    rows = []
    for (weak, strong, opponent), games in sorted(groups.items()):
        duel = np.array([each["duel"] for each in games], dtype=float)
        teams = np.array([each["teams"] for each in games], dtype=float)
        rows.append(
            {
                "weak": weak,
                "strong": strong,
                "opponent": opponent,
                "deals": len(games),
                "duel": compare(duel[:, 1], duel[:, 0]),
                # The stronger level's margins on both seats; on seat 2 it is the negative of the weaker's on seat 1.
                "teams": compare(teams[:, 0], teams[:, 1]),
            }
        )
    return rows


def show(rows: Sequence[Json]) -> None:
    """Print both tables."""
    heading = (
        "| levels | opponent | deals | deals explain | lead | deviation, other deals | deviation, equal deals "
        "| variance ratio | deals needed, other deals | deals needed, equal deals |"
    )
    for kind, title in (("duel", "Duel: one game each, against the same opponent"), ("teams", "Teams: both seats")):
        print(f"\n{title}\n\n{heading}")
        print("|" + "---|" * 10)
        for row in rows:
            found = row[kind]
            opponent = f"level {row['opponent']}" if kind == "duel" else "each other"
            print(
                f"| {row['strong']} and {row['weak']} | {opponent} | {row['deals']} "
                f"| {found['explained']:.0%} ± {found['explained_error']:.0%} | {found['lead']:+.1f} "
                f"| {found['deviation_other_deals']:.1f} | {found['deviation_equal_deals']:.1f} "
                f"| {found['variance_ratio']:.2f} ± {found['variance_ratio_error']:.2f} "
                f"| {found['deals_other']:.0f} | {found['deals_equal']:.0f} |"
            )


def pairs(text: str) -> list[tuple[int, int]]:
    """`3-4,7-8` as pairs of levels."""
    try:
        found = [tuple(sorted(map(int, pair.split("-")))) for pair in text.split(",")]
        assert all(len(pair) == 2 and set(pair) <= set(LEVELS) for pair in found)
    except (ValueError, AssertionError):
        raise argparse.ArgumentTypeError(f"pairs of levels from 1 to 10 are written as 3-4,7-8, not {text!r}") from None
    return found  # type: ignore[return-value]


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, or report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play")
    playing.add_argument("--pairs", type=pairs, default=pairs("3-4,5-6,7-8"))
    playing.add_argument("--opponent", type=int, choices=sorted(LEVELS), default=None)
    playing.add_argument("--deals", type=int, default=200)
    playing.add_argument("--out", type=Path, required=True)
    playing.add_argument("--processes", type=int, default=os.cpu_count())
    playing.add_argument("--seconds", type=float, default=1e9)
    reporting = commands.add_parser("report")
    reporting.add_argument("files", type=Path, nargs="+")
    reporting.add_argument("--json", action="store_true")
    asked = parser.parse_args(arguments)
    if asked.command == "play":
        jobs = [
            {
                "id": f"{weak} {strong} {opponent} {deal}",
                "weak": weak,
                "strong": strong,
                "opponent": opponent,
                "deal": deal,
            }
            for deal in range(asked.deals)
            for weak, strong in asked.pairs
            for opponent in [asked.opponent or weak]
        ]
        load(SEARCH)  # compiled once, before the processes start
        played = work_through(jobs, play, asked.out, asked.processes, asked.seconds)
    else:
        played = [line for file in asked.files for line in read_lines(file)]
    rows = reports(played)
    if asked.command == "report" and asked.json:
        print(json.dumps(rows, indent=1))
    else:
        show(rows)
    return 0


if __name__ == "__main__":
    sys.exit(main())
