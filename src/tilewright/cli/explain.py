"""Explain what a position is worth for each seat, in points.

Points on the board are exact. Further points are the computer's estimate, compared with an empty board: lines, floor
line, the wall's rows, columns and colours, tempo. No move is searched; `tilewright best` searches.
"""

from __future__ import annotations

import argparse
import json
import textwrap
from typing import TYPE_CHECKING, Any

from .best import situation
from .language import analysis_speech
from .position_argument import add_position_arguments, read_position
from .values import margin_text, share_text

if TYPE_CHECKING:
    from tilewright._catalogue import Speech
    from tilewright.analysis.explanation import Explanation
    from tilewright.rules import Position

AT_THE_END = ("points", "rows", "columns", "colours")
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
    if arguments.json:
        print(json.dumps(as_json(position, explanation)))
    else:
        print(table(position, explanation, analysis_speech()))
    return 0


def table(position: Position, explanation: Explanation, said: Speech) -> str:
    """A sentence, then a table with a column for each seat."""
    from tilewright.analysis.explanation import REASONS

    rows = {
        name_of(reason, said, position.is_over): [getattr(account, reason) for account in explanation.accounts]
        for reason in (AT_THE_END if position.is_over else REASONS)
    }
    shown = {
        name: [margin_text(points, said) if abs(points) >= NOTHING else "0" for points in row]
        for name, row in rows.items()
        if any(abs(points) >= NOTHING for points in row)
    }
    rule = {"": ["-------"] * position.players}
    totals = {
        said("explain-total", over="yes" if position.is_over else "no"): [
            margin_text(each.worth, said) for each in explanation.accounts
        ],
        said("explain-margin", players=position.players): [
            margin_text(each, said) for each in explanation.points_over_mean
        ],
        said("winning-chances"): [share_text(share, said) for share in explanation.shares],
    }
    heads = {"": [said("seat", seat=seat) for seat in range(1, position.players + 1)]}
    parts = [(name, cells) for part in (heads, shown, rule, totals) for name, cells in part.items()]
    width = max(len(name) for name, _ in parts) + 2
    lines = [f"{name:<{width}}" + "".join(f"{cell:>10}" for cell in cells) for name, cells in parts]
    sentences = [textwrap.fill(each, WIDTH) for each in sentence(position, explanation, said).splitlines()]
    return "\n".join([situation(position, said), *sentences, "", *lines])


def name_of(reason: str, said: Speech, is_over: bool = False) -> str:
    """What a reason is called in the table."""
    if is_over:
        return said("explain-final", part=reason)
    # The page's words, without the number that follows them there.
    return said("explain-others") if reason == "others" else said("evaluation-part", part=reason, number="").strip()


def sentence(position: Position, explanation: Explanation, said: Speech) -> str:
    """Who is ahead, and the main reasons."""
    from tilewright.analysis.explanation import REASONS

    from .tabletop.words import describe_ending

    if position.outcome is not None:
        seats = [said("seat", seat=seat) for seat in range(1, position.players + 1)]
        return describe_ending(position.outcome, seats, said)
    shares = explanation.shares
    leader = shares.index(max(shares))
    ahead = explanation.points_over_mean[leader]
    if ahead < NOTEWORTHY and max(shares) - sorted(shares)[-2] < 0.02:
        return said("explain-even")
    share, points = share_text(shares[leader], said, 0), margin_text(ahead, said)
    if ahead <= -NOTHING:
        first = said("explain-likeliest", seat=leader + 1, share=share, points=points)
    else:
        margin = said("evaluation-margin", points=points)
        first = said("explain-ahead", seat=leader + 1, share=share, margin=margin)
    leads = sorted(((_lead(explanation, reason, leader), reason) for reason in REASONS), reverse=True)
    telling = [each for each in leads[:2] if each[0] >= NOTEWORTHY]
    telling += [each for each in leads[-1:] if each[0] <= -NOTEWORTHY]
    parts = [f"{name_of(reason, said)} {margin_text(lead, said)}" for lead, reason in telling]
    return f"{first} {said('evaluation-why', parts=', '.join(parts))}." if parts else first


def _lead(explanation: Explanation, reason: str, seat: int) -> float:
    """A seat's points for a reason, over the mean of the others."""
    points = [float(getattr(account, reason)) for account in explanation.accounts]
    others = points[:seat] + points[seat + 1 :]
    return points[seat] - sum(others) / len(others)


def as_json(position: Position, explanation: Explanation) -> dict[str, Any]:
    """The explanation as JSON. `margin` is over the mean of the other seats: programs read it by this name."""
    from dataclasses import asdict

    seats = zip(explanation.accounts, explanation.points_over_mean, explanation.shares, strict=True)
    return {
        "position": str(position),
        "evaluator": explanation.evaluator,
        "seats": [
            {"seat": seat, "share": share, "margin": over_mean, "worth": account.worth, "reasons": asdict(account)}
            for seat, (account, over_mean, share) in enumerate(seats, 1)
        ],
    }
