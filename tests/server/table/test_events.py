"""Every kind of event has its places: docs/server.md, "Add an event"."""

from __future__ import annotations

from tilewright.server.messages.events import OpenEvent
from tilewright.server.messages.fields import kinds
from tilewright.server.table import effects, log, views


def test_every_entry_has_an_effect() -> None:
    assert set(effects._EFFECTS) == {*kinds(log.Entry), *kinds(OpenEvent)} - {
        log.Made
    }  # `replay` makes the table of it


def test_every_entry_has_a_public_form() -> None:
    assert set(views._PUBLIC) == set(kinds(log.Entry))
