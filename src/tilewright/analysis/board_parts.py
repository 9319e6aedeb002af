"""The features of a board or a table with some of its parts removed, to find out what each part is worth.

The parts of a board are its begun lines, the tiles on offer for them, the rows, columns and colours of its wall, and
its floor line. If its rows are removed, a wall has the row features of an empty wall; the same holds for columns and
colours.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

import numpy as np
import numpy.typing as npt

from tilewright.evaluation import features as f
from tilewright.evaluation import patterns as p
from tilewright.evaluation.boards import LINE_STATES

BOARD_PARTS = LINES, OFFER, ROWS, COLUMNS, COLOURS, FLOOR = tuple(1 << i for i in range(6))
WHOLE = sum(BOARD_PARTS)


@dataclass(frozen=True)
class Layout:
    """Which feature numbers belong to which kind, and how a number encodes parts of the board."""

    kinds: dict[int, tuple[tuple[int, int, int], ...]]
    """By first number of a kind: (part, step, states) for each part encoded in it. The part's state is
    `(number - first) // step % states`, and state 0 means that the part is empty."""
    only_with: dict[int, int]
    """By first number of a kind: the part of the board that has these features; without it they disappear."""
    size: int
    """How many features there are: their numbers are 0 to size - 1."""

    @cached_property
    def kept(self) -> npt.NDArray[np.int32]:
        """By set of parts and feature: what the feature becomes if only these parts are kept; -1 if it disappears."""
        found = np.tile(np.arange(self.size, dtype=np.int32), (WHOLE + 1, 1))
        for parts, row in enumerate(found):
            for start, end in pairwise((*self.kinds, self.size)):
                number = np.arange(end - start, dtype=np.int32)
                for part, step, states in self.kinds[start]:
                    if not parts & part:
                        row[start:end] -= number // step % states * step
                if start in self.only_with and not parts & self.only_with[start]:
                    row[start:end] = -1
        return found


ROW_WITH_LINE = ((LINES, 1, LINE_STATES), (ROWS, LINE_STATES, 32))

NETWORK_BOARD = Layout(
    {
        f.ROWS: ROW_WITH_LINE,
        f.COLUMNS: ((COLUMNS, 1, 32),),
        f.COLOURED: ((COLOURS, 1, 32),),
        f.CHOICES: (),
        f.FLOORS: ((FLOOR, 1, 8),),
        f.NEEDS: ((OFFER, 1, 32),),
        f.OUTLETS: ((OFFER, 1, f.GROUP_SIZES), (LINES, f.GROUP_SIZES, 32)),
        f.HOMELESS: ((OFFER, 1, f.MOST_SURPLUS + 1),),
        f.SURPLUS: ((OFFER, 1, f.MOST_SURPLUS + 1),),
        f.TOGETHER: ((LINES, 1, 3**5),),
        f.FULLEST: ((ROWS, 1, 6 * 6),),
        f.COLUMN_GAPS: ((LINES, 1, f.LINES_FOR_GAPS),),
        f.COLOUR_GAPS: ((LINES, 1, f.LINES_FOR_GAPS),),
    },
    only_with={f.CHOICES: LINES, f.NEEDS: LINES, f.COLUMN_GAPS: COLUMNS, f.COLOUR_GAPS: COLOURS},
    size=f.BOARD,
)
LINEAR_BOARD = Layout(
    {
        p.ROWS: ROW_WITH_LINE,
        p.PAIRS: ((ROWS, 1, 1024),),
        p.COLUMNS: ((COLUMNS, 1, 32),),
        p.COLOURED: ((COLOURS, 1, 32),),
        p.NEEDS: ((OFFER, 1, 32),),
        p.FLOORS: ((FLOOR, 1, 8),),
    },
    only_with={p.NEEDS: LINES},
    size=p.MARKERS,
)


def features_with(layout: Layout, features: list[int], parts: int) -> list[int]:
    """A board's features if only these parts are kept."""
    return [kept for kept in layout.kept[parts, features].tolist() if kept >= 0]


def table_without_marker(features: list[int]) -> list[int]:
    """The table's features if no seat had the marker."""
    return [f.MARKER + 4 if f.MARKER <= each < f.STAGE else each for each in features]


def table_levelled(features: list[int]) -> list[int]:
    """The table's features if the bag held equally many tiles of each colour and no seat led."""
    in_bag = [(each - f.BAG) % 21 for each in features if f.BAG <= each < f.LEAD]
    level = [f.BAG + colour * 21 + round(sum(in_bag) / len(in_bag)) for colour in range(len(in_bag))]
    return [each for each in features if each < f.BAG] + level + [f.LEAD + 32]
