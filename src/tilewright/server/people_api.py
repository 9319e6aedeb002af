"""The HTTP API of people with lasting names."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, get, post
from litestar.params import HeaderParameter, JSONBody, PathParameter, QueryParameter

from .errors import Refusal
from .messages.people import (
    Blocking,
    DeviceEnd,
    GuestGames,
    Leaving,
    NewPasskey,
    NewPerson,
    NewPhrase,
    NewProgram,
    NewReport,
    Own,
    OwnSettings,
    PasskeyChallenge,
    PasskeyEnd,
    PasskeyQuestion,
    PasskeySignIn,
    PhraseQuestion,
    PhraseSignIn,
    PlayedGames,
    Profile,
    ProgramEnd,
    Renaming,
    RunningGames,
    SignedIn,
    TakenAlong,
)
from .messages.ratings import PersonRatings
from .people.passkeys import site_of
from .people.programs import delete_own_program, make_own_program
from .questions_api import AnyHttpRequest, TheHost, client_key
from .responses import problems
from .tables_api import PersonHeader

PersonPath = Annotated[str, PathParameter(pattern="^[0-9A-Za-z]{12}$", description="The person's public number")]
AfterGame = Annotated[str, QueryParameter(pattern="^([0-9]{11}-[0-9A-Za-z]{12})?$", required=False)]
Origin = Annotated[str | None, HeaderParameter(name="Origin", required=False)]
OWN = ("not-signed-in", "name-banned", "read-only", "store-unavailable")


@post(
    "/api/people",
    status_code=201,
    summary="Make a lasting name",
    responses=problems("bad-name", "forbidden-name", "name-taken", "too-many-names", "read-only"),
)
async def make_person(request: AnyHttpRequest, data: JSONBody[NewPerson], host: TheHost) -> SignedIn:
    """The device that asks is signed in. Only this answer contains its token and the recovery phrase."""
    return await host.people.make(data, client_key(request))


@get(
    "/api/people/{person:str}",
    summary="Somebody with a lasting name",
    responses=problems("no-such-person", "store-unavailable"),
)
async def look_at_person(person: PersonPath, host: TheHost) -> Profile:
    """The public profile: results and last games."""
    return await host.people.profile(person)


@get(
    "/api/people/{person:str}/games",
    summary="Games of somebody with a lasting name",
    responses=problems("no-such-person", "store-unavailable"),
)
async def look_at_games(person: PersonPath, host: TheHost, after: AfterGame = "") -> PlayedGames:
    """More games, the newest first; `after` is the `more` of the previous answer."""
    return await host.people.games(person, after)


@post(
    "/api/people/phrase",
    status_code=201,
    summary="Sign in with a recovery phrase",
    responses=problems("wrong-phrase", "name-banned", "read-only", "store-unavailable"),
)
async def sign_in(request: AnyHttpRequest, data: JSONBody[PhraseSignIn], host: TheHost) -> SignedIn:
    """Spaces and capitals of the phrase do not matter."""
    return await host.account.sign_in(data, client_key(request))


@post(
    "/api/people/passkey/challenge",
    status_code=201,
    summary="A challenge to sign in with a passkey",
    responses=problems("no-passkeys", "store-unavailable"),
)
async def ask_to_sign_in(data: JSONBody[PasskeyQuestion], host: TheHost, origin: Origin = None) -> PasskeyChallenge:
    """The challenge is valid for five minutes and one answer."""
    return await host.account.challenge(site_of(origin), None)


@post(
    "/api/people/passkey",
    status_code=201,
    summary="Sign in with a passkey",
    responses=problems("passkey-failed", "no-passkeys", "name-banned", "read-only", "store-unavailable"),
)
async def sign_in_by_passkey(
    request: AnyHttpRequest, data: JSONBody[PasskeySignIn], host: TheHost, origin: Origin = None
) -> SignedIn:
    """The answer of the browser to the challenge."""
    return await host.account.sign_in_by_passkey(data, site_of(origin), client_key(request))


# ---------------------------------------------------------------- the person who asks


@get("/api/me", summary="What the server stores about you", responses=problems(*OWN))
async def look_at_me(host: TheHost, token: PersonHeader = None, origin: Origin = None) -> Own:
    """Settings, devices and passkeys of the person whose device asks."""
    person = await host.people.must_be(token)
    return await host.account.own(person, token or "", site_of(origin))


@post("/api/me/settings", status_code=204, summary="Change your settings", responses=problems(*OWN))
async def change_settings(data: JSONBody[OwnSettings], host: TheHost, token: PersonHeader = None) -> None:
    """Null leaves a setting unchanged."""
    await host.account.set(await host.people.must_be(token), data)


@post(
    "/api/me/name",
    status_code=204,
    summary="Change your name",
    responses=problems("bad-name", "forbidden-name", "name-taken", "renamed-lately", *OWN),
)
async def rename(data: JSONBody[Renaming], host: TheHost, token: PersonHeader = None) -> None:
    """Once in thirty days. The old name is free at once."""
    await host.account.rename(await host.people.must_be(token), data.name)


@post("/api/me/phrase", status_code=201, summary="A new recovery phrase", responses=problems(*OWN))
async def make_phrase(
    request: AnyHttpRequest, data: JSONBody[PhraseQuestion], host: TheHost, token: PersonHeader = None
) -> NewPhrase:
    """The old phrase is revoked."""
    person = await host.people.must_be(token)
    host.account.count_attempt(client_key(request))
    return NewPhrase(await host.account.new_phrase(person))


@post("/api/me/devices/end", status_code=204, summary="Sign out a device, or all others", responses=problems(*OWN))
async def end_devices(data: JSONBody[DeviceEnd], host: TheHost, token: PersonHeader = None) -> None:
    """Sign out one device, or all others."""
    await host.account.end_devices(await host.people.must_be(token), token or "", data.device)


@post(
    "/api/me/passkeys/challenge",
    status_code=201,
    summary="A challenge to register a passkey",
    responses=problems("no-passkeys", *OWN),
)
async def ask_for_passkey(
    data: JSONBody[PasskeyQuestion], host: TheHost, token: PersonHeader = None, origin: Origin = None
) -> PasskeyChallenge:
    """The challenge is valid for five minutes and one answer."""
    return await host.account.challenge(site_of(origin), await host.people.must_be(token))


@post(
    "/api/me/passkeys",
    status_code=204,
    summary="Register a passkey",
    responses=problems("passkey-failed", "no-passkeys", "too-many-passkeys", *OWN),
)
async def add_passkey(
    data: JSONBody[NewPasskey], host: TheHost, token: PersonHeader = None, origin: Origin = None
) -> None:
    """The answer of the browser to the challenge; the server keeps the public half."""
    await host.account.add_passkey(await host.people.must_be(token), data, site_of(origin))


@post("/api/me/passkeys/end", status_code=204, summary="Remove a passkey", responses=problems(*OWN))
async def end_passkey(data: JSONBody[PasskeyEnd], host: TheHost, token: PersonHeader = None) -> None:
    """Nobody can sign in with it any more."""
    await host.account.end_passkey(await host.people.must_be(token), data.id)


@get("/api/me/games", summary="Your unfinished games", responses=problems(*OWN))
async def look_at_own_games(host: TheHost, token: PersonHeader = None, after: AfterGame = "") -> RunningGames:
    """Tables on all devices: `hello` with the token plays there. `after` is the `more` of the previous answer."""
    return await host.people.running(await host.people.must_be(token), after)


@post("/api/me/games", status_code=200, summary="Claim games that you began as a guest", responses=problems(*OWN))
async def take_along(
    request: AnyHttpRequest, data: JSONBody[GuestGames], host: TheHost, token: PersonHeader = None
) -> TakenAlong:
    """The secret of each seat is the proof. Tables that no longer exist are skipped."""
    return await host.account.take_along(await host.people.must_be(token), data, client_key(request))


@get("/api/me/export", summary="Everything that the server stores about you", responses=problems(*OWN))
async def export(request: AnyHttpRequest, host: TheHost, token: PersonHeader = None) -> Response[dict[str, Any]]:
    """One JSON file: the person, and all games."""
    person = await host.people.must_be(token)
    host.account.count_attempt(client_key(request))
    headers = {"content-disposition": 'attachment; filename="tilewright.json"', "cache-control": "no-store"}
    return Response(await host.account.export(person), headers=headers)


@post("/api/me/delete", status_code=204, summary="Delete everything", responses=problems("wrong-name", *OWN))
async def delete(data: JSONBody[Leaving], host: TheHost, token: PersonHeader = None) -> None:
    """The name becomes free, the documents are deleted, and finished games show somebody without a name."""
    person = await host.people.must_be(token)
    if data.name != person.name:
        raise Refusal("wrong-name")
    await host.people.delete(person)


@post(
    "/api/me/block",
    status_code=204,
    summary="Block somebody, or end that",
    responses=problems("no-such-person", "too-many-blocked", *OWN),
)
async def block(data: JSONBody[Blocking], host: TheHost, token: PersonHeader = None) -> None:
    """A blocked person is never paired with you, and cannot sit down at your tables in the lobby."""
    await host.manners.block(await host.people.must_be(token), data.person, data.blocked)


@post(
    "/api/reports",
    status_code=204,
    summary="Report somebody to the operator",
    responses=problems(
        "no-such-person", "no-such-table", "no-such-seat", "too-many-reports", "not-signed-in", "store-unavailable"
    ),
)
async def report(request: AnyHttpRequest, data: JSONBody[NewReport], host: TheHost, token: PersonHeader = None) -> None:
    """Guests may report, too. The operator decides; nothing happens automatically."""
    await host.manners.report(data, await host.people.of_token(token), client_key(request))


@post(
    "/api/me/programs",
    status_code=201,
    summary="A name for a program",
    responses=problems("bad-name", "forbidden-name", "name-taken", "too-many-programs", "too-many-names", *OWN),
)
async def make_program(
    request: AnyHttpRequest, data: JSONBody[NewProgram], host: TheHost, token: PersonHeader = None
) -> SignedIn:
    """Only this answer contains its token."""
    return await make_own_program(host.people, await host.people.must_be(token), data.name, client_key(request))


@post(
    "/api/me/programs/end",
    status_code=204,
    summary="Delete a program",
    responses=problems("no-such-person", *OWN),
)
async def end_program(data: JSONBody[ProgramEnd], host: TheHost, token: PersonHeader = None) -> None:
    """Deletes everything that is stored of it."""
    await delete_own_program(host.people, await host.people.must_be(token), data.person)


@get(
    "/api/people/{person:str}/ratings",
    summary="Somebody's ratings",
    responses=problems("no-such-person", "store-unavailable"),
)
async def look_at_ratings(person: PersonPath, host: TheHost) -> PersonRatings:
    """Ratings by kind of table with their history, and how the person's moves compare with the search."""
    if await host.people.read(person) is None:
        raise Refusal("no-such-person")
    return await host.ratings.view(person)


HANDLERS = [
    block,
    report,
    make_program,
    end_program,
    make_person,
    look_at_person,
    look_at_games,
    look_at_ratings,
    sign_in,
    ask_to_sign_in,
    sign_in_by_passkey,
    look_at_me,
    change_settings,
    rename,
    make_phrase,
    end_devices,
    ask_for_passkey,
    add_passkey,
    end_passkey,
    look_at_own_games,
    take_along,
    export,
    delete,
]
