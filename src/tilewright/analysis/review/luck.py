"""The luck of a whole game: what its deals gave each seat, without judging the moves."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from tilewright.analysis.replay import Replay
from tilewright.evaluation.network import BadNetwork, shipped
from tilewright.notation import Record

from .care import Care
from .judging import judge_deal

Floats = npt.NDArray[np.float64]


def luck_of_deals(record: Record, care: Care) -> Floats:
    """What each deal gave, by deal, row (shares of the victory, margins) and seat.

    Each of these numbers is zero on average for any players, so a result minus its luck has the same mean.
    """
    players, side = record.final.players, record.final.side
    network = shipped(players, side)
    if network is None:
        raise BadNetwork(f"no network is installed for {players} players on the {side} side")
    care = care.at_table(players)
    found = []
    for step in Replay.of_record(record).steps:
        if step.seat is None:
            judged = judge_deal(step, network, care)
            assert judged is not None
            before, after = (np.array([each.shares, each.margins]) for each in (judged.before, judged.after))
            found.append(after - before)
    return np.array(found).reshape(len(found), 2, players)
