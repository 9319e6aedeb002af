"""The class that people use: a position that never changes, checked against the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from importlib import import_module
from typing import SupportsIndex

import numpy as np
import numpy.typing as npt

from . import dealing, kernel
from .compiling import compiled
from .constants import ALL_MOVES, Phase, Side, Tiles
from .contents import Board, Contents
from .errors import IllegalMove, ImpossiblePosition, UnreadableText, shown
from .illegal import check_deal, no_deal_awaited, why_illegal
from .instructions import copy_state
from .integers import whole
from .layout import DEAL, END, TILE, States, state_dtype
from .move import ALL, Move
from .outcome import Outcome, outcome_of
from .packing import PHASE_NAMES, pack, pack_tiles, unpack, unpack_tiles
from .problems import Problem, find_problems
from .reading import read_factories, read_position
from .writing import position_text


class Position:
    """A table at one moment: nothing hidden, nothing random. Playing and dealing return new positions."""

    __slots__ = ("_contents", "_states")
    _states: States
    _contents: Contents | None

    # ------------------------------------------------------------ making one

    @classmethod
    def start(cls, players: int = 2, side: str = Side.COLOURED, first: int = 1) -> Position:
        """A new game that awaits its first deal (SETUP-1 to SETUP-5, SIL-18)."""
        number, starting = whole(players), whole(first)
        if number not in (2, 3, 4):
            raise ImpossiblePosition([f"a game has 2 to 4 players, not {shown(players)} (SETUP-1)"])
        if side not in ("coloured", "grey"):
            raise ImpossiblePosition([f"the side of the board is 'coloured' or 'grey', not {shown(side)} (SETUP-1)"])
        if starting is None or not 1 <= starting <= number:
            sentence = f"the first seat is one of 1 to {number}, not {shown(first)} (SIL-18)"
            raise ImpossiblePosition([Problem(sentence, "first-seat", players=number, first=shown(first))])
        states = np.zeros(1, state_dtype(number))
        _set_up(states, side == Side.GREY, starting - 1)
        return cls._of(states, None)

    @classmethod
    def parse(cls, text: str) -> Position:
        """Read the one-line form; refuse what cannot be read and what has `problems`."""
        contents = read_position(text)
        if problems := find_problems(contents):
            raise ImpossiblePosition(problems)
        return cls._of(pack(contents), contents)

    @classmethod
    def parse_unchecked(cls, text: str) -> Position:
        """Read the one-line form of a position that may be impossible, to ask it for its `problems()`.

        Raises ImpossiblePosition, with these problems, if a number does not fit the kernel's record.
        """
        contents = read_position(text)
        return cls._of(pack(contents), contents)  # unlike the record, the contents can hold a second marker

    @classmethod
    def from_state(cls, states: States) -> Position:
        """The position of a kernel record, an array with one element, which must not be changed afterwards."""
        return cls._of(states, None)

    @classmethod
    def _of(cls, states: States, contents: Contents | None) -> Position:
        position = object.__new__(cls)
        position._states = states
        position._contents = contents
        return position

    def __new__(cls, text: str) -> Position:
        return cls.parse(text)

    # ------------------------------------------------------------ playing and dealing

    def play(self, move: Move | str | SupportsIndex) -> Position:
        """The position after a move, given as a Move, its text or its integer; IllegalMove if a rule forbids it."""
        after = np.empty_like(self._states)
        if not _play(self._states, after, _number(move)):
            raise self._illegal(move)
        return Position._of(after, None)

    def play_unchecked(self, move: Move | SupportsIndex) -> Position:
        """As `play` for a move known to be legal; anything else gives nonsense."""
        after = np.empty_like(self._states)
        _play_unchecked(self._states, after, int(move))
        return Position._of(after, None)

    def deal(self, factories: str | Iterable[Tiles]) -> Position:
        """The position after an explicit deal, such as "BBYR,KKWW,BYRW,RRRK,BBKK" or a tuple of Tiles."""
        if not isinstance(factories, str):
            factories = ",".join(map(str, factories))
        read = read_factories(factories, self.players)
        check_deal(self.phase, self.bag, self.lid, read)
        after = np.empty_like(self._states)
        _deal_these(self._states, after, np.array([pack_tiles(factory) for factory in read], np.int32))
        return Position._of(after, None)

    def deal_randomly(self, random: np.random.Generator | SupportsIndex) -> Position:
        """The position after a random deal, from a NumPy generator or an integer seed."""
        if self._states["phase"][0] != DEAL:
            raise no_deal_awaited("at random", self.phase)
        if not isinstance(random, np.random.Generator):
            seed = whole(random)
            if seed is None or seed < 0:
                raise UnreadableText(
                    f"a deal is drawn by a NumPy generator or a seed of 0 or more, not {shown(random)}"
                )
            random = np.random.default_rng(seed)
        after = np.empty_like(self._states)
        _deal_randomly(self._states, after, random.integers(0, 2**64, size=1, dtype=np.uint64))
        return Position._of(after, None)

    def legal_moves(self) -> list[Move]:
        """All legal moves in the order of their integers; none while a deal is awaited or at the end."""
        moves = np.empty(ALL_MOVES, np.int16)
        return [ALL[number] for number in moves[: _list_moves(self._states, moves)].tolist()]

    def legal_mask(self) -> npt.NDArray[np.bool_]:
        """For each of the 325 move integers, whether it is legal."""
        moves = np.empty(ALL_MOVES, np.int16)
        mask = np.zeros(ALL_MOVES, np.bool_)
        mask[moves[: _list_moves(self._states, moves)]] = True
        return mask

    def is_legal(self, move: Move | str | SupportsIndex) -> bool:
        """Whether a move may be played now."""
        return bool(_is_legal(self._states, _number(move)))

    def _illegal(self, move: Move | str | SupportsIndex) -> IllegalMove:
        illegal = Move.from_int(_number(move))
        reason, rule = why_illegal(self._read(), illegal)
        return IllegalMove(str(illegal), reason, rule, str(self))

    # ------------------------------------------------------------ looking at it

    @property
    def players(self) -> int:
        return len(self._states["score"][0])

    @property
    def side(self) -> Side:
        return Side.GREY if self._states["grey"][0] else Side.COLOURED

    @property
    def round(self) -> int:
        """From 1; while a deal is awaited, the round about to start."""
        return int(self._states["round_number"][0])

    @property
    def phase(self) -> Phase:
        return PHASE_NAMES[int(self._states["phase"][0])]

    @property
    def to_move(self) -> int | None:
        """The seat that must take tiles or choose a column; None at `deal` and `end`."""
        return int(self._states["turn"][0]) + 1 if self._states["phase"][0] <= TILE else None

    @property
    def is_over(self) -> bool:
        return bool(self._states["phase"][0] == END)

    @property
    def first(self) -> int:
        """The seat that starts, or started, this round."""
        return int(self._states["first"][0]) + 1

    @property
    def marker(self) -> int | None:
        """The seat that has the starting player marker; None while it lies in the centre."""
        return self._read().marker

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(self._states["score"][0].tolist())

    @property
    def factories(self) -> tuple[Tiles, ...]:
        return self._read().factories

    @property
    def centre(self) -> Tiles:
        """The tiles in the centre. If `marker` is None, the starting player marker lies there too."""
        return self._read().centre

    @property
    def bag(self) -> Tiles:
        return unpack_tiles(int(self._states["bag"][0]))

    @property
    def lid(self) -> Tiles:
        return unpack_tiles(int(self._states["lid"][0]))

    @property
    def boards(self) -> tuple[Board, ...]:
        """By seat: score, wall, pattern lines and floor line."""
        return self._read().boards

    @property
    def outcome(self) -> Outcome | None:
        """None until the game is over."""
        return outcome_of(self._read()) if self.is_over else None

    @property
    def state(self) -> States:
        """The kernel's record for search and other compiled code: an array of one element. Do not change it."""
        return self._states

    def problems(self) -> list[Problem]:
        """What is impossible about a hand-written position; [] if nothing is found. Scores are not checked."""
        return find_problems(self._read())

    def _read(self) -> Contents:
        if self._contents is None:
            self._contents = unpack(self._states)
        return self._contents

    # ------------------------------------------------------------ as a value

    def __str__(self) -> str:
        return position_text(self._states) if self._contents is None else str(self._contents)

    def __repr__(self) -> str:
        return f"Position('{self}')"

    def _repr_html_(self) -> str:
        """A picture for notebooks. `environments` draws it; as a higher layer it is imported only when it is needed."""
        scene, svg = (import_module(f"tilewright.environments.{name}") for name in ("scene", "svg"))
        return str(svg.write_svg(scene.compose(self)))

    def __eq__(self, other: object) -> bool:
        return self._states.tobytes() == other._states.tobytes() if isinstance(other, Position) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._states.tobytes())

    def __reduce__(self) -> tuple[Callable[[str], Position], tuple[str]]:
        return Position.parse_unchecked, (str(self),)

    def __copy__(self) -> Position:
        return self  # it never changes

    def __deepcopy__(self, memo: object) -> Position:
        return self


