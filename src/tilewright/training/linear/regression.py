"""The fit of the linear evaluation: least squares on the points of self-play games, by stochastic gradient descent."""

from __future__ import annotations

import json
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from tilewright.evaluation.linear import LinearEvaluation, first_guess, quantise, save_linear, share_of_win
from tilewright.evaluation.patterns import MOST_PATTERNS, UNIT, find_patterns
from tilewright.evaluation.stages import BETWEEN, STAGES, stage_of
from tilewright.rules import Side
from tilewright.rules.compiling import compiled
from tilewright.rules.layout import States
from tilewright.search.fixed_nodes import Searcher
from tilewright.training.games.matches import play_match
from tilewright.training.games.replay import replay
from tilewright.training.games.self_play import play_games
from tilewright.training.games.shards import Games

GATE_DEALS = 40  # for each thread
MOST_EXAMPLES = 12_000_000
OUTCOME_SHARE = 0.3  # the weight of the final result in a target; the rest is the value of the next round boundary


@dataclass
class Examples:
    """Training positions: by seat, the patterns of a board (indices of weights), and the points already certain."""

    stages: npt.NDArray[np.int8]
    found: npt.NDArray[np.int16]
    base: npt.NDArray[np.float32]
    following: npt.NDArray[np.int64]
    final: npt.NDArray[np.int16]

    @classmethod
    def of(cls, games: Games, side: Side) -> Examples:
        """The examples of some games; round boundaries come first, because `following` is an index among them."""
        within, between = replay(games, side)
        states = np.concatenate([between.states, within.states])
        count, players = len(states), games.players
        stages = np.zeros(count, np.int8)
        found = np.full((count, players, MOST_PATTERNS), -1, np.int16)
        base = np.zeros((count, players), np.float32)
        _extract(states, stages, found, base)
        following = np.concatenate([between.following, within.following])
        return cls(stages, found, base, following, np.concatenate([between.final, within.final]))

    @classmethod
    def joined(cls, parts: list[Examples]) -> Examples:
        """Concatenated, with the indices in `following` shifted."""
        offsets = np.cumsum([0] + [len(part.stages) for part in parts[:-1]])
        following = [
            np.where(part.following >= 0, part.following + offset, -1)
            for part, offset in zip(parts, offsets, strict=True)
        ]
        return cls(
            np.concatenate([part.stages for part in parts]),
            np.concatenate([part.found for part in parts]),
            np.concatenate([part.base for part in parts]),
            np.concatenate(following),
            np.concatenate([part.final for part in parts]),
        )


def fit(
    examples: Examples, start: LinearEvaluation, passes: int = 6, rate: float = 0.05, seed: int = 0
) -> tuple[LinearEvaluation, float]:
    """Fit an evaluation to the examples, beginning with the weights of `start`; return it, and the RMSE of `start`."""
    weights = start.weights.astype(np.float32) / np.float32(UNIT)
    stages, found, base = examples.stages, examples.found, examples.base
    final = (examples.final - examples.final.mean(axis=1, keepdims=True)).astype(np.float32)
    between = np.flatnonzero(stages >= BETWEEN)
    within = np.flatnonzero(stages < BETWEEN)
    generator = np.random.default_rng(seed)
    values = np.zeros_like(base)
    _predict(weights, stages, found, base, values)
    error = float(np.sqrt(np.mean((values - final) ** 2)))
    for number in range(passes):
        step = rate * 0.5**number
        # First the round boundaries, then the positions within rounds, whose targets contain the boundaries' values.
        for part in (between, within):
            _predict(weights, stages, found, base, values)
            later = OUTCOME_SHARE * final + (1 - OUTCOME_SHARE) * values[examples.following]
            targets = np.where(examples.following[:, None] >= 0, later, final)
            generator.shuffle(part)
            _descend(weights, stages, found, base, targets, part, step)
    _predict(weights, stages, found, base, values)
    return LinearEvaluation(quantise(weights), *fit_shares(examples, values)), error


@compiled
def _extract(
    states: States, stages: npt.NDArray[np.int8], found: npt.NDArray[np.int16], base: npt.NDArray[np.float32]
) -> None:
    patterns_found = np.zeros(MOST_PATTERNS + 8, np.int32)
    players = found.shape[1]
    for i in range(len(states)):
        stages[i] = stage_of(states[i])
        for seat in range(players):
            base[i, seat] = states[i].score[seat] + find_patterns(states[i], seat, patterns_found)
            j = 0
            while patterns_found[j] >= 0:
                found[i, seat, j] = patterns_found[j]
                j += 1


@compiled
def _value(
    weights: npt.NDArray[np.float32],
    stage: int,
    found: npt.NDArray[np.int16],
    base: npt.NDArray[np.float32],
    i: int,
    seat: int,
) -> float:
    value = base[i, seat]
    j = 0
    while j < MOST_PATTERNS and found[i, seat, j] >= 0:
        value += weights[stage, found[i, seat, j]]
        j += 1
    return float(value)


