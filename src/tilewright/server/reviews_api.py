"""The HTTP API of reviews: an answer of many lines, which ends when the review is complete."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from functools import partial
from typing import cast

import msgspec
from litestar import Response, post
from litestar.params import JSONBody
from litestar.response import Stream

from tilewright.notation import Record

from .catalogue import sentence
from .dependencies import AnyHttpRequest, TheHost, TheServices, client_key
from .errors import Refusal, refusal_for
from .limits import RECORD_BYTES
from .messages.fields import Language
from .messages.reviews import AnyReviewNews, RecordReviewRequest, ReviewRefused, ReviewRequest
from .questions import read_record
from .questions_api import question
from .responses import READING, problems, scope_language
from .reviews import MOST_STEPS, News
from .tables_api import TablePath, record_of_table

LOG = logging.getLogger("tilewright.server")
LINES = "application/x-ndjson"
HEADERS = {"cache-control": "no-store", "x-accel-buffering": "no"}
"""Proxies must not buffer the lines."""


@post(
    "/api/reviews",
    status_code=200,
    summary="Review a record",
    request_max_body_size=RECORD_BYTES,
    media_type=LINES,
    responses=problems(
        "unreadable",
        "impossible-position",
        "impossible-deal",
        "illegal-move",
        "nothing-to-review",
        "too-long",
        "too-long-to-review",
        "too-many-reviews",
        "reviews-full",
        "busy",
        "closing",
    ),
)
async def review_record(
    request: AnyHttpRequest, data: JSONBody[RecordReviewRequest], services: TheServices
) -> Response[AnyReviewNews]:
    """Lines of JSON, each with news of the review. The review stops when the last client disconnects."""
    address = client_key(request)
    services.reviews.check_room(address)
    record = await question(request, services, partial(read_record, data.record))
    check_length(record)
    news = services.reviews.watch(address, record, care=data.care, again=data.again)
    return stream(request, news)


@post(
    "/api/tables/{table:str}/review",
    status_code=200,
    summary="Review the game of a table",
    media_type=LINES,
    responses=problems(
        "no-such-table",
        "not-begun",
        "not-over",
        "nothing-to-review",
        "too-long-to-review",
        "too-many-reviews",
        "reviews-full",
        *READING,
        "closing",
    ),
)
async def review_table(
    request: AnyHttpRequest, table: TablePath, data: JSONBody[ReviewRequest], host: TheHost, services: TheServices
) -> Response[AnyReviewNews]:
    """Like `/api/reviews`, for a game that is over; the review is stored with the table."""
    address = client_key(request)
    services.reviews.check_room(address)
    live = await host.live(table, address)
    if live.table.first is not None and live.table.state != "over":
        raise Refusal("not-over")
    record = await record_of_table(request, table, host, lasting=True)
    check_length(record)
    news = services.reviews.watch(address, record, table, care=data.care, again=data.again)
    return stream(request, news)


def check_length(record: Record) -> None:
    """Raise Refusal for a record that is too short or too long."""
    if not record.moves:
        raise Refusal("nothing-to-review")
    if len(record.steps) > MOST_STEPS:
        raise Refusal("too-long-to-review", most=MOST_STEPS)


def stream(request: AnyHttpRequest, news: AsyncIterator[News | None]) -> Response[AnyReviewNews]:
    """The response that sends each piece of news when it comes."""
    answer = Stream(lines(news, scope_language(request.scope)), media_type=LINES, headers=HEADERS)
    return cast("Response[AnyReviewNews]", answer)


async def lines(news: AsyncIterator[News | None], language: Language) -> AsyncIterator[bytes]:
    """Each piece of news on a separate line; an empty line if there is none for a while."""
    try:
        async for each in news:
            yield b"\n" if each is None else msgspec.json.encode(each) + b"\n"
    except Exception as error:
        refusal = refusal_for(error)
        if refusal.code == "internal":
            LOG.exception("A review has failed.")
        yield msgspec.json.encode(ReviewRefused(refusal.code, sentence(refusal, language))) + b"\n"
