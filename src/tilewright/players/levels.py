"""The computer's ten levels. Other texts about levels are generated from this table, or tests compare them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Level:
    """How a level searches, how strictly it chooses, and how strong that makes it."""

    nodes: int
    depth: int | None
    """Takes to look ahead; None for no limit but the nodes."""
    looseness: float
    """In points: it chooses among moves up to 2.5 times this much below the best; 0 always plays the best."""
    rating: int
    """As measured in docs/strength.md."""
    about: str
    """`level-about` of the English page; locales/*/page.ftl has the translations."""


LEVELS = {
    1: Level(1_000, 1, 2.6, -279, "Learns with you: finds a good move, but often plays a different one."),
    2: Level(1_000, 1, 1.8, 26, "Finds good moves and slips up less often. A good first opponent to beat."),
    3: Level(1_000, 1, 1.3, 293, "Plays what looks good at once, without thinking of your reply."),
    4: Level(1_000, 2, 1.2, 515, "Also considers your reply, but slips up now and then."),
    5: Level(1_000, 2, 0.75, 745, "Considers your reply to every move, and seldom slips up."),
    6: Level(2_000, 2, 0.1, 1061, "Hardly ever slips up: a match for good players."),
    7: Level(600, None, 0.0, 1273, "Thinks beyond your reply, and plans the round."),
    8: Level(4_000, None, 0.0, 1461, "Hard to beat: it seldom gives a point away."),
    9: Level(40_000, None, 0.0, 1645, "Sees early how the round will end."),
    10: Level(1_500_000, None, 0.0, 1789, "Full strength: the best the computer can do."),
}
WEAKEST, STRONGEST = min(LEVELS), max(LEVELS)
DEFAULT_LEVEL = 5
