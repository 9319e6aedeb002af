"""The analysis board and its editor: set up by tapping and by keyboard, pasted, linked, branched, valued, drawn."""

from __future__ import annotations

import re
import struct
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE
from tests.browser.tables import Stock
from tests.browser.views import ANALYSED, ODD, START, analyse, end, record, search_little
from tests.browser.wording import speak, words
from tilewright import Position


def shown_position(page: Page) -> str:
    """The position in the page's address."""
    return str(page.evaluate("location.hash")).partition("at=")[2].replace("_", " ")


def place(page: Page, name: str) -> Locator:
    """A space of the editor."""
    return page.locator(f"[data-place='{name}']")


def colour(page: Page, letter: str) -> None:
    """Choose what a tap puts down."""
    name = words("editor-left-of", colour=letter, count=0).partition(",")[0]
    page.get_by_role("group", name=words("editor-palette")).get_by_role("button", name=name).click()


def test_every_choice_shows_what_it_is_worth(page: Page) -> None:
    analyse(page, ANALYSED)
    best = page.locator("[data-board-area=table] .chip.best")
    expect(best).to_have_count(1)
    group = page.locator("[data-group]:has(.chip.best)")
    expect(group).to_have_attribute("aria-label", re.compile("best move, [0-9]+ per cent"))
    assert page.locator("[data-group]").count() == page.locator("[data-group] .chip").count()
    group.click()
    legal = page.locator("[data-destination]:not([aria-disabled=true])")
    for row in legal.all():
        expect(row).to_have_attribute("aria-label", re.compile(r"[0-9]+ per cent, [+−]?[0-9.]+ points"))
    expect(page.locator("[data-destination].hinted")).to_have_count(1)
    expect(page.get_by_text(words("player-number", seat=1), exact=True).first).to_be_visible()
    speak(page, "fi")
    expect(page.get_by_text(words("player-number", "fi", seat=1), exact=True).first).to_be_visible()


def test_a_phone_on_its_side(new_page: Callable[..., Page]) -> None:
    """Everything needed for a move is visible without scrolling; in the editor, table and board are not too high."""
    page = new_page(viewport={"width": PHONE["height"], "height": PHONE["width"]})
    analyse(page, ANALYSED)
    for part in (".transport", ".now", ".ring", ".own"):
        box = page.locator(f".analysis {part}").first.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= PHONE["width"], f"{part} ends below the screen"
    page.goto(f"/#/analysis/edit?at={ODD.replace(' ', '_')}")
    expect(page.get_by_role("heading", name=words("editor-impossible", count=1))).to_be_visible()
    foot = page.locator(".editor > .foot").bounding_box()
    for part in (".table > *", ".boards > :first-child"):
        box = page.locator(f".editor {part}").first.bounding_box()
        assert box is not None
        assert foot is not None
        assert box["height"] <= foot["y"], f"{part} is taller than the screen"


def test_moves_branch_and_the_address_follows(page: Page) -> None:
    analyse(page, ANALYSED)
    variations = page.locator(".variations")
    page.keyboard.type("3K3")
    page.keyboard.press("Enter")
    after = str(Position.parse(ANALYSED).play("3K3"))
    expect(variations.get_by_role("button", name="3K3")).to_have_attribute("aria-current", "step")
    page.wait_for_function("at => location.hash.includes(at)", arg=after.replace(" ", "_"))
    page.keyboard.press("Shift+ArrowLeft")
    expect(variations.get_by_role("button", name=words("analysis-start"))).to_have_attribute("aria-current", "step")
    page.keyboard.type("CB2")
    page.keyboard.press("Enter")
    branch = variations.get_by_role("button", name="CB2")
    expect(branch).to_have_attribute("aria-current", "step")
    expect(variations.locator("li.branch")).to_have_count(1)
    page.keyboard.press("Shift+ArrowUp")  # the sibling move
    expect(variations.get_by_role("button", name="3K3")).to_have_attribute("aria-current", "step")
    page.keyboard.press("Shift+ArrowDown")
    page.keyboard.press("Delete")
    page.get_by_role("dialog").get_by_role("button", name=words("analysis-remove"), exact=True).click()
    expect(branch).to_have_count(0)
    page.reload()
    assert shown_position(page) == ANALYSED
    expect(variations.get_by_role("button", name="3K3")).to_be_visible()  # the variation is kept


