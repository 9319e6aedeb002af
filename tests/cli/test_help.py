"""Help is fast and complete, and every command is documented."""

from __future__ import annotations

import gc
import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.talking import tilewright, tilewright_process
from tilewright import __version__
from tilewright.cli import COMMANDS, collect_later

ROOT = Path(__file__).parents[2]
HELP = [["--help"], ["--version"], *([name, "--help"] for name in COMMANDS)]
MOST_MODULES = 100
HEAVY = ("numba", "numpy", "llvmlite", "litestar", "msgspec", "uvicorn")


def test_every_command_is_listed() -> None:
    done = tilewright("--help")
    assert done.returncode == 0
    for name, purpose in COMMANDS.items():
        assert name in done.stdout
        assert " ".join(purpose.split()[:3]) in done.stdout


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str) -> None:
    done = tilewright(command, "--help")
    assert done.returncode == 0
    assert done.stdout.startswith(f"usage: tilewright {command}")
    assert len(done.stdout.splitlines()) > 4


@pytest.fixture(scope="module")
def loaded() -> list[list[str]]:
    """For each command line in HELP, the modules that one process has loaded by then, beyond those of a bare Python."""
    code = (
        "import contextlib, io, json, sys\n"
        "found = []\n"
        "before = set(sys.modules)\n"
        f"for arguments in {HELP}:\n"
        "    with contextlib.redirect_stdout(io.StringIO()), contextlib.suppress(SystemExit):\n"
        "        from tilewright.cli import main\n"
        "        main(arguments)\n"
        "    found.append(sorted(set(sys.modules) - before))\n"
        "print(json.dumps(found))\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return list(json.loads(done.stdout))


@pytest.mark.parametrize("place", range(len(HELP)), ids=[" ".join(arguments) for arguments in HELP])
def test_help_loads_nothing_heavy(place: int, loaded: list[list[str]]) -> None:
    assert [name for name in HEAVY if name in loaded[place]] == []


def test_help_is_quick(loaded: list[list[str]]) -> None:
    """Imports take most of the start time, so `--help` may load few modules."""
    assert len(loaded[0]) < MOST_MODULES


def test_version() -> None:
    assert tilewright_process("--version").stdout == f"tilewright {__version__}\n"


@pytest.mark.parametrize("arguments", [[], ["nonsense"], ["--nonsense"]])
def test_mistakes(arguments: list[str]) -> None:
    done = tilewright(*arguments)
    assert done.returncode == 2
    assert done.stderr.startswith("usage: tilewright")
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_is_documented(command: str) -> None:
    pages = [ROOT / "README.md", *sorted((ROOT / "docs").glob("**/*.md"))]
    written = "\n".join(page.read_text(encoding="utf-8") for page in pages if page.exists())
    assert f"tilewright {command}" in written


@pytest.mark.parametrize("chosen", [None, (20_000, 20, 50)])
def test_the_garbage_collector_returns_to_its_settings_after_the_start(
    chosen: tuple[int, int, int] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`collect_later` postpones collections; after the first one, the thresholds are the usual or the chosen ones."""
    monkeypatch.setattr(gc, "freeze", lambda: None)
    usual, callbacks = gc.get_threshold(), list(gc.callbacks)
    try:
        collect_later()
        assert gc.get_threshold()[0] > 100_000
        if chosen:
            gc.set_threshold(*chosen)
        gc.collect(0)
        assert gc.get_threshold() == (chosen or usual)
        assert gc.callbacks == callbacks
    finally:
        gc.set_threshold(*usual)
