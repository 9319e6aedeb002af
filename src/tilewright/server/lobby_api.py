"""The HTTP API of the lobby: its counts, for the start page. Everything else goes over its WebSocket."""

from __future__ import annotations

from litestar import get

from .dependencies import TheHost
from .messages.lobby import LobbyCounts
from .responses import problems


@get(
    "/api/lobby", summary="How many people and games there are in the lobby", responses=problems(), sync_to_thread=False
)
def tell_counts(host: TheHost) -> LobbyCounts | None:
    """The counts of the lobby; null without a lobby. The lobby itself is a WebSocket at the same address."""
    return None if host.lobby is None else host.lobby.counts()
