"""Functions that open every page in its main states: for screenshots, for axe, and for the test that all texts fit.

A new page or state needs a function here. It is called with a page in English of any size, and returns when nothing on
the page changes any more.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.browser.tables import Seated, Stock, read_record
from tests.browser.wording import words
from tilewright.players.levels import LEVELS
from tilewright.server.messages.duplicate import (
    DayResult,
    DuelGame,
    DuelPerson,
    DuelReference,
    DuelView,
    MarginCount,
    Reference,
)
from tilewright.server.messages.people import (
    DeviceView,
    KnownPerson,
    LevelResult,
    NewPhrase,
    OpponentResult,
    Own,
    PasskeyView,
    PlayedGame,
    PlayedSeat,
    Profile,
    RunningGames,
)
from tilewright.server.messages.ratings import (
    Agreement,
    CurvePoint,
    KindRating,
    LevelTick,
    LuckFree,
    MonthAccuracy,
    PersonRatings,
)
from tilewright.server.messages.tournaments import (
    GameMark,
    TournamentGame,
    TournamentLine,
    TournamentPlayer,
    TournamentStanding,
    TournamentView,
    TournamentYou,
)

DEAD_TABLE = "0" * 12
PROGRAM = "1" * 12
"""The id of a program or a person that the server does not know."""
DEAD_INVITE = "0" * 16
EMPTY_BOARD = "0;...../...../...../...../.....;-,-,-,-,-;-"
START = f"2c 1 deal -,-,-,-,- - 1 1 20,20,20,20,20 0,0,0,0,0 {EMPTY_BOARD} {EMPTY_BOARD}"

MARGINS = {-31: 1, -20: 3, -12: 8, -6: 14, -1: 20, 3: 26, 8: 30, 12: 24, 14: 20, 17: 16, 21: 12, 28: 6, 35: 2, 44: 1}
DAY_RESULT = DayResult(
    date="2026-11-17",
    number=321,
    counts=True,
    margin=14,
    scores=[54, 40],
    rounds=[3, 1, 7, 7, 14],
    place=38,
    played=sum(MARGINS.values()),
    margins=[MarginCount(*each) for each in MARGINS.items()],
    reference=Reference(10, 26, [2, 4, 9, 9, 26]),
)


def _duellist(name: str, *margins: int, playing: bool = False) -> DuelPerson:
    games = [DuelGame(deal, margin, DEAD_TABLE) for deal, margin in enumerate(margins, 1)]
    return DuelPerson(name, None, 1, len(margins), playing, games)


DUEL = DuelView(
    kind="solo",
    deals=3,
    level=6,
    places=5,
    made=1.8e9,
    until=1.8e9 + 604_800,
    now=1.8e9 + 1000,
    over=False,
    open=True,
    you=0,
    people=[
        _duellist("Ana", 14, -3, 9),
        _duellist("Imre", 11, 6, 2),
        _duellist("Sólrún", 17, -8, 5),
        _duellist("Jens", 6, playing=True),
    ],
    dealt=["BBYR,KKWW,BYRW,RRRK,YYKW", "YYYR,BBKW,BBBW,YWWW,YKKW", "BRKW,YYRK,BKKK,RRWW,BYYW"],
    references=[DuelReference(1, 10, 22), DuelReference(2, 10, 12)],
    name="k3f9",
    commitment="9f3c" * 16,
    randomness="c0ffee",
    secret=None,
)

NOON = 1.8e9
CLUB = [
    ("Imre", 1612, "1=111", 4.5, 41.2, 13.5),
    ("Katrín", 1588, "1101=", 3.5, 33, 14),
    ("Ana", 1487, "101=1", 3.5, 22, 12.5),
    ("Sólrún", 1455, "0110=", 2.5, 6, 13),
    ("night-owl", 1710, "10001", 2, -12, 12.5),
    ("Jens", 1477, "010=0", 1.5, -15, 13.5),
    ("Matti", 1390, "0=010", 1.5, -31, 11),
    ("Pieter", 1203, "00100", 1, -44, 10),
]
TOURNAMENT = TournamentView(
    tournament=DEAD_TABLE,
    tag="now",
    title="Monday club",
    kind="swiss",
    rounds=7,
    minutes=None,
    clock="5+5",
    side="coloured",
    rated=False,
    listed=False,
    state="running",
    starts=None,
    ends=None,
    round=6,
    players=[TournamentPlayer(name, rating, name == "night-owl", True) for name, rating, *_ in CLUB],
    standings=[
        TournamentStanding(
            number,
            number + 1,
            points,
            deals,
            opponents,
            [
                GameMark(deal, {"1": 1.0, "=": 0.5, "0": 0.0}[mark], (number + deal) % 8, True, DEAD_TABLE)
                for deal, mark in enumerate(marks, 1)
            ],
        )
        for number, (_, _, marks, points, deals, opponents) in enumerate(CLUB)
    ],
    games=[
        TournamentGame(6, list(seats), [False, False], NOON + 160, False) for seats in ((0, 1), (2, 3), (5, 4), (6, 7))
    ],
    byes=[],
    name="k3f9",
    commitment="9f3c" * 16,
    mixed=["c0ffee"] * 6,
    secret=None,
    now=NOON,
    you=TournamentYou(2, False, False, None, None),
)

Opening = Callable[[Page, Stock], None]


@dataclass(frozen=True)
class View:
    """A state of the page: the function that opens it, and a pattern of the console message that it causes, if any."""

    name: str
    open: Opening
    complaint: str | None = None


VIEWS: dict[str, View] = {}


def view(complaint: str | None = None) -> Callable[[Opening], Opening]:
    """Add a view to VIEWS under the name of its function."""

    def add(opening: Opening) -> Opening:
        name = opening.__name__.replace("_", "-")
        VIEWS[name] = View(name, opening, complaint)
        return opening

    return add


def is_phone(page: Page) -> bool:
    """Whether the page has the phone's layout."""
    return bool(page.evaluate("innerWidth < 760"))


