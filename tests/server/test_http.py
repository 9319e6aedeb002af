"""The HTTP API: tables, positions, records, analyses, the server's own state, the page."""

from __future__ import annotations

import gzip
import json
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.running import OPEN, PATIENCE_S, PERSON, Person, RunningServer, running
from tests.server.test_strangers import Strangers, post_head
from tilewright import Position, __version__
from tilewright.notation import example_record
from tilewright.server import questions
from tilewright.server.computers import Urgency
from tilewright.server.limits import ANALYSES
from tilewright.server.page import SECURITY_HEADERS, MissingPage, Page

ROOT = Path(__file__).resolve().parents[2]
DEALT = str(Position.start().deal("BBYR,KKWW,BYRW,RRRK,BBKK"))


def assert_secure(answer: httpx.Response) -> None:
    for name, value in SECURITY_HEADERS:
        assert answer.headers.get_list(name.decode()) == [value.decode()]
    assert "server" not in answer.headers


def test_every_response_has_the_security_headers(server: RunningServer) -> None:
    for path in ("/", "/api/health", "/api/levels", "/metrics", "/nothing", "/api/nothing", "/api/tables"):
        assert_secure(server.http.get(path))
    assert_secure(server.post("/api/tables", {}))
    assert_secure(server.http.put("/api/tables"))
    assert_secure(server.http.post("/api/tables", content=b"x" * 100_000, headers={"content-type": "application/json"}))


def test_problems_have_codes_and_languages(server: RunningServer) -> None:
    json_type, text_type = {"content-type": "application/json"}, {"content-type": "text/plain"}
    cases = [
        (server.http.get("/api/nothing"), 404, "not-found"),
        (server.http.delete("/api/tables"), 405, "method-not-allowed"),
        (server.http.post("/api/tables", content=b"{}", headers=text_type), 415, "unsupported-media-type"),
        (server.http.post("/api/tables", content=b"{", headers=json_type), 400, "malformed"),
        (server.http.post("/api/tables", content=b"\xff\xff", headers=json_type), 400, "malformed"),
        (server.post("/api/tables", {"seats": []}), 400, "malformed"),
        (server.post("/api/tables", {"seats": [PERSON, OPEN], "more": 1}), 400, "malformed"),
        (server.post("/api/tables", {"seats": [PERSON, OPEN], "first": 4}), 404, "no-such-seat"),
        (server.post("/api/tables", {"seats": [{"who": "person", "name": "\u200b"}, OPEN]}), 400, "malformed"),
        (server.http.post("/api/tables", content=b"[" * 20_000, headers=json_type), 413, "too-large"),
        (server.http.post("/api/tables", content=iter([b"[" * 9000] * 3), headers=json_type), 413, "too-large"),
        (server.http.get("/api/tables/AAAAAAAAAAAA"), 404, "no-such-table"),
        (server.http.get("/api/tables/AAAAAAAAAAAA/record.azr"), 404, "no-such-table"),
        (server.http.get("/api/tables/..%2F..%2Fetc"), 404, "not-found"),
        (server.post("/api/invites", {"invite": "A" * 16}), 404, "no-such-invite"),
        (server.post("/api/join", {"invite": "A" * 16, "name": "Bo"}), 404, "no-such-invite"),
        (server.post("/api/position", {"position": "nonsense"}), 422, "unreadable"),
        (server.post("/api/position", {"position": DEALT, "moves": ["CKF"]}), 422, "illegal-move"),
        (server.post("/api/position", {"position": DEALT.replace("15,18", "15,17")}), 422, "impossible-position"),
        (server.post("/api/records", {"record": "nonsense"}), 422, "unreadable"),
        (server.post("/api/analysis", {"position": str(Position.start())}), 422, "nothing-to-search"),
    ]  # fmt: skip
    for answer, status, code in cases:
        assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
        assert answer.json()["message"]
        assert answer.headers["content-type"] == "application/json"


def test_the_language_parameter_wins_and_unknown_languages_get_english(server: RunningServer) -> None:
    english = server.http.get("/api/nothing").json()["message"]
    assert english == "There is nothing at this address."
    for asked in (
        server.http.get("/api/nothing", headers={"accept-language": "de, en"}),
        server.http.get("/api/nothing?language=en", headers={"accept-language": "is"}),
        server.http.get("/api/nothing?language=xx"),
    ):
        assert asked.json()["message"] == english


