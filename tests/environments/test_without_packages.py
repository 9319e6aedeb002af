"""Each environment needs only its own framework; if that is missing, the error says how to install it."""

from __future__ import annotations

import subprocess
import sys

import pytest

pytestmark = pytest.mark.slow  # many processes

BLOCK = """
import sys

def block(*names):
    sys.modules.update(dict.fromkeys(names))

"""
FRAMEWORKS = {
    "AzulVectorEnv": "gymnasium",
    "AzulSingleEnv": "gymnasium",
    "azul_v0": "pettingzoo",  # after the two above: this loads spaces.py with Gymnasium
    "python_azul": "pyspiel",
}
IMPORT_EACH = f"""
from tilewright import environments

for name, package in {FRAMEWORKS}.items():
    block(package)
    try:
        getattr(environments, name)
    except ImportError as error:
        print(error)
    del sys.modules[package]
"""
DRAW = """
block("PIL")
from tilewright import Position
from tilewright.environments.rendering import show

show(Position.start(), "svg")
print("drawn")
show(Position.start(), "rgb_array")
"""


def python(code: str) -> subprocess.CompletedProcess[str]:
    """Run Python code that may call `block(...)`: packages then look as if they were not installed."""
    return subprocess.run([sys.executable, "-c", BLOCK + code], capture_output=True, text=True, check=False)


def test_a_missing_framework() -> None:
    done = python(IMPORT_EACH)
    shown = ["open_spiel" if package == "pyspiel" else package for package in FRAMEWORKS.values()]
    assert done.stdout.splitlines() == [
        f"{package} is missing; install it with: pip install 'tilewright[environments]'" for package in shown
    ]


def test_pictures_need_pillow() -> None:
    """Only `rgb_array` needs Pillow; SVG does not."""
    done = python(DRAW)
    assert done.stdout == "drawn\n"
    assert done.stderr.endswith("pillow is missing; install it with: pip install 'tilewright[environments]'\n")


@pytest.mark.parametrize(
    ("name", "others"),
    [("python_azul", ("gymnasium", "pettingzoo")), ("AzulVectorEnv", ("pyspiel", "pettingzoo"))],
)
def test_each_needs_only_its_own(name: str, others: tuple[str, ...]) -> None:
    """Importing `tilewright.environments` needs no framework, and one environment needs only its own."""
    without_any = "block('gymnasium', 'pettingzoo', 'pyspiel')\nimport tilewright.environments\n"
    unblock = f"for name in {{'gymnasium', 'pettingzoo', 'pyspiel'}} - {set(others)}: del sys.modules[name]\n"
    done = python(f"{without_any}{unblock}from tilewright.environments import {name}")
    assert done.returncode == 0, done.stderr
