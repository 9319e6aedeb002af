"""Search with three and four players; at every table, moves are legal and repeatable. Immediate wins are played."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from itertools import islice, product

import pytest

from tests.random_games import Chance, random_deal
from tests.search.endgames import is_last_round, takes_left
from tilewright import Move, Phase, Position
from tilewright.analysis.explanation import explain
from tilewright.cli.engine_go import describe
from tilewright.evaluation.evaluator import Evaluator, best_evaluator
from tilewright.evaluation.linear import load_linear
from tilewright.players import GreedyPlayer
from tilewright.players.searching import SearchPlayer
from tilewright.rules import Side
from tilewright.search import Limits, OpponentModel, search
from tilewright.search.memory import MOST_MOVES
from tilewright.search.puct import LINEAR_MODEL, OWN_MODEL
from tilewright.search.puct_driver import PuctDriver, Tree
from tilewright.server.questions import analyse_position

TABLES = list(product((2, 3, 4), Side))
EVALUATORS: list[Callable[[int, Side], Evaluator]] = [best_evaluator, load_linear]
WHO_PLAYS_WHERE = [(evaluator, *table) for evaluator in EVALUATORS for table in TABLES]
NODES = Limits(nodes=2000)


def positions(players: int, side: str, seed: int) -> Iterator[Position]:
    """Every position before a move in a game of greedy players who sometimes err."""
    chance = Chance(seed)
    greedy = GreedyPlayer()
    position = Position.start(players, side, first=1 + chance.below(players))
    while not position.is_over:
        if position.phase is Phase.DEAL:
            position = position.deal(random_deal(position, chance))
        yield position
        moves = position.legal_moves()
        position = position.play(moves[chance.below(len(moves))] if chance.below(4) == 0 else greedy.choose(position))


def worth(position: Position, move: Move) -> tuple[float, int]:
    """The result of a move that ends the game: win share, and margin over the best other seat."""
    after = position.play(move)
    assert after.outcome is not None
    assert position.to_move is not None
    seat = position.to_move
    winners = after.outcome.winners
    scores = list(after.scores)
    return (seat in winners) / len(winners), scores.pop(seat - 1) - max(scores)


def deciding(players: int) -> Iterator[Position]:
    """Positions in which the last take decides who wins."""
    seed = 0
    while True:
        seed += 1
        for position in positions(players, "coloured", seed):
            if position.phase is Phase.OFFER and is_last_round(position) and takes_left(position) == 1:
                shares = {worth(position, move)[0] for move in position.legal_moves()}
                if len(shares) > 1:
                    yield position


@pytest.mark.parametrize(("evaluator", "players", "side"), WHO_PLAYS_WHERE)
def test_moves_are_legal_and_can_be_repeated(
    evaluator: Callable[[int, Side], Evaluator], players: int, side: str
) -> None:
    first, second = (SearchPlayer(NODES, evaluator_for=evaluator) for _ in range(2))
    for position in islice(positions(players, side, 3), 0, None, 7):
        chosen = first.choose(position)
        assert chosen in position.legal_moves()
        assert chosen == second.choose(position)


@pytest.mark.parametrize(
    ("evaluator", "players"), [(evaluator, players) for evaluator, players, side in WHO_PLAYS_WHERE if side[0] == "c"]
)
def test_a_move_that_wins_at_once_is_played(evaluator: Callable[[int, Side], Evaluator], players: int) -> None:
    for position in islice(deciding(players), 3):
        best = max(worth(position, move)[0] for move in position.legal_moves())
        assert worth(position, SearchPlayer(NODES, evaluator_for=evaluator).choose(position))[0] == best


@pytest.mark.parametrize("players", [3, 4])
def test_larger_tables_solve_the_end(players: int) -> None:
    for position in islice(deciding(players), 5):
        found = search(position, Limits(nodes=2000))
        assert found.round_solved
        assert found.game_solved
        for each in found.moves:
            share, margin = worth(position, each.move)
            assert each.exact
            assert each.margin == margin
            assert each.share == pytest.approx(share, abs=0.001)
        assert worth(position, found.best) == max(worth(position, move) for move in position.legal_moves())


@pytest.mark.parametrize(("players", "side"), [table for table in TABLES if table[0] > 2])
def test_larger_tables_keep_to_a_depth(players: int, side: str) -> None:
    position = next(positions(players, side, 1))
    found = search(position, Limits(depth=1))
    assert found.depth == 1
    assert not found.round_solved
    assert all(each.exact for each in found.moves)
    shares = [each.share for each in found.moves]
    assert shares == sorted(shares, reverse=True)
    deeper = search(position, Limits(depth=2))
    assert deeper.depth == 2
    assert deeper.nodes > found.nodes


@pytest.mark.parametrize(("players", "side"), [table for table in TABLES if table[0] > 2])
def test_opponents_choose_half_by_the_linear_evaluation(players: int, side: str) -> None:
    differently = 0

    def check(tree: Tree, node: int, searching: int | None, there: Position) -> None:
        nonlocal differently
        moves = tree.children(node)
        seat = there.to_move
        assert seat is not None
        own, linear = moves["share"][:, OWN_MODEL, seat - 1], moves["share"][:, LINEAR_MODEL, seat - 1]
        seen = own if seat == searching else (own + linear) / 2
        assert (moves["evaluations"][moves["visits"] > 0] == 2).all()
        if tree.nodes[node]["solved"]:
            assert moves["solved"].all()
            assert (tree.nodes[node]["share"] == moves["share"][seen.argmax()]).all()
            differently += int(seat != searching and own.argmax() != linear.argmax())
        for place, move in enumerate(moves):
            if move["count"]:
                below = int(tree.nodes[node]["first"]) + place
                check(tree, below, searching, there.play(Move.from_int(int(move["move"]))))

    for position in islice((each for each in positions(players, side, 2) if 3 <= takes_left(each) <= 6), 0, 24, 2):
        run = PuctDriver(position, Limits(nodes=20_000), best_evaluator(players, side))
        run.go(None, None)
        check(run.trees[0], 0, position.to_move, position)
    assert differently


@pytest.mark.parametrize("players", [3, 4])
def test_seats_given_as_alike_use_the_same_evaluator(players: int) -> None:
    position = next(positions(players, "coloured", 2))
    everybody = range(1, players + 1)
    alone, beside_one, among_themselves = (
        search(position, Limits(nodes=20_000), opponents=OpponentModel(alike)) for alike in ((), (2,), everybody)
    )
    run = PuctDriver(position, Limits(nodes=5000), best_evaluator(players, "coloured"), OpponentModel(everybody))
    run.go(None, None)
    assert (run.trees[0].children(0)["evaluations"] == 1).all()
    assert len({alone.share, beside_one.share, among_themselves.share}) == 3


@pytest.mark.parametrize("players", [3, 4])
def test_with_the_linear_evaluation_there_is_one_model(players: int) -> None:
    run = PuctDriver(next(positions(players, "coloured", 2)), Limits(nodes=5000), load_linear(players, "coloured"))
    run.go(None, None)
    assert (run.trees[0].children(0)["evaluations"] == 1).all()


@pytest.mark.parametrize("players", [3, 4])
def test_points_over_the_mean_are_what_the_network_expects_where_the_line_ends(players: int) -> None:
    for position in islice(positions(players, "coloured", 4), 0, 40, 8):
        found = search(position, Limits(nodes=2000))
        end = position
        for move in found.line:
            end = end.play(move)
        assert position.to_move is not None
        worths = [account.worth for account in explain(end, best_evaluator(players, "coloured")).accounts]
        mine = worths.pop(position.to_move - 1)
        assert found.points_over_mean == pytest.approx(mine - sum(worths) / len(worths), abs=0.05)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_margin_is_over_the_best_other_seat(players: int) -> None:
    """This holds for the result and for its best move; `points_over_mean` is over the mean of the others."""
    for position in islice(deciding(players), 5):
        found = search(position, Limits(nodes=2000))
        scores = list(position.play(found.best).scores)
        assert position.to_move is not None
        mine = scores.pop(position.to_move - 1)
        assert found.margin == found.moves[0].margin == mine - max(scores)
        assert found.points_over_mean == pytest.approx(mine - sum(scores) / len(scores))
        assert players == 2 or len(set(scores)) == 1 or found.margin < found.points_over_mean
        assert analyse_position(position, threading.Event(), None, nodes=2000).moves[0].margin == found.margin
        assert f" score {found.points_over_mean:.2f} " in describe(found)


def test_larger_tables_report_and_stop() -> None:
    position = next(positions(3, "coloured", 1))
    seen: list[int] = []
    driver = PuctDriver(position, Limits(seconds=0.2), best_evaluator(3, "coloured"))
    found = driver.go(report=lambda result: seen.append(result.nodes))
    assert seen == sorted(seen)
    assert found.seconds >= 0.2
    assert driver.memories[0]["stop"][0] == 1
    assert not found.round_solved
    assert found.line[0] == found.best
    assert found.depth >= len(seen)


def test_helpers_share_the_nodes() -> None:
    position = next(positions(4, "coloured", 1))
    alone = search(position, Limits(nodes=20_000))
    helped = search(position, Limits(nodes=20_000, threads=2))
    assert {each.move for each in helped.moves} == {each.move for each in alone.moves}
    assert 10_000 <= helped.nodes <= 20_000 + 2 * MOST_MOVES


def test_a_search_continues_with_a_full_tree() -> None:
    position = next(positions(4, "coloured", 1))
    found = search(position, Limits(nodes=400_000, table_mb=1))
    assert found.nodes >= 400_000
    assert found.best in position.legal_moves()