def heading(page: Page, name: str) -> None:
    """Wait until the main heading has this text."""
    expect(page.get_by_role("heading", level=1, name=name)).to_be_visible()


# --- Lasting names --------------------------------------------------------------------------------------------------

ANA = "AnaAnaAnaAna"


def _played_seat(name: str | None, score: int, level: int | None = None, person: str | None = None) -> PlayedSeat:
    return PlayedSeat(name, person, False, level, score)


def _played_game(number: int, winners: list[int], other: PlayedSeat, accuracy: float | None) -> PlayedGame:
    seats = [_played_seat("Ana", 54 - number, person=ANA), other]
    return PlayedGame(f"{number:012d}", 1.79e9 - number * 86_400, "coloured", 1, "row", winners, seats, accuracy)


PROFILE = Profile(
    person=ANA,
    name="Ana",
    program=False,
    made=1.78e9,
    games=168,
    won=97.5,
    levels=[LevelResult(4, 22, 17), LevelResult(5, 31, 20.5), LevelResult(6, 40, 21)],
    opponents=[
        OpponentResult(KnownPerson("BoBoBoBoBoBo", "Bo", False), 12, 7),
        OpponentResult(KnownPerson("X" * 12, None, False), 3, 0),
    ],
    played=[
        _played_game(1, [1], _played_seat("Milo", 40, level=6), 84.0),
        _played_game(2, [2], _played_seat("Bo", 57, person="BoBoBoBoBoBo"), 71.5),
        _played_game(3, [1, 2], _played_seat(None, 51), None),
        _played_game(4, [], _played_seat("Sólrún", 12), 79.0),
    ],
    more="00000000001-000000000004",
)
OWN = Own(
    person=ANA,
    name="Ana",
    program=False,
    made=1.78e9,
    rename_from=0.0,
    watchable=True,
    phrase_made=1.78e9,
    passkeys=[PasskeyView("AAAA", 1.785e9)],
    devices=[
        DeviceView("0" * 16, 1.78e9, 1.79e9, "made", True),
        DeviceView("1" * 16, 1.785e9, 1.789e9, "passkey", False),
    ],
    blocked=[KnownPerson("C" * 12, "Cleo Q", False)],
    programs=[KnownPerson("R" * 12, "Night Robot", True)],
    can_use_passkeys=True,
)


def _curve(start: int, end: int) -> list[CurvePoint]:
    return [
        CurvePoint(1.78e9 + day * 86_400, round(start + (end - start) * day / 60 + 30 * math.sin(day)), 140 - day)
        for day in range(61)
    ]


RATINGS = PersonRatings(
    person=ANA,
    kinds=[
        KindRating(
            "2c",
            1987,
            54,
            120,
            LuckFree(2012, 46, 112),
            _curve(1500, 1987),
            Agreement(50, 1240, 0.63, 0.5, 0.71, 68.0, -0.4),
        ),
        KindRating("2g", 1920, 110, 31, None, _curve(1800, 1920), None),
        KindRating("4c", 1755, 160, 12, LuckFree(1760, 158, 12), [], None),
    ],
    levels=[LevelTick(number, level.rating + 1000) for number, level in LEVELS.items()],
    accuracy=[MonthAccuracy("2026-11", 12, 71.5)],
    recent=[],
)


def answer_with(page: Page, path: str, answer: Any) -> None:
    """Answer requests for a path with this object instead of the server."""
    page.route(path, lambda route: route.fulfill(body=msgspec.json.encode(answer), content_type="application/json"))


@view()
def sign_up(page: Page, stock: Stock) -> None:
    """Make a lasting name, or sign in."""
    page.goto("/#/person")
    heading(page, words("person-title"))


@view()
def profile(page: Page, stock: Stock) -> None:
    """Somebody else's profile."""
    answer_with(page, f"**/api/people/{ANA}", PROFILE)
    answer_with(page, f"**/api/people/{ANA}/ratings", RATINGS)
    page.goto(f"/#/person/{ANA}")
    heading(page, "Ana")
    expect(page.get_by_role("heading", name=words("ratings-scale"))).to_be_visible()


@view()
def account(page: Page, stock: Stock) -> None:
    """One's own profile, with devices and settings."""
    kept = json.dumps({"person": ANA, "name": "Ana", "token": ANA + "x" * 43})
    page.add_init_script(f"localStorage.setItem('tilewright.person', {json.dumps(kept)})")
    answer_with(page, f"**/api/people/{ANA}", PROFILE)
    answer_with(page, f"**/api/people/{ANA}/ratings", RATINGS)
    answer_with(page, "**/api/me", OWN)
    answer_with(page, "**/api/me/games*", RunningGames([], None))
    page.goto("/#/person")
    expect(page.get_by_role("heading", name=words("person-account"))).to_be_visible()


