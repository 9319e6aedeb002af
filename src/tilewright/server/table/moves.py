"""Adds a move to a draft of log entries (`proposals.py`), if the rules allow it and it is in time."""

from __future__ import annotations

from tilewright.rules import Move
from tilewright.server.errors import Refusal
from tilewright.server.messages.fields import By

from . import log
from .proposals import Draft
from .reserves import MS
from .table import OWN

LONGEST_QUEUE_S = 60.0
"""A longer wait in the server's queue is not credited."""


def add_move(draft: Draft, seat: int, text: str, by: By) -> None:
    """Add a move or a choice of a column, checked by the rules."""
    move = Move.parse(text)
    table = draft.table
    if table.is_choosing:
        position = table.facing(seat)
        if seat not in table.choices or position is None:
            raise Refusal("not-your-turn")
        position.play(move)
        draft.add(log.Chose(seat, text, by, *_credit(draft, seat, by)))
        return
    if table.to_move != seat:
        raise Refusal("not-your-turn")
    draft.add(log.Took(seat, text, by, *(_credit(draft, seat, by) if table.reserves else ())))


def _credit(draft: Draft, seat: int, by: By) -> tuple[int, int]:
    """What a reserve is credited with for a move: milliseconds of lag, and of waiting in the server's queue.

    Refuses a late move, judged by its arrival minus the credited lag.
    """
    own = draft.table.reserves.get(seat)
    if own is None or by not in OWN:
        return 0, 0
    ran = own.ran(draft.now)
    waited = 0.0 if draft.arrival.time is None else draft.now - draft.arrival.time
    queued = min(int(waited * MS), ran) if 0 <= waited <= LONGEST_QUEUE_S else 0
    lag = min(own.allowance(draft.arrival.lag), ran - queued)
    if own.at(draft.now) + (lag + queued) / MS <= 0:
        raise Refusal("out-of-time")
    return lag, queued
