"""A network in torch, with the same arithmetic as the compiled one."""

from __future__ import annotations

from importlib import import_module
from inspect import unwrap
from typing import Any

from tilewright.evaluation.features import BOARD, STAGE
from tilewright.evaluation.stages import STAGES
from tilewright.evaluation.vectors import MOST, MOST_WEIGHT, SCALE, SECOND_SCALE
from tilewright.rules import TilewrightError

from .layers import POINTS, Learned

LARGEST_WEIGHT = MOST_WEIGHT / SECOND_SCALE  # of the second layer: the compiled network clips its weights there


class TorchUnavailable(TilewrightError):
    """Torch is not installed, or finds no such device."""

    code = "torch-unavailable"


def load_torch() -> Any:
    """Import torch, which only the fit needs."""
    try:
        return import_module("torch")
    except ImportError:
        raise TorchUnavailable(
            "training needs torch, which is not installed: pip install 'tilewright[training]'"
        ) from None


def chosen_device(torch: Any, wanted: str) -> str:
    """`cuda` or `cpu`; `auto` is the GPU if there is one."""
    has_gpu = bool(torch.cuda.is_available())
    if wanted == "cuda" and not has_gpu:
        raise TorchUnavailable("torch finds no GPU on this machine: use --device cpu or auto")
    return "cuda" if has_gpu and wanted != "cpu" else "cpu"


def uncompiled(torch: Any, optimiser: Any) -> Any:
    """An optimiser's class without the wrappers that load PyTorch's compiler, which takes seconds and is not used."""

    class Uncompiled(optimiser):  # type: ignore[misc]
        add_param_group = unwrap(optimiser.add_param_group)
        zero_grad = unwrap(optimiser.zero_grad)
        step = torch.no_grad()(unwrap(optimiser.step))

    return Uncompiled


class Model:
    """One of a network's two parts, while it is fitted."""

    def __init__(self, torch: Any, learned: Learned, device: str) -> None:
        self._torch = torch
        self.players = learned["third"].shape[2] // 2
        self.tensors: dict[str, Any] = {
            name: torch.tensor(layer, dtype=torch.float32, device=device, requires_grad=True)
            for name, layer in learned.items()
        }

    def __call__(self, features: Any, points: Any, stages: Any) -> tuple[Any, Any]:
        """By role, the final points over the mean, and the logit of winning."""
        torch, tensors, players = self._torch, self.tensors, self.players
        table = tensors["table"]
        rows = torch.nn.functional.embedding_bag(features, table, mode="sum", padding_idx=len(table) - 1)
        first = rows + tensors["bias"]
        active = first[:, 2 * players :].clamp(0, MOST / SCALE)
        outputs = self._later(active, stages) + first[:, : 2 * players]
        margins = points + POINTS * outputs[:, :players]
        margins = margins - margins.mean(1, keepdim=True)
        return margins, margins * tensors["steepness"][stages][:, None] + outputs[:, players:]

    def _later(self, active: Any, stages: Any) -> Any:
        """The hidden and output layers; every stage has its own."""
        torch, tensors = self._torch, self.tensors
        second = tensors["second"].clamp(-LARGEST_WEIGHT, LARGEST_WEIGHT)
        order = torch.argsort(stages)
        counts = torch.bincount(stages, minlength=STAGES).tolist()
        found = []
        for stage, some in enumerate(torch.split(active[order], counts)):
            hidden = torch.relu(some @ second[stage] + tensors["second_bias"][stage])
            found.append(hidden @ tensors["third"][stage] + tensors["third_bias"][stage])
        return torch.zeros_like(active[:, : 2 * self.players]).index_copy(0, order, torch.cat(found))

    def move(self, margins: Any, odds: Any, steepness: Any) -> None:
        """Apply a calibration: shift margins (in points) and logits by stage and role, and set the steepness."""
        stages = self.players * BOARD + STAGE
        with self._torch.no_grad():
            rows = self.tensors["table"][stages : stages + STAGES]
            rows[:, : self.players] += margins / POINTS
            rows[:, self.players : 2 * self.players] += odds
            self.tensors["steepness"].copy_(steepness)

    def learned(self) -> Learned:
        """The weights as arrays."""
        return {name: tensor.detach().cpu().numpy() for name, tensor in self.tensors.items()}
