"""Vacations at tables with days for a move: they stop only the person's own clock, for a limited number of days."""

from __future__ import annotations

import random

import pytest

from tilewright.server.errors import Refusal
from tilewright.server.messages.requests import Play, TakeVacation, Undo
from tilewright.server.messages.tables import Clock
from tilewright.server.table import deadline, decide, overdue, replay, resume, stand_in
from tilewright.server.table.views import table_view

from .sitting import Sitting

DAY = 86_400.0


class Slow(Sitting):
    """Two people with a day for a move."""

    def __init__(self, **settings: object) -> None:
        super().__init__(**({"clock": Clock(86_400, "days")} | settings))  # type: ignore[arg-type]

    def vacation(self, seat: int, days: int) -> None:
        self.keep(decide(self.table, TakeVacation(1, seat, days), f"p{seat}", self.now))

    def make(self, seat: int) -> None:
        position = self.table.facing(seat)
        assert position is not None
        play = Play(1, seat, str(position.legal_moves()[0]), self.table.changed[seat])
        self.keep(decide(self.table, play, f"p{seat}", self.now))

    @property
    def left(self) -> float:
        """Days until the deadline."""
        due = deadline(self.table)
        assert due is not None
        return round((due - self.now) / DAY, 6)


def test_a_vacation_stops_the_clock() -> None:
    sitting = Slow()
    sitting.now += DAY / 4
    sitting.vacation(1, 3)
    assert sitting.left == 3.75
    sitting.now += 3 * DAY
    assert sitting.left == 0.75


def test_a_vacation_holds_for_later_moves_and_one_seat_only() -> None:
    sitting = Slow()
    sitting.vacation(2, 5)
    assert sitting.left == 1
    sitting.now += DAY / 2
    sitting.make(1)
    assert sitting.left == 5.5
    view = table_view(sitting.table, [True, True], sitting.now).seats[1].vacation
    assert view is not None
    assert (view.until, view.days) == (sitting.now + 4.5 * DAY, 5)


def test_a_vacation_that_ends_early_costs_only_the_days_used() -> None:
    sitting = Slow()
    sitting.vacation(1, 14)
    sitting.now += 2 * DAY
    sitting.vacation(1, 0)
    assert sitting.left == 1
    sitting.vacation(1, 12)
    assert sitting.left == 13
    sitting.now += 12.5 * DAY
    assert sitting.left == 0.5
    with pytest.RaisesExc(Refusal, match="^vacation-used$"):
        sitting.vacation(1, 1)


def test_downtime_during_a_vacation_is_credited_once() -> None:
    sitting = Slow()
    sitting.vacation(1, 3)
    sitting.now += 2 * DAY
    sitting.keep(resume(sitting.table, DAY, sitting.now))
    assert sitting.left == 2  # the day of downtime was also vacation, and is credited once
    sitting.now += DAY
    assert sitting.left == 1


def test_a_move_that_is_taken_back_gains_nothing() -> None:
    sitting = Slow()
    sitting.now += DAY / 2
    sitting.vacation(1, 1)
    sitting.now += DAY / 2
    sitting.make(1)
    sitting.keep(decide(sitting.table, Undo(1, 1), "p1", sitting.now))
    assert sitting.left == 1  # half a day of vacation is left, and half a day for the move
    assert replay(sitting.log) == sitting.table  # type: ignore[arg-type]


def test_on_the_grey_side_each_has_their_own_limit() -> None:
    sitting = Slow(side="grey")
    chance = random.Random(2)
    while len(sitting.table.deciding) < 2:
        sitting.play_randomly(chance)
    sitting.vacation(1, 2)
    sitting.now += DAY
    assert overdue(sitting.table, sitting.now) == (2,)
    sitting.keep(stand_in(sitting.table, 2, "clock", sitting.now))
    assert sitting.left == pytest.approx(2, abs=0.01)


@pytest.mark.parametrize("clock", [None, Clock(60), Clock(reserve=180, increment=2)])
def test_faster_games_have_no_vacations(clock: Clock | None) -> None:
    with pytest.RaisesExc(Refusal, match="^no-vacation$"):
        Slow(clock=clock).vacation(1, 1)
