"""Searches against each other at tables of any size, with duplicate deals: `python -m bench.rivals --help`.

Every deal is played once from each seat by the first player, the second has all the others; deals of later rounds come
from the same seed too. Prints the first player's share of the wins with its 95% interval (over deals), and what a move
cost each of them in processor time.

Players are KIND[:SETTINGS]@BUDGET with a budget such as 50ms or a count of nodes. Kinds are `search` (the product),
`alphabeta` (paranoid at larger tables), `round` (the same, with no look beyond the end of the round),
`puct[:EXPLORATION]` (the product's PUCT at every table), `maxn[:OWN/OTHERS]`, `textbook[:EXPLORATION]` (PUCT with
random playouts, judged by the learned numbers at the round's end) and `points[:EXPLORATION]` (the same, judged by the
points on the table). All but `search` judge by the numbers that are not a network. By the shipped networks judge
`alphabeta-net`, `round-net`, `puct-net[:EXPLORATION]`, `halving-net[:CANDIDATES]` (PUCT with sequential halving at the
root) and `mixed-net[:MOVES]` (PUCT while there are more moves than that, then `round-net`); they expect of everybody to
judge as they do.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable

import numpy as np

from bench.halving import HalvingRun
from bench.max_n import MaxNRun
from bench.textbook_puct import TextbookRun, points_only
from tilewright.evaluation.network import Network
from tilewright.evaluation.weights import Weights, load
from tilewright.players.player import Player
from tilewright.players.searching import SearchPlayer
from tilewright.rules import Move, Phase, Position
from tilewright.search import Limits, Others
from tilewright.search.deepening import DeepeningRun
from tilewright.search.growing import GrowingRun
from tilewright.search.running import Report, Run
from tilewright.search.searching import best_judge

ROUND_LIMIT = 12
MIXED_MOVES = 40
Begin = Callable[[Position, Limits], Run]


class RoundRun(DeepeningRun):
    """Alpha-beta that looks no further than the end of the round."""

    def _look_beyond(self, report: Report | None) -> None:
        pass


class RunPlayer:
    """Plays what a kind of search finds."""

    def __init__(self, name: str, begin: Begin, limits: Limits) -> None:
        self.name = name
        self._begin = begin
        self._limits = limits

    def choose(self, position: Position) -> Move:
        moves = position.legal_moves()
        return moves[0] if len(moves) == 1 else self._begin(position, self._limits).go(None, None).best


def player(text: str) -> Player:
    """A player by its name."""
    described, _, budget = text.partition("@")
    in_time = budget.endswith("ms")
    limits = Limits(seconds=float(budget[:-2]) / 1000) if in_time else Limits(nodes=int(budget))
    kind, _, settings = described.partition(":")
    if kind == "search":
        return SearchPlayer(limits, text)
    numbers = [float(each) for each in settings.split("/") if each]
    return RunPlayer(text, _kinds(numbers)[kind], limits)


def _kinds(numbers: list[float]) -> dict[str, Begin]:
    def learned(kind: type[Run], judge: Callable[[int, str], Weights | Network] = load) -> Begin:
        named = {"exploration": numbers[0]} if numbers else {}
        return lambda position, limits: kind(position, limits, judge(position.players, position.side), **named)

    def points(position: Position, limits: Limits) -> Run:
        return TextbookRun(position, limits, points_only(load(position.players, position.side)), *numbers)

    def max_n(position: Position, limits: Limits) -> Run:
        return MaxNRun(position, limits, load(position.players, position.side), *map(int, numbers))

    def alike(position: Position) -> Others:
        return Others(range(1, position.players + 1))

    def puct_net(position: Position, limits: Limits) -> Run:
        return GrowingRun(position, limits, best_judge(position.players, position.side), alike(position), *numbers)

    def halving_net(position: Position, limits: Limits) -> Run:
        judge = best_judge(position.players, position.side)
        return HalvingRun(position, limits, judge, alike(position), *map(int, numbers))

    def mixed_net(position: Position, limits: Limits) -> Run:
        if len(position.legal_moves()) <= (numbers[0] if numbers else MIXED_MOVES):
            return RoundRun(position, limits, best_judge(position.players, position.side))
        return GrowingRun(position, limits, best_judge(position.players, position.side), alike(position))

    return {
        "alphabeta": learned(DeepeningRun),
        "puct": learned(GrowingRun),
        "alphabeta-net": learned(DeepeningRun, best_judge),
        "round": learned(RoundRun),
        "round-net": learned(RoundRun, best_judge),
        "puct-net": puct_net,
        "halving-net": halving_net,
        "mixed-net": mixed_net,
        "textbook": learned(TextbookRun),
        "points": points,
        "maxn": max_n,
    }


def play(seats: list[Player], side: str, seed: int, deal: int, times: dict[int, list[float]]) -> list[float]:
    """One game; every seat's share of the win."""
    position = Position.start(len(seats), side, first=deal % len(seats) + 1)
    while not position.is_over and position.round <= ROUND_LIMIT:
        if position.phase is Phase.DEAL:
            position = position.deal_randomly(np.random.default_rng((seed, deal, position.round)))
            continue
        assert position.to_move is not None
        chooser = seats[position.to_move - 1]
        began = time.process_time()
        move = chooser.choose(position)
        times.setdefault(id(chooser), []).append(time.process_time() - began)
        position = position.play(move)
    if position.outcome is None:
        return [1 / len(seats)] * len(seats)
    winners = position.outcome.winners
    return [(seat in winners) / len(winners) for seat in range(1, len(seats) + 1)]


def main() -> None:
    """Play until the time is up or all deals are played."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("first")
    parser.add_argument("others")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--side", default="coloured")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=60)
    chosen = parser.parse_args()
    first, other = player(chosen.first), player(chosen.others)
    times: dict[int, list[float]] = {}
    play([first, *[other] * (chosen.players - 1)], chosen.side, 0, 0, {})  # loads what is compiled
    shares: list[float] = []
    deadline = time.monotonic() + 60 * chosen.minutes
    for deal in range(chosen.deals):
        if time.monotonic() > deadline:
            break
        total = 0.0
        for seat in range(chosen.players):
            seats: list[Player] = [other] * chosen.players
            seats[seat] = first
            total += play(seats, chosen.side, chosen.seed, deal, times)[seat]
        shares.append(total / chosen.players)
    result = {
        "first": chosen.first,
        "others": chosen.others,
        "players": chosen.players,
        "side": chosen.side,
        "games": len(shares) * chosen.players,
        "share": round(float(np.mean(shares)), 3),
        "interval": round(1.96 * float(np.std(shares, ddof=1)) / len(shares) ** 0.5, 3),
        "cpu_ms": [round(1000 * float(np.mean(times[id(each)])), 1) for each in (first, other)],
    }
    print(json.dumps(result), flush=True)


if __name__ == "__main__":
    main()
