"""Stepping through a record from a file or a table, and learning the rules by making the moves."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.chromium import Complaints
from tests.browser.playing import hurry

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
    page.goto("/#/open?move=20")  # a link to a move, also after a reload
    page.reload()
    expect(page.locator("[aria-current=step]")).to_contain_text("CR5")


def test_a_file_that_is_no_record(page: Page, complaints: Complaints, tmp_path: Path) -> None:
    complaints.expect("422")
    wrong = tmp_path / "wrong.azr"
    wrong.write_text("this is no record", encoding="utf-8")
    open_record(page, wrong)
    expect(page.get_by_role("heading", level=1, name="This file is not a saved game")).to_be_visible()
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
        page.get_by_role("link", name="Save game").click()
    assert saved.value.suggested_filename.endswith(f"{table}.azr")


def test_all_lessons_by_keyboard(new_page: NewPage) -> None:
    page = hurry(new_page())
    page.goto("/#/learn")
    for number, lesson in enumerate(LESSONS, 1):
        expect(page.get_by_text(f"{number} of {len(LESSONS)}")).to_be_visible()
        expect(page.locator("[data-group]").first).to_be_visible()
        for sign in lesson["accept"][0]:
            page.keyboard.press(sign.lower())
        page.keyboard.press("Enter")
        expect(page.get_by_role("button", name="Next")).to_be_focused()
        page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1, name="You know the rules")).to_be_visible()


def test_a_lesson_takes_another_move_back(new_page: NewPage) -> None:
    page = hurry(new_page())
    page.goto("/#/learn/4")
    expect(page.locator("[data-group]").first).to_be_visible()
    for key in ("2", "y", "f", "Enter"):
        page.keyboard.press(key)
    expect(page.get_by_text("try again")).to_be_visible()
    for key in ("2", "y", "5", "Enter"):
        page.keyboard.press(key)
    expect(page.get_by_role("button", name="Next")).to_be_focused()
