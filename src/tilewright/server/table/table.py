"""The state of a table, as a pure function of its log: no clock, no socket, no store, no randomness.

`after(table, time, entry)` is the only way a table changes; it returns a new one and leaves the old as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Literal

from tilewright.analysis.points import Points, points_gained, points_of_game
from tilewright.fairness import ROUNDS, VERSION, FairSource, Promised
from tilewright.fairness.chains import is_value
from tilewright.rules import Phase, Position
from tilewright.server.messages import events
from tilewright.server.messages.fields import By, Matter
from tilewright.server.messages.ratings import RatingChange, SeatRating
from tilewright.server.messages.tables import ComputerSeat, NewTable

from . import log
from .reserves import FIRST_MOVE_S, Reserve
from .vacations import Vacation

STAND_IN_LEVEL = 5
OWN = ("person", "obvious")
"""Who made a move that has an increment."""
WORKED_OUT = ("is_choosing", "deciding")
"""Cached properties, which do not outlive a change."""


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat and who sits there."""

    who: Literal["person", "open", "computer"]
    name: str | None = None
    level: int | None = None
    holder: str | None = None
    """The digest of the secret that moves for it."""
    randomness: str = ""
    stand_in: bool = False
    resigned: bool = False
    timed_out: bool = False
    person: str = ""
    """Who it is, if they have a name that lasts."""
    program: bool = False
    vacation: Vacation | None = None
    obvious: bool = False
    """Whether the server plays where there is only one move."""
    rating: SeatRating | None = None
    """When they sat down at a rated table."""

    @property
    def is_person(self) -> bool:
        return self.who == "person"

    @property
    def is_active(self) -> bool:
        """Whether a person plays here, and not the computer for them."""
        return self.is_person and not self.stand_in

    @property
    def computer_level(self) -> int | None:
        """The level at which the computer plays here now; None if it does not."""
        if self.who == "computer":
            return self.level
        return STAND_IN_LEVEL if self.stand_in else None


@dataclass(frozen=True, slots=True)
class Step:
    """A deal, or a move of a seat, and the position after it."""

    text: str
    seat: int | None
    """None for a deal."""
    position: Position
    by: By | None = None


@dataclass(frozen=True, slots=True)
class Offer:
    """An offer to the table, and the seats that have not agreed yet."""

    matter: Matter
    seat: int
    waiting: tuple[int, ...]


