"""Runs axe on a page at desktop and phone size in light and dark colours, and at 200% zoom in forced colours."""

from __future__ import annotations

from typing import Any

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page, ViewportSize

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.fitting import show_at

# At 200% zoom the viewport has half the width and height.
ZOOMED: ViewportSize = {"width": DESKTOP["width"] // 2, "height": DESKTOP["height"] // 2}
# A theme changes only colours, and axe has two rules about colours.
COLOUR_RULES = ["color-contrast", "link-in-text-block"]
# WCAG 2.5.8: a target has 24 px, or as much space around it. axe checks this only on request. Disabled controls are
# left out.
TARGETS = """axe.configure({ rules: [
  { id: 'target-size', enabled: true, selector: '*:not([aria-disabled=true])' },
] })"""
# Only an element that contains text itself, or a field, can have too little contrast. axe checks this as well, but only
# after computing the accessible text of the element, which takes a quarter of its time.
TEXT_ONLY = """{
  const { matches } = axe._audit.rules.find(({ id }) => id === 'color-contrast');
  const hasWords = (element) => element.matches('input, select, textarea')
    || [...element.childNodes].some((one) => one.nodeType === Node.TEXT_NODE && one.data.trim());
  axe.configure({ rules: [
    { id: 'color-contrast', matches: (element, ...more) => hasWords(element) && matches(element, ...more) },
  ] });
}"""
# Cache parsed colours: axe spends a fifth of its time parsing the same ones.
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

# In this build of axe, private fields of a class are WeakMaps, and every colour has seven of them. Hidden properties of
# the objects are quicker: 7% of axe's time.
WITHOUT_WEAK_MAPS = """(function (WeakMap, WeakSet) {%s})(class {
  key = Symbol();
  has(one) { return this.key in one; }
  get(one) { return one[this.key]; }
  set(one, value) { one[this.key] = value; }
}, class {
  key = Symbol();
  has(one) { return this.key in one; }
  add(one) { one[this.key] = true; }
})"""

# Screen readers skip these drawings, and axe reports nothing inside them, but spends a quarter of its time there.
EMPTY_DRAWINGS = "for (const one of document.querySelectorAll('svg[aria-hidden=true]')) one.replaceChildren()"


def run_axe(page: Page, rules: list[str] | None = None) -> list[str]:
    """The violations of all rules, or of the named ones; each with the first three elements that violate it."""
    options: dict[str, Any] = {"resultTypes": ["violations"], "selectors": False}  # no details of rules that pass
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
    """Load axe into a page and configure it."""
    for script in (WITHOUT_WEAK_MAPS % AXE_SCRIPT, TARGETS, TEXT_ONLY, COLOURS_ONCE):
        page.evaluate(script)


def run_axe_in(page: Page, rules: list[str] | None, **media: Any) -> list[str]:
    """The violations under other media settings, such as a dark colour scheme; afterwards the colours are light."""
    page.emulate_media(**media)
    page.evaluate("Promise.all(document.getAnimations().map((one) => one.finished))")
    found = run_axe(page, rules)
    page.emulate_media(color_scheme="light", forced_colors="none")
    return found


def objections(page: Page) -> list[str]:
    """All violations at desktop size, at phone size and at 200% zoom.

    Touch emulation is switched off, and the page loses its drawings.
    """
    load_axe(page)
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setTouchEmulationEnabled", {"enabled": False})
    found = []
    for size in (DESKTOP, PHONE):
        show_at(session, size, touch=False)
        page.evaluate(EMPTY_DRAWINGS)  # a new size may have drawn new ones
        found += [f"{size['width']} px: {line}" for line in run_axe(page)]
        found += [f"{size['width']} px, dark: {line}" for line in run_axe_in(page, COLOUR_RULES, color_scheme="dark")]
    show_at(session, ZOOMED, touch=False)
    page.evaluate(EMPTY_DRAWINGS)
    found += [f"forced colours at 200%: {line}" for line in run_axe_in(page, None, forced_colors="active")]
    return found
