"""Which sounds a table plays, recorded as the tones that the page starts."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.playing import (
    COMPUTER,
    PERSON,
    destination_of,
    group_of,
    hurry,
    make_table,
    moved_on,
    position,
    sensible_move,
    sit_down,
    wait_for,
)
from tests.browser.serving import Server
from tests.browser.wording import words

TONES = """window.heard = [];
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) {
  window.heard.push(this.frequency.value);
  return start.apply(this, when);
}; 0"""
HIDE = "Object.defineProperty(document, 'hidden', { value: true, configurable: true }); 0"
TAKE, PLACE, FLOOR = 2350, 1180, 165


def heard(page: Page, tone: int) -> bool:
    """Whether a tone has sounded."""
    return bool(page.evaluate(f"window.heard.includes({tone})"))


def test_tiles_make_sounds_unless_they_are_off(new_page: Callable[..., Page], server: Server) -> None:
    page = hurry(new_page(sound=True), speed="4")
    page.add_init_script(TONES)
    seated = make_table(server, PERSON, COMPUTER, first=1)
    sit_down(page, seated)
    wait_for(page, "take")
    move = sensible_move(position(server, seated["table"]))
    page.locator(group_of(move)).click()
    moved_on(page, lambda: heard(page, TAKE))
    page.evaluate("window.heard = []; 0")
    page.locator(destination_of(move)).first.click()
    moved_on(page, lambda: heard(page, PLACE) or heard(page, FLOOR))
    moved_on(page, lambda: heard(page, TAKE))  # the computer's tiles
    wait_for(page, "take")

    page.get_by_role("button", name=words("setting-sound")).click()
    page.evaluate("window.heard = []; 0")
    group = page.locator("[data-group][aria-disabled=false]").first
    group.click()
    expect(group).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("window.heard") == []
    group.click()

    page.get_by_role("button", name=words("setting-sound")).click()
    page.evaluate(HIDE)
    group.click()
    expect(group).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("window.heard") == []
