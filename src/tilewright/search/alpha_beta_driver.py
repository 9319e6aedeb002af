"""The search for two players: alpha-beta with iterative deepening, then sampled lookahead if the round is solved."""

from __future__ import annotations

import math
import time
from typing import Any

import numpy as np
import numpy.typing as npt

from tilewright.evaluation.evaluator import Evaluator
from tilewright.evaluation.network import Network
from tilewright.rules import Move, Position
from tilewright.rules.compiling import compiled
from tilewright.rules.layout import States

from . import alpha_beta
from .driver import Driver, Report
from .limits import MOST_DEPTH, BadLimits, Limits
from .memory import MOST_MOVES
from .next_round import NextRound
from .result import RootMove, SearchResult
from .transposition_table import ENTRY
from .values import WIN, decode_value
from .values_by_seat import SeatValues

NODES_PER_SECOND = 12_000_000  # an upper bound; only the size of the transposition table depends on it
ROOT_FIELDS = ("root_moves", "root_values", "root_exact")


class AlphaBetaDriver(Driver):
    """Alpha-beta; the threads share a transposition table (lazy SMP)."""

    def __init__(self, position: Position, limits: Limits, evaluator: Evaluator) -> None:
        self.table = _new_table(limits)
        super().__init__(position, limits, evaluator)
        self.solved_round = False
        self.solved_game = False
        self.complete: list[tuple[int, int, int]] = []

    def _new_memory(self) -> Any:
        memory = super()._new_memory()
        memory["tt_address"] = self.table.ctypes.data
        memory["tt_mask"] = len(self.table) - 1
        _set_root(memory, self.position.state)
        return memory

    def _lead(self, report: Report | None) -> None:
        memory = self.memories[0]
        deepest, lines = min(self.limits.depth or MOST_DEPTH, MOST_DEPTH), min(self.limits.lines, MOST_MOVES)
        going = True
        while going and memory["depth"][0] < deepest:
            going = _deepen(memory, lines)
            finished = memory["stop"][0] == 0
            if finished:
                self.solved_round = not memory["reached_horizon"][0]
                self.solved_game = self.solved_round and not memory["reached_deal"][0]
                self.complete = self._root_moves()
                self.has_result = True
            if report is not None and finished:
                report(self._result())
        if self._can_sample_next_round():
            self._sample_next_round(report)

    def _can_sample_next_round(self) -> bool:
        """Whether the round is solved, the game is not, and only the move to play is asked for."""
        limits = self.limits
        wants_a_move = limits.lines == 1 and limits.depth is None and self.memories[0]["root_count"][0] > 1
        return wants_a_move and self.solved_round and not self.solved_game

    def _sample_next_round(self, report: Report | None) -> None:
        """Re-evaluate the end of the principal variation by sampled deals and re-solve, while limits allow."""
        next_round = NextRound(self.memories[0], self.evaluator)
        while next_round.solve_again():
            self.complete = self._root_moves()
            if not next_round.sample():
                break
        if report is not None:
            report(self._result())

    def _help(self, number: int) -> None:
        """Every other helper starts a ply deeper, so that the threads do not all search the same tree."""
        memory = self.memories[number]
        memory["depth"] = (number - 1) % 2
        while memory["depth"][0] < MOST_DEPTH and _deepen(memory, 1):
            pass

    def _result(self) -> SearchResult:
        memory = self.memories[0]
        ranking = self._root_moves()
        if self.complete:
            # Values of different depths are not comparable: take only a new best move from an interrupted iteration.
            best = ranking[0] if ranking[0][0] != self.complete[0][0] else self.complete[0]
            ranking = [best, *(each for each in self.complete if each[0] != best[0])]
        line = self._line(Move.from_int(ranking[0][0]))
        stage = self._stage_after(line)
        moves = tuple(
            RootMove(Move.from_int(number), *self._read(value, stage), bool(is_exact))
            for number, value, is_exact in ranking
        )
        return SearchResult(
            best=moves[0].move,
            margin=moves[0].margin,
            share=moves[0].share,
            points_over_mean=moves[0].margin,
            line=line,
            moves=moves,
            nodes=self.nodes,
            depth=int(memory["depth"][0]),
            seconds=time.perf_counter() - self.began,
            round_solved=self.solved_round,
            game_solved=self.solved_game,
        )

    def root_values(self) -> list[tuple[Move, SeatValues]]:
        """Every root move that has an exact value, with its values for both seats, best first.

        All values come from the last complete iteration, because those of different depths are not comparable.
        """
        ranking = self.complete or self._root_moves()
        best = Move.from_int(ranking[0][0])
        stage = self._stage_after(self._line(best))
        found = []
        for number, value, is_exact in ranking:
            if is_exact:
                margin, share = self._read(value, stage)
                found.append((Move.from_int(number), SeatValues.of_two(self.position.to_move or 1, share, margin)))
        return found

    def _root_moves(self) -> list[tuple[int, int, int]]:
        """The root moves in their current order, each with its value and whether the value is exact."""
        memory = self.memories[0]
        columns = (memory[name][0][: int(memory["root_count"][0])].tolist() for name in ROOT_FIELDS)
        return list(zip(*columns, strict=True))

    def _line(self, best: Move) -> tuple[Move, ...]:
        """The principal variation, which transposition cutoffs may shorten; at least the best move."""
        memory = self.memories[0]
        line = [Move.from_int(number) for number in memory["pv"][0][0][: memory["pv_length"][0][0]].tolist()]
        return tuple(line) if line and line[0] == best else (best,)

    def _read(self, value: int, stage: int) -> tuple[float, float]:
        """Margin and win probability of a value."""
        if value % 2 == 0 or isinstance(self.evaluator, Network):
            return decode_value(value)
        share = min(max((value / WIN + 1) / 2, 1e-6), 1 - 1e-6)
        return self._margin_for(share, stage), share


def _new_table(limits: Limits) -> npt.NDArray[Any]:
    try:
        return np.zeros(_table_entries(limits), ENTRY)
    except MemoryError:
        raise BadLimits(f"there is not enough free memory for a transposition table of {limits.table_mb} MB") from None


def _table_entries(limits: Limits) -> int:
    """The number of entries, a power of two: as many as a search within the limits can fill, within `table_mb`."""
    most = (limits.table_mb << 20) // ENTRY.itemsize
    wanted = most
    if limits.nodes is not None:
        wanted = 2 * limits.nodes
    elif limits.seconds is not None:
        wanted = math.ceil(min(most, limits.seconds * NODES_PER_SECOND))
    return 1 << max(10, min(most, wanted).bit_length() - 1)


# Entry points into compiled code: arrays of one record, which Numba passes quickly.


@compiled
def _set_root(memories: Any, states: States) -> None:
    alpha_beta.set_root(memories[0], states[0])


@compiled
def _deepen(memories: Any, lines: int) -> bool:
    return alpha_beta.deepen(memories[0], lines)
