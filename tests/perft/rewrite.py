"""Rewrite the perft files with the kernel: `python3 dev.py python -m tests.perft.rewrite`.

Check the difference in git before you commit it. Each file has a first deal and positions of a random game
with a fixed seed.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

from tests.random_games import TABLES, random_game, table_name
from tilewright import Phase, Position
from tilewright.rules.perft import count_sequences

FOLDER = Path(__file__).parent
LARGEST = 25_000_000
DEEPEST = 8

DEALS = {
    2: "BBYR,KKWW,BYRW,RRRK,BBKK",
    3: "BBYR,KKWW,BYRW,RRRK,BBKK,YYYY,BKWW",
    4: "BBYR,KKWW,BYRW,RRRK,BBKK,YYYY,BKWW,YRWW,BBRK",
}


def chosen_positions(players: int, side: str) -> Iterator[tuple[str, Position]]:
    """One position of each kind that the game has, with a name."""
    yield "a first deal", Position.start(players, side).deal(DEALS[players])
    game = [position for _, position in random_game(players, side, seed=players)]
    kinds: dict[str, Callable[[Position], bool]] = {
        "dealt, round 2": lambda p: p.phase is Phase.OFFER and p.round == 2 and p.marker is None and not p.centre.total,
        "middle of a round": lambda p: p.phase is Phase.OFFER and p.round == 3 and 15 <= len(p.legal_moves()) <= 40,
        "few takes left": lambda p: p.phase is Phase.OFFER and p.round == 3 and len(p.legal_moves()) <= 8,
        "late in the game": lambda p: p.phase is Phase.OFFER and p.round >= 4 and len(p.legal_moves()) <= 20,
        "columns to choose": lambda p: p.phase is Phase.TILE and p.round >= 2,
        "several columns to choose": lambda p: p.phase is Phase.TILE and complete_lines(p) >= 3,
        "a deal is awaited": lambda p: p.phase is Phase.DEAL,
        "the end": lambda p: p.is_over,
    }
    for name, fits in kinds.items():
        if found := next(filter(fits, game), None):
            yield name, found


def complete_lines(position: Position) -> int:
    return sum(line.is_complete for board in position.boards for line in board.lines)


def counts(position: Position) -> list[int]:
    """The counts for depth 0, 1, 2 and so on, until they become large or stay the same."""
    found = [1]
    while len(found) <= DEEPEST and found[-1] * len(position.legal_moves()) <= LARGEST:
        found.append(count_sequences(position, len(found)))
        if found[-1] == found[-2]:
            break
    return found


def main() -> None:
    for players, side in TABLES:
        entries = [
            {"name": name, "position": str(position), "counts": counts(position)}
            for name, position in chosen_positions(players, side)
        ]
        path = FOLDER / f"{table_name(players, side)}.json"
        path.write_text(json.dumps(entries, indent=1) + "\n", encoding="utf-8")
        print(f"{path.name}: {len(entries)} positions")


if __name__ == "__main__":
    main()
