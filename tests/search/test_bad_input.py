"""Invalid limits and positions give a one-line error in Python, on the command line and in the protocol."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any, Protocol

import numpy as np
import pytest

from tests.cli.talking import answers, tilewright
from tilewright import Position
from tilewright.cli import main
from tilewright.notation import example_record, write_record
from tilewright.players.searching import LevelPlayer, UnknownLevel
from tilewright.search import BadLimits, Limits, NothingToSearch, search

EMPTY = "0;...../...../...../...../.....;-,-,-,-,-;-"
DEALT = f"2c 1 offer:1 BBYR,KKWW,BYRW,RRRK,BBKK * 1 - 15,18,15,15,17 0,0,0,0,0 {EMPTY} {EMPTY}"
AWAITS = str(Position.start())
OVER = str(example_record().final)
TERABYTES = 1 << 24

LIMITS: list[tuple[dict[str, Any], str]] = [
    ({"seconds": 0}, "the limit of time must be above 0, not 0.0"),
    ({"seconds": -1.5}, "the limit of time must be above 0, not -1.5"),
    ({"seconds": float("nan")}, "the limit of time must be above 0, not nan"),
    ({"seconds": 10**400}, "the limit of time must be a number, not 1000"),
    ({"seconds": "1"}, "the limit of time must be a number, not '1'"),
    ({"nodes": 1000.0}, "the limit of nodes must be an integer, not 1000.0"),
    ({"nodes": True}, "the limit of nodes must be an integer, not True"),
    ({"depth": 1.5}, "the limit of depth must be an integer, not 1.5"),
    ({"lines": 1.5}, "lines must be an integer, not 1.5"),
    ({"threads": None}, "threads must be an integer, not None"),
    ({"threads": 1.5}, "threads must be an integer, not 1.5"),
    ({"table_mb": 1.5}, "table_mb must be an integer, not 1.5"),
    ({"nodes": 0}, "the limit of nodes must be above 0, not 0"),
    ({"nodes": -5}, "the limit of nodes must be above 0, not -5"),
    ({"depth": 0}, "the limit of depth must be above 0, not 0"),
    ({"depth": -1}, "the limit of depth must be above 0, not -1"),
    ({"lines": 0}, "lines must be at least 1, not 0"),
    ({"threads": 0}, "threads must be from 1 to 256, not 0"),
    ({"threads": 1000}, "threads must be from 1 to 256, not 1000"),
    ({"table_mb": 0}, "the transposition table needs at least 1 MB, not 0"),
    ({"table_mb": TERABYTES}, f"a table of {TERABYTES} MB is more than the "),
]
POSITIONS = [(AWAITS, "a deal is awaited, so"), (OVER, "the game is over, so")]


@pytest.mark.parametrize(("limits", "sentence"), LIMITS)
def test_limits(limits: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadLimits, match=f"^{re.escape(sentence)}"):
        Limits(**limits)


@pytest.mark.parametrize("players", [2, 3])
def test_limits_of_numpys_types_and_enormous_ones(players: int) -> None:
    position = Position.start(players).deal_randomly(1)
    for seconds in (np.float32(0.05), np.float16(0.05)):
        limits = Limits(seconds=seconds)  # type: ignore[arg-type]
        assert type(limits.seconds) is float  # with another type, the search would never end
        assert search(position, limits).nodes > 0
    expected = search(position, Limits(nodes=200)).nodes
    for limits in (
        Limits(nodes=np.int64(200)),  # type: ignore[arg-type]
        Limits(nodes=np.uint8(200)),  # type: ignore[arg-type]
        Limits(nodes=200, depth=10**30),
    ):
        assert search(position, limits).nodes == expected
    assert search(position, Limits(nodes=200, lines=10**30)).nodes > 0


@pytest.mark.parametrize(("text", "sentence"), POSITIONS)
def test_nothing_to_search(text: str, sentence: str) -> None:
    with pytest.raises(NothingToSearch, match=f"^{sentence}"):
        search(Position.parse(text), Limits(nodes=1))


@pytest.mark.parametrize("level", [0, -1, 11])
def test_levels(level: int) -> None:
    with pytest.raises(UnknownLevel, match=f"levels go from 1 to 10, not {level}"):
        LevelPlayer(level)


class Refused(Protocol):
    """Runs `tilewright best`, which must end with status 2; returns the error message."""

    def __call__(self, *arguments: str, input: str = "") -> str: ...


@pytest.fixture
def refused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Refused:
    def run(*arguments: str, input: str = "") -> str:
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(input.encode())))
        try:
            status = main(["best", *arguments])
        except SystemExit as error:
            status = int(error.code or 0)
        captured = capsys.readouterr()
        assert (status, captured.out) == (2, "")
        return re.sub("^tilewright( best: error)?: ", "", captured.err.splitlines()[-1])

    return run


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--time", "0"], "the limit of time must be above 0"),
        (["--time", "-1"], "the limit of time must be above 0"),
        (["--nodes", "0"], "the limit of nodes must be above 0"),
        (["--depth", "-2"], "the limit of depth must be above 0"),
        (["--lines", "0"], "lines must be at least 1"),
        (["--threads", "0"], "threads must be from 1 to 256"),
        (["--table", str(TERABYTES)], "a table of"),
        (["--time", "soon"], "argument --time: 'soon' is not a time"),
        (["--nodes", "1.5"], "argument --nodes: '1.5' is not a whole number"),
        (["--move", "3"], "--move needs --record"),
        (["--record", "game.azr"], "give one position"),
    ],
)
def test_command_line(refused: Refused, arguments: list[str], sentence: str) -> None:
    assert refused(DEALT, *arguments).startswith(sentence)


@pytest.mark.parametrize(("text", "sentence"), [*POSITIONS, ("2c x", ""), ("", "players and side: '' is not")])
def test_command_line_positions(refused: Refused, text: str, sentence: str) -> None:
    assert refused(text).startswith(sentence)
    assert refused("-", input=text).startswith(sentence)


def test_command_line_records(refused: Refused, tmp_path: Path) -> None:
    file = tmp_path / "game.azr"
    write_record(file, example_record())
    assert refused().startswith("give one position")
    assert refused("--record", str(tmp_path / "none.azr")).endswith("none.azr: No such file or directory")
    assert re.match(
        r"the record has \d+ moves, so there is no move 999", refused("--record", str(file), "--move", "999")
    )
    assert refused("--record", str(file)).startswith("the game is over")


def test_command_line_without_traceback() -> None:
    done = tilewright("best", AWAITS)
    assert done.returncode == 2
    assert done.stderr == "tilewright: a deal is awaited, so there is no move to search for\n"


def test_protocol() -> None:
    asked = {
        f"position {AWAITS}": "",
        "go nodes 1": "nothing-to-search a deal is awaited",
        f"position {OVER}": "",
        "go movetime 1": "nothing-to-search the game is over",
        f"position {DEALT}": "",
        "go nodes 0": "bad-argument go nodes: '0' is not",
        "go movetime -5": "bad-argument go movetime: '-5' is not",
        "go depth 0": "bad-argument go depth: '0' is not",
        "setoption name Threads value 0": "bad-limits threads must be from 1 to 256, not 0",
        "setoption name Threads value 1000": "bad-limits threads must be from 1 to 256, not 1000",
        "setoption name Threads value many": "bad-argument Threads: 'many' is not",
        "setoption name Table value 0": "bad-limits the transposition table needs at least 1 MB, not 0",
        f"setoption name Table value {TERABYTES}": f"bad-limits a table of {TERABYTES} MB is more than",
        "setoption name Level value 11": "unknown-level levels go from 1 to 10, not 11",
        "setoption name Level value best": "bad-argument Level: 'best' is not",
        "setoption name Hash value 1": "bad-argument there is no option 'Hash', only Threads, Table, Level",
    }
    said = answers("\n".join(asked))
    expected = [words for words in asked.values() if words]
    assert len(said) == len(expected)
    for line, words in zip(said, expected, strict=True):
        assert line.startswith(f"error {words}")
