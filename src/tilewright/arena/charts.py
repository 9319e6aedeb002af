"""Results as a picture: the course of a match, or the ladder of a league.

SVG is drawn here; PNG takes matplotlib (the extra `plot`).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from importlib import import_module
from pathlib import Path
from typing import Any

from tilewright.notation.files import write_text
from tilewright.rules import TilewrightError

from .competition import Competition
from .report import short
from .statistics import share_estimate
from .summary import Summary, shares_by_deal

MOST_POINTS = 200
WIDTH, HEIGHT = 760, 420
LEFT, RIGHT, TOP, BOTTOM = 70, 20, 50, 60
INK, GREY, BLUE, PALE = "#222222", "#999999", "#1f5fa8", "#c5d8ee"


class BadChart(TilewrightError):
    """A picture that cannot be drawn."""

    code = "bad-chart"


@dataclass(frozen=True, slots=True)
class Chart:
    """Values with their intervals: a line with a band, or named points with bars."""

    title: str
    x_label: str
    y_label: str
    x: tuple[float, ...]
    y: tuple[float, ...]
    low: tuple[float, ...]
    high: tuple[float, ...]
    y_range: tuple[float, float]
    even: float | None = None
    """Where a dashed line is drawn."""
    names: tuple[str, ...] = ()
    """For points: what each is called."""


def check_chart_file(path: Path) -> None:
    """Say before the games whether the picture can be written after them."""
    if path.suffix.lower() not in (".svg", ".png"):
        raise BadChart(f"a plot is a .svg or .png file, not '{path.name}'")
    if path.suffix.lower() == ".png":
        _matplotlib()


def write_chart(path: Path, chart: Chart) -> None:
    """Draw into a file."""
    check_chart_file(path)
    if path.suffix.lower() == ".svg":
        write_text(path, svg(chart))
    else:
        _write_png(path, chart)


# ------------------------------------------------------------ what is drawn


def chart_of(competition: Competition, summary: Summary) -> Chart:
    """The course of a match, or the ladder of a league."""
    return _ladder(competition, summary) if competition.plan.is_league else _course(competition)


def _course(competition: Competition) -> Chart:
    """The first player's win share, deal after deal."""
    plan = competition.plan
    shares = shares_by_deal(competition.results, 0)
    steps = sorted({max(1, round(len(shares) * step / MOST_POINTS)) for step in range(1, MOST_POINTS + 1)})
    found = [share_estimate(shares[:deals], plan.seats) for deals in steps]
    others = " - ".join(short(plan.labels[player]) for player in plan.tables[0][1:])
    return Chart(
        title=f"{short(plan.labels[0])} against {others}",
        x_label="games",
        y_label="win share, 95% interval",
        x=tuple(float(deals * plan.seats) for deals in steps),
        y=tuple(each.value for each in found),
        low=tuple(each.low for each in found),
        high=tuple(each.high for each in found),
        y_range=(0.0, 1.0),
        even=1 / plan.seats,
    )


def _ladder(competition: Competition, summary: Summary) -> Chart:
    """Every player's rating, the best first."""
    standings = summary.standings
    lowest, highest = min(each.rating.low for each in standings), max(each.rating.high for each in standings)
    return Chart(
        title=f"League of {len(standings)}, {len(competition.results)} games",
        x_label="",
        y_label="rating, 95% interval",
        x=tuple(float(place) for place in range(1, len(standings) + 1)),
        y=tuple(each.rating.value for each in standings),
        low=tuple(each.rating.low for each in standings),
        high=tuple(each.rating.high for each in standings),
        y_range=(math.floor(lowest / 100) * 100, math.ceil(highest / 100) * 100 or 100),
        names=tuple(each.label for each in standings),
    )


# ------------------------------------------------------------ SVG


def svg(chart: Chart) -> str:
    """The chart as the text of an SVG file."""
    across = _Scale(*_x_range(chart), LEFT, WIDTH - RIGHT)
    up = _Scale(*chart.y_range, HEIGHT - BOTTOM, TOP)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
        f'font-size="13" fill="{INK}">',
        f"<title>{escape(chart.title)}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>',
        _text(WIDTH / 2, TOP - 22, chart.title, "middle", size=16),
        _text(WIDTH / 2, HEIGHT - 14, chart.x_label, "middle"),
        f'<text transform="translate(18 {HEIGHT / 2}) rotate(-90)" text-anchor="middle">{escape(chart.y_label)}</text>',
    ]
    for value in ticks(*chart.y_range):
        parts.append(_line(LEFT, up(value), WIDTH - RIGHT, up(value), "#e5e5e5"))
        parts.append(_text(LEFT - 8, up(value) + 4, _tick(chart, value), "end"))
    if chart.even is not None:
        parts.append(_line(LEFT, up(chart.even), WIDTH - RIGHT, up(chart.even), GREY, ' stroke-dasharray="5 4"'))
    parts += _points(chart, across, up) if chart.names else _band(chart, across, up)
    parts.append(_line(LEFT, HEIGHT - BOTTOM, WIDTH - RIGHT, HEIGHT - BOTTOM, INK))
    return "\n".join([*parts, "</svg>", ""])


