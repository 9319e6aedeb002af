"""Nothing on the table moves unexpectedly during play, as measured by the browser's layout shifts."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from playwright.sync_api import Page

from tests.browser.fitting import HIDE_TILES, show_at
from tests.browser.playing import COMPUTER, PERSON, TWO_FRAMES, make_table, sit_down, take_turn, wait_for
from tests.browser.serving import Server
from tests.browser.tables import Stock
from tests.browser.views import at_table, pick_first
from tests.browser.wording import speak, words
from tests.locales.catalogues import languages

SIZES = [(320, 640), (390, 844), (768, 1024), (844, 390), (1366, 650), (1440, 900), (2560, 1440)]
# The browser's own sum (CLS) leaves out shifts within half a second after a key or a click. Here all shifts count, so
# that it does not matter how soon the computer answers.
SHIFTS = """window.shifts = []; new PerformanceObserver((list) => {
  for (const one of list.getEntries())
    window.shifts.push([one.value, ...one.sources.map(({ node, previousRect: from, currentRect: to }) =>
      `${node?.className ?? node?.nodeName} from ${from.x},${from.y} to ${to.x},${to.y}`)]);
}).observe({ type: 'layout-shift' }); 0"""
UNSEEN = 0.005
"""The accepted sum of layout shifts. It was 0 in whole games at all sizes on quiet cores; a top bar that grows by one
line adds 0.02."""


def test_nothing_jumps_in_play(new_page: Callable[..., Page], server: Server) -> None:
    page = new_page(reduced_motion="reduce")
    seated = make_table(server, PERSON, COMPUTER, first=1)
    sit_down(page, seated)
    page.evaluate(SHIFTS)
    for width, height in SIZES:  # two turns at each size; the ends of two rounds are among them
        page.set_viewport_size({"width": width, "height": height})
        wait_for(page, "take")
        page.evaluate(TWO_FRAMES)
        page.evaluate("window.shifts = []; 0")
        for _ in range(2):
            take_turn(page, server, seated["table"])
            wait_for(page, "take")
        page.evaluate(TWO_FRAMES)
        shifts = page.evaluate("window.shifts")
        assert sum(value for value, *_ in shifts) < UNSEEN, (width, height, shifts)


# The places of the boards with each of these sentences in the status bar.
PLACES = """(sentences) => sentences.map((sentence) => {
  document.querySelector('.status .sentence').textContent = sentence;
  const boxes = ['.own', '.ring'].map((one) => document.querySelector(one).getBoundingClientRect());
  return boxes.flatMap(({ x, y, width, height }) => [x, y + scrollY, width, height]).map((at) => at.toFixed(1)).join();
})"""


@cache
def sentences(language: str) -> tuple[list[str], list[str]]:
    """The longest sentences of the status bar in a language: before tiles are chosen, and afterwards."""
    moves = [
        words("move-take", language, count=4, colour=colour, source=source, line=line)
        for colour in "BYRKW"
        for source in (0, 9)
        for line in (0, 5)
    ]
    colours = sorted((words("colour-name", language, colour=colour) for colour in "BYRKW"), key=len)[-3:]
    rest = words("table-rest-to-centre", language, colours=", ".join(colours), count=3)
    before = [words(f"status-{name}", language) for name in ("take-how", "look-around", "tiling-how", "column-how")]
    before += [max(moves, key=len), words("hint-says", language, move=max(moves, key=len))]
    centre = f"{words('table-from', language, source=0)} {words('table-with-marker', language)}"
    return before, [centre, f"{words('table-from', language, source=9)} {rest}"]


def test_no_sentence_of_a_turn_moves_the_boards(new_page: Callable[..., Page], stock: Stock) -> None:
    sizes = [(768, 1024), (1100, 800), (1366, 650), (1440, 900)]  # on phones the bar is at the lower edge
    found: dict[tuple[str, int, int], set[str]] = {}
    for chosen in (False, True):
        page = new_page(reduced_motion="reduce")
        at_table(page, stock.two)
        if chosen:
            pick_first(page)
        page.evaluate(HIDE_TILES)
        session = page.context.new_cdp_session(page)
        for language in languages():
            speak(page, language)
            for width, height in sizes:
                if not chosen or width > 1000:  # narrower pages scroll to the destinations
                    show_at(session, {"width": width, "height": height}, touch=False)
                    page.evaluate(TWO_FRAMES)
                    places = page.evaluate(PLACES, sentences(language)[chosen])
                    found.setdefault((language, width, height), set()).update(places)
    assert {size: places for size, places in found.items() if len(places) > 1} == {}
