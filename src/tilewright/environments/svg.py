"""A scene as an SVG document."""

from __future__ import annotations

from .scene import Box, Disc, Scene, Shape


def write_svg(scene: Scene) -> str:
    """One self-contained document."""
    size = f'width="{scene.width}" height="{scene.height}" viewBox="0 0 {scene.width} {scene.height}"'
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif" font-weight="bold">']
    lines += map(_element, scene.shapes)
    return "\n".join([*lines, "</svg>\n"])


def _element(shape: Shape) -> str:
    match shape:
        case Box(x, y, width, height, fill, radius):
            corners = f' rx="{radius:g}"' if radius else ""
            return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"{corners} fill="{fill}"/>'
        case Disc(x, y, radius, fill):
            return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}"/>'
    place = f'x="{shape.x:g}" y="{shape.y + shape.height / 2:g}" font-size="{shape.height * 1.35:g}"'
    return f'<text {place} fill="{shape.fill}">{shape.text}</text>'
