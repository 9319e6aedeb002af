"""From a position's contents (plain values) to the kernel's record, and back."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from . import kernel
from .constants import COLOUR_LETTERS, FLOOR_SPACES, MARKER_LETTER, Colour, Phase, Side, Tiles
from .contents import Board, Contents, PatternLine, Wall
from .errors import ImpossiblePosition
from .layout import (
    COUNT_BITS,
    COUNT_MASK,
    DEAL,
    END,
    FLOOR_COUNT_SHIFT,
    FLOOR_SPACE_BITS,
    FLOOR_SPACE_MASK,
    LINE_COLOUR_SHIFT,
    LINE_COUNT_MASK,
    MARKER_ON_FLOOR,
    NOBODY,
    OFFER,
    TILE,
    States,
    state_dtype,
)
from .problems import find_problems

PHASES = {Phase.OFFER: OFFER, Phase.TILE: TILE, Phase.DEAL: DEAL, Phase.END: END}
PHASE_NAMES = {number: phase for phase, number in PHASES.items()}
REMEMBERED = 4096
"""How many unpacked parts are cached; they recur, and they are immutable."""


def pack_tiles(tiles: Tiles) -> int:
    """Five bits a colour."""
    return sum(count << (COUNT_BITS * colour) for colour, count in enumerate(tiles))


@lru_cache(REMEMBERED)
def unpack_tiles(word: int) -> Tiles:
    """The counts of a packed word."""
    return Tiles(*((word >> (COUNT_BITS * colour)) & COUNT_MASK for colour in Colour))


def pack(contents: Contents) -> States:
    """The record of a position; an impossible one is packed too, if its numbers fit."""
    piles = (contents.bag, contents.lid, contents.centre, *contents.factories)
    lines = [line.count for board in contents.boards for line in board.lines]
    floors = [len(board.floor) for board in contents.boards]
    if max(map(max, piles)) > COUNT_MASK or max(lines) > LINE_COUNT_MASK or max(floors) > FLOOR_SPACES:
        raise ImpossiblePosition(find_problems(contents))
    states = np.zeros(1, state_dtype(contents.players))
    state = states[0]
    state.grey = contents.side is Side.GREY
    state.round_number = contents.round
    state.phase = PHASES[contents.phase]
    state.turn = 0 if contents.to_move is None else contents.to_move - 1
    state.first = contents.first - 1
    state.marker = NOBODY if contents.marker is None else contents.marker - 1
    state.bag = pack_tiles(contents.bag)
    state.lid = pack_tiles(contents.lid)
    state.sources[0] = pack_tiles(contents.centre)
    state.sources[1:] = [pack_tiles(factory) for factory in contents.factories]
    for seat, board in enumerate(contents.boards):
        state.score[seat] = board.score
        state.cells[seat] = [_pack_cells(row) for row in board.wall.rows]
        state.lines[seat] = [_pack_line(line) for line in board.lines]
        state.floor[seat] = _pack_floor(board.floor)
    kernel.derive(state)
    return states


def unpack(states: States) -> Contents:
    """Everything the record says, as plain values."""
    state = states[0]
    scores = state["score"].tolist()
    phase = PHASE_NAMES[int(state["phase"])]
    marker = None if state["marker"] == NOBODY else int(state["marker"]) + 1
    sources = tuple(map(unpack_tiles, state["sources"].tolist()))
    return Contents(
        players=len(scores),
        side=Side.GREY if state["grey"] else Side.COLOURED,
        round=int(state["round_number"]),
        phase=phase,
        to_move=int(state["turn"]) + 1 if phase in (Phase.OFFER, Phase.TILE) else None,
        factories=sources[1:],
        centre=sources[0],
        markers_in_centre=int(marker is None),
        first=int(state["first"]) + 1,
        marker=marker,
        bag=unpack_tiles(int(state["bag"])),
        lid=unpack_tiles(int(state["lid"])),
        boards=tuple(
            Board(score, Wall(tuple(map(unpack_row, cells))), unpack_lines(tuple(lines)), unpack_floor(floor))
            for score, cells, lines, floor in zip(
                scores,
                state["cells"].tolist(),
                state["lines"].tolist(),
                state["floor"].tolist(),
                strict=True,
            )
        ),
    )


def _pack_cells(row: tuple[Colour | None, ...]) -> int:
    return sum((colour + 1) << (3 * column) for column, colour in enumerate(row) if colour is not None)


@lru_cache(REMEMBERED)
def unpack_row(word: int) -> tuple[Colour | None, ...]:
    """A row of a wall."""
    return tuple(_CELLS[(word >> (3 * column)) & 7] for column in range(5))


def _pack_line(line: PatternLine) -> int:
    return 0 if line.colour is None else line.colour << LINE_COLOUR_SHIFT | line.count


@lru_cache(REMEMBERED)
def unpack_lines(lines: Sequence[int]) -> tuple[PatternLine, ...]:
    """The pattern lines of a board."""
    return tuple(
        PatternLine(capacity, line & LINE_COUNT_MASK, Colour(line >> LINE_COLOUR_SHIFT))
        if line
        else PatternLine(capacity)
        for capacity, line in enumerate(lines, 1)
    )


def _pack_floor(floor: str) -> int:
    word = len(floor) << FLOOR_COUNT_SHIFT
    for space, letter in enumerate(floor):
        fallen = MARKER_ON_FLOOR if letter == MARKER_LETTER else COLOUR_LETTERS.index(letter) + 1
        word |= fallen << (FLOOR_SPACE_BITS * space)
    return word


@lru_cache(REMEMBERED)
def unpack_floor(word: int) -> str:
    """A floor line as letters."""
    return "".join(
        _FLOOR_LETTERS[(word >> (FLOOR_SPACE_BITS * space)) & FLOOR_SPACE_MASK]
        for space in range(word >> FLOOR_COUNT_SHIFT)
    )


_CELLS = (None, *Colour)
_FLOOR_LETTERS = f"-{COLOUR_LETTERS}{MARKER_LETTER}"
