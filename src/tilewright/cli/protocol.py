"""The engine protocol of docs/notation.md: what each command does, and in which order answers come.

Commands are answered in the order in which they were given; a long `go` or `perft` delays those after it. Three take
effect at once. `stop` ends every `go` and `perft` given so far, and has no answer itself; a level still uses its whole
budget. `isready` is answered during a search. `quit` and the end of the input end `go infinite`; after either of them,
commands that are running or queued are still answered, but each is stopped after ten seconds, as by `stop`. During `go
infinite` every other command is refused as busy.

The program ends only by `quit`, at the end of its input, or when its output is closed. The codes of error lines:

| code | means |
|---|---|
| unknown-command | the first word is no command |
| bad-argument | the command's arguments are wrong |
| too-long | a line of more than a mebibyte; it is skipped |
| unreadable | a line that is not UTF-8, or a position, move or deal without the documented form |
| impossible-position | no game can look like this |
| illegal-move | a rule forbids the move |
| impossible-deal | the bag and the lid cannot yield the deal, or no deal is awaited |
| no-position | `position` has to come first |
| nothing-to-search | `go` while a deal is awaited or after the end |
| bad-limits | threads or table size out of range |
| unknown-level | no level has that number |
| stopped | `perft` was ended before it was done |
| busy | `go infinite` is running |
| internal | a bug of this program; please report it |
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from threading import Event, Lock
from typing import TYPE_CHECKING

from tilewright._text import shorten
from tilewright._version import __version__

from .engine_go import Chooser, is_endless

if TYPE_CHECKING:
    from tilewright.rules import Position
    from tilewright.search import Limits

LONGEST_LINE = 1 << 20
OPTIONS = ("Threads", "Table", "Level")
LIMITS = ("movetime", "nodes", "depth")
FULL_STRENGTH = "full"
DEEPEST_PERFT = 10**9
LARGEST_LIMIT = 10**15
USUAL_PLAYERS = 2  # before a position says how many
SHOWN = 43  # characters of the input in an error line

_load = Lock()


class Refusal(Exception):
    """A refused command: the code and the text of its error line."""

    def __init__(self, code: str, words: str) -> None:
        super().__init__(words)
        self.code = code


@dataclass(eq=False)
class Command:
    """One line of input (None if it was too long), and the event that stops it."""

    line: bytes | None
    stop: Event = field(default_factory=Event)
    is_endless: bool = False
    """Whether it is running and ends only by `stop`."""

    @property
    def name(self) -> bytes:
        """The first word; empty if there is none."""
        return b"".join((self.line or b"").split(maxsplit=1)[:1])

    @property
    def has_no_limit(self) -> bool:
        """Whether it is a `go` that only `stop` ends."""
        words = (self.line or b"").split()
        return words[:1] == [b"go"] and (len(words) == 1 or b"infinite" in words)


def load(players: int) -> None:
    """Compile or load what searches for that many players need, once."""
    with _load:
        _load_once(players)


@cache
def _load_once(players: int) -> None:
    from tilewright.players.loading import load_for_search

    load_for_search(players)


class Protocol:
    """One session: its position and options. `say` receives the lines of the answers."""

    def __init__(self, say: Callable[[str], None]) -> None:
        self._say = say
        self._position: Position | None = None
        self._chooser = Chooser()
        self._commands: dict[str, Callable[[list[str], Command], None]] = {
            "uai": self._uai,
            "isready": self._isready,
            "setoption": self._setoption,
            "position": self._set_position,
            "go": self._go,
            "legal": self._legal,
            "show": self._show,
            "perft": self._perft,
            "outcome": self._outcome,
            "stop": self._stop,
            "quit": self._quit,
        }

    def obey(self, command: Command) -> None:
        """Carry out one command; an error becomes one error line."""
        try:
            words = read_words(command.line)
            action = self._commands.get(words[0])
            if action is None:
                raise Refusal("unknown-command", f"'{shorten(words[0], SHOWN)}' is not a command")
            action(words[1:], command)
        except BrokenPipeError:
            raise
        except Refusal as refusal:
            self.refuse(refusal.code, str(refusal))
        except Exception as error:
            if isinstance(code := getattr(error, "code", None), str):
                self.refuse(code, str(error))  # the rules' own errors
            else:
                self.refuse("internal", f"{type(error).__name__}: {error}")

    def refuse(self, code: str, words: str) -> None:
        """Answer an error line."""
        self._say(f"error {code} {words}")

    # ------------------------------------------------------------ the commands

    def _uai(self, words: list[str], command: Command) -> None:
        stand_alone("uai", words)
        self._say("id name Tilewright")
        self._say(f"id version {__version__}")
        for option in describe_options():
            self._say(f"option name {option}")
        self._say("uaiok")

    def get_ready(self) -> None:
        """Compile or load what a search of the position needs."""
        load(self._position.players if self._position else USUAL_PLAYERS)

    def _isready(self, words: list[str], command: Command) -> None:
        stand_alone("isready", words)
        self.get_ready()
        self._say("readyok")

    def _setoption(self, words: list[str], command: Command) -> None:
        match = re.fullmatch(r"name (.+?) value (.+)", " ".join(words))
        if match is None:
            raise Refusal("bad-argument", "write setoption name N value V")
        name, value = match[1], match[2]
        if name == "Threads":
            self._chooser.set_threads(read_number(name, value, 0, LARGEST_LIMIT))
        elif name == "Table":
            self._chooser.set_table(read_number(name, value, 0, LARGEST_LIMIT))
        elif name == "Level":
            self._chooser.set_level(0 if value == FULL_STRENGTH else read_number(name, value, 0, LARGEST_LIMIT))
        else:
            raise Refusal("bad-argument", f"there is no option '{shorten(name, SHOWN)}', only {', '.join(OPTIONS)}")

    def _set_position(self, words: list[str], command: Command) -> None:
        from tilewright.rules import Position

        if not words:
            raise Refusal("bad-argument", "write position <position text> [moves m1 m2 ...]")
        end = words.index("moves") if "moves" in words else len(words)
        position = Position.parse(" ".join(words[:end]))
        for word in words[end + 1 :]:
            position = position.deal(word) if "," in word else position.play(word)
        self._position = position

    def _go(self, words: list[str], command: Command) -> None:
        limits = read_limits(words)
        position = self._known_position()
        if position.to_move is None:
            waits = "the game is over" if position.is_over else "a deal is awaited"
            raise Refusal("nothing-to-search", f"{waits}, so there is no move to choose")
        load(position.players)
        command.is_endless = is_endless(limits)
        move = self._chooser.choose(position, limits, command.stop, lambda words: self._say(f"info {words}"))
        self._say(f"bestmove {move}")

    def _legal(self, words: list[str], command: Command) -> None:
        stand_alone("legal", words)
        moves = self._known_position().legal_moves()
        self._say(" ".join(["legal", *map(str, moves)]))

    def _show(self, words: list[str], command: Command) -> None:
        stand_alone("show", words)
        self._say(f"position {self._known_position()}")

    def _perft(self, words: list[str], command: Command) -> None:
        from tilewright.rules.perft import Stopped, count_sequences

        if len(words) != 1:
            raise Refusal("bad-argument", "write perft D")
        depth = read_number("perft", words[0], 0, DEEPEST_PERFT)
        position = self._known_position()
        try:
            count = count_sequences(position, depth, command.stop.is_set)
        except Stopped:
            raise Refusal("stopped", f"perft {depth} was ended before it was done") from None
        self._say(f"perft {depth} {count}")

    def _outcome(self, words: list[str], command: Command) -> None:
        stand_alone("outcome", words)
        outcome = self._known_position().outcome
        if outcome is None:
            self._say("outcome none")
            return
        winners, scores, rows = (
            ",".join(map(str, numbers)) for numbers in (outcome.winners, outcome.scores, outcome.rows)
        )
        self._say(f"outcome winners {winners} scores {scores} rows {rows} reason {outcome.reason}")

    def _stop(self, words: list[str], command: Command) -> None:
        stand_alone("stop", words)  # it took effect when it was read

    def _quit(self, words: list[str], command: Command) -> None:
        stand_alone("quit", words)

    def _known_position(self) -> Position:
        if self._position is None:
            raise Refusal("no-position", "send position <position text> first")
        return self._position


def read_words(line: bytes | None) -> list[str]:
    """The words of a line."""
    if line is None:
        raise Refusal("too-long", f"a line has at most {LONGEST_LINE} bytes; this one was skipped")
    try:
        line.decode()
    except UnicodeDecodeError as error:
        raise Refusal("unreadable", f"the line is not UTF-8 from byte {error.start + 1} on") from None
    return [word.decode() for word in line.split()]


def stand_alone(command: str, words: list[str]) -> None:
    """Refuse arguments of a command that takes none."""
    if words:
        raise Refusal("bad-argument", f"{command} takes no arguments")


def describe_options() -> list[str]:
    """The words after `option name`."""
    from tilewright.players.levels import STRONGEST
    from tilewright.search.limits import DEFAULT_TABLE_MB, MOST_THREADS, installed_mb

    return [
        f"Threads type spin default 1 min 1 max {MOST_THREADS}",
        f"Table type spin default {DEFAULT_TABLE_MB} min 1 max {installed_mb()}",
        f"Level type spin default 0 min 0 max {STRONGEST}",
    ]


def read_limits(words: list[str]) -> Limits:
    """The limits of `go`; with several, the search ends at the first it reaches."""
    from tilewright.search import Limits

    if words == ["infinite"]:
        return Limits()
    names, values = words[::2], words[1::2]
    if not words or len(names) != len(values) or len(set(names)) != len(names) or set(names) - set(LIMITS):
        raise Refusal("bad-argument", "write go movetime MS, go nodes N, go depth D or go infinite")
    given = {
        name: read_number(f"go {name}", value, 1, LARGEST_LIMIT) for name, value in zip(names, values, strict=True)
    }
    movetime = given.get("movetime")
    return Limits(None if movetime is None else movetime / 1000, given.get("nodes"), given.get("depth"))


def read_number(what: str, text: str, smallest: int, largest: int) -> int:
    """A whole number within a range."""
    if not re.fullmatch("[0-9]{1,18}", text) or not smallest <= int(text) <= largest:
        raise Refusal(
            "bad-argument", f"{what}: '{shorten(text, SHOWN)}' is not a whole number from {smallest} to {largest}"
        )
    return int(text)