def test_a_position_is_set_up_by_tapping(page: Page) -> None:
    search_little(page)
    page.goto("/#/analysis")
    for letter, name in (("K", "f3.0"), ("K", "f3.1"), ("R", "c.add"), ("Y", "s1.line4.1"), ("W", "s2.floor.0")):
        colour(page, letter)
        place(page, name).click()
    place(page, "s1.row2.1").click()  # on the coloured side the space determines the colour
    page.get_by_role("spinbutton", name=words("board-score")).first.fill("17")
    page.get_by_label(words("editor-moves")).select_option("2")
    page.get_by_role("button", name=words("editor-analyse")).click()
    expect(page.locator("[data-nodes]")).to_be_visible()
    position = Position.parse(shown_position(page))
    assert (position.to_move, str(position.factories[2]), str(position.centre)) == (2, "KK", "R")
    assert str(position.boards[0]) == "17;...../.B.../...../...../.....;-,-,-,2Y,-;-"
    assert position.boards[1].floor == "W"
    assert sum(position.bag) == 100 - 7


def test_a_position_is_set_up_by_keyboard(page: Page) -> None:
    page.goto("/#/analysis/edit")
    place(page, "f1.0").focus()
    page.keyboard.press("r")
    page.keyboard.press("Space")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("b")
    page.keyboard.press("Enter")
    expect(place(page, "f1.0")).to_have_attribute("aria-label", re.compile("red"))
    expect(place(page, "f1.1")).to_have_attribute("aria-label", re.compile("blue"))
    page.keyboard.press("0")  # the eraser
    page.keyboard.press("Space")
    expect(place(page, "f1.1")).to_have_attribute("aria-label", re.compile("empty"))
    page.keyboard.press("Control+z")
    expect(place(page, "f1.1")).to_have_attribute("aria-label", re.compile("blue"))
    place(page, "s2.floor.0").focus()
    page.keyboard.press("1")  # the marker
    page.keyboard.press("Space")
    expect(place(page, "s2.floor.0")).to_have_attribute("aria-label", re.compile(words("marker")))
    assert page.locator("[data-place][tabindex='0']").count() == 3  # Tab stops at the table and at each of two boards


def test_undo_is_no_single_key_shortcut(page: Page) -> None:
    page.add_init_script("""localStorage.setItem('tilewright.settings', '{"keys": false}')""")
    page.goto("/#/analysis/edit")
    place(page, "f1.0").focus()
    page.keyboard.press("0")  # would be the eraser
    page.keyboard.press("Space")
    expect(place(page, "f1.0")).not_to_have_attribute("aria-label", re.compile("empty"))
    page.keyboard.press("Control+z")
    expect(place(page, "f1.0")).to_have_attribute("aria-label", re.compile("empty"))


def test_what_is_impossible_is_said_at_its_place(page: Page) -> None:
    page.goto(f"/#/analysis?at={ODD.replace(' ', '_')}")  # a link to an impossible position opens the editor
    expect(page.get_by_role("heading", name=words("editor-impossible", count=1))).to_be_visible()
    said = words("impossible-line-colour", seat=1, line=5, colour="W")
    expect(page.get_by_text(said)).to_be_visible()
    speak(page, "fi")
    expect(page.get_by_text(words("impossible-line-colour", "fi", seat=1, line=5, colour="W"))).to_be_visible()
    speak(page, "en")
    expect(page.get_by_text(said)).to_be_visible()
    expect(page.get_by_role("button", name=words("editor-mend", count=1))).to_be_disabled()
    page.get_by_role("button", name=words("editor-show")).click()
    expect(page.locator("[data-place^='s1.line5.']:focus")).to_have_count(1)
    page.keyboard.press("0")
    place(page, "s1.line5.0").click()
    expect(page.get_by_role("button", name=words("editor-analyse"), exact=True)).to_be_enabled()


@pytest.mark.parametrize(("text", "message"), [("hello", "analysis-unreadable"), ("2c " * 900, "analysis-too-long")])
def test_nonsense_is_refused_in_a_sentence(page: Page, text: str, message: str) -> None:
    page.goto("/#/analysis")
    page.get_by_label(words("editor-paste")).fill(text)
    page.get_by_role("button", name=words("editor-read")).click()
    expect(page.get_by_role("alert")).to_have_text(words(message))
    page.goto("/#/about")
    expect(page.get_by_role("heading", level=1, name=words("about-title"))).to_be_visible()
    page.goto(f"/#/analysis?at={text.strip().replace(' ', '_')}")
    expect(page.get_by_role("alert").filter(has_text=words(message))).to_be_visible()


