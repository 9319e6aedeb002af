"""People and computers at a table, as the lobby shows them."""

from __future__ import annotations

from tilewright.players.levels import LEVELS
from tilewright.server.messages.lobby import Opponent
from tilewright.server.table.table import Seat, Table


def opponents(table: Table) -> list[Opponent]:
    """Who sits where; open seats have no name."""
    return [opponent(seat) for seat in table.seats]


def opponent(seat: Seat) -> Opponent:
    """Who sits on a seat."""
    if seat.who == "computer":
        return Opponent(seat.name, None, LEVELS[seat.level or 1].rating, 0, False, seat.level)
    return Opponent(seat.name, seat.person or None, None, None, False, None)
