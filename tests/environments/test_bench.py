"""The measurements run. Only one ratio of speeds is checked, as the machine may be busy."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path

import pytest

from bench import baselines, gpu

pytestmark = pytest.mark.slow  # measurements


def test_jax_is_measured_and_pgx_is_asked_for() -> None:
    environments = gpu.jax_environments([(2, "coloured")], with_pgx=False)
    assert gpu.measure_jax(environments["azul 2c"], 4, 0.01) > 0
    if importlib.util.find_spec("pgx") is None:
        with pytest.raises(SystemExit, match="--pgx measures games of pgx: pip install pgx"):
            gpu.jax_environments([], with_pgx=True)


def test_baselines_are_rated(capsys: pytest.CaptureFixture[str]) -> None:
    baselines.main(["ppo-2c", "greedy", "--games", "2"])
    assert "| baseline:ppo-2c | greedy | 2 |" in capsys.readouterr().out
    with pytest.raises(SystemExit, match="baseline is one of"):
        baselines.main(["best", "greedy"])


def test_bench(capsys: pytest.CaptureFixture[str]) -> None:
    path = Path(__file__).resolve().parents[2] / "bench" / "environments.py"
    spec = importlib.util.spec_from_file_location("bench_environments", path)
    assert spec is not None
    assert spec.loader is not None
    bench = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(bench)
    status = bench.main(["--seconds", "0.05", "--slices", "1", "--json"])
    figures = json.loads(capsys.readouterr().out)
    assert status == (0 if figures["reached"] else 1)
    assert figures["bytes_per_env"] < 4096
    assert set(figures["steps_per_s"]) >= {*bench.BARS, "backgammon", "tictactoe_v3.env()", "connect_four_v3.env()"}
    assert figures["ratios"]["AzulVectorEnv, copy=False"]["tictactoe_v3.env()"] > 10
    assert set(figures["ratios"]["python_azul, observed"]) == {"backgammon, observed"}
