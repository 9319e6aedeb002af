"""Counts moves of the levels that would puzzle even a beginner.

    python bench/luck.py play --tables 2c --levels 1,2,3,4,5,6,7 --games 60 --out games.jsonl
    python bench/review.py calibrate --games games.jsonl --care quick --out reviews.jsonl
    python bench/levels.py games.jsonl --reviews reviews.jsonl

For each table and level it prints, of the takes with a choice, the share of senseless ones (defined in
`players/sense.py`); of the takes in rounds 1 and 2, the share of those that put all tiles on the floor line although a
pattern line has room for all of them; and, with --reviews, of all moves with a choice, the shares of those that lose
more than 3, 5 and 10 points according to the reviews.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from bench.pool import read_lines
from tilewright.notation import Record
from tilewright.players.sense import sensible_moves
from tilewright.rules import Move, Position
from tilewright.rules.effects import legal_effects

EARLY = 2
POINTS = (3, 5, 10)
Group = tuple[str, int]


def is_needless(position: Position, move: Move) -> bool:
    """Whether a take puts all its tiles on the floor line although a pattern line has room for all of them."""
    if move.line is not None:
        return False
    effects = {Move.parse(effect.move): effect for effect in legal_effects(position)}
    return any(
        (other.source, other.colour) == (move.source, move.colour) and effect.dropped == 0
        for other, effect in effects.items()
    )


def count_takes(record: Record) -> Counter[str]:
    """Count a game's takes with a choice: all, senseless ones, and needless ones in rounds 1 and 2."""
    counts: Counter[str] = Counter()
    for position, move in zip(record.positions(), record.steps, strict=False):
        if not isinstance(move, Move) or not move.is_take or len(position.legal_moves()) == 1:
            continue
        counts["takes"] += 1
        counts["senseless"] += move not in sensible_moves(position)
        if position.round <= EARLY:
            counts["early"] += 1
            counts["needless"] += is_needless(position, move)
    return counts


def main() -> int:
    """Print a row for each table and level."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", type=Path, nargs="+", help="what `bench/luck.py play` wrote")
    parser.add_argument("--reviews", type=Path, nargs="+", default=[], help="what `bench/review.py calibrate` wrote")
    asked = parser.parse_args()
    counts: dict[Group, Counter[str]] = {}
    for line in (line for file in asked.games for line in read_lines(file)):
        group = counts.setdefault((line["table"], line["level"]), Counter())
        group.update(count_takes(Record.parse(line["record"])))
        group["games"] += 1
    lost: dict[Group, list[float]] = {}
    for line in (line for file in asked.reviews for line in read_lines(file)):
        lost.setdefault((line["table"], line["level"]), []).extend(
            margin for seat in line["losses"] for _, margin in seat
        )
    heads = "| table | level | games | takes | senseless | needlessly to the floor |"
    print(heads + "".join(f" loses more than {points} points |" for points in POINTS))
    print("|---|---|---|---|---|---|" + "---|" * len(POINTS))
    for (table, level), found in sorted(counts.items()):
        cells = [table, level, found["games"], f"{found['takes']:,}", f"{found['senseless'] / found['takes']:.1%}"]
        cells.append(f"{found['needless'] / found['early']:.1%}")
        losses = lost.get((table, level))
        cells += [f"{sum(each > n for each in losses) / len(losses):.1%}" if losses else "-" for n in POINTS]
        print("| " + " | ".join(map(str, cells)) + " |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
