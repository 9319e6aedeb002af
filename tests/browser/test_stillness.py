"""Nothing on the table jumps while one plays, by the browser's own measure of layout shifts."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.playing import COMPUTER, PERSON, make_table, play_turn, sit_down, wait_for
from tests.browser.serving import Server

SIZES = [(768, 1024), (1366, 650), (1440, 900), (2560, 1440)]
UNSEEN = 0.01
"""None on quiet cores; on a busy machine words of the bar moved by a few pixels, up to 0.0015 in all."""
SHIFTS = """window.shifts = []; new PerformanceObserver((list) => {
  for (const one of list.getEntries()) if (!one.hadRecentInput)
    window.shifts.push([one.value, ...one.sources.map(({ node }) => node?.className ?? node?.nodeName)]);
}).observe({ type: 'layout-shift' }); 0"""


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_nothing_jumps_in_play(new_page: Callable[..., Page], server: Server, width: int, height: int) -> None:
    page = new_page(viewport={"width": width, "height": height}, reduced_motion="reduce")
    seated = make_table(server, PERSON, COMPUTER, first=1)
    sit_down(page, seated)
    wait_for(page, "take")
    page.evaluate(SHIFTS)
    for _ in range(2):
        play_turn(page, server, seated["table"])
        wait_for(page, "take")
    shifts = page.evaluate("window.shifts")
    assert sum(value for value, *_ in shifts) < UNSEEN, shifts
