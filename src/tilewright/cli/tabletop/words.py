"""Positions, moves and results in sentences: for screen readers, for news, and for the choice of a destination.

The sentences are in the catalogue files that `speech.py` names. Every function speaks English unless it is given
another `Speech`.
"""

from __future__ import annotations

from collections.abc import Sequence

from tilewright._catalogue import Speech
from tilewright.analysis.advice import best_reply
from tilewright.analysis.effects import Take, column_points, look_at_take
from tilewright.analysis.points import Points
from tilewright.notation.drawing import Labels
from tilewright.rules import Board, Colour, Move, Outcome, Phase, Position, Side, Tiles
from tilewright.rules.constants import COLOUR_BONUS, COLUMN_BONUS, FLOOR_PENALTIES, ROW_BONUS

from .speech import ENGLISH

# ------------------------------------------------------------ positions


def labels_of(position: Position, speech: Speech) -> Labels:
    """The labels beside the drawn table."""
    state = {Phase.END: "draw-over", Phase.DEAL: "draw-to-deal"}.get(position.phase)
    headline = speech("draw-round", round=position.round, side=position.side.value)
    return Labels(
        headline=f"{headline} · {speech(state)}" if state else headline,
        supply=speech("draw-supply", bag=position.bag.total, lid=position.lid.total),
        factories=speech("draw-factories"),
        centre=speech("draw-centre"),
        floor=speech("draw-floor"),
        starts_next=speech("draw-starts-next"),
        scores=tuple(speech("points", points=board.score) for board in position.boards),
    )


def describe_position(position: Position, names: Sequence[str] | None = None, speech: Speech = ENGLISH) -> str:
    """Everything on the table in plain sentences, one subject a line."""
    names = names or [speech("seat", seat=seat) for seat in range(1, position.players + 1)]
    bag, lid = position.bag.total, position.lid.total
    lines = [speech("plain-table", round=position.round, side=position.side.value, bag=bag, lid=lid)]
    if position.phase is Phase.OFFER:
        lines += _describe_offer(position, speech)
    for seat, (name, board) in enumerate(zip(names, position.boards, strict=True), 1):
        lines.append(_describe_board(position, seat, name, board, speech))
    return "\n".join(lines)


def _describe_offer(position: Position, speech: Speech) -> list[str]:
    lines = [
        speech("source-holds", source=number, tiles=describe_tiles(factory, speech)) + "."
        for number, factory in enumerate(position.factories, 1)
        if factory.total
    ]
    empty = [str(number) for number, factory in enumerate(position.factories, 1) if not factory.total]
    if empty:
        lines.append(speech("plain-empty-factories", factories=speech.list_and(empty), count=len(empty)))
    centre = [speech("marker")] if position.marker is None else []
    centre += _tiles_in_words(position.centre, speech)
    if not centre:
        return [*lines, speech("source-empty", source=0) + "."]
    return [*lines, speech("source-holds", source=0, tiles=speech.list_and(centre)) + "."]


def _tiles_in_words(tiles: Tiles, speech: Speech) -> list[str]:
    return [speech("tiles", count=tiles[colour], colour=colour.letter) for colour in Colour if tiles[colour]]


def describe_tiles(tiles: Tiles, speech: Speech = ENGLISH) -> str:
    """`2 blue and 1 red`, or `none`."""
    parts = _tiles_in_words(tiles, speech)
    return speech.list_and(parts) if parts else speech("terminal-no-tiles")


