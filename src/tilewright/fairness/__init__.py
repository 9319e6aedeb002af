"""Deals that the server cannot choose, and the check of a recorded game: docs/fair-deals.md."""

from .chains import ROUNDS, chain_value
from .deals import (
    VERSION,
    BadRandomness,
    Draws,
    FairSource,
    Promised,
    commitment,
    draw_factories,
    fair_headers,
    mixed,
    new_secret,
)
from .verification import CheckedDeal, Missing, Status, Verdict, check_record

__all__ = [
    "ROUNDS",
    "VERSION",
    "BadRandomness",
    "CheckedDeal",
    "Draws",
    "FairSource",
    "Missing",
    "Promised",
    "Status",
    "Verdict",
    "chain_value",
    "check_record",
    "commitment",
    "draw_factories",
    "fair_headers",
    "mixed",
    "new_secret",
]
