"""The figures of `tilewright bench`: how fast the compiled code is on this machine.

One-thread figures use the thread's processor time, so that a busy machine changes them little.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from threading import Thread
from typing import TYPE_CHECKING

from .competition import cores
from .signature import ROUND_LIMIT, fixed_deal

if TYPE_CHECKING:
    from tilewright.rules import Position

DEAL = "BBYR,KKWW,BYRW,RRRK,BBKK"
FIRST_MOVE = (
    "from tilewright import Position\n"
    f"position = Position.start(players=2, side='coloured', first=1).deal('{DEAL}')\n"
    "position.play(position.legal_moves()[0])\n"
)
ASK_MEMORY = (
    "from tilewright.cli.protocol import Command, Protocol\n"
    "Protocol(lambda line: None).obey(Command(b'isready'))\n"
    "print(next(line for line in open('/proc/self/status') if line.startswith('VmRSS:')).split()[1])\n"
)


class Games:
    """Random games on one thread."""

    def __init__(self, players: int, side: str, seed: int) -> None:
        import numpy as np

        from tilewright.rules import Position

        self._start = Position.start(players, side).state
        self._work = self._start.copy()
        self._random = np.array([seed], np.uint64)
        self._totals = np.zeros(5, np.int64)

    def play(self, games: int) -> None:
        """Play `games` more games, without the GIL."""
        from tilewright.rules.playouts import play_games

        play_games(self._start, self._work, self._random, games, ROUND_LIMIT, self._totals)

    def play_for(self, seconds: float) -> None:
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            self.play(500)

    @property
    def moves(self) -> int:
        return int(self._totals[0])

    @property
    def games(self) -> int:
        """Games that ended or were stopped at the round limit."""
        return int(self._totals[2] + self._totals[3])


def games_and_moves_per_s(players: int, side: str, seconds: float) -> tuple[float, float]:
    """Random games and moves a second on one thread, uniform over the legal moves."""
    games = Games(players, side, seed=1)
    games.play(1)
    moves_before, games_before, began = games.moves, games.games, time.thread_time()
    games.play_for(seconds)
    taken = time.thread_time() - began
    return (games.games - games_before) / taken, (games.moves - moves_before) / taken


def perft_nodes_per_s(seconds: float) -> float:
    """Move sequences counted a second from a dealt two-player start; every leaf is played."""
    import numpy as np

    from tilewright.rules.playouts import perft

    stack = np.repeat(dealt_start().state, 4)
    perft(stack, 0, 1)
    return _rate(lambda: int(perft(stack, 0, 3)), seconds)


def search_nodes_per_s(players: int, seconds: float) -> float:
    """Nodes a second of one search thread, from a first deal."""
    from tilewright.search import Limits, search

    position = fixed_deal(players, "coloured")
    search(position, Limits(nodes=1000))
    began = time.thread_time()
    found = search(position, Limits(seconds=seconds))
    return found.nodes / (time.thread_time() - began)


def position_plies_per_s(seconds: float) -> float:
    """Moves a second through `Position.play`, replaying one round of two players."""
    dealt = dealt_start()
    moves = []
    position = dealt
    while position.to_move is not None:
        legal = position.legal_moves()
        moves.append(legal[len(legal) // 2])
        position = position.play(moves[-1])

    def play_round() -> int:
        position = dealt
        for move in moves:
            position = position.play(move)
        return len(moves)

    return _rate(play_round, seconds)


def games_per_s_on(threads: int, seconds: float) -> float:
    """Random two-player games a second on several threads at once."""
    tables = [Games(2, "coloured", seed) for seed in range(1, threads + 1)]
    for table in tables:
        table.play(1)
    workers = [Thread(target=table.play_for, args=(seconds,)) for table in tables]
    began = time.perf_counter()
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    return sum(table.games for table in tables) / (time.perf_counter() - began)


def thread_counts() -> Iterator[int]:
    """1, 2, 4 ... and as many as this process may use."""
    threads, most = 1, cores()
    while threads < most:
        yield threads
        threads *= 2
    yield most


def compile_and_load_s() -> tuple[float, float]:
    """Seconds of a new process until a two-player game's first move: with an empty cache, then with a full one."""
    import tempfile

    with tempfile.TemporaryDirectory(prefix="tilewright-bench-") as folder:
        return _first_move_s(folder), _first_move_s(folder)


def engine_memory_mb() -> float | None:
    """Memory of a ready engine; None without /proc."""
    asked = subprocess.run([sys.executable, "-c", ASK_MEMORY], env=_environment(), capture_output=True, check=False)
    return int(asked.stdout) * 1024 / 1e6 if asked.returncode == 0 else None


def dealt_start() -> Position:
    """A two-player game after its first deal."""
    from tilewright.rules import Position

    return Position.start(2).deal(DEAL)


def _rate(work: Callable[[], int], seconds: float) -> float:
    """Units of work per second."""
    end = time.perf_counter() + seconds
    began = time.thread_time()
    done = work()
    while time.perf_counter() < end:
        done += work()
    return done / (time.thread_time() - began)


def _first_move_s(cache: str) -> float:
    began = time.perf_counter()
    subprocess.run(
        [sys.executable, "-c", FIRST_MOVE],
        env=_environment() | {"TILEWRIGHT_CACHE": cache},
        stderr=subprocess.DEVNULL,
        check=True,
    )
    return time.perf_counter() - began


def _environment() -> dict[str, str]:
    """This environment, with the packages of this process on the path."""
    from tilewright.players.loading import same_packages

    return os.environ | same_packages()
