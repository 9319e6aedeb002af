"""The document of a tournament: the contest, its players, and the secret behind the deals.

Another document lists the tournaments that are not over: the server resumes these after a restart, and the page shows
those that are open to everybody.
"""

from __future__ import annotations

import hashlib
import hmac
from unicodedata import normalize

from msgspec import Struct
from msgspec.structs import replace

from tilewright.contests.tournament import Contest, begin, to_begin
from tilewright.fairness import mixed
from tilewright.server.errors import Refusal
from tilewright.server.keys import holder_of, new_table_id, to_base64
from tilewright.server.messages.fields import SideName, TournamentClock
from tilewright.server.messages.tournaments import TournamentLine
from tilewright.server.table import Sat, SharedDeals

MOST_PLAYERS = 128
LISTED = "tournaments"
"""The key of the list."""


class Entry(Struct, frozen=True, array_like=True):
    """The person behind a player of the contest."""

    holder: str
    """The digest of their secret."""
    randomness: str
    person: str = ""
    program: bool = False


class Tournament(Struct, frozen=True, omit_defaults=True):
    """The document of a tournament."""

    id: str
    title: str
    clock: TournamentClock
    made: float
    maker: str
    """The digest of the maker's secret."""
    name: str
    """Used instead of each table's own name in the computation of fair deals, so that all tables get the same tiles."""
    secret: str
    key: str
    """The secrets of people with a lasting name are derived from this key, so that all their devices get the same."""
    contest: Contest
    side: SideName = "coloured"
    starts: float | None = None
    rated: bool = False
    listed: bool = False
    entries: tuple[Entry, ...] = ()

    def player(self, holder: str | None) -> int | None:
        """The number of a player."""
        return next((at for at, entry in enumerate(self.entries) if entry.holder == holder), None)

    def player_of_person(self, person: str) -> int | None:
        """The number of a player with a lasting name."""
        return next((at for at, entry in enumerate(self.entries) if person and entry.person == person), None)

    def without(self, person: str) -> Tournament:
        """The tournament after somebody's lasting name was deleted: their results stay, without a name."""
        at = self.player_of_person(person)
        if at is None:
            return self
        entries, players = list(self.entries), list(self.contest.players)
        entries[at] = replace(entries[at], person="")
        players[at] = replace(players[at], name="")
        return replace(self, entries=tuple(entries), contest=replace(self.contest, players=tuple(players)))

    def secret_for(self, person: str) -> str:
        """The secret of a player with a lasting name."""
        digest = hmac.digest(self.key.encode(), f"tilewright tournament {person}".encode(), "sha256")
        return to_base64(digest)

    def mixed(self, deal: int) -> str:
        """The mixed randomness of all players who had entered when a deal was fixed."""
        return mixed([entry.randomness for entry in self.entries[: self.contest.entrants[deal - 1]]])

    def mixes(self) -> list[str]:
        """`mixed` of every deal."""
        entrants = self.contest.entrants
        found = {count: mixed([entry.randomness for entry in self.entries[:count]]) for count in set(entrants)}
        return [found[count] for count in entrants]

    def shared(self, at: int) -> SharedDeals:
        """What the tiles of a game are computed from: the name, all players' randomness, the deal's number.

        They take the places of a table's name and of the randomness of seats 1 and 2. So all tables of a deal get the
        same tiles, and different deals get different ones.
        """
        deal = self.contest.games[at].deal
        rounds = self.contest.rounds or deal
        return SharedDeals(
            self.name, (self.mixed(deal), str(deal)), tournament=self.id, row=at, deal=deal, deals=rounds
        )

    def sitting(self, at: int) -> list[Sat]:
        """The players of a game, in seat order."""
        return [
            Sat(
                seat,
                self.contest.players[player].name,
                self.entries[player].holder,
                person=self.entries[player].person,
                program=self.entries[player].program,
            )
            for seat, player in enumerate(self.contest.games[at].seats, 1)
        ]

    def with_contest(self, contest: Contest, now: float) -> Tournament:
        """The tournament with a changed contest; a game whose players are ready gets the name of its table."""
        for at in to_begin(contest):
            contest = begin(contest, at, new_table_id(), now)
        return self if contest is self.contest else replace(self, contest=contest)

    def line(self) -> TournamentLine:
        """The tournament in the list."""
        return TournamentLine(
            tournament=self.id,
            title=self.title,
            kind=self.contest.kind,
            clock=self.clock,
            rated=self.rated,
            state=self.contest.state,
            starts=self.starts if self.contest.state == "open" else None,
            players=sum(player.here for player in self.contest.players),
        )


class Listed(Struct, frozen=True):
    """A tournament in the document of those that are not over."""

    id: str
    line: TournamentLine | None
    """None: only people with its link find it."""


class Unfinished(Struct, frozen=True):
    """The document of the tournaments that are not over."""

    tournaments: tuple[Listed, ...] = ()

    def with_line(self, tournament: Tournament) -> Unfinished:
        """The list with an updated line for a tournament, or without it if it is over."""
        others = tuple(each for each in self.tournaments if each.id != tournament.id)
        if tournament.contest.state == "over":
            return self if len(others) == len(self.tournaments) else Unfinished(others)
        new = Listed(tournament.id, tournament.line() if tournament.listed else None)
        return self if new in self.tournaments else Unfinished((*others, new))


def key_of(tournament: str) -> str:
    """The key of a tournament's document."""
    return f"tournament/{tournament}"


def must_be_free(tournament: Tournament, name: str) -> None:
    """Refuse a name that is taken in this tournament; case and Unicode form do not matter."""
    looks = normalize("NFKC", name).casefold()
    if any(normalize("NFKC", player.name).casefold() == looks for player in tournament.contest.players):
        raise Refusal("name-taken")


def holder_for(secret: str | None) -> str | None:
    """The digest of a secret; None without one."""
    return None if secret is None else holder_of(secret)


def tag_of(body: bytes) -> str:
    """An entity tag: a short digest of a state."""
    return hashlib.blake2b(body, digest_size=9).hexdigest()
