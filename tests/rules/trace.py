"""A trace of the kernel: random games, perft and playouts as lines of text, to compare runs."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np

from tilewright import Phase, Position
from tilewright.players import GreedyPlayer
from tilewright.rules.layout import state_dtype
from tilewright.rules.playouts import perft, play_games

GAMES = 3
ROUND_LIMIT = 30
# The largest number of legal moves at the root of each perft. With more, plain Python would take a second; the second
# perft reaches the end of the round.
PERFTS = (25, 5)


def trace() -> Iterator[str]:
    """The lines for every table; they are always the same."""
    for players in (2, 3, 4):
        for side in ("coloured", "grey"):
            yield from summary(players, side)
            for seed in range(GAMES):
                yield from game(players, side, seed)


def game(players: int, side: str, seed: int) -> Iterator[str]:
    """Every step of a game, with the legal moves and the greedy move of each position."""
    chance = random.Random(seed)
    position = Position.start(players, side, first=1 + seed % players)
    yield str(position)
    while not position.is_over and position.round <= ROUND_LIMIT:
        if position.phase is Phase.DEAL:
            position = position.deal_randomly(chance.getrandbits(64))
            yield f"deal {position}"
            continue
        moves = position.legal_moves()
        greedy = GreedyPlayer().choose(position)
        position = position.play(greedy if seed == 0 else chance.choice(moves))
        yield f"{' '.join(map(str, moves))} greedy {greedy} position {position}"
    yield f"outcome {position.outcome}"


def summary(players: int, side: str) -> Iterator[str]:
    """Two perft counts, and the totals of a few random games played by the kernel."""
    start = Position.start(players, side)
    late = start.deal_randomly(players)
    for most in PERFTS:
        while len(moves := late.legal_moves()) > most:
            late = late.play(moves[len(moves) // 2])
        stack = np.zeros(3, state_dtype(players))
        stack[0] = late.state[0]
        yield f"perft {int(perft(stack, 0, 2))}"
    totals = np.zeros(5, np.int64)
    play_games(start.state, start.state.copy(), np.array([7], np.uint64), GAMES, ROUND_LIMIT, totals)
    yield f"games {totals.tolist()}"


def write() -> None:
    """Print it all."""
    with np.errstate(over="ignore"):  # in plain Python, the random generator overflows on purpose
        print("\n".join(trace()))
