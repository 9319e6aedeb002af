"""Functions in Python that XLA calls (its FFI), made with ctypes: nothing is built with a C compiler.

The structures are those of `xla/ffi/api/c_api.h`, version 0.x, as far as they are used here.
"""

from __future__ import annotations

import ctypes
import math
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import jax

EXECUTE = 3
METADATA = 1
VERSION = (0, 1)
"""The version of the interface that is used; newer versions of XLA still support it."""
CAN_BE_RECORDED = 1
"""Calls launch the same kernels every time, so XLA may keep them as a CUDA graph."""
INTERNAL = 13
"""The error code for an exception in the function."""


class _Extension(ctypes.Structure):
    _fields_ = (("size", ctypes.c_size_t), ("kind", ctypes.c_int), ("next", ctypes.c_void_p))


class _Version(ctypes.Structure):
    _fields_ = (
        ("size", ctypes.c_size_t),
        ("extension", ctypes.c_void_p),
        ("major", ctypes.c_int),
        ("minor", ctypes.c_int),
    )


class _Metadata(ctypes.Structure):
    _fields_ = (("size", ctypes.c_size_t), ("version", _Version), ("traits", ctypes.c_uint32))


class _MetadataExtension(ctypes.Structure):
    _fields_ = (("base", _Extension), ("metadata", ctypes.POINTER(_Metadata)))


class _Buffer(ctypes.Structure):
    _fields_ = (
        ("size", ctypes.c_size_t),
        ("extension", ctypes.c_void_p),
        ("dtype", ctypes.c_int),
        ("data", ctypes.c_void_p),
        ("rank", ctypes.c_int64),
        ("dims", ctypes.POINTER(ctypes.c_int64)),
    )


class _Buffers(ctypes.Structure):
    """Arguments or results."""

    _fields_ = (
        ("size", ctypes.c_size_t),
        ("extension", ctypes.c_void_p),
        ("count", ctypes.c_int64),
        ("kinds", ctypes.c_void_p),
        ("buffers", ctypes.POINTER(ctypes.POINTER(_Buffer))),
    )


class _ErrorArguments(ctypes.Structure):
    _fields_ = (
        ("size", ctypes.c_size_t),
        ("extension", ctypes.c_void_p),
        ("message", ctypes.c_char_p),
        ("code", ctypes.c_int),
    )


class _StreamArguments(ctypes.Structure):
    _fields_ = (
        ("size", ctypes.c_size_t),
        ("extension", ctypes.c_void_p),
        ("context", ctypes.c_void_p),
        ("stream", ctypes.c_void_p),
    )


class _Api(ctypes.Structure):
    _fields_ = (
        ("size", ctypes.c_size_t),
        ("extension", ctypes.c_void_p),
        ("version", _Version),
        ("internal", ctypes.c_void_p),
        ("create_error", ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.POINTER(_ErrorArguments))),
        ("error_message", ctypes.c_void_p),
        ("destroy_error", ctypes.c_void_p),
        ("register_handler", ctypes.c_void_p),
        ("get_stream", ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.POINTER(_StreamArguments))),
    )


class _Call(ctypes.Structure):
    _fields_ = (
        ("size", ctypes.c_size_t),
        ("extension", ctypes.POINTER(_Extension)),
        ("api", ctypes.POINTER(_Api)),
        ("context", ctypes.c_void_p),
        ("stage", ctypes.c_int),
        ("arguments", _Buffers),
        ("results", _Buffers),
    )


_HANDLER = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.POINTER(_Call))
_kept: list[Any] = []
"""Handlers live as long as the process, because XLA keeps their addresses."""


class Memory(NamedTuple):
    """The memory of an XLA array."""

    address: int
    shape: tuple[int, ...]

    @property
    def items(self) -> int:
        return math.prod(self.shape)


Work = Callable[[Sequence[Memory], Sequence[Memory], int], None]
"""Called with the arguments, the results and, on a GPU, the handle of the stream to use."""


def register(name: str, platform: str, work: Work) -> None:
    """Let XLA call `work` for custom calls of that name on a platform, `cpu` or `CUDA`."""

    def handler(call: Any) -> int | None:
        frame = call.contents
        if frame.extension and frame.extension.contents.kind == METADATA:
            metadata = ctypes.cast(frame.extension, ctypes.POINTER(_MetadataExtension)).contents.metadata.contents
            metadata.version.major, metadata.version.minor = VERSION
            metadata.traits = CAN_BE_RECORDED
            return None
        if frame.stage != EXECUTE:
            return None
        try:
            stream = _stream(frame) if platform == "CUDA" else 0
            work(_memories(frame.arguments), _memories(frame.results), stream)
        except BaseException as error:  # an exception must not pass into XLA, which would not report it
            message = f"{type(error).__name__}: {error}".encode()
            arguments = _ErrorArguments(ctypes.sizeof(_ErrorArguments), None, message, INTERNAL)
            found: int = frame.api.contents.create_error(ctypes.byref(arguments))
            return found
        return None

    kept = _HANDLER(handler)
    _kept.append(kept)
    ffi: Any = jax.ffi  # a part of it has no types
    ffi.register_ffi_target(name, ffi.pycapsule(kept), platform=platform)


def _memories(buffers: Any) -> list[Memory]:
    found = (buffers.buffers[index].contents for index in range(buffers.count))
    return [Memory(buffer.data or 0, tuple(buffer.dims[: buffer.rank])) for buffer in found]


def _stream(frame: Any) -> int:
    arguments = _StreamArguments(ctypes.sizeof(_StreamArguments), None, frame.context, None)
    if frame.api.contents.get_stream(ctypes.byref(arguments)):
        raise RuntimeError("XLA gives no stream")
    return arguments.stream or 0
