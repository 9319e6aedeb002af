"""Measures the review: is it right, how fast is it, and what do games of each level lose?

    python bench/review.py calibrate --games FILE --care quick --out reviews.jsonl   games from `bench/luck.py play`
    python bench/review.py write reviews.jsonl ...              levels.json from what `calibrate` found
    python bench/review.py grades reviews.jsonl ...             grades, accuracy and estimated level by true level
    python bench/review.py planted --count 100 --out FILE       is one bad move in a strong game the worst of its seat?
    python bench/review.py confirm --games FILE --out FILE      blunders, searched again with ten times the care's nodes
    python bench/review.py speed                                seconds for the example game, quick and normal

--workers N processes, --seconds S: stop early. The same command resumes a stopped run.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import random
import sys
import time
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).parent.parent))

from bench.level_games import play_out
from bench.luck import play
from bench.pool import Json, read_lines, work_through
from tilewright.analysis.review import NORMAL, QUICK, Review, level
from tilewright.analysis.review.care import CARES
from tilewright.analysis.review.grades import LEAST_WEIGHTS, Grade, Loss, accuracy_of, grade_of
from tilewright.analysis.review.judging import judge_move
from tilewright.notation import Deal, Record, example_record
from tilewright.players.loading import load_for_review
from tilewright.search import value_moves

LEVELS_FILE = Path(level.__file__).with_name("levels.json")
BAD = 5.0  # points that a planted move costs at least
STRONG = 9


def reviewed(record: Record, care: str) -> Review:
    """A complete review."""
    review = Review(record, CARES[care])
    for _ in review.run():
        pass
    return review


# ------------------------------------------------------------ levels


def calibrate(job: Json) -> Json:
    """What each seat of a game lost at every move with a choice."""
    return summed_up(reviewed(Record.parse(job["record"]), job["care"]))


def summed_up(review: Review) -> Json:
    """Losses by seat, and how many moves of the last round are proved."""
    seats = range(1, review.final.players + 1)
    losses = [[[each.share, each.margin] for each in review.losses(seat).values()] for seat in seats]
    ending = review.last_round()
    proved = sum(review.is_exact(index) for index, _ in ending)
    return {"losses": losses, "proved": [proved, len(ending)], "record": ""}


def losses_by_level(lines: list[Json]) -> dict[tuple[str, str, int], list[list[Loss]]]:
    """By table, care and level: the losses of each seat of each game."""
    found: dict[tuple[str, str, int], list[list[Loss]]] = {}
    for line in lines:
        seats = [[Loss(*each) for each in seat] for seat in line["losses"] if len(seat) >= level.FEWEST_MOVES]
        found.setdefault((line["table"], line["care"], line["level"]), []).extend(seats)
    return found


def write_levels(files: list[Path]) -> None:
    """Write the calibration from these files to levels.json; other tables and cares keep theirs."""
    known = json.loads(LEVELS_FILE.read_text())
    for (table, care, number), seats in sorted(
        losses_by_level([line for file in files for line in read_lines(file)]).items()
    ):
        scores = np.array([level.score_of(seat) for seat in seats])
        row = {
            "mean": round(float(scores.mean()), 4),
            "deviation": round(float(scores.std(ddof=1)), 4),
            "moves": round(float(np.mean([len(seat) for seat in seats])), 1),
            "seats": len(seats),
        }
        known.setdefault(table, {}).setdefault(care, {"levels": {}})["levels"][str(number)] = row
    LEVELS_FILE.write_text(json.dumps(known, indent=1, sort_keys=True) + "\n")


def show_grades(files: list[Path]) -> None:
    """Print grades, accuracy and estimated level, by the true level of the games."""
    grades = list(Grade)
    estimated = "estimated level (80% interval right)"
    print(f"table care    true level  seats  weight/move  accuracy  {estimated}  " + "  ".join(grades))
    for (table, care, number), seats in sorted(
        losses_by_level([line for file in files for line in read_lines(file)]).items()
    ):
        every = [loss for seat in seats for loss in seat]
        counts = [sum(grade_of(loss) is grade for loss in every) / len(every) for grade in grades]
        accuracy = np.mean([accuracy_of(seat) or 0.0 for seat in seats])
        found = [each for seat in seats if (each := level.level_of([seat], table, care)) is not None]
        held = sum(each.low <= number <= each.high for each in found)
        estimate = f"{np.mean([each.level for each in found]):4.1f} ({held / len(found):4.0%})" if found else "-"
        weight = np.mean([loss.weight for loss in every])
        print(
            f"{table:<5} {care:<7} {number:>10}  {len(seats):>5}  {weight:>11.2f}  {accuracy:>8.1f}"
            f"  {estimate:>{len(estimated)}}  "
            + "  ".join(f"{share:>{len(grade)}.1%}" for share, grade in zip(counts, grades, strict=True))
        )


# ------------------------------------------------------------ planted errors


def plant(job: Json) -> Json:
    """A strong game with one bad move; say whether the review finds it the worst of its seat."""
    record = Record.parse(play({"table": "2c", "level": STRONG, "game": job["game"]})["record"])
    chance = random.Random(job["game"])
    moves = [index for index, step in enumerate(record.steps) if not isinstance(step, Deal)]
    chance.shuffle(moves)
    for index in moves:
        position = record.positions()[index]
        seat = (position.to_move or 1) - 1
        found = value_moves(position, NORMAL.nodes * 3).moves
        best = found[0].values.margins[seat]
        bad = [each.move for each in found if best - each.values.margins[seat] >= BAD]
        if not bad:
            continue
        planted = chance.choice(bad)
        deals = np.random.default_rng([job["game"], 99])
        spoilt = play_out(record.shortened(index).with_move(planted), [STRONG] * 2, job["game"], deals)
        losses = reviewed(spoilt, job["care"]).losses(seat + 1)
        worst = max(losses, key=lambda each: losses[each].weight)
        return {
            "planted": index,
            "worst": worst,
            "found": worst == index,
            "loss": [losses[index].share, losses[index].margin],
            "worst_loss": [losses[worst].share, losses[worst].margin],
        }
    return {"found": None}


# ------------------------------------------------------------ blunders


def confirm(job: Json) -> Json:
    """The blunders of a game, and what they lost by a search with ten times the nodes that the care names.

    The review itself searched each move with the care's nodes, and a blunder that it checked with four times as many.
    With three and four players both numbers are halved.
    """
    care = CARES[job["care"]]
    review = reviewed(Record.parse(job["record"]), job["care"])
    found = []
    for seat in range(1, review.final.players + 1):
        for index, loss in review.losses(seat).items():
            if grade_of(loss) is not Grade.BLUNDER:
                continue
            deeper = Review(review.record, care)
            deeper.judgements[index] = judge_move(review.steps[index], review.network, care.with_nodes(10 * care.nodes))
            again = deeper.loss(index)
            assert again is not None
            found.append([loss.weight, again.weight])
    return summed_up(review) | {"blunders": found}


# ------------------------------------------------------------ speed


def show_speed(threads: int) -> None:
    """Review the example game with each care."""
    for care in (QUICK, NORMAL):
        began, used = time.perf_counter(), time.process_time()
        for _ in Review(example_record(), care).run(threads=threads):
            pass
        wall, cpu = time.perf_counter() - began, time.process_time() - used
        print(f"{care.name}: {wall:.1f} s of wall time, {cpu:.1f} s of one core, {threads} threads")


def main() -> int:
    """Run one of the measurements."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    for name in ("calibrate", "confirm", "planted"):
        each = commands.add_parser(name)
        if name == "planted":
            each.add_argument("--count", type=int, default=100)
        else:
            each.add_argument("--games", type=Path, required=True)
        each.add_argument("--care", choices=sorted(CARES), default="normal")
        each.add_argument("--out", type=Path, required=True)
        each.add_argument("--workers", type=int, default=os.cpu_count())
        each.add_argument("--seconds", type=float, default=1e9)
    for name in ("write", "grades"):
        commands.add_parser(name).add_argument("files", type=Path, nargs="+")
    commands.add_parser("speed").add_argument("--threads", type=int, default=2)
    asked = parser.parse_args()
    if asked.command in ("write", "grades"):
        (write_levels if asked.command == "write" else show_grades)(asked.files)
        return 0
    if asked.command == "planted":
        jobs: list[Json] = [
            {"id": game, "game": game, "care": asked.care, "table": "2c"} for game in range(asked.count)
        ]
    elif asked.command == "speed":
        load_for_review(2)
        show_speed(asked.threads)
        return 0
    else:
        jobs = [each | {"care": asked.care} for each in read_lines(asked.games)]
    for players in sorted({int(job["table"][0]) for job in jobs}):
        load_for_review(players)
    do = {"calibrate": calibrate, "planted": plant, "confirm": confirm}[asked.command]
    done = work_through(jobs, do, asked.out, asked.workers, asked.seconds)
    if asked.command == "planted":
        tried = [each for each in done if each["found"] is not None]
        graded = sum(grade_of(Loss(*each["loss"])) is grade_of(Loss(*each["worst_loss"])) for each in tried)
        largest = sum(each["found"] for each in tried)
        print(f"no move of its seat has a worse grade than the planted one in {graded} of {len(tried)} games;")
        print(f"no other move of its seat lost more in {largest} of {len(tried)}")
    elif asked.command == "confirm":
        blunders = [pair for each in done for pair in each["blunders"]]
        still = sum(again >= LEAST_WEIGHTS[Grade.BLUNDER] for _, again in blunders)
        bad = sum(again >= LEAST_WEIGHTS[Grade.MISTAKE] for _, again in blunders)
        total = max(1, len(blunders))
        print(f"{len(blunders)} blunders: {still / total:.1%} are blunders again, {bad / total:.1%} at least mistakes")
        spread = math.sqrt(float(np.mean([(again - first) ** 2 for first, again in blunders or [(0, 0)]])))
        print(f"the weights of these errors differ by {spread:.1f} (root mean square), ", end="")
        print("between the review and the deeper search")
    return 0


if __name__ == "__main__":
    sys.exit(main())
