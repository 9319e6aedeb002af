"""`tilewright perft`."""

from __future__ import annotations

import json

import pytest

from tests.cli.talking import tilewright
from tilewright import Position

DEALT = Position.start(2).deal("BBYR,KKWW,BYRW,RRRK,BBKK")


def test_for_a_person() -> None:
    done = tilewright("perft", "3", str(DEALT))
    assert done.returncode == 0
    assert done.stdout.splitlines()[0] == str(DEALT)
    assert done.stdout.splitlines()[-1].startswith("perft 3: 311,478 sequences in ")


def test_for_a_program() -> None:
    found = json.loads(tilewright("perft", "2", str(DEALT), "--divide", "--json").stdout)
    assert (found["position"], found["depth"], found["count"]) == (str(DEALT), 2, 5616)
    assert found["seconds"] >= 0
    assert list(found["divide"]) == [str(move) for move in DEALT.legal_moves()]
    assert sum(found["divide"].values()) == 5616


def test_divided_for_a_person() -> None:
    lines = tilewright("perft", "1", str(DEALT), "--divide").stdout.splitlines()
    assert [line.split() for line in lines[1:-1]] == [[str(move), "1"] for move in DEALT.legal_moves()]


@pytest.mark.parametrize(("players", "side"), [("2", "coloured"), ("3", "grey"), ("4", "grey")])
def test_a_new_game(players: str, side: str) -> None:
    """The deal follows from the seed alone."""
    dealt = Position.start(int(players), side).deal_randomly(7)
    found = json.loads(tilewright("perft", "1", "--players", players, "--side", side, "--seed", "7", "--json").stdout)
    assert (found["position"], found["count"]) == (str(dealt), len(dealt.legal_moves()))
    assert "divide" not in found


def test_nothing_to_count() -> None:
    for position, depth in ((Position.start(3), "4"), (DEALT, "0")):
        found = json.loads(tilewright("perft", depth, str(position), "--divide", "--json").stdout)
        assert (found["count"], found["divide"]) == (1, {})


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["x"], "'x' is not a whole number"),
        (["-1"], ""),
        (["9999999999"], "is not a whole number from 0 to 1000000000"),
        (["2", "nonsense"], "players and side: 'nonsense' is not 2c"),
        (["2", str(DEALT).replace("15,18", "14,18")], "impossible position"),
        (["2", str(DEALT), "--seed", "1"], "not both"),
        (["2", "--players", "5"], "invalid choice"),
        (["2", "--seed", "-3"], ""),
        ([], "required: DEPTH"),
    ],
)
def test_mistakes(arguments: list[str], words: str) -> None:
    """Status 2, the reason on standard error, no traceback."""
    done = tilewright("perft", *arguments)
    assert done.returncode == 2
    assert words in done.stderr
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
