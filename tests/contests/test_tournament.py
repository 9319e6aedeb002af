"""Tournaments without a server: whole ones with random results, and standings computed by hand."""

from __future__ import annotations

import itertools
import random
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tilewright.contests import tournament
from tilewright.contests.free_pairing import Waiting, pair_free
from tilewright.contests.swiss import Candidate
from tilewright.contests.tournament import (
    LONGEST_GAME_S,
    SHARED_S,
    Bye,
    Contest,
    Game,
    Player,
    advance,
    be_ready,
    begin,
    come_back,
    enter,
    extend,
    leave,
    next_time,
    points_for,
    settle,
    start,
    to_begin,
)
from tilewright.contests.tournament_standings import standings

NOW = 1_000.0


def contest_of(count: int, kind: str = "swiss", rounds: int = 3, minutes: int = 30) -> Contest:
    contest = Contest(kind, rounds, minutes)  # type: ignore[arg-type]
    for number in range(count):
        contest = enter(contest, Player(f"P{number}", 1500 - number))
    return contest


def begin_all(contest: Contest, now: float) -> Contest:
    """Make all paired players ready and begin their games."""
    for game in contest.games:
        if game.is_open:
            for player in game.seats:
                contest = be_ready(contest, player, now)
    for at in to_begin(contest):
        contest = begin(contest, at, f"table {at}", now)
    return contest


def play_round(contest: Contest, rng: random.Random, now: float) -> Contest:
    contest = begin_all(contest, now)
    for at, game in enumerate(contest.games):
        if game.is_open:
            scores = (rng.randrange(20, 90), rng.randrange(20, 90))
            winners = [seat for seat in (1, 2) if scores[seat - 1] == max(scores)]
            contest = settle(contest, at, points_for(winners), scores, now)
    return contest


@settings(max_examples=40)
@given(st.integers(2, 12), st.integers(1, 6), st.integers(0, 10**6))
def test_a_swiss_tournament_keeps_its_rules(count: int, rounds: int, seed: int) -> None:
    rng = random.Random(seed)
    contest = start(contest_of(count, rounds=rounds), NOW)
    while contest.state == "running":
        contest = play_round(contest, rng, NOW)
    assert contest.round == rounds
    pairs = [frozenset(game.seats) for game in contest.games]
    if rounds <= (count - 1) // 2 + 1:  # then a pairing without a rematch always exists (Dirac)
        assert len(set(pairs)) == len(pairs)
    byes = [bye.player for bye in contest.byes]
    assert len(byes) == (rounds if count % 2 else 0)
    assert max((byes.count(player) for player in byes), default=0) <= 1 + (rounds - 1) // count
    for round in range(1, rounds + 1):
        playing = [player for game in contest.games if game.deal == round for player in game.seats]
        assert len(set(playing)) == len(playing) == count - count % 2
    lines = standings(contest)
    assert sum(line.points for line in lines) == 2 * (len(contest.games) + len(contest.byes))
    assert sum(line.deals for line in lines) == 0
    assert [line.place for line in lines] == sorted(line.place for line in lines)
    assert advance(contest, NOW + 10**9) is contest


@settings(max_examples=25)
@given(st.integers(2, 10), st.integers(0, 10**6))
def test_an_arena_gives_nobody_a_deal_twice(count: int, seed: int) -> None:
    rng = random.Random(seed)
    now = NOW
    contest = start(contest_of(count, "arena", minutes=4), now)
    while contest.state == "running":
        contest = begin_all(contest, now)
        for at, game in enumerate(contest.games):
            if game.is_open and rng.random() < 0.5:
                contest = settle(contest, at, (2, 0), (50, rng.randrange(50)), now)
                for player in rng.sample(game.seats, 2):
                    contest = be_ready(contest, player, now)
        now += rng.choice((2.0, 10.0, 40.0))
        contest = advance(contest, now)
    for player in range(count):
        deals = [game.deal for game in contest.games if player in game.seats]
        assert len(set(deals)) == len(deals)
    assert all(not game.is_open for game in contest.games)
    assert contest.round not in contest.shared_deals(now)


def finished(seats: tuple[int, int], deal: int, scores: tuple[int, int]) -> Game:
    winners = [seat for seat in (1, 2) if scores[seat - 1] == max(scores)]
    return Game(seats, deal, NOW, (True, True), "t", points_for(winners), scores, True)


