"""The state of a table: seats, steps, open offers, clocks.

It is the replay of the table's log: `effects.py` has the effect of each entry.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal, NamedTuple

from tilewright.analysis.points import Points
from tilewright.fairness import ROUNDS, VERSION, FairSource, Promised
from tilewright.fairness.chains import is_value
from tilewright.rules import Phase, Position
from tilewright.server.messages.fields import By, Matter
from tilewright.server.messages.ratings import RatingChange, SeatRating
from tilewright.server.messages.tables import NewTable

from . import log
from .reserves import Reserve
from .vacations import Vacation

STAND_IN_LEVEL = 5
REMATCH_S = 60.0
"""How long the wish for a rated rematch lasts, so that the rematch begins only while everybody is there to play."""


OWN = ("person", "obvious")
"""A reserve gains the increment only for moves that were made in one of these ways (`Step.by`)."""


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat and who sits there."""

    who: Literal["person", "open", "computer"]
    name: str | None = None
    level: int | None = None
    holder: str | None = None
    """The digest of the secret that its person moves with."""
    randomness: str = ""
    stand_in: bool = False
    resigned: bool = False
    timed_out: bool = False
    person: str = ""
    """The id of a person with a lasting name."""
    program: bool = False
    vacation: Vacation | None = None
    obvious: bool = False
    """Whether the server makes the seat's forced moves."""
    rating: SeatRating | None = None
    """The rating with which they sat down at a rated table."""

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


class Seating(NamedTuple):
    """Values derived from the seats, computed again when a seat changes."""

    held: dict[str | None, tuple[int, ...]]
    """By holder: their seats."""
    people: int
    persons: frozenset[str]
    """The ids of people with a lasting name."""
    resigned: tuple[int, ...]
    obvious: bool
    """Whether the server makes the forced moves of some seat."""
    all_play: bool
    """Whether a person plays at every seat."""

    @classmethod
    def of(cls, seats: tuple[Seat, ...]) -> Seating:
        held: dict[str | None, tuple[int, ...]] = {}
        for number, seat in enumerate(seats, 1):
            if seat.holder is not None:
                held[seat.holder] = (*held.get(seat.holder, ()), number)
        return cls(
            held,
            sum(seat.is_person for seat in seats),
            frozenset(seat.person for seat in seats if seat.person),
            tuple(number for number, seat in enumerate(seats, 1) if seat.resigned),
            any(seat.obvious for seat in seats),
            all(seat.is_active for seat in seats),
        )


