"""AzulSingleEnv: one agent against given players."""

from __future__ import annotations

import copy
import pickle
import re
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tests.random_games import TABLES
from tilewright import Move, Position
from tilewright.environments import AzulSingleEnv, IllegalAction, NotPlaying, UnusableOption
from tilewright.environments.actions import action_of, move_of
from tilewright.players import RandomPlayer
from tilewright.players.player import BadChoice

each_table = pytest.mark.parametrize(("players", "side"), TABLES)


class LastMove:
    """A player that chooses the last legal move and counts its choices."""

    name = "last"

    def __init__(self) -> None:
        self.chosen = 0

    def choose(self, position: Position) -> Move:
        self.chosen += 1
        return position.legal_moves()[-1]


def play(env: AzulSingleEnv, seed: int | None) -> tuple[list[str], float, dict[str, Any]]:
    """Play a whole game of random legal actions; return the positions, the sum of the rewards and the last info."""
    seen, info = env.reset(seed=seed)
    env.action_space.seed(5)
    passed, total, over = [], 0.0, False
    while not over:
        seen, reward, terminated, truncated, info = env.step(env.action_space.sample(seen["action_mask"]))
        passed.append(str(env.position))
        total += reward
        over = terminated or truncated
    return passed, total, info


@each_table
@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_gymnasiums_own_check(players: int, side: str, opponents: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Gymnasium's `check_env`, which also renders; it gives no warning, because pytest turns warnings into errors."""
    check_env(AzulSingleEnv(players, side, opponents))
    assert "Round" in capsys.readouterr().out


def test_made_by_its_name() -> None:
    env = gymnasium.make("tilewright/Azul-v0", players=3, opponents="random", render_mode="ansi")
    env.reset(seed=1)
    assert "Seat 3" in str(env.render())
    check_env(env.unwrapped)


@each_table
def test_the_same_seed_gives_the_same_game(players: int, side: str) -> None:
    env = AzulSingleEnv(players, side, "random")
    assert play(env, 3) == play(env, 3) == play(AzulSingleEnv(players, side, "random"), 3)
    assert play(env, 3) != play(env, 4)
    assert play(env, None) != play(env, None)


def test_opponents_by_name() -> None:
    env = AzulSingleEnv(3, opponents=["level:1", "search:50nodes"], seat=1)
    env.reset(seed=1)
    for _ in range(3):
        env.step(env.action_space.sample())
    assert env.position.to_move == 1


def test_opponents_sit_clockwise_from_you() -> None:
    one, two = LastMove(), LastMove()
    env = AzulSingleEnv(3, opponents=[one, two], seat=2)
    env.reset(seed=1)
    assert (one.chosen, two.chosen) == (0, 1)  # seat 1 starts; clockwise from seat 2 it is the second opponent
    before = env.position
    move = before.legal_moves()[0]
    env.step(action_of(move, 3))
    expected = before.play(move)
    for _ in range(2):
        expected = expected.play(expected.legal_moves()[-1])
    assert env.position == expected
    assert (one.chosen, two.chosen) == (1, 2)


def test_your_seat_changes_unless_you_choose_it() -> None:
    env = AzulSingleEnv(4, opponents="random")
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(40)} == {1, 2, 3, 4}
    chosen = AzulSingleEnv(4, opponents="random", seat=3)
    assert {chosen.reset(seed=seed)[1]["seat"] for seed in range(10)} == {3}


@pytest.mark.parametrize("seat", [1, 2])
def test_your_reward_is_that_of_your_seat(seat: int) -> None:
    env = AzulSingleEnv(opponents="greedy", seat=seat, reward="points")
    _, total, info = play(env, 1)
    assert total == info["scores"][seat - 1]
    env = AzulSingleEnv(opponents="greedy", seat=seat)
    _, total, info = play(env, 1)
    assert total == (1 if info["ranks"][seat - 1] == 1 else -1)
    env = AzulSingleEnv(opponents="greedy", seat=seat, max_rounds=1)
    _, total, info = play(env, 1)
    assert (total, info["reason"]) == (0, "stopped after 1 rounds")


