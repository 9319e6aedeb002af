"""Scattering the bits of keys."""

from __future__ import annotations

from tilewright.rules.compiling import compiled


@compiled
def mixed(word: int) -> int:
    """Scatter the bits of a word."""
    word = (word ^ ((word >> 31) & 0x1FFFFFFFF)) * 0x7FB5D329728EA185
    word = (word ^ ((word >> 27) & 0x1FFFFFFFFF)) * 0x581F0D2A3F4B1E35
    return word ^ ((word >> 33) & 0x7FFFFFFF)
