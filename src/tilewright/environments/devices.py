"""Where a batch of games is worked on: the CPU's compiled loops or a GPU's kernels, behind the same three calls."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import torch

from tilewright.rules.layout import state_dtype
from tilewright.rules.vocabulary import ALL_MOVES

from . import gpu
from .batch import argument_names, loop
from .errors import GpuMissing, UnusableOption
from .games import observe_game

WORTH_A_THREAD = 4096
"""Below that many games a thread costs more than it saves."""


def device_for(given: Any, players: int, side: str) -> CpuDevice | GpuDevice:
    """The device that `device="cpu"`, `"cuda"` or `"cuda:1"` names."""
    try:
        device = torch.device(given)
    except (RuntimeError, TypeError) as error:
        raise UnusableOption(f'device is "cpu" or "cuda", not {given!r}') from error
    if device.type == "cpu":
        return CpuDevice(players, side)
    if device.type == "cuda":
        return GpuDevice(device, players, side)
    raise UnusableOption(f'device is "cpu" or "cuda", not {given!r}')


class CpuDevice:
    """Compiled loops over slices of the games, on as many threads as PyTorch uses and the games are worth."""

    rows = 1

    def __init__(self, players: int, side: str) -> None:
        self.device = torch.device("cpu")
        self._players = players
        self._pool: ThreadPoolExecutor | None = None

    def array(self, tensor: torch.Tensor, dtype: Any = None) -> Any:
        """The tensor's memory as an array; records are the rows of a tensor of bytes."""
        found = tensor.numpy()
        return found if dtype is None else found.reshape(-1).view(dtype)

    def run(self, function: Any, games: int, arguments: Mapping[str, Any]) -> None:
        """Call `function(game, ...)` for every game."""
        work = loop(function)
        threads = min(torch.get_num_threads(), max(1, games // WORTH_A_THREAD))

        def part(start: int, end: int) -> None:
            own = {"work": np.zeros(1, state_dtype(self._players)), "moves": np.zeros(ALL_MOVES, np.int16)}
            work(start, end, *({**own, **arguments}[name] for name in argument_names(function)))

        if threads == 1:
            part(0, games)
            return
        if self._pool is None:
            self._pool = ThreadPoolExecutor(threads, thread_name_prefix="azul")
        bounds = [games * number // threads for number in range(threads + 1)]
        list(self._pool.map(part, bounds[:-1], bounds[1:]))

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

    def __getstate__(self) -> dict[str, Any]:
        return vars(self) | {"_pool": None}  # threads cannot be copied; a copy starts its own


class GpuDevice:
    """Kernels with a thread for each game, queued on PyTorch's current stream."""

    rows = gpu.OBSERVED_BLOCK

    def __init__(self, device: torch.device, players: int, side: str) -> None:
        compiler = gpu.cuda()
        if not torch.cuda.is_available():
            raise GpuMissing(gpu.MISSING.format("this PyTorch was built without CUDA, or finds no GPU"))
        try:
            self.device = torch.empty(0, device=device).device  # with its number
        except RuntimeError as error:
            raise UnusableOption(f"there is no {device}: this machine has {torch.cuda.device_count()}") from error
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
        names = argument_names(function)
        absent = frozenset(name for name in names if arguments.get(name, 0) is None)
        kernel = gpu.kernel(function, self._players, absent)
        given = [arguments[name] for name in names if name not in ("work", "moves", *absent)]
        kernel[-(-games // gpu.BLOCK), gpu.BLOCK, self._stream()](games, *given)

    def observe(self, games: int, states: Any, seats: Any, observation: torch.Tensor, mask: torch.Tensor) -> None:
        """Write what the given seats see and may do; the tensors have whole blocks of rows behind them."""
        width = observation.element_size()
        kernel = gpu.observation_kernel(self._players, self._side, width)
        whole = -(-games // gpu.OBSERVED_BLOCK) * gpu.OBSERVED_BLOCK
        rows = observation.as_strided((whole * observation.shape[1],), (1,))
        masks = mask.as_strided((whole * mask.shape[1],), (1,))
        seen = rows.view({1: torch.int32, 2: torch.int16, 4: torch.float32}[width])
        kernel[whole // gpu.OBSERVED_BLOCK, gpu.OBSERVED_BLOCK, self._stream()](
            games, states, seats, self.array(seen), self.array(masks.view(torch.int32))
        )