def test_standings_by_hand() -> None:
    """Two rounds of four players. Margins of seat 1: 10 and 4 in round 1, so 7 on average; 0 and -6 in round 2."""
    games = (
        finished((0, 1), 1, (50, 40)),
        finished((2, 3), 1, (44, 40)),
        finished((2, 0), 2, (30, 30)),
        finished((1, 3), 2, (31, 37)),
    )
    contest = Contest("swiss", 2, players=tuple(map(Player, "ABCD")), games=games, entrants=(4, 4), state="over")
    lines = standings(contest)
    assert [(line.player, line.place, line.points) for line in lines] == [(2, 1, 3), (0, 2, 3), (3, 3, 2), (1, 4, 0)]
    by_player = {line.player: line for line in lines}
    assert by_player[0].deals == (10 - 7) - (0 + 3)
    assert by_player[2].deals == (4 - 7) + (0 + 3)
    assert by_player[0].deals == by_player[2].deals == 0
    # So the points of their opponents decide: C met D (2) and A (3), A met B (0) and C (3).
    assert (by_player[2].opponents, by_player[0].opponents) == (5, 3)
    assert by_player[3].deals == 3 + 3


def test_deal_scores_are_exact_fractions() -> None:
    games = tuple(finished((2 * table, 2 * table + 1), 1, (30 + table % 2, 30)) for table in range(3))
    contest = Contest("swiss", 1, players=tuple(map(Player, "ABCDEF")), games=games, entrants=(6,))
    assert {line.deals for line in standings(contest)} == {
        Fraction(1, 3),
        Fraction(-1, 3),
        Fraction(2, 3),
        Fraction(-2, 3),
    }


def test_losing_on_time_counts_as_the_worst_margin_of_the_seat() -> None:
    """Margins of seat 1: 10 and -6, so 2 on average. At table 3 it lost on time, at table 4 it was never ready."""
    games = (
        finished((0, 1), 1, (50, 40)),
        finished((2, 3), 1, (40, 46)),
        Game((4, 5), 1, NOW, (True, True), "t", (0, 2), None, True),
        Game((6, 7), 1, NOW, (False, True), "", (0, 2)),
    )
    contest = Contest("swiss", 1, players=tuple(map(Player, "ABCDEFGH")), games=games, entrants=(8,))
    deals = {line.player: line.deals for line in standings(contest)}
    assert [deals[player] for player in (4, 5, 6, 7)] == [-8, 0, -8, 0]


def test_the_game_between_two_separates_them_and_three_share() -> None:
    """Deals is 0 for all, as each deal has one table. Two tied players: their own game decides; three share a place."""
    wins = [(0, 1), (1, 2), (2, 0)]
    games = tuple(finished(pair, deal, (40, 30)) for deal, pair in enumerate(wins, 1))
    contest = Contest("arena", players=tuple(map(Player, "ABC")), games=games, entrants=(3, 3, 3))
    assert [line.place for line in standings(contest)] == [1, 1, 1]
    tied = [((1, 0), (30, 40)), ((0, 2), (30, 40)), ((1, 2), (40, 30)), ((2, 3), (30, 30))]
    games = tuple(finished(pair, deal, scores) for deal, (pair, scores) in enumerate(tied, 1))
    contest = Contest("arena", players=tuple(map(Player, "ABCD")), games=games, entrants=(4, 4, 4, 4))
    lines = standings(contest)
    assert [(line.player, line.place) for line in lines] == [(2, 1), (0, 2), (1, 3), (3, 4)]
    assert (lines[1].points, lines[1].deals, lines[1].opponents) == (
        lines[2].points,
        lines[2].deals,
        lines[2].opponents,
    )


def test_a_bye_counts_as_a_win_against_an_equal() -> None:
    contest = Contest("swiss", 1, players=tuple(map(Player, "ABC")), byes=(Bye(2, 1),), entrants=(3,))
    line = standings(contest)[0]
    assert (line.player, line.points, line.opponents) == (2, 2, 2)
    assert line.deals == 0


def test_a_player_who_is_not_ready_in_time_loses_and_is_not_paired_until_they_return() -> None:
    contest = start(contest_of(4), NOW)
    late = contest.games[0].seats[1]
    for player in range(4):
        if player != late:
            contest = be_ready(contest, player, NOW)
    for at in to_begin(contest):
        contest = begin(contest, at, "t", NOW)
        contest = settle(contest, at, (2, 0), (40, 30), NOW)
    assert contest.round == 1
    until = next_time(contest, NOW)
    assert until == NOW + contest.ready_s
    assert advance(contest, until - 1) == contest
    contest = advance(contest, until)
    assert contest.games[0].points == (2, 0)
    assert not contest.games[0].is_played
    assert contest.round == 2
    assert late not in itertools.chain(*(game.seats for game in contest.games if game.deal == 2))
    assert contest.byes[-1].player != contest.games[0].seats[0], "a win without a game counts as a bye"
    contest = play_round(come_back(contest, late), random.Random(1), until)
    assert late in itertools.chain(*(game.seats for game in contest.games if game.deal == 3))


def test_leaving_forfeits_the_game_that_waits_and_not_the_one_that_runs() -> None:
    contest = start(contest_of(4), NOW)
    two = contest.games[0].seats[1]
    waiting = leave(contest, two, NOW)
    assert waiting.games[0].points == (2, 0)
    running = leave(begin_all(contest, NOW), two, NOW)
    assert running.games[0].is_open
    assert not running.players[two].here


