"""Are ratings right? Simulates people of known strength; counts how often the 95% interval contains this strength.

    python bench/ratings.py simulate [--kinds 2c,3c,4c] [--people 2000] [--world usual] [--seed 1]
    python bench/ratings.py kinds [--people 2000]
    python bench/ratings.py luck [--people 2000] [--left 0.6]

`simulate`: ten people arrive every day. Their true strength is drawn from the world's distribution and drifts with
every game and every day. Each plays some games a day (a gamma distribution: a few play much, many little) until the
300th. Of all opponents a third are computers of levels near the person's rating, the others people whose ratings are
close. Winners are drawn by the true strengths. The table says, after 10, 30, 100 and 300 games: how often the interval
contained the true strength, the rating's RMSE and bias, the mean deviation, and how well ratings order people:
Kendall's tau of rating and true strength, and the share of correctly ordered pairs among those at least 200 points
apart.

`kinds`: people with 30 games at one kind of table begin another: does their first interval there contain the truth?
`luck`: the same people and games with a second rating, from results with luck removed; --left is the part of the
results' variance that remains.

Worlds: usual; quiet (no drift), restless (twice the drift), strong (mean 300 points higher), wide (deviation 550
instead of 400), two-peaks (beginners and club players), only-people (no computers at all), pairs (half of all games
against the same opponent).
"""

from __future__ import annotations

import argparse
import heapq
import math
import sys
from bisect import bisect, insort
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).parent.parent))

from tilewright.contests.ratings import (
    BETWEEN_KINDS,
    DAY_S,
    DRIFT_OF_DAY,
    DRIFT_OF_GAME,
    FACTORS,
    KINDS,
    NATURAL,
    NEWCOMER,
    Rating,
    after_game,
    aged,
    anchor,
    first_rating,
)
from tilewright.players.levels import LEVELS

LOOKED_AT = (10, 30, 100, 300)
ARRIVALS_A_DAY = 10.0
CLOSE = 250.0
"""Standard deviation of the rating that is sought for an opponent, around the person's own rating."""


@dataclass(frozen=True, slots=True)
class World:
    """Assumptions of a simulation: the distribution of strength, its drift, and how opponents are chosen."""

    mean: float = NEWCOMER.value
    deviation: float = NEWCOMER.deviation
    peaks: float = 0.0
    """Distance of two peaks from the mean; 0: one peak."""
    drift: float = 1.0
    """Factor on the drift that ratings assume."""
    computers: float = 1 / 3
    """Share of games against levels."""
    loyalty: float = 0.0
    """Probability that an opponent is the first person whom somebody played against, if that person is still there."""


WORLDS = {
    "usual": World(),
    "quiet": World(drift=0.0),
    "restless": World(drift=2.0),
    "strong": World(mean=NEWCOMER.value + 300),
    "wide": World(deviation=550.0),
    "two-peaks": World(deviation=200.0, peaks=350.0),
    "only-people": World(computers=0.0),
    "pairs": World(loyalty=0.5),
}


@dataclass(slots=True)
class Person:
    """True strength, rating, and both as they were after the numbers of games in LOOKED_AT."""

    truth: float
    pace: float
    """Games a day."""
    since: float
    rating: Rating = NEWCOMER
    without_luck: Rating = NEWCOMER
    games: int = 0
    time: float = 0.0
    usual: int | None = None
    seen: dict[int, tuple[float, Rating, Rating]] = field(default_factory=dict)
    """By games: truth, rating, rating without luck."""


def people_of(world: World, count: int, chance: np.random.Generator) -> list[Person]:
    """Everybody who comes."""
    sides = chance.choice([-1, 1], size=count) * world.peaks
    truths = world.mean + sides + world.deviation * chance.standard_normal(count)
    paces = np.clip(chance.gamma(1.2, 3.0, count), 0.3, 30)
    arrivals = np.sort(chance.uniform(0, count / ARRIVALS_A_DAY, count))
    return [
        Person(float(truth), float(pace), float(day), time=float(day))
        for truth, pace, day in zip(truths, paces, arrivals, strict=True)
    ]


