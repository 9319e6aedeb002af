"""Every error code has a message in every language and a row in docs/server.md, and no other code has."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from tests.rules.test_reading import SAID
from tilewright._catalogue import folder
from tilewright.rules import Position, UnreadableText
from tilewright.rules.problems import find_problems
from tilewright.rules.reading import read_position
from tilewright.server.catalogue import LANGUAGES, impossible, language_for, sentence
from tilewright.server.errors import CODES, Refusal, refusal_for
from tilewright.server.store import Conflict, StoreUnavailable

ROOT = Path(__file__).resolve().parents[2]
SOURCES = sorted((ROOT / "src" / "tilewright" / "server").glob("**/*.py"))


def messages(language: str) -> dict[str, ast.Message]:
    """The messages of a catalogue file, by code."""
    resource = FluentParser().parse((folder() / language / "errors.ftl").read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    return {entry.id.name.removeprefix("error-"): entry for entry in found}


def translated() -> list[str]:
    return [language for language in LANGUAGES if (folder() / language / "errors.ftl").is_file()]


@pytest.mark.parametrize("language", translated())
def test_every_code_has_a_sentence(language: str) -> None:
    assert set(messages(language)) == set(CODES)


@pytest.mark.parametrize("language", translated())
def test_every_impossible_thing_has_a_sentence(language: str) -> None:
    """Every problem in the tests of impossible positions has a message in every language, without open placeholders."""
    for text, _ in SAID.values():
        for problem in find_problems(read_position(text)):
            said = impossible(problem, language)  # type: ignore[arg-type]
            assert said.endswith("."), problem
            assert "{" not in said, problem
            assert said != problem


def test_codes_that_are_used_exist() -> None:
    text = "\n".join(source.read_text(encoding="utf-8") for source in SOURCES)
    raised = set(re.findall(r"Refusal\(\s*\"([a-z-]+)\"", text))
    of_classes = set(re.findall(r"^    code = \"([a-z-]+)\"", text, re.MULTILINE))
    said_on_the_command_line_only = {"missing-page", "cannot-serve"}
    assert raised | of_classes - said_on_the_command_line_only <= set(CODES)


def test_codes_are_documented() -> None:
    page = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    listed = re.findall(r"^\| `([a-z-]+)` \| (\d{3}) \|", page, re.MULTILINE)
    assert {code: int(status) for code, status in listed} == CODES


def test_sentence_is_filled_in() -> None:
    assert sentence(Refusal("illegal-move", move="3R2"), "en") == "The move 3R2 is not allowed here."
    assert sentence(Refusal("stale"), "en") == "The game has moved on; please look again."
    assert sentence(Refusal("never-heard-of"), "en") == "never-heard-of"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_something(language: str) -> None:
    for code in CODES:
        said = sentence(Refusal(code, seat=2, move="3R2"), language)  # type: ignore[arg-type]
        assert said
        assert said != code
        assert "{" not in said


@pytest.mark.parametrize(
    ("accepted", "asked", "expected"),
    [
        ("", None, "en"),
        ("is", None, "is"),
        ("de-DE,de;q=0.9,hu;q=0.5,en;q=0.3", None, "hu"),
        ("nl-BE, en;q=0.9", None, "nl"),
        ("en;q=0.1, da;q=0.2", None, "da"),
        ("da;q=nonsense, ;;;,,,=", None, "en"),
        ("fi", "is", "is"),
        ("fi", "xx", "fi"),
        ("x" * 100_000, None, "en"),
    ],
)
def test_language(accepted: str, asked: str | None, expected: str) -> None:
    assert language_for(accepted, asked) == expected


def test_errors_of_other_packages_become_refusals() -> None:
    with pytest.raises(UnreadableText) as unreadable:
        Position.parse("nonsense")
    assert refusal_for(unreadable.value).code == "unreadable"
    assert refusal_for(unreadable.value).detail
    illegal = refusal_for(_illegal())
    assert (illegal.code, illegal.values, illegal.status) == ("illegal-move", {"move": "1R1"}, 422)
    assert refusal_for(StoreUnavailable("no space left")).code == "store-unavailable"
    assert refusal_for(Conflict("x")).status == 409
    assert refusal_for(RuntimeError("the secret is 42")).code == "internal"
    assert refusal_for(RuntimeError("the secret is 42")).detail is None


def _illegal() -> Exception:
    try:
        Position.start().play("1R1")
    except ValueError as error:
        return error
    raise AssertionError