def _describe_board(position: Position, seat: int, name: str, board: Board, speech: Speech) -> str:
    lines = [
        speech("plain-line", line=line.capacity, count=line.count, room=line.capacity, colour=line.colour.letter)
        for line in board.lines
        if line.colour is not None
    ]
    rows = []
    for row, cells in enumerate(board.wall.rows, 1):
        tiles = [
            speech("plain-in-column", colour=colour.letter, column=column)
            for column, colour in enumerate(cells, 1)
            if colour is not None
        ]
        if tiles:
            rows.append(speech("plain-row", row=row, tiles=speech.list_and(tiles)))
    fallen = len(board.floor) - board.has_marker
    floor = [speech("marker")] if board.has_marker else []
    floor += [speech("plain-tiles", count=fallen)] if fallen else []
    cost = FLOOR_PENALTIES[len(board.floor)]
    sentences = [
        speech("plain-seat", name=name, seat=seat, points=board.score),
        speech("plain-lines", lines="; ".join(lines)) if lines else speech("plain-no-lines"),
        speech("plain-wall", rows="; ".join(rows)) if rows else speech("plain-no-wall"),
        speech("plain-floor", what=speech.list_and(floor), points=cost) if floor else f"{speech('floor-empty')}.",
    ]
    if position.phase is not Phase.END and position.marker == seat:
        sentences.append(speech("plain-starts-next"))
    return " ".join(sentences)


# ------------------------------------------------------------ moves


def describe_move(position: Position, move: Move, speech: Speech = ENGLISH) -> str:
    """`2 red from factory 3 to line 2, completes it for 1 point`."""
    if not move.is_take:
        points = speech("points", points=column_points(position, move))
        return f"{speech('move-column', line=move.line, column=move.column)}, {points}"
    return f"{_take_in_words(position, move, speech)}, {describe_effect(position, move, speech)}"


def _take_in_words(position: Position, move: Move, speech: Speech) -> str:
    return speech("move-take", **_taken(position, move), line=move.line or 0)


def _taken(position: Position, move: Move) -> dict[str, object]:
    assert move.colour is not None
    return {"count": look_at_take(position, move).tiles, "colour": move.colour.letter, "source": move.source}


def describe_source(position: Position, move: Move, speech: Speech = ENGLISH) -> str:
    """`2 red from factory 3`."""
    return speech("terminal-chosen", **_taken(position, move))


def describe_destinations(position: Position, move: Move, speech: Speech = ENGLISH) -> str:
    """`2 red from factory 3 can go to:`."""
    return speech("terminal-can-go", **_taken(position, move))


def describe_effect(position: Position, move: Move, speech: Speech = ENGLISH) -> str:
    """What a legal take gains and costs its seat."""
    take = look_at_take(position, move)
    parts = []
    if take.completes and not take.points:
        parts.append(speech("effect-completes-nothing"))
    elif take.completes:
        how = "effect-completes-up-to" if position.side is Side.GREY else "effect-completes"
        parts.append(speech(how, points=take.points))
    elif take.line is not None:
        parts.append(speech("outcome-part", count=take.filled, room=take.line))
    if take.takes_marker:
        parts.append(speech("effect-marker"))
    if take.dropped and take.line is not None:
        parts.append(speech("effect-to-floor", count=take.dropped))
    if take.takes_marker or take.dropped:
        parts.append(speech("effect-lost", points=take.lost) if take.lost else speech("effect-nothing-lost"))
    return ", ".join(parts)


def describe_briefly(position: Position, move: Move, take: Take | None, speech: Speech = ENGLISH) -> str:
    """`2 red from factory 3 to line 2, complete`."""
    if take is None:
        return speech("move-column", line=move.line, column=move.column)
    parts = [_take_in_words(position, move, speech)]
    if take.completes:
        parts.append(speech("effect-complete"))
    elif take.line is not None:
        parts.append(speech("outcome-part", count=take.filled, room=take.line))
    if take.takes_marker:
        parts.append(speech("effect-marker"))
    return ", ".join(parts)


def what_is_left(position: Position, move: Move, speech: Speech = ENGLISH) -> str:
    """`3 red in the centre: line 3 for 4 points`: the take that pays the next seat most at once."""
    after = position.play_unchecked(move)
    reply = best_reply(after)
    if reply is None:
        return speech("left-nothing", phase={Phase.END: "end", Phase.DEAL: "deal"}.get(after.phase, "tile"))
    answer, take = reply
    assert answer.colour is not None
    tiles = speech("left-tiles", count=take.tiles, colour=answer.colour.letter, source=answer.source)
    if take.line is None:
        gain = speech("left-floor")
    elif take.completes:
        gain = speech("left-completes", line=take.line, points=take.points)
    else:
        gain = speech("left-part", line=take.line, count=take.filled, room=take.line)
    lost = f", {speech('effect-lost', points=take.lost)}" if take.lost else ""
    return f"{tiles}: {gain}{lost}"


