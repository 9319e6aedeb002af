"""The record of a game: headers, then for each round the deal and the moves, with comments anywhere."""

from __future__ import annotations

import datetime
import operator
from collections.abc import Sequence
from typing import SupportsIndex

import numpy as np

from tilewright.rules import Move, Outcome, Position, Side, Tiles, TilewrightError, UnreadableText
from tilewright.rules.reasons import Reason

from .headers import VERSION, check_result, read_start, result_of
from .items import HEADER_NAME, STRANGE_CHARACTER, Comment, Deal, Header, Item, Step, canonical_gaps, gap_after, written
from .scanning import Entry, scan


class Record:
    """A game as it was dealt and played, finished or not; every deal and move in it has been checked.

    It never changes: adding to it gives a new record. Records are equal when they say the same in the same order,
    comments included; white space does not count, except whether a comment has its own line.
    """

    __slots__ = ("_gaps", "_items", "_positions", "_tail")
    _items: tuple[Item, ...]
    _gaps: tuple[str, ...]
    _tail: str
    _positions: tuple[Position, ...]

    # ------------------------------------------------------------ making one

    @classmethod
    def start(
        cls,
        side: str = Side.COLOURED,
        seats: Sequence[str] = ("Seat 1", "Seat 2"),
        first: int = 1,
        date: datetime.date | None = None,
    ) -> Record:
        """A new game that awaits its first deal; `seats` are the players' names in clockwise order."""
        position = Position.start(len(seats), side, first)
        headers = [
            Header("Side", (str(position.side),)),
            _seats(seats, position.players),
            Header("First", (str(position.first),)),
        ]
        return cls._new(headers, date, position)

    @classmethod
    def start_from(
        cls, position: Position, seats: Sequence[str] | None = None, date: datetime.date | None = None
    ) -> Record:
        """A record that starts from any position."""
        names = [f"Seat {seat}" for seat in range(1, position.players + 1)] if seats is None else seats
        return cls._new([_seats(names, position.players), Header("Position", (str(position),))], date, position)

    @classmethod
    def _new(cls, headers: list[Header], date: datetime.date | None, position: Position) -> Record:
        dated = [] if date is None else [Header("Date", (date.isoformat(),))]
        items = (Header("Record", (VERSION,)), *headers, *dated, Header("Result", (result_of(position),)))
        return cls._made(items, canonical_gaps(items), "\n", (position,))

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read a record's text and replay it; an error says the line and the column."""
        entries, tail = scan(text)
        record = cls.from_entries(entries)
        return cls._made(record._items, tuple(entry.gap for entry in entries), tail, record._positions)

    @classmethod
    def from_entries(cls, entries: Sequence[Entry]) -> Record:
        """Replay what was read from a text or from JSON, in the canonical layout."""
        headers = [(entry.item, entry.locate) for entry in entries if isinstance(entry.item, Header)]
        if not headers:
            error = UnreadableText(Reason('a record begins with the header [Record "1"]', "no-headers"))
            raise entries[0].locate(error) if entries else error
        position = read_start(headers)
        positions = [position]
        items: list[Item] = []
        for entry in entries:
            item = entry.item
            if isinstance(item, Header):
                if len(positions) > 1:
                    raise entry.locate(
                        UnreadableText(Reason("headers come before the first deal or move", "late-header"))
                    )
                if item.name == "Position":
                    item = Header("Position", (str(position),))
                items.append(item)
            elif isinstance(item, Comment):
                items.append(item)
            else:
                try:
                    step = Deal.parse(item.text, position.players) if item.is_deal else Move.parse(item.text)
                    positions.append(_after(positions[-1], step))
                except TilewrightError as error:
                    raise entry.locate(error) from None
                items.append(step)
        check_result(headers, positions[-1])
        return cls._made(tuple(items), canonical_gaps(items), "\n", tuple(positions))

    @classmethod
    def _made(
        cls, items: tuple[Item, ...], gaps: tuple[str, ...], tail: str, positions: tuple[Position, ...]
    ) -> Record:
        record = object.__new__(cls)
        record._items = items
        record._gaps = gaps
        record._tail = tail
        record._positions = positions
        return record

    def __new__(cls, text: str) -> Record:
        return cls.parse(text)

    # ------------------------------------------------------------ adding to it

    def with_move(self, move: Move | str | SupportsIndex) -> Record:
        """The record with one more move; IllegalMove if a rule forbids it."""
        if not isinstance(move, Move):
            move = Move.parse(move) if isinstance(move, str) else Move.from_int(operator.index(move))
        return self._with_step(move)

    def with_deal(self, deal: Deal | str | Sequence[Tiles]) -> Record:
        """The record with the next round's deal; ImpossibleDeal if the bag and the lid cannot yield it."""
        if isinstance(deal, str):
            deal = Deal.parse(deal, self.final.players)
        elif not isinstance(deal, Deal):
            deal = Deal(tuple(Tiles._make(factory) for factory in deal))
        return self._with_step(deal)

    def with_random_deal(self, random: np.random.Generator | SupportsIndex) -> Record:
        """The record with a random deal, from a NumPy generator or an integer seed."""
        return self._with_step(Deal(self.final.deal_randomly(random).factories))

    def with_comment(self, text: str) -> Record:
        """The record with a comment on a new line at the end."""
        return self._with_item(Comment(_checked([text])[0]), self._positions)

    def with_header(self, name: str, *values: str) -> Record:
        """The record with a header added after the others, or changed; the whole record is then checked again."""
        if not HEADER_NAME.fullmatch(name):
            raise UnreadableText("a header's name has letters, digits, - and _, and begins with a letter")
        header = Header(name, _checked(values))
        places = [index for index, item in enumerate(self._items) if isinstance(item, Header)]
        for place in places:
            if self._items[place] == header:
                return self
            if getattr(self._items[place], "name", None) == name:
                items = (*self._items[:place], header, *self._items[place + 1 :])
                return Record.parse(written(items, self._gaps) + self._tail)
        after = places[-1] + 1
        items = (*self._items[:after], header, *self._items[after:])
        gaps = (*self._gaps[:after], "\n", *self._gaps[after:])
        return Record.parse(written(items, gaps) + self._tail)

    def shortened(self, steps: int) -> Record:
        """The record with only its first `steps` deals and moves; comments after the last of them are gone."""
        if not 0 <= steps <= len(self.steps):
            raise UnreadableText(f"the record has {len(self.steps)} deals and moves, not {steps}")
        ends = [count for count, item in enumerate(self._items, 1) if isinstance(item, Step)]
        headers_end = max(count for count, item in enumerate(self._items, 1) if isinstance(item, Header))
        kept = ends[steps - 1] if steps else headers_end
        positions = self._positions[: steps + 1]
        items, gaps = _with_result(self._items[:kept], self._gaps[:kept], positions[-1])
        return Record._made(items, gaps, "\n", positions)

    def tidied(self) -> Record:
        """The same record in the canonical layout."""
        return Record._made(self._items, canonical_gaps(self._items), "\n", self._positions)

    def _with_step(self, step: Step) -> Record:
        return self._with_item(step, (*self._positions, _after(self.final, step)))

    def _with_item(self, item: Item, positions: tuple[Position, ...]) -> Record:
        items, gaps = _with_result(self._items, self._gaps, positions[-1])
        gap = gap_after(items, gaps, item)
        return Record._made((*items, item), (*gaps, gap), self._tail or "\n", positions)

    # ------------------------------------------------------------ looking at it

    @property
    def items(self) -> tuple[Item, ...]:
        """Headers, comments, deals and moves in the order of the text."""
        return self._items

    @property
    def steps(self) -> tuple[Step, ...]:
        """The deals and the moves."""
        return tuple(item for item in self._items if isinstance(item, Step))

    @property
    def moves(self) -> tuple[Move, ...]:
        return tuple(item for item in self._items if isinstance(item, Move))

    def positions(self) -> tuple[Position, ...]:
        """The start, then the position after each deal and move: one more than there are steps."""
        return self._positions

    @property
    def final(self) -> Position:
        """The position after everything recorded."""
        return self._positions[-1]

    @property
    def outcome(self) -> Outcome | None:
        """None while the game is unfinished."""
        return self.final.outcome

    def header(self, name: str) -> tuple[str, ...] | None:
        """The values of a header, or None if the record does not have it."""
        return next((item.values for item in self._items if isinstance(item, Header) and item.name == name), None)

    @property
    def seats(self) -> tuple[str, ...]:
        """The players' names by seat; `Seat 1` and so on where the record names nobody."""
        return self.header("Seats") or tuple(f"Seat {seat}" for seat in range(1, self.final.players + 1))

    @property
    def date(self) -> datetime.date | None:
        values = self.header("Date")
        return datetime.date.fromisoformat(values[0]) if values else None

    @property
    def result(self) -> str:
        """The scores in seat order such as `62-48`, or `*` while the game is unfinished."""
        return result_of(self.final)

    # ------------------------------------------------------------ as a value

    def __str__(self) -> str:
        return written(self._items, self._gaps) + self._tail

    def __repr__(self) -> str:
        return f"Record({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        return self._items == other._items if isinstance(other, Record) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._items)

    def __reduce__(self) -> tuple[type[Record], tuple[str]]:
        return Record, (str(self),)


