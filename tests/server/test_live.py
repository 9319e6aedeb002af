"""The WebSocket of a client: views, numbered events, reconnecting, several tabs, and most requests."""

from __future__ import annotations

import json
import random
import threading
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import OPEN, PATIENCE_S, PERSON, Message, Person, RunningServer, play_to_the_end, running
from tilewright.rules import Position
from tilewright.search import Limits, NothingToSearch, SearchResult, search

CHANCE = random.Random(7)


def two_people(server: RunningServer, **settings: Any) -> tuple[Person, Person]:
    """Ana, who starts, and Bo at a table; both have received the view."""
    made = server.make(PERSON, OPEN, first=1, **settings)
    joined = server.join(made["invite"], "Bo")
    people = Person(server, made["table"], made["secret"]), Person(server, made["table"], joined["secret"])
    for person in people:
        person.hear_type("view")
    return people


def go_away(*people: Person) -> None:
    for person in people:
        person.go_away()


def test_waiting_for_somebody(server: RunningServer) -> None:
    made = server.make(PERSON, OPEN)
    with Person(server, made["table"], made["secret"]) as ana:
        ana.hear_type("view")
        assert ana.view["state"] == "waiting"
        assert made["invite"] not in ana.heard[0], "only the answer to its maker contains the invitation"
        server.join(made["invite"], "Bo")
        assert ana.hear_event("joined")["event"] == {"kind": "joined", "seat": 2, "name": "Bo"}
        ana.hear_event("dealt")
        assert ana.view["state"] == "playing"
        assert [seat["who"] for seat in ana.view["seats"]] == ["person", "person"]


def test_getting_up_before_the_game(server: RunningServer) -> None:
    made = server.make(PERSON, OPEN, OPEN)
    joined = server.join(made["invite"], "Bo", seat=3)
    assert joined["seats"] == [3]
    with Person(server, made["table"], joined["secret"]) as bo:
        bo.hear_type("view")
        bo.must("leave", seat=3)
        bo.hear_event("left")
        assert bo.view["seats"][2]["who"] == "open"
        while bo.hear_type("presence")["watching"] == 0:
            pass  # the last presence before
    assert server.join(made["invite"], "Cy")["seats"] == [2]


def test_a_reconnecting_client_gets_exactly_the_rest(server: RunningServer) -> None:
    ana, bo = two_people(server)
    for _ in range(3):
        for person in (ana, bo):
            person.settle()
            person.play(CHANCE)
    ana.settle()
    had = ana.seq
    ana.go_away()
    bo.settle()
    again = Person(server, ana.table, ana.secret, have=had - 4)
    again.seq = had - 4
    again.hear_type("you")
    assert [event["seq"] for event in again.events] == list(range(had - 3, bo.seq + 1))
    assert again.events == bo.events[had - 4 :]
    assert again.turn is not None
    nothing_new = Person(server, ana.table, ana.secret, have=bo.seq)
    nothing_new.seq = bo.seq
    assert nothing_new.hear_until(lambda said: said["type"] != "notice")["type"] == "you"  # skips notices
    for claim in (bo.seq + 1, 2**53 - 1):
        with Person(server, ana.table, ana.secret, have=claim) as dreamer:
            assert dreamer.hear_until(lambda said: said["type"] != "notice")["type"] == "view"
    go_away(bo, again, nothing_new)


def test_hello_again_on_the_same_connection(server: RunningServer) -> None:
    ana, bo = two_people(server)
    other = server.make(PERSON, OPEN)
    ana.hello()
    assert ana.hear_type("view")["you"]["seats"] == [1]
    ana.table, ana.secret = other["table"], other["secret"]
    ana.hello(language="is")
    assert ana.hear_type("view")["table"]["table"] == other["table"]
    assert bo.hear_until(lambda message: message["type"] == "presence" and not message["present"][0])
    go_away(ana, bo)


def test_tabs_of_one_person_stay_in_step(server: RunningServer) -> None:
    ana, bo = two_people(server)
    tab = Person(server, ana.table, ana.secret)
    tab.hear_type("view")
    ana.settle()
    ana.play(CHANCE)
    bo.settle()
    bo.play(CHANCE)
    for person in (ana, tab):
        person.settle()
    assert tab.events == ana.events
    assert tab.you == ana.you
    assert tab.turn is not None
    tab.play(CHANCE)
    ana.settle()
    assert ana.turn is None
    go_away(ana, tab)
    go_away(bo)


def test_presence(server: RunningServer) -> None:
    ana, bo = two_people(server)
    with Person(server, ana.table) as watcher:
        watcher.hear_type("presence")
        ana.hear_until(lambda message: message.get("watching") == 1)
        assert ana.presence["present"] == [True, True]
    ana.hear_until(lambda message: message.get("watching") == 0)
    bo.go_away()
    ana.hear_until(lambda message: message.get("present") == [True, False])
    ana.go_away()
    server.wait_until(lambda: not any(seat["present"] for seat in server.view(ana.table)["seats"]))


