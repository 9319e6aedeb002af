"""The stored ratings of a person: games count once, gains from one opponent are limited, the size is bounded."""

from __future__ import annotations

import msgspec
import pytest

from tilewright.contests.ratings import DAY_S, NEWCOMER
from tilewright.server.ratings.standing import (
    MOST_POINTS,
    MOST_RECENT,
    MOST_REVIEWED,
    MOST_UNREVIEWED,
    PAIR_GAIN,
    Changed,
    Game,
    RatedSeat,
    Ratings,
    SeatOfReview,
    dropped,
    opened,
    reviewed,
    settled,
)
from tilewright.server.ratings.views import FEWEST_REVIEWED, person_ratings, signs

NOW = 1_800_000_000.0
REVIEW = SeatOfReview(0.2, 3.0, 80.0, 20, 25), SeatOfReview(-0.2, -3.0, 50.0, 10, 25)


def game(table: str, shares: tuple[float, float] = (1.0, 0.0), resigned: int = 0) -> Game:
    return Game(table, "2c", (RatedSeat(shares[0], "ana"), RatedSeat(shares[1], "bo", resigned=resigned)))


def played(known: Changed, table: str, now: float = NOW, shares: tuple[float, float] = (1.0, 0.0)) -> Changed:
    begun = {person: opened(known.get(person), table) for person in ("ana", "bo")}
    return begun | settled(begun, game(table, shares), now)


def test_a_game_counts_once_for_all_seats() -> None:
    known = played({}, "a")
    assert settled(known, game("a"), NOW) == {}
    assert opened(known["ana"], "a") is known["ana"]
    ana, bo = known["ana"], known["bo"]
    assert ana.kinds["2c"].value > NEWCOMER.value > bo.kinds["2c"].value
    assert (ana.kinds["2c"].games, ana.open, ana.unreviewed) == (1, (), ("a",))
    assert ana.recent[0].after.value == ana.kinds["2c"].value
    assert msgspec.json.decode(msgspec.json.encode(ana), type=Ratings) == ana


def test_a_game_that_was_not_begun_does_not_count() -> None:
    assert settled({"ana": Ratings(), "bo": None}, game("a"), NOW) == {}
    begun = opened(None, "a")
    assert settled({"ana": dropped(begun, "a"), "bo": None}, game("a"), NOW) == {}


def test_somebody_who_was_deleted_is_left_out() -> None:
    changed = settled({"ana": opened(None, "a"), "bo": None}, game("a"), NOW)
    assert list(changed) == ["ana"]


def test_levels_keep_their_rating() -> None:
    begun = {"ana": opened(None, "a")}
    seats = (RatedSeat(1.0, "ana"), RatedSeat(0.0, level=3))
    changed = settled(begun, Game("a", "2g", seats), NOW)
    assert list(changed) == ["ana"]
    assert list(changed["ana"].kinds) == ["2g"]
    assert changed["ana"].rooms == {}


def test_two_who_let_each_other_win_gain_little() -> None:
    known: Changed = {}
    for number in range(40):
        known = played(known, f"first {number}", NOW, (1.0, 0.0) if number % 2 else (0.0, 1.0))
    before = known["ana"].at("2c", NOW + DAY_S)
    for number in range(60):
        known = played(known, f"fed {number}", NOW + DAY_S)
    gained = known["ana"].kinds["2c"].value - before.value
    assert gained == pytest.approx(PAIR_GAIN + before.deviation, abs=1.0)
    others = {"ana": opened(known["ana"], "x"), "cleo": opened(None, "x")}
    seats = (RatedSeat(1.0, "ana"), RatedSeat(0.0, "cleo"))
    assert settled(others, Game("x", "2c", seats), NOW + DAY_S)["ana"].kinds["2c"].value > before.value + gained
    tomorrow = played(known, "tomorrow", NOW + 2 * DAY_S)
    assert tomorrow["ana"].recent[-1].after.value > tomorrow["ana"].recent[-1].before.value


def test_a_review_counts_once() -> None:
    known = played({}, "a")
    known |= reviewed(known, game("a"), REVIEW, NOW)
    assert reviewed(known, game("a"), REVIEW, NOW) == {}
    ana = known["ana"]
    assert NEWCOMER.value < ana.luck_free["2c"].value < ana.kinds["2c"].value  # Ana was lucky
    assert ana.unreviewed == ()
    assert (ana.reviewed[0].accuracy, ana.months["2027-01"].games) == (80.0, 1)


def test_everything_is_bounded() -> None:
    known: Changed = {}
    for number in range(400):
        known = played(known, f"{number}", NOW + number * 3600, (1.0, 0.0) if number % 2 else (0.0, 1.0))
        if number % 2:
            known |= reviewed(known, game(f"{number}"), REVIEW, NOW + number * 3600)
    ana = known["ana"]
    assert len(ana.kinds["2c"].curve) <= MOST_POINTS
    assert ana.kinds["2c"].curve[-1].time == NOW + 399 * 3600
    assert (len(ana.recent), len(ana.reviewed)) == (MOST_RECENT, MOST_REVIEWED)
    assert len(ana.unreviewed) <= MOST_UNREVIEWED
    assert len(msgspec.json.encode(ana)) < 40_000


def test_what_everybody_sees() -> None:
    known: Changed = {}
    for number in range(FEWEST_REVIEWED):
        known = played(known, f"{number}")
        known |= reviewed(known, game(f"{number}"), REVIEW, NOW)
    view = person_ratings("ana", known["ana"], NOW)
    assert [tick.level for tick in view.levels] == list(range(1, 11))
    assert view.levels[0].value == 723
    (kind,) = view.kinds
    assert kind.value == round(known["ana"].kinds["2c"].value) + 1000
    assert kind.luck_free is not None
    assert kind.luck_free.games == FEWEST_REVIEWED
    assert kind.agreement is not None
    assert (kind.agreement.best, kind.agreement.accuracy, kind.agreement.luck) == (0.8, 80.0, 3.0)
    assert [point.value for point in kind.curve] == sorted(point.value for point in kind.curve)
    assert view.recent[0].table == f"{FEWEST_REVIEWED - 1}"


def test_unusual_figures_are_shown_to_the_operator() -> None:
    known: Changed = {}
    for number in range(6):
        begun = {person: opened(known.get(person), f"{number}") for person in ("ana", "bo")}
        known = begun | settled(begun, game(f"{number}", resigned=1), NOW)
        known |= reviewed(known, game(f"{number}"), REVIEW, NOW)
    assert any("agree with the search" in sign for sign in signs(known["ana"], NOW))
    assert any("against person bo alone" in sign for sign in signs(known["ana"], NOW))
    assert any("gave up the last 6 games" in sign for sign in signs(known["bo"], NOW))
    assert signs(Ratings(), NOW) == []
