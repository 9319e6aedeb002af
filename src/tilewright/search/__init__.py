"""Which move is best."""

from .limits import BadLimits, Limits
from .result import RootMove, SearchResult
from .searching import NothingToSearch, search

__all__ = ["BadLimits", "Limits", "NothingToSearch", "RootMove", "SearchResult", "search"]