def test_reactions(server: RunningServer) -> None:
    ana, bo = two_people(server)
    ana.must("react", seat=1, reaction="nice")
    assert bo.hear_type("reaction") == {"type": "reaction", "seat": 1, "reaction": "nice"}
    assert ana.ask("react", seat=2, reaction="nice")["code"] == "not-your-seat"
    assert ana.ask("react", seat=1, reaction="rude words")["code"] == "malformed"
    go_away(ana, bo)


def test_undo(server: RunningServer) -> None:
    ana, bo = two_people(server)
    before = ana.view["position"]
    assert ana.ask("undo", seat=1)["code"] == "nothing-to-undo"
    ana.play(CHANCE)
    ana.settle()
    assert ana.you["can_undo"] == [1]
    ana.must("undo", seat=1)
    bo.hear_event("took-back")
    assert bo.view["position"] == before
    ana.settle()
    ana.play(CHANCE)
    bo.settle()
    bo.play(CHANCE)
    assert ana.ask("undo", seat=1)["code"] == "too-late-to-undo"
    go_away(ana, bo)


def test_offers(server: RunningServer) -> None:
    ana, bo = two_people(server)
    before = ana.view["position"]
    ana.play(CHANCE)
    bo.settle()
    bo.play(CHANCE)
    ana.must("offer", seat=1, matter="take-back")
    assert ana.ask("offer", seat=1, matter="take-back")["code"] == "already-offered"
    bo.hear_event("offered")
    assert bo.view["offers"] == [{"matter": "take-back", "seat": 1, "waiting": [2]}]
    bo.must("answer", seat=2, matter="take-back", yes=True)
    ana.hear_event("took-back")
    assert ana.view["position"] == before
    bo.must("offer", seat=2, matter="stop")
    ana.must("answer", seat=1, matter="stop", yes=False)
    assert ana.ask("answer", seat=1, matter="stop", yes=True)["code"] == "nothing-offered"
    assert bo.ask("offer", seat=2, matter="stop")["code"] == "already-declined"
    ana.must("offer", seat=1, matter="stop")
    bo.must("answer", seat=2, matter="stop", yes=True)
    ended = bo.hear_event("ended")
    assert ended["event"]["result"]["reason"] == "stopped"
    assert ended["event"]["secret"]
    go_away(ana, bo)


def test_resigning_and_a_rematch(server: RunningServer) -> None:
    ana, bo = two_people(server)
    assert bo.ask("rematch", seat=2)["code"] == "not-over"
    ana.must("resign", seat=1)
    assert bo.hear_event("ended")["event"]["result"]["winners"] == [2]
    assert ana.ask("resign", seat=1)["type"] == "error"
    bo.must("rematch", seat=2)
    ana.must("rematch", seat=1)
    new = ana.view.get("rematch") or next(
        event["event"]["table"] for event in ana.events if event["event"]["kind"] == "rematched"
    )
    assert sum(event["event"]["kind"] == "rematched" for event in ana.events) == 1
    with Person(server, new, ana.secret) as again:
        again.hear_type("view")
        assert again.you["seats"] == [2]
        assert [seat["name"] for seat in again.view["seats"]] == ["Bo", "Ana"]
        assert again.view["state"] == "playing"
    go_away(ana, bo)


def test_hints(server: RunningServer) -> None:
    ana, bo = two_people(server)
    done = ana.must("hint", seat=1, seconds=0.05)
    found = next(message for message in map(json.loads, ana.heard) if message["type"] == "analysis")
    assert found["id"] == done["id"], "the analysis came before `done`"
    legal = [move[0] for move in ana.you["turns"][0]["moves"]]
    assert found["analysis"]["moves"][0]["move"] in legal
    assert bo.hear_event("hinted")["event"]["seat"] == 1
    go_away(ana, bo)
    no_hints = server.make(PERSON, {"who": "computer"}, hints=False, first=1)
    with Person(server, no_hints["table"], no_hints["secret"]) as alone:
        assert alone.ask("hint", seat=1)["code"] == "hints-not-allowed"


def test_each_hint_is_answered_once(server: RunningServer) -> None:
    """Of several requests for a hint that arrive together, one is searched and the others are refused."""
    ana, bo = two_people(server)
    hints = [{"type": "hint", "id": number, "seat": 1, "seconds": 0.05} for number in range(500, 505)]
    frames = b"".join(masked_frame(json.dumps(hint).encode()) for hint in hints)
    ana.socket.socket.sendall(frames)
    answers = [ana.hear_until(is_answer) for _ in hints]
    assert sorted(answer["id"] for answer in answers) == list(range(500, 505))
    assert [answer["type"] for answer in answers].count("done") == 1
    assert {answer["code"] for answer in answers if answer["type"] == "error"} == {"busy"}
    ana.must("hint", seat=1, seconds=0.05)
    answered = [message["id"] for message in map(json.loads, ana.heard) if is_answer(message)]
    assert len(answered) == len(set(answered))
    go_away(ana, bo)


