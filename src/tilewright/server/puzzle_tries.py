"""How many devices solved each puzzle at the first try.

A page reports its first try at a puzzle, once. The server cannot tell devices apart, so it only limits how many tries
an address can add. Nothing about a device or an address is stored.
"""

from __future__ import annotations

from collections import OrderedDict

from msgspec import Struct

from .documents import Documents
from .errors import Refusal
from .limits import (
    MINUTE_S,
    MOST_REMEMBERED,
    PUZZLE_TRIES_A_MINUTE,
    PUZZLE_TRIES_BURST,
    TRIES_AT_PUZZLE_OF_ADDRESS,
    Rates,
)
from .messages.puzzles import PuzzleTries
from .services import Services

GROUP_DIGITS = 2
"""Puzzles whose ids differ in the last digits only are counted in one document: some thirty documents in all."""


class TryCounts(Struct, frozen=True):
    """The document of a group of puzzles: by id, how many first tries there were, and how many of them solved it."""

    counts: dict[str, tuple[int, int]] = {}


class TryCounter:
    """Counts first tries."""

    def __init__(self, services: Services) -> None:
        self._documents = Documents(services)
        self._rates = Rates(PUZZLE_TRIES_A_MINUTE / MINUTE_S, PUZZLE_TRIES_BURST)
        self._counted: OrderedDict[tuple[str, str], int] = OrderedDict()
        """Tries of an address at a puzzle; in memory only, so that no address is stored."""

    async def read(self, puzzle: str) -> PuzzleTries:
        return _of(await self._documents.read(TryCounts, _key(puzzle)), puzzle)

    async def add(self, puzzle: str, solved: bool, address: str) -> PuzzleTries:
        """Count a first try; not beyond the limits of its address, in read-only mode or after conflicts."""
        if not self._may_count(puzzle, address):
            return await self.read(puzzle)

        def one_more(found: TryCounts | None) -> TryCounts:
            counts = {} if found is None else found.counts
            tries, right = counts.get(puzzle, (0, 0))
            return TryCounts(counts | {puzzle: (tries + 1, right + solved)})

        try:
            return _of(await self._documents.change(TryCounts, _key(puzzle), one_more), puzzle)
        except Refusal as refusal:
            if refusal.code not in ("read-only", "conflict"):
                raise
            return await self.read(puzzle)

    def _may_count(self, puzzle: str, address: str) -> bool:
        counted = self._counted.get((address, puzzle), 0)
        if counted >= TRIES_AT_PUZZLE_OF_ADDRESS or not self._rates.take(address):
            return False
        self._counted[address, puzzle] = counted + 1
        self._counted.move_to_end((address, puzzle))
        if len(self._counted) > MOST_REMEMBERED:
            self._counted.popitem(last=False)
        return True


def _key(puzzle: str) -> str:
    return f"puzzle-tries/{puzzle[:-GROUP_DIGITS]}"


def _of(found: TryCounts | None, puzzle: str) -> PuzzleTries:
    return PuzzleTries(*((0, 0) if found is None else found.counts.get(puzzle, (0, 0))))
