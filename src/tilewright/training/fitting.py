"""The fit of the two networks: gradient descent on expected margins and win probabilities.

A target (label) mixes the final result, the search's value and the boundary network's value of the next round
boundary, because the result alone is mostly the luck of later deals. After the fit, margins and odds are calibrated per
stage on final results alone.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import numpy.typing as npt

from tilewright.evaluation.features import feature_count
from tilewright.evaluation.network import Network
from tilewright.evaluation.stages import STAGES
from tilewright.rules import Side

from .layers import FIRST_STEEPNESS, initial_weights, network_from, weights_of
from .model import Model, chosen_device, load_torch, uncompiled
from .replay_buffer import Examples, Part
from .settings import Settings
from .symmetry import grey_symmetries

MARGIN_WEIGHT = 1 / 16  # weight in the loss of the squared error of margins, in points; the cross entropy has weight 1
WARMING_UP = 0.1  # share of the steps in which the learning rate rises
FEWEST_STEPS = 6  # with fewer, the fit is skipped
AT_ONCE = 65_536  # positions in a batch of predictions
DECILES = 10
NEWEST = 4  # calibration set: the newest quarter of the examples from high-node games
FEWEST_CAREFUL = 50_000  # minimum size of that set, as far as there are examples
DOUBT = 4000  # shrinkage: pseudo-observations with an error of 0
Floats = npt.NDArray[np.float32]
Tell = Callable[[float], None]


@dataclass(frozen=True)
class Quality:
    """The quality of predictions on held-out games."""

    loss: float
    margin_error: float
    """RMSE, in points, of the margin between two seats."""
    margin_bias: float
    share_loss: float
    """Cross entropy of the win probability."""
    positions: int
    deciles: tuple[tuple[float, float, int], ...]
    """By decile of the predicted win probability: mean prediction, mean result, count."""


@dataclass(frozen=True)
class Fitted:
    """A new network, and the quality of it and of the current one, within rounds and at round boundaries."""

    network: Network
    before: tuple[Quality, Quality]
    after: tuple[Quality, Quality]


def fit(
    examples: Examples, side: Side, current: Network | None, how: Settings, *, device: str, seed: int, tell: Tell
) -> Fitted:
    """Fit a new network; `current` is the start if `how.warm`. `tell` receives the progress, 0 to 1."""
    torch = load_torch()
    torch.set_num_threads(1)  # steps are small: more threads are slower
    device = chosen_device(torch, device)
    players = examples.players
    within = _Data(torch, examples.within, side, device, care=how.care)
    between = _Data(torch, examples.between, side, device)
    start = initial_weights(players, seed), initial_weights(players, seed + 1)
    known = start if current is None else weights_of(current)
    before = [Model(torch, learned, device) for learned in known]
    quality_before = within.quality(before[0]), between.quality(before[1])
    how = replace(how, warm=how.warm and current is not None)
    if how.warm:
        start = known
    else:
        for learned, data in zip(start, (within, between), strict=True):
            learned["table"][~data.occurring()] = 0  # features without examples stay 0 and compress well
    # From initial weights and without lookahead values, the boundary network is fitted twice: first to final results,
    # then also to the values that the first fit gives to the next boundary.
    passes = [between, within] if how.warm or between.is_searched() else [between, between, within]
    boundary_model = before[1] if how.warm else None
    models = []
    for number, data in enumerate(passes):
        data.set_targets(between, boundary_model, how.outcome, how.searched if data is within else 1.0)
        model = Model(torch, start[0] if data is within else start[1], device)
        data.descend(
            model,
            how.within if data is within else how.between,
            seed * 10 + number,
            lambda done, n=number: tell((n + done) / len(passes)),  # type: ignore[misc]
        )
        data.calibrate(model)
        boundary_model = model
        models.append(model)
    new = models[-1], models[-2]
    network = network_from(players, side, *(model.learned() for model in new))
    return Fitted(network, quality_before, (within.quality(new[0]), between.quality(new[1])))


class _Data:
    """Examples on the device."""

    def __init__(self, torch: Any, part: Part, side: Side, device: str, *, care: int = 0) -> None:
        self._torch = torch
        self._device = device
        self._players = part.points.shape[1]

        def on_device(array: npt.NDArray[Any]) -> Any:
            return torch.from_numpy(np.ascontiguousarray(array)).to(device)

        features = on_device(part.features)
        none = torch.tensor(feature_count(self._players), dtype=features.dtype, device=device)
        self.features = torch.where(features < 0, none, features)
        self.points = on_device(part.points)
        self.stages = on_device(part.stages)
        self.firsts = on_device(part.firsts)
        self.following = on_device(part.following)
        final = part.final.astype(np.float32)
        self.final = on_device(final - final.mean(axis=1, keepdims=True))
        self.shares = on_device(part.shares)
        self.worth = on_device(part.worth)
        most_care = part.care.max(initial=0)
        self.learned = on_device(np.flatnonzero(~part.held_out & (part.care >= min(care, most_care))))
        self.careful = on_device(np.flatnonzero(~part.held_out & (part.care == most_care)))
        self.held_out = on_device(np.flatnonzero(part.held_out))
        self.target_margins, self.target_shares = self.final, self.shares
        self._ways = on_device(grey_symmetries(self._players)) if side is Side.GREY else None

    def occurring(self) -> npt.NDArray[np.bool_]:
        """Which features occur in an example, under any symmetry."""
        torch = self._torch
        occurs = torch.zeros(feature_count(self._players) + 1, dtype=torch.bool, device=self._device)
        for some in torch.split(self.features, AT_ONCE):
            occurs[some.flatten().long()] = True
        if self._ways is not None:
            occurs[self._ways[:, occurs].flatten().long()] = True
        return np.asarray(occurs.cpu().numpy())

    def _forward(self, model: Model, places: Any, random: Any = None) -> tuple[Any, Any]:
        """Predictions of a model; with `random`, each position under a random symmetry."""
        features = self.features[places].int()
        if random is not None and self._ways is not None:
            ways, kinds = self._ways.shape
            chosen = self._torch.randint(ways, (len(features), 1), generator=random, device=self._device)
            features = self._ways.view(-1)[chosen * kinds + features].int()
        return model(features, self.points[places].float(), self.stages[places].long())

    def predictions(self, model: Model, places: Any) -> tuple[Any, Any]:
        """Margins and win probabilities."""
        torch = self._torch
        found = []
        with torch.no_grad():
            for some in torch.split(places, AT_ONCE):
                margins, odds = self._forward(model, some)
                found.append((margins, torch.softmax(odds, 1)))
        if not found:
            nothing = torch.zeros((0, self._players), device=self._device)
            return nothing, nothing
        return torch.cat([margins for margins, _ in found]), torch.cat([shares for _, shares in found])

    def is_searched(self) -> bool:
        """Whether most positions have a value found by search."""
        return bool(self.worth[:, 0, 0].isfinite().float().mean() > 0.5)

    def set_targets(self, between: _Data, boundary_model: Model | None, outcome: float, searched: float) -> None:
        """Set the targets: a weighted mean of the final result, the search's value and the next boundary's value.

        The final result has the weight `outcome`. Of the rest, the search's value gets the part `searched`, and the
        value of the next round boundary what remains. The boundary's value replaces a missing search value, the final
        result a missing boundary's value.
        """
        torch = self._torch
        following = self._value_of_next(between, boundary_model)
        is_known = self.worth[:, 0, :1].isfinite()
        targets = []
        for end, later, found in zip((self.final, self.shares), following, self.worth.unbind(1), strict=True):
            rest = torch.where(is_known, searched * found.float() + (1 - searched) * later, later)
            targets.append(outcome * end + (1 - outcome) * rest)
        self.target_margins, self.target_shares = targets

    def _value_of_next(self, between: _Data, boundary_model: Model | None) -> tuple[Any, Any]:
        """The value of the next round boundary; after a game's last boundary, the final result."""
        torch = self._torch
        found = self.final.clone(), self.shares.clone()
        here = torch.nonzero(self.following >= 0)[:, 0]
        if boundary_model is None or len(here) == 0:
            return found
        there = self.following[here]
        seats = torch.arange(self._players, device=self._device)
        turned = (self.firsts[here].long() - between.firsts[there].long()) % self._players
        roles = (turned[:, None] + seats) % self._players  # by role here: the seat's role at the next boundary
        for ends, values in zip(found, between.boundary_values(boundary_model), strict=True):
            ends[here] = torch.gather(values[there], 1, roles)
        return found

    def boundary_values(self, boundary_model: Model) -> tuple[Any, Any]:
        """Margins and win probabilities of all positions, averaged with the search's values where there are any."""
        torch = self._torch
        predicted = self.predictions(boundary_model, torch.arange(len(self.stages), device=self._device))
        looked = self.worth.float().unbind(1)
        margins, shares = (torch.where(b.isfinite(), (a + b) / 2, a) for a, b in zip(predicted, looked, strict=True))
        return margins, shares

    def descend(self, model: Model, how: Settings, seed: int, tell: Tell) -> None:
        """Run AdamW for `how.epochs` epochs with a one-cycle learning rate."""
        torch = self._torch
        count = len(self.learned)
        batch = min(how.batch, max(32, count // 32))
        steps = count // batch
        total = how.epochs * steps
        if total < FEWEST_STEPS:
            return
        optimiser = uncompiled(torch, torch.optim.AdamW)(
            list(model.tensors.values()), lr=how.rate, weight_decay=how.weight_decay, fused=True
        )
        rate = torch.optim.lr_scheduler.OneCycleLR(
            optimiser, how.rate, total_steps=total + 1, pct_start=max(WARMING_UP, 2 / total)
        )
        random = torch.Generator(device=self._device).manual_seed(seed)
        for epoch in range(how.epochs):
            order = self.learned[torch.randperm(count, generator=random, device=self._device)]
            for step in range(steps):
                places = order[step * batch : (step + 1) * batch]
                margins, odds = self._forward(model, places, random)
                off = (margins - self.target_margins[places]).square().mean()
                entropy = -(self.target_shares[places] * torch.log_softmax(odds, 1)).sum(1).mean()
                optimiser.zero_grad(set_to_none=True)
                (MARGIN_WEIGHT * off + entropy).backward()
                optimiser.step()
                rate.step()
                if step % 20 == 0:
                    tell((epoch + step / steps) / how.epochs)

    def calibrate(self, model: Model) -> None:
        """Calibrate margins and odds per stage on the final results of the newest high-node games.

        Search values are slightly biased, and the results of low-node games are noisier.
        """
        torch, players = self._torch, self._players
        places = self.careful[-max(FEWEST_CAREFUL, len(self.careful) // NEWEST) :]
        stages, final, shares = self.stages[places].long(), self.final[places], self.shares[places]
        counts = torch.bincount(stages, minlength=STAGES)[:, None] + DOUBT
        with torch.no_grad():
            found = [self._forward(model, some) for some in torch.split(places, AT_ONCE)]
            margins, odds = (torch.cat(each) for each in zip(*found, strict=True))
            off = torch.zeros((STAGES, players), device=self._device).index_add_(0, stages, final - margins) / counts
            odds -= margins * model.tensors["steepness"][stages][:, None]
            margins += off[stages]
        before = model.tensors["steepness"].detach()
        steepness = before.clone().requires_grad_()
        bias = torch.zeros((STAGES, players), device=self._device, requires_grad=True)
        optimiser = uncompiled(torch, torch.optim.LBFGS)([steepness, bias], max_iter=30, line_search_fn="strong_wolfe")

        def entropy() -> Any:
            optimiser.zero_grad()
            guess = torch.log_softmax(margins * steepness[stages][:, None] + odds + bias[stages], 1)
            moved = bias.square().sum() + ((steepness - before) / FIRST_STEEPNESS).square().sum()
            loss = -(shares * guess).sum(1).mean() + DOUBT / len(places) / 8 * moved
            loss.backward()
            return loss

        optimiser.step(entropy)
        model.move(off, bias.detach(), steepness.detach())

    def quality(self, model: Model) -> Quality:
        """The quality of a model on held-out games."""
        margins, shares = (each.cpu().numpy() for each in self.predictions(model, self.held_out))
        final, won = (each[self.held_out].cpu().numpy() for each in (self.final, self.shares))
        if len(margins) == 0:
            return Quality(0.0, 0.0, 0.0, 0.0, 0, ())
        squares = float(((margins - final) ** 2).mean())
        entropy = float(-(won * np.log(shares.clip(1e-6, 1))).sum(axis=1).mean())
        # From points over the mean of all seats to points over the mean of the others.
        pairs = self._players / (self._players - 1)
        return Quality(
            loss=round(MARGIN_WEIGHT * squares + entropy, 5),
            margin_error=round((2 * pairs * squares) ** 0.5, 4),
            margin_bias=round(float((margins - final)[:, 0].mean() * pairs), 4),
            share_loss=round(entropy, 5),
            positions=len(margins),
            deciles=_deciles(shares.ravel(), won.ravel()),
        )


def _deciles(predicted: Floats, happened: Floats) -> tuple[tuple[float, float, int], ...]:
    order = np.argsort(predicted, kind="stable")
    return tuple(
        (round(float(predicted[places].mean()), 4), round(float(happened[places].mean()), 4), len(places))
        for places in np.array_split(order, DECILES)
        if len(places)
    )