def test_a_hint_whose_search_fails_is_answered_by_one_error(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise NothingToSearch("there is no move to search for")

    ana, bo = two_people(server)
    monkeypatch.setattr("tilewright.server.questions.analyse_hint", fail)
    assert ana.ask("hint", seat=1)["code"] == "nothing-to-search"
    ana.settle()
    answers = [message for message in map(json.loads, ana.heard) if is_answer(message)]
    assert [answer["type"] for answer in answers] == ["error"]
    go_away(ana, bo)


def is_answer(message: Message) -> bool:
    return message["type"] in ("done", "error")


def masked_frame(payload: bytes) -> bytes:
    """A text frame as a browser sends it, with a mask of zeros."""
    return bytes((0x81, 0x80 | len(payload))) + bytes(4) + payload


@pytest.mark.parametrize("ending", ["undo", "resign", "go away", "close"])
def test_the_computers_search_ends_with_its_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ending: str) -> None:
    """When the computer's turn is over, its search stops at once instead of using up its budget."""
    began, stopped = threading.Event(), threading.Event()

    def think(position: Position, limits: object, *, stop: threading.Event, **_: object) -> SearchResult:
        # Servers of other tests may live in this process, and search with this function, too.
        if not began.is_set() and position == server.application.host.tables[made["table"]].table.position:
            began.set()
            if stop.wait(PATIENCE_S):
                stopped.set()
        return search(position, Limits(nodes=1))

    with running(tmp_path) as server:
        made = server.make(PERSON, {"who": "computer", "level": 10}, first=1)
        monkeypatch.setattr("tilewright.players.searching.search", think)
        with Person(server, made["table"], made["secret"]) as ana:
            ana.hear_type("view")
            ana.play(CHANCE)
            assert began.wait(PATIENCE_S)
            if ending == "go away":  # nobody waits for the computer's move
                ana.go_away()
            elif ending != "close":
                ana.must(ending, seat=1)
            if ending != "close":
                assert stopped.wait(PATIENCE_S)
            if ending == "undo":
                ana.settle()
                ana.play(CHANCE)
                assert ana.hear_event("played")["event"]["by"] == "person"
                assert ana.hear_event("played")["event"]["by"] == "computer"
    assert stopped.is_set()


def test_computers_play_only_where_somebody_waits(server: RunningServer) -> None:
    """A game among computers continues only while somebody watches."""
    made = server.make({"who": "computer", "level": 1}, {"who": "computer", "level": 1})
    live = server.application.host.tables[made["table"]]
    assert live.computer is None
    with Person(server, made["table"]) as watcher:
        watcher.hear_event("played")
    server.wait_until(lambda: not live.audience.clients and live.computer is not None and live.computer.done())
    assert not watcher.is_over


def test_hidden_columns_and_secrets_never_leak(server: RunningServer) -> None:
    """Messages to others contain no column before all have chosen, and never a secret."""
    ana, bo = two_people(server, side="grey")
    watcher = Person(server, ana.table)
    watcher.hear_type("view")
    people = {1: ana, 2: bo}
    while not ana.view["choosing"]:
        for person in people.values():
            person.settle()
            if person.turn is not None and not ana.view["choosing"]:
                person.play(CHANCE)
            ana.settle()
    assert ana.view["choosing"]
    first = ana.view["choosing"][0]
    chooser = people[first]
    others = [person for person in (ana, bo, watcher) if person is not chooser]
    for person in (ana, bo, watcher):
        person.settle()
    marks = [len(person.heard) for person in others]
    board = chooser.you["turns"][0]["board"]
    while chooser.turn is not None:
        chooser.play(CHANCE)
        chooser.settle()
    ana.settle()
    if ana.view["choosing"]:
        for person, mark in zip(others, marks, strict=True):
            person.settle()
            heard = person.heard[mark:]
            assert any('"chose"' in text for text in heard)
            assert not any("@" in text for text in heard if '"you"' not in text)
            assert not any(f'"{chooser.secret}"' in text for text in person.heard)
        assert board in watcher.view["position"]
    made_secrets = [ana.secret, bo.secret]
    for person in (ana, bo, watcher):
        everything = "".join(person.heard)
        assert all(str(secret) not in everything for secret in made_secrets)
        assert '"secret":"' not in everything
    assert "invite" not in watcher.heard[0]
    go_away(ana, bo, watcher)


