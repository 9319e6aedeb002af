"""Luck: what a deal gave each seat, compared with other deals from the same bag and lid. The moves are not judged."""

from __future__ import annotations

import hashlib
import threading
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from tilewright.analysis.replay import Replay, Step
from tilewright.evaluation.network import BadNetwork, Network, shipped
from tilewright.notation import Record
from tilewright.rules import Position
from tilewright.search import SeatValues
from tilewright.search.deal_values import DealJudge, DealsMean

from .care import Care
from .rounding import DIGITS, rounded

Floats = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class JudgedDeal:
    """A deal compared with other deals from the same bag and lid."""

    before: SeatValues
    """The mean over the other deals."""
    after: SeatValues
    """The values after the deal that was drawn, found in the same way."""
    error: tuple[float, float]
    """Standard error of the mean: share and margin, of the seat where it is largest."""
    care: str


def judge_deal(step: Step, network: Network, care: Care, stop: threading.Event | None = None) -> JudgedDeal | None:
    """The luck of a deal; None if `stop` was set."""
    judge = DealJudge(step.before.players, network, care.deal_nodes)
    found = mean_over_deals(judge, step.before, care, stop)
    if found is None:
        return None
    shares, margins = judge.value(step.position).tolist()
    return JudgedDeal(
        before=_of_rows(found.mean.tolist()),
        after=rounded(SeatValues(tuple(shares), tuple(margins))),
        error=(round(float(found.error[0].max()), DIGITS), round(float(found.error[1].max()), DIGITS)),
        care=care.name,
    )


def value_awaiting_deal(
    position: Position, network: Network, care: Care, stop: threading.Event | None = None
) -> SeatValues | None:
    """What a position is worth before its deal; None if `stop` was set."""
    found = mean_over_deals(DealJudge(position.players, network, care.deal_nodes), position, care, stop)
    return None if found is None else _of_rows(found.mean.tolist())


def mean_over_deals(judge: DealJudge, before: Position, care: Care, stop: threading.Event | None) -> DealsMean | None:
    """The mean over deals that depend on the position only, so that a review can be repeated."""
    seed = int.from_bytes(hashlib.blake2b(str(before).encode(), digest_size=8).digest())
    return judge.mean(before, seed, care.deals, care.evaluated, stop)


def _of_rows(rows: list[list[float]]) -> SeatValues:
    return rounded(SeatValues(tuple(rows[0]), tuple(rows[1])))


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
