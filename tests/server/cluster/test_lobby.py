"""Two processes have one lobby. It uses only the database, so it works without the broker."""

from __future__ import annotations

import pytest

from tests.server.running import OPEN, PERSON, RunningServer
from tests.server.test_lobby import Visitor
from tilewright.server.lobby.elsewhere import LEFT_KEPT_S, PREFIX
from tilewright.server.store import Document

pytestmark = pytest.mark.slow  # PostgreSQL and Redis are started


def test_people_at_two_processes_find_each_other(two: list[RunningServer]) -> None:
    with Visitor(two[0]) as ana, Visitor(two[1]) as bo:
        ana.see(lambda: ana.lobby["counts"]["here"] == 2)
        bo.see(lambda: bo.lobby["counts"]["here"] == 2)
        ana.find()
        bo.find()
        tables = []
        for one, name in ((ana, "Ana"), (bo, "Bo")):
            paired = one.hear_type("paired")
            seated = one.join(paired, name)
            one.must("keep", table=paired["table"], secret=seated["secret"])
            tables.append(paired["table"])
        assert tables[0] == tables[1]
        for one in (ana, bo):
            if not any('"began"' in text for text in one.heard):
                assert one.hear_type("began")["table"] == tables[0]
        two[0].wait_until(  # exactly one process does the pairing
            lambda: [server.application.host.lobby._elsewhere.leads for server in two].count(True) == 1  # type: ignore[union-attr]
        )


def test_the_document_of_a_crashed_process_is_removed(two: list[RunningServer]) -> None:
    lobbies = [server.application.host.lobby for server in two]
    services = two[0].application.host.services
    crashed, recent = f"{PREFIX}crashed", f"{PREFIX}recent"
    for key, age in ((crashed, LEFT_KEPT_S + 60), (recent, 60)):
        two[0].call(services.store.write_documents([Document(key, 0, b"{}")], services.clock() - age))
    two[0].wait_until(lambda: any(lobby._elsewhere.leads for lobby in lobbies))  # type: ignore[union-attr]
    for server, lobby in zip(two, lobbies, strict=True):
        assert lobby is not None
        server.call(lobby._tidy())
    kept = {each.key for each in two[0].call(services.store.list_documents(after=PREFIX))}
    assert crashed not in kept
    assert recent in kept
    two[0].call(services.store.forget_documents(recent, unwritten_since=float("inf")))


def test_an_open_seat_of_one_process_is_taken_at_the_other_by_one_person(two: list[RunningServer]) -> None:
    made = two[0].make(PERSON, OPEN, public=True)
    table = made["table"]
    with Visitor(two[1]) as ana, Visitor(two[1]) as bo, Visitor(two[0]) as cy:
        ana.must("keep", table=table, secret=made["secret"])
        bo.see(lambda: table in bo.open)
        cy.see(lambda: table in cy.open)
        bo.send({"type": "sit", "id": 1, "table": table})
        invited = bo.hear_type("invited")
        assert cy.ask("sit", table=table)["code"] == "seat-just-taken"
        bo.join(invited, "Bo")
        assert ana.hear_type("began")["table"] == table
        cy.see(lambda: table not in cy.open)
        bo.see(lambda: table not in bo.open)


def test_without_the_broker_both_show_what_the_store_says(two: list[RunningServer]) -> None:
    """The lobby does not use the broker: one process writes to the database, the other reads it."""
    with Visitor(two[0]) as ana, Visitor(two[1]) as bo:
        clusters = [server.application.host._ownership for server in two]
        sent = [cluster.broker.send for cluster in clusters]  # type: ignore[attr-defined]
        try:
            for cluster in clusters:
                cluster.broker.send = lambda *_: None  # type: ignore[attr-defined]
            made = two[0].make(PERSON, OPEN, public=True)
            bo.see(lambda: made["table"] in bo.open)
            ana.see(lambda: ana.lobby["counts"]["here"] == 2)
            ana.must("withdraw", table=made["table"], secret=made["secret"])
            bo.see(lambda: made["table"] not in bo.open)
        finally:
            for cluster, send in zip(clusters, sent, strict=True):
                cluster.broker.send = send  # type: ignore[attr-defined]
