"""The HTTP API of tournaments: make, enter, act, watch, and the results as files."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import MediaType, Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from tilewright.contests.tournament_results import results_csv

from .messages.tournaments import (
    NewTournament,
    TournamentAct,
    TournamentEntered,
    TournamentEntering,
    TournamentLine,
    TournamentView,
)
from .questions_api import AnyHttpRequest, TheHost, client_key
from .responses import problems
from .tables_api import Bearer, PersonHeader, secret_of

TournamentPath = Annotated[str, PathParameter(pattern="^[0-9A-Za-z]{12}$", description="The tournament of a link")]
Have = Annotated[str | None, QueryParameter(max_length=40, description="The `tag` that you have")]
WaitS = Annotated[int, QueryParameter(ge=0, le=25, description="Seconds to wait for something else than you have")]


@get("/api/tournaments", summary="Tournaments that are open to everybody", responses=problems("store-unavailable"))
async def list_tournaments(host: TheHost) -> list[TournamentLine]:
    """Those that have not begun and those that are played now."""
    return await host.tournaments.listed()


@post(
    "/api/tournaments",
    status_code=201,
    summary="Make a tournament",
    responses=problems("no-such-promise", "not-signed-in", "name-needed", "too-many-tournaments", "store-unavailable"),
)
async def make_tournament(
    request: AnyHttpRequest, data: JSONBody[NewTournament], host: TheHost, token: PersonHeader = None
) -> TournamentEntered:
    """Only this answer contains the maker's secret, which starts the tournament and, if the maker entered, plays."""
    person = await host.people.of_token(token)
    return await host.tournaments.make(data, person, client_key(request))


@get(
    "/api/tournaments/{tournament:str}",
    summary="A tournament as everybody may see it",
    responses=problems("no-such-tournament", "wrong-secret", "store-unavailable"),
)
async def look_at_tournament(
    tournament: TournamentPath, host: TheHost, have: Have = None, wait: WaitS = 0, authorization: Bearer = None
) -> TournamentView:
    """With `have` and `wait`: answers when the tournament differs from `have`, or after `wait` seconds."""
    return await host.tournaments.look(tournament, secret_of(authorization), have, wait)


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
        "store-unavailable",
    ),
)
async def enter_tournament(
    request: AnyHttpRequest,
    tournament: TournamentPath,
    data: JSONBody[TournamentEntering],
    host: TheHost,
    authorization: Bearer = None,
    token: PersonHeader = None,
) -> TournamentEntered:
    """A person who has entered already, by their secret or lasting name, gets the same secret again."""
    person = await host.people.of_token(token)
    return await host.tournaments.enter(tournament, data, secret_of(authorization), person, client_key(request))


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
        "store-unavailable",
    ),
)
async def act_in_tournament(
    request: AnyHttpRequest,
    tournament: TournamentPath,
    data: JSONBody[TournamentAct],
    host: TheHost,
    authorization: Bearer = None,
) -> TournamentView:
    """The tournament afterwards."""
    secret = secret_of(authorization)
    await host.tournaments.act(tournament, data, secret, client_key(request))
    return await host.tournaments.look(tournament, secret)


@get(
    "/api/tournaments/{tournament:str}/results.json",
    summary="The results so far, with the data to check the deals",
    responses=problems("no-such-tournament", "store-unavailable"),
)
async def download_results(tournament: TournamentPath, host: TheHost) -> Response[dict[str, Any]]:
    """Standings, games with their tables, byes, and what each player added to the deals."""
    found = await host.tournaments.watching.results(tournament)
    return Response(found, media_type=MediaType.JSON, headers=_file(tournament, "json"))


@get(
    "/api/tournaments/{tournament:str}/results.csv",
    media_type=MediaType.TEXT,
    summary="The standings as a table",
    responses=problems("no-such-tournament", "store-unavailable"),
)
async def download_table(tournament: TournamentPath, host: TheHost) -> Response[str]:
    """A line for each player, the best first."""
    found = await host.tournaments.read(tournament)
    return Response(results_csv(found.contest), media_type="text/csv", headers=_file(tournament, "csv"))


def _file(tournament: str, kind: str) -> dict[str, str]:
    name = f'attachment; filename="tournament-{tournament}.{kind}"'
    return {"content-disposition": name, "cache-control": "no-cache"}


HANDLERS = [
    list_tournaments,
    make_tournament,
    look_at_tournament,
    enter_tournament,
    act_in_tournament,
    download_results,
    download_table,
]
