"""The decisions about requests at a table: their events, and refusals."""

from __future__ import annotations

import pytest
from msgspec import structs

from tilewright.fairness import FairSource, Promised, commitment
from tilewright.rules import IllegalMove, Phase, UnreadableText
from tilewright.server.errors import Refusal
from tilewright.server.messages.requests import Hint, Leave, MakeOffer, Play, Rematch, Resign, Share, Undo
from tilewright.server.messages.tables import ComputerSeat, Joining, NewTable, OpenSeat, PersonSeat, Promise
from tilewright.server.table import (
    Action,
    computer_plays,
    computer_seats,
    deadline,
    decide,
    following,
    from_bytes,
    join,
    make_table,
    may_stand_in,
    name_rematch,
    proposals,
    record_of,
    rematch,
    replay,
    resume,
    stand_in,
    table_view,
    welcome_back,
    you,
)
from tilewright.server.table.log import Ended
from tilewright.server.table.views import choosing, event_message

from .sitting import GAME, INVITE, NEXT, SECRET, TABLE, Sitting, minute_clock


def refused(code: str) -> pytest.RaisesExc[Refusal]:
    return pytest.RaisesExc(Refusal, match=f"^{code}$")


# ---------------------------------------------------------------- sitting down


def test_the_game_begins_when_the_last_seat_is_taken() -> None:
    asked = NewTable(seats=[PersonSeat("Ana"), OpenSeat(), OpenSeat()])
    table = make_table(asked, GAME, next=NEXT, holder="p1", now=1.0).table
    assert table.state == "waiting"
    proposal, seat = join(table, Joining(INVITE, "Bo", seat=3), "p2", 2.0)
    assert (seat, proposal.table.state) == (3, "waiting")
    with refused("seat-taken"):
        join(proposal.table, Joining(INVITE, "Cy", seat=3), "p3", 3.0)
    with refused("no-such-seat"):
        join(proposal.table, Joining(INVITE, "Cy", seat=4), "p3", 3.0)
    full = join(proposal.table, Joining(INVITE, "Cy"), "p3", 3.0)[0].table
    assert full.state == "playing"
    assert full.position is not None
    assert full.position.phase is Phase.OFFER
    with refused("no-open-seat"):
        join(full, Joining(INVITE, "Di"), "p4", 4.0)


def test_one_device_may_hold_several_seats() -> None:
    asked = NewTable(seats=[PersonSeat("Ana"), PersonSeat("Bo"), PersonSeat("Cy")])
    table = make_table(asked, GAME, next=NEXT, holder="p1", now=1.0).table
    assert table.state == "playing"
    assert table.holds("p1") == (1, 2, 3)


def test_computers_have_names_that_differ_from_the_others_by_their_first_letter() -> None:
    for seed in range(20):
        asked = NewTable(seats=[PersonSeat("Milo"), ComputerSeat(3), ComputerSeat(3), ComputerSeat(3, "  Ada ")])
        table = make_table(asked, Promised(f"Table{seed:07}", SECRET), next=NEXT, holder="ana", now=1.0).table
        names = [seat.name or "" for seat in table.seats]
        assert names[3] == "Ada"
        assert len({name[0] for name in names}) == 4
        assert f"{names[1]} (computer, level 3)" in str(record_of(table))
        again = rematch(table, NEXT, next=GAME, now=2.0).table
        assert [seat.name for seat in again.seats] == [*names[1:], "Milo"]


def test_names_are_tidied_and_must_be_visible() -> None:
    asked = NewTable(seats=[PersonSeat(" A\n\u202ena  B "), OpenSeat()])
    table = make_table(asked, GAME, next=NEXT, holder="p1", now=1.0).table
    assert table.seat(1).name == "A na B"
    with refused("malformed"):
        join(table, Joining(INVITE, "\u200b\n"), "p2", 2.0)


@pytest.mark.parametrize(
    "name", ["\u3164", "\u2800\u2800", "\u0301", "\u115f \uffa0", "Alma (computer, level 5)", "\uff23omputer(LEVEL 3)"]
)
def test_invisible_names_and_names_like_the_computers(name: str) -> None:
    asked = NewTable(seats=[PersonSeat(name), OpenSeat()])
    with refused("malformed"):
        make_table(asked, GAME, next=NEXT, holder="p1", now=1.0)


