"""What Litestar gives to the handlers of the HTTP API: the parts of the server, and who asks."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request
from litestar.di import NamedDependency, Provide
from litestar.params import HeaderParameter

from .errors import Refusal
from .host import Host
from .limits import address_of
from .messages.fields import Secret
from .people import Person
from .services import Services

AnyHttpRequest = Request[Any, Any, Any]
TheHost = NamedDependency[Host]
TheServices = NamedDependency[Services]
Address = NamedDependency[str]
"""The address whose limits a request counts against."""
AnySecret = NamedDependency[str | None]
"""The secret in the Authorization header."""
AnyPerson = NamedDependency[Person | None]
"""The person with a lasting name whose device asks; None: a guest."""
Me = NamedDependency[Person]
"""The same, in handlers that refuse guests."""

Bearer = Annotated[
    str | None,
    HeaderParameter(
        name="Authorization",
        required=False,
        description="`Bearer SECRET`, of a person at the table, in the duel or in the tournament, or of a device "
        "(deal of the day)",
    ),
]
PersonHeader = Annotated[
    str | None,
    HeaderParameter(
        name="Tilewright-Person", required=False, description="The token of a device of a person with a lasting name"
    ),
]


def client_key(request: AnyHttpRequest) -> str:
    """The address whose limits a request counts against."""
    client = request.client
    return address_of(None if client is None else (client.host, client.port))


def secret_of(authorization: Bearer = None) -> str | None:
    """The secret in an Authorization header."""
    if authorization is None:
        return None
    scheme, _, secret = authorization.partition(" ")
    if scheme.lower() != "bearer":
        raise Refusal("wrong-secret")
    try:
        return msgspec.convert(secret.strip(), Secret)
    except msgspec.ValidationError:
        raise Refusal("wrong-secret") from None


async def person_of(host: TheHost, token: PersonHeader = None) -> Person | None:
    """The person whose device asks."""
    return await host.people.of_token(token)


async def me_of(host: TheHost, token: PersonHeader = None) -> Person:
    """The person whose device asks; raises Refusal for a guest."""
    return await host.people.must_be(token)


def dependencies_of(host: Host) -> dict[str, Provide]:
    """Litestar's providers, by the name of the handlers' parameter."""
    return {
        "host": Provide(lambda: host, sync_to_thread=False),
        "services": Provide(lambda: host.services, sync_to_thread=False),
        "address": Provide(client_key, sync_to_thread=False),
        "secret": Provide(secret_of, sync_to_thread=False),
        "visitor": Provide(person_of),
        "me": Provide(me_of),
    }
