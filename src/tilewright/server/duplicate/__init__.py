"""Equal deals: the deal of the day, duels, and teams of two. docs/duplicate.md."""

from .service import Duplicate

__all__ = ["Duplicate"]
