"""The page's message types (web/src/net/messages.ts) are generated and agree with the server's JSON Schema."""

from __future__ import annotations

import re
import subprocess
import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tilewright.server import messages
from web import messages as generator

MODULES = [import_module(f"{messages.__name__}.{name}") for name in generator.MODULES]
MESSAGES = {name: value for module in MODULES for name, value in vars(module).items()}
SOURCE = Path(__file__).parents[2] / "web" / "src" / "net" / "messages.ts"
ABSTRACT = {"Request", "SocketRequest", "NumberedRequest", "SeatRequest", "Event", "OpenEvent", "Message"}


@cache
def server_schemas() -> dict[str, dict[str, Any]]:
    """The JSON Schema of every type that is sent or received, by name."""
    ours = [one for one in MESSAGES.values() if isinstance(one, type) and issubclass(one, msgspec.Struct)]
    structs = [one for one in ours if one is not msgspec.Struct]
    _, schemas = msgspec.json.schema_components(structs)
    return {name: schema for name, schema in schemas.items() if name not in ABSTRACT}


def without_comments(source: str) -> str:
    """TypeScript without its comments."""
    return re.sub(r"/\*.*?\*/|//[^\n]*", "", source, flags=re.DOTALL)


TEXT = without_comments(SOURCE.read_text(encoding="utf-8"))
INTERFACES = dict(re.findall(r"export interface (\w+) \{(.*?)\n\}", TEXT, re.DOTALL))
INTERFACES |= dict.fromkeys(re.findall(r"export type (\w+) = Record<string, never>;", TEXT), "")
ALIASES = {name: " ".join(body.split()) for name, body in re.findall(r"export type (\w+) =(.*?);", TEXT, re.DOTALL)}


def union(parts: set[str]) -> str:
    """A union type with its members sorted."""
    return " | ".join(sorted(parts))


def typescript(schema: dict[str, Any]) -> str:
    """The TypeScript type of a JSON Schema."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[1]
    if "enum" in schema:
        return union({f"'{value}'" for value in schema["enum"]})
    if "anyOf" in schema:
        return union({typescript(part) for part in schema["anyOf"]})
    if schema["type"] == "array":
        inner = typescript(schema["items"])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    return {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}[
        schema["type"]
    ]


def written(text: str) -> str:
    """A TypeScript type in normal form: aliases of small types are replaced, unions are sorted."""
    text = text.strip()
    if text.endswith("[]"):
        inner = written(text[:-2].removeprefix("(").removesuffix(")"))
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if " | " in text:
        parts = {part for one in text.lstrip("| ").split(" | ") for part in written(one).split(" | ")}
        return union(parts)
    if text in ALIASES and not ALIASES[text].startswith("["):
        return written(ALIASES[text])
    return text


def interface_fields(name: str) -> dict[str, tuple[str, bool]]:
    """The fields of an interface: their types, and whether they are required."""
    lines = re.findall(r"^\s*(\w+)(\??): (.+);$", INTERFACES[name], re.MULTILINE)
    return {field: (written(kind), not optional) for field, optional, kind in lines}


def tuple_items(name: str) -> list[tuple[str, str]]:
    """The named items of a tuple type."""
    items = re.findall(r"(\w+): (\w+(?:\[\])?(?: \| \w+)*)", ALIASES[name])
    return [(item, written(kind)) for item, kind in items]


def test_the_file_is_what_the_generator_writes() -> None:
    assert generator.is_current(), "run `python3 dev.py check --fix`"


@pytest.mark.parametrize("name", sorted(server_schemas()))
def test_a_type_matches_the_servers_schema(name: str) -> None:
    schema = server_schemas()[name]
    if schema["type"] == "array":
        struct_fields = [field.name for field in msgspec.structs.fields(MESSAGES[name])]
        kinds = [typescript(item) for item in schema["prefixItems"]]
        assert tuple_items(name) == list(zip(struct_fields, kinds, strict=True))
        return
    assert name in INTERFACES, f"{name} is missing in {SOURCE.name}"
    required = set(schema.get("required", []))
    expected = {field: (typescript(part), field in required) for field, part in schema["properties"].items()}
    assert interface_fields(name) == expected


def test_every_interface_is_a_message_of_the_server() -> None:
    assert set(INTERFACES) <= set(server_schemas())


@pytest.mark.parametrize("name", ["AnyEvent", "AnyRequest", "AnyMessage"])
def test_unions_are_complete(name: str) -> None:
    members = {part.__name__ for part in MESSAGES[name].__args__}
    assert set(ALIASES[name].lstrip("| ").split(" | ")) == members


def test_protocol_number() -> None:
    found = re.search(r"PROTOCOL = (\d+)", TEXT)
    assert found is not None
    assert int(found[1]) == MESSAGES["PROTOCOL"]


def test_the_generator_depends_on_no_import_before_it() -> None:
    assert subprocess.run([sys.executable, "-m", "web.messages"], cwd=SOURCE.parents[3], check=False).returncode == 0
