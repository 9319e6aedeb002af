"""`tilewright operate` on a running server: drain, read-only, bans, a message to all."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.cli.talking import tilewright
from tests.server.running import OPEN, PATIENCE_S, PERSON, Person, RunningServer, running
from tilewright.server import host
from tilewright.server.operation import Ban, BanList, Operation, change_operation, parse_network, without_old_bans

COMPUTER = {"who": "computer", "level": 1}


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[RunningServer]:
    monkeypatch.setattr(host, "TICK_S", 0.02)
    monkeypatch.setattr(host, "OPERATION_S", 0.0)
    with running(tmp_path) as started:
        yield started


@pytest.fixture
def operate(server: RunningServer, tmp_path: Path) -> Operate:
    return Operate(server, tmp_path)


class Operate:
    """Runs `tilewright operate` and waits until the server has followed it."""

    def __init__(self, server: RunningServer, folder: Path) -> None:
        self.server = server
        self.folder = folder

    def __call__(self, *decision: str) -> str:
        done = tilewright("operate", *decision, "--data", str(self.folder))
        assert done.returncode == 0, done.stderr
        services = self.server.application.services
        self.server.wait_until(lambda: _shown(services.operation) == done.stdout)
        return done.stdout


def _shown(operation: Operation) -> str:
    from tilewright.cli.operate import _lines

    return "\n".join(_lines(operation)) + "\n"


def test_drain_allows_no_new_tables(server: RunningServer, operate: Operate) -> None:
    made = server.make(PERSON, OPEN)
    operate("drain")
    refused = server.post("/api/tables", {"seats": [PERSON, OPEN]})
    assert (refused.status_code, refused.json()["code"]) == (503, "draining")
    assert server.http.get("/api/health").json()["mode"] == "drain"
    joined = server.join(made["invite"], "Bo")
    with Person(server, made["table"], made["secret"]) as ana, Person(server, made["table"], joined["secret"]) as bo:
        ana.hear_type("view")
        bo.hear_type("view")
        mover = ana if ana.turn is not None else bo
        assert mover.turn is not None
        mover.must("play", seat=mover.turn["seat"], move=mover.turn["moves"][0][0], at=mover.turn["at"])
    operate("open")
    server.make(PERSON, OPEN)


def test_read_only_allows_no_change_and_stops_clocks(server: RunningServer, operate: Operate) -> None:
    made = server.make(PERSON, COMPUTER, first=1, clock={"per_move": 60})
    with Person(server, made["table"], made["secret"]) as ana:
        ana.hear_type("view")
        operate("read-only")
        turn = ana.turn
        assert turn is not None
        play = {"seat": turn["seat"], "move": turn["moves"][0][0], "at": turn["at"]}
        assert ana.ask("play", **play)["code"] == "read-only"
        assert server.post("/api/tables", {"seats": [PERSON, OPEN]}).json()["code"] == "read-only"
        deadline = server.view(made["table"])["deadline"]
        server.clock.ahead += 300  # far beyond the deadline, but read-only time does not count
        operate("open")
        ana.hear_event("resumed")
        assert server.view(made["table"])["deadline"] >= deadline + 300
        ana.must("play", **play)
        while ana.turn is None or ana.turn["at"] == turn["at"]:
            ana.hear()  # until the computer has moved


def test_nobody_can_move_before_the_clocks_have_their_time_back(
    server: RunningServer, operate: Operate, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = server.make(PERSON, OPEN, first=1, clock={"reserve": 300, "increment": 0})
    joined = server.join(made["invite"], "Bo")
    its_host = server.application.host
    credit, began, may_go_on = its_host.credit, threading.Event(), threading.Event()

    async def credit_slowly(seconds: float) -> None:
        began.set()
        await asyncio.to_thread(may_go_on.wait, PATIENCE_S)
        await credit(seconds)

    with Person(server, made["table"], made["secret"]) as ana, Person(server, made["table"], joined["secret"]) as bo:
        for person in (ana, bo):  # each clock has run once: the first move has time of its own
            person.hear_until(lambda _, person=person: person.turn is not None)  # type: ignore[misc]
            person.play(random.Random(0))
        ana.hear_until(lambda _: ana.turn is not None)
        turn = ana.turn
        assert turn is not None
        play = {"seat": turn["seat"], "move": turn["moves"][0][0], "at": turn["at"]}
        operate("read-only")
        server.clock.ahead += 200
        monkeypatch.setattr(its_host, "credit", credit_slowly)
        assert tilewright("operate", "open", "--data", str(operate.folder)).returncode == 0
        assert began.wait(PATIENCE_S)
        try:
            assert ana.ask("play", **play)["code"] == "read-only"
        finally:
            may_go_on.set()
        ana.hear_event("resumed")
        server.wait_until(lambda: not its_host.services.is_read_only)
        ana.must("play", **play)
        assert server.view(made["table"])["clocks"][0]["left"] > 300 - 100


@pytest.mark.slow
def test_clocks_get_read_only_time_back_after_restarts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(host, "TICK_S", 0.02)
    monkeypatch.setattr(host, "OPERATION_S", 0.0)
    with running(tmp_path) as server:
        table = server.make(PERSON, COMPUTER, first=1, clock={"per_move": 60})["table"]
        deadline = server.view(table)["deadline"]
        Operate(server, tmp_path)("read-only")
        server.clock.ahead = 300
    for ahead in (600, 1200):  # seconds since the mode began
        with running(tmp_path, ahead=ahead) as server:
            assert server.application.services.is_read_only
            server.clock.ahead += 300
    with running(tmp_path, ahead=1800) as server:
        server.clock.ahead += 300
        Operate(server, tmp_path)("open")
        server.wait_until(lambda: server.view(table)["deadline"] > deadline + 2000)
        deadline = server.view(table)["deadline"] - 2100
        Operate(server, tmp_path)("read-only")
        server.clock.ahead += 300
    assert tilewright("operate", "open", "--data", str(tmp_path)).returncode == 0
    with running(tmp_path, ahead=2700) as server:
        server.wait_until(lambda: table in server.application.host.tables)
        view = server.view(table)
        assert deadline + 2700 <= view["deadline"] < deadline + 2700 + 250
        assert view["seats"][0]["stand_in"] is False


def test_a_banned_address_is_refused_and_disconnected(server: RunningServer, operate: Operate) -> None:
    made = server.make(PERSON, OPEN)
    stranger = {"X-Forwarded-For": "203.0.113.7"}
    with (
        Person(server, made["table"], made["secret"], headers=stranger) as ana,
        Person(server, made["table"], made["secret"]) as other,
    ):
        ana.hear_type("view")
        other.hear_type("view")
        operate("ban", "203.0.113.0/24")
        assert ana.hear_end()[-1]["code"] == "banned"
        other.settle()
        with Person(server, headers=stranger) as again:
            assert again.hear_end()[-1]["code"] == "banned"
        refused = server.http.get("/api/levels", headers=stranger)
        assert (refused.status_code, refused.json()["code"]) == (403, "banned")
        operate("unban", "203.0.113.9/24")
        assert server.http.get("/api/levels", headers=stranger).status_code == 200
        operate("ban", "203.0.113.7", "--hours", "2")
        assert "203.0.113.7" in operate("status")
        assert server.http.get("/api/levels", headers=stranger).status_code == 403
        server.clock.ahead += 2 * 3600
        assert server.http.get("/api/levels", headers=stranger).status_code == 200


def test_a_ban_that_cannot_be_read_does_not_end_the_others(server: RunningServer) -> None:
    services = server.application.services
    bans = (Ban("everybody"), Ban("203.0.113.0/24"))
    server.call(change_operation(services.store, lambda _: Operation("drain", bans=bans), server.clock()))
    server.wait_until(lambda: services.operation.mode == "drain")
    server.wait_until(lambda: services.is_banned("203.0.113.7"))


def test_decisions_are_followed_after_an_unexpected_error(
    server: RunningServer, operate: Operate, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(_: Operation) -> None:
        raise KeyError("unexpected")

    with monkeypatch.context() as patched:
        patched.setattr(server.application.host, "obey", fail)
        server.wait_until(lambda: "Looking after the tables has failed." in caplog.text)
    operate("drain")


def test_status_leaves_out_bans_that_have_ended() -> None:
    operation = Operation(bans=(Ban("203.0.113.7/32", 100.0), Ban("203.0.113.8/32", 200.0), Ban("10.0.0.0/8")))
    assert [ban.network for ban in without_old_bans(operation, 100.0).bans] == ["203.0.113.8/32", "10.0.0.0/8"]


def hear_message(person: Person) -> dict[str, Any]:
    """The next operator's message or view; other notices are skipped."""
    return person.hear_until(lambda heard: heard["type"] == "view" or heard.get("what") == "message")


