"""AzulVectorEnv: many games at once."""

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
from tilewright.environments.vector_options import GAMES_PER_THREAD
from tilewright.players import GreedyPlayer

each_table = pytest.mark.parametrize(("players", "side"), TABLES)


def played(envs: AzulVectorEnv, steps: int, seed: int = 3) -> list[bytes]:
    """The contents of all arrays after each step of random play."""
    envs.reset(seed=seed)
    written = []
    for _ in range(steps):
        envs.step(envs.choose_actions(greedy=0.3))
        arrays = (
            envs.observations,
            envs.action_masks,
            envs.rewards,
            envs.terminated,
            envs.truncated,
            envs.current_player,
        )
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
        assert terminated.shape == truncated.shape == infos["current_player"].shape == (16,)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP


def test_threads_do_not_change_the_games_but_seeds_do() -> None:
    expected = played(AzulVectorEnv(37, 3, "grey"), 120)
    threaded = AzulVectorEnv(37, 3, "grey", num_threads=4)
    assert played(threaded, 120) == expected
    threaded.close()
    assert played(threaded, 120) == expected  # after `close` it can still be used
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


def test_copies_continue_like_the_original() -> None:
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


@pytest.mark.parametrize("copied_arrays", [True, False])
def test_copies_return_their_own_final_observations(copied_arrays: bool) -> None:
    envs = AzulVectorEnv(20, copy=copied_arrays)
    envs.reset(seed=1)
    while "final_obs" not in envs.step(envs.choose_actions(greedy=0.5))[4]:
        pass
    for other in (copy.deepcopy(envs), pickle.loads(pickle.dumps(envs)), envs.clone(seed=4)):
        before = other.observations.copy()
        ended = 0
        while ended < 10:
            before[:] = other.observations
            *_, infos = other.step(other.choose_actions(greedy=0.5))
            for game in np.flatnonzero(infos.get("_final_obs", [])):
                final = infos["final_obs"][game]["observation"]
                assert (final == other._final_observations[game]).all()
                assert (final != before[game]).any()
                ended += 1
            if "final_obs" in infos:
                assert [seen is None for seen in infos["final_obs"]] == (~infos["_final_obs"]).tolist()


def test_the_end_of_a_game_and_the_next_one() -> None:
    envs = AzulVectorEnv(30, max_rounds=5)
    envs.reset(seed=1)
    kinds = set()
    for _ in range(300):
        movers = envs.current_player.copy()
        _, rewards, terminated, truncated, infos = envs.step(envs.choose_actions(greedy=0.5))
        over = terminated | truncated
        assert ("final_obs" in infos) == bool(over.any())
        assert not rewards[~terminated].any()
        assert not (terminated & truncated).any()
        for game in np.flatnonzero(over):
            kinds.add(bool(terminated[game]))
            new = envs.position(int(game))
            assert (new.round, new.to_move, sum(new.scores)) == (1, 1, 0)
            assert infos["final_obs"][game]["action_mask"].all()
            final = infos["final_obs"][game]["observation"]
            assert infos["_final_obs"][game]
            assert final[42:45].tolist() == [0, 0, int(terminated[game])]  # the phase
            margin = int(final[48]) - int(final[48 + 96])  # points of the seat that moved minus points of the other
            assert np.sign(rewards[game, movers[game]]) == (np.sign(margin) if terminated[game] else 0) or margin == 0
    assert kinds == {True, False}


def test_some_games_can_be_reset() -> None:
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
        named = "0 (CB1)" if bad == 0 else bad
        assert str(caught.value).startswith(f"game 3: action {named} is not legal: ")
        assert (caught.value.game, caught.value.action) == (3, 0 if bad == 0 else None)
        assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)
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


def test_other_integer_types_are_accepted() -> None:
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
        (
            {"num_envs": 4, "autoreset_mode": "later"},
            "autoreset_mode is one of NextStep, SameStep, Disabled, not 'later'",
        ),
        ({"num_envs": 4, "render_mode": "human"}, "render_mode is one of ansi, rgb_array, svg"),
        ({"num_envs": 4, "seat": 1}, "without them you move every seat"),
        ({"num_envs": 4, "seat": 3, "opponents": "random"}, "seat is 1 to 2"),
        ({"num_envs": 4, "opponents": "level:3"}, "not 'level:3': for other players use AzulSingleEnv"),
        ({"num_envs": 4, "opponents": 1.5}, "is a probability, 0 to 1, not 1.5"),
        ({"num_envs": 4, "opponents": ["greedy", "greedy"]}, "2 players leave 1 seats for opponents, not 2"),
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
        envs.reset(options={"reset_mask": np.array([True, False, True, True])})
    with pytest.raises(UnusableOption, match="'mask'"):
        envs.reset(options={"mask": 1})
    with pytest.raises(UnusableBatch, match="4 booleans"):
        envs.reset(options={"reset_mask": [1, 0, 1, 0]})
    with pytest.raises(UnusableOption, match="seed is 0 or more"):
        envs.reset(seed=-1)
    envs.reset(seed=1)
    bad: Any
    for bad in (2, -0.1, "random", None, True, float("nan")):
        with pytest.raises(UnusableOption, match="greedy is a probability, 0 to 1, not"):
            envs.choose_actions(greedy=bad)
    with pytest.raises(UnusableBatch, match="chooses no game"):
        envs.reset(options={"reset_mask": np.zeros(4, bool)})
    with pytest.raises(UnusableOption, match="game is 0 to 3"):
        envs.position(4)
    assert isinstance(envs.position(3), Position)


