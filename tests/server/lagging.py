"""A proxy that delays connections in both directions."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from urllib.parse import urlsplit


@contextmanager
def lagging(address: str, round_trip: float) -> Iterator[str]:
    """Run a proxy for a WebSocket address that makes round trips `round_trip` seconds longer; yields its address."""
    target = urlsplit(address)
    ready: Future[tuple[int, asyncio.AbstractEventLoop, asyncio.Event]] = Future()

    async def main() -> None:
        writers: list[asyncio.StreamWriter] = []
        stop = asyncio.Event()

        async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writers.append(writer)
            while data := await reader.read(65536):
                asyncio.get_running_loop().call_later(round_trip / 2, writer.write, data)
            asyncio.get_running_loop().call_later(round_trip / 2, writer.close)

        async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            there, back = await asyncio.open_connection(target.hostname, target.port)
            with contextlib.suppress(ConnectionError):
                await asyncio.gather(pump(reader, back), pump(there, writer))

        async with await asyncio.start_server(serve, "127.0.0.1", 0) as server:
            ready.set_result((server.sockets[0].getsockname()[1], asyncio.get_running_loop(), stop))
            await stop.wait()
            for writer in writers:
                writer.close()
            for writer in writers:
                with contextlib.suppress(ConnectionError):
                    await writer.wait_closed()

    thread = threading.Thread(target=asyncio.run, args=(main(),))
    thread.start()
    port, loop, stop = ready.result(10)
    try:
        yield f"ws://127.0.0.1:{port}{target.path}"
    finally:
        loop.call_soon_threadsafe(stop.set)
        thread.join()
