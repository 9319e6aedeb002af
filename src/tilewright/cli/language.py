"""The command in the language of the terminal: the list of commands, and the help and output of those for players.

The sources have the English words, so that help needs no catalogue in English; `locales/en/command.ftl` has the same.
"""

from __future__ import annotations

import argparse
import errno
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from tilewright._catalogue import ENGLISH, Speech, language_of

FILES = ("words.ftl", "page.ftl", "terminal.ftl", "command.ftl")
FOR_PLAYERS = ("play", "terminal", "new", "replay", "verify", "review", "puzzles", "best", "explain")
"""These use the language of the terminal. The others are for programmers and operators, and use English."""

PHRASES = {
    "usage: ": "usage",
    "positional arguments": "positional",
    "options": "options",
    "show this help message and exit": "help",
    "show program's version number and exit": "version",
    "the following arguments are required: %s": "required",
    "unrecognized arguments: %s": "unrecognized",
    "argument %(argument_name)s: %(message)s": "argument",
    "invalid choice: %(value)r (choose from %(choices)s)": "choice",
    "expected one argument": "one",
    "expected at least one argument": "some",
    "not allowed with argument %s": "not-with",
    "invalid %(type)s value: %(value)r": "value",
    "%(prog)s: error: %(message)s\n": "error",
}
"""By message of argparse, the suffix of the id of its translation."""
SYSTEM = {
    errno.ENOENT: "system-not-found",
    errno.EACCES: "system-not-allowed",
    errno.EPERM: "system-not-allowed",
    errno.EISDIR: "system-folder",
    errno.EEXIST: "system-exists",
    errno.ENOSPC: "system-full",
}
OWN = {
    "this file exists already": "system-exists",
    "this is not a file that can be replaced": "system-not-replaced",
    "this file is named twice": "system-named-twice",
}
"""By our own words for an error of the operating system (`notation.files`), the id of their translation."""


def speech() -> Speech:
    """The command's sentences in the language of the terminal."""
    return Speech(language_of(os.environ), *FILES)


def analysis_speech(language: str | None = None) -> Speech:
    """As `speech`, with the page's sentences about values, errors and reasons."""
    return Speech(language or language_of(os.environ), *FILES, "table.ftl", "review.ftl")


@contextmanager
def translated_argparse() -> Iterator[None]:
    """A context in which argparse uses the language of the terminal for the words that players see."""
    said = speech()
    if said.language == ENGLISH:
        yield
        return
    words = {text: _spaced(text, said(f"argparse-{name}")) for text, name in PHRASES.items()}
    before = vars(argparse)["_"]  # how argparse calls gettext
    try:
        vars(argparse)["_"] = lambda text: words.get(text, text)
        yield
    finally:
        vars(argparse)["_"] = before


def _spaced(text: str, translation: str) -> str:
    """The translation with the white space at the end that the original has."""
    return translation + text[len(text.rstrip()) :]


def translate_help(
    parser: argparse.ArgumentParser, commands: Mapping[str, argparse.ArgumentParser], listed: argparse.Action
) -> None:
    """Put the help in the language of the terminal; `listed` is the action of the parser that lists the commands."""
    said = speech()
    if said.language == ENGLISH:
        return
    parser.description, parser.epilog = said("help-about"), said("help-epilog")
    for line in getattr(listed, "_choices_actions", ()):
        line.help = said(f"purpose-{line.dest}")
    for name in FOR_PLAYERS:
        _translate_command(name, commands[name], said)


def _translate_command(name: str, command: argparse.ArgumentParser, said: Speech) -> None:
    command.description = said(f"help-{name}")
    for action in command._actions:
        if isinstance(action, argparse._SubParsersAction):
            for line in action._choices_actions:
                line.help = said(f"purpose-{name}-{line.dest}")
            for task, parser in action.choices.items():
                _translate_command(f"{name}-{task}", parser, said)
        elif action.dest != "help":
            action.help = said(help_message(name, action), **help_values(name, said.language))


def help_message(command: str, action: argparse.Action) -> str:
    """The id of an option's help."""
    return f"help-{command}-{action.dest.replace('_', '-')}"


def help_values(command: str, language: str) -> dict[str, object]:
    """The variables of the help's messages."""
    if command == "best":
        from .best import DEFAULT_LINES

        return {"lines": DEFAULT_LINES}
    if command != "terminal":
        return {}
    from tilewright.players.levels import DEFAULT_LEVEL

    from .tabletop.seats import choice_in

    return {"choice": choice_in(language), "level": DEFAULT_LEVEL}


def sentence_of(error: ValueError) -> str:
    """An error about the input as a sentence."""
    language = language_of(os.environ)
    if language == ENGLISH:
        return str(error)
    from tilewright.notation import telling
    from tilewright.rules import TilewrightError

    return telling.sentence_of(error, language) if isinstance(error, TilewrightError) else str(error)


def sentence_about(file: Path, error: ValueError | OSError) -> str:
    """What is wrong with one file of many."""
    return sentence_of_system_error(error) if isinstance(error, OSError) else f"{file.name}: {sentence_of(error)}"


def sentence_of_system_error(error: OSError) -> str:
    """An error of the operating system, with the file if there is one."""
    if not error.filename:
        return str(error)
    number, words = error.errno or 0, str(error.strerror)
    known = SYSTEM.get(number) if words == os.strerror(number) else OWN.get(words)  # the system's words are English
    return f"{error.filename}: {speech()(known) if known and language_of(os.environ) != ENGLISH else words}"
