"""Apply one function to many tasks: in this process, in several, or on a Ray cluster. Results come in order."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterable
from itertools import islice
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

from tilewright._version import __version__

from .cluster import TASKS_PER_CORE, check_version, connected, fetched
from .workers import dismiss, hire, leave_signals_to_main, receive, serve

Task = TypeVar("Task")
Result = TypeVar("Result")


def spread(
    work: Callable[[Task], Result], tasks: Iterable[Task], *, processes: int = 1, cluster: str | None = None
) -> Generator[Result, None, None]:
    """Yield the result of each task; there may be infinitely many. Leaving the iteration stops the work."""
    if cluster is not None:
        return _on_cluster(work, tasks, cluster, processes)
    if processes == 1:
        return (work(task) for task in tasks)
    return _in_processes(work, tasks, processes)


def _in_processes(
    work: Callable[[Task], Result], tasks: Iterable[Task], processes: int
) -> Generator[Result, None, None]:
    waiting = enumerate(tasks)
    workers: dict[Connection, BaseProcess] = {}
    at_work: dict[Connection, int] = {}
    done: dict[int, Result] = {}
    following = 0
    try:
        for number, task in islice(waiting, processes):
            ours = hire(workers, _work, work)
            at_work[ours] = number
            ours.send(task)
        while at_work:
            for ready in wait(list(at_work)):
                assert isinstance(ready, Connection)
                done[at_work.pop(ready)] = receive(ready, workers[ready])
                for number, task in islice(waiting, 1):
                    at_work[ready] = number
                    ready.send(task)
            while following in done:
                yield done.pop(following)
                following += 1
    finally:
        dismiss(workers, set(at_work))


def _work(work: Callable[[Task], Result], theirs: Connection) -> None:
    leave_signals_to_main()
    serve(theirs, work)


def _on_cluster(
    work: Callable[[Task], Result], tasks: Iterable[Task], address: str, processes: int
) -> Generator[Result, None, None]:
    ray = connected(address, processes)
    try:
        remote = ray.remote(num_cpus=1, max_retries=3)(_checked)
        waiting = iter(tasks)
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        at_work: deque[Any] = deque(
            remote.remote(work, task, __version__) for task in islice(waiting, TASKS_PER_CORE * cores)
        )
        while at_work:
            result: Result = fetched(ray, at_work.popleft())
            at_work += [remote.remote(work, task, __version__) for task in islice(waiting, 1)]
            yield result
    finally:
        ray.shutdown()


def _checked(work: Callable[[Task], Result], task: Task, version: str) -> Result:
    check_version(version)
    return work(task)
