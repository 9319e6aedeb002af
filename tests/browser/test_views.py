"""Every view: all text fits and is translated, at all sizes of fitting.py and in every language; axe finds nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.axe import load_axe, objections, run_axe
from tests.browser.chromium import Complaints
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.fitting import MISFITS, UNTRANSLATED, WATCH_FRAMES, amiss
from tests.browser.tables import Stock
from tests.browser.views import VIEWS

# These views are a dialog on a phone, and a panel beside the table in a wide window. axe checks the panel.
BY_WINDOW = ("advice",)


@pytest.mark.parametrize("name", VIEWS)
def test_text_fits_and_axe_finds_nothing(
    new_page: Callable[..., Page], stock: Stock, complaints: Complaints, name: str
) -> None:
    view = VIEWS[name]
    if view.complaint:
        complaints.expect(view.complaint)
    page = new_page(viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce")
    page.add_init_script(WATCH_FRAMES)
    view.open(page, stock)
    found = amiss(page)
    if name in BY_WINDOW:
        page = new_page(viewport=DESKTOP, reduced_motion="reduce")
        view.open(page, stock)
    found += objections(page)
    assert not found, "\n".join(found)


def test_texts_that_do_not_fit_are_found(page: Page) -> None:
    page.set_content("""<div style="position: relative">
      <p style="overflow: hidden; width: 20px">cut</p><button style="height: 9px; width: 20px">sticks</button>
      <p style="overflow: hidden; text-overflow: ellipsis; white-space: nowrap; width: 30px">shortened</p>
      <p style="left: 9px; position: absolute; top: 300px">upper</p>
      <p style="left: 9px; position: absolute; top: 303px">lower</p>
      <p style="margin-left: 3000px">outside</p><p hidden>hidden</p><p>fits</p></div>""")
    found = " ".join(page.evaluate(MISFITS))
    for reason in (
        "cut: “cut”",
        "button class=",
        "cut short: “shortened”",
        "“upper” and “lower”",
        "outside of the window",
    ):
        assert reason in found
    assert "hidden" not in found
    assert "fits" not in found
    page.set_content("<dialog open style='overflow: auto; width: 90px'><p style='width: 99px'>wide</p></dialog>")
    assert page.evaluate(MISFITS) == ["the dialog is too narrow for its content"]


def test_texts_that_are_not_translated_are_found(page: Page) -> None:
    page.set_content("<p>menu-open</p><p title='NaN points'>Ana</p> <p>and Bo</p><p>orð</p>")
    assert page.evaluate(f"({UNTRANSLATED})(new Set(['menu-open']), 'is')") == [
        "not translated: menu-open",
        "not translated: NaN points",
        "a list in English: menu-openAna and Boorð",
    ]
    assert page.evaluate(f"({UNTRANSLATED})(new Set(), 'en')") == ["not translated: NaN points"]


def test_axe_sees_words_without_contrast(page: Page) -> None:
    pale = "style='color: #bbb'"
    page.set_content(f"<div {pale}><p {pale}>pale</p><b>words</b></div><b>dark</b><input value=pale {pale}>")
    load_axe(page)
    (found,) = run_axe(page, ["color-contrast"])
    assert [found.count(f"<{name}") for name in ("p", "b", "input", "div")] == [1, 1, 1, 0]
