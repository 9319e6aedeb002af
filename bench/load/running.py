"""What benchmarks of the server share: their options, and a server for as long as they measure."""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bench.load.processes import ServerProcess, tilewright_server


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
