"""Everything a stranger can send: each is answered by a coded error, and nothing changes."""

from __future__ import annotations

import contextlib
import json
import random
import socket
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.running import GENEROUS, OPEN, PERSON, Person, RunningServer, running

NONSENSE = [
    "",
    "nonsense",
    "[]",
    "{}",
    "null",
    "1e999",
    '{"type":"play"}',
    '{"type":"dance","id":1}',
    '{"type":"ping","id":-1}',
    '{"type":"ping","id":1,"more":2}',
    '{"type":"ping","id":1.5}',
    '{"type":"ping","id":"1"}',
    '{"type":["ping"],"id":1}',
    '{"type":"play","id":1,"seat":0,"move":"1R1","at":0}',
    '{"type":"play","id":1,"seat":1,"move":"1R1R1","at":0}',
    '{"type":"play","id":1,"seat":1,"move":"1R1","at":-1}',
    '{"type":"hello","table":"../../etc/pw"}',
    '{"type":"hello","table":"short"}',
    '{"type":"hint","id":1,"seat":1,"seconds":1e9}',
    "[" * 2000,
    '{"a":' * 500,
    "\x00\x01",
    "\ud83d\ude00" * 10,
]


def talker(server: RunningServer) -> tuple[Person, dict[str, Any]]:
    made = server.make(PERSON, OPEN)
    return Person(server, made["table"], made["secret"]), made


def test_nonsense_is_answered_and_then_cut_off(server: RunningServer) -> None:
    ana, _ = talker(server)
    ana.hear_type("view")
    answers = []
    with contextlib.suppress(ConnectionClosed):
        for text in NONSENSE:
            ana.send(text.encode("utf-8", "surrogatepass").decode("utf-8", "replace"))
            answers.append(ana.hear_type("error"))
    assert ana.socket.close_code == 1008
    assert {answer["code"] for answer in answers} == {"malformed"}
    assert len(answers) == server.application.services.limits.malformed
    assert [answer.get("id") for answer in answers if answer["id"] is not None]
    ana.go_away()


def test_requests_before_hello(server: RunningServer) -> None:
    with Person(server) as stranger:
        assert stranger.ask("undo", seat=1)["code"] == "hello-first"
        assert stranger.ask("ping")["type"] == "pong"


def test_bytes_are_no_message(server: RunningServer) -> None:
    ana, _ = talker(server)
    ana.send(b'{"type":"ping","id":1}')
    assert ana.hear_type("error")["code"] == "malformed"
    ana.socket.send(b"\xff\xfe" * 10, text=True)
    assert ana.hear_type("error")["code"] == "malformed"
    ana.go_away()


def test_fragments_are_put_together(server: RunningServer) -> None:
    ana, _ = talker(server)
    ana.hear_type("view")
    ana.socket.send(iter(['{"type":"pi', 'ng","i', 'd":77}']))
    assert ana.hear_type("pong")["id"] == 77
    ana.must("ping")
    ana.socket.ping().wait(10)
    ana.must("ping")
    ana.go_away()


@pytest.mark.parametrize("size", [4097, 70_000, 3_000_000])
def test_large_messages_are_refused(server: RunningServer, size: int) -> None:
    ana, _ = talker(server)
    ana.hear_type("view")
    with contextlib.suppress(ConnectionClosed):  # it may be cut off before it has said everything
        ana.send("x" * size)
    answers = ana.hear_end()
    assert [answer["code"] for answer in answers if answer["type"] == "error"] == ["too-large"]
    assert ana.socket.close_code == 1009
    ana.go_away()


def test_large_fragments_are_refused(server: RunningServer) -> None:
    ana, _ = talker(server)
    with contextlib.suppress(ConnectionClosed):
        ana.socket.send(iter(["x" * 3000] * 3))
    ana.hear_end()
    assert ana.socket.close_code == 1009
    ana.go_away()


def test_forged_secrets_and_unknown_tables(server: RunningServer) -> None:
    ana, made = talker(server)
    other = server.make(PERSON, OPEN)
    for hello, code in [
        ({"table": "AAAAAAAAAAAA"}, "no-such-table"),
        ({"table": made["table"], "secret": "A" * 43}, "wrong-secret"),
        ({"table": made["table"], "secret": other["secret"]}, "wrong-secret"),
        ({"table": made["table"], "protocol": 99}, "wrong-protocol"),
    ]:
        with Person(server) as stranger:
            stranger.send({"type": "hello", **hello})
            answer = stranger.hear_type("error")
            assert (answer["code"], answer["id"]) == (code, None)
            assert stranger.ask("undo", seat=1)["code"] == "hello-first"
    ana.go_away()


