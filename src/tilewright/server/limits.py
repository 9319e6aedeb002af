"""Most limits of the server: sizes, rates, connections, processor time.

Other limits are in the modules that apply them; docs/server.md, "Limits", lists those that clients can meet. Memory
for each address is bounded. An address may be a household or a class of thirty behind one router, so limits for an
address leave room for that many people. One address that uses all its limits still leaves enough for other addresses.
"""

from __future__ import annotations

import ipaddress
import math
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass

MOST_REMEMBERED = 20_000
"""Addresses whose buckets are kept (LRU); an evicted address gets a full bucket when it returns."""
BODY_BYTES = 16 * 1024
"""An HTTP request, other than one with a record."""
RECORD_CHARACTERS = 256 * 1024
RECORD_BYTES = RECORD_CHARACTERS + 4096
"""A record and the JSON around it."""
RECORD_WORDS = 5_000
"""Words of a record, comments included. Counting them is cheap, so this is checked before the record is read."""
RECORD_STEPS = 1_000
"""Deals and moves of a record; usual games have 50 to 150."""
UNSENT_BYTES = 256 * 1024
"""Unsent data of a slow client after which its connection is dropped."""

QUESTIONS = (16, 200)
"""Questions about positions and records, running and waiting: for an address, in all."""
HINTS = (30, 300)
"""Hints, running and waiting: for an address, in all."""
ANALYSES = (4, 100)
"""Analyses and puzzles that are looked at, running and waiting: for an address, in all. One analysis of an address runs
at a time. A few more may wait, because a page asks about the next position before the analysis of the last one has
ended."""
POSTS = (40, 400)
"""HTTP requests with a body that are under way: for an address, in all. This bounds the memory that they take."""

HEAD_S, BODY_S = 15.0, 30.0
"""Time for the head and the body of an HTTP request to arrive."""
UNREAD_S = 30.0
"""Time for a client to read the rest of its last answer after the connection was closed."""

BUSY_CONNECTIONS = 10
"""The rate limit of all WebSockets of an address together, as a multiple of the limit of one; it bounds the writes to
the store."""

TOURNAMENTS_A_DAY = 10
"""New tournaments of an address in a day; all of them may be made at once."""
TOURNAMENTS = 500
"""Tournaments that are not over, in all."""
ENTRIES_AN_HOUR = 60
"""Entries of an address in tournaments: enough for two school classes of thirty."""
ACTS_A_MINUTE = 120
"""How often players of an address may be ready, leave or return; each time the whole tournament is written."""
TRIES_OF_ADDRESS = 60
"""Ranked tries of an address at the deal of a day: enough for two school classes of thirty. So nobody fills a ranking
by opening many windows."""
LOBBY_SITS_A_MINUTE = 20.0
"""Open seats that an address may ask for; each is then reserved for a moment."""
LOBBY_ASKS_A_MINUTE = 120.0
"""Requests `find`, `keep` and `withdraw` of an address: each may make or load a table."""
LOBBY_ABSENCES = (2.0, 10.0)
"""How many guests of an address may fail to come to a paired game: per minute, and in a burst. With more, guests of
the address are barred from the queue for a while."""
TRIES_AT_PUZZLE_OF_ADDRESS = 30
"""How many first tries of an address at one puzzle are counted: enough for a school class of thirty. So no address can
distort a puzzle's counts."""
PUZZLE_TRIES_A_MINUTE, PUZZLE_TRIES_BURST = 30, 60
"""First tries of an address that are counted, at all puzzles."""
TABLE_EVENTS = 5_000
"""Events of a table, after which the game is stopped; usual games have 100 to 300."""
TABLE_OTHER_EVENTS = 1_000
"""Events other than moves, after which taking back, new offers, hints and the like are refused (`table-full`)."""
VIEW_BYTES_A_SECOND, VIEW_BYTES_BURST = 2**20, 2**24
"""Views and missed events sent to an address after `hello`; a view of a usual game has 60 kB."""
IDLE_BYTES = 2**25
"""Logs of tables without clients that stay in memory for some minutes; a loaded table takes four times as much."""
REACTIONS_A_SECOND, REACTIONS_BURST = 0.5, 5
"""Reactions and chat messages of a person at a table."""

