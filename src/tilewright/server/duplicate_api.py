"""The HTTP API of equal deals: the deal of the day and duels."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, PathParameter

from .dependencies import Address, AnySecret, TheHost, TheServices
from .errors import Refusal
from .messages.duplicate import DayResult, DayView, DuelJoining, DuelQuestion, DuelView, Entered, NewDuel, NewTry
from .messages.tables import Seated
from .responses import NEW_TABLE, READING, WRITING, problems
from .tables_api import TablePath

DatePath = Annotated[str, PathParameter(pattern=r"^\d{4}-\d{2}-\d{2}$", description="A UTC date, as in 2026-11-17")]


@get("/api/daily", summary="The deal of today", responses=problems("wrong-secret", *READING))
async def look_at_today(host: TheHost, secret: AnySecret) -> DayView:
    """Today's deal, the commitments of the days to come, and this device's try."""
    return await host.duplicate.days.view(None, secret)


@get(
    "/api/daily/{date:str}",
    summary="The deal of a day",
    responses=problems("no-such-day", "wrong-secret", *READING),
)
async def look_at_day(date: DatePath, host: TheHost, secret: AnySecret) -> DayView:
    """Today's deal or an earlier one; with its secret, when that is published."""
    return await host.duplicate.days.view(date, secret)


@post(
    "/api/daily/{date:str}/tries",
    status_code=201,
    summary="Play the deal of a day",
    responses=problems(
        "no-such-day",
        "day-over",
        "already-played",
        "too-many-tries",
        "wrong-secret",
        *NEW_TABLE,
    ),
)
async def begin_try(
    address: Address, date: DatePath, data: JSONBody[NewTry], host: TheHost, secret: AnySecret
) -> Seated:
    """An unfinished ranked try of this device gets its table again, until 24 hours after its day. Otherwise a game
    begins: today the ranked try, on earlier days an unranked game. The secret identifies the device: the answer to the
    first try contains it, later requests send it."""
    return await host.duplicate.days.begin(date, data, secret, address)


@get(
    "/api/tables/{table:str}/daily",
    summary="How a game with the deal of a day compares with all others",
    responses=problems("no-such-table", "no-such-day", "not-over", *READING),
)
async def look_at_result(address: Address, table: TablePath, host: TheHost) -> DayResult:
    """Only for a game that is over: an unfinished game shows nobody the results."""
    live = await host.live(table, address)
    await live.refresh()
    return await host.duplicate.days.result(live.table)


@post(
    "/api/duels",
    status_code=201,
    summary="Make a duel",
    responses=problems("no-such-promise", "too-many-tables", *WRITING),
)
async def make_duel(address: Address, data: JSONBody[NewDuel], host: TheHost, services: TheServices) -> Entered:
    """The client must keep the code of the link and the maker's secret: the server stores only their digests."""
    if not services.new_tables.take(address):
        raise Refusal("too-many-tables")
    return await host.duplicate.duels.make(data)


@post(
    "/api/duels/join",
    status_code=201,
    summary="Take a place in a duel",
    responses=problems("no-such-duel", "duel-full", "team-full", "duel-over", "wrong-secret", *WRITING),
)
async def join_duel(data: JSONBody[DuelJoining], host: TheHost, secret: AnySecret) -> Entered:
    """A secret that is already in the duel keeps its place and gets no second one."""
    return await host.duplicate.duels.join(data, secret)


@post(
    "/api/duels/look",
    status_code=200,
    summary="A duel, with the results that you may see",
    responses=problems("no-such-duel", "wrong-secret", *READING),
)
async def look_at_duel(address: Address, data: JSONBody[DuelQuestion], host: TheHost, secret: AnySecret) -> DuelView:
    """The others' results are hidden until you have finished, or the duel is over."""
    return await host.duplicate.duels.look(data.code, secret, address)


@post(
    "/api/duels/play",
    status_code=201,
    summary="The table of your next deal",
    responses=problems(
        "no-such-duel",
        "not-in-duel",
        "duel-over",
        "already-played",
        "opponent-awaited",
        *NEW_TABLE,
    ),
)
async def play_duel(address: Address, data: JSONBody[DuelQuestion], host: TheHost, secret: AnySecret) -> Seated:
    """The table of a game that has begun, or a new one. Deals are played in their order."""
    return await host.duplicate.duels.play(data.code, secret, address)
