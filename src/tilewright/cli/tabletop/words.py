"""Positions, moves and results in sentences: for screen readers, for news, and for the choice of a destination."""

from __future__ import annotations

from collections.abc import Sequence

from tilewright.analysis.advice import best_reply
from tilewright.analysis.effects import Take, column_points, look_at_take
from tilewright.analysis.points import Points
from tilewright.rules import Board, Colour, Move, Outcome, Phase, Position, Side, Tiles
from tilewright.rules.vocabulary import COLOUR_BONUS, COLUMN_BONUS, FLOOR_PENALTIES, ROW_BONUS


def counted(number: int, thing: str) -> str:
    """`1 point`, `2 points`."""
    return f"{number} {thing}{'' if number == 1 else 's'}"


def listed(parts: Sequence[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"


def colour_name(colour: Colour) -> str:
    """`blue`."""
    return colour.name.lower()


# ------------------------------------------------------------ positions


def describe_position(position: Position, names: Sequence[str] | None = None) -> str:
    """Everything on the table in plain sentences, one subject a line."""
    names = names or [f"Seat {seat}" for seat in range(1, position.players + 1)]
    lines = [
        f"Round {position.round}, {position.side} side. The bag holds {counted(position.bag.total, 'tile')}, "
        f"the lid {position.lid.total}."
    ]
    if position.phase is Phase.OFFER:
        lines += _describe_offer(position)
    for seat, (name, board) in enumerate(zip(names, position.boards, strict=True), 1):
        lines.append(_describe_board(position, seat, name, board))
    return "\n".join(lines)


def _describe_offer(position: Position) -> list[str]:
    lines = [
        f"Factory {number}: {describe_tiles(factory)}."
        for number, factory in enumerate(position.factories, 1)
        if factory.total
    ]
    empty = [str(number) for number, factory in enumerate(position.factories, 1) if not factory.total]
    if empty:
        lines.append(f"Factor{'y' if len(empty) == 1 else 'ies'} {listed(empty)}: empty.")
    centre = ["the first-player marker"] if position.marker is None else []
    if position.centre.total:
        centre.append(describe_tiles(position.centre))
    return [*lines, f"Centre: {' and '.join(centre) or 'empty'}."]


def describe_tiles(tiles: Tiles) -> str:
    """`2 blue and 1 red`, or `none`."""
    parts = [f"{tiles[colour]} {colour_name(colour)}" for colour in Colour if tiles[colour]]
    return listed(parts) if parts else "none"


def _describe_board(position: Position, seat: int, name: str, board: Board) -> str:
    lines = [
        f"line {line.capacity} {line.count} of {line.capacity} {colour_name(line.colour)}"
        for line in board.lines
        if line.colour is not None
    ]
    rows = [
        f"row {row} "
        + listed([f"{colour_name(colour)} in column {i}" for i, colour in enumerate(cells, 1) if colour is not None])
        for row, cells in enumerate(board.wall.rows, 1)
        if any(colour is not None for colour in cells)
    ]
    fallen = len(board.floor) - board.has_marker
    floor = (["the marker"] if board.has_marker else []) + ([counted(fallen, "tile")] if fallen else [])
    cost = counted(FLOOR_PENALTIES[len(board.floor)], "point")
    sentences = [
        f"{name}, seat {seat}: {counted(board.score, 'point')}.",
        f"Pattern lines: {'; '.join(lines)}." if lines else "Pattern lines: empty.",
        f"Wall: {'; '.join(rows)}." if rows else "Wall: empty.",
        f"Floor line: {' and '.join(floor)}, {cost} to lose." if floor else "Floor line: empty.",
    ]
    if position.phase is not Phase.END and position.marker == seat:
        sentences.append("Starts the next round.")
    return " ".join(sentences)


# ------------------------------------------------------------ moves


def describe_move(position: Position, move: Move) -> str:
    """`2 red from factory 3 to line 2, completes it for 1 point`."""
    if not move.is_take:
        return f"line {move.line} to column {move.column}, {counted(column_points(position, move), 'point')}"
    where = "the floor line" if move.line is None else f"line {move.line}"
    return f"{describe_source(position, move)} to {where}, {describe_effect(position, move)}"


def describe_source(position: Position, move: Move) -> str:
    """`2 red from factory 3`."""
    assert move.colour is not None
    source = f"factory {move.source}" if move.source else "the centre"
    return f"{look_at_take(position, move).tiles} {colour_name(move.colour)} from {source}"


def describe_effect(position: Position, move: Move) -> str:
    """What a legal take brings its board and what it costs."""
    take = look_at_take(position, move)
    parts = []
    if take.completes and not take.points:
        parts.append("completes it, but no column can take the tile as the wall stands: all will fall")
    elif take.completes and position.side is Side.GREY:
        parts.append(f"completes it for up to {counted(take.points, 'point')}")
    elif take.completes:
        parts.append(f"completes it for {counted(take.points, 'point')}")
    elif take.line is not None:
        parts.append(f"{take.filled} of {take.line}")
    if take.takes_marker:
        parts.append("takes the marker")
    if take.fallen and take.line is not None:
        parts.append(f"{counted(take.fallen, 'tile')} to the floor")
    if take.takes_marker or take.fallen:
        parts.append(f"{counted(take.lost, 'point')} lost" if take.lost else "nothing lost, the floor is full")
    return ", ".join(parts)


def describe_briefly(position: Position, move: Move, take: Take | None) -> str:
    """`2 red from factory 3 to line 2, complete`."""
    if take is None:
        return f"line {move.line} to column {move.column}"
    where = "the floor line" if take.line is None else f"line {take.line}"
    what = f"{describe_source(position, move)} to {where}"
    if take.completes:
        what += ", complete"
    elif take.line is not None:
        what += f", {take.filled} of {take.line}"
    return f"{what}, takes the marker" if take.takes_marker else what


def what_is_left(position: Position, move: Move) -> str:
    """`3 red in the centre: line 3 for 4 points`: the take that pays the next seat most at once."""
    after = position.play_unchecked(move)
    reply = best_reply(after)
    if reply is None:
        over = {Phase.END: "the game is over", Phase.DEAL: "the round is over"}
        return f"nothing: {over.get(after.phase, 'the walls are tiled')}"
    answer, take = reply
    assert answer.colour is not None
    where = f"on factory {answer.source}" if answer.source else "in the centre"
    if take.line is None:
        gain = "only for the floor line"
    elif take.completes:
        gain = f"line {take.line} for {counted(take.points, 'point')}"
    else:
        gain = f"line {take.line}, {take.filled} of {take.line}"
    lost = f", {counted(take.lost, 'point')} lost" if take.lost else ""
    return f"{take.tiles} {colour_name(answer.colour)} {where}: {gain}{lost}"


def describe_worth(margin: float, share: float) -> str:
    """`about 4.2 points ahead at the end, 63% of the win`."""
    side = "ahead" if margin >= 0 else "behind"
    return f"about {abs(margin):.1f} points {side} at the end, {share:.0%} of the win"


# ------------------------------------------------------------ rounds and results


def describe_round(number: int, names: Sequence[str], gained: Sequence[Points], scores: Sequence[int]) -> str:
    """What a finished round brought."""
    parts = []
    for name, points, score in zip(names, gained, scores, strict=True):
        floor = f" -{points.floor}" if points.floor else ""
        parts.append(f"{name} +{points.wall}{floor} = {score - points.bonus}")
    return f"Round {number} is scored: {', '.join(parts)}."


def describe_ending(outcome: Outcome, names: Sequence[str]) -> str:
    """Why the game ended and who won, with the tie-break if it came to that."""
    if outcome.reason == "row":
        finishers = [name for name, rows in zip(names, outcome.rows, strict=True) if rows]
        ended = f"The game is over: {listed(finishers)} completed a row."
    else:
        ended = "The game is over: no tile is left to deal."
    winners = listed([names[seat - 1] for seat in outcome.winners])
    best = max(outcome.scores)
    rows = counted(outcome.rows[outcome.winners[0] - 1], "complete row")
    tied = [name for name, score in zip(names, outcome.scores, strict=True) if score == best]
    if len(tied) == 1:
        return f"{ended}\n{winners} won with {counted(best, 'point')}."
    tie = f"{listed(tied)} have {counted(best, 'point')} each"
    if len(outcome.winners) == 1:
        return f"{ended}\n{tie}; {winners} won by the tie-break, more complete rows ({rows})."
    return f"{ended}\n{tie}; {winners} share the victory with {rows} each, the tie-break."


SOURCES = (
    ("wall", "wall"),
    ("floor", "floor line"),
    ("rows", f"rows, {ROW_BONUS} each"),
    ("columns", f"columns, {COLUMN_BONUS} each"),
    ("colours", f"colours, {COLOUR_BONUS} each"),
)


def describe_points(names: Sequence[str], before: Sequence[int], points: Sequence[Points]) -> str:
    """Where everybody's points come from, in sentences; `before` are points a given first position had."""
    lines = []
    for name, start, gained in zip(names, before, points, strict=True):
        earlier = f"{start} from before, " if any(before) else ""
        lines.append(
            f"{name}: {earlier}{gained.wall} from the wall, minus {gained.floor} for the floor line, "
            f"{gained.rows} for rows, {gained.columns} for columns, {gained.colours} for colours; "
            f"{start + gained.total} in total."
        )
    return "\n".join(lines)


def tabulate_points(names: Sequence[str], before: Sequence[int], points: Sequence[Points]) -> str:
    """The same as a small table."""
    names = [name[:14] for name in names]
    widths = [max(len(name), 4) for name in names]
    rows = [("", names)]
    if any(before):
        rows.append(("before", [str(score) for score in before]))
    for field, label in SOURCES:
        sign = "-" if field == "floor" else ""
        values = [getattr(gained, field) for gained in points]
        rows.append((label, [f"{sign if value else ''}{value}" for value in values]))
    rows.append(("total", [str(score + p.total) for score, p in zip(before, points, strict=True)]))
    return "\n".join(
        f"  {label:<18}" + "".join(f"  {value:>{width}}" for value, width in zip(values, widths, strict=True))
        for label, values in rows
    )
