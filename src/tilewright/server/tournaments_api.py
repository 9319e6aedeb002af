"""The HTTP API of tournaments: make, enter, act, watch, and the results as files."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import MediaType, Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from tilewright.contests.tournament_results import results_csv

from .dependencies import Address, AnyPerson, AnySecret, TheHost
from .messages.tournaments import (
    NewTournament,
    TournamentAct,
    TournamentEntered,
    TournamentEntering,
    TournamentLine,
    TournamentView,
)
from .responses import READING, WRITING, problems

TournamentPath = Annotated[str, PathParameter(pattern="^[0-9A-Za-z]{12}$", description="The tournament of a link")]
Have = Annotated[str | None, QueryParameter(max_length=40, description="The `tag` that you have")]
WaitS = Annotated[int, QueryParameter(ge=0, le=25, description="Seconds to wait for a state other than `have`")]


@get("/api/tournaments", summary="Tournaments that are open to everybody", responses=problems(*READING))
async def list_tournaments(host: TheHost) -> list[TournamentLine]:
    """Those that have not begun and those that are played now."""
    return await host.tournaments.listed()


@post(
    "/api/tournaments",
    status_code=201,
    summary="Make a tournament",
    responses=problems(
        "no-such-promise", "name-taken", "not-signed-in", "name-needed", "too-many-tournaments", *WRITING
    ),
)
async def make_tournament(
    address: Address, data: JSONBody[NewTournament], host: TheHost, visitor: AnyPerson
) -> TournamentEntered:
    """A guest gets the maker's secret only in this answer. It is needed to start the tournament, and to play."""
    return await host.tournaments.make(data, visitor, address)


@get(
    "/api/tournaments/{tournament:str}",
    summary="A tournament as everybody may see it",
    responses=problems("no-such-tournament", "wrong-secret", *READING),
)
async def look_at_tournament(
    tournament: TournamentPath, host: TheHost, secret: AnySecret, have: Have = None, wait: WaitS = 0
) -> TournamentView:
    """With `have` and `wait`: answers when the tournament differs from `have`, or after `wait` seconds."""
    return await host.tournaments.look(tournament, secret, have, wait)


@post(
    "/api/tournaments/{tournament:str}/enter",
    status_code=201,
    summary="Enter a tournament",
    responses=problems(
        "no-such-tournament",
        "tournament-over",
        "tournament-full",
        "name-taken",
        "not-signed-in",
        "name-needed",
        "wrong-secret",
        *WRITING,
    ),
)
async def enter_tournament(
    address: Address,
    tournament: TournamentPath,
    data: JSONBody[TournamentEntering],
    host: TheHost,
    secret: AnySecret,
    visitor: AnyPerson,
) -> TournamentEntered:
    """A person who has entered already, by their secret or lasting name, gets the same secret again."""
    return await host.tournaments.enter(tournament, data, secret, visitor, address)


@post(
    "/api/tournaments/{tournament:str}/act",
    status_code=200,
    summary="Be ready, leave or return; as the maker, start, cancel or remove",
    responses=problems(
        "no-such-tournament",
        "not-in-tournament",
        "not-the-maker",
        "tournament-over",
        "tournament-begun",
        "too-few-players",
        "wrong-secret",
        "draining",
        *WRITING,
    ),
)
async def act_in_tournament(
    address: Address, tournament: TournamentPath, data: JSONBody[TournamentAct], host: TheHost, secret: AnySecret
) -> TournamentView:
    """The tournament afterwards."""
    await host.tournaments.act(tournament, data, secret, address)
    return await host.tournaments.look(tournament, secret)


@get(
    "/api/tournaments/{tournament:str}/results.json",
    summary="The results so far, with the data to check the deals",
    responses=problems("no-such-tournament", *READING),
)
async def download_results(tournament: TournamentPath, host: TheHost) -> Response[dict[str, Any]]:
    """Standings, games with their tables, byes, and what each player added to the deals."""
    found = await host.tournaments.watching.results(tournament)
    return Response(found, media_type=MediaType.JSON, headers=_file(tournament, "json"))


@get(
    "/api/tournaments/{tournament:str}/results.csv",
    media_type=MediaType.TEXT,
    summary="The standings as a table",
    responses=problems("no-such-tournament", *READING),
)
async def download_table(tournament: TournamentPath, host: TheHost) -> Response[str]:
    """A line for each player, the best first."""
    found = await host.tournaments.read(tournament)
    return Response(results_csv(found.contest), media_type="text/csv", headers=_file(tournament, "csv"))


def _file(tournament: str, kind: str) -> dict[str, str]:
    name = f'attachment; filename="tournament-{tournament}.{kind}"'
    return {"content-disposition": name, "cache-control": "no-cache"}
