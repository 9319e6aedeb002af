"""Games of a plan: duplicate deals, and engines that fail."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.arena.matches import timeless
from tests.players.bad_engines import command_of
from tilewright.arena import Where, compete
from tilewright.arena.game import MOST_ROUNDS, Company, deal_round, play_fixture
from tilewright.arena.plan import BadPlan, Fixture, Plan, plan_league, plan_match
from tilewright.arena.results import GameResult
from tilewright.notation import Deal, Record
from tilewright.players.player import BadChoice
from tilewright.rules import Move, Position


def played(plan: Plan) -> list[GameResult]:
    with closing(Company(plan)) as company:
        return [company.play(fixture) for fixture in plan.fixtures()]


def deals_of(result: GameResult) -> list[str]:
    return [str(step) for step in Record.parse(result.record).steps if isinstance(step, Deal)]


@pytest.mark.parametrize(("players", "same"), [(2, 5), (3, 3), (4, 2)])
def test_all_seatings_of_a_deal_get_the_same_tiles(players: int, same: int) -> None:
    """Deals are equal until the bag is empty, whatever is played: with 2, 3 and 4 players for 5, 3 and 2 rounds."""
    results = played(plan_match(["greedy", "random"], players, seats=players, seed=4))
    deals = [deals_of(result)[:same] for result in results]
    assert all(len(each) == same for each in deals)
    assert all(each == deals[0] for each in deals)


def test_other_deals_and_seeds_have_other_tiles() -> None:
    start = Position.start(2)
    firsts = {str(deal_round(start, seed, deal)) for seed in range(3) for deal in range(1, 4)}
    assert len(firsts) == 9
    assert deal_round(start, 1, 2) == deal_round(start, 1, 2)


@pytest.mark.parametrize("side", ["coloured", "grey"])
def test_results_say_what_the_records_say(side: str) -> None:
    for result in played(plan_match(["greedy", "random", "greedy"], 3, side=side)):
        record = Record.parse(result.record)
        assert record.outcome is not None
        assert record.final.side == side
        assert result.scores == record.outcome.scores
        assert sum(result.shares) == pytest.approx(1)
        assert [share > 0 for share in result.shares] == [seat in record.outcome.winners for seat in (1, 2, 3)]
        assert sum(result.margins) == pytest.approx(0)
        names = ("greedy", "random", "greedy #2")
        assert record.seats == tuple(names[who] for who in result.seated)
        assert record.header("Deal") == (str(result.fixture.deal),)
        assert result.is_regular


def test_a_game_can_be_repeated() -> None:
    plan = plan_match(["random", "level:1"], 4, seed=9)
    assert [timeless(result) for result in played(plan)] == [timeless(result) for result in played(plan)]


@pytest.mark.parametrize(
    ("name", "kind", "patience"), [("crash", "crashed", 120.0), ("illegal", "illegal", 120.0), ("hang", "silent", 1.0)]
)
def test_a_failing_engine_loses(name: str, kind: str, patience: float, tmp_path: Path) -> None:
    plan = plan_match([f"engine:{command_of(name, tmp_path)}", "greedy"], 2, patience=patience)
    for result in played(plan):
        assert result.failure is not None
        assert (result.failure.kind, result.reason, result.is_regular) == (kind, "failure", False)
        assert result.seated[result.failure.seat] == 0
        assert result.shares == tuple(0.0 if who == 0 else 1.0 for who in result.seated)
        record = Record.parse(result.record)
        assert record.outcome is None
        assert record.header("Termination") == (f"seat {result.failure.seat + 1} lost: {result.failure.sentence}",)


def test_the_others_share_what_a_failing_engine_loses(tmp_path: Path) -> None:
    plan = plan_match([f"engine:{command_of('crash', tmp_path)}", "greedy"], 3, seats=3)
    assert [result.shares[result.seated.index(1)] for result in played(plan)] == [0.5] * 3


def test_a_crashed_engine_plays_its_next_game(tmp_path: Path) -> None:
    plan = plan_match([f"engine:{command_of('crashes sometimes', tmp_path)}", "greedy"], 4)
    results = played(plan)
    assert all(result.failure is not None and result.failure.kind == "crashed" for result in results)
    moves = [len(Record.parse(result.record).moves) for result in results]
    assert all(count >= 10 for count in moves), "the engine plays five moves in every game"


@pytest.mark.parametrize("fresh", [False, True])
def test_engines_stay_between_games_unless_fresh_ones_are_wanted(fresh: bool, tmp_path: Path) -> None:
    plan = plan_match([f"engine:{command_of('good', tmp_path)}", "greedy"], 2, fresh_engines=fresh)
    with closing(Company(plan)) as company:
        company.play(Fixture(1, 0, 1))
        assert len(company._engines) == (0 if fresh else 1)
        assert company.play(Fixture(1, 0, 2)).is_regular


def test_a_game_that_nobody_ends_is_stopped_and_shared() -> None:
    class Hoarder:
        name = "hoarder"

        def choose(self, position: Position) -> Move:
            return next(move for move in position.legal_moves() if move.is_take and move.line is None)

    plan = plan_match(["random", "random"], 2)
    result = play_fixture(plan, Fixture(1, 0, 1), [Hoarder(), Hoarder()])
    assert (result.reason, result.shares, result.rounds) == ("stopped", (0.5, 0.5), MOST_ROUNDS + 1)
    assert Record.parse(result.record).header("Termination") == ("stopped",)


class Last:
    """A user's own player class, without a name."""

    def choose(self, position: Position) -> Move:
        return position.legal_moves()[-1]


class Careless(Last):
    name = "careless"

    def choose(self, position: Position) -> Any:
        return "C?"


class Unsendable(Last):
    def __reduce__(self) -> Any:
        raise TypeError("it holds a file")


@pytest.mark.slow
@pytest.mark.parametrize("processes", [1, 2])
def test_a_custom_player(processes: int) -> None:
    plan = plan_match([Last(), "random"], 4, seed=1)  # type: ignore[list-item]
    competition = compete(plan, where=Where(processes=processes))
    assert plan.labels == ("Last", "random")
    for result in competition.results:
        record = Record.parse(result.record)
        assert set(record.seats) == {"Last", "random"}
        mine = record.seats.index("Last") + 1
        for position, step in zip(record.positions(), record.steps, strict=False):
            if position.to_move == mine:
                assert step == position.legal_moves()[-1]
    league = plan_league([Last(), "random", "greedy"], 2)  # type: ignore[list-item]
    assert league.labels == ("Last", "random", "greedy")


def test_a_custom_player_that_cannot_play() -> None:
    with pytest.raises(BadPlan, match="a player must be a name or an object with the method choose, not 3"):
        plan_match([3, "random"], 2)  # type: ignore[list-item]
    with pytest.raises(BadChoice, match=r"^careless chose 'C\?', which is no move: "):
        compete(plan_match([Careless(), "random"], 2))
    with pytest.raises(BadPlan, match=r"^Unsendable cannot be sent to another process \(it holds a file\)"):
        compete(plan_match([Unsendable(), "random"], 2), where=Where(processes=2))  # type: ignore[list-item]
