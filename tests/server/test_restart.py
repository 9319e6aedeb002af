"""Games survive a restart, clocks stop meanwhile, and a failing store loses nothing."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.server.people import sign_up
from tests.server.running import OPEN, PERSON, Person, RunningServer, play_to_the_end, running
from tilewright.server.limits import Rates
from tilewright.server.people import Person as StoredPerson
from tilewright.server.services import steady_clock
from tilewright.server.store import Conflict, Store, StoreUnavailable
from tilewright.server.store.interface import Summary
from tilewright.server.store.retention import Policy

CHANCE = random.Random(11)


def test_a_game_continues_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        made = server.make(PERSON, OPEN, side="grey")
        joined = server.join(made["invite"], "Bo")
        people = [Person(server, made["table"], secret) for secret in (made["secret"], joined["secret"])]
        for _ in range(12):
            for person in people:
                person.settle()
                if person.turn is not None:
                    person.play(CHANCE)
        for person in people:
            person.settle()
        before = people[0].view
        had = people[0].seq
    for person in people:
        assert any(message == {"type": "notice", "what": "closing"} for message in person.hear_end())
        assert person.socket.close_code == 1012
        person.go_away()
    with running(tmp_path) as server:
        ana = Person(server, made["table"], made["secret"], have=had)
        ana.seq, ana.view = had, before
        ana.hear_type("you")
        assert ana.seq == had
        bo = Person(server, made["table"], joined["secret"])
        bo.hear_type("view")
        assert bo.view["position"] == before["position"]
        play_to_the_end([ana, bo], CHANCE)
        ana.go_away()
        bo.go_away()


def test_documents_of_a_deleted_person_do_not_come_back_with_their_unfinished_game(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ana, bo = sign_up(server), sign_up(server)
        asked = {"seats": [PERSON, OPEN], "rated": True, "clock": {"per_move": 86_400}}
        made = server.post("/api/tables", asked, **ana.headers).json()
        server.post("/api/join", {"invite": made["invite"], "name": "x"}, **bo.headers)
        server.wait_until(lambda: made["table"] in server.application.host.ratings._opened)
        assert server.post("/api/me/delete", {"name": ana.name}, **ana.headers).status_code == 204
    with running(tmp_path) as server, Person(server, made["table"], made["secret"]) as person:
        person.must("vacation", seat=1, days=1)
        server.wait_until(lambda: made["table"] in server.application.host.ratings._opened)
        found = server.call(server.application.services.store.list_documents(at_most=1000))
        assert [document.key for document in found if ana.id in document.key] == []
        assert f"rating/{bo.id}" in [document.key for document in found]


def test_the_computer_continues_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path, pause=60) as server:
        made = server.make(PERSON, {"who": "computer", "level": 1}, first=2)
    with running(tmp_path) as server, Person(server, made["table"], made["secret"]) as ana:
        ana.hear_type("view")
        while ana.turn is None:
            ana.hear()
        assert ana.events[-1]["event"]["by"] == "computer"


@pytest.mark.slow
def test_clocks_stop_while_the_server_is_down(tmp_path: Path) -> None:
    began = time.time()
    with running(tmp_path) as server:
        made = server.make(PERSON, {"who": "person", "name": "Bo"}, first=1, clock={"per_move": 100})
        deadline = server.view(made["table"])["deadline"]
    day = 86_400.0
    with running(tmp_path, ahead=day) as server:
        server.wait_until(lambda: made["table"] in server.application.host.tables)
        view = server.view(made["table"])
        assert deadline + day - 5 < view["deadline"] < deadline + day + (time.time() - began)
        assert view["seats"][0]["stand_in"] is False
        with Person(server, made["table"], made["secret"]) as ana:
            ana.hear_type("view")
            assert ana.events[-1]["event"]["kind"] == "resumed"
            assert day - 5 < ana.events[-1]["event"]["away"] < day + 60


class Troubled:
    """A store that can be made to fail before or after it has stored events."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.fails = ""

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def append(self, table: str, after: int, events: Sequence[bytes], time: float, summary: Summary) -> None:
        if self.fails == "before":
            raise StoreUnavailable("The disk is full.")
        if self.fails == "conflict":
            self.fails = ""
            raise Conflict("Somebody was quicker.")
        await self._store.append(table, after, events, time, summary)
        if self.fails == "after":
            raise StoreUnavailable("The disk failed.")


def test_a_store_in_trouble(tmp_path: Path) -> None:
    stores: list[Troubled] = []

    def wrap(store: Store) -> Store:
        stores.append(Troubled(store))
        return stores[0]

    with running(tmp_path, wrap=wrap) as server:
        made = server.make(PERSON, {"who": "person", "name": "Bo"}, first=1)
        ana = Person(server, made["table"], made["secret"])
        ana.hear_type("view")
        turn = ana.turn
        assert turn is not None
        play = {"seat": 1, "move": turn["moves"][0][0], "at": turn["at"]}
        seq = ana.seq
        stores[0].fails = "before"
        for _ in range(3):
            assert ana.ask("play", **play)["code"] == "store-unavailable"
        ana.settle()
        assert ana.seq == seq
        stores[0].fails = "conflict"
        ana.must("play", **play)
        ana.settle()
        assert ana.seq == seq + 1
        # The store fails after it has stored the move: there is no acknowledgement, but nothing is lost or done twice.
        turn = ana.turn
        assert turn is not None
        play = {"seat": turn["seat"], "move": turn["moves"][0][0], "at": turn["at"]}
        stores[0].fails = "after"
        assert ana.ask("play", **play)["code"] == "store-unavailable"
        stores[0].fails = ""
        assert ana.ask("play", **play)["code"] == "stale"
        ana.settle()
        assert ana.seq == seq + 2
        assert [event["event"]["kind"] for event in ana.events[-2:]] == ["played", "played"]
        stores[0].fails = "before"
        refused = server.post("/api/join", {"invite": made["invite"], "name": "Cy"})
        assert refused.json()["code"] == "no-open-seat"
        ana.go_away()


