"""Tell running servers what to do: take no new games, allow no changes, ban addresses or names, show a message.

A change takes effect within a few seconds and survives a restart. The server is found by its data folder or its
database, so only users who may open these can do this.
"""

from __future__ import annotations

import argparse
import time
from typing import TYPE_CHECKING

from .number_argument import number
from .store_argument import add_store_arguments, with_store

if TYPE_CHECKING:
    from collections.abc import Callable

    from tilewright.server.operation import Operation
    from tilewright.server.store import Store

MODES = {
    "open": "go back to normal",
    "drain": "allow no new tables while running games continue, for example before a restart",
    "read-only": "allow no changes; games can be viewed, and afterwards their clocks get this time back",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add a command for each action."""
    commands = parser.add_subparsers(dest="decision", metavar="ACTION", required=True)
    status = commands.add_parser("status", help="show the mode, the message and the bans in force")
    add_store_arguments(status)
    for name, purpose in MODES.items():
        add_store_arguments(commands.add_parser(name, help=purpose))
    ban = commands.add_parser("ban", help="refuse API requests from an address or a network, and close its connections")
    ban.add_argument("address", help="an IP address, or a network like 10.0.0.0/8; IPv6 is banned by /64 networks")
    ban.add_argument("--hours", type=number("hours", 87_600), metavar="N", help="for how long (default: until `unban`)")
    unban = commands.add_parser("unban", help="end a ban")
    unban.add_argument("address", help="as it was given to `ban`")
    message = commands.add_parser("message", help="show everybody a message; an empty one ends it")
    message.add_argument("text", help="up to 300 characters, not translated")
    reports = commands.add_parser("reports", help="show what people have reported")
    reports.add_argument("--clear", action="store_true", help="delete the reports after showing them")
    names = commands.add_parser("names", help="list lasting names, or change one")
    change = names.add_mutually_exclusive_group()
    change.add_argument("--ban", metavar="NAME", help="sign the person out everywhere and refuse the name")
    change.add_argument("--unban", metavar="NAME", help="end the ban")
    change.add_argument("--rename", nargs=2, metavar=("NAME", "NEW"), help="give somebody another name")
    program = commands.add_parser("program", help="make a name for a program, and print its token")
    program.add_argument("name", help="a name that nobody has")
    ratings = commands.add_parser("ratings", help="show what is unusual in rated games; it proves nothing")
    ratings.add_argument("name", nargs="?", help="show the ratings of one person")
    for command in (ban, unban, message, reports, names, program, ratings):
        add_store_arguments(command)


def run(arguments: argparse.Namespace) -> int:
    """Change the settings in force, and print them."""
    if arguments.decision in ("reports", "names", "program", "ratings"):
        with_store(arguments, lambda store: _PEOPLE[arguments.decision](store, arguments))
        return 0
    from tilewright.server.operation import change_operation, read_operation, without_old_bans

    change = _change(arguments)
    if change is None:
        now = without_old_bans(with_store(arguments, read_operation), time.time())
    else:
        now = with_store(arguments, lambda store: change_operation(store, change, time.time()))
    print(*_lines(now), sep="\n")
    return 0


def _change(arguments: argparse.Namespace) -> Callable[[Operation], Operation] | None:
    from msgspec.structs import replace

    from tilewright.server.operation import parse_message

    decision: str = arguments.decision
    if decision == "status":
        return None
    if decision in MODES:
        mode = decision
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


def _lines(operation: Operation) -> list[str]:
    lines = [f"mode: {operation.mode}", f"message: {operation.message or 'none'}"]
    for ban in operation.bans:
        until = "" if ban.until is None else f" until {time.strftime('%Y-%m-%d %H:%M', time.gmtime(ban.until))} UTC"
        lines.append(f"banned: {ban.network}{until}")
    return lines


async def _reports(store: Store, arguments: argparse.Namespace) -> None:
    from tilewright.server.people.operating import all_people, all_reports, clear_reports

    names = {person.id: person.name async for person in all_people(store)}
    for report in await all_reports(store):
        about = names.get(report.person, "a deleted name") if report.person else "a guest"
        place = f" at seat {report.seat} of table {report.table}" if report.table and report.seat else ""
        place = place or (f" at table {report.table}" if report.table else "")
        by = names.get(report.reporter, "a deleted name") if report.reporter else "a guest"
        print(f"{_day(report.time)}  {report.reason}: {about}{place}, reported by {by}")
    if arguments.clear:
        await clear_reports(store)


async def _names(store: Store, arguments: argparse.Namespace) -> None:
    from tilewright.server.people.operating import all_people, ban, rename

    if arguments.ban is not None or arguments.unban is not None:
        person = await ban(store, arguments.ban or arguments.unban, arguments.ban is not None)
        print(f"{person.name}: {'banned' if person.banned else 'may play'}")
    elif arguments.rename is not None:
        print(f"{arguments.rename[0]}: now {(await rename(store, *arguments.rename)).name}")
    else:
        async for person in all_people(store):
            marks = [
                mark for mark, holds in (("program", person.kind == "program"), ("banned", person.banned)) if holds
            ]
            print("  ".join([person.id, _day(person.made), person.name, *marks]))


async def _program(store: Store, arguments: argparse.Namespace) -> None:
    from tilewright.server.people.operating import new_program

    made = await new_program(store, arguments.name)
    print(f"name: {made.name}", f"token: {made.token}", sep="\n")


async def _ratings(store: Store, arguments: argparse.Namespace) -> None:
    from tilewright.server.people.operating import all_people, find
    from tilewright.server.ratings.operating import lines_about

    one = None if arguments.name is None else await find(store, arguments.name)
    if one is not None:
        print(*await lines_about(store, one, time.time(), is_whole=True), sep="\n")
        return
    async for person in all_people(store):
        for line in await lines_about(store, person, time.time()):
            print(line)
    print("None of this proves anything: each may have an innocent reason (docs/ratings.md).")


_PEOPLE = {"reports": _reports, "names": _names, "program": _program, "ratings": _ratings}


def _day(time_: float) -> str:
    return time.strftime("%Y-%m-%d", time.gmtime(time_))
