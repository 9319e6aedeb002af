"""Fixtures of the browser tests: a Chromium, a real server, and pages that must cause no error or warning.

Chromium and server are made once for this folder (in each worker of a parallel run), not for the whole session:
while Playwright runs, no test of another folder could run an event loop in the same process.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Playwright, ViewportSize, sync_playwright

from tests.browser.chromium import PATIENCE, Complaints, chromium_path, headless_shell_path, launched
from tests.browser.serving import Server, running_server
from tests.browser.tables import Stock

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
SILENT = (
    "delete window.AudioContext"  # after its first sound an AudioContext takes processor time until the page is closed
)


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """Playwright, which drives Chromium."""
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """Chromium's headless shell, or the full Chromium where the shell is not installed."""
    with launched(playwright, headless_shell_path()) as started:
        yield started


@pytest.fixture(scope="package")
def whole_chromium(playwright: Playwright) -> Iterator[Browser]:
    """The full Chromium: the headless shell can neither install apps nor show notifications."""
    with launched(playwright, chromium_path()) as started:
        yield started


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server process that all tests of a worker share; each test makes its own tables."""
    with running_server(tmp_path_factory.mktemp("server")) as started:
        yield started


@pytest.fixture(scope="package")
def stock(server: Server) -> Stock:
    """Shared tables in many states, which tests look at but do not change."""
    return Stock(server.address)


@pytest.fixture
def complaints(server: Server) -> Complaints:
    """The errors and warnings of the test's pages, and their requests to other hosts."""
    return Complaints(server.address)


@pytest.fixture
def new_page(browser: Browser, server: Server, complaints: Complaints) -> Iterator[Callable[..., Page]]:
    """Opens a page in a fresh profile, as another person's browser: `new_page(viewport=PHONE, locale="fi")`.

    Takes the options of Playwright's `new_context`, and `sound=True`. The test fails at its end if one of its pages
    caused a complaint.
    """
    with ExitStack() as open_contexts:

        def make(sound: bool = False, **options: Any) -> Page:
            # A service worker would answer in place of a test's own `route`; test_offline.py lets it work.
            usual = {"base_url": server.address, "viewport": DESKTOP, "service_workers": "block"}
            context = browser.new_context(**{**usual, **options})
            open_contexts.callback(context.close)
            context.set_default_timeout(PATIENCE)
            complaints.watch(context)
            if not sound:
                context.add_init_script(SILENT)
            return context.new_page()

        yield make
    if verdict := complaints.verdict():
        pytest.fail(f"a page complained:\n{verdict}", pytrace=False)


@pytest.fixture
def page(new_page: Callable[..., Page]) -> Page:
    """A page at desktop size."""
    return new_page()
