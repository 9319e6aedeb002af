"""Advice: the effects of a move, and the best reply of the next seat."""

from __future__ import annotations

from tests.random_games import TABLES, random_game
from tilewright import Move, Phase, Position
from tilewright.analysis.advice import advise, best_reply
from tilewright.search import RootMove


def test_a_take() -> None:
    dealt = Position.start().deal("BBYR,KKWW,BYRW,RRRK,BBKK")
    advice = advise(dealt, RootMove(Move("4R1"), 0.0, 0.5, True))
    assert advice.take is not None
    assert (advice.take.tiles, advice.take.completes, advice.points, advice.floor_cost) == (3, True, 1, 2)
    reply = best_reply(dealt.play("4R1"))
    assert reply is not None
    assert dealt.play("4R1").is_legal(reply[0])


def test_no_reply_unless_a_take_comes_next() -> None:
    for players, side in TABLES:
        for _, position in random_game(players, side, 1):
            reply = best_reply(position)
            assert (reply is None) == (position.phase is not Phase.OFFER)
            if position.phase is Phase.TILE:
                advice = advise(position, RootMove(position.legal_moves()[0], 0.0, 0.5, True))
                assert (advice.take, advice.floor_cost) == (None, 0)
                assert advice.points > 0
