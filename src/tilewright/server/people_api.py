"""The HTTP API of people with lasting names."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, PathParameter

from .messages.people import NewPerson, PersonView, SignedIn
from .questions_api import AnyHttpRequest, TheHost, client_key
from .responses import problems

PersonPath = Annotated[str, PathParameter(pattern="^[0-9A-Za-z]{12}$", description="The person's public number")]


@post(
    "/api/people",
    status_code=201,
    summary="Make a name that lasts",
    responses=problems("bad-name", "forbidden-name", "name-taken", "too-many-names", "store-unavailable"),
)
async def make_person(request: AnyHttpRequest, data: JSONBody[NewPerson], host: TheHost) -> SignedIn:
    """The device that asks is signed in. Its token and the recovery phrase are told only here."""
    return await host.people.make(data, client_key(request))


@get(
    "/api/people/{person:str}",
    summary="Somebody with a lasting name",
    responses=problems("no-such-person", "store-unavailable"),
)
async def look_at_person(person: PersonPath, host: TheHost) -> PersonView:
    """What everybody may know of them."""
    return await host.people.view(person)


HANDLERS = [make_person, look_at_person]
