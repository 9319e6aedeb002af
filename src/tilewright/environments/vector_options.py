"""The options of many games at once: opponents, threads, and where games begin."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from tilewright.rules import Position, Side

from .errors import MISSING_PACKAGE, UnusableBatch, UnusableOption
from .games import LEARNER
from .options import read_integer, read_policy, read_start

try:
    from gymnasium.vector import AutoresetMode
except ModuleNotFoundError as error:
    raise ImportError(MISSING_PACKAGE.format("gymnasium")) from error

MOST_THREADS = 1024
GAMES_PER_THREAD = 8192
"""With fewer, handing slices to threads costs more than they save (`python bench/environments.py --threads`)."""

Opponent = str | float


def read_opponents(given: Opponent | Sequence[Opponent] | None, players: int) -> npt.NDArray[np.float64] | None:
    """By seat of the learner (first index) and seat (second), that seat's policy; None without opponents."""
    if given is None:
        return None
    others = players - 1
    each = list(given) if isinstance(given, Sequence) and not isinstance(given, str) else [given] * others
    if len(each) != others:
        raise UnusableOption(f"{players} players leave {others} seats for opponents, not {len(each)}")
    read = [LEARNER, *map(read_policy, each)]
    return np.array([np.roll(read, learner) for learner in range(players)], np.float64)


def read_starts(
    given: dict[str, Any], chosen: npt.NDArray[np.bool_], players: int, side: Side
) -> tuple[npt.NDArray[Any], bool]:
    """The states that games begin with, one for all or one for each; and whether they are new games."""
    if "positions" not in given:
        if unknown := given.keys() - {"first", "position"}:
            raise UnusableOption(
                "reset knows the options reset_mask, first, position and positions, "
                f"not {sorted(map(str, unknown))[0]!r}"
            )
        return read_start(given, players, side).state, "position" not in given
    if len(given) > 1:
        raise UnusableOption("positions say who starts: give reset the option positions alone")
    positions = given["positions"]
    if not isinstance(positions, Sequence) or isinstance(positions, str) or len(positions) != len(chosen):
        raise UnusableBatch(f"positions are a list of {len(chosen)}, one for each game")
    starts = np.repeat(Position.start(players, side).state, len(chosen))
    for game in np.flatnonzero(chosen).tolist():
        try:
            starts[game] = read_start({"position": positions[game]}, players, side).state[0]
        except UnusableOption as mistake:
            raise UnusableOption(f"game {game}: {mistake}") from mistake
    return starts, False


def read_threads(given: int | None, games: int) -> int:
    """The number of threads; by default one for each GAMES_PER_THREAD games, at most one for each core."""
    if given is not None:
        return read_integer("num_threads", given, 1, MOST_THREADS)
    return max(1, min(games // GAMES_PER_THREAD, os.cpu_count() or 1))


def read_autoreset_mode(given: object) -> AutoresetMode:
    """One of Gymnasium's modes, by its name or itself."""
    try:
        return AutoresetMode(given)
    except ValueError:
        names = ", ".join(mode.value for mode in AutoresetMode)
        raise UnusableOption(f"autoreset_mode is one of {names}, not {given!r}") from None
