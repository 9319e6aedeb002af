"""A scene as pixels, drawn by Pillow three times as large and then averaged, so that edges are smooth."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from .errors import MISSING_PACKAGE
from .scene import Box, Disc, Scene

try:
    from PIL import Image, ImageDraw, ImageFont
except ImportError:
    raise ImportError(MISSING_PACKAGE.format("pillow")) from None

OVERSIZE = 3
CAPITAL = 0.73  # how high capital letters are, as a part of the font's size


def paint(scene: Scene) -> npt.NDArray[np.uint8]:
    """Rows of red, green and blue, 0 to 255."""
    image = Image.new("RGB", (scene.width * OVERSIZE, scene.height * OVERSIZE))
    draw = ImageDraw.Draw(image)
    for shape in scene.shapes:
        x, y = shape.x * OVERSIZE, shape.y * OVERSIZE
        match shape:
            case Box(width=width, height=height, radius=radius):
                corner = (x + width * OVERSIZE - 1, y + height * OVERSIZE - 1)
                draw.rounded_rectangle((x, y, *corner), radius * OVERSIZE, shape.fill)
            case Disc(radius=radius):
                draw.circle((x, y), radius * OVERSIZE, shape.fill)
            case _:
                draw.text((x, y), shape.text, shape.fill, font(shape.height), anchor="lm")
    return np.array(image.reduce(OVERSIZE))


@cache
def font(height: float) -> Any:
    """Pillow's own font, with capital letters of that height in the picture."""
    return ImageFont.load_default(height * OVERSIZE / CAPITAL)