def test_a_message_to_all(server: RunningServer, operate: Operate) -> None:
    made = server.make(PERSON, OPEN)
    with Person(server, made["table"], made["secret"]) as ana:
        ana.hear_type("view")
        operate("message", "A restart\tat <b>noon</b>")
        text = "A restart at <b>noon</b>"
        assert hear_message(ana) == {"type": "notice", "what": "message", "text": text}
        assert server.http.get("/api/health").json()["message"] == text
        with Person(server, made["table"]) as watcher:
            assert hear_message(watcher) == {"type": "notice", "what": "message", "text": text}
        operate("message", "")
        assert hear_message(ana) == {"type": "notice", "what": "message", "text": ""}


@pytest.mark.slow
def test_decisions_outlive_a_restart(tmp_path: Path) -> None:
    with running(tmp_path):
        pass
    for decision in (("drain",), ("ban", "2001:db8::1"), ("message", "Soon")):
        assert tilewright("operate", *decision, "--data", str(tmp_path)).returncode == 0
    with running(tmp_path) as server:
        assert server.post("/api/tables", {"seats": [PERSON, OPEN]}).json()["code"] == "draining"
    shown = tilewright("operate", "status", "--data", str(tmp_path)).stdout
    assert shown == "mode: drain\nmessage: Soon\nbanned: 2001:db8::/64\n"


