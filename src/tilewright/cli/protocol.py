"""The engine protocol of docs/notation.md: what each command does, and in which order answers come.

Commands are answered one after the other, in the order in which they were given, also while a `go` or a `perft` that
takes long keeps them waiting. Three are heard at once. `stop` ends every `go` and `perft` given so far; it says nothing
if there is none, for a search may have ended a moment before. `isready` is answered during a search. `quit`, like the
end of the input, ends a search with its best move, leaves a `perft` a few seconds, and lets what waits be answered.
While `go infinite` runs nothing would ever have its turn, so everything else is refused as busy.

Nothing ends the program but `quit`, the end of its input and a reader who has gone. The codes of error lines:

| code | means |
|---|---|
| unknown-command | the first word is no command |
| bad-argument | the command's words are not what it takes |
| too-long | a line of more than a mebibyte; it is skipped |
| unreadable | a line that is not UTF-8, or a position, move or deal without the documented form |
| impossible-position | no game can look like this |
| illegal-move | a rule forbids the move |
| impossible-deal | the bag and the lid cannot yield the deal, or no deal is awaited |
| no-position | `position` must be said first |
| nothing-to-search | `go` while a deal is awaited or after the end |
| stopped | `perft` was ended before it was done |
| busy | `go infinite` is running |
| internal | a mistake of this program; please report it |
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from threading import Event, Lock
from typing import TYPE_CHECKING

from tilewright._version import __version__

from .choosing import Info, Limits, choose
from .counting import Stopped, count_sequences

if TYPE_CHECKING:
    from tilewright.rules import Position

LONGEST_LINE = 1 << 20
PLAYERS = ("greedy", "random")
LIMITS = {"movetime": "movetime_ms", "nodes": "nodes", "depth": "depth"}
DEEPEST_PERFT = 10**9
LARGEST_LIMIT = 10**15

_load = Lock()


class Refusal(Exception):
    """A command that cannot be done, with the code and the words of its error line."""

    def __init__(self, code: str, words: str) -> None:
        super().__init__(words)
        self.code = code


@dataclass(eq=False)
class Command:
    """One line of input (None for one that was too long), and the means to end early what it asks for."""

    line: bytes | None
    stop: Event = field(default_factory=Event)
    deadline: float | None = None
    is_endless: bool = False
    """Whether it is at work and ends only when it is stopped."""

    @property
    def name(self) -> bytes:
        """Its first word, if it has one."""
        return b"".join((self.line or b"").split(maxsplit=1)[:1])

    def is_stopped(self) -> bool:
        return self.stop.is_set() or (self.deadline is not None and time.monotonic() > self.deadline)


def load() -> None:
    """Compile or load everything, once."""
    with _load:
        from tilewright.players.loading import load_everything

        load_everything()


class Protocol:
    """One conversation: the position and the options it has come to. `say` takes the lines of the answers."""

    def __init__(self, say: Callable[[str], None]) -> None:
        self._say = say
        self._position: Position | None = None
        self._player = PLAYERS[0]
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
        """Do one command; whatever is wrong with it becomes one error line."""
        try:
            words = read_words(command.line)
            action = self._commands.get(words[0])
            if action is None:
                raise Refusal("unknown-command", f"'{shorten(words[0])}' is not a command")
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
        """Say an error line."""
        self._say(f"error {code} {words}")

    # ------------------------------------------------------------ the commands

    def _uai(self, words: list[str], command: Command) -> None:
        stand_alone("uai", words)
        self._say("id name Tilewright")
        self._say(f"id version {__version__}")
        self._say(f"option name Player type combo default {PLAYERS[0]} var {' var '.join(PLAYERS)}")
        self._say("uaiok")

    def _isready(self, words: list[str], command: Command) -> None:
        stand_alone("isready", words)
        load()
        self._say("readyok")

    def _setoption(self, words: list[str], command: Command) -> None:
        match = re.fullmatch(r"name (.+?) value (.+)", " ".join(words))
        if match is None:
            raise Refusal("bad-argument", "write setoption name N value V")
        if match[1] != "Player":
            raise Refusal("bad-argument", f"there is no option '{shorten(match[1])}', only Player")
        if match[2] not in PLAYERS:
            raise Refusal("bad-argument", f"Player is {' or '.join(PLAYERS)}, not '{shorten(match[2])}'")
        self._player = match[2]

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
        load()
        command.is_endless = limits.infinite
        move = choose(position, limits, self._player, command.stop, self._report)
        self._say(f"bestmove {move}")

    def _report(self, info: Info) -> None:
        self._say(f"info {info}")

    def _legal(self, words: list[str], command: Command) -> None:
        stand_alone("legal", words)
        moves = self._known_position().legal_moves()
        self._say(" ".join(["legal", *map(str, moves)]))

    def _show(self, words: list[str], command: Command) -> None:
        stand_alone("show", words)
        self._say(f"position {self._known_position()}")

    def _perft(self, words: list[str], command: Command) -> None:
        if len(words) != 1:
            raise Refusal("bad-argument", "write perft D")
        depth = read_number("perft", words[0], 0, DEEPEST_PERFT)
        position = self._known_position()
        try:
            count = count_sequences(position, depth, command.is_stopped)
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
        stand_alone("stop", words)  # it did its work when it was read

    def _quit(self, words: list[str], command: Command) -> None:
        stand_alone("quit", words)

    def _known_position(self) -> Position:
        if self._position is None:
            raise Refusal("no-position", "say position <position text> first")
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
    """Refuse words after a command that takes none."""
    if words:
        raise Refusal("bad-argument", f"{command} stands alone on its line")


def read_limits(words: list[str]) -> Limits:
    """The limits of `go`; several may be given, and the search ends with the first it reaches."""
    if words == ["infinite"]:
        return Limits()
    names, values = words[::2], words[1::2]
    if not words or len(names) != len(values) or len(set(names)) != len(names) or set(names) - set(LIMITS):
        raise Refusal("bad-argument", "write go movetime MS, go nodes N, go depth D or go infinite")
    return Limits(
        **{
            LIMITS[name]: read_number(f"go {name}", value, 1, LARGEST_LIMIT)
            for name, value in zip(names, values, strict=True)
        }
    )


def read_number(what: str, text: str, smallest: int, largest: int) -> int:
    """A whole number between two others."""
    if not re.fullmatch("[0-9]{1,18}", text) or not smallest <= int(text) <= largest:
        raise Refusal("bad-argument", f"{what}: '{shorten(text)}' is not a whole number from {smallest} to {largest}")
    return int(text)


def shorten(text: str) -> str:
    """Text for an error line, not longer than a person wants to read."""
    return text if len(text) <= 40 else text[:40] + "..."
