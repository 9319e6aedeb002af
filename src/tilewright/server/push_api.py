"""The HTTP API of notices of turns: a browser subscribes for a slow game."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import JSONBody

from .dependencies import Address, AnySecret, TheHost, TheServices
from .errors import Refusal
from .host import Host
from .keys import holder_of
from .messages.push import PushEnd, PushKey, PushSubscription
from .push.notices import Notices
from .responses import WRITING, problems
from .services import Services
from .table import Table
from .tables_api import TablePath


@get("/api/push", summary="The key for notices of turns", responses=problems())
async def read_key(services: TheServices) -> PushKey:
    """The key for `PushManager.subscribe`; null if this server sends no notices."""
    return PushKey(None if services.notices is None else await services.notices.public_key())


@post(
    "/api/tables/{table:str}/push",
    status_code=204,
    summary="Subscribe to notices of turns",
    responses=problems("no-notices", "no-such-table", "wrong-secret", "game-over", "bad-subscription", *WRITING),
)
async def subscribe(
    address: Address,
    table: TablePath,
    data: JSONBody[PushSubscription],
    host: TheHost,
    services: TheServices,
    secret: AnySecret,
) -> Response[None]:
    """From now on the browser gets a message when it is this person's turn and they have no connection."""
    notices, state, holder = await _seated(table, host, services, secret, address)
    if not services.new_subscriptions.take(address):
        raise Refusal("too-many-requests")
    await notices.subscribe(state, holder, data)
    return Response(None, status_code=204)


@post(
    "/api/tables/{table:str}/push/end",
    status_code=204,
    summary="End a subscription to notices of turns",
    responses=problems("no-notices", "no-such-table", "wrong-secret", *WRITING),
)
async def unsubscribe(
    address: Address, table: TablePath, data: JSONBody[PushEnd], host: TheHost, services: TheServices, secret: AnySecret
) -> Response[None]:
    """The browser gets no more messages about this table."""
    notices, state, _ = await _seated(table, host, services, secret, address)
    await notices.unsubscribe(state, data.endpoint)
    return Response(None, status_code=204)


async def _seated(
    table: str, host: Host, services: Services, secret: str | None, address: str
) -> tuple[Notices, Table, str]:
    """The notices, the table and the person who asks."""
    if services.notices is None:
        raise Refusal("no-notices")
    state = (await host.live(table, address)).table
    if secret is None or not state.holds(holder_of(secret)):
        raise Refusal("wrong-secret")
    return services.notices, state, holder_of(secret)
