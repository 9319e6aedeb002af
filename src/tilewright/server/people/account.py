"""A person's own account: signing in, devices, phrase, passkeys, settings, renaming, claiming a guest's games."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from tilewright.server.asked import Recognise
from tilewright.server.documents import documents_under
from tilewright.server.errors import Refusal
from tilewright.server.keys import holder_of
from tilewright.server.limits import DAY_S
from tilewright.server.messages.people import (
    DeviceView,
    GuestGames,
    NewPasskey,
    Own,
    OwnSettings,
    PasskeyChallenge,
    PasskeySignIn,
    PasskeyView,
    PhraseSignIn,
    SignedIn,
    TakenAlong,
)

from .erasing import free_name
from .names import lasting_name, looks_of
from .passkeys import Site, challenge_in, check_challenge, check_new, check_used, expires, new_challenge
from .person import Person, Phrase, token_digest
from .phrases import digest_phrase, is_phrase, new_phrase
from .played import played_prefix
from .running import Running, running_prefix
from .service import People, sitter_of
from .vacations import Vacations, vacations_key

RENAME_S = 30 * DAY_S
MOST_PASSKEYS = 10
KEY = "people-key"
SIGN_IN = "sign-in"


class Key(Struct, frozen=True):
    """The document with the key that authenticates challenges."""

    key: str


class Account:
    """The requests of people about their own account."""

    def __init__(self, people: People) -> None:
        self._people = people
        self._services = people.services

    # ------------------------------------------------------------ signing in

    async def sign_in(self, asked: PhraseSignIn, address: str) -> SignedIn:
        """Sign in on another device by the recovery phrase."""
        self.count_attempt(address)
        person = await self._people.named(asked.name)
        kept = None if person is None else person.phrase
        if not await is_phrase(asked.phrase, kept) or person is None or kept is None:
            raise Refusal("wrong-phrase")
        return await self._add_device(person, kept)

    async def _add_device(self, person: Person, kept: Phrase) -> SignedIn:
        token = ""

        def decide(latest: Person) -> Person:
            nonlocal token
            if latest.phrase != kept:  # revoked at this moment
                raise Refusal("wrong-phrase")
            if latest.banned:
                raise Refusal("name-banned")
            changed, token = self._people.with_device(latest, "phrase")
            return changed

        latest = await self._people.change(person.id, decide)
        return SignedIn(latest.id, latest.name, token, None)

    def count_attempt(self, address: str) -> None:
        """Count an attempt to sign in, a new phrase, a new passkey or an export; refuse an address with too many."""
        if not self._services.recoveries.take(address):
            raise Refusal("too-many-requests")

    async def new_phrase(self, person: Person) -> str:
        """A new recovery phrase; the old one is revoked."""
        phrase = new_phrase()
        kept = await digest_phrase(phrase, self._services.clock())
        await self._people.change(person.id, lambda latest: replace(latest, phrase=kept))
        return phrase

    async def end_devices(self, person: Person, token: str, device: str | None) -> Person:
        """Sign out a device, or all except the one that asks."""
        here = token_digest(token)

        def decide(latest: Person) -> Person:
            kept = tuple(
                each for each in latest.devices if (each.id != device if device is not None else each.digest == here)
            )
            return latest if kept == latest.devices else latest.with_devices(kept)

        return await self._people.change(person.id, decide)

    # ------------------------------------------------------------ passkeys

    async def challenge(self, site: Site | None, person: Person | None) -> PasskeyChallenge:
        """A challenge for the browser: to register a passkey for a person, or to sign in with one."""
        site = _must_have(site)
        challenge = new_challenge(await self._key(), _purpose(person, site), self._services.clock())
        known = [] if person is None else [passkey.id for passkey in person.passkeys]
        return PasskeyChallenge(challenge, site.name, known)

    async def add_passkey(self, person: Person, made: NewPasskey, site: Site | None, address: str) -> Person:
        """Keep a passkey that the browser has made."""
        self.count_attempt(address)
        site = _must_have(site)
        challenge = challenge_in(made.client_data)
        check_challenge(challenge, await self._key(), _purpose(person, site), self._services.clock())
        passkey = await asyncio.to_thread(check_new, made, challenge, site, self._services.clock())

        def decide(latest: Person) -> Person:
            if len(latest.passkeys) >= MOST_PASSKEYS:
                raise Refusal("too-many-passkeys")
            others = tuple(each for each in latest.passkeys if each.id != passkey.id)
            return replace(self._once(latest, challenge), passkeys=(*others, passkey))

        return await self._people.change(person.id, decide)

    async def sign_in_by_passkey(self, used: PasskeySignIn, site: Site | None, address: str) -> SignedIn:
        """Sign in on another device by a passkey."""
        self.count_attempt(address)
        site = _must_have(site)
        challenge = challenge_in(used.client_data)
        check_challenge(challenge, await self._key(), _purpose(None, site), self._services.clock())
        person = await self._people.read(used.person)
        passkey = next((each for each in person.passkeys if each.id == used.id), None) if person is not None else None
        if person is None or passkey is None:
            raise Refusal("passkey-failed")
        count = await asyncio.to_thread(check_used, used, passkey, challenge, site)
        token = ""

        def decide(latest: Person) -> Person:
            nonlocal token
            if passkey not in latest.passkeys:  # removed, or used at the same moment
                raise Refusal("passkey-failed")
            if latest.banned:
                raise Refusal("name-banned")
            passkeys = tuple(replace(each, count=count) if each == passkey else each for each in latest.passkeys)
            changed, token = self._people.with_device(self._once(latest, challenge), "passkey")
            return replace(changed, passkeys=passkeys)

        latest = await self._people.change(person.id, decide)
        return SignedIn(latest.id, latest.name, token, None)

    async def end_passkey(self, person: Person, passkey: str) -> Person:

        def decide(latest: Person) -> Person:
            kept = tuple(each for each in latest.passkeys if each.id != passkey)
            return latest if kept == latest.passkeys else replace(latest, passkeys=kept)

        return await self._people.change(person.id, decide)

    def _once(self, person: Person, challenge: str) -> Person:
        """The person with this challenge marked as used; raises Refusal if it was used before."""
        if challenge in person.challenges:
            raise Refusal("passkey-failed")
        now = self._services.clock()
        return replace(person, challenges=(*(each for each in person.challenges if expires(each) > now), challenge))

    async def _key(self) -> bytes:
        found = await self._people.documents.read(Key, KEY)
        if found is None:
            new = Key(secrets.token_hex(32))
            found = await self._people.documents.change(Key, KEY, lambda latest: latest or new)
        return bytes.fromhex(found.key)

    # ------------------------------------------------------------ what is kept

    async def own(self, person: Person, token: str, site: Site | None) -> Own:
        """A person's account, without games and ratings."""
        here = token_digest(token)
        known = await self._people.known((*person.blocked, *person.programs))
        return Own(
            person.id,
            person.name,
            person.kind == "program",
            person.made,
            person.renamed + RENAME_S if person.renamed else 0.0,
            person.watchable,
            None if person.phrase is None else person.phrase.made,
            [PasskeyView(passkey.id, passkey.added) for passkey in person.passkeys],
            [DeviceView(each.id, each.added, each.seen, each.way, each.digest == here) for each in person.devices],
            [known[each] for each in person.blocked],
            [known[each] for each in person.programs],
            site is not None,
        )

    async def set(self, person: Person, asked: OwnSettings) -> Person:
        changes = {name: value for name, value in msgspec.structs.asdict(asked).items() if value is not None}
        return await self._people.change(person.id, lambda latest: replace(latest, **changes))

    async def rename(self, person: Person, name: str) -> Person:
        """Change the name; the old one becomes free."""
        now = self._services.clock()
        new = lasting_name(name)
        if person.renamed and now < person.renamed + RENAME_S:
            raise Refusal("renamed-lately")
        if new == person.name:
            return person

        def decide(latest: Person | None) -> Person:
            if latest is None or latest.leaving:
                raise Refusal("not-signed-in")
            return replace(latest, name=new, renamed=now)

        renamed = await self._people.claim(new, person.id, decide)
        if looks_of(new) != looks_of(person.name):
            await free_name(self._services.store, person.name, person.id)
        return renamed

    async def export(self, person: Person) -> dict[str, Any]:
        """The account (without digests and challenges), games, vacations and ratings; no reports or tournaments."""
        store = self._services.store
        games = [msgspec.json.decode(each.body) async for each in documents_under(store, played_prefix(person.id))]
        running = documents_under(store, running_prefix(person.id))
        unfinished = [msgspec.json.decode(each.body, type=Running).table async for each in running]
        kept = msgspec.to_builtins(person)
        for device in kept.get("devices", []):
            device.pop("digest")
        kept.pop("phrase", None)
        kept.pop("challenges", None)
        ratings = msgspec.to_builtins(await self._people.host.ratings.read(person.id))
        vacations = await self._people.documents.read(Vacations, vacations_key(person.id)) or Vacations()
        return {
            "person": kept,
            "games": games,
            "unfinished": unfinished,
            "vacations": msgspec.to_builtins(vacations.spans),
            "ratings": ratings,
        }

    # ------------------------------------------------------------ games of a guest

    async def take_along(self, person: Person, asked: GuestGames, address: str) -> TakenAlong:
        """Assign to a person the seats that they took as a guest; the secret of each seat is the proof.

        Games of the deal of the day and of duels stay without a lasting name.
        """
        sitter = sitter_of(person)
        assert sitter is not None
        taken = []
        for game in asked.games:
            holder = holder_of(game.secret)
            try:
                live = await self._people.host.live(game.table, address)
                if live.table.shared is not None and not live.table.shared.tournament:
                    continue  # days and duels: the profile would show results and deals that must stay hidden
                await live.refresh()
                if live.table.holds(holder):
                    await live.change(Recognise(holder, sitter))
            except Refusal as refusal:
                if refusal.code in ("no-such-table", "damaged-table", "table-full"):
                    continue
                raise
            if any(seat.person == person.id and seat.holder == holder for seat in live.table.seats):
                taken.append(game.table)
                if live.table.state == "over":
                    await self._people.settle(live.table)
        return TakenAlong(taken)


def _must_have(site: Site | None) -> Site:
    if site is None:
        raise Refusal("no-passkeys")
    return site


def _purpose(person: Person | None, site: Site) -> str:
    return f"{SIGN_IN if person is None else person.id} {site.name}"
