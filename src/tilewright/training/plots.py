"""Pictures of a run, from its log: losses, strength, calibration, lengths of games, scores."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from .drawing import Lines, write_picture

Entry = dict[str, Any]
PARTS = {"within": "within rounds", "between": "between rounds"}


def draw(entries: list[Entry], folder: Path) -> list[Path]:
    """Write all the pictures there is something to show in; return their places, without suffix."""
    written = []
    folder.mkdir(exist_ok=True)
    for name, picture in pictures(entries).items():
        if any(picture.lines.values()):
            write_picture(folder / name, picture)
            written.append(folder / name)
    return written


def pictures(entries: list[Entry]) -> dict[str, Lines]:
    """By file name."""
    fitted = [entry for entry in entries if "fit" in entry]
    return {
        "loss": Lines(
            "Loss on games that were not learned from",
            "generation",
            "loss",
            {
                f"{told}, {when}": [(entry["generation"], entry["fit"][when][part]["loss"]) for entry in fitted]
                for part, told in PARTS.items()
                for when in ("before", "after")
            },
        ),
        "strength": Lines(
            "Rating over the start, by all gates passed",
            "hours",
            "rating",
            {"rating": [(entry["total_seconds"] / 3600, entry["rating"]) for entry in entries]},
        ),
        "calibration": Lines(
            "Shares of the win by decile, newest network",
            "predicted",
            "happened",
            {
                told: [(predicted, happened) for predicted, happened, _ in entry["fit"]["after"][part]["deciles"]]
                for entry in fitted[-1:]
                for part, told in PARTS.items()
            },
            even=((0.0, 0.0), (1.0, 1.0)),
        ),
        "rounds": Lines(
            "Share of the games that lasted so many rounds; of the moves after the last random one",
            "generation",
            "share",
            {
                **{
                    f"{number} rounds": [(entry["generation"], entry["play"]["rounds"][number]) for entry in entries]
                    for number in (5, 6, 7)
                },
                "clean moves": [(entry["generation"], entry["play"]["clean_moves"]) for entry in entries],
            },
        ),
        "scores": Lines(
            "Points at the end of self-play games",
            "generation",
            "points",
            {
                "all seats": [(entry["generation"], entry["play"]["points"]) for entry in entries],
                "winner": [(entry["generation"], entry["play"]["winner_points"]) for entry in entries],
            },
        ),
    }
