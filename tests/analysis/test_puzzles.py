"""Puzzles: the oracle proves a sample of them; making, verifying, reading and writing; refused files."""

from __future__ import annotations

import dataclasses
import gzip
import json
from functools import cache
from pathlib import Path

import pytest

import tilewright.analysis.puzzles
from tests.oracle.engine import Table
from tests.search.endgames import takes_left
from tests.search.solver import NotTheLastRound, Result, Solver, position_key
from tilewright import Move, Position
from tilewright.analysis.puzzles.making import (
    Collection,
    Game,
    check,
    check_together,
    games,
    hardest_puzzle,
    likeness_of,
)
from tilewright.analysis.puzzles.proof import MORE_POINTS, Goal
from tilewright.analysis.puzzles.puzzle import (
    SHIPPED,
    BadPuzzles,
    Puzzle,
    decode_puzzles,
    read_puzzles,
    write_puzzles,
)
from tilewright.analysis.puzzles.puzzle import shipped_puzzles as puzzles
from tilewright.analysis.puzzles.rating import expected_score, rating_of
from tilewright.analysis.puzzles.themes import Theme, must_end
from tilewright.notation import example_record
from tilewright.search.solver import Deal, TooHard
from tilewright.search.solver import Solver as ExactSolver

SHIPPED_FILE = Path(tilewright.analysis.puzzles.__file__).parent / SHIPPED
MOST_TAKES, FEW_TAKES = 8, 5


# ---------------------------------------------------------------- the shipped puzzles


def test_shipped_puzzles_are_many_and_varied() -> None:
    """There are enough puzzles in a small file, spread over sides, goals, themes and ratings, and no two are alike."""
    assert len(puzzles()) >= 2000
    assert SHIPPED_FILE.stat().st_size <= 1_000_000
    check_together(puzzles())
    for side in ("2c", "2g"):
        assert sum(puzzle.id.startswith(side) for puzzle in puzzles()) >= 0.4 * len(puzzles())
    for theme in Theme:
        assert sum(theme in puzzle.themes for puzzle in puzzles()) >= 100, theme
    for goal in Goal:
        assert sum(puzzle.goal is goal for puzzle in puzzles()) >= 100, goal
    for low in range(450, 2100, 150):
        assert sum(low <= puzzle.rating < low + 150 for puzzle in puzzles()) >= 0.03 * len(puzzles()), low


