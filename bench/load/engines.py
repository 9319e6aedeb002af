"""Programs that several servers need, each with its own folder and port: PostgreSQL, Redis, nginx."""

from __future__ import annotations

import contextlib
import os
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

import dev

PATIENCE_S = 60.0
UNPRIVILEGED = "nobody"


def program(wanted: dev.Program) -> str:
    """Where a program is; raises RuntimeError."""
    found = dev.find_program(wanted)
    if found is None:
        raise RuntimeError(f"this needs {wanted.title}: `python3 dev.py test` installs it")
    return found


def free_port() -> int:
    """A free port that the system gives to no outgoing connection, even while its server is stopped."""
    while True:
        port = 10_000 + secrets.randbelow(20_000)  # Linux gives outgoing connections ports from 32768 on
        with socket.socket() as found, contextlib.suppress(OSError):
            found.bind(("127.0.0.1", port))
            return port


class Postgres:
    """A server with its own data, which can be killed, stopped for a while and started again."""

    def __init__(self, megabytes: int | None = None, *, syncs: bool = True) -> None:
        """With `megabytes`, the data is on a RAM disk of this size, which `fill` fills; this needs root.

        `syncs`: commits are flushed to disk.
        """
        self._syncs = syncs
        self.folder = Path(tempfile.mkdtemp(prefix="tilewright-postgresql-"))
        self._user = UNPRIVILEGED if os.geteuid() == 0 else None  # it refuses to run as root
        if megabytes is not None:
            size = f"size={megabytes}m"
            subprocess.run(["mount", "-t", "tmpfs", "-o", size, "tmpfs", str(self.folder)], check=True)
        if self._user is not None:
            shutil.chown(self.folder, self._user)
        self._programs = Path(program(dev.POSTGRESQL)).resolve().parent
        self._run("initdb", "--no-sync", "--auth=trust", "--username=tilewright", "--encoding=UTF8", "--no-locale")
        self.port = free_port()  # as late as possible: another process may take a free port
        self.start()

    @property
    def pid(self) -> int:
        return int((self.folder / "data" / "postmaster.pid").read_text().splitlines()[0])

    @property
    def url(self) -> str:
        """The address of the database that PostgreSQL creates by default."""
        return f"postgresql://tilewright@127.0.0.1:{self.port}/postgres"

    def start(self) -> None:
        """Start it and wait until it answers."""
        settings = f"-h 127.0.0.1 -p {self.port} -c unix_socket_directories= -c max_connections=200"
        settings += "" if self._syncs else " -c fsync=off"
        self._run("pg_ctl", "-w", "-l", str(self.folder / "log"), "-o", settings, "start")

    def stop(self, mode: str = "fast") -> None:
        """End it and its connections; "immediate" is a crash."""
        self._run("pg_ctl", "-w", "-m", mode, "stop")

    def fill(self) -> None:
        """Leave no room on its disk."""
        with (self.folder / "filling").open("wb", buffering=0) as file, contextlib.suppress(OSError):
            for size in (2**20, 2**12):
                with contextlib.suppress(OSError):
                    while file.write(bytes(size)):
                        pass

    def make_room(self) -> None:
        """Undo `fill`, and restart the server if it stopped on the full disk, as an operator would."""
        (self.folder / "filling").unlink()
        try:
            self._run("pg_ctl", "status")
        except RuntimeError:
            (self.folder / "data" / "postmaster.pid").unlink(missing_ok=True)
            self.start()

    def remove(self) -> None:
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
        if done.returncode:
            raise RuntimeError((self.folder / "errors").read_text())


class Redis:
    """A Redis or Valkey that keeps nothing on disk."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="tilewright-redis-"))
        self.port = free_port()
        self.start()

    @property
    def pid(self) -> int:
        return int((self.folder / "pid").read_text())

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it and wait until it listens."""
        (self.folder / "pid").unlink(missing_ok=True)
        options = f"--port {self.port} --bind 127.0.0.1 --daemonize yes --appendonly no --dir {self.folder}"
        command = [program(dev.REDIS), *options.split(), "--pidfile", str(self.folder / "pid"), "--save", ""]
        subprocess.run(command, check=True, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
        until = time.monotonic() + PATIENCE_S
        while time.monotonic() < until:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
                if (self.folder / "pid").exists():
                    return
            time.sleep(0.02)
        raise RuntimeError("Redis has not started")

    def kill(self) -> None:
        """End it; what it held is gone."""
        remove_redis(self.folder, keep=True)

    def remove(self) -> None:
        remove_redis(self.folder)


def remove_redis(folder: Path, keep: bool = False) -> None:
    """Kill a server, if it runs."""
    note = folder / "pid"
    if note.exists():
        with contextlib.suppress(ProcessLookupError):
            os.kill(int(note.read_text()), signal.SIGKILL)
        note.unlink()
    if not keep:
        shutil.rmtree(folder, ignore_errors=True)


def remove_postgres(folder: Path) -> None:
    """End a server, if it runs, and delete its data."""
    note = folder / "data" / "postmaster.pid"
    if note.exists():
        os.kill(int(note.read_text().splitlines()[0]), signal.SIGQUIT)
        until = time.monotonic() + PATIENCE_S
        while note.exists() and time.monotonic() < until:
            time.sleep(0.02)
    if folder.is_mount():
        subprocess.run(["umount", "--lazy", str(folder)], check=False)
    shutil.rmtree(folder, ignore_errors=True)


NGINX_SETTINGS = """
pid {folder}/pid;
error_log {folder}/errors warn;
worker_processes 1;
events {{ worker_connections 4096; }}
http {{
    access_log off;
    client_body_temp_path {folder}/bodies;
    proxy_temp_path {folder}/proxied;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    upstream tilewright {{
        {servers}
    }}
    server {{
        listen 127.0.0.1:{port};
        location / {{
            proxy_pass http://tilewright;
            proxy_http_version 1.1;
            proxy_set_header Host $http_host;
            proxy_set_header Upgrade $http_upgrade;
            proxy_set_header Connection "upgrade";
            proxy_set_header X-Forwarded-For $remote_addr;
            proxy_connect_timeout 2s;
            proxy_read_timeout 60s;
        }}
    }}
}}
"""


class Nginx:
    """A reverse proxy in front of several ports; each connection goes to the next one that answers."""

    def __init__(self, ports: Sequence[int]) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="tilewright-nginx-"))
        self.folder.chmod(0o755)
        self.port = free_port()
        servers = " ".join(f"server 127.0.0.1:{port} max_fails=0;" for port in ports)
        settings = self.folder / "settings"
        settings.write_text(NGINX_SETTINGS.format(folder=self.folder, servers=servers, port=self.port))
        subprocess.run([program(dev.NGINX), "-c", str(settings), "-p", str(self.folder)], check=True)

    def remove(self) -> None:
        note = self.folder / "pid"
        until = time.monotonic() + PATIENCE_S
        while not note.exists() and time.monotonic() < until:
            time.sleep(0.02)
        os.kill(int(note.read_text()), signal.SIGTERM)
        while note.exists() and time.monotonic() < until:
            time.sleep(0.02)
        shutil.rmtree(self.folder, ignore_errors=True)
