"""Bad or hostile input: each message gets an error with a code, and nothing changes."""

from __future__ import annotations

import contextlib
import json
import random
import re
import select
import socket
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.running import GENEROUS, OPEN, PATIENCE_S, PERSON, Person, RunningServer, running
from tilewright.notation import example_record
from tilewright.server import http_connections, questions
from tilewright.server.limits import RECORD_WORDS, ConcurrencyLimit, Limits, Rates

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


def test_binary_frames_and_invalid_utf_8_are_refused(server: RunningServer) -> None:
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
    assert ana.socket.ping().wait(PATIENCE_S)
    ana.must("ping")
    ana.go_away()


@pytest.mark.parametrize("size", [4097, 70_000, 3_000_000])
def test_large_messages_are_refused(server: RunningServer, size: int) -> None:
    ana, _ = talker(server)
    ana.hear_type("view")
    with contextlib.suppress(ConnectionClosed):  # the server may close the connection first
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


def test_illegal_moves_are_refused_in_a_sentence(server: RunningServer) -> None:
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
    """The flood neither blocks the event loop nor fills the memory with answers."""
    ana, _ = talker(server)
    ana.hear_type("view")
    following = 0x00 if opcode == 0x01 else opcode
    ana.socket.socket.sendall(bytes((opcode, 0x80, 0, 0, 0, 0)) + bytes((following, 0x80, 0, 0, 0, 0)) * 5000)
    with pytest.raises(ConnectionClosed):
        ana.hear_until(lambda _: False)
    assert (ana.socket.close_code, ana.socket.close_reason) == (1008, "too-many-requests")
    server.wait_until(lambda: not server.application.host.tables[ana.table].audience.clients)


def test_randomness_with_a_line_end_is_refused(server: RunningServer) -> None:
    """If it were accepted here, it would be refused when the game begins, and nobody could join."""
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
    limits = replace(GENEROUS, requests_a_second=0.001, burst=5, malformed=10)  # so slow that no request is regained
    with running(tmp_path, limits=limits) as server:
        made = server.make(PERSON, OPEN)
        with Person(server, made["table"], made["secret"]) as ana:
            ana.hear_type("view")
            answers = [ana.ask("ping") for _ in range(6)]
            assert [answer["type"] for answer in answers] == ["pong"] * 4 + ["error"] * 2
            assert answers[-1]["code"] == "too-many-requests"
            assert answers[-1]["id"] == 6


