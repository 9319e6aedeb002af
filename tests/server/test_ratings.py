"""Rated games on a server: who may play, the ratings shown after the game, and that a game counts once."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from tests.server.people import SignedIn, new_name, sign_up
from tests.server.running import OPEN, PERSON, Person, RunningServer, running
from tilewright.server.messages.reviews import ReviewDone, ReviewValues

COMPUTER = {"who": "computer", "level": 1}


def sit(server: RunningServer, one: SignedIn, other: SignedIn, **settings: Any) -> tuple[dict[str, Any], str]:
    """Make a rated table of two people; return the answer to its maker and the other person's secret."""
    made = server.post("/api/tables", {"seats": [PERSON, OPEN], "rated": True, **settings}, **one.headers).json()
    joined = server.post("/api/join", {"invite": made["invite"], "name": "x"}, **other.headers).json()
    return made, joined["secret"]


@pytest.fixture(autouse=True)
def _without_reviews(server: RunningServer) -> None:
    server.application.host.ratings.reviewing.is_on = False


def ratings_of(server: RunningServer, person: SignedIn) -> dict[str, Any]:
    found: dict[str, Any] = server.http.get(f"/api/people/{person.id}/ratings").json()
    return found


def test_a_rated_game_changes_both_ratings_once(server: RunningServer) -> None:
    ana, bo = sign_up(server), sign_up(server)
    made, secret = sit(server, ana, bo)
    view = server.view(made["table"])
    assert (view["rated"], view["undo"], view["hints"], view["ratings"]) == (True, False, False, [])
    assert [seat["rating"] for seat in view["seats"]] == [{"value": 1500, "deviation": 400}] * 2
    with Person(server, made["table"], made["secret"]) as person:
        person.hear_type("view")
        assert person.ask("undo", seat=1)["code"] == "rated-game"
        assert person.ask("offer", seat=1, matter="take-back")["code"] == "rated-game"
        person.must("resign", seat=1)
        person.hear_event("rated")
        changes = person.events[-1]["event"]["changes"]
        assert [change["seat"] for change in changes] == [1, 2]
        lost, won = (change["after"]["value"] - change["before"]["value"] for change in changes)
        assert lost < 0 < won
        person.must("rematch", seat=1)
        person.settle()
        assert server.view(made["table"])["rematch"] is None
        server.clock.ahead += 61
        with Person(server, made["table"], secret) as other:
            other.hear_type("view")
            other.must("rematch", seat=2)
            other.settle()
            assert server.view(made["table"])["rematch"] is None  # the first wish was too long ago
            person.must("rematch", seat=1)
            person.settle()
            rematch = next(each["event"]["table"] for each in person.events if each["event"]["kind"] == "rematched")
    again = server.view(rematch)
    assert again["rated"]
    assert [seat["rating"]["value"] for seat in again["seats"]] == [1500 + won, 1500 + lost]
    found = ratings_of(server, bo)
    assert [(kind["kind"], kind["value"], kind["games"]) for kind in found["kinds"]] == [("2c", 1500 + won, 1)]
    assert found["recent"][0]["table"] == made["table"]
    host = server.application.host
    server.call(host.ratings._settle(server.call(host.live(made["table"]))))
    assert ratings_of(server, bo)["kinds"] == found["kinds"]
    assert server.http.get(f"/api/people/{'0' * 12}/ratings").json()["code"] == "no-such-person"


def test_rated_tables_refuse_guests_and_a_second_seat_of_a_person(server: RunningServer) -> None:
    ana = sign_up(server)
    refused = server.post("/api/tables", {"seats": [PERSON, OPEN], "rated": True})
    assert refused.json()["code"] == "name-needed"
    refused = server.post("/api/tables", {"seats": [PERSON, PERSON], "rated": True}, **ana.headers)
    assert refused.json()["code"] == "rated-yourself"
    made = server.post("/api/tables", {"seats": [PERSON, OPEN], "rated": True}, **ana.headers).json()
    joining = {"invite": made["invite"], "name": "Bo"}
    assert server.post("/api/join", joining).json()["code"] == "name-needed"
    assert server.post("/api/join", joining, **ana.headers).json()["code"] == "rated-yourself"


