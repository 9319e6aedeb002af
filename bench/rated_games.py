"""Real games between levels, for docs/ratings.md: results by kind of table, luck of the deals, grades of moves.

    python bench/rated_games.py play --games 2c=1300,2g=500,3c=500,3g=400,4c=400,4g=400 --level10 80 --out games.jsonl
    python bench/rated_games.py report games.jsonl [--json FILE]

`play` draws a level n of 1 to 8 for each game and gives every seat level n, n + 1 or n + 2 (9 at most); who starts is
drawn, too. It plays the game, reviews it with quick care, and writes a line with the levels, the shares of the victory,
the luck of the deals and what the moves of each seat lost. --level10 N: also games of level 9 against 10, two players,
coloured side. --workers N: processes, --seconds S: stop early. The same command resumes a stopped run.

`report` says, with standard errors by bootstrap over games:
- by kind of table: the factor on rating differences (about 1 for 2c, where the levels' ratings were measured); its
  error is computed from the first 1,000 games only;
- by kind and strength: what part of the measured luck to subtract, and how much the variance of the result falls;
- by kind and level: the share of moves that are best and the loss of a move, with the deviation between games.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

sys.path.insert(0, str(Path(__file__).parent.parent))

from bench.level_games import play_out
from bench.pool import Json, read_lines, work_through
from tilewright.analysis.review import QUICK, Review
from tilewright.analysis.review.grades import Grade, grade_of
from tilewright.contests.ratings import NATURAL
from tilewright.notation import Record
from tilewright.players.levels import LEVELS
from tilewright.players.loading import load_for_review
from tilewright.search import SeatValues

SIDES = {"c": "coloured", "g": "grey"}
STRONGEST_DRAWN = 9
DRAWS = 400
STRENGTHS = ((1, 2), (3, 4), (5, 6), (7, 8), (9, 10))
"""Bands of levels: a game belongs to the band of its seats' mean level."""

Floats = npt.NDArray[np.float64]


# ------------------------------------------------------------ games


def levels_of(kind: str, game: int) -> list[int]:
    """The levels of a game's seats."""
    chance = np.random.default_rng([game, *kind.encode(), 1])
    least = int(chance.integers(1, STRONGEST_DRAWN))
    return [min(STRONGEST_DRAWN, least + int(chance.integers(3))) for _ in range(int(kind[0]))]


def play(job: Json) -> Json:
    """One game and its review."""
    players, levels = int(job["kind"][0]), job["levels"]
    chance = np.random.default_rng([job["game"], *job["kind"].encode(), 2])
    start = Record.start(
        SIDES[job["kind"][1]], [f"level {level}" for level in levels], int(chance.integers(players)) + 1
    )
    record = play_out(start, levels, job["game"], chance)
    if record.outcome is None:
        return {"shares": None}
    review = Review(record, QUICK)
    for _ in review.run():
        pass
    return {"shares": list(SeatValues.of_outcome(record.outcome).shares), **judged(review)}


def judged(review: Review) -> Json:
    """By seat: luck, moves with a choice, how many of them were best, and their mean loss (`Loss.weight`)."""
    players = review.final.players
    luck = np.zeros(players)
    for each in review.judgements:
        if each is not None and hasattr(each, "error"):
            luck += np.array(each.after.shares) - np.array(each.before.shares)
    losses = [list(review.losses(seat).values()) for seat in range(1, players + 1)]
    return {
        "luck": [round(each, 5) for each in luck.tolist()],
        "choices": [len(each) for each in losses],
        "best": [sum(grade_of(loss) is Grade.BEST for loss in each) for each in losses],
        "weight": [round(float(np.mean([loss.weight for loss in each])), 4) if each else None for each in losses],
    }


# ------------------------------------------------------------ what follows from them


def factor(games: Sequence[Json]) -> float:
    """The factor on rating differences: maximum likelihood, by Newton's method."""
    found = 1.0
    tables = [
        (NATURAL * np.array([LEVELS[n].rating for n in game["levels"]], float), np.array(game["shares"]))
        for game in games
    ]
    for _ in range(30):
        slope = curvature = 0.0
        for ratings, shares in tables:
            chances = np.exp(found * (ratings - ratings.max()))
            chances /= chances.sum()
            mean = float(chances @ ratings)
            slope += float(shares @ ratings) - mean
            curvature += float(chances @ ratings**2) - mean**2
        if curvature == 0:
            return math.nan
        found += slope / curvature
    return found


def without_luck(games: Sequence[Json], scale: float) -> tuple[float, float, float]:
    """The best fraction of the luck to subtract; the fraction of the variance left after it, and after all luck."""
    rest, luck = [], []
    for game in games:
        ratings = NATURAL * scale * np.array([LEVELS[n].rating for n in game["levels"]], float)
        chances = np.exp(ratings - ratings.max())
        rest.extend((np.array(game["shares"]) - chances / chances.sum()).tolist())
        luck.extend(game["luck"])
    one, other = np.array(rest), np.array(luck)
    part = float(one @ other / (other @ other))
    whole = float(one @ one)
    return part, float(((one - part * other) ** 2).sum() / whole), float(((one - other) ** 2).sum() / whole)


def luck_of_weaker(game: Json) -> float:
    """The luck of the weakest seat, or of the first of several; zero on average if the luck favours nobody."""
    return float(game["luck"][int(np.argmin(game["levels"]))])


