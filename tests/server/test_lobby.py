"""The lobby: open seats, games with anybody, games to watch."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.people import new_name, sign_up
from tests.server.running import OPEN, PERSON, Message, Person, RunningServer, running
from tilewright.server import conversations
from tilewright.server.catalogue import sentence
from tilewright.server.errors import Refusal
from tilewright.server.limits import Limits
from tilewright.server.lobby import matchmaking, offers
from tilewright.server.messages.tables import NewTable
from tilewright.server.tables_api import make_table

_devices = count()


class Visitor(Person):
    """A client of the lobby."""

    def __init__(self, server: RunningServer, device: str = "", **hello: Any) -> None:
        super().__init__(server, path="/api/lobby")
        self.server = server
        self.lobby: Message = {}
        self.open: dict[str, Message] = {}
        self.send({"type": "hello", "device": device or f"device-{next(_devices):016}", **hello})

    def _note(self, message: Message) -> None:
        if message["type"] == "lobby":
            self.lobby = message
            self.open = {}
        if message["type"] in ("lobby", "changed"):
            self.lobby |= {name: value for name, value in message.items() if name in ("counts", "games")}
            self.open |= {each["table"]: each for each in message.get("open", ())}
            for table in message.get("gone", ()):
                del self.open[table]

    def see(self, *wanted: Any) -> None:
        """Receive messages until all conditions are true."""
        while not self.lobby or not all(each() for each in wanted):
            self.hear()

    def find(self, **wishes: Any) -> Message:
        return self.ask("find", **{"players": 2, "sides": ["coloured"], "clocks": ["5+5"], **wishes})

    def sit(self, table: str, name: str, **headers: str) -> Message:
        """Ask for an open seat and take it."""
        self.send({"type": "sit", "id": 900, "table": table})
        invited = self.hear_type("invited", "error")
        assert invited["type"] == "invited", invited
        return self.join(invited, name, **headers)

    def join(self, invited: Message, name: str, **headers: str) -> Message:
        """Take a seat with an invitation."""
        answer = self.server.post("/api/join", {"invite": invited["invite"], "name": name}, **headers)
        assert answer.status_code == 201, answer.text
        seated: Message = answer.json()
        return seated


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server for this file: on a shared one, other tests may have used up the address's limit of open seats."""
    with running(tmp_path_factory.mktemp("lobby")) as found:
        yield found


@pytest.fixture
def guests(server: RunningServer) -> Iterator[list[Visitor]]:
    with ExitStack() as stack:
        yield [stack.enter_context(Visitor(server)) for _ in range(3)]


def test_two_who_search_are_paired_and_the_game_begins(server: RunningServer, guests: list[Visitor]) -> None:
    ana, bo, watcher = guests
    for one in (ana, bo):
        assert one.find()["type"] == "done"
    tables = []
    for one, name in ((ana, "Ana"), (bo, "Bo")):
        paired = one.hear_type("paired")
        seated = one.join(paired, name)
        one.must("keep", table=paired["table"], secret=seated["secret"])
        tables.append(paired["table"])
    assert tables[0] == tables[1]
    for one in (ana, bo):
        if not any('"began"' in text for text in one.heard):
            assert one.hear_type("began")["table"] == tables[0]
    view = server.view(tables[0])
    assert view["state"] == "playing"
    assert [seat["name"] for seat in view["seats"]] == ["Ana", "Bo"]
    assert view["clock"]["reserve"] == 300
    watcher.see(lambda: any(game["table"] == tables[0] for game in watcher.lobby["games"]))
    game = next(game for game in watcher.lobby["games"] if game["table"] == tables[0])
    assert game["walls"] == ["...../...../...../...../....."] * 2
    assert game["scores"] == [0, 0]


def test_a_person_who_does_not_come_leaves_the_queue_and_the_other_returns_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(matchmaking, "JOIN_S", 3.0)  # enough for Ana to join, even on a busy machine
    with running(tmp_path) as server, Visitor(server) as ana, Visitor(server) as bo:
        ana.find()
        bo.find()
        paired = ana.hear_type("paired")
        seated = ana.join(paired, "Ana")
        ana.must("keep", table=paired["table"], secret=seated["secret"])
        unpaired = ana.hear_type("unpaired")
        assert (unpaired["code"], unpaired["looking"]) == ("partner-gone", True)
        unpaired = bo.hear_type("unpaired")
        assert (unpaired["code"], unpaired["looking"]) == ("did-not-come", False)
        assert bo.find()["code"] == "came-not"
        assert server.http.get(f"/api/tables/{paired['table']}").status_code == 404, "the table was removed"
        with Visitor(server) as cy:
            cy.find()
            assert ana.hear_type("paired")["table"] == cy.hear_type("paired")["table"]


