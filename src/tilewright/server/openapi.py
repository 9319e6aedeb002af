"""The OpenAPI document of the HTTP API, at `/api/openapi.json`."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import cache

import msgspec
from litestar import Litestar, MediaType, Response, get
from litestar.di import Provide
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec.enums import OpenAPIType

from tilewright import __version__

from .messages.fields import Request, kinds

DESCRIPTION = (
    "Tables of the board game Azul: make one, join it, play over the WebSocket at `/live`. docs/server.md is the "
    "documentation; the WebSocket's messages are at `/api/schema`. Unofficial."
)


def document_route(handlers: Sequence[HTTPRouteHandler], dependencies: dict[str, Provide]) -> HTTPRouteHandler:
    """The route of the document, which is made at the first request: that takes longer than the rest of a start."""
    document = cache(lambda: _document(handlers, dependencies))

    @get("/api/openapi.json", include_in_schema=False)
    async def tell_document() -> Response[bytes]:
        return Response(await asyncio.to_thread(document), media_type=MediaType.JSON)

    return tell_document


def _document(handlers: Sequence[HTTPRouteHandler], dependencies: dict[str, Provide]) -> bytes:
    config = OpenAPIConfig("Tilewright", __version__, description=DESCRIPTION, use_handler_docstrings=True)
    http = Litestar(handlers, dependencies=dependencies, openapi_config=config, logging_config=None)
    _forbid_other_fields(http)
    _describe_arrays(http)
    return msgspec.json.encode(http.openapi_schema.to_schema())


def _forbid_other_fields(http: Litestar) -> None:
    """Mark requests in the OpenAPI document as closed: the server refuses unknown fields."""
    closed = {kind.__name__ for kind in kinds(Request)}
    for name, schema in http.openapi_schema.components.schemas.items():
        if name in closed:
            schema.additional_properties = False


def _describe_arrays(http: Litestar) -> None:
    """Describe messages that are arrays as arrays; Litestar takes every struct for an object."""
    for kind in kinds(msgspec.Struct):
        schema = http.openapi_schema.components.schemas.get(kind.__name__)
        if schema is not None and kind.__struct_config__.array_like and schema.properties:
            schema.type = OpenAPIType.ARRAY
            schema.prefix_items = list(schema.properties.values())
            schema.min_items = len(schema.required or ())
            schema.properties = schema.required = None
