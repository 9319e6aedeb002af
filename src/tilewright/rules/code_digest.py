"""A digest of the code of a module and of all it imports: cached compiled code is used only while it is current.

Comments, line numbers and the docstrings of modules, classes and functions do not count; those of fields do.
A module's digest covers the modules of this package that it reaches by imports, because Numba compiles the functions
and constants of those into the caller's machine code. The module itself may lie outside of the package.
"""

from __future__ import annotations

import ast
import hashlib
import json
import os
import sys
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tilewright._folders import cache_folder

PACKAGE = Path(__file__).resolve().parent.parent


class Parsed(NamedTuple):
    """A parsed source file: a digest of its own code, and the modules of this package that it may import."""

    code: str
    imports: tuple[str, ...]


@cache
def code_digest(module: str) -> str:
    """A digest of the code of a module and of every module it imports, directly or indirectly."""
    reached: dict[str, str] = {}
    waiting = [module]
    while waiting:
        name = waiting.pop()
        if name not in reached and (path := _path(name)):
            parsed = _read(path)
            reached[name] = parsed.code
            waiting += parsed.imports
    return _hash(repr(sorted(reached.items())).encode())


def has_source(module: str) -> bool:
    """Whether a module has a file, and so a digest."""
    return _path(module) is not None


@cache
def _path(module: str) -> str | None:
    """The source of a module; none if the name is of something else, or the module has no file."""
    if module.split(".", maxsplit=1)[0] != PACKAGE.name:
        return getattr(sys.modules.get(module), "__file__", None)
    path = os.path.join(PACKAGE.parent, *module.split("."))
    return next((file for file in (f"{path}.py", f"{path}/__init__.py") if os.path.isfile(file)), None)


@cache
def _read(path: str) -> Parsed:
    """Parse a file, unless a file with this content was parsed before: parsing takes longer than loading the code."""
    content = Path(path).read_bytes()
    inside = Path(path).is_relative_to(PACKAGE)
    folder = Path(path).parent.relative_to(PACKAGE.parent).parts if inside else ()  # relative imports depend on it
    key = _hash(".".join(folder).encode() + b"\n" + content)
    known = _known()
    if key not in known:
        known[key] = parse(content.decode(), folder)
        _remember(known)
    return known[key]


def parse(source: str, folder: tuple[str, ...]) -> Parsed:
    """The digest of the code without its docstrings, and its imports."""
    tree = ast.parse(source)
    imports: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            imports |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            start = folder[: len(folder) - node.level + 1] if node.level else ()
            module = ".".join([*start, *filter(None, [node.module])])
            imports |= {module, *(f"{module}.{name.name}" for name in node.names)}
        elif isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node, clean=False):
            del node.body[0]
    own = sorted(name for name in imports if name.split(".")[0] == PACKAGE.name)
    return Parsed(_hash(ast.dump(tree).encode()), tuple(own))


def _hash(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:20]


# --- What was parsed before ---------------------------------------------------------------------------------


def _file() -> Path:
    return cache_folder() / "compiled" / "parsed.json"


@cache
def _known() -> dict[str, Parsed]:
    try:
        return {key: Parsed(code, tuple(imports)) for key, (code, imports) in json.loads(_file().read_bytes()).items()}
    except (OSError, ValueError, TypeError, AttributeError):  # none yet, or damaged: parse again
        return {}


def _remember(known: dict[str, Parsed]) -> None:
    beside = _file().with_suffix(f".{os.getpid()}")
    try:
        beside.parent.mkdir(parents=True, exist_ok=True)
        beside.write_text(json.dumps(known), encoding="utf-8")
        os.replace(beside, _file())
    except OSError:
        beside.unlink(missing_ok=True)
