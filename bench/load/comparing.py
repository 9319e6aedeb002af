"""Servers that play the same load in turn, in short slices, so that other programs slow all down alike."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from bench.load.playing import Load
from bench.load.processes import load_average
from bench.load.running import options_of

Found = TypeVar("Found")
MODES = ("paced", "unpaced")


def load_options(doc: str | None, *, pace: float) -> argparse.ArgumentParser:
    """A parser for the options of a load; `pace` is the default of `--pace`."""
    parser = options_of(doc)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--moves", type=int, default=40, help="moves at each table in each slice")
    parser.add_argument("--pace", type=float, default=pace, help="moves a second of the paced load")
    parser.add_argument("--slices", type=int, default=3, help="of each kind")
    parser.add_argument("--modes", nargs="+", choices=MODES, default=MODES)
    parser.add_argument("--seed", type=int, default=1)
    return parser


def in_turn(
    contenders: Mapping[str, Callable[[Load], Found]], options: argparse.Namespace
) -> dict[str, dict[str, list[Found]]]:
    """The measurements of each slice, by mode and contender."""
    for play in contenders.values():  # warm-up: everything is compiled and loaded
        play(Load(options.moves))
    found: dict[str, dict[str, list[Found]]] = {}
    for mode in options.modes:
        pace = options.pace if mode == "paced" else None
        found[mode] = {name: [] for name in contenders}
        for number in range(options.slices):
            for name, play in contenders.items():
                found[mode][name].append(play(Load(options.moves, pace)))
            print(f"{mode}: {number + 1} of {options.slices}", file=sys.stderr, flush=True)
    return found


def show(figures: Mapping[str, Mapping[str, Any]], options: argparse.Namespace) -> None:
    """Print a table; "engines" is the processor time of PostgreSQL and Redis, where they run."""
    print(f"{2 * options.tables} connections, {options.tables} tables; load average {load_average():.1f}")
    print(f"{'':54}{'CPU':>8}{'engines':>8}{'moves/s':>10}", end="")
    print(f"{'acknowledged':>17}{'received by the other':>23}  (median, p99)")
    for mode, contenders in figures.items():
        for name, row in contenders.items():
            cpu, engines = (f"{row.get(key, 0):.0f} µs" for key in ("cpu_us_per_move", "engines_us_per_move"))
            done, heard = (
                f"{row[f'{what}_median_ms']:.1f}, {row[f'{what}_p99_ms']:.1f} ms" for what in ("done", "heard")
            )
            print(f"{f'{mode}, {name}':54}{cpu:>8}{engines:>8}{row['moves_per_second']:10,.0f}", end="")
            print(f"{done:>17}{heard:>23}")