def _after(position: Position, step: Step) -> Position:
    return position.deal(step.factories) if isinstance(step, Deal) else position.play(step)


def _seats(names: Sequence[str], players: int) -> Header:
    if len(names) != players:
        sentence = f"there are {players} seats, so {players} names, not {len(names)}"
        raise UnreadableText(Reason(sentence, "names", players=players, count=len(names)))
    return Header("Seats", _checked(names))


def _checked(texts: Sequence[str]) -> tuple[str, ...]:
    """The texts, if each is allowed in a header or a comment."""
    for text in texts:
        if strange := STRANGE_CHARACTER.search(text):
            character = f"U+{ord(strange[0]):04X}"
            sentence = f"the character {character} is not allowed in a record's header or comment"
            raise UnreadableText(Reason(sentence, "character", character=character))
    return tuple(texts)


def _with_result(
    items: tuple[Item, ...], gaps: tuple[str, ...], final: Position
) -> tuple[tuple[Item, ...], tuple[str, ...]]:
    """The items with the result that the moves lead to; a record without a `Result` gets one before its last header."""
    result = Header("Result", (result_of(final),))
    places = [index for index, item in enumerate(items) if isinstance(item, Header)]
    for place in places:
        item = items[place]
        if isinstance(item, Header) and item.name == "Result":
            return (*items[:place], result, *items[place + 1 :]), gaps
    last = places[-1]
    return (*items[:last], result, *items[last:]), (*gaps[: last + 1], "\n", *gaps[last + 1 :])
