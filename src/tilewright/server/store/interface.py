"""The interface of stores: a log of events for each table; a write is acknowledged only when it cannot be lost.

The store knows nothing of the game. An event is opaque bytes; it gets a sequence number, from 1 without gaps, and a
unix time. A table's state is the replay of its log, so nothing else has to be stored. The `Summary` beside it serves
lists and clean-up, which then need no replay.

Exception
└── StoreError
    ├── StoreUnavailable   the disk is full, the store is locked, read-only, unreadable or closed
    │   └── NewerSchema    a newer version of the program has written this store
    ├── NoSuchTable        no table has this name
    ├── AlreadyThere       a table with this name or this invite exists
    ├── Conflict           another process has written since the caller last read
    └── DamagedTable       a row of this table's log is damaged or missing; other tables are not affected

Each class has one `code`, the same in the HTTP API, the messages and the page.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple, Protocol


class StoredEvent(NamedTuple):
    """One entry of a table's log; `seq` counts from 1, `time` is unix time in seconds."""

    seq: int
    time: float
    body: bytes


class Summary(NamedTuple):
    """Facts about a table that need no replay; the caller computes them, and every append writes them."""

    finished: bool
    due: float | None = None
    """When the server must check the table (`table/turns.py`), in unix time; None if no time runs."""
    started: bool = False
    seats: int = 0
    people: int = 0
    """Seats that a person holds."""


class StoredTable(NamedTuple):
    """A table without its log: `last` is the sequence number of its last event, `touched` that event's time."""

    table: str
    last: int
    touched: float
    summary: Summary


class StoredReview(NamedTuple):
    """The review of a game, complete or not: `game` names the game, `key` everything else that the values depend on."""

    game: str
    key: str
    complete: bool
    body: bytes


class Subscription(NamedTuple):
    """A person's subscription to notices of turns (Web Push): the address and the keys of the browser."""

    holder: str
    endpoint: str
    p256dh: bytes
    auth: bytes
    language: str


class Document(NamedTuple):
    """A small durable object beside the tables: opaque bytes under a key; `version` counts its writes, from 1."""

    key: str
    version: int
    body: bytes


class WholeTable(NamedTuple):
    """A table with everything that belongs to it, as one store gives it to another; `invite` is a digest."""

    stored: StoredTable
    invite: bytes
    events: Sequence[StoredEvent]
    reviews: Sequence[StoredReview]
    subscriptions: Sequence[Subscription]


class Health(NamedTuple):
    """The state of the store: `trouble` is empty, or one sentence that says why nothing can be written."""

    trouble: str
    tables: int
    unfinished: int
    size: int
    """Size of the store in bytes: in SQLite all used pages, in PostgreSQL the tables and their events."""
    events: int = 0


class Alive(NamedTuple):
    """When people could last move, and the server's total downtime in seconds; only long downtimes count."""

    time: float
    downtime: float


class StoreError(Exception):
    """A request to the store has failed; the message is one sentence for the operator."""

    code = "store-error"


class StoreUnavailable(StoreError):
    """Nothing was acknowledged; the same request may be made again later, after reading the table again."""

    code = "store-unavailable"


class NewerSchema(StoreUnavailable):
    """The store was written by a newer version of the program."""

    code = "newer-schema"


class NoSuchTable(StoreError):
    """No table has this name; it never existed or was removed."""

    code = "no-such-table"


class AlreadyThere(StoreError):
    """A table with this name or this invite exists already."""

    code = "already-there"


class Conflict(StoreError):
    """The log, or a document, is not what the caller has read; read it again and try again."""

    code = "conflict"


class DamagedTable(StoreError):
    """A row fails its checksum, or the sequence has a gap; the table is refused, others are not affected."""

    code = "damaged-table"


