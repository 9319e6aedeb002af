"""Tables for tests, made, filled and played with a few calls."""

from __future__ import annotations

import random as chance

from tilewright.fairness import Promised
from tilewright.server.messages.requests import Answer, MakeOffer, Play, Undo
from tilewright.server.messages.tables import Clock, ComputerSeat, Joining, NewTable, OpenSeat, PersonSeat
from tilewright.server.table import Action, Proposal, Table, decide, join, make_table, you

TABLE = "Table0000001"
INVITE = "Invite0000000001"
SECRET = bytes(range(32))
GAME, NEXT = Promised(TABLE, SECRET), Promised("Table0000002", bytes(32))
NOW = 1_000_000.0


class Sitting:
    """A table and its log so far; holders are `p1`, `p2`, ..."""

    def __init__(self, players: int = 2, side: str = "coloured", computers: int = 0, **settings: object) -> None:
        people = players - computers
        seats = [PersonSeat("Ana"), *[OpenSeat()] * (people - 1), *[ComputerSeat(3)] * computers]
        asked = NewTable(seats=seats, side=side, **({"first": 1} | settings))  # type: ignore[arg-type]
        self.log: list[tuple[float, object]] = []
        self.now = NOW
        self.table: Table
        self.keep(make_table(asked, GAME, next=NEXT, holder="p1", now=self.now))
        for number in range(2, people + 1):
            proposal, seat = join(self.table, Joining(INVITE, f"Name {number}"), f"p{number}", self.now)
            assert seat == number
            self.keep(proposal)

    def keep(self, proposal: Proposal) -> Proposal:
        assert len(proposal.entries) == len(proposal.tables)
        self.log += [(self.now, entry) for entry in proposal.entries]
        self.table = proposal.table
        assert self.table.seq == len(self.log)
        return proposal

    def act(self, action: Action, holder: str | None = None) -> Proposal:
        self.now += 1
        return self.keep(decide(self.table, action, holder or f"p{action.seat}", self.now))

    def play(self, seat: int, move: str | None = None) -> Proposal:
        turn = next(turn for turn in you(self.table, f"p{seat}").turns if turn.seat == seat)
        return self.act(Play(1, seat, move or turn.moves[0].move, turn.at))

    def undo(self, seat: int) -> Proposal:
        return self.act(Undo(1, seat))

    def offer(self, seat: int, matter: str) -> Proposal:
        return self.act(MakeOffer(1, seat, matter))  # type: ignore[arg-type]

    def answer(self, seat: int, matter: str, yes: bool) -> Proposal:
        return self.act(Answer(1, seat, matter, yes))  # type: ignore[arg-type]

    def play_to_the_end(self, seed: int = 0) -> None:
        random = chance.Random(seed)
        while self.table.state == "playing":
            self.play_randomly(random)

    def play_randomly(self, random: chance.Random) -> Proposal:
        seat = random.choice(self.table.deciding)
        turn = next(turn for turn in you(self.table, f"p{seat}").turns if turn.seat == seat)
        return self.act(Play(1, seat, random.choice(turn.moves).move, turn.at))

    def play_until_choosing(self, seed: int = 0) -> None:
        random = chance.Random(seed)
        while len(self.table.deciding) < 2:
            assert self.table.state == "playing"
            self.play_randomly(random)


def minute_clock() -> Clock:
    return Clock(60)
