"""Connections of an address at all processes together, counted in Redis.

Each process writes its own count for each address. Old counts expire, so the connections of a killed process do not
count for long. While Redis cannot be reached, each process counts its own connections only.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tilewright.server.limits import ConcurrencyLimit

from .broker import FAILURES, Broker

NOTED_FOR_S = 15
NOTE_AGAIN_S = 5.0
AT_ONCE = 200
"""Addresses in one request, so that no request blocks Redis for long."""

# A hash for each address: a field for each process, with its count and when it was noted (by Redis's clock).
NOTE = """
local now = tonumber(redis.call('TIME')[1])
local sums = {}
for i, key in ipairs(KEYS) do
    if tonumber(ARGV[i + 2]) > 0 then redis.call('HSET', key, ARGV[1], ARGV[i + 2] .. ' ' .. now)
    else redis.call('HDEL', key, ARGV[1]) end
    local sum = 0
    local all = redis.call('HGETALL', key)
    for j = 1, #all, 2 do
        local count, at = string.match(all[j + 1], '(%d+) (%d+)')
        if now - at > tonumber(ARGV[2]) then redis.call('HDEL', key, all[j]) else sum = sum + count end
    end
    redis.call('EXPIRE', key, ARGV[2] * 2)
    sums[i] = sum
end
return sums
"""


class SharedConnections(ConcurrencyLimit):
    """The connections of each address, here and at other processes."""

    def __init__(self, connections: ConcurrencyLimit, broker: Broker, process: str) -> None:
        """With the limits of `connections`."""
        super().__init__(connections.most, connections.most_of_all)
        self._broker = broker
        self._process = process
        self._changed: set[str] = set()

    async def admit(self, address: str) -> bool:
        """Count one more connection; False, uncounted, if the address has too many at all processes together."""
        if not self.enter(address):
            return False
        if self._broker.is_up:
            try:
                sums = await self._note([address])
            except FAILURES:
                return True
            if sums[0] > self.most:
                self.leave(address)
                return False
        return True

    def leave(self, address: str) -> None:
        """Count one fewer."""
        super().leave(address)
        self._changed.add(address)

    async def note_changes(self) -> None:
        """Tell Redis of connections that have ended."""
        changed, self._changed = sorted(self._changed), set()
        await self._note_all(changed)

    async def note_everything(self) -> None:
        """Tell Redis of all connections, before what was noted expires."""
        await self._note_all(sorted(self._counts))

    async def _note_all(self, addresses: Sequence[str]) -> None:
        if not self._broker.is_up:
            return  # our counts in Redis expire
        for start in range(0, len(addresses), AT_ONCE):
            try:
                await self._note(addresses[start : start + AT_ONCE])
            except FAILURES:
                return

    async def _note(self, addresses: Sequence[str]) -> list[int]:
        """Note how many connections addresses have here; return how many they have at all processes."""
        client: Any = self._broker.client
        keys = [f"tilewright:connections:{address}" for address in addresses]
        counts = [self._counts.get(address, 0) for address in addresses]
        sums: list[int] = await client.eval(NOTE, len(keys), *keys, self._process, NOTED_FOR_S, *counts)
        return sums
