"""Stepping through a record from a file or a table, and learning the rules by making the moves."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.chromium import Complaints
from tests.browser.conftest import PHONE
from tests.browser.playing import hurry
from tests.browser.wording import words

NewPage = Callable[..., Page]

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "src" / "tilewright" / "notation" / "example.azr"
LESSONS = json.loads((ROOT / "web" / "src" / "learn" / "lessons.json").read_text(encoding="utf-8"))


def open_record(page: Page, file: Path) -> None:
    """Choose a file on the page for records."""
    page.goto("/#/open")
    expect(page.get_by_role("button", name="Choose a file")).to_be_visible()
    page.locator("input[type=file]").set_input_files(file)


def test_a_record_is_stepped_through_by_keys_slider_and_list(new_page: NewPage) -> None:
    page = new_page(reduced_motion="reduce")
    open_record(page, EXAMPLE)
    expect(page).to_have_title(re.compile("^Game: Ana 70, Bo 72"))
    for key in ("ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft"):
        page.keyboard.press(key)
    page.wait_for_url("**/#/open?move=2")
    page.keyboard.press("End")
    page.wait_for_url("**/#/open?move=58")
    expect(page.get_by_text("Bo wins")).to_be_visible()
    page.get_by_role("button", name="CB3").first.click()
    page.wait_for_url("**/#/open?move=6")
    page.get_by_role("slider").fill("0")
    page.wait_for_url("**/#/open?move=0")
    page.goto("/#/open?move=20")  # a link to move 20
    page.reload()
    expect(page.locator("[aria-current=step]")).to_contain_text("CR5")


def test_a_file_that_is_no_record(page: Page, complaints: Complaints, tmp_path: Path) -> None:
    complaints.expect("422")
    wrong = tmp_path / "wrong.azr"
    wrong.write_text("this is no record", encoding="utf-8")
    open_record(page, wrong)
    refusal = page.get_by_role("heading", level=1, name="This file is not a saved game")
    expect(refusal).to_be_visible()
    expect(page.locator("input[type=file]")).to_have_value("")  # so that the same file can be chosen again
    reason = page.get_by_text("line 1", exact=False)
    expect(reason).to_be_visible()
    wrong.write_text("too large " * 30_000, encoding="utf-8")
    page.locator("input[type=file]").set_input_files(wrong)
    expect(reason).to_have_count(0)
    expect(refusal).to_be_visible()
    page.locator("input[type=file]").set_input_files(EXAMPLE)
    expect(page.get_by_role("slider")).to_be_visible()


def test_the_record_of_a_table(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Start game").click()
    page.wait_for_url("**/#/table/*")
    table = page.url.rpartition("/")[2]
    page.goto(f"/#/record/{table}")
    expect(page.get_by_role("slider")).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save game").click()
    assert saved.value.suggested_filename.endswith(f"{table}.azr")


def answer(page: Page, move: str) -> None:
    """Type a move and confirm it."""
    for sign in move.replace("@", ""):
        page.keyboard.press(sign.lower())
    page.keyboard.press("Enter")


def open_lesson(page: Page, name: str) -> None:
    """Open a lesson and wait for its table."""
    page.goto(f"/#/learn/{name}")
    expect(page.locator("[data-group], [data-column]").first).to_be_visible()


@pytest.mark.parametrize("part", ["rules", "strategy"])
def test_all_lessons_by_keyboard_and_without_the_server(new_page: NewPage, part: str) -> None:
    page = hurry(new_page())
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    lessons = [lesson for lesson in LESSONS if lesson["part"] == part]
    open_lesson(page, lessons[0]["id"])
    for number, lesson in enumerate(lessons, 1):
        for task in lesson["tasks"]:
            expect(page.get_by_text(f"{number} of {len(lessons)}")).to_be_visible()
            expect(page.get_by_text(words(f"learn-{task['id']}-task"))).to_be_visible()
            answer(page, task["accept"][0])
            expect(page.get_by_text(words(f"learn-{task['id']}-done"))).to_be_visible()
            expect(page.get_by_role("button", name=words("learn-next"))).to_be_focused()
            page.keyboard.press("Enter")
    last = words("learn-ready" if part == "rules" else "learn-title")
    expect(page.get_by_role("heading", level=1, name=last)).to_be_visible()
    assert not [url for url in asked if "/api/" in url]


def test_a_lesson_takes_back_a_move_it_did_not_ask_for(new_page: NewPage) -> None:
    page = hurry(new_page())
    open_lesson(page, "lines")
    answer(page, "2YF")
    expect(page.get_by_text(words("learn-not-that"))).to_be_visible()
    answer(page, "2Y5")
    expect(page.get_by_role("button", name=words("learn-next"))).to_be_focused()


def test_a_bad_move_is_played_out_and_tried_again(new_page: NewPage) -> None:
    page = hurry(new_page())
    open_lesson(page, "denial")
    answer(page, "2R2")
    expect(page.get_by_text(words("learn-denial-red"))).to_be_visible()
    expect(page.get_by_text(words("score-of", name="Martin", points=62))).to_be_visible()
    expect(page.get_by_role("button", name=words("learn-try-again"))).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_text(words("learn-denial-red"))).to_be_hidden()
    answer(page, "1WF")  # for this move the lesson has no text, so the page says how much worse it is
    expect(page.get_by_text(words("learn-worse", loss=1))).to_be_visible()
    answer(page, "1W5")
    expect(page.get_by_text(words("learn-denial-done"))).to_be_visible()


def test_the_run_that_scored_stays_lit(new_page: NewPage) -> None:
    page = hurry(new_page())
    open_lesson(page, "both")
    answer(page, "CY3")
    expect(page.get_by_text(words("learn-both-done"))).to_be_visible()
    expect(page.locator(".cell.lit")).to_have_count(6)
    expect(page.locator(".cell.new")).to_have_count(1)


def test_the_list_of_lessons_remembers_what_is_done(new_page: NewPage) -> None:
    page = hurry(new_page())
    open_lesson(page, "take")
    answer(page, "1K2")
    page.get_by_role("button", name=words("learn-next")).click()
    expect(page.get_by_role("heading", level=1, name=words("learn-leave"))).to_be_focused()
    page.get_by_role("button", name=words("learn-back")).click()
    expect(page.get_by_role("heading", level=1, name=words("learn-take"))).to_be_visible()
    page.get_by_role("link", name=words("learn-all")).click()
    expect(page.get_by_text(words("learn-count", count=1, total=15))).to_be_visible()
    page.reload()
    expect(page.get_by_role("link", name=words("learn-continue", title=words("learn-leave")))).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text=words("learn-is-done"))).to_have_count(1)
    page.set_viewport_size(PHONE)
    page.get_by_role("link", name=words("learn-denial")).click()  # far down in the list
    expect(page.get_by_role("heading", level=1, name=words("learn-denial"))).to_be_focused()
    assert page.evaluate("scrollY") == 0


def test_rules_are_looked_up(new_page: NewPage) -> None:
    page = new_page(reduced_motion="reduce")
    page.goto("/#/rules/LINE-5")
    expect(page.locator("#LINE-5")).to_be_focused()
    expect(page.locator("#LINE-5")).to_be_in_viewport()
    page.keyboard.press("/")
    page.keyboard.type("portugal")
    expect(page.get_by_text(words("rule-setup-5"))).to_be_visible()
    expect(page.get_by_text(words("rule-line-5"))).to_be_hidden()
    page.get_by_role("searchbox").fill("no such word")
    expect(page.get_by_text(words("rules-not-found", text="no such word"))).to_be_visible()
    page.get_by_role("link", name=words("rules-tie")).click()
    expect(page).to_have_url(re.compile("#/rules/tie$"))
    expect(page.get_by_role("heading", level=2, name=words("rules-tie"))).to_be_focused()
