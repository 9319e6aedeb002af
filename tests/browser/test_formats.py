"""Lists, numbers, dates, plurals and the HTML document in every language; Chromium lacks most Icelandic data."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import heard
from tests.browser.serving import HTTP, Server
from tests.browser.tables import OPEN, PERSON, Stock, join_table, make_table
from tests.browser.test_records_and_lessons import EXAMPLE
from tests.browser.views import at_table
from tests.browser.wording import speak, words
from tests.locales.catalogues import languages

NewPage = Callable[..., Page]

LANGUAGES = languages()
EXAMPLE_DATE = {
    "da": "15. november 2026",
    "en": "15 November 2026",
    "fi": "15. marraskuuta 2026",
    "hu": "2026. november 15.",
    "is": "15. nóvember 2026",
    "nl": "15 november 2026",
}
THREE_NAMES = {
    "da": "Ana, Bo og Eva",
    "en": "Ana, Bo and Eva",
    "fi": "Ana, Bo ja Eva",
    "hu": "Ana, Bo és Eva",
    "is": "Ana, Bo og Eva",
    "nl": "Ana, Bo en Eva",
}
MINUS = {"da": "minus", "en": "minus", "fi": "miinus", "hu": "mínusz", "is": "mínus", "nl": "min"}
JOINING = {"da": "og", "en": "and", "fi": "ja", "hu": "és", "is": "og", "nl": "en"}


def test_a_date(page: Page) -> None:
    page.goto("/#/open")
    page.locator("input[type=file]").set_input_files(EXAMPLE)
    for language in LANGUAGES:
        speak(page, language)
        expect(page.get_by_text(f"Ana 70, Bo 72 · {EXAMPLE_DATE[language]}")).to_be_visible()


def test_a_list_of_names(page: Page, server: Server) -> None:
    seated = make_table(server.address, PERSON, OPEN, OPEN, OPEN)
    assert seated.invite is not None
    for name in ("Bo", "Eva"):
        join_table(server.address, seated.invite, name)
    page.goto(f"/#/join/{seated.invite}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    for language in LANGUAGES:
        speak(page, language)
        expect(page.locator("main")).to_contain_text(THREE_NAMES[language])


def test_a_decimal_mark(page: Page, stock: Stock) -> None:
    at_table(page, stock.two)
    page.keyboard.press("e")
    for language in LANGUAGES:
        speak(page, language)
        mark = "." if language == "en" else ","
        expect(page.locator("main")).to_contain_text(re.compile(rf"[+\u2212]\d+\{mark}\d"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_spoken_choice_has_a_comma_before_its_cost(new_page: NewPage, stock: Stock, language: str) -> None:
    """A comma stands between a destination and its cost, not the word "and"."""
    page = new_page(locale=language, reduced_motion="reduce")
    at_table(page, stock.two)
    page.locator("[data-group]").first.click()
    expect(page.locator("[data-voice=polite]")).to_contain_text(re.compile(rf", {MINUS[language]} \d"))
    assert f" {JOINING[language]} {MINUS[language]}" not in heard(page)


def test_plural_rules(page: Page) -> None:
    """The browser's plural categories, by which catalogues choose a form; only in Icelandic 21 and 101 are singular."""
    for language in LANGUAGES:
        categories = page.evaluate(
            "(code) => [0, 1, 2, 11, 21, 101].map((n) => new Intl.PluralRules(code).select(n))", language
        )
        ones = {"is": [1, 21, 101]}.get(language, [1])
        assert categories == ["one" if n in ones else "other" for n in (0, 1, 2, 11, 21, 101)]


def test_the_document_without_javascript(new_page: NewPage, server: Server) -> None:
    page = new_page(java_script_enabled=False)
    for language in LANGUAGES:
        said = {name: words(f"document-{name}", language) for name in ("title", "description", "noscript")}
        page.set_extra_http_headers({"accept-language": language})
        page.goto("/")
        assert page.title() == said["title"]
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator("meta[name=description]")).to_have_attribute("content", said["description"])
        assert f"<noscript>{said['noscript']}</noscript>" in page.content()
        address = page.locator("link[rel=manifest]").get_attribute("href")
        manifest = HTTP.get(f"{server.address.rstrip('/')}{address}")
        assert manifest.headers["content-type"] == "application/manifest+json"
        told = json.loads(manifest.content)
        assert (told["lang"], told["description"]) == (language, said["description"])


def test_the_document_follows_the_browsers_languages_and_may_be_cached(server: Server) -> None:
    def get(languages: str, tag: str = "") -> httpx.Response:
        headers = {"accept-language": languages} | ({"if-none-match": tag} if tag else {})
        return HTTP.get(server.address, headers=headers)

    danish, other = get("de, da-DK;q=0.8, en;q=0.5"), get("de")
    assert '<html lang="da">' in danish.text
    assert '<html lang="en">' in other.text
    assert "accept-language" in danish.headers["vary"]
    assert get("da", danish.headers["etag"]).status_code == 304
    assert get("is", danish.headers["etag"]).status_code == 200
