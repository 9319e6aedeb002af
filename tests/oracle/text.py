"""Reading and writing positions, factories and counts in the forms that the notation fixes."""

from __future__ import annotations

import re

from tests.oracle.state import (
    COLOURED,
    COLOURS,
    DEAL,
    END,
    FREE,
    GREY,
    NOBODY,
    OFFER,
    TILE,
    Board,
    State,
    UnreadableText,
    in_colour_order,
)

NOTHING = "-"
SIDE_LETTERS = {"c": COLOURED, "g": GREY}


def write(state: State) -> str:
    """The position as one line."""
    letter = "c" if state.side == COLOURED else "g"
    fields = [
        f"{state.players}{letter}",
        str(state.round),
        f"{state.phase}:{state.seat}" if state.phase in (OFFER, TILE) else state.phase,
        write_factories(state.factories),
        state.centre or NOTHING,
        str(state.first),
        NOTHING if state.marker == NOBODY else str(state.marker),
        write_counts(state.bag),
        write_counts(state.lid),
    ]
    return " ".join(fields + [write_board(board) for board in state.boards])


def write_factories(factories: list[str]) -> str:
    """The factories field, which is also the text of a deal."""
    return ",".join([tiles or NOTHING for tiles in factories])


def write_counts(counts: dict[str, int]) -> str:
    """The five counts of the bag or the lid."""
    return ",".join([str(counts[colour]) for colour in COLOURS])


def write_board(board: Board) -> str:
    """`score;wall;lines;floor`."""
    lines = ",".join([f"{len(tiles)}{tiles[0]}" if tiles else NOTHING for tiles in board.lines])
    return f"{board.score};{'/'.join(board.wall)};{lines};{board.floor or NOTHING}"


def read(text: str) -> State:
    """The fields of a position text; whether they fit together is checked in soundness.py."""
    fields = text.split(" ")
    players = int(matched("[234][cg]", fields[0], "players and side")[0])
    if len(fields) != 9 + players:
        raise UnreadableText(f"{players} players need {9 + players} fields, not {len(fields)}")
    phase, seat = read_phase(fields[2], players)
    return State(
        players=players,
        side=SIDE_LETTERS[fields[0][1]],
        round=read_round(fields[1]),
        phase=phase,
        seat=seat,
        factories=read_factories(fields[3], players),
        centre=read_centre(fields[4]),
        first=read_seat(fields[5], players),
        marker=NOBODY if fields[6] == NOTHING else read_seat(fields[6], players),
        bag=read_counts(fields[7]),
        lid=read_counts(fields[8]),
        boards=[read_board(field) for field in fields[9:]],
    )


def matched(pattern: str, text: str, name: str) -> str:
    """The text itself if it has the form of the pattern."""
    if re.fullmatch(pattern, text) is None:
        raise UnreadableText(f"{name}: {text!r}")
    return text


def read_number(text: str, name: str) -> int:
    """A number of at most nine digits."""
    return int(matched("[0-9]{1,9}", text, name))


def read_round(text: str) -> int:
    """Rounds count from 1."""
    number = read_number(text, "round")
    if number < 1:
        raise UnreadableText("rounds count from 1")
    return number


def read_seat(text: str, players: int) -> int:
    """A seat of this table."""
    return int(matched(f"[1-{players}]", text, "seat"))


def read_phase(text: str, players: int) -> tuple[str, int]:
    """The phase and the seat it waits for."""
    if text in (DEAL, END):
        return text, NOBODY
    phase, _, seat = matched(f"({OFFER}|{TILE}):[1-4]", text, "phase").partition(":")
    return phase, read_seat(seat, players)


def read_factories(text: str, players: int) -> list[str]:
    """The factories field or a deal, tiles in any order; SETUP-3 says how many factories there are."""
    factories = text.split(",")
    if len(factories) != 2 * players + 1:
        raise UnreadableText(f"{players} players have {2 * players + 1} factories: {text!r}")
    return [read_tiles(tiles, "factory") for tiles in factories]


def read_tiles(text: str, name: str) -> str:
    """Some tiles, given in any order."""
    if text == NOTHING:
        return ""
    return in_colour_order(matched(f"[{COLOURS}]+", text, name))


def read_centre(text: str) -> str:
    """The marker, if it is there, and tiles, in any order."""
    if text == NOTHING:
        return ""
    return in_colour_order(matched(rf"(?=.)[{COLOURS}]*\*?[{COLOURS}]*", text, "centre"))


def read_counts(text: str) -> dict[str, int]:
    """Five counts in colour order."""
    counts = text.split(",")
    if len(counts) != 5:
        raise UnreadableText(f"five counts are needed: {text!r}")
    return {colour: read_number(count, "count") for colour, count in zip(COLOURS, counts, strict=True)}


def read_board(text: str) -> Board:
    """`score;wall;lines;floor`."""
    parts = text.split(";")
    if len(parts) != 4:
        raise UnreadableText(f"a board has four parts: {text!r}")
    score, wall, lines, floor = parts
    rows = wall.split("/")
    line_texts = lines.split(",")
    if len(rows) != 5 or len(line_texts) != 5:
        raise UnreadableText(f"a board has five wall rows and five pattern lines: {text!r}")
    return Board(
        score=read_number(score, "score"),
        wall=[matched(f"[{COLOURS}{FREE}]{{5}}", row, "wall row") for row in rows],
        lines=[read_line(line) for line in line_texts],
        floor="" if floor == NOTHING else matched(rf"[{COLOURS}*]+", floor, "floor line"),
    )


def read_line(text: str) -> str:
    """A pattern line: `-`, or count and colour. No line anywhere has room for more than five."""
    if text == NOTHING:
        return ""
    matched(f"[1-5][{COLOURS}]", text, "pattern line")
    return text[1] * int(text[0])
