"""Firefox for tests, driven by its own WebDriver BiDi endpoint: Playwright drives only its own build of Firefox."""

from __future__ import annotations

import base64
import json
import os
import re
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

import dev
from tests.browser.chromium import PATIENCE, Complaints
from tests.browser.serving import START_TIMEOUT, stop

LISTENING = "WebDriver BiDi listening on "
# Firefox itself switches off what disturbs tests when it is driven (`remote.prefs.recommended`).
PREFERENCES = {"intl.accept_languages": "en", "ui.systemUsesDarkTheme": 0}
EVENTS = ["log.entryAdded", "network.beforeRequestSent"]

# Where to click: the middle of the first element that matches, once nothing covers it and it does not move.
MIDDLE = """new Promise((done) => {
  const place = () => {
    const element = document.querySelector(%s);
    if (!element) return null;
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const box = element.getBoundingClientRect();
    const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
    const top = document.elementFromPoint(x, y);
    return top && (element.contains(top) || top.contains(element)) ? [x, y] : null;
  };
  const before = place();
  requestAnimationFrame(() => {
    const now = place();
    done(before && now && before.join() === now.join() ? now : null);
  });
})"""


class FirefoxPage:
    """One tab of Firefox, with those methods of Playwright's `Page` that a game needs."""

    def __init__(self, connection: ClientConnection, complaints: Complaints) -> None:
        self.connection = connection
        self.complaints = complaints
        self.numbers = count(1)
        self.command("session.new", capabilities={})
        self.command("session.subscribe", events=EVENTS)
        self.context = self.command("browsingContext.getTree")["contexts"][0]["context"]

    def command(self, method: str, **parameters: Any) -> dict[str, Any]:
        """Send a command and return its result; pass on events that arrive before it to `hear`."""
        number = next(self.numbers)
        self.connection.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            heard = json.loads(self.connection.recv(timeout=PATIENCE / 1000))
            if heard.get("id") == number:
                if heard["type"] == "error":
                    raise RuntimeError(f"{method}: {heard['error']}: {heard['message']}")
                return dict(heard["result"])
            self.hear(heard["method"], heard["params"])

    def hear(self, event: str, told: dict[str, Any]) -> None:
        """Record errors and warnings of the page, and requests to other hosts."""
        if event == "network.beforeRequestSent":
            self.complaints.see_request(told["request"]["url"])
        elif told["level"] in ("error", "warn"):
            self.complaints.found.append(f"{told['type']} {told['level']}: {told['text']}")

    def set_viewport_size(self, width: int, height: int) -> None:
        """Set the size of the viewport."""
        self.command("browsingContext.setViewport", context=self.context, viewport={"width": width, "height": height})

    def add_init_script(self, script: str) -> None:
        """Run this before the scripts of every document, but not in documents without an origin: they lack storage."""
        self.command(
            "script.addPreloadScript", functionDeclaration=f"() => {{ if (origin !== 'null') {{ {script} }} }}"
        )

    def goto(self, address: str) -> None:
        """Open a page and wait until it is loaded."""
        self.command("browsingContext.navigate", context=self.context, url=address, wait="complete")

    def evaluate(self, expression: str) -> Any:
        """The value of an expression; a promise is awaited."""
        answer = self.command(
            "script.evaluate",
            expression=f"Promise.resolve({expression}).then((value) => JSON.stringify(value ?? null))",
            target={"context": self.context},
            awaitPromise=True,
        )
        if answer["type"] == "exception":
            raise RuntimeError(f"{expression}: {answer['exceptionDetails']['text']}")
        return json.loads(answer["result"]["value"])

    def wait_for_timeout(self, milliseconds: float) -> None:
        """Wait for this many milliseconds."""
        time.sleep(milliseconds / 1000)

    def click(self, selector: str) -> None:
        """Click the first element that matches, as a mouse does, once it can be clicked."""
        until = time.monotonic() + PATIENCE / 1000
        while (middle := self.evaluate(MIDDLE % json.dumps(selector))) is None:
            if time.monotonic() > until:
                raise AssertionError(f"{selector} cannot be clicked")
        steps = [
            {"type": "pointerMove", "x": middle[0], "y": middle[1]},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": steps}
        self.command("input.performActions", context=self.context, actions=[mouse])

    def screenshot(self, path: Path) -> None:
        """Write a picture of the viewport to a file."""
        path.write_bytes(
            base64.b64decode(self.command("browsingContext.captureScreenshot", context=self.context)["data"])
        )


def firefox_path() -> str:
    """The Firefox to use; without one, tests fail instead of being skipped."""
    found = dev.find_program(dev.FIREFOX)
    if found is None:
        raise RuntimeError(
            "this test needs Firefox: run it by `python3 dev.py test`, which installs it where it may, "
            f"or name its program in {dev.FIREFOX.variable}."
        )
    return found


@contextmanager
def running_firefox(profile: Path, complaints: Complaints) -> Iterator[FirefoxPage]:
    """The tab of a headless Firefox with a new profile."""
    profile.mkdir()
    lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in PREFERENCES.items()]
    (profile / "user.js").write_text("\n".join(lines), encoding="utf-8")
    command = [firefox_path(), "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0"]
    with subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        env={**os.environ, "HOME": str(profile)},
        encoding="utf-8",
        errors="replace",
    ) as process:
        try:
            with connect(
                f"{read_endpoint(process)}/session", max_size=None, open_timeout=PATIENCE / 1000
            ) as connection:
                yield FirefoxPage(connection, complaints)
        finally:
            stop(process)


def read_endpoint(process: subprocess.Popen[str]) -> str:
    """The address at which Firefox listens, read from its output; later output is read and ignored."""
    watchdog = threading.Timer(START_TIMEOUT, process.kill)
    watchdog.start()
    said = []
    try:
        assert process.stderr is not None
        for line in process.stderr:
            said.append(line)
            if found := re.search(f"{LISTENING}(ws://\\S+)", line):
                threading.Thread(target=process.stderr.read, daemon=True).start()
                return found[1]
    finally:
        watchdog.cancel()
    raise RuntimeError(f"Firefox ended with status {process.wait()}:\n{''.join(said)}")
