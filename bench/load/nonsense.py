"""Random messages, frames and requests that the server must refuse.

Texts go over an open WebSocket and must each be answered by one coded error. Broken frames violate the WebSocket
protocol and end the connection. Odd frames are legal: a binary one, or a text message in two fragments. They are
answered by a coded error. Calls are HTTP requests.
"""

from __future__ import annotations

import json
import random
import string
import struct
from typing import Any, NamedTuple

from bench.load.sockets import BINARY, CLOSE, PING, TEXT, frame

MOVES = [f"{source}{colour}{line}" for source in "C12345" for colour in "BYRKW" for line in "12345F"]
LARGEST_MESSAGE = 4096
LARGEST_BODY = 16 * 1024

VALID: list[dict[str, Any]] = [
    {"type": "play", "id": 1, "seat": 1, "move": "1B1", "at": 5},
    {"type": "undo", "id": 1, "seat": 1},
    {"type": "offer", "id": 1, "seat": 1, "matter": "stop"},
    {"type": "answer", "id": 1, "seat": 1, "matter": "stop", "yes": True},
    {"type": "resign", "id": 1, "seat": 1},
    {"type": "leave", "id": 1, "seat": 1},
    {"type": "react", "id": 1, "seat": 1, "reaction": "nice"},
    {"type": "rematch", "id": 1, "seat": 1},
    {"type": "hint", "id": 1, "seat": 1},
]
"""Valid requests; each needs a seat."""


class Standing(NamedTuple):
    """A table with a running game: its name, secrets by seat, the seat to move and its legal moves."""

    table: str
    secrets: tuple[str, ...]
    seat: int
    at: int
    legal: frozenset[str]
    played: tuple[tuple[int, bytes], ...]
    """Moves that were accepted once, by seat, as they were sent."""


def text(chance: random.Random, length: int) -> str:
    """Some characters of any kind."""
    return "".join(
        chr(chance.choice((chance.randrange(32, 127), chance.randrange(160, 0xD800)))) for _ in range(length)
    )


def name(chance: random.Random, length: int) -> str:
    """Letters and digits, as in names of tables, invitations and secrets."""
    return "".join(chance.choices(string.ascii_letters + string.digits, k=length))


def malformed(chance: random.Random) -> bytes:
    """A malformed text message."""
    message = dict(chance.choice(VALID))
    field = chance.choice([key for key in message if key != "type"])
    match chance.randrange(12):
        case 0:
            return text(chance, chance.randrange(200)).encode()
        case 1:
            return chance.randbytes(chance.randrange(1, 200)) + b"\xff"
        case 2:
            message["type"] = text(chance, 5)
        case 3:
            del message[field]
            if field not in ("id", "seat", "move", "at", "matter", "yes", "reaction"):
                return b"{}"
        case 4:
            message["unheard of"] = 1
        case 5:
            message[field] = chance.choice([None, [], {}, "x" * 50, -1, 2**70, 1e300, 0.5])
        case 6:
            return json.dumps(message).encode()[: chance.randrange(1, 20)]
        case 7:
            return b"[" * chance.randrange(1, 2000)
        case 8:
            return b'{"a":' * chance.randrange(1, 500)
        case 9:
            return json.dumps([message]).encode()
        case 10:
            return json.dumps({"type": "hello", "table": text(chance, 12), "have": -1}).encode()
        case _:
            return chance.choice([b"", b"null", b"0", b'""', b"{}", b'{"type":1}', b"NaN", b"\x00", b"\xef\xbb\xbf{}"])
    return json.dumps(message).encode()


def out_of_order(chance: random.Random) -> bytes:
    """A request before hello."""
    return json.dumps({**chance.choice(VALID), "id": chance.randrange(2**53)}).encode()


def forged_hello(chance: random.Random, standings: list[Standing]) -> bytes:
    """`hello` with a wrong secret, for an unknown table, or in an unknown version."""
    standing, other = chance.sample(standings, 2)
    hello: dict[str, Any] = {"type": "hello", "table": standing.table, "secret": name(chance, 43)}
    match chance.randrange(4):
        case 0:
            hello["secret"] = chance.choice(other.secrets)
        case 1:
            hello["table"] = name(chance, 12)
        case 2:
            hello["protocol"] = chance.randrange(2, 2**31)
    return json.dumps(hello).encode()


def not_theirs(chance: random.Random, standing: Standing, held: int | None) -> bytes:
    """A request for a seat that the sender does not hold, such as its legal move."""
    seats = [seat for seat in (1, 2, 3, 4) if seat != held]
    message = {**chance.choice(VALID), "id": chance.randrange(2**53), "seat": chance.choice(seats)}
    if chance.random() < 0.5 and held != standing.seat:
        move = chance.choice(sorted(standing.legal))
        message = {"type": "play", "id": 7, "seat": standing.seat, "move": move, "at": standing.at}
    return json.dumps(message).encode()


