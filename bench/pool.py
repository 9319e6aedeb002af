"""Work for many processes whose results go to a file, line by line, so that a run can be stopped and resumed."""

from __future__ import annotations

import json
import multiprocessing
import os
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

Json = dict[str, Any]


def work_through(
    jobs: Sequence[Json], do: Callable[[Json], Json], out: Path, workers: int, seconds: float
) -> list[Json]:
    """Do every job whose `id` is not in the file yet; stop early when the time is over.

    `do` runs in another process; its answer is written with the job's fields.
    """
    done = {each["id"]: each for each in read_lines(out)}
    end_last_line(out)
    left = [job for job in jobs if job["id"] not in done]
    began = time.monotonic()
    context = multiprocessing.get_context("spawn")
    with out.open("a", encoding="utf-8") as file, context.Pool(workers, _set_up) as pool:
        for count, (job, answer) in enumerate(pool.imap_unordered(_Call(do), left), 1):
            done[job["id"]] = job | answer
            file.write(json.dumps(job | answer) + "\n")
            file.flush()
            spent = time.monotonic() - began
            if count % 10 == 0 or count == len(left):
                print(f"{count} of {len(left)} in {spent:.0f} s", file=sys.stderr, flush=True)
            if spent > seconds:
                print(f"stopped after {spent:.0f} s: {len(left) - count} left", file=sys.stderr)
                pool.terminate()
                break
    return [done[job["id"]] for job in jobs if job["id"] in done]


def read_lines(file: Path) -> list[Json]:
    """The complete lines of a file; none if it does not exist."""
    if not file.exists():
        return []
    found = []
    for line in file.read_text(encoding="utf-8").splitlines():
        try:
            found.append(json.loads(line))
        except ValueError:  # cut off when a run was killed
            continue
    return found


def end_last_line(file: Path) -> None:
    """End a line that was cut off when a run was killed, so that the next result does not join it."""
    if file.exists() and file.read_bytes()[-1:] not in (b"", b"\n"):
        with file.open("a", encoding="utf-8") as cut_off:
            cut_off.write("\n")


class _Call:
    def __init__(self, do: Callable[[Json], Json]) -> None:
        self.do = do

    def __call__(self, job: Json) -> tuple[Json, Json]:
        return job, self.do(job)


def _set_up() -> None:
    os.environ.setdefault("NUMBA_NUM_THREADS", "1")
