"""The store: a log of events for each table, documents, reviews and subscriptions, behind one interface."""

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
