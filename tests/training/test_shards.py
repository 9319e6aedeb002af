"""Files of self-play games: they are small, and damaged or incomplete ones are refused."""

from __future__ import annotations

import errno
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.training.test_games import some_games
from tilewright import Side
from tilewright.training.games.shards import BadShard, Games, Origin, read_shard, write_shard

pytestmark = pytest.mark.slow  # self-play

ORIGIN = Origin(2, Side.COLOURED, 3, 1, "linear", "alpha-beta", 40, 99)


@pytest.fixture(scope="module")
def games() -> Games:
    return some_games(2, Side.COLOURED, count=60)


def test_what_is_written_is_read(games: Games, tmp_path: Path) -> None:
    path = write_shard(tmp_path, ORIGIN, games)
    assert path.name == "00003-0001.npz"
    origin, found = read_shard(path)
    assert origin == ORIGIN
    for each in fields(Games):
        assert getattr(found, each.name).dtype == getattr(games, each.name).dtype
        np.testing.assert_array_equal(getattr(found, each.name), getattr(games, each.name))
    assert [file.name for file in tmp_path.iterdir()] == [path.name]


@pytest.mark.parametrize(("players", "most"), [(2, 150), (4, 250)])
def test_a_game_takes_little_room(players: int, most: int, tmp_path: Path) -> None:
    side = Side.COLOURED
    path = write_shard(tmp_path, replace(ORIGIN, players=players), some_games(players, side, count=100))
    assert path.stat().st_size / 100 < most


def changed(path: Path, **changes: Any) -> None:
    with np.load(path) as stored:
        arrays = dict(stored)
    for name, value in changes.items():
        if value is None:
            del arrays[name]
        else:
            arrays[name] = value
    np.savez_compressed(path, **arrays)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"version": np.int64(99)}, "has version 99; this program reads version 2"),
        ({"version": None}, "has version none"),
        ({"moves_low": None}, "is damaged: the digest of its games"),
        ({"final": np.zeros((2, 2), np.int16)}, "is damaged: the digest of its games"),
        ({"side": np.array("green")}, "does not have the format of a file of games"),
        ({"seed": None}, "does not have the format of a file of games"),
    ],
)
def test_a_file_of_something_else_is_refused(
    changes: dict[str, Any], sentence: str, games: Games, tmp_path: Path
) -> None:
    path = write_shard(tmp_path, ORIGIN, games)
    changed(path, **changes)
    with pytest.raises(BadShard, match=sentence) as caught:
        read_shard(path)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("kept", [0, 10, 1000, -30])
def test_a_half_written_file_is_refused(kept: int, games: Games, tmp_path: Path) -> None:
    path = write_shard(tmp_path, ORIGIN, games)
    path.write_bytes(path.read_bytes()[:kept])
    with pytest.raises(BadShard, match="is not a complete file of games"):
        read_shard(path)


def test_one_thread_at_a_time_reads(games: Games, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In Python 3.11, parsing the headers of arrays in several threads may raise a SystemError."""
    path = write_shard(tmp_path, ORIGIN, games)
    load, inside = np.load, threading.Lock()

    @contextmanager
    def load_alone(file: Any) -> Iterator[Any]:
        assert inside.acquire(blocking=False)
        with load(file) as stored:
            time.sleep(0.01)
            yield stored
        inside.release()

    monkeypatch.setattr(np, "load", load_alone)
    with ThreadPoolExecutor(4) as pool:
        assert len(list(pool.map(read_shard, [path] * 8))) == 8


def test_a_missing_file_is_reported(tmp_path: Path) -> None:
    with pytest.raises(BadShard, match="there is no file"):
        read_shard(tmp_path / "00001-0000.npz")


def test_a_full_disk_leaves_nothing_behind(games: Games, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: Any, **__: Any) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(np, "savez_compressed", full)
    with pytest.raises(OSError, match=r"No space left on device: .*00003-0001\.npz"):
        write_shard(tmp_path, ORIGIN, games)
    assert list(tmp_path.iterdir()) == []
