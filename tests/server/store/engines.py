"""A PostgreSQL server for the tests: the first test that needs it starts it, all workers share it, the end stops it."""

from __future__ import annotations

import os
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path

import dev

PATIENCE_S = 60.0
NOTE = "postgresql-server"
UNPRIVILEGED = "nobody"


def program(wanted: dev.Program) -> str:
    """Where a program is; a missing one fails the test."""
    found = dev.find_program(wanted)
    assert found is not None, f"these tests need {wanted.title}; `python3 dev.py test` installs it"
    return found


def free_port() -> int:
    """A port that nobody uses at the moment."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Postgres:
    """A server with its own data, which can be killed, stopped for a while and started again. It syncs its commits."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="tilewright-postgresql-"))
        self.port = free_port()
        self._user = UNPRIVILEGED if os.geteuid() == 0 else None  # it refuses to run as root
        if self._user is not None:
            shutil.chown(self.folder, self._user)
        self._programs = Path(program(dev.POSTGRESQL)).resolve().parent
        self._run("initdb", "--no-sync", "--auth=trust", "--username=tilewright", "--encoding=UTF8", "--no-locale")
        self.start()

    @property
    def pid(self) -> int:
        return int((self.folder / "data" / "postmaster.pid").read_text().splitlines()[0])

    @property
    def url(self) -> str:
        """Of the database that every server has."""
        return f"postgresql://tilewright@127.0.0.1:{self.port}/postgres"

    def start(self) -> None:
        """Start it and wait until it answers."""
        settings = f"-h 127.0.0.1 -p {self.port} -c unix_socket_directories= -c max_connections=200"
        self._run("pg_ctl", "-w", "-l", str(self.folder / "log"), "-o", settings, "start")

    def stop(self, mode: str = "fast") -> None:
        """End it and its connections; "immediate" is a crash."""
        self._run("pg_ctl", "-w", "-m", mode, "stop")

    def remove(self) -> None:
        """End it for good."""
        remove_postgres(self.folder)

    def _run(self, name: str, *options: str) -> None:
        with (self.folder / "errors").open("wb") as errors:  # a file, because the server would keep a pipe open
            done = subprocess.run(
                [str(self._programs / name), "-D", str(self.folder / "data"), *options],
                user=self._user,
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=errors,
                check=False,
            )
        assert done.returncode == 0, (self.folder / "errors").read_text()


def remove_postgres(folder: Path) -> None:
    """End a server, if it runs, and delete its data."""
    note = folder / "data" / "postmaster.pid"
    if note.exists():
        os.kill(int(note.read_text().splitlines()[0]), signal.SIGQUIT)
        until = time.monotonic() + PATIENCE_S
        while note.exists() and time.monotonic() < until:
            time.sleep(0.02)
    shutil.rmtree(folder, ignore_errors=True)


def shared_postgres(session_folder: Path) -> str:
    """The address of the server that all tests of a run share; `session_folder` is common to all workers."""
    import fcntl

    note = session_folder / NOTE
    with (session_folder / f"{NOTE}.lock").open("w") as guard:
        fcntl.flock(guard, fcntl.LOCK_EX)
        if not note.exists():
            server = Postgres()
            note.write_text(f"{server.folder}\n{server.url}\n")
    return note.read_text().splitlines()[1]


def stop_shared(session_folder: Path) -> None:
    """End the shared server, if some test has started it."""
    note = session_folder / NOTE
    if note.exists():
        remove_postgres(Path(note.read_text().splitlines()[0]))
        note.unlink()


async def fresh_schema(url: str) -> str:
    """An address of the same server with tables of its own."""
    import asyncpg

    name = f"t{secrets.token_hex(6)}"
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(f"CREATE SCHEMA {name}")
    finally:
        await connection.close()
    return f"{url}?search_path={name}"