def test_messages_of_an_address_are_counted_over_all_its_connections(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Person(server) as one, Person(server) as two:
        monkeypatch.setattr(server.application.services, "messages", Rates(1e-9, 3))
        answers = [person.ask("ping") for person in (one, two) * 2]
        assert [answer.get("code") for answer in answers] == [None, None, None, "too-many-requests"]


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


def test_requests_from_other_sites_are_refused(tmp_path: Path) -> None:
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


def test_pages_of_an_allowed_site_may_read_the_answers(tmp_path: Path) -> None:
    with running(tmp_path, origins=("https://azul.example",), names=("azul.example",)) as server:
        asks = {"origin": "https://azul.example", "access-control-request-method": "POST"}
        permission = server.http.options("/api/tables", headers=asks)
        assert permission.status_code == 204
        assert "content-type" in permission.headers["access-control-allow-headers"]
        made = server.post("/api/tables", {"seats": [PERSON, OPEN]}, origin="https://azul.example")
        for answer in (permission, made):
            assert answer.headers["access-control-allow-origin"] == "https://azul.example"
        evil = server.http.options("/api/tables", headers=asks | {"origin": "https://evil.example"})
        assert "access-control-allow-origin" not in evil.headers
        for name, status in (("azul.example", 200), ("127.0.0.1:8017", 200), ("evil.example", 403), ("[::1", 403)):
            assert server.http.get("/api/levels", headers={"host": name}).status_code == status


def test_rematches_count_as_tables(tmp_path: Path) -> None:
    limits = replace(GENEROUS, tables_a_minute=2)
    with running(tmp_path, limits=limits) as server:
        made = server.make(PERSON, {"who": "computer", "level": 1})
        with Person(server, made["table"], made["secret"]) as ana:
            ana.must("resign", seat=1)
            numbers = range(100, 105)
            for number in numbers:  # all together make one table
                ana.send({"type": "rematch", "id": number, "seat": 1})
            assert {ana.hear_type("done", "error")["type"] for _ in numbers} == {"done"}
            (rematched,) = [each["event"] for each in ana.events if each["event"]["kind"] == "rematched"]
        assert server.application.services.metrics.tables_made == 2
        with Person(server, rematched["table"], made["secret"]) as ana:
            ana.must("resign", seat=2)
            assert ana.ask("rematch", seat=2)["code"] == "too-many-tables"


def test_views_are_rate_limited(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, made = talker(server)
    ana.hear_type("view")
    monkeypatch.setattr(server.application.services, "views", Rates(1, 1000))
    with Person(server) as watcher:
        watcher.table = made["table"]
        codes = []
        for _ in range(10):
            watcher.hello()
            codes.append(watcher.hear_type("view", "error").get("code"))
        assert codes[0] is None
        assert codes[-1] == "too-many-requests"
    ana.go_away()


def test_reactions_are_rate_limited(server: RunningServer) -> None:
    ana, _ = talker(server)
    answers = [ana.ask("react", seat=1, reaction="hello").get("code") for _ in range(20)]
    assert answers[:5] == [None] * 5
    assert "too-many-requests" in answers
    ana.go_away()


class Strangers:
    """Bare TCP connections to a server."""

    def __init__(self, server: RunningServer) -> None:
        self._place = (server.http.base_url.host, server.http.base_url.port or 80)
        self._sockets: list[socket.socket] = []

    def __enter__(self) -> Strangers:
        return self

    def __exit__(self, *_: object) -> None:
        for stranger in self._sockets:
            stranger.close()

    def connect(self, says: bytes = b"") -> socket.socket:
        stranger = socket.create_connection(self._place, timeout=120)
        self._sockets.append(stranger)
        stranger.sendall(says)
        return stranger


def post_head(path: str, length: int) -> bytes:
    lines = [f"POST {path} HTTP/1.1", "host: x", "content-type: application/json", f"content-length: {length}", "", ""]
    return "\r\n".join(lines).encode()


def everything(stranger: socket.socket) -> bytes:
    """All that the server sends until it closes the connection."""
    return b"".join(iter(lambda: stranger.recv(1 << 16), b""))


def is_ended(stranger: socket.socket) -> bool:
    """Wait for the next data; whether the server has closed the connection."""
    try:
        return stranger.recv(1000) == b""
    except ConnectionResetError:
        return True


def test_connections_of_an_address_are_limited_and_slow_ones_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Silent connections and unfinished requests are closed, too many are refused; a player is not affected."""
    limits = replace(GENEROUS, connections=2)
    with running(tmp_path, limits=limits, proxies=()) as server:
        made = server.make(PERSON, OPEN)
        with Person(server, made["table"], made["secret"]) as ana, Strangers(server) as strangers:
            ana.hear_type("view")
            monkeypatch.setattr(http_connections, "HEAD_S", 0.3)
            monkeypatch.setattr(http_connections, "BODY_S", 0.3)
            for says in (b"", b"GET / HT", post_head("/api/tables", 9) + b"{"):
                assert is_ended(strangers.connect(says))
            assert "Requests do not arrive in time; their connections are closed." in caplog.text
            monkeypatch.setattr(http_connections, "HEAD_S", 60)
            crowd = [strangers.connect() for _ in range(limits.tcp_connections)]
            assert is_ended(crowd[-1])
            assert "An address has 10 connections; its others are refused." in caplog.text
            ana.must("ping")


def test_a_request_too_many_ends_its_connection(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server.application.services, "requests", Rates(1e-9, 1))
    get = b"GET /api/levels HTTP/1.1\r\nhost: x\r\n\r\n"
    with Strangers(server) as strangers:
        answers = everything(strangers.connect(get * 3))
        assert re.findall(rb"HTTP/1.1 (\d+)", answers) == [b"200", b"429"]
        assert answers.count(b"\r\nconnection: close\r\n") == 1
        posting = strangers.connect(post_head("/api/tables", 3) + b"{")
        assert not select.select([posting], [], [], 0.2)[0], "it would be reset if it were closed before the body comes"
        posting.sendall(b"}}")
        assert everything(posting).startswith(b"HTTP/1.1 429 ")


def test_new_connections_of_an_address_are_rate_limited(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """The rate also limits connections that end at once: a thousand refused requests a second would use a core."""
    limits = replace(GENEROUS, connections=2)
    with running(tmp_path, limits=limits, proxies=()) as server, Strangers(server) as strangers:
        said = "An address opens more than 2 connections a second."
        for _ in range(1000):
            strangers.connect().close()
            if said in caplog.text:
                break
        assert said in caplog.text


def test_the_connections_of_all_addresses_are_limited(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    limits = replace(GENEROUS, connections_of_all=4)
    with running(tmp_path, limits=limits) as server, Strangers(server) as strangers:
        assert server.http.get("/api/health").status_code == 200
        crowd = [strangers.connect() for _ in range(4)]
        assert is_ended(crowd[-1])
        assert "There are 4 connections, as many as allowed; others are refused." in caplog.text


def test_requests_with_incomplete_bodies_are_limited(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    posts = ConcurrencyLimit(2)
    monkeypatch.setattr(server.application.services, "posts", posts)
    with Strangers(server) as strangers:
        for _ in range(2):
            strangers.connect(post_head("/api/records", 9999) + b"{")
        server.wait_until(lambda: len(posts) == 2)
        assert server.post("/api/records", {"record": ""}).json()["code"] == "too-many-requests"
    server.wait_until(lambda: len(posts) == 0)


def test_the_address_of_a_client_behind_proxies(tmp_path: Path) -> None:
    """Limits count each client behind a trusted proxy; the header of other senders is ignored."""
    limits = replace(GENEROUS, tables_a_minute=1)
    body = {"seats": [PERSON, OPEN]}
    with running(tmp_path, limits=limits, proxies=("127.0.0.0/8", "10.0.0.0/8")) as server:
        for client, status in (
            ("192.0.2.1", 201),
            ("192.0.2.2, 10.1.2.3", 201),  # two proxies
            ("198.51.100.1, 192.0.2.2", 429),  # an address that the client itself adds is ignored
            ("192.0.2.1", 429),
        ):
            assert server.post("/api/tables", body, **{"x-forwarded-for": client}).status_code == status
        assert server.http.get("/metrics", headers={"x-forwarded-for": "192.0.2.1"}).status_code == 404
        assert server.http.get("/metrics").headers["content-type"].count("charset") == 1
    with running(tmp_path, limits=limits, proxies=("10.0.0.0/8",)) as server:
        for client, status in (("192.0.2.1", 201), ("192.0.2.2", 429)):
            assert server.post("/api/tables", body, **{"x-forwarded-for": client}).status_code == status


def test_long_records_are_refused(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """A record with too many words is refused before it is parsed."""
    text = str(example_record())
    answer = server.post("/api/records", {"record": text + " 1B1" * RECORD_WORDS})
    assert (answer.status_code, answer.json()["code"]) == (422, "too-long")
    monkeypatch.setattr(questions, "RECORD_STEPS", 5)
    for path in ("/api/records", "/api/reviews"):
        answer = server.post(path, {"record": text})
        assert answer.json()["message"] == "This record is too long: it may have up to 5 deals and moves."


def test_a_question_ends_with_its_connection(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """A question that waits for a thread is dropped when its connection is closed."""
    computers = server.application.services.computers
    server.wait_until(lambda: computers.running == 0)
    monkeypatch.setattr(computers, "threads", 0)
    with Strangers(server) as strangers:
        for _ in range(3):
            strangers.connect(post_head("/api/position", 16) + b'{"position":"x"}')
        server.wait_until(lambda: computers.queued == 3)
    server.wait_until(lambda: computers.queued == 0)


def test_thousands_of_bad_messages_change_nothing(tmp_path: Path) -> None:
    """Random mutations of valid requests; bench/server_noise.py sends a hundred thousand."""
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
            answers = [ana.hear_type("error", "done", "view") for _ in range(sent)]  # a mutated hello may be valid
            codes = {answer.get("code") for answer in answers if answer["type"] != "view"}
            assert codes <= {"malformed", "not-your-seat", "no-such-seat", "wrong-secret"}
        after = server.view(made["table"])
        assert {**after, "now": 0} == {**before, "now": 0}


@pytest.mark.slow
def test_a_class_behind_one_router_can_play(tmp_path: Path) -> None:
    """Default limits allow thirty people at one address to make a table each, play, and ask for a hint."""
    with running(tmp_path, limits=Limits(), proxies=()) as server:
        tables = [server.make(PERSON, {"who": "computer", "level": 1}, first=1) for _ in range(30)]
        people = [Person(server, made["table"], made["secret"]) for made in tables]
        for person in people:
            person.hear_type("view")
        for number, person in enumerate(people):
            person.send({"type": "hint", "id": 1000 + number, "seat": 1, "seconds": 0.05})
        for person in people:
            assert person.hear_type("done", "error")["type"] == "done"
            person.play(random.Random(1))
        for person in people:
            person.hear_until(lambda said: said["type"] == "event" and said["event"].get("by") == "computer")
            person.go_away()
