"""Whole games with fair deals, as records, for tests."""

from __future__ import annotations

import datetime
import itertools
from functools import cache

from tilewright.fairness import VERSION, FairSource, chain_value, fair_headers
from tilewright.notation import Record
from tilewright.players.greedy import GreedyPlayer
from tilewright.rules import Phase

SECRET = bytes(range(32))
TABLE = "k3f9"
ADDED = ("c0ffee", "", "7", "00")
SEEDS = tuple(bytes([number]) * 32 for number in (1, 2, 3, 4))
"""The seeds of the seats' chains, for games in which the players have the last word."""
CHAINS = tuple(chain_value(seed, 0) for seed in SEEDS)
NAMES = ("Ana", "Bo", "Cem", "Dóra")


@cache
def fair_game(
    players: int = 2,
    side: str = "coloured",
    *,
    publish: bool = True,
    drawn: bool = True,
    version: str = VERSION,
    added: tuple[str, ...] = ADDED,
    silent: frozenset[tuple[int, int]] | None = None,
) -> Record:
    """A game between greedy players with fair deals.

    With `silent` the players have the last word. Every seat reveals a value before each deal; `silent` lists the
    exceptions, as pairs of seat and round.
    """
    added = added[:players]
    source = FairSource(SECRET, TABLE, added, version)
    first = source.first_seat(players) if drawn else 2
    record = Record.start(side, NAMES[:players], first, datetime.date(2026, 11, 15))
    for header in fair_headers(SECRET, TABLE, added, drawn=drawn, publish=publish, version=version):
        record = record.with_header(header.name, *header.values)
    player = GreedyPlayer()
    reveals: list[tuple[str, ...]] = []
    while not record.final.is_over:
        if record.final.phase is not Phase.DEAL:
            record = record.with_move(player.choose(record.final))
            continue
        if silent is not None:
            reveals.append(revealed(players, record.final.round, silent))
        record = record.with_deal(source.deal(record.final, reveals[-1] if reveals else None))
    return record.with_header("Reveals", *itertools.chain(*reveals)) if reveals else record


def revealed(players: int, round: int, silent: frozenset[tuple[int, int]] = frozenset()) -> tuple[str, ...]:
    """The value that each seat reveals before a deal; empty if it is silent."""
    return tuple(
        "" if (seat, round) in silent else chain_value(SEEDS[seat - 1], round) for seat in range(1, players + 1)
    )


def last_word_game(
    players: int = 2, side: str = "coloured", silent: frozenset[tuple[int, int]] = frozenset({(2, 1), (2, 3)})
) -> Record:
    """A game in which the players have the last word; seat 2 misses two deals."""
    return fair_game(players, side, added=CHAINS, silent=silent)