def test_who_cancels_after_being_paired_leaves_the_table_to_the_others(
    server: RunningServer, guests: list[Visitor]
) -> None:
    ana, bo, _ = guests
    for one in (ana, bo):
        one.find()
    paired = ana.hear_type("paired")
    seated = ana.join(paired, "Ana")
    ana.must("keep", table=paired["table"], secret=seated["secret"])
    ana.must("cancel")
    ana.must("withdraw", table=paired["table"], secret=seated["secret"])
    bo.join(bo.hear_type("paired"), "Bo")
    view = server.view(paired["table"])
    assert view["state"] == "waiting"
    assert sorted(seat["name"] or "" for seat in view["seats"]) == ["", "Bo"]


def test_two_windows_of_a_person_count_once_and_are_never_paired(tmp_path: Path) -> None:
    with running(tmp_path) as server, Visitor(server, "d" * 20) as one, Visitor(server, "d" * 20) as other:
        one.find()
        other.find()
        one.see(lambda: one.lobby["counts"]["looking"] == 2)
        assert one.lobby["counts"]["here"] == 1
        with Visitor(server) as bo:
            bo.find()
            paired = one.hear_type("paired")
            one.see(lambda: one.lobby["counts"]["here"] == 2 and one.lobby["counts"]["looking"] == 1)
            for visitor, name in ((one, "Ana"), (bo, "Bo")):
                seated = visitor.join(paired, name)
                visitor.must("keep", table=paired["table"], secret=seated["secret"])
            unpaired = other.hear_type("unpaired")
            assert (unpaired["code"], unpaired["looking"]) == ("began-elsewhere", False)
        one.see(lambda: one.lobby["counts"]["looking"] == 0)
        assert server.http.get("/api/lobby").json()["here"] == 1
        assert server.http.get("/api/health").json()["lobby"]


def test_an_open_seat_is_shown_and_goes_to_one_taker_at_a_time(server: RunningServer, guests: list[Visitor]) -> None:
    ana, bo, cy = guests
    made = server.make(PERSON, OPEN, public=True, clock={"reserve": 180, "increment": 2})
    table = made["table"]
    ana.must("keep", table=table, secret=made["secret"])
    for one in (bo, cy):
        one.see(lambda one=one: table in one.open)
    shown = bo.open[table]
    assert (shown["players"], shown["open"], shown["people"][0]["name"]) == (2, 1, "Ana")
    bo.send({"type": "sit", "id": 1, "table": table})
    invited = bo.hear_type("invited")
    assert cy.ask("sit", table=table)["code"] == "seat-just-taken"
    bo.join(invited, "Bo")
    assert ana.hear_type("began")["table"] == table
    cy.see(lambda: table not in cy.open)
    assert cy.ask("sit", table=table)["code"] == "seat-just-taken"


def test_the_lobby_counts_the_open_seats_of_a_table_of_four(server: RunningServer, guests: list[Visitor]) -> None:
    ana, bo, cy = guests
    made = server.make(PERSON, OPEN, OPEN, OPEN, public=True)
    table = made["table"]
    cy.see(lambda: table in cy.open)
    seated = bo.sit(table, "Bo")
    cy.see(lambda: cy.open[table]["open"] == 2)
    assert [each["name"] for each in cy.open[table]["people"]] == ["Ana", "Bo"]
    ana.must("withdraw", table=table, secret=made["secret"])
    cy.see(lambda: cy.open[table]["open"] == 3)
    assert ana.ask("withdraw", table=table, secret=made["secret"])["code"] == "wrong-secret"
    bo.must("withdraw", table=table, secret=seated["secret"])
    cy.see(lambda: table not in cy.open)
    assert server.http.get(f"/api/tables/{table}").status_code == 404
    assert server.post("/api/join", {"invite": made["invite"], "name": "Cy"}).json()["code"] == "no-such-invite"


