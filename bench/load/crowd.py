"""A load played by several processes together, because one cannot send moves as fast as servers answer them."""

from __future__ import annotations

import asyncio
import multiprocessing
import random
import time
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from bench.load.playing import Load, LoadedTable, Measured, Timing, play
from bench.load.tables import Api, TablePlayer
from tilewright.server.serving import run


class Place(NamedTuple):
    """Where a table is made, and to which ports its two clients connect."""

    made_at: int
    clients_at: tuple[int, int]


class Order(NamedTuple):
    """What one process has to play."""

    places: list[Place]
    moves_each: int
    pace: float | None
    seed: int


class Played(NamedTuple):
    """What a process has played; times are of the clock that all processes share."""

    began: float
    ended: float
    acknowledged: list[float]
    heard: list[float]


class Crowd:
    """Processes that play."""

    def __init__(self, processes: int) -> None:
        context = multiprocessing.get_context("spawn")
        pipes = [context.Pipe() for _ in range(processes)]
        self._pipes = [near for near, _ in pipes]
        self._processes = [context.Process(target=_obey, args=(far,), daemon=True) for _, far in pipes]
        for process in self._processes:
            process.start()

    def remove(self) -> None:
        for process in self._processes:
            process.terminate()
            process.join()

    def seat(self, places: Sequence[Place], load: Load, seed: int) -> None:
        """Make tables and sit down, each process at its share."""
        number = len(self._pipes)
        for which, pipe in enumerate(self._pipes):
            pace = None if load.pace is None else load.pace / number
            pipe.send(Order(list(places[which::number]), load.moves_each, pace, seed + which))
        for pipe in self._pipes:
            _receive(pipe)

    def play(self, cpu: Callable[[], float]) -> Measured:
        """Play what `seat` has prepared; `cpu` returns the servers' processor time so far."""
        before = cpu()
        for pipe in self._pipes:
            pipe.send("play")
        played: list[Played] = [_receive(pipe) for pipe in self._pipes]
        used = cpu() - before
        acknowledged = [seconds for each in played for seconds in each.acknowledged]
        heard = [seconds for each in played for seconds in each.heard]
        seconds = max(each.ended for each in played) - min(each.began for each in played)
        return Measured(len(acknowledged), seconds, used, Timing.of(acknowledged), Timing.of(heard))


def _receive(pipe: Connection) -> Any:
    found = pipe.recv()
    if isinstance(found, Exception):
        raise found
    return found


def _obey(pipe: Connection) -> None:
    """In a process: play one load after the other."""
    while True:
        order: Order = pipe.recv()
        try:
            run(_play(order, pipe))
        except Exception as error:
            pipe.send(RuntimeError(repr(error)))


async def _play(order: Order, pipe: Connection) -> None:
    chance = random.Random(order.seed)
    tables, sitting = [], []
    for place in order.places:
        name, secrets = Api(place.made_at).table_for_two()
        table = LoadedTable()
        tables.append(table)
        for seat, (secret, port) in enumerate(zip(secrets, place.clients_at, strict=True), 1):
            sitting.append((TablePlayer(table, name, seat, secret, chance), port))
    await asyncio.gather(*(player.sit(port) for player, port in sitting))
    pipe.send("seated")
    await asyncio.to_thread(pipe.recv)
    load = Load(order.moves_each, order.pace)
    began = time.perf_counter()
    await play(tables, load, lambda: 0.0)
    pipe.send(Played(began, time.perf_counter(), load.acknowledged, load.heard))
    for player, _ in sitting:
        player.leave()
    await asyncio.sleep(0.2)
