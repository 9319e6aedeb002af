"""Random sequences of moves, take-backs, reconnects, restarts and downtime at a table with a reserve. Everybody's time
is also counted separately and compared with the table's clocks.

    python -m tests.server.table.clock_sequences [COUNT]

plays COUNT sequences (default: 10,000) and prints how many ended in which way.
"""

from __future__ import annotations

import random
import sys
from collections import Counter, defaultdict

from tilewright.server.errors import Refusal
from tilewright.server.messages import events
from tilewright.server.messages.requests import Answer, Leave, MakeOffer, Play, Resign, Undo
from tilewright.server.messages.tables import Clock
from tilewright.server.table import (
    Arrival,
    Proposal,
    computer_plays,
    computer_seats,
    decide,
    due,
    log,
    out_of_time,
    replay,
    resume,
    run_out,
    welcome_back,
)

from .sitting import Sitting

CLOSE = 1e-5
"""Tolerance in seconds; Unix times as floats are exact to 2e-7."""
LAG_S, QUOTA_S, REFILL_S, FIRST_MOVE_S = 0.5, 2.0, 0.4, 30.0
"""The values in docs/clocks.md."""


class Timed(Sitting):
    """A table with a reserve, with simulated time; the clock's alarm comes exactly when it is due."""

    def __init__(self, clock: Clock, players: int = 2, **settings: object) -> None:
        self.used: dict[int, float] = defaultdict(float)
        """By seat: for how long it was to move, by the server's clock."""
        self.credits: dict[int, float] = defaultdict(float)
        self.lags: dict[int, float] = defaultdict(float)
        self.takes: list[int | None] = []
        """The steps that were not taken back: the seat of a person's take; None for a computer's take or a deal."""
        self.columns: Counter[int] = Counter()
        """How often a seat has chosen all its columns, in rounds that are over."""
        self.most: Counter[int] = Counter()
        """By seat: the most of its moves that were ever in force at once; moves can be taken back."""
        self.first_move_from = 0.0
        self.lag: dict[int, float] = defaultdict(float)
        """By seat: the measured lag."""
        super().__init__(players, clock=clock, **settings)  # type: ignore[arg-type]

    # ------------------------------------------------------------ the separate count

    def keep(self, proposal: Proposal) -> Proposal:
        before = proposal.before
        for entry, after in zip(proposal.entries, proposal.tables, strict=True):
            if isinstance(entry, log.Took | log.Chose) and entry.by == "person":
                self.credits[entry.seat] += (entry.lag + entry.queued) / 1000
                self.lags[entry.seat] += entry.lag / 1000
                assert entry.lag / 1000 <= min(LAG_S, self.lag[entry.seat]) + CLOSE
            if isinstance(entry, log.Took):
                self.takes.append(entry.seat if entry.by == "person" else None)
                self.first_move_from = 0.0
            elif isinstance(entry, log.Dealt):
                self.takes.append(None)
                if len(self.takes) == 1:
                    self.first_move_from = self.now + FIRST_MOVE_S
            elif isinstance(entry, log.Tiled):
                assert before is not None
                self.takes += [None] * len(entry.moves)
                self.columns += Counter(seat for seat in before.choices if not before.seat(seat).resigned)
            elif isinstance(entry, events.TookBack):
                del self.takes[len(self.takes) - entry.moves :]
            before = after
        super().keep(proposal)
        for seat in self.table.reserves:
            self.most[seat] = max(self.most[seat], self.own_moves(seat))
        return proposal

    def own_moves(self, seat: int) -> int:
        """The number of moves of a seat that were not taken back; each brings an increment."""
        is_done = seat in self.table.choices and self.table.facing(seat) is None
        return self.takes.count(seat) + self.columns[seat] + is_done

    def check(self) -> None:
        """Compare the time left with the table's clocks, and the credited lag with its limits."""
        clock = self.table.settings.clock
        assert clock is not None
        assert clock.reserve is not None
        for seat, own in self.table.reserves.items():
            if self.table.seat(seat).resigned:
                continue
            left = clock.reserve + clock.increment * self.own_moves(seat) - self.used[seat] + self.credits[seat]
            assert abs(own.at(self.now) - left) < CLOSE, (seat, own, left)
            assert self.credits[seat] <= self.used[seat] + CLOSE, "the clock has not run for as long"
            assert self.lags[seat] <= QUOTA_S + REFILL_S * self.most[seat] + CLOSE
            if seat in self.table.deciding:
                assert left > -LAG_S - CLOSE, "a seat without time may still move"

    # ------------------------------------------------------------ the steps of a sequence

    def pass_time(self, seconds: float) -> None:
        """Let time pass without alarms."""
        counted = seconds - max(0.0, min(seconds, self.first_move_from - self.now))
        for seat in self.table.deciding:
            if self.table.seat(seat).is_person and not self.table.seat(seat).resigned:
                self.used[seat] += counted
        self.now += seconds

    def wait(self, seconds: float) -> None:
        until = self.now + seconds
        while (alarm := due(self.table)) is not None and alarm <= until:
            self.pass_time(max(0.0, alarm - self.now))
            self.now = max(self.now, alarm)
            late = out_of_time(self.table, self.now)
            assert late is not None
            self.keep(run_out(self.table, late, self.now))
        self.pass_time(max(0.0, until - self.now))

    def take(self, seat: int, chance: random.Random) -> None:
        position = self.table.facing(seat)
        if position is None:
            return
        move = str(chance.choice(position.legal_moves()))
        arrived = self.now
        self.pass_time(chance.choice((0.0, 0.0, 0.004, 0.3)))  # the time in the server's queue
        arrival = Arrival(arrived, self.lag[seat])
        play = Play(1, seat, move, self.table.changed[seat])
        self.keep(decide(self.table, play, f"p{seat}", self.now, arrival))

    def let_computer_play(self, chance: random.Random) -> None:
        for seat in computer_seats(self.table)[:1]:
            position = self.table.facing(seat)
            assert position is not None
            move = str(chance.choice(position.legal_moves()))
            self.keep(computer_plays(self.table, seat, move, self.now))

    def be_down(self, seconds: float) -> None:
        """Let the server be down, and load the table again; as in the server, only running clocks are credited."""
        self.now += seconds
        if self.first_move_from:
            self.first_move_from = max(self.first_move_from, min(self.now, self.first_move_from + seconds))
        self.table = replay(self.log)  # type: ignore[arg-type]
        if due(self.table) is not None:
            self.keep(resume(self.table, seconds, self.now))


