"""Why a move is not legal: the sentence a person gets, and the rule behind it."""

from __future__ import annotations

from .move import Move
from .reading import Reading
from .vocabulary import Phase, Side


def why_illegal(reading: Reading, move: Move) -> tuple[str, str]:
    """The reason and the rule's id, for a move that is_legal refused."""
    if reading.phase is Phase.END:
        return "the game is over", "END-1"
    if reading.phase is Phase.DEAL:
        return "a deal is awaited before anybody can move", "NEXT-2"
    if reading.phase is Phase.TILE:
        return _why_not_this_column(reading, move)
    if not move.is_take:
        if reading.side is Side.COLOURED:
            return "on the coloured side nobody chooses a column", "TILE-2"
        return "columns are chosen after the last tile is taken", "OFFER-6"
    return _why_not_taken(reading, move)


def _why_not_taken(reading: Reading, move: Move) -> tuple[str, str]:
    source, colour = move.source, move.colour
    assert reading.to_move is not None
    assert source is not None
    assert colour is not None
    name = colour.name.lower()
    if source > len(reading.factories):
        return f"there are only {len(reading.factories)} factories with {reading.players} players", "SETUP-3"
    if source == 0 and not reading.centre[colour]:
        return f"the centre has no {name} tile", "OFFER-4"
    if source and not reading.factories[source - 1][colour]:
        return f"factory {source} has no {name} tile", "OFFER-3"
    board = reading.boards[reading.to_move - 1]
    assert move.line is not None  # the floor line accepts every tile that is on offer
    line = board.lines[move.line - 1]
    if line.colour not in (None, colour):
        return f"pattern line {move.line} of seat {reading.to_move} already holds another colour", "LINE-3"
    if line.is_complete:
        return f"pattern line {move.line} of seat {reading.to_move} is complete", "LINE-4"
    return f"wall row {move.line} of seat {reading.to_move} already has {name}", "LINE-5"


def _why_not_this_column(reading: Reading, move: Move) -> tuple[str, str]:
    if move.is_take:
        return f"no tile is on offer: seat {reading.to_move} must choose a column", "OFFER-6"
    assert reading.to_move is not None
    assert move.line is not None
    assert move.column is not None
    board = reading.boards[reading.to_move - 1]
    line = next(line for line in board.lines if line.is_complete)
    if line.capacity != move.line:
        return f"seat {reading.to_move} must tile line {line.capacity} first, top to bottom", "SIL-12"
    if board.wall[move.line - 1][move.column - 1] is not None:
        return f"wall row {move.line}, column {move.column} is occupied", "VAR-2"
    assert line.colour is not None
    return f"column {move.column} already has {line.colour.name.lower()}", "VAR-3"
