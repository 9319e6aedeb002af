"""Explain what a position is worth for each seat, in points.

Points on the board are exact. Further points are the computer's estimate, compared with an empty board: lines, floor
line, the wall's rows, columns and colours, tempo. No move is searched; `tilewright best` searches.
"""

from __future__ import annotations

import argparse
import json
import textwrap
from typing import TYPE_CHECKING, Any

from .position_argument import add_position_arguments, read_position
from .values import margin_text, share_text

if TYPE_CHECKING:
    from tilewright.analysis.explanation import Explanation
    from tilewright.rules import Position

NAMES = {
    "points": "points now",
    "complete_lines": "complete lines",
    "floor": "floor line",
    "begun_lines": "begun lines",
    "offer": "tiles on offer for them",
    "rows": "outlook for rows",
    "columns": "outlook for columns",
    "colours": "outlook for colours",
    "tempo": "tempo",
    "bag_and_lead": "bag and lead",
    "others": "rivals' boards",
}
FINAL_NAMES = {
    "points": "tiles and floor lines",
    "rows": "complete rows",
    "columns": "complete columns",
    "colours": "complete colours",
}
NOTHING = 0.05  # points that round to 0.0
NOTEWORTHY = 0.5
WIDTH = 110


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the position and the output format."""
    add_position_arguments(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object, unrounded")


def run(arguments: argparse.Namespace) -> int:
    """Evaluate and print."""
    from tilewright.analysis.explanation import explain

    position = read_position(arguments)
    explanation = explain(position)
    print(json.dumps(as_json(position, explanation)) if arguments.json else table(position, explanation))
    return 0


def table(position: Position, explanation: Explanation) -> str:
    """A sentence, then a table with a column for each seat."""
    rows = {
        name: [getattr(account, reason) for account in explanation.accounts]
        for reason, name in (FINAL_NAMES if position.is_over else NAMES).items()
    }
    shown = {
        name: [margin_text(points) if abs(points) >= NOTHING else "0" for points in row]
        for name, row in rows.items()
        if any(abs(points) >= NOTHING for points in row)
    }
    rule = {"": ["-------"] * position.players}
    totals = {
        "points at the end" if position.is_over else "together": [
            margin_text(each.worth) for each in explanation.accounts
        ],
        "margin over " + ("the other" if position.players == 2 else "the others' mean"): [
            margin_text(margin) for margin in explanation.margins
        ],
        "share of the win": [share_text(share) for share in explanation.shares],
    }
    heads = {"": [f"seat {seat}" for seat in range(1, position.players + 1)]}
    lines = [
        f"{name:<28}" + "".join(f"{cell:>10}" for cell in cells)
        for part in (heads, shown, rule, totals)
        for name, cells in part.items()
    ]
    said = [textwrap.fill(each, WIDTH) for each in sentence(position, explanation).splitlines()]
    return "\n".join([_situation(position), *said, "", *lines])


def _situation(position: Position) -> str:
    points = " to ".join(map(str, position.scores))
    if position.is_over:
        then = "the game is over"
    else:
        then = "a deal is awaited" if position.to_move is None else f"seat {position.to_move} to move"
    return f"Round {position.round}, {position.side} side, {points} points; {then}."


def sentence(position: Position, explanation: Explanation) -> str:
    """Who is ahead, and the main reasons."""
    from .tabletop.words import describe_ending, listed

    if position.outcome is not None:
        return describe_ending(position.outcome, [f"Seat {seat}" for seat in range(1, position.players + 1)])
    shares = explanation.shares
    leader = shares.index(max(shares))
    ahead = explanation.margins[leader]
    if ahead < NOTEWORTHY and max(shares) - sorted(shares)[-2] < 0.02:
        return "Nobody is ahead by much."
    rivals = f"seat {2 - leader}" if position.players == 2 else "the mean of the others"
    leads = sorted(((_lead(explanation, reason, leader), name) for reason, name in NAMES.items()), reverse=True)
    gains = [f"{name} ({margin_text(lead)})" for lead, name in leads[:2] if lead >= NOTEWORTHY]
    loss, name = leads[-1]
    return (
        f"Seat {leader + 1} is ahead, with {shares[leader]:.0%} of the win and {abs(ahead):.1f} points "
        f"{'more' if ahead >= 0 else 'fewer'} than {rivals} to expect"
        + (f": for its {listed(gains)}" if gains else "")
        + (f", in spite of its {name} ({margin_text(loss)})" if loss <= -NOTEWORTHY else "")
        + "."
    )


def _lead(explanation: Explanation, reason: str, seat: int) -> float:
    """A seat's points for a reason, over the mean of the others."""
    points = [float(getattr(account, reason)) for account in explanation.accounts]
    others = points[:seat] + points[seat + 1 :]
    return points[seat] - sum(others) / len(others)


def as_json(position: Position, explanation: Explanation) -> dict[str, Any]:
    """The explanation as JSON."""
    from dataclasses import asdict

    seats = zip(explanation.accounts, explanation.margins, explanation.shares, strict=True)
    return {
        "position": str(position),
        "evaluator": explanation.evaluator,
        "seats": [
            {"seat": seat, "share": share, "margin": margin, "worth": account.worth, "reasons": asdict(account)}
            for seat, (account, margin, share) in enumerate(seats, 1)
        ],
    }
