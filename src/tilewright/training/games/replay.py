"""Replays stored games to get their training positions.

These are all round boundaries after the last random move, and the positions within rounds that self-play marked.
`training/fitting.py` makes their targets.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from tilewright.evaluation.features import first_role
from tilewright.evaluation.stages import stage_of
from tilewright.rules import Side, TilewrightError
from tilewright.rules.compiling import compiled
from tilewright.rules.dealing import deal_these
from tilewright.rules.kernel import is_legal, play, set_up
from tilewright.rules.layout import DEAL, END, States, state_dtype
from tilewright.rules.outcome import share_win

from .shards import Games


class DamagedGame(TilewrightError):
    """A stored game with an illegal move, a missing deal or a wrong result."""

    code = "damaged-game"


@dataclass(frozen=True)
class Samples:
    """Training positions, and how their games continued."""

    states: States
    following: npt.NDArray[np.int64]
    """Index of the game's next round boundary among the boundaries; -1 if there is none."""
    game: npt.NDArray[np.int32]
    final: npt.NDArray[np.int16]
    """By seat, the final points."""
    shares: npt.NDArray[np.float32]
    """By seat, the share of the victory."""
    worth: npt.NDArray[np.float16]
    """By seat, the search's values: final points over the mean, and win probability; NaN without a search."""


def replay(games: Games, side: Side) -> tuple[Samples, Samples]:
    """The positions within rounds, and the round boundaries."""
    within, between, places, shares = _replayed(games, side)
    return (
        _samples(games, games.worth, within, places[0, : len(within)], shares),
        _samples(games, games.outlook, between, places[1, : len(between)], shares),
    )


def victory_shares(games: Games, side: Side) -> npt.NDArray[np.float32]:
    """By game and seat, the share of the victory, with the tie-break: final points alone do not decide (END-6)."""
    return _replayed(games, side)[3]


def _replayed(games: Games, side: Side) -> tuple[States, States, npt.NDArray[np.int64], npt.NDArray[np.float32]]:
    players = games.players
    within = np.zeros(len(games.places), state_dtype(players))
    between = np.zeros(len(games.deals), state_dtype(players))
    places = np.full((2, max(len(within), len(between)), 3), -1, np.int64)
    shares = np.zeros((len(games), players), np.float32)
    used = _replay(
        np.zeros(2, state_dtype(players)),
        side is Side.GREY,
        (games.first, games.rounds, games.lengths, games.clean, games.kept),
        games.final,
        games.deals,
        games.moves,
        games.places,
        within,
        between,
        places,
        shares,
    )
    if used[0] < 0:
        raise DamagedGame(f"game {used[1] + 1} of the file is damaged: its moves, deals and result do not fit together")
    return within[: used[0]], between[: used[1]], places, shares


def _samples(
    games: Games,
    worth: npt.NDArray[np.float16],
    states: States,
    places: npt.NDArray[np.int64],
    shares: npt.NDArray[np.float32],
) -> Samples:
    game, following, place = places.T
    return Samples(
        states.copy(), following.copy(), game.astype(np.int32), games.final[game], shares[game], worth[place]
    )


@compiled
def _replay(
    work: States,
    grey: bool,
    by_game: Any,
    final: npt.NDArray[np.int16],
    deals: npt.NDArray[np.int32],
    moves: npt.NDArray[np.int16],
    wanted: npt.NDArray[np.uint16],
    within: States,
    between: States,
    places: npt.NDArray[np.int64],
    shares: npt.NDArray[np.float32],
) -> tuple[int, int]:
    """How many positions of both kinds were written; or -1 and the first damaged game."""
    state = work[0]
    first, rounds, lengths, clean, kept = by_game
    players = len(state.score)
    used_within = 0
    used_between = 0
    deals_read = 0
    moves_read = 0
    wanted_read = 0
    for game in range(len(first)):
        work[0] = work[1]  # an empty record
        set_up(state, grey, int(first[game]))
        last_deal = deals_read + int(rounds[game])
        last_move = moves_read + int(lengths[game])
        last_wanted = wanted_read + int(kept[game])
        first_move = moves_read
        clean_move = moves_read + int(clean[game])
        first_of_game = used_between
        first_of_round = used_within
        while state.phase != END:
            is_clean = moves_read >= clean_move
            if state.phase == DEAL:
                if deals_read == last_deal:
                    return -1, game
                if is_clean and state.round_number > 1:
                    between[used_between] = state
                    places[1, used_between, 0] = game
                    places[1, used_between, 2] = deals_read
                    for i in range(first_of_round, used_within):
                        places[0, i, 1] = used_between
                    if used_between > first_of_game:
                        places[1, used_between - 1, 1] = used_between
                    used_between += 1
                first_of_round = used_within
                deal_these(state, deals[deals_read])
                deals_read += 1
                continue
            if moves_read == last_move or not is_legal(state, int(moves[moves_read])):
                return -1, game
            if wanted_read < last_wanted and moves_read - first_move == wanted[wanted_read]:
                within[used_within] = state
                places[0, used_within, 0] = game
                places[0, used_within, 2] = wanted_read
                used_within += 1
                wanted_read += 1
            play(state, int(moves[moves_read]))
            moves_read += 1
        if moves_read != last_move or deals_read != last_deal or wanted_read != last_wanted:
            return -1, game
        for seat in range(players):
            if final[game, seat] != state.score[seat]:
                return -1, game
        share_win(state, shares[game])
    return used_within, used_between


def read_setting(states: States) -> tuple[npt.NDArray[np.int8], npt.NDArray[np.int8]]:
    """The stage of each position, and the seat in role 0."""
    stages = np.zeros(len(states), np.int8)
    firsts = np.zeros(len(states), np.int8)
    _read_setting(states, stages, firsts)
    return stages, firsts


@compiled
def _read_setting(states: States, stages: npt.NDArray[np.int8], firsts: npt.NDArray[np.int8]) -> None:
    for i in range(len(states)):
        stages[i] = stage_of(states[i])
        firsts[i] = first_role(states[i])
