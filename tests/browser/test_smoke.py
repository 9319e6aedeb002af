"""A real server delivers the built page, and the page is shown."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_start_page_has_a_heading_and_fits_the_width(
    new_page: Callable[..., Page], viewport: dict[str, int]
) -> None:
    page = new_page(viewport=viewport)
    page.goto("/")
    expect(page).to_have_title(re.compile("Tilewright"))
    expect(page.get_by_role("heading").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is wider than the screen"
