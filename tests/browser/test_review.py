"""The review on the page: values as they arrive, the graph and its table, mouse and keys, learning from mistakes."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.chromium import Complaints
from tests.browser.conftest import PHONE
from tests.browser.playing import TWO_FRAMES
from tests.browser.tables import Stock, read_record
from tests.browser.views import answer_reviews, choose_file, end, record, review, reviewed, search_little, try_move
from tests.browser.wording import words


def graph(page: Page) -> Locator:
    """The graph, which is a slider over the steps."""
    return page.get_by_role("slider", name=words("review-graph"))


def at(page: Page) -> int:
    """The step that the graph is at, counted from 1."""
    return int(graph(page).get_attribute("aria-valuenow") or 0)


def test_values_come_in_while_one_watches(page: Page, stock: Stock) -> None:
    """A real review, started at the end of a game; the test leaves the page, which stops the review."""
    end(page, stock)
    page.get_by_role("link", name=words("review-game"), exact=True).click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    expect(page.get_by_text(re.compile("% reviewed"))).to_be_visible()
    expect(
        page.locator("ol .grade").filter(has_text=re.compile("best|good|inaccuracy|mistake|blunder")).first
    ).to_be_visible()
    page.goto("/#/about")
    expect(page.get_by_role("heading", name=words("about-title"))).to_be_visible()


def test_graph_list_and_board_move_together(page: Page, stock: Stock) -> None:
    review(page, stock)
    box = graph(page).bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] * 0.6, box["y"] + box["height"] / 2)
    middle = at(page)
    assert 0.5 < middle / int(graph(page).get_attribute("aria-valuemax") or 1) < 0.7
    current = page.locator("ol[aria-label] [aria-current=step]")
    expect(current).to_have_count(1)
    page.keyboard.press("ArrowRight")
    expect(graph(page)).to_have_attribute("aria-valuenow", str(middle + 1))
    page.keyboard.press("Home")
    expect(graph(page)).to_have_attribute("aria-valuenow", "1")
    page.keyboard.press("End")
    expect(graph(page)).to_have_attribute("aria-valuenow", graph(page).get_attribute("aria-valuemax") or "")
    page.keyboard.press("[")  # to the last error
    expect(graph(page)).to_have_attribute("aria-valuetext", re.compile("inaccuracy|mistake|blunder"))
    spoken = graph(page).get_attribute("aria-valuetext") or ""
    expect(page.get_by_text(words("review-row", kind="better"), exact=True)).to_be_visible()
    expect(page.locator(".mark.played")).to_have_count(2)
    expect(page.locator(".mark.better")).to_have_count(2)
    page.keyboard.press("b")
    expect(page.locator(".mark.better")).to_have_count(0)
    current.click()
    page.reload()
    expect(current).to_be_visible()
    expect(graph(page)).to_have_attribute("aria-valuetext", spoken)


def test_a_phone_on_its_side_with_high_contrast(new_page: Callable[..., Page], stock: Stock) -> None:
    """Each part fits between the upper edge and the bar; only the current step has an outline."""
    page = new_page(viewport={"width": PHONE["height"], "height": PHONE["width"]}, forced_colors="active")
    review(page, stock)
    bar = page.locator(".bar").bounding_box()
    assert bar is not None
    for part in (".graph", ".verdict", ".position", ".list"):
        box = page.locator(f".review > {part}").bounding_box()
        assert box is not None
        assert box["height"] <= bar["y"], f"{part} is taller than the screen"
    current = page.locator("ol[aria-label] [aria-current=step]")
    expect(current).to_have_css("outline-style", "solid")
    expect(page.locator("ol[aria-label] button:not([aria-current])").first).to_have_css("outline-style", "none")


def test_the_graph_has_a_table_as_its_other_form(page: Page, stock: Stock) -> None:
    review(page, stock)
    steps = int(graph(page).get_attribute("aria-valuemax") or 0) - 1
    page.get_by_role("button", name=words("review-as-table")).click()
    table = page.get_by_role("region", name=words("review-graph")).get_by_role("table")
    expect(table.locator("tbody tr")).to_have_count(steps)
    expect(table.get_by_role("cell", name=re.compile("^luck ")).first).to_be_visible()
    table.locator("tbody tr").nth(3).get_by_role("button").click()
    expect(table.locator("tr[aria-current=step]")).to_have_count(1)
    page.get_by_role("button", name=words("review-as-graph")).click()
    expect(graph(page)).to_have_attribute("aria-valuenow", "4")


def test_each_seat_has_its_sums(page: Page, stock: Stock) -> None:
    review(page, stock)
    summary = page.get_by_role("region", name=words("review-summary"))
    expect(summary.get_by_role("row")).to_have_count(3)
    page.get_by_role("combobox", name=words("review-seat")).select_option("2")
    expect(page.get_by_text(re.compile("^Milo: [0-9]+% at the start"))).to_be_visible()
    summary.get_by_role("row").nth(2).get_by_role("button").last.click()
    expect(graph(page)).to_have_attribute("aria-valuetext", re.compile("Milo"))


@pytest.mark.parametrize("phone", [False, True])
def test_learning_from_mistakes(new_page: Callable[..., Page], stock: Stock, phone: bool) -> None:
    page = new_page(viewport=PHONE) if phone else new_page()
    best: list[str] = []

    def note(route: Route) -> None:
        asked = json.loads(route.request.post_data or "{}")
        answer = route.fetch(post_data=json.dumps({**asked, "nodes": 5_000}))
        best.extend(
            found["move"] for found in answer.json()["moves"][:1]
        )  # no moves if a more urgent job ended the analysis
        route.fulfill(response=answer)

    reviewed(page, stock, stock.ended, 1)
    page.route("**/api/analysis", note)
    page.get_by_role("button", name=re.compile("^Learn from")).click()
    title = page.get_by_role("heading", level=1)
    expect(title).to_contain_text("Find a better move")
    expect(page.get_by_role("button", name=words("review-show-answer"))).to_be_enabled()
    played = (title.text_content() or "").split("played ")[1][:3]
    try_move(page, played)
    expect(page.get_by_text(words("review-verdict", move=played, verdict="worse"))).to_be_visible()
    if phone:
        page.get_by_role("button", name=words("review-another-try")).click()
        page.get_by_role("button", name=words("review-hint"), exact=True).click()
    else:
        page.keyboard.press("r")
        expect(page.get_by_text(words("review-your-turn"))).to_be_visible()
        page.keyboard.press("h")
    expect(page.locator(".answer")).to_contain_text(re.compile("Take [0-9]"))
    page.keyboard.press("Escape")  # first remove the selection that the hint has made
    page.keyboard.press("Escape")
    try_move(page, best[0])
    expect(page.get_by_text(words("review-verdict", move=best[0], verdict="best"))).to_be_visible()
    page.keyboard.press("n")
    expect(title).to_contain_text("Find a better move")
    while page.get_by_role("button", name=words("review-skip")).count():
        page.get_by_role("button", name=words("review-skip")).click()
    count = page.locator("ol button").count()
    expect(title).to_have_text(words("review-learned", count=1, total=count))
    page.get_by_role("button", name=words("review-back")).first.click()
    expect(graph(page)).to_be_visible()
    page.unroute_all(behavior="ignoreErrors")  # an analysis of a skipped question may still be under way


# The page's reviews come from the test, which writes their lines with `feed`.
FED = """() => {
  const ask = window.fetch;
  const feed = new TransformStream();
  const writer = feed.writable.getWriter();
  window.feed = (line) => writer.write(new TextEncoder().encode(line + '\\n'));
  window.fetch = (path, ...how) =>
    String(path).endsWith('/review') ? Promise.resolve(new Response(feed.readable)) : ask(path, ...how);
}"""


def test_questions_stay_while_the_review_goes_on(page: Page, stock: Stock) -> None:
    lines = [json.loads(line) for line in stock.review(stock.ended).splitlines() if line]
    values = [line for line in lines if line["news"] == "values"]
    steps = dict(pair for line in values for pair in line["steps"])
    lost = {index: step["error"]["share"] for index, step in steps.items() if step.get("error") and step["seat"] == 1}
    worst = max(lost, key=lost.__getitem__)
    first = [(index, step if index == worst else {**step, "error": None}) for index, step in steps.items()]
    search_little(page)
    stock.ended.give_to(page.context)
    page.add_init_script(f"({FED})()")
    page.goto(f"/#/review/{stock.ended.table}")
    expect(graph(page)).to_be_visible()
    page.evaluate("line => void feed(line)", json.dumps({**values[-1], "steps": first}))
    page.get_by_role("button", name=words("review-learn", count=1)).click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Find a better move")
    page.evaluate("line => void feed(line)", json.dumps({**values[-1], "steps": list(steps.items())}))
    page.evaluate(TWO_FRAMES)
    expect(page.locator("ol button")).to_have_count(1)
    page.get_by_role("button", name=words("review-back")).first.click()
    expect(page.get_by_role("button", name=re.compile("^Learn from [0-9]+ mistakes"))).to_be_visible()


def test_a_page_that_was_left_starts_no_review(page: Page, stock: Stock) -> None:
    held: list[Route] = []
    asked: list[str] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/records", hold)
    page.on("request", lambda request: asked.append(request.url))
    with page.expect_request("**/api/records"):
        page.goto(f"/#/review/{stock.ended.table}")
    page.goto("/#/about")
    expect(page.get_by_role("heading", name=words("about-title"))).to_be_visible()
    with page.expect_response("**/api/records"):
        held[0].continue_()
    page.evaluate(TWO_FRAMES)
    assert not [url for url in asked if url.endswith("/review")]


def test_an_opened_record_is_reviewed(page: Page, stock: Stock) -> None:
    answer_reviews(page, stock, stock.ended)
    choose_file(page, read_record(stock.address, stock.ended.table))
    page.get_by_role("link", name=words("review-game"), exact=True).click()
    expect(page.get_by_text(words("review-done", proved="no"))).to_be_visible()


def test_a_record_of_a_table_leads_to_its_review(page: Page, stock: Stock) -> None:
    answer_reviews(page, stock, stock.ended)
    record(page, stock)
    page.get_by_role("link", name=words("review-game"), exact=True).click()
    expect(page.get_by_text(words("review-done", proved="no"))).to_be_visible()
    expect(page.get_by_text(re.compile(" move 17 "))).to_be_visible()


def test_a_lost_connection_is_made_again(page: Page, stock: Stock, complaints: Complaints) -> None:
    complaints.expect("ERR_FAILED|ERR_CONNECTION_REFUSED")
    answer_reviews(page, stock, stock.ended)
    tries: list[Route] = []

    def fail_first(route: Route) -> None:
        tries.append(route)
        if len(tries) == 1:
            route.abort("connectionrefused")
        else:
            route.fallback()

    page.route("**/review", fail_first)
    page.goto(f"/#/review/{stock.ended.table}")
    expect(page.get_by_text(words("review-lost"))).to_be_visible()
    expect(page.get_by_text(words("review-done", proved="no"))).to_be_visible()


def test_an_older_review_can_be_made_again(page: Page, stock: Stock) -> None:
    lines = [json.loads(line) for line in stock.review(stock.ended).splitlines() if line]
    new = stock.review(stock.ended)
    old = "\n".join(json.dumps({**line, "outdated": True} if line["news"] == "values" else line) for line in lines)

    def answer(route: Route) -> None:
        again = json.loads(route.request.post_data or "{}")["again"]
        route.fulfill(body=new if again else old + "\n", content_type="application/x-ndjson")

    page.route("**/review", answer)
    page.goto(f"/#/review/{stock.ended.table}")
    expect(page.get_by_text(words("review-outdated"))).to_be_visible()
    page.get_by_role("button", name=words("review-again")).click()
    expect(page.get_by_text(words("review-outdated"))).to_have_count(0)