def test_joining(server: RunningServer) -> None:
    made = server.make(PERSON, OPEN, OPEN)
    assert made["seats"] == [1]
    assert server.post("/api/invites", {"invite": made["invite"]}).json()["table"] == made["table"]
    join = {"invite": made["invite"], "name": "Bo"}
    assert server.post("/api/join", {**join, "seat": 4}).json()["code"] == "no-such-seat"
    assert server.post("/api/join", {**join, "seat": 1}).json()["code"] == "seat-taken"
    assert server.post("/api/join", join, authorization="Basic abc").json()["code"] == "wrong-secret"
    bo = server.join(made["invite"], "Bo")
    assert bo["secret"] != made["secret"]
    stranger = server.post("/api/join", {**join, "name": "Cy"}, authorization=f"Bearer {'A' * 43}")
    assert stranger.json()["secret"] not in (made["secret"], bo["secret"], "A" * 43)
    assert server.post("/api/join", join).json()["code"] == "no-open-seat"
    text = server.http.get(f"/api/tables/{made['table']}").text
    for secret in (made["secret"], bo["secret"], made["invite"]):
        assert secret not in text


def test_a_record_before_the_game(server: RunningServer) -> None:
    made = server.make(PERSON, OPEN)
    answer = server.http.get(f"/api/tables/{made['table']}/record.azr")
    assert (answer.status_code, answer.json()["code"]) == (409, "not-begun")


def test_a_record_during_the_game_has_no_secret(server: RunningServer) -> None:
    made = server.make(PERSON, {"who": "person", "name": "Bo"})
    table = server.application.host.tables[made["table"]].table
    answer = server.http.get(f"/api/tables/{made['table']}/record.azr")
    assert answer.headers["content-disposition"] == f'attachment; filename="{made["table"]}.azr"'
    assert "Commitment" in answer.text
    for secret in (table.secret.hex(), made["secret"], made["invite"]):
        assert secret not in answer.text
        assert secret not in server.http.get(f"/api/tables/{made['table']}/record.json").text


def test_positions(server: RunningServer) -> None:
    answer = server.post("/api/position", {"position": DEALT, "moves": ["4R3", "CKF"]}).json()
    assert answer["seat"] == 1
    assert [step["move"] for step in answer["steps"]] == ["4R3", "CKF"]
    assert [step["seat"] for step in answer["steps"]] == [1, 2]
    assert answer["steps"][-1]["position"] == answer["position"]
    assert ["1B1", 1, 1, 1, -1] in answer["moves"]
    untouched = server.post("/api/position", {"position": DEALT}).json()
    assert (untouched["position"], untouched["steps"]) == (DEALT, [])
    assert len(untouched["moves"]) > 50
    start = server.post("/api/position", {"position": str(Position.start()), "moves": ["BBYR,KKWW,BYRW,RRRK,BBKK"]})
    assert start.json()["position"] == DEALT


def test_records(server: RunningServer) -> None:
    record = example_record()
    answer = server.post("/api/records", {"record": str(record)}).json()
    assert answer["names"] == list(record.seats)
    assert len(answer["steps"]) == len(record.steps)
    assert answer["fair"] == "unknown"
    assert answer["steps"][-1]["position"] == str(record.final)


def test_analysis(server: RunningServer) -> None:
    answer = server.post("/api/analysis", {"position": DEALT, "nodes": 2000, "lines": 3}).json()
    assert answer["seat"] == 1
    assert len(answer["moves"]) == 3
    assert answer["moves"][0]["line"][0] == answer["moves"][0]["move"]
    assert 0 < answer["moves"][0]["win"] < 1


def test_an_analysis_values_every_move(server: RunningServer) -> None:
    """Equal takes from identical factories have the same value."""
    position = Position.start().deal("BBYR,BBYR,BYRW,RRRK,WWKK")
    answer = server.post("/api/analysis", {"position": str(position), "nodes": 5000, "every": True}).json()
    values = {each["move"]: (each["win"], each["margin"]) for each in answer["moves"]}
    assert set(values) == set(map(str, position.legal_moves()))
    assert values["1B2"] == values["2B2"]
    assert answer["moves"][0]["win"] == max(win for win, _ in values.values()) == answer["shares"][0]
    assert sum(answer["shares"]) == pytest.approx(1)
    assert answer["moves"][0]["line"][0] == answer["moves"][0]["move"]
    start = {"position": str(Position.start()), "every": True}
    assert server.post("/api/analysis", start).json()["code"] == "nothing-to-search"


