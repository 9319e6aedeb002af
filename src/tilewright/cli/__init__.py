"""The `tilewright` command. Each command is one module here with `add_arguments(parser)` and `run(arguments)`.

Command modules import nothing compiled at their top, so that `tilewright --help` answers at once; `run` imports what it
needs.
"""

from __future__ import annotations

import argparse
import gc
import io
import os
import sys
from importlib import import_module

from tilewright._version import __version__

from .language import sentence_of, sentence_of_system_error, translate_help, translated_argparse

COMMANDS = {
    "play": "play in the browser, on this machine",
    "serve": "run the game server: tables for people and programs, in the browser or over the network",
    "work": "do the searches of servers that share a database",
    "operate": "tell running servers what to do: drain, read-only, bans, a message to all",
    "store": "look after a server's store: check, backup, copy, list, delete",
    "terminal": "play in the terminal, against people or the computer",
    "new": "write the record of a new game, or print a dealt position",
    "replay": "show a recorded game (.azr) move by move",
    "verify": "check that the deals of a recorded game were fair",
    "review": "review a recorded game: errors, luck of the deals, and what was better",
    "puzzles": "make puzzles with exactly one solution, or prove them again",
    "best": "find the best moves of a position, what each is worth and why",
    "explain": "explain what a position is worth for each seat, in points",
    "engine": "speak the engine protocol on standard input and output",
    "arena": "play a match between computer players, with error bars",
    "league": "rate many computer players against each other",
    "tournament": "hold a tournament among computer players, Swiss or arena",
    "train": "train networks by self-play, on one machine or many",
    "compile": "compile everything for this machine now, so that the first game starts at once",
    "perft": "count move sequences from a position",
    "bench": "measure the speed of this machine and print the signature",
}

OBJECTS_OF_A_START = 300_000  # `tilewright best` makes 220,000


def make_parser() -> argparse.ArgumentParser:
    """The whole command line."""
    parser = argparse.ArgumentParser(
        prog="tilewright",
        description="The board game Azul: play, analyse, research. Unofficial.",
        epilog="`tilewright COMMAND --help` describes a command.",
    )
    parser.add_argument("--version", action="version", version=f"tilewright {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name, purpose in COMMANDS.items():
        module = import_module(f".{name}", __name__)
        command = commands.add_parser(name, help=purpose, description=module.__doc__)
        module.add_arguments(command)
        command.set_defaults(run=module.run)
    translate_help(parser, commands.choices, commands)
    return parser


def collect_later() -> None:
    """Postpone the first garbage collection: otherwise loaded modules are scanned repeatedly while more are loaded.

    It runs when there are more new objects than loading creates. The objects that exist then are exempted from later
    collections (`gc.freeze`).
    """
    usual = gc.get_threshold()

    def first(*_: object) -> None:
        gc.callbacks.remove(first)
        gc.freeze()
        if gc.get_threshold()[0] == OBJECTS_OF_A_START:  # a server sets its own
            gc.set_threshold(*usual)

    gc.callbacks.append(first)
    gc.set_threshold(OBJECTS_OF_A_START)


def main(argv: list[str] | None = None) -> int:
    """Run one command. A user's mistake becomes one sentence on standard error and exit status 2."""
    if argv is None:  # run as a command, not called from Python
        collect_later()
    if sys.stderr is None:  # the caller has closed it: messages go nowhere
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # characters the terminal cannot show are escaped
    with translated_argparse():
        arguments = make_parser().parse_args(argv)
    try:
        return int(arguments.run(arguments))
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # The reader of our output has gone. Keep the interpreter from complaining about it at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        sentence = sentence_of_system_error(error)
    except ValueError as error:
        if not hasattr(error, "code"):
            raise
        sentence = sentence_of(error)
    print(f"tilewright: {sentence}", file=sys.stderr)
    return 2
