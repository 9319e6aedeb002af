"""PettingZoo: its own tests, and cases that these do not cover."""

from __future__ import annotations

import copy
import pickle
import random
import warnings
from importlib import import_module
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

from tests.random_games import TABLES
from tilewright import Position, Record
from tilewright.environments import IllegalAction, NotPlaying, UnusableOption, azul_v0
from tilewright.environments.actions import action_of

each_table = pytest.mark.parametrize(("players", "side"), TABLES)


def play_on(env: Any, choose: random.Random, steps: int = 10**6) -> list[str]:
    """Play random legal actions; return the positions after them."""
    passed = []
    for agent in env.agent_iter(steps):
        observation, _, terminated, truncated, _ = env.last()
        over = terminated or truncated
        env.step(None if over else choose.choice(np.flatnonzero(observation["action_mask"]).tolist()))
        passed.append(f"{agent} {env.unwrapped.position}")
    return passed


@pytest.fixture
def listed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Add `azul_v0` to PettingZoo's list of environments whose observations may be dictionaries without a warning."""
    module = import_module("pettingzoo.test.api_test")
    for name in ("env_obs_dicts", "env_obs_space"):
        monkeypatch.setattr(module, name, [*getattr(module, name), "azul_v0"])


@each_table
@pytest.mark.usefixtures("listed")
def test_api(players: int, side: str) -> None:
    """PettingZoo's API test passes without a warning, because pytest turns warnings into errors."""
    api_test(azul_v0.env(players=players, side=side), num_cycles=1000)
    api_test(azul_v0.raw_env(players=players, side=side), num_cycles=1000)


@pytest.mark.parametrize("reward", ["rank", "margin", "points"])
@pytest.mark.usefixtures("listed")
def test_api_with_every_reward_and_a_short_game(reward: str) -> None:
    api_test(azul_v0.env(players=3, reward=reward, max_rounds=2), num_cycles=1000)


def test_the_only_warnings_without_the_list_are_about_dictionaries() -> None:
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        api_test(azul_v0.env(), num_cycles=100)
    assert {str(warning.message)[:35] for warning in said} == {
        "Observation is not a NumPy array",
        "Observation space for each agent pr",
    }


@each_table
def test_the_same_seed_gives_the_same_game(players: int, side: str) -> None:
    seed_test(lambda: azul_v0.env(players=players, side=side), num_cycles=500)


@each_table
def test_rendering(players: int, side: str, capsys: pytest.CaptureFixture[str]) -> None:
    shows = {
        "ansi": lambda text: "Round 1" in text,
        "svg": lambda text: text.startswith("<svg ") and text.endswith("</svg>\n"),
    }
    render_test(lambda render_mode: azul_v0.env(players=players, side=side, render_mode=render_mode), shows)
    assert "Round 1" in capsys.readouterr().out  # render mode `human` prints


def test_every_seed_another_game_and_without_a_seed_too() -> None:
    env = azul_v0.raw_env()
    starts = set()
    for seed in (1, 2, None, None):
        env.reset(seed=seed)
        starts.add(str(env.position))
    assert len(starts) == 4
    env.reset(seed=1)
    assert str(env.position) in starts


def test_instances_do_not_disturb_each_other() -> None:
    def alone(seed: int) -> list[str]:
        env = azul_v0.env(players=3)
        env.reset(seed=seed)
        return play_on(env, random.Random(seed))

    expected = {seed: alone(seed) for seed in (1, 2)}
    envs = {seed: (azul_v0.env(players=3), random.Random(seed)) for seed in (1, 2)}
    for seed, (env, _) in envs.items():
        env.reset(seed=seed)
    passed: dict[int, list[str]] = {1: [], 2: []}
    while any(env.agents for env, _ in envs.values()):
        for seed, (env, chance) in envs.items():
            passed[seed] += play_on(env, chance, 1)
    assert passed == expected


@pytest.mark.parametrize("make", [azul_v0.env, azul_v0.raw_env])
def test_copies_continue_like_the_original(make: Any) -> None:
    env = make(side="grey", reward="points")
    env.reset(seed=9)
    play_on(env, random.Random(1), 20)
    copies = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    before = str(env.unwrapped.position)
    games = [play_on(copied, random.Random(2)) for copied in copies]
    assert str(env.unwrapped.position) == before
    assert games == [play_on(env, random.Random(2))] * 2


@each_table
def test_the_result_is_paid_once_and_info_says_why(players: int, side: str) -> None:
    env = azul_v0.env(players=players, side=side)
    env.reset(seed=4)
    chance, got, infos = random.Random(4), {}, {}
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        assert not truncated
        if terminated:
            got[agent], infos[agent] = reward, info
        else:
            assert reward == 0
        env.step(None if terminated else chance.choice(np.flatnonzero(observation["action_mask"]).tolist()))
    outcome = env.unwrapped.position.outcome
    assert outcome is not None
    shares = [(seat in outcome.winners) / len(outcome.winners) for seat in range(1, players + 1)]
    assert list(got.values()) == pytest.approx([(share * players - 1) / (players - 1) for share in shares])
    assert infos["player_1"] == {
        "reason": outcome.reason,
        "scores": list(outcome.scores),
        "ranks": list(outcome.ranks),
        "length": len(env.unwrapped.record().moves),
    }