@dataclass
class Table:
    """The whole state of one table, with its secrets."""

    id: str
    settings: NewTable
    secret: bytes
    made: float
    seats: tuple[Seat, ...]
    seq: int = 1
    state: Literal["waiting", "playing", "over"] = "waiting"
    first: int | None = None
    position: Position | None = None
    phase: Phase | None = None
    """Copied from the position, as is `to_move`, because both are needed often."""
    to_move: int | None = None
    steps: tuple[Step, ...] = ()
    fixed: int = 0
    """The number of steps that cannot be taken back, because a deal or a reveal followed."""
    choices: dict[int, tuple[str, ...]] = field(default_factory=dict)
    """Grey side: the columns that each asked seat has chosen in secret so far."""
    changed: dict[int, int] = field(default_factory=dict)
    """By seat: the sequence number of the last entry that changed its decision (`Turn.at`)."""
    since: float = 0.0
    """When the clock of the current decision started; earlier by what was spent before the decision was taken back."""
    spent: dict[int, float] = field(default_factory=dict)
    """With a limit for each move, by the number of steps before a decision of this round: what it took so far."""
    decided_from: float = 0.0
    """When the current decision began."""
    paused: dict[int, float] = field(default_factory=dict)
    """By seat: the seconds of vacations, but the last one, in the current decision."""
    overdue: frozenset[int] = frozenset()
    """The seats whose time for the current decision has run out: the computer makes it, even if they are back."""
    reserves: dict[int, Reserve] = field(default_factory=dict)
    """With a reserve, from the beginning of the game: that of each person's seat."""
    offers: tuple[Offer, ...] = ()
    declined: frozenset[tuple[int, Matter]] = frozenset()
    """Whose offers of what somebody has declined since the last move."""
    points: tuple[Points, ...] = ()
    ended: log.Ended | None = None
    rematch: str | None = None
    helped: frozenset[int] = frozenset()
    """The seats for whose person the computer has made a move."""
    ratings: tuple[RatingChange, ...] | None = None
    """What a rated game did to ratings; None until that is settled."""
    fairness: str = VERSION
    next: Promised | None = None
    """A rematch's name and secret; None for tables made by older servers."""
    shared: log.SharedDeals | None = None
    """The deals are those of other tables, too: the secret stays secret when this game is over."""
    shares: dict[int, str] = field(default_factory=dict)
    """By seat: what its person adds to the deals of a rematch."""
    reveals: tuple[tuple[str, ...], ...] = ()
    """If the players have the last word: what each seat revealed before each deal."""
    revealed: dict[int, str] = field(default_factory=dict)
    """By seat: what it has revealed for the deal that is awaited."""
    chat: frozenset[int] = frozenset()
    """The seats whose people have switched the chat on."""
    silent: frozenset[int] = frozenset()
    """The seats that were awaited in vain, and have revealed nothing since."""

    @property
    def players(self) -> int:
        return len(self.seats)

    @cached_property
    def source(self) -> FairSource:
        """All randomness of this game; used only after all seats are taken, because it depends on them."""
        return FairSource(self.secret, self.deals_name, self.randomness, self.fairness)

    @property
    def deals_name(self) -> str:
        """What the fair deals call this table."""
        return self.id if self.shared is None else self.shared.name

    @property
    def randomness(self) -> tuple[str, ...]:
        """What each seat added to the deals."""
        return tuple(seat.randomness for seat in self.seats) if self.shared is None else self.shared.randomness

    @cached_property
    def is_choosing(self) -> bool:
        """Whether columns are being chosen in secret."""
        return self.state == "playing" and self.phase is Phase.TILE

    @cached_property
    def deciding(self) -> tuple[int, ...]:
        """The seats that may act now."""
        if self.state != "playing":
            return ()
        if self.is_choosing:
            return tuple(seat for seat in self.choices if self.facing(seat) is not None)
        return () if self.to_move is None else (self.to_move,)

    @property
    def awaited_reveals(self) -> tuple[int, ...]:
        """The seats whose devices the deal waits for."""
        if not self.settings.last_word or self.state != "playing" or self.phase is not Phase.DEAL:
            return ()
        return tuple(seat for seat, _ in self.asked_reveals() if self.seat(seat).is_active and seat not in self.silent)

    def asked_reveals(self) -> list[tuple[int, int]]:
        """The seats that may reveal a value now, each with the round.

        Before a deal these are all people's seats with a chain. After it a seat that was awaited in vain may still send
        its value, which changes nothing but that it is awaited again.
        """
        position = self.position
        if not self.settings.last_word or self.state != "playing" or position is None or position.round > ROUNDS:
            return []
        return [
            (number, position.round)
            for number, seat in enumerate(self.seats, 1)
            if seat.is_person
            and not seat.resigned
            and is_value(seat.randomness)
            and (number not in self.revealed if self.phase is Phase.DEAL else number in self.silent)
        ]

    @property
    def revealed_row(self) -> tuple[str, ...] | None:
        """What each seat has revealed for the deal that is awaited; None if the players do not have the last word."""
        if not self.settings.last_word:
            return None
        return tuple(self.revealed.get(seat, "") for seat in range(1, self.players + 1))

    def facing(self, seat: int) -> Position | None:
        """The position in which a seat decides, with its own secret choices made; None if it has nothing to decide.

        Boards are independent in wall tiling, so any legal choice can stand for those of the seats before it.
        """
        position = self.position
        if position is None or not self.is_choosing:
            return position if self.to_move == seat else None
        own = iter(self.choices.get(seat, ()))
        while position.phase is Phase.TILE:
            if position.to_move != seat:
                position = position.play_unchecked(position.legal_moves()[0])
            elif (choice := next(own, None)) is None:
                return position
            else:
                position = position.play(choice)
        return None

    def holds(self, holder: str | None) -> tuple[int, ...]:
        """The seats that a secret, given by its digest, moves for."""
        if holder is None:
            return ()
        return tuple(number for number, seat in enumerate(self.seats, 1) if seat.holder == holder)

    def paused_until(self, seat: int, time: float | None = None) -> float:
        """The seconds of a seat's vacations in the current decision, up to a time or all of them."""
        vacation = self.seat(seat).vacation
        now = 0.0 if vacation is None else vacation.within(self.decided_from, time)
        return self.paused.get(seat, 0.0) + now

    def own_moves(self, seat: int, steps: int) -> int:
        """How many moves of a seat with an increment are discarded if the last steps are taken back."""
        takes = sum(step.seat == seat and step.by in OWN for step in self.steps[len(self.steps) - steps :])
        return takes + (seat in self.choices and self.facing(seat) is None)

    @property
    def may_chat(self) -> bool:
        """Whether there can be a chat: among people at a table of friends, which one joins by invitation only."""
        holders = {seat.holder for seat in self.seats if seat.is_person}
        return self.shared is None and not self.settings.public and len(holders) > 1

    @property
    def is_chatting(self) -> bool:
        """Whether all people at the table have switched the chat on."""
        return self.may_chat and all(n in self.chat for n, seat in enumerate(self.seats, 1) if seat.is_person)

    def seat(self, number: int) -> Seat:
        """A seat by its number."""
        return self.seats[number - 1]

    def others(self, seat: int) -> tuple[int, ...]:
        """The active seats of people with another secret."""
        holder = self.seat(seat).holder
        return tuple(n for n, other in enumerate(self.seats, 1) if other.is_active and other.holder != holder)


