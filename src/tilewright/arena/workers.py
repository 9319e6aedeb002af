"""Games in this process, or in several: each worker plays one game after another and sends back every result."""

from __future__ import annotations

import contextlib
import multiprocessing
import pickle
import signal
import sys
import traceback
from collections.abc import Callable, Generator, Iterable
from itertools import islice
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import Any

from tilewright.players.loading import RULES, SEARCH, compile_missing, load_for
from tilewright.rules import TilewrightError

from .game import Company
from .plan import BadPlan, Fixture, Plan
from .results import GameResult

FAREWELL_S = 5.0


class WorkerLost(TilewrightError):
    """A worker process that ended during a task: out of memory, or killed."""

    code = "worker-lost"


def play_here(plan: Plan, fixtures: Iterable[Fixture]) -> Generator[GameResult, None, None]:
    """One game after another in this process."""
    with contextlib.closing(Company(plan)) as company:
        for fixture in fixtures:
            yield company.play(fixture)


def play_in_processes(plan: Plan, fixtures: Iterable[Fixture], processes: int) -> Generator[GameResult, None, None]:
    """Several games at once; results come as they end. Leaving the iteration ends the processes."""
    _check_objects(plan)
    compile_missing((*SEARCH, *RULES))  # once, here: the workers then find everything in the cache
    waiting = iter(fixtures)
    workers: dict[Connection, BaseProcess] = {}
    busy: set[Connection] = set()
    try:
        for fixture in islice(waiting, processes):
            ours = hire(workers, work_on, plan)
            busy.add(ours)
            ours.send(fixture)
        while busy:
            for ready in wait(list(busy)):
                assert isinstance(ready, Connection)
                result = receive(ready, workers[ready])
                assert isinstance(result, GameResult)
                yield result
                following = next(waiting, None)
                if following is None:
                    busy.remove(ready)
                else:
                    ready.send(following)
    finally:
        dismiss(workers, busy)


def _check_objects(plan: Plan) -> None:
    """Refuse a player that cannot be copied into another process."""
    for name, player in zip(plan.players, plan.objects, strict=False):
        try:
            pickle.dumps(player)
        except Exception as error:  # the player's methods may raise anything
            raise BadPlan(f"{name} cannot be sent to another process ({error}): use one process") from error


def hire(workers: dict[Connection, BaseProcess], work: Callable[..., None], *arguments: object) -> Connection:
    """Start a process that runs `work` with these arguments and its end of a pipe.

    It is spawned, because threads do not survive a fork.
    """
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    worker = context.Process(target=work, args=(*arguments, theirs), daemon=True)
    worker.start()
    theirs.close()
    workers[ours] = worker
    return ours


def receive(ready: Connection, worker: BaseProcess) -> Any:
    """What a worker sends; an error in the worker is raised here."""
    try:
        answer = ready.recv()
    except (EOFError, OSError):
        worker.join(FAREWELL_S)
        raise WorkerLost(
            f"a worker process ended in the middle of its work (exit status {worker.exitcode}); "
            "if memory is short, use fewer --processes"
        ) from None
    if isinstance(answer, BaseException):
        raise answer
    return answer


def dismiss(workers: dict[Connection, BaseProcess], busy: set[Connection]) -> None:
    """End all workers, also busy ones; each ends its engines first."""
    for connection, worker in workers.items():
        connection.close()  # which ends an idle worker
        if connection in busy:
            worker.terminate()
    for worker in workers.values():
        worker.join(FAREWELL_S)
        if worker.exitcode is None:
            worker.kill()
            worker.join()
        worker.close()


def serve(theirs: Connection, work: Callable[[Any], Any]) -> None:
    """The loop of a worker process: receive tasks and send results until the pipe is closed."""
    with contextlib.suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            task = theirs.recv()
            try:
                answer = work(task)
            except Exception as error:
                error.add_note(traceback.format_exc())
                answer = error
            theirs.send(answer)


def leave_signals_to_main() -> None:
    """In a worker: the main process handles interruptions, and ends the workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _leave)


def work_on(plan: Plan, theirs: Connection) -> None:
    """A worker process of the arena."""
    leave_signals_to_main()
    with contextlib.closing(Company(plan)) as company:
        load_for(plan.seats)
        serve(theirs, company.play)


def _leave(_number: int, _frame: FrameType | None) -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    sys.exit(0)
