"""Which move is best."""

from .limits import BadLimits, Limits
from .others import Others
from .result import RootMove, SearchResult
from .searching import NothingToSearch, search

__all__ = ["BadLimits", "Limits", "NothingToSearch", "Others", "RootMove", "SearchResult", "search"]
