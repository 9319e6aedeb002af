"""The page as an app: installation, use without the server, updates, notifications of turns."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from tests.browser.chromium import PATIENCE
from tests.browser.conftest import DESKTOP
from tests.browser.playing import moved_on, wait_for_kept, wait_until
from tests.browser.serving import HTTP, Server
from tests.browser.tables import OPEN, PERSON, Stock, join_table, make_table
from tests.browser.views import heading, start
from tests.browser.wording import words
from tilewright.server.keys import to_base64

READY = "navigator.serviceWorker.ready.then((found) => found.active?.state === 'activated')"


@contextmanager
def opened_once(browser: Browser, server: Server, stock: Stock) -> Iterator[BrowserContext]:
    """A browser context with a finished game. The page was opened there once, so that its service worker is active."""
    context = browser.new_context(base_url=server.address, viewport=DESKTOP, service_workers="allow")
    context.set_default_timeout(PATIENCE)
    stock.ended.give_to(context)
    page = context.new_page()
    start(page, stock)
    wait_until(page, READY)
    page.close()
    yield context
    context.close()


@pytest.fixture(scope="module")
def app(browser: Browser, server: Server, stock: Stock) -> Iterator[BrowserContext]:
    """The browser context that most tests of this file share."""
    with opened_once(browser, server, stock) as context:
        yield context


@pytest.fixture
def whole_page(whole_chromium: Browser, server: Server, stock: Stock) -> Iterator[Page]:
    """A page that the service worker serves, in the full Chromium."""
    with opened_once(whole_chromium, server, stock) as context:
        yield context.new_page()


@pytest.fixture
def page(app: BrowserContext) -> Iterator[Page]:
    """A page that the service worker serves."""
    page = app.new_page()
    yield page
    app.set_offline(False)
    page.close()


def test_chromium_would_install_it(whole_page: Page) -> None:
    page = whole_page
    page.goto("/")
    session = page.context.new_cdp_session(page)
    wrong = [error["errorId"] for error in session.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    assert wrong == ["in-incognito"]  # every Playwright context is incognito
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    icons = {(icon["sizes"], icon.get("purpose", "any")) for icon in json.loads(manifest["data"])["icons"]}
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= icons


def test_the_page_opens_without_the_server(page: Page, stock: Stock) -> None:
    page.goto("/#/games")
    expect(page.get_by_role("link", name=words("review-game"))).to_have_count(1)
    wait_for_kept(page, "answers", 1)
    page.context.set_offline(True)
    page.goto("/")
    heading(page, words("motto"))
    page.goto("/#/learn/leave")
    expect(page.get_by_role("button", name=re.compile("^Take [0-9]")).first).to_be_visible()
    page.goto("/#/games")
    expect(page.get_by_role("link", name=words("review-game"))).to_have_count(1)
    page.get_by_role("link", name=words("step-through")).click()
    expect(page.get_by_role("slider")).to_be_visible()
    page.goto(f"/join/fi#{'0' * 16}")
    heading(page, words("trouble-title", kind="offline"))
    expect(page).to_have_url(re.compile("/#/join/0000000000000000$"))


def test_a_review_that_was_seen_opens_without_the_server(page: Page, stock: Stock) -> None:
    lines = stock.review(stock.ended)  # a quick one: a normal review takes a minute
    page.context.route("**/review", lambda route: route.fulfill(body=lines, content_type="application/jsonl"))
    address = f"/#/review/{stock.ended.table}?move=1"
    done = page.get_by_text(words("review-done", proved="no"))
    page.goto(address)
    expect(done).to_be_visible()
    wait_for_kept(page, "reviews", 1)
    page.context.unroute("**/review")
    page.context.set_offline(True)
    page.goto("/")
    heading(page, words("motto"))
    page.goto(address)
    expect(done).to_be_visible()
    page.keyboard.press("]")
    expect(page.get_by_text(words("review-mark", kind="better", move="")).first).to_be_visible()


def test_a_game_against_the_computer_says_that_it_needs_the_server(page: Page, stock: Stock) -> None:
    page.context.set_offline(True)
    start(page, stock)
    page.get_by_role("button", name=words("start-game")).click()
    expect(page.get_by_role("alert").get_by_text(words("trouble-title", kind="offline"))).to_be_visible()


def test_nothing_but_the_page_is_kept(page: Page) -> None:
    page.goto("/#/games")
    expect(page.get_by_role("link", name=words("review-game"))).to_have_count(1)
    kept = page.evaluate(
        "caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name).then((one) => one.keys()))))"
        ".then((all) => all.flat().map((request) => new URL(request.url).pathname))"
    )
    assert "/" in kept
    assert all(path in ("/", "/icon.svg", "/icon-192.png") or path.startswith("/assets/") for path in kept)


def test_a_notice_says_that_it_is_your_turn(whole_page: Page, server: Server) -> None:
    page = whole_page
    page.context.grant_permissions(["notifications"])
    page.goto("/")
    session = page.context.new_cdp_session(page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(20)
    wait_until(page, "navigator.serviceWorker.ready.then(({ active }) => active.state === 'activated')")
    session.send(
        "ServiceWorker.deliverPushMessage",
        {
            "origin": server.address.rstrip("/"),
            "registrationId": found[0],
            "data": json.dumps({"title": "Sinun vuorosi"}),
        },
    )
    wait_until(
        page,
        "navigator.serviceWorker.ready.then((one) => one.getNotifications())"
        ".then((all) => all.some(({ title, tag }) => title === 'Sinun vuorosi' && tag === 'turn'))",
    )


def test_an_invitation_has_a_preview_and_keeps_its_code(page: Page, server: Server, stock: Stock) -> None:
    assert stock.waiting.invite is not None
    document = HTTP.get(f"{server.address}join/da").text
    assert f'property="og:title" content="{words("invitation-title", "da")}"' in document
    (picture,) = re.findall(r'property="og:image" content="([^"]+)"', document)
    answer = HTTP.get(picture)
    assert answer.headers["content-type"] == "image/png"
    assert len(answer.content) < 60_000
    page.goto(f"/join/da#{stock.waiting.invite}")
    heading(page, words("join-title"))
    expect(page).to_have_url(f"{server.address}#/join/{stock.waiting.invite}")


def test_an_open_page_finds_the_files_of_the_version_before(page: Page) -> None:
    """After an update, an open page of the old version loads its other files from the old version's cache."""
    page.goto("/")
    page.evaluate("caches.open('tilewright-before').then((old) => old.put('/assets/old.js', new Response('1')))")
    assert page.evaluate("fetch('/assets/old.js').then((answer) => answer.text())") == "1"
    page.evaluate("caches.delete('tilewright-before')")