def replay(entries: Iterable[tuple[float, log.AnyEntry]]) -> Table:
    """The table after a whole log."""
    entries = iter(entries)
    time, made = next(entries)
    if not isinstance(made, log.Made):
        raise TypeError("a table's log must begin with `made`")
    table = new_table(time, made)
    for time, entry in entries:
        table = after(table, time, entry)
    return table


def new_table(time: float, made: log.Made) -> Table:
    """A table with computers in their seats, and all other seats open."""
    seats = tuple(
        Seat("computer", plan.name, plan.level) if isinstance(plan, ComputerSeat) else Seat("open")
        for plan in made.settings.seats
    )
    return Table(
        made.table,
        made.settings,
        bytes.fromhex(made.secret),
        time,
        seats,
        since=time,
        fairness=made.fairness,
        next=Promised(made.next_table, bytes.fromhex(made.next_secret)) if made.next_table else None,
        shared=made.shared,
    )


def after(table: Table, time: float, entry: log.AnyEntry) -> Table:
    """The table after one more entry of its log."""
    new = object.__new__(Table)
    known = new.__dict__
    known.update(table.__dict__)
    for name in WORKED_OUT:
        known.pop(name, None)
    new.seq += 1
    _EFFECTS[type(entry)](new, time, entry)
    for name in WORKED_OUT:  # an effect may have read and cached them
        known.pop(name, None)
    if new.reserves:
        _switch_clocks(new, time)
    return new


def _sat(table: Table, time: float, entry: log.Sat) -> None:
    seat = Seat(
        "person",
        entry.name or None,
        None,
        entry.holder,
        entry.randomness,
        person=entry.person,
        program=entry.program,
        rating=entry.rating,
    )
    _set_seat(table, entry.seat, seat)


def _recognised(table: Table, time: float, entry: events.Recognised) -> None:
    _set_seat(table, entry.seat, replace(table.seat(entry.seat), person=entry.person, name=entry.name))


