"""Tables with shared deals: making one, its result, and the reference game of a level from the same seat."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

from tilewright.rules import Phase
from tilewright.server.computers import Computers, Urgency
from tilewright.server.errors import Refusal
from tilewright.server.jobs import ChooseMove
from tilewright.server.messages.duplicate import Reference
from tilewright.server.messages.fields import SideName
from tilewright.server.messages.tables import Clock, ComputerSeat
from tilewright.server.store import AlreadyThere
from tilewright.server.table import Proposal, Sat, SharedDeals, Table, computer_plays, make_shared_table, seed_of_turn

if TYPE_CHECKING:
    from tilewright.server.host import Host
    from tilewright.server.live_table import LiveTable

STRONGEST_LEVEL = 10
SERVER = "the server itself"
"""Used in place of an address: the reference game of a day is charged to it."""


async def table_with(
    host: Host,
    table: str,
    secret: bytes,
    shared: SharedDeals,
    seats: Sequence[ComputerSeat | Sat],
    *,
    side: SideName = "coloured",
    clock: Clock | None = None,
    rated: bool = False,
) -> LiveTable:
    """The table with this id, made if it does not exist yet. The id was stored before, except for unranked games."""

    def propose(now: float) -> Proposal:
        return make_shared_table(table, secret, shared, seats, now, side=side, clock=clock, rated=rated)

    try:
        return await host.live(table)
    except Refusal as refusal:
        if refusal.code != "no-such-table":
            raise
    try:
        return await host.create(propose)
    except AlreadyThere:  # by another process
        return await host.live(table)


def is_played_out(table: Table) -> bool:
    """Whether the game was played to its end by the rules: not stopped, and not lost on time."""
    return table.ended is not None and table.ended.reason in ("row", "exhausted")


def margins_by_round(table: Table) -> list[int]:
    """Seat 1's points minus those of seat 2 after each round; the last is the result."""
    scored = [step.position for step in table.steps if step.position.phase in (Phase.DEAL, Phase.END)]
    return [position.boards[0].score - position.boards[1].score for position in scored]


async def play_reference(
    computers: Computers, secret: bytes, shared: SharedDeals, opponent: int, level: int, payer: str = SERVER
) -> Reference:
    """A whole game of `level` in seat 1, with the lowest urgency."""
    seats = [ComputerSeat(level), ComputerSeat(opponent)]
    table = make_shared_table("reference", secret, shared, seats, 0.0).table
    while table.state == "playing":
        (seat,) = table.deciding
        position, seed = table.facing(seat), seed_of_turn(table, seat)
        assert position is not None
        strength = level if seat == 1 else opponent
        job = ChooseMove(strength, str(seed), str(position), [], whole=True)
        move = await computers.run(Urgency.REVIEW, payer, ("reference", payer), job)
        table = computer_plays(table, seat, move, 0.0).table
        await asyncio.sleep(0)
    rounds = margins_by_round(table)
    return Reference(level, rounds[-1], rounds)