def test_a_tournament_ends_when_nobody_is_left_to_meet() -> None:
    contest = start(contest_of(3), NOW)
    contest = leave(contest, 0, NOW)
    contest = leave(contest, 1, NOW)
    assert contest.state == "over"


def test_a_late_player_is_in_the_next_round_without_points() -> None:
    contest = enter(start(contest_of(4), NOW), Player("late"))
    contest = play_round(contest, random.Random(1), NOW)
    assert contest.round == 2
    assert contest.entrants == (4, 5)
    assert 4 in itertools.chain(*(game.seats for game in contest.games), (bye.player for bye in contest.byes))


def test_a_game_that_never_ends_counts_for_nobody() -> None:
    contest = begin_all(start(contest_of(2, rounds=1), NOW), NOW)
    assert advance(contest, NOW + LONGEST_GAME_S - 1) == contest
    contest = advance(contest, NOW + LONGEST_GAME_S)
    assert (contest.state, contest.games[0].points) == ("over", (0, 0))


def test_a_second_result_of_a_game_is_ignored() -> None:
    contest = begin_all(start(contest_of(4), NOW), NOW)
    once = settle(contest, 0, (2, 0), (40, 30), NOW)
    assert settle(once, 0, (0, 2), (30, 40), NOW) is once


def test_after_a_pause_of_the_server_everybody_has_the_whole_time_again() -> None:
    contest = start(contest_of(4), NOW)
    later = extend(contest, NOW + 500)
    assert advance(later, NOW + 600) == later
    assert extend(later, NOW + 500) is later


def test_an_arena_shares_a_deal_for_a_minute() -> None:
    contest = start(contest_of(4, "arena"), NOW)
    assert [game.deal for game in contest.games] == [1, 1]
    for number in range(4, 8):
        contest = enter(contest, Player(f"P{number}"))
    for number, now in ((4, 30.0), (5, 31.0), (6, 80.0), (7, 81.0)):
        contest = be_ready(contest, number, NOW + now)
    assert [game.deal for game in contest.games] == [1, 1, 1, 2]
    assert 1 in contest.shared_deals(NOW + SHARED_S + 100)
    assert contest.entrants == (4, 8)


def test_an_arena_pairs_somebody_else_when_one_does_not_appear() -> None:
    contest = start(contest_of(3, "arena"), NOW)
    one, two = contest.games[0].seats
    third = ({0, 1, 2} - {one, two}).pop()
    contest = advance(be_ready(contest, one, NOW), NOW + contest.ready_s)
    assert contest.games[0].points == (0, 0)
    assert not contest.players[two].here
    assert set(contest.games[1].seats) == {one, third}


def test_the_nearest_in_points_meet_but_not_those_who_have_just_met() -> None:
    waiting = [
        Waiting(Candidate(0, 4), NOW, last=1),
        Waiting(Candidate(1, 4), NOW + 1, last=0),
        Waiting(Candidate(2, 0), NOW + 2),
        Waiting(Candidate(3, 3), NOW + 3),
    ]
    assert [set(table) for table in pair_free(waiting, NOW + 4)] == [{0, 3}, {1, 2}]
    assert pair_free(waiting[:2], NOW + 4) == []


def test_two_who_are_alone_in_an_arena_meet_again_after_a_while() -> None:
    contest = begin_all(start(contest_of(2, "arena"), NOW), NOW)
    contest = settle(contest, 0, (2, 0), (40, 30), NOW)
    for player in (0, 1):
        contest = be_ready(contest, player, NOW)
    assert len(contest.games) == 1
    again = next_time(contest, NOW)
    assert again == NOW + 30
    assert len(advance(contest, again).games) == 2


def leave_and_return(contest: Contest, player: int, times: int) -> Contest:
    for number in range(times):
        contest = be_ready(leave(contest, player, NOW + number), player, NOW + number)
    return contest


def test_nobody_makes_an_arena_long_by_leaving_and_returning(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournament, "GAMES_OF_A_PLAYER", 5)
    contest = leave_and_return(start(contest_of(2, "arena"), NOW), 0, 20)
    assert len(contest.games) == 5


def test_an_arena_ends_at_the_maximum_number_of_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournament, "MOST_GAMES", 8)
    contest = leave_and_return(start(contest_of(2, "arena"), NOW), 0, 20)
    assert (contest.state, len(contest.games)) == ("over", 8)


def test_an_arena_ends_when_its_time_is_up_and_its_games_are_over() -> None:
    contest = begin_all(start(contest_of(4, "arena", minutes=10), NOW), NOW)
    contest = advance(contest, contest.ends)
    assert contest.state == "running"
    for at in (0, 1):
        contest = settle(contest, at, (1, 1), (40, 40), contest.ends + 60)
    assert contest.state == "over"
