"""`tilewright review FOLDER`: a summary over all records in it, by player."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tilewright._text import printable

from .language import analysis_speech, sentence_about
from .review import review_record
from .review_table import level_text
from .values import margin_text, share_change, share_text

if TYPE_CHECKING:
    from tilewright._catalogue import Speech
    from tilewright.analysis.review import Care, Review

Seat = tuple["Review", dict[str, Any], int]
"""A review, its report, and the seat (from 0) in it."""


def review_folder(folder: Path, care: Care, arguments: argparse.Namespace) -> int:
    """Review every record and print the summary; a record that cannot be reviewed gets a sentence."""
    from tilewright.analysis.review import report
    from tilewright.notation import read_record
    from tilewright.rules import TilewrightError, UnreadableText
    from tilewright.rules.reasons import Reason

    files = sorted(folder.glob("*.azr"))
    if not files:
        raise UnreadableText(Reason(f"there is no record (.azr) in {folder}", "no-records", folder=str(folder)))
    seats: dict[str, list[Seat]] = {}
    games = []
    status = 0
    for number, file in enumerate(files, 1):
        try:
            review, is_whole = review_record(read_record(file), care, arguments, f"{number}/{len(files)}: ")
        except (TilewrightError, OSError) as error:
            print(f"tilewright: {sentence_about(file, error)}", file=sys.stderr)
            status = 2
            continue
        if not is_whole:
            status = 130
            break
        found = report(review)
        games.append({"file": file.name, "review": found})
        for seat, name in enumerate(found["names"]):
            seats.setdefault(name, []).append((review, found, seat))
    players = {name: totals(played) for name, played in seats.items()}
    if arguments.json:
        print(json.dumps({"games": games, "players": players}))
    else:
        print(*_table(players, analysis_speech()), sep="\n")
    return status


def totals(played: list[Seat]) -> dict[str, Any]:
    """One player's means over all games; the level is from games with the first game's number of players and side."""
    from tilewright.analysis.review.level import level_of

    results = [found["result"] for _, found, _ in played]
    finished = [(found, seat) for (_, found, seat), result in zip(played, results, strict=True) if result is not None]
    seats = [found["seats"][seat] for _, found, seat in played]
    table, care = played[0][0].table, played[0][0].care.name
    games = [list(review.losses(seat + 1).values()) for review, _, seat in played if review.table == table]
    level = level_of(games, table, care)
    accuracies = [each["accuracy"] for each in seats if each["accuracy"] is not None]
    wins = [found["result"]["share"][seat] for found, seat in finished]
    luck = [found["seats"][seat]["luck"]["share"] for found, seat in finished]
    return {
        "games": len({id(found) for _, found, _ in played}),  # one with several seats of this player counts once
        "finished": len({id(found) for found, _ in finished}),
        "share": _mean(wins),
        "share_less_luck": _mean([win - lucky for win, lucky in zip(wins, luck, strict=True)]),
        "accuracy": _mean(accuracies),
        "errors": {kind: _mean([each["errors"][kind] for each in seats]) for kind in ("share", "margin")},
        "luck": {kind: _mean([each["luck"][kind] for each in seats]) for kind in ("share", "margin")},
        "level": None if level is None else level.level,
        "level_interval": None if level is None else [level.low, level.high],
    }


def _mean(values: list[float]) -> float | None:
    return sum(values) / len(values) if values else None


COLUMNS = ("games", "won", "less-luck", "accuracy", "errors", "luck", "level")


def _table(players: dict[str, dict[str, Any]], said: Speech) -> Iterator[str]:
    from tilewright.arena.report import aligned

    rows = [("", *(said(f"reviewed-column-{name}") for name in COLUMNS))]
    for name, each in sorted(players.items(), key=lambda item: -(item[1]["accuracy"] or 0)):
        errors, luck = each["errors"], each["luck"]
        rows.append(
            (
                printable(name)[:16],
                str(each["games"]),
                *("-" if each[key] is None else share_text(each[key], said) for key in ("share", "share_less_luck")),
                "-" if each["accuracy"] is None else f"{each['accuracy']:.0f}",
                f"{share_text(-errors['share'], said, 0)} {margin_text(-errors['margin'], said)}",
                f"{share_change(luck['share'], said)} {margin_text(luck['margin'], said)}",
                level_text(each, said),
            )
        )
    return aligned(rows)
