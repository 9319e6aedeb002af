"""Why a move or a deal is refused: the sentence a person gets, and the rule behind it."""

from __future__ import annotations

from operator import gt, lt, sub

from .constants import TILES_PER_FACTORY, Colour, Phase, Side, Tiles
from .contents import Contents
from .errors import ImpossibleDeal
from .move import Move
from .reasons import Reason


def why_illegal(contents: Contents, move: Move) -> tuple[Reason, str]:
    """The reason and the rule's id, for a move that is_legal refused."""
    if contents.phase is Phase.END:
        return Reason("the game is over", "over"), "END-1"
    if contents.phase is Phase.DEAL:
        return Reason("a deal is awaited before anybody can move", "deal-first"), "NEXT-2"
    if contents.phase is Phase.TILE:
        return _why_not_this_column(contents, move)
    if not move.is_take:
        if contents.side is Side.COLOURED:
            return Reason("on the coloured side nobody chooses a column", "side"), "TILE-2"
        return Reason("columns are chosen after the last tile is taken", "columns-later"), "OFFER-6"
    return _why_not_taken(contents, move)


def _why_not_taken(contents: Contents, move: Move) -> tuple[Reason, str]:
    source, colour = move.source, move.colour
    assert contents.to_move is not None
    assert source is not None
    assert colour is not None
    name = colour.name.lower()
    if source > len(contents.factories):
        factories = len(contents.factories)
        sentence = f"there are only {factories} factories with {contents.players} players"
        return Reason(sentence, "factories", factories=factories, players=contents.players), "SETUP-3"
    if source == 0 and not contents.centre[colour]:
        return Reason(f"the centre has no {name} tile", "centre", colour=colour.letter), "OFFER-4"
    if source and not contents.factories[source - 1][colour]:
        sentence = f"factory {source} has no {name} tile"
        return Reason(sentence, "factory", source=source, colour=colour.letter), "OFFER-3"
    board = contents.boards[contents.to_move - 1]
    assert move.line is not None  # the floor line accepts every tile that is on offer
    line = board.lines[move.line - 1]
    if line.colour not in (None, colour):
        sentence = f"pattern line {move.line} of seat {contents.to_move} already holds another colour"
        return Reason(sentence, "line-holds", line=move.line), "LINE-3"
    if line.is_complete:
        sentence = f"pattern line {move.line} of seat {contents.to_move} is complete"
        return Reason(sentence, "line-full", line=move.line), "LINE-4"
    sentence = f"wall row {move.line} of seat {contents.to_move} already has {name}"
    return Reason(sentence, "wall-has", line=move.line, colour=colour.letter), "LINE-5"


def _why_not_this_column(contents: Contents, move: Move) -> tuple[Reason, str]:
    if move.is_take:
        return Reason(f"no tile is on offer: seat {contents.to_move} must choose a column", "columns-now"), "OFFER-6"
    assert contents.to_move is not None
    assert move.line is not None
    assert move.column is not None
    board = contents.boards[contents.to_move - 1]
    line = next(line for line in board.lines if line.is_complete)
    if line.capacity != move.line:
        sentence = f"seat {contents.to_move} must tile line {line.capacity} first, top to bottom"
        return Reason(sentence, "order", first=line.capacity), "SIL-12"
    if board.wall[move.line - 1][move.column - 1] is not None:
        sentence = f"wall row {move.line}, column {move.column} is occupied"
        return Reason(sentence, "space", line=move.line, column=move.column), "VAR-2"
    assert line.colour is not None
    sentence = f"column {move.column} already has {line.colour.name.lower()}"
    return Reason(sentence, "column-has", column=move.column, colour=line.colour.letter), "VAR-3"


def check_deal(phase: Phase, bag: Tiles, lid: Tiles, factories: tuple[Tiles, ...]) -> None:
    """Raise ImpossibleDeal unless the next round can begin with these factories, drawn in factory order."""
    if phase is not Phase.DEAL:
        raise no_deal_awaited(_text(factories), phase)
    is_short = bag.total + lid.total < TILES_PER_FACTORY * len(factories)
    for number, factory in enumerate(factories, 1):
        tiles, in_bag = factory.total, bag.total
        expected = min(TILES_PER_FACTORY, in_bag + lid.total)
        if tiles != expected:
            rule = "SIL-20" if is_short else "NEXT-2"
            sentence = f"factory {number} must hold {expected} tiles, not {tiles}"
            values = {"source": number, "expected": expected, "count": tiles}
            raise ImpossibleDeal(_text(factories), Reason(sentence, "factory-tiles", **values), rule)
        if tiles > in_bag:  # SIL-19: the rest of the bag is drawn before the lid is emptied into it
            if any(map(lt, factory, bag)):
                sentence = f"factory {number} must get all that is left in the bag, {bag}, before tiles from the lid"
                reason = Reason(sentence, "bag-first", source=number, bag=str(bag))
                raise ImpossibleDeal(_text(factories), reason, "SIL-19")
            factory, bag, lid = _minus(factory, bag), lid, Tiles()
        if any(map(gt, factory, bag)):
            colour = next(colour for colour in Colour if factory[colour] > bag[colour])
            sentence = f"the bag has only {bag[colour]} {colour.name.lower()} for factory {number}"
            reason = Reason(sentence, "bag-lacks", source=number, count=bag[colour], colour=colour.letter)
            raise ImpossibleDeal(_text(factories), reason, "NEXT-2")
        bag = _minus(bag, factory)


def _text(factories: tuple[Tiles, ...]) -> str:
    return ",".join(map(str, factories))


def no_deal_awaited(deal: str, phase: Phase) -> ImpossibleDeal:
    """The error for a deal at the wrong time."""
    reason = Reason(f"no deal is awaited, the phase is '{phase}'", "not-awaited")
    return ImpossibleDeal(deal, reason, "NEXT-1" if phase is Phase.END else "ROUND-1")


def _minus(tiles: Tiles, less: Tiles) -> Tiles:
    return Tiles(*map(sub, tiles, less))
