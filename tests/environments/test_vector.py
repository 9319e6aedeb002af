"""Many games at once."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from tests.random_games import TABLES
from tilewright import Position
from tilewright.environments import AzulVectorEnv, IllegalAction, NotPlaying, UnusableBatch, UnusableOption
from tilewright.environments.actions import action_of
from tilewright.players import GreedyPlayer

each_table = pytest.mark.parametrize(("players", "side"), TABLES)


def played(envs: AzulVectorEnv, steps: int, seed: int = 3) -> list[bytes]:
    """All that random play writes."""
    envs.reset(seed=seed)
    written = []
    for _ in range(steps):
        envs.step(envs.choose_actions(greedy=0.3))
        arrays = (envs.observations, envs.action_masks, envs.rewards, envs.terminated, envs.truncated, envs.seats)
        written.append(b"".join(array.tobytes() for array in arrays))
    return written


@each_table
def test_an_environment_takes_less_than_4_kb(players: int, side: str) -> None:
    assert AzulVectorEnv(64, players, side).memory_per_env < 4096


@each_table
def test_what_is_returned_fits_the_spaces(players: int, side: str) -> None:
    envs = AzulVectorEnv(16, players, side)
    seen, _ = envs.reset(seed=1)
    for _ in range(100):
        assert seen in envs.observation_space
        actions = envs.choose_actions()
        assert actions in envs.action_space
        seen, rewards, terminated, truncated, infos = envs.step(actions)
        assert rewards.shape == (16, players)
        assert terminated.shape == truncated.shape == infos["seat"].shape == (16,)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP


def test_threads_and_seeds_change_nothing_and_everything() -> None:
    expected = played(AzulVectorEnv(37, 3, "grey"), 120)
    threaded = AzulVectorEnv(37, 3, "grey", num_threads=4)
    assert played(threaded, 120) == expected
    threaded.close()
    assert played(threaded, 120) == expected  # closing lets only the threads go
    threaded.close()
    assert played(AzulVectorEnv(37, 3, "grey"), 120, seed=4) != expected


def test_without_a_seed_every_game_is_another() -> None:
    envs = AzulVectorEnv(50)
    envs.reset()
    first = envs.observations.copy()
    envs.reset()
    assert len({row.tobytes() for row in [*first, *envs.observations]}) == 100


def test_choosing_actions_does_not_change_the_deals() -> None:
    one, two = AzulVectorEnv(8), AzulVectorEnv(8)
    one.reset(seed=1)
    two.reset(seed=1)
    for _ in range(200):
        actions = one.choose_actions()
        for _ in range(3):
            two.choose_actions()
        one.step(actions)
        two.step(actions)
    assert (one.observations == two.observations).all()


def test_chosen_actions_are_spread_over_the_legal_ones() -> None:
    envs = AzulVectorEnv(1)
    envs.reset(seed=1)
    drawn = np.bincount([int(envs.choose_actions()[0]) for _ in range(20_000)], minlength=180)
    assert (drawn > 0).tolist() == (envs.action_masks[0] == 1).tolist()
    share = drawn[drawn > 0] * envs.action_masks.sum() / 20_000
    assert 0.7 < share.min() < share.max() < 1.3


@each_table
def test_greedy_actions_are_the_greedy_players(players: int, side: str) -> None:
    envs = AzulVectorEnv(6, players, side)
    envs.reset(seed=2)
    for _ in range(60):
        actions = envs.choose_actions(greedy=1.0)
        expected = [action_of(GreedyPlayer().choose(envs.position(game)), players) for game in range(6)]
        assert actions.tolist() == expected
        envs.step(actions)


def test_copies_go_on_as_the_original_would() -> None:
    envs = AzulVectorEnv(20, num_threads=2)
    played(envs, 50)
    copies = [copy.deepcopy(envs), pickle.loads(pickle.dumps(envs))]
    for _ in range(60):
        actions = envs.choose_actions().copy()
        envs.step(actions)
        for copied in copies:
            assert (copied.choose_actions() == actions).all()
            copied.step(actions)
            assert (copied.observations == envs.observations).all()
    for each in (envs, *copies):
        each.close()


def test_the_end_of_a_game_and_the_next_one() -> None:
    envs = AzulVectorEnv(30, max_rounds=5)
    envs.reset(seed=1)
    kinds = set()
    for _ in range(300):
        movers = envs.seats.copy()
        _, rewards, terminated, truncated, infos = envs.step(envs.choose_actions(greedy=0.5))
        over = terminated | truncated
        assert ("final_obs" in infos) == bool(over.any())
        assert not rewards[~terminated].any()
        assert not (terminated & truncated).any()
        for game in np.flatnonzero(over):
            kinds.add(bool(terminated[game]))
            new = envs.position(int(game))
            assert (new.round, new.to_move, sum(new.scores)) == (1, 1, 0)
            final = infos["final_obs"][game]
            assert infos["_final_obs"][game]
            assert final[42:45].tolist() == [0, 0, int(terminated[game])]  # the phase
            margin = int(final[48]) - int(final[48 + 96])  # the mover's points less the other's
            assert np.sign(rewards[game, movers[game]]) == (np.sign(margin) if terminated[game] else 0) or margin == 0
    assert kinds == {True, False}


def test_some_games_can_be_begun_anew() -> None:
    envs = AzulVectorEnv(4)
    envs.reset(seed=1)
    for _ in range(5):
        envs.step(envs.choose_actions())
    before = [envs.position(game) for game in range(4)]
    envs.reset(options={"reset_mask": np.array([True, False, False, True])})
    assert [envs.position(game) == before[game] for game in range(4)] == [False, True, True, False]


def test_an_illegal_action_plays_nothing_anywhere() -> None:
    envs = AzulVectorEnv(5, num_threads=2)
    envs.reset(seed=1)
    before = [envs.position(game) for game in range(5)]
    for bad in (0, -3, 180, 10**12):
        actions = envs.choose_actions().copy()
        actions[3] = bad
        with pytest.raises(IllegalAction) as caught:
            envs.step(actions)
        assert "game 3" in caught.value.__notes__[0]
        assert caught.value.legal == tuple(map(str, before[3].legal_moves()))
        assert [envs.position(game) for game in range(5)] == before
    envs.close()


@pytest.mark.parametrize(
    ("actions", "words"),
    [
        (np.zeros(4, np.int64), r"shape \(5,\), one for each game, not \(4,\)"),
        (np.zeros((5, 1), np.int64), r"not \(5, 1\)"),
        (7, r"not \(\)"),
        (np.zeros(5), "integers, as int64, not float64"),
        (np.zeros(5, bool), "not bool"),
        (["1B1"] * 5, "not <U3"),
    ],
)
def test_a_batch_of_the_wrong_form(actions: Any, words: str) -> None:
    envs = AzulVectorEnv(5)
    envs.reset(seed=1)
    with pytest.raises(UnusableBatch, match=words):
        envs.step(actions)


def test_other_integers_will_do() -> None:
    envs = AzulVectorEnv(5)
    envs.reset(seed=1)
    for kind in (np.int32, np.uint8, np.int16):
        envs.step(envs.choose_actions().astype(kind))
    envs.step(envs.choose_actions().tolist())


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"num_envs": 0}, "num_envs is 1 to"),
        ({"num_envs": 4, "players": 1}, "players is 2 to 4"),
        ({"num_envs": 4, "side": "both"}, "side is one of"),
        ({"num_envs": 4, "num_threads": 0}, "num_threads is 1 to"),
        ({"num_envs": 4, "reward": "gold"}, "reward is one of"),
        ({"num_envs": 4, "max_rounds": -1}, "max_rounds is 1 or more"),
    ],
)
def test_options_that_cannot_be_used(options: dict[str, Any], words: str) -> None:
    with pytest.raises(UnusableOption, match=words):
        AzulVectorEnv(**options)


def test_bad_calls() -> None:
    envs = AzulVectorEnv(4)
    for call in (lambda: envs.step(np.zeros(4, np.int64)), envs.choose_actions):
        with pytest.raises(NotPlaying, match="call reset first"):
            call()
    with pytest.raises(NotPlaying, match="without reset_mask"):
        envs.reset(options={"reset_mask": np.zeros(4, bool)})
    with pytest.raises(UnusableOption, match="'mask'"):
        envs.reset(options={"mask": 1})
    with pytest.raises(UnusableBatch, match="4 booleans"):
        envs.reset(options={"reset_mask": [1, 0, 1, 0]})
    with pytest.raises(UnusableOption, match="seed is 0 or more"):
        envs.reset(seed=-1)
    envs.reset(seed=1)
    with pytest.raises(UnusableOption, match="probability"):
        envs.choose_actions(greedy=2)
    with pytest.raises(UnusableOption, match="game is 0 to 3"):
        envs.position(4)
    assert isinstance(envs.position(3), Position)
