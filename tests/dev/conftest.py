"""Fixtures: a small checkout for `dev.py`, and its `dev.py` as a module."""

from __future__ import annotations

import importlib.util
import shutil
from pathlib import Path
from types import ModuleType

import pytest

from tests.dev.checkouts import BACKEND, BIN, EXE, PROGRAM, REPOSITORY


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout that can be set up without a network; its path has a space, as paths of people may have."""
    root = tmp_path / "check out"
    root.mkdir()
    shutil.copy(REPOSITORY / "dev.py", root)
    files = {
        "pyproject.toml": '[build-system]\nrequires = []\nbuild-backend = "backend"\nbackend-path = ["."]\n',
        "backend.py": BACKEND,
        "program.py": PROGRAM,
        "requirements.lock": "",
        "requirements-dev.lock": "-r requirements.lock\n",
    }
    for name, text in files.items():
        (root / name).write_text(text, encoding="utf-8")
    return root


@pytest.fixture
def dev(checkout: Path) -> ModuleType:
    """The checkout's `dev.py` as a module; the checkout gets an environment that lacks only its stamp."""
    spec = importlib.util.spec_from_file_location("dev_of_checkout", checkout / "dev.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    python = checkout / ".venv" / BIN / ("python" + EXE)
    python.parent.mkdir(parents=True)
    python.touch()
    return module