def test_points_add_up_to_the_score() -> None:
    env = azul_v0.env(players=2, side="grey", reward="points")
    env.reset(seed=5)
    chance, total = random.Random(5), dict.fromkeys(env.possible_agents, 0.0)
    for _ in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        over = terminated or truncated
        env.step(None if over else chance.choice(np.flatnonzero(observation["action_mask"]).tolist()))
        if not over:
            for agent, reward in env.rewards.items():
                total[agent] += reward
    assert tuple(total.values()) == env.unwrapped.position.scores
    assert sum(total.values()) > 0


def test_a_round_limit_truncates_and_says_so() -> None:
    env = azul_v0.env(max_rounds=2)
    env.reset(seed=1)
    chance = random.Random(1)
    while not env.truncations["player_1"]:
        assert not any(env.terminations.values())
        play_on(env, chance, 1)
    position = env.unwrapped.position
    assert (position.phase, position.round) == ("deal", 3)
    assert env.truncations == {"player_1": True, "player_2": True}
    assert env.terminations == {"player_1": False, "player_2": False}
    assert env.rewards == {"player_1": 0, "player_2": 0}
    assert env.infos["player_2"]["reason"] == "stopped after 2 rounds"
    play_on(env, chance)
    assert env.agents == []


def test_beginning_with_a_seat_or_a_position() -> None:
    env = azul_v0.env(players=3)
    env.reset(options={"first": 3})
    assert env.agent_selection == "player_3"
    text = (
        "3c 1 offer:2 BBYR,KKWW,BYRW,RRRK,BBKK,-,- *RRW 1 - 15,18,14,15,16 0,0,0,0,0"
        + " 0;"
        + ("...../...../...../...../.....;-,-,-,-,-;-")
    )
    start = Position.start(3).deal("BBYR,KKWW,BYRW,RRRK,BBKK,YYYY,WWWW").play("4R3")
    env.reset(options={"position": str(start)})
    assert env.unwrapped.position == start
    assert env.agent_selection == "player_2"
    env.reset(options={"position": Position.start(3, first=2)})  # the environment deals if the position awaits a deal
    assert env.agent_selection == "player_2"
    assert env.unwrapped.position.phase == "offer"
    for options, words in (
        ({"frist": 1}, "'frist'"),
        ({"first": 4}, "first is 1 to 3"),
        ({"position": text}, "position cannot be used"),
        ({"position": "2c"}, "position cannot be used"),
        ({"position": Position.start(2)}, "3 players on the coloured side"),
        ({"position": start, "first": 1}, "not both"),
    ):
        with pytest.raises(UnusableOption, match=words):
            env.reset(options=options)


def test_an_illegal_action_is_named_with_its_reason_and_the_legal_ones() -> None:
    env = azul_v0.env()
    env.reset(options={"position": Position.start(2).deal("BBYR,KKWW,BYRW,RRRK,BBKK")})
    before = env.unwrapped.position
    with pytest.raises(IllegalAction) as caught:
        env.step(0)
    message = str(caught.value)
    assert message.startswith(
        "action 0 (CB1) is not legal: the centre has no blue tile (OFFER-4). Position: 2c 1 offer:1 "
    )
    assert message.endswith(". Legal: " + " ".join(map(str, before.legal_moves())))
    assert caught.value.legal == tuple(map(str, before.legal_moves()))
    assert str(pickle.loads(pickle.dumps(caught.value))) == message
    for strange in (180, -1, 10**30, "1B1", 1.5, None, True, np.float64(30.0)):
        with pytest.raises(IllegalAction, match="integers 0 to 179"):
            env.step(strange)
    assert env.unwrapped.position == before  # nothing was played
    env.step(np.int16(30))
    assert env.unwrapped.position == before.play("1B1")


def test_the_grey_sides_actions_are_named_too() -> None:
    env = azul_v0.env(side="grey")
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match=r"^action \d+ \(2@4\) is not legal: columns are chosen after"):
        env.step(188)
    with pytest.raises(IllegalAction, match="0 to 204"):
        env.step(205)


@pytest.mark.parametrize("make", [azul_v0.env, azul_v0.raw_env])
def test_a_step_after_the_end(make: Any) -> None:
    env = make(max_rounds=1)
    env.reset(seed=1)
    play_on(env, random.Random(1), 10**6)
    with pytest.raises(NotPlaying, match="CB2 cannot be played: the game is stopped after 1 rounds"):
        env.step(1)
    env.reset(seed=1)
    while not any(env.truncations.values()):
        play_on(env, random.Random(1), 1)
    with pytest.raises(NotPlaying, match="CB2 cannot be played: player_1's game is over, its action is None"):
        env.step(1)


