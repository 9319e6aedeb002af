"""Precomputes positions and moves for the page's lessons and rules page, so that these need no server.

`web/src/learn/played.json`: each task of `lessons.json` with its legal moves, and its answers played out.
`web/src/rulebook/examples.json`: the worked examples of docs/rules.md, by the id of their rule.

`python -m web.positions` says whether the files are current (exit status 1 if not); `--fix` writes them. `dev.py check`
does the first, `dev.py check --fix` the second.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from docs.site.examples import BLOCK, Example
from tilewright.server.messages.http import PositionQuestion
from tilewright.server.questions import answer_position

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "web" / "src"
LESSONS = PAGE / "learn" / "lessons.json"
PLAYED = PAGE / "learn" / "played.json"
EXAMPLES = PAGE / "rulebook" / "examples.json"
RULES = ROOT / "docs" / "rules.md"
SECTION = re.compile(r"^### (?P<id>[A-Z]+-\d+)\n(?P<text>.*?)(?=^##|\Z)", re.DOTALL | re.MULTILINE)


def tasks() -> Iterator[dict[str, Any]]:
    """The tasks of all lessons."""
    for lesson in json.loads(LESSONS.read_text(encoding="utf-8")):
        yield from lesson["tasks"]


def played() -> dict[str, Any]:
    """The position of every task, its legal moves, and the steps after each answer that is played out."""
    found = {}
    for task in tasks():
        before = answer_position(PositionQuestion(task["position"], task["moves"]))
        later = {move: task.get("then", {}).get(move, []) for move in task["accept"]} | task.get("then", {})
        answers = {}
        for move, replies in later.items():
            answer = answer_position(PositionQuestion(before.position, [move, *replies]))
            answers[move] = {"steps": answer.steps, "result": answer.result}
        found[task["id"]] = {"position": before.position, "legal": before.moves, "answers": answers}
    return found


def examples() -> dict[str, Any]:
    """The examples under each rule's heading: where they start, and the steps that they play."""
    found = {}
    for section in SECTION.finditer(RULES.read_text(encoding="utf-8")):
        blocks = [Example.parse(block) for block in BLOCK.findall(section["text"])]
        if blocks:
            found[section["id"]] = [
                {
                    "position": str(block.start),
                    "show": block.show,
                    "steps": answer_position(PositionQuestion(str(block.start), list(block.steps))).steps,
                }
                for block in blocks
            ]
    return found


def texts() -> dict[Path, str]:
    """The files as they have to be: one line for each task or rule, so that a change is easy to see."""
    return {path: _lines(values) for path, values in ((PLAYED, played()), (EXAMPLES, examples()))}


def _lines(values: dict[str, Any]) -> str:
    parts = (f"{json.dumps(name)}: {msgspec.json.encode(value).decode()}" for name, value in values.items())
    return "{\n" + ",\n".join(parts) + "\n}\n"


def outdated() -> list[Path]:
    """The files that are not what the rules say."""
    return [path for path, text in texts().items() if not path.is_file() or path.read_text(encoding="utf-8") != text]


def main(args: list[str]) -> int:
    """Check the files, or write them."""
    found = outdated()
    if args == ["--fix"]:
        for path in found:
            path.write_text(texts()[path], encoding="utf-8", newline="\n")
        return 0
    for path in found:
        print(f"{path.relative_to(ROOT)} is not what the rules say; `python3 dev.py check --fix` writes it.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
