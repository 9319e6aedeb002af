"""Documents of the store as typed values. A change that meets a conflict is decided again on the new version."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Sequence
from typing import Protocol, TypeVar
from weakref import WeakValueDictionary

import msgspec
from msgspec import Struct

from .errors import Refusal, refusal_for
from .store import Conflict, Document, Store, StoreError

A = TypeVar("A", bound=Struct)
B = TypeVar("B", bound=Struct)
T = TypeVar("T")
ATTEMPTS = 5
"""How often a change is tried when other processes change the same document."""
PAGE = 500


class DocumentServices(Protocol):
    """The services that documents need: those of a server, or of a command."""

    @property
    def store(self) -> Store:
        """The store that holds them."""

    @property
    def clock(self) -> Callable[[], float]:
        """Unix time."""

    @property
    def is_read_only(self) -> bool:
        """Whether nothing may be changed."""


class Documents:
    """Reads and changes documents; errors of the store become refusals, except in `forget`."""

    def __init__(self, services: DocumentServices) -> None:
        self._services = services
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """By key: changes of this process wait for each other instead of conflicting."""

    async def read(self, kind: type[A], key: str) -> A | None:
        """A document; None if there is none."""
        return (await self._read(kind, key))[0]

    async def read_several(self, kind: type[A], keys: Collection[str]) -> list[A]:
        """Those of these documents that there are and that can be read, in any order; all are read at once."""
        if not keys:
            return []
        try:
            found = await self._services.store.read_documents(keys)
        except StoreError as error:
            raise refusal_for(error) from error
        values = []
        for document in found:
            with contextlib.suppress(Refusal):
                values.append(_decode(kind, document))
        return values

    async def change(self, kind: type[A], key: str, decide: Callable[[A | None], A]) -> A:
        """Apply `decide` to a document, and write the result unless it is the same object."""

        async def attempt() -> A:
            found, version = await self._read(kind, key)
            new = decide(found)
            if new is not found:
                await self._write((key, version, new))
            return new

        return await self._repeat(key, attempt)

    async def change_two(
        self,
        one: tuple[type[A], str],
        two: tuple[type[B], str],
        decide: Callable[[A | None, B | None], tuple[A, B] | None],
    ) -> None:
        """The same for two documents, which are written together; None leaves both as they are."""

        async def attempt() -> None:
            first, first_version = await self._read(*one)
            second, second_version = await self._read(*two)
            new = decide(first, second)
            if new is not None:
                await self._write((one[1], first_version, new[0]), (two[1], second_version, new[1]))

        await self._repeat(two[1], attempt)

    async def change_many(
        self, kind: type[A], keys: Sequence[str], decide: Callable[[dict[str, A | None]], dict[str, A]]
    ) -> dict[str, A]:
        """The same for several documents of one kind: those that `decide` returns are written, all or none."""

        async def attempt() -> dict[str, A]:
            found = {key: await self._read(kind, key) for key in keys}
            new = decide({key: value for key, (value, _) in found.items()})
            if new:
                await self._write(*((key, found[key][1], value) for key, value in new.items()))
            return new

        async with contextlib.AsyncExitStack() as locks:
            for key in sorted(set(keys))[:-1]:  # always in the same order, so that two changes cannot deadlock
                await locks.enter_async_context(self._lock(key))
            return await self._repeat(max(keys), attempt)

    async def forget(self, prefix: str, age: float) -> None:
        """Remove documents that were last written longer ago than `age` seconds; raises StoreError."""
        while await self._services.store.forget_documents(prefix, unwritten_since=self._services.clock() - age):
            pass

    async def _repeat(self, key: str, attempt: Callable[[], Awaitable[T]]) -> T:
        async with self._lock(key):
            for _ in range(ATTEMPTS):
                try:
                    return await attempt()
                except Conflict:
                    continue
                except StoreError as error:
                    raise refusal_for(error) from error
        raise Refusal("conflict")

    def _lock(self, key: str) -> asyncio.Lock:
        return self._locks.setdefault(key, asyncio.Lock())

    async def _read(self, kind: type[A], key: str) -> tuple[A | None, int]:
        try:
            found = await self._services.store.read_document(key)
        except StoreError as error:
            raise refusal_for(error) from error
        return (None, 0) if found is None else (_decode(kind, found), found.version)

    async def _write(self, *changes: tuple[str, int, Struct]) -> None:
        if self._services.is_read_only:
            raise Refusal("read-only")
        documents = [Document(key, version, msgspec.json.encode(value)) for key, version, value in changes]
        await self._services.store.write_documents(documents, self._services.clock())


def _decode(kind: type[A], document: Document) -> A:
    try:
        return msgspec.json.decode(document.body, type=kind)
    except msgspec.MsgspecError as error:
        raise Refusal("damaged-table") from error


async def documents_under(store: Store, prefix: str) -> AsyncIterator[Document]:
    """All documents whose keys begin with `prefix`, in the order of their keys; raises StoreError."""
    more: str | None = ""
    while more is not None:
        found, more = await page_of(store, prefix, more, PAGE)
        for document in found:
            yield document


async def page_of(store: Store, prefix: str, after: str, at_most: int) -> tuple[list[Document], str | None]:
    """Documents whose keys begin with `prefix` and follow `prefix + after`; and the next `after`, None at the end."""
    found = await store.list_documents(after=prefix + after, at_most=at_most + 1)
    own = [document for document in found if document.key.startswith(prefix)]
    return own[:at_most], own[at_most - 1].key.removeprefix(prefix) if len(own) > at_most else None
