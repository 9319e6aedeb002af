"""Pictures of positions."""

from __future__ import annotations

from xml.etree import ElementTree

import numpy as np
import pytest

from tests.random_games import TABLES, random_game
from tilewright import Position
from tilewright.environments.raster import font, paint
from tilewright.environments.rendering import show
from tilewright.environments.scene import FACES, Box, Words, compose

DEALT = Position.start(2).deal("BBYR,KKWW,BYRW,RRRK,BBKK")


@pytest.mark.parametrize(("players", "side"), TABLES)
def test_every_kind_of_position_can_be_drawn(players: int, side: str) -> None:
    positions = [position for _, position in random_game(players, side, 1)]
    for position in (positions[len(positions) // 2], positions[-1]):
        scene = compose(position)
        picture = show(position, "rgb_array")
        assert picture.shape == (scene.height, scene.width, 3)
        assert picture.dtype == np.uint8
        assert picture.std() > 20
        document = ElementTree.fromstring(show(position, "svg"))
        assert len(document) == len(scene.shapes)


def test_every_tile_is_in_the_picture() -> None:
    """The picture has as many tiles of each colour as the factories."""
    faces = [shape.fill for shape in compose(DEALT).shapes if isinstance(shape, Box) and shape.width == 20]
    assert [faces.count(face) for face in FACES] == [
        sum(factory[colour] for factory in DEALT.factories) for colour in range(5)
    ]


def test_a_move_changes_the_picture_where_tiles_moved() -> None:
    before, after = (paint(compose(position)) for position in (DEALT, DEALT.play("4R3")))
    assert before.shape == after.shape
    changed = (before != after).any(axis=2).mean()
    assert 0.005 < changed < 0.5  # the moved tiles, and the mark of the seat to move


@pytest.mark.slow
def test_every_letter_that_is_written_has_a_shape() -> None:
    for players, side in TABLES:
        for _, position in random_game(players, side, 2):
            for shape in compose(position).shapes:
                if isinstance(shape, Words):
                    assert all(font(shape.height).getmask(letter).getbbox() for letter in shape.text if letter != " ")


def test_text() -> None:
    assert show(DEALT, "ansi").startswith("Round 1 · coloured side")


def test_a_notebook_shows_a_picture() -> None:
    picture = DEALT._repr_html_()
    assert picture == show(DEALT, "svg")
    assert ElementTree.fromstring(picture).tag.endswith("svg")
