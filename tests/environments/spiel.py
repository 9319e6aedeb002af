"""Azul as an OpenSpiel game, for tests."""

from __future__ import annotations

import random
from typing import Any

import pyspiel

from tilewright.environments import python_azul


def load(players: int = 2, side: str = "coloured", **more: object) -> Any:
    """Load the game with these parameters."""
    extra = "".join(f",{name}={value}" for name, value in more.items())
    return pyspiel.load_game(f"{python_azul.SHORT_NAME}(players={players},side={side}{extra})")


def apply_random(state: Any, chance: random.Random) -> None:
    """At a chance node draw a tile by its probability, otherwise play a random legal action."""
    if state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(chance.choices(outcomes, weights)[0])
    else:
        state.apply_action(chance.choice(state.legal_actions()))
