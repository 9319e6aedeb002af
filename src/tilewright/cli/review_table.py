"""A review as a text table: a line for each step, the reasons for what was better, and a summary by seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tilewright._text import printable

from .tabletop.words import describe_move
from .values import margin_text, share_change, share_text

if TYPE_CHECKING:
    from tilewright._catalogue import Speech
    from tilewright.analysis.review import Review
    from tilewright.arena.charts import Chart

Json = dict[str, Any]
STANDINGS = {1.0: "win", 0.0: "lose"}


def table(review: Review, found: Json, said: Speech, seat: int | None = None) -> str:
    """The whole review; with `seat`, the moves of that seat only."""
    names = [printable(name) for name in found["names"]]
    lines = [headline(review, names, said), ""]
    number = 0
    for step, reported in zip(review.steps, found["steps"], strict=True):
        number += step.seat is not None
        if reported["kind"] == "deal":
            lines.append(_deal(reported, names, said))
        elif seat in (None, reported["seat"]):
            lines += _move(step.before, reported, number, names, said)
    lines += ["", *summary(found, names, said)]
    return "\n".join(lines)


def headline(review: Review, names: list[str], said: Speech) -> str:
    """Who played, and how it ended."""
    final = review.final
    result = review.record.result if final.is_over else said("reviewed-unfinished")
    is_quick = review.care.name == "quick"
    care = said("reviewed-quick") if is_quick else said("reviewed-nodes", nodes=review.care.nodes)
    return said("reviewed-headline", names=", ".join(names), side=str(final.side), result=result, care=care)


def _deal(reported: Json, names: list[str], said: Speech) -> str:
    lucky = max(range(len(names)), key=lambda seat: float(reported["luck"]["share"][seat]))
    luck = reported["luck"]
    shares = zip(names, reported["after"]["share"], strict=True)
    return said(
        "reviewed-deal",
        round=reported["round"],
        deal=reported["text"],
        name=names[lucky],
        change=share_change(luck["share"][lucky], said),
        points=margin_text(luck["margin"][lucky], said),
        error=share_text(reported["error_of_luck"]["share"], said),
        values=", ".join(f"{name} {share_text(share, said)}" for name, share in shares),
    )


def _move(before: Any, reported: Json, number: int, names: list[str], said: Speech) -> list[str]:
    from tilewright.rules import Move

    seat = reported["seat"] - 1
    after = reported["after"]
    value = f"{share_text(after['share'][seat], said):>7} {margin_text(after['margin'][seat], said):>6}"
    head = f"{number:>4}. {names[seat][:12]:<12} {reported['text']:<4} {value}  {grade_text(reported, said)}"
    if reported["grade"] in ("best", "good") or reported["best"] == reported["text"]:
        return [head]
    better = said("review-mark", kind="better", move=reported["best"])
    words = describe_move(before, Move.parse(reported["best"]), said)
    lines = [f"{head}, {loss_text(reported['error'], said)}; {better}, {words}"]
    if reported["reasons"]:
        lines.append(" " * 24 + reasons_text(reported, names, said))
    return lines


def grade_text(reported: Json, said: Speech) -> str:
    """`blunder`, `only move`, `best, proved`."""
    grade = said("review-forced") if reported["forced"] else said("review-grade", grade=reported["grade"])
    return f"{grade}, {said('review-proved')}" if reported["proved"] else grade


def loss_text(error: Json, said: Speech) -> str:
    """`-3.1%, -2.0 points`, without a part that is zero."""
    parts = [share_text(-error["share"], said)] if error["share"] >= 0.0005 else []
    if error["margin"] >= 0.05:
        parts.append(said("review-points", number=margin_text(-error["margin"], said)))
    return ", ".join(parts)


def reasons_text(reported: Json, names: list[str], said: Speech) -> str:
    """Why the best move is better, in sentences."""
    return " ".join(reason_text(each, reported["best"], names, said) for each in reported["reasons"])


def reason_text(reason: Json, best: str, names: list[str], said: Speech) -> str:
    """A reason of `analysis.review.reasons` in the page's words."""
    kind = reason["reason"]
    match kind:
        case "result":
            values = {"standing": reason["best"], "played": reason["played"]}
            return said(
                "review-why-result", best=best, **{name: STANDINGS.get(each, "share") for name, each in values.items()}
            )
        case "scores":
            line, points, played = reason["line"], reason["points"], reason["played_points"]
            return said("review-why-scores", best=best, line=line, points=points, played=played)
        case "floor":
            return said("review-why-floor", best=best, lost=reason["lost"], points=reason["played_lost"])
        case "marker":
            return said("review-why-marker", best=best)
        case "leaves":
            offer = {"count": reason["tiles"], "colour": reason["colour"], "source": reason["source"]}
            name = names[reason["seat"] - 1]
            if not reason["line"]:
                return said("review-why-leaves-floor", name=name, **offer)
            return said("review-why-leaves", name=name, line=reason["line"], points=reason["points"], **offer)
        case _:
            number = margin_text(reason["points"], said)
            return said("review-why-outlook", best=best, part=reason["part"], number=number)


