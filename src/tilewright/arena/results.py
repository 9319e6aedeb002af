"""Results of games, and their file: a line for the plan, then a line for each finished game."""

from __future__ import annotations

import contextlib
import json
import math
import os
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from tilewright._text import shorten
from tilewright.rules import TilewrightError

from .plan import Fixture, Plan

FORM = "tilewright arena 1"
REASONS = ("row", "exhausted", "failure", "stopped")


class BadResults(TilewrightError):
    """A results file that cannot be read or belongs to another plan."""

    code = "bad-results"


@dataclass(frozen=True, slots=True)
class Failure:
    """The failure of an outside engine: its seat (from 0), the kind, and a sentence."""

    seat: int
    kind: str
    sentence: str


@dataclass(frozen=True, slots=True)
class GameResult:
    """One finished game. Tuples are by seat."""

    fixture: Fixture
    seated: tuple[int, ...]
    shares: tuple[float, ...]
    """By seat, the share of the victory; the shares sum to 1."""
    scores: tuple[int, ...]
    reason: str
    """`row` or `exhausted` as in `Outcome`; `failure` if an engine failed; `stopped` after too many rounds."""
    rounds: int
    failure: Failure | None
    seconds: tuple[float, ...]
    """The thinking time of each seat. If no player uses the clock, only this field differs from run to run."""
    record: str

    @property
    def is_regular(self) -> bool:
        """Whether the game ended by the rules, so that its scores count."""
        return self.reason in ("row", "exhausted")

    @property
    def margins(self) -> tuple[float, ...]:
        """By seat, the points over the mean of the others."""
        total, others = sum(self.scores), len(self.scores) - 1
        return tuple(score - (total - score) / others for score in self.scores)

    def to_line(self) -> str:
        """One line of JSON."""
        return json.dumps(asdict(self), separators=(",", ":"))

    @classmethod
    def from_line(cls, line: str) -> GameResult:
        """Read a line; ValueError, KeyError, TypeError or RecursionError if it is not one."""
        found = json.loads(line)
        result = cls(
            fixture=Fixture(*found["fixture"]),
            seated=tuple(found["seated"]),
            shares=tuple(found["shares"]),
            scores=tuple(found["scores"]),
            reason=found["reason"],
            rounds=found["rounds"],
            failure=None if found["failure"] is None else Failure(**found["failure"]),
            seconds=tuple(found["seconds"]),
            record=found["record"],
        )
        if not result._is_sound():
            raise ValueError
        return result

    def _is_sound(self) -> bool:
        """Whether all fields have their types, a value for each seat, and shares that sum to 1."""
        integers = (*self.fixture, *self.seated, *self.scores, self.rounds)
        texts: tuple[object, ...] = (self.reason, self.record)
        if self.failure is not None:
            integers, texts = (*integers, self.failure.seat), (*texts, self.failure.kind, self.failure.sentence)
        if not (
            all(type(number) is int for number in integers)
            and all(type(number) in (int, float) for number in (*self.shares, *self.seconds))
            and all(isinstance(text, str) for text in texts)
        ):
            return False
        seats = len(self.seated)
        return (
            len(self.shares) == len(self.scores) == len(self.seconds) == seats
            and all(0 <= share <= 1 for share in self.shares)
            and abs(sum(self.shares) - 1) < 1e-9
            and all(0 <= time < math.inf for time in self.seconds)
            and self.reason in REASONS
            and (self.failure is None or 0 <= self.failure.seat < seats)
        )


class ResultsFile:
    """Results on disk, written game by game, so that an interrupted run can be resumed."""

    def __init__(self, path: Path, plan: Plan, *, resume: bool = False) -> None:
        self._path = path
        self.played: list[GameResult] = []
        if resume and path.exists():
            if not path.is_file():
                raise BadResults(f"{path} is not a file that can be continued; choose another name")
            self._read(plan)
            self._file = open(path, "a", encoding="utf-8", newline="\n")  # noqa: SIM115
        else:
            try:
                self._file = open(path, "x", encoding="utf-8", newline="\n")  # noqa: SIM115
            except FileExistsError:
                raise BadResults(f"{path} exists already; --resume continues it, or choose another name") from None
            self._write(json.dumps(_heading(plan)))

    def _read(self, plan: Plan) -> None:
        content = self._path.read_bytes()
        whole = content.rfind(b"\n") + 1
        lines = content[:whole].decode(errors="replace").splitlines()
        if not lines:
            raise BadResults(f"{self._path} has no results to continue; remove it or choose another name")
        self._check_heading(lines[0], plan)
        seen: set[Fixture] = set()
        for number, line in enumerate(lines[1:], 2):
            try:
                result = GameResult.from_line(line)
            except (ValueError, KeyError, TypeError, RecursionError):
                raise BadResults(f"line {number} of {self._path} is not the result of a game") from None
            if plan.has(result.fixture) and result.seated != plan.seated(result.fixture):
                raise BadResults(f"line {number} of {self._path} seats the players in another way than the plan")
            if plan.has(result.fixture) and result.fixture not in seen:
                seen.add(result.fixture)
                self.played.append(result)
        if whole < len(content):  # cut off by an interruption
            with open(self._path, "r+b") as file:
                file.truncate(whole)

    def _check_heading(self, line: str, plan: Plan) -> None:
        try:
            found = json.loads(line)
            if found["form"] != FORM:
                raise ValueError
        except (ValueError, KeyError, TypeError, RecursionError):
            raise BadResults(f"{self._path} does not hold results of the arena") from None
        for name, value in _heading(plan).items():
            if found.get(name) != value:
                raise BadResults(
                    f"{self._path} holds another competition: its entry for {name} is "
                    f"{shorten(json.dumps(found.get(name)), 60)}, "
                    f"not {shorten(json.dumps(value), 60)}"
                )

    def add(self, result: GameResult) -> None:
        """Write one result, at once."""
        self._write(result.to_line())

    def _write(self, line: str) -> None:
        self._file.write(line + "\n")
        self._file.flush()
        with contextlib.suppress(OSError):  # not for pipes
            os.fsync(self._file.fileno())

    def close(self) -> None:
        self._file.close()


def _heading(plan: Plan) -> dict[str, Any]:
    """What must be equal to resume a run; the number of deals may change."""
    return {
        "form": FORM,
        "players": list(plan.players),
        "tables": [list(table) for table in plan.tables],
        "seed": plan.seed,
        "side": plan.side,
        "budget": str(plan.budget),
    }


def in_order(results: Iterable[GameResult]) -> list[GameResult]:
    """Sorted in the order of the plan."""
    return sorted(results, key=lambda result: result.fixture)
