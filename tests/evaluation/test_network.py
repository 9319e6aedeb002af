"""The compiled forward pass agrees with NumPy, and invalid files are refused."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from threading import Barrier
from typing import Any
from zipfile import ZipFile

import numpy as np
import pytest

from tests.evaluation.networks import outputs, random_network, some_positions
from tilewright.evaluation.network import FOLDER, BadNetwork, Network, read, shipped, write
from tilewright.rules.compiling import compiled
from tilewright.search.evaluate_network import evaluate_all_by_network, forward
from tilewright.search.memory import NO_REUSE, memory_dtype, set_evaluator
from tilewright.search.values import decode_value

TABLES = [(players, side) for players in (2, 3, 4) for side in ("coloured", "grey")]


@compiled
def _forward(memories: Any, states: Any) -> None:
    forward(memories[0], states[0], NO_REUSE)


@compiled
def _evaluate_all(memories: Any, states: Any) -> None:
    evaluate_all_by_network(memories[0], states[0], NO_REUSE)


@pytest.mark.parametrize(("players", "side"), TABLES)
def test_the_compiled_network_agrees_with_a_slow_one(players: int, side: str) -> None:
    network = random_network(players, side)
    memory = np.zeros(1, memory_dtype(players))
    set_evaluator(memory, network)
    for position in some_positions(players, side, games=2):
        said, points = outputs(network, position)
        _forward(memory, position.state)
        assert memory["outputs"][0] == pytest.approx(said, abs=1e-3)
        assert memory["role_points"][0].tolist() == points.tolist()


@pytest.mark.parametrize(("players", "side"), TABLES)
def test_shares_add_up(players: int, side: str) -> None:
    network = random_network(players, side)
    memory = np.zeros(1, memory_dtype(players))
    set_evaluator(memory, network)
    for position in some_positions(players, side, games=1):
        _evaluate_all(memory, position.state)
        shares = [decode_value(int(value))[1] for value in memory["values"][0]]
        assert sum(shares) == pytest.approx(1, abs=0.002)
        assert all(0 <= share <= 1 for share in shares)


@pytest.mark.parametrize("value", [-(1 << 21) + 1, -2047, -1, 1, 777, 4095, (1 << 22) - 2047])
def test_encoded_values_can_be_decoded(value: int) -> None:
    margin, share = decode_value(value)
    assert 0 <= share <= 1
    assert round((2 * share - 1) * 2048) * 2048 + round(8 * margin) + 1 == value


def quickly_compressed(network: Network) -> Network:
    """The same with repeated rows in the first layer, as random numbers take most of a second to compress."""
    within, between = (
        replace(layers, table=np.resize(layers.table[:64], layers.table.shape))
        for layers in (network.within, network.between)
    )
    return replace(network, within=within, between=between)


@pytest.mark.parametrize(("players", "side"), TABLES)
def test_written_and_read(players: int, side: str, tmp_path: Path) -> None:
    network = quickly_compressed(random_network(players, side))
    path = write(network, tmp_path)
    assert path.name == f"{network.digest}.npz"
    again = read(path)
    assert (again.players, again.side, again.digest) == (players, side, network.digest)
    assert [each.name for each in tmp_path.iterdir()] == [path.name]


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write(quickly_compressed(random_network(2, "coloured")), tmp_path_factory.mktemp("network"))


def changed(written: Path, folder: Path, **changes: Any) -> Path:
    """A copy of the file with some arrays replaced, or left out if None; uncompressed, which saves time."""
    with np.load(written) as stored:
        arrays = {**dict(stored), **changes}
    path = folder / written.name
    np.savez(path, **{name: array for name, array in arrays.items() if array is not None})
    return path


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"version": np.int64(99)}, "is of version 99; this program reads 4"),
        ({"version": None}, "is of version none"),
        ({"version": np.zeros(0, np.int64)}, "is of version none"),
        ({"version": np.array([4, 4])}, "is of version none"),
        ({"table": np.array("9x")}, "does not say for which table it is"),
        ({"table": np.array("3c")}, "within_table should have shape"),
        ({"steepness": np.zeros(3, np.float32)}, "steepness should have shape"),
        ({"within_outputs": None}, "within_outputs should have shape"),
        ({"between_second": np.zeros((12, 32, 32, 2), np.float64)}, "between_second should have shape"),
        ({"within_second_bias": np.ones((12, 32), np.int32)}, "does not match its name"),
    ],
)
def test_wrong_files(changes: dict[str, Any], message: str, written: Path, tmp_path: Path) -> None:
    path = changed(written, tmp_path, **changes)
    with pytest.raises(BadNetwork, match=message):
        read(path)


def test_other_files_are_refused_without_numpys_words(tmp_path: Path) -> None:
    path = tmp_path / "0123456789abcdef.npz"
    np.save(tmp_path / "array.npy", np.zeros(3))
    with ZipFile(tmp_path / "text.zip", "w") as archive:
        archive.writestr("version", "4")
    np.savez(tmp_path / "objects.npz", version=np.array([{}], object))
    damaged = "not a whole network file: it is damaged or no .npz archive"
    for content, sentence in (
        ((tmp_path / "array.npy").read_bytes(), damaged),
        (b"", damaged),
        (b"a text\n", damaged),
        ((tmp_path / "text.zip").read_bytes(), "not a network file: 'version' is no array in it"),
        ((tmp_path / "objects.npz").read_bytes(), damaged),
    ):
        path.write_bytes(content)
        with pytest.raises(BadNetwork, match=f"^{path.name} is {sentence}$"):
            read(path)


def test_truncated_and_missing_files_are_refused(written: Path, tmp_path: Path) -> None:
    path = tmp_path / written.name
    path.write_bytes(written.read_bytes()[: written.stat().st_size // 2])
    with pytest.raises(BadNetwork, match="is not a whole network file"):
        read(path)
    path.write_bytes(b"")
    with pytest.raises(BadNetwork, match="is not a whole network file"):
        read(path)
    with pytest.raises(BadNetwork, match="there is no network"):
        read(tmp_path / "nothing.npz")


@pytest.mark.parametrize(("players", "side"), TABLES)
def test_shipped_networks_are_in_the_model_card_and_small(players: int, side: str) -> None:
    network = shipped(players, side)
    assert network is not None
    assert (network.players, network.side) == (players, side)
    assert network.digest in (FOLDER.parent / "README.md").read_text(encoding="utf-8")  # the model card
    assert sum(int(path.stat().st_size) for path in FOLDER.parent.rglob("*.npz")) <= 8 << 20


def test_all_threads_get_the_same_block_of_weights() -> None:
    """Searches keep addresses of the weights, so all threads must get the same block, which is never rebuilt."""
    weights = random_network(2, "coloured")
    for _ in range(20):
        network = replace(weights, within=replace(weights.within), between=replace(weights.between))
        together = Barrier(8)

        def addresses(_: int, network: Network = network, together: Barrier = together) -> bytes:
            memory = np.zeros(1, memory_dtype(2))
            together.wait()
            set_evaluator(memory, network)
            return bytes(memory["later_layers"].tobytes())

        with ThreadPoolExecutor(8) as pool:
            assert len(set(pool.map(addresses, range(8)))) == 1