def test_a_pasted_position_is_analysed(page: Page) -> None:
    search_little(page)
    page.goto("/#/analysis")
    page.get_by_label(words("editor-paste")).fill(ANALYSED)
    page.get_by_label(words("editor-paste")).press("Enter")
    page.get_by_role("button", name=words("editor-analyse"), exact=True).click()
    expect(page.locator("[data-board-area=table] .chip.best")).to_be_visible()
    assert shown_position(page) == ANALYSED
    page.get_by_role("button", name=words("analysis-edit")).click()
    expect(page.get_by_role("heading", level=1)).to_be_focused()


def test_a_shared_link_shows_the_same_position(page: Page, new_page: Callable[..., Page]) -> None:
    analyse(page, ANALYSED)
    link = page.get_by_label(words("analysis-share-title")).input_value()
    other = new_page(viewport=PHONE)
    search_little(other)
    other.goto(link)
    expect(other.locator(".chip.best").first).to_be_visible()
    assert shown_position(other) == ANALYSED


def test_deals_by_chance_and_by_hand(page: Page) -> None:
    search_little(page)
    page.goto(f"/#/analysis?at={START.replace(' ', '_')}")
    page.get_by_role("button", name=words("analysis-deal-chance")).click()
    expect(page.locator(".chip.best")).to_be_visible()
    assert Position.parse(shown_position(page)).to_move == 1
    page.keyboard.press("Home")
    page.get_by_role("button", name=words("analysis-deal-hand")).click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name=words("deal-do"))).to_be_disabled()
    for factory in range(1, 6):
        for space in range(4):
            dialog.locator(f"[data-place='f{factory}.{space}']").click()
    dialog.get_by_role("button", name=words("deal-do")).click()
    page.wait_for_function("at => location.hash.includes(at)", arg="BBBB,BBBB,BBBB,BBBB,BBBB")


def test_pictures_are_made_in_the_browser(page: Page, tmp_path: Path) -> None:
    analyse(page, ANALYSED)
    for kind in ("SVG", "PNG"):
        with page.expect_download() as saved:
            page.get_by_role("button", name=kind).click()
        saved.value.save_as(tmp_path / kind)
    drawn = ElementTree.parse(tmp_path / "SVG").getroot()
    uses = [use.get("href") for use in drawn.iter("{http://www.w3.org/2000/svg}use")]
    table = Position.parse(ANALYSED)
    tiles = sum(sum(factory) for factory in table.factories) + sum(1 for count in table.centre if count)
    tiles += sum(cell is not None for board in table.boards for row in board.wall.rows for cell in row)
    tiles += sum(line.count for board in table.boards for line in board.lines) + 1  # 1: a floor line has one tile
    assert sum(use is not None and use.startswith("#tile-") for use in uses) == tiles
    assert "var(" not in (tmp_path / "SVG").read_text(encoding="utf-8")
    header = (tmp_path / "PNG").read_bytes()[:24]
    assert header[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", header[16:]) == (2 * int(drawn.get("width", 0)), 2 * int(drawn.get("height", 0)))


def test_a_game_is_analysed_from_its_record_and_its_end(page: Page, stock: Stock) -> None:
    search_little(page)
    record(page, stock)
    page.get_by_role("button", name=words("analyse-here")).click()
    expect(page.locator(".variations").get_by_text(words("analysis-played"))).to_be_visible()
    expect(page.locator(".variations [aria-current=step]")).to_have_count(1)
    here = shown_position(page)
    page.keyboard.press("Shift+ArrowRight")
    page.wait_for_function("at => !location.hash.includes(at)", arg=here.replace(" ", "_"))
    end(page, stock)
    page.get_by_role("button", name=words("analyse-here")).click()
    expect(page.locator(".variations").get_by_text(words("analysis-played"))).to_be_visible()
    expect(page.locator(".chip.best, .choice.best").first).to_be_visible()


def test_the_search_stops_when_the_page_is_left(page: Page) -> None:
    analyse(page, ANALYSED)
    page.get_by_role("button", name=words("analysis-resume")).click()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/api/analysis" in request.url else None)
    page.goto("/#/about")
    expect(page.get_by_role("heading", level=1, name=words("about-title"))).to_be_visible()
    before = len(asked)
    page.wait_for_timeout(1800)  # longer than the pause between two tries
    assert len(asked) == before
