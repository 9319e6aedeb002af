"""Deals that nobody can choose, and the check of a recorded game: docs/fair-deals.md."""

from .deals import BadRandomness, Draws, FairSource, commitment, draw_factories, fair_headers, new_secret
from .verification import CheckedDeal, Missing, Status, Verdict, check_record

__all__ = [
    "BadRandomness",
    "CheckedDeal",
    "Draws",
    "FairSource",
    "Missing",
    "Status",
    "Verdict",
    "check_record",
    "commitment",
    "draw_factories",
    "fair_headers",
    "new_secret",
]
