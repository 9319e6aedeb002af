"""The standings of a tournament: points, then Deals, then the opponents' points, then the game between the two.

All tables of a deal get the same tiles, so their margins can be compared. Deals is the sum of a player's margins, each
minus the mean margin of the same seat at all tables of the deal. It is an exact fraction, so that rounding decides
nothing.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .tournament import Contest

WIN, DRAW = 2, 1
"""Points are counted in halves."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A line of the table. Points are halves."""

    player: int
    place: int
    """The same for players who are equal in everything."""
    points: int
    deals: Fraction
    opponents: int


def standings(contest: Contest) -> list[Standing]:
    """All players, best first."""
    points, deals = points_of(contest), deals_of(contest)
    opponents = _opponents_of(contest, points)
    keys = {player: (-points[player], -deals[player], -opponents[player]) for player in range(len(contest.players))}
    lines: list[Standing] = []
    for _, group in groupby(sorted(keys, key=lambda player: (keys[player], player)), key=keys.__getitem__):
        for place, player in _separated(contest, list(group), len(lines) + 1):
            lines.append(Standing(player, place, points[player], deals[player], opponents[player]))
    return lines


def points_of(contest: Contest) -> list[int]:
    """By player, in halves."""
    points = [0] * len(contest.players)
    for game in contest.games:
        for player, won in zip(game.seats, game.points or (0, 0), strict=True):
            points[player] += won
    for bye in contest.byes:
        points[bye.player] += WIN
    return points


def deals_of(contest: Contest) -> list[Fraction]:
    """By player: the gain over other players in the same seat with the same tiles.

    A player who lost without playing to the end gets the worst margin of their seat: giving up early saves nothing.
    """
    margins: defaultdict[int, list[int]] = defaultdict(list)
    for game in contest.games:
        if game.margin is not None:
            margins[game.deal].append(game.margin)
    means = {deal: Fraction(sum(found), len(found)) for deal, found in margins.items()}
    deals = [Fraction(0)] * len(contest.players)
    for game in contest.games:
        if game.points is None or game.deal not in means:
            continue
        one, two = game.seats
        mean = means[game.deal]
        if game.margin is not None:
            deals[one] += game.margin - mean
            deals[two] += mean - game.margin
        elif game.is_played or contest.kind == "swiss":
            deals[one] += min(margins[game.deal]) - mean if not game.points[0] else 0
            deals[two] += mean - max(margins[game.deal]) if not game.points[1] else 0
    return deals


def _opponents_of(contest: Contest, points: list[int]) -> list[int]:
    """By player: the sum of the opponents' points. A win without a game adds the player's own points."""
    opponents = [0] * len(contest.players)
    for game in contest.games:
        for player, other, won in zip(game.seats, reversed(game.seats), game.points or (0, 0), strict=True):
            if game.is_played:
                opponents[player] += points[other]
            elif won:
                opponents[player] += points[player]
    for bye in contest.byes:
        opponents[bye.player] += points[bye.player]
    return opponents


def _separated(contest: Contest, group: list[int], place: int) -> list[tuple[int, int]]:
    """Place and player among equals in points, Deals and opponents: two who have met are separated by their games."""
    if len(group) == 2:
        one, two = group
        lead = 0
        for game in contest.games:
            if set(game.seats) == {one, two} and game.is_played and game.points is not None:
                lead += (game.points[0] - game.points[1]) * (1 if game.seats[0] == one else -1)
        if lead:
            return [(place, one), (place + 1, two)] if lead > 0 else [(place, two), (place + 1, one)]
    return [(place, player) for player in group]
