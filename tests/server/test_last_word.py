"""The players have the last word, on a real server: devices that reveal or do not, and a restart."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from tests.server.running import OPEN, PERSON, Person, RunningServer, running
from tests.server.test_fair_deals import COMPUTER, promise, record_of
from tilewright.fairness import Status, chain_value, check_record
from tilewright.server.table.turns import REVEAL_S

SEEDS = [bytes([number]) * 32 for number in (1, 2)]
CHAINS = [chain_value(seed, 0) for seed in SEEDS]
CHANCE = random.Random(3)


def made_table(server: RunningServer, *seats: dict[str, Any], **settings: Any) -> tuple[dict[str, Any], str]:
    noted = promise(server)["commitment"]
    made = server.make(*seats, last_word=True, promise=noted, randomness=CHAINS[0], **settings)
    return made, noted


def answer(person: Person, seed: bytes) -> None:
    """Reveal all values that the server asks for, as the page does."""
    person.settle()
    for asked in person.you.get("reveals", []):
        person.must("reveal", seat=asked["seat"], round=asked["round"], value=chain_value(seed, asked["round"]))
    person.settle()


def play_rounds(people: list[tuple[Person, bytes]], rounds: int) -> None:
    """Play and reveal values until this many rounds are dealt."""
    while sum(event["event"]["kind"] == "dealt" for event in people[0][0].events) < rounds:
        for person, seed in people:
            answer(person, seed)
            if person.turn is not None:
                person.play(CHANCE)


def test_two_people(server: RunningServer) -> None:
    made, noted = made_table(server, PERSON, OPEN)
    joined = server.join(made["invite"], "Bo", randomness=CHAINS[1])
    with (
        Person(server, made["table"], made["secret"]) as ana,
        Person(server, made["table"], joined["secret"]) as bo,
        Person(server, made["table"]) as watcher,
    ):
        ana.settle()
        assert (ana.view["last_word"], ana.view["revealing"], ana.you["turns"]) == (True, [1, 2], [])
        assert ana.view["deadline"] is not None
        assert ana.ask("reveal", seat=1, round=1, value=chain_value(SEEDS[1], 1))["code"] == "wrong-reveal"
        assert ana.ask("reveal", seat=2, round=1, value=chain_value(SEEDS[1], 1))["code"] == "not-your-seat"
        assert ana.ask("reveal", seat=1, round=1, value="A" * 64)["code"] == "malformed"
        assert watcher.ask("reveal", seat=1, round=1, value=chain_value(SEEDS[0], 1))["code"] == "not-your-seat"
        play_rounds([(ana, SEEDS[0]), (bo, SEEDS[1])], 3)
        ana.settle()
        assert ana.view["revealing"] == []
        assert ana.view["deadline"] is None
        watcher.settle()
        assert json.dumps(chain_value(SEEDS[1], 3)) in "".join(watcher.heard), "revealed values are public"
        ana.must("resign", seat=1)
    verdict = check_record(record_of(server, made["table"]), noted, CHAINS[0])
    assert (verdict.status, verdict.unforeseen) == (Status.FAIR, (1, 2, 3))


def test_a_person_and_the_computer(server: RunningServer) -> None:
    made, noted = made_table(server, PERSON, COMPUTER, side="grey")
    with Person(server, made["table"], made["secret"]) as ana:
        play_rounds([(ana, SEEDS[0])], 2)
        ana.must("resign", seat=1)
    verdict = check_record(record_of(server, made["table"]), noted, CHAINS[0])
    assert (verdict.status, verdict.unforeseen) == (Status.FAIR, (1, 2))


def test_the_game_continues_without_a_device(tmp_path: Path) -> None:
    """Bo's browser never reveals a value: the first deal waits for it, later ones do not."""
    with running(tmp_path) as server:
        made, _ = made_table(server, PERSON, OPEN)
        joined = server.join(made["invite"], "Bo", randomness=CHAINS[1])
        with (
            Person(server, made["table"], made["secret"]) as ana,
            Person(server, made["table"], joined["secret"]) as bo,
        ):
            answer(ana, SEEDS[0])
            assert ana.view["revealing"] == [2]
            server.clock.ahead += REVEAL_S
            ana.hear_event("dealt")
            bo.settle()
            assert bo.you["reveals"] == [{"seat": 2, "round": 1}]
            while sum(event["event"]["kind"] == "dealt" for event in ana.events) < 2:
                answer(ana, SEEDS[0])
                for person in (ana, bo):
                    person.settle()
                    if person.turn is not None:
                        person.play(CHANCE)
            assert server.view(made["table"])["revealing"] == []


def test_a_restart_while_a_deal_waits(tmp_path: Path) -> None:
    """Downtime does not count as waiting; later the deal is made, although nobody has reconnected."""
    with running(tmp_path) as server:
        made, _ = made_table(server, PERSON, OPEN)
        server.join(made["invite"], "Bo", randomness=CHAINS[1])
        with Person(server, made["table"], made["secret"]) as ana:
            answer(ana, SEEDS[0])
    away = 3600.0
    with running(tmp_path, ahead=away) as server:
        server.wait_until(lambda: made["table"] in server.application.host.tables)
        view = server.view(made["table"])
        assert view["revealing"] == [2]
        assert view["deadline"] > view["now"]
        server.clock.ahead += REVEAL_S
        server.wait_until(lambda: server.view(made["table"])["revealing"] == [])
        with Person(server, made["table"], made["secret"]) as ana:
            ana.settle()
            assert ana.events[-1]["event"]["kind"] == "dealt"


def test_fixed_deals_have_no_last_word(server: RunningServer) -> None:
    for path in ("/api/duels", f"/api/daily/{server.http.get('/api/daily').json()['date']}/tries"):
        assert server.post(path, {"last_word": True}).json()["code"] == "malformed"
