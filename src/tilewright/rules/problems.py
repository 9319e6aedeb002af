"""What is impossible about a position that was written by hand."""

from __future__ import annotations

from collections.abc import Iterator

from .constants import (
    FLOOR_SPACES,
    MARKER_LETTER,
    TILES_PER_COLOUR,
    TILES_PER_FACTORY,
    Colour,
    Phase,
    Side,
    printed_column,
)
from .contents import Board, Contents, PatternLine
from .reasons import Reason


class Problem(Reason):
    """One contradiction in a position."""

    def on_board(self, seat: int) -> Problem:
        """The same problem, located on one seat's board."""
        return Problem(f"board {seat}: {self}", self.code, **self.values, seat=seat)


def find_problems(contents: Contents) -> list[Problem]:
    """One sentence for each contradiction with the rules; an odd but possible position has none.

    Scores are not checked.
    """
    problems = [*_tile_totals(contents), *_marker(contents)]
    if contents.round < 1:
        problems.append(Problem("rounds count from 1", "round-number"))
    for seat, board in enumerate(contents.boards, 1):
        found = [*_wall(contents.side, board), *_lines(board), *_floor(board)]
        problems += [problem.on_board(seat) for problem in found]
    for number, factory in enumerate(contents.factories, 1):
        if factory.total > TILES_PER_FACTORY:
            sentence = f"factory {number}: holds {factory.total} tiles, at most 4 are dealt (SETUP-5)"
            problems.append(Problem(sentence, "factory-tiles", source=number, count=factory.total))
    return problems + list(_phase(contents))


def _tile_totals(contents: Contents) -> Iterator[Problem]:
    for colour in Colour:
        total = sum(tiles[colour] for tiles in (*contents.factories, contents.centre, contents.bag, contents.lid))
        for board in contents.boards:
            total += sum(row.count(colour) for row in board.wall.rows)
            total += sum(line.count for line in board.lines if line.colour == colour)
            total += board.floor.count(colour.letter)
        if total != TILES_PER_COLOUR:
            sentence = f"there are {total} {colour.name.lower()} tiles instead of {TILES_PER_COLOUR} (SETUP-4)"
            yield Problem(sentence, "tile-total", count=total, colour=colour.letter)


def _marker(contents: Contents) -> Iterator[Problem]:
    """OFFER-1, OFFER-5, PEN-4: the marker is in exactly one place, and the marker field says where."""
    on_floors = sum(board.floor.count(MARKER_LETTER) for board in contents.boards)
    if contents.markers_in_centre + on_floors > 1:
        yield Problem("the starting player marker is in more than one place (OFFER-5)", "marker-twice")
    if contents.phase in (Phase.DEAL, Phase.END):
        if contents.marker is None:
            yield Problem(
                "between rounds and at the end a seat keeps the marker (PEN-4, SIL-8)", "marker-between-rounds"
            )
        if contents.markers_in_centre:
            sentence = "the marker lies in the centre though no round is being played (PEN-4)"
            yield Problem(sentence, "marker-between-rounds")
        return
    if contents.marker is None:
        if not contents.markers_in_centre:
            sentence = "the marker is nowhere: no seat has it and it is not in the centre (OFFER-1)"
            yield Problem(sentence, "marker-nowhere")
        if on_floors:
            sentence = "the marker lies on a floor line though no seat is said to have it (OFFER-5)"
            yield Problem(sentence, "marker-of-nobody")
        return
    said = f"seat {contents.marker} is said to have the marker, but"
    holder = contents.boards[contents.marker - 1]
    if contents.markers_in_centre:
        yield Problem(f"{said} it lies in the centre (OFFER-5)", "marker-elsewhere", seat=contents.marker)
    if not holder.has_marker and len(holder.floor) < FLOOR_SPACES:  # SIL-3: with a full floor line it is not written
        yield Problem(f"{said} its floor line does not show it (OFFER-5)", "marker-elsewhere", seat=contents.marker)
    if on_floors and not holder.has_marker:
        yield Problem(f"{said} it lies on another floor line (OFFER-5)", "marker-elsewhere", seat=contents.marker)


def _wall(side: Side, board: Board) -> Iterator[Problem]:
    for row, cells in enumerate(board.wall.rows, 1):
        for colour in Colour:
            if cells.count(colour) > 1:
                rule = "LINE-5" if side is Side.COLOURED else "VAR-4"
                sentence = f"{colour.name.lower()} is twice in wall row {row} ({rule})"
                yield Problem(sentence, "wall-row", row=row, colour=colour.letter)
        if side is Side.COLOURED:
            for column, cell in enumerate(cells, 1):
                if cell is not None and printed_column(row - 1, cell) != column - 1:
                    sentence = f"{cell.name.lower()} does not belong on wall row {row}, column {column} (SIL-1)"
                    yield Problem(sentence, "wall-space", row=row, column=column, colour=cell.letter)
    if side is Side.GREY:
        for column, cells in enumerate(board.wall.columns, 1):
            for colour in Colour:
                if cells.count(colour) > 1:
                    sentence = f"{colour.name.lower()} is twice in wall column {column} (VAR-3)"
                    yield Problem(sentence, "wall-column", column=column, colour=colour.letter)


