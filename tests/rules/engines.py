"""A common interface of both engines: the tests' oracle and the package's kernel."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from tests.oracle.engine import Table

if TYPE_CHECKING:
    from tilewright import Position


@dataclass(frozen=True)
class Result:
    """The part of an outcome that both engines have."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    rows: tuple[int, ...]
    reason: str


class Game(Protocol):
    """A position of either engine; refused moves and deals raise a ValueError."""

    def play(self, move: str) -> Game:
        """The position after a move."""

    def deal(self, deal: str) -> Game:
        """The position after a deal."""

    def legal_moves(self) -> list[str]:
        """The texts of the legal moves."""

    def result(self) -> Result | None:
        """The outcome, if the game is over."""


@dataclass(frozen=True)
class OracleGame:
    """A position of the oracle."""

    table: Table

    def __str__(self) -> str:
        return str(self.table)

    def play(self, move: str) -> Game:
        return OracleGame(self.table.play(move))

    def deal(self, deal: str) -> Game:
        return OracleGame(self.table.deal(deal))

    def legal_moves(self) -> list[str]:
        return self.table.legal_moves()

    def result(self) -> Result | None:
        outcome = self.table.outcome()
        if outcome is None:
            return None
        return Result(outcome.winners, outcome.scores, outcome.rows, outcome.reason)


@dataclass(frozen=True)
class KernelGame:
    """A position of the kernel."""

    position: Position

    def __str__(self) -> str:
        return str(self.position)

    def play(self, move: str) -> Game:
        return KernelGame(self.position.play(move))

    def deal(self, deal: str) -> Game:
        return KernelGame(self.position.deal(deal))

    def legal_moves(self) -> list[str]:
        return [str(move) for move in self.position.legal_moves()]

    def result(self) -> Result | None:
        outcome = self.position.outcome
        if outcome is None:
            return None
        return Result(
            winners=tuple(int(seat) for seat in outcome.winners),
            scores=tuple(int(score) for score in outcome.scores),
            rows=tuple(int(rows) for rows in outcome.rows),
            reason=str(outcome.reason),
        )


class Engine(Protocol):
    """An engine, which starts games and reads positions."""

    def start(self, players: int, side: str, first: int) -> Game:
        """A new game that awaits its first deal."""

    def parse(self, text: str) -> Game:
        """The position that a text describes."""


class Oracle:
    """The engine of the tests."""

    def start(self, players: int, side: str, first: int) -> Game:
        return OracleGame(Table.start(players, side, first))

    def parse(self, text: str) -> Game:
        return OracleGame(Table.parse(text))


class Kernel:
    """The package's engine; `tilewright` is imported only when it is used."""

    def start(self, players: int, side: str, first: int) -> Game:
        from tilewright import Position

        return KernelGame(Position.start(players=players, side=side, first=first))

    def parse(self, text: str) -> Game:
        from tilewright import Position

        return KernelGame(Position.parse(text))


ENGINES: dict[str, Engine] = {"oracle": Oracle(), "kernel": Kernel()}
