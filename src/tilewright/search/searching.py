"""`search(position, limits)`: the compiled search with a clock, threads and a result people can read."""

from __future__ import annotations

import math
import threading
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

from tilewright.evaluation.patterns import LAST_ROUND, UNIT, stage_of
from tilewright.evaluation.weights import WIN, Weights, load
from tilewright.rules import Move, Position, TilewrightError
from tilewright.rules.compiling import compiled
from tilewright.rules.layout import States

from . import alpha_beta
from .judging import seat_worth
from .limits import MOST_DEPTH, BadLimits, Limits
from .memory import ENTRY, memory_dtype
from .result import RootMove, SearchResult

NODES_PER_SECOND = 12_000_000  # more than this machine can do: only the table's size depends on it
MOST_NODES = 1 << 62
POLL = 0.005
FIRST_MOMENT = 0.02
EIGHTHS = 8
ROOT_FIELDS = ("root_moves", "root_values", "root_exact")


class NothingToSearch(TilewrightError):
    """A position in which no seat has a move."""

    code = "nothing-to-search"


Report = Callable[[SearchResult], None]


def search(
    position: Position,
    limits: Limits,
    report: Report | None = None,
    stop: threading.Event | None = None,
    weights: Weights | None = None,
) -> SearchResult:
    """The best move of a position. `report` is called after every depth; setting `stop` ends the search."""
    if position.to_move is None:
        waits = "the game is over" if position.is_over else "a deal is awaited"
        raise NothingToSearch(f"{waits}, so there is no move to search for")
    run = _Run(position, limits, weights or load(position.players, position.side))
    return run.go(report, stop)