class Step(NamedTuple):
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
    """The number of steps that cannot be taken back: those up to the last deal, wall tiling or overdue move."""
    choices: dict[int, tuple[str, ...]] = field(default_factory=dict)
    """Grey side: the columns that each asked seat has chosen in secret so far."""
    changed: dict[int, int] = field(default_factory=dict)
    """By seat: the sequence number of the last log entry that changed what the seat has to decide (`Turn.at`)."""
    since: float = 0.0
    """When the clock of the current decision started, minus the time spent on the same decision before a take-back."""
    spent: dict[int, float] = field(default_factory=dict)
    """With a limit for each move: seconds spent on each decision of this round, by the number of steps before it. A
    decision that is taken back continues with the time already spent on it."""
    decided_from: float = 0.0
    """When the current decision began; unlike `since`, without time spent before a take-back."""
    paused: dict[int, float] = field(default_factory=dict)
    """By seat: the seconds of vacations in the current decision, without the last vacation."""
    overdue: frozenset[int] = frozenset()
    """The seats whose time for the current decision has run out: the computer makes it, even if they are back."""
    reserves: dict[int, Reserve] = field(default_factory=dict)
    """With a reserve, from the beginning of the game: by seat of a person, its reserve."""
    offers: tuple[Offer, ...] = ()
    declined: frozenset[tuple[int, Matter]] = frozenset()
    """Offers (seat and matter) that were declined since the last move."""
    points: tuple[Points, ...] = ()
    ended: log.Ended | None = None
    rematch: str | None = None
    asked_rematch: dict[int, float] = field(default_factory=dict)
    """After a rated game, by seat: when it last asked for a rematch."""
    helped: frozenset[int] = frozenset()
    """The seats for whose person the computer has made a move."""
    ratings: tuple[RatingChange, ...] | None = None
    """The changes of ratings by a rated game; None until it is settled."""
    fairness: str = VERSION
    next: Promised | None = None
    """A rematch's name and secret; None with shared deals, and for tables made by older servers."""
    shared: log.SharedDeals | None = None
    """Shared deals; their secret is not published at the end of this game."""
    shares: dict[int, str] = field(default_factory=dict)
    """By seat: what its person adds to the deals of a rematch."""
    reveals: tuple[tuple[str, ...], ...] = ()
    """If the players have the last word: what each seat revealed before each deal."""
    revealed: dict[int, str] = field(default_factory=dict)
    """By seat: what it has revealed for the deal that is awaited."""
    chat: frozenset[int] = frozenset()
    """The seats whose people have switched the chat on."""
    silent: frozenset[int] = frozenset()
    """The seats that did not reveal in time, and have revealed nothing since."""

    @property
    def players(self) -> int:
        return len(self.seats)

    @cached_property
    def source(self) -> FairSource:
        """All randomness of this game; used only after all seats are taken, because it depends on them."""
        return FairSource(self.secret, self.deals_name, self.randomness, self.fairness)

    @cached_property
    def seating(self) -> Seating:
        """Values derived from the seats."""
        return Seating.of(self.seats)

    @property
    def deals_name(self) -> str:
        """The table's name in the fair deals."""
        return self.id if self.shared is None else self.shared.name

    @property
    def randomness(self) -> tuple[str, ...]:
        """What each seat added to the deals."""
        return tuple(seat.randomness for seat in self.seats) if self.shared is None else self.shared.randomness

    @property
    def is_choosing(self) -> bool:
        """Whether columns are being chosen in secret."""
        return self.phase is Phase.TILE and self.state == "playing"

    @property
    def deciding(self) -> tuple[int, ...]:
        """The seats that may act now."""
        if self.state != "playing":
            return ()
        if self.phase is Phase.TILE:
            return self.still_choosing
        return () if self.to_move is None else (self.to_move,)

    @cached_property
    def still_choosing(self) -> tuple[int, ...]:
        """Grey side: the seats that have not chosen all their columns."""
        return tuple(seat for seat in self.choices if self.facing(seat) is not None)

    @property
    def awaited_reveals(self) -> tuple[int, ...]:
        """The seats whose devices the deal waits for."""
        if not self.settings.last_word or self.state != "playing" or self.phase is not Phase.DEAL:
            return ()
        return tuple(seat for seat, _ in self.asked_reveals() if self.seat(seat).is_active and seat not in self.silent)

    def asked_reveals(self) -> list[tuple[int, int]]:
        """The seats that may reveal a value now, each with the round.

        Before a deal these are all people's seats with a chain. After it a seat that did not reveal in time may still
        send its value; the only effect is that later deals wait for it again.
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
        """What each seat has revealed for the deal that is awaited; None at a table without `last_word`."""
        if not self.settings.last_word:
            return None
        return tuple(self.revealed.get(seat, "") for seat in range(1, self.players + 1))

    def facing(self, seat: int) -> Position | None:
        """The position in which a seat decides, with its own secret choices made; None if it has nothing to decide.

        Boards are independent in wall tiling, so any legal choices can replace those of the seats before it.
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

    def holder_of_person(self, person: str) -> str | None:
        """The holder of the first seat of somebody with a lasting name."""
        return next((seat.holder for seat in self.seats if seat.person == person), None)

    def holds(self, holder: str | None) -> tuple[int, ...]:
        """The seats that a holder, the digest of a secret, may act for."""
        return self.seating.held.get(holder, ())

    def paused_seconds(self, seat: int, time: float | None = None) -> float:
        """The seconds of a seat's vacations in the current decision: up to `time`; without `time`, until they end."""
        vacation = self.seat(seat).vacation
        now = 0.0 if vacation is None else vacation.within(self.decided_from, time)
        return self.paused.get(seat, 0.0) + now

    def own_moves(self, seat: int, steps: int) -> int:
        """How many increments a seat loses if the last `steps` steps, or its chosen columns, are taken back."""
        takes = sum(step.seat == seat and step.by in OWN for step in self.steps[len(self.steps) - steps :])
        return takes + (seat in self.choices and self.facing(seat) is None)

    @property
    def increment(self) -> int:
        """The seconds that a reserve gains by each move of its person."""
        return 0 if self.settings.clock is None else self.settings.clock.increment

    @property
    def may_chat(self) -> bool:
        """Whether there can be a chat: among people at a table that is joined by invitation only."""
        holders = {seat.holder for seat in self.seats if seat.is_person}
        return self.shared is None and not self.settings.public and len(holders) > 1

    def may_have_rematch(self, time: float) -> bool:
        """Whether a rematch may be made: after a rated game only if all its people have just asked for one."""
        people = [number for number, seat in enumerate(self.seats, 1) if seat.is_person]
        return not self.settings.rated or all(self.has_asked_rematch(number, time) for number in people)

    def has_asked_rematch(self, seat: int, time: float) -> bool:
        """Whether a seat has asked for a rematch within the last minute."""
        return time - self.asked_rematch.get(seat, -math.inf) < REMATCH_S

    @property
    def is_chatting(self) -> bool:
        """Whether all people at the table have switched the chat on."""
        return self.may_chat and all(n in self.chat for n, seat in enumerate(self.seats, 1) if seat.is_person)

    def seat(self, number: int) -> Seat:
        """The seat with this number, from 1."""
        return self.seats[number - 1]

    def others(self, seat: int) -> tuple[int, ...]:
        """The active seats of people with another secret."""
        holder = self.seat(seat).holder
        return tuple(n for n, other in enumerate(self.seats, 1) if other.is_active and other.holder != holder)
