"""Whole games with fair deals, as records, for tests."""

from __future__ import annotations

import datetime
from functools import cache

from tilewright.fairness import VERSION, FairSource, fair_headers
from tilewright.notation import Record
from tilewright.players.greedy import GreedyPlayer
from tilewright.rules import Phase

SECRET = bytes(range(32))
TABLE = "k3f9"
ADDED = ("c0ffee", "", "7", "00")
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
) -> Record:
    """A game between greedy players, dealt as the documents say."""
    added = added[:players]
    source = FairSource(SECRET, TABLE, added, version)
    first = source.first_seat(players) if drawn else 2
    record = Record.start(side, NAMES[:players], first, datetime.date(2026, 11, 15))
    for header in fair_headers(SECRET, TABLE, added, drawn=drawn, publish=publish, version=version):
        record = record.with_header(header.name, *header.values)
    player = GreedyPlayer()
    while not record.final.is_over:
        if record.final.phase is Phase.DEAL:
            record = record.with_deal(source.deal(record.final))
        else:
            record = record.with_move(player.choose(record.final))
    return record
