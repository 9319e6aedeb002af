"""Matches, leagues and tournaments between computer players, with duplicate deals, on one core or many machines."""

from .competition import Competition, Where, compete
from .plan import Plan, plan_league, plan_match
from .results import GameResult, ResultsFile
from .sequential import SequentialTest
from .summary import Standing, Summary, sum_up

__all__ = [
    "Competition",
    "GameResult",
    "Plan",
    "ResultsFile",
    "SequentialTest",
    "Standing",
    "Summary",
    "Where",
    "compete",
    "plan_league",
    "plan_match",
    "sum_up",
]
