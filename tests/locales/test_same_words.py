"""Page and server format messages identically, although they use different implementations of Fluent."""

from __future__ import annotations

import json
import subprocess
from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle

import dev
from tests.locales.catalogues import LOCALES, all_messages, areas, languages, resource, variables
from web import building

pytestmark = pytest.mark.slow  # Node renders every message

NUMBERS = (0, 1, 2, 3, 5, 21)
MOST = 24  # combinations of values for one message
WORDS: dict[str, tuple[str, ...]] = {
    "colour": ("B", "Y", "R", "K", "W"),
    "side": ("coloured", "grey"),
    "kind": ("full", "offline"),
    "name": ("Ana",),
    "names": ("Ana, Bo",),
    "fair": ("yes", "no", "unknown"),
}
TEXTS = {"tiles", "move", "gain", "loss", "version", "list", "time", "winner", "losers", "seats", "code", "word"}


def values(variable: str) -> tuple[str | int, ...]:
    """Sample values of a variable."""
    if variable in WORDS:
        return WORDS[variable]
    return ("2 x",) if variable in TEXTS else NUMBERS


def questions(language: str) -> list[tuple[str, dict[str, str | int]]]:
    """Every message with some combinations of values for its variables."""
    asked: list[tuple[str, dict[str, str | int]]] = []
    for name in all_messages(language):
        needed = sorted(variables(language, name))
        combinations = list(product(*(values(variable) for variable in needed)))
        step = max(1, len(combinations) // MOST)
        asked.extend((name, dict(zip(needed, chosen, strict=True))) for chosen in combinations[::step])
    return asked


@pytest.mark.parametrize("language", languages())
def test_page_and_server_say_the_same(language: str) -> None:
    node = dev.with_node(building.install_packages)
    text = "\n".join((LOCALES / language / area).read_text(encoding="utf-8") for area in areas(language))
    asked = questions(language)
    spoken = subprocess.run(
        [node.program, str(Path(__file__).with_name("said_by_page.mjs"))],
        input=json.dumps(
            {"packages": f"{building.WEB}/package.json", "language": language, "text": text, "questions": asked}
        ),
        capture_output=True,
        check=True,
        encoding="utf-8",
    )
    bundle = FluentBundle([language], use_isolating=False)
    for area in areas(language):
        bundle.add_resource(resource(language, area))
    for (name, chosen), said in zip(asked, json.loads(spoken.stdout), strict=True):
        pattern = bundle.get_message(name).value
        assert pattern is not None, name
        formatted, errors = bundle.format_pattern(pattern, chosen)
        assert not errors, (name, chosen, errors)
        assert formatted == said, (name, chosen)
