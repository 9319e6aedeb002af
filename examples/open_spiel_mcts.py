"""OpenSpiel's MCTS bot plays our Azul against a random bot.

python examples/open_spiel_mcts.py [--games N] [--simulations N] [--seed S]
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts
from open_spiel.python.bots import uniform_random

from tilewright.environments import python_azul


def play(game: Any, bots: list[Any], random: np.random.RandomState) -> Any:
    """Play one game; returns its last state."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            colours, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(random.choice(colours, p=chances)))
        else:
            state.apply_action(int(bots[state.current_player()].step(state)))
    return state


def main(arguments: list[str] | None = None) -> None:
    """Play some games and say how they ended."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--simulations", type=int, default=50, help="simulations of each MCTS move (default 50)")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    random = np.random.RandomState(options.seed)
    game = pyspiel.load_game(f"{python_azul.SHORT_NAME}(reward=margin)")
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=random)
    total = 0.0
    for number in range(options.games):
        seat = number % 2
        bot = mcts.MCTSBot(
            game, uct_c=50.0, max_simulations=options.simulations, evaluator=evaluator, random_state=random
        )
        bots = [bot, uniform_random.UniformRandomBot(1 - seat, random)]
        state = play(game, bots if seat == 0 else bots[::-1], random)
        margin = state.returns()[seat]
        total += margin
        print(f"game {number + 1}: MCTS on seat {seat + 1}, scores {state.position.scores}, margin {margin:+.0f}")
    print(f"MCTS with {options.simulations} simulations a move: {total / options.games:+.1f} points a game over random")


if __name__ == "__main__":
    main()
