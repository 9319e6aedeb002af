"""What a seat sees: everything on the table and nothing else, as one vector of small integers.

The observing seat comes first and the others follow clockwise, so that every seat sees itself first. The position can
be rebuilt from the vector, except for the numbers of the seats, and for scores and rounds above 255. The bag and the
lid are counts, because a position holds no order of tiles.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from tilewright.rules import Position, Side
from tilewright.rules.compiling import compiled
from tilewright.rules.constants import COLOURS, FLOOR_SPACES, TILES_PER_COLOUR, TILES_PER_FACTORY, factories_for
from tilewright.rules.kernel import asked_columns
from tilewright.rules.layout import (
    BIT_COUNTS,
    BIT_PLACES,
    COUNT_BITS,
    COUNT_MASK,
    DESTINATION_MASK,
    DESTINATIONS,
    END,
    FLOOR_COUNT_SHIFT,
    FLOOR_SPACE_BITS,
    FLOOR_SPACE_MASK,
    FULL,
    LINE_COLOUR_SHIFT,
    LINE_COUNT_MASK,
    NOBODY,
    OFFER,
    SOURCE_BITS,
    SOURCE_MASK,
    TILE,
    State,
    States,
)

from .actions import action_count
from .options import read_integer

Bytes = npt.NDArray[np.uint8]
Mask = npt.NDArray[np.int8]

MOST = 255
THINGS_ON_FLOOR = COLOURS + 1  # the marker comes last


@dataclass(frozen=True)
class Field:
    """A named part of the vector: `shape` values from `start` on, none above `high`."""

    name: str
    start: int
    shape: tuple[int, ...]
    high: int
    meaning: str

    @property
    def size(self) -> int:
        return int(np.prod(self.shape))

    @property
    def end(self) -> int:
        return self.start + self.size

    def of(self, observation: npt.NDArray[np.uint8]) -> npt.NDArray[np.uint8]:
        """This part of an observation, or of a batch of them, in its own shape."""
        return observation[..., self.start : self.end].reshape(*observation.shape[:-1], *self.shape)


@cache
def observation_fields(players: int, side: str) -> tuple[Field, ...]:
    """The parts of an observation, in order: the table's, then each seat's, the observing seat first."""
    wall: tuple[str, tuple[int, ...], int, str] = (
        ("wall", (5, 5), 1, "row by column: whether the space has its tile")
        if side == Side.COLOURED
        else ("wall", (5, 5, COLOURS), 1, "row by column by colour: whether that tile lies there")
    )
    table: list[tuple[str, tuple[int, ...], int, str]] = [
        ("factories", (factories_for(players), COLOURS), TILES_PER_FACTORY, "tiles by factory and colour"),
        ("centre", (COLOURS,), TILES_PER_COLOUR, "tiles by colour"),
        ("marker_in_centre", (1,), 1, "whether nobody has taken the starting player marker yet"),
        ("bag", (COLOURS,), TILES_PER_COLOUR, "tiles by colour"),
        ("lid", (COLOURS,), TILES_PER_COLOUR, "tiles by colour"),
        ("round", (1,), MOST, f"number of the round, {MOST} for later ones"),
        ("phase", (3,), 1, "one of: tiles are taken, a column is chosen, the game is over"),
    ]
    seat: list[tuple[str, tuple[int, ...], int, str]] = [
        ("to_move", (1,), 1, "whether this seat acts now"),
        ("started", (1,), 1, "whether this seat started the round"),
        ("has_marker", (1,), 1, "whether this seat has the starting player marker"),
        ("score", (1,), MOST, f"points, {MOST} for more"),
        wall,
        ("lines", (5, COLOURS), 5, "tiles by pattern line and colour"),
        ("floor", (FLOOR_SPACES, THINGS_ON_FLOOR), 1, "space by what lies on it: a colour, or the marker (last)"),
    ]
    fields: list[Field] = []
    for name, shape, high, meaning in table:
        fields.append(Field(name, fields[-1].end if fields else 0, shape, high, meaning))
    for number in range(players):
        for name, shape, high, meaning in seat:
            fields.append(Field(f"seat{number}_{name}", fields[-1].end, shape, high, meaning))
    return tuple(fields)


def observation_size(players: int, side: str) -> int:
    """The length of the vector."""
    return observation_fields(players, side)[-1].end


def observation_high(players: int, side: str) -> Bytes:
    """The greatest possible value at each index: divide by it to scale everything to 0..1."""
    fields = observation_fields(players, side)
    return np.concatenate([np.full(field.size, field.high, np.uint8) for field in fields])


@compiled
def write_tiles(out: Bytes, at: int, word: int) -> int:
    """Write five counts; return the place after them."""
    for colour in range(COLOURS):
        out[at + colour] = (word >> (COUNT_BITS * colour)) & COUNT_MASK
    return at + COLOURS


@compiled
def write_board(state: State, seat: int, out: Bytes, at: int) -> int:
    """Write one seat's part, which must be zeros before; return the place after it."""
    out[at] = state.phase <= TILE and state.turn == seat
    out[at + 1] = state.first == seat
    out[at + 2] = state.marker == seat
    out[at + 3] = min(int(state.score[seat]), MOST)
    at += 4
    if state.grey:
        for row in range(5):
            cells = int(state.cells[seat, row])
            occupied = (int(state.wall[seat]) >> (5 * row)) & FULL
            for i in range(BIT_COUNTS[occupied]):
                column = int(BIT_PLACES[occupied, i])
                out[at + column * COLOURS + ((cells >> (3 * column)) & 7) - 1] = 1
            at += 5 * COLOURS
    else:
        wall = int(state.wall[seat])
        for space in range(25):
            out[at + space] = (wall >> space) & 1
        at += 25
    for row in range(5):
        line = int(state.lines[seat, row])
        out[at + (line >> LINE_COLOUR_SHIFT)] = line & LINE_COUNT_MASK
        at += COLOURS
    floor = int(state.floor[seat])
    for space in range(floor >> FLOOR_COUNT_SHIFT):
        fallen = (floor >> (FLOOR_SPACE_BITS * space)) & FLOOR_SPACE_MASK
        out[at + space * THINGS_ON_FLOOR + fallen - 1] = 1
    return at + FLOOR_SPACES * THINGS_ON_FLOOR


