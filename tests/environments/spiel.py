"""Azul as a game of OpenSpiel, and how tests play it."""

from __future__ import annotations

import random
from typing import Any

import pyspiel

from tilewright.environments import python_azul


def load(players: int = 2, side: str = "coloured", **more: object) -> Any:
    """The game with parameters."""
    extra = "".join(f",{name}={value}" for name, value in more.items())
    return pyspiel.load_game(f"{python_azul.SHORT_NAME}(players={players},side={side}{extra})")


def apply_random(state: Any, chance: random.Random) -> None:
    """A tile as chance has it, or any legal action."""
    if state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(chance.choices(outcomes, weights)[0])
    else:
        state.apply_action(chance.choice(state.legal_actions()))
