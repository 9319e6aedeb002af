"""Nothing on the table jumps while one plays, by the browser's own measure of layout shifts."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from tests.browser.playing import COMPUTER, PERSON, TWO_FRAMES, make_table, play_turn, sit_down, wait_for
from tests.browser.serving import Server

SIZES = [(320, 640), (390, 844), (768, 1024), (844, 390), (1366, 650), (1440, 900), (2560, 1440)]
# The browser's own sum leaves out shifts soon after a key or a click. Here they count: on a busy machine the
# computer's answer comes later than that.
SHIFTS = """window.shifts = []; new PerformanceObserver((list) => {
  for (const one of list.getEntries())
    window.shifts.push([one.value, ...one.sources.map(({ node, previousRect: from, currentRect: to }) =>
      `${node?.className ?? node?.nodeName} from ${from.x},${from.y} to ${to.x},${to.y}`)]);
}).observe({ type: 'layout-shift' }); 0"""
UNSEEN = 0.005
"""None in whole games at all sizes on quiet cores; a top bar that grows by a line is 0.02."""


def test_nothing_jumps_in_play(new_page: Callable[..., Page], server: Server) -> None:
    page = new_page(reduced_motion="reduce")
    seated = make_table(server, PERSON, COMPUTER, first=1)
    sit_down(page, seated)
    page.evaluate(SHIFTS)
    for width, height in SIZES:  # two turns each: with the ends of two rounds
        page.set_viewport_size({"width": width, "height": height})
        wait_for(page, "take")
        page.evaluate(TWO_FRAMES)
        page.evaluate("window.shifts = []; 0")
        for _ in range(2):
            play_turn(page, server, seated["table"])
            wait_for(page, "take")
        page.evaluate(TWO_FRAMES)
        shifts = page.evaluate("window.shifts")
        assert sum(value for value, *_ in shifts) < UNSEEN, (width, height, shifts)
