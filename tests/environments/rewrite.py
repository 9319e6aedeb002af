"""Rewrite the tables of docs/environments.md and OpenSpiel's playthroughs: python -m tests.environments.rewrite."""

from __future__ import annotations

import sys
from pathlib import Path

from absl import flags
from open_spiel.python.algorithms.generate_playthrough import playthrough

from tests.random_games import TABLES, table_name
from tilewright.environments import python_azul
from tilewright.environments.doc_tables import renewed

PLAYTHROUGHS = Path(__file__).with_name("playthroughs")
PAGE = Path(__file__).resolve().parents[2] / "docs" / "environments.md"


def main() -> None:
    """Write all files."""
    flags.FLAGS(sys.argv[:1])
    PAGE.write_text(renewed(PAGE.read_text(encoding="utf-8")), encoding="utf-8", newline="\n")
    for players, side in TABLES:
        limit = "" if (players, side) == (2, "coloured") else f",max_rounds={2 if players == 2 else 1}"
        game = f"{python_azul.SHORT_NAME}(players={players},side={side}{limit})"
        path = PLAYTHROUGHS / f"{table_name(players, side)}.txt"
        path.write_text(playthrough(game, [], seed=players), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
