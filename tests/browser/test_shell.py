"""The page around the table: addresses, titles and focus, settings, language, storage, invitations, first load."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.chromium import Complaints
from tests.browser.playing import TWO_FRAMES
from tests.browser.tables import Stock

NewPage = Callable[..., Page]


def is_in_focus(page: Page, tag: str) -> bool:
    """Whether the focus is on an element of this kind."""
    return bool(page.evaluate("document.activeElement.tagName") == tag)


def test_the_back_button_titles_and_focus(page: Page) -> None:
    page.goto("/")
    expect(page).to_have_title(re.compile("^Take, place"))
    page.get_by_role("link", name="About", exact=True).click()
    expect(page).to_have_title("About – Tilewright")
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("heading", name="Play the computer")).to_be_visible()
    expect(page).to_have_title(re.compile("^Take, place"))
    page.go_forward()
    expect(page.get_by_role("heading", level=1, name="About Tilewright")).to_be_focused()


def test_the_skip_link_leads_to_the_content_and_keeps_the_address(page: Page) -> None:
    page.goto("/#/about")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert page.url.endswith("#/about")
    assert is_in_focus(page, "MAIN")


def test_another_language_without_a_reload(new_page: NewPage) -> None:
    page = new_page(locale="de-DE")
    page.goto("/")
    page.evaluate("window.notReloaded = true")
    page.get_by_label("Language").select_option("fi")
    expect(page.locator("html")).to_have_attribute("lang", "fi")
    expect(page.get_by_role("heading", level=1)).not_to_have_text("Take, place, tile.")
    assert page.evaluate("window.notReloaded")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "fi")


def test_the_language_of_the_browser_is_spoken(new_page: NewPage) -> None:
    page = new_page(locale="hu-HU")
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "hu")


def test_settings_are_kept_and_shared_by_tabs(page: Page) -> None:
    page.goto("/")
    other = page.context.new_page()
    other.goto("/#/about")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_text("Dark", exact=True).click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(other.locator("html")).to_have_attribute("data-theme", "dark")
    page.keyboard.press("Escape")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_a_game_is_found_again_on_the_start_page(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Start game").click()
    page.wait_for_url("**/#/table/*")
    address = page.url
    page.goto("/")
    page.get_by_role("region", name="Your games").get_by_role("link").first.click()
    page.wait_for_url(address)


def test_a_name_is_kept_for_every_game(page: Page) -> None:
    page.goto("/")
    page.get_by_label("Your name").fill("Ana")
    page.get_by_role("button", name="Start game").click()
    expect(page.get_by_role("region", name="Ana’s board")).to_be_visible()
    page.goto("/")
    expect(page.get_by_label("Your name")).to_have_value("Ana")
    page.get_by_role("button", name="With friends").click()
    expect(page.get_by_role("dialog").get_by_label("Your name")).to_have_value("Ana")


def test_a_newcomer_is_shown_the_rules_first(page: Page, stock: Stock) -> None:
    page.goto("/")
    expect(page.locator(".ways > :first-child")).to_contain_text("Learn to play")
    stock.waiting.give_to(page.context)
    page.goto("/#/about")
    page.goto("/")
    expect(page.locator(".ways .opts > :last-child").last).to_contain_text("Learn")


def test_a_watcher_without_a_link_sees_computers_play(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Watch").click()
    page.get_by_role("button", name="Watch computers").click()
    page.wait_for_url("**/#/watch/*")
    expect(page.get_by_role("region", name="’s board")).to_have_count(2)


def test_the_start_page_fits_its_window(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    for width, height in ((1366, 650), (390, 844), (320, 640)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(TWO_FRAMES)
        expect(page.get_by_role("button", name="Menu")).to_be_in_viewport(ratio=1)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        if width > 1000:
            for name in ("Start game", "With friends", "Watch"):
                expect(page.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)


def test_high_contrast_shows_what_is_selected(new_page: NewPage) -> None:
    page = new_page(forced_colors="active")
    page.goto("/")
    for group in ("Opponents", "Board side", "Who starts"):
        choice = page.get_by_role("radiogroup", name=group)
        expect(choice).to_be_visible()
        looks = choice.locator("label").evaluate_all(
            "all => all.map((one) => getComputedStyle(one).outlineWidth + getComputedStyle(one).backgroundColor)"
        )
        assert len(set(looks)) == 2, f"{group}: the selected one looks like the others"


def test_an_invitation_from_the_link_to_the_table(new_page: NewPage) -> None:
    host, guest, late = new_page(), new_page(), new_page()
    host.goto("/")
    host.get_by_role("button", name="With friends").click()
    host.get_by_role("button", name="Create table").click()
    form = host.get_by_role("dialog")
    expect(form.get_by_text("Type a name first.")).to_be_visible()  # the page's message, not the browser's
    form.get_by_label("Your name").fill("Ana")
    form.get_by_role("radiogroup", name="Time").get_by_text("60 s").click()
    host.get_by_role("button", name="Create table").click()
    expect(host.get_by_text("This link works on this computer only.").first).to_be_visible()
    expect(host.get_by_role("img", name="QR code")).to_have_count(0)  # no other device could open it
    link = host.locator("input[readonly]").first.input_value()

    guest.goto(link)
    expect(guest.get_by_text("Ana would like to play")).to_be_visible()
    expect(guest.get_by_text("A minute per move")).to_be_visible()
    expect(guest.get_by_text("No hints.")).to_be_visible()
    guest.get_by_label("Your name").fill("Bo")
    guest.get_by_role("button", name="Take a seat").click()
    guest.wait_for_url("**/#/table/*")
    host.wait_for_url(guest.url)

    guest.goto(link)  # a person who already has a seat is led to the table
    guest.wait_for_url(host.url)

    late.goto(link)
    expect(late.get_by_role("heading", name=re.compile("begun"))).to_be_visible()
    late.get_by_role("link", name="Watch").click()
    late.wait_for_url("**/#/watch/*")


def test_an_invalid_table_id_shows_that_there_is_no_such_page(page: Page) -> None:
    page.goto("/#/table/short")
    expect(page.get_by_role("heading", level=1, name="There is no such page")).to_be_visible()
    page.get_by_role("main").get_by_role("link", name="Start page").click()
    expect(page.get_by_role("heading", name="Play the computer")).to_be_visible()


def test_an_old_tab_after_an_update(page: Page, complaints: Complaints) -> None:
    """If files of the page are missing, it says that Tilewright was updated; Reload helps once they are there."""
    complaints.expect("404")
    page.goto("/")
    page.route("**/assets/Learn*", lambda route: route.fulfill(status=404))
    page.get_by_role("link", name="Learn").click()
    expect(page.get_by_role("heading", level=1, name="Tilewright has been updated")).to_be_visible()
    page.unroute("**/assets/Learn*")
    page.get_by_role("button", name="Reload").click()
    expect(page.get_by_role("heading", level=1, name="Learn Azul")).to_be_visible()


def test_words_that_cannot_be_loaded(page: Page, complaints: Complaints) -> None:
    """The page tries once more, and then says so instead of staying empty."""
    complaints.expect("ERR_FAILED")
    page.route("**/assets/page-*", lambda route: route.abort())
    page.goto("/")
    expect(page.get_by_text("Tilewright could not be loaded.")).to_be_visible()
    page.unroute("**/assets/page-*")
    page.reload()
    expect(page.get_by_role("heading", name="Play the computer")).to_be_visible()
