"""Duels and team duels: the same deals for everybody, results hidden until one has finished."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.equal_deals import DAY_S, Device, at_noon, last_move, play_on
from tests.server.people import sign_up
from tests.server.running import Message, Person, RunningServer
from tilewright.fairness import Status, check_record
from tilewright.notation import Record
from tilewright.server.duplicate.duels import KEPT_S

pytestmark = pytest.mark.slow  # whole games are played


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with at_noon(tmp_path_factory.mktemp("duels")) as found:
        yield found


class Duellist(Device):
    """A device that plays in duels."""

    code = ""

    def make(self, **wishes: Any) -> Message:
        promised = self.post("/api/promises", {})
        made = self.post(
            "/api/duels",
            {"name": "Ana", "promise": promised["commitment"], "randomness": "c0ffee", "level": 1, **wishes},
        )
        self.code, self.secret = made["code"], made["secret"]
        return promised

    def join(self, code: str, name: str, **wishes: Any) -> Message:
        joined = self.post("/api/duels/join", {"code": code, "name": name, **wishes})
        if "secret" in joined:
            self.code, self.secret = code, joined["secret"]
        return joined

    def look(self) -> Message:
        return self.post("/api/duels/look", {"code": self.code})

    def next_game(self) -> Message:
        return self.post("/api/duels/play", {"code": self.code})

    def record(self, table: str) -> Record:
        return Record.parse(self.server.http.get(f"/api/tables/{table}/record.azr").text)


def test_the_same_deals_hidden_results_and_a_table_of_margins(server: RunningServer) -> None:
    ana, bo = Duellist(server), Duellist(server)
    noted = ana.make(deals=2, places=2)
    assert (ana.look()["commitment"], ana.look()["name"]) == (noted["commitment"], noted["table"])
    bo.join(ana.code, "Bo")
    assert [person["name"] for person in bo.look()["people"]] == ["Ana", "Bo"]
    for _ in range(2):
        game = ana.next_game()
        assert ana.next_game()["table"] == game["table"], "an unfinished game is continued"
        ana.play(game)
        server.wait_until(lambda: not ana.look()["people"][0]["playing"])
    assert ana.next_game()["code"] == "already-played"

    person = sign_up(server)
    claimed = {"games": [{"table": game["table"], "secret": ana.secret}]}
    assert server.post("/api/me/games", claimed, **person.headers).json()["tables"] == []
    assert server.http.get(f"/api/people/{person.id}").json()["played"] == []

    view = ana.look()
    assert view["open"]
    assert not view["over"]
    assert view["secret"] is None
    assert [game["deal"] for game in view["people"][0]["games"]] == [1, 2]
    assert view["people"][1]["games"] == []
    server.wait_until(lambda: len(ana.look()["references"]) == 2)
    assert all(reference["level"] == 1 for reference in ana.look()["references"])
    hidden = bo.look()
    assert hidden["references"] is None
    assert not hidden["open"]
    assert hidden["dealt"] is None
    assert (hidden["people"][0]["games"], hidden["people"][0]["finished"]) == (None, 2)
    stranger = Duellist(server)
    stranger.code = ana.code
    assert [person["games"] for person in stranger.look()["people"]] == [None, None]

    bo.play(bo.next_game())
    server.wait_until(lambda: bool(bo.look()["people"][1]["finished"]))
    bo.play(bo.next_game(), last_move)
    server.wait_until(lambda: bool(bo.look()["over"]))
    shown = stranger.look()
    games = [person["games"] for person in shown["people"]]
    assert games[0][0]["margin"] == games[1][0]["margin"], "the same moves get the same answers"
    records = [[ana.record(game["table"]) for game in own] for own in games]
    assert records[0][0].steps == records[1][0].steps
    assert records[0][1].steps[0] == records[1][1].steps[0] != records[0][0].steps[0]
    assert [str(own.steps[0]) for own in records[0]] == shown["dealt"]
    for own in (record for row in records for record in row):
        assert check_record(own, noted["commitment"], "c0ffee").status is Status.FAIR


def test_who_may_enter_and_play(server: RunningServer) -> None:
    ana, bo, cleo = Duellist(server), Duellist(server), Duellist(server)
    ana.make(deals=1, places=2, days=1)
    assert bo.join("0" * 16, "Bo")["code"] == "no-such-duel"
    first = bo.join(ana.code, "Bo")
    assert bo.join(ana.code, "Bo") == first, "a second request gets the same place"
    assert cleo.join(ana.code, "Cleo")["code"] == "duel-full"
    cleo.code = ana.code
    assert cleo.next_game()["code"] == "not-in-duel"
    begun = ana.next_game()
    server.clock.ahead += 2 * DAY_S
    assert ana.next_game()["code"] == "duel-over"
    ana.play(begun)
    assert ana.look()["over"]
    assert ana.look()["people"][0]["finished"] == 0, "it ended after the duel"
    assert ana.look()["secret"] is not None
    ana.make(places=3, days=1)
    server.clock.ahead += 2 * DAY_S
    assert cleo.join(ana.code, "Cleo")["code"] == "duel-over"
    server.clock.ahead += KEPT_S
    server.call(server.application.host.duplicate.tidy())
    assert ana.look()["code"] == "no-such-duel"


def test_a_ninth_person_cannot_join(server: RunningServer) -> None:
    ana = Duellist(server)
    ana.make(places=8)
    for number in range(2, 9):
        assert "secret" in Duellist(server).join(ana.code, f"Number {number}")
    assert Duellist(server).join(ana.code, "Nine")["code"] == "duel-full"
    assert (
        server.post("/api/duels", {"name": "x", "promise": "0" * 64, "randomness": "", "places": 9}).status_code == 400
    )
    lost = server.post("/api/duels", {"name": "x", "promise": "0" * 64, "randomness": ""})
    assert lost.json()["code"] == "no-such-promise"


def test_teams_play_both_seats_of_every_deal(server: RunningServer) -> None:
    people = {name: Duellist(server) for name in ("Ana", "Bo", "Cleo", "Dario")}
    ana, bo, cleo, dario = people.values()
    ana.make(kind="teams", deals=1, team=1)
    assert ana.next_game()["code"] == "opponent-awaited"
    cleo.join(ana.code, "Cleo", team=1)
    assert Duellist(server).join(ana.code, "Eve", team=1)["code"] == "team-full"
    bo.join(ana.code, "Bo")
    dario.join(ana.code, "Dario")
    seats = {person["name"]: (person["team"], person["seat"]) for person in ana.look()["people"]}
    assert seats == {"Ana": (1, 1), "Bo": (2, 2), "Cleo": (1, 2), "Dario": (2, 1)}

    tables = []
    for pair in ((ana, bo), (dario, cleo)):
        games = [person.next_game() for person in pair]
        assert games[0]["table"] == games[1]["table"]
        assert [game["seats"] for game in games] == [[1], [2]]
        tables.append(games[0]["table"])
        sitting = [Person(server, game["table"], game["secret"]) for game in games]
        play_on(sitting)
        for person in sitting:
            person.go_away()
        assert server.view(games[0]["table"])["equal"]["kind"] == "teams"
        server.wait_until(lambda: bool(pair[0].look()["open"]))  # noqa: B023
    records = [ana.record(table) for table in tables]
    assert records[0].steps == records[1].steps
    margins = {person["name"]: person["games"][0]["margin"] for person in ana.look()["people"]}
    assert margins["Ana"] == -margins["Bo"] == margins["Dario"] == -margins["Cleo"]
    assert margins["Ana"] + margins["Cleo"] == 0, "a team that plays the same from both seats draws"
