"""The engine protocol, with the engine in this process or as a program."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from collections.abc import Iterator

import pytest

from tests.cli.talking import COMMAND, PATIENCE, Engine, answers, tilewright
from tilewright import Position
from tilewright.cli import protocol

EMPTY = "0;...../...../...../...../.....;-,-,-,-,-;-"
START = f"2c 1 deal -,-,-,-,- - 1 1 20,20,20,20,20 0,0,0,0,0 {EMPTY} {EMPTY}"
DEAL = "BBYR,KKWW,BYRW,RRRK,BBKK"
DEALT = f"2c 1 offer:1 {DEAL} * 1 - 15,18,15,15,17 0,0,0,0,0 {EMPTY} {EMPTY}"
WALL = "BYRKW/...../...../...../....."
LAST_TAKE = (
    "2c 5 offer:1 -,-,-,-,- R 1 1 0,0,0,0,0 14,8,11,12,10 "
    "2;BYRK./WBY.K/.WB.R/....Y/..K..;1W,2R,2Y,-,4W;K* 18;.YRKW/W.YRK/....R/...B./...W.;1B,1B,3Y,1R,2K;YY"
)
ONLY_MOVE = (
    "2c 4 offer:1 -,-,-,-,- RRR 2 2 5,6,3,3,3 6,8,8,7,12 "
    "0;..R../W..R./...YR/..W../.....;-,2B,-,1K,2Y;BWWBB 0;...KW/....K/..B../...../Y....;1B,2B,2Y,4K,3R;*KKK"
)
END = f"2c 5 end -,-,-,-,- - 2 1 19,19,19,19,19 0,0,0,0,0 40;{WALL};-,-,-,-,-;- 4{EMPTY}"
INFO = re.compile(
    r"info depth (\d+) nodes (\d+) nps \d+ time \d+ score -?\d+\.\d+ win [01]\.\d+ pv [C1-9][BYRKW][1-5F]( \S+)*",
    re.ASCII,
)


@pytest.fixture(scope="module")
def process() -> Iterator[Engine]:
    """An engine process that many tests share."""
    with Engine() as talking:
        yield talking


@pytest.fixture
def engine(process: Engine) -> Engine:
    """The shared engine with default options, at a dealt position, and with all code loaded."""
    process.say("stop", "uai")
    while (line := process.hear()) != "uaiok":
        if option := re.match("option name (\\w+) type spin default (\\w+)", line):
            process.say(f"setoption name {option[1]} value {option[2]}")
    process.say(f"position {DEALT}", "isready")
    assert process.hear() == "readyok"
    return process


def test_a_whole_conversation() -> None:
    said = answers(
        "\n".join(
            [
                "uai",
                "isready",
                f"position {START} moves {DEAL} 4R3 CK1",
                "show",
                "",
                "   ",
                "legal",
                "perft 0",
                "perft 2",
                "outcome",
                "go nodes 1000",
                "quit",
                "show",
            ]
        )
    )
    position = Position.parse(START).deal(DEAL).play("4R3").play("CK1")
    moves = position.legal_moves()
    assert said[:2] == ["id name Tilewright", "id version 0.1.0"]
    assert [line.split()[:5] for line in said[2:5]] == [
        ["option", "name", name, "type", "spin"] for name in ("Threads", "Table", "Level")
    ]
    assert said[5:7] == ["uaiok", "readyok"]
    assert said[7] == f"position {position}"
    assert said[8] == " ".join(["legal", *map(str, moves)])
    assert said[9] == "perft 0 1"
    assert said[10] == f"perft 2 {sum(len(position.play(move).legal_moves()) for move in moves)}"
    assert said[11] == "outcome none"
    infos = [INFO.fullmatch(line) for line in said[12:-1]]
    assert [int(info[1]) for info in infos if info] == list(range(1, len(infos) + 1))
    assert infos
    assert said[-1].removeprefix("bestmove ") in map(str, moves)


def searched(engine: Engine, go: str) -> tuple[list[re.Match[str]], str]:
    """The `info` lines of a search, and its move."""
    infos = []
    line = engine.ask(go)
    while info := INFO.fullmatch(line):
        infos.append(info)
        line = engine.hear()
    return infos, line.removeprefix("bestmove ")


def until(engine: Engine, beginning: str) -> str:
    """The next line that is no `info` line; it must begin like this."""
    while (line := engine.hear()).startswith("info "):
        pass
    assert line.startswith(beginning), line
    return line


@pytest.mark.parametrize(
    "limit", ["movetime 50", "nodes 1", "nodes 4000", "depth 1", "depth 3", "depth 99 nodes 1000 movetime 1000"]
)
def test_go(limit: str, engine: Engine) -> None:
    infos, move = searched(engine, f"go {limit}")
    assert infos
    assert Position.parse(DEALT).is_legal(move)
    assert infos[-1][0].split(" pv ")[1].split()[0] == move or "nodes" in limit or "movetime" in limit
    if limit.startswith("depth") and " nodes" not in limit:
        assert [info[1] for info in infos] == [str(depth) for depth in range(1, int(limit[6:]) + 1)]
    if limit == "nodes 4000":
        assert [info[0] for info in searched(engine, "go nodes 4000")[0]][-1].split()[2] == infos[-1][1]


def test_go_infinite_waits_for_stop(engine: Engine) -> None:
    """During the search, `isready` is answered by `readyok`, and every other command by `error busy`."""
    assert INFO.fullmatch(engine.ask("go infinite"))
    engine.say("isready")
    until(engine, "readyok")
    for line in ("legal", "position x", "go nodes 1", "noise"):
        engine.say(line)
        until(engine, "error busy ")
    engine.say("stop")
    until(engine, "bestmove ")
    assert engine.ask("show") == f"position {DEALT}"
    engine.say("stop")
    assert engine.is_silent()


def test_stop_is_answered_quickly(engine: Engine) -> None:
    """`stop` ends a search in the middle of an iteration, without finishing the iteration first."""
    for _ in range(2):
        engine.say("go infinite")
        while not (info := INFO.fullmatch(engine.hear())) or int(info[2]) < 500_000:  # the next depth takes much longer
            pass
        engine.say("stop")
        lines = [engine.hear()]
        while lines[-1].startswith("info "):
            lines.append(engine.hear())
        assert lines[-1].startswith("bestmove ")
        assert len(lines) <= 2


def test_a_solved_search_without_limits_waits_too(engine: Engine) -> None:
    engine.say(f"position {LAST_TAKE}")
    assert INFO.fullmatch(engine.ask("go infinite"))
    assert engine.is_silent()
    assert engine.ask("stop").startswith("bestmove CR")


def test_an_only_move_is_answered_at_once(engine: Engine) -> None:
    engine.say(f"position {ONLY_MOVE}")
    infos, move = searched(engine, "go movetime 60000")
    assert infos
    assert move == "CRF"
    assert int(infos[-1][2]) < 100_000  # few nodes: it did not search for a minute


def test_stop_ends_a_search_that_was_given_before_it() -> None:
    """If `go` and `stop` arrive together, the search is stopped, however early `stop` is read."""
    said = answers(f"position {DEALT}\ngo infinite\nstop\noutcome\n")
    assert [line.split()[0] for line in said if not line.startswith("info")] == ["bestmove", "outcome"]
    assert said[0].startswith("info ")


def test_commands_wait_for_their_turn() -> None:
    said = answers(f"position {DEALT}\nperft 3\nshow\nnoise\nperft 1\n")
    assert said[:2] == ["perft 3 311478", f"position {DEALT}"]
    assert said[2].startswith("error unknown-command ")
    assert said[3:] == ["perft 1 78"]


@pytest.mark.slow
def test_a_long_script_is_carried_out() -> None:
    """The script has more commands than the engine's queue holds."""
    script = f"position {DEALT}\n" + "perft 1\n" * 1000 + "outcome\n" * 60_000 + "go nodes 1\nshow\n"
    said = answers(script)
    assert said[:1000] == ["perft 1 78"] * 1000
    assert said[1000:-3] == ["outcome none"] * 60_000
    assert said[-1] == f"position {DEALT}"


