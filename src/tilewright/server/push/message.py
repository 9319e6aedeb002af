"""A push message: encrypted for one browser (RFC 8291) and signed by the server (VAPID, RFC 8292).

The package `cryptography` is imported when the key is first needed: most servers never need it.
"""

from __future__ import annotations

import base64
import json
import os
import struct
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from tilewright.server.keys import to_base64

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

KEY_FILE = "push-key.pem"
PUBLIC_KEY_BYTES = 65
"""An uncompressed point of the curve P-256."""
AUTH_BYTES = 16
RECORD_BYTES = 4096
VALID_S = 12 * 3600
"""How long a signature is valid; a push service accepts at most a day."""


def from_base64(text: str) -> bytes:
    """The bytes of URL-safe base64; raises ValueError."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


class Signer:
    """This server's key, by which push services and browsers recognise it."""

    def __init__(self, key: EllipticCurvePrivateKey, contact: str) -> None:
        self._key = key
        self._contact = contact
        self.public = to_base64(_point(key))

    @classmethod
    def of_folder(cls, folder: Path, contact: str) -> Signer:
        """The key in the data folder; made at the first need, readable for this user only."""
        from cryptography.hazmat.primitives import serialization
        from cryptography.hazmat.primitives.asymmetric import ec

        path = folder / KEY_FILE
        try:
            key = serialization.load_pem_private_key(path.read_bytes(), None)
        except FileNotFoundError:
            folder.mkdir(parents=True, exist_ok=True)  # with PostgreSQL nothing else may need the folder
            key = ec.generate_private_key(ec.SECP256R1())
            text = key.private_bytes(
                serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
            )
            with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
                file.write(text)
        if not isinstance(key, ec.EllipticCurvePrivateKey):
            raise ValueError(f"{path} is not a key of the curve P-256")
        return cls(key, contact)

    def authorization(self, endpoint: str, now: float) -> str:
        """The Authorization header for a push service."""
        from cryptography.hazmat.primitives import hashes
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

        scheme, host, *_ = urlsplit(endpoint)
        claims = {"aud": f"{scheme}://{host}", "exp": int(now) + VALID_S, "sub": self._contact}
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        signed = ".".join(to_base64(json.dumps(part, separators=(",", ":")).encode()) for part in parts)
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        signature = to_base64(r.to_bytes(32) + s.to_bytes(32))
        return f"vapid t={signed}.{signature}, k={self.public}"


def encrypt(content: bytes, p256dh: bytes, auth: bytes) -> bytes:
    """The content for the browser that has the key `p256dh` and shares the secret `auth`; raises ValueError."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    browser = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), p256dh)
    own = ec.generate_private_key(ec.SECP256R1())
    point = _point(own)
    shared = _derive(own.exchange(ec.ECDH(), browser), auth, b"WebPush: info\0" + p256dh + point, 32)
    salt = os.urandom(16)
    key = _derive(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(shared, salt, b"Content-Encoding: nonce\0", 12)
    last = b"\x02"  # marks the last record
    header = salt + struct.pack("!IB", RECORD_BYTES, len(point)) + point
    return header + AESGCM(key).encrypt(nonce, content + last, None)


def _point(key: EllipticCurvePrivateKey) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)
