"""`tilewright serve` as a program: it prints its address, refuses bad options, and ends cleanly."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from tests.cli.talking import COMMAND, tilewright

pytestmark = pytest.mark.slow  # servers are started and stopped

PATIENCE_S = 120


@contextmanager
def started(*arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A running server process, and its address."""
    with subprocess.Popen(
        [*COMMAND, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=os.environ
    ) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            assert line.startswith("Tilewright is at http://127.0.0.1:"), line + (process.stderr or sys.stderr).read()
            yield process, line.split()[-1]
        finally:
            process.kill()


def test_serving_and_ctrl_c(tmp_path: Path) -> None:
    """While a server runs, no other one can use its data folder; after Ctrl-C the next one finds the table."""
    serve = ("serve", "--no-page", "--port", "0", "--data", str(tmp_path))
    seats = {"seats": [{"who": "person"}, {"who": "open"}]}
    with started(*serve) as (process, address):
        made = httpx.post(f"{address}api/tables", json=seats, timeout=PATIENCE_S).json()
        done = tilewright(*serve)
        assert done.returncode == 2
        assert done.stderr == (
            f"tilewright: another process is using {tmp_path} ({address}): use that server, stop the process, or "
            "choose another folder with --data\n"
        )
        if os.name != "nt":
            modes = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}
            assert set(modes.values()) == {0o600}, modes
            assert {"server.lock", "tables.sqlite"} <= set(modes)
        process.send_signal(signal.SIGINT)
        out, error = process.communicate(timeout=PATIENCE_S)
        assert process.returncode == 0
        assert out == ""
        assert "Traceback" not in error
        assert made["secret"] not in error
        assert made["table"] not in error
    with started(*serve) as (_, address):
        view = httpx.get(f"{address}api/tables/{made['table']}", timeout=PATIENCE_S).json()
        assert view["state"] == "waiting"


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        done = tilewright("serve", "--no-page", "--port", port, "--data", str(tmp_path))
    assert done.returncode == 2
    assert done.stderr.startswith(f"tilewright: the server cannot listen on 127.0.0.1 port {port}")
    assert "Traceback" not in done.stderr


def test_data_that_is_no_folder(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("not a folder", encoding="utf-8")
    done = tilewright("serve", "--no-page", "--port", "0", "--data", str(file))
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert done.stderr.startswith("tilewright: ")


@pytest.mark.parametrize(
    "arguments",
    [["--port", "x"], ["--connections", "0"], ["--computer-pause", "-1"], ["--computer-threads", "many"]],
)
def test_bad_options(arguments: list[str]) -> None:
    done = tilewright("serve", *arguments)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr


def test_a_port_out_of_range(tmp_path: Path) -> None:
    done = tilewright("serve", "--no-page", "--port", "99999", "--data", str(tmp_path))
    assert done.returncode == 2
    assert done.stderr.startswith("tilewright: the server cannot listen on")


def test_killed_in_the_middle(tmp_path: Path) -> None:
    """Nothing that was acknowledged is lost by `kill -9`, nothing happens twice, and no lock is left."""
    serve = ("serve", "--no-page", "--port", "0", "--data", str(tmp_path), "--requests", "1000", "--burst", "1000")
    seats = {"seats": [{"who": "person"}, {"who": "person"}], "first": 1}
    made: dict[str, str] = {}
    moves: list[str] = []
    for _ in range(3):
        with started(*serve) as (process, address):
            if not made:
                made = httpx.post(f"{address}api/tables", json=seats, timeout=PATIENCE_S).json()
            with connect(f"ws{address.removeprefix('http')}live", max_size=None, open_timeout=PATIENCE_S) as live:
                live.send(json.dumps({"type": "hello", "table": made["table"], "secret": made["secret"]}))
                view = heard(live, "view")
                played = [entry["event"]["move"] for entry in view["log"] if entry["event"]["kind"] == "played"]
                assert played == moves
                for _ in range(3):
                    turn = view["you"]["turns"][0]
                    move = turn["moves"][0][0]
                    play = {"type": "play", "id": 1, "seat": turn["seat"], "move": move, "at": turn["at"]}
                    live.send(json.dumps(play))
                    heard(live, "done")
                    moves.append(move)
                    view = heard(live, "you")
                process.kill()
                process.wait()


def heard(live: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of this type."""
    while True:
        message: dict[str, Any] = json.loads(live.recv(PATIENCE_S))
        assert message["type"] != "error", message
        if message["type"] == kind:
            return message
