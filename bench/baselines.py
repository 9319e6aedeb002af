"""Rate a frozen policy on the scale of the levels: `python -m bench.baselines ppo-2c level:3 level:4 level:5`.

The first argument is the name of a baseline or a file that `--export` of an example wrote, the others its opponents:
greedy or levels, which have a rating in docs/strength.md. Every match has duplicate deals.
"""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from tilewright.arena.competition import Where, compete
from tilewright.arena.plan import plan_match
from tilewright.arena.summary import sum_up
from tilewright.environments.baselines import Baseline
from tilewright.rules import TilewrightError

STRENGTH = Path(__file__).parent.parent / "docs" / "strength.md"


def ratings() -> dict[str, float]:
    """The ratings of the levels, coloured side, two players; greedy play is 0."""
    rows = re.findall(
        r"^\| (\d+) \|.*`tilewright arena level:.*\| (-?\d+) \|$", STRENGTH.read_text(encoding="utf-8"), re.MULTILINE
    )
    return {"greedy": 0.0} | {f"level:{level}": float(rating) for level, rating in rows}


def rate(player: Baseline, opponent: str, games: int, processes: int) -> str:
    """One match, as a row of a table."""
    plan = plan_match([player, opponent], games, side=player.side)
    first = sum_up(compete(plan, where=Where(processes))).standings[0]
    share, base = first.share, ratings()[opponent]
    low, value, high = (base + each for each in (first.rating.low, first.rating.value, first.rating.high))
    return (
        f"| {player.name} | {opponent} | {first.games} | {share.value:.1%} ({share.low:.1%} to {share.high:.1%}) "
        f"| {value:.0f} ({low:.0f} to {high:.0f}) |"
    )


def main(arguments: list[str] | None = None) -> None:
    """Play the matches and print a row for each."""
    known = ratings()
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("baseline", help="a name, or a .npz file")
    parser.add_argument("opponents", nargs="+", choices=list(known), metavar="opponent", help=", ".join(known))
    parser.add_argument("--games", type=int, default=100, help="games of each match (default 100)")
    parser.add_argument("--processes", type=int, default=1)
    options = parser.parse_args(arguments)
    try:
        given = options.baseline
        player = Baseline(Path(given) if given.endswith(".npz") else given)
        print("| player | opponent | games | win share (95%) | rating (95%) |\n|---|---|---|---|---|")
        for opponent in options.opponents:
            print(rate(player, opponent, options.games, options.processes), flush=True)
    except TilewrightError as error:
        raise SystemExit(str(error)) from error


if __name__ == "__main__":
    main()
