"""The frozen policies (baselines): small files that need only NumPy and beat the greedy player."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from unittest import mock

import numpy as np
import pytest
import torch

from tilewright import Position
from tilewright.environments import UnusableBatch, UnusableOption, policy
from tilewright.environments.baselines import FOLDER, NAMES, Baseline
from tilewright.players import GreedyPlayer, Player, play_game

pytestmark = pytest.mark.slow  # PyTorch

each_baseline = pytest.mark.parametrize("name", NAMES)


def test_they_are_small() -> None:
    assert NAMES
    assert sum(path.stat().st_size for path in FOLDER.glob("*.npz")) <= 1_000_000


@each_baseline
def test_they_beat_the_greedy_player(name: str) -> None:
    """They win more than half of 20 games with fixed seeds."""
    baseline = Baseline(name)
    won = 0.0
    for seed in range(20):
        players: list[Player] = [baseline, GreedyPlayer()] if seed % 2 else [GreedyPlayer(), baseline]
        outcome = play_game(Position.start(side=baseline.side), players, seed).outcome
        assert outcome is not None
        won += outcome.ranks[players.index(baseline)] == 1
    assert won > 10


@each_baseline
def test_only_legal_moves_have_a_probability(name: str) -> None:
    baseline = Baseline(name)
    masks = np.zeros((5, 180), np.int8)
    masks[np.arange(5), [3, 50, 99, 7, 179]] = 1
    logs, values = baseline.evaluate(np.zeros((5, 237), np.uint8), masks)
    assert logs.argmax(1).tolist() == [3, 50, 99, 7, 179]
    assert np.allclose(np.exp(logs).sum(1), 1)
    assert values.shape == (5,)


def test_an_exported_policy_evaluates_like_the_original(tmp_path: Path) -> None:
    torch.manual_seed(1)
    net = policy.Policy("grey", 24)
    policy.save(str(tmp_path / "net.pt"), net, steps=7)
    command = [sys.executable, "-m", "tilewright.environments.policy", "net.pt", "net.npz"]
    subprocess.run(command, check=True, cwd=tmp_path)
    frozen = Baseline(tmp_path / "net.npz")
    assert (frozen.side, frozen.steps) == ("grey", 7)
    generator = np.random.default_rng(1)
    observations, masks = generator.integers(0, 2, (50, 437), np.uint8), generator.random((50, 205)) < 0.3
    with torch.no_grad():
        logs, values = net(torch.from_numpy(observations), torch.from_numpy(masks))
    found, found_values = frozen.evaluate(observations, masks)
    assert np.abs(np.exp(found) - logs.exp().numpy()).max() < 0.01
    assert np.abs(found_values / 10 - values.numpy()).max() < 0.05
    arguments = mock.patch.object(sys, "argv", ["policy", "none.pt", "net.npz"])
    with arguments, pytest.raises(SystemExit, match=r"^none\.pt is not a saved policy"):
        policy.main()


def test_bad_input_is_refused_in_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(UnusableOption, match="baseline is one of gumbel-2c, ppo-2c"):
        Baseline("best")
    for content in (b"nothing", b""):
        (tmp_path / "bad.npz").write_bytes(content)
        with pytest.raises(UnusableOption, match=r"bad\.npz is not a frozen policy"):
            Baseline(tmp_path / "bad.npz")
    baseline = Baseline("ppo-2c")
    with pytest.raises(UnusableOption, match="plays with 2 players on the coloured side, not with 3 on the grey side"):
        baseline.choose(Position.start(3, "grey").deal_randomly(1))
    with pytest.raises(UnusableBatch, match=r"observations have the shape \(N, 237\)"):
        baseline.actions(np.zeros((4, 5)), np.zeros((4, 180)))


def test_they_need_numpy_only() -> None:
    code = "import sys\nsys.modules['torch'] = None\nfrom tilewright.environments.baselines import Baseline\n"
    subprocess.run([sys.executable, "-c", code + "Baseline('ppo-2c')"], check=True)