def test_a_step_before_the_first_reset() -> None:
    with pytest.raises(NotPlaying, match="call reset first"):
        azul_v0.raw_env().step(1)
    with pytest.raises(AttributeError):
        azul_v0.env().agents  # noqa: B018


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"players": 5}, "players is 2 to 4, not 5"),
        ({"players": "2"}, "players is 2 to 4, not '2'"),
        ({"side": "gray"}, "side is one of coloured, grey, not 'gray'"),
        ({"reward": "money"}, "reward is one of win, rank, margin, points, not 'money'"),
        ({"max_rounds": 0}, "max_rounds is 1 or more, not 0"),
        ({"max_rounds": 2.5}, "max_rounds is 1 or more, not 2.5"),
        ({"render_mode": "3d"}, "render_mode is one of human, ansi, rgb_array, svg, not '3d'"),
    ],
)
def test_options_that_cannot_be_used(options: dict[str, Any], words: str) -> None:
    with pytest.raises(UnusableOption, match=words):
        azul_v0.env(**options)


def test_other_bad_calls() -> None:
    with pytest.raises(TypeError):
        azul_v0.env(plyers=2)
    env = azul_v0.env()
    with pytest.raises(UnusableOption, match="seed is 0 or more"):
        env.reset(seed=-1)
    env.reset(seed=1)
    with pytest.raises(UnusableOption, match="no render_mode"):
        env.render()


def test_pettingzoos_own_wrapper_can_be_added() -> None:
    env = TerminateIllegalWrapper(azul_v0.env(), illegal_reward=-1)
    env.reset(options={"position": Position.start(2).deal("BBYR,KKWW,BYRW,RRRK,BBKK")})
    env.last()
    env.step(0)
    assert env.rewards == {"player_1": -1, "player_2": 0}
    assert all(env.terminations.values())


def test_state_is_the_view_of_the_first_seat() -> None:
    env = azul_v0.env()
    env.reset(seed=1)
    env.step(action_of(env.unwrapped.position.legal_moves()[0], 2))
    assert (env.state() == env.observe("player_1")["observation"]).all()
    assert not env.observe("player_1")["action_mask"].any()  # it is player_2's turn


def next_deal(env: Any, first: int) -> str:
    """Play legal action number `first`, then always the first legal one; return the next deal."""
    raw = env.unwrapped
    moves = raw.position.legal_moves()
    raw.step(action_of(moves[first % len(moves)], raw.position.players))
    number = raw.position.round
    while raw.position.round == number:
        raw.step(int(raw.observe(raw.agent_selection)["action_mask"].argmax()))
    return ",".join(map(str, raw.position.factories))


@pytest.mark.parametrize("make", [azul_v0.env, azul_v0.raw_env])
def test_reseeded_copies_get_other_deals_and_plain_copies_the_same(make: Any) -> None:
    env = make()
    env.reset(seed=1)
    plain = {next_deal(copy.deepcopy(env), first) for first in range(5)}
    assert len(plain) == 1
    cloned = {next_deal(env.clone(seed), 0) for seed in range(5)}
    assert len(cloned) == 5
    assert next_deal(env.clone(3), 0) == next_deal(env.clone(3), 0)
    assert next_deal(env.clone(), 0) != next_deal(env.clone(), 0)
    assert type(env.clone()) is type(env)
    before = env.unwrapped.position
    env.reseed(4)
    assert env.unwrapped.position == before
    expected = next_deal(env.clone(4), 0)
    assert next_deal(env, 0) == expected


@pytest.mark.parametrize(("players", "side"), TABLES)
def test_a_game_is_kept_as_a_record(players: int, side: str) -> None:
    env = azul_v0.raw_env(players=players, side=side)
    env.reset(seed=1)
    play_on(env, random.Random(1), 40)
    env.reseed(5)
    play_on(env, random.Random(2), 10**6)
    record = Record.parse(str(env.record()))
    assert record.final == env.position
    assert record.outcome is not None
    assert record.seats == tuple(env.possible_agents)
    stopped = azul_v0.raw_env(players=players, side=side, max_rounds=1)
    start = Position.start(players, side).deal_randomly(1)
    stopped.reset(options={"position": start})
    assert stopped.record().final == start
    play_on(stopped, random.Random(2), 10**6)
    assert stopped.record().final == stopped.position
    assert stopped.record().header("Termination") == ("stopped",)
    assert stopped.infos == {}
    assert azul_v0.raw_env().record().final == Position.start(2)


def test_the_state_has_a_space() -> None:
    env = azul_v0.env(players=3)
    env.reset(seed=1)
    assert env.state() in env.unwrapped.state_space