def simulate(
    kind: str, world: World, count: int, seed: int, *, left: float = 1.0, games: int = LOOKED_AT[-1]
) -> list[Person]:
    """Let everybody play `games` games; `left` is the part of the variance that is left when luck is removed."""
    chance = np.random.default_rng(seed)
    people = people_of(world, count, chance)
    players = int(kind[0])
    waiting = [(person.since, number) for number, person in enumerate(people)]
    heapq.heapify(waiting)
    here: list[tuple[float, int]] = []
    """People who have come and not finished, sorted by their rating when they came or after their last game."""
    places: dict[int, float] = {}
    while waiting:
        day, number = heapq.heappop(waiting)
        person = people[number]
        if person.games >= games:
            continue
        if number not in places:
            places[number] = person.rating.value
            insort(here, (person.rating.value, number))
        seats = [number, *opponents(number, people, here, places, players, world, chance)]
        play(kind, [people[each] if each >= 0 else -each for each in seats], day, world, left, chance)
        for each in seats:
            if each >= 0 and each in places:
                here.remove((places[each], each))
                if people[each].games < games:
                    places[each] = people[each].rating.value
                    insort(here, (places[each], each))
                else:
                    del places[each]
        if person.games < games:
            heapq.heappush(waiting, (day + float(chance.exponential(1 / person.pace)), number))
    return people


def opponents(
    number: int,
    people: list[Person],
    here: list[tuple[float, int]],
    places: dict[int, float],
    players: int,
    world: World,
    chance: np.random.Generator,
) -> Iterator[int]:
    """The other seats: people by number, levels as negative numbers."""
    person, taken = people[number], {number}
    for _ in range(players - 1):
        usual = person.usual
        if usual is not None and usual not in taken and usual in places and chance.random() < world.loyalty:
            found: int | None = usual
        elif chance.random() < world.computers:
            found = None
        else:
            wanted = person.rating.value + CLOSE * chance.standard_normal()
            near = sorted((abs(value - wanted), each) for value, each in _around(here, wanted) if each not in taken)
            found = near[0][1] if near else None
        if found is None:
            wanted = person.rating.value + CLOSE * chance.standard_normal()
            yield -min(LEVELS, key=lambda level: abs(LEVELS[level].rating - wanted))
        else:
            taken.add(found)
            person.usual = person.usual if person.usual is not None else found
            yield found


def _around(here: list[tuple[float, int]], wanted: float) -> list[tuple[float, int]]:
    place = bisect(here, (wanted, 0))
    return here[max(0, place - 4) : place + 4]


def play(
    kind: str, seats: Sequence[Person | int], day: float, world: World, left: float, chance: np.random.Generator
) -> None:
    """One game: truths drift, somebody wins, ratings follow."""
    before, second, truths = [], [], []
    for seat in seats:
        if isinstance(seat, int):
            before.append(anchor(seat))
            second.append(anchor(seat))
            truths.append(before[-1].value)
            continue
        drift = math.hypot(DRIFT_OF_GAME, DRIFT_OF_DAY * math.sqrt(max(0.0, day - seat.time)))
        seat.truth += world.drift * drift * float(chance.standard_normal())
        before.append(aged(seat.rating, (day - seat.time) * DAY_S))
        second.append(aged(seat.without_luck, (day - seat.time) * DAY_S))
        truths.append(seat.truth)
        seat.time = day
    odds = np.exp(NATURAL * FACTORS[kind] * (np.array(truths) - max(truths)))
    fair = odds / odds.sum()
    # the deals move the chances (a Dirichlet distribution with the fair ones as its mean), then somebody wins
    dealt = fair if left == 1 else chance.dirichlet(np.maximum(fair, 1e-9) * left / (1 - left))
    shares = np.zeros(len(seats))
    shares[int(chance.choice(len(seats), p=dealt / dealt.sum()))] = 1.0
    plain = after_game(kind, before, shares.tolist())
    without_luck = plain if left == 1 else after_game(kind, second, (shares - (dealt - fair)).tolist(), 1 / left)
    for seat, one, other in zip(seats, plain, without_luck, strict=True):
        if not isinstance(seat, int):
            seat.rating, seat.without_luck = one, other
            seat.games += 1
            if seat.games in LOOKED_AT:
                seat.seen[seat.games] = (seat.truth, one, other)


@dataclass(frozen=True, slots=True)
class Row:
    """The quality of the ratings of many people."""

    people: int
    held: float
    error: float
    bias: float
    deviation: float
    tau: float
    in_order: float
    """The share in the right order, of pairs whose truths are at least 200 points apart."""


