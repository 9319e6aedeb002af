"""What a seat can take back, with and without the consent of the others."""

from __future__ import annotations

from tilewright.server.errors import Refusal

from .table import Table


def can_undo(table: Table, seat: int) -> bool:
    """Whether a seat may take its last action back without asking the others."""
    if table.state != "playing" or seat in table.overdue:
        return False
    if table.choices and any(table.choices.values()):
        return bool(table.choices.get(seat))
    if not table.settings.undo or len(table.steps) == table.fixed:
        return False
    last = table.steps[-1]
    return last.seat == seat and last.by != "obvious"


def moves_to_take_back(table: Table, seat: int) -> int:
    """How many takes must be undone to undo this seat's last one: that take and all later ones.

    0 if the seat has made none since the last deal, wall tiling or overdue move.

    A take that the server made because it was forced is skipped: the server would make it again at once.
    """
    for count, step in enumerate(reversed(table.steps[table.fixed :]), 1):
        if step.seat == seat and step.by != "obvious":
            return count
    return 0


def refuse_unaffordable(table: Table, seat: int, now: float) -> None:
    """Refuse to take moves back if without their increments somebody would have lost on time."""
    steps = moves_to_take_back(table, seat)
    for number, own in table.reserves.items():
        if own.at(now) <= table.increment * table.own_moves(number, steps):
            raise Refusal("too-late-to-undo")