def _chat_switched(table: Table, time: float, entry: events.ChatSwitched) -> None:
    table.chat = table.chat | {entry.seat} if entry.on else table.chat - {entry.seat}


def _got_up(table: Table, time: float, entry: log.GotUp) -> None:
    _set_seat(table, entry.seat, Seat("open"))
    table.chat -= {entry.seat}


def _began(table: Table, time: float, entry: log.Began) -> None:
    table.state = "playing"
    table.first = entry.first
    table.points = (Points(),) * table.players
    clock = table.settings.clock
    if clock is not None and clock.reserve is not None:
        table.reserves = {
            number: Reserve(float(clock.reserve)) for number, seat in enumerate(table.seats, 1) if seat.is_person
        }
    _now_decide(table, time, Position.start(table.players, table.settings.side, entry.first))


def _dealt(table: Table, time: float, entry: log.Dealt) -> None:
    assert table.position is not None
    position = table.position.deal(entry.deal)
    if (row := table.revealed_row) is not None:
        table.silent |= set(table.awaited_reveals)
        table.reveals = (*table.reveals, row)
        table.revealed = {}
    table.steps = (*table.steps, Step(entry.deal, None, position))
    table.fixed = len(table.steps)
    table.spent = {}
    _now_decide(table, time, position)
    if table.reserves and len(table.steps) == 1:
        _switch_clocks(table, time + FIRST_MOVE_S)


def _revealed(table: Table, time: float, entry: events.Revealed) -> None:
    if table.phase is Phase.DEAL:
        table.revealed = table.revealed | {entry.seat: entry.value}
    table.silent -= {entry.seat}


def _took(table: Table, time: float, entry: log.Took) -> None:
    assert table.position is not None
    position = table.position.play(entry.move)
    _count_points(table, position)
    _note_spent(table, time)
    _credit_move(table, time, entry)
    _note_help(table, entry)
    table.steps = (*table.steps, Step(entry.move, entry.seat, position, entry.by))
    if (
        table.overdue or position.phase is Phase.DEAL
    ):  # neither time that has run out nor a round that is over comes back
        table.fixed = len(table.steps)
    if position.phase is Phase.DEAL:
        table.spent = {}
    table.offers = tuple(offer for offer in table.offers if offer.matter != "take-back")
    _now_decide(table, time, position)


def _chose(table: Table, time: float, entry: log.Chose) -> None:
    table.choices = table.choices | {entry.seat: (*table.choices[entry.seat], entry.move)}
    table.changed = table.changed | {entry.seat: table.seq}
    _credit_move(table, time, entry, is_complete=table.facing(entry.seat) is None)
    _note_help(table, entry)


def _reconsidered(table: Table, time: float, entry: log.Reconsidered) -> None:
    if entry.seat in table.reserves and table.facing(entry.seat) is None:
        _change_reserve(table, entry.seat, table.reserves[entry.seat].taken_back(_increment(table), 1))
    table.choices = table.choices | {entry.seat: ()}
    table.changed = table.changed | {entry.seat: table.seq}


def _tiled(table: Table, time: float, entry: log.Tiled) -> None:
    position = table.position
    assert position is not None
    steps = list(table.steps)
    for move in entry.moves:
        seat, position = position.to_move, position.play(move)
        _count_points(table, position)
        table.position = position
        steps.append(Step(move, seat, position))
    table.steps = tuple(steps)
    table.fixed = len(steps)
    table.spent = {}
    table.offers = tuple(offer for offer in table.offers if offer.matter != "take-back")
    _now_decide(table, time, position)


