"""A local push service, and a browser that can decrypt its messages (the receiver's side of RFC 8291)."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tilewright.server.keys import to_base64


@dataclass
class Delivery:
    """A message as it arrived."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class PushService:
    """Collects messages; answers each with `status`."""

    address: str
    status: int = 201
    deliveries: list[Delivery] = field(default_factory=list)


@contextmanager
def push_service() -> Iterator[PushService]:
    """A push service that listens at a free port."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            service.deliveries.append(Delivery(self.path, dict(self.headers.items()), body))
            self.send_response(service.status)
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:
            """Log nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as listening:
        service = PushService(f"http://127.0.0.1:{listening.server_port}")
        thread = threading.Thread(target=listening.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        try:
            yield service
        finally:
            listening.shutdown()
            thread.join()


class Browser:
    """A browser with the key pair and the secret of a subscription."""

    def __init__(self, private: int | None = None, auth: bytes = b"sixteen bytes ab") -> None:
        curve = ec.SECP256R1()
        self._key = ec.generate_private_key(curve) if private is None else ec.derive_private_key(private, curve)
        self.auth = auth
        self.public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self, endpoint: str, language: str = "en") -> dict[str, str]:
        """The subscription as the page sends it to the server."""
        keys = {"p256dh": to_base64(self.public), "auth": to_base64(self.auth)}
        return {"endpoint": endpoint, **keys, "language": language}

    def read(self, body: bytes) -> bytes:
        """Decrypt a message."""
        salt, length = body[:16], body[20]
        sender, record = body[21 : 21 + length], body[21 + length :]
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        secret = _hkdf(shared, self.auth, b"WebPush: info\0" + self.public + sender, 32)
        key = _hkdf(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _hkdf(secret, salt, b"Content-Encoding: nonce\0", 12)
        content, end = AESGCM(key).decrypt(nonce, record, None).rsplit(b"\x02", 1)
        assert end.strip(b"\0") == b""
        return content

    def read_json(self, body: bytes) -> Any:
        """The content of a message of this server, which is JSON."""
        return json.loads(self.read(body))


def _hkdf(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)
