"""Train networks by self-play. Each generation plays games, fits a network to them, and tests it in a match.

Everything is kept in FOLDER. Ctrl-C stops the run; the same command resumes it.
"""

from __future__ import annotations

import argparse
import errno
import sys
import time
from pathlib import Path
from typing import Any

from tilewright._text import counted

from .competition import cores
from .number_argument import count, positive_seconds
from .progress import ProgressLine, bar, time_left


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the run, its settings, the time and the machines."""
    parser.add_argument(
        "folder", type=Path, metavar="FOLDER", help="folder of the run: settings, networks, games, log and plots"
    )
    parser.add_argument(
        "--preset",
        choices=("tiny", "cpu", "gpu"),
        help="settings of a new run. tiny: under two minutes on two cores, to see it work; cpu: an hour on two cores; "
        "gpu: many cores and a GPU, each call stops after eight minutes (default: cpu)",
    )
    parser.add_argument("--players", type=int, choices=(2, 3, 4), help="seats at the table (default: 2)")
    parser.add_argument("--side", choices=("coloured", "grey"), help="which side of the boards (default: coloured)")
    parser.add_argument("--seed", type=int, metavar="S", help="seed of a new run (default: 0)")
    parser.add_argument(
        "--start",
        metavar="WHAT",
        help="the first evaluation: none (an untrained network), linear (the linear evaluation), shipped (the "
        "package's network, or linear if there is none), a network's .npz file, or a shipped network's digest",
    )
    parser.add_argument(
        "--games",
        action="append",
        default=[],
        type=Path,
        metavar="RUN",
        help="add the games of another run, or of a folder of games, to a new run; may be given several times",
    )
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        dest="changes",
        metavar="NAME=VALUE",
        help="change a setting of a new run, such as nodes=400 or games=20000 (docs/training.md lists them)",
    )
    parser.add_argument(
        "--seconds", type=positive_seconds, metavar="T", help="stop after T seconds; run the same command to resume"
    )
    parser.add_argument("--generations", type=count, metavar="N", help="stop after generation N of the run")
    parser.add_argument(
        "--threads", type=count, metavar="N", help="threads for self-play and matches (default: one for each core)"
    )
    parser.add_argument(
        "--device",
        choices=("auto", "cpu", "cuda"),
        default="auto",
        help="device for the fit (default: a GPU if there is one)",
    )
    parser.add_argument(
        "--cluster", metavar="ADDRESS", help="self-play on a Ray cluster; `local` starts one on this machine"
    )


def run(arguments: argparse.Namespace) -> int:
    """Begin or resume a run, then print the network's file."""
    from tilewright.training.folder import RunFolder
    from tilewright.training.loop import Run

    folder = RunFolder(arguments.folder)
    if folder.is_begun:
        _check_same(folder, arguments)
    else:
        _begin(folder, arguments)
    threads = arguments.threads or cores()
    progress = Progress()
    try:
        training = Run(
            folder,
            progress,
            threads=threads,
            device=arguments.device,
            seconds=arguments.seconds or 0.0,
            generations=arguments.generations or 0,
            cluster=arguments.cluster,
        )
        progress.begin(training)
        state = training.go()
    except KeyboardInterrupt:
        progress.close()
        print(f"tilewright: interrupted; run the same command to resume {arguments.folder}.", file=sys.stderr)
        raise
    except OSError as error:
        if error.errno != errno.ENOSPC:
            raise
        progress.close()
        where = error.filename or arguments.folder
        print(
            f"tilewright: {where}: the disk is full. Nothing that was finished is lost: make room, then run the same "
            "command to resume.",
            file=sys.stderr,
        )
        return 2
    finally:
        progress.close()
    _tell_end(folder, state)
    return 0


def _begin(folder: Any, arguments: argparse.Namespace) -> None:
    """Begin a run with the settings of a preset and the changes of the command."""
    from dataclasses import replace

    from tilewright.rules import Side
    from tilewright.training.folder import BadRun
    from tilewright.training.model import chosen_device, load_torch
    from tilewright.training.settings import preset
    from tilewright.training.starting import begin_from

    if arguments.folder.exists() and any(arguments.folder.iterdir()) and not (arguments.folder / "state.json").exists():
        raise BadRun(f"{arguments.folder} is not empty and holds no run; name a new folder")
    chosen_device(load_torch(), arguments.device)
    settings = preset(arguments.preset or "cpu", arguments.players or 2, Side(arguments.side or "coloured"))
    settings = settings.with_changes(arguments.changes)
    if arguments.seed is not None:
        settings = replace(settings, seed=arguments.seed)
    if arguments.start is not None:
        settings = replace(settings, start=arguments.start)
    begin_from(folder, settings, arguments.games)