@pytest.mark.parametrize(
    ("decision", "sentence"),
    [
        (("ban", "everybody"), "expected an IP address or a network like 10.0.0.0/8, not 'everybody'"),
        (("unban", "10.0.0.1"), "10.0.0.1/32 is not banned"),
        (("message", "x" * 301), "a message must have at most 300 characters, all of them printable"),
    ],
)
def test_invalid_operate_commands_are_refused(tmp_path: Path, decision: tuple[str, ...], sentence: str) -> None:
    missing = tilewright("operate", "status", "--data", str(tmp_path))
    assert missing.stderr == f"tilewright: there are no games in {tmp_path}; name the server's folder with --data\n"
    with running(tmp_path):
        pass
    done = tilewright("operate", *decision, "--data", str(tmp_path))
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"tilewright: {sentence}\n")


def test_ban_lists() -> None:
    bans = BanList((Ban("10.0.0.0/8"), Ban("192.0.2.1/32", 100.0), Ban("2001:db8::/32"), Ban("192.0.2.1/32", 50.0)))
    for address, now, is_banned in [
        ("10.255.0.1", 0.0, True),
        ("11.0.0.1", 0.0, False),
        ("192.0.2.1", 99.0, True),
        ("192.0.2.1", 101.0, False),
        ("2001:db8:1:2::/64", 0.0, True),
        ("2001:db9::/64", 0.0, False),
        ("local", 0.0, False),
    ]:
        assert ((address, now) in bans) == is_banned, address
    assert str(parse_network("2001:db8::1:2:3")) == "2001:db8::/64"
