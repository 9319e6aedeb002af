"""Constants and functions that all stores share."""

from __future__ import annotations

import hashlib

MOST_REVIEWS_WITHOUT_A_TABLE = 500
"""Reviews of records that somebody opened; the oldest are removed first."""
MOST_SUBSCRIPTIONS_OF_A_PERSON = 5
"""At one table: a few devices; the oldest are removed first."""


def digest(invite: str) -> bytes:
    """The digest that is stored of an invitation: it identifies the table and does not reveal the invitation."""
    return hashlib.sha256(invite.encode("utf-8", "surrogatepass")).digest()
