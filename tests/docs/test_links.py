"""Links of the Markdown files as GitHub shows them: relative files exist, and so do the headings they name."""

from __future__ import annotations

import re
import subprocess
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LISTED = subprocess.run(
    ["git", "ls-files", "-z", "-c", "-o", "--exclude-standard"], cwd=ROOT, capture_output=True, check=True
)
FILES = {name for name in LISTED.stdout.decode().split("\0") if name and (ROOT / name).is_file()}
PAGES = sorted(name for name in FILES if name.endswith(".md"))


def words(page: str) -> str:
    """A page's text without code."""
    text = (ROOT / page).read_text(encoding="utf-8")
    text = re.sub(r"^```.*?^```$", "", text, flags=re.DOTALL | re.MULTILINE)
    return re.sub(r"`[^`\n]*`", lambda code: "x" * len(code[0]), text)


def anchors(page: str) -> set[str]:
    """The fragments that GitHub gives the headings of a page."""
    text = re.sub(r"^```.*?^```$", "", (ROOT / page).read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)
    found: Counter[str] = Counter()
    result = set()
    for heading in re.findall(r"^#{1,6} (.+)$", text, re.MULTILINE):
        plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).strip().lower()
        slug = re.sub(r"[^\w\- ]", "", plain).replace(" ", "-")
        result.add(f"{slug}-{found[slug]}" if found[slug] else slug)
        found[slug] += 1
    return result


@pytest.mark.parametrize("page", PAGES)
def test_links(page: str) -> None:
    targets = re.findall(r"\]\(([^)\s]+)\)", words(page)) + re.findall(r'(?:src|href)="([^"]+)"', words(page))
    broken = []
    for target in targets:
        if re.match(r"[a-z]+:", target):
            continue
        name, _, fragment = target.partition("#")
        path = (ROOT / page).parent.joinpath(name).resolve() if name else ROOT / page
        found = path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else ""
        if found not in FILES or (fragment and found.endswith(".md") and fragment not in anchors(found)):
            broken.append(target)
    assert not broken
