"""Observations contain the whole position, with seats counted from the one that observes."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.environments.seeing import rebuilt
from tests.random_games import TABLES, random_game
from tilewright import Move, Position
from tilewright.environments import UnusableOption
from tilewright.environments.actions import action_count, action_of, move_of
from tilewright.environments.observing import (
    MOST,
    observation_fields,
    observation_high,
    observation_size,
    observe,
    observe_one,
)


def seen(position: Position, seat: int) -> tuple[np.ndarray, np.ndarray]:
    """The observation and the mask of a seat (counted from 0), written over arrays filled with 77."""
    observation = np.full(observation_size(position.players, position.side), 77, np.uint8)
    mask = np.full(action_count(position.players, position.side), 77, np.int8)
    observe_one(position.state, seat, observation, mask)
    return observation, mask


@pytest.mark.parametrize(("players", "side"), TABLES)
@settings(max_examples=3, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_a_position_can_be_rebuilt_from_what_any_seat_sees(players: int, side: str, seed: int) -> None:
    high = observation_high(players, side)
    for _, position in random_game(players, side, seed):
        if position.phase == "deal":
            continue
        if position.round > MOST:  # an observation cannot hold larger rounds, which some random games reach
            break
        for seat in range(players):
            observation, _ = seen(position, seat)
            assert rebuilt(observation, players, side, seat) == str(position)
            assert (observation <= high).all()


@pytest.mark.parametrize(("players", "side"), TABLES)
def test_the_mask_is_the_legal_moves_of_the_seat_to_move(players: int, side: str) -> None:
    for _, position in random_game(players, side, seed=5):
        for seat in range(players):
            _, mask = seen(position, seat)
            if position.to_move is None:
                assert mask.all()  # no action is needed
            elif position.to_move == seat + 1:
                legal = [action_of(move, players) for move in position.legal_moves()]
                assert np.flatnonzero(mask).tolist() == legal
            else:
                assert not mask.any()


def test_the_same_position_looks_the_same_from_every_seat() -> None:
    """In two games that differ only in who is seat 1, the first player observes the same, and so does the second."""
    deal = "BBYR,KKWW,BYRW,RRRK,BBKK"
    one, two = (Position.start(2, first=first).deal(deal).play("4R3").play("2K2") for first in (1, 2))
    for place in range(2):
        assert (seen(one, place)[0] == seen(two, 1 - place)[0]).all()


def test_large_numbers_are_clipped() -> None:
    start = Position.start(2).deal("BBYR,KKWW,BYRW,RRRK,BBKK")
    odd = Position.parse(str(start).replace("2c 1 ", "2c 700 ").replace(" 0;", " 999;", 1))
    fields = {field.name: field.of(seen(odd, 0)[0]) for field in observation_fields(2, "coloured")}
    assert fields["round"].tolist() == [255]
    assert fields["seat0_score"].tolist() == [255]


@pytest.mark.parametrize(("players", "side"), TABLES)
def test_actions_are_moves(players: int, side: str) -> None:
    moves = [move_of(action, players) for action in range(action_count(players, side))]
    assert len(set(moves)) == len(moves)
    assert [action_of(move, players) for move in moves] == list(range(len(moves)))
    takes = [move for move in moves if move.is_take]
    assert [int(move) for move in takes] == list(range(30 * (2 * players + 2)))  # the notation's integers
    assert [str(move) for move in moves if not move.is_take] == (
        [f"{line}@{column}" for line in range(1, 6) for column in range(1, 6)] if side == "grey" else []
    )
    assert moves[-1] == (Move("5@5") if side == "grey" else Move(f"{2 * players + 1}WF"))


def test_a_table_lacks_some_moves() -> None:
    with pytest.raises(UnusableOption, match=r"^9R2 is no action of 2 players: they have 5 factories$"):
        action_of(Move("9R2"), 2)
    with pytest.raises(UnusableOption, match="players is 2 to 4, not 7"):
        action_of(Move("1@1"), 7)


def test_fields_of_a_batch() -> None:
    batch = np.stack([seen(Position.start(3).deal_randomly(seed), 0)[0] for seed in range(4)])
    factories = observation_fields(3, "coloured")[0]
    assert factories.of(batch).shape == (4, 7, 5)
    assert (factories.of(batch).sum(axis=2) == 4).all()


@pytest.mark.parametrize(("players", "side"), TABLES)
def test_a_position_is_observed_without_an_environment(players: int, side: str) -> None:
    for _, position in random_game(players, side, 3):
        for seat in range(1, players + 1):
            expected = seen(position, seat - 1)
            shown = observe(position, seat)
            assert (shown["observation"] == expected[0]).all()
            assert (shown["action_mask"] == expected[1]).all()
        assert (observe(position)["observation"] == seen(position, (position.to_move or 1) - 1)[0]).all()
    with pytest.raises(UnusableOption, match=f"seat is 1 to {players}, not 0"):
        observe(position, 0)
