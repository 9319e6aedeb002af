"""Received messages wait for the next batch; none is lost. `arrived` is the time of the first message of a batch."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace

import pytest

from tilewright.server.sockets import Socket


class Heard(list[bytes]):
    """A listener that keeps messages."""

    def heard(self, message: bytes) -> None:
        self.append(message)

    def heard_nonsense(self, code: str) -> None:
        pytest.fail(code)


def frame(text: bytes) -> bytes:
    """A message as a client sends it, with a mask of zeros."""
    return bytes((0x81, 0x80 | len(text), 0, 0, 0, 0)) + text


@pytest.fixture
def heard() -> Heard:
    return Heard()


@pytest.fixture
def batch() -> list[Callable[[], None]]:
    """The calls that wait for the next batch."""
    return []


@pytest.fixture
def clock() -> list[float]:
    return [5.0]


@pytest.fixture
def socket(heard: Heard, batch: list[Callable[[], None]], clock: list[float]) -> Socket:
    one = object.__new__(Socket)
    one.handshake_initiated, one.close_sent = True, False
    one.config = SimpleNamespace(ws_max_size=1000)  # type: ignore[assignment]
    one.transport = SimpleNamespace(is_closing=lambda: False)  # type: ignore[assignment]
    one.queue = SimpleNamespace(empty=lambda: False)  # type: ignore[assignment]
    one.listen(heard, batch.append, lambda: clock[0])
    return one


def test_a_message_waits_for_its_batch(
    socket: Socket, heard: Heard, batch: list[Callable[[], None]], clock: list[float]
) -> None:
    socket.data_received(frame(b"one") + frame(b"two"))
    clock[0] = 6.0
    assert not heard
    assert socket.arrived == 5.0
    for read in batch:
        read()
    assert heard == [b"one", b"two"]
    assert socket.arrived == 5.0


def test_what_follows_a_waiting_message_is_read_after_it(
    socket: Socket, heard: Heard, batch: list[Callable[[], None]], clock: list[float]
) -> None:
    socket.data_received(frame(b"one"))
    clock[0] = 6.0
    socket.data_received(frame(b"two"))
    assert heard == [b"one", b"two"]
    assert socket.arrived == 5.0
    socket.data_received(frame(b"three")[:4])
    for read in batch:
        read()
    assert heard == [b"one", b"two"]
    assert socket.arrived == 6.0
    clock[0] = 7.0
    socket.data_received(frame(b"three")[4:])
    assert heard == [b"one", b"two", b"three"]
    assert socket.arrived == 7.0


def test_the_last_message_before_the_end_is_read(socket: Socket, heard: Heard) -> None:
    socket.data_received(frame(b"one"))
    socket.eof_received()
    assert heard == [b"one"]
