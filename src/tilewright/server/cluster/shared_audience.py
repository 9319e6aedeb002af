"""The people connected to a table, here and at other processes."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import NamedTuple

from tilewright.server.audience import NOBODY, Audience


class Others(NamedTuple):
    """The people connected at another process. The owner reports all other processes to a relay as one."""

    holders: frozenset[str]
    watching: int
    payer: str
    until: float
    """When the report expires."""


class SharedAudience(Audience):
    """The connections here, and what other processes report."""

    def __init__(self, since: float, sees_everybody: Callable[[], bool]) -> None:
        """`sees_everybody` says whether other processes can report; while they cannot, nobody counts as absent."""
        super().__init__(since)
        self.others: dict[str, Others] = {}
        """By process: the people connected there."""
        self._sees_everybody = sees_everybody

    def begin_again(self, now: float) -> None:
        """The owner has changed: discard the reports."""
        self.others.clear()
        self._since = now
        self._gone_since.clear()

    def hear(self, process: str, others: Others | None, now: float) -> bool:
        """Take over the report of a process (None: it has left); return whether anything changed."""
        before = self.others.pop(process, None)
        if others is not None:
            self.others[process] = others
        old = frozenset() if before is None else before.holders
        new = frozenset() if others is None else others.holders
        for holder in new:
            self._gone_since.pop(holder, None)
        for holder in old - new:
            if not self._is_here(holder):
                self._gone_since[holder] = now
        return old != new or (before.watching if before else 0) != (others.watching if others else 0)

    def expire(self, now: float) -> bool:
        """Forget processes that have not reported for a while; return whether there was one."""
        gone = [process for process, others in self.others.items() if others.until < now]
        for process in gone:
            self.hear(process, None, now)
        return bool(gone)

    def elsewhere(self, process: str) -> tuple[list[str], int]:
        """The people connected at all processes but `process`, this one included, and the number of watchers there."""
        others = [each for name, each in self.others.items() if name != process]
        holders = {client.holder for client in self.clients if client.holder is not None}
        holders.update(*(each.holders for each in others))
        return sorted(holders), super().watching() + sum(each.watching for each in others)

    def own_holders(self) -> Collection[str]:
        """People who are connected here."""
        return {client.holder for client in self.clients if client.holder is not None}

    def own_watching(self) -> int:
        """Watchers who are connected here."""
        return super().watching()

    def own_payer(self) -> str:
        """`payer` among the connections here."""
        return super().payer

    # ------------------------------------------------------------ as `Audience`

    @property
    def is_empty(self) -> bool:
        return not self.clients and not any(each.holders or each.watching for each in self.others.values())

    @property
    def payer(self) -> str:
        own = super().payer
        if own != NOBODY:
            return own
        return next((each.payer for each in self.others.values() if each.payer != NOBODY), NOBODY)

    def holders(self) -> set[str | None]:
        return super().holders().union(*(each.holders for each in self.others.values()))

    def watching(self) -> int:
        return super().watching() + sum(each.watching for each in self.others.values())

    def absent_since(self, holder: str) -> float | None:
        return super().absent_since(holder) if self._sees_everybody() else None

    def _is_here(self, holder: str) -> bool:
        return super()._is_here(holder) or any(holder in each.holders for each in self.others.values())