def play_sequence(seed: int, length: int = 70) -> str:
    """Play a random sequence, with a check after each step; return how the game ended."""
    chance = random.Random(seed)
    players = chance.choice((2, 2, 3, 4))
    computers = chance.choice((0, 0, 1))
    clock = Clock(reserve=chance.choice((30, 45, 180)), increment=chance.choice((0, 2, 10)))
    sitting = Timed(clock, players, side=chance.choice(("coloured", "grey")), computers=computers)
    people = range(1, players - computers + 1)
    for seat in people:
        sitting.lag[seat] = chance.choice((0.0, 0.05, 0.2, 0.4, 3.0))
    for _ in range(length):
        if sitting.table.state != "playing":
            break
        try:
            _do_something(sitting, chance, chance.choice(people))
        except Refusal as refusal:
            if refusal.code == "out-of-time":
                assert any(
                    own.at(sitting.now) <= CLOSE for own in sitting.table.reserves.values() if own.since is not None
                )
        sitting.wait(0)
        if sitting.table.state == "playing":
            sitting.check()
    assert replay(sitting.log) == sitting.table  # type: ignore[arg-type]
    ended = sitting.table.ended
    return "unfinished" if ended is None else ended.reason


def _do_something(sitting: Timed, chance: random.Random, seat: int) -> None:
    moves = ["play"] * 6 + ["computer"] * 3
    match chance.choice(
        ["wait", *moves, "undo", "undo", "offer", "answer", "answer", "hello", "leave", "down", "rare"]
    ):
        case "wait":
            left = min((own.at(sitting.now) for own in sitting.table.reserves.values() if own.since), default=1.0)
            sitting.wait(max(0.0, chance.choice((0.1, 3.0, 12.0, left - 0.2, left + 0.3))))
        case "play" if sitting.table.deciding:
            sitting.take(chance.choice(sitting.table.deciding), chance)
        case "computer":
            sitting.let_computer_play(chance)
        case "undo":
            sitting.keep(decide(sitting.table, Undo(1, seat), f"p{seat}", sitting.now))
        case "offer":
            sitting.keep(decide(sitting.table, MakeOffer(1, seat, "take-back"), f"p{seat}", sitting.now))
        case "answer":
            sitting.keep(decide(sitting.table, Answer(1, seat, "take-back", True), f"p{seat}", sitting.now))
        case "hello":
            sitting.keep(welcome_back(sitting.table, f"p{seat}", sitting.now))
        case "leave":
            sitting.keep(decide(sitting.table, Leave(1, seat), f"p{seat}", sitting.now))
        case "down":
            sitting.be_down(chance.choice((0.5, 40.0, 4000.0)))
        case "rare" if chance.random() < 0.05:
            sitting.keep(decide(sitting.table, Resign(1, seat), f"p{seat}", sitting.now))


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    ends = Counter(play_sequence(seed) for seed in range(count))
    print(f"{count} sequences, nobody had more time than the clock gives: {dict(ends)}")


if __name__ == "__main__":
    main()