@compiled
def write_observation(state: State, seat: int, out: Bytes) -> None:
    """What a seat sees."""
    out[:] = 0
    players = len(state.score)
    at = 0
    for source in range(1, len(state.sources)):
        at = write_tiles(out, at, int(state.sources[source]))
    at = write_tiles(out, at, int(state.sources[0]))
    out[at] = state.marker == NOBODY
    at = write_tiles(out, at + 1, int(state.bag))
    at = write_tiles(out, at, int(state.lid))
    out[at] = min(int(state.round_number), MOST)
    out[at + 1] = state.phase == OFFER
    out[at + 2] = state.phase == TILE
    out[at + 3] = state.phase == END
    at += 4
    for _ in range(players):
        at = write_board(state, seat, out, at)
        seat = 0 if seat + 1 == players else seat + 1


@compiled
def write_mask(state: State, seat: int, mask: Mask) -> None:
    """Which actions a seat may choose: none out of turn, and all when no seat is to move.

    Ones after the end keep a masked softmax over the last observation finite.
    """
    sources = len(state.sources)
    if state.phase > TILE:
        mask[:] = 1
    elif state.turn != seat:
        mask[:] = 0
    elif state.phase == OFFER:
        mask[:] = 0
        available = int(state.available)
        accepted = int(state.open[seat])
        for colour in range(COLOURS):
            offering = (available >> (SOURCE_BITS * colour)) & SOURCE_MASK
            destinations = (accepted >> (DESTINATIONS * colour)) & DESTINATION_MASK
            for i in range(BIT_COUNTS[offering]):
                at = (int(BIT_PLACES[offering, i]) * COLOURS + colour) * DESTINATIONS
                for destination in range(DESTINATIONS):
                    mask[at + destination] = (destinations >> destination) & 1
    else:
        mask[:] = 0
        row, columns = asked_columns(state)
        at = sources * COLOURS * DESTINATIONS + 5 * row
        for column in range(5):
            mask[at + column] = (columns >> column) & 1


@compiled
def observe_one(states: States, seat: int, observation: Bytes, mask: Mask) -> None:
    """What a seat, from 0, sees of states[0], and what it may do."""
    write_observation(states[0], seat, observation)
    write_mask(states[0], seat, mask)


@cache
def _sizes(players: int, side: str) -> tuple[int, int]:
    return observation_size(players, side), action_count(players, side)


def observe(position: Position, seat: int | None = None) -> dict[str, npt.NDArray[Any]]:
    """What a seat sees of a position and may do there, as the environments show it: `observation` and `action_mask`.

    Seats count from 1. The default is the seat to move, or seat 1 if nobody is to move.
    """
    players = position.players
    seat = position.to_move or 1 if seat is None else read_integer("seat", seat, 1, players)
    size, actions = _sizes(players, position.side)
    observation, mask = np.empty(size, np.uint8), np.empty(actions, np.int8)
    observe_one(position.state, seat - 1, observation, mask)
    return {"observation": observation, "action_mask": mask}
