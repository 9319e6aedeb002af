"""Tests of the test helpers: Chromium starts, and `Complaints` notices what no page may do."""

from __future__ import annotations

import functools
import http.server
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.chromium import Complaints


class Silent(http.server.SimpleHTTPRequestHandler):
    """Serves files without logging."""

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "favicon.ico").touch()
    return tmp_path


@pytest.fixture
def address(folder: Path) -> Iterator[str]:
    """Where the folder's files are served."""
    handler = functools.partial(Silent, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as files:
        thread = threading.Thread(target=files.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{files.server_port}/"
        files.shutdown()
        thread.join()


@pytest.mark.parametrize(
    ("script", "complaint"),
    [
        ("console.log('fine')", ""),
        ("console.warn('beware')", "console warning: beware"),
        ("console.error('bad')", "console error: bad"),
        ("throw new Error('lost')", "uncaught: lost"),
        ("fetch('nothing-here')", "404"),
        (
            "new Image().src = 'http://elsewhere.invalid/x.png'",
            "request to another host: http://elsewhere.invalid/x.png",
        ),
        ("new WebSocket('ws://elsewhere.invalid/')", "request to another host: ws://elsewhere.invalid/"),
        ("new Image().src = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='", ""),
    ],
)
def test_a_page_that_misbehaves_is_noticed(
    browser: Browser, folder: Path, address: str, script: str, complaint: str
) -> None:
    (folder / "index.html").write_text(f"<!doctype html><title>A page</title><script>{script}</script>", "utf-8")
    complaints = Complaints(address)
    with browser.new_context() as context:
        complaints.watch(context)
        page = context.new_page()
        page.goto(address, wait_until="networkidle")
        assert page.title() == "A page"
        verdict = complaints.verdict()
    assert complaint in verdict
    assert bool(verdict) == bool(complaint)
    if complaint:
        complaints.expect("^")
        assert complaints.verdict() == ""


def test_an_expected_complaint_must_come() -> None:
    complaints = Complaints("http://127.0.0.1/")
    complaints.expect("404")
    assert complaints.verdict() == "expected, but did not happen: 404"
