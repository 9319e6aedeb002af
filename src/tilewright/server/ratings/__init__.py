"""Ratings of people with lasting names: settled after rated games, without luck after reviews (docs/ratings.md)."""

from .service import RatingService

__all__ = ["RatingService"]
