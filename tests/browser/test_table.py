"""The table on the page: moves, undo, hints, offers, layout and announcements."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE
from tests.browser.playing import (
    COMPUTER,
    PERSON,
    TWO_FRAMES,
    click_move,
    expect_heard,
    hurry,
    keep_secret,
    make_table,
    moved_on,
    play_turn,
    position,
    sensible_move,
    sit_down,
    take_count,
    take_turn,
    title,
    type_move,
    wait_for,
)
from tests.browser.serving import HTTP, Server
from tests.browser.tables import Stock
from tests.browser.views import at_table
from tests.browser.wording import words

NewPage = Callable[..., Page]
OPEN = {"who": "open"}
FINGER = 44  # pixels


def two_people(new_page: NewPage, server: Server, **wishes: object) -> tuple[Page, Page, str]:
    """Ana and Bo at one table, Ana to move."""
    first = make_table(server, PERSON, OPEN, first=1, **wishes)
    second = HTTP.post(f"{server.address}api/join", json={"invite": first["invite"], "name": "Bo"}).json()
    ana, bo = hurry(new_page()), hurry(new_page())
    sit_down(ana, first)
    sit_down(bo, second)
    wait_for(ana, "take")
    wait_for(bo, "choosing")
    return ana, bo, first["table"]


def test_a_typed_move_is_previewed_and_played_by_enter(new_page: NewPage, server: Server) -> None:
    page = new_page()
    seated = make_table(server, PERSON, {"who": "person", "name": "Bo"}, first=1)
    sit_down(page, seated)
    move = sensible_move(position(server, seated["table"]))
    for sign in move:
        page.keyboard.press(sign.lower())
    expect(page.locator(".typed")).to_contain_text(move)
    assert take_count(page) == 0
    page.keyboard.press("Escape")
    expect(page.locator(".typed")).to_be_hidden()
    page.keyboard.press(move[2])
    page.keyboard.press("Enter")
    moved_on(page, lambda: take_count(page) == 1)
    expect(page.locator(".log")).to_contain_text(move)


def test_an_impossible_typed_move_is_explained(new_page: NewPage, server: Server) -> None:
    page = new_page()
    seated = make_table(server, PERSON, {"who": "person", "name": "Bo"}, first=1)
    sit_down(page, seated)
    page.keyboard.press("c")
    expect(page.locator("[data-situation=refused]")).to_contain_text("There are no tiles in the centre.")
    link = page.locator("[data-situation=refused]").get_by_role("link")
    expect(link).to_have_attribute("href", "#/rules/OFFER-2")
    expect(page.locator("[data-voice=urgent]")).to_contain_text("C is not possible")
    page.keyboard.press("9")
    expect(page.locator("[data-situation=refused]")).to_contain_text("There is no factory 9.")
    page.keyboard.press("Escape")
    wait_for(page, "take")


def test_tiles_are_dragged(new_page: NewPage, server: Server) -> None:
    page = new_page()
    seated = make_table(server, PERSON, {"who": "person", "name": "Bo"}, first=1)
    sit_down(page, seated)
    move = sensible_move(position(server, seated["table"]))
    page.locator(f'[data-group="{move[0]}{move[1]}"]').hover()
    page.mouse.down()
    page.mouse.move(700, 500, steps=4)
    page.locator(f'.own [data-destination="{move[2]}"]').hover()
    page.mouse.up()
    moved_on(page, lambda: take_count(page) == 1)


def test_a_move_shows_in_the_other_browsers_and_is_said_aloud(new_page: NewPage, server: Server) -> None:
    ana, bo, table = two_people(new_page, server)
    expect_heard(ana, "Your turn. Tiles on factories 1, 2, 3, 4 and 5.")
    watcher = hurry(new_page())
    watcher.goto(f"/#/watch/{table}")
    wait_for(watcher, "choosing")
    expect(watcher.get_by_text("watching", exact=True)).to_be_visible()
    take_turn(ana, server, table, click_move)
    moved_on(bo, lambda: take_count(bo) == 1)
    expect_heard(bo, re.compile(r"Ana took \d \w+ from factory \d: .*\."))
    wait_for(bo, "take")
    moved_on(watcher, lambda: take_count(watcher) == 1)
    expect(watcher.locator("[data-group][aria-disabled=false]")).to_have_count(0)


def test_undo_before_anybody_acted_and_asking_afterwards(new_page: NewPage, server: Server) -> None:
    ana, bo, table = two_people(new_page, server)
    take_turn(ana, server, table)
    ana.get_by_role("button", name="Undo").click()
    wait_for(ana, "take")
    moved_on(bo, lambda: take_count(bo) == 0)
    expect(bo.locator(".notices")).to_contain_text("Ana took back a move.")
    expect(bo.locator(".log .note")).to_have_text("Ana took back a move.")
    take_turn(ana, server, table)
    wait_for(bo, "take")
    take_turn(bo, server, table)
    wait_for(ana, "take")
    ana.keyboard.press("u")
    wait_for(bo, "asked")
    expect(ana.locator(".notices")).to_contain_text("You asked to take back your move. Waiting for the others")
    bo.get_by_role("button", name="Agree").click()
    moved_on(ana, lambda: take_count(ana) == 0)
    wait_for(ana, "take")


def test_where_nobody_may_undo_people_can_still_ask(new_page: NewPage, server: Server) -> None:
    ana, bo, table = two_people(new_page, server, undo=False)
    take_turn(ana, server, table)
    wait_for(bo, "take")
    ana.keyboard.press("u")
    wait_for(bo, "asked")
    expect(ana.get_by_role("button", name="Undo")).to_have_count(0)
    bo.get_by_role("button", name="Agree").click()
    moved_on(ana, lambda: take_count(ana) == 0)


def test_giving_up_asks_first_and_watchers_are_taken_to_the_next_game(new_page: NewPage, server: Server) -> None:
    ana, bo, table = two_people(new_page, server)
    watcher = hurry(new_page(viewport=PHONE))
    watcher.goto(f"/#/watch/{table}")
    expect(watcher.get_by_role("region", name="Ana’s board").locator(".name")).to_have_text("Ana")
    ana.get_by_role("button", name="Menu").click()
    ana.get_by_role("button", name="Give up").click()
    dialog = ana.get_by_role("dialog", name="Give up?")
    dialog.get_by_role("button", name="Play on").click()
    wait_for(ana, "take")
    ana.get_by_role("button", name="Menu").click()
    ana.get_by_role("button", name="Give up").click()
    dialog.get_by_role("button", name="Give up").click()
    expect(bo.get_by_role("heading", level=1)).to_have_text("You win")
    expect(ana.get_by_role("heading", level=1)).to_have_text("You lose")
    expect(watcher.get_by_role("heading", level=1)).to_have_text("Bo wins")
    ana.get_by_role("button", name="Play again").click()
    watcher.wait_for_url(re.compile(f"#/watch/(?!{table})"))


def test_stopping_by_agreement(new_page: NewPage, server: Server) -> None:
    ana, bo, _ = two_people(new_page, server)
    bo.get_by_role("button", name="Menu").click()
    bo.get_by_role("button", name="Suggest stopping the game").click()
    wait_for(bo, "offered")
    ana.get_by_role("button", name="Decline").click()
    expect(bo.locator(".notices")).to_contain_text("Ana declines.")
    expect(bo.locator(".log .note").last).to_have_text("Ana declines.")
    ana.get_by_role("button", name="Menu").click()
    ana.get_by_role("button", name="Suggest stopping the game").click()
    wait_for(bo, "asked")
    bo.get_by_role("button", name="Agree").click()
    for page in (ana, bo):
        expect(page.get_by_role("heading", level=1)).to_have_text("The game was stopped")


def test_others_see_reactions_and_that_a_hint_was_used(new_page: NewPage, server: Server) -> None:
    ana, bo, table = two_people(new_page, server)
    ana.get_by_role("button", name="Send a reaction").click()
    ana.get_by_role("button", name="Nice move!").click()
    expect(bo.locator(".bubble")).to_have_text("Nice move!")
    expect_heard(bo, "Ana: Nice move!")
    ana.keyboard.press("h")
    expect(ana.get_by_role("list", name="Best moves")).to_be_visible()
    expect_heard(bo, "Ana asked for a hint.")
    best = ana.get_by_role("list", name="Best moves").locator(".mono").first.inner_text()
    type_move(ana, best)
    wait_for(bo, "take")
    expect(bo.locator(".log")).to_contain_text(best)
    assert position(server, table).to_move == 2


def test_a_hint_says_the_best_move_and_marks_the_best_column(new_page: NewPage, server: Server) -> None:
    page = hurry(new_page(reduced_motion="reduce"))
    seated = make_table(server, PERSON, COMPUTER, side="grey", first=1)
    sit_down(page, seated)
    status = page.locator("[data-situation]")
    page.keyboard.press("h")
    expect(status).to_contain_text("Best move: ")
    expect_heard(page, "Best move: ")
    for _ in range(3):  # some choices come after others of the same round
        while wait_for(page, "take", "column") == "take":
            play_turn(page, server, seated["table"])
        page.keyboard.press("h")
        best = page.locator(".own [data-column].best")
        expect(best).to_have_count(1)
        expect(status).to_contain_text(f"to column {best.get_attribute('data-column')}")
        before = title(page)
        best.click()
        expect(status.locator(".title")).not_to_have_text(before)


def test_a_hint_moves_nothing_and_its_moves_are_shown_on_the_board(new_page: NewPage, stock: Stock) -> None:
    page = new_page(viewport={"width": 1366, "height": 650}, reduced_motion="reduce")
    at_table(page, stock.two)
    places = (
        "['.own', '.status', '.ring'].map((one) => JSON.stringify(document.querySelector(one).getBoundingClientRect()))"
    )
    before = page.evaluate(places)
    page.keyboard.press("e")
    page.keyboard.press("h")
    best = page.get_by_role("list", name="Best moves").get_by_role("button")
    expect(best.first).to_be_visible()
    expect(best.first).to_contain_text("%")
    expect(best.first.locator(".why")).to_have_text(re.compile(r"\w+.*\."))
    expect(page.get_by_role("region", name="Evaluation")).to_contain_text("Why: ")
    assert page.evaluate(places) == before
    longest = "Miért: a játszma hátralévő része +12,3, megkezdett sorok −10,1, a lépés joga −12,1, a fal sorai −12,2"
    page.locator(".stand .why").evaluate("(one, text) => { one.textContent = text }", longest)
    assert page.evaluate(places) == before
    best.last.click()
    move = best.last.locator(".mono").inner_text()
    expect(page.locator(".typed")).to_contain_text(move)
    expect(page.locator("[data-situation=place]")).to_be_visible()
    page.keyboard.press("Escape")


def test_a_fourth_tile_beside_three_is_chosen_by_one_click(new_page: NewPage, server: Server) -> None:
    page = new_page(reduced_motion="reduce")
    for _ in range(40):  # one deal in a few has a factory with three tiles of one colour and one of another
        seated = make_table(server, PERSON, {"who": "person", "name": "Bo"}, first=1)
        factories = [str(one) for one in str(position(server, seated["table"])).split()[3].split(",")]
        found = next(
            (n for n, tiles in enumerate(factories, 1) if sorted(map(tiles.count, set(tiles))) == [1, 3]), None
        )
        if found:
            break
    assert found
    tiles = factories[found - 1]
    many, one = sorted(set(tiles), key=tiles.count, reverse=True)
    sit_down(page, seated)
    wait_for(page, "take")
    page.locator(f'[data-group="{found}{many}"]').click(position={"x": 10, "y": 10})
    expect(page.locator(f'[data-group="{found}{many}"]')).to_have_attribute("aria-pressed", "true")
    page.locator(f'[data-group="{found}{one}"]').click()
    expect(page.locator(f'[data-group="{found}{one}"]')).to_have_attribute("aria-pressed", "true")


def test_the_keyboard_stays_on_the_board_after_a_move(new_page: NewPage, server: Server) -> None:
    page = new_page()
    seated = make_table(server, PERSON, COMPUTER, first=1)
    sit_down(page, seated)
    wait_for(page, "take")
    page.locator("[data-group][tabindex='0']").focus()
    for turn in (1, 2):
        page.keyboard.press("Enter")
        expect(page.locator(".own [data-destination]:focus")).to_have_count(1)
        page.keyboard.press("Enter")
        moved_on(page, lambda turn=turn: take_count(page) == 2 * turn)  # type: ignore[misc]
        wait_for(page, "take")
        expect(page.locator("[data-board-area=table] :focus")).to_have_count(1)


def test_time_that_ran_out_is_shown_and_kept(new_page: NewPage, server: Server) -> None:
    ana = hurry(new_page())
    seated = make_table(server, PERSON, OPEN, first=1, clock={"per_move": 5})
    keep_secret(ana.context, seated)
    ana.goto(f"/#/table/{seated['table']}")
    expect(ana.get_by_role("heading", level=1)).to_have_text("Waiting for one more")
    HTTP.post(f"{server.address}api/join", json={"invite": seated["invite"], "name": "Bo"})
    expect(ana.locator(".status .time")).to_be_visible()
    told = "You ran out of time; the computer moved for you."
    expect(ana.locator(".notices")).to_contain_text(told)
    expect(ana.locator(".log .note").first).to_have_text(told)


def test_the_table_of_a_finished_game_leads_back_to_the_result(new_page: NewPage, server: Server) -> None:
    page = new_page()
    sit_down(page, make_table(server, PERSON, COMPUTER, COMPUTER, first=1))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up").click()
    dialog = page.get_by_role("dialog", name="Give up?")
    expect(dialog).to_contain_text("The game ends, and nobody wins.")
    dialog.get_by_role("button", name="Give up").click()
    expect(page.get_by_role("article")).to_contain_text("You gave up.")
    page.get_by_role("button", name="View the table").click()
    expect(page.get_by_role("banner")).to_contain_text("Game over")
    page.get_by_role("button", name="Back to the result").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("The game was stopped")


def test_the_evaluation_is_off_until_asked_for(new_page: NewPage, server: Server) -> None:
    page = new_page()
    sit_down(page, make_table(server, PERSON, COMPUTER, first=1))
    assert page.locator(".meter").count() == 0
    page.keyboard.press("e")
    expect(page.locator(".meter")).to_be_visible()
    expect(page.get_by_text(re.compile(r"You \d+%"))).to_be_visible()
    page.keyboard.press("e")
    expect(page.locator(".meter")).to_be_hidden()


def test_phone_every_destination_is_a_large_button(new_page: NewPage, server: Server) -> None:
    page = hurry(new_page(viewport=PHONE, has_touch=True, is_mobile=True))
    seated = make_table(server, PERSON, {"who": "person", "name": "Bo"}, first=1)
    sit_down(page, seated)
    for _ in range(3):
        wait_for(page, "take")
        here = position(server, seated["table"])
        move = sensible_move(here)
        page.locator(f'[data-group="{"0" if move[0] == "C" else move[0]}{move[1]}"]').tap()
        sheet = page.locator("section[data-board-area=sheet]")
        expect(sheet).to_be_visible()
        for button in sheet.locator(".choice").all():
            box = button.bounding_box()
            assert box is not None
            assert box["height"] >= 56
            assert box["width"] >= 44
        name = "Floor" if move[2] == "F" else f"Line {move[2]}"
        sheet.locator(".choice", has_text=name).tap()
        expect(sheet).to_be_hidden()
        wait_for(page, "take")
        assert position(server, seated["table"]).to_move != here.to_move
    width = page.evaluate("[document.documentElement.scrollWidth, window.innerWidth]")
    assert width[0] <= width[1]


def test_reduced_motion_moves_nothing(new_page: NewPage, server: Server) -> None:
    page = new_page(reduced_motion="reduce")
    seated = make_table(server, PERSON, COMPUTER, first=1)
    sit_down(page, seated)
    page.evaluate(
        """() => {
            window.travelled = [];
            const animate = Element.prototype.animate;
            Element.prototype.animate = function (frames, timing) {
                if (frames.some(({ transform }) => transform && transform !== 'none')) window.travelled.push(frames);
                return animate.call(this, frames, timing);
            };
        }"""
    )
    take_turn(page, server, seated["table"])
    wait_for(page, "take")
    assert page.evaluate("window.travelled.length") == 0
    expect_heard(page, "Milo took")
    expect(page.locator(".log .take")).to_have_count(2)


# Notes that a move was animated. This runs in the page: on a busy machine the test process could be too late.
NOTE_MOVING = """new MutationObserver((_, observer) => {
  if (!document.querySelector('[data-situation=moving]')) return;
  observer.disconnect();
  window.moved = true;
}).observe(document.body, { attributes: true, childList: true, subtree: true }); 0"""


def test_the_last_move_is_shown_again_by_one_key(new_page: NewPage, server: Server) -> None:
    page = new_page()
    seated = make_table(server, PERSON, COMPUTER, first=1)
    sit_down(page, seated)
    take_turn(page, server, seated["table"])
    wait_for(page, "take")
    page.evaluate(NOTE_MOVING)
    page.keyboard.press("p")
    moved_on(page, lambda: bool(page.evaluate("window.moved ?? false")))
    page.keyboard.press("1")  # any key ends the animation, and still has its usual effect
    wait_for(page, "take", "refused")
    entry = page.get_by_role("button", name=words("menu-replay"))
    page.get_by_role("button", name="Menu").click()
    expect(entry).to_be_visible()
    page.reload()  # where the tiles were before the move is no longer known
    wait_for(page, "take")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name=words("menu-keys"))).to_be_visible()
    expect(entry).to_have_count(0)


@pytest.mark.parametrize("opponents", [1, 2, 3])
def test_the_table_fits_the_window_of_a_small_laptop(new_page: NewPage, server: Server, opponents: int) -> None:
    page = new_page(viewport={"width": 1366, "height": 650}, reduced_motion="reduce")
    sit_down(page, make_table(server, PERSON, *[COMPUTER] * opponents, first=1))
    wait_for(page, "take")
    for height in (650, 720, 768, 800):
        page.set_viewport_size({"width": 1366, "height": height})
        expect(page.get_by_role("button", name=re.compile("^Hint"))).to_be_in_viewport(ratio=1)
        page.evaluate(TWO_FRAMES)
        inner, outer = page.evaluate("[document.documentElement.scrollHeight, innerHeight]")
        assert inner <= outer, f"at {height} px the page is {inner} px high"


@pytest.mark.parametrize(
    ("width", "height"),
    [(1024, 768), (844, 390), (568, 320), (768, 1024)],
    ids=["tablet", "phone", "small phone", "tablet upright"],
)
def test_a_move_needs_no_scrolling_and_says_what_it_brings(
    new_page: NewPage, server: Server, width: int, height: int
) -> None:
    page = new_page(viewport={"width": width, "height": height}, has_touch=True, reduced_motion="reduce")
    sit_down(page, make_table(server, PERSON, COMPUTER, first=1))
    wait_for(page, "take")
    page.locator('[data-group^="1"]').first.tap()
    for line in range(6):
        expect(page.locator(f'.own [data-destination="{line}"]')).to_be_in_viewport(ratio=1)
    expect(page.locator('.own [data-destination="5"] .label')).to_contain_text("of 5")
    expect(page.locator(".own .wall")).to_be_in_viewport(ratio=1)
    for factory in page.locator(".factory").all():
        expect(factory).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_click_is_answered_in_the_next_frame(new_page: NewPage, server: Server) -> None:
    """The next frame after a click shows the selection, its destinations and the sheet."""
    page = new_page(viewport=PHONE)
    sit_down(page, make_table(server, PERSON, COMPUTER, first=1))
    wait_for(page, "take")
    seen = page.evaluate(
        """() => new Promise((done) => {
          const tiles = document.querySelector('[data-group][aria-disabled=false]');
          tiles.click();
          requestAnimationFrame(() => done([
            tiles.getAttribute('aria-pressed'),
            document.querySelectorAll('.own [data-destination][aria-disabled=false]').length > 0,
            document.querySelector('[data-board-area=sheet]') !== null,
          ]));
        })"""
    )
    assert seen == ["true", True, True]


# Width and height of the area in which a touch hits the target, measured through its middle.
REACH = """(all) => [...document.querySelectorAll(all)].map((one) => {
  one.scrollIntoView({ block: 'center', behavior: 'instant' });
  const shown = one.querySelector('.spot') ?? one;
  const box = shown.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const reach = (dx, dy) => {
    let far = 0;
    while (far < 60 && document.elementFromPoint(x + dx * far, y + dy * far)?.closest('button') === one) far += 1;
    return far;
  };
  const name = one.dataset.group ?? one.textContent.trim();
  return [name, reach(-1, 0) + reach(1, 0), reach(0, -1) + reach(0, 1)];
})"""


def test_targets_are_as_large_as_fingers_on_a_phone(new_page: NewPage, server: Server) -> None:
    page = new_page(viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce")
    sit_down(page, make_table(server, PERSON, COMPUTER, first=1))
    wait_for(page, "take")
    targets = page.evaluate(REACH, "[data-group][aria-disabled=false], .foot .btn, .player")
    page.locator("[data-group][aria-disabled=false]").first.tap()
    expect(page.locator("[data-board-area=sheet]")).to_be_visible()
    targets += page.evaluate(REACH, "[data-board-area=sheet] .choice")
    assert [target for target in targets if min(target[1:]) < FINGER] == []
    assert len(targets) > 10