@view()
def recovery_phrase(page: Page, stock: Stock) -> None:
    """The dialog with a new recovery phrase, which is shown only once."""
    account(page, stock)
    answer_with(page, "**/api/me/phrase", NewPhrase("bado kiru mesa tolu vine zapo"))
    page.get_by_role("button", name=words("person-phrase-new"), exact=True).click()
    expect(page.get_by_role("dialog")).to_be_visible()


# --- The lobby -----------------------------------------------------------------------------------------------------

RESERVE = {"per_move": None, "unit": "seconds", "reserve": 300, "increment": 5}


def _opponent(name: str | None, rating: int | None = None, deviation: int | None = None, **more: Any) -> dict[str, Any]:
    plain = {"name": name, "person": None, "rating": rating, "deviation": deviation, "program": False, "level": None}
    return plain | more


def _open_table(number: int, *people: dict[str, Any], players: int = 2, **more: Any) -> dict[str, Any]:
    plain = {
        "table": f"{number:012}",
        "players": players,
        "open": players - len(people),
        "side": "coloured",
        "clock": RESERVE,
        "rated": False,
        "people": people,
        "made": 1.8e9,
    }
    return plain | more


def _game(number: int, *walls: str, **more: Any) -> dict[str, Any]:
    names = ("Imre", "Katrín", "Noor", "Ilona")
    plain = {
        "table": f"{number:012}",
        "side": "coloured",
        "round": 3,
        "seats": [_opponent(name, 1612 - 24 * i, 40) for i, name in enumerate(names[: len(walls)])],
        "scores": [21, 18, 7, 9][: len(walls)],
        "walls": walls,
        "watching": 11,
    }
    return plain | more


COUNTS = {"here": 64, "looking": 9, "playing": 28, "seats": 5, "games": 14, "wait": 15}
LOBBY = {
    "type": "lobby",
    "counts": COUNTS,
    "open": [
        _open_table(1, _opponent("Imre", 1612, 48), rated=True),
        _open_table(2, _opponent("Sólrún", 1455, 190), side="grey"),
        _open_table(3, _opponent("Matti"), _opponent("Eeva"), players=4),
        _open_table(
            4, _opponent("Pieter"), clock={"per_move": 172_800, "unit": "days", "reserve": None, "increment": 0}
        ),
        _open_table(5, _opponent("night-owl", 1710, 39, program=True)),
    ],
    "games": [
        _game(6, "BYR../WB.../K..../.../.....".replace("/.../", "/...../"), ".YR../.BY../...../...W./....."),
        _game(7, "BYRK./WBYRK/KW.../...../Y....", "BYR.W/W.YRK/KWB../..W../....B", "B..../...../...../...../....."),
    ],
}
EMPTY_LOBBY = {"type": "lobby", "counts": COUNTS | dict.fromkeys(COUNTS, 0) | {"here": 1}, "open": [], "games": []}


def _in_lobby(page: Page, shown: dict[str, Any], *later: dict[str, Any]) -> None:
    """Open the lobby with made-up messages: `shown` at once, `later` after the person has asked for a game."""

    def answer(socket: WebSocketRoute) -> None:
        def hear(message: str | bytes) -> None:
            asked = json.loads(message)
            socket.send(
                json.dumps(shown if asked["type"] == "hello" else {"type": "done", "id": asked["id"], "seq": 0})
            )
            for each in later if asked["type"] == "find" else ():
                socket.send(json.dumps(each))

        socket.on_message(hear)

    page.route_web_socket(re.compile("/api/lobby$"), answer)
    page.goto("/#/lobby")
    heading(page, words("lobby-title"))
    expect(page.get_by_role("heading", name=words("lobby-open-seats"))).to_be_visible()
    expect(page.locator("[aria-busy]")).to_have_count(0)


@view()
def lobby(page: Page, stock: Stock) -> None:
    """Open seats, games to watch, a game with anybody."""
    _in_lobby(page, LOBBY)
    expect(page.get_by_text("night-owl")).to_be_visible()


@view()
def lobby_empty(page: Page, stock: Stock) -> None:
    """Nobody else is there."""
    _in_lobby(page, EMPTY_LOBBY)
    expect(page.get_by_text(words("lobby-empty"))).to_be_visible()


@view()
def lobby_looking(page: Page, stock: Stock) -> None:
    """Looking for a game with anybody."""
    _in_lobby(page, LOBBY)
    page.get_by_label(words("your-name")).fill("Ana")
    page.get_by_role("button", name=words("lobby-find")).click()
    expect(page.get_by_role("button", name=words("lobby-cancel"))).to_be_visible()
    page.clock.install()  # stops the display of the waiting time


@view()
def lobby_offer(page: Page, stock: Stock) -> None:
    """Offering a seat."""
    _in_lobby(page, EMPTY_LOBBY)
    page.get_by_label(words("your-name")).fill("Ana")
    page.get_by_role("button", name=words("lobby-offer")).click()
    expect(page.get_by_role("dialog")).to_be_visible()


# --- Equal deals ----------------------------------------------------------------------------------------------------


@view()
def daily(page: Page, stock: Stock) -> None:
    """The deal of the day, before it is played."""
    page.goto("/#/daily")
    expect(page.get_by_role("button", name=words("daily-play"))).to_be_visible()


