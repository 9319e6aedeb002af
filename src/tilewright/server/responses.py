"""HTTP error responses and security headers."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any
from urllib.parse import parse_qs

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, InternalServerException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import Message, Scope, Send

from tilewright.notation.errors import InRecord
from tilewright.notation.telling import reason_of

from .catalogue import language_for, sentence
from .errors import CODES, LONGEST_DETAIL, Refusal, refusal_for
from .messages.fields import Language
from .messages.http import Problem
from .page import SECURITY_HEADERS

LOG = logging.getLogger("tilewright.server")
CODE_OF_STATUS = {
    400: "malformed",
    404: "not-found",
    405: "method-not-allowed",
    413: "too-large",
    415: "unsupported-media-type",
    429: "too-many-requests",
}

ANY = ("malformed", "forbidden-origin", "banned", "too-large", "unsupported-media-type", "too-many-requests")
"""Codes of every operation."""
READING = ("store-unavailable", "store-error", "damaged-table")
"""Codes of operations that read the store."""
WRITING = (*READING, "conflict", "read-only")
"""Codes of operations that change something in the store."""
NEW_TABLE = ("too-many-tables", *WRITING, "draining", "closing")
"""Codes of operations that make a table."""


def problems(*codes: str) -> dict[int, ResponseSpec]:
    """The error responses of a handler for the OpenAPI document, by the codes it may answer with."""
    by_status: dict[int, list[str]] = {}
    for code in dict.fromkeys((*ANY, *codes)):
        by_status.setdefault(CODES[code], []).append(f"`{code}`")
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=" or ".join(named))
        for status, named in by_status.items()
    }


def scope_language(scope: Scope) -> Language:
    """The language of a request."""
    header = next((value for name, value in scope["headers"] if name == b"accept-language"), b"")
    asked = parse_qs(scope["query_string"].decode("latin-1")).get("language", [None])[0]
    return language_for(header.decode("latin-1"), asked)


def problem_of(refusal: Refusal, language: Language) -> Problem:
    """A refusal as the body of an HTTP response."""
    cause = refusal.cause
    reason = None if cause is None else reason_of(cause, language)
    line = cause.line if isinstance(cause, InRecord) else None
    return Problem(refusal.code, sentence(refusal, language), refusal.detail, reason and reason[:LONGEST_DETAIL], line)


def answer_error(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A handler's exception as a problem; an unexpected one is logged, and the client gets `internal`."""
    headers: Mapping[str, str] | None = None
    if isinstance(error, HTTPException):
        refusal = Refusal(CODE_OF_STATUS.get(error.status_code, "internal"), detail=_validation_detail(error))
        headers = error.headers
    elif isinstance(error, RecursionError | UnicodeDecodeError):  # a body of nothing but brackets, or not in UTF-8
        refusal = Refusal("malformed")
    else:
        refusal = refusal_for(error)
    if refusal.code == "internal" and not _has_gone(error):
        LOG.error("%s %s has failed.", request.method, request.url.path, exc_info=error)
    problem = problem_of(refusal, scope_language(request.scope))
    return Response(problem, status_code=refusal.status, media_type=MediaType.JSON, headers=dict(headers or {}))


def _has_gone(error: Exception) -> bool:
    """Whether the client has ended the connection within its request; Litestar has no class for that."""
    return isinstance(error, InternalServerException) and error.detail == "client disconnected prematurely"


def _validation_detail(error: HTTPException) -> str | None:
    """Which field is wrong and why, without values from the request."""
    if error.status_code != 400:
        return None
    if isinstance(error.extra, list):
        return "; ".join(f"{each.get('key', '')}: {each.get('message', '')}" for each in error.extra) or None
    return None


async def send_problem(scope: Scope, send: Send, refusal: Refusal, *, is_last: bool) -> None:
    """Refuse a request before it reaches a handler; `is_last` closes its connection."""
    body = msgspec.json.encode(problem_of(refusal, scope_language(scope)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if is_last:
        headers.append((b"connection", b"close"))
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


async def send_permission(send: Send) -> None:
    """Answer a CORS preflight request: a browser asks whether a page of another site may send a request."""
    headers = [
        (b"access-control-allow-methods", b"GET, POST"),
        (b"access-control-allow-headers", b"authorization, content-type, tilewright-person"),
        (b"access-control-max-age", b"3600"),
    ]
    await send({"type": "http.response.start", "status": 204, "headers": headers})
    await send({"type": "http.response.body", "body": b"", "more_body": False})


def sharing_with(origin: bytes, send: Send) -> Send:
    """A `send` that lets pages of an allowed site read the response (CORS)."""

    async def send_shared(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], (b"access-control-allow-origin", origin), (b"vary", b"origin")]
        await send(message)

    return send_shared


def securely(send: Send) -> Send:
    """A `send` that adds the security headers to every response."""

    async def send_secured(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *SECURITY_HEADERS]
        await send(message)

    return send_secured
