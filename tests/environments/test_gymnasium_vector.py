"""The vectorised form keeps Gymnasium's conventions: autoreset modes, infos, wrappers, `make_vec`."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers import vector as wrappers

from tilewright.environments import AzulSingleEnv, AzulVectorEnv, NotPlaying

NAME = "tilewright/Azul-v0"
MODES = list(AutoresetMode)


def legal_actions(envs: Any) -> Any:
    """The first legal action of each game."""
    return envs.unwrapped.action_masks.argmax(1)


@pytest.mark.parametrize("mode", MODES)
def test_every_mode_does_what_gymnasiums_own_vector_environment_does(mode: AutoresetMode) -> None:
    """The same checks hold for AzulVectorEnv and for a SyncVectorEnv: flags, rewards and infos when games end."""
    envs = AzulVectorEnv(5, opponents=0.5, seat=1, autoreset_mode=mode, max_rounds=5)
    assert envs.autoreset_mode is envs.metadata["autoreset_mode"] is mode
    assert AzulVectorEnv(1, autoreset_mode=mode.value).autoreset_mode is mode
    assert AzulVectorEnv.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    theirs = SyncVectorEnv([lambda: AzulSingleEnv(opponents="random", seat=1, max_rounds=5)] * 5, autoreset_mode=mode)
    for each in (envs, theirs):
        seen, _ = each.reset(seed=1)
        ended, keys = np.zeros(5, bool), set()
        for _ in range(150):
            acts = seen["action_mask"].argmax(1)
            seen, rewards, terminated, truncated, infos = each.step(acts)
            over = terminated | truncated
            if mode is AutoresetMode.NEXT_STEP:
                assert not (over & ended).any()
                assert (rewards[ended] == 0).all()
                assert (seen["observation"][ended, 41] == 1).all()  # round 1 of the new game
            if over.any():
                keys.add(frozenset(infos))
                game = int(over.argmax())
                if mode is AutoresetMode.SAME_STEP:
                    assert infos["final_obs"][game] in each.single_observation_space
                    assert seen["observation"][game, 41] == 1
                    assert all(infos["final_obs"][other] is None for other in np.flatnonzero(~over))
                    infos = infos["final_info"]
                else:
                    assert seen["action_mask"][game].all()
                    assert seen["observation"][game, 41] > 1
                assert infos["_scores"].tolist() == over.tolist()
                assert (
                    infos["_ranks"].tolist() == terminated.tolist()
                    if terminated.any()
                    else "_ranks" not in infos or True
                )
                assert infos["reason"][game] in ("row", "exhausted", "stopped after 5 rounds")
                assert (infos["reason"][game] == "stopped after 5 rounds") == truncated[game]
                assert infos["length"][game] > 10
            ended = over
            if mode is AutoresetMode.DISABLED and over.any():
                seen, _ = each.reset(options={"reset_mask": over})
                assert (seen["observation"][over, 41] == 1).all()
                ended = np.zeros(5, bool)
        common = {"final_obs", "final_info"} if mode is AutoresetMode.SAME_STEP else {"scores", "reason", "length"}
        assert keys
        assert all(found >= common | {f"_{name}" for name in common} for found in keys)


def test_a_finished_game_is_not_played_on_when_autoreset_is_disabled() -> None:
    envs = AzulVectorEnv(8, autoreset_mode="Disabled")
    envs.reset(seed=1)
    over = np.zeros(8, bool)
    while not over.any():
        _, _, terminated, truncated, _ = envs.step(envs.choose_actions())
        over = terminated | truncated
    game = int(over.argmax())
    with pytest.raises(
        NotPlaying, match=f"game {game}: it is over, and autoreset is disabled; reset it with reset_mask"
    ):
        envs.step(envs.choose_actions())
    envs.reset(options={"reset_mask": over})
    envs.step(envs.choose_actions())


def seen_alone(envs: Any) -> Any:
    """Observations without masks, as one array."""
    return wrappers.FlattenObservation(wrappers.FilterObservation(envs, ["observation"]))


WRAPPERS: dict[str, Callable[[Any], Any]] = {
    "RecordEpisodeStatistics": wrappers.RecordEpisodeStatistics,
    "FlattenObservation": wrappers.FlattenObservation,
    "FilterObservation": lambda envs: wrappers.FilterObservation(envs, ["observation"]),
    "DtypeObservation": lambda envs: wrappers.DtypeObservation(seen_alone(envs), np.float32),
    "DictInfoToList": wrappers.DictInfoToList,
    "TransformReward": lambda envs: wrappers.TransformReward(envs, lambda reward: reward * 2),
    "ClipReward": lambda envs: wrappers.ClipReward(envs, -0.5, 0.5),
    "NormalizeReward": wrappers.NormalizeReward,
}


@pytest.mark.parametrize("mode", [AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP])
@pytest.mark.parametrize("copy", [True, False])
@pytest.mark.parametrize("wrap", WRAPPERS)
def test_gymnasiums_wrappers(mode: AutoresetMode, copy: bool, wrap: str) -> None:
    plain = AzulVectorEnv(6, opponents="random", autoreset_mode=mode, copy=copy)
    if wrap.endswith("Observation") and mode is AutoresetMode.SAME_STEP:
        with pytest.raises(
            ValueError, match="NEXT_STEP or DISABLED"
        ):  # these wrappers refuse SAME_STEP, whatever the environment
            WRAPPERS[wrap](plain)
        return
    envs = WRAPPERS[wrap](plain)
    seen, _ = envs.reset(seed=1)
    assert seen in envs.observation_space
    for _ in range(60):
        seen, rewards, _, _, _ = envs.step(plain.choose_actions())
        assert seen in envs.observation_space
        assert rewards.shape == (6,)


@pytest.mark.parametrize("mode", MODES)
def test_statistics_of_episodes(mode: AutoresetMode) -> None:
    """At the end of a game, Gymnasium's sum of rewards is the score in the infos; its steps are fewer than `length`."""
    envs = AzulVectorEnv(4, opponents="random", reward="points", autoreset_mode=mode)
    counted = wrappers.RecordEpisodeStatistics(envs)
    _, infos = counted.reset(seed=1)
    games = 0
    for _ in range(120):
        seats = infos["seat"]
        _, _, terminated, _, infos = counted.step(envs.choose_actions())
        ends = infos.get("final_info", infos)
        for game in np.flatnonzero(terminated):
            games += 1
            assert infos["episode"]["r"][game] == ends["scores"][game][seats[game] - 1]
            assert infos["episode"]["l"][game] < ends["length"][game]  # `length` includes the opponents' moves
        if mode is AutoresetMode.DISABLED and terminated.any():
            _, infos = counted.reset(options={"reset_mask": terminated})
    assert games == counted.episode_count > 4