@view()
def daily_played(page: Page, stock: Stock) -> None:
    """The deal of the day after it was played: one's own result among many others, and the worst moves."""
    table = stock.ended.table

    def answer_day(route: Route) -> None:
        answer = route.fetch()
        day = answer.json() | {"ranked": False, "yours": {"table": table, "over": True}}
        route.fulfill(response=answer, json=day)

    answer_reviews(page, stock, stock.ended)
    page.route("**/api/daily", answer_day)
    page.route(f"**/api/tables/{table}/daily", lambda route: route.fulfill(body=msgspec.json.encode(DAY_RESULT)))
    page.goto("/#/daily")
    expect(page.get_by_role("heading", name=words("daily-outcome", outcome="won", margin=14))).to_be_visible()
    expect(page.locator('ol[aria-busy="false"] a')).to_have_count(3)


@view()
def duel_new(page: Page, stock: Stock) -> None:
    """The form of a new duel."""
    page.goto("/#/duel")
    expect(page.get_by_role("button", name=words("duel-make"))).to_be_visible()


@view()
def duel(page: Page, stock: Stock) -> None:
    """A duel of which one person has not finished."""
    page.route("**/api/duels/look", lambda route: route.fulfill(body=msgspec.json.encode(DUEL)))
    page.goto(f"/#/duel/{DEAD_INVITE}")
    heading(page, words("duel-leads", name="Ana", points=1))


def answer_tournament(page: Page, shown: TournamentView) -> None:
    """Show a tournament with a stopped clock; the request that waits for changes is never answered."""

    def answer(route: Route) -> None:
        if "have=" not in route.request.url:
            route.fulfill(body=msgspec.json.encode(shown))

    page.clock.set_fixed_time(NOON)
    page.route(f"**/api/tournaments/{DEAD_TABLE}*", answer)
    page.goto(f"/#/tournament/{DEAD_TABLE}")
    heading(page, shown.title)


@view()
def tournament_new(page: Page, stock: Stock) -> None:
    """The list of tournaments, and the form of a new one."""
    lines = [
        TournamentLine(DEAD_TABLE, "Monday club", "swiss", "5+5", False, "open", None, 8),
        TournamentLine("1" * 12, "Lunch", "arena", "3+2", True, "running", None, 31),
    ]
    page.route("**/api/tournaments", lambda route: route.fulfill(body=msgspec.json.encode(lines)))
    page.goto("/#/tournament")
    expect(page.get_by_role("link", name="Monday club")).to_be_visible()


@view()
def tournament(page: Page, stock: Stock) -> None:
    """Before round 6, with the button that says that one is ready."""
    answer_tournament(page, TOURNAMENT)
    expect(page.get_by_role("button", name=words("tournament-ready"))).to_be_visible()


@view()
def tournament_over(page: Page, stock: Stock) -> None:
    """The final standings, for somebody who has not played."""
    answer_tournament(page, msgspec.structs.replace(TOURNAMENT, state="over", games=[], you=None, secret="0" * 64))
    expect(page.get_by_text(words("tournament-final"))).to_be_visible()


@view()
def tournament_open(page: Page, stock: Stock) -> None:
    """A tournament before it begins, as its maker sees it."""
    lines = [TournamentStanding(number, 1, 0, 0, 0, []) for number in range(len(CLUB))]
    you = TournamentYou(2, True, False, None, None)
    answer_tournament(
        page,
        msgspec.structs.replace(
            TOURNAMENT, state="open", games=[], standings=lines, round=0, mixed=[], you=you, starts=NOON + 600
        ),
    )
    expect(page.get_by_role("button", name=words("tournament-begin"))).to_be_visible()


# --- Around the table -----------------------------------------------------------------------------------------


@view()
def start(page: Page, stock: Stock) -> None:
    """The start page."""
    page.goto("/")
    heading(page, words("motto"))


@view()
def start_again(page: Page, stock: Stock) -> None:
    """The start page with games to continue."""
    for seated in (stock.two, stock.ended, stock.waiting):
        seated.give_to(page.context)
    page.goto("/")
    expect(page.get_by_role("heading", name=words("your-games"))).to_be_visible()


@view()
def games(page: Page, stock: Stock) -> None:
    """All games of this device, with results."""
    for seated in (stock.two, stock.ended, stock.ended_four):
        seated.give_to(page.context)
    page.goto("/#/games")
    expect(page.get_by_role("row")).to_have_count(2)
    expect(page.get_by_role("link", name=words("review-game"))).to_have_count(2)
    expect(page.get_by_role("heading", name=words("games-running"))).to_be_visible()


@view()
def games_removal(page: Page, stock: Stock) -> None:
    """The question before all games are removed."""
    stock.ended.give_to(page.context)
    page.goto("/#/games")
    expect(page.get_by_role("link", name=words("review-game"))).to_have_count(1)
    page.get_by_role("button", name=words("games-remove-all")).click()
    expect(page.get_by_role("dialog")).to_be_visible()


@view()
def friends(page: Page, stock: Stock) -> None:
    """The form for a table with friends."""
    start(page, stock)
    page.get_by_role("button", name=words("with-friends")).click()
    page.get_by_role("dialog").get_by_label(words("your-name")).fill("Ana")


@view()
def device(page: Page, stock: Stock) -> None:
    """The form for several people on this device, with a computer."""
    start(page, stock)
    page.get_by_role("button", name=words("on-this-device")).click()
    computers = page.get_by_role("dialog").get_by_role("radiogroup", name=words("computers-too"))
    computers.get_by_text(words("computers-count", count=1), exact=True).click()


@view()
def watch(page: Page, stock: Stock) -> None:
    """The form for watching, after a text was entered that is no link."""
    start(page, stock)
    page.get_by_role("button", name=words("watch")).click()
    page.get_by_role("dialog").get_by_role("textbox").fill("hello")
    page.get_by_role("dialog").get_by_role("button", name=words("watch"), exact=True).click()
    expect(page.get_by_text(words("watch-link-wrong"))).to_be_visible()


