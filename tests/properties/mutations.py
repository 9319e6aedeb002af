"""Small random changes to position texts and deals. Most make them impossible or unreadable, some leave them sound."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

COLOURS = "BYRKW"
CHARACTERS = COLOURS + "*.-,;/:@ 0123456789cgx"
TABLE, ROUND, PHASE, FACTORIES, CENTRE, FIRST, MARKER, BAG, LID, BOARDS = range(10)
SCORE, WALL, LINES, FLOOR = range(4)
PHASES = ["deal", "end", *(f"{phase}:{seat}" for phase in ("offer", "tile") for seat in range(1, 5))]
# Numbers with a leading zero: the notation does not say whether they are allowed.
LEFT_OPEN = re.compile(r"(?<![0-9])0[0-9]")

Fields = list[str]
Mutation = Callable[[random.Random, Fields], None]


def some_tiles(rng: random.Random, most: int) -> str:
    """One tile or more, in any order."""
    return "".join(rng.choices(COLOURS, k=rng.randint(1, most)))


def change_table(rng: random.Random, fields: Fields) -> None:
    """Another number of players, or the other side of the boards."""
    side = "g" if fields[TABLE].endswith("c") else "c"
    fields[TABLE] = rng.choice([fields[TABLE][0] + side] * 3 + ["1c", "2c", "3g", "4c", "5g"])


def change_round(rng: random.Random, fields: Fields) -> None:
    """Another round, some of them invalid."""
    fields[ROUND] = rng.choice(["0", "1", "2", "6", "40", "999999990", "1000000000", "-1", "+1", "1.5", "1_0", "x", ""])


def change_phase(rng: random.Random, fields: Fields) -> None:
    """Another phase, or another seat to move."""
    fields[PHASE] = rng.choice([*PHASES, PHASES[0], "offer", "tile:0", "offer:5", "end:1"])


def change_seats(rng: random.Random, fields: Fields) -> None:
    """Another first seat or another holder of the marker."""
    if rng.random() < 0.5:
        fields[FIRST] = rng.choice("1234")
    else:
        fields[MARKER] = rng.choice("-1234")


def change_factories(rng: random.Random, fields: Fields) -> None:
    """Other tiles on one factory, in any order; sometimes one factory more or less."""
    factories = fields[FACTORIES].split(",")
    choice = rng.random()
    if choice < 0.05:
        factories.append("-")
    elif choice < 0.1:
        factories.pop()
    else:
        number = rng.randrange(len(factories))
        factories[number] = rng.choice(["-", some_tiles(rng, 4), some_tiles(rng, 5), factories[number][::-1]])
    fields[FACTORIES] = ",".join(factories)


def change_centre(rng: random.Random, fields: Fields) -> None:
    """The marker or some tiles come to the centre or leave it."""
    marker, tiles = fields[CENTRE].count("*") * "*", fields[CENTRE].strip("-*")
    if rng.random() < 0.4:
        marker = "" if marker else "*"
    else:
        tiles = rng.choice(["", tiles + some_tiles(rng, 6), tiles[1:], tiles[::-1]])
    fields[CENTRE] = marker + tiles or "-"


def clear_table(rng: random.Random, fields: Fields) -> None:
    """No tiles on offer, as between the rounds."""
    fields[FACTORIES] = re.sub("[A-Z]+", "-", fields[FACTORIES])
    fields[CENTRE] = rng.choice("-*")


def clear_floors(rng: random.Random, fields: Fields) -> None:
    """Empty floor lines and no complete lines, as between the rounds."""
    for number in range(BOARDS, len(fields)):
        parts = fields[number].split(";")
        if len(parts) == 4:
            lines = parts[LINES].split(",")
            parts[LINES] = ",".join("-" if line[0] == str(k) else line for k, line in enumerate(lines, start=1))
            parts[FLOOR] = "-"
            fields[number] = ";".join(parts)


def hand_over_marker(rng: random.Random, fields: Fields) -> None:
    """The marker moves to another place, and all fields that mention it are changed accordingly."""
    fields[CENTRE] = fields[CENTRE].replace("*", "") or "-"
    for number in range(BOARDS, len(fields)):
        fields[number] = fields[number].replace("*", "")
        fields[number] += "-" if fields[number].endswith(";") else ""
    fields[MARKER] = rng.choice("-1234"[: len(fields) - BOARDS + 1])
    if fields[MARKER] == "-":
        fields[CENTRE] = "*" + fields[CENTRE].strip("-")
    elif fields[PHASE] in ("deal", "end"):
        fields[FIRST] = fields[MARKER]
    else:
        number = BOARDS + int(fields[MARKER]) - 1
        head, _, floor = fields[number].rpartition(";")
        tiles = list(floor.strip("-"))
        if len(tiles) < 7:
            tiles.insert(rng.randint(0, len(tiles)), "*")
        fields[number] = f"{head};{''.join(tiles)}"


def fill_floor(rng: random.Random, fields: Fields) -> None:
    """Seven tiles on the floor line of the seat to move, if that seat does not have the marker."""
    number = BOARDS + int(fields[PHASE][-1]) - 1 if fields[PHASE][-1].isdigit() else len(fields)
    if BOARDS <= number < len(fields) and "*" not in fields[number]:
        head = fields[number].rpartition(";")[0]
        fields[number] = f"{head};{''.join(rng.choices(COLOURS, k=7))}"


def change_board(rng: random.Random, fields: Fields) -> None:
    """Another score, wall space, wall row, pattern line or floor line on one board."""
    number = rng.randrange(BOARDS, len(fields))
    parts = fields[number].split(";")
    if len(parts) == 4:
        part = rng.choice([SCORE, WALL, WALL, LINES, LINES, FLOOR, FLOOR])
        parts[part] = [changed_score, changed_wall, changed_lines, changed_floor][part](rng, parts[part])
        fields[number] = ";".join(parts)


def changed_score(rng: random.Random, score: str) -> str:
    """Another score, some of them impossible."""
    return rng.choice(["0", "7", "240", "999999000", "1000000000", "-1", "", str(rng.randrange(100))])


def changed_wall(rng: random.Random, wall: str) -> str:
    """One space filled, emptied or with another colour; sometimes a whole row."""
    rows = wall.split("/")
    row = rng.randrange(len(rows))
    column = rng.randrange(5)
    if rng.random() < 0.15:
        rows[row] = "".join(COLOURS[(place - row) % 5] for place in range(5))
    elif rng.random() < 0.1:
        rows[row] = "".join(rng.sample(COLOURS, 5))
    else:
        printed = COLOURS[(column - row) % 5]
        tile = rng.choice([".", ".", printed, printed, *COLOURS])
        rows[row] = rows[row][:column] + tile + rows[row][column + 1 :]
    return "/".join(rows)


def changed_lines(rng: random.Random, lines: str) -> str:
    """One line with another number of tiles or another colour."""
    texts = lines.split(",")
    line = rng.randrange(len(texts))
    texts[line] = rng.choice(
        ["-", f"{rng.randint(1, line + 1)}{rng.choice(COLOURS)}", f"{line + 1}{rng.choice(COLOURS)}"]
    )
    if rng.random() < 0.1:
        texts[line] = f"{rng.randint(0, 12)}{rng.choice(COLOURS)}"
    return ",".join(texts)


def changed_floor(rng: random.Random, floor: str) -> str:
    """Tiles or the marker come or go."""
    tiles = floor.strip("-")
    seven = "".join(rng.choices(COLOURS, k=7))
    return rng.choice(["-", seven, tiles + "*", tiles + some_tiles(rng, 3), tiles[1:] or "-", tiles[::-1] or "-"])


def change_stock(rng: random.Random, fields: Fields) -> None:
    """One tile goes from the bag to the lid, appears in the lid, or vanishes from the bag."""
    counts = [[int(count) for count in fields[name].split(",")] for name in (BAG, LID)]
    colour = rng.randrange(5)
    counts[0][colour] -= rng.choice([0, 1, 1, 1])
    counts[1][colour] += rng.choice([0, 1, 1, 1])
    fields[BAG], fields[LID] = (",".join(map(str, part)) for part in counts)


MUTATIONS: list[Mutation] = [
    change_table,
    change_round,
    change_phase,
    change_seats,
    change_factories,
    change_centre,
    clear_table,
    clear_floors,
    hand_over_marker,
    fill_floor,
    *[change_board] * 6,
]


def mutated(rng: random.Random, text: str) -> str:
    """A position text with some changes, after which mostly every colour totals 20 again."""
    while True:
        fields = text.split(" ")
        choice = rng.random()
        if choice < 0.1:
            changed = garbled(rng, text)
        elif choice < 0.15:
            change_stock(rng, fields)
            changed = " ".join(fields)
        else:
            for mutation in rng.choices(MUTATIONS, k=rng.randint(1, 3)):
                mutation(rng, fields)
            if rng.random() < 0.9:
                balance(fields)
            changed = " ".join(fields)
        if LEFT_OPEN.search(changed) is None:
            return changed


def garbled(rng: random.Random, text: str) -> str:
    """One character inserted, removed or replaced."""
    place = rng.randrange(len(text))
    return text[:place] + rng.choice(["", rng.choice(CHARACTERS)]) + text[place + rng.randint(0, 1) :]


def balance(fields: Fields) -> None:
    """Make each colour total 20: add missing tiles to the bag; take surplus ones from the bag, then from the lid."""
    bag, lid = [], []
    in_lid = [int(count) for count in fields[LID].split(",")]
    for colour, discarded in zip(COLOURS, in_lid, strict=True):
        rest = 20 - count_on_table(colour, fields)
        kept = max(0, min(discarded, rest))
        lid.append(kept)
        bag.append(max(0, rest - kept))
    fields[BAG], fields[LID] = ",".join(map(str, bag)), ",".join(map(str, lid))


def count_on_table(colour: str, fields: Fields) -> int:
    """Tiles of a colour everywhere but in the bag and the lid."""
    total = (fields[FACTORIES] + fields[CENTRE]).count(colour)
    for text in fields[BOARDS:]:
        total += text.count(colour)
        total += sum(int(count) - 1 for count in re.findall(f"([0-9]+){colour}", text))
    return total


def mutated_deal(rng: random.Random, deal: str) -> str:
    """A deal with one small change: tiles swapped, recoloured, added, lost, or factories exchanged."""
    factories = deal.split(",")
    one, other = rng.sample(range(len(factories)), 2)
    choice = rng.randrange(6)
    if choice == 0:
        factories[one], factories[other] = factories[other], factories[one]
    elif choice == 1:
        left, right = factories[one], factories[other]
        factories[one], factories[other] = right[:1] + left[1:], left[:1] + right[1:]
    elif choice == 2:
        factories[one] = rng.choice(COLOURS) + factories[one][1:]
    elif choice == 3:
        factories[one] = factories[one].strip("-") + rng.choice(COLOURS)
    elif choice == 4:
        factories[one] = factories[one][1:] or "-"
    else:
        factories[one] = "".join(rng.sample(factories[one], len(factories[one])))
    return ",".join(factories)