def _lines(board: Board) -> Iterator[Problem]:
    for line, row in zip(board.lines, board.wall.rows, strict=True):
        number = line.capacity
        if line.count > line.capacity:
            sentence = f"pattern line {number} has room for {line.capacity}, not {line.count} (LINE-1)"
            yield Problem(sentence, "line-length", line=number, count=line.count)
        if line.colour is not None and line.colour in row:
            sentence = f"pattern line {number} holds {line.colour.name.lower()}, which its wall row has (LINE-5)"
            yield Problem(sentence, "line-colour", line=number, colour=line.colour.letter)


def _floor(board: Board) -> Iterator[Problem]:
    count = len(board.floor)
    if count > FLOOR_SPACES:
        yield Problem(f"the floor line has {FLOOR_SPACES} spaces, not {count} (FLOOR-3)", "floor-length", count=count)


def _phase(contents: Contents) -> Iterator[Problem]:
    on_offer = contents.centre.total + sum(factory.total for factory in contents.factories)
    if contents.phase is Phase.OFFER:
        if on_offer == 0:
            yield Problem("a seat must take tiles, but none are on offer (OFFER-6)", "nothing-on-offer")
    elif on_offer:
        sentence = f"tiles lie in factories or the centre though the phase is '{contents.phase}' (OFFER-6)"
        yield Problem(sentence, "tiles-on-offer")
    if contents.phase is Phase.TILE:
        yield from _choice_of_column(contents)
        return
    complete = [seat for seat, board in enumerate(contents.boards, 1) if board.wall.complete_rows]
    undrawn = contents.bag.total + contents.lid.total
    if contents.phase is not Phase.END:
        if complete:
            yield Problem("a wall row is complete, so the game has ended (END-1)", "row-complete", seat=complete[0])
    elif not complete and undrawn + on_offer:
        sentence = "the game cannot have ended: no wall row is complete and tiles remain (END-1, SIL-21)"
        yield Problem(sentence, "not-ended")
    if contents.phase is Phase.OFFER:
        return
    for seat, board in enumerate(contents.boards, 1):
        if any(line.is_complete for line in board.lines):
            yield Problem("a complete pattern line was not tiled (TILE-2)", "line-not-tiled").on_board(seat)
        if board.floor:
            yield Problem("the floor line was not emptied (PEN-3)", "floor-not-emptied").on_board(seat)
    if contents.phase is Phase.DEAL:
        if contents.marker is not None and contents.marker != contents.first:
            sentence = f"seat {contents.marker} has the marker, so it starts the next round (NEXT-2)"
            yield Problem(sentence, "marker-starts", seat=contents.marker)
        if undrawn == 0:
            yield Problem("no tile is left to deal, so the game has ended (SIL-21)", "nothing-to-deal")


def _choice_of_column(contents: Contents) -> Iterator[Problem]:
    """Grey side: seats are asked in turn order, each for its topmost complete line with two columns or more."""
    if contents.side is Side.COLOURED:
        yield Problem("columns are chosen on the grey side only (VAR-2)", "no-columns-here")
        return
    assert contents.to_move is not None
    order = [(contents.first - 1 + turn) % contents.players + 1 for turn in range(contents.players)]
    asked = order.index(contents.to_move)
    for turn, seat in enumerate(order):
        board = contents.boards[seat - 1]
        complete = [line for line in board.lines if line.is_complete]
        if turn < asked and complete:
            sentence = f"seat {seat} has lines to tile and comes before seat {contents.to_move} (SIL-12)"
            yield Problem(sentence, "tiles-first", seat=seat)
        if turn == asked and (not complete or len(_columns_for(board, complete[0])) < 2):
            yield Problem(f"seat {seat} has no choice between two columns (VAR-2, VAR-3)", "no-choice", seat=seat)
        tiled_rows = 5 if turn < asked else complete[0].capacity - 1 if turn == asked and complete else 0
        if any(None not in row for row in board.wall.rows[tiled_rows:]):
            sentence = "a wall row not tiled yet this round is complete, so the game had ended (END-1)"
            yield Problem(sentence, "row-complete").on_board(seat)


def _columns_for(board: Board, line: PatternLine) -> list[int]:
    return [
        column
        for column, cells in enumerate(board.wall.columns)
        if cells[line.capacity - 1] is None and line.colour not in cells
    ]
