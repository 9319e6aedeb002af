"""Fair deals: drawn from a committed secret, mixed with randomness that each seat adds.

At a server table `server/promises.py` makes the secret, `server/table/log.py` keeps it in the first event (`Made`),
`server/table/following.py` draws each deal, and `server/table/record.py` publishes the secret when the game is over.
Equal deals have secrets of their own: `server/duplicate/` (days, duels) and `server/tournaments/document.py`.
docs/fair-deals.md describes every byte of this, so that anybody can write a program that checks a game. A change here
is a new version of the construction: games of earlier versions must still be dealt and checked as before.
"""

from __future__ import annotations

import hashlib
import hmac
import itertools
import re
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from tilewright.notation import Header
from tilewright.rules import Phase, Position, UnreadableText
from tilewright.rules.constants import (
    COLOUR_LETTERS,
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    TILES_PER_FACTORY,
    factories_for,
)
from tilewright.rules.illegal import no_deal_awaited

from .chains import Row, is_value

VERSION = "2"
"""The version of new games."""
UNBOUND = "1"
"""The version in which the commitment did not name the table, so that a server could choose the name later."""
VERSIONS = (UNBOUND, VERSION)
SECRET_BYTES = 32
BYTE_VALUES = 256

TABLE = re.compile(r"[A-Za-z0-9_-]{1,64}")
CONTRIBUTION = re.compile(r"[0-9a-f]{0,64}")


class BadRandomness(UnreadableText):
    """A seat's contribution does not have the documented form."""

    code = "bad-randomness"


def new_secret() -> bytes:
    """A secret for one game; secrets are never reused."""
    return secrets.token_bytes(SECRET_BYTES)


@dataclass(frozen=True, slots=True)
class Promised:
    """A future game: the name of its table and the secret behind its deals."""

    table: str
    secret: bytes = field(repr=False)

    @property
    def commitment(self) -> str:
        """What the server publishes now, before anybody adds randomness."""
        return commitment(self.secret, self.table)


def label(version: str) -> str:
    """The first word of every text that is hashed."""
    if version not in VERSIONS:
        raise UnreadableText(f"fair deals have the versions {' and '.join(VERSIONS)}, not {version!r}")
    return f"tilewright-fair-deals-{version}"


def commitment(secret: bytes, table: str, version: str = VERSION) -> str:
    """The commitment, published before the seats add anything: it is hiding, and binds the secret and the table."""
    bound = () if version == UNBOUND else (checked_table(table),)
    text = " ".join([label(version), "commitment", *bound, checked_secret(secret).hex()])
    return hashlib.sha256(text.encode()).hexdigest()


def checked_table(table: str) -> str:
    """A table's name, after checking its form."""
    if not TABLE.fullmatch(table):
        raise UnreadableText("a table's name is 1 to 64 letters (a-z, A-Z), digits, - and _")
    return table


def checked_secret(secret: bytes) -> bytes:
    """The secret, after checking its length."""
    if len(secret) != SECRET_BYTES:
        raise UnreadableText(f"a table's secret has {SECRET_BYTES} bytes, not {len(secret)}")
    return secret


def checked_contribution(text: str) -> str:
    """A seat's contribution, after checking its form."""
    if not CONTRIBUTION.fullmatch(text):
        raise BadRandomness("a seat's own randomness is at most 64 characters of 0-9 and a-f, or nothing")
    return text


def mixed(contributions: Sequence[str]) -> str:
    """The contributions of many people as one, for a tournament, whose deals are the same at all tables."""
    text = " ".join([label(VERSION), "mixed", *(checked_contribution(added) or "-" for added in contributions)])
    return hashlib.sha256(text.encode()).hexdigest()