def by_bootstrap(games: Sequence[Json], measure: Any) -> Floats:
    """The standard error of a measurement."""
    chance = np.random.default_rng(1)
    found = [measure([games[i] for i in chance.integers(len(games), size=len(games))]) for _ in range(DRAWS)]
    errors: Floats = np.asarray(np.std(np.array(found), axis=0))
    return errors


def report(games: Sequence[Json]) -> Json:
    """All three measurements."""
    kinds = sorted({game["kind"] for game in games})
    found: Json = {"factors": [], "luck": [], "moves": []}
    for kind in kinds:
        here = [game for game in games if game["kind"] == kind]
        scale = factor(here)
        found["factors"].append(
            {"kind": kind, "games": len(here), "factor": scale, "error": float(by_bootstrap(here[:1000], factor))}
        )
        for low, high in ((1, 10), *STRENGTHS):
            some = [game for game in here if low <= np.mean(game["levels"]) < high + 1]
            if len(some) < 30:
                continue
            part, left, left_by_all = without_luck(some, scale)
            errors = by_bootstrap(some, partial(without_luck, scale=scale))
            weaker = [luck_of_weaker(game) for game in some]
            found["luck"].append(
                {
                    "kind": kind,
                    "levels": [low, high],
                    "games": len(some),
                    "part": part,
                    "part_error": float(errors[0]),
                    "left": left,
                    "left_error": float(errors[1]),
                    "left_by_all": left_by_all,
                    "mean_luck": float(np.mean(weaker)),
                    "mean_error": float(np.std(weaker) / math.sqrt(len(weaker))),
                }
            )
        found["moves"].extend(moves_by_level(kind, here))
    return found


def moves_by_level(kind: str, games: Sequence[Json]) -> Iterator[Json]:
    """By level: how many moves are best and what a move loses, over games of its seats."""
    for level in sorted({level for game in games for level in game["levels"]}):
        seats = [
            (game["best"][i] / game["choices"][i], game["weight"][i], game["choices"][i])
            for game in games
            for i, each in enumerate(game["levels"])
            if each == level and game["choices"][i] >= 5
        ]
        if len(seats) < 2:
            continue
        best, weight, choices = (np.array(each, float) for each in zip(*seats, strict=True))
        yield {
            "kind": kind,
            "level": level,
            "seats": len(seats),
            "choices": float(choices.mean()),
            "best": float(best.mean()),
            "best_deviation": float(best.std(ddof=1)),
            "weight": float(weight.mean()),
            "weight_deviation": float(weight.std(ddof=1)),
        }


def show(found: Json) -> None:
    """The tables, as text."""
    for row in found["factors"]:
        print(
            f"{row['kind']}: {row['games']} games, "
            f"factor on rating differences {row['factor']:.3f} ± {row['error']:.3f}"
        )
    for row in found["luck"]:
        print(
            f"{row['kind']} levels {row['levels'][0]:>2} to {row['levels'][1]:>2}, {row['games']:>5} games: "
            f"subtract {row['part']:.2f} ± {row['part_error']:.2f} of the luck; "
            f"variance left {row['left']:.3f} ± {row['left_error']:.3f}, "
            f"so one game counts as {1 / row['left']:.2f} plain ones; "
            f"{row['left_by_all']:.3f} left if all luck is subtracted; "
            f"mean luck of the weakest seat {row['mean_luck']:+.4f} ± {row['mean_error']:.4f}"
        )
    for row in found["moves"]:
        print(
            f"{row['kind']} level {row['level']:>2}, {row['seats']:>5} seats: "
            f"best moves {row['best']:.1%} (deviation between games {row['best_deviation']:.1%}), "
            f"loss of a move {row['weight']:.2f} (deviation between games {row['weight_deviation']:.2f})"
        )


def main() -> int:
    """Play or report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play")
    playing.add_argument("--games", default="2c=100", help="by kind of table, such as 2c=1600,3g=400")
    playing.add_argument("--level10", type=int, default=0, help="games of level 9 against level 10")
    playing.add_argument("--out", type=Path, required=True)
    playing.add_argument("--workers", type=int, default=os.cpu_count())
    playing.add_argument("--seconds", type=float, default=1e9)
    reporting = commands.add_parser("report")
    reporting.add_argument("files", type=Path, nargs="+")
    reporting.add_argument("--json", type=Path)
    asked = parser.parse_args()
    if asked.command == "report":
        found = report([line for file in asked.files for line in read_lines(file) if line["shares"] is not None])
        if asked.json:
            asked.json.write_text(json.dumps(found, indent=1) + "\n")
        show(found)
        return 0
    counts = {kind: int(count) for kind, count in (each.split("=") for each in asked.games.split(","))}
    most = max(counts.values())
    jobs = [
        {"id": f"{kind} {game}", "kind": kind, "game": game, "levels": levels_of(kind, game)}
        for game in range(most)  # all kinds advance together, so that a run that is stopped early has some of each
        for kind, count in counts.items()
        if game * count // most != (game - 1) * count // most or game == 0
    ]
    top = [
        {"id": f"2c top {game}", "kind": "2c", "game": 10**6 + game, "levels": [9, 10] if game % 2 else [10, 9]}
        for game in range(asked.level10)
    ]
    jobs = top + jobs  # the longest first
    for players in sorted({int(job["kind"][0]) for job in jobs}):
        load_for_review(players)  # compiled once, before the processes start
    work_through(jobs, play, asked.out, asked.workers, asked.seconds)
    return 0


if __name__ == "__main__":
    sys.exit(main())
