"""Whole games over real connections, for every size and both sides."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.random_games import TABLES
from tests.server.running import OPEN, PERSON, Person, RunningServer, play_to_the_end
from tilewright.cli import main
from tilewright.notation import Record


@pytest.mark.slow
@pytest.mark.parametrize(("players", "side"), TABLES)
def test_people_play_to_the_end(
    server: RunningServer, players: int, side: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    promise = server.post("/api/promises", {}).json()
    own = {"promise": promise["commitment"], "randomness": "ab01"}
    made = server.make(PERSON, *[OPEN] * (players - 1), side=side, **own)
    table = made["table"]
    assert table == promise["table"]
    assert server.view(table)["fairness"]["randomness"] == [""] * players  # hidden until the game begins
    secrets = [made["secret"]]
    for number in range(2, players + 1):
        secrets.append(server.join(made["invite"], f"Person {number}", randomness=f"0{number}")["secret"])
    assert len(set(secrets)) == players
    people = [Person(server, table, secret) for secret in secrets]
    watcher = Person(server, table)
    for person in (*people, watcher):
        person.hear_type("view")
    play_to_the_end(people, random.Random(players))
    watcher.settle()
    for person in (*people, watcher):
        assert person.view["state"] == "over"
        person.go_away()
    with Person(server, table) as late:
        late.hear_type("view")
        assert late.events == people[0].events == watcher.events
        assert late.view["position"] == people[0].view["position"]
        assert late.view["result"]["winners"]
        assert late.view["fairness"]["secret"]
    file = tmp_path / "game.azr"
    file.write_bytes(server.http.get(f"/api/tables/{table}/record.azr").content)
    assert str(Record.parse(file.read_text(encoding="utf-8")).final) == people[0].view["position"]
    assert watcher.view["fairness"]["commitment"] == promise["commitment"]
    assert main(["verify", str(file), "--commitment", promise["commitment"], "--randomness", "ab01"]) == 0
    assert "Fair: all" in capsys.readouterr().out
    answer = server.post("/api/records", {"record": file.read_text(encoding="utf-8")}).json()
    assert answer["fair"] == "consistent"
    assert answer["fairness"]["table"] == table
    assert answer["fairness"]["secret"] == late.view["fairness"]["secret"]
    assert answer["result"] == late.view["result"]
    assert answer["steps"][-1]["tiling"]
    assert server.http.get(f"/api/tables/{table}/record.json").json()["body"]


@pytest.mark.parametrize(("players", "side"), TABLES)
def test_a_person_against_the_computer(server: RunningServer, players: int, side: str) -> None:
    made = server.make(PERSON, *[{"who": "computer", "level": 1}] * (players - 1), side=side)
    with Person(server, made["table"], made["secret"]) as person:
        person.hear_type("view")
        chance = random.Random(1)
        while not person.is_over:
            if person.turn is not None:
                person.play(chance)
            else:
                person.hear()
        assert {event["event"]["by"] for event in person.events if event["event"]["kind"] == "played"} == {
            "person",
            "computer",
        }


def test_one_device_several_seats(server: RunningServer) -> None:
    made = server.make(PERSON, {"who": "person", "name": "Bo"}, {"who": "open"})
    assert made["seats"] == [1, 2]
    joined = server.post(
        "/api/join", {"invite": made["invite"], "name": "Cy"}, authorization=f"Bearer {made['secret']}"
    ).json()
    assert joined["secret"] == made["secret"]
    assert joined["seats"] == [1, 2, 3]
    with Person(server, made["table"], made["secret"]) as person:
        person.hear_type("view")
        play_to_the_end([person], random.Random(5))
        assert [seat["name"] for seat in person.view["seats"]] == ["Ana", "Bo", "Cy"]
