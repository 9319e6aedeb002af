"""What the networks see: the same whatever the order of the factories, and seats by their role."""

from __future__ import annotations

import pytest

from tests.evaluation.networks import some_positions
from tilewright import Position
from tilewright.evaluation.features import BOARD, feature_count, most_features, read_features

TABLES = [(players, side) for players in (2, 3, 4) for side in ("coloured", "grey")]


def features(position: Position) -> list[int]:
    """All of a position's features, in no order."""
    found, _ = read_features(position.state)
    return sorted(int(each) for each in found[0] if each >= 0)


def turned_factories(position: Position) -> Position:
    """The same table with its factories in another order."""
    fields = str(position).split()
    factories = fields[3].split(",")
    fields[3] = ",".join([*factories[2:], *factories[:2]])
    return Position.parse(" ".join(fields))


def turned_seats(position: Position, by: int) -> Position:
    """The same table seen by people who sit elsewhere."""
    players = position.players
    fields = str(position).split()

    def moved(seat: str) -> str:
        return str((int(seat) - 1 + by) % players + 1)

    phase, _, turn = fields[2].partition(":")
    if turn:
        fields[2] = f"{phase}:{moved(turn)}"
    fields[5] = moved(fields[5])
    if fields[6] != "-":
        fields[6] = moved(fields[6])
    boards = fields[-players:]
    fields[-players:] = [boards[(seat - by) % players] for seat in range(players)]
    return Position.parse(" ".join(fields))


@pytest.mark.parametrize(("players", "side"), TABLES)
def test_symmetries(players: int, side: str) -> None:
    seen = 0
    for position in some_positions(players, side, games=2):
        found = features(position)
        assert found[-1] < feature_count(players)
        assert len(found) <= most_features(players)
        assert len(set(found)) == len([each for each in found if each < players * BOARD]) + len(
            {each for each in found if each >= players * BOARD}
        )
        assert features(turned_factories(position)) == found
        for by in range(1, players):
            assert features(turned_seats(position, by)) == found
        seen += 1
    assert seen > 100


@pytest.mark.parametrize(("players", "side"), TABLES)
def test_different_boards_look_different(players: int, side: str) -> None:
    looks: dict[tuple[int, ...], str] = {}
    for position in some_positions(players, side, games=1, seed=9):
        look = tuple(features(position))
        assert looks.setdefault(look, str(position)) == str(position)
