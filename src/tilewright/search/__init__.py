"""The search for the best move: `search(position, limits)`."""

from .api import NothingToSearch, search
from .limits import BadLimits, Limits
from .opponents import OpponentModel
from .result import RootMove, SearchResult

__all__ = ["BadLimits", "Limits", "NothingToSearch", "OpponentModel", "RootMove", "SearchResult", "search"]
