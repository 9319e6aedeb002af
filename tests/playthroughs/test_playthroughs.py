"""Kernel and oracle replay the recorded games exactly."""

from __future__ import annotations

import pytest

from tests.oracle.engine import Table
from tests.playthroughs.rewrite import FOLDER, playthrough
from tests.random_games import TABLES, table_name


@pytest.mark.parametrize(("players", "side"), TABLES)
def test_kernel(players: int, side: str) -> None:
    """After an intended change, run `python3 dev.py python -m tests.playthroughs.rewrite` and check the difference."""
    written = (FOLDER / f"{table_name(players, side)}.txt").read_text(encoding="utf-8")
    assert playthrough(players, side).splitlines() == written.splitlines()


@pytest.mark.parametrize(("players", "side"), TABLES)
def test_oracle(players: int, side: str) -> None:
    table: Table | None = None
    for line in (FOLDER / f"{table_name(players, side)}.txt").read_text(encoding="utf-8").splitlines():
        kind, _, rest = line.partition(" ")
        if kind == "position":
            table = table or Table.parse(rest)
            assert str(table) == rest
        elif kind == "legal":
            assert table is not None
            assert len(table.legal_moves()) == int(rest.split()[0])
        elif kind in ("deal", "move"):
            assert table is not None
            table = table.deal(rest) if kind == "deal" else table.play(rest)
    assert table is not None
    ended = table.outcome()
    assert ended is not None
    winners, scores = (",".join(map(str, numbers)) for numbers in (ended.winners, ended.scores))
    assert line.startswith(f"outcome winners {winners} scores {scores} ")
