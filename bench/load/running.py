"""What benchmarks of the server share: their options, and a server for as long as they measure."""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from bench.load.processes import ServerProcess, tilewright_server

Given = TypeVar("Given")
Made = TypeVar("Made")
AT_ONCE = 100


def options_of(doc: str | None) -> argparse.ArgumentParser:
    """A parser for a program with this docstring; every program can print JSON."""
    parser = argparse.ArgumentParser(description=doc, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    return parser


@contextmanager
def temporary_server(*options: str) -> Iterator[ServerProcess]:
    """`tilewright serve` on a folder that is deleted afterwards."""
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder,
        tilewright_server(Path(folder), *options) as server,
    ):
        yield server


async def few_at_a_time(work: Callable[[Given], Awaitable[Made]], all_: Sequence[Given]) -> list[Made]:
    """Run `work` for each, a few at a time: a server would refuse some of many simultaneous requests."""
    found: list[Made] = []
    for start in range(0, len(all_), AT_ONCE):
        found += await asyncio.gather(*map(work, all_[start : start + AT_ONCE]))
    return found
