"""Rewrite the playthroughs: `python3 dev.py python -m tests.playthroughs.rewrite`.

Check the difference in git before you commit it. Each file is one random game, the same on every machine: a position,
the number of legal moves with a checksum of their list, the chosen move or deal, the next position, and so on to the
outcome.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from pathlib import Path

from tests.random_games import TABLES, random_game, table_name
from tilewright import Position

FOLDER = Path(__file__).parent
SEED = 2017


def playthrough(players: int, side: str) -> str:
    """The text of one file."""
    return "\n".join(lines(players, side)) + "\n"


def lines(players: int, side: str) -> Iterator[str]:
    """A game, line by line."""
    for step, position in random_game(players, side, SEED + players):
        if step:
            yield f"{'deal' if ',' in step else 'move'} {step}"
            yield ""
        yield f"position {position}"
        if moves := position.legal_moves():
            listed = " ".join(map(str, moves))
            yield f"legal {len(moves)} {zlib.crc32(listed.encode()):08x} {moves[0]} .. {moves[-1]}"
    yield outcome(position)


def outcome(position: Position) -> str:
    """The outcome of the game as a line."""
    ended = position.outcome
    assert ended is not None, "every game of these seeds ends"
    numbers = {
        "winners": ended.winners,
        "scores": ended.scores,
        "rows": ended.rows,
        "columns": ended.columns,
        "colours": ended.colours,
    }
    words = [f"{name} {','.join(map(str, values))}" for name, values in numbers.items()]
    return " ".join(["outcome", *words, "reason", ended.reason])


def main() -> None:
    for players, side in TABLES:
        path = FOLDER / f"{table_name(players, side)}.txt"
        path.write_text(playthrough(players, side), encoding="utf-8", newline="\n")
        print(path.name)


if __name__ == "__main__":
    main()
