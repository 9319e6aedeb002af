"""How every command says what a position is worth: shares of the victory in percent, margins with their sign."""

from __future__ import annotations

from tilewright._catalogue import Speech


def share_text(share: float, said: Speech, decimals: int = 1) -> str:
    """`63.2%`."""
    return said("review-percent", number=said.number(100 * share, decimals))


def margin_text(margin: float, said: Speech) -> str:
    """`+4.2`, `-0.5`; what rounds to zero is `+0.0`."""
    return _signed(margin, said)


def share_change(change: float, said: Speech) -> str:
    """`+3.1%`, `-0.4%`."""
    return said("review-percent", number=_signed(100 * change, said))


def _signed(value: float, said: Speech) -> str:
    value = round(value, 1) + 0.0  # never -0.0
    return f"{'+' if value >= 0 else ''}{said.number(value, 1)}"
