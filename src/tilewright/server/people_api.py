"""The HTTP API of people with lasting names."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, get, post
from litestar.params import HeaderParameter, JSONBody, PathParameter, QueryParameter

from .dependencies import Address, AnyPerson, Me, PersonHeader, TheHost
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
from .responses import READING, WRITING, problems

PersonPath = Annotated[str, PathParameter(pattern="^[0-9A-Za-z]{12}$", description="The person's id")]
AfterGame = Annotated[str, QueryParameter(pattern="^([0-9]{11}-[0-9A-Za-z]{12})?$", required=False)]
Origin = Annotated[str | None, HeaderParameter(name="Origin", required=False)]
OWN = ("not-signed-in", "name-banned", *WRITING)


@post(
    "/api/people",
    status_code=201,
    summary="Make a lasting name",
    responses=problems("bad-name", "forbidden-name", "name-taken", "too-many-names", *WRITING),
)
async def make_person(address: Address, data: JSONBody[NewPerson], host: TheHost) -> SignedIn:
    """The device that asks is signed in. Only this answer contains its token and the recovery phrase."""
    return await host.people.make(data, address)


@get(
    "/api/people/{person:str}",
    summary="Somebody with a lasting name",
    responses=problems("no-such-person", *READING),
)
async def look_at_person(person: PersonPath, host: TheHost) -> Profile:
    """The public profile: results and last games."""
    return await host.people.profile(person)


@get(
    "/api/people/{person:str}/games",
    summary="Games of somebody with a lasting name",
    responses=problems("no-such-person", *READING),
)
async def look_at_games(person: PersonPath, host: TheHost, after: AfterGame = "") -> PlayedGames:
    """More games, the newest first; `after` is the `more` of the previous answer."""
    return await host.people.games(person, after)


@post(
    "/api/people/phrase",
    status_code=201,
    summary="Sign in with a recovery phrase",
    responses=problems("wrong-phrase", "name-banned", *WRITING),
)
async def sign_in(address: Address, data: JSONBody[PhraseSignIn], host: TheHost) -> SignedIn:
    """Spaces and capitals of the phrase do not matter."""
    return await host.account.sign_in(data, address)


@post(
    "/api/people/passkey/challenge",
    status_code=201,
    summary="A challenge to sign in with a passkey",
    responses=problems("no-passkeys", *READING),
)
async def ask_to_sign_in(data: JSONBody[PasskeyQuestion], host: TheHost, origin: Origin = None) -> PasskeyChallenge:
    """The challenge is valid for five minutes and one answer."""
    return await host.account.challenge(site_of(origin), None)


@post(
    "/api/people/passkey",
    status_code=201,
    summary="Sign in with a passkey",
    responses=problems("passkey-failed", "no-passkeys", "name-banned", *WRITING),
)
async def sign_in_by_passkey(
    address: Address, data: JSONBody[PasskeySignIn], host: TheHost, origin: Origin = None
) -> SignedIn:
    """The answer of the browser to the challenge."""
    return await host.account.sign_in_by_passkey(data, site_of(origin), address)


# ---------------------------------------------------------------- the person who asks


@get("/api/me", summary="Your account", responses=problems(*OWN))
async def look_at_me(host: TheHost, me: Me, token: PersonHeader = None, origin: Origin = None) -> Own:
    """Settings, devices and passkeys of the person whose device asks."""
    return await host.account.own(me, token or "", site_of(origin))


@post("/api/me/settings", status_code=204, summary="Change your settings", responses=problems(*OWN))
async def change_settings(data: JSONBody[OwnSettings], host: TheHost, me: Me) -> None:
    """Null leaves a setting unchanged."""
    await host.account.set(me, data)


@post(
    "/api/me/name",
    status_code=204,
    summary="Change your name",
    responses=problems("bad-name", "forbidden-name", "name-taken", "renamed-lately", *OWN),
)
async def rename(data: JSONBody[Renaming], host: TheHost, me: Me) -> None:
    """Once in thirty days. The old name is free at once."""
    await host.account.rename(me, data.name)


@post("/api/me/phrase", status_code=201, summary="A new recovery phrase", responses=problems(*OWN))
async def make_phrase(address: Address, data: JSONBody[PhraseQuestion], host: TheHost, me: Me) -> NewPhrase:
    """The old phrase is revoked."""
    host.account.count_attempt(address)
    return NewPhrase(await host.account.new_phrase(me))


@post("/api/me/devices/end", status_code=204, summary="Sign out a device, or all others", responses=problems(*OWN))
async def end_devices(data: JSONBody[DeviceEnd], host: TheHost, me: Me, token: PersonHeader = None) -> None:
    """Sign out one device, or all others."""
    await host.account.end_devices(me, token or "", data.device)


@post(
    "/api/me/passkeys/challenge",
    status_code=201,
    summary="A challenge to register a passkey",
    responses=problems("no-passkeys", *OWN),
)
async def ask_for_passkey(
    data: JSONBody[PasskeyQuestion], host: TheHost, me: Me, origin: Origin = None
) -> PasskeyChallenge:
    """The challenge is valid for five minutes and one answer."""
    return await host.account.challenge(site_of(origin), me)


@post(
    "/api/me/passkeys",
    status_code=204,
    summary="Register a passkey",
    responses=problems("passkey-failed", "no-passkeys", "too-many-passkeys", *OWN),
)
async def add_passkey(
    address: Address, data: JSONBody[NewPasskey], host: TheHost, me: Me, origin: Origin = None
) -> None:
    """The answer of the browser to the challenge; the server keeps the public half."""
    await host.account.add_passkey(me, data, site_of(origin), address)


@post("/api/me/passkeys/end", status_code=204, summary="Remove a passkey", responses=problems(*OWN))
async def end_passkey(data: JSONBody[PasskeyEnd], host: TheHost, me: Me) -> None:
    """Nobody can sign in with it any more."""
    await host.account.end_passkey(me, data.id)


@get("/api/me/games", summary="Your unfinished games", responses=problems(*OWN))
async def look_at_own_games(host: TheHost, me: Me, after: AfterGame = "") -> RunningGames:
    """Your unfinished games, begun on any device; send `hello` with your token to play one. `after` is the `more` of
    the previous answer."""
    return await host.people.running(me, after)


@post("/api/me/games", status_code=200, summary="Claim games that you began as a guest", responses=problems(*OWN))
async def take_along(address: Address, data: JSONBody[GuestGames], host: TheHost, me: Me) -> TakenAlong:
    """The secret of each seat is the proof. Tables that no longer exist are skipped."""
    return await host.account.take_along(me, data, address)


@get("/api/me/export", summary="Your data as a file", responses=problems(*OWN))
async def export(address: Address, host: TheHost, me: Me) -> Response[dict[str, Any]]:
    """One JSON file: the account (without digests), finished and unfinished games, vacations and ratings. Reports and
    entries in tournaments are not in it."""
    host.account.count_attempt(address)
    headers = {"content-disposition": 'attachment; filename="tilewright.json"', "cache-control": "no-store"}
    return Response(await host.account.export(me), headers=headers)


@post("/api/me/delete", status_code=204, summary="Delete your name and data", responses=problems("wrong-name", *OWN))
async def delete(data: JSONBody[Leaving], host: TheHost, me: Me) -> None:
    """The name becomes free, your documents and programs are deleted, and finished games show somebody without a name.
    Reports to the operator stay."""
    if data.name != me.name:
        raise Refusal("wrong-name")
    await host.people.delete(me)


@post(
    "/api/me/block",
    status_code=204,
    summary="Block somebody, or end that",
    responses=problems("no-such-person", "too-many-blocked", *OWN),
)
async def block(data: JSONBody[Blocking], host: TheHost, me: Me) -> None:
    """The lobby never pairs you with a blocked person, and they cannot sit down at your tables there."""
    await host.manners.block(me, data.person, data.blocked)


@post(
    "/api/reports",
    status_code=204,
    summary="Report somebody to the operator",
    responses=problems(
        "no-such-person", "no-such-table", "no-such-seat", "too-many-reports", "not-signed-in", *WRITING
    ),
)
async def report(address: Address, data: JSONBody[NewReport], host: TheHost, visitor: AnyPerson) -> None:
    """Guests may report, too. The operator decides; nothing happens automatically."""
    await host.manners.report(data, visitor, address)


@post(
    "/api/me/programs",
    status_code=201,
    summary="A name for a program",
    responses=problems("bad-name", "forbidden-name", "name-taken", "too-many-programs", "too-many-names", *OWN),
)
async def make_program(address: Address, data: JSONBody[NewProgram], host: TheHost, me: Me) -> SignedIn:
    """Only this answer contains its token."""
    return await make_own_program(host.people, me, data.name, address)


@post("/api/me/programs/end", status_code=204, summary="Delete a program", responses=problems("no-such-person", *OWN))
async def end_program(data: JSONBody[ProgramEnd], host: TheHost, me: Me) -> None:
    """Its name, games and ratings are deleted; reports stay."""
    await delete_own_program(host.people, me, data.person)


@get(
    "/api/people/{person:str}/ratings",
    summary="Somebody's ratings",
    responses=problems("no-such-person", *READING),
)
async def look_at_ratings(person: PersonPath, host: TheHost) -> PersonRatings:
    """Ratings by kind of table with their history, and how the person's moves compare with the search."""
    if await host.people.read(person) is None:
        raise Refusal("no-such-person")
    return await host.ratings.view(person)
