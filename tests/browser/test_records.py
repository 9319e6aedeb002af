"""Records in the browser: open them, step through them, link to a move, and save a file that can be verified."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.browser.playing import hurry
from tests.browser.tables import Stock
from tests.browser.views import end, record, record_from_file
from tests.browser.wording import words


def slider(page: Page) -> Locator:
    """The slider whose value is the step that is shown."""
    return page.get_by_role("slider", name=words("step-slider"))


def test_a_file_is_stepped_through_by_keys(page: Page, stock: Stock) -> None:
    record_from_file(hurry(page), stock)
    last = int(slider(page).get_attribute("max") or 0)
    assert last > 20
    expect(slider(page)).to_have_value("0")
    for _ in range(last):
        page.keyboard.press("ArrowRight")
    expect(slider(page)).to_have_value(str(last))
    expect(page.get_by_text(re.compile("^.+ (wins|share the victory)$"))).to_be_visible()
    page.keyboard.press("ArrowRight")  # there is nothing after the end
    expect(slider(page)).to_have_value(str(last))
    for _ in range(20):
        page.keyboard.press("ArrowLeft")
    expect(slider(page)).to_have_value(str(last - 20))
    page.keyboard.press("Home")
    page.keyboard.press("ArrowDown")  # round by round
    expect(page.get_by_text(re.compile("^Round 2,"))).to_be_visible()
    page.keyboard.press("End")
    expect(slider(page)).to_have_value(str(last))
    page.keyboard.press("Home")
    expect(slider(page)).to_have_value("0")


def test_a_record_plays_automatically(page: Page, stock: Stock) -> None:
    record_from_file(page, stock)
    page.get_by_role("button", name=words("step-play")).click()
    expect(slider(page)).not_to_have_value("0")
    page.get_by_role("button", name=words("step-pause")).click()


def test_only_one_replay_runs(page: Page, stock: Stock) -> None:
    page.clock.install(time=0)
    record_from_file(page, stock)
    page.clock.pause_at(3600)
    play = page.get_by_role("button", name=words("step-play"), exact=True)
    pause = page.get_by_role("button", name=words("step-pause"), exact=True)
    for _ in range(2):
        play.click()
        pause.click()
    play.click()  # its first step is being shown; the steps before it have ended
    expect(slider(page)).to_have_value("3")
    page.clock.run_for(701)  # the pause after a step
    expect(slider(page)).to_have_value("3")


def test_a_reload_finds_the_file_and_the_move_again(page: Page, stock: Stock) -> None:
    record_from_file(hurry(page), stock)
    for _ in range(5):
        page.keyboard.press("ArrowRight")
    at = slider(page).input_value()
    page.reload()
    expect(slider(page)).to_have_value(at)


def test_a_link_to_a_move(new_page: Callable[..., Page], stock: Stock) -> None:
    page = hurry(new_page())
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    record(page, stock)
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name=words("link-to-move")).click()
    expect(page.get_by_role("button", name=words("copied"))).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"#/record/{stock.ended.table}?move=18")
    other = new_page()
    other.goto(link)
    expect(other.get_by_text(re.compile(" move 18 "))).to_be_visible()
    expect(slider(other)).to_have_value(slider(page).input_value())


def test_a_link_is_copied_without_the_clipboard_api(page: Page, stock: Stock) -> None:
    page.context.grant_permissions(["clipboard-read"])
    page.add_init_script("Clipboard.prototype.writeText = undefined")
    record(hurry(page), stock)
    button = page.get_by_role("button", name=words("link-to-move"))
    button.focus()
    page.keyboard.press("Enter")
    copied = page.get_by_role("button", name=words("copied"))
    expect(copied).to_be_focused()
    assert f"#/record/{stock.ended.table}?move=" in page.evaluate("navigator.clipboard.readText()")


def test_a_saved_record_can_be_verified(page: Page, stock: Stock, tmp_path: Path) -> None:
    end(page, stock)
    with page.expect_download() as download:
        page.get_by_role("link", name=words("end-save")).click()
    file = tmp_path / download.value.suggested_filename
    assert file.suffix == ".azr"
    download.value.save_as(file)
    command = [sys.executable, "-m", "tilewright", "verify", str(file)]
    verified = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert "follows from the secret." in verified.stdout
    assert "DOES NOT" not in verified.stdout
    # Nobody added randomness at this table, so the deals are not proved fair and the exit status is 1.
    assert (verified.returncode, "No seat added randomness" in verified.stdout) == (1, True), verified.stderr
