"""CITATION.cff names this version."""

from __future__ import annotations

import re
from pathlib import Path

from tilewright import __version__

ROOT = Path(__file__).resolve().parents[2]


def test_the_citation_has_this_version() -> None:
    text = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert re.search(r"^version: (.*)$", text, re.MULTILINE)[1] == __version__  # type: ignore[index]
    assert text.startswith("cff-version: 1.2.0\n")
    for key in ("message", "title", "authors", "license"):
        assert re.search(rf"^{key}:", text, re.MULTILINE)
