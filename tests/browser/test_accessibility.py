"""axe finds nothing to object to: any page, any state, light, dark and forced colours, desktop, 200% and phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page, ViewportSize

from tests.browser.chromium import Complaints
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.tables import Stock
from tests.browser.views import VIEWS

# A desktop's window at 200% is to the page a window of half the size.
ZOOMED: ViewportSize = {"width": DESKTOP["width"] // 2, "height": DESKTOP["height"] // 2}
# A theme changes only colours, and axe has two rules about colours.
COLOUR_RULES = ["color-contrast", "link-in-text-block"]
# Targets of 24 px, or with as much room around them (WCAG 2.5.8): axe leaves the rule out unless asked. What does
# nothing when it is pressed is no target.
TARGETS = """axe.configure({ rules: [
  { id: 'target-size', enabled: true, selector: '*:not([aria-disabled=true])' },
] })"""
# Only an element that contains text itself, or a field, can have too little contrast. axe finds that out, too, but only
# after it has put together all that is said inside the element: a quarter of its time.
TEXT_ONLY = """{
  const { matches } = axe._audit.rules.find(({ id }) => id === 'color-contrast');
  const hasWords = (element) => element.matches('input, select, textarea')
    || [...element.childNodes].some((one) => one.nodeType === Node.TEXT_NODE && one.data.trim());
  axe.configure({ rules: [
    { id: 'color-contrast', matches: (element, ...more) => hasWords(element) && matches(element, ...more) },
  ] });
}"""
# axe reads the same colours again and again: a fifth of its time.
COLOURS_ONCE = """{
  const { Color } = axe.commons.color;
  const { parseString } = Color.prototype;
  const known = new Map();
  Color.prototype.parseString = function (text) {
    if (!known.has(text)) known.set(text, parseString.call(new Color(), text));
    const { r, g, b, alpha } = known.get(text);
    return Object.assign(this, { r, g, b, alpha });
  };
  undefined;
}"""


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


def load_axe(page: Page) -> None:
    """Make axe ready in a page."""
    for script in (AXE_SCRIPT, TARGETS, TEXT_ONLY, COLOURS_ONCE):
        page.evaluate(script)


def run_axe_in(page: Page, rules: list[str] | None, **media: Any) -> list[str]:
    """What axe objects to when the system asks for other colours."""
    page.emulate_media(**media)
    page.evaluate("Promise.all(document.getAnimations().map((one) => one.finished))")
    found = run_axe(page, rules)
    page.emulate_media(color_scheme="light", forced_colors="none")
    return found


@pytest.mark.parametrize("name", VIEWS)
def test_axe_finds_nothing(new_page: Callable[..., Page], stock: Stock, complaints: Complaints, name: str) -> None:
    view = VIEWS[name]
    if view.complaint:
        complaints.expect(view.complaint)
    page = new_page(viewport=DESKTOP, reduced_motion="reduce")
    view.open(page, stock)
    load_axe(page)
    found = []
    for viewport in (DESKTOP, PHONE):
        page.set_viewport_size(viewport)
        found += [f"{viewport['width']} px: {line}" for line in run_axe(page)]
        found += [
            f"{viewport['width']} px, dark: {line}" for line in run_axe_in(page, COLOUR_RULES, color_scheme="dark")
        ]
    page.set_viewport_size(ZOOMED)
    found += [f"forced colours at 200%: {line}" for line in run_axe_in(page, None, forced_colors="active")]
    assert not found, "\n".join(found)


def test_axe_sees_words_without_contrast(page: Page) -> None:
    pale = "style='color: #bbb'"
    page.set_content(f"<div {pale}><p {pale}>pale</p><b>words</b></div><b>dark</b><input value=pale {pale}>")
    load_axe(page)
    (found,) = run_axe(page, ["color-contrast"])
    assert [found.count(f"<{name}") for name in ("p", "b", "input", "div")] == [1, 1, 1, 0]