def test_a_seat_ends_when_its_people_are_gone_but_not_at_a_slow_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tilewright.server.lobby.service.TIDY_S", 0.05)
    with running(tmp_path) as server, Visitor(server) as ana, Visitor(server) as bo:
        kept, watched, left = (server.make(PERSON, OPEN, public=True) for _ in range(3))
        slow = server.make(PERSON, OPEN, public=True, clock={"per_move": 86_400})
        ana.must("keep", table=kept["table"], secret=kept["secret"])
        with Person(server, watched["table"], watched["secret"]) as maker:
            maker.hear_type("view")
            bo.see(lambda: len(bo.open) == 4)
            server.wait_until(lambda: len(server.application.host.lobby.offers._seen) == 4)  # type: ignore[union-attr]
            server.clock.ahead += offers.GRACE_S
            bo.see(lambda: left["table"] not in bo.open)
            assert set(bo.open) == {kept["table"], watched["table"], slow["table"]}
        server.clock.ahead += offers.SLOW_KEPT_S
        bo.see(lambda: not bo.open)


def test_open_seats_outlive_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        made = server.make(PERSON, OPEN, public=True)
    with running(tmp_path) as server, Visitor(server) as bo:
        bo.see(lambda: made["table"] in bo.open)
        assert bo.sit(made["table"], "Bo")["table"] == made["table"]
        bo.see(lambda: not bo.open)
    stored = b"".join(file.read_bytes() for file in tmp_path.rglob("*") if file.is_file())
    assert b"lobby/offer/" + made["table"].encode() not in stored or made["invite"].encode() not in stored


def test_rated_games_need_a_name_and_blocks_are_honoured(server: RunningServer, guests: list[Visitor]) -> None:
    guest = guests[0]
    assert guest.find(rated=True)["code"] == "name-needed"
    ana, bo = sign_up(server), sign_up(server)
    made = server.post("/api/tables", {"seats": [PERSON, OPEN], "public": True, "rated": True}, **ana.headers).json()
    guest.see(lambda: made["table"] in guest.open)
    assert guest.open[made["table"]]["people"][0]["person"] == ana.id
    assert guest.ask("sit", table=made["table"])["code"] == "name-needed"
    with Visitor(server, person=ana.token) as again:
        assert again.ask("sit", table=made["table"])["code"] == "own-seat"
        assert server.post("/api/me/block", {"person": bo.id, "blocked": True}, **ana.headers).status_code < 300
        with Visitor(server, person=bo.token) as other:
            assert other.ask("sit", table=made["table"])["code"] == "seat-just-taken"
            other.find(rated=True)
            again.find(rated=True)
            other.see(lambda: other.lobby["counts"]["looking"] >= 2)
            again.must("cancel")