def test_perft_is_stopped(engine: Engine) -> None:
    engine.say("perft 99", "legal")
    assert engine.is_silent()
    assert engine.ask("stop").startswith("error stopped ")
    assert engine.hear().startswith("legal 1B1 ")


IMPATIENT = (
    "import sys; from tilewright.cli import engine, main; engine.SECONDS_AFTER_QUIT = 0.5; sys.exit(main(['engine']))"
)


@pytest.mark.slow
@pytest.mark.parametrize("going", ["go infinite", "perft 99"])
def test_quit_ends_running_commands(going: str) -> None:
    with Engine((sys.executable, "-c", IMPATIENT)) as engine:
        engine.say(f"position {DEALT}", going, "quit")
        assert engine.wait() == 0


def test_the_end_of_the_input_is_quit() -> None:
    said = answers(f"position {DEALT}\nlegal\ngo infinite")
    assert [line.split()[0] for line in said[:2]] == ["legal", "info"]
    assert said[-1].startswith("bestmove ")
    assert answers("") == []
    assert answers("uai")[-1] == "uaiok"


def test_threads_and_table(engine: Engine) -> None:
    engine.say("setoption name Threads value 2", "setoption name Table value 1")
    infos, move = searched(engine, "go depth 5")
    assert [info[1] for info in infos] == list("12345")
    assert Position.parse(DEALT).is_legal(move)


