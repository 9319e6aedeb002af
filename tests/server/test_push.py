"""Notices of turns: a local push service gets messages that only the browser can decrypt, for absent people only."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from tests.server.push_service import Browser, PushService, push_service
from tests.server.running import OPEN, PERSON, Message, Person, RunningServer, running
from tilewright.server.keys import holder_of
from tilewright.server.limits import Rates
from tilewright.server.push import sending
from tilewright.server.push.message import KEY_FILE, Signer, encrypt, from_base64
from tilewright.server.push.notices import Notices
from tilewright.server.push.sending import Sender, Unreachable, is_public, public_address

DAY = {"per_move": 86_400, "unit": "days"}
RFC = {  # the example in appendix A of RFC 8291
    "private": "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
    "body": "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
    "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
    "content": b"When I grow up, I want to be a watermelon",
}


@pytest.fixture(scope="module")
def notifying(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server that sends notices of turns."""
    with running(tmp_path_factory.mktemp("notifying"), notify=True) as found:
        found.application.services.new_subscriptions = Rates(1000, 1000)
        yield found


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as found:
        yield found


def notices(server: RunningServer) -> Notices:
    found = server.application.services.notices
    assert found is not None
    return found


def two_people(server: RunningServer, **settings: Any) -> tuple[Message, Message]:
    """Ana, who begins, and Bo in a slow game."""
    ana = server.make(PERSON, OPEN, first=1, stand_in_after=None, **{"clock": DAY, **settings})
    return ana, server.join(ana["invite"], "Bo")


def subscribe(server: RunningServer, seated: Message, subscription: dict[str, str]) -> int:
    path = f"/api/tables/{seated['table']}/push"
    return server.post(path, subscription, Authorization=f"Bearer {seated['secret']}").status_code


def move(server: RunningServer, seated: Message) -> None:
    """Connect, make a move, and disconnect."""
    with Person(server, seated["table"], seated["secret"]) as person:
        person.settle()
        person.play(random.Random(7))


@pytest.mark.slow
def test_an_absent_person_is_notified_once(notifying: RunningServer, service: PushService) -> None:
    ana, bo = two_people(notifying)
    browser = Browser()
    assert subscribe(notifying, bo, browser.subscription(f"{service.address}/bo", "fi")) == 204
    move(notifying, ana)
    notifying.wait_until(lambda: len(service.deliveries) == 1)
    (message,) = service.deliveries
    assert message.path == "/bo"
    assert browser.read_json(message.body) == {"title": "Sinun vuorosi Tilewrightissa"}
    assert message.headers["Content-Encoding"] == "aes128gcm"
    assert message.headers["TTL"] == "86400"
    check_signature(notifying, service, message.headers["Authorization"])

    with Person(notifying, bo["table"], bo["secret"]) as here:  # a visit causes no second notice of the same turn
        here.settle()
    move(notifying, bo)
    move(notifying, ana)
    notifying.wait_until(lambda: len(service.deliveries) == 2)


def test_a_person_who_offered_a_seat_and_left_is_notified(notifying: RunningServer, service: PushService) -> None:
    ana = notifying.make(PERSON, OPEN, first=2, stand_in_after=None, clock=DAY)
    browser = Browser()
    assert subscribe(notifying, ana, browser.subscription(f"{service.address}/ana", "en")) == 204
    bo = notifying.join(ana["invite"], "Bo")
    notifying.wait_until(lambda: len(service.deliveries) == 1)
    told = "Somebody sat down: your game in Tilewright has begun"
    assert browser.read_json(service.deliveries[0].body) == {"title": told}
    move(notifying, bo)
    notifying.wait_until(lambda: len(service.deliveries) == 2)
    assert browser.read_json(service.deliveries[1].body) == {"title": "Your turn in Tilewright"}


def check_signature(server: RunningServer, service: PushService, header: str) -> None:
    """The message is signed with the key that the server gives to browsers."""
    token, key = header.removeprefix("vapid t=").split(", k=")
    assert server.http.get("/api/push").json() == {"key": key}
    head, claims, signature = token.split(".")
    assert json.loads(from_base64(head)) == {"typ": "JWT", "alg": "ES256"}
    told = json.loads(from_base64(claims))
    assert told["aud"] == service.address
    assert told["sub"] == "mailto:ana@azul.example"
    raw = from_base64(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_base64(key))
    public.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))


def test_nobody_who_is_present_unsubscribed_or_plays_fast_is_notified(
    notifying: RunningServer, service: PushService
) -> None:
    ana, bo = two_people(notifying)
    assert subscribe(notifying, bo, Browser().subscription(f"{service.address}/here")) == 204
    with Person(notifying, bo["table"], bo["secret"]) as here:
        here.settle()
        move(notifying, ana)
        here.hear_event("played")

    fast_ana, fast_bo = two_people(notifying, clock={"per_move": 60})
    assert subscribe(notifying, fast_bo, Browser().subscription(f"{service.address}/fast")) == 204
    move(notifying, fast_ana)

    off_ana, off_bo = two_people(notifying)
    assert subscribe(notifying, off_bo, Browser().subscription(f"{service.address}/off")) == 204
    path = f"/api/tables/{off_bo['table']}/push/end"
    ended = notifying.post(path, {"endpoint": f"{service.address}/off"}, Authorization=f"Bearer {off_bo['secret']}")
    assert ended.status_code == 204
    move(notifying, off_ana)

    last_ana, last_bo = two_people(notifying)  # its notice comes after any notice of the games above
    assert subscribe(notifying, last_bo, Browser().subscription(f"{service.address}/last")) == 204
    move(notifying, last_ana)
    notifying.wait_until(lambda: bool(service.deliveries))
    assert [message.path for message in service.deliveries] == ["/last"]


