"""Frozen policies, trained from scratch by self-play: players to measure others against.

>>> from tilewright import Position
>>> from tilewright.environments.baselines import Baseline
>>> player = Baseline("ppo-2c")
>>> str(player.choose(Position.start().deal_randomly(1)))  # doctest: +SKIP
'2R3'

They need no PyTorch. Each is a file beside this one: a network's weights in 8 bits, with scale factors.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from tilewright.environments.actions import action_count, move_of
from tilewright.environments.errors import UnusableBatch, UnusableOption
from tilewright.environments.observing import observation_high, observation_size, write_mask, write_observation
from tilewright.environments.options import read_name
from tilewright.evaluation.network import BAD_ARCHIVE
from tilewright.rules import Move, Position

FOLDER = Path(__file__).parent
NAMES = tuple(sorted(path.stem for path in FOLDER.glob("*.npz")))
"""Names of the baselines: how they learned, and the table they play at."""
LAYERS = 3
POINTS_SCALE = 10.0
"""Networks learn values in units of this many points."""
Numbers = npt.NDArray[Any]


class Baseline:
    """A frozen policy of two players: the network alone, without search.

    `given` is one of NAMES, or the `Path` of a file that `--export` of an example wrote.
    """

    def __init__(self, given: str | Path) -> None:
        path = given if isinstance(given, Path) else FOLDER / f"{read_name('baseline', given, NAMES)}.npz"
        self.name = f"baseline:{path.stem}"
        try:
            with np.load(path) as content:
                self.side = str(content["side"])
                self.steps = int(content["steps"])
                layers = [(content[f"weights{i}"], content[f"factors{i}"], content[f"bias{i}"]) for i in range(LAYERS)]
        except (OSError, KeyError, *BAD_ARCHIVE) as error:
            raise UnusableOption(f"{path} is not a frozen policy: {error}") from error
        self._layers = [(weights * factors, bias) for weights, factors, bias in layers]
        self._scale = np.float32(1) / observation_high(2, self.side)
        self._inputs, self._actions = observation_size(2, self.side), action_count(2, self.side)

    def evaluate(self, observations: Numbers, masks: Numbers) -> tuple[Numbers, Numbers]:
        """Log-probabilities of the actions (N, actions), very low for illegal ones, and values in points (N,)."""
        if observations.ndim != 2 or observations.shape[1] != self._inputs or masks.shape[1:] != (self._actions,):
            raise UnusableBatch(
                f"observations have the shape (N, {self._inputs}) and masks (N, {self._actions}), not "
                f"{observations.shape} and {masks.shape}"
            )
        inside = observations.astype(np.float32) * self._scale
        for weights, bias in self._layers[:-1]:
            inside = np.maximum(inside @ weights.T + bias, 0)
        weights, bias = self._layers[-1]
        heads = inside @ weights.T + bias
        logits = np.where(masks.astype(bool), heads[:, :-1], np.float32(-1e9))
        logits -= logits.max(1, keepdims=True)
        return logits - np.log(np.exp(logits).sum(1, keepdims=True)), heads[:, -1] * POINTS_SCALE

    def actions(self, observations: Numbers, masks: Numbers) -> npt.NDArray[np.int64]:
        """The most probable actions."""
        chosen: npt.NDArray[np.int64] = self.evaluate(observations, masks)[0].argmax(1)
        return chosen

    def choose(self, position: Position) -> Move:
        """The most probable move of the player whose turn it is."""
        if (position.players, position.side) != (2, self.side):
            raise UnusableOption(
                f"{self.name} plays with 2 players on the {self.side} side, not with {position.players} on the "
                f"{position.side} side"
            )
        observation, mask = np.zeros((1, self._inputs), np.uint8), np.zeros((1, self._actions), np.int8)
        state: Any = position.state[0]
        write_observation(state, int(state.turn), observation[0])
        write_mask(state, int(state.turn), mask[0])
        return move_of(int(self.actions(observation, mask)[0]), 2)


def freeze(path: str | Path, side: str, steps: int, layers: list[tuple[Numbers, Numbers]]) -> None:
    """Write a network of LAYERS layers, each with weights by output and input, and a bias, in 8 bits a weight.

    The first layer has a scale factor for each input, because inputs differ most; the other layers have one for each
    output.
    """
    content: dict[str, Any] = {"side": side, "steps": steps}
    for number, (weights, bias) in enumerate(layers):
        largest = np.abs(weights).max(0 if number == 0 else 1, keepdims=True)
        factors = np.maximum(largest, 1e-12).astype(np.float32) / np.float32(127)
        content[f"weights{number}"] = np.rint(weights / factors).astype(np.int8)
        content[f"factors{number}"] = factors
        content[f"bias{number}"] = bias.astype(np.float32)
    np.savez_compressed(path, **content)
