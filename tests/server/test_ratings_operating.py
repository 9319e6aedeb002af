"""`tilewright operate ratings`."""

from __future__ import annotations

from pathlib import Path

from tests.cli.talking import tilewright
from tests.server.people import new_name, sign_up
from tests.server.running import OPEN, PERSON, Person, running


def test_operate_ratings(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        server.application.host.ratings.reviewing.is_on = False
        ana, bo = sign_up(server, new_name("Ana")), sign_up(server, new_name("Bo"))
        for _ in range(5):
            made = server.post("/api/tables", {"seats": [PERSON, OPEN], "rated": True}, **ana.headers).json()
            server.post("/api/join", {"invite": made["invite"], "name": "x"}, **bo.headers)
            with Person(server, made["table"], made["secret"]) as person:
                person.hear_type("view")
                person.must("resign", seat=1)
                person.hear_event("rated")
        assert server.http.get(f"/api/people/{ana.id}/ratings").json()["kinds"][0]["games"] == 5
    told = tilewright("operate", "ratings", "--data", str(tmp_path)).stdout
    assert f"{ana.name}: gave up the last 5 games in the first 2 rounds" in told
    assert f"{bo.name}: gained" in told
    assert "None of this proves anything" in told
    assert "2c: " in tilewright("operate", "ratings", bo.name, "--data", str(tmp_path)).stdout
    assert tilewright("operate", "ratings", "Nobody at all", "--data", str(tmp_path)).returncode != 0
