"""The opponent model learns from the moves of the other seats."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.random_games import Chance, random_deal
from tilewright import Phase, Position
from tilewright.evaluation.evaluator import Evaluator, best_evaluator
from tilewright.evaluation.linear import load_linear
from tilewright.players.searching import SearchPlayer
from tilewright.search import Limits, OpponentModel, search

NODES = Limits(nodes=6000)
TABLES = [(3, "coloured"), (3, "grey"), (4, "coloured")]


def dealt(players: int, side: str, seed: int) -> Position:
    position = Position.start(players, side, first=1)
    return position.deal(random_deal(position, Chance(seed)))


def until_its_turn(position: Position, seat: int, evaluator: Evaluator, others: OpponentModel) -> Position:
    """Let the others move with this evaluator until `seat` has to move again or the round ends."""
    while position.phase is Phase.OFFER and position.to_move != seat:
        position = position.play(search(position, NODES, evaluator=evaluator, opponents=others).best)
    return position


def watched_round(players: int, side: str, seed: int, evaluator: Evaluator, alike: tuple[int, ...]) -> list[float]:
    """The opponent model of seat 1 after a round against seats that use this evaluator."""
    others, everybody = OpponentModel(alike), OpponentModel(range(1, players + 1))
    position = dealt(players, side, seed)
    while position.phase is Phase.OFFER and position.to_move == 1:
        position = position.play(search(position, NODES, opponents=others).best)
        position = until_its_turn(position, 1, evaluator, everybody)
    others.observe(position)
    return others.linear_weights(players)


@pytest.mark.parametrize(("players", "side"), TABLES)
def test_linear_opponents_are_distinguished_from_network_opponents(players: int, side: str) -> None:
    def mean(evaluator_for: Callable[[int, str], Evaluator]) -> float:
        found = [watched_round(players, side, seed, evaluator_for(players, side), ()) for seed in (1, 2)]
        assert all(each[0] == 0.5 for each in found)
        return sum(sum(each[1:]) for each in found) / 2 / (players - 1)

    assert mean(load_linear) > 0.6
    assert mean(best_evaluator) < 0.4


def test_seats_given_as_alike_keep_weight_zero() -> None:
    expected = watched_round(3, "coloured", 1, load_linear(3, "coloured"), (2,))
    assert expected[1] == 0
    assert expected[2] != 0.5


def test_another_game_starts_with_a_new_model() -> None:
    others = OpponentModel()
    start = dealt(3, "coloured", 1)
    position = start
    for _ in range(3):
        position = position.play(search(position, NODES, opponents=others).best)
        position = until_its_turn(position, 1, load_linear(3, "coloured"), OpponentModel())
    assert others.linear_weights(3) != [0.5] * 3
    later = start
    while later.round == 1:
        later = later.play(later.legal_moves()[0]) if later.phase is Phase.OFFER else later.deal_randomly(1)
    others.observe(later)
    assert others.linear_weights(3) != [0.5] * 3
    others.observe(start)
    assert others.linear_weights(3) == [0.5] * 3


@pytest.mark.parametrize("players", [3, 4])
def test_unrelated_positions_change_nothing(players: int) -> None:
    others = OpponentModel()
    start = dealt(players, "coloured", 1)
    search(start, NODES, opponents=others)
    others.observe(start)
    search(start, NODES, opponents=others)
    others.observe(dealt(players, "coloured", 2))
    search(start, NODES, opponents=others)
    others.observe(start.play(start.legal_moves()[0]))
    search(start, NODES, opponents=others)
    others.observe(dealt(7 - players, "coloured", 1))
    search(start, NODES, opponents=others)
    others.observe(dealt(players, "grey", 1))
    assert others.linear_weights(players) == [0.5] * players


def test_a_player_keeps_its_model() -> None:
    """After two rounds, a player has inferred that its opponents use the linear evaluation."""
    watching = SearchPlayer(NODES)
    position = dealt(3, "coloured", 3)
    while position.round < 3:
        if position.phase is Phase.DEAL:
            position = position.deal(random_deal(position, Chance(position.round)))
        elif position.to_move == 1:
            position = position.play(watching.choose(position))
        else:
            position = position.play(search(position, NODES, evaluator=load_linear(3, "coloured")).best)
    expected = watching._opponents.linear_weights(3)
    assert min(expected[1:]) > 0.6
