"""Whole games at a table, without a server around it."""

from __future__ import annotations

import random as chance

import msgspec
import pytest

from tilewright.fairness import check_record
from tilewright.notation import Record
from tilewright.rules import Phase, Position
from tilewright.server.messages.events import Played
from tilewright.server.messages.live import EventMessage
from tilewright.server.messages.requests import Resign
from tilewright.server.messages.tables import TableView
from tilewright.server.table import event_message, from_bytes, record_of, replay, table_view, to_bytes, you
from tilewright.server.table.log import AnyEntry, Took
from tilewright.server.table.proposals import Draft

from .sitting import SECRET, Sitting

TABLES = [(players, side) for players in (2, 3, 4) for side in ("coloured", "grey")]


@pytest.mark.parametrize(("players", "side"), TABLES)
def test_a_whole_game_and_its_replay(players: int, side: str) -> None:
    sitting = Sitting(players, side, first=None)
    sitting.play_to_the_end(players)
    table = sitting.table
    assert table.ended is not None
    assert table.position is not None
    outcome = table.position.outcome
    assert outcome is not None
    assert table.ended.winners == outcome.winners
    bodies = to_bytes([entry for _, entry in sitting.log])  # type: ignore[misc]
    again = replay([(time, from_bytes(body)) for (time, _), body in zip(sitting.log, bodies, strict=True)])
    assert again == table
    present = [True] * players
    assert table_view(again, present, 0) == table_view(table, present, 0)


@pytest.mark.parametrize(("players", "side"), TABLES)
def test_the_result_accounts_for_every_point(players: int, side: str) -> None:
    sitting = Sitting(players, side)
    sitting.play_to_the_end(10 + players)
    result = table_view(sitting.table, [True] * players, 0).result
    assert result is not None
    for seat in result.seats:
        assert seat.score == seat.wall + seat.floor + 2 * seat.rows + 7 * seat.columns + 10 * seat.colours


ROW, NOTHING = "BYRKW/...../...../...../.....", "...../...../...../...../....."


@pytest.mark.parametrize(
    ("boards", "by_rows", "ranks"),
    [
        (((60, ROW), (50, ROW), (50, NOTHING)), True, [1, 2, 3]),  # seats 2 and 3 are level, though seat 1 has more
        (((50, ROW), (50, NOTHING), (40, NOTHING)), False, [1, 2, 3]),  # seat 1 has the row, but it resigned
        (((50, NOTHING), (50, NOTHING), (40, ROW)), False, [1, 1, 3]),  # seat 1 would have shared the victory
    ],
)
def test_a_seat_that_resigned_has_no_part_in_the_tie_break(
    boards: tuple[tuple[int, str], ...], by_rows: bool, ranks: list[int]
) -> None:
    sitting = Sitting(3)
    sitting.act(Resign(1, 1))
    left = ",".join(str(20 - sum(wall == ROW for _, wall in boards)) for _ in "BYRKW")
    shown = " ".join(f"{score};{wall};-,-,-,-,-;-" for score, wall in boards)
    sitting.table.position = Position.parse(f"3c 5 end -,-,-,-,-,-,- - 1 1 {left} 0,0,0,0,0 {shown}")
    sitting.table.phase = Phase.END
    result = table_view(Draft(sitting.table, sitting.now).finish().table, [True] * 3, 0).result
    assert result is not None
    assert (result.winners, result.by_rows) == ([2], by_rows)
    assert [seat.rank for seat in result.seats] == ranks


@pytest.mark.parametrize(("players", "side"), TABLES)
def test_events_alone_lead_a_client_to_the_same_view(players: int, side: str) -> None:
    sitting = Sitting(players, side)
    random = chance.Random(players)
    present = [True] * players
    seen = table_view(sitting.table, present, 0)
    while sitting.table.state == "playing":
        before = sitting.table
        proposal = sitting.play_randomly(random)
        for entry, after in zip(proposal.entries, proposal.tables, strict=True):
            seen = followed(seen, event_message(before, after, entry, sitting.now))
            before = after
        truth = table_view(sitting.table, present, 0)
        assert seen == msgspec.structs.replace(truth, result=seen.result, fairness=seen.fairness)


