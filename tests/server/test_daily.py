"""The deal of the day: the same for everybody, one ranked try, results hidden until one has finished, verifiable."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Literal

import pytest
from msgspec.structs import replace

from tests.server.equal_deals import DAY_S, Device, at_noon, last_move
from tests.server.running import Person, RunningServer
from tilewright.fairness import check_record
from tilewright.notation import Record
from tilewright.server.duplicate import days
from tilewright.server.duplicate.days import GRACE_S, SEALED_AHEAD
from tilewright.server.operation import change_operation
from tilewright.server.store import Document, Store, StoreUnavailable

pytestmark = pytest.mark.slow  # whole games are played


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with at_noon(tmp_path_factory.mktemp("daily")) as found:
        yield found


def code(answer: dict[str, Any]) -> str:
    return str(answer.get("code"))


def record_of(server: RunningServer, table: str) -> Record:
    return Record.parse(server.http.get(f"/api/tables/{table}/record.azr").text)


def dealt(record: Record) -> list[str]:
    return [str(step) for step in record.steps if "," in str(step)]


def test_everybody_gets_the_same_deals_the_same_seat_and_the_same_answers(tmp_path: Path) -> None:
    with at_noon(tmp_path) as server:
        ana, bo, cleo = Device(server), Device(server), Device(server)
        before = ana.day()
        assert before["seat"] == 1
        assert before["level"] == 1
        assert before["played"] == 0
        games = [ana.begin(), bo.begin(), cleo.begin()]
        tables = [game["table"] for game in games]
        assert len(set(tables)) == 3
        first = ana.play(games[0])
        assert first["first"] == before["starts"]
        bo.play(games[1])
        cleo.play(games[2], last_move)
        records = [record_of(server, table) for table in tables]
        assert records[0].steps == records[1].steps, "after the same moves the computer plays the same"
        assert records[0].steps != records[2].steps
        count = min(5, len(dealt(records[2])), len(dealt(records[0])))
        assert dealt(records[0])[:count] == dealt(records[2])[:count], "the deals do not depend on the moves"
        assert dealt(records[0])[0] == before["deal"]

        own, other = ana.result(tables[0]), ana.result(tables[2])
        assert own["counts"]
        assert own["played"] == 3
        assert own["margin"] == own["scores"][0] - own["scores"][1] == own["rounds"][-1]
        assert sum(many for _, many in own["margins"]) == 3
        assert {place["place"] for place in (own, other)} <= {1, 2, 3}
        assert (own["place"] < other["place"]) == (own["margin"] > other["margin"])
        server.wait_until(lambda: ana.result(tables[0])["reference"] is not None)
        kept = ana.result(tables[0])["reference"]
        assert kept["level"] == 1
        assert kept["rounds"][-1] == kept["margin"]


def test_nobody_sees_results_before_finishing(server: RunningServer) -> None:
    ana, bo = Device(server), Device(server)
    ana.play(ana.begin())
    before = bo.day()
    assert before["played"] >= 1
    assert "margins" not in before
    begun = bo.begin()
    assert code(bo.result(begun["table"])) == "not-over"
    view = bo.play(begun)
    of_day = {"kind": "day", "date": before["date"], "ranked": True, "deal": 1, "deals": 1, "tournament": None}
    assert view["equal"] == of_day
    assert view["fairness"]["secret"] is None
    assert view["fairness"]["commitment"] == before["commitment"]
    assert bo.day()["secret"] is None
    assert bo.result(begun["table"])["played"] >= 2
    assert "Secret" not in str(record_of(server, begun["table"]))


def test_one_ranked_try_for_a_device(server: RunningServer) -> None:
    ana = Device(server)
    begun = ana.begin()
    assert ana.begin()["table"] == begun["table"], "an unfinished try is continued"
    assert ana.day()["yours"] == {"table": begun["table"], "over": False}
    ana.play(begun)
    server.wait_until(lambda: bool(ana.day()["yours"]["over"]))
    assert ana.day()["ranked"] is False
    assert code(ana.begin()) == "already-played"
    assert Device(server).day()["yours"] is None


def test_a_game_with_equal_deals_is_played_to_its_end(server: RunningServer) -> None:
    ana = Device(server)
    begun = ana.begin()
    with Person(server, begun["table"], begun["secret"]) as person:
        for request in (
            {"kind": "resign"},
            {"kind": "undo"},
            {"kind": "hint"},
            {"kind": "rematch"},
            {"kind": "offer", "matter": "take-back"},
            {"kind": "offer", "matter": "stop"},
        ):
            assert person.ask(**request, seat=1)["code"] == "equal-deals", request
        person.must("leave", seat=1)
    assert server.view(begun["table"])["seats"][0]["stand_in"] is False


def test_days_before_are_unranked_and_days_to_come_are_sealed(tmp_path: Path) -> None:
    with at_noon(tmp_path) as server:
        ana = Device(server)
        today = ana.day()
        assert len(today["coming"]) == SEALED_AHEAD
        tomorrow = today["coming"][0]
        assert code(ana.begin(tomorrow["date"])) == "no-such-day"
        assert code(ana.begin("2026-02-30")) == code(ana.begin("2020-01-01")) == "no-such-day"
        ranked = ana.begin()
        server.clock.ahead += DAY_S
        later = ana.day()
        assert (later["date"], later["commitment"]) == (tomorrow["date"], tomorrow["commitment"])
        assert later["sealed"] < later["begins"]
        assert (later["number"], later["first"]) == (today["number"] + 1, today["date"])

        assert code(Device(server).begin(today["date"], ranked=True)) == "day-over", "too late for a ranked try"
        assert ana.begin(today["date"], ranked=True)["table"] == ranked["table"], (
            "a try that was begun in time may still be finished"
        )
        ana.play(ranked)
        assert ana.result(ranked["table"])["counts"]
        again = ana.begin(today["date"])
        assert again["table"] != ranked["table"]
        ana.play(again, last_move)
        result = ana.result(again["table"])
        assert (result["counts"], result["played"]) == (False, 1)
        assert ana.day(today["date"])["ranked"] is False


def test_the_key_is_published_when_nothing_counts_any_more(tmp_path: Path) -> None:
    with at_noon(tmp_path) as server:
        ana, bo = Device(server), Device(server)
        noted = ana.day()
        finished, unfinished = ana.begin(), bo.begin()
        ana.play(finished)
        assert ana.result(finished["table"])["played"] == 1
        server.clock.ahead += DAY_S + GRACE_S
        day = ana.day(noted["date"])
        assert day["secret"] is not None
        verdict = check_record(record_of(server, finished["table"]), noted["commitment"])
        assert verdict.commitment_fits
        assert verdict.noted_fits
        assert verdict.first_fits
        assert all(deal.fits for deal in verdict.deals)
        assert [missing.code for missing in verdict.missing] == ["nobody-added"]
        bo.play(unfinished)
        late = bo.result(unfinished["table"])
        assert (late["counts"], late["played"]) == (False, 1)

        server.clock.ahead -= DAY_S + GRACE_S
        assert bo.day()["date"] == noted["date"], "the clock was set back"
        assert bo.day()["ranked"] is False, "the key of this day is already published"
        cleo = Device(server)
        cleo.play(again := cleo.begin())
        assert cleo.result(again["table"])["played"] == 1


def test_a_clock_that_goes_back_at_midnight(tmp_path: Path) -> None:
    with at_noon(tmp_path) as server:
        ana = Device(server)
        first = ana.day()["date"]
        ana.play(ana.begin())
        server.clock.ahead += DAY_S
        next_day = ana.day()
        begun = ana.begin()
        server.clock.ahead -= DAY_S
        assert ana.day()["date"] == first
        assert ana.day()["played"] == 1
        assert code(ana.begin()) == "already-played"
        ana.play(begun)
        assert ana.result(begun["table"])["counts"]
        server.clock.ahead += DAY_S
        assert ana.day()["commitment"] == next_day["commitment"]
        assert ana.day()["played"] == 1
        server.clock.ahead -= 3 * DAY_S
        assert ana.day()["first"] == ana.day()["date"] < first, "the server began while its clock was wrong"


def test_a_restart_in_the_middle(tmp_path: Path) -> None:
    with at_noon(tmp_path) as server:
        ana = Device(server)
        commitment = ana.day()["commitment"]
        begun = ana.begin()
        with Person(server, begun["table"], begun["secret"]) as person:
            while person.turn is None:
                person.hear()
            turn = person.turn
            person.must("play", seat=1, move=turn["moves"][0][0], at=turn["at"])
    with at_noon(tmp_path) as server:
        ana.server = server
        assert ana.day()["commitment"] == commitment
        assert ana.begin()["table"] == begun["table"]
        ana.play(begun)
        assert (ana.day()["played"], ana.day()["yours"]["over"]) == (1, True)


class Forgetful:
    """A store that fails to write documents while `fails` is set."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.fails = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def write_documents(self, documents: Sequence[Document], time: float) -> None:
        if self.fails:
            raise StoreUnavailable("The disk is full.")
        await self._store.write_documents(documents, time)