def _took_back(table: Table, time: float, entry: events.TookBack) -> None:
    for step in table.steps[len(table.steps) - entry.moves :]:
        assert step.position.phase in (Phase.OFFER, Phase.TILE)
    table.reserves = {
        seat: own.taken_back(_increment(table), table.own_moves(seat, entry.moves))
        for seat, own in table.reserves.items()
    }
    _note_spent(table, time)
    table.steps = table.steps[: len(table.steps) - entry.moves]
    table.offers = tuple(offer for offer in table.offers if offer.matter != "take-back")
    position = table.steps[-1].position
    table.points = points_of_game([step.position for step in table.steps])
    _now_decide(table, time, position)


def _offered(table: Table, time: float, entry: events.Offered) -> None:
    table.offers = (*table.offers, Offer(entry.matter, entry.seat, table.others(entry.seat)))


def _answered(table: Table, time: float, entry: events.Answered) -> None:
    left = []
    for offer in table.offers:
        if offer.matter == entry.matter:
            if not entry.yes:
                table.declined |= {(offer.seat, offer.matter)}
                continue
            offer = replace(offer, waiting=tuple(seat for seat in offer.waiting if seat != entry.seat))
        left.append(offer)
    table.offers = tuple(left)


def _resigned(table: Table, time: float, entry: events.Resigned) -> None:
    _set_seat(table, entry.seat, replace(table.seat(entry.seat), resigned=True))
    _drop_from_offers(table, entry.seat)


def _timed_out(table: Table, time: float, entry: events.TimedOut) -> None:
    stand_in = table.players > 2
    _set_seat(table, entry.seat, replace(table.seat(entry.seat), resigned=True, timed_out=True, stand_in=stand_in))
    _drop_from_offers(table, entry.seat)


def _stood_in(table: Table, time: float, entry: events.StoodIn) -> None:
    _set_seat(table, entry.seat, replace(table.seat(entry.seat), stand_in=True))
    _drop_from_offers(table, entry.seat)
    if entry.because == "clock":
        table.overdue |= {entry.seat}


def _returned(table: Table, time: float, entry: events.Returned) -> None:
    """The clock runs on: whoever comes back has what is left."""
    _set_seat(table, entry.seat, replace(table.seat(entry.seat), stand_in=False))


def _vacation(table: Table, time: float, entry: events.Vacation) -> None:
    seat = table.seat(entry.seat)
    old = seat.vacation or Vacation(time, time)
    table.paused = table.paused | {entry.seat: table.paused_until(entry.seat, time)}
    _set_seat(table, entry.seat, replace(seat, vacation=old.followed(time, entry.until)))


def _obvious(table: Table, time: float, entry: events.Obvious) -> None:
    _set_seat(table, entry.seat, replace(table.seat(entry.seat), obvious=entry.on))


def _hinted(table: Table, time: float, entry: events.Hinted) -> None:
    """Changes nothing at the table: the others are told."""


def _resumed(table: Table, time: float, entry: events.Resumed) -> None:
    table.since += entry.away
    table.decided_from += entry.away
    for number, seat in enumerate(table.seats, 1):
        if seat.vacation is not None and seat.vacation.until > time - entry.away:
            _set_seat(table, number, replace(seat, vacation=seat.vacation.resumed(entry.away)))
    table.reserves = {seat: own.resumed(entry.away, time) for seat, own in table.reserves.items()}


def _ended(table: Table, time: float, entry: log.Ended) -> None:
    table.state = "over"
    table.ended = entry
    table.offers = ()


def _rated(table: Table, time: float, entry: events.Rated) -> None:
    table.ratings = tuple(entry.changes)


def _rematched(table: Table, time: float, entry: events.Rematched) -> None:
    table.rematch = entry.table


def _shared(table: Table, time: float, entry: log.Shared) -> None:
    table.shares = table.shares | {entry.seat: entry.randomness}