def test_a_page_whose_files_are_gone_reloads_itself_once(browser: Browser, server: Server) -> None:
    context = browser.new_context(base_url=server.address, service_workers="block")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    loads: list[str] = []
    page.on("load", lambda loaded: loads.append(loaded.url))
    page.route("**/assets/AboutPage*", lambda route: route.fulfill(status=404))
    page.goto("/")
    page.goto("/#/about")
    moved_on(page, lambda: len(loads) >= 2)
    heading(page, words("trouble-title", kind="outdated"))
    assert len(loads) == 2
    context.close()


def test_somebody_subscribes_to_notices_of_turns(page: Page, server: Server) -> None:
    """Tests have no push service, so the subscription that it would return is made up; all else is real."""
    keys = {"p256dh": to_base64(b"\4" + bytes(64)), "auth": to_base64(bytes(16))}
    given = json.dumps({"endpoint": "https://push.example/ana", "keys": keys})
    page.add_init_script(f"PushManager.prototype.subscribe = async () => ({{ toJSON: () => ({given}) }});")
    page.context.grant_permissions(["notifications"])
    seated = make_table(server.address, PERSON, OPEN, OPEN, clock={"per_move": 86_400, "unit": "days"})
    seated.give_to(page.context)
    page.goto(f"/#/table/{seated.table}")
    switch = page.get_by_role("switch", name=words("push-turns"))
    expect(switch).not_to_be_checked()

    held: list[Route] = []
    page.route("**/push", lambda route: held.append(route))  # noqa: PLW0108 - Playwright inspects the function
    with page.expect_request("**/push"):
        switch.check()
    join_table(server.address, seated.invite or "", "Bo")  # a new view of the table, before the server has answered
    expect(page.get_by_text("Bo", exact=True)).to_be_visible()
    expect(switch).to_be_checked()
    for act, path in ((held[0].continue_, "push"), (switch.uncheck, "push/end")):
        with page.expect_response(lambda answer, path=path: answer.url.endswith(f"/{path}")) as told:  # type: ignore[misc]
            act()
        assert told.value.status == 204
    expect(switch).not_to_be_checked()
