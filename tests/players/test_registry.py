"""Players by name: parsing, help and docs agree with one table of kinds."""

from __future__ import annotations

from pathlib import Path

import pytest

from tilewright.cli.competition import PLAYERS_HELP
from tilewright.cli.tabletop.seats import WORDS
from tilewright.players import GreedyPlayer, RandomPlayer
from tilewright.players.budget import Budget
from tilewright.players.engine import EngineFailure, EnginePlayer
from tilewright.players.player import UnknownPlayer
from tilewright.players.registry import KINDS, PlayerName, each_syntax, player_named
from tilewright.rules import Position, UnreadableText


def test_players_without_a_search() -> None:
    assert isinstance(player_named("greedy", 1), GreedyPlayer)
    assert isinstance(player_named("random", 1), RandomPlayer)
    engine = player_named("engine:./prog --quick 'a b'", 1, Budget(nodes=7))
    assert isinstance(engine, EnginePlayer)
    assert engine.name == "engine:./prog --quick 'a b'"
    assert (engine._words, engine._go) == (["./prog", "--quick", "a b"], "nodes 7")


@pytest.mark.parametrize("name", ["level:1", "level:7", "search:200nodes", "search:depth1", "search:5ms", "search"])
def test_players_with_a_search(name: str) -> None:
    player = player_named(name, 3, Budget(nodes=300))
    assert player.name == ("search:300nodes" if name == "search" else name)
    position = Position.start(2).deal_randomly(1)
    assert player.choose(position) in position.legal_moves()


def test_a_seed_repeats_a_player() -> None:
    position = Position.start(2).deal_randomly(1)
    chosen = [[str(player_named("random", seed).choose(position)) for seed in range(20)] for _ in range(2)]
    assert chosen[0] == chosen[1]
    assert len(set(chosen[0])) > 5


@pytest.mark.parametrize(
    ("text", "written", "go"),
    [
        ("200ms", "200ms", "movetime 200"),
        ("1s", "1s", "movetime 1000"),
        ("1.5s", "1500ms", "movetime 1500"),
        ("2000ms", "2s", "movetime 2000"),
        ("5000nodes", "5000nodes", "nodes 5000"),
        ("1node", "1nodes", "nodes 1"),
        ("depth6", "depth6", "depth 6"),
    ],
)
def test_budgets(text: str, written: str, go: str) -> None:
    budget = Budget.parse(text)
    assert (str(budget), budget.go) == (written, go)
    assert Budget.parse(str(budget)) == budget


@pytest.mark.parametrize(
    "text", ["", "0ms", "0s", "-1s", "0nodes", "depth0", "1h", "s", "9" * 30 + "s", "1e3nodes", "٣s"]
)
def test_bad_budgets(text: str) -> None:
    with pytest.raises(UnreadableText):
        Budget.parse(text)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("magnus", "no player is called 'magnus'; there are random, greedy, level:1 to level:10"),
        ("", "no player is called ''"),
        ("greedy:3", "no player is called"),
        ("level", "no player is called"),
        ("level:0", "levels go from level:1 to level:10"),
        ("level:11", "levels go from level:1 to level:10"),
        ("level:x", "levels go from level:1 to level:10"),
        ("search:", 'expected a budget after "search:", such as 200ms'),
        ("engine", "no player is called"),
    ],
)
def test_unknown_names(name: str, sentence: str) -> None:
    with pytest.raises(UnknownPlayer) as caught:
        player_named(name, 0)
    assert sentence in str(caught.value)


def test_other_mistakes_in_names() -> None:
    with pytest.raises(UnreadableText, match="such as 200ms"):
        player_named("search:fast", 0)
    with pytest.raises(EngineFailure, match="needs a command"):
        player_named("engine:", 0)


def test_names_say_what_decides_the_play() -> None:
    assert str(PlayerName.parse("search", Budget(nodes=9))) == "search:9nodes"
    assert str(PlayerName.parse("search:1s", Budget(nodes=9))) == "search:1s"


def test_every_syntax_can_be_parsed() -> None:
    for way in each_syntax():
        for name in way.split(" to "):
            assert PlayerName.parse(name).kind == name.partition(":")[0]


def test_help_and_docs_list_every_kind() -> None:
    page = (Path(__file__).parents[2] / "docs" / "arena.md").read_text(encoding="utf-8")
    for kind in KINDS.values():
        names = ", ".join(f"`{way}`" for way in kind.syntax).replace(" to ", "` to `")
        assert f"| {names} | {kind.help} |" in page
        assert f"{', '.join(kind.syntax)}: {kind.help}" in PLAYERS_HELP


def test_the_terminal_seats_players_without_a_budget() -> None:
    assert {word for word in WORDS if word in KINDS} == {"greedy", "random"}
