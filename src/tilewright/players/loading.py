"""Compiles, or loads from the cache, everything a game needs, so that no later call has to wait."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np

from tilewright.notation.legal_json import legal_moves_json
from tilewright.rules import Position
from tilewright.rules.code_digest import PACKAGE, code_digest
from tilewright.rules.compiling import announce, compiled_folder, config, forget_unused
from tilewright.rules.effects import effect_of, legal_effects
from tilewright.rules.outcome import winners_of
from tilewright.rules.playouts import perft, play_games
from tilewright.rules.vocabulary import FEWEST_PLAYERS, MOST_PLAYERS
from tilewright.search import Limits, OpponentModel, search
from tilewright.search.greedy import round_score

from .greedy import GreedyPlayer

TABLES = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)


def load_everything() -> None:
    """Compile or load everything, for every number of players."""
    if config.DISABLE_JIT:
        return
    if compiled_folder().is_dir() and not _complete().exists():
        announce()
        compile_elsewhere()
    for players in TABLES:
        load_for(players)


def compile_elsewhere() -> None:
    """Fill the cache in separate processes, one for each number of players.

    That takes a third of the time, and the compiler's memory, twice the program's own, is freed with the processes.
    What they do not compile is compiled here when it is called.
    """
    path = os.pathsep.join([str(PACKAGE.parent), *filter(None, sys.path)])
    workers = [
        subprocess.Popen(
            [sys.executable, "-c", f"from {__name__} import load_for; load_for({players})"],
            env=os.environ | {"PYTHONPATH": path},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        for players in TABLES
    ]
    statuses = [worker.wait() for worker in workers]
    if not any(statuses):
        forget_unused()
        _complete().touch()


def load_for(players: int) -> None:
    """Call every compiled function once for that many players."""
    start = Position.start(players)
    dealt = start.deal_randomly(1)
    start.deal(dealt.factories)
    position = Position.parse(str(dealt))
    move = position.legal_moves()[0]
    position.is_legal(move)
    legal_effects(position)
    effect_of(position, move)
    legal_moves_json(position)
    position.play(move)
    winners_of((0, 0), (0, 0))
    position.play_unchecked(move)
    GreedyPlayer().choose(position)
    round_score(position.state[0], 0)
    others = OpponentModel()
    search(position, Limits(nodes=100), opponents=others)
    others.observe(position)
    perft(np.repeat(position.state, 2), 0, 1)
    play_games(start.state, start.state.copy(), np.array([1], np.uint64), 1, 100, np.zeros(5, np.int64))


def _complete() -> Path:
    """A file that marks the cache as complete for the code of this module and of all that it loads."""
    return compiled_folder() / f"{code_digest(__name__)}.complete"
