"""Any process serves any client: one process owns the table and decides, the others relay."""

from __future__ import annotations

import asyncio
import random

import pytest

from bench.load.judging import log_of
from tests.server.cluster.sitting import seated, see_nothing, table_of, two_people
from tests.server.running import PERSON, Person, RunningServer, play_to_the_end
from tilewright.server.cluster.cluster import Cluster
from tilewright.server.cluster.shared_table import SharedTable

pytestmark = pytest.mark.slow  # PostgreSQL and Redis are started


def test_people_at_two_processes_play_a_whole_game(two: list[RunningServer]) -> None:
    with two_people(two) as (ana, bo):
        table = ana.table
        assert table_of(two[0], table).is_owner
        assert not table_of(two[1], table).is_owner
        play_to_the_end([ana, bo], random.Random(1))
        assert ana.events == bo.events
        assert two[0].view(table)["result"] == two[1].view(table)["result"]
        bo.must("share", seat=2, randomness="ab")
        bo.must("rematch", seat=2)
        ana.hear_event("rematched")
        assert sum(event["event"]["kind"] == "rematched" for event in bo.events) == 1


def test_refusals_come_back_from_the_owner(two: list[RunningServer]) -> None:
    made, joined = seated(two, first=1)
    with Person(two[1], made["table"], joined["secret"], language="fi") as bo:
        bo.hear_type("view")
        refused = bo.ask("play", seat=2, move="1B1", at=bo.seq)
        assert refused["code"] == "not-your-turn"
        assert refused["message"] != "It is not this seat’s turn.", "in the client's language"
        assert bo.ask("play", seat=1, move="1B1", at=bo.seq)["code"] == "not-your-seat"
        assert bo.must("leave", seat=2)["seq"] == bo.hear_event("stood-in")["seq"]


def test_presence_and_reactions_reach_the_other_process(two: list[RunningServer]) -> None:
    made, joined = seated(two)
    table = made["table"]
    with Person(two[0], table, made["secret"]) as ana:
        with Person(two[1], table, joined["secret"]) as bo, Person(two[1], table) as watcher:
            for person in (ana, bo, watcher):
                person.hear_until(
                    lambda message: (
                        message["type"] == "presence"
                        and message["present"] == [True, True]
                        and message["watching"] == 1
                    )
                )
            bo.must("react", seat=2, reaction="nice")
            assert ana.hear_type("reaction")["seat"] == 2
            ana.must("react", seat=1, reaction="nice")
            assert watcher.hear_type("reaction")["seat"] == 2
            assert watcher.hear_type("reaction")["seat"] == 1
        ana.hear_until(lambda message: message["type"] == "presence" and message["present"] == [True, False])


def test_a_promise_of_one_process_is_kept_by_the_other(two: list[RunningServer]) -> None:
    promise = two[0].post("/api/promises", {}).json()
    made = two[1].make(PERSON, {"who": "computer", "level": 1}, promise=promise["commitment"], randomness="ab")
    assert made["table"] == promise["table"]
    assert two[0].view(made["table"])["fairness"]["commitment"] == promise["commitment"]


def test_the_computer_answers_a_person_at_another_process_once(two: list[RunningServer]) -> None:
    made = two[0].make(PERSON, {"who": "computer", "level": 1}, first=1)
    with Person(two[1], made["table"], made["secret"]) as ana:
        ana.hear_type("view")
        for _ in range(3):
            if ana.turn is None:
                ana.hear_until(lambda _: ana.turn is not None)
            ana.play(random.Random(1))
        ana.hear_until(lambda _: ana.turn is not None)
        by = [event["event"]["by"] for event in ana.events if event["event"]["kind"] == "played"]
        assert by == ["person", "computer"] * 3


def test_a_relay_that_is_behind_reads_the_log_for_a_client_that_knows_more(
    two: list[RunningServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    with two_people(two, first=2) as (ana, _bo):  # Bo begins: so the computer does not move for Ana when she leaves
        table = ana.table
        monkeypatch.setattr(Cluster, "_look_at", see_nothing)
        for message in ("hear_told", "hear_elsewhere"):
            monkeypatch.setattr(SharedTable, message, lambda *_: None)
        told = ana.must("leave", seat=1)["seq"]
        port = int(two[1].http_address.rpartition(":")[2])
        behind = asyncio.run(log_of(port, table))
        assert behind[-1]["seq"] < told
        read = asyncio.run(log_of(port, table, told))
        assert read[-1]["seq"] == told


def test_a_relay_reads_what_the_broker_has_lost(two: list[RunningServer], monkeypatch: pytest.MonkeyPatch) -> None:
    with two_people(two) as (ana, bo):
        for message in ("hear_told", "hear_elsewhere"):
            monkeypatch.setattr(SharedTable, message, lambda *_: None)
        told = ana.must("leave", seat=1)["seq"]
        assert bo.hear_event("stood-in")["seq"] == told


def test_events_on_their_way_are_not_read_from_the_database(
    two: list[RunningServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    made, joined = seated(two, first=1)
    monkeypatch.setattr(Cluster, "_look_at", see_nothing)
    with Person(two[1], made["table"], joined["secret"]) as bo:
        bo.hear_type("view")
        relay = table_of(two[1], made["table"])
        seq = relay.table.seq
        relay._last_in_store = seq
        assert not relay.is_behind(seq + 1), "the event may still arrive through the broker"
        assert relay.is_behind(seq + 1), "the database had the event at the last look"
