"""The computer's ten levels. Other texts about levels are generated from this table, or tests compare them.

`searching.py` (`LevelPlayer`) plays by it.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Level:
    """How a level searches, how strictly it chooses, and how strong that makes it."""

    nodes: int
    """The limit of a search. Levels 1 to 6 stop at `depth`, and with two players they compute the value of every move,
    so their nodes cannot be compared with those of levels 7 to 10."""
    depth: int | None
    """Takes to look ahead; None for no limit but the nodes."""
    looseness: float
    """In points: it plays any of the sensible moves (`sense.py`) that look at most this much worse than the best of
    them. 0: it plays the best move of all. At tables of three and four it is multiplied by 5/7 and 5/9 (factories for
    two, divided by factories on the table), because more factories offer more moves."""
    rating: int
    """The rating that was measured in docs/strength.md."""
    about: str
    """`level-about` of the English page; locales/*/page.ftl has the translations."""


LEVELS = {
    1: Level(1_000, 1, 6.0, -277, "Learns with you: finds a good move, but often plays a different one."),
    2: Level(1_000, 1, 4.0, -14, "Finds good moves and slips up less often. A good first opponent to beat."),
    3: Level(1_000, 1, 2.6, 227, "Plays what looks good at once, without thinking of your reply."),
    4: Level(1_000, 2, 1.8, 522, "Also considers your reply, but slips up now and then."),
    5: Level(1_000, 2, 0.9, 750, "Considers your reply to every move, and seldom slips up."),
    6: Level(2_000, 3, 0.2, 974, "Hardly ever slips up: a match for good players."),
    7: Level(600, None, 0.0, 1211, "Thinks beyond your reply, and plans the round."),
    8: Level(4_000, None, 0.0, 1399, "Hard to beat: it seldom gives a point away."),
    9: Level(40_000, None, 0.0, 1583, "Sees early how the round will end."),
    10: Level(1_500_000, None, 0.0, 1727, "Full strength: the best the computer can do."),
}
WEAKEST, STRONGEST = min(LEVELS), max(LEVELS)
DEFAULT_LEVEL = 5
