"""Every kind of event has its places: CONTRIBUTING.md, "Add an event"."""

from __future__ import annotations

from tilewright.server.messages.events import OpenEvent, kinds
from tilewright.server.table import log, table, views


def test_every_entry_changes_the_table() -> None:
    assert set(table._CHANGES) == {*kinds(log.Entry), *kinds(OpenEvent)} - {log.Made}  # makes it


def test_every_entry_has_a_public_form() -> None:
    assert set(views._PUBLIC) == set(kinds(log.Entry))
