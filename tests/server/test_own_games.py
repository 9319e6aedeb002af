"""A person's unfinished games on another device: they are listed, and a token gives access until it is revoked."""

from __future__ import annotations

import random
import time

import pytest

from tests.server.people import SignedIn, sign_up
from tests.server.running import OPEN, PERSON, Message, Person, RunningServer
from tilewright.server import conversations
from tilewright.server.people import running

COMPUTER = {"who": "computer", "level": 1}


def games_of(server: RunningServer, person: SignedIn, after: str = "") -> Message:
    answer = server.http.get("/api/me/games", params={"after": after}, headers=person.headers)
    assert answer.status_code == 200, answer.text
    found: Message = answer.json()
    return found


def make(server: RunningServer, person: SignedIn, *seats: Message) -> Message:
    made: Message = server.post("/api/tables", {"seats": list(seats), "first": 1}, **person.headers).json()
    return made


def test_another_device_finds_the_game_and_plays_it(server: RunningServer) -> None:
    ana = sign_up(server, phrase=True)
    made = make(server, ana, PERSON, COMPUTER)
    asked = {"name": ana.name, "phrase": ana.phrase}
    token = server.post("/api/people/phrase", asked).json()["token"]
    server.wait_until(lambda: bool(games_of(server, ana)["tables"]))
    assert games_of(server, ana) == {"tables": [made["table"]], "more": None}
    with Person(server, made["table"], person=token) as phone, Person(server, made["table"], made["secret"]) as desk:
        phone.hear_type("view")
        desk.hear_type("view")
        assert phone.you["seats"] == [1] == desk.you["seats"]
        assert made["secret"] not in "".join(phone.heard)
        phone.play(random.Random(1))
        desk.hear_event("played")
        phone.must("resign", seat=1)
    server.wait_until(lambda: games_of(server, ana)["tables"] == [])


def test_without_a_seat_one_watches_and_nonsense_is_refused(server: RunningServer) -> None:
    ana, bo = sign_up(server), sign_up(server)
    made = make(server, ana, PERSON, OPEN)
    with Person(server, made["table"], person=bo.token) as watcher:
        watcher.hear_type("view")
        assert watcher.you["seats"] == []
        assert watcher.ask("leave", seat=1)["code"] == "not-your-seat"
    for token, code in ((bo.token[:-1] + "!", "malformed"), (ana.id + "x" * 43, "not-signed-in")):
        with Person(server, made["table"], person=token) as thief:
            assert thief.hear_type("error")["code"] == code
    answer = server.http.get("/api/me/games")
    assert (answer.status_code, answer.json()["code"]) == (403, "not-signed-in")
    assert server.http.get("/api/me/games?after=../x", headers=bo.headers).status_code == 400


def test_a_revoked_token_stops_working_soon(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conversations, "SIGNED_IN_S", 0.01)
    ana = sign_up(server, phrase=True)
    made = make(server, ana, PERSON, COMPUTER)
    own = server.post("/api/people/phrase", {"name": ana.name, "phrase": ana.phrase}).json()["token"]
    with Person(server, made["table"], person=ana.token) as thief:
        thief.hear_type("view")
        answer = server.post("/api/me/devices/end", {"device": None}, **{"Tilewright-Person": own})
        assert answer.status_code < 300, answer.text
        assert thief.hear_end()[-1]["code"] == "not-signed-in"
    with Person(server, made["table"], person=ana.token) as thief:
        assert thief.hear_type("error")["code"] == "not-signed-in"


def test_a_connection_that_has_put_its_token_aside_outlives_it(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(conversations, "SIGNED_IN_S", 0.01)
    ana = sign_up(server)
    made = make(server, ana, PERSON, OPEN)
    with Person(server, made["table"], person=ana.token) as watcher:
        watcher.hear_type("view")
        watcher.hello()  # the same table, to watch
        watcher.hear_until(lambda _: watcher.you.get("seats") == [])
        [device] = server.http.get("/api/me", headers=ana.headers).json()["devices"]
        server.post("/api/me/devices/end", {"device": device["device"]}, **ana.headers)
        time.sleep(0.2)
        watcher.must("ping")


def test_the_list_is_paged(server: RunningServer) -> None:
    ana = sign_up(server)
    tables = [make(server, ana, PERSON, OPEN)["table"] for _ in range(3)]
    server.wait_until(lambda: len(games_of(server, ana)["tables"]) == 3)
    store = server.application.services.store
    first, more = server.call(running.running_of(store, ana.id, at_most=2))
    rest, end = server.call(running.running_of(store, ana.id, more or "", at_most=2))
    assert (sorted(first + rest), end) == (sorted(tables), None)
    assert server.post("/api/me/delete", {"name": ana.name}, **ana.headers).status_code < 300
    assert server.call(running.running_of(store, ana.id)) == ([], None)