@dataclass(frozen=True, slots=True)
class _Scale:
    """From values to places on the picture."""

    least: float
    most: float
    start: float
    end: float

    def __call__(self, value: float) -> float:
        span = self.most - self.least or 1.0
        return round(self.start + (self.end - self.start) * (value - self.least) / span, 1)


def _x_range(chart: Chart) -> tuple[float, float]:
    return (0.5, len(chart.x) + 0.5) if chart.names else (0.0, chart.x[-1])


def ticks(least: float, most: float) -> list[float]:
    """Round values, about five of them."""
    rough = (most - least) / 5 or 1.0
    power = 10 ** math.floor(math.log10(rough))
    step = next(power * factor for factor in (1, 2, 2.5, 5, 10) if power * factor >= rough * 0.999)
    first = math.ceil(least / step - 1e-9)
    return [round(step * number, 10) for number in range(first, math.floor(most / step + 1e-9) + 1)]


def _tick(chart: Chart, value: float) -> str:
    return f"{value:g}" if chart.names else f"{value:.0%}"


def _band(chart: Chart, across: _Scale, up: _Scale) -> list[str]:
    upper = [f"{across(x)},{up(y)}" for x, y in zip(chart.x, chart.high, strict=True)]
    lower = [f"{across(x)},{up(y)}" for x, y in zip(chart.x, chart.low, strict=True)]
    middle = [f"{across(x)},{up(y)}" for x, y in zip(chart.x, chart.y, strict=True)]
    parts = [
        f'<polygon points="{" ".join([*upper, *reversed(lower)])}" fill="{PALE}"/>',
        f'<polyline points="{" ".join(middle)}" fill="none" stroke="{BLUE}" stroke-width="2"/>',
    ]
    for value in ticks(*_x_range(chart)):
        parts.append(_text(across(value), HEIGHT - BOTTOM + 20, f"{value:g}", "middle"))
    return parts


def _points(chart: Chart, across: _Scale, up: _Scale) -> list[str]:
    parts = []
    for x, y, low, high, name in zip(chart.x, chart.y, chart.low, chart.high, chart.names, strict=True):
        parts.append(_line(across(x), up(low), across(x), up(high), BLUE, ' stroke-width="2"'))
        parts.append(f'<circle cx="{across(x)}" cy="{up(y)}" r="4" fill="{BLUE}"/>')
        room = max(6, round(90 / len(chart.names)))
        label = name if len(name) <= room else name[: room - 1] + "…"
        parts.append(_text(across(x), HEIGHT - BOTTOM + 20, label, "middle", size=11))
    return parts


def _text(x: float, y: float, text: str, anchor: str, size: int = 13) -> str:
    return f'<text x="{x}" y="{y}" text-anchor="{anchor}" font-size="{size}">{escape(text)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, colour: str, more: str = "") -> str:
    return f'<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" stroke="{colour}"{more}/>'


# ------------------------------------------------------------ PNG


def _matplotlib() -> Any:
    try:
        return import_module("matplotlib.figure")
    except ImportError:
        raise BadChart(
            "a .png plot needs matplotlib, which is not installed: pip install 'tilewright[plot]', or name a .svg file"
        ) from None


def _write_png(path: Path, chart: Chart) -> None:
    figure = _matplotlib().Figure(figsize=(WIDTH / 100, HEIGHT / 100), dpi=150, layout="constrained")
    axes = figure.subplots()
    if chart.names:
        away: Sequence[Sequence[float]] = (
            [y - low for y, low in zip(chart.y, chart.low, strict=True)],
            [high - y for y, high in zip(chart.y, chart.high, strict=True)],
        )
        axes.errorbar(chart.x, chart.y, yerr=away, fmt="o", color=BLUE)
        axes.set_xticks(chart.x, chart.names, rotation=30 if len(chart.names) > 5 else 0, parse_math=False)
    else:
        axes.fill_between(chart.x, chart.low, chart.high, color=PALE)
        axes.plot(chart.x, chart.y, color=BLUE)
        axes.set_xlim(*_x_range(chart))
    if chart.even is not None:
        axes.axhline(chart.even, color=GREY, linestyle="--", linewidth=1)
    axes.set_ylim(*chart.y_range)
    axes.set_title(chart.title, parse_math=False)
    axes.set_xlabel(chart.x_label)
    axes.set_ylabel(chart.y_label)
    figure.savefig(path, format="png")
