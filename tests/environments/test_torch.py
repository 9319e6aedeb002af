"""Games as tensors on the CPU, with the same functions as on a GPU."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
import torch
from torch import Tensor

from tests.random_games import TABLES
from tilewright import Phase, Position
from tilewright.environments import (
    AzulTorch,
    AzulVectorEnv,
    GpuMissing,
    NotPlaying,
    UnusableBatch,
    UnusableOption,
    gpu,
    policy,
)
from tilewright.environments.actions import action_of
from tilewright.environments.batch import loop
from tilewright.environments.games import greedy_game, step_game
from tilewright.environments.torch import Azul, Now, pack_mask, unpack_mask
from tilewright.players import GreedyPlayer
from tilewright.rules import instructions
from tilewright.rules.constants import factories_for

pytestmark = pytest.mark.slow  # PyTorch

each_table = pytest.mark.parametrize(("players", "side"), TABLES)
GAMES = 350


def games(count: int = GAMES, players: int = 2, side: str = "coloured", **options: Any) -> AzulTorch:
    return AzulTorch(count, players, side, device="cpu", **options)


def copied(now: Now) -> Now:
    return Now(*(tensor.clone() for tensor in now))


def spread(players: int, side: str, count: int = 200) -> tuple[Azul, Tensor]:
    """The pure form, and states from all parts of a game."""
    env = games(count, players, side)
    env.reset(seed=5)
    for step in range(70):
        actions = env.sample().clone()
        actions[torch.arange(count) % 70 < step] = -1  # illegal, so these games do not change
        env.step(actions)
    return env.rules, env.states.clone()


@each_table
def test_the_games_are_those_of_the_vector_environment(players: int, side: str) -> None:
    """350 games or more of each kind of table, compared step by step."""
    tensors = games(GAMES, players, side, reward="rank" if side == "grey" else "win")
    arrays = AzulVectorEnv(GAMES, players, side, reward=tensors.reward)
    now = tensors.reset(seed=3)
    arrays.reset(seed=3)
    finished = np.zeros(GAMES, bool)
    while not finished.all():
        assert (now.observation.numpy() == arrays.observations).all()
        assert (now.mask.numpy() == arrays.action_masks).all()
        assert (now.current_player.numpy() == arrays.current_player).all()
        actions = arrays.choose_actions()
        assert (tensors.sample().numpy() == actions).all()
        now = tensors.step(torch.from_numpy(actions))
        _, rewards, terminated, truncated, _ = arrays.step(actions)
        assert (now.reward.numpy() == rewards.astype(np.float32)).all()
        assert (now.terminated.numpy() == terminated).all()
        assert (now.truncated.numpy() == truncated).all()
        assert not now.illegal.any()
        finished |= terminated | truncated


def test_the_end_of_a_game() -> None:
    """When a game ends, its scores, ranks, length and last observation are returned, and the next game begins."""
    tensors = games(100, max_rounds=5, final_observation=True)
    arrays = AzulVectorEnv(100, max_rounds=5)
    now = tensors.reset(seed=2)
    arrays.reset(seed=2)
    length = torch.zeros(100, dtype=torch.int32)
    kinds = set()
    for _ in range(200):
        actions = arrays.choose_actions(greedy=0.5)
        before = tensors.states.clone()
        now = tensors.step(torch.from_numpy(actions))
        _, _, _, _, infos = arrays.step(actions)
        length += 1
        for game in torch.nonzero(now.terminated | now.truncated)[:, 0].tolist():
            kinds.add(bool(now.terminated[game]))
            assert now.length[game] == length[game]
            assert tensors.final_observation is not None
            assert (tensors.final_observation[game].numpy() == infos["final_obs"][game]["observation"]).all()
            position = tensors.rules.position(tensors.rules.play(before, torch.from_numpy(actions))[0][game])
            if position.outcome is not None:
                assert tuple(now.score[game].tolist()) == position.outcome.scores
                assert tuple(now.rank[game].tolist()) == position.outcome.ranks
            length[game] = 0
    assert kinds == {True, False}


@each_table
def test_an_illegal_action_sets_its_flag_and_changes_nothing_else(players: int, side: str) -> None:
    env = games(8, players, side)
    env.reset(seed=1)
    for bad in (-1, -(2**40), env.rules.action_count, 2**40, 0):
        states, before = env.states.clone(), copied(env.now)
        actions = env.sample().clone()
        actions[3] = bad
        if bad == 0 and before.mask[3, 0]:
            continue
        now = env.step(actions)
        assert now.illegal.tolist() == [game == 3 for game in range(8)]
        assert (env.states[3] == states[3]).all()
        assert all((now[part][3] == before[part][3]).all() for part in range(3))
        assert not now.reward[3].any()
        assert not (env.states[[0, 7]] == states[[0, 7]]).all()
        after, reward, terminated, illegal = env.rules.play(states, actions)
        assert illegal.tolist() == now.illegal.tolist()
        assert (after[3] == states[3]).all()
        assert not reward[3].any()
        assert not terminated[3]


def test_without_autoreset_a_finished_game_does_not_change() -> None:
    env = games(40, autoreset="off")
    now = env.reset(seed=4)
    total = torch.zeros(40, 2)
    for _ in range(200):
        over = (now.terminated | now.truncated).clone()
        states = env.states[over].clone()
        now = env.step(env.sample())
        total += now.reward
        assert (env.states[over] == states).all()
        assert not now.reward[over].any()
        assert not now.illegal.any()
    assert now.terminated.all()
    assert (total.sum(1) == 0).all()
    assert ((total[:, 0] > 0) == (now.rank[:, 0] < now.rank[:, 1])).all()
    assert (env.sample() == -1).all()
    now = env.reset(where=torch.arange(40) < 3)
    assert now.terminated.tolist() == [False] * 3 + [True] * 37
    assert env.position(2).round == 1


@pytest.mark.parametrize(
    ("players", "side", "opponents"), [(2, "coloured", {0: "greedy"}), (4, "grey", {1: "random", 3: 0.5})]
)
def test_opponents_move_at_their_seats(players: int, side: str, opponents: dict[int, Any]) -> None:
    env = games(60, players, side, opponents=opponents, reward="points")
    now = env.reset(seed=1)
    paid, ended = torch.zeros(60, players), 0
    mine = torch.zeros(60, dtype=torch.int32)
    for _ in range(120):
        assert not any((now.current_player == seat).any() for seat in opponents)
        assert now.mask.any(1).all()
        now = env.step(env.sample())
        paid += now.reward
        mine += 1
        over = now.terminated
        assert (paid[over] == now.score[over]).all()
        assert (now.length[over] > mine[over]).all()
        paid[over], mine[over] = 0, 0
        ended += int(over.sum())
    assert ended > 60


def test_a_greedy_opponent_is_the_greedy_player() -> None:
    env = games(20, opponents={1: "greedy"})
    now = env.reset(seed=1)
    for _ in range(12):
        before = env.states.clone()
        actions = env.sample().clone()
        now = env.step(actions)
        between, *_ = env.rules.play(before, actions)
        for game in range(20):
            position = env.rules.position(between[game])
            if position.phase is Phase.OFFER and position.to_move == 2 and not now.terminated[game]:
                position = position.play(GreedyPlayer().choose(position))
                if position.phase is Phase.OFFER:  # otherwise a deal has followed
                    assert env.position(game) == position


def test_states_can_be_kept_loaded_and_shown() -> None:
    env = games(30, 3, "grey")
    env.reset(seed=1)
    env.scatter(40)
    kept, shown = env.states.clone(), copied(env.now)
    env.step(env.sample())
    where = torch.arange(30) < 10
    stepped = env.states.clone()
    env.load(kept, where)
    assert (env.states == torch.where(where[:, None], kept, stepped)).all()
    now = env.load(kept)
    assert all((now[part] == shown[part]).all() for part in range(3))
    positions = [env.position(game) for game in range(30)]
    assert (env.rules.pack(positions) == kept).all()
    assert [env.rules.position(state) for state in kept] == positions
    new = games(30, 3, "grey")
    new.load(kept)
    assert (new.sample() >= 0).all()
    for _ in range(30):
        new.step(new.sample())
    assert len({state.numpy().tobytes() for state in new.states}) == 30


def test_copies_continue_like_the_original() -> None:
    env = games(20, opponents={1: 0.5})
    env.reset(seed=1)
    env.step(env.sample())
    copies = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    for _ in range(60):
        actions = env.sample().clone()
        now = copied(env.step(actions))
        for other in copies:
            assert (other.sample() == actions).all()
            assert all((a == b).all() for a, b in zip(other.step(actions), now, strict=True))
    before = env.states.clone()
    copies[0].reset(seed=9)
    assert (env.states == before).all()


@each_table
def test_the_pure_functions_agree_with_position(players: int, side: str) -> None:
    """Results are those of `Position`, arguments do not change, and deals follow from the caller's keys."""
    rules, states = spread(players, side, 60)
    before = states.clone()
    observation, mask = rules.observe_and_mask(states)
    packed = rules.masks(states, packed=True)
    assert packed.dtype == torch.int32
    assert packed.shape[1] == -(-rules.action_count // 32)
    assert (unpack_mask(packed, rules.action_count) == mask).all()
    assert (pack_mask(mask) == packed).all()
    assert (rules.observe(states, dtype=torch.bfloat16) == observation).all()
    assert (rules.observe(states, dtype=torch.float32) == observation).all()
    greedy, drawn = rules.greedy(states), rules.random(states, torch.arange(60))
    after, _, terminated, illegal = rules.play(states, drawn)
    dealt = rules.deal(after, torch.arange(60))
    assert (states == before).all()
    assert not illegal.any()
    for game in range(60):
        position = rules.position(states[game])
        legal = [action_of(move, players) for move in position.legal_moves()]
        assert torch.nonzero(mask[game])[:, 0].tolist() == sorted(legal)
        assert greedy[game] == action_of(GreedyPlayer().choose(position), players)
        assert rules.seats(states)[game] == (position.to_move or 0) - 1
        moved = position.play(position.legal_moves()[legal.index(int(drawn[game]))])
        assert rules.position(after[game]) == moved
        assert bool(terminated[game]) == (moved.phase is Phase.END)
        waits = moved.phase is Phase.DEAL
        assert rules.seats(after)[game] == (-1 if waits or terminated[game] else (moved.to_move or 0) - 1)
        assert (rules.position(dealt[game]) == moved) != waits
    assert (rules.deal(after, torch.arange(60)) == dealt).all()
    other = rules.observe(states, (rules.seats(states) + 1) % players)
    assert (other != observation).any(1).all()
    assert (rules.observe(states, torch.full((60,), 99)) == rules.observe(states, torch.full((60,), players - 1))).all()


def permutations(count: int, size: int, generator: torch.Generator) -> Tensor:
    return torch.rand(count, size, generator=generator).argsort(1)


@each_table
def test_symmetries_commute_with_play(players: int, side: str) -> None:
    rules, states = spread(players, side)
    generator = torch.Generator().manual_seed(1)
    how: dict[str, Tensor] = {"factories": permutations(200, factories_for(players), generator)}
    if side == "grey":
        how["colours"] = permutations(200, 5, generator)
        how["mirrored"] = torch.rand(200, generator=generator) < 0.5
    for key in range(6):
        actions = rules.random(states, torch.arange(200) + 1000 * key)
        turned, moved = rules.transform(states, actions, **how)
        after, reward, terminated, _ = rules.play(states, actions)
        turned_after, turned_reward, turned_terminated, illegal = rules.play(turned, moved)
        assert not illegal.any()
        assert (rules.transform(after, actions, **how)[0] == turned_after).all()
        assert (reward == turned_reward).all()
        assert (terminated == turned_terminated).all()
    for state in turned[:10]:
        assert not rules.position(state).problems()
    same, unmoved = rules.transform(states, actions)
    assert (same == states).all()
    assert (unmoved == actions).all()


def test_views_are_parts_of_the_observation_without_a_copy() -> None:
    env = games(6, 3)
    now = env.reset(seed=1)
    parts = env.views(now.observation)
    assert parts["factories"].shape == (6, 7, 5)
    assert parts["seat2_wall"].shape == (6, 5, 5)
    assert parts["factories"].sum().item() == 6 * 28
    assert parts["bag"].untyped_storage().data_ptr() == now.observation.untyped_storage().data_ptr()


def test_threads_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tilewright.environments.batch.WORTH_A_THREAD", 1)
    one, two = games(37), games(37)
    for env, threads in ((one, 1), (two, 3)):
        monkeypatch.setattr(torch, "get_num_threads", lambda threads=threads: threads)
        env.reset(seed=1)
        for _ in range(50):
            env.step(env.sample())
    assert (one.states == two.states).all()


def test_a_loop_is_cached_under_the_module_of_its_function() -> None:
    """The cache is keyed by a module and its imports, so the loop is recompiled when its function changes."""
    assert loop(step_game).__module__ == step_game.__module__ == "tilewright.environments.games"


def test_observations_of_other_types() -> None:
    for dtype in (torch.bfloat16, torch.float32):
        env, bytes_ = games(10, observation=dtype), games(10)
        now = env.reset(seed=1)
        assert now.observation.dtype == dtype
        assert (now.observation == bytes_.reset(seed=1).observation).all()


def unusable() -> Iterator[tuple[Callable[[], object], type[Exception], str]]:
    env = games(5)
    env.reset(seed=1)
    rules, state = env.rules, env.states
    ok = torch.zeros(5, dtype=torch.int64)
    yield lambda: env.step(ok[:4]), UnusableBatch, r"actions have the shape \(5,\), one for each game, not \(4,\)"
    yield lambda: env.step(ok.float()), UnusableBatch, "actions are integers, as torch.int64, not torch.float32"
    yield lambda: env.step(ok.bool()), UnusableBatch, "not torch.bool"
    yield lambda: env.step(ok.to("meta")), UnusableBatch, "actions are on meta, the games on cpu"
    yield lambda: env.step([1] * 5), UnusableBatch, "actions are a tensor of int64, not list"  # type: ignore[arg-type]
    yield lambda: env.reset(where=ok), UnusableBatch, r"where holds 5 booleans, not torch.int64 of shape \(5,\)"
    yield lambda: env.reset(seed=-1), UnusableOption, "seed is 0 or more"
    yield lambda: env.sample(greedy=2), UnusableOption, "greedy is a probability"
    yield lambda: env.position(5), UnusableOption, "game is 0 to 4"
    yield lambda: env.load(state[:2]), UnusableBatch, "load takes 5 states, one for each game, not 2"
    yield lambda: rules.play(state[:, :9], ok), UnusableBatch, r"states are uint8 of shape \(N, \d+\), not torch.uint8"
    yield lambda: rules.play(state.int(), ok), UnusableBatch, "not torch.int32"
    yield lambda: rules.play(state.t().contiguous().t(), ok), UnusableBatch, "not contiguous"
    yield lambda: rules.deal(state, ok.float()), UnusableBatch, "keys are integers"
    yield (
        lambda: rules.observe(state, dtype=torch.int32),
        UnusableOption,
        "torch.uint8, torch.bfloat16 or torch.float32",
    )
    yield lambda: rules.position(state), UnusableBatch, "states are uint8"
    yield lambda: rules.pack([]), UnusableBatch, "no position"
    yield lambda: rules.pack([Position.start(), Position.start(3)]), UnusableBatch, "position 1 has 3 players"
    colours = torch.arange(5).repeat(5, 1)
    yield lambda: rules.transform(state, ok, colours=colours), UnusableOption, "only the grey side"
    yield (
        lambda: rules.transform(state, ok, factories=colours[:, :4]),
        UnusableBatch,
        r"the shape \(5, 5\), not \(5, 4\)",
    )
    yield lambda: rules.transform(state, ok, factories=colours * 2), UnusableBatch, "each of the numbers 0 to 4 once"
    fresh = games(5)
    yield lambda: fresh.step(ok), NotPlaying, "call reset first"
    yield fresh.sample, NotPlaying, "call reset first"
    yield lambda: fresh.reset(where=ok.bool()), NotPlaying, "without where"
    yield lambda: games(0), UnusableOption, "num_envs is 1 to"
    yield lambda: games(5, 1), UnusableOption, "players is 2 to 4"
    yield lambda: games(5, side="both"), UnusableOption, "side is one of"
    yield lambda: games(5, reward="gold"), UnusableOption, "reward is one of"
    yield lambda: games(5, autoreset="next_step"), UnusableOption, "autoreset is one of same_step, off, not 'next_step'"
    yield lambda: games(5, observation=torch.int64), UnusableOption, "observations are torch.uint8"
    yield lambda: games(5, opponents={0: "greedy", 1: 0}), UnusableOption, "opponents take every seat"
    yield lambda: games(5, opponents={2: "greedy"}), UnusableOption, "a seat of opponents is 0 to 1"
    yield lambda: games(5, opponents={1: "best"}), UnusableOption, "an opponent is random, greedy or the probability"
    yield lambda: games(5, opponents={1: 1.5}), UnusableOption, "not 1.5"
    yield lambda: games(5, opponents="greedy"), UnusableOption, "opponents maps seats"
    yield lambda: AzulTorch(5, device="gpu"), UnusableOption, "device is"
    yield lambda: AzulTorch(5, device="meta"), UnusableOption, "device is"


def test_bad_input_is_refused_in_one_sentence() -> None:
    for call, error, words in unusable():
        with pytest.raises(error, match=words) as caught:
            call()
        assert "\n" not in str(caught.value)


@pytest.mark.parametrize("autoreset", ["same_step", "off"])
def test_scatter_clears_the_last_step_and_begins_new_games(autoreset: str) -> None:
    env = games(40, autoreset=autoreset)
    now = env.reset(seed=4)
    rewarded = False
    while not (now.terminated.all() if autoreset == "off" else rewarded):
        now = env.step(env.sample())
        rewarded = bool(now.reward.any())
    if autoreset == "off":
        assert not env.scatter(0).terminated.any()
        assert all(env.position(game).round == 1 for game in range(40))
    now = env.scatter(1)
    assert not now.reward.any()
    assert not now.terminated.any()
    assert not now.truncated.any()
    before = env.states.clone()
    now = env.step(env.sample())
    assert not now.illegal.any()
    assert (env.states != before).any(1).all()


def test_scatter_refuses_opponents() -> None:
    env = games(5, opponents={1: "random"})
    env.reset(seed=1)
    with pytest.raises(UnusableOption, match="cannot be used with opponents"):
        env.scatter(5)


@pytest.mark.skipif(torch.cuda.is_available(), reason="this machine has a GPU")
def test_without_a_gpu() -> None:
    with pytest.raises(
        GpuMissing, match=r"^games on a GPU need NVIDIA's numba-cuda and a CUDA driver: .*\)$"
    ) as caught:
        AzulTorch(5, device="cuda")
    assert "\n" not in str(caught.value)


def test_without_numba_cuda(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numba_cuda", None)
    gpu.cuda.cache_clear()
    with pytest.raises(GpuMissing, match=r"pip install 'tilewright\[gpu\]' \(numba-cuda is not installed\)"):
        AzulTorch(5, device="cuda")


def test_without_torch() -> None:
    code = "import sys\nsys.modules['torch'] = None\nfrom tilewright.environments import AzulTorch"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    last = done.stderr.strip().splitlines()[-1]
    assert "torch is missing" in last
    assert "pip install 'tilewright[gpu]'" in last


class PlainCompiler:
    """Stands in for the GPU's compiler: it returns functions unchanged, so that they run as plain Python."""

    def __init__(self) -> None:
        self.given: dict[str, Any] = {}
        self.libdevice = SimpleNamespace(float_as_int=lambda number: int(np.float32(number).view(np.int32)))

    def jit(self, function: Any, device: bool = False) -> Any:
        self.given[function.__name__] = function
        return function

    def popc(self, word: Any) -> int:
        return int(word).bit_count()


@pytest.fixture
def compiler(monkeypatch: pytest.MonkeyPatch) -> Iterator[PlainCompiler]:
    plain = PlainCompiler()
    monkeypatch.setattr(gpu, "cuda", lambda: plain)
    gpu.on_gpu.cache_clear()
    yield plain
    gpu.on_gpu.cache_clear()
    gpu.observation_kernel.cache_clear()


def test_a_gpu_function_includes_what_it_calls(compiler: PlainCompiler) -> None:
    for function in (step_game, greedy_game):
        gpu.on_gpu(function)
    assert {"step_game", "play", "deal_randomly", "write_result", "greedy_move", "count_bits", *gpu.SIX_BITS} <= set(
        compiler.given
    )
    del compiler.given["count_bits"]  # has a version of its own for the GPU
    for function in compiler.given.values():  # they call nothing that is compiled for the CPU
        assert not [name for name, value in function.__globals__.items() if hasattr(value, "py_func")]
        assert not [name for name, value in function.__globals__.items() if value is instructions.count_bits]
    for name in gpu.SIX_BITS:
        assert compiler.given[name].__globals__["BIT_PLACES"] is gpu.SMALL_BIT_PLACES
    rules, states = spread(2, "coloured", 20)
    best = rules.greedy(states)
    found = np.zeros(20, np.int64)
    work, moves = np.zeros(1, rules.dtype).view(np.recarray), np.zeros(400, np.int16)
    for game in range(20):
        compiler.given["greedy_game"](game, plain_records(states, rules), work, moves, found)
    assert found.tolist() == best.tolist()


def plain_records(states: Tensor, rules: Azul) -> Any:
    return states.numpy().reshape(-1).view(rules.dtype).view(np.recarray)


@pytest.mark.parametrize("dtype", [torch.uint8, torch.bfloat16, torch.float32])
def test_the_kernel_that_writes_observations(compiler: PlainCompiler, dtype: torch.dtype) -> None:
    """A full and a partial block, with a Python thread for each GPU thread; nothing is written beyond the rows."""
    count = gpu.OBSERVED_BLOCK + 7
    rules, states = spread(2, "coloured", count)
    wanted, allowed = rules.observe_and_mask(states, dtype=dtype)
    kernel = gpu.observation_kernel(2, "coloured", dtype.itemsize)
    seen = torch.full((wanted.numel() + 9,), 7, dtype=dtype)
    rows = (seen.view(torch.int16) if dtype == torch.bfloat16 else seen).numpy()
    masks = np.full(allowed.numel() + 9, 7, np.uint8)
    seats = rules.seats(states).numpy()
    words = {torch.uint8: rows[: rows.size // 4 * 4].view(np.uint32)}.get(dtype, rows)
    here = threading.local()
    space: Any = compiler
    for block in range(2):
        barrier, lock = threading.Barrier(gpu.OBSERVED_BLOCK), threading.Lock()
        shared: dict[int, Any] = {}

        def array(size: int, kind: Any, shared: Any = shared, lock: Any = lock) -> Any:
            with lock:
                return shared.setdefault(size, np.zeros(size, kind))

        def body(thread: int, block: int = block) -> None:
            here.thread, here.block = thread, block
            arguments = (count, plain_records(states, rules), seats, words, rows, masks[: masks.size // 4 * 4])
            kernel(*arguments[:-1], arguments[-1].view(np.uint32), masks)

        space.shared, space.syncthreads = SimpleNamespace(array=array), barrier.wait
        space.threadIdx, space.blockIdx = _Place(here, "thread"), _Place(here, "block")
        threads = [threading.Thread(target=body, args=(number,)) for number in range(gpu.OBSERVED_BLOCK)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert (seen[: wanted.numel()].view(wanted.shape) == wanted).all()
    assert (masks[: allowed.numel()].reshape(allowed.shape) == allowed.numpy()).all()
    assert (seen[wanted.numel() :] == 7).all()
    assert (masks[allowed.numel() :] == 7).all()


class _Place:
    """`threadIdx` or `blockIdx`, with the value of the current Python thread."""

    def __init__(self, here: threading.local, name: str) -> None:
        self._here, self._name = here, name

    @property
    def x(self) -> int:
        return int(getattr(self._here, self._name))


def test_policies_are_measured_saved_and_loaded(tmp_path: Any) -> None:
    torch.manual_seed(1)
    net = policy.Policy("coloured", 16)
    share = policy.win_share(net, 0.0, 8)
    assert 0 <= share <= 1
    path = str(tmp_path / "net.pt")
    policy.save(path, net, steps=7)
    loaded, content = policy.load(path)
    assert content["steps"] == 7
    assert policy.win_share(loaded, 0.0, 8) == share
    empty, drawing = tmp_path / "empty.pt", tmp_path / "drawing.svg"
    empty.touch()
    drawing.write_text("<svg/>")
    for bad in (tmp_path / "none.pt", tmp_path, empty, drawing):
        with pytest.raises(UnusableOption, match="is not a saved policy"):
            policy.load(str(bad))