MINUTE_S = 60.0
HOUR_S = 3600.0
DAY_S = 86_400.0
PEOPLE_A_DAY = 60.0
"""Lasting names that an address may make: enough for two school classes of thirty."""
REPORTS_A_DAY = 30.0
"""Reports of an address to the operator."""
RECOVERIES_A_MINUTE = 30.0
"""Attempts of an address to sign in, new phrases, new passkeys and exports: enough for a school class of thirty, once
each."""


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits that an operator may change: each field is an option of `tilewright serve`."""

    message_bytes: int = 4096
    requests_a_second: float = 20
    burst: int = 40
    connections: int = 60
    """WebSockets at the same time, for each address."""
    connections_of_all: int = 10_000
    """Connections of any kind at the same time."""
    tables_a_minute: float = 30
    search_minutes: float = 30
    """Processor time for searches in an hour, for each address."""
    search_minutes_of_all: float = 50
    """The same for all addresses together, for each search thread."""
    malformed: int = 20
    """Malformed messages, failed hellos, requests before `hello` and messages beyond the rate, after which a connection
    is closed."""

    @property
    def tcp_connections(self) -> int:
        """Connections of any kind, for each address; a browser opens up to six to load the page, and a WebSocket."""
        return 5 * self.connections


class Bucket:
    """A token bucket: each request takes a token, and the bucket refills at a steady rate."""

    __slots__ = ("_at", "_rate", "_size", "_tokens")

    def __init__(self, rate: float, size: float, now: float, tokens: float | None = None) -> None:
        """A bucket that holds `tokens` now; by default it is full."""
        self._rate = rate
        self._size = size
        self._tokens = size if tokens is None else tokens
        self._at = now

    def take(self, now: float, amount: float = 1.0) -> bool:
        """Take `amount` tokens; False if there is not even one. Taking more than there are leaves a negative number."""
        tokens = min(self._size, self._tokens + (now - self._at) * self._rate)
        self._at = now
        self._tokens = tokens - amount if tokens >= 1 else tokens
        return tokens >= 1


class Rates:
    """A bucket for each address."""

    def __init__(self, rate: float, size: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.size = size
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, address: str, amount: float = 1.0) -> bool:
        """Take tokens from the bucket of this address; False if there is none."""
        now = self._clock()
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self.rate, self.size, now)
            if len(self._buckets) > MOST_REMEMBERED:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        return bucket.take(now, amount)


class Budgets:
    """Processor time for each address and for all: a full hour's allowance at first, which refills at a steady rate.

    `computers.py` and `reviews.py` spend it; `cluster/rates.py` shares it among processes.
    """

    def __init__(self, minutes_an_hour: float, of_all: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.most = minutes_an_hour * MINUTE_S
        """The budget of an address in seconds."""
        self.most_of_all = of_all * MINUTE_S
        self._clock = clock
        self._all = (self.most_of_all, clock())
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """By address, least recently used first: the seconds it had left, and when that was noted."""

    def left(self, address: str) -> float:
        """The seconds that an address may still spend."""
        own = self.most if address not in self._left else self._now(self._left[address], self.most)
        return min(own, self._now(self._all, self.most_of_all))

    def _now(self, then: tuple[float, float], most: float) -> float:
        left, at = then
        return min(most, left + (self._clock() - at) * most / HOUR_S)

    def spend(self, address: str, seconds: float) -> None:
        """Note what an address has used; it may be more than it had left."""
        now = self._clock()
        own = self._now(self._left.get(address, (self.most, now)), self.most)
        self._left[address] = (own - seconds, now)
        self._all = (self._now(self._all, self.most_of_all) - seconds, now)
        self._left.move_to_end(address)
        if len(self._left) > MOST_REMEMBERED:
            self._left.popitem(last=False)


class ConcurrencyLimit:
    """Limits how many connections, requests or jobs an address, and all together, have at the same time."""

    def __init__(self, most: int, of_all: float = math.inf) -> None:
        self.most = most
        self.most_of_all = of_all
        self._all = 0
        self._counts: dict[str, int] = {}

    def __len__(self) -> int:
        return self._all

    def enter(self, address: str) -> bool:
        """Count one more; False, uncounted, if the address or all addresses together have too many."""
        count = self._counts.get(address, 0)
        if count >= self.most or self._all >= self.most_of_all:
            return False
        self._counts[address] = count + 1
        self._all += 1
        return True

    async def admit(self, address: str) -> bool:
        """As `enter`; `cluster/connections.py` overrides it to count over several processes."""
        return self.enter(address)

    def leave(self, address: str) -> None:
        self._all -= 1
        count = self._counts[address] - 1
        if count:
            self._counts[address] = count
        else:
            del self._counts[address]


class Proxies:
    """The addresses and networks of proxies whose X-Forwarded-For is trusted."""

    def __init__(self, places: Sequence[str]) -> None:
        """Raises ValueError for something that is neither an address nor a network."""
        self._networks = [ipaddress.ip_network(place, strict=False) for place in places]

    def __contains__(self, host: str) -> bool:
        try:
            address = ipaddress.ip_address(host.partition("%")[0])
        except ValueError:
            return False
        return any(address in network for network in self._networks)

    def __str__(self) -> str:
        return ",".join(map(str, self._networks))


def is_ip_address(host: str) -> bool:
    """Whether a host is written as an IP address."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def is_this_machine(address: str) -> bool:
    """Whether a result of `address_of` is on this machine."""
    try:
        return address == "local" or ipaddress.ip_network(address).network_address.is_loopback
    except ValueError:  # a proxy may name its client in another way
        return False


def address_of(client: tuple[str, int] | None) -> str:
    """The key of limits by address: an IPv4 address, or the /64 network of an IPv6 address (one household)."""
    if client is None:
        return "local"
    try:
        address = ipaddress.ip_address(client[0].partition("%")[0])
    except ValueError:
        return client[0]
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)
