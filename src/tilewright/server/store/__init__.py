"""The store: an append-only log of events for each table, behind one small interface."""

from __future__ import annotations

from .interface import (
    Alive,
    AlreadyThere,
    Conflict,
    DamagedTable,
    Document,
    Health,
    NewerSchema,
    NoSuchTable,
    Store,
    StoredEvent,
    StoredReview,
    StoredTable,
    StoreError,
    StoreUnavailable,
    Subscription,
    Summary,
    WholeTable,
)

__all__ = [
    "Alive",
    "AlreadyThere",
    "Conflict",
    "DamagedTable",
    "Document",
    "Health",
    "NewerSchema",
    "NoSuchTable",
    "Store",
    "StoreError",
    "StoreUnavailable",
    "StoredEvent",
    "StoredReview",
    "StoredTable",
    "Subscription",
    "Summary",
    "WholeTable",
]
