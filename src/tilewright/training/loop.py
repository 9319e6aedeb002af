"""The training loop: self-play, fit, gate, generation after generation. It can be stopped and resumed at any point."""

from __future__ import annotations

import math
import threading
import time
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import asdict, replace
from typing import Any, Protocol

from tilewright.arena.charts import MISSING
from tilewright.arena.sequential import SequentialTest
from tilewright.evaluation.evaluator import Evaluator
from tilewright.evaluation.network import Network

from .cluster import play_on_cluster
from .fitting import Fitted, fit
from .folder import RunFolder, State
from .gate import MatchResult, Pairing, hold_match
from .generation import BACK, FITTING, GATE, Played, Task, play_here, seed_of, still_to_play, summary_of, tasks_of
from .model import chosen_device, load_torch
from .plots import can_draw, draw
from .replay_buffer import ReplayBuffer
from .starting import starting_evaluator


class OutOfTime(Exception):
    """The time is up; everything finished so far is on disk."""


class Watcher(Protocol):
    """Receives the progress of a run."""

    def stage(self, generation: int, name: str, done: float) -> None:
        """The share of a stage that is done, from 0 to 1."""

    def say(self, sentence: str) -> None:
        """A sentence for the user."""

    def generation(self, entry: dict[str, Any]) -> None:
        """A generation is finished; `entry` is its line of the log."""


