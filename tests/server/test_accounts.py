"""Lasting names: other devices, lost devices, stolen phrases, renaming, games played as a guest, export, deletion."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from tests.server.people import SignedIn, new_name, sign_up
from tests.server.running import OPEN, PERSON, Message, Person, RunningServer, running
from tilewright.server.limits import DAY_S, Rates
from tilewright.server.messages.people import NewPerson
from tilewright.server.people import erasing
from tilewright.server.people.passkeys import Site, check_challenge, new_challenge, site_of
from tilewright.server.people.person import Device, person_key
from tilewright.server.people.person import Person as StoredPerson
from tilewright.server.people.service import KEPT_WITHOUT_GAME_S
from tilewright.server.store import Document, Store, StoreUnavailable


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server for this file, whose clock the tests set forward."""
    with running(tmp_path_factory.mktemp("people")) as found:
        yield found


def me(server: RunningServer, who: SignedIn) -> Message:
    found: Message = server.http.get("/api/me", headers=who.headers).json()
    return found


def post(server: RunningServer, who: SignedIn, path: str, body: Any = None) -> Message:
    answer = server.post(f"/api/me/{path}", body or {}, **who.headers)
    found: Message = answer.json() if answer.content else {}
    return found


def by_phrase(server: RunningServer, name: str, phrase: str | None) -> SignedIn | str:
    found = server.post("/api/people/phrase", {"name": name, "phrase": phrase}).json()
    return found["code"] if "code" in found else SignedIn(found["person"], found["name"], found["token"], None)


def resigned_game(server: RunningServer, one: SignedIn, other: SignedIn | None = None) -> Message:
    """A game that is over at once, because seat 1 resigns."""
    made: Message = server.post("/api/tables", {"seats": [PERSON, OPEN]}, **one.headers).json()
    headers = {} if other is None else other.headers
    server.post("/api/join", {"invite": made["invite"], "name": "Guest"}, **headers)
    with Person(server, made["table"], made["secret"]) as person:
        person.hear_type("view")
        person.must("resign", seat=1)
    return made


def test_another_device_signs_in_with_the_phrase_and_is_signed_out_when_it_is_lost(server: RunningServer) -> None:
    ana = sign_up(server, new_name("Ana"), phrase=True)
    assert ana.phrase is not None
    assert len(ana.phrase.split()) == 6
    phone = by_phrase(server, ana.name.upper(), f"  {ana.phrase.upper()} ")
    assert isinstance(phone, SignedIn)
    assert (phone.id, phone.name) == (ana.id, ana.name)
    devices = me(server, phone)["devices"]
    assert [(each["way"], each["here"]) for each in devices] == [("made", False), ("phrase", True)]
    post(server, ana, "devices/end", {"device": devices[1]["device"]})
    assert me(server, phone)["code"] == "not-signed-in"
    assert me(server, ana)["name"] == ana.name


def test_a_stolen_phrase_is_revoked_by_a_new_one(server: RunningServer) -> None:
    ana = sign_up(server, new_name("Ana"), phrase=True)
    thief = by_phrase(server, ana.name, ana.phrase)
    assert isinstance(thief, SignedIn)
    new = post(server, ana, "phrase")["phrase"]
    post(server, ana, "devices/end")
    assert me(server, thief)["code"] == "not-signed-in"
    assert by_phrase(server, ana.name, ana.phrase) == "wrong-phrase"
    assert isinstance(by_phrase(server, ana.name, new), SignedIn)
    assert len(me(server, ana)["devices"]) == 2


def test_wrong_phrases_and_unknown_names_get_the_same_answer(server: RunningServer) -> None:
    without = sign_up(server, new_name("Bo"))
    assert by_phrase(server, without.name, "anything at all") == "wrong-phrase"
    assert by_phrase(server, "Nobody at all", "anything at all") == "wrong-phrase"


def test_a_name_is_changed_once_in_thirty_days_and_the_old_one_is_free(server: RunningServer) -> None:
    ana = sign_up(server, new_name("Ana"))
    bo = sign_up(server, new_name("Bo"))
    assert post(server, ana, "name", {"name": bo.name})["code"] == "name-taken"
    assert post(server, ana, "name", {"name": "Operator"})["code"] == "forbidden-name"
    renamed = new_name("Anna")
    post(server, ana, "name", {"name": renamed})
    assert me(server, ana)["name"] == renamed
    assert post(server, ana, "name", {"name": new_name("Ana")})["code"] == "renamed-lately"
    assert sign_up(server, ana.name).id != ana.id
    server.clock.ahead += 31 * DAY_S
    assert post(server, ana, "name", {"name": renamed.upper()}) == {}, "a name that looks the same as the old one"


