"""Runs the page's unit tests, which are in TypeScript beside its sources; the lock file of its packages."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

import dev
from tests.fairness.fair_games import fair_game, last_word_game
from tests.random_games import TABLES
from tests.web import rule_cases
from tilewright.server.messages.http import RecordQuestion
from tilewright.server.questions import answer_record
from web import building

pytestmark = pytest.mark.slow  # Node


def test_the_units_of_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    node = dev.with_node(building.install_packages)
    (tmp_path / "cases.json").write_bytes(rule_cases.cases())
    monkeypatch.setenv("TILEWRIGHT_RULE_CASES", str(tmp_path / "cases.json"))
    games = [answer_record(RecordQuestion(str(fair_game(players, side)))) for players, side in TABLES]
    games.append(answer_record(RecordQuestion(str(fair_game(added=("", ""))))))  # no seat added randomness
    (tmp_path / "games.json").write_bytes(msgspec.json.encode(games))
    monkeypatch.setenv("TILEWRIGHT_FAIR_GAMES", str(tmp_path / "games.json"))
    games = [answer_record(RecordQuestion(str(last_word_game(players, side)))) for players, side in TABLES]
    (tmp_path / "last_word.json").write_bytes(msgspec.json.encode(games))
    monkeypatch.setenv("TILEWRIGHT_LAST_WORD_GAMES", str(tmp_path / "last_word.json"))
    status, output = building.run_npm(node, "test")
    if status or any("skipped" in line for line in output):
        pytest.fail("\n".join(output), pytrace=False)


def test_the_lock_holds_digests_and_no_addresses() -> None:
    lock = json.loads(Path(building.WEB, "package-lock.json").read_text(encoding="utf-8"))
    packages = {name: entry for name, entry in lock["packages"].items() if name}
    assert packages
    assert [name for name, entry in packages.items() if "resolved" in entry] == []
    assert [name for name, entry in packages.items() if "integrity" not in entry and "inBundle" not in entry] == []
