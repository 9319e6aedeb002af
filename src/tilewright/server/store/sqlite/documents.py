"""SQL for documents."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from sqlite3 import Connection

from tilewright.server.store.common import after_all_with
from tilewright.server.store.interface import Conflict, Document


def read(connection: Connection, key: str) -> Document | None:
    """A document; None if there is none."""
    row = connection.execute("SELECT version, body FROM documents WHERE key = ?", (key,)).fetchone()
    return None if row is None else Document(key, *row)


def read_several(connection: Connection, keys: Collection[str]) -> list[Document]:
    """Those of these documents that there are."""
    return [found for key in keys if (found := read(connection, key)) is not None]


def list_after(connection: Connection, after: str, at_most: int) -> list[Document]:
    """The documents that follow, in the order of their keys."""
    statement = "SELECT key, version, body FROM documents WHERE key > ? ORDER BY key LIMIT ?"
    return [Document(*row) for row in connection.execute(statement, (after, max(at_most, 0)))]


def write(connection: Connection, written: Sequence[Document], time: float) -> None:
    """Check all versions first: a request that is refused must have changed nothing."""
    for key, version, _ in written:
        row = connection.execute("SELECT version FROM documents WHERE key = ?", (key,)).fetchone()
        if version != (0 if row is None else row[0]):
            raise Conflict("This was changed by somebody else at the same moment; try again.")
    connection.executemany(
        "INSERT OR REPLACE INTO documents (key, version, written, body) VALUES (?, ?, ?, ?)",
        [(key, version + 1, time, body) for key, version, body in written],
    )


def forget(connection: Connection, prefix: str, unwritten_since: float, at_most: int) -> int:
    """Remove old documents, oldest first."""
    return connection.execute(
        "DELETE FROM documents WHERE key IN (SELECT key FROM documents WHERE key >= ? AND key < ?"
        " AND written < ? ORDER BY written, key LIMIT ?)",
        (prefix, after_all_with(prefix), unwritten_since, at_most),
    ).rowcount
