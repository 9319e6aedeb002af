"""The page is in the browser's language, and `show_at` has the layout of a window of that size."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE
from tests.browser.fitting import LANGUAGES, SIZES, show_at

BOXES = """async () => {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  return [...document.querySelectorAll('body *')].map((one) => JSON.stringify(one.getBoundingClientRect()));
}"""


def test_show_at_lays_out_like_a_window_of_that_size(new_page: Callable[..., Page]) -> None:
    """Boxes after `show_at` are the same as after `set_viewport_size`."""
    page = new_page(viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce")
    page.goto("/", wait_until="networkidle")
    page.evaluate("document.fonts.ready")
    session = page.context.new_cdp_session(page)
    for size in SIZES:
        show_at(session, size)
        assert page.evaluate("[innerWidth, innerHeight]") == [size["width"], size["height"]]
        shown = page.evaluate(BOXES)
        page.set_viewport_size(size)
        assert page.evaluate(BOXES) == shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browsers_language_is_spoken(new_page: Callable[..., Page], language: str) -> None:
    page = new_page(locale=language)
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_role("combobox").first).to_have_value(language)
