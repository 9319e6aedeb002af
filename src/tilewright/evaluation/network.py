"""The networks: one for positions within a round, one for positions between rounds; reading, writing, checking.

`shipped` finds the file for a kind of table through weights/networks/networks.json; where there is none,
`evaluator.best_evaluator` takes the linear evaluation.

An active feature selects a row of the first layer; the sum of these rows is the accumulator. Its first units are also
added to the outputs (a skip connection), so that additive effects need no hidden units. There are two outputs for each
role: the points that the seat will gain beyond those its board shows now, and a correction to its log-odds of winning,
which are otherwise computed from the points.
"""

from __future__ import annotations

import hashlib
import json
import zipfile
import zlib
from dataclasses import dataclass, field, fields
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from tilewright._text import printable
from tilewright.rules import Side, TilewrightError
from tilewright.rules.errors import shown

from .features import feature_count
from .stages import STAGES
from .vectors import HIDDEN, MOST_WEIGHT, SCALE, SECOND_SCALE, UNITS

VERSION = 4  # of features and file format
FOLDER = Path(__file__).parent / "weights" / "networks"
SHIPPED = FOLDER / "networks.json"
PARTS = ("within", "between")
# What reading a damaged archive raises; RuntimeError if it says that it is encrypted or compressed in another way.
BAD_ARCHIVE = (ValueError, EOFError, zipfile.BadZipFile, zlib.error, RuntimeError, SyntaxError)
Floats = npt.NDArray[np.float32]


class BadNetwork(TilewrightError):
    """A file that is no valid network, or not the expected one."""

    code = "bad-network"


