"""Hash chains, for games with `last_word`: before each deal, a person's device reveals one value.

Value 0 is the randomness that the person adds before the game. Each value is the SHA-256 digest of the next one: nobody
can compute a value from earlier ones, and everybody can check it. The last value is the seed, known only to the device.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence

from tilewright.rules import UnreadableText

ROUNDS = 64
"""Rounds for which a chain has values. Later rounds are dealt without reveals."""
VALUE = re.compile(r"[0-9a-f]{64}")
Row = Sequence[str]
"""What was revealed before one deal: a value for each seat, `""` for a seat without one."""


def is_value(text: str) -> bool:
    """Whether a text can be a value of a chain."""
    return VALUE.fullmatch(text) is not None


def chain_value(seed: bytes, round: int) -> str:
    """The value of a round; that of round 0 is the randomness that the person adds before the game."""
    if len(seed) != 32 or not 0 <= round <= ROUNDS:
        raise UnreadableText(f"a chain has a seed of 32 bytes and values for the rounds 0 to {ROUNDS}")
    return _hashed(seed, ROUNDS - round).hex()


def leads_to(value: str, later: int, known: str) -> bool:
    """Whether a value, `later` rounds after a known one, belongs to the same chain."""
    return is_value(value) and later > 0 and _hashed(bytes.fromhex(value), later).hex() == known


def follows(value: str, round: int, added: str, rows: Sequence[Row], seat: int) -> bool:
    """Whether a value continues the chain of a seat, given the earlier rows of revealed values."""
    if round > ROUNDS:
        return False
    for before in range(round - 1, 0, -1):
        if known := rows[before - 1][seat - 1]:
            return leads_to(value, round - before, known)
    return leads_to(value, round, added)


def broken_links(added: Sequence[str], rows: Sequence[Row]) -> tuple[tuple[int, int], ...]:
    """Seat and round of each value that does not belong to the chain of its seat."""
    return tuple(
        (seat, round)
        for round, row in enumerate(rows, 1)
        for seat, value in enumerate(row, 1)
        if value and not follows(value, round, added[seat - 1], rows, seat)
    )


def _hashed(value: bytes, times: int) -> bytes:
    for _ in range(times):
        value = hashlib.sha256(value).digest()
    return value
