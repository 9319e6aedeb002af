"""A review as one HTML page that needs nothing else: the graph, the moves and the summary."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any

from tilewright._text import printable

from .review_table import grade_text, headline, loss_text, reasons_text, summary
from .values import margin_text, share_change, share_text

if TYPE_CHECKING:
    from tilewright._catalogue import Speech
    from tilewright.analysis.review import Review

Json = dict[str, Any]
WIDTH, HEIGHT, LEFT, TOP = 960, 300, 44, 14
COLOURS = ("#1f5fa8", "#c8553d", "#3d8f5f", "#8a5fa8")
MARKS = {"inaccuracy": "#b08a2e", "mistake": "#d0701f", "blunder": "#b3261e"}
STYLE = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 62rem; margin: 2rem auto; padding: 0 1rem; }
svg { width: 100%; height: auto; }
svg text { font: 12px system-ui, sans-serif; fill: currentColor; }
table { border-collapse: collapse; width: 100%; font-size: 0.9rem; }
td, th { padding: 0.2rem 0.5rem; text-align: left; vertical-align: top; border-bottom: 1px solid #8884; }
td.n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
tr.deal { background: #8882; }
.inaccuracy { color: #8a6a12; } .mistake { color: #b75a10; } .blunder { color: #b3261e; font-weight: 600; }
@media (prefers-color-scheme: dark) {
  .inaccuracy { color: #d9b64f; } .mistake { color: #f09a55; } .blunder { color: #ff8a80; }
}
pre { overflow-x: auto; }
"""


def page(review: Review, found: Json, said: Speech, seat: int | None = None) -> str:
    """The whole page; with `seat`, the moves of that seat only."""
    names = [printable(name) for name in found["names"]]
    title = escape(headline(review, names, said))
    rows = "\n".join(
        _row(place, step, names, said)
        for place, step in enumerate(found["steps"])
        if seat in (None, step.get("seat", seat))
    )
    heads = [said("review-column-step"), said("review-player"), said("reviewed-move"), said("review-column-share")]
    heads += [said("review-errors"), said("review-column-verdict"), said("review-row", kind="better")]
    head = "".join(f"<th>{escape(each)}</th>" for each in heads)
    return f"""<!doctype html>
<html lang="{said.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>{STYLE}</style>
</head>
<body>
<h1>{title}</h1>
{graph(found, names, said)}
<pre>{escape(chr(10).join(summary(found, names, said)))}</pre>
<table>
<thead><tr>{head}</tr></thead>
<tbody>
{rows}
</tbody>
</table>
<p>{escape(found["engine"])}</p>
</body>
</html>
"""


def graph(found: Json, names: list[str], said: Speech) -> str:
    """The share of the victory of each seat; deals are shaded, errors are dots.

    Not drawn by `arena.charts`: the dots link to the moves, and the page needs no matplotlib.
    """
    steps = found["steps"]
    values = [step["before"]["share"] for step in steps] + [(found["result"] or found["now"])["share"]]
    step_width = (WIDTH - LEFT - 10) / max(1, len(steps))

    def x(place: float) -> float:
        return round(LEFT + place * step_width, 1)

    def y(share: float) -> float:
        return round(TOP + (1 - share) * (HEIGHT - 2 * TOP), 1)

    parts = [f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(said("review-graph"))}">']
    for place, step in enumerate(steps):
        if step["kind"] == "deal":
            parts.append(
                f'<rect x="{x(place)}" y="{TOP}" width="{step_width:.1f}" height="{HEIGHT - 2 * TOP}" fill="#8884">'
                f"<title>{escape(said('deal-round', round=step['round']))}</title></rect>"
            )
    for level in (0, 0.25, 0.5, 0.75, 1):
        parts.append(
            f'<line x1="{LEFT}" x2="{WIDTH - 10}" y1="{y(level)}" y2="{y(level)}" stroke="#8886"/>'
            f'<text x="4" y="{y(level) + 4}">{share_text(level, said, 0)}</text>'
        )
    for number, name in enumerate(names):
        points = " ".join(f"{x(place)},{y(each[number])}" for place, each in enumerate(values))
        parts.append(
            f'<polyline points="{points}" fill="none" stroke="{COLOURS[number]}" stroke-width="2"/>'
            f'<text x="{LEFT + 8 + 140 * number}" y="{HEIGHT - 1}" style="fill:{COLOURS[number]}">{escape(name)}</text>'
        )
    for place, step in enumerate(steps):
        if step.get("grade") in MARKS:
            share = values[place][step["seat"] - 1]
            title = escape(f"{names[step['seat'] - 1]} {step['text']}: {grade_text(step, said)}")
            parts.append(
                f'<a href="#s{place}"><circle cx="{x(place)}" cy="{y(share)}" r="5" fill="{MARKS[step["grade"]]}">'
                f"<title>{title}</title></circle></a>"
            )
    return "\n".join([*parts, "</svg>"])


def _row(place: int, step: Json, names: list[str], said: Speech) -> str:
    if step["kind"] == "deal":
        lucks = ", ".join(
            f"{escape(name)} {share_change(share, said)}"
            for name, share in zip(names, step["luck"]["share"], strict=True)
        )
        return (
            f'<tr class="deal" id="s{place}"><td>{escape(said("round", round=step["round"]))}</td><td></td>'
            f'<td colspan="2">{step["text"]}</td><td colspan="3">{escape(said("review-luck-of-deals"))}: {lucks} '
            f"(±{share_text(step['error_of_luck']['share'], said)})</td></tr>"
        )
    seat = step["seat"] - 1
    value = f"{share_text(step['after']['share'][seat], said)} {margin_text(step['after']['margin'][seat], said)}"
    better = "" if step["best"] == step["text"] else step["best"]
    why = reasons_text(step, names, said)
    return (
        f'<tr id="s{place}"><td>{place + 1}</td><td>{escape(names[seat])}</td><td>{step["text"]}</td>'
        f'<td class="n">{value}</td><td class="n">{loss_text(step["error"], said)}</td>'
        f'<td class="{step["grade"]}">{escape(grade_text(step, said))}</td>'
        f"<td>{better}{': ' if why and better else ''}{escape(why)}</td></tr>"
    )
