"""What a run starts from: nothing, the linear numbers, the network that is shipped, or any other."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

from tilewright.evaluation.network import Network, read, shipped
from tilewright.evaluation.weights import FOLDER, load
from tilewright.rules.errors import shown

from .folder import BadRun, RunFolder
from .generation import FIRST_NETWORK, Judge, seed_of
from .layers import untrained_network
from .settings import Settings

NAMED = ("none", "linear", "shipped")


def begin_from(folder: RunFolder, settings: Settings) -> Settings:
    """Begin a run; a network it starts from becomes one of the folder's own."""
    network = asked_network(settings.start, settings)
    if network is not None and (network.players, network.side) != (settings.players, settings.side):
        raise BadRun(
            f"network {network.digest} is for {network.players} players on the {network.side} side, "
            f"and this run for {settings.players} on the {settings.side} side"
        )
    settings = replace(settings, start=name_of_start(settings.start, network))
    folder.make()
    if network is not None:
        folder.keep(network)
    folder.begin(settings)
    return settings


def asked_network(start: str, settings: Settings) -> Network | None:
    """The network that is asked for as a start, if it is one."""
    if start == "shipped":
        return shipped(settings.players, settings.side)
    return None if start in NAMED else _named(start)


def name_of_start(start: str, network: Network | None) -> str:
    """What the settings call it."""
    if network is not None:
        return network.digest
    return "linear" if start == "shipped" else start


def starting_judge(folder: RunFolder, settings: Settings) -> Judge:
    """What plays before a network was accepted."""
    if settings.start == "none":
        return untrained_network(settings.players, settings.side, seed_of(settings.seed, 0, FIRST_NETWORK) % (1 << 32))
    return load(settings.players, settings.side) if settings.start == "linear" else folder.network(settings.start)


def _named(text: str) -> Network:
    """A network by its file, or by its digest if it came with the package."""
    if re.fullmatch("[0-9a-f]{16}", text):
        return read(FOLDER / f"{text}.npz")
    if not text.endswith(".npz"):
        raise BadRun(
            f"a run starts from none, linear, shipped, a network's digest or its .npz file, not from {shown(text)}"
        )
    return read(Path(text))
