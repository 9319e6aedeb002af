"""A position as each render mode shows it."""

from __future__ import annotations

from typing import Any

from tilewright.notation.drawing import draw_position
from tilewright.rules import Position

from .errors import UnusableOption
from .scene import compose
from .svg import write_svg


def show(position: Position, mode: str | None) -> Any:
    """Text for `ansi`, an array for `rgb_array`, a document for `svg`; `human` prints and gives None."""
    match mode:
        case "ansi":
            return draw_position(position)
        case "human":
            print(draw_position(position))
            return None
        case "rgb_array":
            from .raster import paint  # Pillow is needed by this mode alone

            return paint(compose(position))
        case "svg":
            return write_svg(compose(position))
    raise UnusableOption("nothing can be shown: no render_mode was chosen when the environment was made")
