"""What a generation's games were like, for the log."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from .games.record import Games
from .generation import Played, Task
from .store import read_shard

LAST_COUNTED = 9  # rounds; longer games are counted with these


def summary_of(folder: Path, tasks: list[Task], played: Played) -> dict[str, Any]:
    """Scores, lengths and how much of it is clean play; and how quickly it went."""
    files = [folder / task.origin.name for task in tasks]
    games = Games.joined([read_shard(path)[1] for path in files])
    rounds = np.bincount(np.minimum(games.rounds, LAST_COUNTED), minlength=LAST_COUNTED + 1)
    winners = games.final == games.final.max(axis=1, keepdims=True)
    began = winners[np.arange(len(games)), games.first] / winners.sum(axis=1)
    return {
        "play": {
            "games": len(games),
            "bytes": sum(path.stat().st_size for path in files),
            "judge": tasks[0].origin.judge,
            "points": round(float(games.final.mean()), 2),
            "winner_points": round(float(games.final.max(axis=1).mean()), 2),
            "first_seat_share": round(float(began.mean()), 4),
            "moves": round(float(games.lengths.mean()), 2),
            "clean_from_start": round(float((games.clean == 0).mean()), 4),
            "clean_moves": round(float(1 - games.clean.sum(dtype=int) / games.lengths.sum(dtype=int)), 4),
            "rounds": [round(float(each), 4) for each in rounds / len(games)],
            "played_now": played.games,
            "seconds": round(played.seconds, 1),
            "busy": round(played.busy, 3),
        }
    }
