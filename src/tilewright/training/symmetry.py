"""The 240 symmetries of the grey side: 120 permutations of the colours, times mirrored columns.

No space of a grey wall has a printed colour, so both leave the rules unchanged. A symmetry permutes the features.
"""

from __future__ import annotations

from functools import cache
from itertools import permutations

import numpy as np
import numpy.typing as npt

from tilewright.evaluation import features
from tilewright.rules.layout import COUNT_BITS, COUNT_MASK

Places = npt.NDArray[np.int64]

MIRRORED_BITS = np.array([int(f"{bits:05b}"[::-1], 2) for bits in range(32)])


@cache
def grey_symmetries(players: int) -> npt.NDArray[np.int16]:
    """By symmetry and feature, the feature it becomes; the index after the last feature is padding."""
    every = features.feature_count(players) + 1
    return np.array(
        [
            _seen(np.arange(every), players, np.array(colours), is_mirrored)
            for colours in permutations(range(5))
            for is_mirrored in (False, True)
        ],
        np.int16,
    )


def _seen(found: Places, players: int, colours: Places, is_mirrored: bool) -> Places:
    """The features after a permutation of the colours and, if wanted, mirroring."""
    found = found.copy()
    mirrored_bits = MIRRORED_BITS if is_mirrored else np.arange(32)
    columns = np.arange(5)[::-1] if is_mirrored else np.arange(5)
    line_states = np.concatenate([[0], (4 * colours[:, None] + np.arange(1, 5)).ravel()])
    for role in range(players):
        board = found[role * features.BOARD : (role + 1) * features.BOARD]
        _reorder(board, features.ROWS, (np.arange(5), mirrored_bits, line_states))
        _reorder(board, features.COLUMNS, (columns, np.arange(32)))
        _reorder(board, features.COLOURED, (colours, np.arange(32)))
        _reorder(board, features.CHOICES, (np.arange(5), mirrored_bits))
    table = found[players * features.BOARD :]
    _reorder(table, features.FACTORIES, (_contents_seen(colours),))
    _reorder(table, features.CENTRE, (colours, np.arange(16)))
    _reorder(table, features.SUPPLY, (colours, np.arange(16 * 12)))
    _reorder(table, features.BAG, (colours, np.arange(21)))
    return found


def _reorder(among: Places, start: int, becoming: tuple[Places, ...]) -> None:
    """Permute features that are numbered by several indices, each by its own permutation."""
    shape = tuple(map(len, becoming))
    some = among[start : start + int(np.prod(shape))]
    some[:] = some.reshape(shape)[np.ix_(*becoming)].ravel()


def _contents_seen(colours: Places) -> Places:
    """By index of a factory's content, the index after permuting the colours."""
    places = np.arange(512)
    for content in features.CONTENTS.tolist():
        tiles = [(content >> (COUNT_BITS * colour)) & COUNT_MASK for colour in range(5)]
        seen = sum(count << (COUNT_BITS * int(colours[colour])) for colour, count in enumerate(tiles))
        places[features.content_place(content)] = features.content_place(seen)
    return places
