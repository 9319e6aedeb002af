"""Checks of the tensors that callers pass; one sentence says what is wrong."""

from __future__ import annotations

from .errors import UnusableBatch

try:
    import torch
except ModuleNotFoundError as error:
    raise ImportError("torch is missing; install it with: pip install 'tilewright[gpu]'") from error

__all__ = [
    "Tensor",
    "form_of",
    "read_booleans",
    "read_device",
    "read_integers",
    "read_permutations",
    "read_states",
    "torch",
]

Tensor = torch.Tensor


def read_states(states: Tensor, size: int, device: torch.device) -> int:
    """The number of states, after checking that each has `size` bytes."""
    if states.dtype != torch.uint8 or states.dim() != 2 or states.shape[1] != size:
        raise UnusableBatch(f"states are uint8 of shape (N, {size}), not {form_of(states)}")
    read_device("states", states, device)
    if not states.is_contiguous():
        raise UnusableBatch("states are not contiguous: call .contiguous() first")
    return len(states)


def read_integers(name: str, given: Tensor | object, games: int, device: torch.device) -> Tensor:
    """An integer for each game, as int64."""
    if not isinstance(given, Tensor):
        raise UnusableBatch(f"{name} are a tensor of int64, not {type(given).__name__}")
    if given.shape != (games,):
        raise UnusableBatch(f"{name} have the shape ({games},), one for each game, not {tuple(given.shape)}")
    if given.dtype.is_floating_point or given.dtype.is_complex or given.dtype == torch.bool:
        raise UnusableBatch(f"{name} are integers, as torch.int64, not {given.dtype}")
    read_device(name, given, device)
    return given.to(torch.int64).contiguous()


def read_booleans(name: str, given: Tensor | object, games: int, device: torch.device) -> Tensor:
    """A boolean for each game."""
    if not isinstance(given, Tensor) or given.dtype != torch.bool or given.shape != (games,):
        raise UnusableBatch(f"{name} holds {games} booleans, not {form_of(given)}")
    read_device(name, given, device)
    return given.contiguous()


def read_permutations(name: str, given: Tensor | None, games: int, size: int, device: torch.device) -> Tensor:
    """A permutation of `size` numbers for each game; if none is given, the identity."""
    each = torch.arange(size, device=device)
    if given is None:
        return each.repeat(games, 1)
    if given.shape != (games, size):
        raise UnusableBatch(f"{name} have the shape ({games}, {size}), not {tuple(given.shape)}")
    read_device(name, given, device)
    if not bool((given.sort(1).values == each).all()):
        raise UnusableBatch(f"{name} have each of the numbers 0 to {size - 1} once in every row")
    return given.to(torch.int64).contiguous()


def read_device(name: str, given: Tensor, device: torch.device) -> None:
    """Refuse a tensor on another device."""
    if given.device != device:
        raise UnusableBatch(f"{name} are on {given.device}, the games on {device}: move them there first")


def form_of(given: object) -> str:
    """What was given, for a message."""
    return f"{given.dtype} of shape {tuple(given.shape)}" if isinstance(given, Tensor) else type(given).__name__
