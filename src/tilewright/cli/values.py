"""How every command says what a position is worth: shares of the victory in percent, margins with their sign."""

from __future__ import annotations


def share_text(share: float) -> str:
    """`63.2%`."""
    return f"{share:.1%}"


def margin_text(margin: float) -> str:
    """`+4.2`, `-0.5`; what rounds to nothing is `+0.0`."""
    return f"{round(margin, 1) + 0.0:+.1f}"


def share_change(change: float) -> str:
    """`+3.1%`, `-0.4%`."""
    return f"{round(change, 3) + 0.0:+.1%}"
