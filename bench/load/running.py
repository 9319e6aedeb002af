"""What benchmarks of the server share: their options, a server for as long as they measure, and their event loop."""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

from bench.load.processes import ServerProcess, tilewright_server

T = TypeVar("T")


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


def run(main: Coroutine[Any, Any, T]) -> T:
    """`asyncio.run` with uvloop where it is installed."""
    factory = None
    with suppress(ImportError):
        import uvloop

        factory = uvloop.new_event_loop
    with asyncio.Runner(loop_factory=factory) as runner:
        return runner.run(main)
