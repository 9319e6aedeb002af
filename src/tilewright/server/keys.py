"""Names and keys that nobody can guess."""

from __future__ import annotations

import hashlib
import secrets
import string

LETTERS = string.digits + string.ascii_letters
TABLE_LETTERS = 12
INVITE_LETTERS = 16
SECRET_BYTES = 32


def new_table_id() -> str:
    """A table's public number: whoever knows it may watch."""
    return _letters(TABLE_LETTERS)


def new_invite() -> str:
    """What opens a seat to whoever knows it."""
    return _letters(INVITE_LETTERS)


def new_secret() -> str:
    """What moves for a seat."""
    return secrets.token_urlsafe(SECRET_BYTES)


def holder_of(secret: str) -> str:
    """What the log keeps of a secret: it can be recognised, but not found out."""
    return hashlib.sha256(f"tilewright holder {secret}".encode()).hexdigest()


def _letters(count: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(count))
