"""Kernel and oracle get the counts in the files; the oracle, which is slow, only up to 1,500."""

from __future__ import annotations

import json
from dataclasses import dataclass

import pytest

from tests.oracle import engine as oracle
from tests.perft.rewrite import FOLDER
from tests.random_games import TABLES, table_name
from tilewright import Position
from tilewright.rules import perft as counting

ORACLES_LARGEST = 1500


@dataclass(frozen=True)
class Case:
    """One entry of a perft file."""

    name: str
    position: str
    counts: list[int]


CASES = [
    pytest.param(Case(**entry), id=f"{path.stem}: {entry['name']}")
    for path in sorted(FOLDER.glob("*.json"))
    for entry in json.loads(path.read_text(encoding="utf-8"))
]


def test_there_is_a_file_for_every_table() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == {table_name(*table) for table in TABLES}
    assert len(CASES) >= 40


@pytest.mark.parametrize("case", CASES)
def test_kernel(case: Case) -> None:
    position = Position.parse(case.position)
    assert str(position) == case.position
    assert [counting.count_sequences(position, depth) for depth in range(len(case.counts))] == case.counts


@pytest.mark.parametrize("case", CASES)
def test_oracle(case: Case) -> None:
    table = oracle.Table.parse(case.position)
    depths = [depth for depth, count in enumerate(case.counts) if count <= ORACLES_LARGEST]
    assert [oracle.perft(table, depth) for depth in depths] == [case.counts[depth] for depth in depths]


@pytest.mark.parametrize("case", CASES[::5])
def test_counting_in_pieces(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """Small limits for one call of the kernel do not change the count, and the counts of all moves add up to it."""
    depth = max(depth for depth, count in enumerate(case.counts) if count <= ORACLES_LARGEST)
    position = Position.parse(case.position)
    monkeypatch.setattr(counting, "PIECE", 10)
    assert counting.count_sequences(position, depth) == case.counts[depth]
    if position.legal_moves() and depth:
        parts = counting.divide(position, depth)
        assert list(parts) == position.legal_moves()
        assert sum(parts.values()) == case.counts[depth]


def test_counting_can_be_stopped() -> None:
    with pytest.raises(counting.Stopped):
        counting.count_sequences(Position.start(2), 3, lambda: True)
