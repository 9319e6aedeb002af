"""A scene as pixels, with NumPy alone: drawn three times as large, then averaged, so that edges are smooth."""

from __future__ import annotations

from functools import cache

import numpy as np
import numpy.typing as npt

from .scene import Box, Disc, Scene

Pixels = npt.NDArray[np.uint8]

OVERSIZE = 3
LETTER_ROWS, LETTER_COLUMNS = 7, 5
# Seven rows of five bits, two hexadecimal digits a row.
LETTERS = {
    "0": "0E11131519110E", "1": "040C040404040E", "2": "0E11010204081F", "3": "1F02040201110E",
    "4": "02060A121F0202", "5": "1F101E0101110E", "6": "0608101E11110E", "7": "1F010204080808",
    "8": "0E11110E11110E", "9": "0E11110F01020C", "A": "0E1111111F1111", "B": "1E11111E11111E",
    "C": "0E11101010110E", "D": "1C12111111121C", "E": "1F10101E10101F", "F": "1F10101E101010",
    "G": "0E11101711110F", "I": "0E04040404040E", "L": "1010101010101F", "M": "111B1515111111",
    "N": "11111915131111", "O": "0E11111111110E", "R": "1E11111E141211", "S": "0F10100E01011E",
    "T": "1F040404040404", "U": "1111111111110E", "V": "11111111110A04", "X": "11110A040A1111",
    "-": "0000001F000000", " ": "00000000000000",
}  # fmt: skip


def paint(scene: Scene) -> Pixels:
    """Rows of red, green and blue, 0 to 255."""
    canvas = np.zeros((scene.height * OVERSIZE, scene.width * OVERSIZE, 3), np.uint8)
    for shape in scene.shapes:
        match shape:
            case Box(x, y, width, height, fill, radius):
                _stamp(canvas, x, y, _rounded(_large(width), _large(height), _large(radius)), fill)
            case Disc(x, y, radius, fill):
                size = _large(2 * radius)
                _stamp(canvas, x - radius, y - radius, _rounded(size, size, size / 2), fill)
            case _:
                dot = max(1, round(shape.height * OVERSIZE / LETTER_ROWS))
                _stamp(canvas, shape.x, shape.y - shape.height / 2, _written(shape.text, dot), shape.fill)
    total = np.zeros((scene.height, scene.width, 3), np.uint16)
    for row in range(OVERSIZE):
        for column in range(OVERSIZE):
            total += canvas[row::OVERSIZE, column::OVERSIZE]
    return (total // OVERSIZE**2).astype(np.uint8)


def _large(length: float) -> int:
    return round(length * OVERSIZE)


def _stamp(canvas: Pixels, x: float, y: float, shape: npt.NDArray[np.bool_], fill: str) -> None:
    top, left = _large(y), _large(x)
    colour = [int(fill[place : place + 2], 16) for place in (1, 3, 5)]
    part = canvas[top : top + shape.shape[0], left : left + shape.shape[1]]
    part[shape[: part.shape[0], : part.shape[1]]] = colour


@cache
def _rounded(width: int, height: int, radius: float) -> npt.NDArray[np.bool_]:
    """A rectangle of True whose corners are quarter circles."""
    x, y = np.arange(width) + 0.5, np.arange(height)[:, None] + 0.5
    beyond_x = np.maximum(np.maximum(radius - x, x - (width - radius)), 0)
    beyond_y = np.maximum(np.maximum(radius - y, y - (height - radius)), 0)
    return np.asarray(beyond_x**2 + beyond_y**2 <= max(radius, 0.001) ** 2)


@cache
def _written(text: str, dot: int) -> npt.NDArray[np.bool_]:
    """Letters of five by seven dots, a dot apart."""
    rows = np.zeros((LETTER_ROWS, (LETTER_COLUMNS + 1) * len(text)), bool)
    for place, letter in enumerate(text):
        for row, bits in enumerate(bytes.fromhex(LETTERS[letter])):
            for column in range(LETTER_COLUMNS):
                rows[row, place * (LETTER_COLUMNS + 1) + column] = bits >> (LETTER_COLUMNS - 1 - column) & 1
    return rows.repeat(dot, axis=0).repeat(dot, axis=1)
