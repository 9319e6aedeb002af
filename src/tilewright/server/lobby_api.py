"""The HTTP API of the lobby: what is going on, for the start page. Everything else goes over its WebSocket."""

from __future__ import annotations

from litestar import get

from .errors import Refusal
from .messages.lobby import LobbyCounts
from .questions_api import TheHost
from .responses import problems


@get("/api/lobby", summary="What is going on in the lobby", sync_to_thread=False, responses=problems("not-found"))
def tell_counts(host: TheHost) -> LobbyCounts:
    """How many people are here, and what they do. The lobby itself is the WebSocket at this address."""
    if host.lobby is None:
        raise Refusal("not-found")
    return host.lobby.counts()


HANDLERS = [tell_counts]
