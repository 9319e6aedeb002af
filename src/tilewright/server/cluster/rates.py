"""Rates and processor time of an address across processes: token buckets in Redis.

Every process takes from a local bucket at once and synchronises it with the shared bucket a moment later. So no
request waits for Redis, an address that spreads its requests over processes gains only that moment, and without Redis
each process applies the limits to its own requests.
"""

from __future__ import annotations

from typing import Any

from tilewright.server.limits import HOUR_S, MINUTE_S, MOST_REMEMBERED, Bucket, Budgets, Rates

SETTLE_S = 0.25

# Times are by the clock of Redis, because the clocks of processes differ. A full bucket need not be kept.
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


async def settle(client: Any, name: str, rate: float, size: float, spent: dict[str, float]) -> list[float]:
    """Take from the shared buckets what addresses have spent; return what is left in each."""
    keys = [f"tilewright:{name}:{address}" for address in spent]
    return [float(left) for left in await client.eval(SETTLE, len(keys), *keys, rate, size, *spent.values())]


class SharedRates(Rates):
    """A bucket for each address, which all processes share."""

    def __init__(self, name: str, rates: Rates) -> None:
        """With the limits of `rates`; `name` distinguishes the buckets from others in Redis."""
        super().__init__(rates.rate, rates.size)
        self._name = name
        self._spent: dict[str, float] = {}
        """By address: what was taken here and not settled yet."""

    def take(self, address: str, amount: float = 1.0) -> bool:
        """Take tokens from the bucket of this address; False if there is none."""
        allowed = super().take(address, amount)
        if allowed:
            self._spent[address] = self._spent.get(address, 0.0) + amount
        return allowed

    def forget(self) -> None:
        """Leave what was taken here uncounted elsewhere: Redis cannot be reached."""
        self._spent.clear()

    async def settle(self, client: Any) -> None:
        """Subtract what was taken here from the shared buckets, and continue with what they have left."""
        if not self._spent:
            return
        spent, self._spent = self._spent, {}
        left = await settle(client, self._name, self.rate, self.size, spent)
        now = self._clock()
        for address, tokens in zip(spent, left, strict=True):
            later = self._spent.get(address, 0.0)  # taken since
            self._buckets[address] = Bucket(self.rate, self.size, now, tokens - later)


class SharedBudgets(Budgets):
    """Processor time of each address at all processes together.

    The budget of all addresses together is local, because each process has its own threads. While an address searches
    here, this process also learns what the address spends elsewhere.
    """

    def __init__(self, budgets: Budgets) -> None:
        """With the limits of `budgets`."""
        super().__init__(budgets.most / MINUTE_S, budgets.most_of_all / MINUTE_S)
        self._spent: dict[str, float] = {}

    def left(self, address: str) -> float:
        """The seconds that an address may still spend."""
        self._spent.setdefault(address, 0.0)  # so that the next `settle` asks for it
        return super().left(address)

    def spend(self, address: str, seconds: float) -> None:
        """Note what an address has used."""
        super().spend(address, seconds)
        self._spent[address] = self._spent.get(address, 0.0) + seconds

    def forget(self) -> None:
        """Leave what was spent here uncounted elsewhere: Redis cannot be reached."""
        self._spent.clear()

    async def settle(self, client: Any) -> None:
        """Subtract what was spent here from the shared budgets, and continue with what they have left."""
        if not self._spent:
            return
        spent, self._spent = self._spent, {}
        left = await settle(client, "seconds", self.most / HOUR_S, self.most, spent)
        now = self._clock()
        for address, seconds in zip(spent, left, strict=True):
            self._left[address] = (seconds - self._spent.get(address, 0.0), now)
            self._left.move_to_end(address)
        while len(self._left) > MOST_REMEMBERED:
            self._left.popitem(last=False)
