"""`tilewright bench`: all figures are there, and the signature is the one of this version."""

from __future__ import annotations

import json

import pytest

from tests.cli.talking import tilewright
from tilewright._version import SIGNATURE
from tilewright.cli import bench, bench_figures


@pytest.mark.slow
def test_signature() -> None:
    done = tilewright("bench", "--signature")
    assert done.stdout == f"{SIGNATURE}\n"


@pytest.mark.slow
def test_json(monkeypatch: pytest.MonkeyPatch) -> None:
    """The JSON output has every figure."""
    monkeypatch.setattr(bench, "signature", lambda: 99)  # `test_signature` computes it
    exec(bench_figures.FIRST_MOVE, {})
    *before, last = bench_figures.FIRST_MOVE.splitlines()
    assert last == "position.play(position.legal_moves()[0])"
    shorter = "\n".join([*before, "position.legal_moves()"])  # half of the compile time is for `play`
    monkeypatch.setattr(bench_figures, "FIRST_MOVE", shorter)
    done = tilewright("bench", "--json", "--seconds", "0.01")
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    for name in ("random_games_per_s", "random_moves_per_s"):
        for prefix in ("", "grey_"):
            assert set(figures[prefix + name]) == {"2", "3", "4"}
            assert min(figures[prefix + name].values()) > 0
    assert figures["perft_nodes_per_s"] > 0
    assert figures["position_plies_per_s"] > 0
    assert set(figures["search_nodes_per_s"]) == {"2", "3", "4"}
    assert min(figures["search_nodes_per_s"].values()) > 0
    assert set(figures["threads"]["games_per_s"]) == set(figures["threads"]["ratio"])
    assert figures["threads"]["ratio"]["1"] == 1
    assert figures["compile_s"] > 0
    assert figures["cache_load_s"] > 0
    assert figures["signature"] == 99
    memory = figures["engine_memory_mb"]
    assert memory is None or 0 < memory < 300


def test_table_has_figures_of_each_kind() -> None:
    """The table for people has the figures for four players, for two threads, and all that exist once."""
    by_players = {"2": 11, "3": 22, "4": 33}
    figures = {
        "random_games_per_s": by_players,
        "random_moves_per_s": by_players,
        "grey_random_games_per_s": by_players,
        "grey_random_moves_per_s": by_players,
        "perft_nodes_per_s": 44_000_000,
        "position_plies_per_s": 55_000,
        "search_nodes_per_s": {"2": 6_600_001, "3": 6_600_002, "4": 6_600_003},
        "threads": {"games_per_s": {"1": 66, "2": 99}, "ratio": {"1": 1.0, "2": 1.5}},
        "compile_s": 7.7,
        "cache_load_s": 0.8,
        "engine_memory_mb": None,
        "signature": 99,
    }
    shown = bench.table(figures)
    for words in ("4 players, grey", "44,000,000", "55,000", "6,600,003", "1.50", "7.70 s", "0.80 s", "unknown", "99"):
        assert words in shown


def test_thread_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    for cores, counts in ((1, [1]), (2, [1, 2]), (6, [1, 2, 4, 6]), (16, [1, 2, 4, 8, 16])):
        monkeypatch.setattr(bench_figures, "cores", lambda cores=cores: cores)
        assert list(bench_figures.thread_counts()) == counts


@pytest.mark.parametrize("seconds", ["0", "-1", "nan", "inf", "soon", "1e9"])
def test_mistakes(seconds: str) -> None:
    done = tilewright("bench", "--seconds", seconds)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
