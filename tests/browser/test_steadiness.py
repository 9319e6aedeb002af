"""The page keeps its state over a server restart, the back button, changes in other tabs, and reloads."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, expect

from tests.browser.chromium import PATIENCE, Complaints
from tests.browser.serving import running_server
from tests.browser.tables import OPEN, PERSON, Stock, computer, join_table, make_table, play_on
from tests.browser.views import at_table, heading, pick_first, sit, start
from tests.browser.wording import words

NewPage = Callable[..., Page]

# Goes back while tiles fly. This runs in the page: on a busy machine the test process could be too late.
BACK_WHILE_TILES_FLY = """
window.sameDocument = true;
new MutationObserver((_, observer) => {
  if (!document.querySelector('.flyer')) return;
  observer.disconnect();
  history.back();
}).observe(document.body, { childList: true, subtree: true }); 0
"""


def test_a_server_that_comes_back(browser: Browser, tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        address, port = server.address, str(urlsplit(server.address).port)
        ana = make_table(address, PERSON, OPEN, first=2)
        assert ana.invite is not None
        bo = join_table(address, ana.invite, "Bo")
        complaints = Complaints(address)
        # Connections are refused or cut off, depending on when the server stops and restarts: the WebSocket, and some
        # seconds after the table is shown the request for the files that the end of the game needs.
        complaints.expect(
            r"(WebSocket connection to .* failed|Failed to load resource): .*ERR_(CONNECTION|SOCKET|EMPTY)"
        )
        context = browser.new_context(base_url=address)
        context.set_default_timeout(PATIENCE)
        complaints.watch(context)
        page = context.new_page()
        sit(page, ana)
        expect(page.locator("[data-situation=not-here]")).to_contain_text("Bo")
    with context:
        expect(page.locator("[data-situation=reconnecting]")).to_be_visible()
        page.wait_for_event("console", lambda message: "WebSocket" in message.text)  # a failed attempt to reconnect
        with running_server(tmp_path, "--port", port):
            play_on(address, bo, lambda _, turns: not turns)
            # Ana's page reconnects, and shows Bo's move.
            expect(page.locator("[data-situation=take]")).to_be_visible()
            expect(page.get_by_role("list", name=words("log-title")).get_by_text("Bo")).to_be_visible()
    assert complaints.verdict() == ""


def test_the_back_button(page: Page, stock: Stock) -> None:
    start(page, stock)
    page.get_by_role("link", name=words("about"), exact=True).click()
    heading(page, words("about-title"))
    page.go_back()
    heading(page, words("motto"))
    page.get_by_role("button", name=words("start-game")).click()
    expect(page.locator("[data-situation]")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", name=words("your-games"))).to_be_visible()
    page.go_forward()
    expect(page.locator("[data-situation]")).to_be_visible()


def test_going_back_while_tiles_fly(page: Page, stock: Stock) -> None:
    seated = make_table(stock.address, PERSON, computer(), first=1)
    seated.give_to(page.context)
    start(page, stock)
    page.evaluate("table => { location.hash = `#/table/${table}` }", seated.table)
    expect(page.locator("[data-situation=take]")).to_be_visible()
    page.evaluate(BACK_WHILE_TILES_FLY)
    page.get_by_role("button", name="Take ").first.click()
    page.locator("button[data-destination][aria-disabled=false]").first.click()
    expect(page.get_by_role("heading", name=words("your-games"))).to_be_visible()
    assert page.evaluate("window.sameDocument")  # the document was not reloaded


def test_going_back_does_not_ask_to_sit_down_again(page: Page, stock: Stock) -> None:
    ana = make_table(stock.address, PERSON, OPEN, OPEN)
    start(page, stock)
    page.goto(f"/#/join/{ana.invite}")
    page.get_by_label(words("your-name")).fill("Bo")
    page.get_by_role("button", name=words("sit-down")).click()
    heading(page, words("waiting-for", count=1))
    page.go_back()
    heading(page, words("motto"))
    page.goto(f"/#/join/{ana.invite}")  # this time the link leads straight to the table
    heading(page, words("waiting-for", count=1))


def test_two_tabs_are_in_step(page: Page, stock: Stock) -> None:
    seated = make_table(stock.address, PERSON, computer(), first=1)
    at_table(page, seated)
    other = page.context.new_page()
    at_table(other, seated)
    page.get_by_role("button", name="Take ").first.click()
    page.locator("button[data-destination][aria-disabled=false]").first.click()
    log = other.get_by_role("list", name=words("log-title"))
    expect(log.get_by_text("Ana")).to_be_visible()
    expect(other.locator("[data-situation=take]")).to_be_visible()  # the computer has answered, too
    page.get_by_role("button", name=words("theme-to-dark")).click()
    expect(other.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_role("button", name=words("menu")).click()
    page.get_by_role("combobox").select_option("da")
    expect(other.locator("html")).to_have_attribute("lang", "da")


def test_another_language_without_a_reload(page: Page, stock: Stock) -> None:
    at_table(page, stock.two)
    pick_first(page)
    page.evaluate("window.same = true")
    page.get_by_role("button", name=words("menu")).click()
    page.get_by_role("combobox").select_option("fi")
    expect(page.locator("html")).to_have_attribute("lang", "fi")
    page.keyboard.press("Escape")
    expect(page.locator("[data-situation=place]")).to_be_visible()  # the tiles are still chosen
    expect(page.locator("[data-situation=place]")).not_to_contain_text(words("status-cancel"))
    assert page.evaluate("window.same")


def test_settings_outlive_a_reload(page: Page, stock: Stock) -> None:
    start(page, stock)
    page.get_by_role("button", name=words("theme-to-dark")).click()
    page.get_by_role("radio", name=re.compile(words("level-choice", level=7))).check()
    page.get_by_role("button", name=words("menu")).click()
    page.get_by_role("dialog").get_by_text(words("speed-fast"), exact=True).click()
    page.get_by_role("switch", name=words("setting-sound")).click()
    page.get_by_role("dialog").get_by_role("combobox").select_option("en")
    page.reload()
    heading(page, words("motto"))
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_role("button", name=words("menu")).click()
    expect(page.get_by_role("radio", name=words("speed-fast"))).to_be_checked()
    expect(page.get_by_role("switch", name=words("setting-sound"))).not_to_be_checked()
