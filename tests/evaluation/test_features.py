"""Features of the networks: they do not depend on the order of the factories, and see seats by their role."""

from __future__ import annotations

import pytest

from tests.evaluation.networks import some_positions
from tilewright import Position
from tilewright.evaluation.features import (
    BOARD,
    COLUMN_GAPS,
    FULLEST,
    GROUP_SIZES,
    HOMELESS,
    LINES_FOR_GAPS,
    OUTLETS,
    SURPLUS,
    TOGETHER,
    feature_count,
    most_features,
    read_features,
)

TABLES = [(players, side) for players in (2, 3, 4) for side in ("coloured", "grey")]


def features(position: Position) -> list[int]:
    """All features of a position, sorted."""
    found, _ = read_features(position.state)
    return sorted(int(each) for each in found[0] if each >= 0)


def is_by_colour(feature: int) -> bool:
    """Whether a board can have a feature twice: for two colours, or for two columns."""
    return OUTLETS <= feature < HOMELESS or feature >= COLUMN_GAPS


def turned_factories(position: Position) -> Position:
    """The same table with its factories in another order."""
    fields = str(position).split()
    factories = fields[3].split(",")
    fields[3] = ",".join([*factories[2:], *factories[:2]])
    return Position.parse(" ".join(fields))


def turned_seats(position: Position, by: int) -> Position:
    """The same position with all seats moved on by this many places."""
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
def test_features_do_not_depend_on_the_order_of_factories_and_seats(players: int, side: str) -> None:
    seen = 0
    for position in some_positions(players, side, games=2):
        found = features(position)
        assert found[-1] < feature_count(players)
        assert len(found) <= most_features(players)
        once = [each for each in found if each < players * BOARD and not is_by_colour(each % BOARD)]
        assert len(set(once)) == len(once)
        assert features(turned_factories(position)) == found
        for by in range(1, players):
            assert features(turned_seats(position, by)) == found
        seen += 1
    assert seen > 100


@pytest.mark.parametrize(("players", "side"), TABLES)
def test_different_positions_have_different_features(players: int, side: str) -> None:
    looks: dict[tuple[int, ...], str] = {}
    for position in some_positions(players, side, games=1, seed=9):
        look = tuple(features(position))
        assert looks.setdefault(look, str(position)) == str(position)


def test_features_of_the_offer() -> None:
    """Seat 1 has a tile in each line. No line takes blue; one of two yellow and one of four black tiles has no room."""
    empty = "0;...../...../...../...../.....;-,-,-,-,-;-"
    begun = empty.replace("-,-,-,-,-", "1B,1Y,1R,1K,1W")
    found = features(Position.parse(f"2c 1 offer:1 BBYY,KKKK,WWWW,-,- *R 1 - 17,17,18,15,15 0,0,0,0,0 {begun} {empty}"))

    def known(role: int, start: int, end: int) -> list[int]:
        return [each - role * BOARD - start for each in found if start <= each - role * BOARD < end]

    closed_lines = [0b11111, 0b11101, 0b11011, 0b10111, 0b01111]
    sizes = [0b00010, 0b00010, 0b00001, 0b01000, 0b01000]
    outlets = [closed * GROUP_SIZES + size for closed, size in zip(closed_lines, sizes, strict=True)]
    assert known(0, OUTLETS, HOMELESS) == sorted(outlets)
    assert known(1, OUTLETS, HOMELESS) == sorted(sizes)
    assert known(0, HOMELESS, SURPLUS) == [2]
    assert known(0, SURPLUS, TOGETHER) == [2 + 1 + 1]
    assert known(1, HOMELESS, SURPLUS) == known(1, SURPLUS, TOGETHER) == [0]


def test_features_of_lines_and_column_gaps() -> None:
    """In column 1 seat 1 lacks rows 4 and 5; line 4 holds the colour that fits there, line 5 another one."""
    wall = "B..../W..../K..../...../....."
    board = f"9;{wall};-,1R,-,3R,2B;-"
    empty = "0;...../...../...../...../.....;-,-,-,-,-;-"
    position = Position.parse(f"2c 4 deal -,-,-,-,- - 1 1 17,20,16,19,19 0,0,0,0,0 {board} {empty}")
    found = [each for each in features(position) if TOGETHER <= each < BOARD]
    other = [each - BOARD for each in features(position) if BOARD + TOGETHER <= each < 2 * BOARD]
    lines = [0, 1, 0, 1, 2]  # 0: empty, 1: lacks one tile, 2: lacks more
    together = sum(state * 3 ** (4 - row) for row, state in enumerate(lines))
    rows_4_and_5 = 5 + 9  # the last of ten pairs, after five single rows
    holding = 6 * (1 + 3) + 1
    assert found == [TOGETHER + together, FULLEST + 6 * 1 + 1, COLUMN_GAPS + rows_4_and_5 * LINES_FOR_GAPS + holding]
    assert other == [TOGETHER, FULLEST]
