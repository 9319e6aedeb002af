"""Moves with their results, for the unit tests of the rules that the page computes itself (rules.test.ts)."""

from __future__ import annotations

import msgspec
import numpy as np

from tilewright.rules import Phase, Position
from tilewright.rules.layout import PRINTED_COLUMN
from tilewright.rules.vocabulary import FLOOR_PENALTIES
from tilewright.server.messages.http import PositionQuestion
from tilewright.server.questions import answer_position, legal_views

TABLES = ((2, "coloured"), (3, "coloured"), (4, "coloured"), (2, "grey"), (4, "grey"))
ROUNDS = 3


def cases() -> bytes:
    """A few random rounds at several kinds of table, as JSON."""
    random = np.random.default_rng(2)
    found = []
    for players, side in TABLES:
        position = Position.start(players, side)
        while position.round <= ROUNDS and not position.is_over:
            if position.phase is Phase.DEAL:
                position = position.deal_randomly(random)
                continue
            legal = legal_views(position)
            move = str(legal[random.integers(len(legal))].move)
            answer = answer_position(PositionQuestion(str(position), [move]))
            found.append({"position": str(position), "legal": legal, "step": answer.steps[-1]})
            position = position.play(move)
    return msgspec.json.encode(
        {"floor_costs": FLOOR_PENALTIES, "printed_columns": PRINTED_COLUMN.tolist(), "cases": found}
    )
