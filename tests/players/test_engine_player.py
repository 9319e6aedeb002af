"""EnginePlayer: another program as a player, and all its failures."""

from __future__ import annotations

import os
import pickle
import sys
import time
from pathlib import Path

import pytest

from tests.players.bad_engines import ENGINES, command_of
from tilewright.players import GreedyPlayer, play_game
from tilewright.players.engine import EngineFailure, EnginePlayer, split_command
from tilewright.rules import Position

POSITION = Position.start(2).deal_randomly(1)
PATIENCE = 120.0  # seconds; the machine may be busy


def pid_of(player: EnginePlayer) -> int:
    assert player._process is not None
    return player._process.pid


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_whole_game(tmp_path: Path) -> None:
    with EnginePlayer(command_of("good", tmp_path)) as player:
        game = play_game(Position.start(2), [player, GreedyPlayer()], 1)
        pid = pid_of(player)
    assert game.reason == "row"
    assert not is_alive(pid)
    assert player._process is None


def test_our_own_engine() -> None:
    with EnginePlayer([sys.executable, "-m", "tilewright", "engine"], go="nodes 100", name="ours") as player:
        assert player.choose(POSITION) in POSITION.legal_moves()
        assert player.name == "ours"


def test_extra_output_is_no_answer_to_the_next_question(tmp_path: Path) -> None:
    """The engine prints three moves for every `go`; only the first one counts."""
    with EnginePlayer(command_of("chatters", tmp_path)) as player:
        position = POSITION
        for _ in range(6):
            position = position.play(player.choose(position))


@pytest.mark.parametrize(
    ("name", "kind", "sentence"),
    [
        ("crash", "crashed", "ended with exit status 1 (RuntimeError: out of tiles)"),
        ("crash at once", "crashed", "ended with exit status 3"),
        ("killed", "crashed", "ended by signal 9"),
        ("hang", "silent", "no answer within 0.5 s"),
        ("hang at once", "silent", "no answer within 0.5 s"),
        ("hang with a child", "silent", "no answer within 0.5 s"),
        ("deaf", "silent", "no answer within 0.5 s"),
        ("garbage", "unreadable", "which is no move"),
        ("bytes", "unreadable", "which is no move"),
        ("silent move", "unreadable", "which is no move"),
        ("illegal", "illegal", "it played 9B1, which is not legal in 2c 1 offer:1"),
        ("refusing", "refused", "error nothing-to-search I will not"),
        ("flood", "silent", "no answer within 0.5 s"),
        ("endless line", "silent", "no answer within 0.5 s"),
        ("closes its output", "crashed", "closed its output"),
    ],
)
def test_failures(name: str, kind: str, sentence: str, tmp_path: Path) -> None:
    starts = "hang" in name or name in ("deaf", "flood", "endless line")
    with EnginePlayer(command_of(name, tmp_path), patience=PATIENCE) as player:
        if starts and name != "hang at once":
            player._start()
        if starts:  # the others must not fail by a time-out, even if they are slow
            player._patience = 0.5
        with pytest.raises(EngineFailure) as caught:
            player.choose(POSITION)
        assert caught.value.kind == kind
        assert sentence in str(caught.value)
        assert "\n" not in str(caught.value)
        assert player._process is None


def test_a_child_of_a_hanging_engine_goes_too(tmp_path: Path) -> None:
    with EnginePlayer(command_of("hang with a child", tmp_path), patience=PATIENCE) as player:
        player._start()
        beats = tmp_path / "hang_with_a_child.py.child.beats"
        until = time.monotonic() + PATIENCE
        while not beats.exists():
            assert time.monotonic() < until, "the child has not begun"
            time.sleep(0.01)
        player._patience = 0.5
        with pytest.raises(EngineFailure):
            player.choose(POSITION)
    before = beats.stat().st_size
    time.sleep(0.3)
    assert beats.stat().st_size == before > 0


def test_it_starts_again_after_a_failure(tmp_path: Path) -> None:
    with EnginePlayer(command_of("crashes sometimes", tmp_path)) as player:
        for _ in range(2):
            for _ in range(5):
                player.choose(POSITION)
            with pytest.raises(EngineFailure):
                player.choose(POSITION)


def test_a_flood_of_errors_does_not_stop_the_player(tmp_path: Path) -> None:
    with EnginePlayer(command_of("flood of errors", tmp_path)) as player:
        assert player.choose(POSITION) in POSITION.legal_moves()


def test_closing_twice_and_without_a_start(tmp_path: Path) -> None:
    player = EnginePlayer(command_of("good", tmp_path))
    player.close()
    player.choose(POSITION)
    player.close()
    player.close()
    assert player.choose(POSITION) in POSITION.legal_moves()
    player.close()


def test_an_engine_that_ignores_quit_is_ended(tmp_path: Path) -> None:
    with EnginePlayer(command_of("deaf", tmp_path)) as player:
        player._start()
        pid = pid_of(player)
    assert not is_alive(pid)


def test_commands_that_cannot_be_started(tmp_path: Path) -> None:
    with pytest.raises(EngineFailure, match="cannot be started: No such file") as caught:
        EnginePlayer("./no-such-program").choose(POSITION)
    assert caught.value.kind == "missing"
    with pytest.raises(EngineFailure, match="needs a command"):
        EnginePlayer(" ")
    with pytest.raises(EngineFailure, match="unclosed quote"):
        EnginePlayer("'engine")


@pytest.mark.parametrize(
    ("command", "windows", "words"),
    [
        (r'"C:\Program Files\engine.exe" --threads 1', True, [r"C:\Program Files\engine.exe", "--threads", "1"]),
        (r'C:\engine.exe --book="my book.bin" # 1', True, [r"C:\engine.exe", "--book=my book.bin", "#", "1"]),
        (r"'/opt/my engine' --name a\ b # 1", False, ["/opt/my engine", "--name", "a b", "#", "1"]),
    ],
)
def test_quotes_of_a_command(command: str, windows: bool, words: list[str]) -> None:
    assert split_command(command, windows=windows) == words


def test_the_time_limit_of_a_move() -> None:
    assert EnginePlayer("x", "movetime 3000")._move_seconds() == 13.0
    assert EnginePlayer("x", "nodes 100")._move_seconds() == 600.0
    assert EnginePlayer("x", patience=1.5)._move_seconds() == 1.5


def test_failures_can_be_pickled() -> None:
    failure = pickle.loads(pickle.dumps(EngineFailure("silent", "it said nothing")))
    assert (failure.kind, str(failure), failure.code) == ("silent", "it said nothing", "engine-failure")


def test_every_bad_engine_is_a_program() -> None:
    for code in ENGINES.values():
        compile(code, "engine", "exec")