def test_a_subscription_that_is_gone_is_deleted(notifying: RunningServer, service: PushService) -> None:
    service.status = 410
    ana, bo = two_people(notifying)
    assert subscribe(notifying, bo, Browser().subscription(f"{service.address}/gone")) == 204
    gone = notices(notifying).counts["gone"]
    move(notifying, ana)
    notifying.wait_until(lambda: notices(notifying).counts["gone"] == gone + 1)
    store = notifying.application.services.store
    since = itertools.count(10**12)

    def is_deleted() -> bool:
        claim = store.claim_turn(bo["table"], holder_of(bo["secret"]), next(since))
        return asyncio.run_coroutine_threadsafe(claim, notifying.loop).result() == []

    notifying.wait_until(is_deleted)


def test_a_browser_is_notified_a_few_times_a_minute_at_most(notifying: RunningServer, service: PushService) -> None:
    limited = notices(notifying).counts["limited"]
    tables = [two_people(notifying) for _ in range(4)]
    for ana, bo in tables:
        assert subscribe(notifying, bo, Browser().subscription(f"{service.address}/same")) == 204
        move(notifying, ana)
    notifying.wait_until(lambda: notices(notifying).counts["limited"] == limited + 1)
    notifying.wait_until(lambda: len(service.deliveries) == 3)


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/x",
        "https://127.0.0.1:8443/x",
        "https://user@push.example/x",
        "https://[::1]/x",
        "https://push.example/x y",
        "https://push.example/\r\nHost: other",
        "file:///etc/passwd",
        "http://127.0.0.2:80/x",
    ],
)
def test_only_addresses_of_push_services_are_taken(notifying: RunningServer, endpoint: str) -> None:
    _, bo = two_people(notifying)
    assert subscribe(notifying, bo, Browser().subscription(endpoint)) == 422


def test_only_people_at_the_table_may_subscribe(
    notifying: RunningServer, server: RunningServer, service: PushService
) -> None:
    subscription = Browser().subscription(f"{service.address}/x")
    ana, bo = two_people(notifying)
    other, _ = two_people(notifying)
    assert subscribe(notifying, {**bo, "secret": other["secret"]}, subscription) == 403
    assert notifying.post(f"/api/tables/{bo['table']}/push", subscription).status_code == 403
    assert subscribe(notifying, bo, {**subscription, "auth": "short"}) == 422
    assert subscribe(notifying, bo, {**subscription, "p256dh": "é"}) == 422
    with Person(notifying, ana["table"], ana["secret"]) as person:
        person.must("resign", seat=1)
    assert subscribe(notifying, bo, subscription) == 409
    assert server.http.get("/api/push").json() == {"key": None}  # this server sends no notices
    assert subscribe(server, two_people(server)[1], subscription) == 409


def test_an_address_may_not_subscribe_without_end(
    notifying: RunningServer, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, bo = two_people(notifying)
    monkeypatch.setattr(notifying.application.services, "new_subscriptions", Rates(0.001, 2))
    asked = [subscribe(notifying, bo, Browser().subscription(f"{service.address}/{number}")) for number in range(3)]
    assert asked == [204, 204, 429]


def test_the_test_browser_decrypts_the_example_of_the_rfc() -> None:
    browser = Browser(int.from_bytes(from_base64(str(RFC["private"]))), from_base64(str(RFC["auth"])))
    assert browser.read(from_base64(str(RFC["body"]))) == RFC["content"]
    assert browser.read(encrypt(b"ours", browser.public, browser.auth)) == b"ours"


def test_the_key_is_made_once_and_private(tmp_path: Path) -> None:
    folder = tmp_path / "not" / "made"
    made = Signer.of_folder(folder, "https://azul.example")
    assert stat.S_IMODE((folder / KEY_FILE).stat().st_mode) == 0o600
    assert Signer.of_folder(folder, "https://azul.example").public == made.public


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("8.8.8.8", True),
        ("2001:4860:4860::8888", True),
        ("127.0.0.1", False),
        ("10.1.2.3", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("::1", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("::ffff:10.0.0.1", False),
        ("64:ff9b::a00:1", False),
        ("2002:a00:1::", False),
    ],
)
def test_which_addresses_are_public(address: str, public: bool) -> None:
    assert is_public(address) is public


def test_a_name_with_a_private_address_is_not_called(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> str:
        return await public_address("localhost")

    with pytest.raises(Unreachable, match="not public"):
        asyncio.run(ask())

    async def post() -> int:
        return await Sender().post("https://localhost/x", {}, b"")

    monkeypatch.setattr(sending, "PATIENCE_S", 5.0)
    with pytest.raises(Unreachable):
        asyncio.run(post())