def test_nobody_moves_for_somebody_else(server: RunningServer) -> None:
    made = server.make(PERSON, OPEN, first=1)
    joined = server.join(made["invite"], "Bo")
    ana = Person(server, made["table"], made["secret"])
    ana.hear_type("view")
    assert ana.turn is not None
    move, at = ana.turn["moves"][0][0], ana.turn["at"]
    before = server.view(made["table"])
    for secret in (joined["secret"], None):
        with Person(server, made["table"], secret) as other:
            for request in (
                {"kind": "play", "seat": 1, "move": move, "at": at},
                {"kind": "undo", "seat": 1},
                {"kind": "resign", "seat": 1},
                {"kind": "leave", "seat": 1},
                {"kind": "offer", "seat": 1, "matter": "stop"},
                {"kind": "answer", "seat": 1, "matter": "stop", "yes": True},
                {"kind": "hint", "seat": 1},
                {"kind": "rematch", "seat": 1},
                {"kind": "react", "seat": 1, "reaction": "hello"},
            ):
                assert other.ask(**request)["code"] == "not-your-seat"
            assert other.ask("resign", seat=4)["code"] == "no-such-seat"
    assert server.view(made["table"])["seq"] == before["seq"]
    ana.go_away()


def test_a_move_sent_twice_counts_once(server: RunningServer) -> None:
    made = server.make(PERSON, OPEN, first=1)
    server.join(made["invite"], "Bo")
    ana = Person(server, made["table"], made["secret"])
    ana.hear_type("view")
    assert ana.turn is not None
    at = ana.turn["at"]
    play = {"type": "play", "seat": 1, "move": ana.turn["moves"][0][0], "at": at}
    for number in (1, 2, 3):
        ana.send({**play, "id": number})
    answers = [ana.hear_type("done", "error") for _ in range(3)]
    assert [answer.get("code") for answer in answers] == [None, "stale", "stale"]
    assert ana.ask("play", seat=1, move="9R1", at=at)["code"] == "stale"
    assert sum(event["event"]["kind"] == "played" for event in ana.events) == 1
    ana.go_away()


def test_illegal_moves_in_the_clients_language(server: RunningServer) -> None:
    made = server.make(PERSON, OPEN, first=1)
    server.join(made["invite"], "Bo")
    with Person(server, made["table"], made["secret"], language="en") as ana:
        ana.hear_type("view")
        assert ana.turn is not None
        answer = ana.ask("play", seat=1, move="C@1", at=ana.turn["at"])
        assert answer["code"] in ("unreadable", "illegal-move")
        answer = ana.ask("play", seat=1, move="CKF", at=ana.turn["at"])
        assert (answer["code"], answer["message"]) == ("illegal-move", "The move CKF is not allowed here.")


@pytest.mark.parametrize("opcode", [0x89, 0x8A, 0x01], ids=["ping", "pong", "fragment"])
def test_a_flood_of_other_frames_ends_the_connection(server: RunningServer, opcode: int) -> None:
    """Nobody else notices: not in one turn of the event loop, and not in memory for the answers."""
    ana, _ = talker(server)
    ana.hear_type("view")
    following = 0x00 if opcode == 0x01 else opcode
    ana.socket.socket.sendall(bytes((opcode, 0x80, 0, 0, 0, 0)) + bytes((following, 0x80, 0, 0, 0, 0)) * 5000)
    with pytest.raises(ConnectionClosed):
        ana.hear_until(lambda _: False)
    assert (ana.socket.close_code, ana.socket.close_reason) == (1008, "too-many-requests")
    server.wait_until(lambda: not server.application.host.tables[ana.table].audience.clients)


def test_a_line_end_is_no_randomness(server: RunningServer) -> None:
    """It would be refused when the game begins, and nobody could join any more."""
    made = server.make(PERSON, OPEN)
    answer = server.post("/api/join", {"invite": made["invite"], "name": "Bo", "randomness": "ab\n"})
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
    assert server.join(made["invite"], "Bo", randomness="ab")


