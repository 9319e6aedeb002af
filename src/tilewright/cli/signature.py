"""A checksum over the behaviour of rules, evaluation and search: it is the same on every machine.

A commit that touches the rules, the evaluation or the search ends with `Signature: N` or `No functional change`.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tilewright.rules import Position

PLAYERS = (2, 3, 4)
SIDES = ("coloured", "grey")
GAMES = 200
ROUND_LIMIT = 100
SEARCH_NODES = 3000
LONG_NODES = 300_000  # enough to solve the rest of a round and to search the next one


def signature() -> int:
    """A checksum over all lines below."""
    folded = 0
    for line in (*perft_counts(), *random_games(), *searches()):
        folded = zlib.crc32(line.encode(), folded)
    return folded


def perft_counts() -> Iterator[str]:
    """Counts of sequences of a few moves, from a first deal and from late in its round; 2 to 4 players, both sides."""
    from tilewright.rules.perft import count_sequences

    for players in PLAYERS:
        for side in SIDES:
            dealt = fixed_deal(players, side)
            late = late_in_the_round(dealt)
            yield f"{players} {side} dealt {count_sequences(dealt, 2)}"
            yield f"{players} {side} late {count_sequences(late, 5)}"


def random_games() -> Iterator[str]:
    """Totals of random games (moves, rounds, games ended and stopped, points), for 2 to 4 players on both sides."""
    import numpy as np

    from tilewright.rules import Position
    from tilewright.rules.playouts import play_games

    for players in PLAYERS:
        for side in SIDES:
            start = Position.start(players, side)
            totals = np.zeros(5, np.int64)
            random = np.array([players], np.uint64)
            play_games(start.state, start.state.copy(), random, GAMES, ROUND_LIMIT, totals)
            yield f"{players} {side} games {totals.tolist()}"


def searches() -> Iterator[str]:
    """What searches find, from a first deal and from late in its round, for 2 to 4 players on both sides."""
    from tilewright.search import Limits, search

    for players in PLAYERS:
        for side in SIDES:
            dealt = fixed_deal(players, side)
            late = late_in_the_round(dealt)
            for position, nodes in ((dealt, SEARCH_NODES), (late, SEARCH_NODES), (late, LONG_NODES)):
                found = search(position, Limits(nodes=nodes))
                line = " ".join(map(str, found.line))
                yield f"{players} {side} search {found.depth} {found.nodes} {line} {found.round_solved}"


def fixed_deal(players: int, side: str) -> Position:
    """A new game, always with the same deal."""
    from tilewright.rules import Position

    start = Position.start(players, side)
    tiles = ["BYRKW"[place * place // 3 % 5] for place in range(4 * len(start.factories))]
    return start.deal(",".join("".join(tiles[i : i + 4]) for i in range(0, len(tiles), 4)))


def late_in_the_round(position: Position) -> Position:
    """The first position with at most thirty legal moves, always playing the middle one."""
    while len(moves := position.legal_moves()) > 30:
        position = position.play(moves[len(moves) // 2])
    return position
