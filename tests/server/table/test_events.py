"""Every kind of event has an effect and a public form (docs/server.md, "Add an event")."""

from __future__ import annotations

from tilewright.server.messages.events import OpenEvent
from tilewright.server.messages.fields import kinds
from tilewright.server.table import effects, log, views


def test_every_entry_has_an_effect() -> None:
    assert set(effects._EFFECTS) == {*kinds(log.Entry), *kinds(OpenEvent)} - {
        log.Made
    }  # `replay` handles this one itself


def test_every_entry_has_a_public_form() -> None:
    assert set(views._PUBLIC) == set(kinds(log.Entry))
