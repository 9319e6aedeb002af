"""A reserve with increment: time left, losses on time, credit for lag, and that nobody can gain time."""

from __future__ import annotations

import random

import pytest

from tilewright.server.errors import Refusal
from tilewright.server.messages.requests import Answer, Leave, MakeOffer, Play, Undo
from tilewright.server.messages.tables import PRESETS, Clock
from tilewright.server.table import Arrival, decide, due, from_bytes, log, refuse_bad_clock, resume
from tilewright.server.table.reserves import FIRST_MOVE_S, MOST_LAG_S, QUOTA_S, REFILL_S
from tilewright.server.table.views import table_view

from .clock_sequences import Timed, play_sequence

CLOCK = Clock(reserve=60, increment=5)


class Sat(Timed):
    """A table with a reserve of a minute and an increment of five seconds; the first clock is running."""

    def __init__(self, players: int = 2, clock: Clock = CLOCK, **settings: object) -> None:
        super().__init__(clock, players, **settings)
        self.wait(FIRST_MOVE_S)

    def left(self, seat: int) -> float:
        return round(self.table.reserves[seat].at(self.now), 3)

    def make(self, seat: int, *, lag: float = 0.0, queued: float = 0.0) -> None:
        position = self.table.facing(seat)
        assert position is not None
        play = Play(1, seat, str(position.legal_moves()[0]), self.table.changed[seat])
        self.lag[seat] = lag
        self.keep(decide(self.table, play, f"p{seat}", self.now, Arrival(self.now - queued, lag)))

    def ask(self, action: Undo | MakeOffer | Answer | Leave) -> None:
        self.keep(decide(self.table, action, f"p{action.seat}", self.now))


def test_a_reserve_runs_only_while_its_seat_must_decide() -> None:
    sitting = Sat()
    sitting.wait(10)
    assert (sitting.left(1), sitting.left(2)) == (50, 60)
    sitting.make(1)
    sitting.wait(7)
    assert (sitting.left(1), sitting.left(2)) == (55, 53)


def test_the_first_clock_waits_a_moment() -> None:
    sitting = Timed(CLOCK)
    sitting.wait(FIRST_MOVE_S)
    assert sitting.table.reserves[1].at(sitting.now) == 60
    view = table_view(sitting.table, [True, True], sitting.now)
    assert view.clocks[0] is not None
    assert view.clocks[1] is not None
    assert (view.clocks[0].left, view.clocks[0].until, view.clocks[1].until) == (60, sitting.now + 60, None)
    assert view.deadline == sitting.now + 60


def test_an_undo_gives_back_what_was_left_without_the_increment() -> None:
    sitting = Sat()
    sitting.wait(40)
    sitting.make(1)
    sitting.wait(15)
    sitting.ask(Undo(1, 1))
    assert (sitting.left(1), sitting.left(2)) == (20, 45)  # the other seat does not get its time back
    sitting.wait(3)
    assert (sitting.left(1), sitting.left(2)) == (17, 45)


def test_moves_cannot_be_taken_back_that_would_cost_the_game() -> None:
    sitting = Sat()
    for seat in (1, 2):
        sitting.make(seat)
    sitting.wait(62)  # of 65 s; without the move and its increment there were only 60
    with pytest.RaisesExc(Refusal, match="^too-late-to-undo$"):
        sitting.ask(MakeOffer(1, 1, "take-back"))


def test_with_two_seats_running_out_of_time_loses() -> None:
    sitting = Sat()
    sitting.make(1)
    sitting.wait(60)
    assert sitting.table.state == "playing"  # a move on its way may still be in time
    sitting.wait(MOST_LAG_S)
    assert sitting.table.ended == log.Ended("time", (1,))
    assert [seat.timed_out for seat in sitting.table.seats] == [False, True]
    assert due(sitting.table) is None


def test_with_three_seats_the_computer_plays_on() -> None:
    sitting = Sat(3)
    sitting.wait(61)
    seat = sitting.table.seat(1)
    assert (seat.stand_in, seat.resigned, seat.timed_out) == (True, True, True)
    sitting.let_computer_play(random.Random(1))
    assert sitting.table.to_move == 2
    sitting.wait(61)
    sitting.let_computer_play(random.Random(1))
    sitting.wait(61)
    assert sitting.table.ended == log.Ended("stopped", ())  # the same as when the last person resigns


def test_nobody_stands_in_for_a_person_who_leaves() -> None:
    sitting = Sat()
    sitting.ask(Leave(1, 1))
    assert not sitting.table.seat(1).stand_in
    sitting.wait(61)
    assert sitting.table.ended == log.Ended("time", (2,))


def test_columns_are_chosen_on_everybodys_own_time() -> None:
    sitting = Sat(side="grey")
    chance = random.Random(3)
    while len(sitting.table.deciding) < 2:
        sitting.take(sitting.table.deciding[0], chance)
    before = sitting.left(1), sitting.left(2)
    sitting.wait(10)
    while 1 in sitting.table.deciding:
        sitting.make(1)
    sitting.wait(10)
    assert (sitting.left(1), sitting.left(2)) == (before[0] - 10 + 5, before[1] - 20)
    sitting.ask(Undo(1, 1))
    sitting.wait(1)
    assert sitting.left(1) == before[0] - 11


