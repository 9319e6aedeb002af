"""The results of a tournament for files and programs: one JSON object, and the standings as CSV."""

from __future__ import annotations

import csv
import io
from typing import Any

from .tournament import Contest
from .tournament_standings import standings

FORM = "tilewright tournament 1"
TIES = ("points", "deals", "opponents", "game")
"""The tie-breaks in order; players who are equal in all share a place."""
FORMULA = "=+-@\t\r"
"""Characters with which a spreadsheet's formula begins."""


def results_json(contest: Contest) -> dict[str, Any]:
    """Everything that happened. Players are named by their place in `players`, from 0."""
    length = {"rounds": contest.rounds} if contest.kind == "swiss" else {"minutes": contest.minutes}
    return {
        "form": FORM,
        "kind": contest.kind,
        **length,
        "state": contest.state,
        "ties": list(TIES),
        "players": [{"name": player.name, "rating": player.rating or None} for player in contest.players],
        "standings": [
            {
                "place": line.place,
                "player": line.player,
                "points": line.points / 2,
                "deals": round(float(line.deals), 3),
                "opponents": line.opponents / 2,
            }
            for line in standings(contest)
        ],
        "games": [
            {
                "deal": game.deal,
                "seats": list(game.seats),
                "points": None if game.points is None else [half / 2 for half in game.points],
                "scores": None if game.scores is None else list(game.scores),
                "played": game.is_played,
                "table": game.table or None,
            }
            for game in contest.games
        ],
        "byes": [{"player": bye.player, "round": bye.round} for bye in contest.byes],
    }


def results_csv(contest: Contest) -> str:
    """A line for each player, the best first, with the points of each round; empty if they had neither game nor bye."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    deals = range(1, contest.round + 1) if contest.kind == "swiss" else ()
    writer.writerow(("place", "player", "points", "deals", "opponents", *(f"round {deal}" for deal in deals)))
    won: dict[tuple[int, int], int] = {(bye.player, bye.round): 2 for bye in contest.byes}
    for game in contest.games:
        if game.points is not None:
            won |= {(player, game.deal): points for player, points in zip(game.seats, game.points, strict=True)}
    for line in standings(contest):
        rounds = (won.get((line.player, deal)) for deal in deals)
        writer.writerow(
            (
                line.place,
                plain_cell(contest.players[line.player].name),
                *(f"{number:g}" for number in (line.points / 2, round(float(line.deals), 3), line.opponents / 2)),
                *("" if halves is None else f"{halves / 2:g}" for halves in rounds),
            )
        )
    return text.getvalue()


def plain_cell(text: str) -> str:
    """A text that no spreadsheet takes for a formula."""
    return f"'{text}" if text.startswith(tuple(FORMULA)) else text


def halves_text(halves: int) -> str:
    """`4½` for 9."""
    return f"{halves // 2 or ('' if halves % 2 else 0)}{'½' if halves % 2 else ''}"
