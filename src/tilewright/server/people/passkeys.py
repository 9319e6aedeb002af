"""Passkeys: what the browser signs, and the check of its answer by the package `webauthn`.

Challenges are not stored: a challenge contains its expiry, and a MAC with the server's key over expiry, purpose, person
and site. A used challenge is noted in the person's document, so that it is valid for one answer.
"""

from __future__ import annotations

import hashlib
import hmac
import importlib.util
import secrets
from base64 import urlsafe_b64decode
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple, TypeVar
from urllib.parse import urlsplit

from tilewright.server.errors import Refusal
from tilewright.server.keys import to_base64
from tilewright.server.limits import is_ip_address
from tilewright.server.messages.people import NewPasskey, PasskeySignIn

from .person import Passkey

T = TypeVar("T")
LASTS_S = 300.0
TIME_BYTES, NONCE_BYTES, MAC_BYTES = 8, 16, 16


class Site(NamedTuple):
    """Where a browser is: the origin of the page, and the name that its passkeys are for."""

    origin: str
    name: str


def site_of(origin: str | None) -> Site | None:
    """The site of a page whose origin the server has accepted; None if no passkey can belong to it.

    Browsers allow passkeys on https and on this machine (localhost), and only where the site has a name.
    """
    if importlib.util.find_spec("webauthn") is None:
        return None
    try:
        parts = urlsplit(origin or "")
        name = parts.hostname or ""
    except ValueError:
        return None
    is_local = name == "localhost" or name.endswith(".localhost")
    if not name or is_ip_address(name) or (parts.scheme != "https" and not (parts.scheme == "http" and is_local)):
        return None
    return Site(f"{parts.scheme}://{parts.netloc}", name)


def new_challenge(key: bytes, purpose: str, now: float) -> str:
    """A challenge that is valid for a few minutes; `purpose` says for what and for whom."""
    head = int(now + LASTS_S).to_bytes(TIME_BYTES, "big") + secrets.token_bytes(NONCE_BYTES)
    return to_base64(head + _mac(key, purpose, head))


def check_challenge(challenge: str, key: bytes, purpose: str, now: float) -> float:
    """The expiry of a challenge; raises Refusal if it is not ours, for another purpose, or expired."""
    raw = from_base64(challenge)
    head, mac = raw[: TIME_BYTES + NONCE_BYTES], raw[TIME_BYTES + NONCE_BYTES :]
    until = int.from_bytes(head[:TIME_BYTES], "big")
    if not hmac.compare_digest(mac, _mac(key, purpose, head)) or until < now:
        raise Refusal("passkey-failed")
    return float(until)


def expires(challenge: str) -> float:
    """The expiry of one of our challenges."""
    return float(int.from_bytes(from_base64(challenge)[:TIME_BYTES], "big"))


def _mac(key: bytes, purpose: str, head: bytes) -> bytes:
    return hmac.new(key, purpose.encode() + b"\0" + head, hashlib.sha256).digest()[:MAC_BYTES]


def challenge_in(client_data: str) -> str:
    """The challenge that a browser says it has signed; the check of the signature shows whether it has."""
    import msgspec

    try:
        found = msgspec.json.decode(from_base64(client_data), type=dict[str, Any])["challenge"]
    except (msgspec.MsgspecError, KeyError, UnicodeDecodeError, RecursionError):
        raise Refusal("passkey-failed") from None
    if not isinstance(found, str):
        raise Refusal("passkey-failed")
    return found.rstrip("=")


def check_new(made: NewPasskey, challenge: str, site: Site, now: float) -> Passkey:
    """A new passkey; raises Refusal if the answer is wrong. Call it in a thread: the first call takes a second."""
    from webauthn import verify_registration_response

    response = {"attestationObject": made.attestation, "clientDataJSON": made.client_data}
    found = _verified(verify_registration_response, made.id, response, challenge, site)
    return Passkey(made.id, to_base64(found.credential_public_key), found.sign_count, now)


def check_used(used: PasskeySignIn, passkey: Passkey, challenge: str, site: Site) -> int:
    """The new signature counter of a passkey; raises Refusal if the answer is wrong. Call it in a thread, too."""
    from webauthn import verify_authentication_response

    response = {
        "authenticatorData": used.authenticator,
        "clientDataJSON": used.client_data,
        "signature": used.signature,
        "userHandle": to_base64(used.person.encode()),
    }
    verify = partial(
        verify_authentication_response,
        credential_public_key=from_base64(passkey.public_key),
        credential_current_sign_count=passkey.count,
    )
    return _verified(verify, used.id, response, challenge, site).new_sign_count


def _verified(verify: Callable[..., T], key: str, response: dict[str, str], challenge: str, site: Site) -> T:
    """The result of the package's check of a browser's answer; raises Refusal if it fails."""
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        return verify(
            credential={"id": key, "rawId": key, "type": "public-key", "response": response},
            expected_challenge=from_base64(challenge),
            expected_rp_id=site.name,
            expected_origin=site.origin,
        )
    except WebAuthnException as error:
        raise Refusal("passkey-failed", detail=str(error)) from error
    except Exception as error:  # parsing a damaged answer may raise anything
        raise Refusal("passkey-failed") from error


def from_base64(text: str) -> bytes:
    """The bytes; raises Refusal."""
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        raise Refusal("passkey-failed") from None