def _check_same(folder: Any, arguments: argparse.Namespace) -> None:
    """Refuse a command whose settings are not those of the run."""
    from tilewright.training.folder import BadRun
    from tilewright.training.starting import asked_network, began_with, name_of_start

    settings = folder.settings()
    for name in ("players", "side", "seed", "preset"):
        asked = getattr(arguments, name)
        if asked is not None and asked != getattr(settings, name):
            raise BadRun(
                f"{folder.path} holds a run with {name} {getattr(settings, name)}, not {asked}; name another folder"
            )
    if arguments.start is not None:
        asked = name_of_start(arguments.start, asked_network(arguments.start, settings))
        if asked != settings.start:
            raise BadRun(f"{folder.path} holds a run that started from {settings.start}, not from {asked}")
    if changed := settings.differing(arguments.changes):
        raise BadRun(f"{folder.path} holds a run with other settings ({changed}); name another folder")
    if arguments.games and not began_with(folder, settings, arguments.games):
        raise BadRun(
            f"{folder.path} holds a run that did not begin with these games; leave --games out, or name another folder"
        )


def _tell_end(folder: Any, state: Any) -> None:
    done = {"generation": state.generation - 1, "game": state.games, "minute": round(state.seconds / 60)}
    total = ", ".join(counted(number, thing) for thing, number in done.items())
    if not state.accepted:
        print(f"After {total}: no network has passed the gate yet. Run the same command to resume.")
        return
    path = folder.networks / f"{state.accepted}.npz"
    settings = folder.settings()
    table = "" if settings.players == 2 else f" --players {settings.players}"
    table += "" if settings.side == "coloured" else f" --side {settings.side}"
    print(
        f"After {total}: {path}, rated {state.rating:+.0f} over the start.\n"
        f"Play it: tilewright arena net:{path}@100ms linear:100ms --games 100{table}"
    )


class Progress:
    """A progress line for the stages of a generation, and a line for each generation."""

    def __init__(self) -> None:
        self._line = ProgressLine(interval=0.2)
        self.close = self._line.close
        self._began = time.monotonic()
        self._seconds = 0.0
        self._generations = 0
        self._done = 0

    def begin(self, training: Any) -> None:
        """Take note of when the run will end."""
        self._seconds = training.seconds
        self._generations = training.generations - training.state.generation + 1 if training.generations else 0

    def stage(self, generation: int, name: str, done: float) -> None:
        """Show how much of a stage is done, from 0 to 1."""
        self._line.draw(f"generation {generation}: {name} {bar(done)}  {self._left()}")

    def _left(self) -> str:
        gone = time.monotonic() - self._began
        guesses = []
        if self._seconds:
            guesses.append(self._seconds - gone)
        if self._generations and self._done:
            guesses.append(gone / self._done * self._generations - gone)
        return time_left(min(guesses)) if guesses else ""

    def say(self, sentence: str) -> None:
        """Print a sentence that stays."""
        self._line.tell(f"{sentence}.")

    def generation(self, entry: dict[str, Any]) -> None:
        """Print the line of a finished generation."""
        self.close()
        self._done += 1
        play = entry["play"]
        parts = [f"generation {entry['generation']}: {play['games']} games"]
        if play["seconds"]:
            speed = play["played_now"] / play["seconds"]
            parts[0] += f" ({speed:.0f}/s, threads {play['busy']:.0%} busy), {play['points']:.1f} points a seat"
        if fit := entry.get("fit"):
            losses = [fit[when][part]["loss"] for part in ("within", "between") for when in ("before", "after")]
            parts.append(
                "fit in {:.0f} s, loss of the in-round network {:.3f} before, {:.3f} after, "
                "of the boundary network {:.3f} before, {:.3f} after".format(fit["seconds"], *losses)
            )
        if gate := entry.get("gate"):
            verdict = "accepted" if entry["accepted"] else "rejected" if gate["decided"] else "not decided"
            parts.append(f"gate {gate['share']:.1%} of {gate['games']} games in {gate['seconds']:.0f} s: {verdict}")
        if back := entry.get("back"):
            parts.append(f"{back['share']:.1%} against an older network")
        parts.append(f"rating {entry['rating']:+.0f}")
        print("; ".join(parts), flush=True)
