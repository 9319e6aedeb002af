"""Writes web/src/net/messages.ts, the page's types of all messages, from the server's own types.

`python -m web.messages` says whether the file is current (exit status 1 if not); `--fix` writes it. `dev.py check` does
the first, `dev.py check --fix` the second. Names of types in annotations are kept: `Seat` stays `Seat`.
"""

from __future__ import annotations

import ast
import dataclasses
import sys
from importlib import import_module
from inspect import get_annotations
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec

from tilewright.server import messages
from tilewright.server.messages.fields import PROTOCOL

TARGET = Path(__file__).parent / "src" / "net" / "messages.ts"
MODULES = (
    "fields",
    "ratings",
    "tables",
    "analyses",
    "http",
    "reviews",
    "push",
    "puzzles",
    "duplicate",
    "people",
    "tournaments",
    "events",
    "requests",
    "live",
    "lobby",
)
PRIMITIVES = {"int": "number", "float": "number", "str": "string", "bool": "boolean", "None": "null"}
WIDTH = 120
HEAD = """\
/* Written by `python3 dev.py check --fix` from tilewright.server.messages: do not edit.
   Seats count from 1, times are unix seconds; positions, moves and deals are the texts of docs/notation.md. */
"""


def is_current() -> bool:
    """Whether the file is what the server's types say."""
    return TARGET.is_file() and TARGET.read_text(encoding="utf-8") == typescript()


def typescript() -> str:
    """The whole file."""
    parts = [HEAD, f"export const PROTOCOL = {PROTOCOL};\n"]
    modules = {name: import_module(f"{messages.__name__}.{name}") for name in MODULES}
    for name, module in modules.items():  # all are imported by now: `_travels` asks for subclasses
        parts.append(f"/* ---- {_sentence(module)} ---- */\n")
        parts += _aliases(module) if name == "fields" else []
        parts += [_struct(kind) for kind in vars(module).values() if _travels(kind, module)]
        parts += _unions(module)
    return "\n".join(parts)


def _travels(kind: Any, module: ModuleType) -> bool:
    """Whether an object in a module is the type of a message: defined there, or a dataclass from another room.

    Base classes are not.
    """
    if dataclasses.is_dataclass(kind):
        return True
    is_struct = isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__ == module.__name__
    return is_struct and not kind.__subclasses__()


def _aliases(module: ModuleType) -> list[str]:
    """Types such as `Seat` and `Language`."""
    found = []
    for name, value in vars(module).items():
        if get_origin(value) is Literal:
            found.append(_assign(name, [f"'{each}'" for each in get_args(value)]))
        elif get_origin(value) is Annotated:
            found.append(_assign(name, [PRIMITIVES[get_args(value)[0].__name__]]))
    return found


def _unions(module: ModuleType) -> list[str]:
    """The unions of messages, such as `AnyEvent`."""
    unions = {name: get_args(value) for name, value in vars(module).items() if name.startswith("Any")}
    own = {name: members for name, members in unions.items() if members and _travels(members[0], module)}
    return [_assign(name, [member.__name__ for member in members]) for name, members in own.items()]


def _assign(name: str, options: list[str]) -> str:
    """A type that is one of several, laid out as Prettier does."""
    union = " | ".join(options)
    head = f"export type {name} ="
    if len(head) + len(union) + 2 <= WIDTH:
        return f"{head} {union};\n"
    if len(union) + 3 <= WIDTH:
        return f"{head}\n  {union};\n"
    return head + "".join(f"\n  | {option}" for option in options) + ";\n"


def _struct(kind: type[Any]) -> str:
    if dataclasses.is_dataclass(kind):
        lines = [f"  {field.name}: {_type_of(kind, field.name)};" for field in dataclasses.fields(kind)]
        return f"/** {_sentence(kind)} */\nexport interface {kind.__name__} {{\n" + "\n".join(lines) + "\n}\n"
    config, fields = kind.__struct_config__, msgspec.structs.fields(kind)
    comment = f"/** {_sentence(kind)} */\n"
    if config.array_like:
        items = ", ".join(f"{field.name}: {_type_of(kind, field.name)}" for field in fields)
        return f"{comment}export type {kind.__name__} = [{items}];\n"
    lines = [f"  {config.tag_field}: '{config.tag}';"] if config.tag is not None else []
    lines += [f"  {field.name}{'' if field.required else '?'}: {_type_of(kind, field.name)};" for field in fields]
    if not lines:
        return f"{comment}export type {kind.__name__} = Record<string, never>;\n"
    return f"{comment}export interface {kind.__name__} {{\n" + "\n".join(lines) + "\n}\n"


def _sentence(thing: object) -> str:
    """The first paragraph of a docstring on one line."""
    return " ".join((thing.__doc__ or "").split("\n\n")[0].split())


def _type_of(kind: type[Any], field: str) -> str:
    stated = next(own[field] for base in kind.__mro__ if field in (own := get_annotations(base)))
    return _translate(ast.parse(stated, mode="eval").body)


def _translate(node: ast.expr) -> str:
    """A Python annotation as TypeScript."""
    match node:
        case ast.Constant(None):
            return "null"
        case ast.Name(name):
            return PRIMITIVES.get(name, name)
        case ast.BinOp(left, ast.BitOr(), right):
            return " | ".join(_translate(side) for side in (left, right) if ast.unparse(side) != "UnsetType")
        case ast.Subscript(ast.Name("Annotated"), ast.Tuple([inner, *_])):
            return _translate(inner)
        case ast.Subscript(ast.Name("Literal"), ast.Tuple(options)):
            return " | ".join(f"'{ast.literal_eval(option)}'" for option in options)
        case ast.Subscript(ast.Name("list"), inner):
            item = _translate(inner)
            return f"({item})[]" if "|" in item else f"{item}[]"
    raise NotImplementedError(f"no TypeScript for {ast.unparse(node)}")


def main(args: list[str]) -> int:
    """Check the file, or write it."""
    if is_current():
        return 0
    if args == ["--fix"]:
        TARGET.write_text(typescript(), encoding="utf-8", newline="\n")
        return 0
    print("web/src/net/messages.ts is not what the server's types say; `python3 dev.py check --fix` writes it.")
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
