"""SQL for Web Push subscriptions. `log.append` deletes them when their game is over."""

from __future__ import annotations

from sqlite3 import Connection

from tilewright.server.store.common import MOST_SUBSCRIPTIONS_OF_A_PERSON
from tilewright.server.store.interface import Subscription

from .log import locate


def keep(connection: Connection, table: str, subscription: Subscription, time: float) -> None:
    """Write a subscription. The current turn counts as notified: the browser that subscribes shows it."""
    table_id, _ = locate(connection, table)
    holder, endpoint, p256dh, auth, language = subscription
    connection.execute(
        "INSERT OR REPLACE INTO subscriptions (table_id, endpoint, holder, p256dh, auth, language, kept, told)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (table_id, endpoint, holder, p256dh, auth, language, time, time),
    )
    connection.execute(
        "DELETE FROM subscriptions WHERE table_id = ? AND endpoint IN (SELECT endpoint FROM subscriptions"
        " WHERE table_id = ? AND holder = ? ORDER BY kept DESC, endpoint LIMIT -1 OFFSET ?)",
        (table_id, table_id, holder, MOST_SUBSCRIPTIONS_OF_A_PERSON),
    )


def drop(connection: Connection, endpoint: str, table: str | None) -> None:
    """Delete a subscription at one table, or at all tables."""
    if table is None:
        connection.execute("DELETE FROM subscriptions WHERE endpoint = ?", (endpoint,))
    else:
        connection.execute(
            "DELETE FROM subscriptions WHERE endpoint = ? AND table_id = (SELECT id FROM tables WHERE name = ?)",
            (endpoint, table),
        )


def claim_turn(connection: Connection, table: str, holder: str, since: float) -> list[Subscription]:
    """The subscriptions without a notice of this turn; marks them as notified."""
    rows = connection.execute(
        "UPDATE subscriptions SET told = ? WHERE table_id = (SELECT id FROM tables WHERE name = ?) AND holder = ?"
        " AND told < ? RETURNING holder, endpoint, p256dh, auth, language",
        (since, table, holder, since),
    )
    return [Subscription(*row) for row in rows.fetchall()]
