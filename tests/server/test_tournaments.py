"""Tournaments on the server: whole ones, a restart, players who vanish, and permissions."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from tests.cli.talking import tilewright
from tests.server.equal_deals import play_on
from tests.server.people import sign_up
from tests.server.running import Message, Person, RunningServer, running
from tilewright.fairness import Status, check_record, mixed
from tilewright.notation import Record
from tilewright.server import host
from tilewright.server.errors import Refusal
from tilewright.server.limits import Rates
from tilewright.server.operation import Mode, Operation
from tilewright.server.people.played import FAR
from tilewright.server.tournaments import service
from tilewright.server.tournaments.document import LISTED, Unfinished
from tilewright.server.tournaments.service import LOOK_S, UNUSED_S
from tilewright.server.tournaments.views import results_of


class Entrant:
    """A player in a tournament, who uses only the API."""

    def __init__(self, server: RunningServer, name: str) -> None:
        self.server = server
        self.name = name
        self.id = ""
        self.secret: str | None = None
        self.person: dict[str, str] = {}
        self.randomness = name.encode().hex()

    @property
    def headers(self) -> dict[str, str]:
        own = {} if self.secret is None else {"Authorization": f"Bearer {self.secret}"}
        return own | self.person

    def post(self, path: str, body: Any) -> Message:
        """The server's answer, which may be a refusal."""
        found: Message = self.server.post(f"/api/tournaments{path}", body, **self.headers).json()
        return found

    def make(self, **wishes: Any) -> Message:
        promise = self.server.post("/api/promises", {}).json()
        asked = {"title": "Monday club", "name": self.name, "randomness": self.randomness, "clock": "minute"}
        made = self.post("", {**asked, "promise": promise["commitment"], **wishes})
        self.id, self.secret = made.get("tournament", ""), made.get("secret")
        return made

    def enter(self, id: str, **wishes: Any) -> Message:
        entered = self.post(f"/{id}/enter", {"name": self.name, "randomness": self.randomness, **wishes})
        self.id = id
        self.secret = entered.get("secret", self.secret)
        return entered

    def act(self, do: str, **more: Any) -> Message:
        return self.post(f"/{self.id}/act", {"do": do, **more})

    def view(self, **query: Any) -> Message:
        answer = self.server.http.get(f"/api/tournaments/{self.id}", params=query, headers=self.headers)
        assert answer.status_code == 200, answer.text
        found: Message = answer.json()
        return found

    def table(self) -> Person | None:
        """Connect to the table of the current game, if there is one."""
        you = self.view()["you"]
        return Person(self.server, you["table"], self.secret) if you["table"] else None


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with (
        patch.object(service, "TOURNAMENTS_A_DAY", 10**6),
        patch.object(service, "ENTRIES_AN_HOUR", 10**6),
        patch.object(service, "ACTS_A_MINUTE", 10**6),
    ):
        found = RunningServer(tmp_path_factory.mktemp("tournaments"))
    yield found
    found.stop()


def club(server: RunningServer, count: int, **wishes: Any) -> list[Entrant]:
    """Make a tournament; returns its players, of whom the first is the maker."""
    people = [Entrant(server, f"P{number}") for number in range(count)]
    people[0].make(**wishes)
    for person in people[1:]:
        person.enter(people[0].id)
    return people


def look_around(server: RunningServer) -> None:
    """Let the server do now what it does every second."""
    server.call(server.application.host.tournaments.look_around())


def wait_for_round(person: Entrant, round: int) -> None:
    person.server.wait_until(lambda: person.view()["round"] == round or person.view()["state"] == "over")


def sit_down(people: list[Entrant]) -> list[Person]:
    """Make all people ready, and connect those who have a game to their tables."""
    for person in people:
        person.act("ready")
    return [found for person in people if (found := person.table()) is not None]


