"""Noise: 100,000 invalid messages and requests; each is refused with its code, without a crash, a leak or a change.
Or, with --attacks: attacks, one after the other, and the latencies of ordinary users meanwhile.

    python -m bench.server_noise [--messages N] [--seed N] [--json]
    python -m bench.server_noise --attacks [NAME ...] [--seconds S]

A server with a few running games gets malformed, oversized, out-of-order, replayed and forged messages over its
WebSocket and its HTTP API (bench/load/nonsense.py makes them). Each text and each request must be answered by exactly
one error with a documented code. A frame that violates the WebSocket protocol or is too large must end the connection
with a close code. Every log is read, and the server's memory measured, before and after; a tenth of the noise warms it
up first.

The attacks are those of bench/load/attacks.py, against a server with its default limits. Beside each, three people play
both seats of a table, and three play against the computer at level 3. p99 of their waits during the attack is compared
with that of the same people just before it, so other load on the machine falls on both.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import sqlite3
import sys
import tempfile
from collections import Counter
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

from bench.load import nonsense
from bench.load.attacks import ATTACKS
from bench.load.judging import log_of
from bench.load.people import notice
from bench.load.processes import (
    UNLIMITED,
    ServerProcess,
    allow_connections,
    load_average,
    tilewright_server,
    wait_until_quiet,
)
from bench.load.running import options_of, temporary_server
from bench.load.sockets import Socket, connect
from bench.load.tables import PATH, Api
from tilewright.server.errors import CODES
from tilewright.server.serving import run

BAR_MB = 30
PEOPLE_BAR, COMPUTER_BAR = 3, 5
BATCH = 15
"""Messages on one connection: fewer than the mistakes after which the server closes it."""
GAMES = 6
MOVES = 11
WORKERS = 8
HTTP_SHARE = 0.3
BREAKING_SHARE = 0.02
PATIENCE_S = 20.0


class Talk:
    """One WebSocket that counts the answers by their codes."""

    def __init__(self) -> None:
        self.messages: list[dict[str, Any]] = []
        self.turns: list[dict[str, Any]] = []
        """What this person may do now."""
        self.codes: Counter[str] = Counter()
        self.closed: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
        self.socket: Socket
        self._news = asyncio.Event()

    @classmethod
    async def open(cls, port: int) -> Talk:
        talk = cls()
        talk.socket = await connect(port, PATH, talk._hear, talk._end)
        return talk

    def _hear(self, _: Socket, text: bytes) -> None:
        message = json.loads(text)
        if "you" in message:
            self.turns = message["you"]["turns"]
        if message["type"] == "error":
            self.codes[message["code"]] += 1
        else:
            self.messages.append(message)
        self._news.set()

    def _end(self, code: int | None) -> None:
        if not self.closed.done():
            self.closed.set_result(code)
        self._news.set()

    async def hear(self, *types: str) -> dict[str, Any]:
        """The next message of a type; those before it are dropped. ConnectionError when the connection ends first."""
        async with asyncio.timeout(PATIENCE_S):
            while True:
                while self.messages:
                    message = self.messages.pop(0)
                    if message["type"] in types:
                        return message
                if self.closed.done():
                    raise ConnectionError(f"closed with {self.closed.result()}, {dict(self.codes)}")
                self._news.clear()
                await self._news.wait()

    async def ask(self, message: dict[str, Any], *types: str) -> dict[str, Any]:
        self.socket.send(json.dumps(message).encode())
        return await self.hear(*types)

    async def settle(self) -> None:
        """Wait until all earlier messages are answered, except those that a table still handles."""
        await self.ask({"type": "ping", "id": 0}, "pong")


class Noise:
    """Sends the noise and counts the answers."""

    def __init__(self, port: int, standings: list[nonsense.Standing], seed: int) -> None:
        self.port = port
        self.standings = standings
        self.codes: Counter[str] = Counter()
        self.closings: Counter[str] = Counter()
        self.sent = 0
        self.wrong: list[str] = []
        self._random = random.Random(seed)

    async def make(self, messages: int) -> None:
        """Send this many messages, on several connections at a time."""
        http_share = int(messages * HTTP_SHARE)
        breaking = int(messages * BREAKING_SHARE)
        talking = messages - http_share - breaking
        await asyncio.gather(
            *(self._talk(talking // WORKERS) for _ in range(WORKERS)),
            self._break(breaking),
            *(asyncio.to_thread(self._call, http_share // 2, self._random.random()) for _ in range(2)),
        )

    # ------------------------------------------------------------ texts

    async def _talk(self, messages: int) -> None:
        while messages > 0:
            count = min(messages, BATCH)
            stance = self._random.choice([self._as_stranger, self._as_watcher, self._as_somebody])
            await stance(count)
            messages -= count

    async def _as_stranger(self, count: int) -> None:
        chance = self._random
        texts = []
        for _ in range(count):
            kind = chance.randrange(3)
            if kind == 0:
                texts.append(nonsense.forged_hello(chance, self.standings))
            else:
                texts.append(nonsense.malformed(chance) if kind == 1 else nonsense.out_of_order(chance))
        await self._expect(await Talk.open(self.port), texts)

    async def _as_watcher(self, count: int) -> None:
        standing = self._random.choice(self.standings)
        talk = await Talk.open(self.port)
        await talk.ask({"type": "hello", "table": standing.table}, "view")
        await self._expect(talk, [self._of_no_seat(standing) for _ in range(count)])

    def _of_no_seat(self, standing: nonsense.Standing) -> bytes:
        if self._random.random() < 0.2:
            return nonsense.malformed(self._random)
        return nonsense.not_theirs(self._random, standing, None)

    async def _as_somebody(self, count: int) -> None:
        chance = self._random
        standing = chance.choice(self.standings)
        seat = chance.choice((1, 2))
        talk = await Talk.open(self.port)
        hello = {"type": "hello", "table": standing.table, "secret": standing.secrets[seat - 1]}
        await talk.ask(hello, "view")
        texts = []
        for _ in range(count):
            kind = chance.choice([nonsense.refused_move, nonsense.refused_move, nonsense.not_theirs])
            texts.append(kind(chance, standing, seat))
        await self._expect(talk, texts)

    async def _expect(self, talk: Talk, texts: list[bytes]) -> None:
        """Each text is answered by one coded error."""
        for text in texts:
            talk.socket.send(text)
        self.sent += len(texts)
        try:
            async with asyncio.timeout(PATIENCE_S):
                while talk.codes.total() < len(texts):
                    await talk.settle()
        except (TimeoutError, ConnectionError) as error:
            self.wrong.append(f"{len(texts)} texts, answered {dict(talk.codes)}: {error!r} {texts!r}"[:2000])
        if talk.codes.total() > len(texts):
            self.wrong.append(f"{len(texts)} texts, answered {dict(talk.codes)}: {texts!r}"[:2000])
        self._count(talk.codes)
        talk.socket.abort()

    def _count(self, codes: Counter[str]) -> None:
        self.codes.update(codes)
        for code in codes:
            if code not in CODES or code == "internal":
                self.wrong.append(f"the code {code}")

    # ------------------------------------------------------------ frames

    async def _break(self, messages: int) -> None:
        for _ in range(messages):
            talk = await Talk.open(self.port)
            self.sent += 1
            if self._random.random() < 0.3:
                talk.socket.send_raw(nonsense.odd_frame(self._random))
                async with asyncio.timeout(PATIENCE_S):
                    while not talk.codes:
                        await talk.settle()
                self._count(talk.codes)
                talk.socket.abort()
                continue
            broken = nonsense.broken_frame(self._random)
            talk.socket.send_raw(broken)
            try:
                async with asyncio.timeout(PATIENCE_S):
                    code = await talk.closed
            except TimeoutError:
                self.wrong.append(f"not closed after {broken[:100]!r}")
            else:
                self.closings[str(code)] += 1
                self._count(talk.codes)

    # ------------------------------------------------------------ HTTP

    def _call(self, messages: int, seed: float) -> None:
        """In a thread: one request after the other."""
        chance = random.Random(seed)
        with closing(http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE_S)) as connection:
            for _ in range(messages):
                self.sent += 1
                self._refused_call(connection, nonsense.call(chance, self.standings))

    def _refused_call(self, connection: http.client.HTTPConnection, call: nonsense.Call) -> None:
        """Send a request that must be refused, and check the answer."""
        with suppress(BrokenPipeError, ConnectionResetError):  # an oversized body need not be read to its end
            connection.request(call.method, call.path, call.body, call.headers)
        try:
            answer = connection.getresponse()
            body = answer.read()
            code = json.loads(body)["code"]
            if answer.status < 400 or code not in CODES or code == "internal":
                self.wrong.append(f"{call!r}"[:500] + f" was answered {answer.status} {body[:500]!r}")
            self.codes[code] += 1
        except (ConnectionError, http.client.HTTPException, ValueError, KeyError, TypeError) as error:
            if len(call.body) <= nonsense.LARGEST_BODY:
                self.wrong.append(f"{call!r}"[:500] + f" was answered by {error!r}")
            else:
                self.closings["HTTP, too large"] += 1
            connection.close()


async def begin_game(port: int, chance: random.Random) -> nonsense.Standing:
    """A game with some moves played."""
    table, secrets = Api(port).table_for_two(stand_in_after=None)
    talks = [await Talk.open(port) for _ in secrets]
    for talk, secret in zip(talks, secrets, strict=True):
        await talk.ask({"type": "hello", "table": table, "secret": secret}, "view")
    played = []
    mover = next(talk for talk in talks if talk.turns)
    for number in range(MOVES):
        turn = mover.turns[0]
        move = chance.choice(turn["moves"])[0]
        sent = {"type": "play", "id": number, "seat": turn["seat"], "move": move, "at": turn["at"]}
        await mover.ask(sent, "done")
        played.append((turn["seat"], json.dumps(sent).encode()))
        for talk in talks:
            await talk.settle()
        mover = next(talk for talk in talks if talk.turns)
    turn = mover.turns[0]
    for talk in talks:
        talk.socket.abort()
    legal = frozenset(move[0] for move in turn["moves"])
    return nonsense.Standing(table, tuple(secrets), turn["seat"], turn["at"], legal, tuple(played))


async def make_noise(server: ServerProcess, data: Path, messages: int, seed: int) -> dict[str, Any]:
    """Begin games, make noise, and compare before and after."""
    chance = random.Random(seed)
    standings = [await begin_game(server.port, chance) for _ in range(GAMES)]
    noise = Noise(server.port, standings, seed)
    before = await state(server.port, data, standings)
    await noise.make(messages // 10)
    wait_until_quiet(server)
    memory = server.memory()
    await noise.make(messages - messages // 10)
    wait_until_quiet(server)
    grown = server.memory() - memory
    if not server.is_running:
        noise.wrong.append("the server has ended")
    if await state(server.port, data, standings) != before:
        noise.wrong.append("something at a table has changed")
    complaints = [
        line for line in server.errors().splitlines() if "compiling" not in line and " tables with " not in line
    ]
    if complaints:
        noise.wrong.append("the server complained: " + " / ".join(complaints[:5]))
    return {
        "sent": noise.sent,
        "refused": dict(noise.codes.most_common()),
        "closed": dict(noise.closings.most_common()),
        "memory_mb": memory / 1e6,
        "grown_mb": grown / 1e6,
        "wrong": noise.wrong,
    }


async def state(port: int, data: Path, standings: list[nonsense.Standing]) -> list[Any]:
    """The whole state: every log as clients see it, and every row on disk."""
    logs: list[Any] = [await log_of(port, standing.table) for standing in standings]
    (file,) = data.glob("*.sqlite")
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as store:
        logs += store.execute("SELECT * FROM events ORDER BY table_id, seq").fetchall()
        logs += store.execute("SELECT * FROM tables ORDER BY id").fetchall()
    return logs


def make_attacks(names: list[str], seconds: float) -> dict[str, dict[str, float]]:
    """Each attack against a new server."""
    found = {}
    for name in names:
        with temporary_server() as server:
            wait_until_quiet(server, 120)
            before = server.memory()
            row = found[name] = run(notice(server.port, ATTACKS[name], seconds))
            row["memory_mb"] = (server.memory() - before) / 1e6
            row["log_lines"] = len(server.errors().splitlines())
        for who in ("people", "computer"):
            print(f"{name:12} {who:8} p99 {row[f'{who}_quiet_ms']:.0f} ms before the attack, ", end="")
            print(f"{row[f'{who}_attacked_ms']:.0f} ms during it: {row[f'{who}_ratio']:.1f} times")
        print(f"{name:12} memory {row['memory_mb']:+.0f} MB, {row['log_lines']} lines in the log", flush=True)
    return found


def main(arguments: list[str] | None = None) -> int:
    """Make noise and print; 1 when anything is wrong."""
    parser = options_of(__doc__)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--attacks", nargs="*", choices=[*ATTACKS, []], metavar="NAME", help=", ".join(ATTACKS))
    parser.add_argument("--seconds", type=float, default=8.0, help="measured before each attack and during it")
    options = parser.parse_args(arguments)
    allow_connections(2000)
    if options.attacks is not None:
        rows = make_attacks(options.attacks or list(ATTACKS), options.seconds)
        print(f"load average {load_average():.1f}; targets: at most {PEOPLE_BAR} times for people, ", end="")
        print(f"{COMPUTER_BAR} times for the computer")
        people, computer = (max(row[f"{who}_ratio"] for row in rows.values()) for who in ("people", "computer"))
        return int(people > PEOPLE_BAR or computer > COMPUTER_BAR)
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder,
        tilewright_server(Path(folder), *UNLIMITED) as server,
    ):
        found = run(make_noise(server, Path(folder), options.messages, options.seed))
    if options.json:
        print(json.dumps(found))
    else:
        print(f"{found['sent']:,} messages and requests; memory {found['memory_mb']:.0f} MB, ", end="")
        print(f"{found['grown_mb']:+.1f} MB during the last nine tenths of the messages (target: under {BAR_MB} MB)")
        print(f"refused: {found['refused']}")
        print(f"connections closed: {found['closed']}")
        print("\n".join(found["wrong"][:20]) or "no crash, no change, each refused with its code")
    return int(bool(found["wrong"]) or found["grown_mb"] >= BAR_MB)


if __name__ == "__main__":
    sys.exit(main())
