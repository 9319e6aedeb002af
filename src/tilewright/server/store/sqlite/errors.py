"""SQLite's errors as store errors, each with one sentence for the operator.

A failed commit is rolled back (`writer.py`) and every request in it is refused (`store-unavailable`), so no
acknowledged move is lost. The table reads its log again (`live_table.py`), and the next commit may succeed: once the
disk has room, games continue without a restart. docs/server-store.md has a row for each case. Clients get only the
code; the sentences appear in the server's log and in the messages of commands.
"""

from __future__ import annotations

import sqlite3

from tilewright.server.store.interface import StoreUnavailable

MOVED = (
    "The store's file was moved or replaced while the server was running, so nothing can be saved; restart the server."
)
EMPTY = (
    "The store's file is empty (0 bytes), so the games in it are lost; restore it from a backup, or remove it and its "
    "-extent file to begin a new one."
)

_SENTENCES = {
    sqlite3.SQLITE_FULL: "The disk is full, so nothing can be saved until there is room again.",
    sqlite3.SQLITE_BUSY: "Another program has locked the store, so nothing can be saved until it lets go.",
    sqlite3.SQLITE_LOCKED: "Another program has locked the store, so nothing can be saved until it lets go.",
    sqlite3.SQLITE_READONLY: "The store can be read but not written, so nothing can be saved.",
    sqlite3.SQLITE_IOERR: "The disk reports an error, so nothing can be saved until it works again.",
    sqlite3.SQLITE_CANTOPEN: "The store's file cannot be opened; its folder may be missing or closed to this user.",
    sqlite3.SQLITE_CORRUPT: "The store's file is damaged; restore it from a backup.",
    sqlite3.SQLITE_NOTADB: "The store's file is damaged or is not a store; restore it from a backup.",
}
_OF_THE_REQUEST = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_CONSTRAINT, sqlite3.SQLITE_MISMATCH, sqlite3.SQLITE_TOOBIG}
_PASSING = {sqlite3.SQLITE_FULL, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}


def primary_code(error: BaseException) -> int:
    """SQLite's primary result code, which is the lowest byte of an extended one; -1 if the error has none."""
    code = getattr(error, "sqlite_errorcode", -1)
    return code & 0xFF if isinstance(code, int) and code >= 0 else -1


def concerns_one_request(error: BaseException) -> bool:
    """Whether the error belongs to one request, so that the rest of its batch may succeed."""
    return not isinstance(error, sqlite3.Error | OSError | StoreUnavailable) or primary_code(error) in _OF_THE_REQUEST


def leaves_connection_usable(error: BaseException) -> bool:
    """Whether the connection can still be used after this error, as after a full disk or a lock."""
    return not isinstance(error, sqlite3.Error) or primary_code(error) in _PASSING


def unavailable(error: BaseException) -> StoreUnavailable:
    """The error for the caller."""
    if isinstance(error, StoreUnavailable):
        return type(error)(*error.args)  # each request of a batch gets its own object, with its own traceback
    sentence = _SENTENCES.get(primary_code(error))
    if sentence is None:
        name = getattr(error, "sqlite_errorname", type(error).__name__)
        sentence = f"The store cannot be used now ({name})."
    return StoreUnavailable(sentence)
