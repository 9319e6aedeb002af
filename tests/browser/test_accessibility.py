"""axe finds nothing to object to, on any page, in any state, in either theme, on a desktop or a phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

from tests.browser.chromium import Complaints
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.tables import Stock
from tests.browser.views import VIEWS

THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
# All that a theme can change: it consists of colours. axe has these two rules about them.
COLOUR_RULES = ["color-contrast", "link-in-text-block"]


def run_axe(page: Page, rules: list[str] | None = None) -> list[str]:
    """What axe objects to, by all its rules or those named: a line for each, with the first elements it is about."""
    options: dict[str, Any] = {"resultTypes": ["violations"]}  # what passes is not described
    if rules:
        options["runOnly"] = rules
    violations: list[dict[str, Any]] = page.evaluate(
        "(options) => axe.run(options).then(({ violations }) => violations)", options
    )
    return [
        f"{found['id']} ({found['impact']}): {found['help']}"
        + "".join(f"\n    {node['html'][:160]}\n      {node['failureSummary']}" for node in found["nodes"][:3])
        for found in violations
    ]


@pytest.mark.parametrize("name", VIEWS)
def test_axe_finds_nothing(new_page: Callable[..., Page], stock: Stock, complaints: Complaints, name: str) -> None:
    view = VIEWS[name]
    if view.complaint:
        complaints.expect(view.complaint)
    page = new_page(viewport=DESKTOP, reduced_motion="reduce")
    view.open(page, stock)
    page.evaluate(AXE_SCRIPT)
    found = []
    for viewport in (DESKTOP, PHONE):
        page.set_viewport_size(viewport)
        for theme, rules in zip(THEMES, (None, COLOUR_RULES), strict=True):
            page.emulate_media(color_scheme=theme)
            page.evaluate("Promise.all(document.getAnimations().map((one) => one.finished))")
            found += [f"{viewport['width']} px, {theme}: {line}" for line in run_axe(page, rules)]
    assert not found, "\n".join(found)
