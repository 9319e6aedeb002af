"""Rewards, compared with their definitions in plain Python."""

from __future__ import annotations

import numpy as np
import pytest

from tests.random_games import TABLES, random_game
from tilewright import Position
from tilewright.environments.rewards import NUMBERS, Reward, write_ranks
from tilewright.environments.tree import write_returns

EMPTY = "...../...../...../...../.....;-,-,-,-,-;-"
ROW = "BYRKW/...../...../...../.....;-,-,-,-,-;-"


def paid(position: Position, reward: Reward) -> list[float]:
    """The returns of all seats at a position, by the compiled code."""
    returns = np.full(position.players, np.nan)
    write_returns(position.state, NUMBERS[reward], returns)
    return [round(value, 9) for value in returns.tolist()]


def expected(position: Position, reward: Reward) -> list[float]:
    """The same, computed from the outcome by the definitions."""
    outcome = position.outcome
    assert outcome is not None
    players, scores, ranks = position.players, outcome.scores, outcome.ranks
    match reward:
        case Reward.WIN:
            shares = [(rank == 1) / ranks.count(1) for rank in ranks]
            result = [(share * players - 1) / (players - 1) for share in shares]
        case Reward.RANK:
            places = [rank + (ranks.count(rank) - 1) / 2 for rank in ranks]
            result = [1 - 2 * (place - 1) / (players - 1) for place in places]
        case Reward.MARGIN:
            result = [score - (sum(scores) - score) / (players - 1) for score in scores]
        case Reward.POINTS:
            result = [float(score) for score in scores]
    return [round(value, 9) for value in result]


def end(*boards: tuple[int, str]) -> Position:
    """A finished game with these points and walls; the bag and the lid do not fit them."""
    seats = " ".join(f"{score};{wall}" for score, wall in boards)
    factories = ",".join("-" * (2 * len(boards) + 1))
    return Position.parse_unchecked(f"{len(boards)}c 5 end {factories} - 1 1 0,0,0,0,0 0,0,0,0,0 {seats}")


@pytest.mark.parametrize("reward", list(Reward))
@pytest.mark.parametrize(("players", "side"), TABLES)
def test_finished_games(players: int, side: str, reward: Reward) -> None:
    *_, (_, position) = random_game(players, side, seed=11)
    assert paid(position, reward) == expected(position, reward)


@pytest.mark.parametrize("reward", list(Reward))
def test_tied_seats(reward: Reward) -> None:
    for position in (
        end((30, ROW), (30, ROW)),
        end((30, ROW), (30, EMPTY)),
        end((30, EMPTY), (40, EMPTY), (40, ROW), (40, ROW)),
        end((7, ROW), (7, ROW), (7, ROW)),
    ):
        assert paid(position, reward) == expected(position, reward)


def test_the_definitions_by_example() -> None:
    position = end((30, ROW), (20, EMPTY), (30, ROW))
    assert paid(position, Reward.WIN) == [0.25, -0.5, 0.25]
    assert paid(position, Reward.RANK) == [0.5, -1.0, 0.5]
    assert paid(position, Reward.MARGIN) == [5.0, -10.0, 5.0]
    assert paid(position, Reward.POINTS) == [30.0, 20.0, 30.0]


def test_a_game_without_an_end_has_no_result() -> None:
    start = Position.start(3)
    assert paid(start, Reward.WIN) == paid(start, Reward.RANK) == paid(start, Reward.MARGIN) == [0.0] * 3


def test_ranks_and_reason() -> None:
    for position in (end((30, ROW), (30, EMPTY), (40, EMPTY)), end((1, EMPTY), (1, EMPTY))):
        outcome = position.outcome
        assert outcome is not None
        ranks = np.zeros(position.players, np.int64)
        assert write_ranks(position.state, ranks) == (outcome.reason == "row")
        assert tuple(ranks.tolist()) == outcome.ranks