def test_a_first_seat_that_does_not_exist_is_refused() -> None:
    asked = NewTable(seats=[PersonSeat("Ana"), OpenSeat()], first=3)
    with refused("no-such-seat"):
        make_table(asked, GAME, next=NEXT, holder="p1", now=1.0)


# ---------------------------------------------------------------- playing


def test_only_the_holder_moves() -> None:
    sitting = Sitting()
    turn = you(sitting.table, "p1").turns[0]
    play = Play(1, 1, turn.moves[0].move, turn.at)
    for holder in ("p2", "stranger", None):
        with refused("not-your-seat"):
            decide(sitting.table, play, holder, 2.0)
    with refused("not-your-turn"):
        decide(sitting.table, Play(1, 2, turn.moves[0].move, turn.at), "p2", 2.0)
    with refused("no-such-seat"):
        decide(sitting.table, Play(1, 4, turn.moves[0].move, turn.at), "p1", 2.0)
    sitting.act(play)
    with refused("stale"):
        decide(sitting.table, play, "p1", 2.0)


def test_a_move_sent_again_after_it_was_taken_back_is_stale() -> None:
    sitting = Sitting()
    turn = you(sitting.table, "p1").turns[0]
    play = Play(1, 1, turn.moves[0].move, turn.at)
    sitting.act(play)
    sitting.undo(1)
    with refused("stale"):
        sitting.act(play)


def test_illegal_and_unreadable_moves() -> None:
    sitting = Sitting()
    at = you(sitting.table, "p1").turns[0].at
    with pytest.raises(IllegalMove):
        sitting.act(Play(1, 1, "CB1", at))
    with pytest.raises(UnreadableText):
        sitting.act(Play(1, 1, "???", at))
    assert sitting.table.steps[-1].seat is None


def test_nothing_happens_before_the_beginning_or_after_the_end() -> None:
    asked = NewTable(seats=[PersonSeat("Ana"), OpenSeat()])
    table = make_table(asked, GAME, next=NEXT, holder="p1", now=1.0).table
    for action in (Play(1, 1, "1B1", 0), Undo(1, 1), Resign(1, 1)):
        with refused("not-begun"):
            decide(table, action, "p1", 2.0)
    with refused("not-over"):
        decide(table, Rematch(1, 1), "p1", 2.0)
    sitting = Sitting()
    sitting.play_to_the_end()
    for late in (Play(1, 1, "1B1", 0), Undo(1, 1), Resign(1, 1), Hint(1, 1)):
        with refused("game-over"):
            decide(sitting.table, late, "p1", 2.0)


# ---------------------------------------------------------------- undo and offers


def test_undo_until_the_next_seat_has_acted() -> None:
    sitting = Sitting()
    before = sitting.table.position
    with refused("nothing-to-undo"):
        sitting.undo(1)
    sitting.play(1)
    assert you(sitting.table, "p1").can_undo == [1]
    sitting.undo(1)
    assert sitting.table.position == before
    sitting.play(1)
    sitting.play(2)
    assert you(sitting.table, "p1").can_undo == []
    with refused("too-late-to-undo"):
        sitting.undo(1)
    assert Sitting(undo=False).table.settings.undo is False


def test_undo_may_be_forbidden() -> None:
    sitting = Sitting(undo=False)
    sitting.play(1)
    with refused("undo-not-allowed"):
        sitting.undo(1)


def test_nothing_is_taken_back_across_a_deal() -> None:
    sitting = Sitting()
    last = None
    while sitting.table.position is not None and sitting.table.position.round == 1:
        last = sitting.table.deciding[0]
        sitting.play(last)
    assert last is not None
    with refused("nothing-to-undo"):
        sitting.undo(last)
    with refused("nothing-to-undo"):
        sitting.offer(last, "take-back")


def test_a_take_back_by_agreement() -> None:
    sitting = Sitting(3)
    before = sitting.table.position
    for seat in (1, 2, 3):
        sitting.play(seat)
    sitting.offer(1, "take-back")
    with refused("already-offered"):
        sitting.offer(1, "take-back")
    assert sitting.table.offers[0].waiting == (2, 3)
    sitting.answer(2, "take-back", True)
    with refused("nothing-offered"):
        sitting.answer(2, "take-back", True)
    sitting.answer(3, "take-back", True)
    assert sitting.table.position == before
    assert sitting.table.offers == ()