class FairSource:
    """All randomness of one game: who starts, and every deal.

    The table's name and the contributions (one for each seat, in seat order, `""` for a seat that adds nothing) are
    public; the secret is the server's until the game is over.
    """

    __slots__ = ("_key", "contributions", "table", "version")

    def __init__(self, secret: bytes, table: str, contributions: Sequence[str], version: str = VERSION) -> None:
        if not FEWEST_PLAYERS <= len(contributions) <= MOST_PLAYERS:
            raise BadRandomness(
                f"a game needs 2 to 4 contributions of randomness, one for each seat, not {len(contributions)}"
            )
        self.table = checked_table(table)
        self.version = version
        self.contributions = tuple(map(checked_contribution, contributions))
        # No part is empty and none holds a space, so two games never share a text.
        text = " ".join([label(version), "key", table, *(added or "-" for added in self.contributions)])
        self._key = hmac.digest(checked_secret(secret), text.encode(), "sha256")

    def __repr__(self) -> str:
        return f"<FairSource of table {self.table} with {self.contributions}>"  # the secret belongs in no log

    def first_seat(self, players: int) -> int:
        """The seat that starts the game, from 1 (SIL-18)."""
        self._check_players(players)
        return 1 + Draws(self._key, "first", 0, self.version).below(players)

    def deal(self, position: Position, revealed: Row | None = None) -> str:
        """The factories for a position that waits for a deal; they depend on its round, bag and lid only.

        `revealed` is for games with `last_word`: what each seat revealed before this deal.
        """
        if position.phase is not Phase.DEAL:
            raise no_deal_awaited("by a fair draw", position.phase)
        self._check_players(position.players)
        key = self._key if revealed is None else self._round_key(position.round, revealed)
        draws = Draws(key, "deal", position.round, self.version)
        return draw_factories(draws, position.bag, position.lid, factories_for(position.players))

    def _round_key(self, round: int, revealed: Row) -> bytes:
        if len(revealed) != len(self.contributions) or not all(not value or is_value(value) for value in revealed):
            raise BadRandomness(
                "the revealed values need one entry for each seat: 64 characters of 0-9 and a-f, or empty"
            )
        text = " ".join([label(self.version), "reveal", str(round), *(value or "-" for value in revealed)])
        return hmac.digest(self._key, text.encode(), "sha256")

    def _check_players(self, players: int) -> None:
        if players != len(self.contributions):
            raise BadRandomness(
                f"a game of {players} needs {players} contributions of randomness, not {len(self.contributions)}"
            )


class Draws:
    """Whole numbers from the stream of one purpose and round, each as likely as any other."""

    def __init__(self, key: bytes, purpose: str, round: int, version: str = VERSION) -> None:
        self._bytes = _stream(key, f"{label(version)} {purpose} {round}")

    def below(self, bound: int) -> int:
        """An unbiased number from 0 to bound - 1, by rejection: bytes that would favour small numbers are discarded."""
        even = BYTE_VALUES - BYTE_VALUES % bound
        while (byte := next(self._bytes)) >= even:
            pass
        return byte % bound


def _stream(key: bytes, name: str) -> Iterator[int]:
    for counter in itertools.count():
        yield from hmac.digest(key, f"{name} {counter}".encode(), "sha256")


def draw_factories(draws: Draws, bag: Sequence[int], lid: Sequence[int], factories: int) -> str:
    """Fill factory after factory from the bag; the lid follows when the bag is empty (NEXT-3, SIL-19, SIL-20)."""
    tiles, more = _in_colour_order(bag), _in_colour_order(lid)
    filled = []
    for _ in range(factories):
        factory = []
        for _ in range(TILES_PER_FACTORY):
            if not tiles:
                tiles, more = more, []
            if tiles:
                factory.append(tiles.pop(draws.below(len(tiles))))
        factory.sort()
        filled.append("".join([COLOUR_LETTERS[colour] for colour in factory]) or "-")
    return ",".join(filled)


def _in_colour_order(counts: Sequence[int]) -> list[int]:
    """The colour of each tile; a draw is a place in this list."""
    return list(itertools.chain.from_iterable(map(itertools.repeat, range(len(counts)), counts)))


def fair_headers(
    secret: bytes,
    table: str,
    contributions: Sequence[str],
    *,
    drawn: bool,
    publish: bool,
    version: str = VERSION,
    reveals: Sequence[Row] = (),
) -> tuple[Header, ...]:
    """The headers about fair deals. `drawn`: the first seat was drawn; `publish`: include the secret (after the game).

    `reveals` is what the seats revealed before each deal, in a game with `last_word`. The record shows the
    table's name to everybody, so the name must not give access to the table.
    """
    source = FairSource(secret, table, contributions, version)
    return (
        Header("Table", (source.table,)),
        Header("Fairness", (version,)),
        Header("Commitment", (commitment(secret, table, version),)),
        *([Header("Secret", (secret.hex(),))] if publish else []),
        Header("Randomness", source.contributions),
        *([Header("Reveals", tuple(itertools.chain.from_iterable(reveals)))] if reveals else []),
        Header("FirstBy", ("draw" if drawn else "choice",)),
    )
