"""The chat: only at tables of friends, and only when all people have switched it on."""

from __future__ import annotations

from tests.server.running import OPEN, PERSON, Person, RunningServer
from tilewright.server.limits import REACTIONS_BURST


def test_it_is_on_when_all_people_have_switched_it_on(server: RunningServer) -> None:
    made = server.make(PERSON, OPEN)
    joined = server.join(made["invite"], "Bo")
    with (
        Person(server, made["table"], made["secret"]) as ana,
        Person(server, made["table"], joined["secret"]) as bo,
        Person(server, made["table"]) as watcher,
    ):
        assert ana.hear_type("view")["table"]["chat"] == []
        assert ana.ask("say", seat=1, text="Hello")["code"] == "chat-off"
        ana.must("chat", seat=1, on=True)
        assert ana.ask("say", seat=1, text="Hello")["code"] == "chat-off", "Bo has not switched it on"
        bo.must("chat", seat=2, on=True)
        ana.settle()
        assert ana.view["chat"] == [1, 2]
        ana.must("say", seat=1, text="  <b>Hello</b>\n\u202eBo ")
        assert bo.hear_type("said") == {"type": "said", "seat": 1, "text": "<b>Hello</b> Bo"}
        assert ana.ask("say", seat=2, text="I am Bo")["code"] == "not-your-seat"
        assert ana.ask("say", seat=1, text=" \u200b ")["code"] == "malformed"
        answers = [bo.ask("say", seat=2, text="again").get("code") for _ in range(REACTIONS_BURST + 1)]
        assert answers[-1] == "too-many-requests"
        bo.must("chat", seat=2, on=False)
        assert ana.ask("say", seat=1, text="Bo?")["code"] == "chat-off"
        watcher.settle()
        assert not any('"said"' in text for text in watcher.heard), "watchers do not get chat messages"
    log = server.call(server.application.services.store.read(made["table"]))
    assert not any(b"Hello" in event.body for event in log), "the server does not store the chat"


def test_no_chat_among_strangers_or_with_the_computer(server: RunningServer) -> None:
    public = server.make(PERSON, OPEN, public=True)
    server.join(public["invite"], "Bo")
    alone = server.make(PERSON, {"who": "computer", "level": 1})
    for made in (public, alone):
        with Person(server, made["table"], made["secret"]) as ana:
            assert ana.hear_type("view")["table"]["chat"] is None
            assert ana.ask("chat", seat=1, on=True)["code"] == "no-chat"
            assert ana.ask("say", seat=1, text="Hello")["code"] == "no-chat"