def dealt(envs: AzulVectorEnv) -> list[str]:
    """The factories of every game."""
    return [",".join(map(str, envs.position(game).factories)) for game in range(envs.num_envs)]


def play_rounds(envs: AzulVectorEnv, rounds: int = 1) -> None:
    """Play the first legal action in all games until game 0 has begun that many more rounds."""
    goal = envs.position(0).round + rounds
    while envs.position(0).round < goal:
        envs.step(envs.action_masks.argmax(1))


def test_arrays_are_new_unless_copy_is_off() -> None:
    envs = AzulVectorEnv(4)
    seen, infos = envs.reset(seed=1)
    kept = {name: array.copy() for name, array in seen.items()}
    after, *arrays, later = envs.step(envs.choose_actions())
    assert all((kept[name] == seen[name]).all() for name in kept)
    assert not (after["observation"] == seen["observation"]).all()
    assert infos["current_player"].tolist() == [0] * 4
    following = envs.step(envs.choose_actions())
    for before, now in zip([*after.values(), *arrays, later["current_player"]], [*following[0].values()], strict=False):
        assert not np.shares_memory(before, now)
    fast = AzulVectorEnv(4, copy=False)
    seen, _ = fast.reset(seed=1)
    after, rewards, *_ = fast.step(fast.choose_actions())
    assert after["observation"] is seen["observation"] is fast.observations
    assert rewards is fast.rewards
    assert fast.choose_actions() is fast.choose_actions()


def test_a_seed_with_a_mask_touches_only_the_chosen_games() -> None:
    envs, same = AzulVectorEnv(6), AzulVectorEnv(6)
    for each in (envs, same):
        each.reset(seed=1)
    chosen = np.array([True, False, True, False, False, True])
    envs.reset(seed=9, options={"reset_mask": chosen})
    fresh = AzulVectorEnv(6)
    fresh.reset(seed=9)
    assert [a == b for a, b in zip(dealt(envs), dealt(fresh), strict=True)] == chosen.tolist()
    for each in (envs, same):
        for _ in range(40):
            each.step(each.action_masks.argmax(1))
    for game in np.flatnonzero(~chosen):
        assert envs.position(int(game)) == same.position(int(game))  # its later deals are unchanged


def test_a_seed_for_each_game() -> None:
    envs = AzulVectorEnv(3)
    envs.reset(seed=[5, None, 5])
    assert dealt(envs)[0] == dealt(envs)[2] != dealt(envs)[1]
    one = AzulVectorEnv(1)
    one.reset(seed=5)
    assert dealt(one)[0] == dealt(envs)[0]
    seeds: object = envs.np_random_seed
    assert seeds == (5, None, 5)
    with pytest.raises(UnusableBatch, match="seeds are a list of 3, one for each game, not of 2"):
        envs.reset(seed=[1, 2])
    with pytest.raises(UnusableOption, match="seed is 0 or more, not -1"):
        envs.reset(seed=[1, 2, -1])


def test_np_random_seed_repeats_the_games() -> None:
    envs = AzulVectorEnv(3)
    envs.reset(seed=7)
    assert envs.np_random_seed == 7
    envs.reset()
    assert envs.np_random_seed == 7
    unknown = AzulVectorEnv(3)
    unknown.reset()
    seed = unknown.np_random_seed
    assert isinstance(seed, int)
    envs.reset(seed=seed)
    assert dealt(envs) == dealt(unknown)


def test_reseeded_copies_get_other_deals_and_plain_copies_the_same() -> None:
    envs = AzulVectorEnv(2)
    envs.reset(seed=3)
    copies = [envs, copy.deepcopy(envs), *[envs.clone(seed) for seed in range(4)], envs.clone(), envs.clone(2)]
    before = dealt(envs)
    assert all(dealt(each) == before for each in copies)
    deals = []
    for each in copies:
        play_rounds(each)
        deals.append(tuple(dealt(each)))
    assert deals[0] == deals[1]
    assert deals[-1] == deals[4]
    assert len(set(deals[1:-1])) == 6


