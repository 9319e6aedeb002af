"""Explanations: the parts of every seat add up to the value that the search uses, by network and linear evaluation."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numba
import numpy as np
import pytest

from tests.evaluation.networks import random_network
from tests.random_games import TABLES, random_game, table_name
from tilewright import Phase, Position
from tilewright.analysis.board_parts import COLOURS, COLUMNS, NETWORK_BOARD, WHOLE, features_with
from tilewright.analysis.explanation import REASONS, Explanation, explain, over_others, with_columns_chosen
from tilewright.evaluation import features as f
from tilewright.evaluation.evaluator import Evaluator
from tilewright.evaluation.linear import LinearEvaluation, load_linear
from tilewright.evaluation.network import BadNetwork
from tilewright.evaluation.patterns import UNIT
from tilewright.evaluation.stages import stage_of
from tilewright.evaluation.vectors import SCALE
from tilewright.rules.constants import FLOOR_PENALTIES
from tilewright.search.evaluate import evaluate_all
from tilewright.search.evaluate_linear import write_points
from tilewright.search.memory import NO_REUSE, memory_dtype, set_evaluator
from tilewright.search.values import WIN, decode_value

EMPTY = "0;...../...../...../...../.....;-,-,-,-,-;-"
BUSY = (
    "2c 3 offer:2 BBYR,-,-,-,- KW 2 1 5,5,5,5,5 9,12,8,13,13 "
    "9;B..../WB.../...../...../.....;-,2Y,-,2R,-;*B 7;..R../...../..B../...../.....;1K,-,-,3R,-;-"
)

all_tables = pytest.mark.parametrize(("players", "side"), TABLES, ids=[table_name(*table) for table in TABLES])


def positions(players: int, side: str) -> list[Position]:
    """Positions of a random game in which tiles are taken, columns chosen or a deal is awaited."""
    game = [position for _, position in random_game(players, side, 3) if not position.is_over]
    tiling = [position for position in game if position.phase is Phase.TILE]
    return [*game[::9], *tiling[::4], *(position for position in game if position.phase is Phase.DEAL)]


def together(explanation: Explanation) -> Any:
    return np.array([account.worth for account in explanation.accounts])


# ------------------------------------------------------------ the values of the search


@numba.njit
def _evaluate(memories: Any, states: Any, worth: Any) -> None:
    write_points(memories[0], states[0], stage_of(states[0]), NO_REUSE)
    for seat in range(len(worth)):
        worth[seat] = memories[0].values[seat]
    evaluate_all(memories[0], states[0], memories[0].use_network != 0, NO_REUSE)


def told(position: Position, evaluator: Evaluator) -> tuple[Any, Any]:
    """Expected points and win shares of all seats, computed by the functions that the search uses."""
    memory = np.zeros(1, memory_dtype(position.players))
    set_evaluator(memory, evaluator)
    worth = np.zeros(position.players, np.int64)
    _evaluate(memory, position.state, worth)
    values = memory["values"][0].tolist()
    if isinstance(evaluator, LinearEvaluation):
        return worth / UNIT, np.array([(value / WIN + 1) / 2 for value in values])
    first = position.to_move if position.phase is Phase.OFFER else position.first
    assert first is not None
    points = np.roll(memory["outputs"][0][: position.players], first - 1)  # from roles to seats
    return points, np.array([decode_value(value)[1] for value in values])


@pytest.mark.slow
@all_tables
@pytest.mark.parametrize("kind", ["network", "linear"])
def test_accounts_add_up_to_the_evaluation(players: int, side: str, kind: str) -> None:
    evaluator = random_network(players, side) if kind == "network" else load_linear(players, side)
    for position in positions(players, side):
        explanation = explain(position, evaluator)
        after = with_columns_chosen(position)
        if after.is_over:
            assert explanation == explain(after)
            continue
        points, shares = told(after, evaluator)
        assert explanation.points_over_mean == pytest.approx(over_others(points), abs=1e-3)
        assert explanation.points_over_mean == pytest.approx(over_others(together(explanation)), abs=1e-9)
        steps = 3e-3 if kind == "network" else 2e-2  # linear: the search rounds to quarter points
        assert np.abs(explanation.shares - shares).max() < steps
        assert sum(explanation.shares) == pytest.approx(1)
        assert explanation.evaluator.split()[0] == kind


# ------------------------------------------------------------ reasons


@all_tables
def test_boards_without_their_parts_are_empty(players: int, side: str) -> None:
    def boards(position: Position) -> list[list[int]]:
        found = f.read_features(position.state)[0][0].tolist()
        return [[name % f.BOARD for name in found if name // f.BOARD == role] for role in range(players)]

    between = set(boards(Position.start(players, side))[0])
    within = between - {f.TOGETHER, f.FULLEST} | {f.OUTLETS, f.HOMELESS, f.SURPLUS}
    for position in positions(players, side):
        empty = within if position.phase is Phase.OFFER else between
        for features in boards(position):
            assert features_with(NETWORK_BOARD, features, WHOLE) == features
            assert set(features_with(NETWORK_BOARD, features, 0)) == empty


def test_parts_of_an_additive_network_are_worth_what_they_add() -> None:
    """If later layers add nothing, a part is worth the difference of the first-layer sums with and without it."""
    position = Position.parse(BUSY)
    network = random_network(2, "coloured")
    network = replace(network, within=replace(network.within, outputs=0 * network.within.outputs))
    found = f.read_features(position.state)[0][0].tolist()
    for role, account in enumerate((explain(position, network).accounts[1], explain(position, network).accounts[0])):
        features = [name - role * f.BOARD for name in found if name // f.BOARD == role]
        for part, reason in ((COLUMNS, "columns"), (COLOURS, "colours")):
            without = features_with(NETWORK_BOARD, features, WHOLE & ~part)
            names, names_without = ([role * f.BOARD + name for name in each] for each in (features, without))
            table = network.within.table.astype(int)
            difference = (table[names].sum(0) - table[names_without].sum(0))[:2] / SCALE
            assert getattr(account, reason) == pytest.approx(difference[role] - difference[1 - role])


def test_certain_points() -> None:
    for evaluator in (random_network(2, "coloured"), load_linear(2, "coloured")):
        first, second = explain(Position.parse(BUSY), evaluator).accounts
        assert (first.points, second.points) == (9, 7)
        assert (first.complete_lines, second.complete_lines) == (3, 2)  # runs of three tiles and of two
        assert second.floor == 0 != first.floor
        assert first.tempo == pytest.approx(-second.tempo)
        assert (first.others, second.others) == pytest.approx((0, 0), abs=1e-12)


def test_on_empty_boards_only_the_tempo_has_a_value() -> None:
    position = Position.parse(f"3c 1 deal -,-,-,-,-,-,- - 2 2 20,20,20,20,20 0,0,0,0,0 {EMPTY} {EMPTY} {EMPTY}")
    for evaluator in (random_network(3, "coloured"), load_linear(3, "coloured")):
        explanation = explain(position, evaluator)
        for account in explanation.accounts:
            assert {reason for reason in REASONS if abs(getattr(account, reason)) > 1e-9} <= {"tempo"}
        assert together(explanation).sum() == pytest.approx(0)


def test_values_have_plausible_signs_and_sizes() -> None:
    """The fitted weights have plausible signs and sizes: four of five yellow tiles are worth more than 3 points."""
    first, second = explain(Position.parse(BUSY), load_linear(2, "coloured")).accounts
    assert first.floor < -1
    assert second.offer >= 0
    near = f"2c 4 deal -,-,-,-,- - 1 1 20,16,20,20,20 0,0,0,0,0 9;.Y.../..Y../...Y./....Y/.....;-,-,-,-,-;- {EMPTY}"
    assert explain(Position.parse(near), load_linear(2, "coloured")).accounts[0].colours > 3


@pytest.mark.parametrize("players", [2, 3, 4])
def test_while_columns_are_chosen_the_greedy_choices_are_explained(players: int) -> None:
    evaluator = load_linear(players, "grey")
    found = 0
    for _, position in random_game(players, "grey", 3):
        after = with_columns_chosen(position)
        if position.phase is not Phase.TILE or after.is_over:
            continue
        found += 1
        explanation = explain(position, evaluator)
        assert together(explanation) == pytest.approx(together(explain(after, evaluator)))
        assert explanation.shares == explain(after, evaluator).shares
        for account, board, score, later in zip(
            explanation.accounts, position.boards, position.scores, after.scores, strict=True
        ):
            certain = account.complete_lines - FLOOR_PENALTIES[len(board.floor)]
            assert (account.points, account.points + certain) == (score, later)
    assert found


# ------------------------------------------------------------ finished games and errors


@all_tables
def test_finished_games(players: int, side: str) -> None:
    *_, (_, final) = random_game(players, side, 3)
    outcome = final.outcome
    assert outcome is not None
    explanation = explain(final)
    assert explanation.evaluator == "rules"
    assert together(explanation) == pytest.approx(outcome.scores)
    for account, bonus in zip(explanation.accounts, outcome.breakdown, strict=True):
        assert (account.rows, account.columns, account.colours) == (bonus.rows, bonus.columns, bonus.colours)
    winners = tuple(seat for seat, share in enumerate(explanation.shares, 1) if share)
    assert winners == outcome.winners
    assert sum(explanation.shares) == pytest.approx(1)


def test_a_network_for_another_table() -> None:
    with pytest.raises(
        BadNetwork, match="for 3 players on the grey side cannot evaluate a position of 2 on the coloured"
    ):
        explain(Position.parse(BUSY), random_network(3, "grey"))
