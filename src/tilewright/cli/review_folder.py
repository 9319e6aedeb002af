"""`tilewright review FOLDER`: a summary over all records in it, by player."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tilewright._text import printable

from .review import review_record
from .values import margin_text, share_change, share_text

if TYPE_CHECKING:
    from tilewright.analysis.review import Care, Review

Seat = tuple["Review", dict[str, Any], int]
"""A review, its report, and the seat (from 0) in it."""


def review_folder(folder: Path, care: Care, arguments: argparse.Namespace) -> int:
    """Review every record and print the summary; a record that cannot be reviewed gets a sentence."""
    from tilewright.analysis.review import report
    from tilewright.notation import read_record
    from tilewright.rules import TilewrightError, UnreadableText

    files = sorted(folder.glob("*.azr"))
    if not files:
        raise UnreadableText(f"there is no record (.azr) in {folder}")
    seats: dict[str, list[Seat]] = {}
    games = []
    status = 0
    for number, file in enumerate(files, 1):
        try:
            review, is_whole = review_record(read_record(file), care, arguments, f"{number} of {len(files)}: ")
        except (TilewrightError, OSError) as error:
            print(f"tilewright: {file.name}: {error}", file=sys.stderr)
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
        print(*_table(players), sep="\n")
    return status


def totals(played: list[Seat]) -> dict[str, Any]:
    """What one player's games have in common: means over games, and the level that explains all of them best."""
    from tilewright.analysis.review.level import level_of

    results = [found["result"] for _, found, _ in played]
    finished = [(found, seat) for (_, found, seat), result in zip(played, results, strict=True) if result is not None]
    told = [found["seats"][seat] for _, found, seat in played]
    table, care = played[0][0].table, played[0][0].care.name
    games = [list(review.losses(seat + 1).values()) for review, _, seat in played if review.table == table]
    level = level_of(games, table, care)
    accuracies = [each["accuracy"] for each in told if each["accuracy"] is not None]
    wins = [found["result"]["share"][seat] for found, seat in finished]
    luck = [found["seats"][seat]["luck"]["share"] for found, seat in finished]
    return {
        "games": len(played),
        "finished": len(finished),
        "share": _mean(wins),
        "share_less_luck": _mean([win - lucky for win, lucky in zip(wins, luck, strict=True)]),
        "accuracy": _mean(accuracies),
        "errors": {kind: _mean([each["errors"][kind] for each in told]) for kind in ("share", "margin")},
        "luck": {kind: _mean([each["luck"][kind] for each in told]) for kind in ("share", "margin")},
        "level": None if level is None else level.level,
        "level_interval": None if level is None else [level.low, level.high],
    }


def _mean(values: list[float]) -> float | None:
    return sum(values) / len(values) if values else None


def _table(players: dict[str, dict[str, Any]]) -> Iterator[str]:
    yield f"{'':<16} games     won  less luck  accuracy   errors a game     luck a game  level"
    for name, each in sorted(players.items(), key=lambda item: -(item[1]["accuracy"] or 0)):
        won, less_luck = ("-" if each[key] is None else share_text(each[key]) for key in ("share", "share_less_luck"))
        accuracy = "-" if each["accuracy"] is None else f"{each['accuracy']:.0f}"
        errors = f"-{each['errors']['share']:.0%} {margin_text(-each['errors']['margin'])}"
        luck = f"{share_change(each['luck']['share'])} {margin_text(each['luck']['margin'])}"
        level = "-"
        if each["level"] is not None:
            level = "{:.1f} ({:.0f} to {:.0f})".format(each["level"], *each["level_interval"])
        yield (
            f"{printable(name)[:16]:<16} {each['games']:>5} {won:>7} {less_luck:>10} {accuracy:>9} {errors:>15} "
            f"{luck:>15}  {level}"
        )
