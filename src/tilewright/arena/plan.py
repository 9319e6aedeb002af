"""The plan of a match or a league: all games, known before the first is played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, permutations
from typing import NamedTuple, TypedDict, Unpack

from tilewright.players.budget import DEFAULT_BUDGET, Budget
from tilewright.players.player import Player, name_of
from tilewright.players.registry import PlayerName
from tilewright.rules import TilewrightError
from tilewright.rules.constants import FEWEST_PLAYERS, MOST_PLAYERS
from tilewright.rules.errors import shown
from tilewright.rules.integers import whole

Table = tuple[int, ...]
"""The players of a table in clockwise order, as indices into `Plan.players`."""


class BadPlan(TilewrightError):
    """A match or league that cannot be played."""

    code = "bad-plan"


class Fixture(NamedTuple):
    """One game of a plan. Deals and seatings count from 1; fixtures sort in the order of play."""

    deal: int
    table: int
    seating: int


class Conditions(TypedDict, total=False):
    """The fields that matches and leagues share; see `Plan`."""

    seed: int
    side: str
    budget: Budget
    patience: float | None
    fresh_engines: bool


@dataclass(frozen=True, slots=True)
class Plan:
    """A whole competition: with the same plan, players that do not use the clock play the same games everywhere."""

    players: tuple[str, ...]
    tables: tuple[Table, ...]
    deals: int
    seed: int = 0
    side: str = "coloured"
    budget: Budget = DEFAULT_BUDGET
    patience: float | None = None
    """Seconds that an outside engine may stay silent; None for the default."""
    fresh_engines: bool = False
    """Restart outside engines for every game."""
    objects: tuple[Player | None, ...] = ()
    """The players that were given as objects, in their places; None for a player given by name."""

    @property
    def seats(self) -> int:
        return len(self.tables[0])

    @property
    def is_league(self) -> bool:
        return len(self.tables) > 1

    @property
    def games(self) -> int:
        return self.deals * self.games_per_deal

    @property
    def games_per_deal(self) -> int:
        return len(self.tables) * self.seats

    @property
    def labels(self) -> tuple[str, ...]:
        """The players' names, numbered where several have the same."""
        return tuple(
            name if self.players.index(name) == place else f"{name} #{self.players[: place + 1].count(name)}"
            for place, name in enumerate(self.players)
        )

    def fixtures(self) -> Iterator[Fixture]:
        """Every game, deal by deal."""
        for deal in range(1, self.deals + 1):
            for table in range(len(self.tables)):
                for seating in range(1, self.seats + 1):
                    yield Fixture(deal, table, seating)

    def has(self, fixture: Fixture) -> bool:
        """Whether a fixture is one of these games."""
        return (
            1 <= fixture.deal <= self.deals
            and 0 <= fixture.table < len(self.tables)
            and 1 <= fixture.seating <= self.seats
        )

    def seated(self, fixture: Fixture) -> Table:
        """Who sits on which seat: the next seating of a deal moves everybody on by one seat.

        With three and more different players, successive deals use different orders around the table.
        """
        orders = _orders(self.tables[fixture.table])
        order = orders[(fixture.deal - 1) % len(orders)]
        return tuple(order[(seat - fixture.seating + 1) % self.seats] for seat in range(self.seats))


def plan_match(
    names: Sequence[str | Player], games: int, *, seats: int | None = None, **conditions: Unpack[Conditions]
) -> Plan:
    """A match on one table: a player for each seat, or the first of two against the second on all other seats.

    A player is a name or an object with the method `choose(position)`; the object plays all its games.
    """
    seats = len(names) if seats is None else _read_seats(seats)
    if not FEWEST_PLAYERS <= len(names) <= MOST_PLAYERS:
        raise BadPlan(f"a match has {FEWEST_PLAYERS} to {MOST_PLAYERS} players, not {len(names)}")
    if seats == len(names):
        table = tuple(range(seats))
    elif len(names) == 2:
        table = (0, *[1] * (seats - 1))
    else:
        or_two = "" if seats == 2 else " or 2 (the second one takes all other seats)"
        raise BadPlan(f"{seats} seats need {seats} players{or_two}, not {len(names)}")
    return make_plan(names, (table,), games, **conditions)


def plan_league(names: Sequence[str | Player], games: int, *, seats: int = 2, **conditions: Unpack[Conditions]) -> Plan:
    """A round robin: a table for each combination of `seats` players."""
    seats = _read_seats(seats)
    if len(names) <= seats:
        raise BadPlan(f"a league at tables of {seats} needs more than {seats} players, not {len(names)}")
    plan = make_plan(names, tuple(combinations(range(len(names)), seats)), games, **conditions)
    if len(set(plan.players)) < len(names):
        raise BadPlan("every player of a league must be named once")
    return plan


def make_plan(
    names: Sequence[str | Player], tables: tuple[Table, ...], games: int, **conditions: Unpack[Conditions]
) -> Plan:
    """A plan of `games` games at each table, rounded up to whole deals."""
    number, seed = whole(games), whole(conditions.get("seed", 0))
    if number is None:
        raise BadPlan(f"games must be an integer, not {shown(games)}")
    if number < 1:
        raise BadPlan(f"games must be at least 1, not {shown(games)}")
    if seed is None or seed < 0:
        raise BadPlan(f"a seed is an integer of 0 or more, not {shown(conditions.get('seed'))}")
    conditions = {**conditions, "seed": seed}
    budget = conditions.get("budget", DEFAULT_BUDGET)
    for player in names:
        if not isinstance(player, str) and not callable(getattr(player, "choose", None)):
            raise BadPlan(f"a player must be a name or an object with the method choose, not {shown(player)}")
    objects = tuple(None if isinstance(player, str) else player for player in names)
    players = tuple(
        str(PlayerName.parse(player, budget)) if isinstance(player, str) else name_of(player) for player in names
    )
    deals = -(-number // len(tables[0]))
    return Plan(
        players, tables, deals, **conditions, objects=() if set(map(type, objects)) == {type(None)} else objects
    )


def _read_seats(given: object) -> int:
    seats = whole(given)
    if seats is None or not FEWEST_PLAYERS <= seats <= MOST_PLAYERS:
        raise BadPlan(f"a table has {FEWEST_PLAYERS} to {MOST_PLAYERS} seats, not {shown(given)}")
    return seats


@cache
def _orders(table: Table) -> list[Table]:
    """The different orders around a table."""
    return sorted({(table[0], *others) for others in permutations(table[1:])})
