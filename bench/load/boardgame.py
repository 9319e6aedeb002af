"""Players at the matches of boardgame.io's server, speaking its socket.io protocol, and the server itself."""

from __future__ import annotations

import asyncio
import json
import random
import shutil
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

import msgspec

from bench.load.playing import LoadedTable
from bench.load.processes import ROOT, ServerProcess
from bench.load.sockets import Socket, connect

HERE = ROOT / "bench" / "boardgame_io"
GAME = "azul"
PATH = "/socket.io/?EIO=4&transport=websocket"
FLOOR_LINE = 0

# engine.io and socket.io put a few characters before the JSON of a message.
PING, PONG = b"2", b"3"
OPEN = b"0"
JOIN = f"40/{GAME},".encode()
EVENT = f"42/{GAME},".encode()


class Line(msgspec.Struct):
    """A pattern line."""

    count: int
    colour: int | None


class Board(msgspec.Struct):
    """What a move's legality depends on."""

    wall: list[list[int | None]]
    lines: list[Line]


class Game(msgspec.Struct):
    """The game's own part of the state (G)."""

    sources: list[list[int]]
    boards: list[Board]


class Turns(msgspec.Struct):
    """Whose turn it is (ctx)."""

    currentPlayer: str  # noqa: N815 - boardgame.io's word
    gameover: Any = None


class MatchState(msgspec.Struct, rename={"state_id": "_stateID"}):
    """A match as its server sends it."""

    G: Game
    ctx: Turns
    state_id: int


class Sync(msgspec.Struct):
    """The answer to `sync`."""

    state: MatchState


_read_update: msgspec.json.Decoder[tuple[str, str, MatchState, Any]] = msgspec.json.Decoder(
    tuple[str, str, MatchState, Any]
)
_read_sync: msgspec.json.Decoder[tuple[str, str, Sync]] = msgspec.json.Decoder(tuple[str, str, Sync])


class MatchPlayer:
    """One client of a match."""

    def __init__(self, table: LoadedTable, match: str, player: int, credentials: str, chance: random.Random) -> None:
        self.synced = asyncio.get_running_loop().create_future()
        self._table = table
        self._match = match
        self._player = player
        self._credentials = credentials
        self._random = chance
        self._socket: Socket | None = None
        self._state: MatchState | None = None
        self._moved = False

    async def sit(self, port: int) -> None:
        """Connect and get the state."""
        self._socket = await connect(port, PATH, self._hear)
        await self.synced

    def leave(self) -> None:
        if self._socket is not None:
            self._socket.abort()

    def _emit(self, *event: Any) -> None:
        assert self._socket is not None
        self._socket.send(EVENT + msgspec.json.encode(event))

    def _hear(self, socket: Socket, text: bytes) -> None:
        self._socket = socket
        if text.startswith(EVENT):
            body = text[len(EVENT) :]
            if body.startswith(b'["update"'):
                self._update(_read_update.decode(body)[2])
            elif body.startswith(b'["sync"'):
                self._consider(_read_sync.decode(body)[2].state)
                self.synced.set_result(None)
        elif text == PING:
            socket.send(PONG)
        elif text.startswith(JOIN):
            self._emit("sync", self._match, str(self._player), self._credentials, 2)
        elif text.startswith(OPEN):
            socket.send(JOIN)

    def _update(self, state: MatchState) -> None:
        if self._moved:
            self._moved = False
            self._table.acknowledged()
        else:
            self._table.heard()
        self._consider(state)

    def _consider(self, state: MatchState) -> None:
        self._state = state
        if state.ctx.gameover is not None:
            self._table.over()
        elif state.ctx.currentPlayer == str(self._player):
            self._table.may_move(self)

    def play(self) -> None:
        """Send a legal move, as boardgame.io's own client does."""
        assert self._state is not None
        self._moved = True
        payload = {
            "type": "take",
            "args": choose(self._state.G, self._player, self._random),
            "playerID": str(self._player),
            "credentials": self._credentials,
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        self._emit("update", action, self._state.state_id, self._match, str(self._player))


def choose(game: Game, player: int, chance: random.Random) -> tuple[int, int, int]:
    """A random legal take: source, colour, line."""
    takes = [(source, colour) for source, tiles in enumerate(game.sources) for colour in range(5) if tiles[colour]]
    board = game.boards[player]
    moves = [(source, colour, line) for source, colour in takes for line in lines_for(board, colour)]
    return chance.choice(moves)


def lines_for(board: Board, colour: int) -> list[int]:
    """Where tiles of a colour may go; the floor line always."""
    open_lines = [
        number
        for number, line in enumerate(board.lines, 1)
        if line.count < number
        and line.colour in (None, colour)
        and board.wall[number - 1][(number - 1 + colour) % 5] is None
    ]
    return [FLOOR_LINE, *open_lines]


# ---------------------------------------------------------------- the server


def install(folder: Path) -> None:
    """Put the server and its packages into a folder, by npm."""
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        sys.exit("boardgame.io needs Node 20 or newer with npm.")
    for name in ("package.json", "azul.js", "server.js"):
        shutil.copy(HERE / name, folder / name)
    if (folder / "node_modules" / "boardgame.io").exists():
        return
    flags = ["--no-package-lock", "--no-audit", "--no-fund", "--loglevel=error"]
    subprocess.run([npm, "install", *flags], cwd=folder, check=True, stdout=sys.stderr)


def version(folder: Path) -> str:
    """Which boardgame.io was installed."""
    package = folder / "node_modules" / "boardgame.io" / "package.json"
    return str(json.loads(package.read_text())["version"])


def boardgame_server(folder: Path) -> ServerProcess:
    """boardgame.io's server as it would run for real."""
    return ServerProcess(["node", "server.js"], "PORT ", cwd=folder, env={"NODE_ENV": "production"})


def make_matches(port: int, matches: int, chance: random.Random) -> list[tuple[LoadedTable, list[MatchPlayer]]]:
    """Matches with both players joined, through the lobby's API."""
    made = []
    for _ in range(matches):
        match = post(port, "create", {"numPlayers": 2})["matchID"]
        table = LoadedTable()
        players = []
        for player in range(2):
            joined = post(port, f"{match}/join", {"playerID": str(player), "playerName": f"Player {player + 1}"})
            players.append(MatchPlayer(table, match, player, joined["playerCredentials"], chance))
        made.append((table, players))
    return made


def post(port: int, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """One request to the lobby's API."""
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}/games/{GAME}/{path}", json.dumps(body).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:
        found: dict[str, Any] = json.load(answer)
        return found
