"""A real server in a thread, and people who talk to it."""

from __future__ import annotations

import asyncio
import json
import random
import re
import threading
import time
import traceback
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import Future
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Self, TypeVar

import httpx
from litestar.handlers import HTTPRouteHandler
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tilewright.server.application import APIS, Application
from tilewright.server.cluster import join_cluster
from tilewright.server.computers import Computers
from tilewright.server.limits import Limits
from tilewright.server.ownership import Ownership
from tilewright.server.page import Page
from tilewright.server.push.notices import Notices
from tilewright.server.push.sending import Sender
from tilewright.server.services import Services
from tilewright.server.serving import THIS_MACHINE, Options, Server, configure, listen, run
from tilewright.server.store import Store
from tilewright.server.store.sqlite import SqliteStore

PATIENCE_S = 120.0
GENEROUS = Limits(requests_a_second=10_000, burst=10_000, connections=1000, tables_a_minute=10_000)
PERSON, OPEN = {"who": "person", "name": "Ana"}, {"who": "open"}
Message = dict[str, Any]
T = TypeVar("T")


class Clock:
    """The system's clock, which tests can set forward."""

    def __init__(self, ahead: float = 0.0) -> None:
        self.ahead = ahead

    def __call__(self) -> float:
        return time.time() + self.ahead


def _operations() -> list[tuple[str, re.Pattern[str], str]]:
    """Of every HTTP operation: method, pattern of the path, and what the OpenAPI document says of its errors."""
    handlers = [each for api in APIS for each in vars(api).values() if isinstance(each, HTTPRouteHandler)]
    return [
        (
            method,
            re.compile(re.sub(r"\{.*?\}", "[^/]+", path)),
            " ".join(str(response.description) for response in (handler.responses or {}).values()),
        )
        for handler in handlers
        for method in handler.http_methods
        for path in handler.paths
    ]


OPERATIONS = _operations()


def check_code(answer: httpx.Response) -> None:
    """An operation refuses only with codes that the OpenAPI document lists for it."""
    if answer.status_code < 400 or answer.status_code == 500:
        return
    for method, path, errors in OPERATIONS:
        if method == answer.request.method and path.fullmatch(answer.request.url.path):
            answer.read()
            code = answer.json()["code"]
            assert f"`{code}`" in errors, f"{method} {path.pattern} refuses with {code}; it lists {errors}"


def tasks_of(loop: asyncio.AbstractEventLoop) -> str:
    """Where each task of an event loop waits."""
    stacks = [(task, task.get_stack()) for task in asyncio.all_tasks(loop)]
    lines = [
        line
        for task, stack in stacks
        for line in (f"{task}\n", *traceback.StackSummary.extract((frame, frame.f_lineno) for frame in stack).format())
    ]
    return "".join(lines)


class RunningServer:
    """A server that listens at a free port of this machine."""

    def __init__(
        self,
        folder: Path,
        *,
        limits: Limits = GENEROUS,
        page: Page | None = None,
        origins: tuple[str, ...] = (),
        names: tuple[str, ...] = (),
        proxies: tuple[str, ...] = THIS_MACHINE,
        pause: float = 0.0,
        threads: int = 1,
        ahead: float = 0.0,
        load: Callable[[], None] | None = None,
        wrap: Callable[[Store], Store] = lambda store: store,
        notify: bool = False,
        has_lobby: bool = True,
        share: tuple[str, str] | None = None,
    ) -> None:
        self.clock = Clock(ahead)
        self.application: Application
        self.loop: asyncio.AbstractEventLoop
        self._listening = listen(Options(port=0))
        port = self._listening.getsockname()[1]
        self.http_address = f"http://127.0.0.1:{port}"
        self.live_address = f"ws://127.0.0.1:{port}/live"
        self._server: Server
        ready: Future[None] = Future()

        async def main() -> None:
            self.loop = asyncio.get_running_loop()
            computers = Computers(threads, pause, load, limits=limits)
            ownership: Ownership | None = None
            if share is None:
                store = wrap(await SqliteStore.open(folder / "tables.sqlite"))
                services = Services(store, computers, limits, clock=self.clock)
            else:  # the addresses of PostgreSQL and Redis
                services, ownership = await join_cluster(*share, computers, limits)
                store = services.store
            if notify:
                sender = Sender(to_this_machine=True)
                services.notices = Notices(store, self.clock, folder, "mailto:ana@azul.example", sender=sender)
            self.application = Application(services, page, origins, names, ownership=ownership, has_lobby=has_lobby)
            config = configure(self.application, limits, proxies)
            self._server = Server(config, self.application, lambda: ready.set_result(None))
            self._server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
            await self._server.serve([self._listening])

        def serve() -> None:
            try:
                run(main())
            except BaseException as error:
                if ready.done():
                    raise
                ready.set_exception(error)

        self._thread = threading.Thread(target=serve)
        self._thread.start()
        ready.result(PATIENCE_S)
        # Uvicorn closes a connection that is idle for 5 s. A client that still used it at that moment would lose its
        # request. Without `verify`, no certificates are loaded.
        self.http = httpx.Client(
            base_url=self.http_address,
            timeout=PATIENCE_S,
            limits=httpx.Limits(keepalive_expiry=2.0),
            verify=False,
            event_hooks={"response": [check_code]},
        )

    def stop(self) -> None:
        """End it cleanly."""
        self.http.close()
        self._server.should_exit = True
        self._thread.join(PATIENCE_S)
        assert not self._thread.is_alive(), f"the server does not end; its tasks:\n{tasks_of(self.loop)}"

    def call(self, work: Coroutine[Any, Any, T]) -> T:
        """Await something in the server's event loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE_S)

    # ------------------------------------------------------------ HTTP

    def post(self, path: str, body: Any, **headers: str) -> httpx.Response:
        return self.http.post(path, json=body, headers=headers)

    def make(self, *seats: Message, **settings: Any) -> Message:
        """Make a table; return the server's answer to its maker."""
        answer = self.post("/api/tables", {"seats": list(seats), **settings})
        assert answer.status_code == 201, answer.text
        made: Message = answer.json()
        return made

    def join(self, invite: str, name: str, **wishes: Any) -> Message:
        answer = self.post("/api/join", {"invite": invite, "name": name, **wishes})
        assert answer.status_code == 201, answer.text
        joined: Message = answer.json()
        return joined

    def view(self, table: str) -> Message:
        answer = self.http.get(f"/api/tables/{table}")
        assert answer.status_code == 200, answer.text
        view: Message = answer.json()
        return view

    def wait_until(self, condition: Callable[[], bool]) -> None:
        """Wait until a condition is true."""
        deadline = time.monotonic() + PATIENCE_S
        while not condition():
            assert time.monotonic() < deadline, "the condition did not become true in time"
            time.sleep(0.01)