def test_levels(engine: Engine) -> None:
    """A level ignores the budget and prints its move only; `0` and `full` restore full strength."""
    for level in ("1", "5", "10"):
        engine.say(f"setoption name Level value {level}")
        infos, move = searched(engine, "go movetime 1")
        assert infos == []
        assert Position.parse(DEALT).is_legal(move)
    engine.say("go infinite")
    assert engine.is_silent()
    assert engine.ask("stop").startswith("bestmove ")
    for full in ("0", "full"):
        engine.say(f"setoption name Level value {full}")
        assert searched(engine, "go nodes 500")[0]


def test_a_level_answers_by_the_position_alone() -> None:
    """A level's random choices and its opponent model do not depend on positions searched before."""
    start = Position.start(3).deal_randomly(1)
    later = start
    while later.to_move != 1 or later == start:
        later = later.play(later.legal_moves()[0])
    for level in (1, 7):
        option = f"setoption name Level value {level}\n"
        asked = [f"position {position}\ngo movetime 1\n" for position in (start, later)]
        alone = [answers(option + question)[-1] for question in asked]
        assert answers(option + asked[0] + asked[1] + asked[0]) == [alone[0], alone[1], alone[0]]


def test_outcomes() -> None:
    said = answers(f"position {START}\noutcome\nlegal\nposition {END}\noutcome\nlegal\nperft 5\n")
    assert said == [
        "outcome none",
        "legal",
        "outcome winners 1 scores 40,40 rows 1,0 reason row",
        "legal",
        "perft 5 1",
    ]


def test_grey_side() -> None:
    """Choices of a column are moves: they are listed, counted by perft and searched."""
    boards = "0;...../...../...../...../.....;1B,-,-,-,-;- 0;...../...../...../...../.....;-,-,-,-,-;-"
    said = answers(
        f"position 2g 1 tile:1 -,-,-,-,- * 1 - 19,20,20,20,20 0,0,0,0,0 {boards}\nlegal\nperft 3\ngo depth 1\n"
    )
    assert said[:2] == ["legal 1@1 1@2 1@3 1@4 1@5", "perft 3 5"]
    assert re.match(r"info depth 1 nodes \d+ nps \d+ time \d+ score -?\d+\.\d+ win 0\.\d+ pv 1@\d$", said[2])
    assert re.fullmatch("bestmove 1@[1-5]", said[-1])


ERRORS: dict[str, list[str | bytes]] = {
    "unknown-command": ["noise", "Legal", "uai2", "position\u00a0x", "\x00", "\x1b[2J", "ünïcode", "-" * 100_000],
    "bad-argument": [
        "go",
        "go nodes",
        "go nodes -1",
        "go nodes 0",
        "go depth 1.5",
        f"go depth {10**30}",
        "go depth ٣",
        "go nodes 1 nodes 2",
        "go infinite depth 3",
        "go now",
        "perft",
        "perft -1",
        "perft x",
        "perft 1 2",
        f"perft {10**30}",
        "position",
        "legal now",
        "quit now",
        "stop it",
        "isready ?",
        "uai uai",
        "show me",
        "outcome of",
        "setoption",
        "setoption name Level",
        "setoption name Nothing value 1",
        "setoption name Level value clever",
        "setoption name Threads value -1",
        "setoption name Table value 1.5",
    ],
    "bad-limits": ["setoption name Threads value 0", "setoption name Table value 999999999"],
    "unknown-level": ["setoption name Level value 11"],
    "unreadable": [
        b"\xff\xfe",
        b"position \xc3\x28",
        "position x",
        "position moves 3R2",
        f"position {DEALT} moves 3R9",
    ],
    "impossible-position": [f"position {DEALT.replace('15,18', '16,18')}"],
    "illegal-move": [f"position {DEALT} moves 1K1", f"position {START} moves 1B1", f"position {DEALT} moves 1B1 1B1"],
    "impossible-deal": [
        f"position {START} moves {DEAL} {DEAL}",
        f"position {START} moves BBBB,BBBB,BBBB,BBBB,BB",
    ],
}


