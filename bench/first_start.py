"""How long the very first start takes: a wheel in an empty environment, with an empty cache.

    python bench/first_start.py [WHEEL] [--compile] [--json]

Without WHEEL, one is built from this checkout (two minutes). It is installed with its dependencies into a new
environment. *Page*: from `tilewright play` until the start page is served. *Computer*: from there until the computer's
first move, at a table where it begins, for 2, 3 and 4 players, each after a new start with an empty cache. *Best*:
`tilewright best` of a dealt position, from an empty cache. --compile takes the machine code out of the package first,
so that everything is compiled here.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

REPOSITORY = Path(__file__).parents[1]
COMPUTER = {"who": "computer", "level": 5}


def build(folder: Path) -> Path:
    """A wheel of this checkout."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=REPOSITORY, check=True, stdout=sys.stderr)
    return next(folder.glob("*.whl"))


def install(wheel: Path, folder: Path, *, compiling: bool) -> Path:
    """An environment with the wheel in it; its folder of programs."""
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
    pip = [str(folder / "bin" / "python"), "-m", "pip", "install", "--quiet", "--quiet", str(wheel)]
    subprocess.run(pip, check=True, stdout=sys.stderr)
    (machine_code,) = folder.glob("lib/python*/site-packages/tilewright/machine_code")
    if compiling:
        shutil.rmtree(machine_code)
    return folder / "bin"


def ask(address: str, body: Any = None) -> Any:
    """What the server answers to a GET, or to a POST of a body."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address, data, {"content-type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        content = answer.read()
    return json.loads(content) if answer.headers["content-type"].startswith("application/json") else content


def first_move(programs: Path, folder: Path, players: int) -> dict[str, float]:
    """Seconds to the page, and from there to the first move of the computer."""
    begun = time.perf_counter()
    command = [str(programs / "tilewright"), "play", "--no-browser", "--data", str(folder / "data")]
    environment = os.environ | {"TILEWRIGHT_CACHE": str(folder / "cache")}
    with subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8", env=environment) as process:
        try:
            line = (process.stdout or sys.stdin).readline()
            address = next(word for word in line.split() if word.startswith("http")).rstrip("/.")
            ask(address + "/")
            page = time.perf_counter()
            seats = [{"who": "person", "name": "Ana"}, *[COMPUTER] * (players - 1)]
            table = ask(address + "/api/tables", {"seats": seats, "first": 2})["table"]
            while " offer:2 " in (ask(f"{address}/api/tables/{table}")["position"] or " offer:2 "):
                time.sleep(0.02)
            moved = time.perf_counter()
        finally:
            process.terminate()
    return {"page": page - begun, "computer": moved - page}


def best(programs: Path, folder: Path, position: str) -> float:
    """Seconds of `tilewright best`."""
    begun = time.perf_counter()
    environment = os.environ | {"TILEWRIGHT_CACHE": str(folder / "cache")}
    command = [str(programs / "tilewright"), "best", position, "--nodes", "1000"]
    subprocess.run(command, env=environment, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - begun


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("wheel", metavar="WHEEL", nargs="?", type=Path)
    parser.add_argument("--compile", action="store_true", help="without the machine code of the package")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        wheel = options.wheel or build(folder / "wheel")
        programs = install(wheel, folder / "environment", compiling=options.compile)
        found: dict[str, Any] = {"wheel_mb": wheel.stat().st_size / 1e6}
        for players in (2, 3, 4):
            for kind, seconds in first_move(programs, folder / str(players), players).items():
                found[f"{kind}_{players}"] = seconds
        code = "from tilewright import Position; print(Position.start().deal_randomly(1))"
        dealt = subprocess.check_output([str(programs / "python"), "-c", code], text=True).strip()
        found["best"] = best(programs, folder / "best", dealt)
    if options.json:
        print(json.dumps(found))
        return
    print(f"wheel     {found['wheel_mb']:6.1f} MB")
    for key, value in found.items():
        if key != "wheel_mb":
            print(f"{key.replace('_', ', '):<12}{value:6.2f} s")


if __name__ == "__main__":
    main()
