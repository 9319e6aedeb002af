"""Fair deals, which not even the operator can choose: first the commitment, then the people's randomness."""

from __future__ import annotations

import asyncio
import itertools
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import OPEN, PERSON, Person, RunningServer, running
from tilewright import fairness
from tilewright.fairness import Promised, Status, check_record, commitment, new_secret
from tilewright.notation import Record
from tilewright.rules import Position
from tilewright.server import promises
from tilewright.server.promises import LIFETIME_S, MOST_OF_ADDRESS, Promises

COMPUTER = {"who": "computer", "level": 1}


def promise(server: RunningServer) -> dict[str, str]:
    answer = server.post("/api/promises", {})
    assert answer.status_code == 201, answer.text
    found: dict[str, str] = answer.json()
    return found


def record_of(server: RunningServer, table: str) -> Record:
    return Record.parse(server.http.get(f"/api/tables/{table}/record.azr").text)


def resigned(server: RunningServer, made: dict[str, str]) -> Record:
    """The record of a game that its maker resigns, so that its secret is published."""
    with Person(server, made["table"], made["secret"]) as ana:
        ana.must("resign", seat=1)
    return record_of(server, made["table"])


def told(person: Person, kind: str) -> dict[str, Any]:
    """An event of this kind that the person has received; waits for it if necessary."""
    while True:
        for event in person.events:
            if event["event"]["kind"] == kind:
                found: dict[str, Any] = event["event"]
                return found
        person.hear()


def test_a_game_against_the_computer_is_proved_to_its_player(server: RunningServer) -> None:
    noted = promise(server)
    made = server.make(PERSON, COMPUTER, promise=noted["commitment"], randomness="abc123")
    assert made["table"] == noted["table"]
    assert server.view(made["table"])["fairness"]["commitment"] == noted["commitment"]
    record = resigned(server, made)
    assert check_record(record, noted["commitment"], "abc123").status is Status.FAIR


def test_an_operator_who_waits_for_the_randomness_cannot_choose(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A dishonest operator tries secrets until the deal is good, after the maker's randomness has arrived.

    Version 1 allowed that. Here the server does it when it makes the table: the record is consistent, but a player who
    noted the commitment sees that it was replaced.
    """

    async def use_and_choose(self: Promises, committed: str) -> Promised:
        table = self._given[committed][0].table
        for _ in itertools.count():
            secret = new_secret()
            source = fairness.FairSource(secret, table, ("abc123", ""))
            if source.first_seat(2) == 2 and len(set(source.deal(Position.start())[:4])) <= 2:
                return Promised(table, secret)
        raise AssertionError

    monkeypatch.setattr(Promises, "use", use_and_choose)
    with running(tmp_path) as server:
        noted = promise(server)
        record = resigned(server, server.make(PERSON, COMPUTER, promise=noted["commitment"], randomness="abc123"))
    assert check_record(record).status is Status.CONSISTENT
    verdict = check_record(record, noted["commitment"], "abc123")
    assert (verdict.status, verdict.noted_fits) == (Status.UNFAIR, False)
    forged = record.with_header("Commitment", noted["commitment"])
    assert check_record(forged, noted["commitment"], "abc123").commitment_fits is False


def test_randomness_without_a_commitment_proves_nothing(server: RunningServer) -> None:
    """Randomness sent before a commitment does not count: the check reports that the deals could have been chosen."""
    made = server.make(PERSON, COMPUTER, randomness="abc123")
    record = resigned(server, made)
    verdict = check_record(record, str(server.view(made["table"])["fairness"]["commitment"]))
    assert verdict.status is Status.UNVERIFIABLE
    assert [missing.code for missing in verdict.missing] == ["nobody-added"]


def test_a_joiner_sees_the_commitment_first(server: RunningServer) -> None:
    made = server.make(PERSON, OPEN)
    noted = server.post("/api/invites", {"invite": made["invite"]}).json()["fairness"]["commitment"]
    server.join(made["invite"], "Bo", randomness="77")
    assert check_record(resigned(server, made), noted, "77").status is Status.FAIR


def test_a_rematch_has_a_commitment_and_fresh_randomness(server: RunningServer) -> None:
    noted = promise(server)
    made = server.make(PERSON, COMPUTER, promise=noted["commitment"], randomness="abc123")
    with Person(server, made["table"], made["secret"]) as ana:
        ana.must("resign", seat=1)
        following = told(ana, "ended")["next"]
        assert ana.ask("share", seat=1, randomness="")["code"] == "malformed"
        ana.must("share", seat=1, randomness="0ff0")
        ana.must("rematch", seat=1)
        assert ana.ask("share", seat=1, randomness="1")["code"] == "too-late-to-share"
        assert told(ana, "rematched")["table"] == following["table"]
        with Person(server, following["table"], ana.secret) as again:
            again.hear_type("view")
            assert again.view["fairness"]["commitment"] == following["commitment"]
            assert again.view["fairness"]["randomness"] == ["", "0ff0"]
            again.must("resign", seat=2)
        assert "0ff0" not in "".join(ana.heard)
    record = record_of(server, following["table"])
    assert check_record(record, following["commitment"], "0ff0").status is Status.FAIR


def test_simultaneous_requests_for_a_rematch_make_one_table(server: RunningServer) -> None:
    made = server.make(PERSON, {"who": "person", "name": "Bo"})
    before = server.application.services.metrics.tables_made
    with Person(server, made["table"], made["secret"]) as ana:
        ana.must("resign", seat=1)
        for number in range(20):
            ana.send({"type": "rematch", "id": 100 + number, "seat": 1 + number % 2})
        answered: set[int] = set()
        while len(answered) < 20:
            if (number := ana.hear().get("id", 0)) >= 100:
                answered.add(number)
    assert server.application.services.metrics.tables_made == before + 1


def test_a_commitment_is_used_once(server: RunningServer) -> None:
    noted = promise(server)
    server.make(PERSON, COMPUTER, promise=noted["commitment"])
    for unknown in (noted["commitment"], "0" * 64):
        answer = server.post("/api/tables", {"seats": [PERSON, COMPUTER], "promise": unknown})
        assert (answer.status_code, answer.json()["code"]) == (409, "no-such-promise")
    answer = server.post("/api/tables", {"seats": [PERSON, COMPUTER], "promise": "xyz"})
    assert answer.json()["code"] == "malformed"


def test_promises_are_bounded_by_address_in_all_and_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(promises, "MOST", 3 * MOST_OF_ADDRESS)

    async def run() -> None:
        now = 0.0
        given = Promises(lambda: now)
        ana = await given.give("ana")
        strangers = [await given.give("stranger") for _ in range(2 * MOST_OF_ADDRESS)]
        assert len(given) == 1 + MOST_OF_ADDRESS, "an address with too many promises loses only its own"
        assert await given.use(strangers[0].commitment) is None
        assert await given.use(strangers[-1].commitment) == strangers[-1]
        assert await given.use(ana.commitment) == ana
        assert await given.use(ana.commitment) is None
        late = await given.give("ana")
        for number in range(5 * MOST_OF_ADDRESS):
            await given.give(f"address {number}")
        assert len(given) <= 3 * MOST_OF_ADDRESS
        late = await given.give("ana")
        now = LIFETIME_S + 1
        assert await given.use(late.commitment) is None
        await given.give("bo")
        assert len(given) == 1
        assert commitment(ana.secret, ana.table) == ana.commitment

    asyncio.run(run())
