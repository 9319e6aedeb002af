"""Measure the speed of this machine, and print the signature: it changes when rules, evaluation or search do."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from . import bench_figures
from .number_argument import number
from .progress import ProgressLine, bar
from .signature import PLAYERS, SIDES, signature

SECONDS = 1.0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the output format and the time."""
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument(
        "--seconds",
        metavar="S",
        type=number("seconds", 3600),
        default=SECONDS,
        help=f"seconds for each measurement, without compiling ({SECONDS:g})",
    )
    parser.add_argument("--signature", action="store_true", help="print the signature only")


def run(arguments: argparse.Namespace) -> int:
    """Measure and print."""
    if arguments.signature:
        print(signature())
        return 0
    figures = measure(arguments.seconds)
    print(json.dumps(figures, indent=2) if arguments.json else table(figures))
    return 0


@dataclass(frozen=True)
class Step:
    """One measurement; it writes its figures into a dictionary."""

    what: str
    measure: Callable[[dict[str, Any]], None]


def measure(seconds: float) -> dict[str, Any]:
    """All figures, by their names in the JSON object."""
    figures: dict[str, Any] = {}
    steps = plan(seconds)
    progress = ProgressLine()
    for done, step in enumerate(steps):
        progress.draw(f"{bar(done / len(steps))} {done}/{len(steps)} {step.what}")
        step.measure(figures)
    progress.close()
    return figures


def plan(seconds: float) -> list[Step]:
    """The measurements, in order. Each compiles what it calls before its clock starts, except `compiling` itself."""
    return [
        Step("compiling", _compiling),
        Step("signature", lambda figures: figures.update(signature=signature())),
        *(
            Step(f"random games, {players} players, {side}", _random_games(players, side, seconds))
            for side in SIDES
            for players in PLAYERS
        ),
        Step(
            "perft", lambda figures: figures.update(perft_nodes_per_s=round(bench_figures.perft_nodes_per_s(seconds)))
        ),
        *(Step(f"search, {players} players", _search(players, seconds)) for players in PLAYERS),
        Step(
            "Position.play",
            lambda figures: figures.update(position_plies_per_s=round(bench_figures.position_plies_per_s(seconds))),
        ),
        *(Step(f"{threads} threads", _threads(threads, seconds)) for threads in bench_figures.thread_counts()),
        Step("memory", _memory),
    ]


def _compiling(figures: dict[str, Any]) -> None:
    compile_s, load_s = bench_figures.compile_and_load_s()
    figures.update(compile_s=round(compile_s, 2), cache_load_s=round(load_s, 2))


def _random_games(players: int, side: str, seconds: float) -> Callable[[dict[str, Any]], None]:
    def measure_games(figures: dict[str, Any]) -> None:
        prefix = "grey_" if side == "grey" else ""
        games, moves = bench_figures.games_and_moves_per_s(players, side, seconds)
        figures.setdefault(f"{prefix}random_games_per_s", {})[str(players)] = round(games)
        figures.setdefault(f"{prefix}random_moves_per_s", {})[str(players)] = round(moves)

    return measure_games


def _search(players: int, seconds: float) -> Callable[[dict[str, Any]], None]:
    def measure_search(figures: dict[str, Any]) -> None:
        nodes = bench_figures.search_nodes_per_s(players, seconds)
        figures.setdefault("search_nodes_per_s", {})[str(players)] = round(nodes)

    return measure_search


def _threads(threads: int, seconds: float) -> Callable[[dict[str, Any]], None]:
    def measure_threads(figures: dict[str, Any]) -> None:
        scaling = figures.setdefault("threads", {"games_per_s": {}, "ratio": {}})
        games = bench_figures.games_per_s_on(threads, seconds)
        scaling["games_per_s"][str(threads)] = round(games)
        scaling["ratio"][str(threads)] = round(games / max(1, scaling["games_per_s"]["1"]), 2)

    return measure_threads


def _memory(figures: dict[str, Any]) -> None:
    memory = bench_figures.engine_memory_mb()
    figures["engine_memory_mb"] = None if memory is None else round(memory, 1)


def table(figures: dict[str, Any]) -> str:
    """The figures as a text table."""
    lines = ["one thread, per second       games        moves"]
    for prefix, side in (("", "coloured"), ("grey_", "grey")):
        for players in map(str, PLAYERS):
            games = figures[f"{prefix}random_games_per_s"][players]
            moves = figures[f"{prefix}random_moves_per_s"][players]
            lines.append(f"{players} players, {side:<12} {games:>11,}  {moves:>11,}")
    lines += [
        f"perft, two players                 {figures['perft_nodes_per_s']:>11,}",
        *(
            f"search, {players} players, nodes         {nodes:>11,}"
            for players, nodes in figures["search_nodes_per_s"].items()
        ),
        f"Position.play                      {figures['position_plies_per_s']:>11,}",
        "",
        "threads                      games        times one thread",
    ]
    for threads, games in figures["threads"]["games_per_s"].items():
        lines.append(f"{threads:>2}                     {games:>11,}  {figures['threads']['ratio'][threads]:>11.2f}")
    memory = figures["engine_memory_mb"]
    lines += [
        "",
        f"first move, with an empty cache    {figures['compile_s']:>9.2f} s",
        f"first move, from the cache         {figures['cache_load_s']:>9.2f} s",
        f"memory of a ready engine           {'unknown' if memory is None else f'{memory:.0f} MB':>11}",
        f"signature                          {figures['signature']:>11}",
    ]
    return "\n".join(lines)
