"""What a deal is worth: a dealt position searched with a fixed node budget, and the mean over other deals.

The dealt position and the sampled ones are searched in the same way, so the difference between a value and the mean of
the others is zero on average, however shallow the search is. The static evaluation of each dealt position serves as a
control variate: its mean over thousands of deals is cheap to compute, and corrects the mean of the few searched deals.
The coefficient of each half of the searched deals is fitted on the other half, so the mean stays unbiased.
"""

from __future__ import annotations

import threading
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from tilewright.evaluation.features import first_role
from tilewright.evaluation.network import Network
from tilewright.rules import Position
from tilewright.rules.compiling import compiled
from tilewright.rules.dealing import deal_randomly
from tilewright.rules.instructions import copy_state
from tilewright.rules.layout import States

from .evaluate_network import evaluate_all_by_network
from .fixed_nodes import Searcher, choose_move
from .lookahead import ValueRows, write_root_value
from .memory import NO_REUSE, Nodes
from .values import decode_value

Floats = npt.NDArray[np.float64]
MOST_ENTRIES = 1 << 20
STEEPEST = 2.0


@dataclass(frozen=True)
class DealsMean:
    """The mean over sampled deals, with its standard error; both by row (shares, margins) and seat."""

    mean: Floats
    error: Floats


class DealJudge:
    """Searches dealt positions of one table by a network, with the same node budget each; for one thread."""

    def __init__(self, players: int, network: Network, nodes: int) -> None:
        entries = 1 << max(10, min(2 * nodes, MOST_ENTRIES).bit_length() - 1)
        self._searcher = Searcher(players, network, nodes, table_entries=entries)
        self._found: npt.NDArray[np.float32] = np.zeros((2, players), np.float32)

    def value(self, dealt: Position) -> Floats:
        """The values of a position right after a deal: shares and margins, by seat."""
        return self._searched(dealt.state)

    def mean(
        self, before: Position, seed: int, deals: int, evaluated: int, stop: threading.Event | None = None
    ) -> DealsMean | None:
        """The mean over random deals: `deals` of them are searched, `evaluated` others are evaluated without a search.

        Returns None if `stop` was set.
        """
        random = np.array([seed], np.uint64)
        work = self._searcher.work[2:]
        searched = np.zeros((deals, 2, before.players))
        guessed = np.zeros((deals, 2, before.players))
        for i in range(deals):
            if stop is not None and stop.is_set():
                return None
            _deal(before.state, work, random)
            searched[i] = self._searched(work)
            guessed[i] = self._evaluated(work)
        others = np.zeros((evaluated, 2, before.players), np.float32)
        _evaluate_deals(self._searcher.memory, before.state, work, random, others)
        return corrected_mean(searched, guessed, _with_margins(others.astype(np.float64)))

    def _searched(self, dealt: States) -> Floats:
        searcher = self._searcher
        searcher.forget()  # so that the value does not depend on what was searched before
        _search(searcher.memory, searcher.tree, dealt, searcher.nodes, self._found)
        return _with_margins(self._found[::-1].astype(np.float64))

    def _evaluated(self, dealt: States) -> Floats:
        _evaluate(self._searcher.memory, dealt, self._found)
        return _with_margins(self._found.astype(np.float64))


def corrected_mean(searched: Floats, guessed: Floats, others: Floats) -> DealsMean:
    """The mean of `searched` with a control variate: the static evaluations `guessed` of the same deals.

    The mean of `others`, the evaluations of further deals, estimates the expectation of `guessed`.
    """
    odd = np.arange(len(searched)) % 2 == 1
    rest = np.empty_like(searched)
    slopes = []
    for half in (odd, ~odd):
        slope = _slope(searched[~half], guessed[~half])
        rest[half] = searched[half] - slope * (guessed[half] - others.mean(0))
        slopes.append(slope)
    slope = np.mean(slopes, 0)
    error = np.sqrt(rest.var(0, ddof=1) / len(rest) + slope**2 * others.var(0, ddof=1) / len(others))
    return DealsMean(rest.mean(0), error)


def _slope(searched: Floats, guessed: Floats) -> Floats:
    """The regression coefficient of searched values on static evaluations, clipped to 0..STEEPEST.

    In a nearly decided game, evaluations differ only by rounding errors, and the coefficient would be arbitrary.
    """
    away = guessed - guessed.mean(0)
    spread = (away**2).sum(0)
    return np.asarray(np.clip((away * searched).sum(0) / np.where(spread > 0, spread, 1), 0, STEEPEST))


def _with_margins(found: Floats) -> Floats:
    """Replace points (row 1) by the margin over the best other seat, and normalise the shares to sum 1."""
    points = found[..., 1, :]
    others = np.stack([np.delete(points, seat, -1).max(-1) for seat in range(points.shape[-1])], -1)
    shares = found[..., 0, :]
    return np.stack([shares / shares.sum(-1, keepdims=True), points - others], -2)


@compiled
def _deal(before: States, after: States, random: npt.NDArray[np.uint64]) -> None:
    copy_state(after[0], before[0])
    deal_randomly(after[0], random)


@compiled
def _search(memories: Any, tree: Nodes | None, states: States, nodes: int, found: ValueRows) -> None:
    choose_move(memories[0], tree, states[0], nodes)
    write_root_value(memories[0], tree, states[0], found)


@compiled
def _evaluate(memories: Any, states: States, found: npt.NDArray[np.float32]) -> None:
    """Write the shares and points that the network predicts, without a search."""
    memory = memories[0]
    players = len(states[0].score)
    evaluate_all_by_network(memory, states[0], NO_REUSE)
    first = first_role(states[0])
    for role in range(players):
        seat = (first + role) % players
        found[0, seat] = decode_value(int(memory.values[seat]))[1]
        found[1, seat] = memory.outputs[role]


@compiled
def _evaluate_deals(
    memories: Any, before: States, work: States, random: npt.NDArray[np.uint64], found: npt.NDArray[np.float32]
) -> None:
    for i in range(len(found)):
        copy_state(work[0], before[0])
        deal_randomly(work[0], random)
        _evaluate(memories, work, found[i])
