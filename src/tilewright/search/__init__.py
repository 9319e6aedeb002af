"""The search for the best move: `search(position, limits)`."""

from .api import NothingToSearch, search
from .limits import BadLimits, Limits
from .move_values import MoveValue, MoveValues, value_moves
from .opponents import OpponentModel
from .result import RootMove, SearchResult
from .values_by_seat import SeatValues

__all__ = [
    "BadLimits",
    "Limits",
    "MoveValue",
    "MoveValues",
    "NothingToSearch",
    "OpponentModel",
    "RootMove",
    "SearchResult",
    "SeatValues",
    "search",
    "value_moves",
]
