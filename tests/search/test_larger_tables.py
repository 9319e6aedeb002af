"""The search of three and four players, and the rival searches it is measured against."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, product

import pytest

from bench.rivals import player
from tests.random_games import Chance, random_deal
from tests.search.endgames import is_last_round, takes_left
from tilewright import Move, Phase, Position
from tilewright.analysis.explanation import explain
from tilewright.evaluation.weights import load
from tilewright.players import GreedyPlayer
from tilewright.search import Limits, Others, search
from tilewright.search.growing import GrowingRun, Tree
from tilewright.search.memory import MOST_MOVES
from tilewright.search.puct import OURS, THEIRS
from tilewright.search.searching import best_judge

TABLES = list(product((2, 3, 4), ("coloured", "grey")))
RIVALS = ("alphabeta@2000", "maxn@2000", "textbook@300", "points@300")
NETWORK_RIVALS = ("alphabeta-net@2000", "puct-net@2000", "halving-net@4000", "mixed-net@2000")
WHO_PLAYS_WHERE = [
    *(("search@2000", *table) for table in TABLES),
    *((rival, 3, "coloured") for rival in RIVALS),  # compiled anew each time, so at one table only
    *product(NETWORK_RIVALS, (2, 4), ("coloured", "grey")),
]


def positions(players: int, side: str, seed: int) -> Iterator[Position]:
    """Every position with a move in a game of players who are good and careless."""
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
    """What a move that ends the game brings: the share of the win, then the margin."""
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


@pytest.mark.parametrize(("name", "players", "side"), WHO_PLAYS_WHERE)
def test_moves_are_legal_and_can_be_repeated(name: str, players: int, side: str) -> None:
    first, second = player(name), player(name)
    for position in islice(positions(players, side, 3), 0, None, 7):
        chosen = first.choose(position)
        assert chosen in position.legal_moves()
        assert chosen == second.choose(position)


@pytest.mark.parametrize(
    ("name", "players"), [(name, players) for name, players, side in WHO_PLAYS_WHERE if side[0] == "c"]
)
def test_a_move_that_wins_at_once_is_played(name: str, players: int) -> None:
    for position in islice(deciding(players), 3):
        best = max(worth(position, move)[0] for move in position.legal_moves())
        assert worth(position, player(name).choose(position))[0] == best


@pytest.mark.parametrize("players", [3, 4])
def test_larger_tables_know_the_end(players: int) -> None:
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
def test_larger_tables_look_as_deep_as_told(players: int, side: str) -> None:
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
def test_others_are_expected_to_go_half_by_the_numbers(players: int, side: str) -> None:
    differently = 0

    def check(tree: Tree, node: int, searching: int | None, there: Position) -> None:
        nonlocal differently
        moves = tree.children(node)
        seat = there.to_move
        assert seat is not None
        ours, theirs = moves["share"][:, OURS, seat - 1], moves["share"][:, THEIRS, seat - 1]
        seen = ours if seat == searching else (ours + theirs) / 2
        assert (moves["views"][moves["visits"] > 0] == 2).all()
        if tree.nodes[node]["settled"]:
            assert moves["settled"].all()
            assert (tree.nodes[node]["share"] == moves["share"][seen.argmax()]).all()
            differently += int(seat != searching and ours.argmax() != theirs.argmax())
        for place, move in enumerate(moves):
            if move["count"]:
                below = int(tree.nodes[node]["first"]) + place
                check(tree, below, searching, there.play(Move.from_int(int(move["move"]))))

    for position in islice((each for each in positions(players, side, 2) if 3 <= takes_left(each) <= 6), 0, 24, 2):
        run = GrowingRun(position, Limits(nodes=20_000), best_judge(players, side))
        run.go(None, None)
        check(run.trees[0], 0, position.to_move, position)
    assert differently


@pytest.mark.parametrize("players", [3, 4])
def test_those_alike_are_expected_to_judge_as_the_search_does(players: int) -> None:
    position = next(positions(players, "coloured", 2))
    everybody = range(1, players + 1)
    alone, beside_one, among_themselves = (
        search(position, Limits(nodes=20_000), others=Others(alike)) for alike in ((), (2,), everybody)
    )
    run = GrowingRun(position, Limits(nodes=5000), best_judge(players, "coloured"), Others(everybody))
    run.go(None, None)
    assert (run.trees[0].children(0)["views"] == 1).all()
    assert len({alone.share, beside_one.share, among_themselves.share}) == 3


@pytest.mark.parametrize("players", [3, 4])
def test_who_judges_by_the_numbers_expects_the_same_of_others(players: int) -> None:
    run = GrowingRun(next(positions(players, "coloured", 2)), Limits(nodes=5000), load(players, "coloured"))
    run.go(None, None)
    assert (run.trees[0].children(0)["views"] == 1).all()


@pytest.mark.parametrize("players", [3, 4])
def test_the_margin_is_what_the_network_expects_where_the_line_ends(players: int) -> None:
    for position in islice(positions(players, "coloured", 4), 0, 40, 8):
        found = search(position, Limits(nodes=2000))
        end = position
        for move in found.line:
            end = end.play(move)
        assert position.to_move is not None
        worths = [account.worth for account in explain(end, best_judge(players, "coloured")).accounts]
        mine = worths.pop(position.to_move - 1)
        assert found.margin == pytest.approx(mine - sum(worths) / len(worths), abs=0.05)


def test_larger_tables_report_and_stop() -> None:
    position = next(positions(3, "coloured", 1))
    seen: list[int] = []
    found = search(position, Limits(seconds=0.2), report=lambda result: seen.append(result.nodes))
    assert seen == sorted(seen)
    assert found.seconds < 0.5
    assert found.line[0] == found.best
    assert found.depth >= len(seen)


def test_helpers_share_the_nodes() -> None:
    position = next(positions(4, "coloured", 1))
    alone = search(position, Limits(nodes=20_000))
    helped = search(position, Limits(nodes=20_000, threads=2))
    assert {each.move for each in helped.moves} == {each.move for each in alone.moves}
    assert 10_000 <= helped.nodes <= 20_000 + 2 * MOST_MOVES


def test_a_full_tree_goes_on() -> None:
    position = next(positions(4, "coloured", 1))
    found = search(position, Limits(nodes=400_000, table_mb=1))
    assert found.nodes >= 400_000
    assert found.best in position.legal_moves()
