"""Compiling with Numba, and a cache of the compiled code.

Numba's own `cache=True` looks at one source file only and so misses edits in the modules a function calls. Here the
name of a cache file contains a digest of the function's module and of all its imports (`code_digest`). The first
compilation prints a message, because it takes a while.

A wheel built on x86-64 contains machine code (hatch_build.py) for every processor of the level x86-64-v3. It is used
where the user's cache has no file, if the operating system, the processor, Python and Numba fit.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import pickle
import sys
import threading
import time
from collections.abc import Callable
from functools import cache, wraps
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar

import llvmlite.binding as llvm
import numba
from numba.core import caching as numba_caching
from numba.core import config as numba_config
from numba.core import serialize as numba_serialize
from numba.core import types as numba_types
from numba.np import linalg as numba_linalg

from tilewright._folders import cache_folder

from .code_digest import PACKAGE, code_digest, has_source

if sys.platform != "win32":
    import fcntl

F = TypeVar("F", bound=Callable[..., Any])

caching: Any = numba_caching  # Numba has no types for its inner parts
config: Any = numba_config
serialize: Any = numba_serialize
types: Any = numba_types
linalg: Any = numba_linalg

MONTH = 30 * 24 * 3600
PATIENCE_S = 120.0
"""How long to wait for a function that another process compiles, before compiling it here as well."""
POLL_S = 0.05
PORTABLE_CPU = "x86-64-v3"
PORTABLE_FEATURES = ("avx2", "bmi", "bmi2", "f16c", "fma", "lzcnt", "movbe", "popcnt")
"""Features that a processor must have to run this code, in LLVM's names."""


def leave_out_scipy() -> None:
    """Load Numba's array functions without SciPy's linear algebra: a sixth of the start-up time, and not used here.

    When Numba loads them, it imports SciPy only to check that it is installed. This check is skipped. Code that uses
    linear algebra imports SciPy when it is compiled.
    """
    if "numba.np.arraymath" in sys.modules or find_spec("scipy") is None:
        return

    def skip() -> None:
        raise ImportError

    wanted, linalg.ensure_blas = linalg.ensure_blas, skip
    try:
        from numba.np import arraymath
    finally:
        linalg.ensure_blas = wanted
    arraymath._HAVE_BLAS = True


if not config.DISABLE_JIT:
    leave_out_scipy()


def compiled_folder() -> Path:
    """The user's cache of compiled code: a folder for each Python and Numba, and another with bounds checks."""
    python = "".join(map(str, sys.version_info[:2]))
    checks = "-boundscheck" if config.BOUNDSCHECK else ""
    return cache_folder() / "compiled" / f"python{python}-numba{numba.__version__}{checks}"


@cache
def packaged_folder() -> Path | None:
    """The folder of the machine code in the package; None if there is none that can run here."""
    folder = PACKAGE / "machine_code" / compiled_folder().name
    host = llvm.get_host_cpu_features()
    return folder if folder.is_dir() and all(host.get(feature) for feature in PORTABLE_FEATURES) else None


def forget_unused() -> None:
    """Delete files whose date is older than a month.

    Loading compiled code renews its date. `players/loading.py` renews those of the files that mark a part as compiled.
    """
    for path in compiled_folder().iterdir():
        with contextlib.suppress(OSError):  # another process has deleted it
            if time.time() - path.stat().st_mtime > MONTH:
                path.unlink()


@cache
def announce(*, keeps: bool = True) -> None:
    """Say on standard error, once, why this start takes a while; `keeps`: the code is kept, later starts are fast."""
    often = "this happens once" if keeps else "the code cannot be kept, so this happens at every start"
    print(f"tilewright: compiling for this machine; {often} and takes up to a minute.", file=sys.stderr, flush=True)


def _named_by_layout(record: Any) -> tuple[str, tuple[str]]:
    """The name of a record type in the names of compiled functions.

    Numba numbers record types in the order in which a process first uses them. Code for two players from one process
    and code for three from another could then have the same name in the cache, and a process that loads both would run
    the wrong one.
    """
    return "Record", (hashlib.sha256(record.name.encode()).hexdigest()[:20],)


types.Record.mangling_args = property(_named_by_layout)


