"""The examples run, quickly."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.server.running import running
from tilewright.environments.baselines import Baseline

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def load(name: str) -> ModuleType:
    """An example, or a measurement, as a module."""
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_random_and_greedy(capsys: pytest.CaptureFixture[str]) -> None:
    load("random_and_greedy").main(["--games", "100"])
    said = capsys.readouterr().out
    assert "player_2:" in said
    assert "game over" in said
    assert "100.0% of 100 games" in said


def test_open_spiel_mcts(capsys: pytest.CaptureFixture[str]) -> None:
    load("open_spiel_mcts").main(["--games", "1", "--simulations", "3"])
    assert "MCTS with 3 simulations a move" in capsys.readouterr().out


@pytest.mark.slow
def test_learning(capsys: pytest.CaptureFixture[str]) -> None:
    """PyTorch is too large for every checkout: with it a short lesson, without it one sentence."""
    example = load("learn_ppo")
    if importlib.util.find_spec("torch") is not None:
        example.main(["--minutes", "0", "--games", "4"])
        assert "vs 50% greedy" in capsys.readouterr().out
        return
    with pytest.raises(SystemExit, match=r"^torch is missing; install it with: pip install 'tilewright\["):
        example.main(["--minutes", "0"])


def test_learning_without_torch(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    with pytest.raises(SystemExit, match=r"^torch is missing"):
        load("learn_ppo").main([])


@pytest.mark.slow
@pytest.mark.parametrize("name", ["ppo", "gumbel_alphazero"])
def test_learning_on_tensors(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("torch")
    example = load(name)
    example.SIZES["cpu"] = example.SIZES["cpu"]._replace(games=16, steps=8)
    saved, frozen, drawn = (tmp_path / file for file in ("saved.pt", "frozen.npz", "curve.svg"))
    options = ["--device", "cpu", "--minutes", "0.0001", "--games", "4"]
    example.main([*options, "--save", str(saved), "--export", str(frozen), "--plot", str(drawn)])
    said = capsys.readouterr().out
    assert said.count("%\n") == 2  # before and after one update
    assert "million steps/s with compiling" in said
    assert saved.stat().st_size > 100_000
    assert Baseline(frozen).steps == 128
    assert "<svg" in drawn.read_text()
    example.main([*options, "--resume", str(saved)])
    assert "2.56e+02" in capsys.readouterr().out  # two updates of 128 steps


def test_bot(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A program that knows nothing of Tilewright plays a whole game through the API."""
    with running(tmp_path) as server:
        load("bot").main([server.http_address, "1"])
    said = capsys.readouterr().out
    assert "The bot has" in said
    assert "wins." in said


def test_the_notebook(capsys: pytest.CaptureFixture[str]) -> None:
    """Its cells run in order, and it is kept without outputs."""
    notebook = json.loads((EXAMPLES / "azul.ipynb").read_text(encoding="utf-8"))
    assert (notebook["nbformat"], notebook["nbformat_minor"]) == (4, 5)
    names: dict[str, Any] = {}
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            assert not cell["outputs"]
            exec(compile("".join(cell["source"]), cell["id"], "exec"), names)
    said = capsys.readouterr().out
    assert "legal actions" in said
    assert "steps/s" in said
    assert names["position"]._repr_html_().startswith("<svg")
    copies, clones = (line for line in said.splitlines() if line.startswith(("deep copies", "clones")))
    assert (copies.count("',"), clones.count("',")) == (0, 2)
