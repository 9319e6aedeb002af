"""People and computers at a table, as the lobby shows them."""

from __future__ import annotations

from tilewright.contests.ratings import anchor
from tilewright.server.messages.lobby import Opponent
from tilewright.server.ratings.games import shown
from tilewright.server.table.table import Seat, Table


def opponents(table: Table) -> list[Opponent]:
    """Who sits where; open seats have no name."""
    return [opponent(seat) for seat in table.seats]


def opponent(seat: Seat) -> Opponent:
    """Who sits on a seat."""
    if seat.who == "computer":
        return Opponent(seat.name, None, shown(anchor(seat.level or 1)).value, 0, False, seat.level)
    rating = seat.rating
    return Opponent(
        seat.name,
        seat.person or None,
        None if rating is None else rating.value,
        None if rating is None else rating.deviation,
        seat.program,
        None,
    )
