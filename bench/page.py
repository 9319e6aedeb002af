"""How fast the page is: to the first move, from one browser to the other, and during animations.

    python bench/page.py [--starts N] [--moves N] [--reviews N] [--json]

*First move*: from `tilewright play` in a checkout that is set up, through one click on the start page, until tiles can
be taken. The browser is already running. *Other browser*: from the click of one player until the other player's page
shows the move; both clocks are this machine's. *Longest task*: the longest time for which the page did not respond
while moves were animated, in a game against the computer. *First grade*: from the click on "Review" under an opened
record until the first move has its grade, each time for another two-player game. *First grade after the start*: the
same for the first review after the server's start, which also starts the review process. All are wall-clock times, so
measure on a quiet machine. Two figures are processor times, which other load changes less: that of the server until the
first move, and that of the page's task that took most.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import Browser, Page, expect

from tests.browser.chromium import running_chromium
from tests.browser.serving import read_address, running_server, stop
from tests.browser.tables import OPEN, PERSON, computer, join_table, make_table
from tests.browser.views import at_table, choose_file, sit
from tests.browser.wording import words
from tests.notation.games import random_game

BARS = {
    "first move": 3000.0,
    "other browser": 150.0,
    "longest task": 100.0,
    "first grade": 2000.0,
    "first grade after the start": 2000.0,
}
WISHES = "localStorage.setItem('tilewright.computer', JSON.stringify({ first: 'me' }))"
CLOCK = "performance.timeOrigin + performance.now()"
# Resolves with the time of the frame that shows the next change of the table.
WATCH = f"""
window.seen = new Promise((resolve) => {{
  const observer = new MutationObserver(() => {{
    observer.disconnect();
    requestAnimationFrame(() => resolve({CLOCK}));
  }});
  observer.observe(document.querySelector('main'), {{ subtree: true, childList: true, attributes: true }});
}}); 0
"""
PRESSED = f"addEventListener('click', () => (window.pressed = {CLOCK}), {{ capture: true }})"


def processor_seconds(process: subprocess.Popen[str]) -> float:
    """Processor time of a process so far; Linux only, else 0."""
    try:
        fields = Path(f"/proc/{process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def first_move(browser: Browser, folder: Path) -> dict[str, float]:
    """Start the command, click once, and wait until tiles can be taken; milliseconds."""
    command = [sys.executable, "-m", "tilewright", "play", "--no-browser", "--data", str(folder)]
    talk = folder / "standard-error.txt"
    folder.mkdir()
    begun = time.perf_counter()
    with (
        talk.open("w", encoding="utf-8") as errors,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, encoding="utf-8") as process,
        browser.new_context() as context,
    ):
        try:
            page = context.new_page()
            page.add_init_script(WISHES)
            address = read_address(process, talk)
            ready = time.perf_counter()
            page.goto(address)
            page.locator("form button[type=submit], form button:not([type])").first.click()
            expect(page.locator("[data-situation=take]")).to_be_visible(timeout=60_000)
            done, spent = time.perf_counter(), processor_seconds(process)
        finally:
            stop(process)
    return {
        "first move": (done - begun) * 1000,
        "server ready": (ready - begun) * 1000,
        "server's processor time": spent * 1000,
    }


def take_any(page: Page) -> None:
    """Play a move by mouse: some tiles, to the first place that is free for them."""
    expect(page.locator("[data-situation=take]")).to_be_visible(timeout=60_000)
    page.locator("[data-group][aria-disabled=false]").first.click()
    page.locator("button[data-destination][aria-disabled=false]").first.click()


def whose_turn(pages: list[Page]) -> Page:
    """The page whose player may take tiles, as soon as there is one."""
    while True:
        for page in pages:
            if page.locator("[data-situation=take]").count():
                return page
            page.wait_for_timeout(20)


def other_browser(browser: Browser, address: str, moves: int) -> list[float]:
    """How long each move took to be seen by the other player; milliseconds."""
    ana = make_table(address, PERSON, OPEN, first=1)
    bo = join_table(address, ana.invite or "", "Bo")
    waits = []
    with browser.new_context(base_url=address) as one, browser.new_context(base_url=address) as two:
        pages = [one.new_page(), two.new_page()]
        for page, seated in zip(pages, (ana, bo), strict=True):
            sit(page, seated)
            page.locator("[data-situation]").wait_for()
            page.evaluate(PRESSED)
        for _ in range(moves):
            mover = whose_turn(pages)
            watcher = pages[1 - pages.index(mover)]
            watcher.wait_for_timeout(2000)  # the animation of the last move is over
            watcher.evaluate(WATCH)
            take_any(mover)
            waits.append(watcher.evaluate("window.seen") - mover.evaluate("window.pressed"))
    return waits


def longest_task(browser: Browser, address: str, moves: int, trace: Path) -> tuple[float, float]:
    """The longest tasks while a person and the computer take tiles, by wall and by processor time; milliseconds."""
    seated = make_table(address, PERSON, computer(1), first=1)
    with browser.new_context(base_url=address, viewport={"width": 1440, "height": 900}) as context:
        page = context.new_page()
        at_table(page, seated)
        page.wait_for_timeout(1000)
        browser.start_tracing(page=page, path=trace, categories=["toplevel", "devtools.timeline"])
        for _ in range(moves):
            take_any(page)
            page.wait_for_timeout(2500)  # both moves are animated
        browser.stop_tracing()
    return longest_of(json.loads(trace.read_text(encoding="utf-8"))["traceEvents"])


def longest_of(events: list[dict[str, Any]]) -> tuple[float, float]:
    """The longest tasks of the page's main thread in a trace of Chromium's, by wall and by processor time."""
    threads = {(one["pid"], one["tid"]): one["args"]["name"] for one in events if one.get("name") == "thread_name"}
    tasks = [
        one
        for one in events
        if one.get("name", "").endswith("RunTask") and threads.get((one["pid"], one["tid"])) == "CrRendererMain"
    ]
    return max(one.get("dur", 0) for one in tasks) / 1000, max(one.get("tdur", 0) for one in tasks) / 1000


def first_grade(browser: Browser, address: str, seed: int) -> float:
    """How long it takes from asking for a review until the first move has a grade; milliseconds."""
    with browser.new_context(base_url=address) as context:
        page = context.new_page()
        choose_file(page, str(random_game(seed=seed, rounds=30)))
        link = page.get_by_role("link", name=words("review-game"), exact=True)
        expect(link).to_be_visible()
        page.evaluate(PRESSED)
        link.click()
        page.locator("ol .move .grade").filter(has_text=re.compile(r"\w")).first.wait_for()
        return float(page.evaluate(f"{CLOCK} - window.pressed"))


def measure(starts: int, moves: int, reviews: int) -> dict[str, Any]:
    """Everything, in milliseconds."""
    with tempfile.TemporaryDirectory() as folder, running_chromium() as browser:
        runs = [first_move(browser, Path(folder) / str(number)) for number in range(starts)]
        with running_server(Path(folder) / "tables") as server:
            waits = other_browser(browser, server.address, moves)
            longest, work = longest_task(browser, server.address, moves, Path(folder) / "trace.json")
            grades = [first_grade(browser, server.address, seed) for seed in range(1 + reviews)]
    return {
        "first move": statistics.median(run["first move"] for run in runs),
        "server ready": statistics.median(run["server ready"] for run in runs),
        "server's processor time": statistics.median(run["server's processor time"] for run in runs),
        "other browser": statistics.median(waits),
        "other browser, slowest": max(waits),
        "longest task": longest,
        "most processor time of a task": work,
        "first grade": statistics.median(grades[1:]),
        "first grade, slowest": max(grades[1:]),
        "first grade after the start": grades[0],
        "load average": os.getloadavg()[0] if hasattr(os, "getloadavg") else None,
    }


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--starts", type=int, default=3, help="how often to start the command (3)")
    parser.add_argument("--moves", type=int, default=8, help="moves in each game (8)")
    parser.add_argument("--reviews", type=int, default=5, help="games to review (5)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    arguments = parser.parse_args()
    found = measure(arguments.starts, arguments.moves, arguments.reviews)
    if arguments.json:
        print(json.dumps(found))
        return 0
    for name, value in found.items():
        if value is not None:
            target = f"   (target: {BARS[name]:.0f} ms)" if name in BARS else ""
            print(f"{name:29} {value:8.1f}{'' if name == 'load average' else ' ms'}{target}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
