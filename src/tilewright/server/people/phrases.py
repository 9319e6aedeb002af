"""Recovery phrases: six made-up words that belong to no language, and the slow digest that is stored of them."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets

from .person import Phrase

CONSONANTS = "bdfghjklmnprstvz"
VOWELS = "aeiou"
WORDS = 6
SYLLABLES = 2
"""6 words of 2 syllables, each one of 80: 75 bits. Too many to guess, even with a stolen digest."""
COST = {"n": 2**14, "r": 8, "p": 1}
AT_ONCE = 2
"""Digests that are computed at the same time: 16 MiB and about 50 ms of a core each."""

_turns = asyncio.Semaphore(AT_ONCE)


def new_phrase() -> str:
    """A new random phrase."""
    return " ".join("".join(_syllable() for _ in range(SYLLABLES)) for _ in range(WORDS))


def _syllable() -> str:
    return secrets.choice(CONSONANTS) + secrets.choice(VOWELS)


async def digest_phrase(text: str, now: float, salt: str | None = None) -> Phrase:
    """The digest of a phrase, which is stored instead of it. Spaces and capitals do not matter."""
    salt = salt or secrets.token_hex(16)
    letters = "".join(text.casefold().split()).encode()
    async with _turns:
        found = await asyncio.to_thread(hashlib.scrypt, letters, salt=bytes.fromhex(salt), **COST)
    return Phrase(salt, found.hex(), now)


async def is_phrase(text: str, kept: Phrase | None) -> bool:
    """Whether a text is the phrase. Without a stored phrase it takes as long, so that timing reveals nothing."""
    known = kept or Phrase("00" * 16, "", 0.0)
    found = await digest_phrase(text, 0.0, known.salt)
    return hmac.compare_digest(found.digest, known.digest)
