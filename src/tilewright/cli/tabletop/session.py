"""A session in the terminal: sitting down, playing game after game, and saving when it ends."""

from __future__ import annotations

import contextlib
import random
import secrets
import shlex
import signal
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from tilewright.notation import read_record
from tilewright.rules import Move, Side, UnreadableText
from tilewright.rules.constants import FEWEST_PLAYERS, MOST_PLAYERS

from .console import Console
from .game import Game, Leave
from .saving import Saving, latest_unfinished
from .seats import COMPUTER, PERSON, Seat, name_seats
from .table import Table, new_record, seats_of, with_seats

INTERRUPTED = 130


@dataclass(frozen=True, slots=True)
class Wishes:
    """What the person wants to play; None where they left it open."""

    seats: Sequence[tuple[str, str]] | None = None
    """For each seat its word and a name, which may be empty."""
    side: str | None = None
    first: int | None = None
    seed: int | None = None
    save: Path | None = None
    resume: Path | None = None
    resume_latest: bool = False


def play_session(wishes: Wishes, console: Console) -> int:
    """Play games until the person has had enough; return the exit status."""
    seed = secrets.randbits(32) if wishes.seed is None else wishes.seed
    with _signals_as_interrupts():
        game = _open_game(wishes, console, seed)
        try:
            while game.play():
                _leave(game, console)
                seed += 1
                game = _next_game(game, wishes, console, seed)
            status = 0
        except (Leave, EOFError):
            status = 0
        except KeyboardInterrupt:
            status = INTERRUPTED
        except BaseException:  # a closed output or a bug of ours: save the game first
            with contextlib.suppress(OSError):
                _put_away(game)
            raise
        _ignore_signals()  # a second one must not interrupt the saving
        _leave(game, console)
        console.say(console.speech("terminal-goodbye"))
    return status


def _open_game(wishes: Wishes, console: Console, seed: int) -> Game:
    if wishes.resume is not None or wishes.resume_latest:
        return _resumed_game(wishes, console, seed)
    words = wishes.seats or [(PERSON, ""), (COMPUTER, "")]
    if not FEWEST_PLAYERS <= len(words) <= MOST_PLAYERS:
        counts = {"fewest": FEWEST_PLAYERS, "most": MOST_PLAYERS, "count": len(words)}
        raise UnreadableText(console.speech("refused-seats", **counts))
    seats = name_seats(words, console.speech)
    return _new_game(wishes, seats, wishes.side or Side.COLOURED, Saving(wishes.save), console, seed)


def _new_game(wishes: Wishes, seats: Sequence[Seat], side: str, saving: Saving, console: Console, seed: int) -> Game:
    first = wishes.first or random.Random(seed).randint(1, len(seats))  # SIL-18
    record = new_record(side, seats, first)
    saving.start(record, console.speech)
    return Game(Table(record, seats, seed), console, saving)


def _next_game(last: Game, wishes: Wishes, console: Console, seed: int) -> Game:
    """The same seats and side again, in a new file."""
    table = last.table
    return _new_game(wishes, table.seats, table.position.side, last.saving.for_another_game(), console, seed)


def _resumed_game(wishes: Wishes, console: Console, seed: int) -> Game:
    if wishes.side or wishes.first:
        raise UnreadableText(console.speech("refused-new-game-only"))
    path = wishes.resume or latest_unfinished(console.speech)
    record = read_record(path)
    saving = Saving(path, record)
    seats = seats_of(record)
    if wishes.seats:
        if len(wishes.seats) != len(seats):
            counts = {"seats": len(seats), "count": len(wishes.seats)}
            raise UnreadableText(console.speech("refused-other-seats", file=str(path), **counts))
        taken = zip(wishes.seats, seats, strict=True)
        seats = [Seat(word, name or seat.name) for (word, name), seat in taken]
        record = with_seats(record, seats)
    if wishes.save and wishes.save != path:
        saving = Saving(wishes.save)
        saving.start(record, console.speech)
    return Game(Table(record, seats, seed), console, saving)


# ------------------------------------------------------------ leaving


def _put_away(game: Game) -> Path | None:
    """Save what a person played, or what already has a file; say where."""
    record = game.table.record
    played = any(
        isinstance(step, Move) and game.table.is_person(position.to_move)
        for step, position in zip(record.steps, record.positions(), strict=False)
    )
    if game.saving.path is None and not played:
        return None
    if game.saving.path is None:
        return game.saving.save(record)
    game.saving.update(record)
    return game.saving.path


def _leave(game: Game, console: Console) -> None:
    """Save the game and say where; if no file can be written, print its record."""
    try:
        path = _put_away(game)
    except OSError as error:
        console.say(f"\n{console.speech('terminal-lost', why=error.strerror or str(error))}\n")
        console.print(str(game.table.record))
        return
    if path is None:
        console.say()
        return
    console.print(f"\n{console.speech('terminal-kept', file=str(path))}")
    if not game.table.position.is_over:
        console.print(console.speech("terminal-resume", file=shlex.quote(str(path))))


SIGNALS = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP", "SIGINT") if hasattr(signal, name)]


@contextlib.contextmanager
def _signals_as_interrupts() -> Iterator[None]:
    """SIGTERM, and SIGHUP of a closed window, act like Ctrl-C: the game is saved first."""
    before = {number: signal.getsignal(number) for number in SIGNALS}
    try:
        for number in SIGNALS:
            signal.signal(number, signal.default_int_handler)
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, signal.SIG_DFL if handler is None else handler)


def _ignore_signals() -> None:
    for number in SIGNALS:
        signal.signal(number, signal.SIG_IGN)
