"""The page notes the commitment before it adds randomness, and computes every deal again when the game is over."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.playing import hurry, wait_for
from tests.browser.wording import words


def give_up(page: Page) -> None:
    page.get_by_role("button", name=words("menu"), exact=True).click()
    page.get_by_role("button", name=words("menu-resign")).click()
    page.get_by_role("button", name=words("resign-yes")).click()


def test_against_the_computer_and_again(new_page: Callable[..., Page]) -> None:
    page = hurry(new_page(reduced_motion="reduce"))
    page.goto("/")
    page.get_by_role("button", name=words("start-game")).click()
    for again in (False, True):
        if again:
            page.get_by_role("button", name=words("end-again")).click()
        wait_for(page, "take", "choosing")
        give_up(page)
        proved = page.get_by_text(words("fair-deals", proof="proved"))
        proved.click()
        expect(page.get_by_text(words("fair-proof", proof="proved"))).to_be_visible()
        expect(page.get_by_text(words("fair-own"))).to_be_visible()
    # Somebody who only noted another commitment is told so.
    noted = "Object.keys(localStorage).filter((name) => name.startsWith('tilewright.deals.'))"
    page.evaluate(
        f"for (const name of {noted}) localStorage.setItem(name, JSON.stringify("
        "{ ...JSON.parse(localStorage.getItem(name)), commitment: '0'.repeat(64) }))"
    )
    page.reload()
    page.get_by_text(words("fair-deals", proof="other-commitment")).click()
    expect(page.get_by_text(words("fair-proof", proof="other-commitment"))).to_be_visible()
