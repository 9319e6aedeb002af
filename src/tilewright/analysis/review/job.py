"""The work of a review in units: first a quick pass over every step, then a careful one, the worst moves first.

Finally the heaviest errors are judged once more with four times the nodes. A quick review ends after the first pass.

A review can be stopped after any unit and resumed from its report.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from itertools import islice

from tilewright._version import SIGNATURE, __version__
from tilewright.analysis.replay import Replay, Step
from tilewright.evaluation.network import BadNetwork, Network, shipped
from tilewright.notation import Record
from tilewright.rules import Position, TilewrightError
from tilewright.search import SeatValues

from .care import CHECKED, NORMAL, QUICK, Care
from .grades import LEAST_WEIGHTS, Grade, Loss
from .judging import JudgedMove, judge_move, prove_ending, value_position
from .luck import JudgedDeal, judge_deal
from .reasons import Reason

MOST_CHECKED = 8
"""Moves that are judged once more: the heaviest errors."""
ENGINE = f"tilewright {__version__} {SIGNATURE}"
Judgement = JudgedDeal | JudgedMove
Found = dict[int, Judgement | SeatValues]
"""By index of the step; the index after the last step means the last position of an unfinished game."""


class NothingToReview(TilewrightError):
    """A record without moves."""

    code = "nothing-to-review"


class OtherReview(TilewrightError):
    """A saved review of another game, by another engine or with other care."""

    code = "other-review"


@dataclass(frozen=True, slots=True)
class Unit:
    """A piece of work: the searches for one step or for the last position, or the proof of the last round."""

    cost: float
    """An estimate of its nodes."""
    work: Callable[[threading.Event | None], Found]
    is_proof: bool = False


@dataclass(frozen=True, slots=True)
class Progress:
    """After a unit: what it judged and how far the review is."""

    judged: tuple[int, ...]
    """Indices of steps with new values."""
    done: float
    """Share of the work that is done, 0 to 1."""
    seconds_left: float


class Review:
    """The review of a record, or as much of it as was judged so far."""

    def __init__(self, record: Record, care: Care = NORMAL) -> None:
        final = record.final
        if not record.moves:
            raise NothingToReview("the record has no move to review")
        network = shipped(final.players, final.side)
        if network is None:
            raise BadNetwork(f"no network is installed for {final.players} players on the {final.side} side")
        self.record = record
        self.network: Network = network
        self.care = care.at_table(final.players)
        quick = QUICK.at_table(final.players)
        self._passes = [quick] if care == QUICK else [quick, self.care, self.care.checking()]
        self.steps: list[Step] = Replay.of_record(record).steps
        self._forced = [step.seat is not None and len(step.before.legal_moves()) == 1 for step in self.steps]
        self.judgements: list[Judgement | None] = [None] * len(self.steps)
        self.reasons: dict[int, tuple[JudgedMove, list[Reason]]] = {}
        """By step, why the best move of that judgement is better; filled when first reported."""
        self.now: SeatValues | None = None
        """What the last position of an unfinished game is worth."""
        self.now_care = ""
        self.proof_done = False
        """Whether the last round's values were proved as far as the budget allows."""

    @property
    def final(self) -> Position:
        return self.record.final

    @property
    def key(self) -> str:
        """Everything besides the game that the values depend on; reviews with different keys are not combined."""
        care = self.care
        budgets = (care.nodes, care.deals, care.deal_nodes, care.evaluated, care.proof_nodes)
        return f"{ENGINE} {self.network.digest} {care.name} {'/'.join(map(str, budgets))}"

    @property
    def table(self) -> str:
        """Players and side as in a position's text: `2c`, `4g`."""
        return f"{self.final.players}{self.final.side[0]}"

    def take_over(self, now: SeatValues | None, now_care: str, proof_done: bool) -> None:
        """Restore what an earlier run found, except `judgements`, which the caller restores."""
        self.now, self.now_care, self.proof_done = now, now_care, proof_done

    # ------------------------------------------------------------ running

    def run(self, threads: int = 1, stop: threading.Event | None = None) -> Iterator[Progress]:
        """Judge unit after unit, `threads` at once; yields after each.

        With one thread nothing runs between two steps of the iteration, so the caller can pause it.
        Setting `stop` ends the iteration soon; what was judged stays.
        """
        began = time.monotonic()
        done, share = 0.0, 1.0
        for number, care in enumerate(self._passes):
            units = self._units(care)
            left = sum(unit.cost for unit in units) + sum(map(self._cost, self._passes[number + 1 :]))
            for unit, found in _worked(units, threads, stop):
                if stop is not None and stop.is_set():
                    if unit.is_proof:  # proofs found so far are kept
                        self._keep(found, care)
                    return
                self.proof_done |= unit.is_proof
                self._keep(found, care)
                done, left = done + unit.cost, left - unit.cost
                seconds = (time.monotonic() - began) * left / done
                share = done / (done + left)
                yield Progress(tuple(found), share, seconds)
        if share < 1 and not (stop is not None and stop.is_set()):  # the last pass took fewer units than estimated
            yield Progress((), 1.0, 0.0)

    @property
    def is_complete(self) -> bool:
        """Whether every step was judged with the care asked for."""
        return not any(map(self._units, self._passes))

    def value_before(self, index: int) -> SeatValues | None:
        """What the game was worth before a step, or at its end (the index after the last step)."""
        if index == len(self.steps):
            outcome = self.final.outcome
            return self.now if outcome is None else SeatValues.of_outcome(outcome)
        if self.is_forced(index):  # nothing was chosen, so nothing changed
            return self.value_before(index + 1)
        judged = self.judgements[index]
        return None if judged is None else judged.before

    def is_forced(self, index: int) -> bool:
        """Whether a step is the only legal move."""
        return self._forced[index]

    def is_exact(self, index: int) -> bool:
        """Whether the value before a step, or at the end of the game, is proved."""
        if index == len(self.steps):
            return self.final.is_over
        if self.is_forced(index):
            return self.is_exact(index + 1)
        judged = self.judgements[index]
        return isinstance(judged, JudgedMove) and judged.proved

    def loss(self, index: int) -> Loss | None:
        """What a move lost; None for deals and for what was not judged."""
        judged, seat = self.judgements[index], self.steps[index].seat
        if seat is None or not isinstance(judged, JudgedMove):
            return None
        return Loss(
            max(0.0, judged.before.shares[seat - 1] - judged.after.shares[seat - 1]),
            max(0.0, judged.before.margins[seat - 1] - judged.after.margins[seat - 1]),
        )

    def losses(self, seat: int) -> dict[int, Loss]:
        """By step, what a seat's moves lost where it had a choice, as far as they were judged."""
        found = {index: self.loss(index) for index, step in enumerate(self.steps) if step.seat == seat}
        return {index: loss for index, loss in found.items() if loss is not None and not self.is_forced(index)}

    # ------------------------------------------------------------ units

    def _units(self, care: Care) -> list[Unit]:
        """The units left to do with that care, in order."""
        indices = [index for index in range(len(self.steps)) if not self._is_judged(index, care)]
        if care != self._passes[0]:
            indices.sort(key=self._urgency)
        if care.name == CHECKED:
            indices = self._doubtful(indices)
        units = [self._step_unit(index, care) for index in indices]
        if care == self.care and care.proof_nodes and not self.proof_done and self.last_round():
            units.insert(0, Unit(2 * care.proof_nodes, self._prove, is_proof=True))
        if self.final.outcome is None and self.now_care not in self._as_careful(care) and care.name != CHECKED:
            units.append(Unit(care.nodes, lambda stop: self._value_now(care, stop)))
        return units

    def _doubtful(self, indices: list[int]) -> list[int]:
        """The heaviest errors that are still to be checked: at most MOST_CHECKED, less those checked before."""
        judged = [index for index, each in enumerate(self.judgements) if each is not None and each.care == CHECKED]
        heavy = [
            index for index in indices if (loss := self.loss(index)) and loss.weight >= LEAST_WEIGHTS[Grade.MISTAKE]
        ]
        return heavy[: max(0, MOST_CHECKED - len(judged))]

    def _as_careful(self, care: Care) -> list[str]:
        """The names of this pass and of all later, more careful ones."""
        return [each.name for each in self._passes[self._passes.index(care) :]]

    def _cost(self, care: Care) -> float:
        """An estimate of the nodes of a pass that has not begun."""
        if care.name == CHECKED:
            return MOST_CHECKED * care.nodes
        moves = sum(step.seat is not None for step in self.steps)
        return moves * care.nodes + (len(self.steps) - moves) * care.deals * care.deal_nodes + 2 * care.proof_nodes

    def _is_judged(self, index: int, care: Care) -> bool:
        if self.is_forced(index):
            return True
        judged = self.judgements[index]
        if judged is None:
            return False
        return judged.care in self._as_careful(care) or (isinstance(judged, JudgedMove) and judged.proved)

    def _urgency(self, index: int) -> float:
        """A sort key: moves by what they lost and deals by how far they changed a margin, the largest first."""
        judged = self.judgements[index]
        if isinstance(judged, JudgedDeal):
            luck = [after - before for before, after in zip(judged.before.margins, judged.after.margins, strict=True)]
            return -max(map(abs, luck))
        loss = self.loss(index)
        return 0.0 if loss is None else -loss.weight

    def _step_unit(self, index: int, care: Care) -> Unit:
        step = self.steps[index]
        if step.seat is None:
            return Unit(care.deals * care.deal_nodes, lambda stop: self._judge(judge_deal, index, care, stop))
        return Unit(care.nodes, lambda stop: self._judge(judge_move, index, care, stop))

    def _judge(
        self,
        judge: Callable[[Step, Network, Care, threading.Event | None], Judgement | None],
        index: int,
        care: Care,
        stop: threading.Event | None,
    ) -> Found:
        found = judge(self.steps[index], self.network, care, stop)
        return {} if found is None else {index: found}

    def _value_now(self, care: Care, stop: threading.Event | None) -> Found:
        found = value_position(self.final, self.network, care, stop)
        return {} if found is None else {len(self.steps): found}

    def last_round(self) -> list[tuple[int, Step]]:
        """The moves of the round that ended the game; two players only."""
        if self.final.outcome is None or self.final.players != 2:
            return []
        start = max((index for index, step in enumerate(self.steps) if step.seat is None), default=-1)
        return list(enumerate(self.steps))[start + 1 :]

    def _prove(self, stop: threading.Event | None) -> Found:
        known = {
            index: each for index, each in enumerate(self.judgements) if isinstance(each, JudgedMove) and each.proved
        }
        found: Found = dict(prove_ending(self.last_round(), self.network, self.care, stop, known))
        return found

    def _keep(self, found: Found, care: Care) -> None:
        for index, judged in found.items():
            if isinstance(judged, SeatValues):
                self.now, self.now_care = judged, care.name
                continue
            known = self.judgements[index]
            if not (isinstance(known, JudgedMove) and known.proved):
                self.judgements[index] = judged


def _worked(units: list[Unit], threads: int, stop: threading.Event | None) -> Iterator[tuple[Unit, Found]]:
    """Run the units, at most `threads` at once; yield each with its results when it ends."""
    if threads == 1:
        for unit in units:
            if stop is not None and stop.is_set():
                return
            yield unit, unit.work(stop)
        return
    waiting = iter(units)
    abandon = stop or threading.Event()
    running: dict[Future[Found], Unit] = {}
    with ThreadPoolExecutor(threads) as pool:
        try:
            while True:
                for unit in islice(waiting, 0 if abandon.is_set() else threads - len(running)):
                    running[pool.submit(unit.work, abandon)] = unit
                if not running:
                    return
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    yield running.pop(future), future.result()
        except BaseException:
            abandon.set()
            raise