@compiled
def _predict(
    weights: npt.NDArray[np.float32],
    stages: npt.NDArray[np.int8],
    found: npt.NDArray[np.int16],
    base: npt.NDArray[np.float32],
    values: npt.NDArray[np.float32],
) -> None:
    """Write by position and seat the expected final points over the mean of all."""
    players = found.shape[1]
    for i in range(len(stages)):
        mean = 0.0
        for seat in range(players):
            values[i, seat] = _value(weights, stages[i], found, base, i, seat)
            mean += values[i, seat] / players
        for seat in range(players):
            values[i, seat] -= mean


@compiled
def _descend(
    weights: npt.NDArray[np.float32],
    stages: npt.NDArray[np.int8],
    found: npt.NDArray[np.int16],
    base: npt.NDArray[np.float32],
    targets: npt.NDArray[np.float32],
    order: npt.NDArray[np.int64],
    step: float,
) -> None:
    players = found.shape[1]
    errors = np.zeros(players, np.float32)
    for i in order:
        mean = 0.0
        for seat in range(players):
            errors[seat] = targets[i, seat] - _value(weights, stages[i], found, base, i, seat)
            mean += errors[seat] / players
        for seat in range(players):
            change = step * (errors[seat] - mean)
            j = 0
            while j < MOST_PATTERNS and found[i, seat, j] >= 0:
                weights[stages[i], found[i, seat, j]] += change / 16
                j += 1


def fit_shares(
    examples: Examples, values: npt.NDArray[np.float32]
) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.float32]]:
    """By stage, the spread and the effective number of rivals that maximise the likelihood of the victories."""
    players = values.shape[1]
    spread = np.full(STAGES, 8, np.float32)
    rivals = np.full(STAGES, players - 1, np.float32)
    margin = values[:, 0] - values[:, 1:].max(axis=1)
    best = examples.final.max(axis=1)
    won = (examples.final[:, 0] == best) / (examples.final == best[:, None]).sum(axis=1)
    for stage in range(STAGES):
        here = np.flatnonzero(examples.stages == stage)[-100_000:]
        if len(here) < 100 * players:
            continue
        likeliest = -np.inf
        for candidate in np.geomspace(0.5, 40, 60):
            for others in np.linspace(1, players - 1, 9) if players > 2 else (1.0,):
                chance = np.clip(share_of_win(margin[here], candidate, others), 1e-6, 1 - 1e-6)
                likelihood = (won[here] * np.log(chance) + (1 - won[here]) * np.log(1 - chance)).mean()
                if likelihood > likeliest:
                    likeliest = likelihood
                    spread[stage] = candidate
                    rivals[stage] = others
    return spread, rivals


def learn(
    players: int,
    side: Side,
    folder: Path,
    seconds: float,
    threads: int,
    games: int,
    start: LinearEvaluation | None = None,
) -> LinearEvaluation:
    """Run generations for a time: self-play, fit, gate. The evaluation and a log go into the folder."""
    best = start or first_guess()
    past: list[Examples] = []
    began = time.monotonic()
    generation = 0
    with ThreadPoolExecutor(threads) as pool, (folder / f"{players}{side[0]}.log").open("a") as log:

        def everywhere(work: Any) -> list[Any]:
            return list(pool.map(work, range(threads)))

        while time.monotonic() - began < seconds:
            generation += 1
            nodes = 1000 if start else min(1000, 100 * (generation + 1))
            phases = [time.monotonic()]
            seed = generation * 1000
            played = everywhere(
                lambda i, w=best, n=nodes, s=seed: Examples.of(
                    play_games(Searcher(players, w, n), side, games // threads, s + i), side
                )
            )
            past += played
            while sum(len(part.stages) for part in past) > MOST_EXAMPLES:
                past.pop(0)
            phases.append(time.monotonic())
            candidate, error = fit(Examples.joined(past), best, passes=4)
            phases.append(time.monotonic())
            results = np.concatenate(
                everywhere(
                    lambda i, c=candidate, b=best, s=seed: play_match(
                        Searcher(players, c, 400), Searcher(players, b, 400), side, GATE_DEALS, s + i
                    )
                ),
                axis=1,
            )
            phases.append(time.monotonic())
            share, margin = results.mean(axis=1)
            accepted = share > 1 / players
            if accepted:
                best = candidate
                save_linear(best, folder, players, side)
            log.write(
                json.dumps(
                    {
                        "generation": generation,
                        "nodes": nodes,
                        "games": games,
                        "examples": sum(len(part.stages) for part in past),
                        "error": round(error, 4),
                        "share": round(float(share), 4),
                        "share_error": round(float(results[0].std() / len(results[0]) ** 0.5), 4),
                        "margin": round(float(margin), 2),
                        "points": round(float(np.concatenate([part.final for part in played]).mean()), 2),
                        "accepted": bool(accepted),
                        "seconds": [round(b - a, 1) for a, b in pairwise(phases)],
                    }
                )
                + "\n"
            )
            log.flush()
    return best
