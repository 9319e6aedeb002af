"""Reading positions and deals from text. Writing is `str()` of what is read."""

from __future__ import annotations

import re

from .constants import COLOUR_LETTERS, MARKER_LETTER, Colour, Phase, Side, Tiles, factories_for
from .contents import Board, Contents, PatternLine, Wall
from .errors import UnreadableText, shown
from .reasons import Reason

FIELDS = ("players and side", "round", "phase", "factories", "centre", "first", "marker", "bag", "lid")
LONGEST_POSITION = 4000

_NUMBER = re.compile(r"[0-9]{1,9}")
_PHASE = re.compile(r"(offer|tile):([1-4])|deal|end")
_TILES = re.compile(r"[BYRKW]{1,100}")
_LINE = re.compile(r"([0-9]{1,9})([BYRKW])")


def read_position(text: str) -> Contents:
    """Read a position's one-line form; whether it is possible is another question (problems.py)."""
    if not isinstance(text, str):
        raise UnreadableText(f"a position is text, not {type(text).__name__}")
    if len(text) > LONGEST_POSITION:
        sentence = f"a position is one line of at most {LONGEST_POSITION} characters, this has {len(text)}"
        raise UnreadableText(Reason(sentence, "position-length", most=LONGEST_POSITION, count=len(text)))
    fields = text.strip().split(" ")
    if not re.fullmatch(r"[2-4][cg]", fields[0]):
        raise _unreadable("table", fields[0], "table")
    players = int(fields[0][0])
    expected = len(FIELDS) + players
    if len(fields) != expected:
        sentence = (
            f"a position for {players} players has {expected} fields separated by single spaces, this has {len(fields)}"
        )
        values = {"players": players, "expected": expected, "count": len(fields)}
        raise UnreadableText(Reason(sentence, "position-fields", **values))
    phase, to_move = _read_phase(fields[2], players)
    markers, centre = _read_centre(fields[4])
    return Contents(
        players=players,
        side=Side.COLOURED if fields[0][1] == "c" else Side.GREY,
        round=_read_number("round", fields[1]),
        phase=phase,
        to_move=to_move,
        factories=read_factories(fields[3], players),
        centre=centre,
        markers_in_centre=markers,
        first=_read_seat("first", fields[5], players),
        marker=None if fields[6] == "-" else _read_seat("marker", fields[6], players),
        bag=_read_counts("bag", fields[7]),
        lid=_read_counts("lid", fields[8]),
        boards=tuple(_read_board(seat, field) for seat, field in enumerate(fields[9:], 1)),
    )


def read_factories(text: str, players: int) -> tuple[Tiles, ...]:
    """Read the factories field, which is also the form of a deal."""
    if not isinstance(text, str):
        raise UnreadableText(f"a deal is text such as BBYR,KKWW,..., not {type(text).__name__}")
    parts = text.split(",")
    if len(parts) != factories_for(players):
        expected = factories_for(players)
        sentence = (
            f"factories: {players} players have {expected} factories separated by commas "
            f"(SETUP-3), {shown(text)} has {len(parts)}"
        )
        values: dict[str, int | str] = {
            "players": players,
            "expected": expected,
            "text": shown(text),
            "count": len(parts),
        }
        raise UnreadableText(Reason(sentence, "deal-factories", **values))
    return tuple(_read_tiles("factory", part, number=number) for number, part in enumerate(parts, 1))


def _read_phase(text: str, players: int) -> tuple[Phase, int | None]:
    match = _PHASE.fullmatch(text)
    if not match:
        raise _unreadable("phase", text, "phase")
    if match[1] is None:
        return Phase(text), None
    return Phase(match[1]), _read_seat("phase", match[2], players)


def _read_centre(text: str) -> tuple[int, Tiles]:
    tiles = text.replace(MARKER_LETTER, "")
    markers = len(text) - len(tiles)
    if markers and tiles == "-":
        raise _unreadable("centre", text, "centre")
    return markers, Tiles() if markers and not tiles else _read_tiles("centre", tiles)


