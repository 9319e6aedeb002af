"""Error messages in English that can be translated: each carries the code and the values of a message.

The reasons of a hint are in `analysis/advice.py`, those of a review in `analysis/review/reasons.py`.
"""

from __future__ import annotations


class Reason(str):
    """What is wrong, in English. `code` and `values` select and fill the same message in other languages' catalogues.

    A reason without a code is for programmers and is not translated.
    """

    code: str
    values: dict[str, int | str]

    def __new__(cls, sentence: str, code: str = "", **values: int | str) -> Reason:
        """`values` are numbers (seats, lines and columns count from 1), colour letters, and the user's input."""
        reason = super().__new__(cls, sentence)
        reason.code = code
        reason.values = values
        return reason