def test_one_no_ends_an_offer_and_so_does_a_move() -> None:
    sitting = Sitting(3)
    sitting.play(1)
    sitting.play(2)
    sitting.offer(2, "take-back")
    sitting.answer(1, "take-back", False)
    assert sitting.table.offers == ()
    sitting.offer(1, "take-back")
    sitting.play(3)
    assert sitting.table.offers == ()


def test_an_offer_that_was_declined_waits_for_the_next_move() -> None:
    sitting = Sitting()
    sitting.offer(1, "stop")
    sitting.answer(2, "stop", False)
    with refused("already-declined"):
        sitting.offer(1, "stop")
    sitting.offer(2, "stop")  # the other seat may offer it
    sitting.answer(1, "stop", False)
    sitting.play(1)
    sitting.offer(1, "stop")


# ---------------------------------------------------------------- limits of the log


def test_a_very_long_log_ends_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """After TABLE_OTHER_EVENTS undo, offers, leaving and hints are refused; after TABLE_EVENTS the game stops."""
    monkeypatch.setattr(proposals, "TABLE_OTHER_EVENTS", 50)
    monkeypatch.setattr(following, "TABLE_EVENTS", 70)
    sitting = Sitting()
    with refused("table-full"):
        while True:
            sitting.play(1)
            sitting.undo(1)
    assert sitting.table.seq <= 55
    requests: list[Action] = [MakeOffer(1, 1, "stop"), Leave(1, 1), Hint(1, 1)]
    for request in requests:
        with refused("table-full"):
            sitting.act(request)
    while sitting.table.state == "playing":
        sitting.play(sitting.table.deciding[0])
    assert sitting.table.seq == 71
    assert sitting.table.ended is not None
    assert sitting.table.ended.reason == "stopped"


def test_sitting_down_and_getting_up_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proposals, "TABLE_OTHER_EVENTS", 20)
    asked = NewTable(seats=[PersonSeat("Ana"), OpenSeat(), OpenSeat()])
    table = make_table(asked, GAME, next=NEXT, holder="p1", now=1.0).table
    with refused("table-full"):
        while True:
            table = join(table, Joining(INVITE, "Bo"), "p2", 2.0)[0].table
            table = decide(table, Leave(1, 2), "p2", 2.0).table


def test_computers_agree_at_once() -> None:
    sitting = Sitting(2, computers=1)
    before = sitting.table.position
    sitting.play(1)
    assert computer_seats(sitting.table) == (2,)
    sitting.keep(computer_plays(sitting.table, 2, str(sitting.table.position.legal_moves()[0]), 3.0))  # type: ignore[union-attr]
    sitting.offer(1, "take-back")
    assert sitting.table.position == before


# ---------------------------------------------------------------- the grey side


def test_columns_are_chosen_at_the_same_time_and_shown_together() -> None:
    sitting = Sitting(3, "grey")
    sitting.play_until_choosing()
    waiting = list(sitting.table.deciding)
    assert choosing(sitting.table) == waiting
    public = sitting.table.position
    for seat in reversed(waiting):  # in any order
        while seat in sitting.table.deciding:
            turn = you(sitting.table, f"p{seat}").turns[0]
            assert turn.board is not None
            before = sitting.table
            proposal = sitting.play(seat)
            chose = event_message(before, proposal.tables[0], proposal.entries[0], 1.0)
            assert "@" not in repr(chose.event)
            if sitting.table.is_choosing:
                assert sitting.table.position is public
    assert sitting.table.position is not public


def test_a_choice_can_be_made_again_until_it_is_shown() -> None:
    sitting = Sitting(3, "grey", undo=False)
    sitting.play_until_choosing()
    seat = sitting.table.deciding[-1]
    first = you(sitting.table, f"p{seat}").turns
    sitting.play(seat)
    assert seat in you(sitting.table, f"p{seat}").can_undo
    sitting.undo(seat)
    again = you(sitting.table, f"p{seat}").turns
    assert [turn.moves for turn in again] == [turn.moves for turn in first]
    assert again[0].at > first[0].at


# ---------------------------------------------------------------- giving up, leaving, coming back


def test_resigning_with_two_ends_the_game() -> None:
    sitting = Sitting()
    sitting.act(Resign(1, 1))
    assert sitting.table.ended is not None
    assert (sitting.table.ended.reason, sitting.table.ended.winners) == ("resigned", (2,))


