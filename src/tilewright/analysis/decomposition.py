"""A position as a sum of parts, for a network or the linear evaluation.

Each part is a vector. The sum of the vectors of all parts is the input from which the evaluation computes points and
shares of the win, so leaving out a vector shows what its part is worth.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from tilewright.evaluation import features as f
from tilewright.evaluation import patterns as p
from tilewright.evaluation.linear import LinearEvaluation, share_of_win
from tilewright.evaluation.network import Layers, Network
from tilewright.evaluation.vectors import HIDDEN, MOST, SCALE, UNITS
from tilewright.rules import Phase, Position
from tilewright.rules.constants import FLOOR_PENALTIES

from .board_parts import LINEAR_BOARD, NETWORK_BOARD, WHOLE, features_with, table_levelled, table_without_marker
from .owen_value import Floats


@dataclass(frozen=True)
class View:
    """A position as an evaluation sees it, part by part."""

    lines: Floats
    """By seat, what its complete lines score when tiled."""
    floors: Floats
    """By seat, what its floor line costs; 0 if the evaluation itself counts it (linear)."""
    boards: list[Floats]
    """By seat, a vector for each subset of the board's parts (`board_parts`), from none to all."""
    tempo: Floats
    """Two vectors: without the marker (with the linear evaluation, also without the turn), and with it."""
    bag_and_lead: Floats
    """Two vectors: with an even bag and no lead, and with the real ones."""
    points: Callable[[Floats], Floats]
    """From a sum of vectors, by seat: points expected beyond scores, lines and floors, up to a common constant."""
    shares: Callable[[Floats], Floats]
    """From a sum of vectors: the expected shares of the win."""

    @property
    def whole(self) -> Floats:
        """The sum of all parts: the position as it is."""
        parts = (*self.boards, self.tempo, self.bag_and_lead)
        return np.asarray(sum(part[-1] for part in parts))


def view_by_network(network: Network, position: Position) -> View:
    """The parts of a position for a network, whose roles are translated back to seats."""
    players = position.players
    between = position.phase is not Phase.OFFER
    first = (position.first if between else position.to_move or 1) - 1
    layers = network.between if between else network.within
    found, known = f.read_features(position.state)
    features = found[0][found[0] >= 0].tolist()
    on_table = [each - players * f.BOARD for each in features if each >= players * f.BOARD]
    stage = next(each - f.STAGE for each in on_table if f.STAGE <= each < f.BAG)
    floors = -np.array([FLOOR_PENALTIES[len(board.floor)] for board in position.boards], np.float64)
    scores = np.array(position.scores, np.float64)
    known = np.roll(known[0].astype(np.float64), first)

    def sum_of(role: int, named: list[int]) -> Floats:
        return np.asarray(layers.table[[role * f.BOARD + each for each in named]].sum(0, dtype=np.float64))

    def board_of(seat: int) -> Floats:
        role = (seat - first) % players
        own = [each - role * f.BOARD for each in features if role * f.BOARD <= each < (role + 1) * f.BOARD]
        kept = NETWORK_BOARD.kept[:, own]
        is_there = (kept >= 0)[..., None]
        return np.asarray(layers.table[role * f.BOARD + kept].sum(1, dtype=np.float64, where=is_there))

    def by_seat(sums: Floats, start: int) -> Floats:
        outputs = propagated(layers, stage, sums)
        return np.roll(outputs[..., start : start + players], first, axis=-1)

    def shares(sums: Floats) -> Floats:
        points = known + by_seat(sums, 0)
        odds = points * network.steepness[stage] + by_seat(sums, players)
        weights = np.exp(odds - odds.max())
        return np.asarray(weights / weights.sum())

    table = sum_of(players, on_table)
    no_marker, level = (sum_of(players, each(on_table)) for each in (table_without_marker, table_levelled))
    return View(
        lines=known - scores - floors,
        floors=floors,
        boards=[board_of(seat) for seat in range(players)],
        tempo=np.array([no_marker - table, 0 * table]),
        bag_and_lead=np.array([level, table]),
        points=lambda sums: by_seat(sums, 0),
        shares=shares,
    )


def propagated(layers: Layers, stage: int, sums: Floats) -> Floats:
    """The outputs for sums of the first layer: `vectors.propagate` in NumPy, for many sums at once."""
    second = layers.second[stage].transpose(0, 2, 1).reshape(UNITS, HIDDEN)
    hidden = np.maximum(np.clip(sums, 0, MOST) @ second + layers.second_bias[stage], 0)
    outputs = layers.outputs[stage]
    return np.asarray(hidden @ outputs.T + layers.outputs_bias[stage] + sums[..., : len(outputs)] / SCALE)


def view_by_linear(linear: LinearEvaluation, position: Position) -> View:
    """The parts of a position for the linear evaluation: a vector holds a number of points for each seat."""
    players = position.players
    seats = np.eye(players)
    found, lines, stage = p.read_patterns(position.state)
    weights = linear.weights[stage] / p.UNIT
    patterns = [[name for name in row if name >= 0] for row in found.tolist()]
    scores = np.array(position.scores, np.float64)

    def board_of(own: list[int]) -> list[float]:
        on_board = [each for each in own if each < p.MARKERS]
        return [weights[features_with(LINEAR_BOARD, on_board, parts)].sum() for parts in range(WHOLE + 1)]

    def shares(sums: Floats) -> Floats:
        points = scores + lines + sums
        best_other = np.array([np.delete(points, seat).max() for seat in range(players)])
        each = share_of_win(points - best_other, float(linear.spread[stage]), float(linear.rivals[stage]))
        return np.asarray(each / each.sum())

    tempo = np.array([weights[[each for each in own if each >= p.MARKERS]].sum() for own in patterns])
    return View(
        lines=lines.astype(np.float64),
        floors=np.zeros(players),
        boards=[np.outer(board_of(own), seat) for own, seat in zip(patterns, seats, strict=True)],
        tempo=np.array([0 * tempo, tempo]),
        bag_and_lead=np.zeros((2, players)),
        points=lambda sums: sums,
        shares=shares,
    )
