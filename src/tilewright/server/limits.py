"""How much a client may send: sizes, rates, connections. Memory for each address is bounded."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

MOST_REMEMBERED = 20_000
"""Addresses with a bucket of their own (LRU); an evicted address gets a full bucket when it comes back."""
BODY_BYTES = 16 * 1024
"""An HTTP request, other than one with a record."""
RECORD_BYTES = 1024 * 1024 + 4096
"""A record of 1 MiB and the JSON around it."""
HOUR_S = 3600.0
UNSENT_BYTES = 256 * 1024
"""What may wait for a slow client before its connection is dropped."""


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits that an operator may change: each field is an option of `tilewright serve`."""

    message_bytes: int = 4096
    requests_a_second: float = 20
    burst: int = 40
    connections: int = 60
    """At the same time, for each address."""
    tables_a_minute: float = 30
    review_minutes: float = 30
    """Search for reviews in an hour, for each address."""
    malformed: int = 20
    """Malformed messages, failed hellos and messages beyond the rate, after which a connection is closed."""


class Bucket:
    """A token bucket: each request takes a token, and tokens come back at a steady rate."""

    __slots__ = ("_at", "_rate", "_size", "_tokens")

    def __init__(self, rate: float, size: float, now: float) -> None:
        self._rate = rate
        self._size = size
        self._tokens = size
        self._at = now

    def take(self, now: float) -> bool:
        """Take a token; False if there was none."""
        tokens = min(self._size, self._tokens + (now - self._at) * self._rate)
        self._at = now
        self._tokens = tokens - 1 if tokens >= 1 else tokens
        return tokens >= 1


class Rates:
    """A bucket for each address."""

    def __init__(self, rate: float, size: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._size = size
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, address: str) -> bool:
        """Take a token of this address; False if there was none."""
        now = self._clock()
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._size, now)
            if len(self._buckets) > MOST_REMEMBERED:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        return bucket.take(now)


class Budgets:
    """Seconds of work for each address: a full hour's allowance at first, which then comes back at a steady rate."""

    def __init__(self, seconds_an_hour: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._most = seconds_an_hour
        self._clock = clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """What an address had left, and when; those that spent last come last."""

    def left(self, address: str) -> float:
        """The seconds that an address may still spend."""
        if address not in self._left:
            return self._most
        left, at = self._left[address]
        return min(self._most, left + (self._clock() - at) * self._most / HOUR_S)

    def spend(self, address: str, seconds: float) -> None:
        """Note what an address has used; it may be more than it had left."""
        self._left[address] = (self.left(address) - seconds, self._clock())
        self._left.move_to_end(address)
        if len(self._left) > MOST_REMEMBERED:
            self._left.popitem(last=False)


class Connections:
    """How many connections each address has."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._counts: dict[str, int] = {}

    def __len__(self) -> int:
        return sum(self._counts.values())

    def enter(self, address: str) -> bool:
        """Count one more connection; False, and not counted, if the address has too many."""
        count = self._counts.get(address, 0)
        if count >= self._most:
            return False
        self._counts[address] = count + 1
        return True

    def leave(self, address: str) -> None:
        """Count one connection fewer."""
        count = self._counts[address] - 1
        if count:
            self._counts[address] = count
        else:
            del self._counts[address]


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
