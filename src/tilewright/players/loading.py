"""Compiles, or loads from the cache, everything a game needs, so that no later call has to wait."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import suppress
from typing import Any, NamedTuple

import numpy as np
from numba import from_dtype, int64

from tilewright.evaluation.evaluator import best_evaluator
from tilewright.evaluation.features import read_features
from tilewright.evaluation.network import shipped
from tilewright.notation.legal_json import legal_moves_json
from tilewright.rules import Move, Position
from tilewright.rules.code_digest import PACKAGE, code_digest
from tilewright.rules.compiling import announce, compiled_folder, config, forget_unused, packaged_folder
from tilewright.rules.constants import FEWEST_PLAYERS, MOST_PLAYERS
from tilewright.rules.effects import effect_of, legal_effects
from tilewright.rules.kernel import is_legal
from tilewright.rules.layout import state_dtype
from tilewright.rules.outcome import winners_of
from tilewright.rules.playouts import perft, play_games
from tilewright.search import Limits, OpponentModel, search
from tilewright.search.alpha_beta_driver import AlphaBetaDriver
from tilewright.search.deal_values import DealJudge
from tilewright.search.evaluate import find_end
from tilewright.search.evaluate_linear import cache_parent_boards, evaluate_by_linear
from tilewright.search.evaluate_network import accumulate_others, evaluate_by_network
from tilewright.search.greedy import round_score
from tilewright.search.hashing import position_key
from tilewright.search.memory import memory_dtype
from tilewright.search.solver import Deal, Solver, TooHard
from tilewright.search.values import final_value

from .greedy import GreedyPlayer


class Part(NamedTuple):
    """A part of the compiled code that one process compiles."""

    what: str
    players: int


RULES = tuple(Part("rules", players) for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1))
"""The code for a table of people."""
SEARCH = tuple(Part("search", players) for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1))
"""Further code for the computer's moves."""
REVIEW = tuple(Part("review", players) for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1))
"""Further code for reviews, puzzles and the explanations of hints."""


LARGEST = Part("search", 2)
HALVES = (Part("network", 2), Part("moves", 2))
"""The functions that alpha-beta calls. Two processes compile them first, at the same time."""
EFFECTS = Part("effects", 2)
"""The effects of moves, which are shown with a search's result. They are compiled at the same time as alpha-beta."""

FIRST_DEAL = ("BYRK", "WBYR", "KWBY", "RKWB", "YRKW") * 2
"""Factories for a first move. Drawing them at random would need more compiled code."""
FIRST_MOVE = Move.parse("1B1")


def load_everything() -> None:
    """Compile or load rules and search, for every number of players."""
    load((*SEARCH, *RULES))


def load_for(players: int) -> None:
    """Compile or load rules and search for that many players."""
    load((Part("search", players), Part("rules", players)))


def load_for_search(players: int) -> None:
    """Compile or load a search and the effects of moves, so that the first wait is as short as possible.

    The search itself is compiled in this process. Otherwise its callees would be loaded twice: in the other process to
    compile the search, and in this one to run it.
    """
    part = Part("search", players)
    if config.DISABLE_JIT:
        return
    if not missing_parts([part]):
        load_here(*part)
        _renew(part)
        return
    announce()
    _compile_halves(part)
    with ThreadPoolExecutor(1) as pool:
        if part == LARGEST:
            pool.submit(_load_elsewhere, EFFECTS)
        load_here(*part)
    _mark(part)
    forget_unused()


def load_for_review(players: int) -> None:
    """Compile or load everything that the review of a game of that many players needs."""
    load((Part("search", players), Part("rules", players), Part("review", players)))


def load(parts: Sequence[Part]) -> None:
    """Compile what is missing of these parts in separate processes, then load them all."""
    compile_missing(parts)
    if not config.DISABLE_JIT:
        for part in parts:
            load_here(*part)
            _renew(part)


def compile_missing(parts: Sequence[Part]) -> None:
    """Compile what is missing of these parts in separate processes."""
    if not config.DISABLE_JIT and (missing := missing_parts(parts)):
        announce()
        compile_elsewhere(missing)


