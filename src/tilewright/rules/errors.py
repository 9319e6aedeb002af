"""The errors for input that cannot be used.

ValueError
└── TilewrightError
    ├── UnreadableText       it does not have the form docs/notation.md describes
    ├── IllegalMove          it is readable, but a rule forbids it in this position
    ├── ImpossibleDeal       the bag and the lid cannot yield these factories
    └── ImpossiblePosition   no game can look like this

Each class has one `code`, the same in the engine protocol, the HTTP API and the page.
"""

from __future__ import annotations

from collections.abc import Sequence

from tilewright._text import printable


def shown(given: object) -> str:
    """A user's input, shortened and made printable for one line of a message."""
    try:
        text = str(given)
    except ValueError:  # an integer of thousands of digits
        text = "a huge number"
    text = printable(text, 40)
    return f"'{text}'" if isinstance(given, str) else text


class TilewrightError(ValueError):
    """Base of the errors that a user sees, mostly for input that cannot be used; the message is one sentence.

    A message that can be translated is a `Reason` (reasons.py), or the error has one as `reason`.
    """

    code = "error"


class UnreadableText(TilewrightError):
    """Text that does not have the documented form."""

    code = "unreadable"


class IllegalMove(TilewrightError):
    """A move that a rule forbids."""

    code = "illegal-move"

    def __init__(self, move: str, reason: str, rule: str, position: str) -> None:
        super().__init__(f"{move} is not legal: {reason} ({rule}). Position: {position}")
        self.move = move
        self.reason = reason
        self.rule = rule
        self.position = position

    def __reduce__(self) -> tuple[type[IllegalMove], tuple[str, str, str, str]]:
        return type(self), (self.move, self.reason, self.rule, self.position)


class ImpossibleDeal(TilewrightError):
    """Factories that the bag and the lid cannot yield, or a deal at the wrong time."""

    code = "impossible-deal"

    def __init__(self, deal: str, reason: str, rule: str) -> None:
        super().__init__(f"the deal {deal} is impossible: {reason} ({rule})")
        self.deal = deal
        self.reason = reason
        self.rule = rule

    def __reduce__(self) -> tuple[type[ImpossibleDeal], tuple[str, str, str]]:
        return type(self), (self.deal, self.reason, self.rule)


class ImpossiblePosition(TilewrightError):
    """A position no game can reach; `problems` says everything that is wrong with it."""

    code = "impossible-position"

    def __init__(self, problems: Sequence[str]) -> None:
        super().__init__("impossible position: " + "; ".join(problems))
        self.problems = tuple(problems)

    def __reduce__(self) -> tuple[type[ImpossiblePosition], tuple[tuple[str, ...]]]:
        return type(self), (self.problems,)
