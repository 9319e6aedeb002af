"""Fitting: PyTorch and the search compute the same values, and networks learn their targets."""

from __future__ import annotations

import sys
from dataclasses import replace
from typing import Any

import numba
import numpy as np
import numpy.typing as npt
import pytest

from tests.training.test_games import TABLES, some_games
from tilewright import Side
from tilewright.evaluation.features import BOARD, STAGE
from tilewright.evaluation.stages import STAGES
from tilewright.rules.layout import States
from tilewright.search.evaluate_network import evaluate_by_network
from tilewright.search.fixed_nodes import Searcher
from tilewright.search.memory import NO_REUSE
from tilewright.search.values import decode_value
from tilewright.training import fitting
from tilewright.training.fitting import Fitted, fit
from tilewright.training.games.replay import replay
from tilewright.training.layers import network_from, untrained_network, weights_of
from tilewright.training.model import Model, TorchUnavailable, chosen_device, load_torch
from tilewright.training.replay_buffer import HELD_OUT, Examples, Part
from tilewright.training.settings import Settings

pytestmark = pytest.mark.slow  # training


def fitted(examples: Examples, side: Side = Side.COLOURED, how: Settings | None = None) -> Fitted:
    return fit(examples, side, None, how or Settings(epochs=2), device="cpu", seed=1, tell=lambda _: None)


@pytest.fixture(scope="module")
def examples() -> Examples:
    return Examples.of(some_games(2, Side.COLOURED, count=480), Side.COLOURED)


@pytest.fixture(scope="module")
def few() -> Examples:
    """Few examples: enough to compare two networks exactly, too few to learn much."""
    return Examples.of(some_games(2, Side.COLOURED, count=96), Side.COLOURED)


@pytest.fixture(scope="module")
def found(examples: Examples) -> Fitted:
    return fitted(examples)


def test_examples_are_ordered_by_role() -> None:
    games = some_games(3, Side.COLOURED)
    within, between = replay(games, Side.COLOURED)
    found = Examples.of(games, Side.COLOURED)
    for part, samples in ((found.within, within), (found.between, between)):
        seat = samples.states["turn" if part is found.within else "first"]
        assert (part.firsts == seat).all()
        each = np.arange(len(part))
        assert (part.final[:, 0] == samples.final[each, seat]).all()
        assert (part.shares[:, 1] == samples.shares[each, (seat + 1) % 3]).all()
        assert (part.held_out == (samples.game % HELD_OUT == HELD_OUT - 1)).all()


def test_next_boundary_links_stay_within_their_part_after_joining() -> None:
    parts = [Examples.of(some_games(2, Side.COLOURED, count=4, seed=seed), Side.COLOURED) for seed in (1, 2)]
    whole = Examples.joined(parts)
    assert len(whole) == sum(map(len, parts))
    last = whole.within.following[len(parts[0].within) :]
    assert last.max() < len(whole.between)
    assert (last[last >= 0] >= len(parts[0].between)).all()


@numba.njit
def judge_one(memories: Any, states: Any, place: int, seat: int) -> Any:
    return evaluate_by_network(memories[0], states[place], seat, NO_REUSE)


def judged_by_search(thinker: Searcher, states: States) -> list[float]:
    """The margins of the seats that act, computed by the search's evaluation."""
    seats = np.where(states["phase"] == 0, states["turn"], states["first"])
    return [
        decode_value(judge_one(thinker.memory, states, place, int(seats[place])))[0] for place in range(len(states))
    ]


def test_the_search_evaluates_like_the_fitted_network(found: Fitted) -> None:
    network = found.network
    games = some_games(2, Side.COLOURED, count=4, seed=9)
    torch = load_torch()
    for samples, learned in zip(replay(games, Side.COLOURED), weights_of(network), strict=True):
        part = Part.of(samples)
        features = np.where(part.features < 0, len(learned["table"]) - 1, part.features).astype(np.int32)
        margins, _ = Model(torch, learned, "cpu")(
            torch.from_numpy(features),
            torch.from_numpy(part.points.astype(np.float32)),
            torch.from_numpy(part.stages.astype(np.int64)),
        )
        expected = (margins[:, 0] - margins[:, 1]).detach().numpy()
        searched = judged_by_search(Searcher(2, network, 10), samples.states)
        assert np.abs(expected - searched).max() < 0.5  # values are rounded to quarters of a point


@pytest.mark.parametrize(("players", "side"), TABLES)
def test_a_network_can_be_read_into_weights_and_written_back(players: int, side: Side) -> None:
    network = untrained_network(players, side, seed=3)
    again = network_from(players, side, *weights_of(network))
    assert again.digest == network.digest


