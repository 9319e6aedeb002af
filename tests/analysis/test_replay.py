"""Stepping through games: what each step led to, and points that add up to the result."""

from __future__ import annotations

import pytest

from tests.notation.games import TABLES, random_game
from tilewright.analysis.points import points_of_game
from tilewright.analysis.replay import Replay
from tilewright.notation import Deal, example_record
from tilewright.rules import IllegalMove, Phase, UnreadableText


@pytest.mark.parametrize(("players", "side"), TABLES)
def test_a_record_step_by_step(players: int, side: str) -> None:
    record = random_game(players, side, 5)
    replay = Replay.of_record(record)
    assert [step.action for step in replay.steps] == list(record.steps)
    assert [replay.steps[0].before, *(step.position for step in replay.steps)] == list(record.positions())
    for step in replay.steps:
        assert (step.seat is None) == isinstance(step.action, Deal)
        ends_round = step.seat is not None and step.position.phase in (Phase.DEAL, Phase.END)
        assert (step.tiling is not None) == ends_round
    assert tuple(points.total for points in replay.points) == record.final.scores
    assert replay.points == points_of_game(record.positions())
    rounds = [step.tiling for step in replay.steps if step.tiling is not None]
    for seat, points in enumerate(replay.points):
        assert sum(tile.points for tilings in rounds for tile in tilings[seat].placed) == points.wall


def test_moves_in_notation_are_checked() -> None:
    record = example_record()
    start, words = record.positions()[0], [str(step) for step in record.steps]
    assert Replay.of_moves(start, words).position == record.final
    with pytest.raises(IllegalMove):
        Replay.of_moves(start, [words[0], "9B1"])
    with pytest.raises(UnreadableText):
        Replay.of_moves(start, ["BB,"])
