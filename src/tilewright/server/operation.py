"""The operator's decisions while servers run: mode, bans, a message to all. `tilewright operate` is the command.

They are one document in the store. Every server reads it every few seconds. So the command needs no connection to a
server, works for several servers of one store, and decisions survive a restart.
"""

from __future__ import annotations

import ipaddress
import logging
from collections.abc import Callable
from typing import Literal

import msgspec

from tilewright.rules.errors import shown

from .errors import CannotServe
from .store import Conflict, Document, Store, StoreUnavailable

LOG = logging.getLogger("tilewright.server")
KEY = "operation"
ATTEMPTS = 10
MOST_BANS = 10_000
LONGEST_MESSAGE = 300

Mode = Literal["open", "drain", "read-only"]
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Ban(msgspec.Struct, frozen=True):
    """A banned address or network, until a unix time or for ever."""

    network: str
    until: float | None = None


class Operation(msgspec.Struct, frozen=True):
    """The decisions that are in force."""

    mode: Mode = "open"
    """`drain`: no new tables. `read-only`: no changes; when it ends, clocks are credited with its time."""
    message: str = ""
    """Shown to everybody; empty: nothing."""
    bans: tuple[Ban, ...] = ()


def parse_network(text: str) -> Network:
    """An address or a network, as `10.1.2.3` or `10.0.0.0/8`; a single IPv6 address means its /64 network.

    Raises CannotServe. Limits also count IPv6 by /64 networks, because one household has a whole one.
    """
    try:
        network = ipaddress.ip_network(text, strict=False)
    except ValueError:
        raise CannotServe(f"expected an IP address or a network like 10.0.0.0/8, not {shown(text)}") from None
    if isinstance(network, ipaddress.IPv6Network) and network.prefixlen > 64:
        return network.supernet(new_prefix=64)
    return network


def parse_message(text: str) -> str:
    """A message of one line; raises CannotServe."""
    message = " ".join(text.split())
    if len(message) > LONGEST_MESSAGE or not message.isprintable():
        raise CannotServe(f"a message must have at most {LONGEST_MESSAGE} characters, all of them printable")
    return message


async def read_operation(store: Store) -> Operation:
    """The decisions, and all bans, also those that have ended since the last change; raises StoreError."""
    return _decode(await store.read_document(KEY))


async def change_operation(store: Store, change: Callable[[Operation], Operation], time: float) -> Operation:
    """Change the decisions and return them; raises StoreError, or CannotServe if there are too many bans."""
    for _ in range(ATTEMPTS):
        found = await store.read_document(KEY)
        after = change(without_old_bans(_decode(found), time))
        if len(after.bans) > MOST_BANS:
            raise CannotServe(f"at most {MOST_BANS} addresses and networks can be banned; ban whole networks instead")
        version = 0 if found is None else found.version
        try:
            await store.write_documents([Document(KEY, version, msgspec.json.encode(after))], time)
        except Conflict:  # another command has changed it at the same moment
            continue
        return after
    raise StoreUnavailable("Others keep changing the same settings; try again.")


def _decode(document: Document | None) -> Operation:
    if document is None:
        return Operation()
    try:
        return msgspec.json.decode(document.body, type=Operation)
    except msgspec.DecodeError as error:
        raise StoreUnavailable("The operator's settings in the store cannot be read.") from error


def without_old_bans(operation: Operation, now: float) -> Operation:
    """The decisions that are in force at a time."""
    kept = tuple(ban for ban in operation.bans if ban.until is None or ban.until > now)
    return msgspec.structs.replace(operation, bans=kept)


class BanList:
    """The bans, indexed for fast lookup with thousands of them."""

    def __init__(self, bans: tuple[Ban, ...]) -> None:
        self._until: dict[Network, float] = {}
        for ban in bans:
            try:
                network = ipaddress.ip_network(ban.network)
            except ValueError:
                LOG.warning("A ban in the store names no network; it is ignored.")
                continue
            until = float("inf") if ban.until is None else ban.until
            self._until[network] = max(until, self._until.get(network, 0.0))
        self._prefixes = sorted({(network.version, network.prefixlen) for network in self._until})

    def __contains__(self, asked: tuple[str, float]) -> bool:
        """Whether an address, in the form of `limits.address_of`, is banned at a time."""
        if not self._until:
            return False
        address, now = asked
        try:
            network = ipaddress.ip_network(address)
        except ValueError:  # a local connection without an address
            return False
        return any(
            version == network.version
            and prefix <= network.prefixlen
            and self._until.get(network.supernet(new_prefix=prefix), 0.0) > now
            for version, prefix in self._prefixes
        )
