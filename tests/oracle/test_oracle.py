"""The oracle is consistent: no tile is lost, texts round-trip, and perft of small positions is as counted by hand."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from tests.oracle.engine import Table, perft
from tests.oracle.state import COLOURS, DEAL, END, IllegalMove, ImpossibleDeal

EMPTY = "0;...../...../...../...../.....;-,-,-,-,-;-"
ROUNDS = 15


def random_game(players: int, side: str, seed: int) -> Iterator[Table]:
    """Every position of a game of random moves."""
    rng = random.Random(seed)
    table = Table.start(players, side, first=rng.randint(1, players))
    yield table
    while table.phase != END and table.round <= ROUNDS:
        if table.phase == DEAL:
            table = table.deal(table.random_deal(rng))
        else:
            table = table.play(rng.choice(table.legal_moves()))
        yield table


def offer(side: str, factories: str, bag: str) -> Table:
    """A position with two empty boards in which seat 1 takes."""
    return Table.parse(f"2{side} 1 offer:1 {factories} * 1 - {bag} 0,0,0,0,0 {EMPTY} {EMPTY}")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("side", ["coloured", "grey"])
def test_every_position_is_sound_and_its_text_comes_back(players: int, side: str) -> None:
    """T-18: the colours total 20 and the marker is in one place, all game long."""
    for seed in range(4):
        for table in random_game(players, side, seed):
            assert table.problems() == []
            assert str(Table.parse(str(table))) == str(table)
            assert Table.parse(str(table)) == table


def test_a_move_leaves_the_table_before_it_alone() -> None:
    for table in random_game(2, "grey", seed=5):
        before = str(table)
        for move in table.legal_moves():
            table.play(move)
        assert str(table) == before


def test_moves_are_listed_in_the_order_of_their_integers() -> None:
    table = offer("c", "BBYR,KKWW,BYRW,RRRK,BBKK", "15,18,15,15,17")
    moves = table.legal_moves()
    assert len(moves) == len(set(moves)) == (3 + 2 + 4 + 2 + 2) * 6

    def integer(move: str) -> int:
        return ("C123456789".index(move[0]) * 5 + COLOURS.index(move[1])) * 6 + "12345F".index(move[2])

    assert moves == sorted(moves, key=integer)


def test_perft_of_one_factory() -> None:
    """Six places for four blue tiles, and the round is over."""
    table = offer("c", "BBBB,-,-,-,-", "16,20,20,20,20")
    assert [perft(table, depth) for depth in range(4)] == [1, 6, 6, 6]


def test_perft_of_two_factories() -> None:
    """Twelve takes, then six for the other seat."""
    table = offer("c", "BBBB,KKKK,-,-,-", "16,20,20,16,20")
    assert [perft(table, depth) for depth in range(4)] == [1, 12, 72, 72]


def test_perft_of_a_mixed_factory() -> None:
    """Two colours for six places, then the rest from the centre for six places."""
    table = offer("c", "BBKK,-,-,-,-", "18,20,20,18,20")
    assert [perft(table, depth) for depth in range(4)] == [1, 12, 72, 72]


def test_perft_counts_columns_on_the_grey_side() -> None:
    """Lines 1 to 4 are completed and may go to five columns; line 5 and the floor end the round."""
    table = offer("g", "BBBB,-,-,-,-", "16,20,20,20,20")
    assert [perft(table, depth) for depth in range(4)] == [1, 6, 4 * 5 + 2, 4 * 5 + 2]


def test_perft_is_one_while_a_deal_is_awaited() -> None:
    assert perft(Table.start(4, "grey", 3), 5) == 1


def test_random_deals_refill_the_bag_only_when_it_is_empty() -> None:
    """NEXT-3, SIL-19: what was left in the bag is always dealt first."""
    table = Table.parse(f"2c 4 deal -,-,-,-,- - 1 1 1,0,0,0,1 19,20,20,20,19 {EMPTY} {EMPTY}")
    rng = random.Random(7)
    for _ in range(50):
        deal = table.random_deal(rng)
        assert {"B", "W"} <= set(deal.split(",")[0])
        after = table.deal(deal)
        assert sum(after.bag.values()) == 80
        assert sum(after.lid.values()) == 0


def test_what_is_not_allowed_is_refused() -> None:
    table = Table.start(2, "coloured", 1)
    with pytest.raises(IllegalMove):
        table.play("1B1")
    with pytest.raises(ImpossibleDeal):
        table.deal("BBBB")
    dealt = table.deal("BBYR,KKWW,BYRW,RRRK,BBKK")
    with pytest.raises(ImpossibleDeal):
        dealt.deal("BBYR,KKWW,BYRW,RRRK,BBKK")
    with pytest.raises(IllegalMove):
        dealt.play("1K1")


@pytest.mark.parametrize(
    ("players", "side", "first"), [(1, "coloured", 1), (5, "grey", 1), (2, "red", 1), (2, "grey", 3)]
)
def test_impossible_games_are_refused(players: int, side: str, first: int) -> None:
    with pytest.raises(ValueError, match="no game"):
        Table.start(players, side, first)
