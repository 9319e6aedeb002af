"""A person may let the server make moves that have no alternative."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from tilewright.search.solver import distinct_moves
from tilewright.server.messages.requests import PlayObvious
from tilewright.server.messages.tables import Clock
from tilewright.server.table import log, replay
from tilewright.server.table.taking_back import moves_to_take_back

from .sitting import Sitting


def played_with_wishes(side: str, seed: int, clock: Clock, *wishing: int) -> Sitting:
    """A random game of two; seats in `wishing` let the server make their only moves, and are asked only for choices."""
    sitting = Sitting(2, side, clock=clock)
    for seat in wishing:
        sitting.act(PlayObvious(1, seat, True))
    chance = random.Random(seed)
    while sitting.table.state == "playing":
        for seat in set(sitting.table.deciding) & set(wishing):
            position = sitting.table.facing(seat)
            assert position is not None
            assert len(distinct_moves(position)) > 1
        sitting.play_randomly(chance)
    return sitting


@pytest.mark.parametrize("side", ["coloured", "grey"])
def test_moves_without_alternative_are_made_on_request(side: str) -> None:
    made: list[log.Took | log.Chose] = []
    for seed in range(3):
        sitting = played_with_wishes(side, seed, Clock(reserve=10_000, increment=3), 1)
        assert replay(sitting.log) == sitting.table  # type: ignore[arg-type]
        made += [entry for _, entry in sitting.log if isinstance(entry, log.Took | log.Chose)]
    assert {entry.seat for entry in made if entry.by == "obvious"} == {1}


def test_automatic_moves_can_be_switched_off() -> None:
    sitting = Sitting()
    sitting.act(PlayObvious(1, 1, True))
    assert sitting.table.seat(1).obvious
    sitting.act(PlayObvious(1, 1, False))
    assert not sitting.table.seat(1).obvious


def test_moves_without_alternative_are_not_taken_back() -> None:
    """If they were taken back, the server would make them again at once."""
    sitting = Sitting()
    sitting.play(1)
    assert moves_to_take_back(sitting.table, 1) == 1
    *steps, last = sitting.table.steps
    table = replace(sitting.table, steps=(*steps, last._replace(by="obvious")))
    assert moves_to_take_back(table, 1) == 0
