"""Help is quick, complete, and mentioned where people look for it."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.talking import COMMAND, tilewright
from tilewright import __version__
from tilewright.cli import COMMANDS

ROOT = Path(__file__).parents[2]
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


@pytest.mark.parametrize("arguments", [["--help"], ["--version"], *([name, "--help"] for name in COMMANDS)])
def test_help_loads_nothing_heavy(arguments: list[str]) -> None:
    code = (
        "import atexit, sys\n"
        "from tilewright.cli import main\n"
        f"atexit.register(lambda: print('LOADED', [name for name in {HEAVY} if name in sys.modules]))\n"
        f"main({arguments})\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "LOADED []"


def test_help_is_quick() -> None:
    """Under 0.3 s beyond what Python itself takes; the best of a few, for the machine may be busy."""

    def best_of(*command: str) -> float:
        times = []
        for _ in range(5):
            began = time.perf_counter()
            subprocess.run(command, capture_output=True, check=True)
            times.append(time.perf_counter() - began)
        return min(times)

    assert best_of(*COMMAND, "--help") - best_of(sys.executable, "-c", "") < 0.3


def test_version() -> None:
    assert tilewright("--version").stdout == f"tilewright {__version__}\n"


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
