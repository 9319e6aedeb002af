"""Self-play, and the replay of its games."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import numpy as np
import pytest

from tests.random_games import random_game
from tilewright import Position, Side
from tilewright.evaluation.linear import load_linear
from tilewright.evaluation.network import shipped
from tilewright.rules import Move
from tilewright.rules.layout import COUNT_BITS, COUNT_MASK, DEAL, OFFER
from tilewright.rules.packing import pack_tiles
from tilewright.search.fixed_nodes import Algorithm, Searcher
from tilewright.training.games.matches import play_match
from tilewright.training.games.replay import DamagedGame, replay, victory_shares
from tilewright.training.games.self_play import Outlook, nodes_before, play_games
from tilewright.training.games.shards import Games, Origin, write_shard
from tilewright.training.generation import Played, Task, summary_of
from tilewright.training.layers import untrained_network

pytestmark = pytest.mark.slow  # self-play

TABLES = [(2, Side.COLOURED), (2, Side.GREY), (3, Side.GREY), (4, Side.COLOURED)]


def some_games(players: int, side: Side, count: int = 12, seed: int = 3, searching: Algorithm | None = None) -> Games:
    return play_games(Searcher(players, load_linear(players, side), 40, searching), side, count, seed)


def told_again(games: Games, side: Side, number: int) -> list[Position]:
    """All positions of a game, replayed with `Position`."""
    move, deal = int(games.lengths[:number].sum()), int(games.rounds[:number].sum())
    position = Position.start(games.players, side, first=int(games.first[number]) + 1)
    found = [position]
    for _ in range(int(games.lengths[number]) + int(games.rounds[number])):
        if position.state["phase"][0] == DEAL:
            position = position.deal(",".join(_tiles(int(word)) for word in games.deals[deal]))
            deal += 1
        else:
            position = position.play(Move.from_int(int(games.moves[move])))
            move += 1
        found.append(position)
    assert position.is_over
    assert position.scores == tuple(games.final[number])
    return found


def _tiles(word: int) -> str:
    return "".join(letter * (word >> COUNT_BITS * colour & COUNT_MASK) for colour, letter in enumerate("BYRKW"))


@pytest.mark.parametrize(("players", "side"), TABLES)
def test_games_are_whole_and_replayed_as_they_were_played(players: int, side: Side) -> None:
    games = some_games(players, side)
    within, between = replay(games, side)
    for number in range(len(games)):
        positions = {position.state.tobytes() for position in told_again(games, side, number)}
        for samples in (within, between):
            mine = samples.game == number
            assert all(state.tobytes() in positions for state in samples.states[mine])
            assert (samples.final[mine] == games.final[number]).all()
            assert np.allclose(samples.shares[mine].sum(axis=1), 1)
    assert (within.states["phase"] == OFFER).all()
    assert (between.states["phase"] == DEAL).all()


def test_victories_count_the_tie_break() -> None:
    games = play_games(Searcher(2, load_linear(2, Side.COLOURED), 5), Side.COLOURED, 400, seed=1)
    shares = victory_shares(games, Side.COLOURED)
    tied = np.flatnonzero(games.final[:, 0] == games.final[:, 1])
    decided = 0
    for number in (*range(10), *tied.tolist()):
        outcome = told_again(games, Side.COLOURED, number)[-1].outcome
        assert outcome is not None
        wins = [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in (1, 2)]
        assert shares[number].tolist() == wins
        decided += number in tied and len(outcome.winners) == 1
    assert decided > 0


def test_all_boundaries_after_the_last_random_move_are_examples() -> None:
    games = some_games(2, Side.COLOURED, count=40)
    within, between = replay(games, Side.COLOURED)
    clean = games.clean == 0
    assert 0.2 < clean.mean() < 0.8
    counts = np.bincount(between.game, minlength=len(games))
    assert (counts[clean] == games.rounds[clean] - 1).all()
    assert counts.sum() < (games.rounds - 1).sum()
    assert 0.2 < len(within.states) / (games.lengths - games.clean).sum() < 0.45
    rounds = between.states["round_number"]
    for samples in (within, between):
        leads_on = samples.following >= 0
        assert (rounds[samples.following[leads_on]] == samples.states["round_number"][leads_on] + 1).all()
        assert (between.game[samples.following[leads_on]] == samples.game[leads_on]).all()
        assert (samples.states["round_number"][~leads_on] == games.rounds[samples.game[~leads_on]]).all()


@pytest.mark.parametrize("searching", list(Algorithm))
def test_the_same_seed_gives_the_same_games(searching: Algorithm) -> None:
    players = 2 if searching is Algorithm.ALPHA_BETA else 3
    thinker = Searcher(players, load_linear(players, Side.COLOURED), 80, searching)
    first = play_games(thinker, Side.COLOURED, 4, seed=7)
    play_games(thinker, Side.COLOURED, 2, seed=8)
    again = play_games(thinker, Side.COLOURED, 4, seed=7)  # not affected by the games before
    for each in fields(Games):
        np.testing.assert_array_equal(getattr(first, each.name), getattr(again, each.name))


@pytest.mark.parametrize("change", ["moves", "deals", "final", "lengths"])
def test_a_game_that_cannot_have_been_played_is_refused(change: str) -> None:
    games = some_games(2, Side.COLOURED)
    array = getattr(games, change)
    array[0] = {"moves": 299, "deals": 0, "final": 1, "lengths": 3}[change]
    with pytest.raises(DamagedGame, match="game 1 of the file is damaged"):
        replay(games, Side.COLOURED)


@pytest.mark.parametrize("searching", list(Algorithm))
def test_a_match_against_oneself_is_even(searching: Algorithm) -> None:
    first, second = (Searcher(2, load_linear(2, Side.COLOURED), 60, searching) for _ in range(2))
    shares, margins = play_match(first, second, Side.COLOURED, 6, seed=3)
    assert shares.mean() == 0.5  # every deal is played from both seats
    assert margins.mean() == 0
    later, _ = play_match(first, second, Side.COLOURED, 2, seed=3, first_deal=4)
    assert (later == shares[4:]).all()


def test_networks_play_at_every_table() -> None:
    for players, side in TABLES:
        network = untrained_network(players, side, seed=1)
        games = play_games(Searcher(players, network, 30, Algorithm.for_table(players)), side, 1, seed=1)
        assert len(games) == 1


@pytest.mark.parametrize(("players", "side"), TABLES)
def test_search_values_are_stored(players: int, side: Side) -> None:
    network = shipped(players, side)
    assert network is not None
    thinker = Searcher(players, network, 60, Algorithm.for_table(players))
    games = play_games(thinker, side, 12, seed=2, outlook=Outlook(2, 60, 2))
    within, between = replay(games, side)
    told = np.isfinite(between.worth).all(axis=(1, 2))
    assert np.isfinite(within.worth).all()
    assert told.mean() > 0.8  # boundaries before rounds with random moves have no lookahead
    for worth in (within.worth, between.worth[told]):
        assert np.abs(worth[:, 0].sum(axis=1)).max() < 0.2
        assert np.abs(worth[:, 1].sum(axis=1) - 1).max() < 0.01
        assert np.abs(worth[:, 0]).max() < 100
    # Search values correlate with the final results.
    final = within.final - within.final.mean(axis=1, keepdims=True)
    assert np.corrcoef(within.worth[:, 0].ravel().astype(float), final.ravel())[0, 1] > 0.3


def test_lookahead_nodes_grow_up_to_round_5() -> None:
    outlook = Outlook(deals=3, nodes=300, growth=3)
    assert [nodes_before(outlook, number) for number in (2, 3, 4, 5, 6, 12)] == [300, 900, 2700, 8100, 8100, 8100]
    assert outlook.most_nodes == 8100
    assert Outlook(8, 200).most_nodes == 200


def test_nothing_is_searched_between_rounds_unless_asked() -> None:
    thinker = Searcher(2, untrained_network(2, Side.COLOURED, 1), 60)
    assert np.isnan(play_games(thinker, Side.COLOURED, 2, seed=2).outlook).all()
    assert np.isnan(some_games(2, Side.COLOURED, count=2).worth).all()  # the linear evaluation stores none


def random_record(seed: int) -> Games:
    """A random game of two players in the form of self-play games, without training examples."""
    steps = list(random_game(2, "coloured", seed))
    deals = [position for word, position in steps if "," in word]
    moves = [int(Move.parse(word)) for word, _ in steps if word and "," not in word]
    nothing = np.zeros(1, np.uint8)
    return Games(
        first=np.array([steps[0][1].first - 1], np.uint8),
        rounds=np.array([len(deals)], np.uint8),
        lengths=np.array([len(moves)], np.uint16),
        clean=nothing.astype(np.uint16),
        final=np.array([steps[-1][1].scores], np.int16),
        deals=np.array([[pack_tiles(tiles) for tiles in position.factories] for position in deals], np.int32),
        moves=np.array(moves, np.int16),
        kept=nothing,
        places=np.zeros(0, np.uint16),
        worth=np.zeros((0, 2, 2), np.float16),
        outlook=np.full((len(deals), 2, 2), np.nan, np.float16),
    )


def test_the_log_applies_the_tie_break(tmp_path: Path) -> None:
    """Two games with equal points: by the tie-break, the seat that began wins the first and loses the second."""
    games = [random_record(seed) for seed in (51, 325)]
    assert [each.final.tolist() for each in games] == [[[2, 2]], [[2, 2]]]
    assert [victory_shares(each, Side.COLOURED).tolist() for each in games] == [[[1, 0]], [[1, 0]]]
    assert [each.first.tolist() for each in games] == [[0], [1]]
    for expected, chosen in ((1, games[:1]), (0, games[1:]), (0.5, games)):
        origin = Origin(2, Side.COLOURED, 1, len(chosen), "linear", "alpha-beta", 1, 1)
        write_shard(tmp_path, origin, Games.joined(chosen))
        found = summary_of(tmp_path, [Task(origin, len(chosen), 1, Outlook())], Played())
        assert found["play"]["first_seat_share"] == expected