def test_a_person_and_their_programs_do_not_meet_in_rated_games(server: RunningServer) -> None:
    ana, bo = sign_up(server), sign_up(server)
    asked = [server.post("/api/me/programs", {"name": new_name("Robot")}, **ana.headers).json() for _ in range(2)]
    owner, one, other, stranger = ana.headers, *({"Tilewright-Person": each["token"]} for each in asked), bo.headers

    def join(maker: dict[str, str], joiner: dict[str, str], *, rated: bool = True) -> str | None:
        made = server.post("/api/tables", {"seats": [PERSON, OPEN], "rated": rated}, **maker).json()
        joined = server.post("/api/join", {"invite": made["invite"], "name": "x"}, **joiner).json()
        code: str | None = joined.get("code")
        return code

    assert [join(owner, one), join(one, owner), join(one, other)] == ["rated-yourself"] * 3
    assert [join(owner, one, rated=False), join(one, stranger), join(stranger, other)] == [None] * 3


def test_a_rated_game_against_computers_cannot_be_stopped(server: RunningServer) -> None:
    ana = sign_up(server)
    made = server.post("/api/tables", {"seats": [PERSON, COMPUTER], "rated": True, "first": 1}, **ana.headers).json()
    with Person(server, made["table"], made["secret"]) as person:
        person.hear_type("view")
        assert person.ask("offer", seat=1, matter="stop")["code"] == "rated-game"
        person.must("resign", seat=1)
        (change,) = person.hear_event("rated")["event"]["changes"]
        assert change["after"]["value"] < change["before"]["value"]


def test_a_stopped_game_does_not_count(server: RunningServer) -> None:
    ana, bo = sign_up(server), sign_up(server)
    made, secret = sit(server, ana, bo)
    with Person(server, made["table"], made["secret"]) as one, Person(server, made["table"], secret) as other:
        one.hear_type("view")
        other.hear_type("view")
        one.must("offer", seat=1, matter="stop")
        other.hear_event("offered")
        other.must("answer", seat=2, matter="stop", yes=True)
        assert other.hear_event("rated")["event"]["changes"] == []
    assert ratings_of(server, ana)["kinds"] == []


def test_a_game_whose_settling_was_lost_is_found_again(tmp_path: Path) -> None:
    """The server stops after the end of a game, before the ratings are changed."""
    with running(tmp_path) as server:
        server.application.host.ratings.reviewing.is_on = False
        ana, bo = sign_up(server), sign_up(server)
        made, _ = sit(server, ana, bo)
        host = server.application.host
        server.wait_until(lambda: made["table"] in host.ratings._opened)
        host.ratings._followed.add(made["table"])  # from now on, ratings are not changed
        with Person(server, made["table"], made["secret"]) as person:
            person.hear_type("view")
            person.must("resign", seat=1)
        assert server.view(made["table"])["ratings"] == []
    with running(tmp_path) as server:
        server.application.host.ratings.reviewing.is_on = False
        assert ratings_of(server, bo)["kinds"] == []
        server.wait_until(lambda: len(ratings_of(server, bo)["kinds"]) == 1)
        server.wait_until(lambda: len(server.view(made["table"])["ratings"]) == 2)


def test_a_review_gives_the_rating_without_luck(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, bo = sign_up(server), sign_up(server)
    made, _ = sit(server, ana, bo, first=1)
    with Person(server, made["table"], made["secret"]) as person:
        person.hear_type("view")
        person.play(random.Random(1))
        person.must("resign", seat=1)
        person.hear_event("rated")
    grades = {"best": 6, "good": 2, "inaccuracy": 1, "mistake": 1, "blunder": 0}
    seat = {"accuracy": 61.0, "choices": 10, "grades": grades, "level": None, "level_interval": None}
    seat |= {"worst": None, "luckiest": None, "unluckiest": None, "errors": {"share": 0.1, "margin": 2.0}}
    head = {"review": 1, "engine": "", "key": "", "care": "quick", "complete": True, "proof": False, "players": 2}
    head |= {"side": "coloured", "names": [], "start": None, "result": None, "now": None, "now_care": ""}
    head |= {"seats": [seat | {"luck": {"share": luck, "margin": 30 * luck}} for luck in (-0.3, 0.3)]}

    async def watch(*_: object, **__: object) -> Any:
        yield ReviewValues(1.0, 0.0, False, head, [])  # type: ignore[arg-type]
        yield ReviewDone()

    host = server.application.host
    monkeypatch.setattr(host.services.reviews, "watch", watch)
    server.call(host.ratings.reviewing._review(made["table"]))
    (kind,) = ratings_of(server, ana)["kinds"]
    assert kind["luck_free"]["games"] == 1
    assert kind["luck_free"]["value"] > kind["value"]  # Ana was unlucky
    assert ratings_of(server, ana)["accuracy"][0]["accuracy"] == 61.0