def test_resigning_with_three_lets_the_computer_play_on() -> None:
    sitting = Sitting(3)
    sitting.act(Resign(1, 1))
    assert sitting.table.state == "playing"
    assert computer_seats(sitting.table) == (1,)
    with refused("already-resigned"):
        sitting.act(Undo(1, 1))
    assert welcome_back(sitting.table, "p1", 5.0).entries == ()
    sitting.act(Resign(1, 2))
    sitting.act(Resign(1, 3))
    assert sitting.table.ended is not None
    assert sitting.table.ended.reason == "stopped"


def test_a_seat_that_resigned_cannot_win() -> None:
    for seed in range(6):
        sitting = Sitting(3)
        sitting.act(Resign(1, 1))
        sitting.table.seats = (sitting.table.seats[0], *sitting.table.seats[1:])
        while sitting.table.state == "playing":
            for seat in computer_seats(sitting.table):
                position = sitting.table.facing(seat)
                assert position is not None
                moves = position.legal_moves()
                sitting.keep(computer_plays(sitting.table, seat, str(moves[seed % len(moves)]), sitting.now))
            if sitting.table.deciding and not computer_seats(sitting.table):
                sitting.play(sitting.table.deciding[0])
        assert sitting.table.ended is not None
        assert 1 not in sitting.table.ended.winners
        assert sitting.table.ended.winners


def test_stopping_by_agreement() -> None:
    sitting = Sitting()
    sitting.offer(2, "stop")
    sitting.answer(1, "stop", True)
    assert sitting.table.ended is not None
    assert sitting.table.ended.reason == "stopped"


def test_an_absent_person_does_not_agree_to_stop_a_rated_game() -> None:
    sitting = Sitting()
    sitting.table.settings = structs.replace(sitting.table.settings, rated=True)
    sitting.offer(1, "stop")
    sitting.keep(stand_in(sitting.table, 2, "gone", 5.0))
    assert (sitting.table.state, sitting.table.offers) == ("playing", ())


@pytest.mark.parametrize("rated", [False, True])
def test_who_resigns_instead_of_answering_loses(rated: bool) -> None:
    sitting = Sitting()
    sitting.table.settings = structs.replace(sitting.table.settings, rated=rated)
    sitting.offer(1, "stop")
    sitting.act(Resign(1, 2))
    assert sitting.table.ended == Ended("resigned", (1,))


def test_a_stand_in_answers_no_offer_and_gives_the_seat_back() -> None:
    sitting = Sitting(3)
    sitting.offer(2, "stop")
    sitting.keep(stand_in(sitting.table, 1, "gone", 5.0))
    assert computer_seats(sitting.table) == (1,)
    assert sitting.table.offers[0].waiting == (3,)
    sitting.keep(welcome_back(sitting.table, "p1", 6.0))
    assert computer_seats(sitting.table) == ()
    sitting.keep(stand_in(sitting.table, 1, "gone", 7.0))
    sitting.play(1)
    assert not sitting.table.seat(1).stand_in
    assert stand_in(sitting.table, 1, "clock", 8.0).entries != ()


def test_nobody_stands_in_when_nobody_waits() -> None:
    assert not may_stand_in(Sitting(2, computers=1).table, 1)
    assert may_stand_in(Sitting(2).table, 1)
    assert not may_stand_in(Sitting(2, stand_in_after=None).table, 1)


def test_the_computer_waits_for_people_who_left() -> None:
    sitting = Sitting(3, computers=2)
    sitting.act(Leave(1, 1))
    assert sitting.table.seat(1).stand_in
    assert computer_seats(sitting.table) == ()


def test_leaving_before_the_beginning_opens_the_seat() -> None:
    asked = NewTable(seats=[PersonSeat("Ana"), OpenSeat()])
    table = make_table(asked, GAME, next=NEXT, holder="p1", now=1.0).table
    assert decide(table, Leave(1, 1), "p1", 2.0).table.seat(1).who == "open"


def test_the_clock_stops_while_the_server_is_down() -> None:
    sitting = Sitting(clock=minute_clock())
    due = deadline(sitting.table)
    assert due is not None
    sitting.keep(resume(sitting.table, 1000.0, sitting.now + 1000))
    assert deadline(sitting.table) == due + 1000
    sitting.play(1)
    assert deadline(sitting.table) == sitting.now + 60


