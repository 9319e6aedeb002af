"""Standard input and output that are closed, endless or not text."""

from __future__ import annotations

import sys

import pytest

from tests.cli.talking import tilewright
from tilewright import Position
from tilewright.cli import main


@pytest.mark.parametrize(
    ("stream", "command"),
    [
        *(("stdin", command) for command in ("replay -", "verify -", "review -", "best -", "explain -", "terminal")),
        *(("stdout", command) for command in ("engine", "terminal")),
    ],
)
def test_a_closed_stream_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], stream: str, command: str
) -> None:
    monkeypatch.setattr(sys, stream, None)
    assert main(command.split()) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"tilewright: standard {stream.removeprefix('std')}put is closed, so nothing can be ")
    assert said.count("\n") == 1


def test_a_closed_standard_error_stops_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stderr", None)
    assert main(["best", str(Position.start(2).deal_randomly(1)), "--nodes", "10"]) == 0
    sys.stderr.close()
    assert capsys.readouterr().out


@pytest.mark.parametrize("command", ["best", "explain"])
def test_a_line_that_is_no_position(command: str) -> None:
    for line, sentence in ((b"2" * 1_000_000, "one line of at most 4000"), (b"\xff\n", "players and side")):
        done = tilewright(command, "-", input=line)
        assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
        assert sentence in done.stderr
        assert len(done.stderr) < 200