def measure(seen: Sequence[tuple[float, Rating]]) -> Row:
    """Compare ratings with the truth."""
    truths = np.array([truth for truth, _ in seen])
    values = np.array([rating.value for _, rating in seen])
    held = np.mean([rating.interval[0] <= truth <= rating.interval[1] for truth, rating in seen])
    apart = truths[:, None] - truths[None, :]
    agree = np.sign(apart) * np.sign(values[:, None] - values[None, :])
    far = apart >= 200
    return Row(
        len(seen),
        float(held),
        float(np.sqrt(np.mean((values - truths) ** 2))),
        float(np.mean(values - truths)),
        float(np.mean([rating.deviation for _, rating in seen])),
        float(agree[np.triu_indices(len(seen), 1)].mean()),
        float((agree[far] > 0).mean()) if far.any() else math.nan,
    )


FORMATS = (".0f", "+.0f", ".0f", ".2f", ".1%")  # of the columns after `interval holds`


def show(title: str, rows: Sequence[tuple[str, Row]]) -> None:
    """Print a table in Markdown; an unknown figure (NaN) is left empty."""
    print(f"\n{title}\n\n| games | people | interval holds | error | bias | deviation | tau | far pairs in order |")
    print("|---|---|---|---|---|---|---|---|")
    for name, row in rows:
        figures = zip((row.error, row.bias, row.deviation, row.tau, row.in_order), FORMATS, strict=True)
        cells = ("" if math.isnan(figure) else format(figure, each) for figure, each in figures)
        print(f"| {name} | {row.people} | {row.held:.1%} | {' | '.join(cells)} |")


def rows_of(people: Sequence[Person], without_luck: bool = False) -> list[tuple[str, Row]]:
    """A row for each number of games, and a row `together`: people and share of intervals over all rows."""
    found = []
    for games in LOOKED_AT:
        seen = [person.seen[games] for person in people if games in person.seen]
        if not seen:
            continue
        pairs = [(truth, other if without_luck else plain) for truth, plain, other in seen]
        found.append((str(games), measure(pairs)))
    total = sum(row.people for _, row in found)
    held = sum(row.held * row.people for _, row in found) / total
    return [*found, ("together", Row(total, held, *[math.nan] * len(FORMATS)))]


def simulate_kinds(count: int, seed: int) -> None:
    """People who know one kind of table begin another."""
    chance = np.random.default_rng(seed)
    print(
        "\n| from | to | people | interval of the first rating holds | error | deviation |\n|---|---|---|---|---|---|"
    )
    for old, new in (("2c", "2g"), ("2c", "4c"), ("4c", "2c")):
        people = simulate(old, WORLDS["usual"], count, seed)
        own = BETWEEN_KINDS
        firsts = []
        for person in people:
            if 30 in person.seen:
                truth, rating, _ = person.seen[30]
                # strength in general, given the strength at the old kind; then that at the new one
                share = (NEWCOMER.deviation**2 - own**2) / NEWCOMER.deviation**2
                general = NEWCOMER.value + share * (truth - NEWCOMER.value)
                general += math.sqrt(share) * own * float(chance.standard_normal())
                firsts.append((general + own * float(chance.standard_normal()), first_rating({old: rating})))
        row = measure(firsts)
        print(f"| {old} | {new} | {row.people} | {row.held:.1%} | {row.error:.0f} | {row.deviation:.0f} |")


def main() -> int:
    """Simulate and print tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("simulate", "kinds", "luck"))
    parser.add_argument("--kinds", default="2c,3c,4c", help=f"of {', '.join(KINDS)}")
    parser.add_argument("--people", type=int, default=2000)
    parser.add_argument("--world", choices=WORLDS, default="usual")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--left",
        type=float,
        default=0.6,
        help="for `luck`: fraction of the results' variance that remains when luck is subtracted (0.6)",
    )
    asked = parser.parse_args()
    if asked.what == "kinds":
        simulate_kinds(asked.people, asked.seed)
        return 0
    for kind in asked.kinds.split(","):
        left = asked.left if asked.what == "luck" else 1.0
        people = simulate(kind, WORLDS[asked.world], asked.people, asked.seed, left=left)
        show(f"{kind}, world: {asked.world}", rows_of(people))
        if asked.what == "luck":
            show(f"{kind}, without luck, {left:.0%} of the variance left", rows_of(people, without_luck=True))
    return 0


if __name__ == "__main__":
    sys.exit(main())