def test_hints_are_heard_by_others_only_where_others_play() -> None:
    assert [type(entry).__name__ for entry in Sitting().act(Hint(1, 1)).entries] == ["Hinted"]
    assert Sitting(2, computers=1).act(Hint(1, 1)).entries == ()
    left = Sitting()
    left.keep(stand_in(left.table, 2, "gone", 5.0))
    assert [type(entry).__name__ for entry in left.act(Hint(1, 1)).entries] == ["Hinted"]
    with refused("hints-not-allowed"):
        Sitting(hints=False).act(Hint(1, 1))


def test_a_rematch_rotates_the_seats() -> None:
    sitting = Sitting(3, computers=1)
    sitting.act(Resign(1, 1))
    sitting.act(Resign(1, 2))
    assert sitting.act(Rematch(1, 1)).entries == ()
    again = rematch(sitting.table, NEXT, next=GAME, now=9.0).table
    assert [seat.who for seat in again.seats] == ["person", "computer", "person"]
    assert again.holds("p2") == (1,)
    assert again.holds("p1") == (3,)
    assert again.state == "playing"


# ---------------------------------------------------------------- fair deals


def test_randomness_counts_only_after_a_commitment() -> None:
    seats: list[PersonSeat | OpenSeat | ComputerSeat] = [PersonSeat("Ana"), PersonSeat("Bo")]
    early = make_table(NewTable(seats, randomness="ab"), GAME, next=NEXT, holder="p1", now=1.0).table
    assert [seat.randomness for seat in early.seats] == ["", ""]
    asked = NewTable(seats, promise=GAME.commitment, randomness="ab")
    assert [seat.randomness for seat in make_table(asked, GAME, next=NEXT, holder="p1", now=1.0).table.seats] == [
        "ab",
        "",
    ]


def test_randomness_for_a_rematch_is_added_once_and_after_the_end() -> None:
    """After the end, each seat may add randomness once; it counts only for the rematch that was promised."""
    sitting = Sitting()
    with refused("not-over"):
        sitting.act(Share(1, 1, "aa"))
    sitting.act(Resign(1, 1))
    fairness = table_view(sitting.table, [True, True]).fairness
    assert fairness.next == Promise(NEXT.table, NEXT.commitment)
    assert NEXT.secret.hex() not in str(fairness)
    (entry,) = sitting.act(Share(1, 1, "aa")).entries
    assert "aa" not in str(event_message(sitting.table, sitting.table, entry, 1.0))
    with refused("too-late-to-share"):
        sitting.act(Share(2, 1, "bb"))
    again = rematch(sitting.table, NEXT, next=GAME, now=9.0).table
    assert [seat.randomness for seat in again.seats] == ["", "aa"]  # the seats rotate in a rematch
    other = rematch(sitting.table, Promised("Table0000003", SECRET), next=GAME, now=9.0).table
    assert [seat.randomness for seat in other.seats] == ["", ""]
    sitting.keep(name_rematch(sitting.table, NEXT.table, 9.0))
    with refused("too-late-to-share"):
        sitting.act(Share(1, 2, "aa"))


def test_a_table_of_the_first_version_continues_as_it_was_dealt() -> None:
    """Its log has no versions, no commitments for rematches and no randomness added after the end."""
    made = from_bytes(
        b'{"kind":"made","table":"Table0000001","secret":"'
        + SECRET.hex().encode()
        + b'","settings":{"first":1,"seats":'
        b'[{"who":"person","name":"Ana"},{"who":"computer","level":1}],"randomness":"ab"}}'
    )
    sat = from_bytes(b'{"kind":"sat","seat":1,"name":"Ana","holder":"p1","randomness":"ab"}')
    table = replay([(1.0, made), (1.0, sat), (1.0, from_bytes(b'{"kind":"began","first":1}'))])
    assert table.position is not None
    assert table.source.deal(table.position) == FairSource(SECRET, TABLE, ("ab", ""), "1").deal(table.position)
    fairness = table_view(table, [True, False]).fairness
    assert (fairness.version, fairness.commitment, fairness.next) == ("1", commitment(SECRET, TABLE, "1"), None)
    assert record_of(table).header("Fairness") == ("1",)
    table = decide(table, Resign(1, 1), "p1", 2.0).table
    assert table_view(table, [True, False]).fairness.next is None
    with refused("too-late-to-share"):
        decide(table, Share(1, 1, "aa"), "p1", 3.0)
