"""Azul for JAX: the same games as the tensor form, as pure functions in jit, vmap and scan."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import jax
import numpy as np
import pytest
import torch

from tests.random_games import TABLES
from tilewright import Position
from tilewright.environments import UnusableBatch, UnusableOption
from tilewright.environments import torch as tensors
from tilewright.environments.jax import Azul, State
from tilewright.rules.dealing import random_below

pytestmark = pytest.mark.slow  # JAX

numpy = jax.numpy
each_table = pytest.mark.parametrize(("players", "side"), TABLES)
GAMES = 40


def keys(seed: int, count: int = GAMES) -> Any:
    return jax.random.split(jax.random.key(seed), count)


def words(many: Any) -> Any:
    """JAX keys as the int64 keys of the tensor form."""
    return np.asarray(jax.random.key_data(many)).reshape(-1).view(np.int64).copy()


def draw(mask: Any, seed: int) -> Any:
    """Random legal actions."""
    return numpy.asarray((np.random.default_rng(seed).random(mask.shape) * np.asarray(mask)).argmax(1))


@each_table
def test_the_games_are_those_of_the_tensor_form(players: int, side: str) -> None:
    """Whole games, compared step by step from the first deal to the final rewards."""
    kind = "rank" if side == "grey" else "margin"
    env, rules = Azul(players, side, reward=kind), tensors.Azul(players, side, device="cpu")
    init, step = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(env.step))
    state = init(keys(1))
    generators = words(keys(1)).view(np.uint64)
    first = [random_below(generators[game : game + 1], players) for game in range(GAMES)]
    assert set(first) == set(range(players))
    starts = rules.pack([Position.start(players, side, seat + 1) for seat in first])
    packed = rules.deal(starts, torch.from_numpy(generators.view(np.int64)))
    assert np.asarray(state.current_player).tolist() == first
    over = np.zeros(GAMES, bool)
    number = 0
    while not over.all():
        assert (np.asarray(state.packed) == packed.numpy()).all()
        observation, mask = rules.observe_and_mask(packed, torch.from_numpy(np.array(state.current_player)))
        assert (np.asarray(state.observation) == observation.numpy()).all()
        assert (np.asarray(state.legal_action_mask) == mask.numpy()).all()
        assert (np.asarray(state.terminated) == over).all()
        assert not state.truncated.any()
        actions, number = draw(state.legal_action_mask, number), number + 1
        state = step(state, actions, keys(number))
        after, rewards, terminated, _ = rules.play(packed, torch.from_numpy(np.array(actions, np.int64)), reward=kind)
        paid = np.where(over[:, None], 0, rewards.numpy())  # a game that is over pays nothing
        assert (np.asarray(state.rewards) == paid).all()
        packed = rules.deal(after, torch.from_numpy(words(keys(number))))
        moved = rules.seats(packed).numpy()
        assert (np.asarray(state.current_player) == moved)[moved >= 0].all()
        over = terminated.numpy()
    assert (np.asarray(state._step_count) <= number).all()
    assert (np.asarray(state._step_count) == number).any()


def test_scan_jit_and_plain_calls_agree_and_change_nothing() -> None:
    env = Azul()
    start = jax.vmap(env.init)(keys(2))
    before = jax.tree.map(np.array, start)

    def turn(state: State, key: Any) -> tuple[State, Any]:
        action = numpy.where(state.legal_action_mask, jax.random.uniform(key, state.legal_action_mask.shape), -1)
        state = jax.vmap(env.step)(state, action.argmax(1), jax.random.split(key, GAMES))
        return state, state.rewards

    each = jax.random.split(jax.random.key(3), 30)
    end, rewards = jax.jit(lambda state: jax.lax.scan(turn, state, each))(start)
    again, _ = jax.jit(lambda state: jax.lax.scan(turn, state, each))(start)
    plain = start
    for key in each:
        plain, _ = turn(plain, key)
    for one, two, three in zip(*map(jax.tree.leaves, (end, again, plain)), strict=True):
        assert (one == two).all()
        assert (one == three).all()
    assert all((a == b).all() for a, b in zip(jax.tree.leaves(start), jax.tree.leaves(before), strict=True))
    assert rewards.shape == (30, GAMES, 2)
    alone = env.step(jax.tree.map(lambda leaf: leaf[7], start), plain.current_player[0] * 0, keys(4)[7])
    batch = jax.vmap(env.step)(start, numpy.zeros(GAMES, int), keys(4))
    assert all((a == b[7]).all() for a, b in zip(jax.tree.leaves(alone), jax.tree.leaves(batch), strict=True))


@each_table
def test_an_illegal_action_ends_its_game_only(players: int, side: str) -> None:
    env = Azul(players, side)
    start = jax.vmap(env.init)(keys(5, 4))
    legal = start.legal_action_mask.argmax(1)
    played = jax.vmap(env.step)(start, legal, keys(6, 4))
    illegal = int((~start.legal_action_mask[2]).argmax())
    for bad in (illegal, -1, env.num_actions, 2**31 - 1, -(2**31)):
        state = jax.vmap(env.step)(start, legal.at[2].set(bad), keys(6, 4))
        assert state.terminated.tolist() == [False, False, True, False]
        loser = int(start.current_player[2])
        assert state.rewards[2, loser] == -1
        assert abs(float(state.rewards[2].sum())) < 1e-6
        assert (state.packed[2] == start.packed[2]).all()
        assert state.legal_action_mask[2].all()
        for game in (0, 1, 3):
            assert (state.packed[game] == played.packed[game]).all()
        still = jax.vmap(env.step)(state, legal, keys(7, 4))
        assert not still.rewards[2].any()
        assert (still.packed[2] == state.packed[2]).all()
        assert still._step_count.tolist() == [2, 2, 1, 2]


def test_a_game_is_stopped_after_the_last_round() -> None:
    env = Azul(max_rounds=1)
    state = jax.vmap(env.init)(keys(8))
    for number in range(40):
        state = jax.vmap(env.step)(state, draw(state.legal_action_mask, number), keys(number))
    assert state.truncated.all()
    assert not state.terminated.any()
    assert not state.rewards.any()


def test_what_players_see() -> None:
    env = Azul(3, "grey")
    state = env.init(jax.random.key(9))
    assert env.observation_shape == state.observation.shape
    assert state.legal_action_mask.shape == (env.num_actions,)
    assert (env.num_players, env.id, env.version) == (3, "azul_3g", "v0")
    assert (env.observe(state) == state.observation).all()
    position = env.position(state)
    assert position.to_move == int(state.current_player) + 1
    other = (int(state.current_player) + 1) % 3
    assert (env.observe(state, other) != state.observation).any()
    assert env.init(jax.random.PRNGKey(9)).packed.tolist() == state.packed.tolist()
    assert state.replace(rewards=1).rewards == 1


def test_bad_input_is_refused_in_one_sentence() -> None:
    env = Azul()
    key = jax.random.key(0)
    state = env.init(key)
    many = jax.vmap(env.init)(keys(0, 3))
    bad: Any = 7
    calls: list[tuple[Any, type[Exception], str]] = [
        (lambda: env.step(state, numpy.float32(1), key), UnusableBatch, "an action is an integer, not float32"),
        (lambda: env.step(state, numpy.array([1]), key), UnusableBatch, r"not the shape \(1,\): use jax.vmap"),
        (lambda: env.step(state, 1), UnusableBatch, "step needs a key"),
        (lambda: env.step(state, 1, bad), UnusableBatch, "a key has two words of uint32"),
        (lambda: env.step(state, 1, jax.random.key(0, impl="rbg")), UnusableBatch, "a key has two words"),
        (lambda: env.step(many, 1, key), UnusableBatch, r"a state of azul_2c has 128 bytes, this one uint8 of shape"),
        (lambda: Azul(3).step(state, 1, key), UnusableBatch, "a State of the same kind of table"),
        (lambda: env.step(bad, 1, key), UnusableBatch, "step takes a State of this module, not int"),
        (lambda: env.init(keys(0, 3)), UnusableBatch, r"one key, not the shape \(3,\): use jax.vmap"),
        (lambda: Azul(5), UnusableOption, "players is 2 to 4"),
        (lambda: Azul(side="both"), UnusableOption, "side is one of"),
        (lambda: Azul(reward="gold"), UnusableOption, "reward is one of"),
        (lambda: Azul(max_rounds=0), UnusableOption, "max_rounds is 1 or more"),
    ]
    for call, error, sentence in calls:
        with pytest.raises(error, match=sentence) as caught:
            call()
        assert "\n" not in str(caught.value)


def test_an_error_in_a_handler_reaches_the_caller() -> None:
    from tilewright.environments import xla

    def fail(*_: Any) -> None:
        raise ValueError("no such table")

    xla.register("tilewright_test_failure", "cpu", fail)
    library: Any = jax  # parts of JAX have no type annotations
    call = library.ffi.ffi_call("tilewright_test_failure", library.ShapeDtypeStruct((), np.float32))
    with pytest.raises(Exception, match="ValueError: no such table"):
        library.block_until_ready(call())


def test_without_jax() -> None:
    code = "import sys\nsys.modules['jax'] = None\nimport tilewright.environments.jax"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stderr.strip().splitlines()[-1] == (
        "ImportError: jax is missing; install it with: pip install 'tilewright[jax]'"
    )
