"""Random games that are the same on every machine and in every version of Python."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tilewright import Phase, Position

TABLES = [(players, side) for side in ("coloured", "grey") for players in (2, 3, 4)]


def table_name(players: int, side: str) -> str:
    """The table's name as in position texts: `2c`, `4g`."""
    return f"{players}{side[0]}"


class Chance:
    """Random integers made from `random()`, whose numbers for a seed are the same in every version of Python."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def below(self, bound: int) -> int:
        return int(self._random.random() * bound)


def random_game(players: int, side: str, seed: int) -> Iterator[tuple[str, Position]]:
    """Every step of a game: the move or deal (empty at first), and the position after it."""
    chance = Chance(seed)
    position = Position.start(players, side, first=1 + chance.below(players))
    yield "", position
    while not position.is_over:
        if position.phase is Phase.DEAL:
            step = random_deal(position, chance)
            position = position.deal(step)
        else:
            moves = position.legal_moves()
            step = str(moves[chance.below(len(moves))])
            position = position.play(step)
        yield step, position


def random_deal(position: Position, chance: Chance) -> str:
    """A deal of tiles drawn one by one; an empty bag is refilled from the lid (NEXT-3)."""
    bag, lid = (["BYRKW"[c] for c in range(5) for _ in range(pile[c])] for pile in (position.bag, position.lid))
    factories = []
    for _ in position.factories:
        factory: list[str] = []
        while len(factory) < 4 and (bag or lid):
            if not bag:
                bag, lid = lid, []
            factory.append(bag.pop(chance.below(len(bag))))
        factories.append("".join(sorted(factory, key="BYRKW".index)) or "-")
    return ",".join(factories)
