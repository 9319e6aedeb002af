"""Compile everything for this machine now, on all cores, so that the first game starts at once.

Without this, the first start compiles. A wheel built on x86-64 contains compiled code; then there may be nothing to do.
"""

from __future__ import annotations

import argparse
import time


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the parts."""
    parser.add_argument(
        "parts",
        metavar="PART",
        nargs="*",
        help="rules-2, rules-3, rules-4, likewise search-2 to search-4 and review-2 to review-4; effects-2, "
        "a part of search-2 (default: all)",
    )


def run(arguments: argparse.Namespace) -> int:
    """Compile what is missing, with a progress bar."""
    from tilewright.players.loading import EFFECTS, REVIEW, RULES, SEARCH, compile_elsewhere, missing_parts
    from tilewright.rules import UnreadableText
    from tilewright.rules.compiling import compiled_folder

    from .progress import ProgressLine, bar

    everything = (*SEARCH, *RULES, *REVIEW)
    # EFFECTS is also compiled with search-2.
    parts = {f"{part.what}-{part.players}": part for part in (*everything, EFFECTS)}
    if unknown := [name for name in arguments.parts if name not in parts]:
        raise UnreadableText(f"'{unknown[0][:40]}' is no part; the parts are {', '.join(parts)}")
    missing = missing_parts([parts[name] for name in arguments.parts] or everything)
    if not missing:
        if compiled_folder().is_dir():
            print("There is nothing to compile.")
        else:
            print(f"Compiled code cannot be kept: there is no folder {compiled_folder()}.")
        return 0
    line = ProgressLine()
    began = time.monotonic()

    def show(count: int) -> None:
        line.draw(f"compiling for this machine {bar(count / len(missing))} {count} of {len(missing)} parts")

    show(0)
    compile_elsewhere(missing, show)
    line.close()
    if left := missing_parts(missing):
        line.tell(f"{len(left)} of {len(missing)} parts could not be compiled into {compiled_folder()}.")
        return 1
    print(f"Compiled in {time.monotonic() - began:.0f} s.")
    return 0