def test_observations_are_normalised_where_gymnasium_allows_it() -> None:
    """Gymnasium's NormalizeObservation accepts only observations that are one array, and only the mode NEXT_STEP."""
    plain = AzulVectorEnv(6, opponents="greedy", autoreset_mode="NextStep")
    envs: Any = wrappers.NormalizeObservation(seen_alone(plain))
    envs.reset(seed=1)
    for _ in range(80):
        seen, *_ = envs.step(plain.choose_actions())
        assert seen.dtype == np.float32
        assert np.isfinite(seen).all()
    with pytest.raises(ValueError, match="NEXT_STEP"):
        wrappers.NormalizeObservation(AzulVectorEnv(2))  # type: ignore[arg-type]


def test_made_by_name() -> None:
    for mode in ("vector_entry_point", None):
        envs = gymnasium.make_vec(NAME, num_envs=3, vectorization_mode=mode, players=3, opponents="random")
        assert isinstance(envs, AzulVectorEnv)
        _, infos = envs.reset(seed=[1, 2, 3])
        assert infos["seat"].shape == (3,)
        assert envs.step(legal_actions(envs))[1].shape == (3,)
    one_by_one = gymnasium.make_vec(NAME, num_envs=2, vectorization_mode="sync", opponents="level:1")
    assert isinstance(one_by_one, SyncVectorEnv)


def test_made_without_an_import() -> None:
    """Gymnasium 1 has no plugins, but a name may contain the module to import."""
    code = """
import gymnasium
env = gymnasium.make("tilewright.environments.single:tilewright/Azul-v0", opponents="random")
env.reset(seed=1)
envs = gymnasium.make_vec("tilewright.environments.single:tilewright/Azul-v0", num_envs=2)
print(type(envs).__name__)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "AzulVectorEnv"


def test_every_game_is_rendered() -> None:
    for mode, kind in (("ansi", str), ("svg", str), ("rgb_array", np.ndarray)):
        envs = AzulVectorEnv(2, render_mode=mode)
        envs.reset(seed=1)
        frames = envs.render()
        assert [type(frame) for frame in frames] == [kind] * 2


def test_attributes_that_torchrl_reads_exist() -> None:
    """The attributes that TorchRL's GymWrapper reads (it refuses NEXT_STEP); TorchRL itself is not a dependency."""
    envs = AzulVectorEnv(4, opponents="random", autoreset_mode=AutoresetMode.DISABLED)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.DISABLED
    for name in ("autoreset_mode", "num_envs", "single_observation_space", "single_action_space"):
        assert hasattr(envs, name)
