"""Properties that hold for every position of every game."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Iterator

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tilewright import Colour, IllegalMove, Move, Phase, Position

ROUND_LIMIT = 40

players = st.integers(2, 4)
sides = st.sampled_from(["coloured", "grey"])
seeds = st.integers(0, 2**64 - 1)
in_moderation = settings(max_examples=40, deadline=None)


def random_game(players: int, side: str, seed: int) -> Iterator[Position]:
    """Every position of a random game, which is stopped after ROUND_LIMIT rounds."""
    random = np.random.default_rng(seed)
    position = Position.start(players, side, first=1 + seed % players)
    yield position
    while not position.is_over and position.round <= ROUND_LIMIT:
        if position.phase is Phase.DEAL:
            position = position.deal_randomly(random)
        else:
            moves = position.legal_moves()
            position = position.play(moves[random.integers(len(moves))])
        yield position


def some_position(players: int, side: str, seed: int) -> Position:
    """One of a random game's positions."""
    game = list(random_game(players, side, seed))
    return game[seed % len(game)]


positions = st.builds(some_position, players, sides, seeds)


def tiles_of(position: Position, colour: Colour) -> int:
    """The number of tiles of a colour in all places together."""
    piles = (position.bag, position.lid, position.centre, *position.factories)
    total = sum(pile[colour] for pile in piles)
    for board in position.boards:
        total += sum(row.count(colour) for row in board.wall.rows)
        total += sum(line.count for line in board.lines if line.colour is colour)
        total += board.floor.count(colour.letter)
    return total


@given(players, sides, seeds)
@in_moderation
def test_nothing_is_lost_and_nothing_is_negative(players: int, side: str, seed: int) -> None:
    """T-18, PEN-2: each colour totals 20, scores never drop below 0, the marker is in exactly one place."""
    for position in random_game(players, side, seed):
        assert [tiles_of(position, colour) for colour in Colour] == [20] * 5
        assert min(position.scores) >= 0
        on_floors = [seat for seat, board in enumerate(position.boards, 1) if board.has_marker]
        assert sum(board.floor.count("*") for board in position.boards) == len(on_floors) <= 1
        assert on_floors in ([], [position.marker])
        assert position.problems() == []


@given(players, sides, seeds)
@in_moderation
def test_the_phase_says_what_can_be_done(players: int, side: str, seed: int) -> None:
    for position in random_game(players, side, seed):
        moves = position.legal_moves()
        assert bool(moves) == (position.phase in (Phase.OFFER, Phase.TILE)) == (position.to_move is not None)
        assert (position.outcome is not None) == position.is_over == (position.phase is Phase.END)
        assert all(move.is_take == (position.phase is Phase.OFFER) for move in moves)
        if position.phase is Phase.TILE:
            assert len(moves) >= 2
            assert position.side == "grey"


@pytest.mark.slow
@given(players, sides, seeds)
@in_moderation
def test_texts_come_back(players: int, side: str, seed: int) -> None:
    for position in random_game(players, side, seed):
        again = Position.parse(str(position))
        assert again == position
        assert str(again) == str(position)
        assert again.legal_moves() == position.legal_moves()


@given(positions)
@in_moderation
def test_legal_mask_legal_moves_and_is_legal_agree(position: Position) -> None:
    moves = position.legal_moves()
    assert moves == sorted(set(moves))
    assert np.flatnonzero(position.legal_mask()).tolist() == [int(move) for move in moves]
    for number in range(325):
        move = Move.from_int(number)
        assert position.is_legal(number) == position.is_legal(str(move)) == (move in moves)


@given(positions, st.integers(0, 324))
@in_moderation
def test_only_legal_moves_are_played(position: Position, number: int) -> None:
    """A refused move names the rule that it breaks. The position itself never changes."""
    before = str(position)
    if position.is_legal(number):
        after = position.play(number)
        assert after == position.play(Move.from_int(number)) == position.play_unchecked(number)
        assert after != position
    else:
        with pytest.raises(IllegalMove) as refusal:
            position.play(number)
        assert refusal.value.rule
        assert refusal.value.position == before
    assert str(position) == before


@given(positions, positions)
@in_moderation
def test_equality_hash_pickle_and_repr_of_positions(position: Position, other: Position) -> None:
    again = eval(repr(position), {"Position": Position})
    for same in (again, pickle.loads(pickle.dumps(position)), copy.copy(position), copy.deepcopy(position)):
        assert same == position
        assert hash(same) == hash(position)
        assert str(same) == str(position)
    assert (position == other) == (str(position) == str(other))
    assert position != str(position)


@given(st.integers(0, 324))
def test_equality_hash_pickle_and_repr_of_moves(number: int) -> None:
    move = Move.from_int(number)
    assert int(move) == number
    assert Move.parse(str(move)) == move == eval(repr(move), {"Move": Move})
    assert pickle.loads(pickle.dumps(move)) == copy.deepcopy(move) == move
    assert hash(Move.parse(str(move))) == hash(move)


@given(players, sides, seeds, seeds)
@in_moderation
def test_a_random_deal_is_a_possible_deal(players: int, side: str, seed: int, deal: int) -> None:
    """A random deal is accepted by `deal`, and the same seed gives the same deal."""
    for position in random_game(players, side, seed):
        if position.phase is Phase.DEAL:
            dealt = position.deal_randomly(deal)
            assert dealt == position.deal_randomly(deal)
            assert dealt == position.deal(dealt.factories) == position.deal(",".join(map(str, dealt.factories)))
            assert dealt.to_move == dealt.first == position.marker
