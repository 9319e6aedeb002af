"""Settings and helpers for small training runs in tests."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from tilewright import Side
from tilewright.training.folder import RunFolder
from tilewright.training.settings import Settings, preset
from tilewright.training.starting import begin_from

SMALL = replace(
    preset("tiny", 2, Side.COLOURED), games=48, shard=16, chunk=8, nodes=20, gate_nodes=20, gate_deals=12, epochs=1
)


def begun(path: Path, settings: Settings = SMALL) -> RunFolder:
    """Begin a run; return its folder."""
    folder = RunFolder(path)
    begin_from(folder, settings)
    return folder


class Quiet:
    """Watches a run; keeps its messages, the names of its stages and its log entries."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.stages: set[str] = set()
        self.entries: list[dict[str, Any]] = []

    def stage(self, generation: int, name: str, done: float) -> None:
        assert generation >= 1
        assert name in ("games", "fit", "gate", "look-back match")
        assert 0 <= done <= 1
        self.stages.add(name)

    def say(self, sentence: str) -> None:
        self.said.append(sentence)

    def generation(self, entry: dict[str, Any]) -> None:
        self.entries.append(entry)
