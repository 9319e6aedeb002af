"""Results for programs: one JSON object, a CSV with a line for each seat of each game, and records as files."""

from __future__ import annotations

import csv
import io
import math
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tilewright.notation import Record, write_record

from .competition import Competition
from .luck import LessLuck
from .plan import Plan
from .results import GameResult
from .statistics import Estimate
from .summary import Summary

COLUMNS = ("deal", "table", "seating", "seat", "player", "share", "score", "margin", "rounds", "reason", "failure")


def as_json(competition: Competition, summary: Summary, without_luck: Sequence[LessLuck] = ()) -> dict[str, Any]:
    """The report as JSON. If no player uses the clock, the same plan gives the same object on every machine."""
    plan, verdict = competition.plan, competition.verdict
    return {
        "players": list(plan.players),
        "seats": plan.seats,
        "side": plan.side,
        "seed": plan.seed,
        "budget": str(plan.budget),
        "games": len(competition.results),
        "deals": len({result.fixture.deal for result in competition.results}),
        "first_seat_share": round(summary.first_seat, 6),
        "standings": [
            {
                "player": each.label,
                "games": each.games,
                "win_share": _numbers(each.share),
                "margin": None if each.margin is None else _numbers(each.margin),
                "rating": _numbers(each.rating),
                "failures": each.failures,
            }
            for each in summary.standings
        ],
        "less_luck": [
            {"player": each.label, "win_share": _numbers(each.share), "variance_ratio": _number(each.variance_ratio)}
            for each in without_luck
        ],
        "sequential_test": None
        if verdict is None
        else {
            "accepted": verdict.accepted,
            "log_likelihood_ratio": _number(verdict.ratio),
            "bounds": [_number(verdict.lower), _number(verdict.upper)],
        },
    }


def as_csv(competition: Competition) -> str:
    """A line for each seat of each game."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(COLUMNS)
    for result in competition.results:
        deal, table, seating = result.fixture
        for seat, player in enumerate(result.seated):
            failed = result.failure is not None and result.failure.seat == seat
            scored = (result.scores[seat], f"{result.margins[seat]:g}") if result.is_regular else ("", "")
            writer.writerow(
                (
                    *(deal, table + 1, seating, seat + 1, competition.plan.labels[player]),
                    *(f"{result.shares[seat]:g}", *scored, result.rounds, result.reason),
                    result.failure.kind if failed and result.failure else "",
                )
            )
    return text.getvalue()


def record_name(plan: Plan, result: GameResult) -> str:
    """The name of a game's file: deal and seating, and before them the table if there are several."""
    deal, table, seating = result.fixture
    at = f"table-{table + 1:03}-" if plan.is_league else ""
    return f"{at}deal-{deal:05}-seating-{seating}.azr"


def save_record(folder: Path, plan: Plan, result: GameResult) -> None:
    """Write a game's record, in place of one with its name."""
    write_record(folder / record_name(plan, result), Record.parse(result.record))


def _numbers(estimate: Estimate) -> dict[str, float | None]:
    return {"value": _number(estimate.value), "low": _number(estimate.low), "high": _number(estimate.high)}


def _number(value: float) -> float | None:
    """None for infinity, which JSON does not have."""
    return round(value, 6) if math.isfinite(value) else None
