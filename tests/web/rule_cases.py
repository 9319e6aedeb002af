"""Moves with their results, for the unit tests of the rules that the page computes itself (rules.test.ts)."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from tests.rules.rulebook_cases import SOUND
from tilewright.rules import IllegalMove, Phase, Position
from tilewright.rules.constants import COLOUR_BONUS, COLUMN_BONUS, FLOOR_PENALTIES, ROW_BONUS
from tilewright.rules.layout import PRINTED_COLUMN
from tilewright.server.messages.http import PositionQuestion
from tilewright.server.questions import answer_position, legal_views

TABLES = ((2, "coloured"), (3, "coloured"), (4, "coloured"), (2, "grey"), (4, "grey"))
ROUNDS = 3


def refusals(position: Position) -> dict[str, str]:
    """The rule that forbids a colour on offer at a pattern line: {"R2": "LINE-3"} for red at line 2."""
    found = {}
    for source, tiles in enumerate((position.centre, *position.factories)):
        for colour in set(str(tiles)) - {"-"}:
            for line in range(1, 6):
                try:
                    position.play(f"{source or 'C'}{colour}{line}")
                except IllegalMove as error:
                    found[f"{colour}{line}"] = error.rule
    return found


def cases() -> bytes:
    """Random games at several kinds of table, as JSON: every move of a few rounds, and the last move of every round.

    Also the first deal of each kind of table, and positions that can occur: those of the games and rare ones.
    """
    random = np.random.default_rng(2)
    found: list[dict[str, Any]] = []
    rounds = []
    starts = []
    sound = list(SOUND.values())
    for players, side in TABLES:
        position = Position.start(players, side)
        starts.append({"start": str(position), "dealt": str(position.deal_randomly(random))})
        while not position.is_over:
            if position.phase is Phase.DEAL:
                position = position.deal_randomly(random)
                continue
            legal = legal_views(position)
            move = str(legal[random.integers(len(legal))].move)
            after = position.play(move)
            if position.round <= ROUNDS:
                step = answer_position(PositionQuestion(str(position), [move])).steps[-1]
                refused = refusals(position) if position.phase is Phase.OFFER else {}
                found.append({"position": str(position), "legal": legal, "step": step, "refused": refused})
            sound.append(str(after))
            if after.phase in (Phase.DEAL, Phase.END):
                rounds.append({"position": str(position), "last": after.is_over})
            position = after
    return msgspec.json.encode(
        {
            "bonuses": {"rows": ROW_BONUS, "columns": COLUMN_BONUS, "colours": COLOUR_BONUS},
            "floor_costs": FLOOR_PENALTIES,
            "printed_columns": PRINTED_COLUMN.tolist(),
            "cases": found,
            "rounds": rounds,
            "starts": starts,
            "sound": sound,
        }
    )
