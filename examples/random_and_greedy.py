"""PettingZoo: a greedy player against a random one, then thousands of games of the vectorised form.

python examples/random_and_greedy.py [--games N] [--seed S]
"""

from __future__ import annotations

import argparse

import numpy as np

from tilewright.environments import AzulVectorEnv, azul_v0
from tilewright.environments.actions import action_of
from tilewright.players import GreedyPlayer


def one_game(seed: int) -> None:
    """`player_1` is greedy, `player_2` samples legal actions."""
    env = azul_v0.env(players=2, side="coloured", reward="points", render_mode="ansi")
    env.reset(seed=seed)
    env.action_space("player_2").seed(seed)
    greedy = GreedyPlayer()
    for agent in env.agent_iter():
        observation, _, terminated, truncated, info = env.last()
        if terminated or truncated:
            seat = env.possible_agents.index(agent)
            rank = f"rank {info['ranks'][seat]}" if terminated else "stopped at the limit of rounds"
            print(f"{agent}: {info['scores'][seat]} points, {rank}")
            action = None
        elif agent == "player_1":
            action = action_of(greedy.choose(env.unwrapped.position), players=2)
        else:
            action = env.action_space(agent).sample(observation["action_mask"])
        env.step(action)
    print(env.render())


def many_games(games: int, seed: int) -> float:
    """The greedy player's share of the victories over a random one; it starts in every other game."""
    envs = AzulVectorEnv(games)
    envs.reset(seed=seed)
    greedy_seat = np.arange(games) % 2
    won = np.full(games, np.nan)
    while np.isnan(won).any():
        actions = envs.choose_actions(greedy=1.0).copy()
        actions = np.where(envs.current_player == greedy_seat, actions, envs.choose_actions(greedy=0.0))
        _, rewards, terminated, truncated, _ = envs.step(actions)
        first_end = (terminated | truncated) & np.isnan(won)
        won[first_end] = (rewards[np.arange(games), greedy_seat][first_end] + 1) / 2
    return float(won.mean())


def main(arguments: list[str] | None = None) -> None:
    """Play one game of PettingZoo and many vectorised ones, and print the results."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    one_game(options.seed)
    print(f"greedy wins {many_games(options.games, options.seed):.1%} of {options.games} games against random")


if __name__ == "__main__":
    main()
