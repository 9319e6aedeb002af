"""`tilewright serve`: opens the store, runs the application in uvicorn, closes cleanly. Also `tilewright work`."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import importlib.util
import ipaddress
import logging
import os
import signal
import socket
import sys
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any, TypeVar, cast

import uvicorn

from tilewright._folders import data_folder

from .alone import alone_in
from .application import Application
from .computers import SHORTEST_PAUSE_S, Computers
from .errors import CannotServe
from .http_connections import Guard, HttpConnection
from .limits import Limits, Proxies
from .ownership import Ownership
from .page import Page
from .push.notices import Notices
from .services import Services
from .sockets import Socket as WebSocket
from .store import Store, StoreError
from .store.opening import FILE, open_store
from .store.retention import Policy

T = TypeVar("T")
LOG = logging.getLogger("tilewright.server")
PING_S = 20.0
SILENCE_S = 60.0
FAREWELL_S = 3
THIS_MACHINE = ("127.0.0.1", "::1")
OTHER_FILES = 200
"""Files that a server has open besides its connections."""
COLLECT_AFTER = (20_000, 20, 50)
"""Thresholds of the garbage collector's three generations."""


@dataclass(frozen=True, slots=True)
class Options:
    """How to serve; each field is an option, or a group of options, of `tilewright serve`."""

    host: str = "127.0.0.1"
    port: int = 8017
    data: Path | None = None
    store: str | None = None
    """The address of a PostgreSQL database that several processes share; None: a file in `data`, for one process."""
    broker: str | None = None
    """The address of Redis; with `store` only."""
    computer_threads: int | None = None
    computer_pause: float = SHORTEST_PAUSE_S
    with_page: bool = True
    origins: Sequence[str] = ()
    names: Sequence[str] = ()
    """Host names that the server accepts; none: any."""
    proxies: Sequence[str] = THIS_MACHINE
    """Addresses and networks of proxies."""
    open_metrics: bool = False
    policy: Policy = field(default_factory=Policy)
    limits: Limits = field(default_factory=Limits)
    has_lobby: bool = False
    """Whether there is a lobby; `tilewright play` has none."""
    push_contact: str | None = None
    """The operator's contact address for push services; None: no notices of turns."""


