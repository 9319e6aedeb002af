"""Lines in a picture: SVG is drawn here, PNG takes matplotlib."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from tilewright.arena.charts import ticks
from tilewright.notation.files import write_text

WIDTH, HEIGHT = 760, 420
LEFT, RIGHT, TOP, BOTTOM = 70, 20, 50, 60
COLOURS = ("#1f5fa8", "#c8553d", "#3d8f5f", "#8a5fa8", "#b08a2e", "#555555")

Points = Sequence[tuple[float, float]]


@dataclass(frozen=True)
class Lines:
    """What a picture shows: lines by name, as points from left to right."""

    title: str
    x_label: str
    y_label: str
    lines: dict[str, Points]
    even: Points = ()
    """Where a dashed line goes."""


def write_picture(path: Path, picture: Lines) -> None:
    """Draw into a .svg file, and into a .png beside it where matplotlib is installed."""
    write_text(path.with_suffix(".svg"), svg(picture))
    if find_spec("matplotlib") is not None:
        _write_png(path.with_suffix(".png"), picture)


def svg(picture: Lines) -> str:
    """The picture as the text of an SVG file."""
    shown = [point for line in (*picture.lines.values(), picture.even) for point in line] or [(0.0, 0.0)]
    xs, ys = _range([x for x, _ in shown]), _range([y for _, y in shown])

    def place(point: tuple[float, float]) -> tuple[float, float]:
        across = LEFT + (WIDTH - LEFT - RIGHT) * (point[0] - xs[0]) / (xs[1] - xs[0])
        up = HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (point[1] - ys[0]) / (ys[1] - ys[0])
        return round(across, 1), round(up, 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
        'font-size="13" fill="#222222">',
        f"<title>{escape(picture.title)}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>',
        _text(WIDTH / 2, 24, picture.title, "middle"),
        _text(WIDTH / 2, HEIGHT - 14, picture.x_label, "middle"),
        f'<text transform="translate(18 {HEIGHT / 2}) rotate(-90)" text-anchor="middle">'
        f"{escape(picture.y_label)}</text>",
    ]
    for value in ticks(*ys):
        _, up = place((xs[0], value))
        parts.append(f'<line x1="{LEFT}" y1="{up}" x2="{WIDTH - RIGHT}" y2="{up}" stroke="#e5e5e5"/>')
        parts.append(_text(LEFT - 8, up + 4, f"{value:g}", "end"))
    parts += [_text(place((value, ys[0]))[0], HEIGHT - BOTTOM + 20, f"{value:g}", "middle") for value in ticks(*xs)]
    if picture.even:
        parts.append(_polyline([place(point) for point in picture.even], "#999999", ' stroke-dasharray="5 4"'))
    for number, (name, line) in enumerate(picture.lines.items()):
        colour = COLOURS[number % len(COLOURS)]
        places = [place(point) for point in line]
        parts.append(_polyline(places, colour))
        if len(places) <= 20:
            parts += [f'<circle cx="{x}" cy="{y}" r="3" fill="{colour}"/>' for x, y in places]
        parts.append(
            f'<text x="{LEFT + 130 * number}" y="{TOP - 8}" font-size="12" fill="{colour}">{escape(name)}</text>'
        )
    return "\n".join([*parts, "</svg>", ""])


def _range(values: Sequence[float]) -> tuple[float, float]:
    """From the least to the most, with some room."""
    least, most = min(values), max(values)
    return (least, most) if most > least else (least - 1, most + 1)


def _text(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{x}" y="{y}" text-anchor="{anchor}">{escape(text)}</text>'


def _polyline(places: Sequence[tuple[float, float]], colour: str, more: str = "") -> str:
    points = " ".join(f"{x},{y}" for x, y in places)
    return f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"{more}/>'


def _write_png(path: Path, picture: Lines) -> None:
    figure = import_module("matplotlib.figure").Figure(
        figsize=(WIDTH / 100, HEIGHT / 100), dpi=120, layout="constrained"
    )
    axes = figure.subplots()
    for number, (name, line) in enumerate(picture.lines.items()):
        axes.plot(
            *zip(*line, strict=True), label=name, color=COLOURS[number % len(COLOURS)], marker="." * (len(line) < 20)
        )
    if picture.even:
        axes.plot(*zip(*picture.even, strict=True), color="#999999", linestyle="--", linewidth=1)
    axes.set_title(picture.title, parse_math=False)
    axes.set_xlabel(picture.x_label)
    axes.set_ylabel(picture.y_label)
    axes.legend(fontsize=8)
    beside = path.with_suffix(".part")
    figure.savefig(beside, format="png")
    beside.replace(path)