def play_round(people: list[Entrant]) -> None:
    """Play all games of a round."""
    round = people[0].view()["round"]
    sitting = sit_down(people)
    tables: dict[str, list[Person]] = {}
    for person in sitting:
        tables.setdefault(person.table, []).append(person)
    for seats in tables.values():
        play_on(seats)
        for person in seats:
            person.go_away()
    wait_for_round(people[0], round + 1)


@pytest.mark.slow
def test_a_swiss_tournament_of_six_with_a_restart_in_the_middle(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        people = club(server, 6, rounds=3, listed=True)
        assert people[1].act("start")["code"] == "not-the-maker"
        view = people[0].act("start")
        assert (view["state"], view["round"], len(view["games"])) == ("running", 1, 3)
        play_round(people)
        sitting = sit_down(people)
        for _ in range(3):
            for person in sitting:
                person.settle()
                if (turn := person.turn) is not None:
                    person._answered.add((turn["seat"], turn["at"]))
                    person.must("play", seat=turn["seat"], move=turn["moves"][0][0], at=turn["at"])
        tables = {person.table for person in sitting}
        for person in sitting:
            person.go_away()
    with running(tmp_path, ahead=600.0) as server:
        for entrant in people:
            entrant.server = server
        assert {person.view()["you"]["table"] for person in people} == tables
        play_round(people)
        view = people[0].view()
        assert view["round"] == 3
        assert all(game["until"] > view["now"] for game in view["games"])
        play_round(people)
        view = people[0].view()
        assert (view["state"], view["games"], view["you"]["table"]) == ("over", [], None)
        assert sum(line["points"] for line in view["standings"]) == 9
        assert abs(sum(line["deals"] for line in view["standings"])) < 0.1
        assert {len(line["marks"]) for line in view["standings"]} == {3}
        assert (
            len({tuple(sorted((line["player"], mark[2]))) for line in view["standings"] for mark in line["marks"]}) == 9
        )
        check_files(tmp_path, server, people, view)
        assert server.http.get("/api/tournaments").json() == []


def check_by_command(folder: Path, results: Message, record: Record, commitment: str, own: str) -> None:
    """`tilewright verify` accepts randomness that a player added and rejects other randomness."""
    (folder / "results.json").write_text(json.dumps(results), encoding="utf-8")
    (folder / "game.azr").write_text(str(record), encoding="utf-8")
    noted = ["verify", str(folder / "game.azr"), "--commitment", commitment]
    noted += ["--tournament", str(folder / "results.json"), "--randomness"]
    assert tilewright(*noted, own).returncode == 0
    assert "IS NOT" in tilewright(*noted, "abc123").stdout
    (folder / "results.json").write_text("{}", encoding="utf-8")
    assert "does not hold the results" in tilewright(*noted, own).stderr


def check_files(folder: Path, server: RunningServer, people: list[Entrant], view: Message) -> None:
    """All tables of a round have the same deals, and the result files prove them fair."""
    results = server.http.get(f"/api/tournaments/{view['tournament']}/results.json").json()
    lines = csv.DictReader(server.http.get(f"/api/tournaments/{view['tournament']}/results.csv").text.splitlines())
    assert [line["player"] for line in lines] == [
        results["players"][line["player"]]["name"] for line in results["standings"]
    ]
    added = results["fairness"]["added"]
    assert added == [person.randomness for person in people]
    first_deals: dict[int, set[str]] = {}
    for game in results["games"]:
        record = Record.parse(server.http.get(f"/api/tables/{game['table']}/record.azr").text)
        deal = results["fairness"]["deals"][game["deal"] - 1]
        assert deal["mixed"] == mixed(added[: deal["entrants"]]) == view["mixed"][game["deal"] - 1]
        verdict = check_record(record, view["commitment"], deal["mixed"])
        assert verdict.status is Status.FAIR
        check_by_command(folder, results, record, view["commitment"], people[1].randomness)
        first_deals.setdefault(game["deal"], set()).add(str(record.steps[0]))
    assert [len(deals) for deals in first_deals.values()] == [1, 1, 1]
    assert len(set.union(*first_deals.values())) == 3


@pytest.mark.slow
def test_an_arena_continues_without_somebody_who_vanishes(server: RunningServer) -> None:
    people = club(server, 4, kind="arena", minutes=5, clock="10+10")  # no player's clock runs out within these minutes
    people[0].act("start")
    gone = people[3]
    for person in people[:3]:
        person.act("ready")
    server.clock.ahead += 31
    look_around(server)
    view = people[0].view()
    assert [player["here"] for player in view["players"]] == [True, True, True, False]
    assert sum(game["begun"] for game in view["games"]) == 1
    waiting = next(person for person in people[:3] if person.view()["you"]["table"] is None)
    assert waiting.view()["you"]["waits"]
    assert gone.act("ready")["you"]["waits"] is False, "the returning player is paired at once with the one who waits"
    for person in (waiting, gone):
        person.act("ready")
    deals = [game["deal"] for game in people[0].view()["games"]]
    assert deals == [1, 1], "games that begin within a minute share a deal"
    shown = [mark for line in people[0].view()["standings"] for mark in line["marks"]]
    assert shown == []
    playing = [person for person in people if person.view()["you"]["table"] is not None]
    by_table: dict[str, list[Person]] = {}
    for person in playing:
        place = person.table()
        assert place is not None
        by_table.setdefault(place.table, []).append(place)
    first, second = by_table.values()
    play_on(first)
    server.wait_until(lambda: len(people[0].view()["games"]) == 1)
    marks = [mark for line in people[0].view()["standings"] for mark in line["marks"]]
    assert [mark[4] for mark in marks] == [None, None], "tables are hidden while others still play this deal"
    server.clock.ahead += 300
    look_around(server)
    assert people[0].view()["state"] == "running", "games that have begun are played to their end"
    play_on(second)
    server.wait_until(lambda: people[0].view()["state"] == "over")
    assert all(mark[4] for line in people[0].view()["standings"] for mark in line["marks"])
    for place in (*first, *second):
        place.go_away()


def test_a_player_who_is_not_ready_loses_the_round(server: RunningServer) -> None:
    people = club(server, 4, rounds=2)
    people[0].act("start")
    absent = people[0].view()["games"][0]["seats"][1]
    for number in people[0].view()["games"][0]["seats"][:1]:
        people[number].act("ready")
    server.clock.ahead += 181
    look_around(server)
    view = people[0].view()
    line = next(line for line in view["standings"] if line["player"] == absent)
    assert line["marks"] == [[1, 0.0, line["marks"][0][2], False, None]]
    assert view["state"] == "over", "nobody else was ready, so only one player is left"
    assert people[absent].act("ready")["code"] == "tournament-over"


@pytest.mark.parametrize(("mode", "code"), [("read-only", "read-only"), ("drain", "draining")])
def test_after_a_time_without_new_games_everybody_has_the_full_time_to_be_ready(
    server: RunningServer, mode: Mode, code: str
) -> None:
    people = club(server, 4)
    people[0].act("start")
    one, other = (game["seats"] for game in people[0].view()["games"])
    with patch.object(host, "OPERATION_S", float("inf")):
        server.call(server.application.host.obey(Operation(mode=mode)))
        look_around(server)
        server.clock.ahead += 181
        assert people[one[0]].act("ready")["code"] == code
        if mode == "drain":
            assert len(people[other[0]].act("leave")["games"]) == 1, "who leaves loses, and nobody else"
        server.call(server.application.host.obey(Operation()))
    look_around(server)
    view = people[0].view()
    game = next(game for game in view["games"] if game["seats"] == one)
    assert (view["state"], view["round"]) == ("running", 1)
    assert game["until"] > server.clock() + 170


def test_players_see_a_table_only_once_it_exists(server: RunningServer) -> None:
    people = club(server, 2)
    people[0].act("start")
    people[0].act("ready")
    host = server.application.host
    with patch.object(host, "create", side_effect=Refusal("store-unavailable")):
        assert people[1].act("ready")["you"]["table"] is None
        assert people[0].view()["games"][0]["begun"]
    tables = {person.view()["you"]["table"] for person in people}
    assert len(tables) == 1
    assert server.view(tables.pop())["state"] == "playing"


def test_leaving_returning_and_being_removed(server: RunningServer) -> None:
    people = club(server, 4, rounds=2)
    assert people[1].act("leave")["players"][1]["here"] is False
    assert people[1].act("return")["players"][1]["here"] is True
    assert people[1].act("remove", player=2)["code"] == "not-the-maker"
    assert people[0].act("remove", player=2)["players"][2]["here"] is False
    assert people[0].act("remove", player=99)["code"] == "not-in-tournament"
    assert people[2].act("return")["code"] == "not-in-tournament"
    people[0].act("start")
    assert people[0].act("start")["code"] == "tournament-begun"
    assert people[0].act("cancel")["code"] == "tournament-begun"
    view = people[0].view()
    assert len(view["games"]) + len(view["byes"]) == 2


def test_entering_twice_is_entering_once(server: RunningServer) -> None:
    people = club(server, 2)
    secret = people[1].secret
    assert people[1].enter(people[0].id)["secret"] == secret
    assert Entrant(server, "p1").enter(people[0].id)["code"] == "name-taken"
    assert len(people[0].view()["players"]) == 2


def test_a_person_with_a_lasting_name_is_the_same_on_every_device(server: RunningServer) -> None:
    people = club(server, 1, rated=False)
    person = sign_up(server)
    phone, laptop = Entrant(server, "ignored"), Entrant(server, "ignored")
    phone.person = laptop.person = person.headers
    assert phone.enter(people[0].id)["secret"] == laptop.enter(people[0].id)["secret"]
    assert [player["name"] for player in people[0].view()["players"]] == ["P0", person.name]
    host = Entrant(server, "ignored")
    host.person = person.headers
    host.make(rated=True)
    other = Entrant(server, "ignored")
    other.person = sign_up(server).headers
    other.enter(host.id)
    host.act("start")
    host.act("ready")
    table = other.act("ready")["you"]["table"]
    seats = server.view(table)["seats"]
    assert server.view(table)["rated"]
    assert all(seat["rating"] and seat["person"] for seat in seats)
    assert Entrant(server, "Guest").enter(host.id)["code"] == "name-needed"


def test_profiles_hide_tables_whose_deals_others_still_play(server: RunningServer) -> None:
    people = {}
    for number in range(4):
        signed_in = sign_up(server)
        entrant = people[signed_in.id] = Entrant(server, f"{number}")
        entrant.person = signed_in.headers
        if number == 0:
            entrant.make(rated=True)
        else:
            entrant.enter(next(iter(people.values())).id)
    first = next(iter(people.values()))
    first.act("start")
    seats: dict[str, list[tuple[str, Person]]] = {}
    for entrant in people.values():
        entrant.act("ready")
    for id, entrant in people.items():
        person = entrant.table()
        assert person is not None
        seats.setdefault(person.table, []).append((id, person))

    def listed(id: str) -> list[str | None]:
        """The tables in a profile, in the list of games and in the ratings, once the game is there."""
        paths = (("", "played"), ("/games", "played"), ("/ratings", "recent"))
        found = [server.http.get(f"/api/people/{id}{path}").json()[name] for path, name in paths]
        return [game["table"] for games in found for game in games]

    def played(table: str, shown: str | None) -> None:
        play_on([person for _, person in seats[table]])
        for id, _ in seats[table]:
            server.wait_until(lambda id=id: len(listed(id)) == 3)  # type: ignore[misc]
            server.wait_until(lambda id=id: listed(id) == [shown] * 3)  # type: ignore[misc]

    one, other = seats
    played(one, None)
    made = server.view(one)["made"]
    for guess in ("0" * 12, "z" * 12):  # the answer does not tell whether the hidden id comes before or after a guess
        answer = server.http.get(f"/api/people/{seats[one][0][0]}/games?after={FAR - int(made):011d}-{guess}")
        assert answer.json() == {"played": [], "more": None}
    played(other, other)
    server.clock.ahead += 3
    assert {table for id, _ in seats[one] for table in listed(id)} == {one}
    for pair in seats.values():
        for _, person in pair:
            person.go_away()


def test_a_guest_cannot_take_a_lasting_name(server: RunningServer) -> None:
    people = club(server, 1)
    person = sign_up(server)
    assert Entrant(server, person.name.upper()).enter(people[0].id)["code"] == "name-taken"
    assert Entrant(server, person.name).make()["code"] == "name-taken"
    owner = Entrant(server, "ignored")
    owner.person = person.headers
    assert "secret" in owner.enter(people[0].id)


def test_a_deleted_name_leaves_the_tournament(server: RunningServer) -> None:
    people = club(server, 2)
    person = sign_up(server)
    named = Entrant(server, "ignored")
    named.person = person.headers
    named.enter(people[0].id)
    people[0].act("start")
    assert server.post("/api/me/delete", {"name": person.name}, **person.headers).status_code < 300
    results = server.http.get(f"/api/tournaments/{people[0].id}/results.json").text
    assert person.name not in results
    assert server.call(document_of(server, people[0].id)).count(person.id.encode()) == 0
    server.wait_until(lambda: [each["name"] for each in people[0].view()["players"]] == ["P0", "P1", ""])


async def document_of(server: RunningServer, id: str) -> bytes:
    found = await server.application.services.store.read_document(f"tournament/{id}")
    assert found is not None
    return found.body


def test_a_maker_who_does_not_play(server: RunningServer) -> None:
    teacher = Entrant(server, "Teacher")
    teacher.make(name=None)
    assert teacher.view()["you"] == {"player": None, "maker": True, "waits": False, "table": None, "seat": None}
    assert teacher.act("start")["code"] == "too-few-players"
    assert teacher.act("ready")["code"] == "not-in-tournament"
    assert teacher.act("cancel")["state"] == "over"
    assert Entrant(server, "Late").enter(teacher.id)["code"] == "tournament-over"


@pytest.mark.parametrize("write", ["change", "change_two"])
def test_a_new_tournament_stays_listed_if_it_is_looked_at_while_it_is_made(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch, write: str
) -> None:
    tournaments = server.application.host.tournaments
    documents = tournaments._documents
    real = getattr(documents, write)
    busy: list[bool] = []

    async def write_and_look(*asked: Any) -> Any:
        written = await real(*asked)
        if not busy:
            busy.append(True)
            tournaments._listed = 0.0  # the list is due to be read
            await tournaments.look_around()
            busy.clear()
        return written

    monkeypatch.setattr(documents, write, write_and_look)
    made = Entrant(server, "Ana").make()["tournament"]
    unfinished = server.call(documents.read(Unfinished, LISTED))
    assert unfinished is not None
    assert made in [each.id for each in unfinished.tournaments]


def test_a_tournament_begins_when_its_time_has_come(server: RunningServer) -> None:
    people = club(server, 2, starts_in=600, listed=True)
    lines = server.http.get("/api/tournaments").json()
    line = next(line for line in lines if line["tournament"] == people[0].id)
    assert (line["title"], line["players"], line["state"]) == ("Monday club", 2, "open")
    server.clock.ahead += 590
    look_around(server)
    assert people[0].view()["state"] == "open"
    server.clock.ahead += 20
    look_around(server)
    assert people[0].view()["state"] == "running"


def test_tournaments_that_do_not_start_are_ended(server: RunningServer) -> None:
    people = club(server, 2, listed=True)
    alone = club(server, 1, starts_in=60)
    server.clock.ahead += UNUSED_S + LOOK_S
    look_around(server)
    assert (people[0].view()["state"], alone[0].view()["state"]) == ("over", "over")
    assert people[0].id not in [line["tournament"] for line in server.http.get("/api/tournaments").json()]


def test_watchers_get_changes(server: RunningServer) -> None:
    people = club(server, 2)
    tag = people[0].view()["tag"]
    assert people[0].view(have=tag)["tag"] == tag, "without `wait` the answer comes at once"
    assert people[0].view(have="other", wait=25)["tag"] == tag
    future = server.call(_look_and_enter(server, people[0].id, tag))
    assert future == ["P0", "P1", "P2"]


async def _look_and_enter(server: RunningServer, id: str, tag: str) -> list[str]:
    """Wait for a change while a player enters; returns the names of all players."""
    import asyncio

    from tilewright.server.messages.tournaments import TournamentEntering

    tournaments = server.application.host.tournaments
    looking = asyncio.create_task(tournaments.look(id, None, tag, 25))
    await asyncio.sleep(0)
    await tournaments.enter(id, TournamentEntering("P2"), None, None, "somewhere")
    return [player.name for player in (await looking).players]


@pytest.mark.parametrize(
    ("wishes", "code"),
    [
        ({"title": ""}, "malformed"),
        ({"title": "\u200b"}, "malformed"),
        ({"rounds": 99}, "malformed"),
        ({"minutes": -1}, "malformed"),
        ({"clock": "-1"}, "malformed"),
        ({"kind": "knockout"}, "malformed"),
        ({"starts_in": 1}, "malformed"),
        ({"promise": "0" * 64}, "no-such-promise"),
        ({"rated": True}, "name-needed"),
    ],
)
def test_invalid_settings_are_refused(server: RunningServer, wishes: Message, code: str) -> None:
    assert Entrant(server, "Ana").make(**wishes)["code"] == code


def test_bad_questions_are_refused(server: RunningServer) -> None:
    ana = Entrant(server, "Ana")
    ana.make()
    for path in ("nothing", "0" * 12, "../health", "x" * 300):
        assert server.http.get(f"/api/tournaments/{path}").status_code in (200, 400, 404)
    assert server.http.get("/api/tournaments/000000000000").json()["code"] == "no-such-tournament"
    assert server.http.get(f"/api/tournaments/{ana.id}", params={"wait": 10_000}).json()["code"] == "malformed"
    assert ana.act("win")["code"] == "malformed"
    assert Entrant(server, "Bo").enter("000000000000")["code"] == "no-such-tournament"
    nobody = Entrant(server, "Bo")
    nobody.id = ana.id
    assert nobody.act("ready")["code"] == "not-in-tournament"


def test_an_address_makes_ten_tournaments_a_day(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ana = Entrant(server, "Ana")
        answers = [ana.make() for _ in range(11)]
    assert [answer.get("code") for answer in answers] == [None] * 10 + ["too-many-tournaments"]


def test_acts_are_rate_limited_and_results_computed_once(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = club(server, 2)
    tournaments, now = server.application.host.tournaments, server.clock()
    monkeypatch.setattr(tournaments.watching, "_clock", lambda: now)  # the tournament is not read again
    with patch("tilewright.server.tournaments.watching.results_of", wraps=results_of) as worked_out:
        for _ in range(5):
            results = server.http.get(f"/api/tournaments/{people[0].id}/results.json")
            assert (results.status_code, results.headers["content-type"]) == (200, "application/json")
            assert len(results.json()["players"]) == 2
        assert worked_out.call_count == 1
    monkeypatch.setattr(tournaments, "_acts", Rates(1e-9, 3))
    codes = [people[1].act("leave" if number % 2 else "return").get("code") for number in range(5)]
    assert codes == [None, None, None, "too-many-requests", "too-many-requests"]
