"""Chromium for tests and screenshots: finding it, starting it, and collecting errors of pages."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, expect, sync_playwright

import dev

PATIENCE = 120_000  # milliseconds that a page may take on a busy machine before a test gives up
expect.set_options(timeout=PATIENCE)

# Features to switch off. Chromium uses only the last list it is given, so Playwright's own list is repeated here.
FEATURES_OFF = [
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
    # The address bar's suggestions are a web page that every context preloads: 0.7 s of CPU, more than our page needs.
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxPopup",
]
# Most of these keep the browser itself from contacting other hosts than the server under test.
FLAGS = [
    "--disable-background-networking",
    "--disable-component-update",
    f"--disable-features={','.join(FEATURES_OFF)}",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
    # A page's first address is loaded in the process that has shown the empty page, instead of in a new one.
    "--renderer-process-limit=1",
    # V8 collects garbage and compiles in the page's own thread: helper threads cost more processor time than they save.
    "--js-flags=--single-threaded",
]

BLOCKED = "Service Worker registration blocked by Playwright"


def chromium_path() -> str:
    """The Chromium to use; without one, tests fail instead of being skipped."""
    found = dev.find_program(dev.CHROMIUM)
    if found is None:
        raise RuntimeError(
            "tests in the browser need Chromium: run them by `python3 dev.py test`, which installs it where it may, "
            f"or name its program in {dev.CHROMIUM.variable}."
        )
    return found


def headless_shell_path() -> str:
    """Chromium's headless shell, or the full Chromium where the shell is not installed."""
    return dev.find_program(dev.HEADLESS_SHELL) or chromium_path()


@contextmanager
def launched(playwright: Playwright, program: str) -> Iterator[Browser]:
    """A headless Chromium."""
    as_root = hasattr(os, "geteuid") and os.geteuid() == 0  # Chromium's sandbox does not work as root
    browser = playwright.chromium.launch(
        executable_path=program,
        args=[*FLAGS, *(["--no-sandbox"] if as_root else [])],
        timeout=PATIENCE,
    )
    try:
        yield browser
    finally:
        browser.close()


@contextmanager
def running_chromium() -> Iterator[Browser]:
    """The full Chromium instead of its headless shell, with a Playwright of its own."""
    with sync_playwright() as playwright, launched(playwright, chromium_path()) as browser:
        yield browser


class Complaints:
    """Collects what no page may do: errors, warnings, and requests to other hosts than the server.

    A test that provokes a complaint announces it: `complaints.expect("404")`.
    """

    def __init__(self, address: str) -> None:
        self.host = urlsplit(address).netloc
        self.found: list[str] = []
        self.expected: list[str] = []

    def expect(self, pattern: str) -> None:
        """Ignore complaints that match the regular expression; the test fails if there is none."""
        self.expected.append(pattern)

    def watch(self, context: BrowserContext) -> None:
        """Listen to all pages of a context."""
        context.on("console", self.hear)
        context.on("weberror", lambda problem: self.found.append(f"uncaught: {problem.error}"))
        context.on("request", lambda request: self.see_request(request.url))
        context.on("page", self.watch_page)

    def watch_page(self, page: Page) -> None:
        """Listen to events that only a page has."""
        page.on("websocket", lambda socket: self.see_request(socket.url))
        page.on("crash", lambda _: self.found.append("the page crashed"))

    def hear(self, message: ConsoleMessage) -> None:
        """Record a warning or an error on the console."""
        if message.type in ("error", "warning", "assert") and BLOCKED not in message.text:
            place = message.location
            self.found.append(f"console {message.type}: {message.text} ({place['url']}:{place['lineNumber']})")

    def see_request(self, address: str) -> None:
        """Record a request to another host."""
        parts = urlsplit(address)
        if parts.scheme not in ("data", "blob") and parts.netloc != self.host:
            self.found.append(f"request to another host: {address}")

    def verdict(self) -> str:
        """All complaints, one on each line; empty if there are none."""
        wrong = [line for line in self.found if not any(re.search(pattern, line) for pattern in self.expected)]
        missing = [
            f"expected, but did not happen: {pattern}"
            for pattern in self.expected
            if not any(re.search(pattern, line) for line in self.found)
        ]
        return "\n".join(wrong + missing)
