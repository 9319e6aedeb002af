"""A reserve on a real server: losses on time, measured and credited lag, clocks over a restart."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.server.lagging import lagging
from tests.server.running import OPEN, PERSON, Message, Person, RunningServer, running
from tests.server.test_live import go_away, two_people
from tilewright.server.live_table import LiveTable

RESERVE = {"reserve": 60, "increment": 5}
CHANCE = random.Random(5)


def live(server: RunningServer, table: str) -> LiveTable:
    return server.call(server.application.host.live(table))


def test_lost_on_time(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ana, bo = two_people(server, clock=RESERVE)
        assert [seat["left"] for seat in ana.view["clocks"]] == [60, 60]
        ana.play(CHANCE)
        bo.settle()
        assert [seat["until"] is None for seat in bo.view["clocks"]] == [True, False]
        assert bo.view["clocks"][0]["left"] > 64
        server.clock.ahead += 61
        assert ana.hear_event("timed-out")["event"] == {"kind": "timed-out", "seat": 2}
        result = ana.hear_event("ended")["event"]["result"]
        assert (result["reason"], result["winners"]) == ("time", [1])
        assert ana.view["seats"][1]["timed_out"]
        record = server.http.get(f"/api/tables/{ana.table}/record.azr").text
        assert '[Termination "time" "1"]' in record
        assert '[TimeControl "60+5"]' in record
        go_away(ana, bo)


def test_lag_is_measured_and_credited(tmp_path: Path) -> None:
    with running(tmp_path) as server, lagging(server.live_address, 0.2) as address:
        made = server.make(PERSON, OPEN, first=1, clock={"reserve": 600, "increment": 0})
        joined = server.join(made["invite"], "Bo")
        near = Person(server, made["table"], made["secret"])
        slow = Person(server, address=address, table=made["table"], secret=joined["secret"])
        for person in (near, slow):
            person.hear_type("view")
        for _ in range(3):
            near.play(CHANCE)
            slow.settle()
            slow.play(CHANCE)
            near.settle()
        table = live(server, made["table"]).table
        spent = [600 - table.reserves[seat].left for seat in (1, 2)]
        lags = [client.socket.lag for client in live(server, made["table"]).audience.clients]
        assert max(lags) >= 0.2
        # Each move of the slow connection takes at least 0.2 s longer; its credit reduces the quota.
        assert table.reserves[2].quota < 2.0 + 3 * 0.4 - 3 * 0.19
        assert spent[1] < 60
        go_away(near, slow)


def test_a_restart_costs_and_gains_nothing(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ana, bo = two_people(server, clock=RESERVE)
        ana.play(CHANCE)
        bo.settle()
        table = ana.table
        go_away(ana, bo)
        before = live(server, table).table.reserves[2]
    with running(tmp_path, ahead=10_000) as server:
        server.wait_until(lambda: table in server.application.host.tables)
        after = live(server, table).table.reserves[2]
        assert before.since is not None
        assert after.since is not None
        assert after.left == before.left
        assert 0 <= after.since - before.since <= 10_010


@pytest.mark.parametrize("clock", [{"per_move": -1}, {"reserve": 0}, {"reserve": 60, "increment": 999}, {}])
def test_impossible_clocks(server: RunningServer, clock: Message) -> None:
    answer = server.post("/api/tables", {"seats": [PERSON, OPEN], "clock": clock})
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-clock")
    assert answer.json()["message"].startswith("This clock is not possible: ")


def test_several_tables_in_one_request(server: RunningServer) -> None:
    tables = [server.make(PERSON, OPEN)["table"] for _ in range(2)]
    answer = server.post("/api/views", {"tables": [tables[1], "A" * 12, tables[0]]})
    assert [view and view["table"] for view in answer.json()] == [tables[1], None, tables[0]]
    assert server.post("/api/views", {"tables": tables * 11}).json()["code"] == "malformed"
