"""A tournament and a chat of people at two processes; during the tournament one process is replaced."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.equal_deals import play_on
from tests.server.running import OPEN, PERSON, Person, RunningServer, running
from tests.server.test_tournaments import Entrant

pytestmark = pytest.mark.slow  # PostgreSQL and Redis are started


def play_round(people: list[Entrant], round: int) -> None:
    """All people become ready and play their games of this round."""
    for person in people:
        person.server.wait_until(lambda person=person: person.view()["round"] == round)  # type: ignore[misc]
        person.act("ready")
    for person in people:
        person.server.wait_until(lambda person=person: person.view()["you"]["table"] is not None)  # type: ignore[misc]
    tables: dict[str, list[Person]] = {}
    for person in people:
        sitting = person.table()
        assert sitting is not None
        tables.setdefault(sitting.table, []).append(sitting)
    assert [len(seats) for seats in tables.values()] == [2, 2]
    for seats in tables.values():
        play_on(seats)
        for seat in seats:
            seat.go_away()


def test_a_tournament_of_people_at_two_processes_one_of_which_is_replaced(
    two: list[RunningServer], shared: tuple[str, str], tmp_path: Path
) -> None:
    with running(tmp_path, share=shared) as going:
        people = [Entrant(server, f"P{number}") for number, server in enumerate((going, two[0], going, two[0]))]
        people[0].make(rounds=2)
        for person in people[1:]:
            person.enter(people[0].id)
        assert people[0].act("start")["round"] == 1
        play_round(people, 1)
        two[0].wait_until(lambda: people[1].view()["round"] == 2)
    for person in people:
        if person.server is going:
            person.server = two[1]
    play_round(people, 2)
    for person in people:
        person.server.wait_until(lambda person=person: person.view()["state"] == "over")  # type: ignore[misc]
    here, there = people[0].view(), people[1].view()
    assert here["standings"] == there["standings"]
    assert sum(line["points"] for line in here["standings"]) == 4, "a point for each of two games in two rounds"
    assert {game["table"] for game in here["games"]} == {game["table"] for game in there["games"]}


def test_a_chat_of_two_people_at_two_processes(two: list[RunningServer]) -> None:
    made = two[0].make(PERSON, OPEN)
    joined = two[1].join(made["invite"], "Bo")
    with (
        Person(two[0], made["table"], made["secret"]) as ana,
        Person(two[1], made["table"], joined["secret"]) as bo,
        Person(two[1], made["table"]) as watcher,
    ):
        bo.must("chat", seat=2, on=True)
        ana.must("chat", seat=1, on=True)
        ana.hear_until(lambda _: ana.view.get("chat") == [1, 2])
        bo.hear_until(lambda _: bo.view.get("chat") == [1, 2])
        two[0].wait_until(lambda: len(two[0].application.host.tables[made["table"]].audience.others) == 1)  # type: ignore[attr-defined]
        ana.must("say", seat=1, text="Hello")
        assert bo.hear_type("said") == {"type": "said", "seat": 1, "text": "Hello"}
        bo.must("say", seat=2, text="Hello yourself")
        assert ana.hear_until(lambda heard: heard["type"] == "said" and heard["seat"] == 2)["text"] == "Hello yourself"
        watcher.settle()
        assert not any('"said"' in text for text in watcher.heard), "watchers do not get chat messages"
        ana.must("chat", seat=1, on=False)
        bo.hear_until(lambda _: bo.view.get("chat") == [2])
        assert bo.ask("say", seat=2, text="Ana?")["code"] == "chat-off"