@dataclass(frozen=True)
class Layers:
    """One network, quantised, in the memory layout of `vectors`."""

    table: npt.NDArray[np.int16]
    """The first layer, by feature and unit; the later layers differ by stage."""
    second: npt.NDArray[np.int16]
    """By stage, pair of units, hidden unit, and unit of the pair."""
    second_bias: npt.NDArray[np.int32]
    outputs: Floats
    """By stage, output and hidden unit."""
    outputs_bias: Floats
    block: npt.NDArray[np.uint8] = field(init=False, repr=False)
    """The later layers by stage in one block; built in the constructor, because threads hold its address."""

    def __post_init__(self) -> None:
        parts = (self.second, self.second_bias, self.outputs, self.outputs_bias)
        by_stage = [np.ascontiguousarray(part).reshape(STAGES, -1).view(np.uint8) for part in parts]
        object.__setattr__(self, "block", aligned(np.concatenate(by_stage, axis=1)))

    @classmethod
    def rounded(
        cls, table: Floats, second: Floats, second_bias: Floats, outputs: Floats, outputs_bias: Floats
    ) -> Layers:
        """Quantise trained weights; `second` is by stage, unit and hidden unit."""
        weights = np.clip(np.round(second * SECOND_SCALE), -MOST_WEIGHT, MOST_WEIGHT).astype(np.int16)
        return cls(
            aligned(np.clip(np.round(table * SCALE), -32767, 32767).astype(np.int16)),
            np.ascontiguousarray(weights.reshape(STAGES, UNITS // 2, 2, HIDDEN).transpose(0, 1, 3, 2)),
            np.round(second_bias * (SCALE * SECOND_SCALE)).astype(np.int32),
            (outputs / (SCALE * SECOND_SCALE)).astype(np.float32),
            outputs_bias.astype(np.float32),
        )


@dataclass(frozen=True)
class Network:
    """The two networks for one table size and side."""

    players: int
    side: Side
    within: Layers
    between: Layers
    steepness: Floats
    """By stage, log-odds of winning for each point of margin."""

    @cached_property
    def spread(self) -> Floats:
        """By stage, the scale of final margins in points."""
        return np.reciprocal(self.steepness)

    @cached_property
    def rivals(self) -> Floats:
        """By stage, the effective number of equally strong opponents (approximately)."""
        return np.full(STAGES, self.players - 1, np.float32)

    @cached_property
    def arrays(self) -> dict[str, npt.NDArray[Any]]:
        """All weights, by name."""
        named = {f"{part}_{field.name}": getattr(getattr(self, part), field.name) for part in PARTS for field in LAYERS}
        return {**named, "steepness": self.steepness}

    @cached_property
    def digest(self) -> str:
        """A hash of all weights: the network's name."""
        digest = hashlib.sha256(f"{VERSION} {self.players}{self.side[0]}".encode())
        for array in self.arrays.values():
            digest.update(array.tobytes())
        return digest.hexdigest()[:16]


LAYERS = tuple(each for each in fields(Layers) if each.init)


def shapes(players: int) -> dict[str, tuple[type[np.generic], tuple[int, ...]]]:
    """Types and shapes that a file must hold, by name."""
    layers: dict[str, tuple[type[np.generic], tuple[int, ...]]] = {
        "table": (np.int16, (feature_count(players), UNITS)),
        "second": (np.int16, (STAGES, UNITS // 2, HIDDEN, 2)),
        "second_bias": (np.int32, (STAGES, HIDDEN)),
        "outputs": (np.float32, (STAGES, 2 * players, HIDDEN)),
        "outputs_bias": (np.float32, (STAGES, 2 * players)),
    }
    named = {f"{part}_{name}": what for part in PARTS for name, what in layers.items()}
    return {**named, "steepness": (np.float32, (STAGES,))}


def write(network: Network, folder: Path) -> Path:
    """Write a network to `<digest>.npz`, atomically."""
    path = folder / f"{network.digest}.npz"
    beside = path.with_suffix(".part.npz")
    table = f"{network.players}{network.side[0]}"
    everything: dict[str, Any] = {"version": np.int64(VERSION), "table": np.array(table), **network.arrays}
    np.savez_compressed(beside, **everything)
    beside.replace(path)
    return path


def read(path: Path) -> Network:
    """The network in a file; its name must be its digest."""
    arrays = _read_arrays(path)
    stored = arrays.get("version", np.array("none"))
    version = stored.item() if stored.size == 1 else "none"
    if version != VERSION:
        raise BadNetwork(f"{path.name} is of version {printable(str(version), 40)}; this program reads {VERSION}")
    table = str(arrays.get("table"))
    if table not in {f"{players}{side[0]}" for players in (2, 3, 4) for side in Side}:
        raise BadNetwork(f"{path.name} does not say for which table it is")
    players = int(table[0])
    for name, (kind, shape) in shapes(players).items():
        array = arrays.get(name)
        if array is None or array.dtype != kind or array.shape != shape:
            raise BadNetwork(f"{path.name}: {name} should have shape {shape} and type {np.dtype(kind)}")
    within, between = (
        Layers(aligned(arrays[f"{part}_table"]), *(arrays[f"{part}_{field.name}"] for field in LAYERS[1:]))
        for part in PARTS
    )
    side = Side.COLOURED if table[1] == "c" else Side.GREY
    network = Network(players, side, within, between, arrays["steepness"])
    if network.digest != path.stem:
        raise BadNetwork(f"{path.name} does not match its name: its digest is {network.digest}")
    return network


def _read_arrays(path: Path) -> dict[str, npt.NDArray[Any]]:
    """All arrays of an .npz file."""
    try:
        if path.is_file() and not zipfile.is_zipfile(path):
            raise zipfile.BadZipFile  # `np.load` would take it for an array or for pickled objects
        with path.open("rb") as file, np.load(file) as stored:
            arrays = dict(stored)
    except FileNotFoundError:
        raise BadNetwork(f"there is no network {path.name} in {path.parent}") from None
    except OSError as error:
        raise BadNetwork(f"{path.name} cannot be read: {error.strerror or error}") from None
    except BAD_ARCHIVE:
        raise BadNetwork(f"{path.name} is not a whole network file: it is damaged or no .npz archive") from None
    for name, array in arrays.items():
        if not isinstance(array, np.ndarray):  # `np.load` gives the bytes of other files in an archive
            raise BadNetwork(f"{path.name} is not a network file: {shown(name)} is no array in it")
    return arrays


@cache
def shipped(players: int, side: str) -> Network | None:
    """The network that comes with the package for that table, if there is one."""
    digest = json.loads(SHIPPED.read_text(encoding="utf-8")).get(f"{players}{side[0]}") if SHIPPED.exists() else None
    return None if digest is None else read(FOLDER / f"{digest}.npz")


def aligned(array: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """A copy aligned to a cache line (64 bytes)."""
    buffer = np.zeros(array.nbytes + 64, np.uint8)
    start = -buffer.ctypes.data % 64
    copy = buffer[start : start + array.nbytes].view(array.dtype).reshape(array.shape)
    copy[:] = array
    return copy
