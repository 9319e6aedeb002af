"""Play Azul in the terminal: two to four seats, each a person or the computer, on either side of the board.

Started without options in a terminal it asks what to play. Moves are typed, such as 3R2; `help` tells the rest.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from tilewright._catalogue import languages
from tilewright.players.levels import DEFAULT_LEVEL, LEVELS

from .language import speech
from .tabletop.seats import CHOICE, PERSON, parse_seat

if TYPE_CHECKING:
    from .tabletop.console import Console
    from .tabletop.session import Wishes

SIDES = ("coloured", "grey")
OPTIONS = ("seats", "side", "first", "seed", "save", "resume", "plain")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options. None has a default, so that a start without options can be recognised."""
    parser.add_argument(
        "--seats",
        nargs="+",
        type=_seat,
        metavar="WHO",
        help=f"who sits at seats 1, 2, ...: {CHOICE}; with a name if you like, as in person:Ana or level:3:Bo "
        f"(default: person computer; the computer plays at level {DEFAULT_LEVEL})",
    )
    parser.add_argument("--side", choices=SIDES, help="the side of the boards (default: coloured)")
    parser.add_argument(
        "--first", choices=("1", "2", "3", "4", "random"), help="the seat that starts (default: random)"
    )
    parser.add_argument("--seed", type=_seed, metavar="N", help="seed of the deals and the computer's choices")
    parser.add_argument("--save", metavar="FILE.azr", help="save the game to this new file after every move")
    parser.add_argument(
        "--resume",
        nargs="?",
        const="",
        metavar="FILE.azr",
        help="resume a saved game and keep saving it; without a file, the last unfinished one",
    )
    parser.add_argument(
        "--language", choices=languages(), help="the language of the game (default: your terminal's, else English)"
    )
    parser.add_argument(
        "--plain", action="store_true", help="sentences only, for screen readers: no drawing, no colour"
    )


def run(arguments: argparse.Namespace) -> int:
    """Play games until the person has had enough."""
    from .tabletop.console import Console
    from .tabletop.session import play_session

    console = Console(plain=arguments.plain, language=arguments.language)
    is_bare = all(getattr(arguments, name) in (None, False) for name in OPTIONS)
    if not (is_bare and console.is_terminal):
        return play_session(_wishes(arguments), console)
    try:
        wishes = ask_wishes(console)
    except EOFError:
        console.say(f"\n{console.speech('terminal-no-game')}")
        return 0
    return play_session(wishes, console)


def _wishes(arguments: argparse.Namespace) -> Wishes:
    from .tabletop.session import Wishes

    return Wishes(
        seats=arguments.seats,
        side=arguments.side,
        first=int(arguments.first) if arguments.first not in (None, "random") else None,
        seed=arguments.seed,
        save=None if arguments.save is None else Path(arguments.save),
        resume=Path(arguments.resume) if arguments.resume else None,
        resume_latest=arguments.resume == "",
    )


def ask_wishes(console: Console) -> Wishes:
    """Ask what to play."""
    from .tabletop.session import Wishes

    speech = console.speech
    console.say(speech("terminal-welcome"))
    players = int(_choose(console, speech("terminal-how-many"), ("2", "3", "4"), "2"))
    counts = tuple(str(count) for count in range(players + 1))
    people = int(_choose(console, speech("terminal-how-many-people"), counts, "1"))
    level = str(DEFAULT_LEVEL)
    if people < players:
        levels = tuple(map(str, LEVELS))
        question = speech("terminal-how-strong", weakest=levels[0], strongest=levels[-1])
        level = _choose(console, question, levels, level)
    sides = {speech(f"typed-side-{side}"): side for side in SIDES}
    question = speech("terminal-which-side", sides=speech.list_or(list(sides)))
    side = sides[_choose(console, question, tuple(sides), next(iter(sides)))]
    seats = [(PERSON, "")] * people + [(f"level:{level}", "")] * (players - people)
    return Wishes(seats=seats, side=side)


def _choose(console: Console, question: str, answers: tuple[str, ...], default: str) -> str:
    """Ask until the answer is one of these, or the beginning of exactly one."""
    while True:
        typed = console.ask(f"{question} [{default}]").lower()
        fitting = [answer for answer in answers if answer.startswith(typed)] if typed else [default]
        if typed in answers:
            return typed
        if len(fitting) == 1:
            return fitting[0]
        console.say(console.speech("terminal-please-answer", answers=console.speech.list_or(answers)))


def _seat(text: str) -> tuple[str, str]:
    try:
        return parse_seat(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def _seed(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 18:
        raise argparse.ArgumentTypeError(speech()("refused-seed"))
    return int(text)
