"""The terminal game as a separate program: pipes, signals, a real terminal, colours and encodings."""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tilewright.notation import read_record

pytestmark = pytest.mark.slow  # many processes

COMMAND = [sys.executable, "-m", "tilewright", "terminal"]
NEW_GAME = ["--seed", "1", "--first", "1"]
MOVES = "1Y1\nCRF\n"  # legal moves of seat 1 in this game
ESCAPE = "\x1b"
needs_posix = pytest.mark.skipif(os.name != "posix", reason="signals and pseudo-terminals are POSIX")


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """Environment variables for the command: its own folder for games, a terminal with colours, no NO_COLOR."""
    kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "TERM")}
    return {**kept, "TILEWRIGHT_DATA": str(tmp_path), "TERM": "xterm-256color", "PYTHONUTF8": "1"}


def saved_games(tmp_path: Path) -> list[Path]:
    return sorted((tmp_path / "games").glob("*.azr"))


def test_piped_input_that_ends(environment: dict[str, str], tmp_path: Path) -> None:
    """The input ends during the game, after lines that are not UTF-8."""
    typed = MOVES.encode() + b"\xff\xfe\x00\n" + b"\x80" * 5000 + b"\n"
    done = subprocess.run([*COMMAND, *NEW_GAME], input=typed, capture_output=True, env=environment, check=True)
    output = done.stdout.decode()
    assert "Your move: 1Y1\n" in output
    assert output.count("is neither a move") == 2
    assert ESCAPE not in output
    assert b"Traceback" not in done.stderr
    (file,) = saved_games(tmp_path)
    assert str(file) in output
    assert str(read_record(file).moves[0]) == "1Y1"


def test_a_terminal_without_unicode(environment: dict[str, str]) -> None:
    environment = {**environment, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    arguments = [*NEW_GAME, "--seats", "person:Dóra", "person:Ása"]
    done = subprocess.run([*COMMAND, *arguments], input=b"hint\n", capture_output=True, env=environment, check=True)
    assert b"Round 1 . coloured side" in done.stdout
    assert b"D?ra, your move:" in done.stdout


def test_a_closed_output_causes_no_traceback(environment: dict[str, str], tmp_path: Path) -> None:
    process = subprocess.Popen(
        [*COMMAND, *NEW_GAME], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment
    )
    assert process.stdin
    assert process.stdout
    process.stdout.close()
    process.stdin.write(MOVES.encode() + b"help\n" * 2000)
    process.stdin.close()
    assert process.stderr
    assert b"Traceback" not in process.stderr.read()
    process.stderr.close()
    assert process.wait(60) in (0, 2)


@needs_posix
@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_interrupted_games_are_saved(environment: dict[str, str], tmp_path: Path, name: str) -> None:
    with subprocess.Popen(
        [*COMMAND, *NEW_GAME], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment, start_new_session=True
    ) as process:
        assert process.stdin
        assert process.stdout
        process.stdin.write(b"1Y1\n")
        process.stdin.flush()
        output = b""
        while output.count(b"Your move:") < 2:
            byte = process.stdout.read(1)
            assert byte, output
            output += byte
        process.send_signal(getattr(signal, name))
        output += process.stdout.read()
        assert process.wait(60) == 130
    (file,) = saved_games(tmp_path)
    assert str(file).encode() in output
    assert b"Goodbye." in output
    assert str(read_record(file).moves[0]) == "1Y1"


# ------------------------------------------------------------ on a terminal


def on_a_terminal(environment: dict[str, str], *arguments: str, typed: str, size: tuple[int, int] = (80, 24)) -> str:
    """Run the command on a pseudo-terminal, type a line whenever it asks for one, and return the output."""
    import fcntl
    import pty
    import struct
    import termios

    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
    process = subprocess.Popen(
        [*COMMAND, *arguments], stdin=slave, stdout=slave, stderr=slave, env=environment, start_new_session=True
    )
    os.close(slave)
    output = b""
    lines = typed.split("\n")
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        readable, _, _ = select.select([master], [], [], 0.2)
        if readable:
            try:
                output += os.read(master, 65536)
            except OSError:
                break
        elif lines and re.search(rb"[:\])] $", output):
            os.write(master, lines.pop(0).encode() + b"\n")
            output += b"<typed>"
    assert process.wait(60) == 0
    os.close(master)
    return output.decode()


@needs_posix
def test_questions_are_asked_on_a_terminal(environment: dict[str, str]) -> None:
    output = on_a_terminal(environment, typed="5\n3\n\n11\n1\ng\nquit")
    assert "How many play, 2 to 4? [2]" in output
    assert "Please answer 2, 3 or 4." in output
    assert "How many of them are people?" in output
    assert "Which side of the boards, coloured or grey? [coloured]" in output
    assert "grey side" in output
    assert "How strong is the computer, 1 (for beginners) to 10? [5]" in output
    assert "Level 1 (3)" in output


@needs_posix
def test_colours_on_a_terminal(environment: dict[str, str]) -> None:
    output = on_a_terminal(environment, *NEW_GAME, typed="1Y1\nquit")
    assert "\x1b[1;48;5;" in output
    assert "\x1b[H\x1b[2J" in output
    assert "How many" not in output
    letters = re.sub(r"\x1b\[[0-9;]*m", "", output)
    assert "Factories  1 Y R K W    2 Y KKK " in letters


@needs_posix
def test_no_color(environment: dict[str, str]) -> None:
    output = on_a_terminal({**environment, "NO_COLOR": "1"}, *NEW_GAME, typed="1Y1\nquit")
    assert not re.search(r"\x1b\[[0-9;]*m", output)
    assert "Factories  1 Y R K W    2 Y KKK " in output


@needs_posix
def test_plain_on_a_terminal(environment: dict[str, str]) -> None:
    output = on_a_terminal({**environment, "TERM": "dumb"}, *NEW_GAME, "--plain", typed="1Y1\nquit")
    assert ESCAPE not in output
    assert "Factory 1: 1 yellow, 1 red, 1 black and 1 white." in output


@needs_posix
def test_four_seats_fit_a_small_terminal(environment: dict[str, str]) -> None:
    seats = ["--seats", "person", "computer", "computer", "computer"]
    output = on_a_terminal(environment, *NEW_GAME, *seats, typed="1W1\nquit")
    page = re.sub(r"\x1b\[[0-9;]*[mHJ]", "", output.split("\x1b[H\x1b[2J")[2].split("<typed>")[0])
    assert page.count("\n") < 24
    assert max(map(len, page.splitlines())) <= 80


def test_nothing_compiled_is_loaded_for_help(environment: dict[str, str]) -> None:
    code = "import sys, tilewright.cli.terminal; assert 'numba' not in sys.modules and 'numpy' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], env=environment, check=True)
