"""Rounds the values of a review to a millionth, so that sums of differences between them are exact."""

from __future__ import annotations

from tilewright.search import SeatValues

DIGITS = 6


def rounded(values: SeatValues) -> SeatValues:
    """Values rounded to a millionth; shares still add up to 1."""
    shares = [round(share, DIGITS) for share in values.shares]
    largest = shares.index(max(shares))
    shares[largest] = round(1 - sum(shares[:largest] + shares[largest + 1 :]), DIGITS)
    return SeatValues(tuple(shares), tuple(round(margin, DIGITS) + 0.0 for margin in values.margins))
