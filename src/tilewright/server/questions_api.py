"""The HTTP API without tables: positions, records, analyses, levels, health, metrics, schema."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import cache, partial
from typing import Any, TypeVar

import msgspec
from litestar import MediaType, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody

from tilewright import __version__
from tilewright.players.levels import LEVELS

from .computers import Urgency
from .dependencies import AnyHttpRequest, TheHost, TheServices, client_key
from .errors import Refusal
from .jobs import Analyse
from .limits import RECORD_BYTES
from .messages.analyses import Analysis
from .messages.http import (
    AnalysisRequest,
    Health,
    LevelView,
    PositionAnswer,
    PositionCheck,
    PositionChecked,
    PositionQuestion,
    RecordAnswer,
    RecordQuestion,
)
from .messages.live import AnyMessage
from .messages.lobby import AnyLobbyMessage, AnyLobbyRequest
from .messages.requests import AnyRequest
from .questions import answer_position, answer_record, check_position
from .responses import problems, scope_language
from .services import Services

T = TypeVar("T")
PROMETHEUS = "text/plain; version=0.0.4"


async def _end_of(request: AnyHttpRequest) -> None:
    """Wait until the client has disconnected."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def while_connected(request: AnyHttpRequest, work: Coroutine[Any, Any, T]) -> T:
    """Await work; cancel it when the client disconnects."""
    job = asyncio.ensure_future(work)
    gone = asyncio.ensure_future(_end_of(request))
    try:
        await asyncio.wait((job, gone), return_when=asyncio.FIRST_COMPLETED)
        if not job.done():
            raise Refusal("closing")  # the client has disconnected and will not read it
        return job.result()
    finally:
        job.cancel()
        gone.cancel()


async def question(request: AnyHttpRequest, services: Services, answer: Callable[[], T]) -> T:
    """Answer in a thread; one question of an address at a time, and none when the client has gone."""
    address = client_key(request)
    work = services.computers.run(Urgency.QUESTION, address, ("question", address), lambda _stop: answer())
    return await while_connected(request, work)


@post(
    "/api/analysis",
    status_code=200,
    summary="The best moves of any position",
    responses=problems("unreadable", "impossible-position", "nothing-to-search", "busy", "time-used", "closing"),
)
async def ask_analysis(request: AnyHttpRequest, data: JSONBody[AnalysisRequest], services: TheServices) -> Analysis:
    """Search within a budget. One analysis of an address runs at a time, a few more may wait. Running games come first:
    an analysis that must yield its thread ends with what it has found. It is cancelled when the client disconnects."""
    address = client_key(request)
    job = services.computers.run(Urgency.ANALYSIS, address, ("analysis", address), Analyse(data))
    return await while_connected(request, job)


@post(
    "/api/position",
    status_code=200,
    summary="Play moves on a position",
    responses=problems("unreadable", "impossible-position", "impossible-deal", "illegal-move", "busy", "closing"),
)
async def ask_position(
    request: AnyHttpRequest, data: JSONBody[PositionQuestion], services: TheServices
) -> PositionAnswer:
    """The position after moves and deals, its legal moves, and every step."""
    return await question(request, services, partial(answer_position, data))


@post(
    "/api/position/check",
    status_code=200,
    summary="What is impossible about a position",
    responses=problems("unreadable", "busy", "closing"),
)
async def ask_check(request: AnyHttpRequest, data: JSONBody[PositionCheck], services: TheServices) -> PositionChecked:
    """One sentence for each reason why no game can lead to the position; for editors of positions."""
    language = scope_language(request.scope)
    return await question(request, services, partial(check_position, data, language))


@post(
    "/api/records",
    status_code=200,
    summary="Read a record",
    request_max_body_size=RECORD_BYTES,
    responses=problems(
        "unreadable", "impossible-position", "impossible-deal", "illegal-move", "too-long", "busy", "closing"
    ),
)
async def ask_record(request: AnyHttpRequest, data: JSONBody[RecordQuestion], services: TheServices) -> RecordAnswer:
    """A record (docs/notation.md) step by step, and whether its deals follow from a published secret."""
    return await question(request, services, partial(answer_record, data))


@get("/api/levels", summary="The computer's levels", responses=problems(), sync_to_thread=False)
def list_levels() -> list[LevelView]:
    """How many nodes each level searches, and its rating (docs/strength.md)."""
    return [LevelView(number, level.nodes, level.rating) for number, level in LEVELS.items()]


@get(
    "/api/health",
    summary="The state of the server",
    responses={**problems(), 503: ResponseSpec(Health, generate_examples=False)},
)
async def tell_health(host: TheHost, services: TheServices) -> Response[Health]:
    """`ok`; `compiling` until the computer can play; `no-store` (with status 503) while nothing can be saved."""
    trouble = (await host.store_health()).trouble
    status = "no-store" if trouble else "ok" if services.computers.ready.is_set() else "compiling"
    health = Health(
        status,  # type: ignore[arg-type]
        __version__,
        len(host.tables),
        len(services.connections),
        services.operation.mode,
        services.operation.message,
        host.lobby is not None,
    )
    return Response(health, status_code=503 if trouble else 200)


@get("/metrics", media_type=MediaType.TEXT, summary="Metrics for Prometheus", responses=problems("not-found"))
async def tell_metrics(host: TheHost, services: TheServices) -> Response[str]:
    """Prometheus' text format."""
    store = await host.store_health()
    gauges = {
        "tables": ("Tables in memory.", float(len(host.tables))),
        "connections": ("Open WebSockets.", float(len(services.connections))),
        "searches_running": ("Jobs (searches, turns of reviews) that run.", float(services.computers.running)),
        "searches_queued": ("Jobs that wait for their turn.", float(services.computers.queued)),
        "reviews": ("Reviews that run or wait.", float(services.reviews.jobs)),
        "ready": ("Whether the search is compiled.", float(services.computers.ready.is_set())),
        "loop_delay_seconds": ("Longest delay of the event loop in the last half minute.", host.longest_delay),
        "store_ok": ("Whether something can be saved.", float(not store.trouble)),
        "store_tables": ("Tables in the store.", float(store.tables)),
        "store_unfinished": ("Unfinished games in the store.", float(store.unfinished)),
        "store_events": ("Events in the store.", float(store.events)),
        "store_bytes": (
            "Size of the store in bytes: in SQLite all used pages, in PostgreSQL the tables and their events.",
            float(store.size),
        ),
    }
    return Response(services.metrics.text(gauges), media_type=PROMETHEUS)


@get("/api/schema", summary="The JSON Schema of the WebSocket's messages", responses=problems(), sync_to_thread=False)
def tell_schema() -> dict[str, Any]:
    """`request` is what clients send over `/live`, `message` what they get; `lobby_request` and `lobby_message` are the
    same for `/api/lobby`."""
    return schema()


@cache
def schema() -> dict[str, Any]:
    """The JSON Schema of everything that goes over the WebSocket."""
    (request, message, lobby_request, lobby_message), definitions = msgspec.json.schema_components(
        [AnyRequest, AnyMessage, AnyLobbyRequest, AnyLobbyMessage], ref_template="#/$defs/{name}"
    )
    lobby = {"lobby_request": lobby_request, "lobby_message": lobby_message}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages of Tilewright's WebSocket",
        "oneOf": [{"$ref": "#/$defs/request"}, {"$ref": "#/$defs/message"}],
        "$defs": {"request": request, "message": message, **lobby, **definitions},
    }
