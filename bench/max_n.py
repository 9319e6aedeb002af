"""Max-n inside the round: every seat takes what is best for itself, among the moves that look best at once."""

from __future__ import annotations

from typing import Any

import numpy as np

from bench.textbook_puct import compiled_anew, only
from tilewright.evaluation.weights import Weights
from tilewright.rules import Position
from tilewright.rules.kernel import play
from tilewright.rules.layout import DEAL, OFFER, States
from tilewright.search import Limits, SearchResult
from tilewright.search.alpha_beta import FIRST_PLY, INFINITE, MOST_DEPTH, NO_MOVE, ROOT, list_candidates, pick
from tilewright.search.judging import judge_each, remember_boards
from tilewright.search.memory import MOST_PLIES, Memory
from tilewright.search.networking import APART, BESIDE
from tilewright.search.running import Report, Run

wide: Any = np.int64
MARGINS = 1 << 14  # what margins can add to the values of all seats together
OWN_MOVES, OTHERS_MOVES = 12, 4
Values = Any  # a row for each ply, a column for each seat


class MaxNRun(Run):
    """A search by max-n with a beam: so many moves the searching seat and the others consider."""

    def __init__(
        self, position: Position, limits: Limits, weights: Weights, own: int = OWN_MOVES, others: int = OTHERS_MOVES
    ) -> None:
        super().__init__(position, limits, weights)
        self._values = np.zeros((MOST_PLIES + 1, position.players), np.int64)
        self._beam = own, others

    def _lead(self, report: Report | None) -> None:
        _consider(self.memories[0], self._values, self.position.state, *self._beam)

    def _result(self) -> SearchResult:
        return only(self, int(self.memories[0]["root_moves"][0, 0]))


@compiled_anew
def _judge(memory: Memory, values: Values, ply: int, near_boards: bool) -> None:
    judge_each(memory, memory.stack[ply], False, BESIDE if near_boards else APART)
    for seat in range(values.shape[1]):
        values[ply, seat] = memory.values[seat]


@compiled_anew
def _look_ahead(memory: Memory, values: Values, ply: int, depth: int, own: int, others: int, enough: int) -> int:
    """Write the value of stack[ply] to every seat; `own` and `others` say how many moves a seat considers.

    A seat that finds `enough` for itself leaves the seat before it less than that one has already: it may stop
    (shallow pruning).
    """
    memory.nodes += 1
    if memory.nodes >= memory.node_limit:
        memory.stop = 1
    phase = wide(memory.stack[ply].phase)
    if memory.stop or phase >= DEAL:
        _judge(memory, values, ply, False)
        return ply
    seat = wide(memory.stack[ply].turn)
    following = depth - 1 if phase == OFFER else depth
    count = _look_around(memory, values, ply)
    best = -INFINITE
    width = count if following <= 0 else min(count, own if seat == memory.root_seat else others)
    for i in range(width):
        move = pick(memory, ply, i, count)
        memory.stack[ply + 1] = memory.stack[ply]
        play(memory.stack[ply + 1], move)
        if following <= 0 and memory.stack[ply + 1].phase == OFFER:  # the best of the leaves, seen already
            _judge(memory, values, ply + 1, False)
            for other in range(values.shape[1]):
                values[ply, other] = values[ply + 1, other]
            return ply
        needed = 2 * INFINITE if best == -INFINITE else MARGINS - best
        _look_ahead(memory, values, ply + 1, following, own, others, needed)
        if values[ply + 1, seat] > best:
            best = wide(values[ply + 1, seat])
            for other in range(values.shape[1]):
                values[ply, other] = values[ply + 1, other]
            if best >= enough or memory.stop:
                break
    return ply


@compiled_anew
def _look_around(memory: Memory, values: Values, ply: int) -> int:
    """List the moves, each with what it is worth at once to the seat that plays it."""
    count = list_candidates(memory, ply, NO_MOVE)
    cut = memory.cut
    open_end = memory.open_end
    seat = int(memory.stack[ply].turn)
    remember_boards(memory, memory.stack[ply], False)
    for i in range(count):
        memory.stack[ply + 1] = memory.stack[ply]
        play(memory.stack[ply + 1], wide(memory.moves[ply, i]))
        _judge(memory, values, ply + 1, memory.stack[ply + 1].phase < DEAL)
        memory.order[ply, i] = values[ply + 1, seat]
    memory.nodes += count
    memory.cut = cut
    memory.open_end = open_end
    return count


@compiled_anew
def _consider(memories: Any, values: Values, states: States, own: int, others: int) -> None:
    """Sort the root moves, looking one ply deeper each time, until the budget is spent."""
    memory = memories[0]
    memory.stack[0] = states[0]
    memory.root_seat = int(states[0].turn)
    memory.killers[:] = NO_MOVE
    memory.history[:] = 0
    memory.nodes = 0
    seat = int(memory.root_seat)
    count = _look_around(memory, values, ROOT)
    for i in range(count):
        memory.root_moves[i] = pick(memory, ROOT, i, count)
    depth = wide(1)
    memory.cut = 1
    while count > 1 and memory.cut and depth < MOST_DEPTH:
        memory.cut = 0
        searched = 0
        enough = 2 * INFINITE
        for i in range(count):
            memory.stack[1] = memory.stack[0]
            play(memory.stack[1], wide(memory.root_moves[i]))
            _look_ahead(memory, values, FIRST_PLY, depth, own, others, enough)
            if memory.stop:
                break
            memory.root_values[i] = values[1, seat]
            enough = min(enough, MARGINS - wide(values[1, seat]))
            searched += 1
        for i in range(1, searched):  # best first; equals keep their order
            move = memory.root_moves[i]
            value = memory.root_values[i]
            j = i
            while j > 0 and memory.root_values[j - 1] < value:
                memory.root_moves[j] = memory.root_moves[j - 1]
                memory.root_values[j] = memory.root_values[j - 1]
                j -= 1
            memory.root_moves[j] = move
            memory.root_values[j] = value
        if memory.stop:
            break
        depth += 1
