"""Invitations: only their digests are stored; links of version 0.1.0 still work."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from tests.server.running import OPEN, PERSON, Message, Person, running
from tests.server.store.places import GOING
from tests.server.table.sitting import NOW, SECRET, TABLE
from tilewright.server.keys import holder_of
from tilewright.server.store.sqlite import SqliteStore
from tilewright.server.store.sqlite.schema import MIGRATIONS

OLD_INVITE = "Invite0000000001"
OLD_SECRET = "s" * 43


def bytes_of(folder: Path) -> bytes:
    """The bytes of all files in the data folder."""
    return b"".join(file.read_bytes() for file in sorted(folder.rglob("*")) if file.is_file())


def test_no_file_holds_an_invitation(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        made = [server.make(PERSON, OPEN) for _ in range(20)]
        joined = server.join(made[0]["invite"], "Bo")
        assert joined["invite"] == made[0]["invite"]
        while_running = bytes_of(tmp_path)
    stored = bytes_of(tmp_path)
    for table in made:
        assert table["table"].encode() in stored
        assert table["invite"].encode() not in stored + while_running
        assert table["secret"].encode() not in stored + while_running
    with running(tmp_path) as server:
        assert server.join(made[1]["invite"], "Bo")["table"] == made[1]["table"], "the link still works"


def old_event(kind: str, **fields: Any) -> bytes:
    return json.dumps({"kind": kind, **fields}, separators=(",", ":")).encode()


async def write_old_store(path: Path, tables: int) -> None:
    """Write a store as version 0.1.0 did: the first event contains the invitation."""
    store = await SqliteStore.open(path, migrations=MIGRATIONS[:1])
    for number in range(tables):
        table, invite = f"{TABLE[:-2]}{number:02}", f"{OLD_INVITE[:-2]}{number:02}"
        settings: Message = {"seats": [{"who": "person", "name": "Ana"}, {"who": "open"}]}
        made = old_event("made", table=table, invite=invite, settings=settings, secret=SECRET.hex())
        sat = old_event("sat", seat=1, name="Ana", holder=holder_of(OLD_SECRET))
        await store.create(table, invite, [made, sat], NOW, GOING)
    await store.close()


def test_a_store_of_an_older_version_loses_its_invitations_but_not_its_links(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    asyncio.run(write_old_store(path, 100))
    assert OLD_INVITE[:-2].encode() in bytes_of(tmp_path)
    with running(tmp_path) as server:
        assert OLD_INVITE[:-2].encode() not in path.read_bytes()
        table = f"{TABLE[:-2]}42"
        with Person(server, table, OLD_SECRET) as ana:
            ana.hear_type("view")
            assert ana.view["state"] == "waiting"
            assert server.join(f"{OLD_INVITE[:-2]}42", "Bo")["table"] == table
            ana.hear_event("dealt")
    assert OLD_INVITE[:-2].encode() not in bytes_of(tmp_path)


def test_a_damaged_first_event_is_still_known_as_damaged_after_the_migration(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    asyncio.run(write_old_store(path, 2))

    async def spoil() -> None:
        store = await SqliteStore.open(path, migrations=MIGRATIONS[:1])
        await store._writer.submit(
            lambda connection: connection.execute("UPDATE events SET time = 5 WHERE table_id = 1 AND seq = 1")
        )
        await store.close()

    asyncio.run(spoil())
    with running(tmp_path) as server:
        assert server.http.get(f"/api/tables/{TABLE[:-2]}00").json()["code"] == "damaged-table"
        assert server.view(f"{TABLE[:-2]}01")["state"] == "waiting"
