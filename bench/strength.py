"""Play the matches of docs/strength.md and print their rows: `python3 dev.py python bench/strength.py [PROCESSES]`."""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
from pathlib import Path

from tilewright.cli.competition import cores
from tilewright.cli.number_argument import count

STRENGTH = Path(__file__).parent.parent / "docs" / "strength.md"


def matches() -> list[str]:
    """The commands in the rows of its tables."""
    return re.findall(r"^\|.*`tilewright arena ([^`]+)`", STRENGTH.read_text(encoding="utf-8"), re.MULTILINE)


def play(match: str, processes: int) -> str:
    """One match, as a row of a table."""
    command = [sys.executable, "-m", "tilewright", "arena", *match.split(), "--processes", str(processes), "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        return f"| `tilewright arena {match}` | {done.stderr.strip().splitlines()[-1]} | |"
    first = json.loads(done.stdout)["standings"][0]
    share, margin = first["win_share"], first["margin"]
    return (
        f"| `tilewright arena {match}` "
        f"| {share['value']:.1%} ({share['low']:.1%} to {share['high']:.1%}) "
        f"| {margin['value']:+.1f} ({margin['low']:+.1f} to {margin['high']:+.1f}) |"
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("processes", type=count, nargs="?", default=cores(), help="games at once (one for each core)")
    workers = parser.parse_args().processes
    print("| match | win share of the first, 95% | margin, 95% |\n|---|---|---|")
    for each in matches():
        print(play(each, workers), flush=True)
