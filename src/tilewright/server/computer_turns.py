"""The computer's turns at one table: for its own seats, and for people for whom it stands in."""

from __future__ import annotations

import asyncio
import logging

from tilewright.rules import Move

from .computers import Computers
from .errors import Refusal
from .live_table import LiveTable, Search
from .table import Proposal, Table, computer_level, computer_plays, computer_seats, seed_of_turn

LOG = logging.getLogger("tilewright.server")
PAUSE_AFTER_TROUBLE_S = 5.0


def play_turns(live: LiveTable, computers: Computers) -> None:
    """Have the computer play until it is somebody else's turn; stop a search for a turn that has passed."""
    if live.search is not None and not _is_awaited(live, live.search.seat, live.search.at):
        live.search.task.cancel()
    if (live.computer is None or live.computer.done()) and _seats(live):
        live.computer = asyncio.get_running_loop().create_task(_play(live, computers))


def _seats(live: LiveTable) -> tuple[int, ...]:
    """The seats for which the computer must move now; none while nobody waits for it.

    At a table of several people the computer moves even if nobody is connected: the next person can then move when they
    come.
    """
    seats = computer_seats(live.table)
    if not seats or live.is_read_only:
        return ()
    people = {seat.holder for seat in live.table.seats if seat.is_person}
    return seats if not live.audience.is_empty or len(people) > 1 else ()


def _is_awaited(live: LiveTable, seat: int, at: int) -> bool:
    """Whether the computer still has to move for a seat in the turn that event `at` led to."""
    return live.table.changed.get(seat) == at and seat in _seats(live)


async def _play(live: LiveTable, computers: Computers) -> None:
    while seats := _seats(live):
        try:
            await _play_one(live, computers, seats[0])
        except Refusal as refusal:
            # `stale`: the table has changed meanwhile (undo, somebody is back). Otherwise the store fails: wait.
            if refusal.code not in ("stale", "not-your-turn"):
                await asyncio.sleep(PAUSE_AFTER_TROUBLE_S)
        except Exception:
            LOG.exception("The computer could not play.")
            await asyncio.sleep(PAUSE_AFTER_TROUBLE_S)


async def _play_one(live: LiveTable, computers: Computers, seat: int) -> None:
    at = live.table.changed[seat]
    move = await _search(live, computers, seat)

    def decide(table: Table, now: float) -> Proposal:
        if not _is_awaited(live, seat, at):
            raise Refusal("stale")
        return computer_plays(table, seat, str(move), now)

    await live.change(decide)


async def _search(live: LiveTable, computers: Computers, seat: int) -> Move:
    """The computer's move; raises Refusal `stale` when `play_turns` has stopped the search."""
    table = live.table
    position = table.facing(seat)
    level = computer_level(table, seat)
    if position is None or level is None:
        raise Refusal("stale")
    at = table.changed[seat]
    seed = seed_of_turn(table, seat)
    computers_sit = [number for number, each in enumerate(table.seats, 1) if each.computer_level is not None]
    task = asyncio.get_running_loop().create_task(
        computers.choose(
            live.audience.payer,
            ("table", table.id),
            level,
            seed,
            position,
            computers_sit,
            whole=table.shared is not None,
        )
    )
    live.search = Search(seat, at, task)
    try:
        return await task
    except asyncio.CancelledError:
        current = asyncio.current_task()
        if current is not None and current.cancelling():  # the table itself is being unloaded
            raise
        raise Refusal("stale") from None
    finally:
        live.search = None
