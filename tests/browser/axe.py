"""What axe objects to on a page: light, dark and forced colours, desktop, 200% and phone."""

from __future__ import annotations

from typing import Any

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page, ViewportSize

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.fitting import show_at

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


def objections(page: Page) -> list[str]:
    """What axe objects to in any of these windows: none has a touch screen, whatever the page had before."""
    load_axe(page)
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setTouchEmulationEnabled", {"enabled": False})
    found = []
    for size in (DESKTOP, PHONE):
        show_at(session, size, touch=False)
        found += [f"{size['width']} px: {line}" for line in run_axe(page)]
        found += [f"{size['width']} px, dark: {line}" for line in run_axe_in(page, COLOUR_RULES, color_scheme="dark")]
    show_at(session, ZOOMED, touch=False)
    found += [f"forced colours at 200%: {line}" for line in run_axe_in(page, None, forced_colors="active")]
    return found
