"""The rules page: it has every rule that a player needs, and the sums under its drawings are right."""

from __future__ import annotations

import json
import re
from typing import Any

from tests.locales.catalogues import messages
from tests.locales.usage import page_texts
from web import positions

SOURCE = (positions.PAGE / "rulebook" / "chapters.ts").read_text(encoding="utf-8")
FAMILIES = ("GOAL", "ROUND", "SETUP", "OFFER", "LINE", "FLOOR", "PEN", "TILE", "SCORE", "NEXT", "END", "VAR")
ADVICE = {"LINE-6"}  # advice, not a rule
EXAMPLES: dict[str, list[dict[str, Any]]] = json.loads(positions.EXAMPLES.read_text(encoding="utf-8"))
LESSONS = {lesson["id"] for lesson in json.loads(positions.LESSONS.read_text(encoding="utf-8"))}


def rules() -> set[str]:
    """The rules of docs/rules.md that a player needs."""
    found = re.findall(r"^### ([A-Z]+-\d+)$", positions.RULES.read_text(encoding="utf-8"), re.MULTILINE)
    return {rule for rule in found if rule.partition("-")[0] in FAMILIES} - ADVICE


def shown() -> list[str]:
    """The rules that chapters.ts lists."""
    found = [f"ROUND-{number}" for number in re.findall(r"'ROUND-(\d+)'", SOURCE)]
    for name, last, first in re.findall(r"family\('([A-Z]+)', (\d+)(?:, (\d+))?\)", SOURCE):
        found += [f"{name}-{number}" for number in range(int(first or 1), int(last) + 1)]
    return found


def drawings() -> list[tuple[str, int, str, list[int]]]:
    """Every drawing: example, seat, caption, and the summands of its score."""
    found = re.findall(r"\{\s*(example: .*?)\s*\}", SOURCE, re.DOTALL)
    result = []
    for text in found:
        fields = dict(re.findall(r"(\w+): ('[^']*'|\d+|\[[^\]]*\])", text))
        summands = [int(number) for number in re.findall(r"-?\d+", fields.get("sum", ""))]
        result.append(
            (fields["example"].strip("'"), int(fields.get("seat", 1)), fields["caption"].strip("'"), summands)
        )
    return result


def test_every_rule_is_shown_once_and_has_its_words() -> None:
    assert sorted(shown()) == sorted(rules())
    written = {name for name in messages("en", "rules.ftl") if name.startswith("rule-")}
    assert written == {f"rule-{rule.lower()}" for rule in rules()}


def test_every_chapter_has_a_title_and_no_message_is_left_over() -> None:
    chapters = re.findall(r"^    id: '([a-z]+)'", SOURCE, re.MULTILINE)
    captions = {caption for _, _, caption, _ in drawings()}
    needed = {f"rules-{chapter}" for chapter in chapters} | captions | {f"rule-{rule.lower()}" for rule in rules()}
    written = set(messages("en", "rules.ftl"))
    assert needed <= written
    assert written - needed <= page_texts()


def test_chapters_lead_to_lessons_that_exist() -> None:
    assert set(re.findall(r"lesson: '([a-z-]+)'", SOURCE)) <= LESSONS


def test_sums_are_the_scores_of_the_examples() -> None:
    checked = 0
    for example, seat, caption, summands in drawings():
        block = EXAMPLES[example][0]
        if not summands:
            continue
        before, after = (
            int(text.split(" ")[8 + seat].split(";")[0]) for text in (block["position"], block["steps"][-1]["position"])
        )
        assert after - before == sum(summands), caption
        checked += 1
    assert checked == 8
