"""The pages of the deal of the day, of a duel and of a tournament; the games themselves are played over the API."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.chromium import PATIENCE, Complaints
from tests.browser.conftest import DESKTOP
from tests.browser.playing import hurry, look_away
from tests.browser.tables import worth
from tests.browser.wording import words
from tests.server.equal_deals import Device, at_noon, play_on
from tests.server.running import Person, RunningServer
from tilewright.server.page import Page as BuiltPage


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server at which the computer plays at its quickest level, also in its own game of the deal of the day."""
    with at_noon(tmp_path_factory.mktemp("equal"), page=BuiltPage.read()) as server:
        yield server


@pytest.fixture
def visit(browser: Browser, quick: RunningServer) -> Iterator[Callable[[str], Page]]:
    """Open an address in a new browser context, as another person would."""
    complaints = Complaints(f"{quick.http_address}/")
    with ExitStack() as contexts:

        def open_page(address: str) -> Page:
            context = contexts.enter_context(
                browser.new_context(
                    base_url=quick.http_address, viewport=DESKTOP, service_workers="block", reduced_motion="reduce"
                )
            )
            context.set_default_timeout(PATIENCE)
            complaints.watch(context)
            page = hurry(context.new_page())
            page.goto(address)
            return page

        yield open_page
    if verdict := complaints.verdict():
        pytest.fail(f"a page complained:\n{verdict}", pytrace=False)


def sensible(moves: list[list[Any]]) -> list[Any]:
    """The move with the best immediate effect, so that the game ends after few rounds."""
    return max(moves, key=worth)


def play_here(page: Page, server: RunningServer) -> None:
    """Play the game of the page's table to its end over the API, while the page shows something else."""
    expect(page.locator("[data-situation]")).to_be_visible()
    address, table = page.url, page.url.rpartition("/")[2]
    kept = json.loads(page.evaluate(f"localStorage.getItem('tilewright.table.{table}')"))
    look_away(page)
    Device(server).play(kept, sensible)
    page.goto(address)


def test_the_deal_of_the_day(visit: Callable[[str], Page], quick: RunningServer) -> None:
    page = visit("/daily")
    expect(page.get_by_text(words("daily-played", count=0))).to_be_visible()
    page.get_by_role("button", name=words("daily-play")).click()
    play_here(page, quick)
    page.get_by_role("link", name=words("end-to-day")).click()
    expect(page.get_by_text(words("daily-place", place=1, played=1))).to_be_visible()
    expect(page.get_by_label(words("daily-share"))).to_have_value(re.compile("^Tilewright "))
    expect(page.get_by_role("link", name=words("review-game"))).to_be_visible()
    expect(page.get_by_role("button", name=words("daily-play"))).to_have_count(0)
    page.clock.install()
    page.goto("/#/daily")
    page.reload()
    expect(page.get_by_text(words("daily-place", place=1, played=1))).to_be_visible()

    def answer_tomorrow(route: Route) -> None:
        today = route.fetch().json()
        route.fulfill(json={**today, "date": "2126-01-01", "today": "2126-01-01", "ranked": True, "yours": None})

    page.route(re.compile(r"/api/daily(\?|$)"), answer_tomorrow)
    page.clock.fast_forward("24:00:00")
    expect(page.get_by_role("button", name=words("daily-play"))).to_be_visible()
    expect(page.get_by_text(words("daily-place", place=1, played=1))).to_have_count(0)


def test_a_duel(visit: Callable[[str], Page], quick: RunningServer) -> None:
    ana = visit("/duel")
    ana.get_by_label(words("your-name")).fill("Ana")
    ana.get_by_role("radiogroup", name=words("duel-deals")).get_by_text("1", exact=True).click()
    ana.get_by_role("button", name=words("duel-make")).click()
    expect(ana.get_by_role("button", name=words("duel-play", deal=1))).to_be_visible()
    link = ana.get_by_label(words("duel-link")).input_value()
    code = link.rpartition("/")[2]
    device = Device(quick)
    device.secret = json.loads(ana.evaluate(f"localStorage.getItem('tilewright.duel.{code}')"))["secret"]
    device.play(device.post("/api/duels/play", {"code": code}), sensible)
    ana.reload()
    expect(ana.get_by_text(words("duel-finished"))).to_be_visible()

    bo = visit(link)
    expect(bo.get_by_text(words("duel-hidden-margin"))).to_be_visible()
    bo.get_by_label(words("your-name")).fill("Bo")
    bo.get_by_role("button", name=words("duel-join")).click()
    bo.get_by_role("button", name=words("duel-play", deal=1)).click()
    play_here(bo, quick)
    bo.get_by_role("link", name=words("end-to-duel")).click()
    expect(bo.get_by_role("heading", name=words("duel-drawn"))).to_be_visible()
    expect(bo.get_by_role("row")).to_have_count(3)

    cleo = visit(link)
    expect(cleo.get_by_role("heading", name=words("duel-drawn"))).to_be_visible()
    expect(cleo.get_by_role("button", name=words("duel-join"))).to_have_count(0)


def test_a_tournament(visit: Callable[[str], Page], quick: RunningServer) -> None:
    ana = visit("/tournament")
    ana.get_by_label(words("tournament-name")).fill("Monday club")
    ana.get_by_label(words("your-name")).fill("Ana")
    ana.get_by_role("button", name=words("tournament-make")).click()
    begin = ana.get_by_role("button", name=words("tournament-begin"))
    expect(begin).to_be_disabled()
    bo = visit(ana.get_by_label(words("tournament-link")).input_value())
    bo.get_by_label(words("your-name")).fill("Bo")
    bo.get_by_role("button", name=words("tournament-enter")).click()
    begin.click()
    seats = []
    for page in (ana, bo):
        page.get_by_role("button", name=words("tournament-ready")).click()
    for page in (ana, bo):
        expect(page.locator("[data-situation]")).to_be_visible()
        table = page.url.rpartition("/")[2]
        kept = json.loads(page.evaluate(f"localStorage.getItem('tilewright.table.{table}')"))
        seats.append(Person(quick, table, kept["secret"]))
    look_away(bo)
    play_on(seats, sensible)
    for seat in seats:
        seat.go_away()
    ana.get_by_role("link", name=words("end-to-tournament")).click()
    expect(ana.get_by_role("heading", name=words("tournament-after", round=1))).to_be_visible()
    expect(ana.get_by_role("row")).to_have_count(3)
    expect(ana.get_by_role("button", name=words("tournament-ready"))).to_be_visible()
    with ana.expect_download() as download:
        ana.get_by_role("link", name=words("tournament-results")).click()
    assert download.value.suggested_filename.endswith(".csv")
