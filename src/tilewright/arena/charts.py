"""Charts as SVG or PNG files, drawn by matplotlib: the course of a match, the ratings of a league, a training run."""

from __future__ import annotations

import io
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from tilewright.notation.files import check_output, write_bytes
from tilewright.rules import TilewrightError

from .competition import Competition
from .report import short
from .statistics import share_estimate
from .summary import Summary, shares_by_deal

MOST_POINTS = 200
FEW_POINTS = 20  # a line with at most this many points shows each as a marker
COLOURS = ("#1f5fa8", "#c8553d", "#3d8f5f", "#8a5fa8", "#b08a2e", "#555555")
GREY, PALE = "#999999", "#c5d8ee"
MISSING = "a plot needs matplotlib, which is not installed: pip install 'tilewright[plot]'"

Points = Sequence[tuple[float, float]]


class BadChart(TilewrightError):
    """A chart that cannot be drawn."""

    code = "bad-chart"


@dataclass(frozen=True, slots=True)
class Chart:
    """Lines by name; or, with `names`, one series of named points."""

    title: str
    x_label: str
    y_label: str
    lines: Mapping[str, Points]
    low: tuple[float, ...] = ()
    """The lower ends of intervals around the first line, drawn as a band, or as error bars of named points."""
    high: tuple[float, ...] = ()
    """The upper ends."""
    y_range: tuple[float, float] | None = None
    even: Points = ()
    """The points of a dashed line, for comparison."""
    names: tuple[str, ...] = ()


def check_chart_file(path: Path) -> None:
    """Refuse a chart file that cannot be drawn or written; called before the games are played."""
    if path.suffix.lower() not in (".svg", ".png"):
        raise BadChart(f"a plot is a .svg or .png file, not '{path.name}'")
    _matplotlib("figure")
    check_output(path)


def write_chart(path: Path, chart: Chart) -> None:
    """Draw into a file, which is replaced only when the drawing is complete."""
    check_chart_file(path)
    figure = _matplotlib("figure").Figure(figsize=(7.6, 4.2), dpi=150, layout="constrained")
    axes = figure.subplots()
    if chart.names:
        _draw_points(axes, chart)
    else:
        _draw_lines(axes, chart)
    if chart.even:
        axes.plot(*zip(*chart.even, strict=True), color=GREY, linestyle="--", linewidth=1)
    if chart.y_range:
        axes.set_ylim(*chart.y_range)
    axes.set_title(chart.title, parse_math=False)
    axes.set_xlabel(chart.x_label)
    axes.set_ylabel(chart.y_label)
    drawn = io.BytesIO()
    # Text stays text, and the same chart gives the same file.
    with _matplotlib("rc_context")({"svg.fonttype": "none", "svg.hashsalt": "tilewright"}):
        metadata = {"Date": None} if path.suffix.lower() == ".svg" else None
        figure.savefig(drawn, format=path.suffix[1:].lower(), metadata=metadata)
    write_bytes(path, drawn.getvalue())


def _draw_lines(axes: Any, chart: Chart) -> None:
    for number, (name, line) in enumerate(chart.lines.items()):
        x, y = zip(*line, strict=True) if line else ((), ())
        if number == 0 and chart.low:
            axes.fill_between(x, chart.low, chart.high, color=PALE)
        axes.plot(x, y, label=name, color=COLOURS[number % len(COLOURS)], marker="." * (len(x) <= FEW_POINTS))
    if len(chart.lines) > 1:
        axes.legend(fontsize=8)


def _draw_points(axes: Any, chart: Chart) -> None:
    (points,) = chart.lines.values()
    x, y = zip(*points, strict=True)
    away = [
        [value - low for value, low in zip(y, chart.low, strict=True)],
        [high - value for value, high in zip(y, chart.high, strict=True)],
    ]
    axes.errorbar(x, y, yerr=away, fmt="o", color=COLOURS[0])
    axes.set_xticks(x, chart.names, rotation=30 if len(chart.names) > 5 else 0, parse_math=False)


def _matplotlib(part: str) -> Any:
    try:
        return import_module("matplotlib.figure") if part == "figure" else getattr(import_module("matplotlib"), part)
    except ImportError:
        raise BadChart(MISSING) from None


# ------------------------------------------------------------ charts of a competition


def chart_of(competition: Competition, summary: Summary) -> Chart:
    """The course of a match, or the ratings of a league."""
    return _ratings(competition, summary) if competition.plan.is_league else _course(competition)


def _course(competition: Competition) -> Chart:
    """The first player's win share, deal after deal."""
    plan = competition.plan
    shares = shares_by_deal(competition.results, 0)
    steps = sorted({max(1, round(len(shares) * step / MOST_POINTS)) for step in range(1, MOST_POINTS + 1)})
    found = [share_estimate(shares[:deals], plan.seats) for deals in steps]
    others = " - ".join(short(plan.labels[player]) for player in plan.tables[0][1:])
    games = [float(deals * plan.seats) for deals in steps]
    return Chart(
        title=f"{short(plan.labels[0])} against {others}",
        x_label="games",
        y_label="win share, 95% interval",
        lines={plan.labels[0]: [(x, each.value) for x, each in zip(games, found, strict=True)]},
        low=tuple(each.low for each in found),
        high=tuple(each.high for each in found),
        y_range=(0.0, 1.0),
        even=((0.0, 1 / plan.seats), (games[-1], 1 / plan.seats)),
    )


def _ratings(competition: Competition, summary: Summary) -> Chart:
    """Every player's rating, the best first."""
    standings = summary.standings
    lowest, highest = min(each.rating.low for each in standings), max(each.rating.high for each in standings)
    return Chart(
        title=f"League of {len(standings)}, {len(competition.results)} games",
        x_label="",
        y_label="rating, 95% interval",
        lines={"rating": [(place, each.rating.value) for place, each in enumerate(standings, 1)]},
        low=tuple(each.rating.low for each in standings),
        high=tuple(each.rating.high for each in standings),
        y_range=(math.floor(lowest / 100) * 100, math.ceil(highest / 100) * 100 or 100),
        names=tuple(each.label for each in standings),
    )
