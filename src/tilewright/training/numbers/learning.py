"""Generation after generation: play, learn from everything played so far, keep what wins its match."""

from __future__ import annotations

import json
import time
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

from tilewright.evaluation.weights import Weights, first_guess, save
from tilewright.rules import Side
from tilewright.search.thinking import Thinker
from tilewright.training.games.matches import play_match
from tilewright.training.games.self_play import play_games

from .fitting import Examples, fit

GATE_DEALS = 40  # for each thread
MOST_EXAMPLES = 12_000_000


def learn(
    players: int, side: Side, folder: Path, seconds: float, threads: int, games: int, start: Weights | None = None
) -> Weights:
    """Learn for a time; the weights and a log of what happened go into the folder."""
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
                    play_games(Thinker(players, w, n), side, games // threads, s + i), side
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
                        Thinker(players, c, 400), Thinker(players, b, 400), side, GATE_DEALS, s + i
                    )
                ),
                axis=1,
            )
            phases.append(time.monotonic())
            share, margin = results.mean(axis=1)
            accepted = share > 1 / players
            if accepted:
                best = candidate
                save(best, folder, players, side)
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