@pytest.mark.parametrize(("players", "side"), TABLES)
def test_a_played_event_says_what_the_take_moved(players: int, side: str) -> None:
    sitting = Sitting(players, side)
    random = chance.Random(20 + players)
    markers = 0
    while sitting.table.state == "playing":
        before = sitting.table
        proposal = sitting.play_randomly(random)
        if not isinstance(proposal.entries[0], Took):
            continue
        played = event_message(before, proposal.tables[0], proposal.entries[0], sitting.now).event
        assert isinstance(played, Played)
        old, new = before.position, proposal.tables[0].position
        assert old is not None
        assert new is not None
        taken = played.taken
        markers += taken.marker
        assert taken.count == lying(old) - lying(new) if new.phase is Phase.OFFER else taken.count > 0
        assert taken.marker == (played.move[0] == "C" and old.marker is None)
        if new.phase is not Phase.OFFER:
            continue  # the new position is tiled already
        was, now = old.boards[played.seat - 1], new.boards[played.seat - 1]
        assert taken.placed == sum(line.count for line in now.lines) - sum(line.count for line in was.lines)
        assert taken.fallen == len(now.floor) - len(was.floor)
        assert taken.count - taken.placed + taken.marker >= taken.fallen
    assert markers > 0


def lying(position: Position) -> int:
    """The number of tiles on the factories and in the centre."""
    return sum(tiles.total for tiles in (*position.factories, position.centre))


def followed(view: TableView, message: EventMessage) -> TableView:
    assert message.seq == view.seq + 1
    fields = ("position", "state", "deadline", "choosing", "offers")
    changes = {name: value for name in fields if (value := getattr(message, name)) is not msgspec.UNSET}
    return msgspec.structs.replace(view, seq=message.seq, **changes)


@pytest.mark.parametrize(("players", "side"), TABLES)
def test_the_record_is_whole_and_its_deals_are_fair(players: int, side: str) -> None:
    sitting = Sitting(players, side, first=None)
    sitting.play_to_the_end(players)
    record = record_of(sitting.table)
    assert Record.parse(str(record)) == record
    assert record.outcome is not None
    assert {str(deal.fits) for deal in check_record(record).deals} == {"True"}


def test_an_unfinished_record_keeps_the_secret() -> None:
    sitting = Sitting()
    sitting.play(1)
    record = record_of(sitting.table)
    assert record.header("Secret") is None
    assert SECRET.hex() not in str(record)
    assert [str(move) for move in record.moves] == [sitting.table.steps[-1].text]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_secret_reaches_a_client(players: int) -> None:
    """Clients do not get the secret of the deals, other people's keys, or a column before all have chosen."""
    sitting = Sitting(players, "grey")
    random = chance.Random(players)
    while sitting.table.state == "playing":
        before = sitting.table
        proposal = sitting.play_randomly(random)
        for entry, after in zip(proposal.entries, proposal.tables, strict=True):
            heard = msgspec.json.encode(event_message(before, after, entry, sitting.now)).decode()
            if after.state == "playing":
                assert SECRET.hex() not in heard
                assert_no_choices(after, entry, heard)
            assert '"p1"' not in heard
            before = after
        view = msgspec.json.encode(table_view(sitting.table, [True] * players, 0)).decode()
        assert (SECRET.hex() in view) == (sitting.table.ended is not None)
        assert '"p1"' not in view
        assert you(sitting.table, "stranger").turns == []
        assert you(sitting.table, None).seats == []


def assert_no_choices(table: object, entry: AnyEntry, heard: str) -> None:
    if type(entry).__name__ == "Chose":
        assert "@" not in heard
