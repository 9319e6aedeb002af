"""The error for a missing framework, and that each environment needs only its own."""

from __future__ import annotations

import subprocess
import sys

import pytest

pytestmark = pytest.mark.slow  # many processes

BLOCK = "import sys\nfor name in {missing!r}: sys.modules[name] = None\n"


def python(code: str, missing: tuple[str, ...]) -> subprocess.CompletedProcess[str]:
    """Run some Python to which packages look as if they were not installed."""
    command = [sys.executable, "-c", BLOCK.format(missing=missing) + code]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("name", "package"),
    [
        ("azul_v0", "pettingzoo"),
        ("AzulVectorEnv", "gymnasium"),
        ("AzulSingleEnv", "gymnasium"),
        ("python_azul", "pyspiel"),
    ],
)
def test_a_missing_framework(name: str, package: str) -> None:
    done = python(f"from tilewright.environments import {name}", (package,))
    assert done.returncode == 1
    last = done.stderr.strip().splitlines()[-1]
    shown = "open_spiel" if package == "pyspiel" else package
    assert last == f"ImportError: {shown} is missing; install it with: pip install 'tilewright[environments]'"


def test_pictures_need_pillow() -> None:
    """Text and SVG do not."""
    draw = (
        "from tilewright import Position\n"
        "from tilewright.environments.rendering import show\n"
        "show(Position.start(), {!r})"
    )
    assert python(draw.format("svg"), ("PIL",)).returncode == 0
    done = python(draw.format("rgb_array"), ("PIL",))
    assert done.stderr.endswith("pillow is missing; install it with: pip install 'tilewright[environments]'\n")


def test_each_needs_only_its_own() -> None:
    assert python("from tilewright.environments import python_azul", ("gymnasium", "pettingzoo")).returncode == 0
    assert python("from tilewright.environments import AzulVectorEnv", ("pyspiel", "pettingzoo")).returncode == 0
    assert python("import tilewright.environments", ("gymnasium", "pettingzoo", "pyspiel")).returncode == 0
