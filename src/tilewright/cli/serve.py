"""Run the game server: tables for people, the computer and programs, with the page, the HTTP API and live updates.

docs/server.md and the server's own /api/openapi.json describe the API. Ctrl-C ends the server; unfinished games
continue after the next start.
"""

from __future__ import annotations

import argparse
import ipaddress
import re
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from .number_argument import number, whole

if TYPE_CHECKING:
    from tilewright.server.limits import Limits
    from tilewright.server.serving import Options
    from tilewright.server.store.retention import Policy

_positive = whole(1, digits=9)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the address, the data folder and the limits."""
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen at (default: this machine only)")
    parser.add_argument("--port", type=int, default=8017, help="the port (default: 8017; 0: any that is free)")
    add_table_arguments(parser)
    parser.add_argument(
        "--store",
        metavar="URL",
        type=_database,
        help="a PostgreSQL database that several processes share, such as postgresql://user@host/tilewright; needs "
        "--broker (default: a file in the data folder, for one process)",
    )
    add_broker_argument(parser, required=False)
    parser.add_argument("--no-page", action="store_true", help="serve programs only, without the page")
    parser.add_argument(
        "--no-lobby",
        action="store_true",
        help="no lobby: people play by invitation, without open seats, pairing and games to watch; tournaments that "
        "their makers open to everybody stay listed",
    )
    parser.add_argument(
        "--origin",
        action="append",
        default=[],
        metavar="URL",
        help="another site whose pages may use this server, such as https://azul.example; may be given several times",
    )
    parser.add_argument(
        "--push-contact",
        type=_contact,
        metavar="ADDRESS",
        help="let people subscribe to notices of their turns in slow games (Web Push); push services see this contact "
        "address, such as mailto:you@azul.example or https://azul.example (default: no notices)",
    )
    parser.add_argument(
        "--name",
        action="append",
        default=[],
        help="a host name of this server, such as azul.example; requests under other names are then refused; may be "
        "given several times (default: any name)",
    )
    parser.add_argument(
        "--trusted-proxy",
        action="append",
        default=[],
        type=_network,
        metavar="ADDRESS",
        help="the address or network of a proxy whose X-Forwarded-For is trusted, such as 10.0.0.0/8; may be given "
        "several times (default: this machine)",
    )
    parser.add_argument(
        "--open-metrics", action="store_true", help="serve /metrics to all addresses, not only to this machine"
    )
    keeping = parser.add_argument_group("what is kept")
    keeping.add_argument(
        "--keep-finished", type=_positive, metavar="DAYS", help="remove finished games after this time (default: never)"
    )
    keeping.add_argument(
        "--keep-unfinished",
        type=_positive,
        default=60,
        metavar="DAYS",
        help="remove unfinished games at which nothing has happened for this time (60)",
    )
    keeping.add_argument(
        "--store-size",
        type=_positive,
        default=4096,
        metavar="MB",
        help="above this size, remove unfinished games without a running clock before that time, the oldest first; "
        "with --keep-finished then also finished ones (4096)",
    )
    limits = parser.add_argument_group("limits")
    limits.add_argument(
        "--requests",
        type=_positive,
        metavar="N",
        help="requests a second for each connection, and over HTTP for each address (20)",
    )
    limits.add_argument(
        "--burst", type=_positive, metavar="N", help="requests that may come at once (40; over HTTP at least 200)"
    )
    limits.add_argument("--connections", type=_positive, metavar="N", help="live connections for each address (60)")
    limits.add_argument("--all-connections", type=_positive, metavar="N", help="connections in all (10000)")
    limits.add_argument("--tables", type=_positive, metavar="N", help="new tables a minute for each address (30)")
    limits.add_argument(
        "--search-minutes", type=_positive, metavar="N", help="minutes of search in an hour for each address (30)"
    )
    limits.add_argument(
        "--all-search-minutes",
        type=_positive,
        metavar="N",
        help="minutes of search in an hour for all addresses together, per search thread (50)",
    )
    limits.add_argument(
        "--mistakes", type=_positive, metavar="N", help="bad messages until a connection is closed (20)"
    )
    limits.add_argument("--message-size", type=_positive, metavar="BYTES", help="largest size of a message (4096)")


def add_table_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of both `serve` and `play`."""
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="where tables are kept (default: your data folder)")
    add_threads_argument(parser)
    parser.add_argument(
        "--computer-pause",
        type=number("seconds", 60, or_zero=True),
        default=0.4,
        metavar="S",
        help="minimum seconds for a move of the computer (0.4)",
    )


