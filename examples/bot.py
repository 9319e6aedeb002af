"""A bot for Tilewright's server in one short file: it makes a table against the computer and plays to the end.

Start a server (`tilewright serve`), then: python examples/bot.py [http://127.0.0.1:8017] [level]
It does not need Tilewright, only `pip install websockets`. docs/server.md describes every message.
"""

from __future__ import annotations

import asyncio
import json
import sys
import urllib.request
from typing import Any

from websockets.asyncio.client import connect


def make_table(server: str, level: int) -> dict[str, Any]:
    """Make a table with two seats, ours and the computer's; the answer holds the secret that moves for ours."""
    wish = {"seats": [{"who": "person", "name": "Bot"}, {"who": "computer", "level": level}]}
    request = urllib.request.Request(
        f"{server}/api/tables", json.dumps(wish).encode(), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:
        seated: dict[str, Any] = json.load(answer)
        return seated


def choose(moves: list[list[Any]]) -> str:
    """The move that scores most at once; among equals the one with the most tiles placed minus tiles dropped.

    A move is [text, tiles placed, tiles dropped, points scored, points lost on the floor line (0 or negative)].
    """
    return str(max(moves, key=lambda move: (move[3] + move[4], move[1] - move[2]))[0])


async def play(server: str, seated: dict[str, Any]) -> dict[str, Any]:
    """Answer every turn until the game is over; the result."""
    async with connect(server.replace("http", "ws", 1) + "/live") as live:
        await live.send(json.dumps({"type": "hello", "table": seated["table"], "secret": seated["secret"]}))
        answered = 0  # the `at` of the last turn that we answered
        async for text in live:
            message = json.loads(text)
            if message["type"] == "error":
                raise SystemExit(f"{message['code']}: {message['message']}")
            if message["type"] == "event" and message["event"]["kind"] == "ended":
                result: dict[str, Any] = message["event"]["result"]
                return result
            for turn in message.get("you", {}).get("turns", []):  # in `view` and in `you`
                if turn["at"] > answered:
                    answered = turn["at"]
                    move = {"type": "play", "id": answered, "seat": turn["seat"], "at": answered}
                    await live.send(json.dumps({**move, "move": choose(turn["moves"])}))
    raise SystemExit("The server has closed the connection.")


def main(arguments: list[str]) -> None:
    """Play one game and say how it ended."""
    if arguments[:1] and not arguments[0].startswith("http"):
        sys.exit(__doc__)
    server = arguments[0].rstrip("/") if arguments else "http://127.0.0.1:8017"
    seated = make_table(server, int(arguments[1]) if len(arguments) > 1 else 3)
    print(f"Watch it at {server}/#/watch/{seated['table']}")
    result = asyncio.run(play(server, seated))
    ours, computers = (seat["score"] for seat in result["seats"])
    winner = {(1,): "the bot wins", (2,): "the computer wins"}.get(tuple(result["winners"]), "both share the victory")
    print(f"The bot has {ours} points, the computer {computers}; {winner}.")


if __name__ == "__main__":
    main(sys.argv[1:])
