"""How well the search plays endgames on one core, compared with exact solutions.

    python bench/endgames.py [--exact N] [--decisive N] [--played] [--side grey] [--seed N] [--truth S] [--rate N]

*Exact* positions: the game is certain to end with this round and at most ten takes are left; the margin, the share of
the win and the chosen move must be those of perfect play. *Decisive* positions: 7 to 14 takes before the end, and at
most 30% of the moves keep the win or the shared win; the chosen move must be one of them.

Positions come from games of searching players with occasional errors. From an exact position at most ten takes are
possible; with --played, at most ten were played in its game, and other lines may have twice as many. For decisive
positions the takes that were played are counted. The exact solution is a search to the end of the game, for decisive
positions with an exact value for every move; tests/search checks such searches against a plain solver. Positions that
take longer than --truth seconds are skipped and counted. With --rate N, N nodes count as a second, so that the figures
do not depend on the machine.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, replace

from tilewright import Move, Phase, Position
from tilewright.analysis.puzzles.themes import must_end
from tilewright.players import GreedyPlayer
from tilewright.players.loading import load_for
from tilewright.search import Limits, SearchResult, search

SECONDS = (1.0, 0.1)
MOST_EXACT_TAKES = 10
DECISIVE_TAKES = range(7, 15)
MOST_KEEPING = 0.3
TRUTH_TABLE_MB = 512
Value = tuple[float, float]


@dataclass(frozen=True)
class Truth:
    """A solved position: for the examined moves, the share of the win and the margin with best play after them."""

    position: Position
    takes: int
    values: dict[Move, Value]

    @property
    def best(self) -> Value:
        return max(self.values.values())

    @property
    def keeping(self) -> list[Move]:
        """The moves that lead to the best result, by whatever margin."""
        return [move for move, value in self.values.items() if value[0] >= self.best[0]]

    @property
    def is_decisive(self) -> bool:
        return self.best[0] > 0 and len(self.keeping) <= MOST_KEEPING * len(self.values)


@dataclass
class Tally:
    """How many positions of one kind were played right within a time limit."""

    kind: str
    seconds: float
    positions: int = 0
    right: int = 0
    solved: int = 0
    slowest: float = 0.0

    def add(self, is_right: bool, found: SearchResult) -> None:
        self.positions += 1
        self.right += is_right
        self.solved += found.game_solved
        self.slowest = max(self.slowest, found.seconds)

    def __str__(self) -> str:
        share = self.right / max(1, self.positions)
        return (
            f"{self.kind:<9} {self.seconds:>5g} s  {self.right:>4} of {self.positions:<4} right {share:>7.1%}"
            f"   solved to the end {self.solved:>4}   slowest search {self.slowest:.3f} s"
        )


def games(side: str, seed: int) -> Iterator[list[Position]]:
    """Play game after game; yield for each the positions of its last round that await a take."""
    while True:
        chance = random.Random(seed)
        position = Position.start(2, side, first=chance.randint(1, 2))
        while not position.is_over:
            if position.phase is Phase.DEAL:
                position = position.deal_randomly(chance.getrandbits(60))
                last_round: list[Position] = []
            if position.phase is Phase.OFFER:
                last_round.append(position)
            position = position.play(choose(position, chance))
        yield last_round
        seed += 1


def choose(position: Position, chance: random.Random) -> Move:
    """A good move most of the time."""
    kind = chance.random()
    if kind < 0.05:
        return chance.choice(position.legal_moves())
    if kind < 0.15:
        return GreedyPlayer().choose(position)
    return search(position, Limits(nodes=300)).best


def within(seconds: float, rate: int | None) -> Limits:
    """A time limit, or with a rate the corresponding nodes."""
    return Limits(seconds=seconds) if rate is None else Limits(nodes=round(seconds * rate))


def solve(position: Position, takes: int, limits: Limits, lines: int) -> Truth | None:
    """The exact values of the best moves; None if the limits do not suffice."""
    limits = replace(limits, table_mb=TRUTH_TABLE_MB)
    found = search(position, limits)
    if found.game_solved and found.share > 0 and lines > 1:  # a position that is lost in any case cannot be decisive
        found = search(position, replace(limits, lines=lines))
    if not found.game_solved:
        return None
    return Truth(position, takes, {each.move: (each.share, each.margin) for each in found.moves if each.exact})


def value_of(move: Move, truth: Truth) -> Value:
    """What a move is worth: known, or found by solving the position after it."""
    if move in truth.values:
        return truth.values[move]
    after = truth.position.play(move)
    found = search(after, Limits(table_mb=TRUTH_TABLE_MB))
    if after.to_move == truth.position.to_move:
        return found.share, found.margin
    return 1 - found.share, -found.margin


def possible_takes(position: Position) -> int:
    """The largest possible number of takes left: one for each colour of each source."""
    return sum(count > 0 for tiles in (*position.factories, position.centre) for count in tiles)


def played_candidates(last_round: list[Position], chance: random.Random) -> Iterator[tuple[Position, int]]:
    """One random position that is certain to be in the last round, from which at most ten more takes were played."""
    ways = [
        (position, takes)
        for takes, position in enumerate(reversed(last_round), 1)
        if takes <= MOST_EXACT_TAKES and must_end(position)
    ]
    if ways:
        yield chance.choice(ways)


def exact_candidates(last_round: list[Position], chance: random.Random) -> Iterator[tuple[Position, int]]:
    """One random position that is certain to be in the last round, with at most ten possible takes."""
    ways = [
        (position, possible_takes(position))
        for position in last_round
        if possible_takes(position) <= MOST_EXACT_TAKES and must_end(position)
    ]
    if ways:
        yield chance.choice(ways)


def decisive_candidates(last_round: list[Position], chance: random.Random) -> Iterator[tuple[Position, int]]:
    """All positions that are certain to be in the last round, 7 to 14 takes before the end, in random order."""
    ways = [
        (position, takes)
        for takes, position in enumerate(reversed(last_round), 1)
        if takes in DECISIVE_TAKES and must_end(position)
    ]
    yield from chance.sample(ways, len(ways))


Candidates = Callable[[list[Position], random.Random], Iterator[tuple[Position, int]]]


def collect(kind: str, count: int, candidates: Candidates, arguments: argparse.Namespace) -> tuple[list[Truth], int]:
    """`count` solved positions, at most one from each game, and how many were skipped."""
    truths: list[Truth] = []
    left_out = 0
    chance = random.Random(arguments.seed)
    began = time.perf_counter()
    for last_round in games(arguments.side, arguments.seed * 1_000_000):
        if len(truths) >= count:
            break
        for position, takes in candidates(last_round, chance):
            lines = 1 if kind == "exact" else len(position.legal_moves())
            truth = solve(position, takes, within(arguments.truth, arguments.rate), lines)
            left_out += truth is None
            if truth is not None and (kind == "exact" or truth.is_decisive):
                truths.append(truth)
                break
        told = f"{kind}: {len(truths)} of {count} positions, {time.perf_counter() - began:.0f} s"
        if sys.stderr.isatty():
            print(f"\r{told:<60}", end="", file=sys.stderr, flush=True)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    return truths, left_out


def examine(kind: str, truths: list[Truth], seconds: float, rate: int | None) -> Tally:
    """Search every position with one time limit."""
    tally = Tally(kind, seconds)
    for truth in truths:
        found = search(truth.position, within(seconds, rate))
        if kind == "exact":
            is_right = (found.share, found.margin) == truth.best == value_of(found.best, truth)
        else:
            is_right = found.best in truth.keeping
        tally.add(is_right, found)
        if not is_right:
            print(f"{kind}, {seconds:g} s, {truth.takes} takes: {found.best} in {truth.position}", file=sys.stderr)
    return tally


def main() -> int:
    """Collect positions, search them, print the shares."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--exact", type=int, default=300, help="positions with at most ten takes left (300)")
    parser.add_argument("--decisive", type=int, default=300, help="positions with few good moves (300)")
    parser.add_argument(
        "--played", action="store_true", help="exact positions: count the takes played, not the possible ones"
    )
    parser.add_argument("--side", choices=("coloured", "grey"), default="coloured")
    parser.add_argument("--seed", type=int, default=1, help="another seed, other positions")
    parser.add_argument("--truth", type=float, default=60.0, help="most seconds to solve a position beforehand (60)")
    parser.add_argument("--rate", type=int, help="nodes that count as a second")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    load_for(2)
    tallies: list[Tally] = []
    left_out = {}
    exact = played_candidates if arguments.played else exact_candidates
    kinds = (("exact", arguments.exact, exact), ("decisive", arguments.decisive, decisive_candidates))
    for kind, count, candidates in kinds:
        truths, left_out[kind] = collect(kind, count, candidates, arguments)
        tallies += [examine(kind, truths, seconds, arguments.rate) for seconds in SECONDS]
    if arguments.json:
        print(json.dumps({"side": arguments.side, "left_out": left_out, "tallies": [asdict(each) for each in tallies]}))
    else:
        print(*tallies, sep="\n")
        print(*(f"{kind}: {count} left out, too long to solve" for kind, count in left_out.items()), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