@view()
def menu(page: Page, stock: Stock) -> None:
    """The menu with the settings."""
    start(page, stock)
    page.get_by_role("button", name=words("menu")).click()
    expect(page.get_by_role("heading", name=words("settings"))).to_be_visible()


@view()
def waiting(page: Page, stock: Stock) -> None:
    """Waiting for friends, with the link for them."""
    sit(page, stock.waiting)
    heading(page, words("waiting-for", count=2))
    page.get_by_role("button", name=words("sit-beside")).click()


@view()
def join(page: Page, stock: Stock) -> None:
    """An invitation."""
    page.goto(f"/#/join/{stock.waiting.invite}")
    heading(page, words("join-title"))


@view()
def about(page: Page, stock: Stock) -> None:
    """What Tilewright is."""
    page.goto("/#/about")
    heading(page, words("about-title"))
    expect(page.get_by_text(words("about-version", version=""))).to_be_visible()


@view()
def lessons(page: Page, stock: Stock) -> None:
    """All lessons, one of them done."""
    page.add_init_script("localStorage.setItem('tilewright.learned', '[\"take\"]')")
    page.goto("/#/learn")
    heading(page, words("learn-title"))


@view()
def learn(page: Page, stock: Stock) -> None:
    """A lesson, with tiles chosen."""
    page.goto("/#/learn/leave")
    pick_first(page)


@view()
def learn_grey(page: Page, stock: Stock) -> None:
    """A lesson that asks for a column."""
    page.goto("/#/learn/grey")
    expect(page.locator("[data-column]").first).to_be_visible()


@view()
def strategy(page: Page, stock: Stock) -> None:
    """A lesson with the other player's board, bag and lid, after the wrong answer."""
    page.goto("/#/learn/bag")
    heading(page, words("learn-bag"))
    page.keyboard.type("2w4")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name=words("learn-try-again"))).to_be_visible()


@view()
def learned(page: Page, stock: Stock) -> None:
    """The end of the lessons about the rules."""
    page.goto("/#/learn/ready")
    heading(page, words("learn-ready"))


@view()
def rules(page: Page, stock: Stock) -> None:
    """The rules page."""
    page.goto("/#/rules/floor")
    heading(page, words("rules"))


# --- At the table ---------------------------------------------------------------------------------------------


def altered(page: Page, change: Callable[[dict[str, Any]], None]) -> None:
    """Let `change` edit the table in every message of the server that contains seats."""

    def pass_on(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def hear(message: str | bytes) -> None:
            told = json.loads(message)
            if "seats" in (shown := told.get("table", told)):
                change(shown)
            socket.send(json.dumps(told))

        server.on_message(hear)

    page.route_web_socket(re.compile(r"/live(\?|$)"), pass_on)


def sit(page: Page, seated: Seated) -> None:
    """Open a table as the person who sits there."""
    seated.give_to(page.context)
    page.goto(f"/#/table/{seated.table}")


def at_table(page: Page, seated: Seated) -> None:
    """Open a table at which it is our turn."""
    sit(page, seated)
    expect(page.locator("[data-situation=take]")).to_be_visible()


def pick_first(page: Page) -> None:
    """Choose tiles: the largest group, or on a phone the first one of the first factory."""
    disc = page.locator("[data-board-area=table] button[aria-expanded]")  # only on phones are factories buttons
    take = page.get_by_role("button", name=re.compile("^Take [0-9]"))
    expect(take.first).to_be_visible()
    if disc.count():
        disc.first.click()
        page.locator("[data-board-area=sheet] .choice").first.click()
    else:
        names = [name or "" for name in (one.get_attribute("aria-label") for one in take.all())]
        take.nth(names.index(max(names, key=lambda name: name.split()[1]))).click()
    expect(page.get_by_role("button", name=re.compile("^Pattern line|^Line|^Floor")).first).to_be_visible()


@view()
def table(page: Page, stock: Stock) -> None:
    """Our turn, against one computer."""
    at_table(page, stock.two)


@view()
def table_program(page: Page, stock: Stock) -> None:
    """A table of four with a program, and with people who have lasting names, in what may be the last round."""

    def change(table: dict[str, Any]) -> None:
        if position := table.get("position"):
            *others, last = position.split(" ")
            boards = [board.split(";") for board in (*others[-3:], last)]
            boards[-1][1] = "BYRK." + boards[-1][1][5:]
            for board in boards:
                board[2] = "-,-,-,-,-"  # with a full line it could be certain that this is the last round
            table["position"] = " ".join([*others[:-3], *(";".join(board) for board in boards)])
        for seat, name in ((1, "night-owl"), (2, "Sólrún")):
            known = {"who": "person", "level": None, "present": True, "person": PROGRAM, "name": name}
            table["seats"][seat] |= known | {"program": seat == 1}

    altered(page, change)
    at_table(page, stock.four)
    expect(page.get_by_text(re.compile("may be the last round"))).to_be_visible()
    if is_phone(page):
        expect(page.get_by_role("button", name=re.compile("night-owl.*program"))).to_be_visible()
    else:
        expect(page.get_by_role("link", name="night-owl")).to_be_visible()


@view()
def chosen(page: Page, stock: Stock) -> None:
    """Tiles chosen: every destination shows its points and costs."""
    at_table(page, stock.two)
    pick_first(page)


@view()
def table_three(page: Page, stock: Stock) -> None:
    """Seven factories."""
    at_table(page, stock.three)


@view()
def table_four(page: Page, stock: Stock) -> None:
    """Nine factories."""
    at_table(page, stock.four)


@view()
def chosen_four(page: Page, stock: Stock) -> None:
    """Nine factories, tiles chosen."""
    at_table(page, stock.four)
    pick_first(page)


@view()
def grey(page: Page, stock: Stock) -> None:
    """The grey side: choosing a column."""
    sit(page, stock.grey)
    expect(page.locator("[data-situation=column]")).to_be_visible()


@view()
def advice(page: Page, stock: Stock) -> None:
    """A hint and the evaluation."""
    at_table(page, stock.two)
    page.keyboard.press("e")
    page.keyboard.press("h")
    if is_phone(page):
        expect(page.get_by_role("button", name=words("hint"))).to_be_enabled()
        expect(page.locator("[data-situation=take]")).to_contain_text("Best move")
        page.get_by_role("button", name=words("menu")).click()
        page.get_by_role("button", name=words("part-evaluation")).click()
    expect(page.get_by_role("list", name=words("hint-label"))).to_be_visible()
    share = words("evaluation-spoken", percent=50).partition("50")[0]
    expect(page.get_by_role("img", name=share)).to_be_visible()


@view()
def refused(page: Page, stock: Stock) -> None:
    """A typed move that is not possible."""
    at_table(page, stock.two)
    page.keyboard.type("9")
    expect(page.locator("[data-situation=refused]")).to_be_visible()


@view()
def table_menu(page: Page, stock: Stock) -> None:
    """What can be done at a table."""
    at_table(page, stock.two)
    page.get_by_role("button", name=words("menu")).click()
    expect(page.get_by_role("button", name=words("menu-resign"))).to_be_visible()


@view()
def clocks(page: Page, stock: Stock) -> None:
    """Everybody's clock, among four."""
    at_table(page, stock.timed)
    place = page.locator(".players .left") if is_phone(page) else page.get_by_role("list", name=words("clocks"))
    expect(place.first).to_be_visible()


@view()
def slow_menu(page: Page, stock: Stock) -> None:
    """The menu of a table with days for a move."""
    at_table(page, stock.slow)
    page.get_by_role("button", name=words("menu")).click()
    expect(page.get_by_role("button", name=words("clocks-take-vacation"))).to_be_visible()


@view()
def keys(page: Page, stock: Stock) -> None:
    """The list of keys."""
    at_table(page, stock.two)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name=words("keys-title"))).to_be_visible()


