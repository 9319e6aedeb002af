"""What the rulebook says: the vocabulary, the compiled kernel, and the objects people use."""

from .contents import Board, PatternLine, Wall
from .errors import IllegalMove, ImpossibleDeal, ImpossiblePosition, TilewrightError, UnreadableText
from .move import Move
from .outcome import Bonus, Outcome
from .position import Position
from .vocabulary import Colour, Phase, Side, Tiles

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
