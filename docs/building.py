"""Builds the documentation site and serves it on this machine: `python3 dev.py docs`."""

from __future__ import annotations

import argparse
import gc
import sys
import webbrowser
from collections.abc import Callable
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
SITE = ROOT / "build" / "docs"
PORT = 8123


class Quiet(SimpleHTTPRequestHandler):
    """Serves the built files without a line for each request."""

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing."""


def build(out: Path = SITE, *more: str) -> int:
    """Build the site into a folder; every warning is an error. Returns the exit status."""
    gc.disable()  # Sphinx keeps nearly all its objects: collection frees little and takes a third of the time
    from sphinx.cmd.build import build_main

    doctrees = out.parent / f"{out.name}-doctrees"
    options = [
        "--quiet",
        "--fail-on-warning",
        "--keep-going",
        "--doctree-dir",
        str(doctrees),
        "--conf-dir",
        str(ROOT / "docs"),
    ]
    try:
        return int(build_main([*options, *more, str(ROOT), str(out)]))
    finally:
        gc.enable()


def serve(site: Path, *, port: int, opened: Callable[[str], object] | None) -> None:
    """Serve a folder to this machine only, until Ctrl-C."""
    handler = partial(Quiet, directory=str(site))
    try:
        server = ThreadingHTTPServer(("127.0.0.1", port), handler)
    except OSError:  # the port is taken
        server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    address = f"http://127.0.0.1:{server.server_port}/"
    print(f"The documentation is at {address} (Ctrl-C ends).", flush=True)
    if opened:
        opened(address)
    with server:
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print()


def main(argv: list[str] | None = None) -> int:
    """Build the site; then serve it, unless `--build` is given."""
    parser = argparse.ArgumentParser(prog="dev.py docs", description="Build the documentation site and serve it.")
    parser.add_argument("--build", action="store_true", help="only build it, in build/docs")
    parser.add_argument("--no-browser", action="store_true", help="do not open the browser")
    parser.add_argument("--port", type=int, default=PORT, help=f"port on this machine ({PORT}; another if it is taken)")
    arguments = parser.parse_args(argv)
    status = build()
    if status or arguments.build:
        return status
    serve(SITE, port=arguments.port, opened=None if arguments.no_browser else webbrowser.open)
    return 0


if __name__ == "__main__":
    sys.exit(main())
