"""Random names and keys."""

from __future__ import annotations

import hashlib
import secrets
import string

LETTERS = string.digits + string.ascii_letters
TABLE_LETTERS = 12
INVITE_LETTERS = 16
SECRET_BYTES = 32


def new_table_id() -> str:
    """A table's public name; anybody who knows it may watch."""
    return _letters(TABLE_LETTERS)


def new_invite() -> str:
    """An invitation; anybody who knows it may take an open seat."""
    return _letters(INVITE_LETTERS)


def new_secret() -> str:
    """A person's secret, which entitles them to move for their seats."""
    return secrets.token_urlsafe(SECRET_BYTES)


def holder_of(secret: str) -> str:
    """The digest of a secret, which the log stores instead of it."""
    return hashlib.sha256(f"tilewright holder {secret}".encode()).hexdigest()


def _letters(count: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(count))
