"""A program for the lobby that runs all night: it offers a seat, plays whoever takes it, and offers the next one.

It needs the token of a program: `tilewright operate program NAME` prints one, and the page shows one under "Your name".
Start a server (`tilewright serve`), then: python examples/night_bot.py http://127.0.0.1:8017 --token FILE
The file `night_bot.json` holds its current table, so that it can resume after a restart. When it loses the connection,
it reconnects. docs/people.md and docs/lobby.md describe the protocol.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import secrets
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tilewright import Position
from tilewright.players import player_named

FIRST_PAUSE_S, LONGEST_PAUSE_S = 1.0, 60.0
GONE = ("no-such-table", "wrong-secret")


class Refused(Exception):
    """The server refuses the request."""


class NightBot:
    """Offers a seat, plays the game, and starts over."""

    def __init__(self, server: str, token: str, player: str, notes: Path, *, rated: bool) -> None:
        self.server = server.rstrip("/")
        self.token = token
        self.player = player_named(player, seed=secrets.randbits(63))
        self.notes = notes
        self.rated = rated

    def post(self, path: str, body: Any) -> dict[str, Any]:
        """Send a request; raises Refused with the server's sentence, or OSError when it cannot be reached."""
        headers = {"content-type": "application/json", "tilewright-person": self.token}
        request = urllib.request.Request(self.server + path, json.dumps(body).encode(), headers)
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                found: dict[str, Any] = json.load(answer)
                return found
        except urllib.error.HTTPError as error:
            if error.code >= 500 or error.code == 429:  # it is busy, or being restarted
                raise OSError(str(error)) from error
            raise Refused(json.load(error)["message"]) from None

    def sit_down(self) -> dict[str, Any]:
        """The table from before a restart, or a new one with an open seat for everybody."""
        if self.notes.exists():
            seated: dict[str, Any] = json.loads(self.notes.read_text())
            return seated
        promise = self.post("/api/promises", {})  # the server commits before we add randomness: docs/fair-deals.md
        seated = self.post(
            "/api/tables",
            {
                "seats": [{"who": "person"}, {"who": "open"}],
                "public": True,
                "rated": self.rated,
                "clock": {"reserve": 300, "increment": 5},
                "undo": False,
                "hints": False,
                "promise": promise["commitment"],
                "randomness": secrets.token_hex(16),
            },
        )
        self.notes.write_text(json.dumps({"table": seated["table"], "secret": seated["secret"]}))
        return seated

    async def play(self, seated: dict[str, Any]) -> dict[str, Any] | None:
        """Wait at the table, and answer every turn; the result, or None if the table is gone."""
        async with connect(self.server.replace("http", "ws", 1) + "/live") as live:
            await live.send(json.dumps({"type": "hello", "table": seated["table"], "secret": seated["secret"]}))
            answered, position = 0, ""
            async for text in live:
                message = json.loads(text)
                if message["type"] == "error" and message["code"] in GONE:
                    return None
                view = message.get("table", message) if message["type"] in ("view", "event") else {}
                position = view.get("position") or position
                result = message["event"].get("result") if message["type"] == "event" else view.get("result")
                if result is not None:
                    return dict(result)
                for turn in message.get("you", {}).get("turns", []):
                    if turn["at"] > answered:
                        answered = turn["at"]
                        move = await asyncio.to_thread(self.player.choose, Position.parse(position))
                        play = {"type": "play", "id": answered, "seat": turn["seat"], "at": answered}
                        await live.send(json.dumps({**play, "move": str(move)}))
        raise OSError("The server has closed the connection.")

    async def hold_a_seat(self, games: int | None = None) -> None:
        """Play this number of games, or for ever."""
        pause = FIRST_PAUSE_S
        while games is None or games > 0:
            try:
                seated = await asyncio.to_thread(self.sit_down)
                result = await self.play(seated)
            except (OSError, WebSocketException) as error:
                print(f"{error} Trying again in {pause:.0f} s.", flush=True)
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE_S)
                continue
            pause = FIRST_PAUSE_S
            self.notes.unlink(missing_ok=True)
            if result is not None:
                print(f"{seated['table']}: {[seat['score'] for seat in result['seats']]}", flush=True)
                games = None if games is None else games - 1


def main(arguments: list[str] | None = None) -> None:
    """Hold a seat until it is interrupted."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("server", help="its address, as http://127.0.0.1:8017")
    parser.add_argument("--token", type=Path, required=True, metavar="FILE", help="a file with the program's token")
    parser.add_argument("--player", default="level:5", help="who chooses the moves, as in `tilewright arena`")
    parser.add_argument("--rated", action="store_true", help="offer rated games")
    parser.add_argument("--notes", type=Path, default=Path("night_bot.json"), metavar="FILE", help="its current table")
    parser.add_argument("--games", type=int, metavar="N", help="stop after this number of games")
    asked = parser.parse_args(arguments)
    bot = NightBot(asked.server, asked.token.read_text().strip(), asked.player, asked.notes, rated=asked.rated)
    try:
        asyncio.run(bot.hold_a_seat(asked.games))
    except Refused as refusal:
        raise SystemExit(f"The server says: {refusal}") from None
    except KeyboardInterrupt:
        print("Good night.")


if __name__ == "__main__":
    main()
