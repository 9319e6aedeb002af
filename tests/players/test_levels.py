"""The table of levels: the page's texts, the server's limits and the figures in the docs agree with it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest
from fluent.runtime import FluentBundle, FluentResource

from tilewright.cli.tabletop.seats import WORDS
from tilewright.players.levels import DEFAULT_LEVEL, LEVELS, STRONGEST, WEAKEST
from tilewright.players.registry import PlayerName
from tilewright.server.messages.fields import LevelNumber

ROOT = Path(__file__).parents[2]
STRENGTH = (ROOT / "docs" / "strength.md").read_text(encoding="utf-8")
LANGUAGES = sorted(path.name for path in (ROOT / "locales").iterdir() if (path / "page.ftl").exists())


def about(language: str) -> list[str]:
    """The start page's text about each level."""
    bundle = FluentBundle([language])
    bundle.add_resource(FluentResource((ROOT / "locales" / language / "page.ftl").read_text(encoding="utf-8")))
    message = bundle.get_message("level-about")
    assert message.value is not None
    return [str(bundle.format_pattern(message.value, {"level": level})[0]) for level in LEVELS]


def measured() -> dict[int, tuple[str, float, int]]:
    """By level: its search, its win share in percent and its rating, from docs/strength.md."""
    rows = re.findall(r"^\| (\d+) \| ([^|]*) \|.*?\| ([\d.]+)% \([^|]*\| (-?\d+) \|$", STRENGTH, re.MULTILINE)
    return {int(level): (search, float(share), int(rating)) for level, search, share, rating in rows}


def test_levels_are_ordered_by_rating_and_looseness() -> None:
    assert list(LEVELS) == list(range(WEAKEST, STRONGEST + 1))
    assert DEFAULT_LEVEL in LEVELS
    levels = list(LEVELS.values())
    assert [level.rating for level in levels] == sorted(level.rating for level in levels)
    assert [level.looseness for level in levels] == sorted((level.looseness for level in levels), reverse=True)


def test_players_server_and_page_have_the_same_levels() -> None:
    assert [PlayerName.parse(f"level:{level}").level for level in LEVELS] == list(LEVELS)
    assert [word for word in WORDS if word.startswith("level:")] == [f"level:{level}" for level in LEVELS]
    limits = get_args(LevelNumber)[1]
    assert (limits.ge, limits.le) == (WEAKEST, STRONGEST)
    page = (ROOT / "web" / "src" / "start" / "levels.ts").read_text(encoding="utf-8")
    assert re.findall(r"\[([\d, ]+)\]", page) == [", ".join(map(str, LEVELS))]


def test_the_english_texts_are_those_of_the_table() -> None:
    assert about("en") == [level.about for level in LEVELS.values()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_of_levels_differ_and_have_no_numbers(language: str) -> None:
    texts = about(language)
    assert len(set(texts)) == len(LEVELS)
    assert not [text for text in texts if re.search(r"\d", text)], "numbers would have to change with the table"


def test_measured_levels() -> None:
    found = measured()
    assert {level: rating for level, (_, _, rating) in found.items()} == {
        number: level.rating for number, level in LEVELS.items()
    }
    for number, (search, _, _) in found.items():
        level = LEVELS[number]
        assert search.startswith(f"{level.nodes:,} nodes" if level.depth is None else f"{level.depth} take")
        assert (f"up to {level.looseness:g} points worse" in search) == (level.looseness > 0)