def describe_worth(margin: float, share: float, speech: Speech = ENGLISH) -> str:
    """`It expects to end about 4.2 points ahead, with winning chances of 63%.`"""
    side = "ahead" if margin >= 0 else "behind"
    return speech("hint-expects", side=side, points=speech.number(abs(margin), 1), percent=round(100 * share))


# ------------------------------------------------------------ rounds and results


def describe_round(
    number: int, names: Sequence[str], gained: Sequence[Points], scores: Sequence[int], speech: Speech = ENGLISH
) -> str:
    """What each seat scored in a finished round."""
    parts = []
    for name, points, score in zip(names, gained, scores, strict=True):
        floor = f" -{points.floor}" if points.floor else ""
        parts.append(f"{name} +{points.wall}{floor} = {score - points.bonus}")
    return speech("news-scored", round=number, accounts=", ".join(parts))


def describe_ending(outcome: Outcome, names: Sequence[str], speech: Speech = ENGLISH) -> str:
    """Why the game ended and who won, with the tie-break if it came to that."""
    if outcome.reason == "row":
        finishers = [name for name, rows in zip(names, outcome.rows, strict=True) if rows]
        ended = speech("ending-row", names=speech.list_and(finishers), count=len(finishers))
    else:
        ended = speech("ending-no-tiles")
    winners = speech.list_and([names[seat - 1] for seat in outcome.winners])
    best = max(outcome.scores)
    rows = outcome.rows[outcome.winners[0] - 1]
    tied = [name for name, score in zip(names, outcome.scores, strict=True) if score == best]
    if len(tied) == 1:
        return f"{ended}\n{speech('ending-won', names=winners, points=best)}"
    level = {"tied": speech.list_and(tied), "points": best, "count": rows}
    if len(outcome.winners) == 1:
        return f"{ended}\n{speech('ending-tie-break', name=winners, **level)}"
    return f"{ended}\n{speech('ending-shared', names=winners, **level)}"


BONUSES = {"rows": ROW_BONUS, "columns": COLUMN_BONUS, "colours": COLOUR_BONUS}


def describe_points(
    names: Sequence[str], before: Sequence[int], points: Sequence[Points], speech: Speech = ENGLISH
) -> str:
    """Where everybody's points come from, in sentences; `before` has the points at the start of the record."""
    lines = []
    for name, start, gained in zip(names, before, points, strict=True):
        fields = {field: getattr(gained, field) for field in ("wall", "floor", *BONUSES)}
        told = {"name": name, **fields, "total": start + gained.total}
        lines.append(
            speech("points-told-before", before=start, **told) if any(before) else speech("points-told", **told)
        )
    return "\n".join(lines)


def tabulate_points(
    names: Sequence[str], before: Sequence[int], points: Sequence[Points], speech: Speech = ENGLISH
) -> str:
    """The same as a small table."""
    names = [name[:14] for name in names]
    widths = [max(len(name), 4) for name in names]
    rows = [("", names)]
    if any(before):
        rows.append((speech("points-before"), [str(score) for score in before]))
    for field in ("wall", "floor", *BONUSES):
        label = speech(f"points-{field}", points=BONUSES.get(field, 0))
        sign = "-" if field == "floor" else ""
        values = [getattr(gained, field) for gained in points]
        rows.append((label, [f"{sign if value else ''}{value}" for value in values]))
    rows.append((speech("points-total"), [str(score + p.total) for score, p in zip(before, points, strict=True)]))
    width = max(len(label) for label, _ in rows) + 2
    return "\n".join(
        f"  {label:<{width}}" + "".join(f"  {value:>{width}}" for value, width in zip(values, widths, strict=True))
        for label, values in rows
    )