class _Locator(caching._CacheLocator):  # type: ignore[misc]
    """Says where compiled code lies and when it is out of date."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._name = function.__module__

    def get_cache_path(self) -> str:
        return str(compiled_folder())

    def get_source_stamp(self) -> str:
        return code_digest(self._name)

    def get_disambiguator(self) -> str:
        return self._name

    @classmethod
    def from_function(cls, function: Callable[..., Any], _file: str) -> _Locator | None:
        if not has_source(function.__module__):  # typed in, or given by `python -c`
            return None
        locator = cls(function)
        try:
            locator.ensure_cache_path()
        except OSError:
            return None
        return locator


class _Implementation(caching.CompileResultCacheImpl):  # type: ignore[misc]
    _locator_classes = [_Locator]  # noqa: RUF012


class _Claims(threading.local):
    """Functions that this thread compiles. Other processes that need one of them wait, instead of compiling it too.

    A claim is a lock on one byte of a file. The system releases it if the process ends.
    """

    def __init__(self) -> None:
        self.held: list[int] = []

    def take(self, name: str) -> bool:
        """Claim a function by the name of its file; False if another process has claimed it."""
        if sys.platform == "win32":  # every process compiles for itself
            return True
        byte = int(hashlib.sha256(name.encode()).hexdigest()[:15], 16)
        try:
            fcntl.lockf(_claims_file(), fcntl.LOCK_EX | fcntl.LOCK_NB, 1, byte)
        except BlockingIOError:
            return False
        except OSError:  # a file system without locks
            return True
        self.held.append(byte)
        return True

    def release(self, kept: int) -> None:
        """Release all claims of this thread except the first `kept`."""
        while len(self.held) > kept:
            fcntl.lockf(_claims_file(), fcntl.LOCK_UN, 1, self.held.pop())


_claims = _Claims()


@cache
def _claims_file() -> int:
    """Open the file whose bytes are locked. It stays open, because closing it would release all claims."""
    return os.open(compiled_folder() / "claims", os.O_RDWR | os.O_CREAT, 0o600)


class _OneFileEach:
    """A file for each compiled signature, named by what it holds.

    Numba numbers its files by an index. Two processes that compile at the same time can then load each other's code.
    """

    def __init__(self, function: Callable[..., Any], folder: str) -> None:
        self._folder = Path(folder)
        self._stem = (
            f"{function.__module__}.{function.__qualname__}".removeprefix("tilewright.")
            .replace("<", "")
            .replace(">", "")
        )
        self._code = code_digest(function.__module__)

    def _name(self, key: Any) -> str:
        return f"{self._stem}.{hashlib.sha256(repr((self._code, key)).encode()).hexdigest()[:20]}.nbc"

    def load(self, key: Any) -> Any:
        """The compiled code; waits if another process is compiling it. None: the caller has to compile."""
        loaded = self._load(key)
        if loaded is not None or _claims.take(name := self._name(key)):
            return loaded
        announce()
        until = time.monotonic() + PATIENCE_S
        while loaded is None and time.monotonic() < until:
            time.sleep(POLL_S)
            is_free = _claims.take(name)
            loaded = self._load(key)
            if is_free:
                break
        return loaded

    def _load(self, key: Any) -> Any:
        path = self._folder / self._name(key)
        try:
            data = pickle.loads(path.read_bytes())
            os.utime(path)  # still in use: see `forget_unused`
        except (OSError, EOFError, pickle.UnpicklingError):
            return self._load_packaged(key)
        return data

    def _load_packaged(self, key: Any) -> Any:
        if (folder := packaged_folder()) is None:
            return None
        signature, (system, _, _), code = key
        try:
            return pickle.loads((folder / self._name((signature, (system, PORTABLE_CPU, ""), code))).read_bytes())
        except (OSError, EOFError, pickle.UnpicklingError):
            return None

    def save(self, key: Any, data: Any) -> None:
        path = self._folder / self._name(key)
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
        self._cache_file = _OneFileEach(function, self._cache_path)

    def load_overload(self, signature: Any, target: Any) -> Any:
        loaded = super().load_overload(signature, target)
        if loaded is None:
            announce()
        return loaded


def compiled(function: F) -> F:
    """Compile a function, to run without the GIL, and keep the result for the next start."""
    return _compile(function, forceinline=False)


def inlined(function: F) -> F:
    """As `compiled`, and inlined at every call."""
    return _compile(function, forceinline=True)


def merged(function: F) -> F:
    """Inline a function into its callers before they are compiled, so that it is not compiled separately.

    That saves compile time where a function has few callers and calls large ones: Numba optimises the code of callees
    again for each caller.
    """
    return numba.njit(nogil=True, error_model="numpy", inline="always")(function)  # type: ignore[return-value]


def _compile(function: F, *, forceinline: bool) -> F:
    dispatcher: Any = numba.njit(nogil=True, error_model="numpy", forceinline=forceinline)(function)
    if not config.DISABLE_JIT:
        try:
            dispatcher._cache = _Cache(function)
        except RuntimeError:  # no file or no folder: compile in every process
            announce(keeps=False)
        else:
            dispatcher.compile = _releasing_claims(dispatcher.compile)
    return dispatcher  # type: ignore[no-any-return]


def _releasing_claims(compile_one: F) -> F:
    """A dispatcher's `compile` that releases what it has claimed, also after an error."""

    @wraps(compile_one)
    def compile_and_release(*signature: Any) -> Any:
        kept = len(_claims.held)
        try:
            return compile_one(*signature)
        finally:
            _claims.release(kept)

    return compile_and_release  # type: ignore[return-value]
