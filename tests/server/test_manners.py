"""Blocking and reporting people, programs with names, and the operator's commands for names."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.talking import tilewright
from tests.server.people import new_name, sign_up
from tests.server.running import OPEN, PERSON, RunningServer, running
from tilewright.server.limits import Rates


def test_a_blocked_person_cannot_sit_down_at_a_public_table(server: RunningServer) -> None:
    ana, bo = sign_up(server, new_name("Ana")), sign_up(server, new_name("Bo"))
    server.post("/api/me/block", {"person": bo.id, "blocked": True}, **ana.headers)
    assert [each["name"] for each in server.http.get("/api/me", headers=ana.headers).json()["blocked"]] == [bo.name]
    for maker, guest in ((ana, bo), (bo, ana)):
        made = server.post("/api/tables", {"seats": [PERSON, OPEN], "public": True}, **maker.headers).json()
        joining = {"invite": made["invite"], "name": "x"}
        assert server.post("/api/join", joining, **guest.headers).json()["code"] == "not-welcome"
    among_friends = server.post("/api/tables", {"seats": [PERSON, OPEN]}, **ana.headers).json()
    joining = {"invite": among_friends["invite"], "name": "x"}
    assert server.post("/api/join", joining, **bo.headers).status_code == 201, "an invitation beats the block"
    server.post("/api/me/block", {"person": bo.id, "blocked": False}, **ana.headers)
    made = server.post("/api/tables", {"seats": [PERSON, OPEN], "public": True}, **ana.headers).json()
    joining = {"invite": made["invite"], "name": "x"}
    assert server.post("/api/join", joining, **bo.headers).status_code == 201
    for nobody in ("0" * 12, ana.id):
        asked = {"person": nobody, "blocked": True}
        assert server.post("/api/me/block", asked, **ana.headers).json()["code"] == "no-such-person"


def test_programs_have_names_and_tokens_of_their_own(server: RunningServer) -> None:
    ana = sign_up(server, new_name("Ana"))
    made = [server.post("/api/me/programs", {"name": new_name("Robot")}, **ana.headers).json() for _ in range(3)]
    refused = server.post("/api/me/programs", {"name": new_name("Robot")}, **ana.headers).json()
    assert refused["code"] == "too-many-programs"
    token = {"Tilewright-Person": made[0]["token"]}
    table = server.post("/api/tables", {"seats": [PERSON, OPEN]}, **token).json()
    seat = server.view(table["table"])["seats"][0]
    assert (seat["name"], seat["person"], seat["program"]) == (made[0]["name"], made[0]["person"], True)
    guest = server.make(PERSON, OPEN)
    claimed = {"games": [{"table": guest["table"], "secret": guest["secret"]}]}
    assert server.post("/api/me/games", claimed, **token).json()["tables"] == [guest["table"]]
    seat = server.view(guest["table"])["seats"][0]
    assert (seat["name"], seat["program"]) == (made[0]["name"], True), "also at a seat that it took as a guest"
    assert server.post("/api/me/programs", {"name": new_name("Child")}, **token).json()["code"] == "too-many-programs"
    assert server.post("/api/me/programs/end", {"person": ana.id}, **ana.headers).json()["code"] == "no-such-person"
    assert server.post("/api/me/programs/end", {"person": made[0]["person"]}, **ana.headers).status_code == 204
    assert server.post("/api/tables", {"seats": [PERSON, OPEN]}, **token).json()["code"] == "not-signed-in"


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"reason": "name"}, "malformed"),
        ({"reason": "name", "table": "0" * 12}, "malformed"),
        ({"reason": "nonsense", "person": "0" * 12}, "malformed"),
        ({"reason": "name", "person": "0" * 12}, "no-such-person"),
        ({"reason": "name", "table": "0" * 12, "seat": 1}, "no-such-table"),
    ],
)
def test_invalid_reports_are_refused(server: RunningServer, asked: dict[str, object], code: str) -> None:
    assert server.post("/api/reports", asked).json()["code"] == code


def test_an_address_that_may_not_report_or_load_loads_no_table(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        host = server.application.host
        table = server.make(PERSON, OPEN)["table"]
        report = {"reason": "name", "table": table, "seat": 1}
        host.services.views = Rates(1e-9, 1.0)
        host.services.reports = Rates(1e-9, 2.0)

        def ask() -> str:
            server.loop.call_soon_threadsafe(host.tables.pop, table, None)
            code: str = server.post("/api/reports", report).json()["code"]
            assert table not in host.tables
            return code

        host.services.views.take("127.0.0.1", 1.0)
        assert [ask() for _ in range(3)] == ["too-many-requests", "too-many-requests", "too-many-reports"]


def test_the_operator_reads_reports_and_bans_renames_and_deletes_people(tmp_path: Path) -> None:
    data = ("--data", str(tmp_path))
    with running(tmp_path) as server:
        ana, bo = sign_up(server, "Ana Q", phrase=True), sign_up(server, "Bo Q")
        made = server.make(PERSON, OPEN)
        server.post("/api/reports", {"reason": "name", "person": bo.id}, **ana.headers)
        server.post("/api/reports", {"reason": "unfair", "table": made["table"], "seat": 1})
        shown = tilewright("operate", "reports", *data).stdout
        assert "name: Bo Q, reported by Ana Q" in shown
        assert f"unfair: a guest at seat 1 of table {made['table']}, reported by a guest" in shown

        assert tilewright("operate", "names", "--ban", "bo q", *data).stdout == "Bo Q: banned\n"
        assert server.http.get("/api/me", headers=bo.headers).json()["code"] == "not-signed-in"
        assert "Bo Q  banned" in tilewright("operate", "names", *data).stdout
        tilewright("operate", "names", "--unban", "Bo Q", *data)
        assert tilewright("operate", "names", "--rename", "Ana Q", "Anna Q", *data).stdout == "Ana Q: now Anna Q\n"
        assert server.http.get("/api/me", headers=ana.headers).json()["name"] == "Anna Q"

        token = tilewright("operate", "program", "Night Robot", *data).stdout.split()[-1]
        assert server.http.get("/api/me", headers={"Tilewright-Person": token}).json()["program"]
        own = server.post("/api/me/programs", {"name": "Day Robot"}, **ana.headers).json()
        assert tilewright("store", "delete", "--person", "Anna Q", *data).stdout == "Anna Q: deleted\n"
        assert server.http.get("/api/me", headers=ana.headers).json()["code"] == "not-signed-in"
        for gone in (ana.id, own["person"]):
            assert server.http.get(f"/api/people/{gone}").json()["code"] == "no-such-person"
        assert server.post("/api/people", {"name": "Day Robot"}).status_code == 201, "the program's name is free"
        assert "name: Bo Q, reported by a deleted name" in tilewright("operate", "reports", *data).stdout
        tilewright("operate", "reports", "--clear", *data)
        assert tilewright("operate", "reports", *data).stdout == ""
    for wrong in (
        ("operate", "names", "--ban", "Nobody"),
        ("operate", "names", "--rename", "Bo Q", "Operator"),
        ("operate", "program", "Bo Q"),
        ("store", "delete"),
    ):
        refused = tilewright(*wrong, *data)
        assert refused.returncode != 0
        assert refused.stderr.startswith("tilewright: ")
