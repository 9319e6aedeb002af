"""What is impossible about a position that was written by hand."""

from __future__ import annotations

from collections.abc import Iterator

from .contents import Board, Contents, PatternLine
from .vocabulary import (
    FLOOR_SPACES,
    MARKER_LETTER,
    TILES_PER_COLOUR,
    TILES_PER_FACTORY,
    Colour,
    Phase,
    Side,
    printed_column,
)


def find_problems(contents: Contents) -> list[str]:
    """One sentence for each thing no game can have led to; an odd but possible position has none."""
    problems = [*_tile_totals(contents), *_marker(contents)]
    if contents.round < 1:
        problems.append("rounds count from 1")
    for seat, board in enumerate(contents.boards, 1):
        problems += [f"board {seat}: {problem}" for problem in (*_wall(contents.side, board), *_lines(board))]
        if len(board.floor) > FLOOR_SPACES:
            problems.append(f"board {seat}: the floor line has {FLOOR_SPACES} spaces, not {len(board.floor)} (FLOOR-3)")
    for number, factory in enumerate(contents.factories, 1):
        if factory.total > TILES_PER_FACTORY:
            problems.append(f"factory {number}: holds {factory.total} tiles, at most 4 are dealt (SETUP-5)")
    return problems + list(_phase(contents))


def _tile_totals(contents: Contents) -> Iterator[str]:
    for colour in Colour:
        total = sum(tiles[colour] for tiles in (*contents.factories, contents.centre, contents.bag, contents.lid))
        for board in contents.boards:
            total += sum(row.count(colour) for row in board.wall.rows)
            total += sum(line.count for line in board.lines if line.colour == colour)
            total += board.floor.count(colour.letter)
        if total != TILES_PER_COLOUR:
            yield f"there are {total} {colour.name.lower()} tiles instead of {TILES_PER_COLOUR} (SETUP-4)"


def _marker(contents: Contents) -> Iterator[str]:
    """OFFER-1, OFFER-5, PEN-4: the marker is in exactly one place, and the marker field says where."""
    on_floors = sum(board.floor.count(MARKER_LETTER) for board in contents.boards)
    if contents.markers_in_centre + on_floors > 1:
        yield "the first-player marker is in more than one place (OFFER-5)"
    if contents.phase in (Phase.DEAL, Phase.END):
        if contents.marker is None:
            yield "between rounds and at the end a seat keeps the marker (PEN-4, SIL-8)"
        if contents.markers_in_centre:
            yield "the marker lies in the centre though no round is being played (PEN-4)"
        return
    if contents.marker is None:
        if not contents.markers_in_centre:
            yield "the marker is nowhere: no seat has it and it is not in the centre (OFFER-1)"
        if on_floors:
            yield "the marker lies on a floor line though no seat is said to have it (OFFER-5)"
        return
    if contents.markers_in_centre:
        yield f"seat {contents.marker} is said to have the marker, but it lies in the centre (OFFER-5)"
    holder = contents.boards[contents.marker - 1]
    if not holder.has_marker and len(holder.floor) < FLOOR_SPACES:  # SIL-3: with a full floor line it is not written
        yield f"seat {contents.marker} is said to have the marker, but its floor line does not show it (OFFER-5)"
    if on_floors and not holder.has_marker:
        yield f"seat {contents.marker} is said to have the marker, but it lies on another floor line (OFFER-5)"


def _wall(side: Side, board: Board) -> Iterator[str]:
    for row, cells in enumerate(board.wall.rows):
        for colour in Colour:
            if cells.count(colour) > 1:
                rule = "LINE-5" if side is Side.COLOURED else "VAR-4"
                yield f"{colour.name.lower()} is twice in wall row {row + 1} ({rule})"
        if side is Side.COLOURED:
            for column, cell in enumerate(cells):
                if cell is not None and printed_column(row, cell) != column:
                    yield f"{cell.name.lower()} does not belong on wall row {row + 1}, column {column + 1} (SIL-1)"
    if side is Side.GREY:
        for column, cells in enumerate(board.wall.columns):
            for colour in Colour:
                if cells.count(colour) > 1:
                    yield f"{colour.name.lower()} is twice in wall column {column + 1} (VAR-3)"


def _lines(board: Board) -> Iterator[str]:
    for line, row in zip(board.lines, board.wall.rows, strict=True):
        if line.count > line.capacity:
            yield f"pattern line {line.capacity} has room for {line.capacity}, not {line.count} (LINE-1)"
        if line.colour is not None and line.colour in row:
            yield f"pattern line {line.capacity} holds {line.colour.name.lower()}, which its wall row has (LINE-5)"


def _phase(contents: Contents) -> Iterator[str]:
    on_offer = contents.centre.total + sum(factory.total for factory in contents.factories)
    if contents.phase is Phase.OFFER:
        if on_offer == 0:
            yield "a seat must take tiles, but none are on offer (OFFER-6)"
    elif on_offer:
        yield f"tiles lie in factories or the centre though the phase is '{contents.phase}' (OFFER-6)"
    if contents.phase is Phase.TILE:
        yield from _choice_of_column(contents)
        return
    has_full_row = any(board.wall.complete_rows for board in contents.boards)
    undrawn = contents.bag.total + contents.lid.total
    if contents.phase is not Phase.END:
        if has_full_row:
            yield "a wall row is complete, so the game has ended (END-1)"
    elif not has_full_row and undrawn + on_offer:
        yield "the game cannot have ended: no wall row is complete and tiles remain (END-1, SIL-21)"
    if contents.phase is Phase.OFFER:
        return
    for seat, board in enumerate(contents.boards, 1):
        if any(line.is_complete for line in board.lines):
            yield f"board {seat}: a complete pattern line was not tiled (TILE-2)"
        if board.floor:
            yield f"board {seat}: the floor line was not emptied (PEN-3)"
    if contents.phase is Phase.DEAL:
        if contents.marker is not None and contents.marker != contents.first:
            yield f"seat {contents.marker} has the marker, so it starts the next round (NEXT-2)"
        if undrawn == 0:
            yield "no tile is left to deal, so the game has ended (SIL-21)"


def _choice_of_column(contents: Contents) -> Iterator[str]:
    """Grey side: seats are asked in turn order, each for its topmost complete line with two columns or more."""
    if contents.side is Side.COLOURED:
        yield "columns are chosen on the grey side only (VAR-2)"
        return
    assert contents.to_move is not None
    order = [(contents.first - 1 + turn) % contents.players + 1 for turn in range(contents.players)]
    asked = order.index(contents.to_move)
    for turn, seat in enumerate(order):
        board = contents.boards[seat - 1]
        complete = [line for line in board.lines if line.is_complete]
        if turn < asked and complete:
            yield f"seat {seat} has lines to tile and comes before seat {contents.to_move} (SIL-12)"
        if turn == asked and (not complete or len(_columns_for(board, complete[0])) < 2):
            yield f"seat {seat} has no choice between two columns (VAR-2, VAR-3)"
        tiled_rows = 5 if turn < asked else complete[0].capacity - 1 if turn == asked and complete else 0
        if any(None not in row for row in board.wall.rows[tiled_rows:]):
            yield f"board {seat}: a wall row not tiled yet this round is complete, so the game had ended (END-1)"


def _columns_for(board: Board, line: PatternLine) -> list[int]:
    return [
        column
        for column, cells in enumerate(board.wall.columns)
        if cells[line.capacity - 1] is None and line.colour not in cells
    ]
