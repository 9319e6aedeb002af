"""The built page, held in memory, and the security headers that every response carries."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from litestar.types import Receive, Scope, Send

from .catalogue import FALLBACK, LANGUAGES, language_for
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
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
DOCUMENT = re.compile(r"(?P<kind>index|join)(\.(?P<language>[a-z]+))?\.html")
"""The HTML documents of the page; `join` is the one with the link preview of an invitation (web/documents.js)."""
ORIGIN = "{{ origin }}"
HOST = re.compile(r"([A-Za-z0-9.-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(:\d{1,5})?")
SHORT_ADDRESSES = {f"/{page}": f"/#/{page}" for page in ("analysis", "daily", "duel", "tournament")}
"""Addresses that people type, and the redirect for each: the page has its own addresses behind the `#`."""
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
        headers = [
            (b"content-type", self.content_type.encode()),
            (b"cache-control", self.cache.encode()),
            (b"etag", self.tag.encode()),
            (b"vary", self.vary.encode()),
        ]
        return headers if not encoding else [*headers, (b"content-encoding", encoding.encode())]


class Page:
    """All files of the page by their address; the document itself in every language.

    An invitation is `/join/fi#CODE`: the language is that of the person who sent it, and the code stays in the browser,
    so a preview shows no more than that somebody is invited.
    """

    def __init__(self, files: dict[str, File], documents: dict[tuple[str, str], str]) -> None:
        self._files = files
        self._documents = documents
        """The text by kind (`index`, `join`) and language."""
        join = {"/join": ("join", None), **{f"/join/{language}": ("join", language) for language in LANGUAGES}}
        self._places: dict[str, tuple[str, Language | None]] = {
            "/": ("index", None),
            "/index.html": ("index", None),
            **join,
        }

    @classmethod
    def read(cls, folder: Path = FOLDER) -> Page:
        """Read the built page; MissingPage if there is none."""
        if not (folder / "index.html").is_file():
            raise MissingPage(
                "the page has not been built, so there is nothing to show; in a checkout run "
                "`python3 dev.py play`; `tilewright serve --no-page` serves programs only"
            )
        paths = sorted(path for path in folder.rglob("*") if path.is_file() and path.suffix not in ENCODINGS.values())
        files: dict[str, File] = {}
        documents: dict[tuple[str, str], str] = {}
        for path in paths:
            name = path.relative_to(folder).as_posix()
            if (document := DOCUMENT.fullmatch(name)) is not None:
                documents[document["kind"], document["language"] or FALLBACK] = path.read_text(encoding="utf-8")
            else:
                files[f"/{name}"] = _read(path, folder)
        return cls(files, documents)

    def __contains__(self, address: str) -> bool:
        return address in self._files or address in self._places or address in SHORT_ADDRESSES

    async def __call__(self, scope: Scope, _receive: Receive, send: Send) -> None:
        """Answer GET or HEAD of a file of the page, or redirect a short address."""
        if scope["path"] in SHORT_ADDRESSES:
            await _respond(send, 307, [(b"location", SHORT_ADDRESSES[scope["path"]].encode())], b"")
            return
        asked = dict(scope["headers"])
        place = self._places.get(scope["path"])
        file = self._files[scope["path"]] if place is None else self._document(scope, asked, *place)
        if file.tag.encode() in asked.get(b"if-none-match", b""):
            await _respond(send, 304, file.headers(""), b"")
            return
        encoding = _encoding(asked.get(b"accept-encoding", b"").decode("latin-1"), file.bodies)
        body = file.bodies[encoding]
        length = (b"content-length", str(len(body)).encode())
        await _respond(send, 200, [*file.headers(encoding), length], body if scope["method"] == "GET" else b"")  # type: ignore[typeddict-item]

    def _document(self, scope: Scope, asked: dict[bytes, bytes], kind: str, language: Language | None) -> File:
        """The document with this server's address in it: the picture of a link preview needs an absolute address."""
        language = language or language_for(asked.get(b"accept-language", b"").decode("latin-1"))
        host = asked.get(b"host", b"").decode("latin-1")
        scheme: str = scope["scheme"]
        origin = f"{scheme}://{host}" if HOST.fullmatch(host) else ""
        documents = self._documents
        text = documents.get((kind, language)) or documents.get(("index", language)) or documents["index", FALLBACK]
        return _with_origin(text, origin)


@lru_cache(maxsize=64)
def _with_origin(text: str, origin: str) -> File:
    body = text.replace(ORIGIN, origin).encode()
    bodies = {"": body, "gzip": gzip.compress(body, mtime=0)}
    return File(TYPES[".html"], "no-cache", _tag(body), bodies, "accept-encoding, accept-language")


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
    return File(guessed, cache, _tag(body), bodies)


def _tag(body: bytes) -> str:
    return f'"{hashlib.sha256(body).hexdigest()[:20]}"'


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