def _number(move: Move | str | SupportsIndex) -> int:
    if isinstance(move, Move):
        return move._number
    if isinstance(move, str):
        return Move.parse(move)._number
    return Move.from_int(move)._number


# Entries into the kernel from Python: arrays of one record, which Numba passes quickly.


@compiled
def _set_up(states: States, grey: bool, first: int) -> None:
    kernel.set_up(states[0], grey, first)


@compiled
def _play(before: States, after: States, move: int) -> bool:
    if not kernel.is_legal(before[0], move):
        return False
    copy_state(after[0], before[0])
    kernel.play(after[0], move)
    return True


@compiled
def _play_unchecked(before: States, after: States, move: int) -> None:
    copy_state(after[0], before[0])
    kernel.play(after[0], move)


@compiled
def _deal_these(before: States, after: States, factories: npt.NDArray[np.int32]) -> None:
    copy_state(after[0], before[0])
    dealing.deal_these(after[0], factories)


@compiled
def _deal_randomly(before: States, after: States, random: npt.NDArray[np.uint64]) -> None:
    copy_state(after[0], before[0])
    dealing.deal_randomly(after[0], random)


@compiled
def _list_moves(states: States, moves: npt.NDArray[np.int16]) -> int:
    return kernel.list_moves(states[0], moves)


@compiled
def _is_legal(states: States, move: int) -> bool:
    return kernel.is_legal(states[0], move)
