"""The HTTP API of the puzzles that come with the package."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterable
from functools import cache, lru_cache, partial
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import JSONBody, PathParameter

from tilewright.analysis.puzzles.answers import Answer, Turn, answer_all
from tilewright.analysis.puzzles.puzzle import Puzzle, shipped_puzzles
from tilewright.analysis.puzzles.rating import weakest_level
from tilewright.analysis.replay import Replay
from tilewright.rules import Position
from tilewright.search.solver import Solver

from .computers import Urgency
from .dependencies import Address, AnyHttpRequest, TheHost, TheServices, client_key
from .errors import Refusal
from .messages.puzzles import PuzzleAnswer, PuzzleLine, PuzzleStep, PuzzleTries, PuzzleTry, PuzzleTurn, PuzzleView
from .messages.reviews import Reason
from .questions import legal_views, result_view, step_views
from .questions_api import while_connected
from .responses import READING, problems

PuzzlePath = Annotated[str, PathParameter(pattern=r"^2[cg]-[0-9]{6}$", description="The puzzle's id, as in 2c-000123")]
KEPT = 300
"""How many encoded puzzles are cached (LRU)."""


@cache
def shipped() -> dict[str, Puzzle]:
    """The puzzles by their ids."""
    return {puzzle.id: puzzle for puzzle in shipped_puzzles()}


@get("/api/puzzles", summary="All puzzles", responses=problems())
async def list_puzzles(address: Address, services: TheServices) -> Response[list[PuzzleLine]]:
    """Id, rating, goal and themes of every puzzle, in a fixed order; docs/puzzles.md says which is the day's."""
    return await services.computers.run(Urgency.QUESTION, address, ("puzzles", address), _list)


def _list(_: threading.Event) -> Any:
    return Response(_encoded_list(), media_type=MediaType.JSON)


@cache
def _encoded_list() -> bytes:
    lines = [PuzzleLine(each.id, each.rating, each.goal.value, _texts(each.themes)) for each in shipped().values()]
    return msgspec.json.encode(lines)


@get("/api/puzzles/{puzzle:str}", summary="A puzzle", responses=problems("not-found", "busy", "time-used", "closing"))
async def look_at_puzzle(puzzle: PuzzlePath, request: AnyHttpRequest, services: TheServices) -> Response[PuzzleView]:
    """A puzzle with its solution and the answer to every move that can be tried, proved when it is asked for."""
    address = client_key(request)
    work = services.computers.run(Urgency.ANALYSIS, address, ("puzzle", address), partial(_show, puzzle))
    return Response(await while_connected(request, work), media_type=MediaType.JSON)


def _show(puzzle: str, _: threading.Event) -> Any:
    if puzzle not in shipped():
        raise Refusal("not-found")
    return _encoded(puzzle)


@lru_cache(KEPT)
def _encoded(puzzle: str) -> bytes:
    return msgspec.json.encode(view_of(shipped()[puzzle]))


def view_of(puzzle: Puzzle) -> PuzzleView:
    """A puzzle as the page gets it."""
    return PuzzleView(
        id=puzzle.id,
        rating=puzzle.rating,
        goal=puzzle.goal.value,
        themes=_texts(puzzle.themes),
        seat=puzzle.position.to_move or 1,
        level=weakest_level(puzzle.position, puzzle.solution),
        turn=_turn_view(answer_all(puzzle, Solver())),
    )


def _turn_view(turn: Turn) -> PuzzleTurn:
    return PuzzleTurn(
        position=str(turn.position),
        legal=legal_views(turn.position),
        only=str(turn.only),
        rival=str(turn.rival),
        answers=[_answer_view(turn.position, turn.answers[move]) for move in turn.position.legal_moves()],
    )


def _answer_view(position: Position, answer: Answer) -> PuzzleAnswer:
    replay = Replay.of_moves(position, map(str, answer.line))
    steps = [
        PuzzleStep(
            seat=step.seat or 1,
            move=step.move or "",
            taken=step.taken,
            tiling=step.tiling,
            position=None if step.taken and not step.tiling and at.position.to_move else step.position,
        )
        for step, at in zip(step_views(replay), replay.steps, strict=True)
    ]
    return PuzzleAnswer(
        steps=steps,
        right=answer.right,
        reasons=[Reason(**reason) for reason in answer.reasons],
        result=result_view(replay),
        next=None if answer.following is None else _turn_view(answer.following),
    )


def _texts(themes: Iterable[Any]) -> list[Any]:
    return [theme.value for theme in themes]


@get(
    "/api/puzzles/{puzzle:str}/tries",
    summary="How many solved a puzzle at the first try",
    responses=problems("not-found", *READING),
)
async def look_at_tries(puzzle: PuzzlePath, host: TheHost) -> PuzzleTries:
    """The number of first tries, and how many of them solved it, as reported by devices."""
    return await host.puzzle_tries.read(await _known(puzzle))


@post(
    "/api/puzzles/{puzzle:str}/tries",
    status_code=200,
    summary="Count a first try at a puzzle",
    responses=problems("not-found", *READING),
)
async def count_try(puzzle: PuzzlePath, address: Address, data: JSONBody[PuzzleTry], host: TheHost) -> PuzzleTries:
    """For a device's first try; tries beyond the limits of an address are not counted. Returns the counts."""
    return await host.puzzle_tries.add(await _known(puzzle), data.solved, address)


async def _known(puzzle: str) -> str:
    if puzzle not in await asyncio.to_thread(shipped):  # the first call reads the file
        raise Refusal("not-found")
    return puzzle
