"""All games of a batch on the CPU: the functions of `games.py` in compiled loops over slices."""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import numpy as np

from tilewright.rules.compiling import compiled
from tilewright.rules.constants import ALL_MOVES
from tilewright.rules.layout import state_dtype

WORTH_A_THREAD = 4096
"""The fewest games for each thread: with fewer, a thread costs more than it saves."""


@cache
def argument_names(function: Any) -> tuple[str, ...]:
    """The argument names of a function of `games.py`, without the first, which is the number of the game."""
    return tuple(inspect.signature(getattr(function, "py_func", function)).parameters)[1:]


@cache
def loop(function: Any) -> Any:
    """A compiled loop `loop(start, end, ...)` that calls `function(game, ...)` for every game of a slice.

    Its source is generated, because the arguments differ from function to function. It counts as part of the function's
    module, because the cache of compiled code is keyed by modules and their imports. For `seat_game`:

        def each_seat_game(start, end, states, seats):
            for game in range(start, end):
                body(game, states, seats)
    """
    names = ", ".join(argument_names(function))
    title = f"each_{function.__name__}"
    space: dict[str, Any] = {"body": function, "__name__": function.__module__}
    source = f"def {title}(start, end, {names}):\n    for game in range(start, end):\n        body(game, {names})\n"
    exec(compile(source, __file__, "exec"), space)
    return compiled(space[title])


class Loops:
    """Calls functions of `games.py` for all games of one kind of table, on several threads if there are many games."""

    def __init__(self, players: int) -> None:
        self._players = players
        self._pool: ThreadPoolExecutor | None = None

    def run(self, function: Any, games: int, arguments: Mapping[str, Any], most_threads: int) -> None:
        """Call `function(game, ...)` for every game; `work` and `moves` are each thread's own."""
        work = loop(function)
        threads = min(most_threads, max(1, games // WORTH_A_THREAD))

        def part(start: int, end: int) -> None:
            own = {"work": np.zeros(1, state_dtype(self._players)), "moves": np.zeros(ALL_MOVES, np.int16)}
            work(start, end, *({**own, **arguments}[name] for name in argument_names(function)))

        if threads == 1:
            part(0, games)
            return
        if self._pool is None:
            self._pool = ThreadPoolExecutor(most_threads, thread_name_prefix="azul")
        bounds = [games * number // threads for number in range(threads + 1)]
        list(self._pool.map(part, bounds[:-1], bounds[1:]))

    def __getstate__(self) -> dict[str, Any]:
        return vars(self) | {"_pool": None}  # threads cannot be copied; a copy starts its own
