"""How long people wait for a game with anybody, and how far apart the ratings of opponents are.

    python -m bench.pairing
    python -m bench.pairing --rates 0.1 --hours 8

Arrivals are a Poisson process. Ratings and wishes are drawn from the distributions below. Everybody waits until they
are paired; pairing runs every second, as on the server. The first ten minutes do not count. Columns: the mean number of
people waiting; their waits; the share of opponents whose ratings are within 200 points; the longest run of the pairing.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
from dataclasses import dataclass, field
from itertools import combinations, count
from time import perf_counter
from typing import TypeVar

from tilewright.contests.pairing import Group, Waiting, Wishes, pair

T = TypeVar("T")
MEAN, SPREAD = 1500.0, 300.0
"""Ratings are normal."""
DEVIATIONS = (40.0, 60.0, 90.0, 150.0)
PLAYERS = {2: 0.75, 3: 0.1, 4: 0.15}
SIDES = {("coloured",): 0.6, ("grey",): 0.15, ("coloured", "grey"): 0.25}
CLOCKS = {
    ("3+2",): 0.15,
    ("5+5",): 0.25,
    ("10+10",): 0.1,
    ("3+2", "5+5"): 0.15,
    ("5+5", "10+10"): 0.1,
    ("3+2", "5+5", "10+10"): 0.2,
    ("days",): 0.05,
}
RATED = 0.6
GUESTS = 0.5
"""The share of guests among those who play unrated games."""
WARM_UP_S = 600
NEAR = 200.0
RATES = (0.3, 0.6, 1.0, 2.0)


@dataclass
class Outcome:
    """The result of a simulation."""

    waits: list[float] = field(default_factory=list)
    apart: list[float] = field(default_factory=list)
    """Differences of the ratings of any two who play together."""
    apart_of_two: list[float] = field(default_factory=list)
    """The same in games of two."""
    lengths: list[int] = field(default_factory=list)
    """The length of the queue, every second."""
    longest_s: float = 0.0
    """The longest time that one run of the pairing took."""


def near(apart: list[float]) -> float:
    """The share of differences that are at most NEAR."""
    return sum(each <= NEAR for each in apart) / len(apart)


def somebody(number: int, now: float, chance: random.Random) -> Waiting:
    """The next person to arrive."""
    rated = chance.random() < RATED
    rating = None if not rated and chance.random() < GUESTS else chance.gauss(MEAN, SPREAD)
    wishes = Wishes(_draw(PLAYERS, chance), _draw(SIDES, chance), _draw(CLOCKS, chance), rated)
    return Waiting(str(number), str(number), now, wishes, rating, chance.choice(DEVIATIONS))


def _draw(shares: dict[T, float], chance: random.Random) -> T:
    return chance.choices(list(shares), list(shares.values()))[0]


def simulate(rate: float, seconds: int, seed: int, warm_up: int = WARM_UP_S) -> Outcome:
    """Simulate `rate` arrivals a second."""
    chance, numbers = random.Random(seed), count()
    queue: dict[str, Waiting] = {}
    outcome, comes = Outcome(), chance.expovariate(rate)
    for now in range(1, seconds + warm_up):
        while comes < now:
            one = somebody(next(numbers), comes, chance)
            queue[one.id] = one
            comes += chance.expovariate(rate)
        began = perf_counter()
        groups = pair(queue.values(), now)
        if now >= warm_up:
            outcome.longest_s = max(outcome.longest_s, perf_counter() - began)
            outcome.lengths.append(len(queue))
            for group in groups:
                _note(group, now, outcome)
        for group in groups:
            for one in group.people:
                del queue[one.id]
    return outcome


def _note(group: Group, now: float, outcome: Outcome) -> None:
    outcome.waits += [now - one.since for one in group.people]
    apart = [
        abs(one.rating - other.rating)
        for one, other in combinations(group.people, 2)
        if one.rating is not None and other.rating is not None
    ]
    outcome.apart += apart
    if len(group.people) == 2:
        outcome.apart_of_two += apart


def main() -> int:
    """Print a line for each rate."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rates", type=float, nargs="+", default=RATES, help="people who come in a second")
    parser.add_argument("--hours", type=float, default=2.0)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    print("arrivals/s  waiting  median s  90% s  99% s  within 200  within 200, two players  longest pairing ms")
    for rate in arguments.rates:
        outcome = simulate(rate, round(arguments.hours * 3600), arguments.seed)
        cuts = statistics.quantiles(outcome.waits, n=100)
        print(
            f"{rate:10.2f} {statistics.mean(outcome.lengths):8.1f} {cuts[49]:9.1f} {cuts[89]:6.1f} {cuts[98]:6.1f}"
            f" {near(outcome.apart):11.0%} {near(outcome.apart_of_two):24.0%} {outcome.longest_s * 1000:19.1f}",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
