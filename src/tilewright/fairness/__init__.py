"""Deals that nobody can choose, and the check of a recorded game: docs/fair-deals.md."""

from .deals import (
    VERSION,
    BadRandomness,
    Draws,
    FairSource,
    Promised,
    commitment,
    draw_factories,
    fair_headers,
    new_secret,
)
from .verification import CheckedDeal, Missing, Status, Verdict, check_record

__all__ = [
    "VERSION",
    "BadRandomness",
    "CheckedDeal",
    "Draws",
    "FairSource",
    "Missing",
    "Promised",
    "Status",
    "Verdict",
    "check_record",
    "commitment",
    "draw_factories",
    "fair_headers",
    "new_secret",
]
