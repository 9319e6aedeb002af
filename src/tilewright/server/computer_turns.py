"""The computer's turns at one table: for its own seats, and for people who are away."""

from __future__ import annotations

import asyncio
import logging
import zlib

from .computers import Computers
from .errors import Refusal
from .live_table import LiveTable
from .table import Proposal, Table, computer_plays, computer_seats

LOG = logging.getLogger("tilewright.server")
PAUSE_AFTER_TROUBLE_S = 5.0


def play_turns(live: LiveTable, computers: Computers) -> None:
    """Have the computer play if it is to; it goes on until it is somebody else's turn."""
    if (live.computer is None or live.computer.done()) and computer_seats(live.table):
        live.computer = asyncio.get_running_loop().create_task(_play(live, computers))


async def _play(live: LiveTable, computers: Computers) -> None:
    while seats := computer_seats(live.table):
        try:
            await _play_one(live, computers, seats[0])
        except Refusal as refusal:
            # The table went on meanwhile (somebody returned, took back): look again. Or the store is in trouble: wait.
            if refusal.code not in ("stale", "not-your-turn"):
                await asyncio.sleep(PAUSE_AFTER_TROUBLE_S)
        except Exception:
            LOG.exception("The computer could not play.")
            await asyncio.sleep(PAUSE_AFTER_TROUBLE_S)


async def _play_one(live: LiveTable, computers: Computers, seat: int) -> None:
    table = live.table
    position = table.facing(seat)
    level = table.seat(seat).computer_level
    if position is None or level is None:
        raise Refusal("stale")
    awaited = table.changed[seat]
    seed = zlib.crc32(f"{table.id} {seat} {awaited}".encode())
    computers_sit = [number for number, each in enumerate(table.seats, 1) if each.computer_level is not None]
    move = await computers.choose(("table", table.id), level, seed, position, computers_sit)

    def decide(table: Table, now: float) -> Proposal:
        if table.changed.get(seat) != awaited or seat not in computer_seats(table):
            raise Refusal("stale")
        return computer_plays(table, seat, str(move), now)

    await live.change(decide)