def test_the_secret_of_the_deals_is_sent_at_the_end_only(server: RunningServer) -> None:
    ana, bo = two_people(server)
    table = server.application.host.tables[ana.table].table
    secret = table.secret.hex()
    play_to_the_end([ana, bo], CHANCE)
    for person in (ana, bo):
        told = [text for text in person.heard if secret in text]
        assert len(told) == 1
        assert '"ended"' in told[0]
    go_away(ana, bo)


def test_the_computer_stands_in_and_gives_back(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        made = server.make(PERSON, OPEN, first=1, stand_in_after=60)
        bo_secret = server.join(made["invite"], "Bo")["secret"]
        bo = Person(server, made["table"], bo_secret)
        bo.hear_type("view")
        server.clock.ahead += 59
        bo.settle()
        assert not any(event["event"]["kind"] == "stood-in" for event in bo.events)
        server.clock.ahead += 2
        stood_in = bo.hear_event("stood-in")
        assert stood_in["event"] == {"kind": "stood-in", "seat": 1, "because": "gone"}
        assert stood_in["seats"][0]["stand_in"] is True
        assert bo.hear_event("played")["event"]["by"] == "stand-in"
        ana = Person(server, made["table"], made["secret"])
        ana.hear_type("view")
        assert ana.view["seats"][0]["stand_in"] is False
        assert bo.hear_event("returned")["event"]["seat"] == 1
        ana.must("leave", seat=1)
        assert bo.hear_event("stood-in")["event"]["because"] == "left"
        go_away(ana, bo)


@pytest.mark.slow
def test_nobody_stands_in_when_nobody_waits(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        made = server.make(PERSON, {"who": "computer", "level": 1}, first=1, stand_in_after=10)
        server.clock.ahead += 1000
        server.wait_until(lambda: not server.application.host.alarms.due(0))
        assert server.view(made["table"])["seats"][0]["stand_in"] is False


def test_a_clock_runs_out(tmp_path: Path) -> None:
    compiled = threading.Event()
    with running(tmp_path, load=lambda: compiled.wait(PATIENCE_S)) as server:
        ana, bo = two_people(server, clock={"per_move": 30})
        assert ana.view["deadline"] is not None
        ana.play(CHANCE)
        bo.settle()
        assert bo.view["deadline"] > ana.view["now"] + 29
        server.clock.ahead += 31
        assert ana.hear_event("stood-in")["event"] == {"kind": "stood-in", "seat": 2, "because": "clock"}
        bo.hear_event("stood-in")
        bo.hello(have=bo.seq)  # before the computer has moved, but too late for this move; no event may come twice
        bo.settle()
        compiled.set()
        played = ana.hear_event("played")["event"]
        assert (played["by"], played["late"]) == ("stand-in", True)
        assert ana.events[-2]["event"] == {"kind": "returned", "seat": 2}
        bo.hear_event("played")
        assert bo.you["can_undo"] == []
        ana.settle()
        answer = bo.ask("resign", seat=2)
        assert answer["type"] == "done"
        ana.hear_event("ended")
        go_away(ana, bo)


def test_people_can_play_while_the_search_is_compiled(tmp_path: Path) -> None:
    """People can play while the search is being compiled; the computer moves as soon as it is ready."""
    compiled = threading.Event()

    def compile_slowly() -> None:
        compiled.wait(PATIENCE_S)

    with running(tmp_path, load=compile_slowly) as server:
        made = server.make(PERSON, {"who": "computer", "level": 1}, first=1)
        assert server.http.get("/api/health").json()["status"] == "compiling"
        with Person(server, made["table"], made["secret"]) as ana:
            assert ana.hear() == {"type": "notice", "what": "compiling"}
            ana.hear_type("view")
            ana.play(random.Random(1))
            compiled.set()
            ana.hear_until(lambda message: message["type"] == "event" and message["event"].get("seat") == 2)
            assert server.http.get("/api/health").json()["status"] == "ok"


@pytest.mark.parametrize("players", [3, 4])
def test_resigning_at_a_larger_table(server: RunningServer, players: int) -> None:
    made = server.make(PERSON, OPEN, *[{"who": "computer", "level": 1}] * (players - 2), first=1)
    joined = server.join(made["invite"], "Bo")
    ana, bo = Person(server, made["table"], made["secret"]), Person(server, made["table"], joined["secret"])
    ana.must("resign", seat=1)
    assert bo.hear_event("resigned")["event"]["seat"] == 1
    assert bo.hear_event("stood-in")["event"]["because"] == "resigned"
    assert ana.ask("play", seat=1, move="1R1", at=0)["code"] == "already-resigned"
    bo.must("resign", seat=2)
    assert ana.hear_event("ended")["event"]["result"]["reason"] == "stopped"
    go_away(ana, bo)
