"""Which factories the bag and the lid can yield."""

from __future__ import annotations

from .errors import ImpossibleDeal
from .reading import Reading
from .vocabulary import TILES_PER_FACTORY, Colour, Phase, Tiles


def check_deal(reading: Reading, factories: tuple[Tiles, ...]) -> None:
    """Raise ImpossibleDeal unless the next round can begin with these factories, drawn in factory order."""
    deal = ",".join(map(str, factories))
    if reading.phase is not Phase.DEAL:
        raise ImpossibleDeal(deal, f"no deal is awaited, the phase is '{reading.phase}'", "NEXT-1")
    bag, lid = reading.bag, reading.lid
    for number, factory in enumerate(factories, 1):
        expected = min(TILES_PER_FACTORY, bag.total + lid.total)
        if factory.total != expected:
            raise ImpossibleDeal(deal, f"factory {number} must hold {expected} tiles, not {factory.total}", "SIL-20")
        if factory.total > bag.total:  # SIL-19: the rest of the bag is drawn before the lid is emptied into it
            for colour in Colour:
                if factory[colour] < bag[colour]:
                    raise ImpossibleDeal(
                        deal,
                        f"factory {number} must hold all that is left in the bag, {bag}, before the lid's",
                        "SIL-19",
                    )
            factory, bag, lid = _minus(factory, bag), lid, Tiles()
        for colour in Colour:
            if factory[colour] > bag[colour]:
                raise ImpossibleDeal(
                    deal,
                    f"the bag has only {bag[colour]} {colour.name.lower()} for factory {number}",
                    "NEXT-2",
                )
        bag = _minus(bag, factory)


def _minus(tiles: Tiles, less: Tiles) -> Tiles:
    return Tiles(*(a - b for a, b in zip(tiles, less, strict=True)))
