"""Tell running servers what to do: take no new games, allow no changes, ban an address, show everybody a message.

A server follows within a few seconds, and after a restart, too. It is found by its data folder, so only who may read
that folder can do this.
"""

from __future__ import annotations

import argparse
import time
from typing import TYPE_CHECKING

from .store_argument import add_store_arguments, with_store

if TYPE_CHECKING:
    from collections.abc import Callable

    from tilewright.server.operation import Operation

MODES = {
    "open": ("open", "go back to normal"),
    "drain": ("drain", "allow no new tables; games that run go on, for example before a restart"),
    "read-only": ("read-only", "allow no changes; games can be looked at, and their clocks stand still"),
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The decisions."""
    commands = parser.add_subparsers(dest="decision", metavar="DECISION", required=True)
    status = commands.add_parser("status", help="show what holds at the moment")
    add_store_arguments(status)
    for name, (_, purpose) in MODES.items():
        add_store_arguments(commands.add_parser(name, help=purpose))
    ban = commands.add_parser(
        "ban", help="refuse the requests of an address or a network to the API, and close its connections"
    )
    ban.add_argument("address", help="an IP address, or a network like 10.0.0.0/8; IPv6 is banned by /64 networks")
    ban.add_argument("--hours", type=_hours, metavar="N", help="for how long (default: until `unban`)")
    unban = commands.add_parser("unban", help="end a ban")
    unban.add_argument("address", help="as it was given to `ban`")
    message = commands.add_parser("message", help="show everybody a message; an empty one ends it")
    message.add_argument("text", help="up to 300 characters, shown as they are in all languages")
    for command in (ban, unban, message):
        add_store_arguments(command)


def run(arguments: argparse.Namespace) -> int:
    """Change what holds, and print it."""
    from tilewright.server.operation import change_operation, read_operation

    change = _change(arguments)
    if change is None:
        now = with_store(arguments, read_operation)
    else:
        now = with_store(arguments, lambda store: change_operation(store, change, time.time()))
    print(*_told(now), sep="\n")
    return 0


def _change(arguments: argparse.Namespace) -> Callable[[Operation], Operation] | None:
    from msgspec.structs import replace

    from tilewright.server.operation import parse_message

    decision: str = arguments.decision
    if decision == "status":
        return None
    if decision in MODES:
        mode = MODES[decision][0]
        return lambda before: replace(before, mode=mode)
    if decision == "message":
        text = parse_message(arguments.text)
        return lambda before: replace(before, message=text)
    hours = getattr(arguments, "hours", None)
    return _banning(arguments.address, hours, is_banned=decision == "ban")


def _banning(address: str, hours: float | None, *, is_banned: bool) -> Callable[[Operation], Operation]:
    from msgspec.structs import replace

    from tilewright.server.errors import CannotServe
    from tilewright.server.operation import Ban, parse_network

    network = str(parse_network(address))
    until = None if hours is None else time.time() + 3600 * hours

    def change(before: Operation) -> Operation:
        others = tuple(ban for ban in before.bans if ban.network != network)
        if is_banned:
            return replace(before, bans=(*others, Ban(network, until)))
        if len(others) == len(before.bans):
            raise CannotServe(f"{network} is not banned")
        return replace(before, bans=others)

    return change


def _told(operation: Operation) -> list[str]:
    lines = [f"mode: {operation.mode}", f"message: {operation.message or 'none'}"]
    for ban in operation.bans:
        until = "" if ban.until is None else f" until {time.strftime('%Y-%m-%d %H:%M', time.gmtime(ban.until))} UTC"
        lines.append(f"banned: {ban.network}{until}")
    return lines


def _hours(text: str) -> float:
    try:
        hours = float(text)
    except ValueError:
        hours = 0.0
    if not 0 < hours <= 87_600:
        raise argparse.ArgumentTypeError(f"expected hours above 0 and up to 87600, not {text!r}")
    return hours
