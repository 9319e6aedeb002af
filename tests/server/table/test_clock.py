"""No sequence of moves, take-backs, time-outs and returns gives a person more time for a move than the clock allows."""

from __future__ import annotations

import random
from collections import defaultdict

import pytest

from tilewright.server.errors import Refusal
from tilewright.server.messages.requests import Answer, Leave, MakeOffer, Play, Undo
from tilewright.server.messages.tables import Clock
from tilewright.server.table import (
    Action,
    Proposal,
    computer_plays,
    computer_seats,
    deadline,
    decide,
    due,
    people_awaited,
    replay,
    resume,
    stand_in,
    welcome_back,
    you,
)
from tilewright.server.table.views import event_message

from .sitting import Sitting

PER_MOVE = 60


class Clocked(Sitting):
    """A table with a clock, with simulated time; the alarm comes exactly at each deadline."""

    def __init__(self, players: int = 2, **settings: object) -> None:
        super().__init__(players, clock=Clock(PER_MOVE), **settings)  # type: ignore[arg-type]
        self.used: dict[tuple[int, int, int], float] = defaultdict(float)
        """By round, number of steps before the decision, and seat: the time for which the person had to decide."""

    def wait(self, seconds: float) -> None:
        until = self.now + seconds
        while (end := deadline(self.table)) is not None and end <= until:
            self._pass(max(0.0, end - self.now))
            for seat in people_awaited(self.table):
                self.keep(stand_in(self.table, seat, "clock", self.now))
        self._pass(until - self.now)

    def _pass(self, seconds: float) -> None:
        assert self.table.position is not None
        for seat in people_awaited(self.table):
            self.used[self.table.position.round, len(self.table.steps), seat] += seconds
        self.now += seconds

    def ask(self, action: Action, holder: str | None = None) -> Proposal:
        """As `act`, but no time passes."""
        return self.keep(decide(self.table, action, holder or f"p{action.seat}", self.now))

    def take(self, seat: int) -> Proposal:
        turn = next(turn for turn in you(self.table, f"p{seat}").turns if turn.seat == seat)
        return self.ask(Play(1, seat, turn.moves[0].move, turn.at))

    def let_computer_play(self) -> Proposal:
        seat = computer_seats(self.table)[0]
        position = self.table.facing(seat)
        assert position is not None
        return self.keep(computer_plays(self.table, seat, str(position.legal_moves()[0]), self.now))

    @property
    def left(self) -> float:
        end = deadline(self.table)
        assert end is not None
        return end - self.now


@pytest.mark.parametrize("people", [1, 2, 3, 4])
def test_when_everybody_has_left_no_clock_runs_after_one_deadline_for_each(people: int) -> None:
    """So a table that people have left has no `due` for long, and may be removed for size."""
    sitting = Clocked(max(2, people), computers=people == 1)
    deadlines = 0
    while due(sitting.table) is not None:
        sitting.wait(PER_MOVE)
        deadlines += 1
        while computer_seats(sitting.table):
            sitting.let_computer_play()
    assert deadlines == people
    assert sitting.table.state == "playing"


def test_an_undo_gives_back_what_was_left() -> None:
    sitting = Clocked()
    sitting.wait(40)
    sitting.take(1)
    assert sitting.left == PER_MOVE
    sitting.wait(15)
    sitting.ask(Undo(1, 1))
    assert sitting.left == 20
    sitting.wait(5)
    sitting.take(1)
    assert sitting.left == PER_MOVE - 15  # the 15 s that seat 2 had used stay used
    sitting.ask(Undo(1, 1))
    assert sitting.left == 15


def test_a_take_back_by_agreement_gives_back_what_was_left() -> None:
    sitting = Clocked()
    sitting.wait(40)
    sitting.take(1)
    sitting.wait(10)
    sitting.take(2)
    sitting.ask(MakeOffer(1, 1, "take-back"))
    sitting.wait(7)
    sitting.ask(Answer(1, 2, "take-back", True))
    assert sitting.left == 20
    sitting.take(1)
    assert sitting.left == 50


