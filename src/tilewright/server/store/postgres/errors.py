"""PostgreSQL's errors as store errors, each with one sentence for the operator.

Clients get only the code (`store-unavailable`); the sentences appear in the server's log and in the messages of
commands.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

import asyncpg

from tilewright.server.store.interface import StoreError, StoreUnavailable

AWAY = "The database cannot be reached, so nothing can be saved until it is back."

_SENTENCES: tuple[tuple[type[Exception] | tuple[type[Exception], ...], str], ...] = (
    (asyncpg.DiskFullError, "The database's disk is full, so nothing can be saved until there is room again."),
    (asyncpg.ReadOnlySQLTransactionError, "The database can be read but not written, so nothing can be saved."),
    (
        (asyncpg.InvalidPasswordError, asyncpg.InvalidAuthorizationSpecificationError),
        "The database refuses the name or the password; check the address given with --store.",
    ),
    (asyncpg.InvalidCatalogNameError, "There is no such database; make it with createdb, or check --store."),
    (asyncpg.InsufficientPrivilegeError, "The database does not allow this user to read and write tables."),
)
_FAILURES = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # the connection was cut while a statement was being prepared
    OSError,
    asyncio.TimeoutError,
)


class NotOwner(StoreError):
    """Another process has taken the table over; this one must not append to it any more."""

    code = "conflict"


def unavailable(error: BaseException) -> StoreUnavailable:
    """The error for the caller."""
    if isinstance(error, StoreUnavailable):
        return error
    found = (sentence for kinds, sentence in _SENTENCES if isinstance(error, kinds))
    return StoreUnavailable(next(found, AWAY))


@contextmanager
def translated() -> Iterator[None]:
    """Raise errors of the database, and of the connection to it, as StoreUnavailable."""
    try:
        yield
    except _FAILURES as error:
        raise unavailable(error) from error


@asynccontextmanager
async def translated_at_start() -> AsyncIterator[None]:
    """The same while the store is opened, with the database's own message added."""
    try:
        yield
    except StoreError as error:
        raise type(error)(f"{error} (PostgreSQL: {error.__cause__})" if error.__cause__ else str(error)) from error
    except (*_FAILURES, ValueError) as error:
        said = " ".join(str(error).split()) or type(error).__name__
        raise StoreUnavailable(f"{unavailable(error)} (PostgreSQL: {said})") from error
