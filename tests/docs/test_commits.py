"""Commits that the documentation names exist."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def git(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)


def test_commits_exist() -> None:
    if git("rev-parse", "--is-shallow-repository").stdout.strip() != "false":
        pytest.skip("this is no git repository, or one without its history")
    pages = [path.read_text(encoding="utf-8") for path in (ROOT / "docs").rglob("*.md")]
    words = {word for page in pages for word in re.findall(r"\b[0-9a-f]{7,8}\b", page)}
    named = {word for word in words if re.search("[a-f]", word) and re.search("[0-9]", word)}
    assert len(named) >= 10
    assert {word for word in named if git("cat-file", "-e", f"{word}^{{commit}}").returncode} == set()
