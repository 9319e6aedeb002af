"""Vacations of a person with a lasting name: limited days in a year, for all games together."""

from __future__ import annotations

import pytest

from tests.server.people import sign_up
from tests.server.running import OPEN, PERSON, Person, RunningServer
from tilewright.server.errors import Refusal
from tilewright.server.people import vacations
from tilewright.server.people.vacations import Vacations

DAY = 86_400.0


def test_forty_two_days_in_any_year_and_overlaps_count_once() -> None:
    taken = Vacations()
    for number in range(3):
        taken = taken.taken(f"t{number}", number * 20 * DAY, 14)
    with pytest.raises(Refusal) as refused:
        taken.taken("t3", 60 * DAY, 1)
    assert (refused.value.code, refused.value.values["days"]) == ("vacation-year", 0)
    assert taken.taken("t3", 40 * DAY, 14).used(40 * DAY) == 42 * DAY  # overlaps with the vacation at t2
    early = taken.ended("t2", 44 * DAY)
    assert early.used(60 * DAY) == 32 * DAY
    assert early.taken("t3", 60 * DAY, 10).used(60 * DAY) == 42 * DAY
    since = taken.taken("t2", 50 * DAY, 2).taken("t3", 50 * DAY, 2)
    assert since.restored("t2", taken).used(60 * DAY) == 42 * DAY  # what was counted at t3 meanwhile stays
    assert [span.table for span in since.restored("t2", taken).spans] == ["t0", "t1", "t3", "t2"]
    assert taken.taken("t3", 379 * DAY, 14).used(379 * DAY) == 42 * DAY  # the first vacation is more than a year ago


def test_the_table_asks_for_the_year_of_its_person(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(vacations, "MOST_S", 5 * DAY)
    ana = sign_up(server)
    body = {"seats": [PERSON, OPEN], "first": 1, "clock": {"per_move": 86_400, "unit": "days"}}
    made = server.post("/api/tables", body, **ana.headers).json()
    bo = server.join(made["invite"], "Bo")
    with Person(server, made["table"], made["secret"]) as person, Person(server, bo["table"], bo["secret"]) as guest:
        assert person.ask("vacation", seat=1, days=6)["code"] == "vacation-year"
        assert guest.ask("vacation", seat=1, days=1)["code"] == "not-your-seat"
        person.must("vacation", seat=1, days=5)
        person.must("vacation", seat=1, days=0)
        person.must("vacation", seat=1, days=4)
        guest.must("vacation", seat=2, days=14)
        kept = server.http.get("/api/me/export", headers=ana.headers).json()
        assert kept["unfinished"] == [made["table"]]
        assert [table for table, _, _ in kept["vacations"]] == [made["table"]] * 2


def test_days_after_the_end_of_the_game_do_not_count(server: RunningServer) -> None:
    ana = sign_up(server)
    body = {"seats": [PERSON, OPEN], "first": 1, "clock": {"per_move": 86_400}}
    for _ in range(4):  # each time 14 days, of 42 in a year
        made = server.post("/api/tables", body, **ana.headers).json()
        server.join(made["invite"], "Bo")
        with Person(server, made["table"], made["secret"]) as person:
            person.must("vacation", seat=1, days=14)
            person.must("resign", seat=1)
            assert person.ask("vacation", seat=1, days=0)["type"] == "error"
        table = server.call(server.application.host.live(made["table"])).table
        server.call(server.application.host.people.settle(table))  # also if it has done so itself
    spans = server.http.get("/api/me/export", headers=ana.headers).json()["vacations"]
    assert sum(until - begin for _, begin, until in spans) < DAY
