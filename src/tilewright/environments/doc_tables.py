"""The tables of docs/environments.md, written from the code: actions, observation, rewards.

The page has each between `<!-- name -->` and `<!-- /name -->`; a test fails when they differ.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from tilewright.rules import Move, Side
from tilewright.rules.constants import ALL_MOVES, FEWEST_PLAYERS, MOST_PLAYERS, TAKE_MOVES
from tilewright.rules.layout import DESTINATIONS

from .actions import action_count, action_of, take_actions
from .observing import observation_fields, observation_size
from .rewards import MEANINGS, Reward

TABLES = [(players, side) for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1) for side in Side]


def _table(head: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    head = list(head)
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(map(str, line)) + " |" for line in lines)


def sizes() -> str:
    """How many actions and values each kind of table has."""
    rows = [
        (players, side, action_count(players, side), observation_size(players, side), take_actions(players))
        for players, side in TABLES
    ]
    return _table(("players", "side", "actions", "observation", "actions that take tiles"), rows)


def actions() -> str:
    """Every action by number: a line for each source and colour, then one for each pattern line on the grey side."""
    starts = [*range(0, TAKE_MOVES, DESTINATIONS), *range(TAKE_MOVES, ALL_MOVES, 5), ALL_MOVES]
    rows = []
    for start, end in pairwise(starts):
        moves = [Move.from_int(number) for number in range(start, end)]
        numbers = [_numbers(moves, players) for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)]
        rows.append((*numbers, " ".join(map(str, moves))))
    return _table(("2 players", "3 players", "4 players", "moves"), rows)


def _numbers(moves: list[Move], players: int) -> str:
    """The range of the actions of consecutive moves; empty if the table has no such source."""
    if moves[0].is_take and int(moves[0]) >= take_actions(players):
        return ""
    return f"{action_of(moves[0], players)}–{action_of(moves[-1], players)}"


def observation() -> str:
    """The parts of the vector, with their places on every kind of table."""
    layouts = {table: {field.name: field for field in observation_fields(*table)} for table in TABLES}
    names = list(layouts[TABLES[-1]])
    shown = [name for name in names if not name.startswith("seat") or name.startswith("seat0_")]
    rows = []
    for name in shown:
        fields = [layouts[table][name] for table in TABLES]
        shapes = dict.fromkeys("×".join(map(str, field.shape)) for field in fields)
        places = [f"{field.start}–{field.end - 1}" if field.size > 1 else str(field.start) for field in fields]
        meanings = dict.fromkeys(field.meaning for field in fields)
        rows.append((f"`{name}`", " or ".join(shapes), fields[0].high, *places, "; or ".join(meanings)))
    heads = [f"{players}{side[0]}" for players, side in TABLES]
    steps = {side: layouts[2, side]["seat1_to_move"].start - layouts[2, side]["seat0_to_move"].start for side in Side}
    following = " or ".join(f"{step} ({side})" for side, step in steps.items())
    table = _table(("part", "shape", "at most", *heads, "meaning"), rows)
    order = f"The parts of `seat1`, `seat2` and so on have the same order; each begins {following} indices after"
    return f"{table}\n\n{order} the same part of the seat before."


def rewards() -> str:
    """What each reward gives."""
    rows = [(f"`{reward}`" + (" (default)" if reward is Reward.WIN else ""), MEANINGS[reward]) for reward in Reward]
    return _table(("reward", "what a seat gets"), rows)


SECTIONS = {"sizes": sizes, "actions": actions, "observation": observation, "rewards": rewards}


def renewed(page: str) -> str:
    """A page with all its tables rewritten."""
    for name, write in SECTIONS.items():
        before, opening, rest = page.partition(f"<!-- {name} -->\n")
        _, closing, after = rest.partition(f"<!-- /{name} -->")
        if not (opening and closing):
            raise ValueError(f"the page has no section {name}")
        page = f"{before}{opening}{write()}\n{closing}{after}"
    return page