def test_requests_that_cannot_be_read_leave_no_traceback(
    server: RunningServer, caplog: pytest.LogCaptureFixture
) -> None:
    json_type = {"content-type": "application/json"}
    answer = server.http.post("/api/tables", content=b'{"seats": "\xff\xfe"}', headers=json_type)
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
    answer = server.http.post("/api/tables", content=b"{}", headers={**json_type, "origin": "http://[::1"})
    assert (answer.status_code, answer.json()["code"]) == (403, "forbidden-origin")
    head = b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"
    with socket.create_connection((server.http.base_url.host, server.http.base_url.port or 80)) as cut:
        cut.sendall(head)
        time.sleep(0.1)
    assert server.http.get("/api/health").status_code == 200
    time.sleep(0.1)
    assert caplog.text == ""


def test_too_many_requests(tmp_path: Path) -> None:
    limits = replace(GENEROUS, requests_a_second=1, burst=5, malformed=10)
    with running(tmp_path, limits=limits) as server:
        made = server.make(PERSON, OPEN)
        with Person(server, made["table"], made["secret"]) as ana:
            ana.hear_type("view")
            answers = [ana.ask("ping") for _ in range(6)]
            assert [answer["type"] for answer in answers] == ["pong"] * 4 + ["error"] * 2
            assert answers[-1]["code"] == "too-many-requests"
            assert answers[-1]["id"] == 6


def test_too_many_connections_and_tables(tmp_path: Path) -> None:
    limits = replace(GENEROUS, connections=2, tables_a_minute=2)
    with running(tmp_path, limits=limits) as server:
        made = server.make(PERSON, OPEN)
        server.make(PERSON, OPEN)
        refused = server.post("/api/tables", {"seats": [PERSON, OPEN]})
        assert (refused.status_code, refused.json()["code"]) == (429, "too-many-tables")
        people = [Person(server, made["table"]) for _ in range(2)]
        with Person(server) as third:
            assert third.hear()["code"] == "too-many-connections"
        people[0].go_away()
        server.wait_until(lambda: len(server.application.services.connections) == 1)
        with Person(server, made["table"]) as fourth:
            fourth.hear_type("view")
        people[1].go_away()


def test_other_sites_may_not(tmp_path: Path) -> None:
    with running(tmp_path, origins=("https://azul.example",)) as server:
        own = server.http_address
        body = {"seats": [PERSON, OPEN]}
        for origin, status in ((own, 201), ("https://azul.example", 201), ("https://evil.example", 403), ("null", 403)):
            assert server.post("/api/tables", body, origin=origin).status_code == status
            if status == 201:
                Person(server, headers={"origin": origin}).go_away()
            else:
                with pytest.raises(InvalidStatus):
                    Person(server, headers={"origin": origin})


def test_thousands_of_bad_messages_change_nothing(tmp_path: Path) -> None:
    """Mutations of real requests, in all orders; bench has a hundred thousand."""
    chance = random.Random(3)
    limits = replace(GENEROUS, malformed=10**9)
    with running(tmp_path, limits=limits) as server:
        made = server.make(PERSON, OPEN, first=1)
        server.join(made["invite"], "Bo")
        before = server.view(made["table"])
        good = [
            {"type": "play", "id": 1, "seat": 2, "move": "1R1", "at": 3},
            {"type": "undo", "id": 1, "seat": 2},
            {"type": "hello", "table": made["table"], "secret": "A" * 43},
            {"type": "answer", "id": 1, "seat": 2, "matter": "stop", "yes": True},
            {"type": "rematch", "id": 2, "seat": 2},
        ]
        values: list[Any] = [None, -1, 0, 5, 2**60, 1.5, "", "1R1", "x" * 100, [], {}, True]
        with Person(server, made["table"], made["secret"]) as ana:
            ana.hear_type("view")
            sent = 0
            for _ in range(3000):
                request = dict(chance.choice(good))
                name = chance.choice(list(request))
                kind = chance.randrange(3)
                if kind == 0:
                    request[name] = chance.choice(values)
                elif kind == 1:
                    del request[name]
                text = json.dumps(request)
                ana.send(text if chance.randrange(4) else text[: chance.randrange(len(text))])
                sent += 1
            answers = [ana.hear_type("error", "done", "view") for _ in range(sent)]  # a hello may come out right
            codes = {answer.get("code") for answer in answers if answer["type"] != "view"}
            assert codes <= {"malformed", "not-your-seat", "no-such-seat", "wrong-secret"}
        after = server.view(made["table"])
        assert {**after, "now": 0} == {**before, "now": 0}