def missing_parts(parts: Sequence[Part]) -> list[Part]:
    """The parts that are not compiled yet; empty if there is no folder for compiled code."""
    folders = [folder for folder in (compiled_folder(), packaged_folder()) if folder is not None]
    can_keep = folders[0].is_dir()
    return [part for part in parts if can_keep and not any((folder / _marker(part)).exists() for folder in folders)]


def compile_elsewhere(parts: Sequence[Part], done: Callable[[int], None] = lambda count: None) -> None:
    """Fill the cache in separate processes, one for each part and as many at once as there are cores.

    That is faster, and the compiler's memory, twice the program's own, is freed with the processes. A function that
    they fail to compile is compiled in this process when it is first called. `done` is called with the number of
    finished parts.
    """
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for count, _ in enumerate(as_completed(pool.submit(_compile_elsewhere, part) for part in parts), 1):
            done(count)
    forget_unused()


def _compile_elsewhere(part: Part) -> None:
    _compile_halves(part)
    if _load_elsewhere(part):
        _mark(part)


def _compile_halves(part: Part) -> None:
    """For the largest part: compile the functions it calls first, in two processes."""
    if part == LARGEST:
        with ThreadPoolExecutor(len(HALVES)) as pool:
            list(pool.map(_load_elsewhere, HALVES))


def _load_elsewhere(part: Part) -> bool:
    """Load a part in another process, which fills the cache; return whether that worked."""
    done = subprocess.run(
        [sys.executable, "-c", f"from {__name__} import load_here; load_here({part.what!r}, {part.players})"],
        env=os.environ | same_packages(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        check=False,
    )
    return done.returncode == 0


def same_packages() -> dict[str, str]:
    """Environment variables with which another Python process finds the same packages as this one."""
    return {"PYTHONPATH": os.pathsep.join([str(PACKAGE.parent), *filter(None, sys.path)])}


def _mark(part: Part) -> None:
    with suppress(OSError):  # a full disk: the next process compiles again
        (compiled_folder() / _marker(part)).touch()


def _renew(part: Part) -> None:
    """Renew the date of a marker after loading its part, so that `forget_unused` does not delete it before the code."""
    with suppress(OSError):  # the code comes with the package, or the folder cannot be written
        os.utime(compiled_folder() / _marker(part))


def _marker(part: Part) -> str:
    """A file that marks a part as compiled, for the code of this module and of all that it loads."""
    return f"{part.what}-{part.players}.{code_digest(__name__)}.complete"


def load_here(what: str, players: int) -> None:
    """Call every compiled function of a part once, or compile it for the types with which it is called."""
    memory, state = from_dtype(memory_dtype(players)), from_dtype(state_dtype(players))
    if what == "network":
        _compile(evaluate_by_network, memory, state, int64, int64)
        _compile(accumulate_others, memory, state, int64, int64)
        _compile(find_end, memory, state)
        _compile(final_value, state, int64)
        return
    start = Position.start(players)
    position = start.deal(",".join(FIRST_DEAL[: 2 * players + 1]))
    if what == "rules":
        position = Position.parse(str(start.deal_randomly(1)))
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
        perft(np.repeat(position.state, 2), 0, 1)
        play_games(start.state, start.state.copy(), np.array([1], np.uint64), 1, 100, np.zeros(5, np.int64))
    elif what == "moves":
        position.play_unchecked(FIRST_MOVE)
        AlphaBetaDriver(position, Limits(nodes=1), best_evaluator(players, position.side))
        _compile(evaluate_by_linear, memory, state, int64, int64)
        _compile(cache_parent_boards, memory, state)
        _compile(is_legal, state, int64)
        _compile(position_key, state, int64)
    elif what == "effects":
        _load_effects(position)
    elif what == "search":
        others = OpponentModel()
        search(position, Limits(nodes=100), opponents=others)
        others.observe(position)
        _load_effects(position)
    else:
        read_features(position.state)
        if (network := shipped(players, position.side)) is not None:
            DealJudge(players, network, 1).mean(start, 1, 2, 2)
        if players == 2:
            with suppress(TooHard):
                Solver(2).value(position, 1, Deal.LOST)


def _load_effects(position: Position) -> None:
    move = position.legal_moves()[0]
    position.is_legal(move)
    legal_effects(position)
    effect_of(position, move)


def _compile(function: Any, *types: Any) -> None:
    """Compile a function for these types of arguments, without calling it."""
    function.compile(types)
