"""What a run starts from: an untrained network, the linear evaluation or a given network, and earlier games."""

from __future__ import annotations

import filecmp
import re
import shutil
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from tilewright.evaluation.evaluator import Evaluator
from tilewright.evaluation.linear import load_linear
from tilewright.evaluation.network import FOLDER, Network, read, shipped
from tilewright.rules.errors import shown

from .folder import BadRun, RunFolder
from .games.shards import read_shard
from .generation import FIRST_NETWORK, seed_of
from .layers import untrained_network
from .settings import Settings

NAMED = ("none", "linear", "shipped")


def begin_from(folder: RunFolder, settings: Settings, games: Sequence[Path] = ()) -> Settings:
    """Begin a run: copy the start network and the games of other runs into its folder."""
    network = asked_network(settings.start, settings)
    if network is not None and (network.players, network.side) != (settings.players, settings.side):
        raise BadRun(
            f"network {network.digest} is for {network.players} players on the {network.side} side, "
            f"and this run for {settings.players} on the {settings.side} side"
        )
    settings = replace(settings, start=name_of_start(settings.start, network))
    shards = [shard for each in games for shard in _shards_of(each, settings)]
    folder.make()
    for number, shard in enumerate(shards):
        shutil.copyfile(shard, folder.games / f"00000-{number:04}.npz")  # generation 0
    if network is not None:
        folder.keep(network)
    folder.begin(settings)
    return settings


def began_with(folder: RunFolder, settings: Settings, games: Sequence[Path]) -> bool:
    """Whether a run began with these games of other runs."""
    asked = [shard for each in games for shard in _shards_of(each, settings)]
    copied = sorted(folder.games.glob("00000-*.npz"))
    return len(asked) == len(copied) and all(
        filecmp.cmp(one, other, shallow=False) for one, other in zip(asked, copied, strict=True)
    )


def asked_network(start: str, settings: Settings) -> Network | None:
    """The network that `--start` names; None for `none` and `linear`."""
    if start == "shipped":
        return shipped(settings.players, settings.side)
    return None if start in NAMED else _named(start)


def name_of_start(start: str, network: Network | None) -> str:
    """The value of the setting `start`: a digest, `none` or `linear`."""
    if network is not None:
        return network.digest
    return "linear" if start == "shipped" else start


def starting_evaluator(folder: RunFolder, settings: Settings) -> Evaluator:
    """The evaluation that plays until a network is accepted."""
    if settings.start == "none":
        return untrained_network(settings.players, settings.side, seed_of(settings.seed, 0, FIRST_NETWORK) % (1 << 32))
    return (
        load_linear(settings.players, settings.side) if settings.start == "linear" else folder.network(settings.start)
    )


def _shards_of(other: Path, settings: Settings) -> list[Path]:
    """The shards of another run, or in a folder; the oldest first."""
    found = sorted((other / "games" if (other / "games").is_dir() else other).glob("[0-9]*-[0-9]*.npz"))
    if not found:
        raise BadRun(f"{other} holds no games")
    for path in found:
        origin, _ = read_shard(path)
        if (origin.players, origin.side) != (settings.players, settings.side):
            raise BadRun(
                f"{path} holds games of {origin.players} players on the {origin.side} side, "
                f"and this run is for {settings.players} on the {settings.side} side"
            )
    return found


def _named(text: str) -> Network:
    """A network by its file, or by its digest if it is shipped."""
    if re.fullmatch("[0-9a-f]{16}", text):
        return read(FOLDER / f"{text}.npz")
    if not text.endswith(".npz"):
        raise BadRun(f"--start takes none, linear, shipped, a network's digest or its .npz file, not {shown(text)}")
    return read(Path(text))