@view()
def resign(page: Page, stock: Stock) -> None:
    """The question before resigning."""
    table_menu(page, stock)
    page.get_by_role("button", name=words("menu-resign")).click()
    expect(page.get_by_role("dialog", name=words("resign-title"))).to_be_visible()


@view()
def watching(page: Page, stock: Stock) -> None:
    """A watcher's table."""
    page.goto(f"/#/watch/{stock.four.table}")
    expect(page.locator("[data-situation=away]")).to_be_visible()


@view()
def end(page: Page, stock: Stock) -> None:
    """The end of a game of two."""
    sit(page, stock.ended)
    expect(page.get_by_role("heading", name=words("end-rounds"))).to_be_visible()


@view()
def end_rated(page: Page, stock: Stock) -> None:
    """The end of a rated game, with what it did to the rating."""
    sit(page, stock.rated)
    expect(page.get_by_text(re.compile("rating 1[0-9]{3}\\? \\(provisional"))).to_be_visible()


@view()
def end_on_time(page: Page, stock: Stock) -> None:
    """The end of a game that somebody lost on time, against a program with a lasting name."""

    def change(table: dict[str, Any]) -> None:
        if table.get("result"):
            table["result"]["reason"] = "time"
        table["seats"][0]["timed_out"] = True
        table["seats"][1] |= {"who": "person", "level": None, "program": True, "person": PROGRAM, "name": "night-owl"}

    altered(page, change)
    sit(page, stock.rated)
    expect(page.get_by_text(words("say-timed-out", you="yes", name="Ana"))).to_be_visible()
    expect(page.get_by_text(words("fair-deals", proof="nobody-added"))).to_be_visible()


@view()
def end_four(page: Page, stock: Stock) -> None:
    """The end of a game of four."""
    sit(page, stock.ended_four)
    expect(page.get_by_role("heading", name=words("end-rounds"))).to_be_visible()


# --- Records --------------------------------------------------------------------------------------------------


@view()
def record(page: Page, stock: Stock) -> None:
    """The record of a game of two, in its middle."""
    page.goto(f"/#/record/{stock.ended.table}?move=17")
    expect(page.get_by_role("slider")).to_be_visible()


@view()
def record_four(page: Page, stock: Stock) -> None:
    """The record of a game of four."""
    page.goto(f"/#/record/{stock.ended_four.table}?move=30")
    expect(page.get_by_role("slider")).to_be_visible()


@view()
def open_file(page: Page, stock: Stock) -> None:
    """Where a record is opened from a file."""
    page.goto("/#/open")
    heading(page, words("open-record"))


def choose_file(page: Page, text: str, name: str = "game.azr") -> None:
    """Open a file on the page for files."""
    page.goto("/#/open")
    content = {"name": name, "mimeType": "text/plain", "buffer": text.encode()}
    page.locator("input[type=file]").set_input_files(files=content)  # type: ignore[arg-type]


