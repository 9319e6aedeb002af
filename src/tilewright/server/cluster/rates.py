"""Limits of an address that hold across processes: token buckets in Redis.

Every process takes from a bucket of its own at once, and a moment later settles with the bucket that all share. So no
request waits for Redis, an address that spreads its requests over processes gains a moment, and without Redis each
process limits for itself.
"""

from __future__ import annotations

from typing import Any

from tilewright.server.limits import Bucket, Rates

SETTLE_S = 0.25

# The server's own clock, so that those of the processes do not matter. A full bucket need not be kept.
SETTLE = """
local time = redis.call('TIME')
local now = time[1] + time[2] / 1e6
local rate, size = tonumber(ARGV[1]), tonumber(ARGV[2])
local left = {}
for i, key in ipairs(KEYS) do
    local bucket = redis.call('HMGET', key, 'tokens', 'at')
    local tokens = math.min(size, (tonumber(bucket[1]) or size) + (now - (tonumber(bucket[2]) or now)) * rate)
    tokens = tokens - tonumber(ARGV[i + 2])
    redis.call('HSET', key, 'tokens', string.format('%.6f', tokens), 'at', string.format('%.6f', now))
    redis.call('PEXPIRE', key, math.ceil((size - tokens) / rate * 1000) + 1000)
    left[i] = string.format('%.6f', tokens)
end
return left
"""


class SharedRates(Rates):
    """A bucket for each address, which all processes share."""

    def __init__(self, name: str, rates: Rates) -> None:
        """As `rates`; `name` tells them from others in Redis."""
        super().__init__(rates.rate, rates.size)
        self._name = name
        self._spent: dict[str, float] = {}
        """By address: what was taken here and not settled yet."""

    def take(self, address: str, amount: float = 1.0) -> bool:
        """Take tokens of this address; False if there was none."""
        allowed = super().take(address, amount)
        if allowed:
            self._spent[address] = self._spent.get(address, 0.0) + amount
        return allowed

    async def settle(self, client: Any) -> None:
        """Take from the shared buckets what was taken here, and go on with what is left there."""
        if not self._spent:
            return
        spent, self._spent = self._spent, {}
        keys = [f"tilewright:{self._name}:{address}" for address in spent]
        left = await client.eval(SETTLE, len(keys), *keys, self.rate, self.size, *spent.values())
        now = self._clock()
        for address, tokens in zip(spent, left, strict=True):
            later = self._spent.get(address, 0.0)  # taken since
            self._buckets[address] = Bucket(self.rate, self.size, now, float(tokens) - later)
