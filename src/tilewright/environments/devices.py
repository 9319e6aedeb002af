"""Where a batch of games runs: compiled loops on the CPU or kernels on a GPU, behind the same three calls."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from . import gpu
from .batch import Loops
from .errors import GpuMissing, UnusableOption
from .games import observe_game
from .tensors import torch


def device_for(given: Any, players: int, side: str) -> CpuDevice | GpuDevice:
    """The device that `device="cpu"`, `"cuda"` or `"cuda:1"` names."""
    try:
        device = torch.device(given)
    except (RuntimeError, TypeError) as error:
        raise UnusableOption(f'device is "cpu" or "cuda", not {given!r}') from error
    if device.type == "cpu":
        return CpuDevice(players)
    if device.type == "cuda":
        return GpuDevice(device, players, side)
    raise UnusableOption(f'device is "cpu" or "cuda", not {given!r}')


class CpuDevice:
    """Compiled loops over slices of the games, on PyTorch's number of threads or fewer if there are few games."""

    def __init__(self, players: int) -> None:
        self.device = torch.device("cpu")
        self._loops = Loops(players)

    def array(self, tensor: torch.Tensor, dtype: Any = None) -> Any:
        """The tensor's memory as an array; records are the rows of a tensor of bytes."""
        found = tensor.numpy()
        return found if dtype is None else found.reshape(-1).view(dtype)

    def run(self, function: Any, games: int, arguments: Mapping[str, Any]) -> None:
        """Call `function(game, ...)` for every game."""
        self._loops.run(function, games, arguments, torch.get_num_threads())

    def observe(self, games: int, states: Any, seats: Any, observation: torch.Tensor, mask: torch.Tensor) -> None:
        """Write what the given seats see and may do."""
        seen = observation if observation.dtype == torch.uint8 else torch.empty_like(observation, dtype=torch.uint8)
        arguments = {
            "states": states,
            "seats": seats,
            "observations": seen.numpy(),
            "masks": mask.numpy().view(np.int8),
        }
        self.run(observe_game, games, arguments)
        if seen is not observation:
            observation.copy_(seen)


class GpuDevice:
    """Kernels with a thread for each game, queued on PyTorch's current stream."""

    def __init__(self, device: torch.device, players: int, side: str) -> None:
        compiler = gpu.cuda()
        if not torch.cuda.is_available():
            raise GpuMissing(gpu.MISSING.format("this PyTorch was built without CUDA, or finds no GPU"))
        try:
            self.device = torch.empty(0, device=device).device  # with its number
        except RuntimeError as error:
            raise UnusableOption(f"there is no {device}: this machine has {torch.cuda.device_count()} GPUs") from error
        compiler.select_device(self.device.index)
        self._players, self._side = players, side

    def _stream(self) -> Any:
        return gpu.cuda().external_stream(torch.cuda.current_stream(self.device).cuda_stream)

    def array(self, tensor: torch.Tensor, dtype: Any = None) -> Any:
        """The tensor's memory as an array of the GPU; records are the rows of a tensor of bytes."""
        if dtype is None:
            return gpu.cuda().as_cuda_array(tensor.detach(), sync=False)
        return gpu.cuda().as_cuda_array(tensor.detach().reshape(-1), sync=False).view(dtype)

    def run(self, function: Any, games: int, arguments: Mapping[str, Any]) -> None:
        """Call `function(game, ...)` for every game."""
        gpu.launch(function, self._players, games, arguments, self._stream())

    def observe(self, games: int, states: Any, seats: Any, observation: torch.Tensor, mask: torch.Tensor) -> None:
        """Write what the given seats see and may do."""
        rows, masks = observation.view(-1), mask.view(-1).view(torch.uint8)
        if rows.dtype == torch.bfloat16:
            rows = rows.view(torch.int16)
        words = _words(rows) if rows.dtype == torch.uint8 else rows
        seen, allowed = (self.array(words), self.array(rows)), (self.array(_words(masks)), self.array(masks))
        gpu.launch_observation(self._players, self._side, games, states, seats, seen, allowed, self._stream())


def _words(row: torch.Tensor) -> torch.Tensor:
    """Bytes as words of four, without the bytes that are left over."""
    return row[: len(row) // 4 * 4].view(torch.int32)
