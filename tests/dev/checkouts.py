"""Small checkouts that need no network: `dev.py`, empty lock files, and a build backend of their own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

REPOSITORY = Path(__file__).parents[2]
BIN, EXE = ("Scripts", ".exe") if os.name == "nt" else ("bin", "")

BACKEND = """
import pathlib, zipfile

def build_editable(wheel_directory, config_settings=None, metadata_directory=None):
    name, info = "tilewright-0-py3-none-any.whl", "tilewright-0.dist-info/"
    with zipfile.ZipFile(pathlib.Path(wheel_directory, name), "w") as wheel:
        wheel.writestr("tilewright.pth", str(pathlib.Path.cwd()))
        wheel.writestr(info + "METADATA", "Metadata-Version: 2.1\\nName: tilewright\\nVersion: 0\\n")
        wheel.writestr(info + "WHEEL", "Wheel-Version: 1.0\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n")
        wheel.writestr(info + "entry_points.txt", "[console_scripts]\\ntilewright = program:main\\n")
        wheel.writestr(info + "RECORD", "")
    return name
"""

PROGRAM = """
import sys

def main():
    print(sys.argv[1:], sys.stdin.read())
    return 7
"""


def start(root: Path, *args: str, **environment: str) -> subprocess.Popen[str]:
    """Start a checkout's `dev.py`, with pip cut off from every index."""
    return subprocess.Popen(
        [sys.executable, str(root / "dev.py"), *args],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PIP_NO_INDEX": "1", **environment},
        text=True,
    )


def run(root: Path, *args: str, stdin: str = "", **environment: str) -> tuple[int, str, str]:
    """Run a checkout's `dev.py` to its end: exit status, standard output, standard error."""
    with start(root, *args, **environment) as process:
        output, talk = process.communicate(stdin)
    return process.returncode, output, talk


def stamp(root: Path, lines: list[str]) -> None:
    (root / ".venv" / "dev-stamp.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
