"""The public view of a tournament, the part for one person, and its results as files."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from tilewright.contests.tournament import Contest
from tilewright.contests.tournament_results import results_json
from tilewright.contests.tournament_standings import WIN, standings
from tilewright.fairness import commitment
from tilewright.server.messages.tournaments import (
    GameMark,
    TournamentGame,
    TournamentPlayer,
    TournamentStanding,
    TournamentView,
    TournamentYou,
)

from .document import Tournament, tag_of


def tournament_view(tournament: Tournament, now: float) -> TournamentView:
    """The tournament as everybody may see it, with its tag; `now` and `you` are added to each answer, after the tag."""
    contest = tournament.contest
    swiss = contest.kind == "swiss"
    marks = _marks(contest, now)
    view = TournamentView(
        tournament=tournament.id,
        tag="",
        title=tournament.title,
        kind=contest.kind,
        rounds=contest.rounds if swiss else None,
        minutes=None if swiss else contest.minutes,
        clock=tournament.clock,
        side=tournament.side,
        rated=tournament.rated,
        listed=tournament.listed,
        state=contest.state,
        starts=tournament.starts if contest.state == "open" else None,
        ends=contest.ends if not swiss and contest.state == "running" else None,
        round=contest.round,
        players=[
            TournamentPlayer(player.name, player.rating or None, entry.program, player.here)
            for player, entry in zip(contest.players, tournament.entries, strict=True)
        ],
        standings=[
            TournamentStanding(
                line.player,
                line.place,
                line.points / 2,
                round(float(line.deals), 2),
                line.opponents / 2,
                marks[line.player],
            )
            for line in standings(contest)
        ],
        games=[
            TournamentGame(game.deal, list(game.seats), list(game.ready), game.until, bool(game.table))
            for game in contest.games
            if game.is_open and contest.state == "running"
        ],
        byes=[bye.player for bye in contest.byes if bye.round == contest.round and contest.state == "running"],
        name=tournament.name,
        commitment=commitment(bytes.fromhex(tournament.secret), tournament.name),
        mixed=tournament.mixes(),
        secret=tournament.secret if contest.state == "over" else None,
        now=0.0,
        you=None,
    )
    return replace(view, tag=tag_of(msgspec.json.encode(view)))


def you_in(tournament: Tournament, holder: str | None) -> TournamentYou | None:
    """The part for one person; None for one who has not entered."""
    if holder is None:
        return None
    player = tournament.player(holder)
    maker = tournament.maker == holder
    if player is None:
        return TournamentYou(None, True, False, None, None) if maker else None
    contest = tournament.contest
    at = contest.game_of(player)
    game = None if at is None else contest.games[at]
    begun = game is not None and bool(game.table) and contest.state == "running"
    return TournamentYou(
        player=player,
        maker=maker,
        waits=contest.players[player].waits is not None,
        table=game.table if game is not None and begun else None,
        seat=game.seats.index(player) + 1 if game is not None and begun else None,
    )


def _marks(contest: Contest, now: float) -> list[list[GameMark]]:
    """By player: every game that is over, and every bye, in order."""
    hidden = contest.shared_deals(now)
    marks: list[list[GameMark]] = [[] for _ in contest.players]
    for game in contest.games:
        if game.points is None or (contest.kind == "arena" and not game.is_played):
            continue
        table = game.table if game.table and game.deal not in hidden else None
        for player, other, points in zip(game.seats, reversed(game.seats), game.points, strict=True):
            marks[player].append(GameMark(game.deal, points / 2, other, game.is_played, table))
    for bye in contest.byes:
        marks[bye.player].append(GameMark(bye.round, WIN / 2, None, False, None))
    return [sorted(each, key=lambda mark: mark.deal) for each in marks]


def results_of(tournament: Tournament, now: float) -> dict[str, Any]:
    """All results for a file, with the data to check the deals, without tables of a deal that is still played."""
    contest = tournament.contest
    hidden = contest.shared_deals(now)
    games = tuple(replace(game, table="") if game.deal in hidden else game for game in contest.games)
    return {
        **results_json(replace(contest, games=games)),
        "title": tournament.title,
        "tournament": tournament.id,
        "side": tournament.side,
        "clock": tournament.clock,
        "rated": tournament.rated,
        "fairness": {
            "table": tournament.name,
            "commitment": commitment(bytes.fromhex(tournament.secret), tournament.name),
            "secret": tournament.secret if contest.state == "over" else None,
            "added": [entry.randomness for entry in tournament.entries],
            "deals": [
                {"deal": deal, "entrants": entrants, "mixed": mixed}
                for deal, (entrants, mixed) in enumerate(zip(contest.entrants, tournament.mixes(), strict=True), 1)
            ],
        },
    }
