"""The review of a game: the parts add up, errors are never negative, endings are exact, a stopped review resumes."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from typing import Any

import pytest

from tests.notation.games import TABLES, random_game
from tilewright.analysis.review import Care, NothingToReview, OtherReview, Review, report, resume
from tilewright.analysis.review.job import MOST_CHECKED
from tilewright.analysis.review.judging import JudgedMove, prove_ending
from tilewright.notation import Deal, Record, example_record
from tilewright.rules import Phase
from tilewright.search import Limits, SeatValues, search

CHEAP = Care("cheap", nodes=2_000, deals=4, deal_nodes=100, evaluated=16, proof_nodes=50_000)
QUICK = Care("quick", nodes=1_000, deals=4, deal_nodes=50, evaluated=16, proof_nodes=0)
GRADES = {"best", "good", "inaccuracy", "mistake", "blunder"}


@pytest.fixture(autouse=True)
def quicker(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the quick pass cheaper: every review begins with one, which usually takes too long for tests."""
    monkeypatch.setattr("tilewright.analysis.review.job.QUICK", QUICK)


def reviewed(record: Record, care: Care = CHEAP) -> dict[str, Any]:
    review = Review(record, care)
    for _ in review.run():
        pass
    found: dict[str, Any] = json.loads(json.dumps(report(review)))
    assert found["complete"]
    return found


def check_sums(found: dict[str, Any]) -> None:
    """For each seat, the end value minus the start value is the sum of the parts."""
    end = found["result"] or found["now"]
    for kind in ("share", "margin"):
        for seat in range(found["players"]):
            parts = [
                step[part][kind][seat]
                for step in found["steps"]
                for part in ("luck", "effect", "remainder")
                if part in step
            ]
            assert end[kind][seat] - found["start"][kind][seat] == pytest.approx(sum(parts), abs=1e-6)
    for values in (found["start"], end, *(step["before"] for step in found["steps"])):
        assert sum(values["share"]) == pytest.approx(1, abs=1e-6)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "side"), [table if table[0] == 2 else pytest.param(*table, marks=pytest.mark.slow) for table in TABLES]
)
def test_parts_add_up(players: int, side: str) -> None:
    record = random_game(players, side, 3, rounds=30)
    found = reviewed(record)
    check_sums(found)
    assert [step["text"] for step in found["steps"]] == [str(step) for step in record.steps]
    assert (found["players"], found["side"]) == (players, side)
    assert found["result"]["scores"] == list(record.final.scores)
    assert len(found["seats"]) == players
    for step in found["steps"]:
        if step["kind"] == "deal":
            assert step["error_of_luck"]["share"] >= 0
            continue
        assert step["grade"] in GRADES
        assert step["error"]["share"] >= 0
        assert step["error"]["margin"] >= 0
        assert step["effect"]["share"][step["seat"] - 1] == pytest.approx(-step["error"]["share"], abs=1e-9)
        assert step["line"][0] == step["best"]
        if step["best"] == step["text"]:
            assert step["error"] == {"share": 0, "margin": 0}
    for seat, told in enumerate(found["seats"]):
        assert 0 <= told["accuracy"] <= 100
        lucks = [step["luck"]["share"][seat] for step in found["steps"] if step["kind"] == "deal"]
        assert told["luck"]["share"] == pytest.approx(sum(lucks), abs=1e-6)
        assert sum(told["grades"].values()) == told["choices"]


def test_listed_moves_are_legal_and_sorted_and_the_worst_has_reasons() -> None:
    record = example_record()
    found = reviewed(record)
    for position, step in zip(record.positions(), found["steps"], strict=False):
        if step["kind"] == "move":
            legal = {str(move) for move in position.legal_moves()}
            assert {step["best"], *(each["move"] for each in step["moves"])} <= legal
            values = [(each["share"], each["margin"]) for each in step["moves"]]
            assert values == sorted(values, reverse=True)
    worst = found["seats"][0]["worst"]
    assert found["steps"][worst]["grade"] == "blunder"
    assert found["steps"][worst]["reasons"]


