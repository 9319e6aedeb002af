"""Delivers a message to a push service, and to no private address (SSRF).

The address comes from a browser, so it could name a machine behind the server's firewall. Only https on its usual port
is allowed; the name is looked up once, every address it has must be public, and the connection goes to the address that
was checked. Redirects are not followed.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
import ssl
from collections.abc import Mapping
from functools import cache
from urllib.parse import urlsplit

PATIENCE_S = 10.0
HTTPS = 443
_ENDPOINT = re.compile(r"https://[A-Za-z0-9.-]{1,253}(:443)?/[!-~]{1,900}")
_ENDPOINT_OF_TESTS = re.compile(r"http://127\.0\.0\.1:\d{1,5}/[!-~]{1,900}")


class Unreachable(Exception):
    """The push service could not be reached, or its address is not allowed."""


class Sender:
    """Sends to push services; `to_this_machine` is for tests, which run a push service locally."""

    def __init__(self, *, to_this_machine: bool = False) -> None:
        self._to_this_machine = to_this_machine

    def accepts(self, endpoint: str) -> bool:
        """Whether the URL itself is acceptable; its addresses are checked when a message is sent."""
        if self._to_this_machine and _ENDPOINT_OF_TESTS.fullmatch(endpoint):
            return True
        return _ENDPOINT.fullmatch(endpoint) is not None

    async def post(self, endpoint: str, headers: Mapping[str, str], body: bytes) -> int:
        """Send a message; return the status of the push service. Raises Unreachable."""
        if not self.accepts(endpoint):
            raise Unreachable("this is not the address of a push service")
        try:
            async with asyncio.timeout(PATIENCE_S):
                return await self._post(endpoint, headers, body)
        except (OSError, TimeoutError, ValueError, asyncio.IncompleteReadError) as error:
            raise Unreachable(str(error)) from error

    async def _post(self, endpoint: str, headers: Mapping[str, str], body: bytes) -> int:
        parts = urlsplit(endpoint)
        host, path = parts.hostname or "", parts.path + (f"?{parts.query}" if parts.query else "")
        if parts.scheme == "https":
            address = await public_address(host)
            connection = asyncio.open_connection(address, HTTPS, ssl=_tls(), server_hostname=host)
        else:
            connection = asyncio.open_connection(host, parts.port)
        reader, writer = await connection
        try:
            lines = [f"POST {path} HTTP/1.1", f"Host: {parts.netloc}", "Connection: close"]
            lines += [f"Content-Length: {len(body)}", *(f"{name}: {value}" for name, value in headers.items())]
            writer.write("\r\n".join([*lines, "", ""]).encode("ascii") + body)
            await writer.drain()
            version, status = (await reader.readline()).split()[:2]
            if not version.startswith(b"HTTP/1."):
                raise ValueError("the answer is not HTTP")
            return int(status)
        finally:
            writer.close()


async def public_address(host: str) -> str:
    """An IP address of a host name, if all its addresses are public; raises Unreachable."""
    found = await asyncio.get_running_loop().getaddrinfo(host, HTTPS, type=socket.SOCK_STREAM)
    addresses = [str(place[0]) for *_, place in found]
    if not addresses or not all(map(is_public, addresses)):
        raise Unreachable("this name has an address that is not public")
    return addresses[0]


def is_public(text: str) -> bool:
    """Whether an address is public, and so is an IPv4 address embedded in it."""
    address = ipaddress.ip_address(text.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address):
        inside = address.ipv4_mapped or address.sixtofour
        if inside is None and address in _NAT64:
            inside = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if inside is not None:
            return is_public(str(inside))
    return address.is_global and not address.is_multicast


_NAT64 = ipaddress.ip_network("64:ff9b::/96")


@cache
def _tls() -> ssl.SSLContext:
    return ssl.create_default_context()