_EFFECTS: dict[type[Any], Callable[[Table, float, Any], None]] = {
    log.Sat: _sat,
    events.Recognised: _recognised,
    events.ChatSwitched: _chat_switched,
    log.GotUp: _got_up,
    log.Began: _began,
    events.Revealed: _revealed,
    log.Dealt: _dealt,
    log.Took: _took,
    log.Chose: _chose,
    log.Reconsidered: _reconsidered,
    log.Tiled: _tiled,
    events.TookBack: _took_back,
    events.Offered: _offered,
    events.Answered: _answered,
    events.Resigned: _resigned,
    events.TimedOut: _timed_out,
    events.StoodIn: _stood_in,
    events.Returned: _returned,
    events.Vacation: _vacation,
    events.Obvious: _obvious,
    events.Hinted: _hinted,
    events.Resumed: _resumed,
    log.Ended: _ended,
    log.Shared: _shared,
    events.Rematched: _rematched,
    events.Rated: _rated,
}


def _set_seat(table: Table, number: int, seat: Seat) -> None:
    table.seats = (*table.seats[: number - 1], seat, *table.seats[number:])
    table.__dict__.pop("source", None)  # it depends on the seats' randomness


def _now_decide(table: Table, time: float, position: Position) -> None:
    """Set the position, and start the clock of the next decision with what was spent on it before."""
    table.position = position
    table.phase = position.phase
    table.to_move = position.to_move
    table.since = time - table.spent.get(len(table.steps), 0.0)
    table.decided_from = time
    table.paused = {}
    table.overdue = frozenset()
    table.declined = frozenset()
    table.changed = dict.fromkeys(range(1, table.players + 1), table.seq)
    table.choices = dict.fromkeys(_asked(position), ()) if table.phase is Phase.TILE else {}


def _note_spent(table: Table, time: float) -> None:
    """Note what the current decision has taken, in case it is taken back and made again."""
    if table.settings.clock is not None and not table.reserves:
        paused = 0.0 if table.to_move is None else table.paused_until(table.to_move, time)
        table.spent = table.spent | {len(table.steps): time - table.since - paused}


def _switch_clocks(table: Table, time: float) -> None:
    """Let the reserves of those run who must decide, and stop the others."""
    deciding = table.deciding
    table.reserves = {
        seat: own.switched(seat in deciding and not table.seat(seat).resigned, time)
        for seat, own in table.reserves.items()
    }


def _credit_move(table: Table, time: float, entry: log.Took | log.Chose, *, is_complete: bool = True) -> None:
    """Credit a reserve with the lag of a move and its increment; of several columns the last one has the increment."""
    if entry.seat not in table.reserves or entry.by not in OWN:
        return
    own = table.reserves[entry.seat].credited(entry.lag, entry.queued, time)
    _change_reserve(table, entry.seat, own.moved(_increment(table)) if is_complete else own)


def _note_help(table: Table, entry: log.Took | log.Chose) -> None:
    if entry.by == "stand-in":
        table.helped |= {entry.seat}


def _change_reserve(table: Table, seat: int, own: Reserve) -> None:
    table.reserves = table.reserves | {seat: own}


def _increment(table: Table) -> int:
    return 0 if table.settings.clock is None else table.settings.clock.increment


def _asked(position: Position) -> list[int]:
    """The seats that have a column to choose, in turn order; which seats they are does not depend on the choices."""
    asked: list[int] = []
    while position.phase is Phase.TILE:
        if position.to_move is not None and position.to_move not in asked:
            asked.append(position.to_move)
        position = position.play_unchecked(position.legal_moves()[0])
    return asked


def _count_points(table: Table, position: Position) -> None:
    """Add the points of a step; only the last step of a round scores."""
    if position.phase is not Phase.OFFER and table.position is not None:
        gained = points_gained(table.position, position)
        table.points = tuple(old + new for old, new in zip(table.points, gained, strict=True))


def _drop_from_offers(table: Table, seat: int) -> None:
    """Drop a seat from all offers: the computer plays it now."""
    table.offers = tuple(
        replace(offer, waiting=tuple(other for other in offer.waiting if other != seat))
        for offer in table.offers
        if offer.seat != seat
    )