def test_tables_leave_memory_and_come_back(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        host = server.application.host
        made = server.make(PERSON, OPEN)
        with Person(server, made["table"], made["secret"]) as ana:
            ana.settle()
            server.clock.ahead += 1000
            server.loop.call_soon_threadsafe(host.let_go, server.clock())
            ana.settle()
            assert made["table"] in host.tables
        server.wait_until(lambda: not host.tables[made["table"]].audience.clients)
        server.clock.ahead += 1000
        server.wait_until(lambda: made["table"] not in host.tables)
        server.join(made["invite"], "Bo")
        assert server.view(made["table"])["state"] == "playing"


def test_a_table_stays_in_memory_while_somebody_is_about_to_enter(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, ana = server.application.host, sign_up(server)
    made = server.post("/api/tables", {"seats": [PERSON, OPEN]}, **ana.headers).json()
    must_be = host.people.must_be

    async def must_be_slowly(token: str | None) -> StoredPerson:
        found = await must_be(token)
        host.let_go(server.clock())  # the check for idle tables comes in this moment
        return found

    monkeypatch.setattr(host.people, "must_be", must_be_slowly)
    live = server.call(host.live(made["table"]))
    live.quiet_since -= 1000
    with Person(server, made["table"], person=ana.token) as person:
        person.settle()
        assert host.tables[made["table"]] is live
        assert person.presence["present"] == [True, False]


@pytest.mark.slow  # tables are unloaded every 30 s
def test_idle_tables_take_bounded_memory_and_loading_them_counts_as_a_view(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tilewright.server.host.IDLE_BYTES", 0)
    with running(tmp_path, proxies=()) as server:
        host = server.application.host
        table = server.make(PERSON, OPEN)["table"]
        server.clock.ahead += 10  # shorter than idle tables usually stay in memory
        server.wait_until(lambda: table not in host.tables)
        services = server.application.services
        monkeypatch.setattr(services, "views", Rates(1e-9, 1))
        assert server.view(table)["table"] == table
        assert not services.views.take("127.0.0.1", 0), "loading the log has used up the rate of one byte"
        assert server.view(table)["table"] == table, "the table is in memory, so this costs nothing"
        server.clock.ahead += 10
        server.wait_until(lambda: table not in host.tables)
        assert server.http.get(f"/api/tables/{table}").json()["code"] == "too-many-requests"
        with Person(server, table) as watcher:
            assert watcher.hear_type("view", "error")["code"] == "too-many-requests"
        assert table not in host.tables


def test_a_jump_of_the_clock_removes_no_table(tmp_path: Path) -> None:
    """Before the second start the clock is two months ahead, before the third it is set back."""
    left: list[float] = []
    for ahead in (0.0, 61 * 86_400.0, -5000.0):
        with running(tmp_path, ahead=ahead) as server:
            if not left:
                tables = [
                    server.make(PERSON, OPEN)["table"],
                    server.make(PERSON, {"who": "person"}, clock={"per_move": 1000})["table"],
                ]
            server.call(server.application.host.tidy(server.clock()))
            views = [server.view(table) for table in tables]
            assert [view["state"] for view in views] == ["waiting", "playing"]
            left.append(views[1]["deadline"] - views[1]["now"])
            assert views[1]["seats"][0]["stand_in"] is False
    assert all(950 < each <= 1000.5 for each in left), left


def test_a_slow_game_is_not_removed_for_size_before_its_deadline(tmp_path: Path) -> None:
    days = 86_400
    with running(tmp_path) as server:
        host = server.application.host
        host._policy = Policy(size_limit=0)
        slow = {"per_move": 14 * days, "unit": "days"}
        tables = [
            server.make(*seats, clock=clock)["table"]
            for seats, clock in (((PERSON, PERSON), slow), ((PERSON, OPEN), slow), ((PERSON, PERSON), None))
        ]
        server.clock.ahead += 13 * days
        server.call(host.tidy(server.clock()))
        assert [server.http.get(f"/api/tables/{table}").status_code for table in tables] == [200, 404, 404]
        assert server.view(tables[0])["deadline"] > server.clock()


def test_setting_the_clock_of_a_running_server_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = steady_clock()
    before = clock()
    monkeypatch.setattr(time, "time", lambda: 0.0)
    assert before <= clock() < before + 600


def test_clocks_are_credited_with_time_in_which_the_server_was_frozen(server: RunningServer) -> None:
    made = server.make(PERSON, {"who": "person"}, clock={"per_move": 1000})
    due = server.view(made["table"])["deadline"]
    server.call(server.application.host.credit(30.0))
    assert server.view(made["table"])["deadline"] == due + 30
