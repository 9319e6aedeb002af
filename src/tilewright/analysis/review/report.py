"""A review as JSON: the form of docs/notation.md, with additional fields. A partial report can be resumed."""

from __future__ import annotations

from typing import Any

from tilewright.rules import Move
from tilewright.search import SeatValues

from .grades import Grade, Loss, accuracy_of, grade_of
from .job import ENGINE, OtherReview, Review
from .judging import Candidate, JudgedMove
from .level import level_of
from .luck import JudgedDeal
from .reasons import Reason, reasons_for
from .rounding import DIGITS

REVIEW = 1
EXPLAINED = (Grade.INACCURACY, Grade.MISTAKE, Grade.BLUNDER)

Json = dict[str, Any]


def report(review: Review) -> Json:
    """The whole review as it is now."""
    final = review.final
    steps = [_step(review, index) for index in range(len(review.steps))]
    outcome = final.outcome
    start = review.value_before(0)
    now = review.value_before(len(review.steps))
    return {
        "review": REVIEW,
        "engine": ENGINE,
        "key": review.key,
        "care": review.care.name,
        "complete": review.is_complete,
        "proof": review.proof_done,
        "players": final.players,
        "side": str(final.side),
        "names": list(review.record.seats),
        "start": None if start is None else values_json(start),
        "steps": steps,
        "result": None if outcome is None or now is None else {**values_json(now), "scores": list(outcome.scores)},
        "now": values_json(now) if outcome is None and now is not None else None,
        "now_care": review.now_care,
        "seats": [_seat(review, steps, seat) for seat in range(1, final.players + 1)],
    }


def values_json(values: SeatValues) -> Json:
    """Shares and margins by seat."""
    return {"share": list(values.shares), "margin": list(values.margins)}


def _difference(after: SeatValues, before: SeatValues) -> Json:
    """The difference of two values, rounded as values are."""
    return {
        "share": [_less(one, other) for one, other in zip(after.shares, before.shares, strict=True)],
        "margin": [_less(one, other) for one, other in zip(after.margins, before.margins, strict=True)],
    }


def _less(one: float, other: float) -> float:
    return round(one - other, DIGITS) + 0.0


# ------------------------------------------------------------ steps


def _step(review: Review, index: int) -> Json:
    step = review.steps[index]
    entry: Json = {"kind": "deal" if step.seat is None else "move", "round": step.position.round}
    if step.seat is not None:
        entry |= {"round": step.before.round, "seat": step.seat}
    entry["text"] = str(step.action)
    judged = review.judgements[index]
    following = review.value_before(index + 1)
    if review.is_forced(index):
        return entry | _forced(review, index)
    if judged is None:
        return entry | {"judged": None}
    remainder = None if following is None else _difference(following, judged.after)
    values = {"before": values_json(judged.before), "after": values_json(judged.after), "judged": judged.care}
    if isinstance(judged, JudgedDeal):
        share, margin = judged.error
        return entry | {
            "luck": _difference(judged.after, judged.before),
            "error_of_luck": {"share": share, "margin": margin},
            "remainder": remainder,
            **values,
        }
    loss = review.loss(index)
    assert loss is not None
    assert isinstance(step.action, Move)
    grade = grade_of(loss)
    reasons = []
    if grade in EXPLAINED:
        reasons = _reasons(review, index, judged)
    return entry | {
        "best": str(judged.best),
        "line": [str(move) for move in judged.line],
        "error": {"share": round(loss.share, DIGITS), "margin": round(loss.margin, DIGITS)},
        "grade": str(grade),
        "proved": judged.proved,
        "forced": False,
        "effect": _difference(judged.after, judged.before),
        "remainder": remainder,
        "reasons": reasons,
        "moves": [{"move": str(each.move), "share": each.share, "margin": each.margin} for each in judged.candidates],
        **values,
    }


def _reasons(review: Review, index: int, judged: JudgedMove) -> list[Reason]:
    """The reasons for a judgement, cached: a review in progress is reported repeatedly."""
    if index not in review.reasons or review.reasons[index][0] is not judged:
        step = review.steps[index]
        assert isinstance(step.action, Move)
        ends = (judged.before, judged.after)
        found = reasons_for(step.before, judged.best, step.action, review.network, ends, judged.proved)
        review.reasons[index] = (judged, found)
    return review.reasons[index][1]


