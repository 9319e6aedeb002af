"""Which move is best."""

from .api import NothingToSearch, search
from .limits import BadLimits, Limits
from .opponents import OpponentModel
from .result import RootMove, SearchResult

__all__ = ["BadLimits", "Limits", "NothingToSearch", "OpponentModel", "RootMove", "SearchResult", "search"]
