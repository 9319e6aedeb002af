"""Azul for research frameworks: PettingZoo, Gymnasium, OpenSpiel. Needs `pip install 'tilewright[environments]'`.

`AzulTorch` needs `pip install 'tilewright[gpu]'` instead, and `tilewright.environments.jax` needs `tilewright[jax]`.
The frozen players of `tilewright.environments.baselines` need none of these extras.

| name | what it is |
|---|---|
| `azul_v0` | PettingZoo: `azul_v0.env(players=2, side="coloured")` |
| `AzulVectorEnv` | thousands of games on NumPy arrays, a step of all of them in one call |
| `AzulTorch` | thousands to millions of games as PyTorch tensors, on the CPU or on a GPU |
| `AzulSingleEnv` | Gymnasium: you against players of your choice |
| `python_azul` | OpenSpiel: import it, then `pyspiel.load_game("python_azul")` |
| `observe` | what a seat sees of a `Position`, in the form of all these environments |
| `action_of`, `move_of` | from a move to its action and back |

The names are loaded when they are first used, so that each framework is needed only by those who use it.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from .errors import GpuMissing, IllegalAction, NotPlaying, UnusableBatch, UnusableOption

if TYPE_CHECKING:
    from . import azul_v0, python_azul
    from .actions import action_of, move_of
    from .observing import observe
    from .single import AzulSingleEnv
    from .torch import AzulTorch
    from .vector import AzulVectorEnv

__all__ = [
    "AzulSingleEnv",
    "AzulTorch",
    "AzulVectorEnv",
    "GpuMissing",
    "IllegalAction",
    "NotPlaying",
    "UnusableBatch",
    "UnusableOption",
    "action_of",
    "azul_v0",
    "move_of",
    "observe",
    "python_azul",
]

_PLACES = {
    "AzulSingleEnv": "single",
    "AzulTorch": "torch",
    "AzulVectorEnv": "vector",
    "action_of": "actions",
    "move_of": "actions",
    "observe": "observing",
}
_MODULES = ("azul_v0", "python_azul")


def __getattr__(name: str) -> Any:
    if name in _PLACES:
        return getattr(import_module(f".{_PLACES[name]}", __name__), name)
    if name in _MODULES:
        return import_module(f".{name}", __name__)
    raise AttributeError(f"module 'tilewright.environments' has no attribute '{name}'")


def __dir__() -> list[str]:
    return __all__