def test_a_block_counts_for_people_who_look_already(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    host = server.application.host
    assert host.lobby is not None
    queue = host.lobby.matchmaking
    pair = queue.pair

    async def never(*_args: object) -> list[matchmaking.Pairing]:
        return []

    ana, bo = sign_up(server), sign_up(server)
    with Visitor(server, person=ana.token) as one, Visitor(server, person=bo.token) as two:
        with monkeypatch.context() as patch:
            patch.setattr(queue, "pair", never)
            one.find(rated=True)
            two.find(rated=True)
            assert server.post("/api/me/block", {"person": ana.id, "blocked": True}, **bo.headers).status_code < 300
            for _ in range(2):
                assert server.call(pair((), ())) == []
            assert sum(map(len, queue._blocked.values())) == 1
            assert server.post("/api/me/block", {"person": ana.id, "blocked": False}, **bo.headers).status_code < 300
            two.must("cancel")
            two.find(rated=True)
        one.hear_type("paired")
        two.hear_type("paired")


def test_the_lobby_pairs_nobody_with_their_own_program_in_a_rated_game(server: RunningServer) -> None:
    host = server.application.host
    assert host.lobby is not None
    queue = host.lobby.matchmaking
    ana, bo = sign_up(server), sign_up(server)
    robot = server.post("/api/me/programs", {"name": new_name("Robot")}, **ana.headers).json()
    body = {"seats": [PERSON, OPEN], "public": True, "rated": True}
    offered = server.post("/api/tables", body, **ana.headers).json()["table"]
    with Visitor(server, person=ana.token) as one, Visitor(server, person=robot["token"]) as two:
        assert two.ask("sit", table=offered)["code"] == "rated-yourself"
        one.find(rated=True)
        two.find(rated=True)
        server.wait_until(lambda: len(queue._blocked) == 2)
        with Visitor(server, person=bo.token) as three:
            three.find(rated=True)
            three.hear_type("paired")


def test_a_person_who_opted_out_is_not_listed_and_not_counted(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, bo = sign_up(server), sign_up(server)
    host = server.application.host
    assert host.lobby is not None
    games = host.lobby.games
    asked = {"seats": [PERSON, {"who": "computer"}], "public": True}
    shown, hidden = (server.post("/api/tables", asked, **one.headers).json()["table"] for one in (ana, bo))
    secret = server.make(PERSON, {"who": "computer"})["table"]
    server.call(host.people.change(bo.id, lambda person: msgspec.structs.replace(person, watchable=False)))
    games._may.clear()
    server.call(games.refresh())
    listed = {game.table for game in games.listed}
    assert shown in listed
    assert not {hidden, secret} & listed
    count = games.count
    monkeypatch.setattr("tilewright.server.lobby.games.LISTED", 0)
    server.call(games.refresh())
    assert (games.count, games.listed) == (count, [])


def test_nonsense_and_bounds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(offers, "MOST_OF_ADDRESS", 2)
    with running(tmp_path, limits=Limits(malformed=4)) as server, Visitor(server) as ana:
        for _ in range(2):
            server.make(PERSON, OPEN, public=True)
        refused = server.post("/api/tables", {"seats": [PERSON, OPEN], "public": True})
        assert refused.json()["code"] == "too-many-offers"
        monkeypatch.setattr(offers, "MOST", 2)
        assert server.post("/api/tables", {"seats": [PERSON, OPEN], "public": True}).json()["code"] == "lobby-full"
        assert ana.ask("sit", table="x" * 12)["code"] == "seat-just-taken"
        assert ana.ask("keep", table="x" * 12, secret="s" * 43)["code"] == "no-such-table"
        assert ana.ask("find", players=5, sides=["coloured"], clocks=["5+5"])["code"] == "malformed"
        assert ana.ask("find", players=2, sides=[], clocks=["5+5"])["code"] == "malformed"
        assert ana.ask("play", seat=1)["code"] == "malformed"
        ana.send("nonsense")
        assert ana.hear_end()[-1]["code"] == "malformed"
        with Person(server, path="/api/lobby") as silent:
            assert silent.ask("cancel")["code"] == "hello-first"
            silent.send({"type": "hello", "person": "A" * 55})
            assert silent.hear_type("error")["code"] == "not-signed-in"


def test_seats_that_are_offered_at_the_same_moment_all_count(server: RunningServer) -> None:
    host, ana = server.application.host, sign_up(server)
    asked = msgspec.convert({"seats": [PERSON, OPEN], "public": True}, NewTable)

    async def offer_many() -> list[Any]:
        person = await host.people.read(ana.id)
        offering = [make_table.fn("203.0.113.9", asked, host, host.services, person) for _ in range(15)]
        return await asyncio.gather(*offering, return_exceptions=True)

    refused = [each.code for each in server.call(offer_many()) if isinstance(each, Refusal)]
    assert refused == ["too-many-offers"] * (15 - offers.MOST_OF_PERSON)
    assert host.lobby is not None
    assert host.lobby.offers._making == []


def test_a_server_without_a_lobby(tmp_path: Path) -> None:
    with running(tmp_path, has_lobby=False) as server:
        assert server.http.get("/api/lobby").json() is None
        assert not server.http.get("/api/health").json()["lobby"]
        server.make(PERSON, OPEN, public=True)
        with pytest.raises(Exception, match="HTTP 403"):
            Person(server, path="/api/lobby")


def test_another_language_keeps_the_place_in_the_queue(server: RunningServer) -> None:
    with Visitor(server, "device-of-a-reader-0001") as ana, Visitor(server) as bo:
        ana.find(players=4)
        ana.send({"type": "hello", "device": "device-of-a-reader-0001", "language": "fi"})
        ana.hear_type("lobby")
        ana.see(lambda: ana.lobby["counts"]["looking"] == 1)
        assert ana.ask("sit", table="0" * 12)["message"] == sentence(Refusal("seat-just-taken"), "fi")
        assert bo.ask("sit", table="0" * 12)["message"] == sentence(Refusal("seat-just-taken"), "en")


def test_a_device_that_is_signed_out_leaves_the_lobby(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conversations, "SIGNED_IN_S", 0.01)
    ana = sign_up(server, phrase=True)
    own = server.post("/api/people/phrase", {"name": ana.name, "phrase": ana.phrase}).json()["token"]
    with Visitor(server, person=ana.token) as thief, Visitor(server, person=own) as other:
        thief.see()
        other.see()
        answer = server.post("/api/me/devices/end", {"device": None}, **{"Tilewright-Person": own})
        assert answer.status_code < 300, answer.text
        assert thief.hear_end()[-1]["code"] == "not-signed-in"
        assert other.find()["type"] == "done", "the device that stays signed in stays in the lobby"
