"""A game in progress: its record, its players, taking moves back, and the news since a seat's last move."""

from __future__ import annotations

import datetime
from collections.abc import Sequence

import numpy as np

from tilewright._catalogue import Speech
from tilewright._text import printable
from tilewright.analysis.points import Points, points_of_game
from tilewright.notation import Record
from tilewright.rules import Move, Phase, Position
from tilewright.search import OpponentModel

from .seats import WORDS, Seat, sit_down
from .words import describe_move, describe_round

PLAYERS_HEADER = "Players"
STEPS_IN_A_SEED = 10_000


class Table:
    """The record of a game in progress, and its players. Seats count from 1."""

    def __init__(self, record: Record, seats: Sequence[Seat], seed: int) -> None:
        self.record = record
        self.seats = tuple(seats)
        self.names = [printable(seat.name, 40) for seat in seats]
        self._seed = seed
        computers = [number for number, seat in enumerate(seats, 1) if seat.is_computer]
        self._opponents = [OpponentModel(computers) for _ in seats]
        if len(seats) > 2:
            self._relearn_opponents()

    @property
    def position(self) -> Position:
        return self.record.final

    @property
    def has_people(self) -> bool:
        return any(seat.is_person for seat in self.seats)

    def is_person(self, seat: int | None) -> bool:
        """Whether a person decides at that seat."""
        return seat is not None and self.seats[seat - 1].is_person

    # ------------------------------------------------------------ going on and back

    def deal(self) -> None:
        """Deal at random; under one seed the deal depends only on the round's number, the bag and the lid."""
        random = np.random.default_rng([self._seed, self.position.round])
        self.record = self.record.with_random_deal(random)

    def play(self, move: Move) -> None:
        """Play a move; IllegalMove if a rule forbids it."""
        self.record = self.record.with_move(move)

    def let_computer_move(self) -> None:
        """Let the player of the seat to move choose and play.

        A seat keeps its opponent model through the game, also when a person takes moves back. Its random choices depend
        on the seed and the step alone: they stay the same after taking back, and after resuming with the same `--seed`.
        """
        seat = self.position.to_move
        assert seat is not None
        word = self.seats[seat - 1].word
        seed = self._seed * STEPS_IN_A_SEED + len(self.record.steps)
        self.play(sit_down(word, seed, self._opponents[seat - 1]).choose(self.position))

    def _relearn_opponents(self) -> None:
        """Search the computers' turns of a resumed game again, so that each seat has its opponent model again."""
        for step, position in zip(self.record.steps, self.record.positions(), strict=False):
            seat = position.to_move
            if isinstance(step, Move) and seat is not None and self.seats[seat - 1].is_computer:
                sit_down(self.seats[seat - 1].word, 0, self._opponents[seat - 1]).choose(position)

    def undo(self) -> int:
        """Go back to the last decision a person made since the last deal; say how many moves that took back.

        Deals stay: taking one back would either show the person the future or let them draw again.
        """
        steps, positions = self.record.steps, self.record.positions()
        for index in range(len(steps) - 1, -1, -1):
            if not isinstance(steps[index], Move):
                break
            if self.is_person(positions[index].to_move):
                self.record = self.record.shortened(index)
                return len(steps) - index
        return 0

    # ------------------------------------------------------------ what there is to tell

    def news(self, since: int, speech: Speech) -> list[str]:
        """A sentence for each deal, move and scored round, from that step of the record on."""
        steps, positions = self.record.steps, self.record.positions()
        news = []
        for index in range(since, len(steps)):
            step, before, after = steps[index], positions[index], positions[index + 1]
            if not isinstance(step, Move):
                news.append(speech("news-dealt", round=after.round, name=self.names[after.first - 1]))
                continue
            assert before.to_move is not None
            what = describe_move(before, step, speech)
            news.append(speech("news-move", name=self.names[before.to_move - 1], move=str(step), what=what))
            if after.phase in (Phase.DEAL, Phase.END):
                news.append(describe_round(before.round, self.names, self._gained(index), after.scores, speech))
        return news

    def steps_seen(self) -> int:
        """How many steps the seat to move has seen: all up to its own last decision.

        Between rounds and at the end nobody is to move: then as many of the last steps as there are seats count as
        unseen.
        """
        steps, positions = self.record.steps, self.record.positions()
        if self.position.to_move is None:
            return max(0, len(steps) - len(self.seats))
        for index in range(len(steps) - 1, -1, -1):
            if isinstance(steps[index], Move) and positions[index].to_move == self.position.to_move:
                return index + 1
        return 0

    def points(self) -> tuple[Points, ...]:
        """Where each seat's points came from in all that is recorded."""
        return points_of_game(self.record.positions())

    def _gained(self, last: int) -> tuple[Points, ...]:
        """What each seat scored in the round that ended with that step."""
        steps, positions = self.record.steps, self.record.positions()
        first = last
        while first > 0 and isinstance(steps[first - 1], Move):
            first -= 1
        return points_of_game(positions[first : last + 2])


def new_record(side: str, seats: Sequence[Seat], first: int) -> Record:
    """The record of a new game that also says who the players are, so that it can be resumed."""
    record = Record.start(side, [seat.name for seat in seats], first, datetime.date.today())
    return with_seats(record, seats)


def with_seats(record: Record, seats: Sequence[Seat]) -> Record:
    """The record with these names and players."""
    named = record.with_header("Seats", *(seat.name for seat in seats))
    return named.with_header(PLAYERS_HEADER, *(seat.word for seat in seats))


def seats_of(record: Record) -> list[Seat]:
    """Who sits at a recorded table; a seat the record says nothing about is a person's."""
    words = record.header(PLAYERS_HEADER) or ()
    if len(words) != len(record.seats) or any(word not in WORDS for word in words):
        words = tuple(name.lower() if name.lower() in WORDS else WORDS[0] for name in record.seats)
    return [Seat(word, name) for word, name in zip(words, record.seats, strict=True)]