def _read_board(seat: int, text: str) -> Board:
    parts = text.split(";")
    if len(parts) != 4:
        raise _unreadable("board", text, "board", number=seat)
    score, wall, lines, floor = parts
    rows = wall.split("/")
    if len(rows) != 5 or not all(re.fullmatch(r"[.BYRKW]{5}", row) for row in rows):
        raise _unreadable("wall", wall, "wall", number=seat)
    line_texts = lines.split(",")
    if len(line_texts) != 5:
        raise _unreadable("lines", lines, "lines", number=seat)
    if not re.fullmatch(r"-|[BYRKW*]+", floor):
        raise _unreadable("floor", floor, "floor", number=seat)
    return Board(
        score=_read_number("score", score, number=seat),
        wall=Wall(tuple(tuple(None if c == "." else Colour.from_letter(c) for c in row) for row in rows)),
        lines=tuple(_read_line(seat, capacity, part) for capacity, part in enumerate(line_texts, 1)),
        floor="" if floor == "-" else floor,
    )


def _read_line(seat: int, capacity: int, text: str) -> PatternLine:
    if text == "-":
        return PatternLine(capacity)
    match = _LINE.fullmatch(text)
    if not match or int(match[1]) == 0:
        raise _unreadable("line", text, "line", number=seat, line=capacity)
    return PatternLine(capacity, int(match[1]), Colour.from_letter(match[2]))


def _read_tiles(field: str, text: str, **values: int) -> Tiles:
    if text == "-":
        return Tiles()
    if not _TILES.fullmatch(text):
        raise _unreadable(field, text, "tiles", **values)
    return Tiles(*map(text.count, COLOUR_LETTERS))


def _read_counts(field: str, text: str) -> Tiles:
    parts = text.split(",")
    if len(parts) != 5:
        raise _unreadable(field, text, "counts")
    return Tiles(*(_read_number(field, part) for part in parts))


def _read_seat(field: str, text: str, players: int) -> int:
    if text not in ("1", "2", "3", "4")[:players]:
        raise _unreadable(field, text, "seat", players=players)
    return int(text)


def _read_number(field: str, text: str, **values: int) -> int:
    if not _NUMBER.fullmatch(text):
        raise _unreadable(field, text, "number", **values)
    return int(text)


_FIELDS = {
    "table": "players and side",
    "round": "round",
    "phase": "phase",
    "factory": "factory {number}",
    "centre": "centre",
    "first": "first",
    "marker": "marker",
    "bag": "bag",
    "lid": "lid",
    "board": "board {number}",
    "score": "board {number}, score",
    "wall": "board {number}, wall",
    "lines": "board {number}, lines",
    "line": "board {number}, pattern line {line}",
    "floor": "board {number}, floor",
}
_FORMS = {
    "table": "2c, 3c, 4c, 2g, 3g or 4g",
    "phase": "offer:S, tile:S, deal or end",
    "centre": "* for the marker and colour letters",
    "board": "score;wall;lines;floor",
    "wall": "five rows of five characters (. B Y R K W) joined by /",
    "lines": "five pattern lines separated by commas",
    "line": "count and colour such as 2R, or -",
    "floor": "colour letters and *, or -",
    "tiles": "colour letters (B Y R K W), or -",
    "counts": "five counts separated by commas",
    "seat": "a seat from 1 to {players}",
    "number": "a number of at most 9 digits",
}


def _unreadable(field: str, text: str, form: str, **values: int) -> UnreadableText:
    """The error for a part of a position; `values` fill in the numbers in `_FIELDS` and `_FORMS`."""
    sentence = f"{_FIELDS[field].format(**values)}: {shown(text)} is not {_FORMS[form].format(**values)}"
    numbers = {"number": 0, "line": 0, "players": 0} | values
    return UnreadableText(Reason(sentence, "position-part", field=field, form=form, text=shown(text), **numbers))
