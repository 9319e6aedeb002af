"""What a seat learns of the others at a table of three or four by watching them."""

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


def until_its_turn(position: Position, seat: int, judge: Evaluator, others: OpponentModel) -> Position:
    """What the others play, judging so, until a seat has to move again in this round."""
    while position.phase is Phase.OFFER and position.to_move != seat:
        position = position.play(search(position, NODES, evaluator=judge, opponents=others).best)
    return position


def watched_round(players: int, side: str, seed: int, judge: Evaluator, alike: tuple[int, ...]) -> list[float]:
    """What the first seat expects of each seat after a round among others who judge so, and expect that of all."""
    others, everybody = OpponentModel(alike), OpponentModel(range(1, players + 1))
    position = dealt(players, side, seed)
    while position.phase is Phase.OFFER and position.to_move == 1:
        position = position.play(search(position, NODES, opponents=others).best)
        position = until_its_turn(position, 1, judge, everybody)
    others.observe(position)
    return others.linear_weights(players)


@pytest.mark.parametrize(("players", "side"), TABLES)
def test_those_who_go_by_the_numbers_are_told_from_those_who_go_by_the_networks(players: int, side: str) -> None:
    def mean(judge: Callable[[int, str], Evaluator]) -> float:
        found = [watched_round(players, side, seed, judge(players, side), ()) for seed in (1, 2)]
        assert all(each[0] == 0.5 for each in found)
        return sum(sum(each[1:]) for each in found) / 2 / (players - 1)

    assert mean(load_linear) > 0.6
    assert mean(best_evaluator) < 0.4


def test_nothing_is_learned_of_those_who_are_known() -> None:
    expected = watched_round(3, "coloured", 1, load_linear(3, "coloured"), (2,))
    assert expected[1] == 0
    assert expected[2] != 0.5


def test_another_game_is_begun_without_prejudice() -> None:
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
def test_other_positions_than_those_that_follow_teach_nothing(players: int) -> None:
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


def test_a_player_remembers_what_it_has_seen() -> None:
    """The same position is searched with other expectations after a round among players who go by the numbers."""
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
