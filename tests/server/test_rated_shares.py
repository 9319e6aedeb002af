"""Shares of the victory in rated games that were given up or stopped, or in which the computer moved for a person."""

from __future__ import annotations

from tests.server.table.sitting import Sitting
from tilewright.server.messages.requests import Resign
from tilewright.server.ratings.games import game_of
from tilewright.server.table import computer_plays, stand_in


def shares(sitting: Sitting) -> list[float] | None:
    game = game_of(sitting.table)
    return None if game is None else [seat.share for seat in game.seats]


def let_the_computer_move(sitting: Sitting, seat: int) -> None:
    sitting.keep(stand_in(sitting.table, seat, "gone", sitting.now))
    assert sitting.table.position is not None
    move = str(sitting.table.position.legal_moves()[0])
    sitting.keep(computer_plays(sitting.table, seat, move, sitting.now))


def test_giving_up_loses() -> None:
    sitting = Sitting()
    sitting.act(Resign(1, 1))
    assert shares(sitting) == [0.0, 1.0]
    game = game_of(sitting.table)
    assert game is not None
    assert (game.kind, game.seats[0].resigned, game.seats[1].resigned) == ("2c", 1, 0)


def test_giving_up_against_computers_alone_loses() -> None:
    sitting = Sitting(players=3, computers=2)
    sitting.act(Resign(1, 1))
    assert sitting.table.ended is not None
    assert sitting.table.ended.reason == "stopped"
    assert shares(sitting) == [0.0, 0.5, 0.5]


def test_a_stopped_game_has_no_result() -> None:
    sitting = Sitting()
    sitting.offer(1, "stop")
    sitting.answer(2, "stop", yes=True)
    assert shares(sitting) is None


def test_a_person_for_whom_the_computer_moved_cannot_win() -> None:
    sitting = Sitting()
    let_the_computer_move(sitting, 1)
    sitting.act(Resign(1, 2))
    assert shares(sitting) is None  # one resigned, for the other the computer had moved
    sitting = Sitting(players=3)
    let_the_computer_move(sitting, 1)
    sitting.play_to_the_end()
    found = shares(sitting)
    assert found is not None
    assert found[0] == 0
    assert sum(found) == 1
