"""A sentence about what is wrong that can be said in other languages, too."""

from __future__ import annotations


class Reason(str):
    """What is wrong, in English. `code` and `values` say the same to a catalogue of messages; without a code it is for
    programmers only."""

    code: str
    values: dict[str, int | str]

    def __new__(cls, sentence: str, code: str = "", **values: int | str) -> Reason:
        """`values` are numbers as people count them, from 1, letters of colours, and what the user wrote."""
        reason = super().__new__(cls, sentence)
        reason.code = code
        reason.values = values
        return reason
