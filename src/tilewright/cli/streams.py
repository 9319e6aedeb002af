"""Standard input and output, which the caller may have closed."""

from __future__ import annotations

import sys
from typing import TextIO


def standard_input() -> TextIO:
    """Standard input; refused if it is closed."""
    if sys.stdin is None:
        from tilewright.rules import UnreadableText
        from tilewright.rules.reasons import Reason

        raise UnreadableText(Reason("standard input is closed, so nothing can be read from it", "closed-input"))
    return sys.stdin


def standard_output() -> TextIO:
    """Standard output; refused if it is closed."""
    if sys.stdout is None:
        from tilewright.rules import UnreadableText
        from tilewright.rules.reasons import Reason

        raise UnreadableText(Reason("standard output is closed, so nothing can be answered", "closed-output"))
    return sys.stdout
