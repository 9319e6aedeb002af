"""Notices of turns: for people at slow tables who have subscribed and have no connection when their turn begins."""

from __future__ import annotations

import asyncio
import json
import logging
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit
from weakref import WeakKeyDictionary

from tilewright.server.background import Background
from tilewright.server.catalogue import LANGUAGES, text
from tilewright.server.errors import Refusal, refusal_for
from tilewright.server.limits import Rates
from tilewright.server.messages.push import PushSubscription
from tilewright.server.store import Store, StoreError, Subscription
from tilewright.server.table import Table, has_just_begun, people_awaited

from .message import AUTH_BYTES, PUBLIC_KEY_BYTES, Signer, encrypt, from_base64
from .sending import Sender, Unreachable

if TYPE_CHECKING:
    from tilewright.server.live_table import LiveTable

LOG = logging.getLogger("tilewright.server")
AT_ONCE = 8
MOST_WAITING = 500
"""Messages that are being sent or wait; further ones are not sent."""
TO_A_HOST = (10.0, 50.0)
"""Messages to one push service: per second, and in a burst."""
TO_A_BROWSER = (1 / 60, 3.0)
"""The same for one browser, at all its tables together."""
GONE = (404, 410)


class Notices:
    """The notices of one server."""

    def __init__(
        self, store: Store, clock: Callable[[], float], folder: Path, contact: str, *, sender: Sender | None = None
    ) -> None:
        self._store = store
        self._clock = clock
        self._folder = folder
        self._contact = contact
        self._sender = sender or Sender()
        self._signer: asyncio.Task[Signer] | None = None
        self._seen: WeakKeyDictionary[LiveTable, dict[str, float]] = WeakKeyDictionary()
        """For each person awaited at a table, the beginning of the last turn that was handled."""
        self._hosts = Rates(*TO_A_HOST)
        self._browsers = Rates(*TO_A_BROWSER)
        self._room = asyncio.Semaphore(AT_ONCE)
        self._sending = Background(LOG, "A notice has failed.")
        self.counts: Counter[str] = Counter()
        """Messages by outcome: `sent`, `gone`, `failed`, `limited`."""

    async def public_key(self) -> str:
        """The key by which browsers recognise this server."""
        return (await self._signing()).public

    async def _signing(self) -> Signer:
        if self._signer is None or (self._signer.done() and self._signer.exception() is not None):
            work = asyncio.to_thread(Signer.of_folder, self._folder, self._contact)
            self._signer = asyncio.get_running_loop().create_task(work)
        return await asyncio.shield(self._signer)

    # ------------------------------------------------------------ subscribing

    async def subscribe(self, table: Table, holder: str, asked: PushSubscription) -> None:
        """Subscribe a browser to this person's turns at this table; raises Refusal."""
        if table.state == "over":
            raise Refusal("game-over")
        try:
            p256dh, auth = from_base64(asked.p256dh), from_base64(asked.auth)
        except ValueError:
            raise Refusal("bad-subscription") from None
        if not self._sender.accepts(asked.endpoint) or (len(p256dh), len(auth)) != (PUBLIC_KEY_BYTES, AUTH_BYTES):
            raise Refusal("bad-subscription")
        kept = Subscription(holder, asked.endpoint, p256dh, auth, asked.language)
        try:
            await self._store.keep_subscription(table.id, kept, self._clock())
        except StoreError as error:
            raise refusal_for(error) from error

    async def unsubscribe(self, table: Table, endpoint: str) -> None:
        """End a subscription at this table; raises Refusal."""
        try:
            await self._store.drop_subscription(endpoint, table.id)
        except StoreError as error:
            raise refusal_for(error) from error

    # ------------------------------------------------------------ telling

    def look_at(self, live: LiveTable) -> None:
        """After a change of a table: notify people who are not connected that their turn, or the game, has begun."""
        table = live.table
        clock = table.settings.clock
        if clock is None or not clock.is_slow:
            return
        seen = self._seen.setdefault(live, {})
        what = dict.fromkeys(people_awaited(table), "notice-your-turn")
        if has_just_begun(table):  # notify the person who offered a seat and left that it was taken
            what = dict.fromkeys(range(1, table.players + 1), "notice-begun") | what
        for seat, notice in what.items():
            holder = table.seat(seat).holder
            if holder is not None and seen.get(holder) != table.since:
                seen[holder] = table.since
                is_here = live.audience.absent_since(holder) is None
                self._sending.spawn(self._tell(table.id, holder, table.since, is_here, notice))

    async def _tell(self, table: str, holder: str, since: float, is_here: bool, notice: str) -> None:
        try:
            subscriptions = await self._store.claim_turn(table, holder, since)
        except StoreError:
            return  # a notice is not worth a second try
        for subscription in () if is_here else subscriptions:
            host = urlsplit(subscription.endpoint).netloc
            allowed = self._browsers.take(subscription.endpoint) and self._hosts.take(host)
            if not allowed or len(self._sending) >= MOST_WAITING:
                self.counts["limited"] += 1
                continue
            self._sending.spawn(self._send(subscription, notice))

    async def _send(self, to: Subscription, notice: str) -> None:
        async with self._room:
            content = json.dumps({"title": text(notice, _language(to.language))}).encode()
            try:
                signer = await self._signing()
                headers = {
                    "Authorization": signer.authorization(to.endpoint, self._clock()),
                    "Content-Encoding": "aes128gcm",
                    "Content-Type": "application/octet-stream",
                    "TTL": "86400",
                    "Urgency": "normal",
                }
                status = await self._sender.post(to.endpoint, headers, encrypt(content, to.p256dh, to.auth))
            except (Unreachable, ValueError) as error:  # ValueError: the browser's key is no point of the curve
                LOG.info("A notice could not be sent: %s", error)
                self.counts["failed"] += 1
                return
            if status in GONE:
                self.counts["gone"] += 1
                await self._store.drop_subscription(to.endpoint)
            else:
                self.counts["sent" if status < 300 else "failed"] += 1

    async def close(self) -> None:
        await self._sending.close()


def _language(code: str) -> Any:
    return code if code in LANGUAGES else LANGUAGES[0]
