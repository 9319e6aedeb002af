"""Play Azul in the browser, on this machine: against the computer, or with people at one screen.

Your games are kept in your data folder, so that you can continue them after the next start. Ctrl-C ends the program.
`tilewright terminal` plays without a browser.
"""

from __future__ import annotations

import argparse
import os
import threading
from dataclasses import replace

from .serve import add_table_arguments, common_options


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the port, the browser and the data folder."""
    parser.add_argument("--port", type=int, default=0, help="the port on this machine (default: any that is free)")
    parser.add_argument("--no-browser", action="store_true", help="do not open the browser, only print the address")
    add_table_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    """Serve on this machine and open the browser."""
    from tilewright._catalogue import language_of
    from tilewright.server.serving import serve

    from .tabletop.speech import speech_of

    speech = speech_of(language_of(os.environ))

    def ready(address: str) -> None:
        print(speech("play-at", address=address), speech("play-end"), sep="\n", flush=True)
        if not arguments.no_browser:
            threading.Thread(target=_open, args=(address,), daemon=True).start()

    serve(replace(common_options(arguments), port=arguments.port, names=["localhost"]), ready)
    return 0


def _open(address: str) -> None:
    """In a thread, because some browsers block the process that starts them."""
    import webbrowser

    webbrowser.open(address)
