"""OpenSpiel: its own tests, its playthroughs, and cases that these do not cover."""

from __future__ import annotations

import copy
import pickle
import random
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation

from tests.environments.seeing import rebuilt
from tests.environments.spiel import apply_random, load
from tests.random_games import TABLES
from tilewright.environments import IllegalAction, NotPlaying, UnusableOption, python_azul

pytestmark = pytest.mark.slow  # OpenSpiel

PLAYTHROUGHS = Path(__file__).with_name("playthroughs")
SIMULATIONS = 8  # a hundred would take two minutes

each_table = pytest.mark.parametrize(("players", "side"), TABLES)


@each_table
def test_random_simulations(players: int, side: str) -> None:
    pyspiel.random_sim_test(load(players, side), num_sims=SIMULATIONS, serialize=True, verbose=False)


@pytest.mark.parametrize("reward", ["rank", "margin", "points"])
def test_random_simulations_with_every_reward_and_a_limit(reward: str) -> None:
    for players in (2, 3, 4):
        game = load(players, reward=reward, max_rounds=2)
        pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("name", sorted(path.name for path in PLAYTHROUGHS.glob("*.txt")))
def test_playthroughs_replay_identically(name: str) -> None:
    from open_spiel.python.algorithms import generate_playthrough  # slow: imports scipy.stats

    flags = generate_playthrough._USE_ACTION_IDS._flagvalues
    if not flags.is_parsed():  # it reads absl flags, which are parsed only by a command line
        flags.mark_as_parsed()
    original, again = generate_playthrough.replay(str(PLAYTHROUGHS / name))
    assert again == original


def test_there_is_a_playthrough_of_every_table() -> None:
    assert {path.stem for path in PLAYTHROUGHS.glob("*.txt")} == {f"{players}{side[0]}" for players, side in TABLES}


@each_table
def test_the_kind_of_game(players: int, side: str) -> None:
    game = load(players, side)
    utility = pyspiel.GameType.Utility
    assert game.get_type().utility == utility.ZERO_SUM
    assert game.utility_sum() == 0
    points = load(players, side, reward="points")
    assert points.get_type().utility == utility.GENERAL_SUM
    assert points.utility_sum() is None
    assert game.num_players() == players
    assert game.max_chance_outcomes() == 5
    assert game.max_chance_nodes_in_history() == 100 * 4 * (2 * players + 1)
    assert game.min_utility() == -1 / (players - 1)
    assert pyspiel.load_game(str(game)).get_parameters() == game.get_parameters()
    assert pickle.loads(pickle.dumps(game)).get_parameters() == game.get_parameters()


def test_every_drawn_tile_is_a_node_of_chance() -> None:
    state = load(3).new_initial_state()
    for drawn in range(28):
        assert state.is_chance_node()
        assert state.current_player() == pyspiel.PlayerId.CHANCE
        chances = dict(state.chance_outcomes())
        assert sum(chances.values()) == pytest.approx(1)
        left = [20 - drawn // 5 - (colour < drawn % 5) for colour in range(5)]
        assert chances == {colour: left[colour] / (100 - drawn) for colour in range(5)}
        state.apply_action(drawn % 5)
    assert state.current_player() == 0
    assert str(state.position) == str(state)


@each_table
def test_observations_have_the_documented_layout(players: int, side: str) -> None:
    game, chance = load(players, side), random.Random(3)
    observation = make_observation(game)
    state = game.new_initial_state()
    while not state.is_terminal():
        apply_random(state, chance)
        if state.is_chance_node():
            continue
        for player in range(players):
            observation.set_from(state, player)
            assert rebuilt(observation.tensor.astype(np.uint8), players, side, player) == str(state)
            assert (np.array(state.observation_tensor(player), np.float32) == observation.tensor).all()
    assert observation.string_from(state, 0) == str(state) == state.observation_string(1)
    assert state.information_state_string(0) == state.history_str()


def test_copies_continue_like_the_original() -> None:
    game, chance = load(2, "grey"), random.Random(1)
    state = game.new_initial_state()
    for steps in (3, 30, 100):  # first in the middle of a deal, then of a round, then of the game
        for _ in range(steps):
            apply_random(state, chance)
        _, loaded = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
        for copied in (state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state)), loaded):
            ends = []
            for each in (state.clone(), copied):
                follow = random.Random(7)
                while not each.is_terminal():
                    apply_random(each, follow)
                ends.append((str(each), each.returns(), each.history()))
            assert ends[0] == ends[1]


def test_a_limit_ends_the_game_without_a_result() -> None:
    for reward in ("win", "points"):
        state, chance = load(reward=reward, max_rounds=2).new_initial_state(), random.Random(2)
        while not state.is_terminal():
            apply_random(state, chance)
        assert str(state).endswith(" stopped")
        assert state.position.round == 3
        assert tuple(state.returns()) == ((0, 0) if reward == "win" else state.position.scores)


def test_names_of_actions() -> None:
    state = load(2, "grey").new_initial_state()
    assert [state.action_to_string(colour) for colour in range(5)] == [f"draw {letter}" for letter in "BYRKW"]
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    assert state.action_to_string(0, 30) == "1B1"
    assert state.action_to_string(0, 204) == "5@5"
    assert state.string_to_action("1B1") == 30


def test_bad_input() -> None:
    state = load().new_initial_state()
    for strange in (5, -2):
        with pytest.raises(IllegalAction, match=f"action {strange} is not legal: the bag has no such tile .* draw B"):
            state.apply_action(strange)
    for _ in range(20):
        state.apply_action(0)  # draw all blue tiles
    with pytest.raises(
        IllegalAction, match=r"action 0 \(CB1\) is not legal: the centre has no blue tile .* Legal: 1B1"
    ):
        state.apply_action(0)
    with pytest.raises(IllegalAction, match="0 to 179"):
        state.apply_action(180)
    assert len(state.history()) == 20
    with pytest.raises(NotPlaying, match="not chance's turn"):
        state.chance_outcomes()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    with pytest.raises(NotPlaying, match="no action is legal"):
        state.apply_action(0)


@pytest.mark.parametrize(
    ("parameters", "words"),
    [
        ("players=5", "players is 2 to 4"),
        ("side=gray", "side is one of"),
        ("reward=cash", "reward is one of"),
        ("max_rounds=0", "max_rounds is 1 or more"),
    ],
)
def test_parameters_that_cannot_be_used(parameters: str, words: str) -> None:
    with pytest.raises(UnusableOption, match=words):
        pyspiel.load_game(f"{python_azul.SHORT_NAME}({parameters})")


def test_the_length_of_a_game_fits_into_32_bits() -> None:
    assert load(max_rounds=2**31 - 1).max_game_length() == 2**31 - 1


def test_an_unknown_parameter() -> None:
    with pytest.raises(UnusableOption, match="players, side, reward, max_rounds, not colour"):
        python_azul.AzulGame({"colour": 1})
