"""The compiled search is cached, and other processes can load it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.compiled_code import lend_compiled_code

pytestmark = pytest.mark.slow  # a compilation

SEARCH = (
    "from tilewright import Position\n"
    "from tilewright.search import Limits, search\n"
    "found = search(Position.start().deal_randomly(1), Limits(nodes=3000))\n"
    "print(found.best, found.nodes, found.depth, found.margin)\n"
)


def test_a_second_process_loads_what_the_first_compiled(tmp_path: Path) -> None:
    """That would fail if a recursive function were compiled for several argument types."""
    folder = lend_compiled_code(tmp_path, without="search.alpha_beta")  # also without alpha_beta_driver

    def run() -> subprocess.CompletedProcess[str]:
        environment = os.environ | {"TILEWRIGHT_CACHE": str(tmp_path)}
        return subprocess.run(
            [sys.executable, "-c", SEARCH], env=environment, capture_output=True, text=True, check=True
        )

    first = run()
    assert "compiling" in first.stderr
    files = sorted(path.name for path in folder.iterdir() if not path.is_symlink())
    second, third = run(), run()
    assert first.stdout == second.stdout == third.stdout
    assert second.stderr == third.stderr == ""
    assert sorted(path.name for path in folder.iterdir() if not path.is_symlink()) == files
    descends = [name for name in files if name.startswith("search.alpha_beta.descend.")]
    assert len(descends) == 1


HINT = """
import sys, threading
from numba.core.dispatcher import Dispatcher
from tilewright import Position
from tilewright.players.loading import load_for_review
from tilewright.server.questions import analyse_hint

def signatures():
    modules = [module for name, module in list(sys.modules.items()) if name.startswith("tilewright.")]
    functions = {each for module in modules for each in vars(module).values() if isinstance(each, Dispatcher)}
    return {(function.__name__, str(types)) for function in functions for types in function.signatures}

load_for_review(2)
before = signatures()
analyse_hint(Position.start().deal_randomly(1), threading.Event(), 0.1, 3)
print(len(before), sorted(signatures() - before))
"""


def test_nothing_is_left_to_be_compiled_at_the_first_hint() -> None:
    found = subprocess.run([sys.executable, "-c", HINT], capture_output=True, text=True, check=True).stdout
    count, new = found.split(maxsplit=1)
    assert int(count) > 20
    assert new.strip() == "[]"
