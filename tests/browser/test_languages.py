"""Every page in every language, from phones to large screens: all text fits its place, and all of it is translated."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.chromium import Complaints
from tests.browser.conftest import PHONE
from tests.browser.fitting import WATCH_FRAMES, look_in_each, show_at
from tests.browser.tables import Stock
from tests.browser.views import VIEWS
from tests.browser.wording import message_ids
from tests.locales.catalogues import languages

# Phones upright and on their side, an upright tablet, and windows of computers.
SIZES: tuple[ViewportSize, ...] = (
    PHONE,
    {"width": 320, "height": 640},
    {"width": 844, "height": 390},
    {"width": 768, "height": 1024},
    {"width": 1366, "height": 650},
    {"width": 1440, "height": 900},
    {"width": 2560, "height": 1440},
)


IDS = message_ids("en")
LANGUAGES = languages()
BOXES = """async () => {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  return [...document.querySelectorAll('body *')].map((one) => JSON.stringify(one.getBoundingClientRect()));
}"""
ENGLISH_LIST = re.compile(r"\b(and|or)\b")
# Ids that are also words cannot be distinguished from their texts.
TELLING_IDS = sorted(name for name in IDS if "-" in name)


@pytest.mark.parametrize("name", VIEWS)
def test_all_text_fits_and_is_translated(
    new_page: Callable[..., Page], stock: Stock, complaints: Complaints, name: str
) -> None:
    view = VIEWS[name]
    if view.complaint:
        complaints.expect(view.complaint)
    page = new_page(viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce")
    page.add_init_script(WATCH_FRAMES)
    view.open(page, stock)
    session = page.context.new_cdp_session(page)
    found = []
    spoken = list(LANGUAGES)
    for size in SIZES:
        show_at(session, size)
        for language, seen in look_in_each(page, spoken, TELLING_IDS).items():
            if wrong_with(seen, language):
                found += [f"{language}, {size['width']} px: {wrong}" for wrong in lasting(page, language)]
        spoken.reverse()  # start with the language that is spoken
    assert not found, "\n".join(found)


def wrong_with(seen: dict[str, Any], language: str) -> list[str]:
    """What is wrong with a page as it was seen in a language."""
    wrong = [*seen["misfits"], *(f"not translated: {shown}" for shown in seen["ids"])]
    if language != "en" and (joined := ENGLISH_LIST.search(seen["text"])):
        wrong.append(f"a list in English: {seen['text'][max(joined.start() - 40, 0) : joined.end() + 40]}")
    return wrong


def lasting(page: Page, language: str) -> list[str]:
    """What is wrong for three seconds: the page may still be on its way to another layout, or load words for it."""
    for _ in range(10):
        page.wait_for_timeout(300)
        seen = look_in_each(page, [language], TELLING_IDS)[language]
        if not (wrong := wrong_with(seen, language)):
            break
    return wrong


def test_sizes_are_those_of_a_window(new_page: Callable[..., Page]) -> None:
    """Boxes are the same as in a window of that size, which is drawn in full."""
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