def _forced(review: Review, index: int) -> Json:
    """A forced move: it changed nothing, so its value is the value before the next step."""
    step, value = review.steps[index], review.value_before(index + 1)
    if value is None:
        return {"judged": None}
    nothing = _difference(value, value)
    return {
        "best": str(step.action),
        "line": [str(step.action)],
        "error": {"share": 0.0, "margin": 0.0},
        "grade": str(Grade.BEST),
        "proved": review.is_exact(index + 1),
        "forced": True,
        "effect": nothing,
        "remainder": nothing,
        "reasons": [],
        "moves": [],
        "before": values_json(value),
        "after": values_json(value),
        "judged": review.care.name,
    }


# ------------------------------------------------------------ seats


def _seat(review: Review, steps: list[Json], seat: int) -> Json:
    losses = review.losses(seat)
    deals = {index: step["luck"] for index, step in enumerate(steps) if step.get("luck")}
    accuracy = accuracy_of(list(losses.values()))
    level = level_of([list(losses.values())], review.table, review.care.name)
    by_luck = sorted(deals, key=lambda index: float(deals[index]["share"][seat - 1]))
    grades = [grade_of(loss) for loss in losses.values()]
    return {
        "luck": {
            name: round(sum(luck[name][seat - 1] for luck in deals.values()), DIGITS) for name in ("share", "margin")
        },
        "errors": {
            "share": round(sum(loss.share for loss in losses.values()), DIGITS),
            "margin": round(sum(loss.margin for loss in losses.values()), DIGITS),
        },
        "accuracy": None if accuracy is None else round(accuracy, 1),
        "level": None if level is None else level.level,
        "level_interval": None if level is None else [level.low, level.high],
        "choices": len(losses),
        "grades": {str(grade): grades.count(grade) for grade in Grade},
        "worst": _worst(losses),
        "luckiest": by_luck[-1] if by_luck else None,
        "unluckiest": by_luck[0] if by_luck else None,
    }


def _worst(losses: dict[int, Loss]) -> int | None:
    """The step with the heaviest loss, if any move was worse than the best."""
    worst = max(losses, key=lambda index: losses[index].weight, default=None)
    return worst if worst is not None and grade_of(losses[worst]) is not Grade.BEST else None


# ------------------------------------------------------------ resuming a saved report


def resume(review: Review, saved: Json) -> None:
    """Take over what a saved report of the same review has judged, or nothing if the report is of another review."""
    try:
        texts = [each["text"] for each in saved["steps"]]
        if saved["key"] != review.key or texts != [str(step.action) for step in review.steps]:
            raise OtherReview(
                "the saved review is of another game, or by another engine or node budget: it cannot be continued"
            )
        judgements = {
            index: _read_judgement(each)
            for index, each in enumerate(saved["steps"])
            if each["judged"] is not None and not each.get("forced")
        }
        now = None if saved["now"] is None else _read_values(saved["now"])
        now_care, proof = str(saved["now_care"]), bool(saved["proof"])
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        if isinstance(error, OtherReview):
            raise
        raise OtherReview("the saved review cannot be read, so it cannot be continued") from None
    for index, judgement in judgements.items():
        review.judgements[index] = judgement
    review.take_over(now, now_care, proof)


def _read_judgement(saved: Json) -> JudgedDeal | JudgedMove:
    before, after = _read_values(saved["before"]), _read_values(saved["after"])
    if saved["kind"] == "deal":
        error = saved["error_of_luck"]
        return JudgedDeal(before, after, (float(error["share"]), float(error["margin"])), str(saved["judged"]))
    return JudgedMove(
        before,
        after,
        Move.parse(saved["best"]),
        tuple(map(Move.parse, saved["line"])),
        bool(saved["proved"]),
        tuple(Candidate(Move.parse(each["move"]), each["share"], each["margin"]) for each in saved["moves"]),
        str(saved["judged"]),
    )


def _read_values(saved: Json) -> SeatValues:
    return SeatValues(tuple(map(float, saved["share"])), tuple(map(float, saved["margin"])))
