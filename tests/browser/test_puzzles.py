"""Puzzles on the page: it refutes wrong moves, answers right ones, and stores the person's results."""

from __future__ import annotations

import re
from functools import cache

from playwright.sync_api import Page, expect

from tests.browser.chromium import Complaints
from tests.browser.playing import hurry, type_move, wait_for_kept
from tests.browser.tables import Stock
from tests.browser.wording import words
from tilewright.analysis.puzzles.answers import Turn, answer_all
from tilewright.analysis.puzzles.puzzle import Puzzle, shipped_puzzles
from tilewright.search.solver import Solver


@cache
def short_puzzle() -> tuple[Puzzle, Turn]:
    """A puzzle with two moves to find, and the answer to every possible move."""
    found = min(
        (each for each in shipped_puzzles() if len(each.solution) == 3 and each.goal == "win" and each.id < "2d"),
        key=lambda each: each.rating,
    )
    return found, answer_all(found, Solver())


def open_puzzle(page: Page, stock: Stock, puzzle: str) -> None:
    hurry(page)
    page.goto(f"{stock.address}#/puzzles/{puzzle}")
    expect(page.get_by_text(words("puzzle-proved"))).to_be_visible()


def test_a_wrong_move_is_refuted_and_the_right_ones_solve_it(page: Page, stock: Stock) -> None:
    puzzle, turn = short_puzzle()
    open_puzzle(page, stock, puzzle.id)
    type_move(page, str(turn.rival))
    expect(page.get_by_role("heading", name=re.compile(f"{turn.rival} (loses|only shares)"))).to_be_visible()
    line = page.get_by_role("list", name=words("puzzle-line")).get_by_role("button")
    expect(line).to_have_text([str(move) for move in turn.answers[turn.rival].line])
    page.keyboard.press("ArrowLeft")  # step back in the refutation
    expect(line.nth(-2)).to_have_attribute("aria-current", "step")
    page.get_by_role("button", name=words("puzzle-again")).click()
    type_move(page, str(turn.only))
    expect(page.get_by_text(words("puzzle-go-on"))).to_be_visible()
    following = turn.answers[turn.only].following
    assert following is not None
    type_move(page, str(following.only))
    expect(page.get_by_role("heading", name=words("puzzle-solved"))).to_be_visible()
    expect(page.get_by_text(words("puzzle-first-tries", count=1))).to_be_visible()
    expect(page.get_by_text(re.compile("^of (one device|[0-9]+ devices) solved it at the first try$"))).to_be_visible()
    kept = page.evaluate("JSON.parse(localStorage['tilewright.puzzles'])")
    assert kept["tried"] == {puzzle.id: False}
    assert kept["rating"] < 1000
    page.keyboard.press("n")
    expect(page).not_to_have_url(re.compile(puzzle.id))


def test_the_puzzle_of_the_day_makes_a_streak(page: Page, stock: Stock) -> None:
    puzzles = shipped_puzzles()
    order = [each.id for each in puzzles]
    puzzle, turn = short_puzzle()
    day = order.index(puzzle.id) * pow(1009, -1, len(order)) % len(order) + len(order) * 8
    page.clock.install(time=day * 86400 + 3600)
    page.goto(f"{stock.address}#/puzzles")
    expect(page.get_by_text(words("puzzle-of-day")).first).to_be_visible()
    expect(page.get_by_text(words("puzzle-tomorrow", hours=22, minutes=59))).to_be_visible()
    page.emulate_media(reduced_motion="reduce")
    moves = [turn.only]
    if (following := turn.answers[turn.only].following) is not None:
        moves.append(following.only)
    for number, move in enumerate(moves):
        type_move(page, str(move))
        page.clock.run_for(30_000)
        if number == 0 and len(moves) > 1:
            expect(page.get_by_text(words("puzzle-go-on"))).to_be_visible()
    expect(page.get_by_role("heading", name=words("puzzle-solved"))).to_be_visible()
    expect(page.get_by_text(words("puzzle-days", count=1))).to_be_visible()


def test_puzzles_that_were_asked_for_ahead_work_without_the_server(
    page: Page, stock: Stock, complaints: Complaints
) -> None:
    complaints.expect("ERR_INTERNET_DISCONNECTED")  # offline, prefetching further puzzles fails
    puzzle, _ = short_puzzle()
    open_puzzle(page, stock, puzzle.id)
    wait_for_kept(page, "puzzles", 5)  # this one and at least four prefetched
    page.context.set_offline(True)
    page.get_by_role("button", name=words("puzzle-show")).click()
    expect(page.get_by_role("button", name=words("puzzle-next"))).to_be_visible()
    page.keyboard.press("n")
    expect(page).not_to_have_url(re.compile(puzzle.id))
    expect(page.get_by_role("button", name=words("puzzle-show"))).to_be_visible()


def test_a_puzzle_that_does_not_exist(page: Page, stock: Stock, complaints: Complaints) -> None:
    complaints.expect("404")
    page.goto(f"{stock.address}#/puzzles/2c-999999")
    expect(page.get_by_text(words("trouble-title", kind="no-page"))).to_be_visible()
