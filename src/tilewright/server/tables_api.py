"""The HTTP API of tables: making, joining, looking, downloading the record."""

from __future__ import annotations

from contextlib import nullcontext
from functools import partial
from typing import Annotated, Any

from litestar import MediaType, Response, get, post
from litestar.params import JSONBody, PathParameter

from tilewright.notation import Record, to_json

from .dependencies import Address, AnyHttpRequest, AnyPerson, AnySecret, TheHost, TheServices, client_key
from .errors import Refusal
from .host import Host
from .messages.http import InviteQuestion, ViewsQuestion
from .messages.tables import Joining, NewTable, OpenSeat, Promise, PromiseQuestion, Seated, TableView
from .questions_api import question
from .responses import NEW_TABLE, READING, WRITING, problems
from .table import record_of, table_view

RECORD_TYPE = "text/plain"
VIEW_BYTES = 32_768
"""Bytes that each table of `POST /api/views` takes from the address's limit of views, because its log may have to be
read."""
TablePath = Annotated[str, PathParameter(pattern="^[0-9A-Za-z]{12}$", description="The table's id")]


@post(
    "/api/tables",
    status_code=201,
    summary="Make a table",
    responses=problems(
        "no-such-seat",
        "name-needed",
        "rated-yourself",
        "bad-clock",
        "no-such-promise",
        "not-signed-in",
        "too-many-offers",
        "lobby-full",
        *NEW_TABLE,
    ),
)
async def make_table(
    address: Address, data: JSONBody[NewTable], host: TheHost, services: TheServices, visitor: AnyPerson
) -> Seated:
    """Make a table and take every seat that is for a person. The client must keep the secret and the invitation."""
    lobby = host.lobby if data.public and any(isinstance(seat, OpenSeat) for seat in data.seats) else None
    person = None if visitor is None else visitor.id
    with nullcontext() if lobby is None else lobby.offers.making(address, person):
        if not services.new_tables.take(address):
            raise Refusal("too-many-tables")
        seated = await host.make(data, person=visitor)
        if lobby is not None and seated.seats and seated.invite is not None:
            lobby.offers.add((await host.live(seated.table)).table, seated.invite, address)
    return seated


@post(
    "/api/promises",
    status_code=201,
    summary="A commitment to the deals of a future table",
    responses=problems("malformed"),
)
async def promise_table(address: Address, data: JSONBody[PromiseQuestion], services: TheServices) -> Promise:
    """The commitment to send, with randomness that you chose after seeing it, when you make the table. It is valid for
    ten minutes and for one table.
    """
    game = await services.promises.give(address)
    return Promise(game.table, game.commitment)


@post(
    "/api/join",
    status_code=201,
    summary="Take an open seat",
    responses=problems(
        "no-such-invite",
        "wrong-secret",
        "not-signed-in",
        "not-welcome",
        "name-needed",
        "rated-yourself",
        "no-such-seat",
        "seat-taken",
        "no-open-seat",
        "table-full",
        *WRITING,
    ),
)
async def join_table(
    address: Address, data: JSONBody[Joining], host: TheHost, secret: AnySecret, visitor: AnyPerson
) -> Seated:
    """Take a seat at the table of an invitation. A secret that holds a seat there may take another."""
    return await host.join(data, secret, visitor, address)


@post(
    "/api/invites",
    status_code=200,
    summary="What an invitation leads to",
    responses=problems("no-such-invite", *READING),
)
async def look_at_invite(
    address: Address, data: JSONBody[InviteQuestion], host: TheHost, services: TheServices
) -> TableView:
    """The table of an invitation. The invitation is in the body, so that no log of addresses holds it."""
    live = await host.invited(data.invite, address)
    return table_view(live.table, live.present(), services.clock())


@post(
    "/api/views",
    status_code=200,
    summary="Several tables as everybody may see them",
    responses=problems("too-many-requests", *READING),
)
async def look_at_tables(
    address: Address, data: JSONBody[ViewsQuestion], host: TheHost, services: TheServices
) -> list[TableView | None]:
    """Up to twenty tables, in the order of the request; null for one that does not exist or is damaged."""
    views: list[TableView | None] = []
    for table in data.tables:
        if not services.views.take(address, VIEW_BYTES):
            raise Refusal("too-many-requests")
        try:
            live = await host.live(table, address)
        except Refusal as refusal:
            if refusal.code not in ("no-such-table", "damaged-table"):
                raise
            views.append(None)
        else:
            views.append(table_view(live.table, live.present(), services.clock()))
    return views


@get(
    "/api/tables/{table:str}",
    summary="A table as everybody may see it",
    responses=problems("no-such-table", *READING),
)
async def look_at_table(address: Address, table: TablePath, host: TheHost, services: TheServices) -> TableView:
    """Anybody who knows a table's id may watch it."""
    live = await host.live(table, address)
    return table_view(live.table, live.present(), services.clock())


@get(
    "/api/tables/{table:str}/record.azr",
    media_type=MediaType.TEXT,
    summary="The game so far as a record",
    responses=problems("no-such-table", "not-begun", *READING),
)
async def download_record(request: AnyHttpRequest, table: TablePath, host: TheHost) -> Response[str]:
    """The record (docs/notation.md). It has all that `tilewright verify` needs once the game is over; with equal deals,
    once their secret is public."""
    headers = {"content-disposition": f'attachment; filename="{table}.azr"', "cache-control": "no-cache"}
    return Response(str(await record_of_table(request, table, host)), media_type=RECORD_TYPE, headers=headers)


@get(
    "/api/tables/{table:str}/record.json",
    summary="The game so far as a record in JSON",
    responses=problems("no-such-table", "not-begun", *READING),
)
async def download_json(request: AnyHttpRequest, table: TablePath, host: TheHost) -> dict[str, Any]:
    """The JSON form of docs/notation.md."""
    return to_json(await record_of_table(request, table, host))


async def record_of_table(request: AnyHttpRequest, table: str, host: Host, *, lasting: bool = False) -> Record:
    """The record of a table's game so far; `lasting`: without the secret of shared deals, which is published later."""
    live = await host.live(table, client_key(request))
    if live.table.first is None or live.table.position is None:
        raise Refusal("not-begun")
    state = live.table
    is_public = not lasting and await host.duplicate.is_secret_public(state.shared)
    return await question(request, host.services, partial(record_of, state, shared_secret=is_public))