@contextmanager
def running(folder: Path, **options: Any) -> Iterator[RunningServer]:
    """A server for one test."""
    server = RunningServer(folder, **options)
    try:
        yield server
    finally:
        server.stop()


class Person:
    """A client that knows only what the server sends; `heard` contains all messages."""

    def __init__(
        self,
        server: RunningServer,
        table: str = "",
        secret: str | None = None,
        headers: dict[str, str] | None = None,
        path: str = "/live",
        address: str | None = None,
        **hello: Any,
    ) -> None:
        self.table = table
        self.secret = secret
        self.heard: list[str] = []
        self.seq = 0
        self.view: Message = {}
        self.you: Message = {}
        self.events: list[Message] = []
        self.presence: Message = {}
        self._next = 0
        self._answered: set[tuple[int, int]] = set()
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(
                address or server.live_address.removesuffix("/live") + path,
                max_size=None,
                open_timeout=PATIENCE_S,
                additional_headers=headers,
            )
        )
        if table:
            self.hello(**hello)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.go_away()

    def go_away(self) -> None:
        """Close the connection."""
        self._open.close()

    # ------------------------------------------------------------ talking

    def send(self, message: Any) -> None:
        self.socket.send(message if isinstance(message, (str, bytes)) else json.dumps(message))

    def hello(self, **more: Any) -> None:
        secret = {} if self.secret is None else {"secret": self.secret}
        self.send({"type": "hello", "table": self.table, **secret, **more})

    def hear(self) -> Message:
        """Receive the next message, and update what is known about the table."""
        text = self.socket.recv(PATIENCE_S)
        assert isinstance(text, str)
        self.heard.append(text)
        message: Message = json.loads(text)
        self._note(message)
        return message

    def hear_until(self, wanted: Callable[[Message], bool]) -> Message:
        while not wanted(message := self.hear()):
            pass
        return message

    def hear_type(self, *types: str) -> Message:
        return self.hear_until(lambda message: message["type"] in types)

    def hear_event(self, kind: str) -> Message:
        return self.hear_until(lambda message: message["type"] == "event" and message["event"]["kind"] == kind)

    def ask(self, kind: str, **fields: Any) -> Message:
        """Send a request and wait for its answer."""
        self._next += 1
        number = self._next
        self.send({"type": kind, "id": number, **fields})
        return self.hear_until(
            lambda message: message["type"] in ("done", "error", "pong") and message.get("id") == number
        )

    def must(self, kind: str, **fields: Any) -> Message:
        answer = self.ask(kind, **fields)
        assert answer["type"] != "error", answer
        return answer

    def settle(self) -> None:
        """Receive all messages that were sent before the answer to a ping."""
        self.must("ping")

    def hear_end(self) -> list[Message]:
        """Receive all messages until the connection is closed."""
        messages = []
        try:
            while True:
                messages.append(self.hear())
        except ConnectionClosed:
            return messages

    # ------------------------------------------------------------ noting

    def _note(self, message: Message) -> None:
        match message["type"]:
            case "view":
                self.view, self.you = message["table"], message["you"]
                self.events = message["log"]
                self.seq = self.view["seq"]
                assert [event["seq"] for event in self.events] == list(range(1, self.seq + 1))
            case "event":
                assert message["seq"] == self.seq + 1, "events come without gaps"
                self.seq = message["seq"]
                self.view |= {name: value for name, value in message.items() if name not in ("type", "event", "time")}
                self.events.append({name: message[name] for name in ("seq", "time", "event")})
            case "you":
                assert message["seq"] == self.seq
                self.you = message["you"]
            case "presence":
                self.presence = message

    # ------------------------------------------------------------ playing

    @property
    def turn(self) -> Message | None:
        """The first turn that this client has not answered; the server may repeat a turn before the answer arrives."""
        turns = self.you.get("turns", [])
        return next((turn for turn in turns if (turn["seat"], turn["at"]) not in self._answered), None)

    def play(self, chance: random.Random) -> Message:
        """Play a random legal move in the first turn of this client."""
        turn = self.turn
        assert turn is not None
        move = chance.choice(turn["moves"])[0]
        self._answered.add((turn["seat"], turn["at"]))
        return self.must("play", seat=turn["seat"], move=move, at=turn["at"])

    @property
    def is_over(self) -> bool:
        return bool(self.view.get("state") == "over")


def play_to_the_end(people: list[Person], chance: random.Random) -> None:
    """Let people play random moves until all of them know that the game is over."""
    while not all(person.is_over for person in people):
        for person in people:
            person.settle()
            if person.turn is not None and not person.is_over:
                person.play(chance)
