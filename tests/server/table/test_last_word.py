"""The players have the last word: each deal waits, for a limited time, for a value from every person's device."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tilewright.fairness import ROUNDS, Promised, Status, chain_value, check_record, commitment
from tilewright.rules import Phase
from tilewright.server.errors import Refusal
from tilewright.server.messages.requests import Leave, MakeOffer, Play, Rematch, Resign, Reveal, Share, Undo
from tilewright.server.messages.tables import Clock, ComputerSeat, Joining, NewTable, OpenSeat, PersonSeat
from tilewright.server.table import (
    Proposal,
    Table,
    computer_plays,
    computer_seats,
    deadline,
    deal_without,
    decide,
    event_message,
    join,
    make_table,
    record_of,
    rematch,
    replay,
    resume,
    stand_in,
    table_view,
    welcome_back,
    you,
)
from tilewright.server.table.turns import REVEAL_S

from .sitting import GAME, INVITE, NEXT, NOW, SECRET, TABLE

SEEDS = [bytes([number]) * 32 for number in range(1, 5)]
CHAINS = [chain_value(seed, 0) for seed in SEEDS]


class LastWord:
    """A table with `last_word`; people (`p1`, `p2`, ...) have the first seats, computers the others."""

    def __init__(self, people: int = 2, computers: int = 0, **settings: object) -> None:
        seats = [PersonSeat("Ana"), *[OpenSeat()] * (people - 1), *[ComputerSeat(1)] * computers]
        fair = {"last_word": True, "promise": GAME.commitment, "randomness": CHAINS[0]}
        asked = NewTable(seats=seats, **({"first": 1} | fair | settings))  # type: ignore[arg-type]
        self.now = NOW
        self.log: list[tuple[float, object]] = []
        self.table: Table
        self.keep(make_table(asked, GAME, next=NEXT, holder="p1", now=self.now))
        for number in range(2, people + 1):
            joining = Joining(INVITE, f"P{number}", randomness=CHAINS[number - 1])
            self.keep(join(self.table, joining, f"p{number}", self.now)[0])

    def keep(self, proposal: Proposal) -> Proposal:
        self.log += [(self.now, entry) for entry in proposal.entries]
        self.table = proposal.table
        return proposal

    def act(self, action: object, holder: str | None = None) -> Proposal:
        self.now += 1
        seat = action.seat  # type: ignore[attr-defined]
        return self.keep(decide(self.table, action, holder or f"p{seat}", self.now))  # type: ignore[arg-type]

    def reveal(self, seat: int, round: int | None = None, value: str | None = None) -> Proposal:
        round = round or self.round
        return self.act(Reveal(1, seat, round, value or chain_value(SEEDS[seat - 1], round)))

    def reveal_all(self) -> None:
        for seat in self.table.awaited_reveals:
            self.reveal(seat)

    def wait(self) -> Proposal:
        """Let time pass until the deal no longer waits."""
        due = deadline(self.table)
        assert due is not None
        self.now = due
        return self.keep(deal_without(self.table, self.now))

    @property
    def round(self) -> int:
        assert self.table.position is not None
        return self.table.position.round

    def move(self, chance: random.Random) -> None:
        if seats := computer_seats(self.table):
            position = self.table.facing(seats[0])
            assert position is not None
            self.keep(computer_plays(self.table, seats[0], str(position.legal_moves()[0]), self.now))
            return
        seat = chance.choice(self.table.deciding)
        turn = next(turn for turn in you(self.table, f"p{seat}").turns if turn.seat == seat)
        self.act(Play(1, seat, chance.choice(turn.moves).move, turn.at))

    def play(self, until: Callable[[], bool], at_deal: Callable[[], object]) -> None:
        chance = random.Random(5)
        while self.table.state == "playing" and not until():
            if self.table.phase is Phase.DEAL:
                at_deal()
            else:
                self.move(chance)

    def play_round(self) -> None:
        """Play until the next deal is awaited."""
        round = self.round
        self.play(lambda: self.table.phase is Phase.DEAL and self.round > round, self.reveal_all)


def refused(code: str, act: Callable[[], object]) -> None:
    with pytest.RaisesExc(Refusal, match=f"^{code}$"):
        act()


@pytest.mark.parametrize("side", ["coloured", "grey"])
@pytest.mark.parametrize(("people", "computers"), [(2, 0), (1, 1), (3, 1)])
def test_a_whole_game(side: str, people: int, computers: int) -> None:
    sitting = LastWord(people, computers, side=side, first=None)
    sitting.play(lambda: False, sitting.reveal_all)
    record = record_of(sitting.table)
    verdict = check_record(record, GAME.commitment, CHAINS[0])
    assert verdict.status is Status.FAIR
    assert verdict.unforeseen == tuple(range(1, len(sitting.table.reveals) + 1))
    assert verdict.foreseeable == ()
    assert replay(sitting.log) == sitting.table  # type: ignore[arg-type]
    ordinary = sitting.table.source.deal(record.positions()[0])
    assert ordinary != str(record.steps[0]), "the revealed values change the deal"


def test_a_deal_waits_for_every_device() -> None:
    sitting = LastWord()
    assert sitting.table.phase is Phase.DEAL
    assert sitting.table.awaited_reveals == (1, 2)
    assert table_view(sitting.table, [True, True], NOW).revealing == [1, 2]
    assert [(asked.seat, asked.round) for asked in you(sitting.table, "p2").reveals] == [(2, 1)]  # type: ignore[union-attr]
    before = sitting.table
    proposal = sitting.reveal(1)
    assert event_message(before, proposal.tables[0], proposal.entries[0], sitting.now).revealing == [2]
    assert you(sitting.table, "p1").reveals == []
    assert sitting.table.deciding == ()
    sitting.reveal(2)
    assert sitting.table.reveals == ((chain_value(SEEDS[0], 1), chain_value(SEEDS[1], 1)),)


def test_deals_without_the_last_word_do_not_wait() -> None:
    plain = make_table(
        NewTable(seats=[PersonSeat("Ana"), ComputerSeat(1)], promise=GAME.commitment, randomness=CHAINS[0]),
        GAME,
        next=NEXT,
        holder="p1",
        now=NOW,
    ).table
    assert plain.phase is Phase.OFFER
    refused("no-reveal-awaited", lambda: decide(plain, Reveal(1, 1, 1, CHAINS[1]), "p1", NOW))
    assert "Reveals" not in str(record_of(plain))


def test_wrong_values_are_refused() -> None:
    sitting = LastWord()
    good = chain_value(SEEDS[0], 1)
    refused("wrong-reveal", lambda: sitting.reveal(1, value=CHAINS[0]))
    refused("wrong-reveal", lambda: sitting.reveal(1, value="0" * 64))
    refused("wrong-reveal", lambda: sitting.reveal(1, value=chain_value(SEEDS[1], 1)))
    refused("wrong-reveal", lambda: sitting.reveal(1, 1, chain_value(SEEDS[0], 2)))
    refused("no-reveal-awaited", lambda: sitting.reveal(1, 2))
    refused("not-your-seat", lambda: sitting.act(Reveal(1, 1, 1, good), "p2"))
    sitting.reveal(1)
    refused("no-reveal-awaited", lambda: sitting.reveal(1))
    sitting.reveal(2)
    refused("no-reveal-awaited", lambda: sitting.reveal(2))
    refused("no-reveal-awaited", lambda: sitting.reveal(2, 2))
    sitting.play_round()
    refused("no-reveal-awaited", lambda: sitting.reveal(1, 1))
    refused("wrong-reveal", lambda: sitting.reveal(1, 2, good))
    assert len(sitting.table.reveals) == 1


def test_a_device_that_never_reveals_costs_one_wait() -> None:
    sitting = LastWord()
    sitting.reveal(1)
    assert deadline(sitting.table) == NOW + REVEAL_S
    sitting.wait()
    assert sitting.table.reveals == ((chain_value(SEEDS[0], 1), ""),)
    sitting.play_round()
    assert sitting.table.awaited_reveals == (1,)
    sitting.reveal(1)
    assert sitting.table.phase is Phase.OFFER
    sitting.play(lambda: False, sitting.reveal_all)
    record = record_of(sitting.table)
    verdict = check_record(record, GAME.commitment, CHAINS[1])
    assert (verdict.status, verdict.unforeseen) == (Status.FAIR, ())
    assert check_record(record, GAME.commitment, CHAINS[0]).foreseeable == ()


def test_a_device_that_is_back_is_awaited_again() -> None:
    sitting = LastWord()
    sitting.reveal(1)
    sitting.wait()
    assert [(asked.seat, asked.round) for asked in you(sitting.table, "p2").reveals] == [(2, 1)]  # type: ignore[union-attr]
    deal = sitting.table.steps[-1].text
    sitting.reveal(2)
    refused("no-reveal-awaited", lambda: sitting.reveal(2))
    assert sitting.table.steps[-1].text == deal
    assert sitting.table.reveals[0][1] == "", "the value came after the deal"
    sitting.play_round()
    assert sitting.table.awaited_reveals == (1, 2)
    sitting.reveal_all()
    assert sitting.table.reveals[1] == (chain_value(SEEDS[0], 2), chain_value(SEEDS[1], 2))
    sitting.play(lambda: False, sitting.reveal_all)
    verdict = check_record(record_of(sitting.table), GAME.commitment, CHAINS[1])
    assert (verdict.status, verdict.foreseeable) == (Status.FAIR, (1,))


def test_only_people_with_a_chain_are_awaited() -> None:
    sitting = LastWord(3)
    sitting.keep(stand_in(sitting.table, 2, "gone", sitting.now))
    assert sitting.table.awaited_reveals == (1, 3)
    sitting.act(Leave(1, 3))
    sitting.act(Resign(1, 1))
    assert sitting.table.phase is Phase.OFFER, "the deal waits for nobody, so it was made"
    assert sitting.table.reveals == (("", "", ""),)
    assert sitting.table.silent == frozenset()

    asked = NewTable(
        seats=[PersonSeat("Ana"), PersonSeat("Bo")], last_word=True, promise=GAME.commitment, randomness=CHAINS[0]
    )
    one_device = make_table(asked, GAME, next=NEXT, holder="p1", now=NOW).table
    assert one_device.awaited_reveals == (1,)
    short = make_table(
        NewTable(seats=[PersonSeat(), ComputerSeat(1)], last_word=True, promise=GAME.commitment, randomness="c0ffee"),
        GAME,
        next=NEXT,
        holder="p1",
        now=NOW,
    ).table
    assert short.phase is Phase.OFFER


def test_a_device_may_reveal_while_the_computer_stands_in() -> None:
    sitting = LastWord()
    sitting.keep(stand_in(sitting.table, 2, "gone", sitting.now))
    sitting.reveal(2)
    assert sitting.table.seat(2).stand_in
    sitting.keep(welcome_back(sitting.table, "p2", sitting.now))
    sitting.reveal(1)
    assert sitting.table.reveals == ((chain_value(SEEDS[0], 1), chain_value(SEEDS[1], 1)),)


def test_coming_and_going_gains_no_time() -> None:
    sitting = LastWord()
    due = deadline(sitting.table)
    sitting.now += 15
    sitting.act(Leave(1, 2))
    sitting.keep(welcome_back(sitting.table, "p2", sitting.now))
    sitting.reveal(1)
    assert deadline(sitting.table) == due


def test_clocks_are_stopped_while_a_deal_waits() -> None:
    sitting = LastWord(clock=Clock(60))
    sitting.reveal(1)
    sitting.wait()
    assert deadline(sitting.table) == sitting.now + 60
    sitting.play_round()
    began = sitting.now
    assert deadline(sitting.table) == began + REVEAL_S
    sitting.now += 7
    sitting.reveal(1)
    assert deadline(sitting.table) == sitting.now + 60


def test_a_restart_gives_back_the_time() -> None:
    sitting = LastWord()
    sitting.table = replay(sitting.log)  # type: ignore[arg-type]
    sitting.now += 3600
    sitting.keep(resume(sitting.table, 3600, sitting.now))
    assert deadline(sitting.table) == sitting.now + REVEAL_S
    sitting.reveal_all()
    assert sitting.table.phase is Phase.OFFER


def test_nothing_is_taken_back_once_a_deal_is_awaited() -> None:
    sitting = LastWord()
    sitting.reveal_all()
    sitting.play_round()
    for seat in (1, 2):
        assert you(sitting.table, f"p{seat}").can_undo == []
        refused("nothing-to-undo", lambda seat=seat: sitting.act(Undo(1, seat)))  # type: ignore[misc]
        refused("nothing-to-undo", lambda seat=seat: sitting.act(MakeOffer(1, seat, "take-back")))  # type: ignore[misc]


def test_after_the_last_value_of_the_chains_none_is_awaited() -> None:
    sitting = LastWord()
    position = sitting.table.position
    assert position is not None
    late = str(position).replace("2c 1 deal", f"2c {ROUNDS + 1} deal")
    assert late != str(position)
    sitting.table.position = type(position).parse(late)
    assert sitting.table.awaited_reveals == ()
    assert you(sitting.table, "p1").reveals == []


def test_a_rematch_has_fresh_chains() -> None:
    sitting = LastWord()
    sitting.act(Resign(1, 1))
    fresh = [chain_value(bytes([9 + seat]) * 32, 0) for seat in range(2)]
    for seat in (1, 2):
        sitting.act(Share(1, seat, fresh[seat - 1]))
    sitting.act(Rematch(1, 1))
    again = rematch(sitting.table, NEXT, next=Promised("Table0000003", bytes(32)), now=sitting.now).table
    assert again.settings.last_word
    assert again.randomness == (fresh[1], fresh[0])
    assert again.awaited_reveals == (1, 2)
    assert commitment(SECRET, TABLE) == GAME.commitment
