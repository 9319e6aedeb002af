"""Limits: rates, connections, and the memory used for addresses."""

from __future__ import annotations

import argparse
from dataclasses import fields

import pytest

from tilewright.cli import serve
from tilewright.server import limits
from tilewright.server.clients import Client
from tilewright.server.limits import UNSENT_BYTES, Bucket, ConcurrencyLimit, Limits, Rates, address_of
from tilewright.server.metrics import Metrics


def test_a_bucket_empties_and_fills() -> None:
    bucket = Bucket(rate=2, size=3, now=0)
    assert [bucket.take(0) for _ in range(4)] == [True, True, True, False]
    assert not bucket.take(0.4)
    assert bucket.take(0.5)
    assert [bucket.take(100) for _ in range(4)] == [True, True, True, False]


def test_addresses_have_their_own_buckets() -> None:
    now = 0.0
    rates = Rates(1, 2, lambda: now)
    assert [rates.take("a") for _ in range(3)] == [True, True, False]
    assert rates.take("b")
    now = 1.0
    assert rates.take("a")


def test_memory_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_REMEMBERED", 10)
    rates = Rates(1, 1)
    for number in range(100):
        rates.take(str(number))
    assert len(rates) == 10


def test_connections() -> None:
    connections = ConcurrencyLimit(2)
    assert [connections.enter("a") for _ in range(3)] == [True, True, False]
    assert connections.enter("b")
    connections.leave("a")
    assert connections.enter("a")
    assert len(connections) == 3
    for address in "aab":
        connections.leave(address)
    assert len(connections) == 0


@pytest.mark.parametrize(
    ("client", "address"),
    [
        (None, "local"),
        (("192.0.2.1", 5), "192.0.2.1"),
        (("2001:db8:1:2:3:4:5:6", 5), "2001:db8:1:2::/64"),
        (("2001:db8:1:2::9", 5), "2001:db8:1:2::/64"),
        (("fe80::1%eth0", 5), "fe80::/64"),
        (("::ffff:192.0.2.1", 5), "192.0.2.1"),
        (("testclient", 5), "testclient"),
    ],
)
def test_limits_count_ipv6_addresses_by_network(client: tuple[str, int] | None, address: str) -> None:
    assert address_of(client) == address


def test_every_limit_is_an_option_of_serve() -> None:
    parser = argparse.ArgumentParser()
    serve.add_arguments(parser)
    group = next(group for group in parser._action_groups if group.title == "limits")
    options = [action.option_strings[0] for action in group._group_actions]
    assert len(options) == len(fields(Limits))
    given = serve._limits(parser.parse_args([f"{option}=7" for option in options]))
    assert {field.name: getattr(given, field.name) for field in fields(Limits)} == dict.fromkeys(
        (field.name for field in fields(Limits)), 7
    )


def test_a_client_that_does_not_read_is_dropped() -> None:
    class Stuck:
        unsent = UNSENT_BYTES
        written = 0
        is_dropped = False

        def write(self, frames: bytes) -> None:
            self.written += len(frames)

        def drop(self) -> None:
            self.is_dropped = True

    socket = Stuck()
    client = Client(socket, Metrics(), "a")  # type: ignore[arg-type]
    client.write(b"abc")
    assert (socket.written, socket.is_dropped) == (3, False)
    socket.unsent += 1
    client.write(b"abc")
    assert (socket.written, socket.is_dropped) == (3, True)
