"""Integers from callers."""

from __future__ import annotations

import operator


def whole(given: object) -> int | None:
    """The integer, also of a NumPy type; None if it is a truth value or no integer, such as 2.0."""
    if isinstance(given, bool):
        return None
    try:
        return operator.index(given)  # type: ignore[arg-type]
    except TypeError:
        return None
