"""All games of a batch on the CPU: the functions of `games.py` in compiled loops over slices."""

from __future__ import annotations

import inspect
from functools import cache
from typing import Any

from tilewright.rules.compiling import compiled


@cache
def argument_names(function: Any) -> tuple[str, ...]:
    """The names of what a function of `games.py` takes after the number of its game."""
    return tuple(inspect.signature(getattr(function, "py_func", function)).parameters)[1:]


@cache
def loop(function: Any) -> Any:
    """A compiled loop `loop(start, end, ...)` that calls `function(game, ...)` for every game of a slice.

    Its source is made here, because the arguments differ from function to function. For `seat_game`:

        def each_seat_game(start, end, states, seats):
            for game in range(start, end):
                body(game, states, seats)
    """
    names = ", ".join(argument_names(function))
    title = f"each_{function.__name__}"
    space: dict[str, Any] = {"body": function, "__name__": __name__}
    source = f"def {title}(start, end, {names}):\n    for game in range(start, end):\n        body(game, {names})\n"
    exec(compile(source, __file__, "exec"), space)
    return compiled(space[title])
