"""The connection to Redis for messages reads its data correctly in pieces of any size."""

from __future__ import annotations

import asyncio

import pytest
import redis

from tilewright.server.cluster.wire import Wire
from tilewright.server.serving import run

SAID = (
    b"%2\r\n$6\r\nserver\r\n$5\r\nredis\r\n$7\r\nmodules\r\n*0\r\n"
    b">3\r\n$9\r\nsubscribe\r\n$1\r\na\r\n:1\r\n"
    b":2\r\n"
    b">3\r\n$7\r\nmessage\r\n$1\r\na\r\n$5\r\n:9\r\n!\r\n"
    b":0\r\n"
    b">3\r\n$7\r\nmessage\r\n$1\r\na\r\n$0\r\n\r\n"
)


async def hear(said: bytes, piece: int) -> tuple[list[bytes], list[int], Exception | None]:
    """Messages that arrived, numbers of receivers of two published ones, and the error that ended the connection."""
    heard: list[bytes] = []
    received: list[int] = []
    wire = Wire(b"a", heard.append)
    wire.unanswered += [received.append, received.append]
    for start in range(0, len(said), piece):
        wire.data_received(said[start : start + piece])
    return heard, received, wire.ended.result() if wire.ended.done() else None


@pytest.mark.parametrize("piece", [1, 2, 3, 7, 50, len(SAID)])
def test_messages_and_answers(piece: int) -> None:
    assert asyncio.run(hear(SAID, piece)) == ([b":9\r\n!", b""], [2, 0], None)


def test_after_an_error_no_answer_counts() -> None:
    """After an error, answers may belong to other messages, so they must not cause a message to be sent again."""
    heard, received, error = asyncio.run(hear(b":1\r\n-READONLY no\r\n:0\r\n" + SAID, 1000))
    assert (heard, received) == ([], [1])
    assert isinstance(error, redis.ResponseError)


def test_nothing_is_written_after_the_end() -> None:
    """The broker may publish before it has noticed the end; uvloop's transport raises RuntimeError then."""

    async def talk() -> None:
        wire = Wire(b"a", lambda _: None)
        async with await asyncio.start_server(lambda _, writer: writer.close(), "127.0.0.1", 0) as listening:
            host, port = listening.sockets[0].getsockname()
            wire._transport, _ = await asyncio.get_running_loop().create_connection(lambda: wire, host, port)
            wire._transport.abort()
            assert isinstance(await wire.ended, ConnectionError)
            wire.publish(b"b", b"message", lambda _: None)
            wire.stop_listening()

    run(talk())