def test_a_result_that_could_not_be_written_is_counted_once_later(tmp_path: Path) -> None:
    stores: list[Forgetful] = []

    def wrap(store: Store) -> Any:
        stores.append(Forgetful(store))
        return stores[-1]

    with at_noon(tmp_path, wrap=wrap) as server:
        ana = Device(server)
        begun = ana.begin()
        stores[0].fails = True
        assert code(Device(server).begin()) == "store-unavailable"
        ana.play(begun)
        assert ana.day()["played"] == 0
    with at_noon(tmp_path) as server:
        ana.server = server
        assert ana.result(begun["table"])["played"] == 1
        assert ana.result(begun["table"])["played"] == 1


def test_the_tries_of_an_address_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(days, "TRIES_OF_ADDRESS", 2)
    with at_noon(tmp_path) as server:
        ana = Device(server)
        ana.begin()
        ana.begin()
        Device(server).begin()
        assert code(Device(server).begin()) == "too-many-tries"
        server.clock.ahead += DAY_S
        assert "table" in Device(server).begin()


def test_no_try_begins_while_the_server_drains_or_is_read_only(tmp_path: Path) -> None:
    with at_noon(tmp_path) as server:
        ana = Device(server)
        today = ana.day()
        begun = ana.begin()
        services = server.application.services

        def keep(mode: Literal["open", "drain", "read-only"]) -> None:
            changed = change_operation(services.store, lambda before: replace(before, mode=mode), server.clock())
            server.call(server.application.host.obey(server.call(changed)))

        keep("read-only")
        assert ana.day()["commitment"] == today["commitment"]
        assert code(Device(server).begin()) == "read-only"
        keep("drain")
        assert code(Device(server).begin()) == "draining"
        assert ana.begin()["table"] == begun["table"]
        keep("open")
        assert "table" in Device(server).begin()


def test_only_games_of_a_day_have_daily_results(server: RunningServer) -> None:
    made = server.make({"who": "person"}, {"who": "computer", "level": 1})
    assert code(Device(server).result(made["table"])) == "no-such-day"
    assert server.http.get("/api/daily/yesterday").status_code in (400, 404)
