"""What the rulebook says: constants, the compiled kernel, and the objects people use."""

from .constants import Colour, Phase, Side, Tiles
from .contents import Board, PatternLine, Wall
from .errors import IllegalMove, ImpossibleDeal, ImpossiblePosition, TilewrightError, UnreadableText
from .move import Move
from .outcome import Bonus, Outcome
from .position import Position

__all__ = [
    "Board",
    "Bonus",
    "Colour",
    "IllegalMove",
    "ImpossibleDeal",
    "ImpossiblePosition",
    "Move",
    "Outcome",
    "PatternLine",
    "Phase",
    "Position",
    "Side",
    "Tiles",
    "TilewrightError",
    "UnreadableText",
    "Wall",
]