class _Run:
    """One search: its memories (one a thread), its table, its clock."""

    def __init__(self, position: Position, limits: Limits, weights: Weights) -> None:
        self.position = position
        self.limits = limits
        self.weights = weights
        self.table = _new_table(limits)
        self.memories = [self._new_memory() for _ in range(limits.threads)]
        self.began = time.perf_counter()
        self.solved_round = False
        self.solved_game = False
        self.complete: list[tuple[int, int, int]] = []

    def _new_memory(self) -> Any:
        memory = np.zeros(1, memory_dtype(self.position.players))
        memory["table"] = self.table.ctypes.data
        memory["table_mask"] = len(self.table) - 1
        memory["numbers"][0] = self.weights.numbers
        memory["win_steps"][0] = self.weights.win_steps
        memory["reduce_from"][0] = alpha_beta.REDUCE_FROM
        _prepare(memory, self.position.state)
        memory["node_limit"] = min(self.limits.nodes or MOST_NODES, MOST_NODES)
        return memory

    def go(self, report: Report | None, stop: threading.Event | None) -> SearchResult:
        done = threading.Event()
        helpers = [
            threading.Thread(target=self._help, args=(memory, number), daemon=True)
            for number, memory in enumerate(self.memories[1:])
        ]
        if self.limits.seconds is not None or stop is not None:
            helpers.append(threading.Thread(target=self._watch, args=(stop, done), daemon=True))
        for helper in helpers:
            helper.start()
        try:
            self._deepen(report)
        finally:
            done.set()
            self._stop_all()
            for helper in helpers:
                helper.join()
        return self._result()

    def _deepen(self, report: Report | None) -> None:
        memory = self.memories[0]
        deepest = min(self.limits.depth or MOST_DEPTH, MOST_DEPTH)
        going = True
        while going and memory["depth"][0] < deepest:
            going = _deepen(memory, self.limits.lines)
            finished = memory["stop"][0] == 0
            if finished:
                self.solved_round = not memory["cut"][0]
                self.solved_game = self.solved_round and not memory["open_end"][0]
                self.complete = self._root_moves()
            if report is not None and finished:
                report(self._result())

    def _help(self, memory: Any, number: int) -> None:
        """Another thread on the same table, some of them a ply ahead, so that they do not all do the same."""
        memory["depth"] = number % 2
        while memory["depth"][0] < MOST_DEPTH and _deepen(memory, 1):
            pass

    def _watch(self, stop: threading.Event | None, done: threading.Event) -> None:
        """End the search at its time, or when somebody asks; it gets a moment to look one move ahead."""
        deadline = math.inf if self.limits.seconds is None else self.began + self.limits.seconds
        while not done.is_set():
            now = time.perf_counter()
            is_due = now >= deadline or (stop is not None and stop.is_set())
            if is_due and (self.complete or now >= self.began + FIRST_MOMENT):
                self._stop_all()
                return
            done.wait(min(max(deadline - now, 0.001), POLL))

    def _stop_all(self) -> None:
        for memory in self.memories:
            memory["stop"] = 1

    def _result(self) -> SearchResult:
        memory = self.memories[0]
        ranking = self._root_moves()
        if self.complete:  # values of two depths do not compare: of an interrupted one only a new best move counts
            best = ranking[0] if ranking[0][0] != self.complete[0][0] else self.complete[0]
            ranking = [best, *(each for each in self.complete if each[0] != best[0])]
        line = self._line(Move.from_int(ranking[0][0]))
        margin, stage = self._judge_end_of(line)
        moves = tuple(
            RootMove(Move.from_int(number), *self._read(value, stage), bool(is_exact))
            for number, value, is_exact in ranking
        )
        return SearchResult(
            best=moves[0].move,
            margin=moves[0].margin if self.position.players == 2 else margin,
            share=moves[0].share,
            line=line,
            moves=moves,
            nodes=sum(int(each["nodes"][0]) for each in self.memories),
            depth=int(memory["depth"][0]),
            seconds=time.perf_counter() - self.began,
            round_solved=self.solved_round,
            game_solved=self.solved_game,
        )

    def _root_moves(self) -> list[tuple[int, int, int]]:
        """The root moves as they are ordered now, each with its value and whether that is exact."""
        memory = self.memories[0]
        columns = (memory[name][0][: int(memory["root_count"][0])].tolist() for name in ROOT_FIELDS)
        return list(zip(*columns, strict=True))

    def _line(self, best: Move) -> tuple[Move, ...]:
        """The principal line; what the table cut off is missing, and an interrupted depth leaves one move."""
        memory = self.memories[0]
        line = [Move.from_int(number) for number in memory["line"][0][0][: memory["line_length"][0][0]].tolist()]
        return tuple(line) if line and line[0] == best else (best,)

    def _judge_end_of(self, line: tuple[Move, ...]) -> tuple[float, int]:
        """The expected margin over the mean of the others at the end of a line, and the stage of the game there."""
        position = self.position
        for move in line:
            position = position.play_unchecked(move)
        seat = (self.position.to_move or 1) - 1
        if position.is_over:
            worths = [float(score) for score in position.scores]
            stage = LAST_ROUND
        else:
            worths = [_worth(self.memories[0], position.state, other) / UNIT for other in range(position.players)]
            stage = _stage(position.state)
        mine = worths.pop(seat)
        return mine - sum(worths) / len(worths), stage

    def _read(self, value: int, stage: int) -> tuple[float, float]:
        """Margin and share of the win behind a value."""
        if value % 2 == 0:  # a finished game: the value says it exactly
            finals = [-WIN, *(2 * WIN // sharing - WIN for sharing in range(1, self.position.players + 1))]
            final = min(finals, key=lambda final: abs(value - final))
            return (value - final) / EIGHTHS, (final + WIN) / (2 * WIN)
        share = min(max((value / WIN + 1) / 2, 1e-6), 1 - 1e-6)
        odds = self.weights.rivals[stage] * share / (1 - share)
        return float(self.weights.spread[stage]) * math.log(odds), share


def _new_table(limits: Limits) -> npt.NDArray[Any]:
    try:
        return np.zeros(_table_entries(limits), ENTRY)
    except MemoryError:
        raise BadLimits(f"the memory left does not hold a table of {limits.table_mb} MB") from None


def _table_entries(limits: Limits) -> int:
    """A power of two: as much as the limits can fill, at most what they allow."""
    most = (limits.table_mb << 20) // ENTRY.itemsize
    wanted = most
    if limits.nodes is not None:
        wanted = 2 * limits.nodes
    elif limits.seconds is not None:
        wanted = math.ceil(min(most, limits.seconds * NODES_PER_SECOND))
    return 1 << max(10, min(most, wanted).bit_length() - 1)


# Entries into compiled code: arrays of one record, which Numba passes quickly.


@compiled
def _prepare(memories: Any, states: States) -> None:
    alpha_beta.prepare(memories[0], states[0])


@compiled
def _deepen(memories: Any, lines: int) -> bool:
    return alpha_beta.deepen(memories[0], lines)


@compiled
def _stage(states: States) -> int:
    return stage_of(states[0])


@compiled
def _worth(memories: Any, states: States, seat: int) -> int:
    return seat_worth(memories[0], states[0], seat, stage_of(states[0]))