@pytest.mark.parametrize("lag", [0.05, 0.2, 0.4])
def test_lag_costs_less_than_50_ms_a_move(lag: float) -> None:
    """A lag adds to the time of a move: while the previous one is sent to the player, and while the answer returns."""
    sitting = Sat(clock=Clock(reserve=600, increment=0), undo=False)
    thought, moves = 0.0, 0
    while sitting.table.state == "playing" and moves < 30:
        seat = sitting.table.deciding[0]
        sitting.wait(2 + lag if seat == 1 else 1)
        sitting.make(seat, lag=lag if seat == 1 else 0.0)
        thought, moves = thought + 2 * (seat == 1), moves + (seat == 1)
    assert moves == 30
    assert (600 - sitting.left(1) - thought) / moves < 0.05


def test_pretended_lag_is_bounded() -> None:
    sitting = Sat(clock=Clock(reserve=600, increment=0))
    moves = thought = 0
    for _ in range(200):  # move and undo, with a claimed lag of 30 s
        sitting.wait(1)
        sitting.make(1, lag=30.0)
        sitting.ask(Undo(1, 1))
        thought += 1
    assert 600 - thought + 1 < sitting.left(1) <= 600 - thought + QUOTA_S + REFILL_S
    while moves < 30:
        seat = sitting.table.deciding[0]
        sitting.wait(1)
        sitting.make(seat, lag=30.0)
        moves, thought = moves + (seat == 1), thought + (seat == 1)
    assert sitting.left(1) <= 600 - thought + QUOTA_S + REFILL_S * moves


def test_no_move_is_credited_with_more_than_its_clock_has_run() -> None:
    sitting = Timed(CLOCK)
    play = Play(1, 1, str(sitting.table.facing(1).legal_moves()[0]), sitting.table.changed[1])  # type: ignore[union-attr]
    sitting.keep(decide(sitting.table, play, "p1", sitting.now, Arrival(sitting.now - 0.2, 0.4)))
    assert sitting.table.reserves[1].left == 65, "the first clock was not running yet"
    sitting = Sat()
    sitting.wait(0.125)
    sitting.make(1, lag=0.4, queued=0.375)
    assert sitting.left(1) == 65


def test_a_late_move_counts_from_its_arrival_less_the_lag() -> None:
    sitting = Sat()
    sitting.wait(60.25)
    with pytest.RaisesExc(Refusal, match="^out-of-time$"):
        sitting.make(1, lag=0.2)
    sitting.make(1, lag=0.35)
    assert sitting.left(1) == 5.1
    sitting = Sat()
    sitting.pass_time(70)  # the server was slow and checked no clock
    with pytest.RaisesExc(Refusal, match="^out-of-time$"):
        sitting.make(1, queued=10)
    sitting.make(1, queued=10.5)
    assert sitting.left(1) == 5.5


def test_downtime_is_credited_once_and_only_to_a_clock_that_ran() -> None:
    sitting = Sat()
    sitting.wait(10)
    sitting.now += 300
    sitting.keep(resume(sitting.table, 300, sitting.now))
    assert (sitting.left(1), sitting.left(2)) == (50, 60)
    sitting.make(1)
    sitting.keep(resume(sitting.table, 300, sitting.now))  # the clock of seat 2 has just started, so it gets no credit
    sitting.wait(1)
    assert sitting.left(2) == 59


def test_old_clocks_are_read() -> None:
    body = b'{"kind":"made","table":"Table0000001","settings":{"seats":[{"who":"open"},{"who":"open"}],'
    body += b'"clock":{"per_move":60,"unit":"seconds"}},"secret":"00"}'
    made = from_bytes(body)
    assert isinstance(made, log.Made)
    assert made.settings.clock == Clock(60) == PRESETS["minute"]
    assert from_bytes(b'{"kind":"took","seat":1,"move":"1B2"}') == log.Took(1, "1B2")


@pytest.mark.parametrize(
    "clock",
    [
        Clock(),
        Clock(per_move=-1),
        Clock(per_move=4),
        Clock(per_move=14 * 86_400 + 1),
        Clock(per_move=60, increment=5),
        Clock(per_move=60, reserve=60),
        Clock(reserve=-1),
        Clock(reserve=0, increment=5),
        Clock(reserve=29),
        Clock(reserve=10_801),
        Clock(reserve=180, increment=-1),
        Clock(reserve=180, increment=181),
        Clock(reserve=10**30),
    ],
)
def test_impossible_clocks_are_refused(clock: Clock) -> None:
    with pytest.RaisesExc(Refusal, match="^bad-clock$"):
        refuse_bad_clock(clock)


def test_presets_are_possible() -> None:
    for clock in PRESETS.values():
        refuse_bad_clock(clock)


def test_nobody_gains_time_in_a_few_random_sequences() -> None:
    for seed in range(100):
        play_sequence(seed)


@pytest.mark.slow
def test_nobody_gains_time_in_random_sequences() -> None:
    ends = {play_sequence(seed) for seed in range(100, 1000)}
    assert {"time", "resigned", "unfinished"} <= ends
