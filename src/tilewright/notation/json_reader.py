"""Strict reading of JSON values: each part knows its path, so that an error can name it."""

from __future__ import annotations

from collections.abc import Sequence

from tilewright.rules import UnreadableText

from .items import STRANGE_CHARACTER


class Shape:
    """A JSON value that must have a certain shape, and its path, such as `boards[1].lines[2].count`."""

    def __init__(self, value: object, whole: str, path: str = "") -> None:
        self._value = value
        self._whole = whole
        self._path = path

    @property
    def is_null(self) -> bool:
        return self._value is None

    def equals(self, value: str | int | None) -> bool:
        return type(self._value) is type(value) and self._value == value

    def has(self, key: str) -> bool:
        return isinstance(self._value, dict) and key in self._value

    def fields(self, *names: str) -> list[Shape]:
        """The values of an object that has exactly these keys, in this order."""
        if not isinstance(self._value, dict):
            raise self.error(f"an object with {', '.join(names)} is expected, not {self._shown()}")
        for name in names:
            if name not in self._value:
                raise self.error(f"'{name}' is missing")
        for key in self._value:
            if key not in names:
                known = Shape(key, self._whole)._shown()
                raise self.error(f"{known} is not one of its keys, which are {', '.join(names)}")
        start = f"{self._path}." if self._path else ""
        return [Shape(self._value[name], self._whole, f"{start}{name}") for name in names]

    def members(self, fewest: int, most: int | None = None) -> list[Shape]:
        """The members of a list of that length."""
        most = fewest if most is None else most
        if not isinstance(self._value, list):
            raise self.error(f"a list is expected, not {self._shown()}")
        if not fewest <= len(self._value) <= most:
            count = str(fewest) if fewest == most else f"{fewest} to {most}"
            raise self.error(f"a list of {count} is expected, not of {len(self._value)}")
        return [Shape(value, self._whole, f"{self._path}[{i}]") for i, value in enumerate(self._value)]

    def number(self, least: int, most: int) -> int:
        if not isinstance(self._value, int) or isinstance(self._value, bool) or not least <= self._value <= most:
            raise self.error(f"a whole number from {least} to {most} is expected, not {self._shown()}")
        return int(self._value)

    def truth(self) -> bool:
        if not isinstance(self._value, bool):
            raise self.error(f"true or false is expected, not {self._shown()}")
        return self._value

    def text(self) -> str:
        """Text that a record may contain: on one line, without control characters except the tab."""
        if not isinstance(self._value, str):
            raise self.error(f"text is expected, not {self._shown()}")
        if strange := STRANGE_CHARACTER.search(self._value):
            raise self.error(f"the character U+{ord(strange[0]):04X} is not allowed here")
        return self._value

    def one_of(self, choices: Sequence[str]) -> str:
        if not isinstance(self._value, str) or self._value not in choices:
            raise self.error(f"one of {', '.join(choices)} is expected, not {self._shown()}")
        return self._value

    def place(self) -> str:
        return self._path or self._whole

    def error(self, sentence: str) -> UnreadableText:
        return UnreadableText(f"{self.place()}: {sentence}")

    def _shown(self) -> str:
        value = self._value
        if value is None:
            return "null"
        if isinstance(value, bool):
            return str(value).lower()
        if isinstance(value, int):
            return str(value) if abs(value) < 10**12 else "a huge number"
        if isinstance(value, float):
            return str(value)
        if isinstance(value, str):
            return ascii(value) if len(value) <= 40 else ascii(value[:40] + "...")
        return {"list": "a list", "dict": "an object"}.get(type(value).__name__, "something else")
