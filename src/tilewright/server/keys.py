"""Random names and keys, and base64 for them."""

from __future__ import annotations

import base64
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


def to_base64(data: bytes) -> str:
    """URL-safe base64 without padding, as Web Push and WebAuthn write it."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _letters(count: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(count))
