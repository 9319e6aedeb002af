"""What a position is worth to each seat, in points, and why.

Points that are certain are reported as they are. What the evaluation expects beyond them is divided among the parts of
the position by Owen's value (`owen_value`): a part gets what it adds on average, when boards and their parts are added
to an empty table in any order. So each account adds up to the evaluation exactly.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import partial

import numpy as np

from tilewright.evaluation.evaluator import Evaluator, best_evaluator
from tilewright.evaluation.network import BadNetwork, Network
from tilewright.rules import Outcome, Phase, Position
from tilewright.rules.constants import FLOOR_PENALTIES

from .decomposition import View, view_by_linear, view_by_network
from .effects import column_points
from .owen_value import Floats, divide


@dataclass(frozen=True, slots=True)
class Account:
    """What one seat can expect, in points, by source."""

    points: float
    """The score so far; after the game, without the bonuses."""
    complete_lines: float
    """What its complete lines score when tiled."""
    floor: float
    begun_lines: float
    offer: float
    """What the tiles on offer for its begun lines add."""
    rows: float
    """What the rows of its wall add, compared with an empty wall; after the game, the bonus."""
    columns: float
    """The same for its columns."""
    colours: float
    """The same for its colours."""
    tempo: float
    """The turn and the marker, compared with the mean of the seats."""
    bag_and_lead: float
    """The colours left in the bag and the lead, compared with the mean of the seats."""
    others: float
    """Three and four players: what the opponents' boards add. For each part of such a board: how much it changes this
    seat's expected points, compared with the mean change for all seats except the board's owner."""

    @property
    def worth(self) -> float:
        """The sum: expected final points, minus those of an empty board at this stage of the game."""
        return float(sum(getattr(self, reason) for reason in REASONS))


REASONS = tuple(field.name for field in fields(Account))
OF_A_BOARD = ("begun_lines", "offer", "rows", "columns", "colours", "floor")  # as in `BOARD_PARTS`


@dataclass(frozen=True, slots=True)
class Explanation:
    """What a position is worth; tuples are in seat order."""

    accounts: tuple[Account, ...]
    points_over_mean: tuple[float, ...]
    """Expected final points minus the mean of the other seats: the differences between the accounts."""
    shares: tuple[float, ...]
    """Expected shares of the win; they add up to 1."""
    evaluator: str
    """The evaluation used: `network` and its digest, `linear`, or `rules` after the game."""


def explain(position: Position, evaluator: Evaluator | None = None) -> Explanation:
    """What a position is worth to each seat, by default according to the network that comes with the package.

    While columns are being chosen, the position after greedy choices is explained; the search of three and four
    players evaluates that, too.
    """
    after = with_columns_chosen(position)
    if after.outcome is not None:
        return _final(after.outcome)
    evaluator = evaluator or best_evaluator(position.players, position.side)
    if isinstance(evaluator, Network):
        if (evaluator.players, evaluator.side) != (position.players, position.side):
            raise BadNetwork(
                f"a network for {evaluator.players} players on the {evaluator.side} side cannot evaluate a position of "
                f"{position.players} on the {position.side} side"
            )
        view = view_by_network(evaluator, after)
    else:
        view = view_by_linear(evaluator, after)
    name = f"network {evaluator.digest}" if isinstance(evaluator, Network) else "linear"
    accounts = _accounts(after, view)
    if after != position:
        _book_end_of_round(accounts, position, after)
    return _explanation(accounts, view.shares(view.whole), name)


def with_columns_chosen(position: Position) -> Position:
    """Grey side: the position after every column is chosen, each time the first of those that score most now."""
    while position.phase is Phase.TILE:
        position = position.play(max(position.legal_moves(), key=partial(column_points, position)))
    return position


def _final(outcome: Outcome) -> Explanation:
    """After the game nothing is estimated: the accounts are the score and the bonuses."""
    accounts = np.zeros((len(outcome.scores), len(REASONS)))
    for account, score, bonus in zip(accounts, outcome.scores, outcome.breakdown, strict=True):
        account[REASONS.index("points")] = score - bonus.total
        for name in ("rows", "columns", "colours"):
            account[REASONS.index(name)] = getattr(bonus, name)
    won = [seat in outcome.winners for seat in range(1, len(accounts) + 1)]
    return _explanation(accounts, np.array(won) / len(outcome.winners), "rules")


def _explanation(accounts: Floats, shares: Floats, evaluator: str) -> Explanation:
    worth = accounts.sum(1)
    return Explanation(
        accounts=tuple(Account(*row) for row in accounts.tolist()),
        points_over_mean=tuple(over_others(worth).tolist()),
        shares=tuple(shares.tolist()),
        evaluator=evaluator,
    )


def over_others(by_seat: Floats) -> Floats:
    """Each seat's number minus the mean of the others'."""
    return np.asarray((by_seat - by_seat.mean()) * len(by_seat) / (len(by_seat) - 1))


def _book_end_of_round(accounts: Floats, position: Position, after: Position) -> None:
    """Move the points that the end of a round brings from `points` to `complete_lines` and `floor`."""
    gained = np.subtract(after.scores, position.scores)
    floors = -np.array([FLOOR_PENALTIES[len(board.floor)] for board in position.boards], np.float64)
    for reason, points in (("points", -gained), ("complete_lines", gained - floors), ("floor", floors)):
        accounts[:, REASONS.index(reason)] += points


def _accounts(position: Position, view: View) -> Floats:
    """What each seat can expect, by seat and reason."""
    players = position.players
    accounts = {reason: np.zeros(players) for reason in REASONS}
    accounts["points"] += position.scores
    accounts["complete_lines"] += view.lines
    accounts["floor"] += view.floors
    unions = [*view.boards, view.tempo, view.bag_and_lead]
    *boards, tempo, bag_and_lead = divide(unions, lambda sums: _centred(view.points(sums)))
    empty = np.asarray(sum(union[0] for union in unions))
    accounts["tempo"] += tempo[0] + _centred(view.points(empty))  # with empty boards, only the turn order differs
    accounts["bag_and_lead"] += bag_and_lead[0]
    for seat, parts in enumerate(boards):
        for reason, added in zip(OF_A_BOARD, parts, strict=True):
            own = over_others(added)[seat]
            accounts[reason][seat] += own
            # What the part adds to the other seats has the mean -own / players; `rest` is the deviation from that mean.
            rest = added + own / players
            rest[seat] = 0
            accounts["others"] += rest
    return np.stack([accounts[reason] for reason in REASONS], axis=1)


def _centred(points: Floats) -> Floats:
    return np.asarray(points - points.mean(-1, keepdims=True))