@cache
def sample() -> list[Puzzle]:
    """50 puzzles with at most MOST_TAKES takes left whose game ends with this round: 42 with few takes, 8 with many."""
    fitting = [each for each in puzzles() if 1 <= takes_left(each.position) <= MOST_TAKES and must_end(each.position)]
    few = [each for each in fitting if takes_left(each.position) <= FEW_TAKES]
    many = [each for each in fitting if takes_left(each.position) > FEW_TAKES]
    return [*few[:: len(few) // 42][:42], *many[:: len(many) // 8][:8]]


def light() -> list[Puzzle]:
    """The puzzles of the sample that the oracle proves quickly."""
    return [puzzle for puzzle in sample() if takes_left(puzzle.position) <= FEW_TAKES]


WIN: Result = (1, -1000)
DRAW: Result = (0, -1000)


def prove_by_oracle(puzzle: Puzzle) -> None:
    """Prove by the oracle's rules that exactly one move reaches the goal, at every turn of the seat that solves."""
    solver = Solver()
    table = Table.parse(str(puzzle.position))
    seat = table.seat
    if puzzle.goal is Goal.MARGIN:
        best = solver.value(table.play(str(puzzle.solution[0])), seat)
        assert best[0] == 1
        enough: Result = (1, best[1] - MORE_POINTS + 0.5)
        kept = best
    else:
        kept = enough = WIN if puzzle.goal is Goal.WIN else DRAW
        assert puzzle.goal is Goal.WIN or not solver.reaches(table, seat, WIN)
    for number, move in enumerate(puzzle.solution):
        if table.seat == seat:
            after = {each: table.play(each) for each in table.legal_moves()}
            right = position_key(after[str(move)])
            others = {position_key(each): each for each in after.values() if position_key(each) != right}
            assert solver.reaches(after[str(move)], seat, kept)
            assert not any(solver.reaches(each, seat, enough) for each in others.values())
            if puzzle.goal is Goal.MARGIN and number == 0:
                assert any(solver.reaches(each, seat, WIN) for each in others.values())
        table = table.play(str(move))


def test_the_sample_has_every_goal_and_side() -> None:
    assert len(sample()) == 50
    assert len(light()) >= 10
    assert {puzzle.goal for puzzle in sample()} == set(Goal)
    assert {puzzle.id[:2] for puzzle in sample()} == {"2c", "2g"}


@pytest.mark.slow
def test_puzzles_with_few_takes_left_are_proved_by_the_oracle() -> None:
    for puzzle in light():
        prove_by_oracle(puzzle)


@pytest.mark.slow
def test_puzzles_with_many_takes_left_are_proved_by_the_oracle() -> None:
    for puzzle in sample():
        if takes_left(puzzle.position) > FEW_TAKES:
            prove_by_oracle(puzzle)


def test_the_oracle_refuses_a_wrong_solution() -> None:
    """`prove_by_oracle` can fail: here the solution is replaced by another legal move."""
    puzzle = light()[0]
    wrong = next(move for move in puzzle.position.legal_moves() if move != puzzle.solution[0])
    with pytest.raises(AssertionError):
        prove_by_oracle(dataclasses.replace(puzzle, solution=(wrong,)))


# ---------------------------------------------------------------- proving


def test_the_solver_agrees_with_the_oracle() -> None:
    solver = ExactSolver()
    for puzzle in light()[:5]:
        seat = puzzle.position.to_move or 1
        try:
            result = Solver().value(Table.parse(str(puzzle.position)), seat)
        except NotTheLastRound:
            continue
        value = solver.value(puzzle.position, seat, Deal.LOST)
        assert value == solver.value(puzzle.position, seat, Deal.WON)
        assert (value > 1 << 21) == (result[0] == 1)
        for target in (value - 1, value):
            assert solver.at_least(puzzle.position, seat, target, Deal.WON)
        assert not solver.at_least(puzzle.position, seat, value + 1, Deal.LOST)


def test_a_game_that_does_not_end_has_bounds_only() -> None:
    """Every line leads to a deal. If deals count as lost the value is a loss; if they count as won it is a win."""
    late = "2c 3 offer:1 -,-,-,-,- *BW 1 - 14,14,14,14,14 5,6,6,6,5 "
    board = "0;...../...../...../...../.....;-,-,-,-,-;-"
    position = Position.parse_unchecked(f"{late}{board} {board}")
    solver = ExactSolver()
    assert solver.value(position, 1, Deal.LOST) < -(1 << 23)
    assert solver.value(position, 1, Deal.WON) > 1 << 23
    solver.allow(3)
    with pytest.raises(TooHard):
        solver.value(puzzles()[0].position, 1, Deal.LOST)


@pytest.mark.parametrize("index", range(0, 1000, 250))
def test_verify_finds_edits(index: int) -> None:
    """Each kind of edit of a proved puzzle has its own error message."""
    puzzle = sorted(puzzles(), key=lambda each: takes_left(each.position))[index]
    assert check(puzzle) is None
    other = next(move for move in puzzle.position.legal_moves() if move != puzzle.solution[0])
    assert "the solution is" in str(check(dataclasses.replace(puzzle, solution=(other,))))
    goal = Goal.DRAW if puzzle.goal is not Goal.DRAW else Goal.WIN
    assert "the goal" in str(check(dataclasses.replace(puzzle, goal=goal)))
    assert "its themes are" in str(check(dataclasses.replace(puzzle, themes=())))
    assert "its rating is" in str(check(dataclasses.replace(puzzle, rating=puzzle.rating + 1)))
    after = puzzle.position.play(puzzle.solution[0])
    if after.to_move is not None:
        assert check(dataclasses.replace(puzzle, position=after, solution=(after.legal_moves()[0],))) is not None


# ---------------------------------------------------------------- making


def test_a_puzzle_of_a_game_is_proved() -> None:
    found = hardest_puzzle(Game(110))
    assert found is not None
    assert check(dataclasses.replace(found, id="2c-000001")) is None


def test_puzzles_in_a_record() -> None:
    example = example_record()
    assert Game(0, example).positions() == list(example.positions())
    assert list(games(5, [example])) == [Game(5, example)]
    assert list(games(5, [])) == []


def test_a_collection_spreads_ratings_and_takes_no_puzzle_twice() -> None:
    collection = Collection(500)
    for _ in range(2):
        for puzzle in puzzles():
            collection.add(puzzle)
    assert collection.is_full
    assert len({puzzle.id for puzzle in collection.puzzles}) == 500
    check_together(collection.puzzles)
    assert (
        max(sum(low <= puzzle.rating < low + 150 for puzzle in collection.puzzles) for low in range(0, 3000, 150)) <= 60
    )
    twice = [puzzles()[0], dataclasses.replace(puzzles()[0], id="2c-999999")]
    with pytest.raises(BadPuzzles, match="differs from"):
        check_together(twice)
    with pytest.raises(BadPuzzles, match="two puzzles have the id"):
        check_together([puzzles()[0], puzzles()[0]])


def test_another_order_of_factories_or_seats_is_the_same_puzzle() -> None:
    """Positions that differ only in the order of factories or seats count as one puzzle."""
    text = next(str(each.position) for each in puzzles() if each.position.factories[0] != each.position.factories[1])
    table, number, phase, factories, centre, first, marker, bag, lid, one, two = text.split(" ")
    turned = ",".join(reversed(factories.split(",")))
    other = {"1": "2", "2": "1", "-": "-"}
    swapped = " ".join(
        [table, number, phase[:-1] + other[phase[-1]], turned, centre, other[first], other[marker], bag, lid, two, one]
    )
    assert likeness_of(Position.parse(text)) == likeness_of(Position.parse(swapped))
    assert len({likeness_of(puzzle.position) for puzzle in puzzles()}) == len(puzzles())


def test_a_choice_of_columns_can_decide_whether_the_game_ends() -> None:
    position = Position.parse(
        "2g 4 tile:1 -,-,-,-,- - 1 1 17,19,19,19,19 0,0,0,0,0 "
        "5;...../YRKW./...../...../.....;1B,2B,-,-,-;* 5;...../...../...../...../.....;-,-,-,-,-;-"
    )
    assert not must_end(position)
    ends = {str(move): must_end(position.play(move)) for move in position.legal_moves()}
    assert ends == {"1@1": True, "1@2": True, "1@3": True, "1@4": True, "1@5": False}


def test_ratings() -> None:
    """A puzzle is rated higher if fewer levels solve it, and if its proof takes more nodes."""
    ratings = [rating_of([0.0] * failing + [1.0] * (10 - failing), 1000) for failing in range(11)]
    assert ratings == sorted(ratings)
    assert ratings[0] > 0
    assert ratings[5] - ratings[4] > 100
    assert rating_of([0.5] * 10, 100_000) > rating_of([0.5] * 10, 100)
    assert expected_score(1000, 1000) == 0.5
    assert expected_score(1400, 1000) == pytest.approx(10 / 11)


# ---------------------------------------------------------------- files


def test_files_round_trip(tmp_path: Path) -> None:
    for name in ("some.jsonl", "some.jsonl.gz"):
        write_puzzles(tmp_path / name, puzzles()[:20])
        assert read_puzzles(tmp_path / name) == list(puzzles()[:20])
    assert (tmp_path / "some.jsonl").read_text().splitlines()[0] == str(puzzles()[0])


with gzip.open(SHIPPED_FILE, "rt", encoding="utf-8") as shipped:
    LINE = shipped.readline().rstrip()
FIELDS = json.loads(LINE)


def edited(**changes: object) -> str:
    return json.dumps(FIELDS | changes)


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "holds no puzzle"),
        (LINE[:-10].encode(), "line 1: this is not a whole JSON object: the file was cut short or edited"),
        (f"{LINE}\n{LINE[:40]}".encode(), "line 2: this is not a whole JSON object"),
        (gzip.compress(LINE.encode())[:-12], "is damaged or cut short"),
        (gzip.compress(LINE.encode())[:-3] + b"abc", "is damaged or cut short"),
        (b"\xff\xfe", "is no puzzle file"),
        (b"[]", "no puzzle of form 1"),
        (edited(puzzle=2).encode(), "no puzzle of form 1"),
        (edited(id="x").encode(), "and six digits, not 'x'"),
        (edited(id=7).encode(), '"id" must be a text'),
        (edited(position="2c nonsense").encode(), "position"),
        (edited(goal="mate").encode(), "'mate' is not a valid Goal"),
        (edited(themes=["fun"]).encode(), "'fun' is not a valid Theme"),
        (edited(solution=[]).encode(), "the solution has no move"),
        (edited(solution="CY5").encode(), '"solution" must be a list of texts'),
        (edited(solution=["9B1"]).encode(), "is not legal"),
        (edited(rating="1").encode(), '"rating" must be a whole number'),
        (edited(rating=20000).encode(), '"rating" must be a whole number from -10000 to 10000'),
        (
            edited(
                position="2c 1 deal -,-,-,-,- - 1 1 20,20,20,20,20 0,0,0,0,0 "
                + " ".join(["0;...../...../...../...../.....;-,-,-,-,-;-"] * 2),
                id="2c-000001",
            ).encode(),
            "nobody is to move",
        ),
    ],
)
def test_bad_files(content: bytes, sentence: str) -> None:
    with pytest.raises(BadPuzzles) as raised:
        decode_puzzles(content, "some.jsonl")
    assert sentence in str(raised.value)
    assert "\n" not in str(raised.value)


def test_moves_of_the_solution_are_notation() -> None:
    assert all(isinstance(move, Move) for puzzle in puzzles()[:50] for move in puzzle.solution)