def test_one_analysis_runs_at_a_time_and_stops_when_its_client_leaves(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Some more analyses of the address wait, the next is refused; closing the connections stops all of them."""
    services = server.application.services
    stops = []

    def search_long(_question: Any, stop: threading.Event) -> None:
        stops.append(stop)
        stop.wait(PATIENCE_S)

    monkeypatch.setattr(questions, "analyse", search_long)
    question = {"position": DEALT, "seconds": 10}
    server.wait_until(lambda: services.computers.running == 0)

    body = json.dumps(question).encode()
    with Strangers(server) as strangers:
        for _ in range(ANALYSES[0]):
            strangers.connect(post_head("/api/analysis", len(body)) + body)
        server.wait_until(lambda: services.computers.running == 1 and services.computers.queued == ANALYSES[0] - 1)
        assert server.post("/api/analysis", question).json()["code"] == "busy"
    room = services.computers.room[Urgency.ANALYSIS]
    server.wait_until(lambda: services.computers.running == services.computers.queued == len(room) == 0)
    assert all(stop.is_set() for stop in stops)


def test_an_analysis_ends_with_the_server(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    answers: list[int] = []

    def ask() -> None:
        with httpx.Client(base_url=server.http_address, timeout=60) as client:
            answers.append(client.post("/api/analysis", json={"position": DEALT, "seconds": 10}).status_code)

    with running(tmp_path) as server:
        asking = [threading.Thread(target=ask) for _ in range(2)]
        for thread in asking:
            thread.start()
        computers = server.application.services.computers
        server.wait_until(lambda: computers.running == 1 and computers.queued == 1)
    for thread in asking:
        thread.join()
    assert sorted(answers) == [200, 503]  # 200: the result so far; 503: not begun
    assert caplog.text == ""


def test_an_analysis_stops_when_a_question_needs_its_thread(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With one thread, a question stops a running analysis, which then answers with its result so far."""
    computers = server.application.services.computers
    monkeypatch.setattr(computers, "threads", 1)
    question = {"position": DEALT, "seconds": 10, "every": True}
    server.wait_until(lambda: computers.running == 0)
    answers: list[Any] = []
    waiting = threading.Thread(target=lambda: answers.append(server.post("/api/analysis", question).json()))
    waiting.start()
    server.wait_until(lambda: computers.running == 1)
    assert server.post("/api/position", {"position": DEALT}).json()["seat"] == 1
    waiting.join()
    assert answers[0]["position"] == DEALT


def test_impossible_positions_are_explained_in_the_clients_language(server: RunningServer) -> None:
    def check(position: str, language: str = "en") -> Any:
        return server.http.post(
            "/api/position/check", json={"position": position}, params={"language": language}
        ).json()

    assert check(DEALT) == {"problems": []}
    board = DEALT.rsplit(" ", 1)[1]
    odd = DEALT.replace(board, board.replace("-,-,-,-,-", "-,-,-,-,6K"), 1)
    sentences = {
        "tile-total": "There are 26 black tiles; a game has 20 of each colour.",
        "line-length": "Player 1: pattern line 5 holds 6 tiles, more than it has room for.",
    }
    found = check(odd)["problems"]
    assert {each["code"]: each["message"] for each in found} == sentences
    assert found[1] == {"code": "line-length", "message": sentences["line-length"], "seat": 1, "line": 5}
    assert (
        check(odd, "nl")["problems"][0]["message"] == "Er zijn 26 zwarte tegels; een spel heeft er 20 van elke kleur."
    )
    assert check("nonsense")["code"] == "unreadable"
    assert check("x" * 2001)["code"] == "malformed"


def test_what_is_wrong_with_a_record_is_said_in_the_clients_language(server: RunningServer) -> None:
    def refused(path: str, body: dict[str, Any]) -> Any:
        return server.http.post(path, json=body, headers={"accept-language": "nl"}).json()

    problem = refused("/api/records", {"record": '[Record "1"]\n[Side "blue"]'})
    assert (problem["code"], problem["line"], problem["message"]) == ("unreadable", 2, "Deze tekst is niet te lezen.")
    assert problem["reason"] == '[Side "blue"] is niet te lezen. Hier hoort een kop zoals [Side "coloured"].'
    problem = refused("/api/position", {"position": DEALT, "moves": ["1W1"]})
    assert problem["reason"] == "1W1 mag niet: op fabrieksschijf 1 ligt geen witte tegel (OFFER-3)."
    assert problem["line"] is None
    assert "not legal" in problem["detail"]
    assert refused("/api/tables/000000000000/review", {})["reason"] is None


def test_short_addresses_lead_to_the_page(tmp_path: Path, page_folder: Path) -> None:
    with running(tmp_path, page=Page.read(page_folder)) as server:
        answer = server.http.get("/analysis")
        assert (answer.status_code, answer.headers["location"]) == (307, "/#/analysis")
        assert_secure(answer)


def test_levels_have_the_documented_ratings(server: RunningServer) -> None:
    levels = server.http.get("/api/levels").json()
    assert [level["level"] for level in levels] == list(range(1, 11))
    table = (ROOT / "docs" / "strength.md").read_text(encoding="utf-8")
    for level in levels:
        row = next(line for line in table.splitlines() if line.startswith(f"| {level['level']} |"))
        assert row.rstrip(" |").endswith(f" {level['rating']}")


def test_health_and_metrics(server: RunningServer) -> None:
    health = server.http.get("/api/health").json()
    assert (health["status"], health["version"]) == ("ok", __version__)
    made = server.make(PERSON, OPEN)
    with Person(server, made["table"]) as watcher:
        watcher.settle()
        text = server.http.get("/metrics").text
        assert "tilewright_connections 1.0\n" in text
        assert made["table"] not in text


def test_the_schema_has_requests_and_messages(server: RunningServer) -> None:
    schema = server.http.get("/api/schema").json()
    assert {"request", "message", "Hello", "Play", "EventMessage"} <= set(schema["$defs"])
    assert "Traceback" not in json.dumps(schema)


@pytest.fixture
def page_folder(tmp_path: Path) -> Path:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Tilewright</title>", encoding="utf-8")
    script = b"console.log('tiles')" * 20
    (folder / "assets" / "index-abc123.js").write_bytes(script)
    (folder / "assets" / "index-abc123.js.gz").write_bytes(gzip.compress(script))
    return folder


def test_page(tmp_path: Path, page_folder: Path) -> None:
    with running(tmp_path, page=Page.read(page_folder)) as server:
        index = server.http.get("/")
        assert_secure(index)
        assert index.headers["content-type"] == "text/html; charset=utf-8"
        assert index.headers["cache-control"] == "no-cache"
        again = server.http.get("/", headers={"if-none-match": index.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        script = server.http.get("/assets/index-abc123.js", headers={"accept-encoding": "gzip"})
        assert script.headers["content-encoding"] == "gzip"
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-type"] == "text/javascript; charset=utf-8"
        plain = server.http.get("/assets/index-abc123.js", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.content == script.content
        plain = server.http.head("/", headers={"accept-encoding": "identity"})
        assert plain.headers["content-length"] == str(len(index.content))
        for path in (
            "/assets/",
            "/assets/index-abc123.js.gz",
            "/../page.py",
            "/%2e%2e/page.py",
            "/assets/../index.html/",
        ):
            assert server.http.get(path).status_code in (200, 404)
        assert server.http.get("/assets/index-abc123.js.gz").status_code == 404


def test_previews_of_links(tmp_path: Path, page_folder: Path) -> None:
    for name in ("index.html", "index.fi.html", "join.en.html", "join.fi.html"):
        (page_folder / name).write_text(f'{name} <meta content="{{{{ origin }}}}/preview.png">', encoding="utf-8")
    with running(tmp_path, page=Page.read(page_folder)) as server:
        origin = server.http_address

        def read(path: str, **headers: str) -> str:
            answer = server.http.get(path, headers=headers)
            assert answer.status_code == 200
            assert answer.headers["cache-control"] == "no-cache"
            return answer.text

        assert read("/") == f'index.html <meta content="{origin}/preview.png">'
        assert read("/", **{"accept-language": "fi"}).startswith("index.fi.html")
        assert read("/join/fi") == f'join.fi.html <meta content="{origin}/preview.png">'
        assert read("/join", **{"accept-language": "fi"}).startswith("join.fi.html")
        assert read("/join/nl").startswith("index.html")  # this page has no Dutch version
        proxied = read("/join/en", host="azul.example", **{"x-forwarded-proto": "https"})
        assert 'content="https://azul.example/preview.png"' in proxied
        assert 'content="/preview.png"' in read("/join/en", host='x"><script>')
        for path in ("/join/xx", "/join.fi.html", "/index.fi.html"):
            assert server.http.get(path).status_code == 404


def test_a_missing_page(tmp_path: Path) -> None:
    with pytest.raises(MissingPage, match="the page has not been built"):
        Page.read(tmp_path)
