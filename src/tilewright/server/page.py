"""The built page, held in memory, and the security headers that every response carries."""

from __future__ import annotations

import hashlib
import mimetypes
from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path

from litestar.types import Receive, Scope, Send

from .catalogue import LANGUAGES, language_for
from .messages.fields import Language

FOLDER = Path(__file__).resolve().parent / "page"
HASHED = "assets/"
"""Names of files in this folder contain a hash of their content."""
ENCODINGS = {"br": ".br", "gzip": ".gz"}
TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".ftl": "text/plain; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".woff2": "font/woff2",
    ".wasm": "application/wasm",
    ".ico": "image/x-icon",
}

Headers = list[tuple[bytes, bytes]]

CONTENT_SECURITY_POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "font-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
SHORT_ADDRESSES = {"/analysis": "/#/analysis"}
"""Addresses that people type, and where they lead: the page keeps its own addresses behind the `#`."""
SECURITY_HEADERS: Headers = [
    (b"content-security-policy", CONTENT_SECURITY_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]


class MissingPage(ValueError):
    """The page was never built."""

    code = "missing-page"


@dataclass(frozen=True, slots=True)
class File:
    """A file of the page, also compressed where the build has done so."""

    content_type: str
    cache: str
    tag: str
    bodies: dict[str, bytes]
    """By encoding; `""` is the uncompressed file."""
    vary: str = "accept-encoding"

    def headers(self, encoding: str) -> Headers:
        """The headers of the response."""
        headers = [
            (b"content-type", self.content_type.encode()),
            (b"cache-control", self.cache.encode()),
            (b"etag", self.tag.encode()),
            (b"vary", self.vary.encode()),
        ]
        return headers if not encoding else [*headers, (b"content-encoding", encoding.encode())]


class Page:
    """All files of the page by their address; the document itself in every language."""

    def __init__(self, files: dict[str, File], documents: dict[Language, File]) -> None:
        self._files = files
        self._documents = documents

    @classmethod
    def read(cls, folder: Path = FOLDER) -> Page:
        """Read the built page; MissingPage if there is none."""
        if not (folder / "index.html").is_file():
            raise MissingPage(
                "the page has not been built, so there is nothing to show; in a checkout run "
                "`python3 dev.py play`, or start with --no-page to serve programs only"
            )
        paths = sorted(path for path in folder.rglob("*") if path.is_file() and path.suffix not in ENCODINGS.values())
        files = {f"/{path.relative_to(folder).as_posix()}": _read(path, folder) for path in paths}
        english = replace(files["/index.html"], vary="accept-encoding, accept-language")
        documents = {
            language: replace(files.get(f"/index.{language}.html", english), vary=english.vary)
            for language in LANGUAGES
        }
        return cls({**files, "/": english, "/index.html": english}, documents)

    def __contains__(self, address: str) -> bool:
        return address in self._files or address in SHORT_ADDRESSES

    async def __call__(self, scope: Scope, _receive: Receive, send: Send) -> None:
        """Answer GET or HEAD of an existing file, or of a short address."""
        if scope["path"] in SHORT_ADDRESSES:
            await _respond(send, 307, [(b"location", SHORT_ADDRESSES[scope["path"]].encode())], b"")
            return
        file = self._files[scope["path"]]
        asked = dict(scope["headers"])
        if scope["path"] in ("/", "/index.html"):
            file = self._documents[language_for(asked.get(b"accept-language", b"").decode("latin-1"))]
        if file.tag.encode() in asked.get(b"if-none-match", b""):
            await _respond(send, 304, file.headers(""), b"")
            return
        encoding = _encoding(asked.get(b"accept-encoding", b"").decode("latin-1"), file.bodies)
        body = file.bodies[encoding]
        length = (b"content-length", str(len(body)).encode())
        await _respond(send, 200, [*file.headers(encoding), length], body if scope["method"] == "GET" else b"")  # type: ignore[typeddict-item]


def _read(path: Path, folder: Path) -> File:
    name = path.relative_to(folder).as_posix()
    body = path.read_bytes()
    bodies = {"": body}
    for encoding, suffix in ENCODINGS.items():
        beside = path.with_name(path.name + suffix)
        if beside.is_file():
            bodies[encoding] = beside.read_bytes()
    guessed = TYPES.get(path.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    cache = "public, max-age=31536000, immutable" if name.startswith(HASHED) else "no-cache"
    return File(guessed, cache, f'"{hashlib.sha256(body).hexdigest()[:20]}"', bodies)


def _encoding(accepted: str, offered: Iterable[str]) -> str:
    """The best encoding that the browser accepts."""
    wanted = {
        name.strip().lower()
        for name, _, quality in (entry.partition(";") for entry in accepted.split(","))
        if quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    }
    return next((encoding for encoding in ENCODINGS if encoding in wanted and encoding in offered), "")


async def _respond(send: Send, status: int, headers: Headers, body: bytes) -> None:
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