@view()
def record_from_file(page: Page, stock: Stock) -> None:
    """A record from a file."""
    choose_file(page, read_record(stock.address, stock.ended.table))
    expect(page.get_by_role("button", name=words("another-record"))).to_be_visible()


# --- The analysis board ---------------------------------------------------------------------------------------

ANALYSED = (
    "2c 3 offer:1 BYYW,-,YKKW,-,BYYR *BBYRW 1 - 11,4,11,4,10 3,2,3,7,4 "
    "9;.YR../..YR./...../...B./..KW.;1K,-,2K,-,-;- 8;.YR../..YR./K..../...../.....;1K,-,2W,1B,4Y;K"
)
ANALYSED_FOUR = (
    "4c 2 offer:3 BBYR,-,KKWW,-,BYRW,-,RRRK,-,BBKK *YYW 1 - 10,10,12,13,15 0,0,0,0,0 "
    "5;B..../...../...../...../.....;-,2Y,-,-,-;- 7;..R../...../...../...../.....;-,-,3B,-,-;- "
    "3;...../.B.../...../...../.....;1K,-,-,2R,-;W 9;...K./...../...../...../.....;-,-,-,-,4Y;-"
)
ODD = ANALYSED.replace("11,4,11,4,10", "11,4,11,4,7").replace("1K,-,2K,-,-", "1K,-,2K,-,3W")


def search_little(page: Page) -> None:
    """Make the searches of the page short."""

    def shorten(route: Route) -> None:
        asked: dict[str, Any] = json.loads(route.request.post_data or "{}")
        route.continue_(post_data=json.dumps({**asked, "nodes": min(asked["nodes"], 10_000)}))

    page.route("**/api/analysis", shorten)


def analyse(page: Page, position: str) -> None:
    """Open the analysis board, wait for the first result of its search, and pause the search."""
    search_little(page)
    page.goto(f"/#/analysis?at={position.replace(' ', '_')}")
    expect(page.locator("[data-nodes]:not([data-nodes='0'])")).to_be_visible()
    page.get_by_role("button", name=words("step-pause")).click()


@view()
def analysis(page: Page, stock: Stock) -> None:
    """The analysis board, with a value at every choice."""
    analyse(page, ANALYSED)


@view()
def analysis_chosen(page: Page, stock: Stock) -> None:
    """Tiles chosen on the analysis board, after a move that was taken back."""
    analyse(page, ANALYSED)
    page.locator("button.ply").first.click()
    expect(page.get_by_text(words("analysis-no-moves"))).to_be_hidden()
    page.get_by_role("button", name=words("step-back")).first.click()
    pick_first(page)


@view()
def analysis_four(page: Page, stock: Stock) -> None:
    """A game of four."""
    analyse(page, ANALYSED_FOUR)


@view()
def editor(page: Page, stock: Stock) -> None:
    """The editor with an impossible position."""
    page.goto(f"/#/analysis/edit?at={ODD.replace(' ', '_')}")
    expect(page.get_by_role("heading", name=words("editor-impossible", count=1))).to_be_visible()


@view()
def editor_grey(page: Page, stock: Stock) -> None:
    """The empty table of the editor on the grey side, after nonsense was pasted."""
    page.goto("/#/analysis/edit")
    page.get_by_text(words("side-grey"), exact=True).click()
    page.get_by_label(words("editor-paste")).fill("nonsense")
    page.get_by_role("button", name=words("editor-read")).click()
    expect(page.get_by_text(words("analysis-unreadable"))).to_be_visible()


@view()
def deal_by_hand(page: Page, stock: Stock) -> None:
    """Choosing the tiles of a deal."""
    page.goto("/#/analysis?at=" + START.replace(" ", "_"))
    page.get_by_role("button", name=words("analysis-deal-hand")).click()
    expect(page.get_by_role("dialog")).to_be_visible()


# --- Reviews --------------------------------------------------------------------------------------------------


def answer_reviews(page: Page, stock: Stock, seated: Seated) -> None:
    """Answer with a quick review of a table and shorten searches: a normal review takes a minute."""
    lines = stock.review(seated)
    kind = "application/x-ndjson"
    page.route("**/review", lambda route: route.fulfill(body=lines, content_type=kind))
    page.route("**/api/reviews", lambda route: route.fulfill(body=lines, content_type=kind))
    search_little(page)


def reviewed(page: Page, stock: Stock, seated: Seated, move: int) -> None:
    """A complete review, at a move."""
    answer_reviews(page, stock, seated)
    seated.give_to(page.context)
    page.goto(f"/#/review/{seated.table}?move={move}")
    expect(page.get_by_text(words("review-done", proved="no"))).to_be_visible()


@view()
def review(page: Page, stock: Stock) -> None:
    """The review of a game of two, at an error."""
    reviewed(page, stock, stock.ended, 1)
    page.keyboard.press("]")


@view()
def review_table(page: Page, stock: Stock) -> None:
    """The review's graph as a table."""
    reviewed(page, stock, stock.ended, 5)
    page.get_by_role("button", name=words("review-as-table")).click()


@view()
def review_four(page: Page, stock: Stock) -> None:
    """The review of a game of four."""
    reviewed(page, stock, stock.ended_four, 20)