def test_copies_continue_like_the_original() -> None:
    env = AzulSingleEnv(3, "grey", "random")
    env.reset(seed=1)
    copies = [env, copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    after = set()
    for copied in copies:
        for _ in range(5):
            copied.step(int(np.argmax(copied.action_space.legal)))
        after.add(str(copied.position))
    assert len(after) == 1


def test_samples_without_a_mask_are_legal_and_only_a_stale_one_is_replaced() -> None:
    env = AzulSingleEnv(seat=1, opponents="random")
    env.reset(seed=1)
    for _ in range(10):
        assert "replaced" not in env.step(env.action_space.sample())[4]
    blue, yellow = (Position.start(2).deal(",".join([letter * 4] * 5)) for letter in "BY")
    env.reset(options={"position": blue})
    stale = env.action_space.sample()
    for _ in range(2):
        env.reset(options={"position": yellow})
        assert env.step(stale)[4]["replaced"] == str(move_of(int(stale), 2))
    env.reset(options={"position": yellow})
    with pytest.raises(IllegalAction, match=r"factory . has no blue tile"):
        env.step(30 if stale != 30 else 31)


def test_a_drawn_action_is_replaced_only_directly_after_a_reset() -> None:
    env = AzulSingleEnv(seat=1, opponents="random")
    env.reset(options={"position": Position.start(2).deal("BBBB,YYYY,RRRR,KKKK,WWWW")})
    action = env.action_space.sample()
    env.step(action)
    with pytest.raises(IllegalAction):  # the colour is gone from that factory
        env.step(action)


def test_bad_calls() -> None:
    env = AzulSingleEnv(seat=1, opponents="random", max_rounds=1)
    with pytest.raises(NotPlaying, match="call reset first"):
        env.step(3)
    env.reset(options={"position": Position.start(2).deal("BBYR,KKWW,BYRW,RRRK,BBKK")})
    with pytest.raises(
        IllegalAction, match=r"action 0 \(CB1\) is not legal: the centre has no blue tile .* Legal: 1B1 1B2"
    ):
        env.step(0)
    with pytest.raises(IllegalAction, match=r"action \[30 31\] is not legal: the actions of this table are the"):
        env.step(np.array([30, 31]))
    with pytest.raises(UnusableOption, match="options is a dictionary or None, not 5"):
        env.reset(options=5)  # type: ignore[arg-type]
    play(env, 1)
    with pytest.raises(NotPlaying, match="no action is legal; call reset"):
        env.step(3)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"opponents": "clever"}, "an opponent cannot be used: no player is called 'clever'"),
        ({"opponents": "level:11"}, "levels go from level:1 to level:10"),
        ({"opponents": "engine:tilewright engine"}, "give an outside engine as an EnginePlayer"),
        ({"opponents": ["greedy", "greedy"]}, "2 players leave 1 seats for opponents, not 2"),
        ({"opponents": [RandomPlayer(1)], "players": 3}, "leave 2 seats"),
        ({"opponents": [3]}, "method choose, not 3"),
        ({"opponents": 3}, "method choose, not 3"),
        ({"opponents": None}, "method choose, not None"),
        ({"seat": 3}, "seat is 1 to 2"),
        ({"players": 7}, "players is 2 to 4"),
        ({"side": "up"}, "side is one of"),
        ({"reward": ""}, "reward is one of"),
        ({"max_rounds": 0}, "max_rounds is 1 or more"),
        ({"render_mode": "x"}, "render_mode is one of"),
    ],
)
def test_options_that_cannot_be_used(options: dict[str, Any], words: str) -> None:
    with pytest.raises(UnusableOption, match=words):
        AzulSingleEnv(**options)


def test_reseeded_copies_get_other_deals_and_plain_copies_the_same() -> None:
    env = AzulSingleEnv(opponents="greedy", seat=1)
    env.reset(seed=1)

    def next_deal(copied: AzulSingleEnv) -> str:
        number = copied.position.round
        while copied.position.round == number:
            copied.step(int(copied.action_masks().argmax()))
        return ",".join(map(str, copied.position.factories))

    assert len({next_deal(copy.deepcopy(env)) for _ in range(3)}) == 1
    assert len({next_deal(env.clone(seed)) for seed in range(5)}) == 5
    assert next_deal(env.clone(2)) == next_deal(env.clone(2))
    assert next_deal(env.clone()) != next_deal(env.clone())
    guessing = AzulSingleEnv(opponents="random", seat=1)
    guessing.reset(seed=1)
    action = int(guessing.action_masks().argmax())
    answers = set()
    for seed in range(20):
        other = guessing.clone(seed)
        other.step(action)
        answers.add(str(other.position))
    assert len(answers) > 5  # a random opponent's moves depend on the seed, too


def test_masks_for_maskable_ppo() -> None:
    env = gymnasium.make("tilewright/Azul-v0", opponents="random")
    seen, _ = env.reset(seed=1)
    masks = env.get_wrapper_attr("action_masks")()
    assert masks.dtype == np.bool_
    assert (masks == seen["action_mask"]).all()
    seen, *_ = env.step(masks.argmax())
    assert (env.get_wrapper_attr("action_masks")() == seen["action_mask"]).all()


def test_a_game_is_kept_as_a_record() -> None:
    env = AzulSingleEnv(3, opponents=["greedy", LastMove()], seat=2)
    _, _, info = play(env, 1)
    record = env.record()
    assert record.final == env.position
    assert record.seats == ("last", "learner", "greedy")
    assert info["length"] == len(record.moves)
    assert AzulSingleEnv(opponents="level:3").record().seats == ("learner", "level:3")


class Says:
    """An opponent that always chooses the same."""

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def choose(self, position: Position) -> Any:
        return self.answer


def test_opponents_must_choose_legal_moves() -> None:
    blue = Position.start(2, first=2).deal(",".join(["BBBB"] * 5))
    env = AzulSingleEnv(seat=1, opponents=Says("1B1"))  # type: ignore[arg-type]
    env.reset(options={"position": blue})
    assert env.position == blue.play("1B1")
    for answer, words in (
        ("1Y1", "Says chose a move that is not legal: 1Y1 is not legal: factory 1 has no yellow tile"),
        ("nonsense", "Says chose 'nonsense', which is no move: "),
        (30, "Says chose 30, which is no move: choose returns a Move or its text, such as '1B1'"),
        (None, "Says chose None, which is no move"),
    ):
        env = AzulSingleEnv(seat=1, opponents=Says(answer))  # type: ignore[arg-type]
        with pytest.raises(BadChoice, match=f"^{re.escape(words)}"):
            env.reset(options={"position": blue})
