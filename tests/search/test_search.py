"""Limits and results of a search, at all tables."""

from __future__ import annotations

import threading
from dataclasses import replace

import pytest

from tests.random_games import TABLES, Chance, random_game, table_name
from tests.search.endgames import endgames
from tilewright import Move, Position
from tilewright.evaluation.evaluator import best_evaluator
from tilewright.search import Limits, SearchResult, search
from tilewright.search.alpha_beta_driver import AlphaBetaDriver
from tilewright.search.hashing import position_key

EMPTY = "0;...../...../...../...../.....;-,-,-,-,-;-"
TWINS = f"2c 1 offer:1 BBYR,KKWW,BBYR,RRRK,KKWW * 1 - 16,18,15,15,16 0,0,0,0,0 {EMPTY} {EMPTY}"
MOST_LEAVES = 250
"""A node limit may be exceeded by this many nodes: the moves of one position."""

all_tables = pytest.mark.parametrize(("players", "side"), TABLES, ids=[table_name(*table) for table in TABLES])


def dealt(players: int, side: str, seed: int = 1) -> Position:
    return Position.start(players, side).deal_randomly(seed)


def timeless(found: SearchResult) -> SearchResult:
    return replace(found, seconds=0)


def kind(position: Position, move: Move) -> tuple[object, ...]:
    """A description of a move that is equal for equal takes from identical factories."""
    if move.source is None:
        return (move,)
    return ("centre" if move.source == 0 else position.factories[move.source - 1], move.colour, move.line)


# ------------------------------------------------------------ limits


@all_tables
def test_the_same_search_gives_the_same_result(players: int, side: str) -> None:
    position = dealt(players, side)
    for limits in (Limits(nodes=4000), Limits(depth=3), Limits(depth=3, lines=4)):
        assert timeless(search(position, limits)) == timeless(search(position, limits))


@pytest.mark.parametrize("nodes", [1, 10, 300, 20_000])
def test_nodes(nodes: int) -> None:
    found = search(dealt(2, "coloured"), Limits(nodes=nodes))
    assert found.nodes <= nodes + MOST_LEAVES
    assert found.best in dealt(2, "coloured").legal_moves()


@pytest.mark.parametrize("depth", [1, 2, 3])
def test_depth(depth: int) -> None:
    assert search(dealt(2, "coloured"), Limits(depth=depth)).depth == depth


def test_time() -> None:
    """The deadline stops an unfinished search: not too early, and with at least one complete iteration."""
    driver = AlphaBetaDriver(dealt(2, "coloured"), Limits(seconds=0.1), best_evaluator(2, "coloured"))
    found = driver.go()
    assert found.depth >= 1
    assert found.seconds >= 0.1
    assert not found.round_solved
    assert driver.memories[0]["stop"][0] == 1
    assert driver.memories[0]["nodes"][0] < driver.memories[0]["node_limit"][0]


def test_the_first_limit_that_is_reached_counts() -> None:
    assert search(dealt(2, "coloured"), Limits(seconds=60, depth=2)).depth == 2
    assert search(dealt(2, "coloured"), Limits(seconds=60, nodes=500, depth=50)).nodes <= 500 + MOST_LEAVES


def test_stopping() -> None:
    """A search without limits ends soon after `stop`; depth 12 would take hours."""
    stop = threading.Event()
    found = search(dealt(4, "grey"), Limits(), report=lambda _: stop.set(), stop=stop)
    assert 1 <= found.depth < 12
    assert not found.round_solved


def test_stopped_before_it_began() -> None:
    stop = threading.Event()
    stop.set()
    position = dealt(2, "coloured")
    found = search(position, Limits(), stop=stop)
    assert found.best in position.legal_moves()
    assert not found.round_solved


@pytest.mark.parametrize("limits", [Limits(seconds=float("inf"), depth=2), Limits(nodes=10**30, depth=2)])
def test_very_large_limits_are_accepted(limits: Limits) -> None:
    assert search(dealt(2, "coloured"), limits).depth == 2


def test_threads() -> None:
    """With several threads, the depth is reached, and nodes of all threads are counted and limited."""
    position = dealt(2, "coloured")
    one = search(position, Limits(depth=6))
    two = search(position, Limits(depth=6, threads=2))
    assert two.depth == 6
    assert two.best in position.legal_moves()
    assert two.nodes > 0.5 * one.nodes
    both = search(position, Limits(seconds=0.2, threads=2))
    assert both.best in position.legal_moves()
    three = search(position, Limits(nodes=9_000, threads=3))
    assert 3_000 <= three.nodes <= 9_000 + 3 * MOST_LEAVES


# ------------------------------------------------------------ results


@all_tables
def test_every_root_move_is_listed_once(players: int, side: str) -> None:
    for text in (str(dealt(players, side)), TWINS):
        position = Position.parse(text)
        found = search(position, Limits(nodes=2000))
        legal = position.legal_moves()
        assert {each.move for each in found.moves} <= set(legal)
        kinds = [kind(position, each.move) for each in found.moves]
        assert len(kinds) == len(set(kinds))
        assert set(kinds) == {kind(position, move) for move in legal}


