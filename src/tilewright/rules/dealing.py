"""Deals, compiled: tiles from the bag to the factories, drawn at random or given (OFFER-1, NEXT-3)."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from .compiling import compiled
from .constants import (
    COLOURS,
    TILES_PER_FACTORY,
)
from .layout import (
    ALL_LANES,
    CENTRE_OF,
    COUNT_BITS,
    COUNT_MASK,
    FULL,
    GATHER_COLUMN,
    GATHER_SHIFT,
    LANE_BITS,
    LANE_TOPS,
    LAST_LANE,
    NO_TILES,
    NOBODY,
    OFFER,
    ONE_EACH,
    ONE_OF_EACH,
    State,
)

RANDOM_STEP = np.uint64(0x9E3779B97F4A7C15)
LOW_HALF = np.uint64(0xFFFFFFFF)
TWO_TO_32 = np.uint64(0x100000000)


@compiled
def begin_round(state: State) -> None:
    """Begin the offer, with the factories filled: the marker goes to the centre, and the first seat moves (OFFER-1)."""
    available = 0
    for source in range(1, len(state.sources)):
        word = int(state.sources[source])
        present = (word | (word >> 1) | (word >> 2)) & ONE_OF_EACH  # four tiles at most need three bits
        colours = ((present * GATHER_COLUMN) >> GATHER_SHIFT) & FULL
        available |= int(CENTRE_OF[colours]) << source
    state.available = available
    state.marker = NOBODY
    state.turn = state.first
    state.phase = OFFER


@compiled
def refill(state: State) -> bool:
    """If the bag is empty, fill it from the lid (NEXT-3, D-14); return whether there is a tile to draw."""
    if state.bag == 0:
        state.bag = state.lid
        state.lid = 0
    return int(state.bag) != 0


@compiled
def random_half(counter: np.uint64) -> np.uint64:
    """The upper 32 bits that Splitmix64, without its last xorshift, gives for a counter."""
    mixed = (counter ^ (counter >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    mixed = (mixed ^ (mixed >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return mixed >> np.uint64(32)


@compiled
def next_below(counter: np.uint64, bound: int) -> tuple[np.uint64, int]:
    """Advance the counter; return it and an unbiased number in 0..bound-1 (Lemire's multiply and reject)."""
    limit = np.uint64(bound)
    counter += RANDOM_STEP
    product = random_half(counter) * limit
    if product & LOW_HALF < limit:  # rare, so it is a separate function: a loop here would slow down the callers
        counter, product = reject(counter, product, limit)
    return counter, int(np.int64(product >> np.uint64(32)))


@compiled
def reject(counter: np.uint64, product: np.uint64, limit: np.uint64) -> tuple[np.uint64, np.uint64]:
    """The rejection loop of `next_below`: draw again while the product is in the part that would cause a bias."""
    while product & LOW_HALF < TWO_TO_32 % limit:
        counter += RANDOM_STEP
        product = random_half(counter) * limit
    return counter, product


@compiled
def random_below(random: npt.NDArray[np.uint64], bound: int) -> int:
    """An unbiased number in 0..bound-1; `random[0]` is the generator's counter."""
    random[0], number = next_below(random[0], bound)
    return number


@compiled
def count_tiles(word: int) -> int:
    """How many tiles a packed word holds."""
    total = 0
    for colour in range(COLOURS):
        total += (word >> (COUNT_BITS * colour)) & COUNT_MASK
    return total


@compiled
def unpack_bag(word: int) -> tuple[int, int]:
    """The counts of a packed word as running totals, one lane for each colour, and the number of tiles."""
    counts = 0
    for colour in range(COLOURS):
        counts |= ((word >> (COUNT_BITS * colour)) & COUNT_MASK) << (LANE_BITS * colour)
    totals = counts * ONE_EACH & ALL_LANES
    return totals + NO_TILES, totals >> LAST_LANE


@compiled
def pack_totals(totals: int) -> int:
    """Packed counts from the difference of two words of running totals: the tiles drawn between them."""
    counts = totals - (totals << LANE_BITS)
    word = 0
    for colour in range(COLOURS):
        word |= ((counts >> (LANE_BITS * colour)) & COUNT_MASK) << (COUNT_BITS * colour)
    return word


@compiled
def draw(counter: np.uint64, totals: int, left: int) -> tuple[np.uint64, int]:
    """Draw a tile by its place in colour order: each running total above the place falls by 1.

    Its colour is not computed.
    """
    counter, place = next_below(counter, left)
    above = (totals - place * ONE_EACH) & LANE_TOPS
    return counter, totals - (above >> (LANE_BITS - 1))


@compiled
def deal_randomly(state: State, random: npt.NDArray[np.uint64]) -> None:
    """Fill factory after factory with four tiles drawn from the bag (NEXT-2, SIL-20)."""
    counter = random[0]
    totals, left = unpack_bag(int(state.bag))
    for source in range(1, len(state.sources)):
        if left >= TILES_PER_FACTORY:  # nearly always, and the compiler unrolls what follows
            before = totals
            for _ in range(TILES_PER_FACTORY):
                counter, totals = draw(counter, totals, left)
                left -= 1
            state.sources[source] = pack_totals(before - totals)
        else:  # SIL-19: the rest of the bag is drawn before it is refilled
            factory = pack_totals(totals - NO_TILES)
            wanted = TILES_PER_FACTORY - left
            while left > 0:
                counter, totals = draw(counter, totals, left)
                left -= 1
            state.bag = 0
            refill(state)
            totals, left = unpack_bag(int(state.bag))
            before = totals
            for _ in range(min(wanted, left)):  # NEXT-4: the round starts with what there is
                counter, totals = draw(counter, totals, left)
                left -= 1
            state.sources[source] = factory + pack_totals(before - totals)
    state.bag = pack_totals(totals - NO_TILES)
    random[0] = counter
    begin_round(state)


@compiled
def deal_these(state: State, factories: npt.NDArray[np.int32]) -> None:
    """Fill the factories with a deal known to be possible, given as packed counts."""
    for source in range(1, len(state.sources)):
        wanted = int(factories[source - 1])
        state.sources[source] = wanted
        if count_tiles(int(state.bag)) < count_tiles(wanted):  # SIL-19: as in `deal_randomly`
            wanted -= int(state.bag)
            state.bag = 0
            refill(state)
        state.bag -= wanted
    begin_round(state)