@view()
def mistakes(page: Page, stock: Stock) -> None:
    """Learning from mistakes: a question, after a wrong answer."""
    reviewed(page, stock, stock.ended, 1)
    page.get_by_role("button", name=re.compile("^Learn from")).click()
    heading(page, "Find a better move")
    expect(page.get_by_role("button", name=words("review-show-answer"))).to_be_enabled()
    played = (page.get_by_role("heading", level=1).text_content() or "").split("played ")[1][:3]
    try_move(page, played)
    expect(page.get_by_text(words("review-verdict", move=played, verdict="worse"))).to_be_visible()


@view()
def mistake_answered(page: Page, stock: Stock) -> None:
    """Learning from mistakes: a question with its answer shown."""
    reviewed(page, stock, stock.ended, 1)
    page.get_by_role("button", name=re.compile("^Learn from")).click()
    page.get_by_role("button", name=words("review-show-answer")).click()
    expect(page.get_by_role("button", name=words("review-next"))).to_be_visible()


def try_move(page: Page, move: str) -> None:
    """Type a move as an answer to a question."""
    page.keyboard.type(move)
    page.keyboard.press("Enter")


@view(complaint="429")
def review_refused(page: Page, stock: Stock) -> None:
    """A server that has too many reviews to do."""
    problem = {"code": "reviews-full", "message": words("error-reviews-full")}
    page.route("**/review", lambda route: route.fulfill(status=429, json=problem))
    page.goto(f"/#/review/{stock.ended.table}")
    expect(page.get_by_text(words("error-reviews-full"))).to_be_visible()


# --- What can go wrong ----------------------------------------------------------------------------------------


@view()
def no_page(page: Page, stock: Stock) -> None:
    """An address that does not exist."""
    page.goto("/#/nonsense")
    heading(page, words("trouble-title", kind="no-page"))


@view()
def dead_table(page: Page, stock: Stock) -> None:
    """A link to a table that does not exist."""
    page.goto(f"/#/table/{DEAD_TABLE}")
    heading(page, words("trouble-title", kind="no-table"))


@view(complaint="404")
def dead_invite(page: Page, stock: Stock) -> None:
    """An invitation that leads nowhere."""
    page.goto(f"/#/join/{DEAD_INVITE}")
    heading(page, words("trouble-title", kind="no-invite"))


@view(complaint="404")
def dead_duel(page: Page, stock: Stock) -> None:
    """A link to a duel that is gone."""
    page.goto(f"/#/duel/{DEAD_INVITE}")
    heading(page, words("trouble-title", kind="no-duel"))


@view(complaint="404")
def dead_tournament(page: Page, stock: Stock) -> None:
    """A link to a tournament that is gone."""
    page.goto(f"/#/tournament/{DEAD_TABLE}")
    heading(page, words("trouble-title", kind="no-tournament"))


@view(complaint="404")
def dead_record(page: Page, stock: Stock) -> None:
    """A link to a record that does not exist."""
    page.goto(f"/#/record/{DEAD_TABLE}")
    heading(page, words("trouble-title", kind="no-table"))


@view()
def too_late(page: Page, stock: Stock) -> None:
    """An invitation to a table whose seats are taken."""
    page.goto(f"/#/join/{stock.begun.invite}")
    heading(page, words("trouble-title", kind="begun"))


@view()
def not_yours(page: Page, stock: Stock) -> None:
    """A table for which the browser has a wrong secret."""
    Seated(stock.two.table, "x" * len(stock.two.secret), (1,), None).give_to(page.context)
    page.goto(f"/#/table/{stock.two.table}")
    heading(page, words("trouble-title", kind="not-yours"))


@view(complaint="422")
def bad_record(page: Page, stock: Stock) -> None:
    """A file that is no record."""
    choose_file(page, "This is a shopping list: bread, tiles, milk.")
    expect(page.get_by_text(words("bad-line", line=1, reason=""))).to_be_visible()
    expect(page.get_by_role("button", name=words("choose-file"))).to_be_visible()


def speak_protocol(page: Page, protocol: int) -> None:
    """Make the page name this protocol version in its hello, as a page of another release would."""

    def pass_on(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def forward(message: str | bytes) -> None:
            said: Any = json.loads(message)
            if said["type"] == "hello":
                said["protocol"] = protocol
            server.send(json.dumps(said))

        route.on_message(forward)

    page.route_web_socket("**/live*", pass_on)


@view()
def outdated(page: Page, stock: Stock) -> None:
    """A tab that was open when the server was updated."""
    speak_protocol(page, 99)
    page.goto(f"/#/watch/{stock.two.table}")
    expect(page.get_by_role("button", name=words("reload"))).to_be_visible()


@view(complaint="ERR_CONNECTION_REFUSED|ERR_FAILED")
def offline(page: Page, stock: Stock) -> None:
    """An invitation when the server cannot be reached."""
    page.route("**/api/**", lambda route: route.abort("connectionrefused"))
    page.goto(f"/#/join/{stock.waiting.invite}")
    expect(page.get_by_role("button", name=words("try-again"))).to_be_visible()


PUZZLE = "2c-000001"


@view()
def puzzle(page: Page, stock: Stock) -> None:
    """A puzzle before the first try."""
    page.goto(f"{stock.address}#/puzzles/{PUZZLE}")
    expect(page.get_by_text(words("puzzle-proved"))).to_be_visible()


@view()
def puzzle_solved(page: Page, stock: Stock) -> None:
    """A puzzle with its solution shown."""
    puzzle(page, stock)
    page.get_by_role("button", name=words("puzzle-show")).click()
    expect(page.get_by_role("button", name=words("puzzle-next"))).to_be_visible()