def test_identical_factories_count_once_and_all_may_be_played() -> None:
    position = Position.parse(TWINS)
    sources = {each.move.source for each in search(position, Limits(depth=2)).moves}
    assert sources == {1, 2, 4}
    first, third = (search(position.play(text), Limits(depth=2)) for text in ("1B2", "3B2"))
    assert (first.margin, first.share) == (third.margin, third.share)


@all_tables
@pytest.mark.parametrize("lines", [1, 3, 1000])
def test_lines(players: int, side: str, lines: int) -> None:
    """The first `lines` moves have exact values; all are sorted, best first."""
    found = search(dealt(players, side), Limits(depth=2, lines=lines))
    shown = found.moves[:lines]
    assert all(each.exact for each in shown)
    shares = [each.share for each in found.moves]
    assert shares == sorted(shares, reverse=True)
    assert found.moves[0].move == found.best == found.line[0]
    assert found.share == found.moves[0].share


def test_more_lines_do_not_change_the_best() -> None:
    for seed in range(5):
        position = dealt(2, "coloured", seed)
        few, many = (search(position, Limits(depth=2, lines=lines)) for lines in (1, 5))
        assert few.share == many.share


@all_tables
def test_reports(players: int, side: str) -> None:
    """There is one report for each depth, and the last one is the result."""
    position = dealt(players, side)
    reports: list[SearchResult] = []
    found = search(position, Limits(depth=4), report=reports.append)
    assert [report.depth for report in reports] == [1, 2, 3, 4]
    assert sorted(report.nodes for report in reports) == [report.nodes for report in reports]
    assert timeless(reports[-1]) == timeless(found)
    for report in reports:
        after = position
        for move in report.line:
            after = after.play(move)


@all_tables
def test_whole_games(players: int, side: str) -> None:
    """In every position of a random game, the best move is legal and all values are in range."""
    for seed in range(2):
        for _, position in random_game(players, side, seed):
            if position.to_move is None:
                continue
            found = search(position, Limits(nodes=150))
            assert position.is_legal(found.best)
            assert not found.game_solved or found.round_solved
            assert -300 < found.margin < 300
            for each in found.moves:
                assert 0 <= each.share <= 1
                assert -300 < each.margin < 300
            after = position
            for move in found.line:
                after = after.play(move)


def test_an_only_move() -> None:
    positions = [position for _, position in random_game(2, "coloured", 3)]
    position = next(position for position in positions if len(position.legal_moves()) == 1)
    found = search(position, Limits(nodes=1000))
    assert [found.best] == position.legal_moves()
    assert found.round_solved


# ------------------------------------------------------------ sanity


def other_way_round(position: Position) -> Position:
    """The same position with the two seats exchanged."""
    fields = str(position).split(" ")
    exchanged = {"1": "2", "2": "1", "-": "-"}
    phase, seat = fields[2].split(":")
    fields[2] = f"{phase}:{exchanged[seat]}"
    fields[5], fields[6] = exchanged[fields[5]], exchanged[fields[6]]
    fields[9], fields[10] = fields[10], fields[9]
    return Position.parse(" ".join(fields))


def other_factories(position: Position) -> Position:
    """The same position with its factories in another order."""
    fields = str(position).split(" ")
    fields[3] = ",".join(reversed(fields[3].split(",")))
    return Position.parse(" ".join(fields))


@pytest.mark.parametrize("side", ["coloured", "grey"])
def test_swapped_seats_and_reordered_factories_have_the_same_value(side: str) -> None:
    for _, position in list(random_game(2, side, 5))[::9]:
        if position.to_move is None:
            continue
        found = search(position, Limits(depth=2))
        for other in (other_way_round(position), other_factories(position)):
            again = search(other, Limits(depth=2))
            assert (again.share, again.margin) == (found.share, found.margin)


@pytest.mark.parametrize("side", ["coloured", "grey"])
def test_different_positions_have_different_keys(side: str) -> None:
    """Two positions of one round with the same key differ at most in what `what_matters` leaves out."""
    starts = list(endgames(side, 3, 8, seed=5000))
    if side == "grey":  # lines of play from this position can differ only in the colour of one wall space
        starts.append(
            Position.parse(
                "2g 5 offer:1 -,-,-,-,- BYYYYKKK 1 1 0,0,0,0,0 12,12,8,6,13 "
                "10;BYW../YWK../RB.../..B../..R..;1R,2R,-,1W,2K;RR*R 4;RKY.B/.YBRW/.B.W./...../W....;1W,2K,3K,2K,2R;B"
            )
        )
    chance = Chance(1)
    for start in starts:
        seen: dict[int, str] = {}
        for _ in range(60):
            position = start
            while position.to_move is not None:
                told = what_matters(position)
                assert seen.setdefault(int(position_key(position.state[0], 1)), told) == told
                moves = position.legal_moves()
                position = position.play(moves[chance.below(len(moves))])


def what_matters(position: Position) -> str:
    """A position's text without the order of factories, the lid, and the colours on the floor lines."""
    fields = str(position).split(" ")
    fields[3] = ",".join(sorted(fields[3].split(",")))
    fields[8] = ""
    for i in range(9, len(fields)):
        board = fields[i].split(";")
        fields[i] = ";".join([*board[:3], str(len(board[3].strip("-")))])
    return " ".join(fields)
