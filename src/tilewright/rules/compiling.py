"""Compiling the kernel with Numba, and keeping what was compiled.

Numba's own `cache=True` looks at one source file only and so misses edits in the modules a function calls. Here the
cache folder is named by a digest of *all* compiled sources, and the first compilation prints what is happening.
"""

from __future__ import annotations

import hashlib
import os
import pickle
import sys
import threading
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import numba
from numba.core import caching as numba_caching
from numba.core import config as numba_config
from numba.core import serialize as numba_serialize
from numba.core import types as numba_types

from tilewright._folders import cache_folder

F = TypeVar("F", bound=Callable[..., Any])

caching: Any = numba_caching  # Numba has no types for its inner parts
config: Any = numba_config
serialize: Any = numba_serialize
types: Any = numba_types

PACKAGE = Path(__file__).resolve().parent.parent
COMPILED_ROOMS = (
    "rules",
    "notation/legal_json.py",
    "evaluation",
    "search",
    "environments",
    "training/games",
    "training/linear",
)


@cache
def sources_digest() -> str:
    """A name for the state of every source that may be compiled, and of what changes the machine code."""
    digest = hashlib.sha256(f"{numba.__version__} {sys.version_info[:2]} {config.BOUNDSCHECK}".encode())
    for room in COMPILED_ROOMS:
        for source in sorted((PACKAGE / room).glob("**/*.py")) or [PACKAGE / room]:
            digest.update(source.name.encode() + source.read_bytes())
    return digest.hexdigest()[:20]


@cache
def announce() -> None:
    """Say on standard error, once, why the first start takes a while."""
    print(
        "tilewright: compiling for this machine; this happens once and takes about a minute.",
        file=sys.stderr,
        flush=True,
    )


def _named_by_layout(record: Any) -> tuple[str, tuple[str]]:
    """What a record is called in the names of compiled functions.

    Numba numbers record types in the order in which a process meets them. Code for two players from one process and
    code for three from another could then have the same name in the cache, and a process that loads both would run the
    wrong one.
    """
    return "Record", (hashlib.sha256(record.name.encode()).hexdigest()[:20],)


types.Record.mangling_args = property(_named_by_layout)


class _Locator(caching._CacheLocator):  # type: ignore[misc]
    """Says where compiled code lies and when it is out of date."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._name = function.__module__

    def get_cache_path(self) -> str:
        return str(cache_folder() / "compiled" / sources_digest())

    def get_source_stamp(self) -> str:
        return sources_digest()

    def get_disambiguator(self) -> str:
        return self._name

    @classmethod
    def from_function(cls, function: Callable[..., Any], _file: str) -> _Locator | None:
        locator = cls(function)
        try:
            locator.ensure_cache_path()
        except OSError:
            return None
        return locator


class _Implementation(caching.CompileResultCacheImpl):  # type: ignore[misc]
    _locator_classes = [_Locator]  # noqa: RUF012


class _OneFileEach:
    """A file for each compiled signature, named by what it holds.

    Numba numbers its files by an index. Two processes that compile at the same time can then load each other's code.
    """

    def __init__(self, folder: str, stem: str) -> None:
        self._folder = Path(folder)
        self._stem = stem

    def _path(self, key: Any) -> Path:
        return self._folder / f"{self._stem}.{hashlib.sha256(repr(key).encode()).hexdigest()[:20]}.nbc"

    def load(self, key: Any) -> Any:
        try:
            return pickle.loads(self._path(key).read_bytes())
        except (OSError, EOFError, pickle.UnpicklingError):
            return None

    def save(self, key: Any, data: Any) -> None:
        path = self._path(key)
        beside = path.with_suffix(f".{os.getpid()}-{threading.get_ident()}")
        try:
            beside.write_bytes(serialize.dumps(data))
            os.replace(beside, path)
        except OSError:  # a full disk: this process has its code, the next one compiles again
            beside.unlink(missing_ok=True)


class _Cache(caching.FunctionCache):  # type: ignore[misc]
    _impl_class = _Implementation

    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__(function)
        self._cache_file = _OneFileEach(self._cache_path, self._impl.filename_base)

    def load_overload(self, signature: Any, target: Any) -> Any:
        loaded = super().load_overload(signature, target)
        if loaded is None:
            announce()
        return loaded


def compiled(function: F) -> F:
    """Compile a function without the GIL and keep the result for the next start."""
    return _compile(function, forceinline=False)


def inlined(function: F) -> F:
    """As `compiled`, and inlined at every call."""
    return _compile(function, forceinline=True)


def _compile(function: F, *, forceinline: bool) -> F:
    dispatcher: Any = numba.njit(nogil=True, error_model="numpy", forceinline=forceinline)(function)
    if not config.DISABLE_JIT:
        try:
            dispatcher._cache = _Cache(function)
        except RuntimeError:  # no folder can be written: compile in every process
            announce()
    return dispatcher  # type: ignore[no-any-return]
