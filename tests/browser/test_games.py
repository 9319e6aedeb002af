"""The games of this device: results, files, removing."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Page, expect

from tests.browser.chromium import Complaints
from tests.browser.playing import wait_for_kept, wait_until
from tests.browser.tables import Stock
from tests.browser.views import games, heading, start
from tests.browser.wording import words

NewPage = Callable[..., Page]


def choose(page: Page, text: str) -> None:
    """Choose a file with games on the page."""
    file: FilePayload = {"name": "games.json", "mimeType": "application/json", "buffer": text.encode()}
    page.locator("input[type=file]").set_input_files(file)


def saved(page: Page, tmp_path: Path) -> dict[str, Any]:
    """Save all games to a file; return its content."""
    with page.expect_download() as download:
        page.get_by_role("button", name=words("games-save-all")).click()
    download.value.save_as(tmp_path / "games.json")
    found: dict[str, Any] = json.loads((tmp_path / "games.json").read_text(encoding="utf-8"))
    return found


def test_the_start_page_says_how_a_game_ended(page: Page, stock: Stock) -> None:
    stock.ended.give_to(page.context)
    start(page, stock)
    expect(page.get_by_text(re.compile(r"^(won|lost|shared victory) \d+ : \d+, \d+ \w+ \d{4}$"))).to_be_visible()
    page.get_by_role("link", name=words("all-games")).click()
    heading(page, words("your-games"))
    page.get_by_role("link", name=words("step-through")).click()
    expect(page.get_by_role("slider")).to_be_visible()


def test_games_travel_in_a_file(page: Page, new_page: NewPage, stock: Stock, tmp_path: Path) -> None:
    games(page, stock)
    wait_until(page, "indexedDB.databases().then((all) => all.length > 0)")
    record = page.get_by_role("button", name=words("save-record")).first
    with page.expect_download():
        record.click()
    file = saved(page, tmp_path)
    assert {game["table"] for game in file["games"]} == {stock.ended.table, stock.ended_four.table}
    assert "secret" not in json.dumps(file)
    assert any(game["record"] for game in file["games"])

    for game in file["games"]:
        game["players"][1]["name"] = "M" * 24
    other = new_page(viewport={"width": 320, "height": 640})
    other.goto("/#/games")
    expect(other.get_by_text(words("games-none"))).to_be_visible()
    choose(other, json.dumps(file))
    expect(other.get_by_text(words("games-added", count=2, known=0))).to_be_visible()
    expect(other.get_by_role("link", name=words("review-game"))).to_have_count(2)
    assert other.evaluate("document.documentElement.scrollWidth") == 320
    choose(other, json.dumps(file))
    expect(other.get_by_text(words("games-added", count=0, known=2))).to_be_visible()
    assert len(saved(other, tmp_path)["games"]) == 2


@pytest.mark.parametrize(
    ("text", "why"), [("[]", "bad"), ('{"kind":"tilewright-games","version":9,"games":[]}', "newer")]
)
def test_a_bad_file_changes_nothing(page: Page, stock: Stock, text: str, why: str) -> None:
    games(page, stock)
    choose(page, text)
    expect(page.get_by_role("alert").get_by_text(words("games-file-wrong", why=why))).to_be_visible()
    expect(page.get_by_role("link", name=words("review-game"))).to_have_count(2)


def test_games_are_removed_after_a_question(new_page: NewPage, stock: Stock) -> None:
    page = new_page()
    page.goto("/")
    for seated in (stock.two, stock.ended):
        kept = {"table": seated.table, "secret": seated.secret, "seats": seated.seats, "invite": None, "since": 1}
        page.evaluate(
            "([name, kept]) => localStorage.setItem(name, kept)", [f"tilewright.table.{seated.table}", json.dumps(kept)]
        )
        page.evaluate("(name) => localStorage.setItem(name, '{}')", f"tilewright.deals.{seated.table}")
    page.goto("/#/games")
    expect(page.get_by_role("heading", name=words("games-running"))).to_be_visible()
    expect(page.get_by_role("link", name=words("review-game"))).to_have_count(1)
    remove = page.get_by_role("button", name=words("games-remove"), exact=True).first
    remove.click()
    expect(page.get_by_text(words("games-remove-about", what="running"))).to_be_visible()
    page.get_by_role("dialog").get_by_role("button", name=words("games-keep")).click()
    expect(remove).to_be_focused()
    expect(page.get_by_role("heading", name=words("games-running"))).to_be_visible()
    page.get_by_role("button", name=words("games-remove-all")).click()
    page.get_by_role("dialog").get_by_role("button", name=words("games-remove-yes")).click()
    expect(page.get_by_text(words("games-none"))).to_be_visible()
    page.reload()
    expect(page.get_by_text(words("games-none"))).to_be_visible()
    assert page.evaluate("Object.keys(localStorage).filter((name) => /table|played|deals/.test(name))") == []


def test_full_storage_is_reported(page: Page, stock: Stock) -> None:
    page.add_init_script(
        "const set = Storage.prototype.setItem;"
        "Storage.prototype.setItem = function (name, value) {"
        "  if (name.startsWith('tilewright.played')) throw new DOMException('full', 'QuotaExceededError');"
        "  set.call(this, name, value); };"
    )
    games(page, stock)
    expect(page.get_by_text(words("storage-full"))).to_be_visible()


def test_a_game_whose_table_is_gone_is_still_listed(page: Page, stock: Stock, complaints: Complaints) -> None:
    games(page, stock)
    wait_for_kept(page, "answers", 2)
    complaints.expect("404")
    page.route(
        "**/api/tables/**", lambda route: route.fulfill(status=404, json={"code": "no-such-table", "message": ""})
    )
    page.get_by_role("link", name=words("step-through")).first.click()
    expect(page.get_by_role("slider")).to_be_visible()


def test_a_running_game_leaves_the_list_only_if_its_table_is_gone(
    page: Page, stock: Stock, complaints: Complaints
) -> None:
    page.clock.install()
    games(page, stock)
    complaints.expect("404")
    complaints.expect("ERR_CONNECTION_REFUSED")
    page.route("**/api/views", lambda route: route.abort("connectionrefused"))
    page.clock.run_for(30_000)
    expect(page.get_by_text(words("game-unreachable"))).to_be_visible()
    page.unroute("**/api/views")
    page.route("**/api/views", lambda route: route.fulfill(json=[None]))
    page.route(
        "**/api/tables/**", lambda route: route.fulfill(status=404, json={"code": "no-such-table", "message": ""})
    )
    page.clock.run_for(30_000)
    expect(page.get_by_role("heading", name=words("games-running"))).to_have_count(0)