class Run:
    """A run of training, begun or resumed from its folder."""

    def __init__(
        self,
        folder: RunFolder,
        watcher: Watcher,
        *,
        threads: int,
        device: str = "auto",
        seconds: float = 0.0,
        generations: int = 0,
        cluster: str | None = None,
    ) -> None:
        self.folder = folder
        self.settings = folder.settings()
        self.state = folder.state()
        self.device = chosen_device(load_torch(), device)
        self._watcher = watcher
        self._threads = threads
        self._cluster = cluster
        self.generations = generations or self.settings.generations
        self.seconds = seconds or self.settings.seconds
        self._deadline = time.monotonic() + self.seconds if self.seconds else math.inf
        self._buffer = ReplayBuffer(self.settings, folder.games, watcher.say)
        self._stop = threading.Event()
        self._fits = 0
        self._last_fit_s = 0.0
        self._pool = ThreadPoolExecutor(threads)
        self._since = time.monotonic()

    def go(self) -> State:
        """Train until the time is up or the last generation is done."""
        with self.folder.held():
            return self._go()

    def _go(self) -> State:
        self.folder.clean_up()
        if not can_draw():
            self._watcher.say(MISSING)
        try:
            while (not self.generations or self.state.generation <= self.generations) and not self._is_late():
                self._generation()
        except OutOfTime:
            pass
        finally:
            self._stop.set()
            self._pool.shutdown(cancel_futures=True)
            self._save()
        return self.state

    @property
    def evaluator(self) -> Evaluator:
        """The evaluation that plays now."""
        if self.state.accepted:
            return self.folder.network(self.state.accepted)
        return starting_evaluator(self.folder, self.settings)

    # ------------------------------------------------------------ one generation

    def _generation(self) -> None:
        evaluator = self.evaluator
        generation = self.state.generation
        tasks = tasks_of(self.settings, generation, evaluator)
        missing = still_to_play(tasks, self.folder.games, self._watcher.say)
        if self.settings.ahead:
            with ThreadPoolExecutor(1, "ahead") as beside:
                playing: Future[Played] = beside.submit(self._play, missing, evaluator)
                try:
                    is_fitted = self._fit(generation - 1, evaluator)
                    played = playing.result()
                except BaseException:
                    self._stop.set()
                    raise
        else:
            played = self._play(missing, evaluator)
            self._check_time(played, missing)
            is_fitted = self._fit(generation, evaluator)
        self._check_time(played, missing)
        if not is_fitted:
            raise OutOfTime
        gate, state = self._hold_gate(evaluator)
        summary = summary_of(self.folder.games, tasks, played)
        self._close({"generation": generation, **summary, **state.fitted, **gate}, state)

    def _play(self, missing: list[Task], evaluator: Evaluator) -> Played:
        if not missing:
            return Played()
        generation, games = self.state.generation, sum(task.games for task in missing)

        def tell(played: int) -> None:
            self._watcher.stage(generation, "games", 1 - (games - played) / self.settings.games)
            if self._is_late():
                self._stop.set()

        if self._cluster is not None:
            return play_on_cluster(
                missing, evaluator, self.folder.games, self._cluster, self._threads, self._stop, tell, self._watcher.say
            )
        return play_here(missing, evaluator, self.folder.games, self._threads, self._stop, tell)

    def _fit(self, newest: int, evaluator: Evaluator) -> bool:
        """Fit a new network to the games up to a generation, unless that was done before an interruption.

        Return False if too little time is left for a fit: one that is interrupted would be lost.
        """
        if self.state.candidate and self.folder.has_network(self.state.candidate):
            return True
        began = time.monotonic()
        if began + self._last_fit_s > self._deadline and self._fits:
            return False
        examples = self._buffer.examples(newest, self._pool)
        if examples is None:
            return True
        fitted = fit(
            examples,
            self.settings.side,
            evaluator if isinstance(evaluator, Network) else None,
            self.settings,
            device=self.device,
            seed=seed_of(self.settings.seed, self.state.generation, FITTING) % (1 << 32),
            tell=lambda done: self._watcher.stage(self.state.generation, "fit", done),
        )
        self.folder.keep(fitted.network)
        self._save(
            candidate=fitted.network.digest,
            fitted={"fit": _fit_entry(fitted, len(examples), self.device, time.monotonic() - began)},
        )
        self._fits += 1
        self._last_fit_s = time.monotonic() - began
        return True

    def _hold_gate(self, evaluator: Evaluator) -> tuple[dict[str, Any], State]:
        """Play the candidate against the current network; return the part of the log entry and the new state."""
        state, settings = self.state, self.settings
        if not state.candidate:
            return {"accepted": False}, state
        began = time.monotonic()
        candidate = self.folder.network(state.candidate)
        test = SequentialTest(settings.gate_low, settings.gate_high)
        result = self._match(candidate, evaluator, settings.gate_deals, GATE, "gate", test)
        if result.won:
            state = replace(
                state,
                accepted=candidate.digest,
                rating=round(state.rating + result.rating, 1),
                history=(*state.history, candidate.digest),
            )
        gate = {**_match_entry(result), "seconds": round(time.monotonic() - began, 1)}
        return {"gate": gate, "accepted": result.won, "candidate": candidate.digest, **self._look_back(state)}, state

    def _look_back(self, state: State) -> dict[str, Any]:
        """Every `look_back` generations, play the network accepted `look_back` acceptances earlier."""
        often, deals = self.settings.look_back, self.settings.look_back_deals
        if not often or not deals or state.generation % often or len(state.history) <= often:
            return {}
        old = self.folder.network(state.history[-1 - often])
        try:
            result = self._match(self.folder.network(state.history[-1]), old, deals, BACK, "look-back match", None)
        except OutOfTime:
            return {}
        return {"back": {"against": old.digest, **_match_entry(result)}}

    def _match(
        self, first: Evaluator, second: Evaluator, deals: int, purpose: int, name: str, test: SequentialTest | None
    ) -> MatchResult:
        settings, generation = self.settings, self.state.generation

        def tell(done: float) -> None:
            self._watcher.stage(generation, name, done)
            if self._is_late():
                raise OutOfTime

        pairing = Pairing(
            settings.players,
            settings.side,
            first,
            second,
            settings.searching,
            settings.gate_nodes,
            seed_of(settings.seed, generation, purpose) % (1 << 30),
        )
        return hold_match(pairing, deals, self._pool, self._threads, test, tell)

    def _close(self, entry: dict[str, Any], state: State) -> None:
        """End a generation: log, state, charts."""
        generation, games = state.generation + 1, state.games + self.settings.games
        state = replace(state, generation=generation, candidate="", fitted={}, games=games)
        entry |= {
            "network": state.accepted,
            "rating": state.rating,
            "total_games": state.games,
            "total_seconds": round(self._seconds(), 1),
        }
        self.folder.log(entry)
        self.state = state
        self._save()
        draw(self.folder.entries(), self.folder.plots)
        self._watcher.generation(entry)

    # ------------------------------------------------------------ time

    def _is_late(self) -> bool:
        return time.monotonic() > self._deadline

    def _check_time(self, played: Played, missing: list[Task]) -> None:
        if self._is_late() or played.games < sum(task.games for task in missing):
            raise OutOfTime

    def _seconds(self) -> float:
        return self.state.seconds + time.monotonic() - self._since

    def _save(self, **changes: Any) -> None:
        self.state = replace(self.state, seconds=round(self._seconds(), 1), **changes)
        self._since = time.monotonic()
        self.folder.write_state(self.state)


def _fit_entry(fitted: Fitted, positions: int, device: str, seconds: float) -> dict[str, Any]:
    names = ("within", "between")
    return {
        "positions": positions,
        "device": device,
        "seconds": round(seconds, 1),
        "before": {name: asdict(each) for name, each in zip(names, fitted.before, strict=True)},
        "after": {name: asdict(each) for name, each in zip(names, fitted.after, strict=True)},
    }


def _match_entry(result: MatchResult) -> dict[str, Any]:
    return {
        "games": result.games,
        "share": round(result.share.value, 4),
        "low": round(result.share.low, 4),
        "high": round(result.share.high, 4),
        "margin": round(result.margin, 2),
        "rating": round(result.rating, 1),
        "decided": result.decided,
    }