def refused_move(chance: random.Random, standing: Standing, held: int) -> bytes:
    """A move that is illegal, stale, replayed, or out of turn."""
    match chance.randrange(4):
        case 0:
            own = [sent for seat, sent in standing.played if seat == held]
            if own:
                return chance.choice(own)
        case 1:
            illegal = chance.choice([move for move in MOVES if move not in standing.legal])
            return _play(chance, held, illegal, standing.at)
        case 2:
            at = chance.choice([0, standing.at - 1, standing.at + 1, 2**53 - 1])
            return _play(chance, held, chance.choice(sorted(standing.legal)), at)
    if held != standing.seat:
        return _play(chance, held, chance.choice(sorted(standing.legal)), standing.at)
    return _play(chance, held, chance.choice(["1@1", "5@5", "C@C", "9W5", "éé1"]), standing.at)


def _play(chance: random.Random, seat: int, move: str, at: int) -> bytes:
    return json.dumps({"type": "play", "id": chance.randrange(2**53), "seat": seat, "move": move, "at": at}).encode()


def broken_frame(chance: random.Random) -> bytes:
    """A frame that violates the WebSocket protocol, or is too large."""
    payload = json.dumps(chance.choice(VALID)).encode()
    match chance.randrange(8):
        case 0:
            return frame(b"x" * chance.randrange(LARGEST_MESSAGE + 1, 3 * LARGEST_MESSAGE))
        case 1:
            return struct.pack("!BBQ", 0x81, 0xFF, 2**40) + bytes(4)  # announces more than it sends
        case 2:
            return bytes((0x81, len(payload))) + payload  # not masked
        case 3:
            return frame(payload, chance.choice([3, 4, 5, 6, 7, 11, 15]))  # no such kind
        case 4:
            return bytes((0x81 | chance.choice([16, 32, 64]),)) + frame(payload)[1:]  # reserved bits
        case 5:
            return frame(b"x" * 126, PING)  # control frames are short
        case 6:
            return frame(payload, 0)  # a continuation of nothing
        case _:
            return frame(struct.pack("!H", chance.choice([0, 999, 1004, 1005, 1006, 5000])), CLOSE)


def odd_frame(chance: random.Random) -> bytes:
    """Legal frames that still get an error: a binary one, or a text message of unknown type in two fragments."""
    if chance.random() < 0.5:
        return frame(chance.randbytes(chance.randrange(100)), BINARY)
    first = bytearray(frame(b'{"type":', TEXT))
    first[0] &= 0x7F
    return bytes(first) + frame(b'"nothing"}', 0)


class Call(NamedTuple):
    """An HTTP request."""

    method: str
    path: str
    body: bytes
    headers: dict[str, str]


JSON = {"Content-Type": "application/json"}
POSTS = ("/api/tables", "/api/join", "/api/invites", "/api/analysis", "/api/position", "/api/records")


def call(chance: random.Random, standings: list[Standing]) -> Call:
    """An HTTP request that must be refused."""
    standing = chance.choice(standings)
    path = chance.choice(POSTS)
    match chance.randrange(11):
        case 0:
            return Call("GET", "/" + name(chance, chance.randrange(1, 40)), b"", {})
        case 1:
            return Call(
                "GET", f"/api/tables/{name(chance, 12)}{chance.choice(['', '/record.azr', '/record.json'])}", b"", {}
            )
        case 2:
            return Call(chance.choice(["PUT", "DELETE", "PATCH"]), path, b"{}", JSON)
        case 3:
            return Call("POST", path, malformed(chance), JSON)
        case 4:
            return Call("POST", path, b"{}", {"Content-Type": chance.choice(["text/plain", "application/xml", "x"])})
        case 5:
            return Call("POST", path, b"{}", {**JSON, "Origin": f"https://{name(chance, 8)}.example"})
        case 6:
            size = (64 if path == "/api/records" else 1) * LARGEST_BODY + chance.randrange(5000, 9000)
            return Call("POST", path, b'"' + b"x" * size + b'"', JSON)
        case 7:
            forged = {
                **JSON,
                "Authorization": chance.choice([f"Bearer {text(chance, 5)}", "Basic eDp4", "x"])
                .encode()
                .decode("latin-1", "replace"),
            }
            return Call("POST", "/api/join", json.dumps({"invite": name(chance, 16), "name": "X"}).encode(), forged)
        case 8:
            body = {"position": chance.choice([text(chance, 60), "2c 1 offer:1", "x" * 1999]), "nodes": 1}
            return Call("POST", "/api/analysis", json.dumps(body).encode(), JSON)
        case 9:
            body = {
                "seats": chance.choice([[], [{"who": "person"}], [{"who": "nobody"}] * 2, [{"who": "open"}] * 5, 7])
            }
            return Call("POST", "/api/tables", json.dumps(body).encode(), JSON)
        case _:
            odd = chance.choice(
                ["/..%2f..%2fetc/passwd", "/api/tables/%00", f"/api/tables/{standing.table}/x", "//", "/%ff"]
            )
            return Call("GET", odd, b"", {})
