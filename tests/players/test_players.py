"""Random and greedy players, and whole games between players."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from tilewright.players import GreedyPlayer, PlayedGame, Player, RandomPlayer, play_game
from tilewright.rules import IllegalMove, ImpossibleDeal, Move, Phase, Position

TABLES = list(product((2, 3, 4), ("coloured", "grey")))


def replayed(game: PlayedGame) -> Position:
    """The last position of a game, computed from its deals and moves."""
    position = game.start
    deals, moves = iter(game.deals), iter(game.moves)
    for _ in range(len(game.deals) + len(game.moves)):
        if position.phase is Phase.DEAL:
            position = position.deal(next(deals))
        else:
            position = position.play(next(moves))
    return position


class Checking:
    """Wraps a player; checks that each of its choices is legal."""

    def __init__(self, player: Player) -> None:
        self.name = player.name
        self.player = player
        self.choices = 0

    def choose(self, position: Position) -> Move:
        move = self.player.choose(position)
        assert move in position.legal_moves()
        self.choices += 1
        return move


class Hoarder:
    """Puts everything on the floor line, so that the game never ends."""

    name = "hoarder"

    def choose(self, position: Position) -> Move:
        return next(move for move in position.legal_moves() if move.is_take and move.line is None)


@pytest.mark.parametrize(("players", "side"), TABLES)
@pytest.mark.parametrize("kind", ["random", "greedy"])
def test_players_choose_legal_moves_only(players: int, side: str, kind: str) -> None:
    for seed in range(3):
        seats = [Checking(RandomPlayer(seed + i) if kind == "random" else GreedyPlayer()) for i in range(players)]
        game = play_game(Position.start(players, side), seats, seed)
        assert game.reason == "row"
        assert sum(seat.choices for seat in seats) == len(game.moves)


@pytest.mark.parametrize(("players", "side"), TABLES)
def test_games_repeat_under_a_seed(players: int, side: str) -> None:
    def game(seed: int) -> PlayedGame:
        seats: list[Player] = [RandomPlayer(seed), *(GreedyPlayer() for _ in range(players - 1))]
        return play_game(Position.start(players, side), seats, seed)

    assert game(5) == game(5)
    assert game(5) != game(6)


def test_random_player_makes_different_choices() -> None:
    position = Position.start().deal_randomly(1)
    player = RandomPlayer(1)
    assert len({player.choose(position) for _ in range(50)}) > 20


def test_greedy_beats_random() -> None:
    points = [0, 0]
    for seed in range(10):
        game = play_game(Position.start(), [GreedyPlayer(), RandomPlayer(seed)], seed)
        points = [total + score for total, score in zip(points, game.position.scores, strict=True)]
    assert points[0] > 2 * points[1]


def test_greedy_prefers_a_line_that_fits() -> None:
    position = Position.start().deal("BBYR,KKKW,BYRW,RRRK,BBKK")
    after = position.play(GreedyPlayer().choose(position))
    assert not after.boards[0].floor
    assert any(line.is_complete for line in after.boards[0].lines)


def test_a_finished_game_has_deals_moves_and_outcome() -> None:
    start = Position.start(3, "grey", first=2)
    game = play_game(start, [GreedyPlayer()] * 3, np.random.default_rng(4))
    assert game.reason == "row"
    assert game.outcome is not None
    assert game.outcome == game.position.outcome
    assert game.start == start
    assert len(game.deals) == game.position.round
    assert str(replayed(game)) == str(game.position)


def test_given_deals_are_dealt() -> None:
    first = play_game(Position.start(), [GreedyPlayer()] * 2, 8)
    again = play_game(Position.start(), [GreedyPlayer()] * 2, first.deals)
    assert (again.deals, again.moves, again.outcome) == (first.deals, first.moves, first.outcome)


def test_a_game_continues_from_any_position() -> None:
    position = Position.start().deal_randomly(3)
    position = position.play(position.legal_moves()[0])
    game = play_game(position, [GreedyPlayer()] * 2, 9)
    assert game.reason == "row"
    assert len(game.deals) == game.position.round - 1


class TestStopped:
    """SIL-17: a game that did not end by the rules is stopped, not finished."""

    def test_round_limit(self) -> None:
        game = play_game(Position.start(), [Hoarder(), Hoarder()], 1, round_limit=7)
        assert game.reason == "stopped"
        assert game.outcome is None
        assert game.position.phase is Phase.DEAL
        assert game.position.round == 8
        assert len(game.deals) == 7

    def test_a_limit_that_is_not_reached_changes_nothing(self) -> None:
        free = play_game(Position.start(), [GreedyPlayer()] * 2, 1)
        limited = play_game(Position.start(), [GreedyPlayer()] * 2, 1, round_limit=free.position.round)
        assert limited == free

    def test_deals_run_out(self) -> None:
        whole = play_game(Position.start(), [GreedyPlayer()] * 2, 1)
        game = play_game(Position.start(), [GreedyPlayer()] * 2, whole.deals[:2])
        assert game.reason == "stopped"
        assert game.deals == whole.deals[:2]
        assert game.position.phase is Phase.DEAL


def test_an_ended_position_is_not_played_on() -> None:
    ended = play_game(Position.start(), [GreedyPlayer()] * 2, 1)
    again = play_game(ended.position, [GreedyPlayer()] * 2, 1)
    assert (again.moves, again.deals, again.reason) == ((), (), "row")


def test_wrong_number_of_players() -> None:
    with pytest.raises(ValueError, match="2 seats, not 3"):
        play_game(Position.start(), [GreedyPlayer()] * 3, 1)


def test_an_illegal_choice_is_refused() -> None:
    class Cheat:
        name = "cheat"

        def choose(self, position: Position) -> Move:
            return Move("9B1")

    with pytest.raises(IllegalMove):
        play_game(Position.start(), [Cheat(), Cheat()], 1)


def test_an_impossible_deal_is_refused() -> None:
    with pytest.raises(ImpossibleDeal):
        play_game(Position.start(), [GreedyPlayer()] * 2, ["BBBB,BBBB,BBBB,BBBB,BBB"])
