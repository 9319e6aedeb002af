"""What the best move does better than the played one, as data that a page can put into words.

Each reason is a dict with the name of the reason under `reason`; docs/notation.md lists them. Points are whole
numbers by the rules, except in an `outlook`, where they are estimates by the network.
"""

from __future__ import annotations

from typing import Any

from tilewright.analysis.advice import best_reply
from tilewright.analysis.effects import Take, column_points, look_at_take
from tilewright.analysis.explanation import explain
from tilewright.evaluation.network import Network
from tilewright.rules import Move, Position
from tilewright.search import SeatValues

Reason = dict[str, Any]
OUTLOOKS = ("begun_lines", "offer", "rows", "columns", "colours", "tempo", "bag_and_lead")
MOST_REASONS = 4
NOTEWORTHY = 0.5
"""Points by which an outlook must differ to be named."""


def reasons_for(
    position: Position,
    best: Move,
    played: Move,
    network: Network | None,
    values: tuple[SeatValues, SeatValues],
    proved: bool,
) -> list[Reason]:
    """Why `best` is better than `played`; `values` are those after best and played.

    They come in groups: the proved result, what the moves do at once, what `played` leaves to the next seat, and the
    outlook. Within a group the weightiest is first. Without a network there is no outlook.
    """
    seat = position.to_move
    assert seat is not None
    if best == played:
        return []
    reasons: list[Reason] = []
    own = [each.shares[seat - 1] for each in values]
    if proved and own[0] > own[1]:
        reasons.append({"reason": "result", "best": own[0], "played": own[1]})
    if best.is_take:
        reasons += _at_once(look_at_take(position, best), look_at_take(position, played))
        reasons += _left_over(position, best, played)
    else:
        gained = [column_points(position, move) for move in (best, played)]
        if gained[0] > gained[1]:
            reasons.append({"reason": "scores", "line": best.line, "points": gained[0], "played_points": gained[1]})
    if network is not None:
        reasons += _outlooks(position, best, played, network)
    return reasons[:MOST_REASONS]


def _at_once(best: Take, played: Take) -> list[Reason]:
    """Points, floor line, marker."""
    found: list[tuple[int, Reason]] = []
    if best.points > played.points:
        reason = {"reason": "scores", "line": best.line, "points": best.points, "played_points": played.points}
        found.append((best.points - played.points, reason))
    if best.lost < played.lost:
        found.append((played.lost - best.lost, {"reason": "floor", "lost": best.lost, "played_lost": played.lost}))
    if best.takes_marker and not played.takes_marker:
        found.append((1, {"reason": "marker"}))
    return [reason for _, reason in sorted(found, key=lambda each: -each[0])]


def _left_over(position: Position, best: Move, played: Move) -> list[Reason]:
    """What the played move leaves to the next seat and the best one does not."""
    left = [best_reply(position.play_unchecked(move)) for move in (best, played)]
    if left[1] is None:
        return []
    answer, take = left[1]
    gain = take.points - take.lost
    kept = 0 if left[0] is None else left[0][1].points - left[0][1].lost
    if gain <= kept or take.line is None:
        return []
    after = position.play_unchecked(played)
    assert answer.colour is not None
    return [
        {
            "reason": "leaves",
            "seat": after.to_move,
            "tiles": take.tiles,
            "colour": answer.colour.letter,
            "source": answer.source or 0,
            "line": take.line,
            "points": take.points,
            "best_points": kept,
        }
    ]


def _outlooks(position: Position, best: Move, played: Move, network: Network) -> list[Reason]:
    """What the network expects differently, over the mean of the others; none if the phases differ or a game ends."""
    after = [position.play_unchecked(move) for move in (best, played)]
    if after[0].phase is not after[1].phase or after[0].is_over:
        return []
    seat = (position.to_move or 1) - 1
    accounts = [explain(each, network).accounts for each in after]
    found = []
    for name in OUTLOOKS:
        leads = []
        for account in accounts:
            points = [float(getattr(each, name)) for each in account]
            own = points.pop(seat)
            leads.append(own - sum(points) / len(points))
        if leads[0] - leads[1] >= NOTEWORTHY:
            found.append((leads[0] - leads[1], name))
    return [
        {"reason": "outlook", "part": name, "points": round(points, 1)} for points, name in sorted(found, reverse=True)
    ]