def add_broker_argument(parser: argparse.ArgumentParser, *, required: bool) -> None:
    """Add the option `--broker`."""
    parser.add_argument(
        "--broker",
        metavar="URL",
        type=_redis,
        required=required,
        help="Redis or Valkey, through which processes that share a database communicate, such as redis://host; it "
        "sees secrets of running games",
    )


def add_threads_argument(parser: argparse.ArgumentParser) -> None:
    """Add the option `--computer-threads`."""
    parser.add_argument(
        "--computer-threads",
        type=_positive,
        metavar="N",
        help="searches that run at the same time (default: number of cores minus 1)",
    )


def run(arguments: argparse.Namespace) -> int:
    """Serve until Ctrl-C."""
    from tilewright.server.errors import CannotServe
    from tilewright.server.serving import THIS_MACHINE, serve

    if (arguments.store is None) != (arguments.broker is None):
        raise CannotServe("give --store and --broker together: processes that share a database need both")
    options = replace(
        common_options(arguments),
        host=arguments.host,
        port=arguments.port,
        store=arguments.store,
        broker=arguments.broker,
        with_page=not arguments.no_page,
        has_lobby=not arguments.no_lobby,
        origins=arguments.origin,
        names=arguments.name,
        proxies=arguments.trusted_proxy or THIS_MACHINE,
        open_metrics=arguments.open_metrics,
        policy=_policy(arguments),
        limits=_limits(arguments),
        push_contact=arguments.push_contact,
    )
    serve(options, say_address)
    return 0


def say_address(address: str) -> None:
    """Print the server's address, the only line on standard output."""
    print(f"Tilewright is at {address}", flush=True)


def common_options(arguments: argparse.Namespace) -> Options:
    """Read the options of both `serve` and `play`."""
    from tilewright.server.serving import Options

    return Options(
        data=arguments.data, computer_threads=arguments.computer_threads, computer_pause=arguments.computer_pause
    )


def _limits(arguments: argparse.Namespace) -> Limits:
    from tilewright.server.limits import Limits

    given = {
        "requests_a_second": arguments.requests,
        "burst": arguments.burst,
        "connections": arguments.connections,
        "connections_of_all": arguments.all_connections,
        "tables_a_minute": arguments.tables,
        "search_minutes": arguments.search_minutes,
        "search_minutes_of_all": arguments.all_search_minutes,
        "malformed": arguments.mistakes,
        "message_bytes": arguments.message_size,
    }
    return Limits(**{name: value for name, value in given.items() if value is not None})


def _policy(arguments: argparse.Namespace) -> Policy:
    from tilewright.server.store.retention import DAY, Policy

    return Policy(
        abandoned_after=arguments.keep_unfinished * DAY,
        finished_after=None if arguments.keep_finished is None else arguments.keep_finished * DAY,
        size_limit=arguments.store_size * 2**20,
    )


def _network(text: str) -> str:
    try:
        ipaddress.ip_network(text, strict=False)
    except ValueError:
        raise argparse.ArgumentTypeError(f"expected an IP address or a network like 10.0.0.0/8, not {text!r}") from None
    return text


def _database(text: str) -> str:
    if not text.startswith(("postgresql://", "postgres://")):
        raise argparse.ArgumentTypeError(f"expected postgresql://USER@HOST/DATABASE, not {text!r}")
    return text


def _redis(text: str) -> str:
    if not text.startswith(("redis://", "rediss://", "unix://")):
        raise argparse.ArgumentTypeError(f"expected redis://HOST, not {text!r}")
    return text


def _contact(text: str) -> str:
    if not re.fullmatch(r"mailto:[^@\s]+@[^@\s]+|https://[^\s/]+\S*", text) or not text.isascii():
        raise argparse.ArgumentTypeError(f"expected mailto:NAME@HOST or https://HOST, not {text!r}")
    return text
