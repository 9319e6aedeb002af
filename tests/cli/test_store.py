"""`tilewright store`: check, backup, list, delete, beside a running server."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.talking import tilewright
from tests.server.people import sign_up
from tests.server.running import OPEN, PERSON, RunningServer, running
from tests.server.store.engines import fresh_schema, shared_postgres
from tilewright.server.alone import alone_in


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RunningServer]:
    with running(tmp_path) as started:
        yield started


def test_list_and_delete_what_a_person_left(server: RunningServer, tmp_path: Path) -> None:
    of_ana, of_bo = server.make(PERSON, OPEN)["table"], server.make({"who": "person", "name": "Bo"}, OPEN)["table"]
    listed = tilewright("store", "list", "--data", str(tmp_path)).stdout.splitlines()
    assert sorted(line.split()[0] for line in listed) == sorted([of_ana, of_bo])
    assert "waiting  2 seats, 1 people     2 events" in listed[0]
    found = tilewright("store", "list", "--name", "Bo", "--json", "--data", str(tmp_path)).stdout
    assert json.loads(found)["table"] == of_bo
    done = tilewright("store", "delete", of_bo, "nothing", "--data", str(tmp_path))
    assert (done.returncode, done.stdout) == (1, f"{of_bo}: deleted\n")
    assert done.stderr == "tilewright: there is no table 'nothing'\n"
    assert tilewright("store", "list", "--name", "Bo", "--data", str(tmp_path)).stdout == ""


def test_list_finds_a_guest_by_the_name_they_got_later(server: RunningServer, tmp_path: Path) -> None:
    made = server.make(PERSON, OPEN)
    bo = sign_up(server, "Bo")
    wanted = [{"table": made["table"], "secret": made["secret"]}]
    assert server.post("/api/me/games", {"games": wanted}, **bo.headers).json() == {"tables": [made["table"]]}
    for name in ("Ana", "Bo"):
        found = tilewright("store", "list", "--name", name, "--json", "--data", str(tmp_path)).stdout
        assert json.loads(found)["table"] == made["table"]


def test_a_backup_is_a_store(server: RunningServer, tmp_path: Path) -> None:
    table = server.make(PERSON, OPEN)["table"]
    copy = tmp_path / "copy" / "tables.sqlite"
    done = tilewright("store", "backup", str(copy), "--data", str(tmp_path))
    assert done.stdout == f"{copy}: {copy.stat().st_size} bytes\n"
    with running(copy.parent) as restored:
        assert restored.view(table)["state"] == "waiting"
    refused = tilewright("store", "backup", str(tmp_path / "tables.sqlite"), "--data", str(tmp_path))
    assert refused.returncode == 2
    assert refused.stderr == "tilewright: A backup cannot be written over the store itself; choose another file.\n"


def test_check_replays_every_game(server: RunningServer, tmp_path: Path) -> None:
    made = [server.make(PERSON, OPEN)["table"] for _ in range(3)]
    done = tilewright("store", "check", "--data", str(tmp_path))
    assert done.returncode == 0
    assert done.stdout.startswith("3 tables with 6 events, 3 games unfinished, ")
    assert done.stdout.endswith("damaged tables: none\n")
    with closing(sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)) as connection:
        where = "table_id = (SELECT id FROM tables WHERE name = ?) AND seq = 2"
        connection.execute(f"UPDATE events SET body = x'7b7d' WHERE {where}", (made[1],))
    done = tilewright("store", "check", "--data", str(tmp_path))
    assert done.returncode == 1
    assert done.stdout.startswith(
        f"{made[1]}: This table's log is damaged (event 2 is missing or not as it was written)"
    )
    assert done.stdout.endswith("damaged tables: 1\n")


@pytest.mark.slow  # PostgreSQL is started
def test_copy_from_sqlite_to_postgresql_and_back(tmp_path: Path, session_folder: Path) -> None:
    first, last = tmp_path / "first", tmp_path / "last"
    database = asyncio.run(fresh_schema(shared_postgres(session_folder)))
    with running(first) as server:
        made = [server.make(PERSON, OPEN) for _ in range(3)]
        with alone_in(first, server.http_address):  # the lock that `tilewright serve` holds
            refused = tilewright("store", "copy", database, "--data", str(first))
        assert refused.stderr.startswith(f"tilewright: another process is using {first}")
    assert tilewright("store", "copy", database, "--data", str(first)).returncode == 0
    again = tilewright("store", "copy", database, "--data", str(first))
    assert (again.returncode, again.stderr) == (2, "tilewright: the store to copy to is not empty; choose another\n")
    listed = tilewright("store", "list", "--store", database).stdout
    assert listed == tilewright("store", "list", "--data", str(first)).stdout
    writing = tilewright("store", "copy", str(last), "--store", database)
    assert writing.stderr.startswith("tilewright: servers may be writing: run `tilewright operate read-only`")
    assert tilewright("operate", "read-only", "--store", database).returncode == 0
    done = tilewright("store", "copy", str(last), "--store", database)
    assert (done.returncode, done.stdout) == (0, "3 tables with 6 events copied\n")
    assert tilewright("store", "check", "--data", str(last)).returncode == 0
    with running(last) as server:
        joined = server.join(made[0]["invite"], "Bo")  # invitations and secrets still work
        assert joined["table"] == made[0]["table"]
        assert server.http.get("/api/health").json()["mode"] == "open"
