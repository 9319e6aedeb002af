"""The store in one SQLite file, which is the default.

| module | what it does |
|---|---|
| `schema` | the tables of the file and its migrations |
| `log`, `documents`, `reviews`, `subscriptions`, `whole` | each request in SQL |
| `writer` | the one thread that writes, many requests in one commit |
| `extent` | notices that moves are missing |
| `store` | the asynchronous interface |
| `errors` | SQLite's errors as the store's own |
"""

from __future__ import annotations

from .store import SqliteStore

__all__ = ["SqliteStore"]