def test_the_last_round_is_proved_with_its_margin() -> None:
    """From the end of the game backwards, every proved value is that of a search to the end of the game."""
    record = example_record()
    found = reviewed(record)
    proved = 0
    steps = list(zip(found["steps"], record.positions(), record.positions()[1:], strict=False))
    for step, before, after in reversed(steps):
        if step["kind"] == "deal" or not step["proved"]:
            break
        proved += 1
        assert before.to_move is not None
        exact = search(before, Limits(depth=60))
        assert exact.game_solved
        values = SeatValues.of_two(before.to_move, exact.share, exact.margin)
        assert step["before"] == {"share": list(values.shares), "margin": list(values.margins)}
        outcome = after.outcome
        if outcome is not None:
            assert step["after"]["share"] == list(SeatValues.of_outcome(outcome).shares)
        assert not any(step["remainder"]["margin"])
    assert proved >= 7


def test_a_proof_that_is_stopped_keeps_what_it_has() -> None:
    record = example_record()
    stop = threading.Event()
    review = Review(record, CHEAP)
    proofs: list[int] = []

    def slow(*arguments: Any) -> Iterator[tuple[int, JudgedMove]]:
        for index, judged in prove_ending(*arguments):
            proofs.append(index)
            yield index, judged
            stop.set()
            return

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("tilewright.analysis.review.job.prove_ending", slow)
        for _ in review.run(stop=stop):
            pass
    assert review.is_exact(proofs[0])
    assert not review.proof_done
    for _ in review.run():
        pass
    assert json.loads(json.dumps(report(review))) == reviewed(record)


def test_unfinished_games() -> None:
    record = example_record()
    awaiting = next(i for i, position in enumerate(record.positions()) if i and position.phase is Phase.DEAL)
    for steps in (3, awaiting):
        found = reviewed(record.shortened(steps))
        assert found["result"] is None
        assert found["now"] is not None
        check_sums(found)


def test_a_record_that_begins_in_the_middle() -> None:
    record = example_record()
    later = Record.start_from(record.positions()[30])
    for step in record.steps[30:]:
        later = later.with_deal(step) if isinstance(step, Deal) else later.with_move(step)
    found = reviewed(later)
    check_sums(found)
    assert found["steps"][0]["kind"] == "move"


def test_as_many_moves_as_allowed_are_checked() -> None:
    found = reviewed(example_record())
    checked = [step for step in found["steps"] if step["judged"] == "checked"]
    assert len(checked) == MOST_CHECKED
    assert all(step["kind"] == "move" for step in checked)


def test_nothing_to_review() -> None:
    with pytest.raises(NothingToReview, match="no move"):
        Review(example_record().shortened(1))


@pytest.mark.slow
def test_stop_and_resume() -> None:
    record = random_game(2, "coloured", 8)
    whole = reviewed(record)
    stop = threading.Event()
    first = Review(record, CHEAP)
    for done, _ in enumerate(first.run(stop=stop), 1):
        if done == len(first.steps) + 5:  # in the second pass
            stop.set()
    partial = json.loads(json.dumps(report(first)))
    assert not partial["complete"]
    second = Review(record, CHEAP)
    resume(second, partial)
    units = sum(1 for _ in second.run())
    assert 0 < units < 2 * len(second.steps)
    assert json.loads(json.dumps(report(second))) == whole


@pytest.mark.slow
def test_threads_find_the_same() -> None:
    record = random_game(3, "grey", 2)
    review = Review(record, CHEAP)
    done = [progress.done for progress in review.run(threads=3)]
    assert done == sorted(done)
    assert done[-1] == pytest.approx(1)
    assert json.loads(json.dumps(report(review))) == reviewed(record)


def test_another_review_is_not_continued() -> None:
    record = random_game(2, "coloured", 8)
    saved = reviewed(record, QUICK)
    with pytest.raises(OtherReview):
        resume(Review(record, CHEAP), saved)
    with pytest.raises(OtherReview):
        resume(Review(random_game(2, "coloured", 9), QUICK), saved)
    del saved["steps"][-1]["judged"]
    damaged = Review(record, QUICK)
    with pytest.raises(OtherReview, match="cannot be read"):
        resume(damaged, saved)
    assert not any(damaged.judgements), "nothing is taken over from a damaged report"
    with pytest.raises(OtherReview, match="cannot be read"):
        resume(Review(record, QUICK), {"key": 1})
