"""The JSON form of positions, moves, outcomes and records: plain dicts, loss-free both ways.

`to_json(value)` gives what `json.dumps` accepts; `from_json(Position, value)` takes what `json.loads` gave and accepts
exactly that shape: every key, no other key. Colours are letters, tiles are five counts in colour order (`BYRKW`), and
seats, lines and columns count from 1.

Position::

    {"players": 2, "side": "coloured", "round": 1, "phase": "offer", "to_move": 1,
     "factories": [[2, 1, 1, 0, 0], ...], "centre": [0, 0, 0, 0, 0], "first": 1, "marker": null,
     "bag": [15, 18, 15, 15, 17], "lid": [0, 0, 0, 0, 0],
     "boards": [{"score": 0, "wall": [["B", null, null, null, null], ...],
                 "lines": [{"count": 0, "colour": null}, {"count": 2, "colour": "R"}, ...],
                 "floor": ["*", "R"]}, ...]}

`to_move` is null at `deal` and `end`; `marker` is null while it lies in the centre, else the seat that has it.

Move: `{"move": "3R2", "source": 3, "colour": "R", "line": 2}` with source 0 for the centre and line null for the floor
line; on the grey side `{"move": "2@4", "line": 2, "column": 4}`.

Outcome: `{"winners": [1], "scores": [62, 48], "rows": [1, 0], "columns": [2, 1], "colours": [0, 1], "reason": "row"}`.

Record::

    {"headers": [{"header": "Record", "values": ["1"]}, {"header": "Seats", "values": ["Ana", "Bo"]}, ...],
     "body": [{"deal": "BBYR,KKWW,BYRW,RRRK,BBKK"}, {"move": "3R2"}, {"comment": " oh!", "own_line": false}, ...]}

Both lists may contain comments. The white space of a record's text is not part of the JSON form.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from tilewright.rules import (
    Board,
    Colour,
    Move,
    Outcome,
    PatternLine,
    Phase,
    Position,
    Side,
    Tiles,
    TilewrightError,
    Wall,
)
from tilewright.rules.constants import COLOUR_LETTERS, MARKER_LETTER, factories_for
from tilewright.rules.contents import Contents
from tilewright.rules.outcome import winners_of

from .errors import InRecord, located
from .items import HEADER_NAME, Comment, Deal, Header, Item
from .json_reader import Shape
from .record import Record
from .scanning import LONGEST_RECORD, Entry, Word

T = TypeVar("T", Position, Move, Outcome, Record)

LARGEST_NUMBER = 999_999_999
LONGEST_FLOOR = 100


def to_json(value: Position | Move | Outcome | Record) -> dict[str, Any]:
    """The plain dict of a position, a move, an outcome or a record."""
    if isinstance(value, Position):
        return _position_to_json(value)
    if isinstance(value, Move):
        return _move_to_json(value)
    if isinstance(value, Outcome):
        return _outcome_to_json(value)
    return _record_to_json(value)


def from_json(kind: type[T], value: object) -> T:
    """The position, move, outcome or record (`kind` says which) that a plain dict describes."""
    read: Callable[[Shape], T] = _READERS[kind]
    return read(Shape(value, kind.__name__.lower()))


# ---------------------------------------------------------------- positions


def _position_to_json(position: Position) -> dict[str, Any]:
    return {
        "players": position.players,
        "side": str(position.side),
        "round": position.round,
        "phase": str(position.phase),
        "to_move": position.to_move,
        "factories": [list(factory) for factory in position.factories],
        "centre": list(position.centre),
        "first": position.first,
        "marker": position.marker,
        "bag": list(position.bag),
        "lid": list(position.lid),
        "boards": [_board_to_json(board) for board in position.boards],
    }


def _board_to_json(board: Board) -> dict[str, Any]:
    return {
        "score": board.score,
        "wall": [[None if cell is None else cell.letter for cell in row] for row in board.wall.rows],
        "lines": [
            {"count": line.count, "colour": None if line.colour is None else line.colour.letter} for line in board.lines
        ],
        "floor": list(board.floor),
    }


def _read_position(shape: Shape) -> Position:
    names = ("players", "side", "round", "phase", "to_move", "factories", "centre", "first", "marker", "bag", "lid")
    parts = dict(zip((*names, "boards"), shape.fields(*names, "boards"), strict=True))
    players = parts["players"].number(2, 4)
    phase = Phase(parts["phase"].one_of(tuple(Phase)))
    to_move = None if parts["to_move"].is_null else parts["to_move"].number(1, players)
    if (to_move is None) != (phase in (Phase.DEAL, Phase.END)):
        raise parts["to_move"].error("a seat is to move at offer and tile, and nobody (null) at deal and end")
    marker = None if parts["marker"].is_null else parts["marker"].number(1, players)
    contents = Contents(
        players=players,
        side=Side(parts["side"].one_of(tuple(Side))),
        round=parts["round"].number(1, LARGEST_NUMBER),
        phase=phase,
        to_move=to_move,
        factories=tuple(_read_tiles(part) for part in parts["factories"].members(factories_for(players))),
        centre=_read_tiles(parts["centre"]),
        markers_in_centre=int(marker is None),
        first=parts["first"].number(1, players),
        marker=marker,
        bag=_read_tiles(parts["bag"]),
        lid=_read_tiles(parts["lid"]),
        boards=tuple(_read_board(part) for part in parts["boards"].members(players)),
    )
    return Position.parse(str(contents))


def _read_board(shape: Shape) -> Board:
    score, wall, lines, floor = shape.fields("score", "wall", "lines", "floor")
    return Board(
        score=score.number(0, LARGEST_NUMBER),
        wall=Wall(tuple(tuple(_read_colour(cell) for cell in row.members(5)) for row in wall.members(5))),
        lines=tuple(_read_line(line, capacity) for capacity, line in enumerate(lines.members(5), 1)),
        floor="".join(part.one_of((*COLOUR_LETTERS, MARKER_LETTER)) for part in floor.members(0, LONGEST_FLOOR)),
    )


def _read_line(shape: Shape, capacity: int) -> PatternLine:
    count_part, colour_part = shape.fields("count", "colour")
    count, colour = count_part.number(0, 20), _read_colour(colour_part)
    if (count == 0) != (colour is None):
        raise colour_part.error("an empty pattern line has no colour (null), and any other has one")
    return PatternLine(capacity, count, colour)


def _read_colour(shape: Shape) -> Colour | None:
    return None if shape.is_null else Colour.from_letter(shape.one_of(tuple(COLOUR_LETTERS)))


def _read_tiles(shape: Shape) -> Tiles:
    return Tiles(*(count.number(0, 20) for count in shape.members(5)))


# ---------------------------------------------------------------- moves and outcomes


def _move_to_json(move: Move) -> dict[str, Any]:
    if not move.is_take:
        return {"move": str(move), "line": move.line, "column": move.column}
    assert move.colour is not None
    return {"move": str(move), "source": move.source, "colour": move.colour.letter, "line": move.line}


def _read_move(shape: Shape) -> Move:
    is_take = not shape.has("column")
    parts = shape.fields("move", *(("source", "colour", "line") if is_take else ("line", "column")))
    try:
        move = Move.parse(parts[0].text())
    except TilewrightError as error:
        raise located(error, parts[0].place()) from None
    if move.is_take != is_take:
        raise shape.error(f"{move} needs other keys: {', '.join(_move_to_json(move))}")
    for part, value in zip(parts[1:], list(_move_to_json(move).values())[1:], strict=True):
        if not part.equals(value):
            raise part.error(f"this does not agree with the move {move}")
    return move


def _outcome_to_json(outcome: Outcome) -> dict[str, Any]:
    return {
        "winners": list(outcome.winners),
        "scores": list(outcome.scores),
        "rows": list(outcome.rows),
        "columns": list(outcome.columns),
        "colours": list(outcome.colours),
        "reason": outcome.reason,
    }


def _read_outcome(shape: Shape) -> Outcome:
    winners, scores, *lines, reason = shape.fields("winners", "scores", "rows", "columns", "colours", "reason")
    points = tuple(part.number(0, LARGEST_NUMBER) for part in scores.members(2, 4))
    rows, columns, colours = (tuple(part.number(0, 5) for part in counts.members(len(points))) for counts in lines)
    best = winners_of(points, rows)
    if tuple(part.number(1, len(points)) for part in winners.members(1, len(points))) != best:
        raise winners.error(f"by points, then rows, the winning seats are {', '.join(map(str, best))} (END-6)")
    return Outcome(best, points, rows, columns, colours, reason.one_of(("row", "exhausted")))


# ---------------------------------------------------------------- records


def _record_to_json(record: Record) -> dict[str, Any]:
    items = [_item_to_json(item) for item in record.items]
    headers_end = max(count for count, item in enumerate(record.items, 1) if isinstance(item, Header))
    return {"headers": items[:headers_end], "body": items[headers_end:]}


def _item_to_json(item: Item) -> dict[str, Any]:
    if isinstance(item, Header):
        return {"header": item.name, "values": list(item.values)}
    if isinstance(item, Comment):
        return {"comment": item.text, "own_line": item.own_line}
    return {"deal" if isinstance(item, Deal) else "move": str(item)}


def _read_record(shape: Shape) -> Record:
    headers, body = shape.fields("headers", "body")
    entries: list[Entry] = []
    for part in headers.members(1, LONGEST_RECORD):
        entries.append(_read_comment(part, entries) if part.has("comment") else _read_header(part))
    for part in body.members(0, LONGEST_RECORD):
        entries.append(_read_comment(part, entries) if part.has("comment") else _read_word(part))
    return Record.from_entries(entries)


def _read_header(shape: Shape) -> Entry:
    name, values = shape.fields("header", "values")
    if not HEADER_NAME.fullmatch(name.text()):
        raise name.error("a header's name has letters, digits, - and _, and begins with a letter")
    header = Header(name.text(), tuple(part.text() for part in values.members(0, LONGEST_RECORD)))
    return Entry(header, "", _Place(shape))


def _read_comment(shape: Shape, before: list[Entry]) -> Entry:
    text, own_line = shape.fields("comment", "own_line")
    comment = Comment(text.text(), own_line.truth())
    if not comment.own_line and (not before or isinstance(before[-1].item, Comment)):
        raise own_line.error("a comment that is first or follows another has its own line")
    return Entry(comment, "", _Place(shape))


def _read_word(shape: Shape) -> Entry:
    is_deal = shape.has("deal")
    (text,) = shape.fields("deal" if is_deal else "move")
    return Entry(Word(text.text(), is_deal), "", _Place(text))


class _Place:
    """Says which part of a JSON value an error is about."""

    def __init__(self, shape: Shape) -> None:
        self._shape = shape

    def __call__(self, error: TilewrightError) -> InRecord:
        return located(error, self._shape.place())


_READERS: dict[type, Callable[[Shape], Any]] = {
    Position: _read_position,
    Move: _read_move,
    Outcome: _read_outcome,
    Record: _read_record,
}
