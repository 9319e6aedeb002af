"""Making lasting names, and sitting down with them."""

from __future__ import annotations

import pytest

from tests.server.people import new_name, sign_up
from tests.server.running import OPEN, PERSON, Person, RunningServer


def test_a_name_lasts_and_is_known_at_tables(server: RunningServer) -> None:
    ana, bo = sign_up(server, new_name("Ana")), sign_up(server, new_name("Bo"))
    made = server.post("/api/tables", {"seats": [PERSON, OPEN, OPEN]}, **ana.headers).json()
    server.post("/api/join", {"invite": made["invite"], "name": "Somebody else"}, **bo.headers)
    server.join(made["invite"], "Cleo")
    seats = server.view(made["table"])["seats"]
    assert [(seat["name"], seat["person"], seat["program"]) for seat in seats] == [
        (ana.name, ana.id, False),
        (bo.name, bo.id, False),
        ("Cleo", None, False),
    ]
    found = server.http.get(f"/api/people/{ana.id}").json()
    assert (found["name"], found["program"]) == (ana.name, False)


def test_a_rematch_keeps_lasting_names(server: RunningServer) -> None:
    ana = sign_up(server, new_name("Ana"))
    made = server.post("/api/tables", {"seats": [PERSON, OPEN]}, **ana.headers).json()
    bo = server.join(made["invite"], "Bo")
    with Person(server, made["table"], made["secret"]) as person:
        person.hear_type("view")
        person.must("resign", seat=1)
        person.must("rematch", seat=1)
        person.settle()
        told = [each["event"] for each in person.events]
        rematch = next(event["table"] for event in told if event["kind"] == "rematched")
    assert bo["table"] == made["table"]
    assert [seat["person"] for seat in server.view(rematch)["seats"]] == [None, ana.id]


def test_a_second_seat_at_the_same_device_is_a_guests(server: RunningServer) -> None:
    ana = sign_up(server, new_name("Ana"))
    made = server.post("/api/tables", {"seats": [PERSON, {"who": "person", "name": "Bo"}, OPEN]}, **ana.headers).json()
    bearer = {"Authorization": f"Bearer {made['secret']}"}
    server.post("/api/join", {"invite": made["invite"], "name": "Cleo"}, **ana.headers, **bearer)
    seats = server.view(made["table"])["seats"]
    assert [(seat["name"], seat["person"]) for seat in seats] == [(ana.name, ana.id), ("Bo", None), ("Cleo", None)]


@pytest.mark.parametrize("token", ["", "x" * 55, "nonsense", "a" * 5000])
def test_an_unknown_token_is_refused(server: RunningServer, token: str) -> None:
    answer = server.post("/api/tables", {"seats": [PERSON, OPEN]}, **{"Tilewright-Person": token})
    assert answer.json()["code"] == "not-signed-in"


def test_names_that_look_alike_are_one(server: RunningServer) -> None:
    name = new_name("Ilmari")
    sign_up(server, name)
    for other in (name, name.upper(), name.replace("I", "l"), name.replace(" ", "-"), name.replace("a", "á")):
        assert server.post("/api/people", {"name": other}).json()["code"] == "name-taken"
    assert server.http.get(f"/api/people/{'0' * 12}").json()["code"] == "no-such-person"