def test_games_are_kept_with_results_by_opponent(server: RunningServer) -> None:
    ana, bo = sign_up(server, new_name("Ana")), sign_up(server, new_name("Bo"))
    made = resigned_game(server, ana, bo)
    server.wait_until(lambda: server.http.get(f"/api/people/{bo.id}").json()["games"] == 1)
    profile = server.http.get(f"/api/people/{bo.id}").json()
    assert (profile["won"], profile["levels"]) == (1.0, [])
    assert [(each["who"]["name"], each["games"], each["won"]) for each in profile["opponents"]] == [(ana.name, 1, 1.0)]
    [game] = profile["played"]
    assert (game["table"], game["seat"], game["winners"], game["reason"]) == (made["table"], 2, [2], "resigned")
    assert [seat["person"] for seat in game["seats"]] == [ana.id, bo.id]
    table = server.call(server.application.host.live(made["table"])).table
    for _ in range(2):
        server.call(server.application.host.people.settle(table))
    assert server.http.get(f"/api/people/{bo.id}").json()["games"] == 1, "a game counts once"
    assert server.http.get(f"/api/people/{bo.id}/games?after=nonsense").json()["code"] == "malformed"
    assert server.http.get(f"/api/people/{bo.id}/games?after={'9' * 11}-{'z' * 12}").json() == {
        "played": [],
        "more": None,
    }


def test_games_of_a_guest_are_claimed_by_their_secrets(server: RunningServer) -> None:
    made = server.make(PERSON, OPEN)
    joined = server.join(made["invite"], "Bo")
    ana = sign_up(server, new_name("Ana"))
    wanted = [
        {"table": made["table"], "secret": made["secret"]},
        {"table": made["table"], "secret": "x" * 43},
        {"table": "0" * 12, "secret": made["secret"]},
    ]
    assert post(server, ana, "games", {"games": wanted})["tables"] == [made["table"]]
    own = [{"table": made["table"], "secret": joined["secret"]}]
    assert post(server, ana, "games", {"games": own})["tables"] == [], "a person takes over only one seat of a table"
    seats = server.view(made["table"])["seats"]
    assert [(seat["name"], seat["person"]) for seat in seats] == [(ana.name, ana.id), ("Bo", None)]


def test_a_person_exports_and_deletes_their_data(server: RunningServer) -> None:
    ana, bo = sign_up(server, new_name("Ana"), phrase=True), sign_up(server, new_name("Bo"))
    made = resigned_game(server, ana, bo)
    server.wait_until(lambda: server.http.get(f"/api/people/{ana.id}").json()["games"] == 1)
    exported = server.http.get("/api/me/export", headers=ana.headers)
    assert "attachment" in exported.headers["content-disposition"]
    assert exported.json()["person"]["name"] == ana.name
    assert [game["table"] for game in exported.json()["games"]] == [made["table"]]
    assert "digest" not in exported.text
    assert post(server, ana, "delete", {"name": bo.name})["code"] == "wrong-name"
    assert post(server, ana, "delete", {"name": ana.name}) == {}
    assert me(server, ana)["code"] == "not-signed-in"
    assert server.http.get(f"/api/people/{ana.id}").json()["code"] == "no-such-person"
    seats = server.view(made["table"])["seats"]
    assert [(seat["name"], seat["person"]) for seat in seats] == [(None, None), (bo.name, bo.id)]
    record = server.http.get(f"/api/tables/{made['table']}/record.azr").text
    assert ana.name not in record
    with Person(server, made["table"]) as watcher:
        assert ana.name not in json.dumps(watcher.hear_type("view"))
    [game] = server.http.get(f"/api/people/{bo.id}").json()["played"]
    assert [seat["name"] for seat in game["seats"]] == [None, bo.name]
    assert sign_up(server, ana.name).id != ana.id, "the name of a deleted person is free"


def games_of(server: RunningServer, person: SignedIn) -> int:
    """How many games a profile shows."""
    games: int = server.http.get(f"/api/people/{person.id}").json()["games"]
    return games