@each_table
def test_states_are_kept_and_loaded(players: int, side: str) -> None:
    envs = AzulVectorEnv(5, players, side)
    envs.reset(seed=1)
    for _ in range(30):
        envs.step(envs.choose_actions())
    states, positions = envs.states, [envs.position(game) for game in range(5)]
    played = envs.observations.copy()
    for _ in range(10):
        envs.step(envs.choose_actions())
    later = envs.position(0)
    where = np.array([False, True, True, True, True])
    seen, infos = envs.load(states, where)
    assert [envs.position(game) for game in range(5)] == [later, *positions[1:]]
    assert (seen["observation"][1:] == played[1:]).all()
    assert infos["current_player"].tolist() == [(envs.position(game).to_move or 0) - 1 for game in range(5)]
    envs.step(envs.choose_actions())
    other = AzulVectorEnv(5, players, side)
    other.load(states)
    assert [other.position(game) for game in range(5)] == positions
    with pytest.raises(UnusableBatch, match=r"states are uint8 of shape \(5, "):
        envs.load(states[:4])
    ended = states.copy()
    ended.view(other._states.dtype)["phase"][3] = 3
    with pytest.raises(UnusableBatch, match="game 3: the state is the end of a game"):
        envs.load(ended)


def test_starting_positions() -> None:
    envs = AzulVectorEnv(3)
    deal = Position.start(2, first=2).deal("BBYR,KKWW,BYRW,RRRK,BBKK")
    _, infos = envs.reset(seed=1, options={"position": str(deal)})
    assert [envs.position(game) for game in range(3)] == [deal] * 3
    assert infos["current_player"].tolist() == [1, 1, 1]
    _, infos = envs.reset(seed=1, options={"first": 2})
    assert infos["current_player"].tolist() == [1, 1, 1]
    assert len(set(dealt(envs))) == 3
    mask = np.array([False, True, True])
    before = envs.position(0)
    positions = [None, deal, deal.play("1B1")]
    envs.reset(options={"positions": positions, "reset_mask": mask})
    assert [envs.position(game) for game in range(3)] == [before, deal, deal.play("1B1")]
    envs.reset(options={"position": Position.start(2)})
    assert len(set(dealt(envs))) == 3  # each game has its own random generator
    for options, words in (
        ({"positions": [deal]}, "positions are a list of 3"),
        ({"positions": [deal] * 3, "first": 1}, "positions alone"),
        ({"positions": [deal, deal, "2c"]}, "game 2: position cannot be used"),
        ({"position": deal, "first": 1}, "not both"),
        ({"position": Position.start(3)}, "2 players on the coloured side"),
        ({"first": 3}, "first is 1 to 2"),
    ):
        with pytest.raises((UnusableOption, UnusableBatch), match=words):
            envs.reset(options=options)
    short = AzulVectorEnv(2, max_rounds=1)
    short.reset(seed=1)
    awaiting = Position.start(2).deal_randomly(1)
    while awaiting.phase != "deal":
        awaiting = awaiting.play(awaiting.legal_moves()[0])
    with pytest.raises(UnusableOption, match="game 0: no round after 1 may begin"):
        short.reset(options={"position": awaiting})


@each_table
@pytest.mark.parametrize("opponents", ["greedy", "random", 0.5])
def test_opponents_move_between_your_actions(players: int, side: str, opponents: Any) -> None:
    envs = AzulVectorEnv(40, players, side, opponents=opponents, reward="points", max_rounds=4)
    _, infos = envs.reset(seed=1)
    assert set(infos["seat"]) == set(range(1, players + 1))
    gained = np.zeros(40)
    finished = 0
    for _ in range(150):
        assert (infos["seat"] == infos["current_player"] + 1).all()
        assert [envs.position(game).to_move for game in range(40)] == infos["seat"].tolist()
        seats = infos["seat"]
        _, rewards, terminated, truncated, infos = envs.step(envs.choose_actions())
        assert rewards.shape == (40,)
        gained += rewards
        for game in np.flatnonzero(terminated | truncated):
            assert gained[game] == infos["final_info"]["scores"][game][seats[game] - 1]
            gained[game] = 0
            finished += 1
    assert finished > 40


def test_opponents_by_seat_and_your_own_seat() -> None:
    envs = AzulVectorEnv(20, 3, opponents=["greedy", "random"], seat=2)
    _, infos = envs.reset(seed=1)
    assert set(infos["seat"]) == {2}
    wins = np.zeros(3)
    for _ in range(200):
        _, _, terminated, _, infos = envs.step(envs.choose_actions())
        for game in np.flatnonzero(terminated):
            wins[infos["final_info"]["ranks"][game].argmin()] += 1
    assert wins[2] > 0.9 * wins.sum()  # the first opponent (greedy) is at seat 3, clockwise from seat 2
    there = Position.start(3).deal_randomly(1)
    with pytest.raises(
        UnusableOption, match=r"game 0: it is seat 1's turn there, but your seat is 2: .* pass seat=None"
    ):
        envs.reset(options={"position": there})
    free = AzulVectorEnv(20, 3, opponents="random")
    assert set(free.reset(options={"position": there})[1]["seat"]) == {1}


def test_the_number_of_threads_follows_the_number_of_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 4)
    chosen = [AzulVectorEnv(games).num_threads for games in (1, GAMES_PER_THREAD, 3 * GAMES_PER_THREAD)]
    assert chosen == [1, 1, 3]
    assert AzulVectorEnv(16, num_threads=2).num_threads == 2
