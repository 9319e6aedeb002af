"""Constants and functions that all stores share."""

from __future__ import annotations

import hashlib
import sys

from .interface import DamagedTable, NoSuchTable

MOST_REVIEWS_WITHOUT_A_TABLE = 500
"""Reviews of records that somebody opened; the oldest are removed first."""
MOST_SUBSCRIPTIONS_OF_A_PERSON = 5
"""At one table: a few devices; the oldest are removed first."""
CLOSED = "The store is closed because the server is stopping."


def digest(invite: str) -> bytes:
    """The digest that is stored of an invitation: it identifies the table and does not reveal the invitation."""
    return hashlib.sha256(invite.encode("utf-8", "surrogatepass")).digest()


def after_all_with(prefix: str) -> str:
    """The first text, in the order of code points, after all those that begin with `prefix`, which must not be empty.

    So the keys with a prefix are a range, which an index finds.
    """
    last = ord(prefix[-1])
    if last == sys.maxunicode:
        return after_all_with(prefix[:-1])
    return prefix[:-1] + chr(0xE000 if last == 0xD7FF else last + 1)  # no stored text has surrogates, U+D800 to U+DFFF


def damaged(what: str) -> DamagedTable:
    """The error for a table with a damaged log."""
    return DamagedTable(f"This table's log is damaged ({what}), so it cannot continue; other tables are not affected.")


def no_such_table() -> NoSuchTable:
    """The error for a name that no table has."""
    return NoSuchTable("There is no such table; it may have been removed because nobody played on.")
