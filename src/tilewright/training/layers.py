"""A network's layers as float arrays, before quantisation. A points output of 1 means 8 points.

The first 2 x players units of the first layer skip the hidden layer and are added to the outputs.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from tilewright.evaluation.features import BOARD, STAGE, feature_count
from tilewright.evaluation.network import Layers, Network
from tilewright.evaluation.stages import BETWEEN, STAGES
from tilewright.evaluation.vectors import HIDDEN, SCALE, SECOND_SCALE, UNITS
from tilewright.rules import Side

FIRST_STEEPNESS = 1 / 8
POINTS = 8.0  # points for an output of 1
SPREAD = 0.05  # standard deviation of the first layer's initial weights

Learned: TypeAlias = dict[str, npt.NDArray[Any]]


def initial_weights(players: int, seed: int) -> Learned:
    """Initial weights: random hidden units and zero outputs, so that the network predicts the points on the boards."""
    random = np.random.default_rng(seed)
    direct, count = 2 * players, feature_count(players)
    table = random.normal(0, SPREAD, (count + 1, UNITS))
    table[:, :direct] = 0
    table[count] = 0  # padding: no feature
    bound = (UNITS - direct) ** -0.5
    return {
        "table": table,
        "bias": np.zeros(UNITS),
        "second": np.repeat(random.uniform(-bound, bound, (1, UNITS - direct, HIDDEN)), STAGES, 0),
        "second_bias": np.repeat(random.uniform(-bound, bound, (1, HIDDEN)), STAGES, 0),
        "third": np.zeros((STAGES, HIDDEN, direct)),
        "third_bias": np.zeros((STAGES, direct)),
        "steepness": np.full(STAGES, FIRST_STEEPNESS),
    }


def weights_of(network: Network) -> tuple[Learned, Learned]:
    """The weights of a network's two parts, to fine-tune from."""
    return _learned(network, network.within), _learned(network, network.between)


def _learned(network: Network, layers: Layers) -> Learned:
    players, direct = network.players, 2 * network.players
    table = np.vstack([layers.table / SCALE, np.zeros((1, UNITS))])
    second = layers.second.transpose(0, 1, 3, 2).reshape(STAGES, UNITS, HIDDEN)
    third, third_bias = layers.outputs.transpose(0, 2, 1) * (SCALE * SECOND_SCALE), layers.outputs_bias.copy()
    for array in (table, third, third_bias):
        array[..., :players] /= POINTS
    return {
        "table": table,
        "bias": np.zeros(UNITS),
        "second": second[:, direct:] / SECOND_SCALE,
        "second_bias": layers.second_bias / (SCALE * SECOND_SCALE),
        "third": third,
        "third_bias": third_bias,
        "steepness": network.steepness,
    }


def network_from(players: int, side: Side, within: Learned, between: Learned) -> Network:
    """The quantised network with these weights."""
    steepness = within["steepness"].astype(np.float32)
    steepness[BETWEEN:] = between["steepness"][BETWEEN:]
    return Network(players, side, _rounded(players, within), _rounded(players, between), steepness)


def untrained_network(players: int, side: Side, seed: int) -> Network:
    """A network with initial weights."""
    return network_from(players, side, initial_weights(players, seed), initial_weights(players, seed + 1))


def _rounded(players: int, learned: Learned) -> Layers:
    table = learned["table"][:-1].copy()
    stages = players * BOARD + STAGE  # every position has exactly one stage feature, which carries the bias
    table[stages : stages + STAGES] += learned["bias"]
    second = np.zeros((STAGES, UNITS, HIDDEN), np.float32)
    second[:, 2 * players :] = learned["second"]
    third, third_bias = learned["third"].copy(), learned["third_bias"].copy()
    for array in (table, third, third_bias):
        array[..., :players] *= POINTS
    return Layers.rounded(table, second, learned["second_bias"], third.transpose(0, 2, 1), third_bias)
