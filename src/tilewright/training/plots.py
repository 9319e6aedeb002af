"""Charts of a run, from its log: loss, strength, calibration, lengths of games, scores."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Any

from tilewright.arena.charts import Chart, write_chart

Entry = dict[str, Any]
PARTS = {"within": "in-round network", "between": "boundary network"}


def draw(entries: list[Entry], folder: Path) -> list[Path]:
    """Write every chart that has data, as SVG and PNG; return the files. Without matplotlib, write none."""
    if not can_draw():
        return []
    folder.mkdir(exist_ok=True)
    files = []
    for name, chart in charts(entries).items():
        if any(chart.lines.values()):
            for suffix in (".svg", ".png"):
                files.append(folder / f"{name}{suffix}")
                write_chart(files[-1], chart)
    return files


def can_draw() -> bool:
    """Whether matplotlib is installed."""
    return find_spec("matplotlib") is not None


def charts(entries: list[Entry]) -> dict[str, Chart]:
    """Every chart, by the name of its file."""
    fitted = [entry for entry in entries if "fit" in entry]
    return {
        "loss": Chart(
            "Loss on held-out games",
            "generation",
            "loss",
            {
                f"{label}, {when}": [(entry["generation"], entry["fit"][when][part]["loss"]) for entry in fitted]
                for part, label in PARTS.items()
                for when in ("before", "after")
            },
        ),
        "strength": Chart(
            "Rating over the start: sum over all gates passed",
            "hours",
            "rating",
            {"rating": [(entry["total_seconds"] / 3600, entry["rating"]) for entry in entries]},
        ),
        "calibration": Chart(
            "Calibration of the newest network, by decile",
            "predicted win share",
            "actual win share",
            {
                label: [(predicted, actual) for predicted, actual, _ in entry["fit"]["after"][part]["deciles"]]
                for entry in fitted[-1:]
                for part, label in PARTS.items()
            },
            even=((0.0, 0.0), (1.0, 1.0)),
        ),
        "rounds": Chart(
            "Games by number of rounds; moves after the last random one",
            "generation",
            "share",
            {
                **{
                    f"{number} rounds": [(entry["generation"], entry["play"]["rounds"][number]) for entry in entries]
                    for number in (5, 6, 7)
                },
                "moves after the last random one": [
                    (entry["generation"], entry["play"]["clean_moves"]) for entry in entries
                ],
            },
        ),
        "scores": Chart(
            "Points at the end of self-play games",
            "generation",
            "points",
            {
                "all seats": [(entry["generation"], entry["play"]["points"]) for entry in entries],
                "winner": [(entry["generation"], entry["play"]["winner_points"]) for entry in entries],
            },
        ),
    }
