"""A review as a text table: a line for each step, the reasons for what was better, and a summary by seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tilewright._text import printable

from .explain import NAMES as OUTLOOKS
from .tabletop.words import colour_name, counted, describe_move
from .values import margin_text, share_change, share_text

if TYPE_CHECKING:
    from tilewright.analysis.review import Review
    from tilewright.arena.charts import Chart

Json = dict[str, Any]
RESULTS = {1.0: "wins", 0.0: "loses"}


def table(review: Review, found: Json, seat: int | None = None) -> str:
    """The whole review; with `seat`, the moves of that seat only."""
    names = [printable(name) for name in found["names"]]
    lines = [headline(review, names), ""]
    number = 0
    for step, told in zip(review.steps, found["steps"], strict=True):
        number += step.seat is not None
        if told["kind"] == "deal":
            lines.append(_deal(told, names))
        elif seat in (None, told["seat"]):
            lines += _move(review, step.before, told, number, names)
    lines += ["", *summary(found, names)]
    return "\n".join(lines)


def headline(review: Review, names: list[str]) -> str:
    """Who played, and how it ended."""
    final = review.final
    result = review.record.result if final.is_over else "unfinished"
    care = "quick look" if review.care.name == "quick" else f"{review.care.nodes:,} nodes a move"
    return f"{', '.join(names)}: {final.side} side, {result} ({care})"


def _deal(told: Json, names: list[str]) -> str:
    lucky = max(range(len(names)), key=lambda seat: float(told["luck"]["share"][seat]))
    luck = told["luck"]
    values = ", ".join(f"{name} {share_text(share)}" for name, share in zip(names, told["after"]["share"], strict=True))
    return (
        f"Round {told['round']}, deal {told['text']}: good for {names[lucky]} by {share_change(luck['share'][lucky])} "
        f"and {margin_text(luck['margin'][lucky])} points (±{told['error_of_luck']['share']:.1%}); {values}"
    )


def _move(review: Review, before: Any, told: Json, number: int, names: list[str]) -> list[str]:
    from tilewright.rules import Move

    seat = told["seat"] - 1
    value = f"{share_text(told['after']['share'][seat]):>6} {margin_text(told['after']['margin'][seat]):>6}"
    proved = " proved" if told["proved"] else ""
    head = f"{number:>4}. {names[seat][:12]:<12} {told['text']:<4} {value}"
    if told["grade"] in ("best", "good") or told["best"] == told["text"]:
        return [f"{head}  {told['grade'] if not told['forced'] else 'only move'}{proved}"]
    better = f"{told['best']}: {describe_move(before, Move.parse(told['best']))}"
    lines = [f"{head}  {told['grade']}{proved}, {loss_text(told['error'])}; better {better}"]
    if told["reasons"]:
        lines.append(" " * 24 + "; ".join(reason_text(each, names) for each in told["reasons"]))
    return lines


def loss_text(error: Json) -> str:
    """`-3.1%, -2.0 points`, without a part that is nothing."""
    parts = [f"-{error['share']:.1%}"] if error["share"] >= 0.0005 else []
    return ", ".join([*parts, f"-{error['margin']:.1f} points"] if error["margin"] >= 0.05 else parts)


def reason_text(reason: Json, names: list[str]) -> str:
    """A reason of `analysis.review.reasons` in words: `it` is the better move, `this` the played one."""
    match reason["reason"]:
        case "result":
            best, played = (RESULTS.get(reason[which], "shares the victory") for which in ("best", "played"))
            return f"it {best}, this {played}"
        case "scores":
            played = counted(reason["played_points"], "point")
            return f"it scores {counted(reason['points'], 'point')} in line {reason['line']}, this {played}"
        case "floor":
            lost = counted(reason["played_lost"], "point")
            return f"this loses {lost} on the floor line, it {reason['lost']}"
        case "marker":
            return "it takes the marker"
        case "leaves":
            from tilewright.rules import Colour

            colour = colour_name(next(each for each in Colour if each.letter == reason["colour"]))
            where = f"on factory {reason['source']}" if reason["source"] else "in the centre"
            gain = f": {counted(reason['points'], 'point')}" if reason["points"] else ""
            tiles, line = reason["tiles"], reason["line"]
            return f"this leaves {names[reason['seat'] - 1]} {tiles} {colour} {where} for line {line}{gain}"
        case _:
            return f"{OUTLOOKS[reason['part']]} {margin_text(reason['points'])}"


def summary(found: Json, names: list[str]) -> list[str]:
    """What came from where, for each seat; the parts add up."""
    end = found["result"] or found["now"]
    sums = [totals(found, seat) for seat in range(len(names))]
    rows: list[tuple[str, list[str]]] = [("", [name[:14] for name in names])]
    for label, part in (("at the start", "start"), ("luck of the deals", "luck"), *EFFECTS, ("remainder", "remainder")):
        rows.append((label, [_both(each[part], is_value=part == "start") for each in sums]))
    rows.append(
        ("at the end" if found["result"] else "now", [_both(_of(end, seat), True) for seat in range(len(names))])
    )
    rows.append(("", [""] * len(names)))
    for label, value in (("errors", _errors), ("accuracy", _accuracy), ("played like level", _level)):
        rows.append((label, [value(each) for each in found["seats"]]))
    for label, grade in (("inaccuracies", "inaccuracy"), ("mistakes", "mistake"), ("blunders", "blunder")):
        rows.append((label, [str(each["grades"][grade]) for each in found["seats"]]))
    widths = [max(len(row[1][seat]) for row in rows) for seat in range(len(names))]
    return [
        (f"{label:<20}" + "".join(f"  {cell:>{width}}" for cell, width in zip(cells, widths, strict=True))).rstrip()
        for label, cells in rows
    ]


EFFECTS = (("its own moves", "own"), ("moves of others", "others"))


def totals(found: Json, seat: int) -> dict[str, tuple[float, float]]:
    """The parts of one seat's way from start to end: share and margin of each."""
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


def _both(value: tuple[float, float], is_value: bool = False) -> str:
    share = share_text(value[0]) if is_value else share_change(value[0])
    return f"{share} {margin_text(value[1]):>6}"


def _errors(seat: Json) -> str:
    return f"-{seat['errors']['share']:.0%} -{seat['errors']['margin']:.1f}"


def _accuracy(seat: Json) -> str:
    return "-" if seat["accuracy"] is None else f"{seat['accuracy']:.0f}"


def _level(seat: Json) -> str:
    if seat["level"] is None:
        return "-"
    low, high = seat["level_interval"]
    return f"{seat['level']:.1f} ({low:.0f} to {high:.0f})"


def chart(found: Json) -> Chart:
    """Every seat's share of the victory through the game."""
    from tilewright.arena.charts import Chart

    values = [step["before"]["share"] for step in found["steps"]] + [(found["result"] or found["now"])["share"]]
    return Chart(
        title=" - ".join(printable(name) for name in found["names"]),
        x_label="deals and moves",
        y_label="share of the victory",
        lines={
            printable(name): [(float(place), float(each[seat])) for place, each in enumerate(values)]
            for seat, name in enumerate(found["names"])
        },
        y_range=(0.0, 1.0),
        even=((0.0, 1 / found["players"]), (float(len(values) - 1), 1 / found["players"])),
    )
