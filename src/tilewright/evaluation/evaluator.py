"""The two kinds of evaluation, and the better one for each table."""

from __future__ import annotations

from .linear import LinearEvaluation, load_linear
from .network import Network, shipped

Evaluator = LinearEvaluation | Network


def best_evaluator(players: int, side: str) -> Evaluator:
    """The network for that table, or the linear evaluation where there is none."""
    return shipped(players, side) or load_linear(players, side)