def test_fitting_improves_predictions_of_unseen_games(examples: Examples, few: Examples, found: Fitted) -> None:
    for before, after in zip(found.before, found.after, strict=True):
        assert after.positions > 20
        assert after.loss < before.loss
        assert sum(count for _, _, count in after.deciles) == 2 * after.positions
    assert fitted(few).network.digest == fitted(few).network.digest  # the same seed, the same network
    how = Settings(epochs=1, warm=True)
    warm = fit(examples, Side.COLOURED, found.network, how, device="cpu", seed=2, tell=lambda _: None)
    assert warm.before[0].loss == pytest.approx(found.after[0].loss, abs=0.02)


def test_the_in_round_network_can_skip_low_node_games(few: Examples) -> None:
    care = np.where(np.arange(len(few.within)) % 2, 1000, 100).astype(np.int32)
    within = replace(few.within, care=care)
    spoilt = replace(within, shares=np.where(care[:, None] == 100, np.float32(0.5), within.shares))

    def learned(part: Part, least: int) -> bytes:
        found = fitted(replace(few, within=part), how=Settings(epochs=2, care=least))
        return found.network.within.table.tobytes()

    assert learned(within, 1000) == learned(spoilt, 1000)
    assert learned(within, 0) != learned(spoilt, 0)


def test_features_that_never_occur_have_no_weights(examples: Examples, found: Fitted) -> None:
    network = found.network
    for part, layers in ((examples.within, network.within), (examples.between, network.between)):
        occurring = set(part.features[part.features >= 0].tolist())
        stages = range(2 * BOARD + STAGE, 2 * BOARD + STAGE + STAGES)  # they have weights in any case: the bias
        assert set(np.flatnonzero(layers.table.any(axis=1)).tolist()) <= occurring | set(stages)
        assert len(occurring) < len(layers.table) / 2


def test_the_weight_of_the_final_result_changes_the_network(few: Examples) -> None:
    ends_only = fitted(few, how=replace(Settings(epochs=1), outcome=1.0)).network
    assert ends_only.digest != fitted(few, how=Settings(epochs=1)).network.digest


def with_worth(part: Part, shift: float) -> Part:
    """Use final results as search values, with `shift` points more for the seat that acts and less for the other."""
    ends = np.stack([part.final - part.final.mean(axis=1, keepdims=True), part.shares], axis=1)
    ends[:, 0] += [shift, -shift]
    return replace(part, worth=ends.astype(np.float16))


def test_search_values_are_learned(examples: Examples) -> None:
    searched = Examples(*(with_worth(part, 6) for part in (examples.within, examples.between)))
    found = fitted(searched, how=Settings(epochs=3, outcome=0, searched=1))
    assert [each.margin_bias > 4 for each in found.after] == [True, True]  # the shift makes margins 12 points too large


def test_biased_search_values_are_calibrated(examples: Examples, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fitting, "DOUBT", 1)  # the default needs more examples

    def biases(shift: float) -> list[float]:
        searched = Examples(*(with_worth(part, shift) for part in (examples.within, examples.between)))
        found = fitted(searched, how=Settings(epochs=3, outcome=0, searched=1))
        return [each.margin_bias for each in found.after]

    assert biases(6) == pytest.approx(biases(0), abs=1)  # calibration removes the 12 points of the shift


def test_networks_are_calibrated_on_high_node_games(examples: Examples, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fitting, "DOUBT", 1)

    def biases(care: int, care_above: int) -> npt.NDArray[np.float64]:
        games = [
            Examples(*(replace(part, final=part.final + ends, care=part.care + care) for part in parts))
            for ends, care in (
                (np.zeros(2, np.int16), care),
                (np.array([9, 0], np.int16), care_above),
            )
        ]
        return np.array([each.margin_bias for each in fitted(Examples.joined(games), how=Settings(epochs=1)).after])

    parts = examples.within, examples.between
    assert biases(100, 50) + 9 == pytest.approx(biases(50, 100), abs=1.5)


def test_three_players_are_fitted_too() -> None:
    found = fitted(Examples.of(some_games(3, Side.GREY, count=192), Side.GREY), Side.GREY, Settings(epochs=1))
    assert found.network.players == 3
    assert found.after[0].loss < found.before[0].loss


def test_a_missing_gpu_is_reported() -> None:
    torch = load_torch()
    if torch.cuda.is_available():
        assert chosen_device(torch, "cuda") == "cuda"
    else:
        with pytest.raises(TorchUnavailable, match="torch finds no GPU on this machine: use --device cpu"):
            chosen_device(torch, "cuda")
    assert chosen_device(torch, "cpu") == "cpu"


def test_without_torch(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    with pytest.raises(TorchUnavailable, match=r"pip install 'tilewright\[training\]'"):
        load_torch()