def test_all_opponents_of_a_profile_are_read_at_once(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, *others = (sign_up(server, new_name("Ana")) for _ in range(4))
    for other in others:
        resigned_game(server, ana, other)
    store = server.application.services.store
    read, keys = store.read_document, []

    async def count(key: str) -> Document | None:
        keys.append(key)
        return await read(key)

    server.wait_until(lambda: games_of(server, ana) == len(others))
    server.wait_until(lambda: all(games_of(server, each) == 1 for each in others))
    monkeypatch.setattr(store, "read_document", count)
    opponents = server.http.get(f"/api/people/{ana.id}").json()["opponents"]
    assert {each["who"]["name"] for each in opponents} == {each.name for each in others}
    assert not {person_key(each.id) for each in others} & {*keys}


def test_a_damaged_document_of_an_opponent_is_left_out_of_a_profile(server: RunningServer) -> None:
    ana, bo, cleo = (sign_up(server, new_name("Ana")) for _ in range(3))
    for other in (bo, cleo):
        resigned_game(server, ana, other)
    server.wait_until(lambda: server.http.get(f"/api/people/{ana.id}").json()["games"] == 2)
    store = server.application.services.store
    found = server.call(store.read_document(person_key(bo.id)))
    assert found is not None
    server.call(store.write_documents([Document(found.key, found.version, b"?")], server.clock()))
    opponents = server.http.get(f"/api/people/{ana.id}").json()["opponents"]
    assert cleo.name in [each["who"]["name"] for each in opponents]
    assert bo.name not in [each["who"]["name"] for each in opponents]
    assert server.http.get(f"/api/people/{bo.id}").json()["code"] == "damaged-table"
    server.call(erasing.forget(store, found.key))


def test_a_name_without_a_game_is_removed_after_some_time(server: RunningServer) -> None:
    idle, player = sign_up(server, new_name("Ana")), sign_up(server, new_name("Bo"))
    resigned_game(server, player)
    server.wait_until(lambda: server.http.get(f"/api/people/{player.id}").json()["games"] == 1)
    server.clock.ahead += KEPT_WITHOUT_GAME_S + 2 * DAY_S
    server.call(server.application.host.people.tidy())
    assert server.http.get(f"/api/people/{idle.id}").json()["code"] == "no-such-person"
    assert server.http.get(f"/api/people/{player.id}").json()["name"] == player.name


def test_a_damaged_document_does_not_keep_other_names_from_being_removed(server: RunningServer) -> None:
    idle, store = sign_up(server, new_name("Ana")), server.application.services.store
    damaged = person_key("0" * 12)
    server.call(store.write_documents([Document(damaged, 0, b"?")], server.clock()))
    server.clock.ahead += KEPT_WITHOUT_GAME_S + 2 * DAY_S
    server.call(server.application.host.people.tidy())
    assert server.http.get(f"/api/people/{idle.id}").json()["code"] == "no-such-person"
    server.call(erasing.forget(store, damaged))


def test_the_time_counts_from_the_last_visit_also_without_a_device(server: RunningServer) -> None:
    ana = sign_up(server, new_name("Ana"))
    server.clock.ahead += KEPT_WITHOUT_GAME_S - DAY_S
    [device] = me(server, ana)["devices"]
    post(server, ana, "devices/end", {"device": device["device"]})
    assert me(server, ana)["code"] == "not-signed-in"
    for days, is_there in ((3, True), (KEPT_WITHOUT_GAME_S / DAY_S, False)):
        server.clock.ahead += days * DAY_S
        server.call(server.application.host.people.tidy())
        assert (server.http.get(f"/api/people/{ana.id}").status_code == 200) == is_there


def test_the_last_visit_of_a_device_that_was_signed_out_is_kept() -> None:
    device = Device("digest", added=5 * DAY_S, way="made", seen=80 * DAY_S)
    person = StoredPerson("0" * 12, "Ana", made=5 * DAY_S, devices=(device,))
    assert person.last_visit == 80 * DAY_S
    assert person.with_devices(()).with_devices(()).last_visit == 80 * DAY_S
    assert StoredPerson("0" * 12, "Ana", made=5 * DAY_S).last_visit == 5 * DAY_S, "a document of an earlier version"


def test_an_interrupted_deletion_is_completed(server: RunningServer) -> None:
    ana = sign_up(server, new_name("Ana"))
    program = server.post("/api/me/programs", {"name": new_name("Robot")}, **ana.headers).json()
    people = server.application.host.people
    server.call(people.change(ana.id, lambda person: replace(person, leaving=True, devices=())))
    server.call(people.tidy())
    store = server.application.services.store  # the server may tidy at the same time, and complete the deletion
    server.wait_until(lambda: server.call(store.read_document(person_key(ana.id))) is None)
    assert server.http.get(f"/api/people/{program['person']}").json()["code"] == "no-such-person"
    assert sign_up(server, ana.name).id != ana.id


def test_a_deletion_that_is_repeated_leaves_the_name_to_its_next_owner(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, people = sign_up(server, new_name("Ana")), server.application.host.people
    forget = erasing.forget

    async def forget_until_killed(store: Store, prefix: str) -> None:
        if prefix == person_key(ana.id):
            raise StoreUnavailable("killed")
        await forget(store, prefix)

    with monkeypatch.context() as patched:
        patched.setattr(erasing, "forget", forget_until_killed)
        assert post(server, ana, "delete", {"name": ana.name})["code"] == "store-unavailable"
    next_owner = sign_up(server, ana.name)
    server.call(people.tidy())
    assert server.call(server.application.services.store.read_document(person_key(ana.id))) is None
    assert server.post("/api/people", {"name": ana.name}).json()["code"] == "name-taken"
    assert me(server, next_owner)["name"] == ana.name


def test_an_old_name_is_freed_only_if_nobody_has_taken_it_since(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, new = sign_up(server, new_name("Ana")), new_name("Anna")
    people = server.application.host.people
    claim, taken = people.claim, []

    async def claim_and_lose_the_old(name: str, person_id: str, change: Any) -> StoredPerson:
        renamed = await claim(name, person_id, change)
        if name == new:
            taken.append(await people.make(NewPerson(ana.name, False), "203.0.113.9"))
        return renamed

    monkeypatch.setattr(people, "claim", claim_and_lose_the_old)
    assert post(server, ana, "name", {"name": new}) == {}
    found = server.call(people.named(ana.name))
    assert found is not None
    assert [found.id] == [each.person for each in taken]


def test_settings(server: RunningServer) -> None:
    ana = sign_up(server, new_name("Ana"))
    assert me(server, ana)["watchable"]
    post(server, ana, "settings", {"watchable": False})
    assert not me(server, ana)["watchable"]
    assert server.http.get("/api/me").json()["code"] == "not-signed-in"


def test_passkeys_are_refused_with_a_sentence_where_they_cannot_work(server: RunningServer) -> None:
    ana = sign_up(server, new_name("Ana"))
    assert post(server, ana, "passkeys/challenge")["code"] == "no-passkeys"
    local = {"Origin": "http://localhost:1", "Host": "localhost:1"}
    asked = server.post("/api/people/passkey/challenge", {}, **local).json()
    assert asked["rp"] == "localhost"
    nonsense = {"id": "AAAA", "person": ana.id, "authenticator": "AAAA", "signature": "AAAA", "client_data": "AAAA"}
    assert server.post("/api/people/passkey", nonsense, **local).json()["code"] == "passkey-failed"
    made = {"id": "AAAA", "attestation": "AAAA", "client_data": "e30"}
    assert server.post("/api/me/passkeys", made, **ana.headers, **local).json()["code"] == "passkey-failed"


def test_new_passkeys_are_rate_limited(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each writes the whole document of the person, with the challenges of the last minutes."""
    monkeypatch.setattr(server.application.services, "recoveries", Rates(1e-9, 2))
    ana, made = sign_up(server, new_name("Ana")), {"id": "AAAA", "attestation": "AAAA", "client_data": "e30"}
    local = {"Origin": "http://localhost:1", "Host": "localhost:1"}
    codes = [server.post("/api/me/passkeys", made, **ana.headers, **local).json()["code"] for _ in range(3)]
    assert codes == ["passkey-failed", "passkey-failed", "too-many-requests"]


@pytest.mark.parametrize("origin", [None, "", "null", "http://azul.example", "https://10.0.0.1", "https://[::1"])
def test_origins_that_cannot_have_passkeys(origin: str | None) -> None:
    assert site_of(origin) is None


def test_challenges_hold_for_one_purpose_and_a_while() -> None:
    assert site_of("https://azul.example:8443") == Site("https://azul.example:8443", "azul.example")
    key = b"k" * 32
    challenge = new_challenge(key, "sign-in", 1000.0)
    assert check_challenge(challenge, key, "sign-in", 1200.0) == 1300.0
    for other in ((key, "ana", 1200.0), (b"x" * 32, "sign-in", 1200.0), (key, "sign-in", 1400.0)):
        with pytest.raises(Exception, match="passkey-failed"):
            check_challenge(challenge, *other)
