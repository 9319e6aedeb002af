"""Lasting names in real browsers: a passkey of Chromium's virtual authenticator, a recovery phrase on two devices."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.chromium import PATIENCE, Complaints
from tests.browser.conftest import PHONE
from tests.browser.playing import hurry
from tests.browser.serving import HTTP, Server
from tests.browser.tables import OPEN, PERSON, ask, computer, from_answer
from tests.browser.views import sit
from tests.browser.wording import words
from tests.server.people import new_name

pytestmark = pytest.mark.slow

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def press(page: Page, message: str) -> None:
    page.get_by_role("button", name=words(message), exact=True).first.click()


def heading(page: Page, name: str) -> None:
    expect(page.get_by_role("heading", level=1, name=name)).to_be_visible()


def test_a_passkey_makes_a_name_and_signs_in_again(browser: Browser, server: Server) -> None:
    """Opened as localhost, because passkeys need a host name; at an IP address the page offers only phrases."""
    context = browser.new_context(base_url=server.address.replace("127.0.0.1", "localhost"), service_workers="block")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    devtools = context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    name = new_name("Passkey")
    page.goto("/#/person")
    page.get_by_label(words("person-name")).first.fill(name)
    press(page, "person-by-passkey")
    heading(page, name)
    expect(page.get_by_text(words("person-no-way-back"))).to_be_hidden()
    for _ in range(2):  # the second time needs a new challenge
        press(page, "person-sign-out-here")
        heading(page, words("person-title"))
        press(page, "person-sign-in-passkey")
        heading(page, name)
    press(page, "person-remove")
    expect(page.get_by_text(words("person-no-way-back"))).to_be_visible()
    press(page, "person-sign-out-here")
    press(page, "person-sign-in-passkey")
    expect(page.get_by_role("alert").filter(has_text=words("error-passkey-failed"))).to_be_visible()
    context.close()


def test_a_game_continues_on_another_device(new_page: Callable[..., Page], server: Server) -> None:
    person = HTTP.post(f"{server.address}api/people", json={"name": new_name("Traveller")}).json()
    body = {"seats": [PERSON, computer(name="Milo")], "first": 1}
    HTTP.post(f"{server.address}api/tables", json=body, headers={"Tilewright-Person": person["token"]})
    page = hurry(new_page(viewport=PHONE, has_touch=True, is_mobile=True))
    kept = json.dumps(json.dumps({name: person[name] for name in ("person", "name", "token")}))
    page.context.add_init_script(f"try {{ localStorage.setItem('tilewright.person', {kept}) }} catch {{}}")
    page.goto("/")
    page.get_by_role("link", name=re.compile("Milo.*your turn")).click()
    expect(page.get_by_role("button", name=re.compile("^Take [0-9]")).first).to_be_visible()
    page.goto("/#/lobby")
    expect(page.get_by_role("heading", name=words("lobby-waits", count=1))).to_be_visible()


def test_a_rated_rematch_begins_when_both_want_it(new_page: Callable[..., Page], server: Server) -> None:
    ana, bo = (HTTP.post(f"{server.address}api/people", json={"name": new_name("Rival")}).json() for _ in range(2))
    body = {"seats": [PERSON, OPEN], "first": 1, "rated": True, "clock": {"reserve": 300, "increment": 5}}
    made = HTTP.post(f"{server.address}api/tables", json=body, headers={"Tilewright-Person": ana["token"]})
    seats = [from_answer(made.json())]
    joining = {"invite": seats[0].invite, "name": "Bo"}
    joined = HTTP.post(f"{server.address}api/join", json=joining, headers={"Tilewright-Person": bo["token"]})
    seats.append(from_answer(joined.json()))
    ask(server.address, seats[0], {"type": "resign", "seat": 1})
    one, other = pages = [hurry(new_page()), hurry(new_page(viewport=PHONE))]
    for page, seat in zip(pages, seats, strict=True):
        sit(page, seat)
        expect(page.get_by_role("button", name=words("end-again"))).to_be_visible()
    press(one, "end-again")
    expect(one.get_by_text(words("end-rematch-waits"))).to_be_visible()
    expect(other.get_by_text(words("end-rematch-wanted", names=ana["name"], count=1))).to_be_visible()
    press(other, "end-again")
    for page in pages:
        expect(page).not_to_have_url(re.compile(seats[0].table))
        expect(page.locator("[data-situation]").first).to_be_visible()


def test_a_phrase_on_a_second_device_which_is_lost(new_page: Callable[..., Page], complaints: Complaints) -> None:
    complaints.expect("403")  # the device that was signed out makes one more request
    first, second = new_page(), new_page()
    name = new_name("Phrase")
    first.goto("/#/person")
    expect(first.get_by_text(words("person-no-passkeys"))).to_be_visible()
    first.get_by_label(words("person-name")).first.fill(name)
    press(first, "person-by-phrase")
    phrase = first.get_by_role("dialog").get_by_role("textbox").input_value()
    press(first, "person-phrase-done")
    heading(first, name)

    second.goto("/#/person")
    second.get_by_label(words("person-name")).nth(1).fill(name)
    second.get_by_label(words("person-phrase"), exact=True).fill(phrase)
    press(second, "person-sign-in")
    heading(second, name)
    first.reload()
    press(first, "person-sign-out")
    expect(first.get_by_role("button", name=words("person-sign-out"), exact=True)).to_be_hidden()
    second.goto("/#/")
    heading(second, words("motto"))  # or the page could miss both changes of the address
    second.goto("/#/person")
    heading(second, words("person-title"))
