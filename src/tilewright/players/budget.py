"""How much a player may think about one move."""

from __future__ import annotations

import re
from dataclasses import dataclass

TIME = re.compile(r"([0-9]{1,9}(?:\.[0-9]{1,9})?)(ms|s)")
NODES = re.compile(r"([0-9]{1,15})nodes?")
DEPTH = re.compile(r"depth([0-9]{1,3})")
LONGEST_S = 86_400
FORMS = "such as 200ms, 1s, 5000nodes or depth6"


@dataclass(frozen=True, slots=True)
class Budget:
    """Time, nodes or depth for one move: exactly one of them."""

    seconds: float | None = None
    nodes: int | None = None
    depth: int | None = None

    @classmethod
    def parse(cls, text: str) -> Budget:
        """Read `200ms`, `1s`, `5000nodes` or `depth6`."""
        if found := TIME.fullmatch(text):
            thousandths = float(found[1]) * (1000 if found[2] == "s" else 1)
            if not 1 <= thousandths <= LONGEST_S * 1000:
                raise _unreadable(f"a move takes 1 ms to {LONGEST_S} s", text)
            return cls(seconds=round(thousandths) / 1000)
        if found := NODES.fullmatch(text):
            return cls(nodes=_positive(found[1], text))
        if found := DEPTH.fullmatch(text):
            return cls(depth=_positive(found[1], text))
        raise _unreadable(f"expected a budget {FORMS}", text)

    def __str__(self) -> str:
        if self.seconds is not None:
            thousandths = round(self.seconds * 1000)
            return f"{thousandths // 1000}s" if thousandths % 1000 == 0 else f"{thousandths}ms"
        return f"{self.nodes}nodes" if self.nodes is not None else f"depth{self.depth}"

    @property
    def go(self) -> str:
        """What follows `go` in the engine protocol."""
        if self.seconds is not None:
            return f"movetime {max(1, round(self.seconds * 1000))}"
        return f"nodes {self.nodes}" if self.nodes is not None else f"depth {self.depth}"


def _positive(digits: str, text: str) -> int:
    if int(digits) == 0:
        raise _unreadable("a budget is above 0", text)
    return int(digits)


def _unreadable(sentence: str, text: str) -> Exception:
    from tilewright.rules import UnreadableText  # here, so that a command's help loads nothing compiled
    from tilewright.rules.errors import shown

    return UnreadableText(f"{sentence}, not {shown(text)}")


DEFAULT_BUDGET = Budget(seconds=0.1)