def summary(found: Json, names: list[str], said: Speech) -> list[str]:
    """For each seat, how much of its result came from deals, errors and so on; the parts add up."""
    from tilewright.arena.report import aligned

    end = found["result"] or found["now"]
    sums = [totals(found, seat) for seat in range(len(names))]
    rows: list[tuple[str, ...]] = [("", *(name[:14] for name in names))]
    for part in ("start", "luck", "own", "others", "remainder"):
        label = said("review-luck-of-deals") if part == "luck" else said("reviewed-part", part=part)
        rows.append((label, *(_both(each[part], said, is_value=part == "start") for each in sums)))
    values = [_both(_of(end, seat), said, is_value=True) for seat in range(len(names))]
    rows.append((said("reviewed-part", part="end" if found["result"] else "now"), *values))
    rows.append(("",) * (1 + len(names)))
    for name, value in (("errors", _errors), ("accuracy", _accuracy), ("level", level_text)):
        rows.append((said(f"review-{name}"), *(value(each, said) for each in found["seats"])))
    for grade in ("inaccuracy", "mistake", "blunder"):
        rows.append((said("reviewed-grades", grade=grade), *(str(each["grades"][grade]) for each in found["seats"])))
    return list(aligned(rows))


def totals(found: Json, seat: int) -> dict[str, tuple[float, float]]:
    """What changed one seat's value from the start to the end, by cause: share and margin of each."""
    parts = {name: [0.0, 0.0] for name in ("luck", "own", "others", "remainder")}
    for step in found["steps"]:
        for place, kind in enumerate(("share", "margin")):
            if step["kind"] == "deal":
                parts["luck"][place] += step["luck"][kind][seat]
            else:
                parts["own" if step["seat"] == seat + 1 else "others"][place] += step["effect"][kind][seat]
            parts["remainder"][place] += step["remainder"][kind][seat]
    return {"start": _of(found["start"], seat)} | {name: (part[0], part[1]) for name, part in parts.items()}


def _of(values: Json, seat: int) -> tuple[float, float]:
    return values["share"][seat], values["margin"][seat]


def _both(value: tuple[float, float], said: Speech, is_value: bool = False) -> str:
    share = share_text(value[0], said) if is_value else share_change(value[0], said)
    return f"{share} {margin_text(value[1], said):>6}"


def _errors(seat: Json, said: Speech) -> str:
    errors = seat["errors"]
    return f"{share_text(-errors['share'], said, 0)} {margin_text(-errors['margin'], said)}"


def _accuracy(seat: Json, said: Speech) -> str:
    return "-" if seat["accuracy"] is None else said("review-of-hundred", number=f"{seat['accuracy']:.0f}")


def level_text(seat: Json, said: Speech) -> str:
    """`level 5.2 (4 to 6)`, or `-`."""
    if seat["level"] is None:
        return "-"
    low, high = (f"{each:.0f}" for each in seat["level_interval"])
    return said("review-level-value", level=said.number(seat["level"], 1), low=low, high=high)


def chart(found: Json, said: Speech) -> Chart:
    """Every seat's share of the victory through the game."""
    from tilewright.arena.charts import Chart

    values = [step["before"]["share"] for step in found["steps"]] + [(found["result"] or found["now"])["share"]]
    return Chart(
        title=" - ".join(printable(name) for name in found["names"]),
        x_label=said("reviewed-steps"),
        y_label=said("winning-chances"),
        lines={
            printable(name): [(float(place), float(each[seat])) for place, each in enumerate(values)]
            for seat, name in enumerate(found["names"])
        },
        y_range=(0.0, 1.0),
        even=((0.0, 1 / found["players"]), (float(len(values) - 1), 1 / found["players"])),
    )
