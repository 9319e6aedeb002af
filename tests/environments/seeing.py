"""Reconstructs a position from a seat's observation, using only the documented layout."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from tilewright.environments.observing import observation_fields

LETTERS = "BYRKW"


def rebuilt(observation: npt.NDArray[np.uint8], players: int, side: str, looking: int) -> str:
    """The text of the position that seat `looking` (counted from 0) observes."""
    fields = {field.name: field.of(observation) for field in observation_fields(players, side)}
    numbers = [(looking + place) % players + 1 for place in range(players)]

    def flagged(name: str) -> str | None:
        seats = [number for place, number in enumerate(numbers) if fields[f"seat{place}_{name}"][0]]
        assert len(seats) <= 1
        return str(seats[0]) if seats else None

    phase = ("offer", "tile", "end")[int(np.flatnonzero(fields["phase"])[0])]
    to_move = flagged("to_move")
    assert (to_move is None) == (phase == "end")
    marker_in_centre = bool(fields["marker_in_centre"][0])
    centre = "*" * marker_in_centre + _tiles(fields["centre"]).replace("-", "")
    boards = {
        number: _board({name: fields[f"seat{place}_{name}"] for name in ("score", "wall", "lines", "floor")}, side)
        for place, number in enumerate(numbers)
    }
    return " ".join(
        [
            f"{players}{side[0]}",
            str(fields["round"][0]),
            phase if to_move is None else f"{phase}:{to_move}",
            ",".join(map(_tiles, fields["factories"])),
            centre or "-",
            flagged("started") or "?",
            "-" if marker_in_centre else flagged("has_marker") or "?",
            ",".join(map(str, fields["bag"])),
            ",".join(map(str, fields["lid"])),
            *(boards[number] for number in sorted(boards)),
        ]
    )


def _tiles(counts: npt.NDArray[np.uint8]) -> str:
    return "".join(letter * int(count) for letter, count in zip(LETTERS, counts, strict=True)) or "-"


def _board(parts: dict[str, Any], side: str) -> str:
    rows = []
    for row in range(5):
        cells = ""
        for column in range(5):
            if side == "coloured":
                cells += LETTERS[(column - row) % 5] if parts["wall"][row, column] else "."
            else:
                cells += "".join(LETTERS[c] for c in range(5) if parts["wall"][row, column, c]) or "."
        rows.append(cells)
    lines = []
    for counts in parts["lines"]:
        filled = np.flatnonzero(counts)
        assert len(filled) <= 1
        lines.append(f"{counts[filled[0]]}{LETTERS[filled[0]]}" if len(filled) else "-")
    floor = "".join(f"{LETTERS}*"[thing] for space in parts["floor"] for thing in np.flatnonzero(space))
    return f"{parts['score'][0]};{'/'.join(rows)};{','.join(lines)};{floor or '-'}"
