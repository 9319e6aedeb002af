"""The tests of the rules once more as plain Python, and once more compiled with bounds checks.

Compiled code can read past the end of an array without an error; these two runs would fail.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.rules.trace import trace

pytestmark = pytest.mark.slow  # plain Python, and a cold compilation

ROOT = Path(__file__).parents[2]
WAYS = {
    "un-jitted": {"NUMBA_DISABLE_JIT": "1"},
    "bounds checked": {"NUMBA_BOUNDSCHECK": "1"},
}
NOT_HERE = ("test_unjitted.py", "test_compiling.py", "test_code_digest.py")  # this file, and tests of compiling


def run(way: str, *arguments: str) -> str:
    """The output of another Python process with these settings of Numba."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")} | WAYS[way],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-5000:]
    return done.stdout


@pytest.mark.parametrize("way", WAYS)
def test_rule_tests(way: str) -> None:
    """Every test of this folder but those in NOT_HERE passes, and none is skipped."""
    report = run(
        way,
        "-m",
        "pytest",
        "tests/rules",
        *(f"--ignore=tests/rules/{name}" for name in NOT_HERE),
        "-q",
        "--cold",
        "-p",
        "no:cacheprovider",
        "-p",
        "tests.rules.quick_records",
        "-W",
        "ignore:overflow encountered:RuntimeWarning",  # in plain Python, the random generator overflows on purpose
    )
    passed = re.search(r"^(\d+) passed in", report, re.MULTILINE)
    assert passed is not None, report[-2000:]
    assert int(passed[1]) > 100


@pytest.mark.parametrize("way", WAYS)
def test_random_games(way: str) -> None:
    """The trace of random games is the same as with compiled code."""
    code = "from tests.rules import quick_records, trace; trace.write()"
    assert run(way, "-c", code).splitlines() == list(trace())


@pytest.mark.parametrize(("way", "says"), [("un-jitted", "True 0"), ("bounds checked", "0 1")])
def test_numba_runs_in_the_requested_mode(way: str, says: str) -> None:
    question = "from numba import config; print(config.DISABLE_JIT, config.BOUNDSCHECK or 0)"
    assert run(way, "-c", question).split() == says.replace("True", "1").split()
