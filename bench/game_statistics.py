"""How long games are, how many moves are legal, and how much starting is worth, at every table.

    python bench/game_statistics.py [--games N] [--seed S]

All seats are played by the same player, random or greedy; seat 1 starts. "wins of seat 1" is its share of the
victories, with the 95% interval.
"""

from __future__ import annotations

import argparse

import numpy as np

from tilewright.environments import AzulVectorEnv

PLAYERS = {"random": 0.0, "greedy": 1.0}


def measure(players: int, side: str, greedy: float, games: int, seed: int) -> dict[str, float]:
    """Play one game at each table of a batch, and describe all of them."""
    envs = AzulVectorEnv(games, players, side, autoreset_mode="NextStep", reward="win", copy=False)
    envs.reset(seed=seed)
    lengths, rounds, shares = np.zeros(games), np.zeros(games), np.full(games, np.nan)
    legal, most, decisions = 0, 0, 0
    while np.isnan(shares).any():
        running = np.isnan(shares)
        choices = envs.action_masks[running].sum(1, dtype=np.int64)
        legal, most, decisions = legal + int(choices.sum()), max(most, int(choices.max())), decisions + len(choices)
        _, rewards, terminated, truncated, infos = envs.step(envs.choose_actions(greedy))
        for game in np.flatnonzero((terminated | truncated) & running):
            lengths[game] = infos["length"][game]
            rounds[game] = envs.position(int(game)).round
            shares[game] = (rewards[game, 0] * (players - 1) + 1) / players
    return {
        "decisions": lengths.mean(),
        "shortest": np.quantile(lengths, 0.05),
        "longest": np.quantile(lengths, 0.95),
        "rounds": rounds.mean(),
        "legal": legal / decisions,
        "most": most,
        "share": shares.mean(),
        "error": 1.96 * shares.std() / np.sqrt(games),
    }


def main(arguments: list[str] | None = None) -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10_000, help="for each line (default 10,000)")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    print("| table | players | decisions | decisions in 90% of games | rounds ", end="")
    print("| legal moves | most legal moves | wins of seat 1 |")
    print("|---|---|---|---|---|---|---|---|")
    for players in (2, 3, 4):
        for side in ("coloured", "grey"):
            for name, greedy in PLAYERS.items():
                found = measure(players, side, greedy, options.games, options.seed)
                print(
                    f"| {players}{side[0]} | {name} | {found['decisions']:.1f} | {found['shortest']:.0f} to "
                    f"{found['longest']:.0f} | {found['rounds']:.2f} | {found['legal']:.1f} | {found['most']:.0f} | "
                    f"{found['share']:.1%} ± {found['error']:.1%} |",
                    flush=True,
                )


if __name__ == "__main__":
    main()
