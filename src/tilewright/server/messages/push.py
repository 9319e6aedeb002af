"""Web Push: the subscription of a browser to notices of turns."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from .fields import Language, Request


class PushKey(Struct, frozen=True):
    """GET /api/push: the key for `PushManager.subscribe`."""

    key: str | None
    """URL-safe base64; null if this server sends no notices."""


class PushSubscription(Request, frozen=True):
    """POST /api/tables/TABLE/push: notify this browser of this person's turns. Keys in URL-safe base64."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1200)]
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]
    language: Language = "en"


class PushEnd(Request, frozen=True):
    """POST /api/tables/TABLE/push/end: end the notices of turns at this table."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1200)]