class Store(Protocol):
    """An event log for each table.

    Every call that writes returns only after its effect is on disk. A call that raised StoreUnavailable has usually
    written nothing; but if the disk failed during the commit, it may have. A call that was cancelled may still be
    carried out. So read the table again before the next append. A repeated append either succeeds once or raises
    Conflict; it is never applied twice.
    """

    async def create(self, table: str, invite: str, events: Sequence[bytes], time: float, summary: Summary) -> None:
        """A new table whose log begins with `events`; stores only a digest of `invite`. Raises AlreadyThere."""

    async def append(self, table: str, after: int, events: Sequence[bytes], time: float, summary: Summary) -> None:
        """Append `events` as `after + 1` and so on; raises Conflict when the log's last event is not `after`.

        Without events only the summary and `touched` change. Raises NoSuchTable.
        """

    async def read(self, table: str, after: int = 0) -> list[StoredEvent]:
        """The events that follow `after`; raises NoSuchTable or DamagedTable."""

    async def rewrite(self, table: str, bodies: Mapping[int, bytes]) -> None:
        """Replace the bodies of events, by their numbers, to delete people's data. Raises NoSuchTable."""

    async def find_invite(self, invite: str) -> str | None:
        """The table of an invitation; None if there is none."""

    async def unfinished(self, *, with_due: bool = False) -> list[StoredTable]:
        """All tables whose game is not over, earliest `due` first; or only those that have a `due`.

        After a restart the server loads those that have a `due`.
        """

    async def forget(
        self, *, untouched_since: float, finished: bool | None = False, for_size: bool = False, at_most: int = 100
    ) -> list[str]:
        """Remove tables without an event since `untouched_since`, oldest first; returns their names.

        By default only unfinished ones are removed: finished games stay. None means both kinds. With `for_size`, tables
        that have a `due` stay, whether it is past or not, and those that have not started are removed first.
        """

    async def list_tables(self, *, after: str = "", at_most: int = 1000) -> list[StoredTable]:
        """The tables whose names follow `after`, in the order of their names."""

    async def remove(self, table: str) -> None:
        """Remove a table with its log, reviews and subscriptions; raises NoSuchTable."""

    async def read_whole(self, table: str) -> WholeTable:
        """A table with everything that belongs to it; raises NoSuchTable or DamagedTable."""

    async def create_whole(self, copied: WholeTable) -> None:
        """A table from another store, with its log, without reviews and subscriptions. Raises AlreadyThere."""

    async def keep_review(self, review: StoredReview, time: float, table: str | None = None) -> None:
        """Keep a review in place of an earlier one with the same key; a complete one replaces all others of its game.

        One that belongs to a table stays as long as the table. Of the others the last few hundred are kept.
        """

    async def find_reviews(self, game: str) -> list[StoredReview]:
        """The reviews of a game, the last kept first; a damaged one is left out."""

    async def keep_subscription(self, table: str, subscription: Subscription, time: float) -> None:
        """Keep a subscription until the game is over or the table is removed; of one person the last few are kept.

        Raises NoSuchTable.
        """

    async def drop_subscription(self, endpoint: str, table: str | None = None) -> None:
        """Delete a subscription at one table, or at all tables."""

    async def claim_turn(self, table: str, holder: str, since: float) -> list[Subscription]:
        """A person's subscriptions not yet notified of the turn that began at `since`; marks them as notified."""

    async def read_document(self, key: str) -> Document | None:
        """A document; None if there is none."""

    async def read_documents(self, keys: Collection[str]) -> list[Document]:
        """Those of these documents that there are, in any order."""

    async def list_documents(self, *, after: str = "", at_most: int = 100) -> list[Document]:
        """The documents whose keys follow `after`, in the order of their keys."""

    async def write_documents(self, documents: Sequence[Document], time: float) -> None:
        """Write documents, all or none. Each has the version that the caller has read, 0 if there was none, and gets
        the next one. Raises Conflict when another version is stored.
        """

    async def forget_documents(self, prefix: str, *, unwritten_since: float, at_most: int = 1000) -> int:
        """Remove documents whose key begins with `prefix` and that were last written before a time, oldest first.

        `prefix` is not empty. Returns how many were removed.
        """

    async def alive(self, time: float, downtime: float = 0.0) -> None:
        """Note that people can move at this time, so that a later downtime can be credited to clocks and tables."""

    async def last_alive(self) -> Alive | None:
        """What `alive` noted last; None in a new store."""

    async def check(self) -> Health:
        """Sizes, counts and whether something can be written right now; never raises StoreUnavailable."""

    async def close(self) -> None:
        """Finish all requests, then close; later calls raise StoreUnavailable."""