class Server(uvicorn.Server):
    """Uvicorn that calls back when it is ready, and announces its end to clients."""

    def __init__(self, config: uvicorn.Config, application: Application, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._application = application
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then call `ready`."""
        await super().startup(sockets)
        if self.started and not self.should_exit:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell all clients, then end."""
        self._application.host.say_closing()
        await asyncio.sleep(0)  # let the announcement go out before the connections close
        await super().shutdown(sockets)


def serve(options: Options, ready: Callable[[str], None]) -> None:
    """Serve until Ctrl-C; `ready` is called with the address once the server listens."""
    log_to_standard_error()
    page = Page.read() if options.with_page else None
    listening = listen(options)
    address = _address(listening)
    try:
        run(_serve(options, page, listening, lambda: ready(address)))
    except KeyboardInterrupt:
        pass  # uvicorn ends cleanly and then raises the interrupt again
    finally:
        listening.close()


def work(
    broker: str,
    threads: int | None,
    ready: Callable[[int], None],
    *,
    metrics_port: int | None = None,
    open_metrics: bool = False,
) -> None:
    """Run a worker for servers that share a database, until Ctrl-C or SIGTERM; raises CannotServe."""
    if importlib.util.find_spec("redis") is None:
        raise CannotServe("a worker needs the package redis: install `tilewright[postgresql]`")
    from .cluster.working import Working

    async def until_ended() -> None:
        try:
            working = Working(broker, Computers(threads, pause=0.0))
        except ValueError as error:
            raise CannotServe(f"--broker: {error}") from error
        with contextlib.ExitStack() as stack:
            if metrics_port is not None:
                stack.callback(working.metrics.serve(metrics_port, openly=open_metrics))
            task = asyncio.ensure_future(working.run(ready))
            with contextlib.suppress(NotImplementedError):  # Windows
                asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
            with contextlib.suppress(asyncio.CancelledError):
                await task

    log_to_standard_error()
    with contextlib.suppress(KeyboardInterrupt):
        run(until_ended())


def log_to_standard_error() -> None:
    """Every line begins with the time (UTC) and the level. No line holds an address, a name or a secret of a player."""
    lines = logging.Formatter("%(asctime)s %(levelname)s %(message)s", "%Y-%m-%dT%H:%M:%SZ")
    lines.converter = time.gmtime
    handler = logging.StreamHandler()
    handler.setFormatter(lines)
    logging.basicConfig(handlers=[handler], level=logging.WARNING)
    LOG.setLevel(logging.INFO)


async def _serve(options: Options, page: Page | None, listening: socket.socket, ready: Callable[[], None]) -> None:
    folder = options.data or data_folder()
    if options.store is not None:
        await _serve_tables(folder, options, page, listening, ready)
    else:
        with alone_in(folder, _address(listening)):
            await _serve_tables(folder, options, page, listening, ready)


async def _serve_tables(
    folder: Path, options: Options, page: Page | None, listening: socket.socket, ready: Callable[[], None]
) -> None:
    limits = allow_files(options.limits)
    computers = Computers(options.computer_threads, options.computer_pause, limits=limits)
    ownership: Ownership | None = None
    if options.store is None:
        services = Services(await open_store(folder), computers, limits)
        await _say_what_there_is(services.store, str(folder / FILE))
    else:
        services, ownership = await _share(options.store, options.broker or "", computers, limits)
        await _say_what_there_is(services.store, "the database")
    if options.push_contact is not None:
        services.notices = notices(services, folder, options.push_contact)
    application = Application(
        services,
        page,
        origins=options.origins,
        names=options.names,
        policy=options.policy,
        open_metrics=options.open_metrics,
        ownership=ownership,
        has_lobby=options.has_lobby,
    )
    server = Server(configure(application, limits, options.proxies), application, ready)
    tuning = asyncio.create_task(tune_collector(services.computers))
    await server.serve([listening])
    tuning.cancel()
    if not server.started:
        raise CannotServe("the server could not start; the lines above say why")


def notices(services: Services, folder: Path, contact: str) -> Notices:
    """The notices of turns; raises CannotServe where the package that encrypts them is missing."""
    if importlib.util.find_spec("cryptography") is None:
        raise CannotServe("--push-contact needs the package cryptography: install `tilewright[push]`")
    return Notices(services.store, services.clock, folder, contact)


async def _share(database: str, broker: str, computers: Computers, limits: Limits) -> tuple[Services, Ownership]:
    """The services of one of several processes; raises CannotServe."""
    missing = [name for name in ("asyncpg", "redis") if importlib.util.find_spec(name) is None]
    if missing:
        raise CannotServe(f"--store needs the package {missing[0]}: install `tilewright[postgresql]`")
    from .cluster import join_cluster

    try:
        return await join_cluster(database, broker, computers, limits)
    except StoreError as error:
        raise CannotServe(str(error)) from error


async def _say_what_there_is(store: Store, place: str) -> None:
    """Log how many tables and events there are, so that losses are noticed.

    Raises CannotServe if the store cannot be read or written.
    """
    found = await store.check()
    if found.trouble:
        await store.close()
        raise CannotServe(f"{place}: {found.trouble}")
    LOG.info(
        "%d tables with %d events, %d games unfinished, in %s", found.tables, found.events, found.unfinished, place
    )


async def tune_collector(computers: Computers) -> None:
    """Run the garbage collector rarely, and never over what was loaded at the start.

    Tables and their logs hold no reference cycles, and a full collection over all loaded modules would stall moves.
    """
    gc.set_threshold(*COLLECT_AFTER)
    await computers.ready.wait()
    gc.freeze()


def configure(application: Application, limits: Limits, proxies: Sequence[str] = THIS_MACHINE) -> uvicorn.Config:
    """Uvicorn's settings. There is no access log: no address is written down. The id of a table or a person is written
    only in the path of an HTTP request that failed because of a bug."""
    trusted = Proxies(proxies)
    return uvicorn.Config(
        application,
        http=cast("type[asyncio.Protocol]", partial(HttpConnection, Guard(limits, trusted))),
        proxy_headers=True,
        forwarded_allow_ips=str(trusted),
        ws=WebSocket,
        ws_max_size=limits.message_bytes,
        ws_ping_interval=PING_S,
        ws_ping_timeout=SILENCE_S - PING_S,
        ws_per_message_deflate=False,
        lifespan="on",
        access_log=False,
        log_config=None,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=FAREWELL_S,
    )


def run(main: Coroutine[Any, Any, T]) -> T:
    """`asyncio.run` with uvloop where it is installed."""
    factory = None
    with contextlib.suppress(ImportError):
        import uvloop

        factory = uvloop.new_event_loop
    with asyncio.Runner(loop_factory=factory) as runner:
        return runner.run(main)


def allow_files(limits: Limits) -> Limits:
    """Raise the number of files that this process may open; fewer connections are allowed if that is not enough."""
    if sys.platform == "win32":
        return limits
    import resource

    wanted = limits.connections_of_all + OTHER_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        if soft < wanted:
            LOG.warning("The system allows %d open files, so at most %d connections.", soft, soft - OTHER_FILES)
            return replace(limits, connections_of_all=max(1, soft - OTHER_FILES))
    return limits


def listen(options: Options) -> socket.socket:
    """A socket bound to the address of the options; raises CannotServe if that fails."""
    listening = None
    try:
        family = socket.AF_INET6 if ":" in options.host else socket.AF_INET
        # asyncio sets TCP_NODELAY only on sockets whose protocol is given as IPPROTO_TCP.
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        if os.name != "nt":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((options.host, options.port))
    except (OSError, OverflowError) as error:
        if listening is not None:
            listening.close()
        why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise CannotServe(
            f"the server cannot listen on {options.host} port {options.port} ({why}); "
            "check the host, or choose another --port (0: any that is free)"
        ) from None
    return listening


def _address(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    with contextlib.suppress(ValueError):
        if ipaddress.ip_address(host).is_unspecified:
            host = "localhost"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