@pytest.mark.parametrize("code", ERRORS)
def test_errors(code: str) -> None:
    """Each error is one line, the previous position is kept, and the program continues."""
    lines = [line if isinstance(line, bytes) else line.encode() for line in ERRORS[code]]
    said = answers(b"\n".join([f"position {DEALT}".encode(), *lines, b"show"]))
    assert [line.split()[1] for line in said[:-1]] == [code] * len(lines)
    assert all(len(line) < 1000 and line.isascii() and line.isprintable() for line in said)
    assert said[-1] == f"position {DEALT}"


def test_commands_without_a_suitable_position_are_refused() -> None:
    said = answers(
        f"legal\nshow\nperft 1\noutcome\ngo nodes 1\nposition {START}\ngo nodes 1\nposition {END}\ngo infinite\n"
    )
    assert [line.split()[1] for line in said] == ["no-position"] * 5 + ["nothing-to-search"] * 2


def test_every_code_is_documented() -> None:
    assert protocol.__doc__ is not None
    documented = set(re.findall(r"^\| ([a-z-]+) \|", protocol.__doc__, re.MULTILINE)) - {"code"}
    provoked = {*ERRORS, "no-position", "nothing-to-search", "busy", "stopped", "too-long"}
    assert documented == provoked | {"internal"}


@pytest.mark.slow
def test_long_lines() -> None:
    """A line of 3 MB of noise is one error, with or without a line end; a line of 1 MB is read as a command."""
    noise = random.Random(1).randbytes(3 << 20).replace(b"\n", b"")
    said = answers(b"uai\n" + noise + b"\nuai\n" + b"x" * (1 << 20) + b"\nuai\n" + noise)
    assert [line.split()[1] for line in said if line.startswith("error")] == ["too-long", "unknown-command", "too-long"]
    assert said.count("uaiok") == 3
    for _ in range(5):  # the end of the input follows a line that is too long
        assert answers(b"x" * (2 << 20) + b"\nisready\n" + b"x" * (2 << 20))[1] == "readyok"


def test_noise() -> None:
    """A megabyte of random bytes gives one error for every line that is not blank; then the engine still works."""
    noise = random.Random(2).randbytes(1 << 20)
    said = answers(noise + f"\nposition {DEALT}\nperft 1\n".encode())
    assert said[-1] == "perft 1 78"
    assert all(re.match("error (unreadable|unknown-command) ", line) for line in said[:-1])
    assert len(said) - 1 == sum(bool(line.strip()) for line in noise.split(b"\n"))


def test_mutated_commands() -> None:
    """Mutated commands get an answer or an error, but never the error `internal`, and the engine does not end."""
    chance = random.Random(3)
    good = [
        f"position {START} moves {DEAL} 4R3 CK1",
        "legal",
        "perft 1",
        "go nodes 5",
        "outcome",
        "setoption name Table value 0000012",
    ]
    lines = []
    for _ in range(400):
        line = bytearray(chance.choice(good).encode())
        for _ in range(chance.randint(1, 3)):
            line[chance.randrange(len(line))] = chance.choice(b" ,;/-*.0123456789BYRKWabcdefg:@\x00\xff")
        lines.append(bytes(line))
    said = answers(b"\n".join([f"position {DEALT}".encode(), *lines, b"uai"]))
    assert said[-1] == "uaiok"
    assert not [line for line in said if line.startswith("error internal")]


def test_a_closed_output_ends_the_engine() -> None:
    """An engine whose output is closed ends with status 0 and without an error message."""
    process = subprocess.Popen(
        [*COMMAND, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdout is not None
    process.stdout.close()
    process.stdout = None
    _, errors = process.communicate(b"uai\n" * 1000, timeout=PATIENCE)
    assert process.returncode == 0
    assert errors == b""


def test_help_of_the_engine() -> None:
    done = tilewright("engine", "--help")
    assert done.returncode == 0
    assert "protocol" in done.stdout