def test_time_that_has_run_out_does_not_come_back() -> None:
    sitting = Clocked()
    sitting.wait(61)
    assert computer_seats(sitting.table) == (1,)
    sitting.keep(welcome_back(sitting.table, "p1", sitting.now))  # a reload, before the computer has moved
    assert computer_seats(sitting.table) == (1,)
    assert deadline(sitting.table) is None
    assert you(sitting.table, "p1").turns == []
    move = str(sitting.table.position.legal_moves()[0])  # type: ignore[union-attr]
    with pytest.RaisesExc(Refusal, match="^time-is-up$"):
        sitting.ask(Play(1, 1, move, sitting.table.changed[1]))
    before = sitting.table
    proposal = sitting.let_computer_play()
    played = event_message(before, proposal.tables[0], proposal.entries[0], sitting.now).event
    assert (played.by, played.late) == ("stand-in", True)  # type: ignore[attr-defined]
    assert you(sitting.table, "p1").can_undo == []
    actions: list[Action] = [Undo(1, 1), MakeOffer(1, 1, "take-back")]
    for action in actions:
        with pytest.RaisesExc(Refusal, match="^nothing-to-undo$"):
            sitting.ask(action)
    assert sitting.left == PER_MOVE
    sitting.take(2)
    sitting.take(1)  # the person makes the next move


def test_the_computer_makes_the_overdue_move_of_a_lone_person() -> None:
    """The computer makes the overdue move although nobody else plays; then it waits until the person is back."""
    sitting = Clocked(2, computers=1)
    sitting.wait(61)
    sitting.let_computer_play()
    assert computer_seats(sitting.table) == ()
    sitting.keep(welcome_back(sitting.table, "p1", sitting.now))
    sitting.let_computer_play()
    assert sitting.left == PER_MOVE


def test_a_person_who_returns_has_the_time_that_is_left() -> None:
    sitting = Clocked()
    sitting.wait(40)
    sitting.ask(Leave(1, 1))
    sitting.wait(5)
    sitting.keep(welcome_back(sitting.table, "p1", sitting.now))
    assert sitting.left == 15


@pytest.mark.parametrize("seed", range(25))
def test_nobody_has_more_time_than_the_clock_gives(seed: int) -> None:
    chance = random.Random(seed)
    players = chance.choice((2, 3))
    computers = chance.choice((0, 1))
    sitting = Clocked(players, side=chance.choice(("coloured", "grey")), computers=computers)
    people = players - computers
    for _ in range(150):
        if sitting.table.state != "playing":
            break
        seat = chance.randint(1, people)
        try:
            match chance.choice(
                ["wait", "play", "play", "undo", "offer", "answer", "hello", "leave", "computer", "down"]
            ):
                case "wait":
                    sitting.wait(chance.choice((0.4, 5, 20, 59.5, 70)))
                case "play":
                    seat = chance.choice(sitting.table.deciding)
                    sitting.take(seat)
                case "undo":
                    sitting.ask(Undo(1, seat))
                case "offer":
                    sitting.ask(MakeOffer(1, seat, "take-back"))
                case "answer":
                    sitting.ask(Answer(1, seat, "take-back", True))
                case "hello":
                    sitting.keep(welcome_back(sitting.table, f"p{seat}", sitting.now))
                case "leave":
                    sitting.ask(Leave(1, seat))
                case "computer" if computer_seats(sitting.table):
                    sitting.let_computer_play()
                case "down" if deadline(sitting.table) is not None:
                    sitting.now += 300  # downtime, in which no clock runs
                    sitting.keep(resume(sitting.table, 300, sitting.now))
        except (Refusal, StopIteration):
            pass
        assert max(sitting.used.values(), default=0) <= PER_MOVE + 1e-6
    assert replay(sitting.log) == sitting.table  # type: ignore[arg-type]  # a restart loses nothing
