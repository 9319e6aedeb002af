"""Commitments to future games, so that the maker of a table sees the commitment before adding randomness.

Each commitment is used once, because its secret is published when the game is over. One process keeps them in
memory only; several share them in the database (`store/postgres/promises.py`). A commitment that is too old, or was
lost by a restart, is refused, and the client asks for another.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Protocol

from tilewright.fairness import Promised, new_secret

from .keys import new_table_id

LIFETIME_S = 600.0
MOST_OF_ADDRESS = 50
MOST = 20_000


def new_game() -> Promised:
    """A future game with a new name and secret."""
    return Promised(new_table_id(), new_secret())


class AnyPromises(Protocol):
    """The interface: commitments of this process, or of several."""

    async def give(self, address: str) -> Promised:
        """A new commitment; raises Refusal."""

    async def use(self, commitment: str) -> Promised | None:
        """Use up a commitment; None if it is unknown, used or too old. Raises Refusal."""


class Promises:
    """The unused commitments of this process."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._given: OrderedDict[str, tuple[Promised, str, float]] = OrderedDict()
        """By commitment, the oldest first: the game, the address that asked, and when."""
        self._of_address: dict[str, OrderedDict[str, None]] = {}

    def __len__(self) -> int:
        return len(self._given)

    async def give(self, address: str) -> Promised:
        """A new commitment. Beyond the limits, the oldest of the address, or of all, is dropped."""
        now = self._clock()
        while self._given and next(iter(self._given.values()))[2] < now - LIFETIME_S:
            self._drop(next(iter(self._given)))
        own = self._of_address.get(address, ())
        if len(own) >= MOST_OF_ADDRESS:
            self._drop(next(iter(own)))
        elif len(self._given) >= MOST:
            self._drop(next(iter(self._given)))
        game = new_game()
        self._given[game.commitment] = (game, address, now)
        self._of_address.setdefault(address, OrderedDict())[game.commitment] = None
        return game

    async def use(self, commitment: str) -> Promised | None:
        if commitment not in self._given:
            return None
        game, _, given = self._given[commitment]
        self._drop(commitment)
        return game if given >= self._clock() - LIFETIME_S else None

    def _drop(self, commitment: str) -> None:
        _, address, _ = self._given.pop(commitment)
        own = self._of_address[address]
        del own[commitment]
        if not own:
            del self._of_address[address]
