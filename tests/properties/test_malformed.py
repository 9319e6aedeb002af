"""Malformed, mutated and huge input for every parser: it is read correctly, or refused with a TilewrightError."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.notation.games import TABLES, random_game
from tests.notation.test_record import BY_HAND, OPENING
from tests.rules.rulebook_cases import SOUND
from tilewright.notation import Record, example_record, from_json, to_json
from tilewright.notation.files import decode_record
from tilewright.rules import Move, Outcome, Position, TilewrightError
from tilewright.rules.reading import read_factories

RECORDS = [str(random_game(players, side, 2, rounds=2)) for players, side in TABLES] + [OPENING, BY_HAND]
POSITIONS = [*SOUND.values(), *(str(random_game(players, side, 2).final) for players, side in TABLES)]
AWAITING = [Position.start(players, side) for players, side in TABLES]

quick = settings(max_examples=150, deadline=None)
near_text = st.text(st.sampled_from('BYRKWCF@*-.,;/:0123456789offertildan \n\t[]"\\\ufeff\x00é\ud800'), max_size=120)
any_text = st.one_of(st.text(max_size=200), near_text)
json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20) | near_text,
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=8), inner, max_size=5),
    max_leaves=10,
)


def answered(read: Callable[[Any], object], value: object) -> str | None:
    """The text of what was read; None if it was refused with a TilewrightError."""
    try:
        return str(read(value))
    except TilewrightError as error:
        refusal = error
    assert 0 < len(str(refusal)) < 6000
    assert refusal.code in ("unreadable", "illegal-move", "impossible-deal", "impossible-position")
    return None


def mutations(text: str, seed: int, count: int) -> list[str]:
    """Texts in which a few characters are changed, added, removed, doubled or swapped."""
    chance = random.Random(seed)
    characters = 'BYRKWCF@*-.,;/:0123456789 \n[]"\\xé'
    mutated = []
    for _ in range(count):
        letters = list(text)
        for _ in range(chance.randint(1, 3)):
            place = chance.randrange(len(letters))
            kind = chance.randrange(6)
            if kind == 0:
                letters[place] = chance.choice(characters)
            elif kind == 1:
                letters.insert(place, chance.choice(characters))
            elif kind == 2 and len(letters) > 1:
                del letters[place]
            elif kind == 3:
                letters[place] *= 2
            elif kind == 4:
                other = chance.randrange(len(letters))
                letters[place], letters[other] = letters[other], letters[place]
            else:
                other = min(len(letters), place + chance.randint(1, 30))
                letters[place:place] = letters[place:other]
        mutated.append("".join(letters))
    return mutated


def parse_unchecked_and_use(text: str) -> Position:
    """Parse with `parse_unchecked`; `problems` and `repr` must not fail on what it accepts."""
    position = Position.parse_unchecked(text)
    position.problems()
    repr(position)
    return position


TEXT_PARSERS: dict[str, Callable[[Any], object]] = {
    "Move.parse": Move.parse,
    "Position.parse": Position.parse,
    "Position.parse_unchecked": parse_unchecked_and_use,
    "a deal": AWAITING[0].deal,
    "read_factories": lambda text: read_factories(text, 3),
    "Record.parse": Record.parse,
}
HUGE = ["B" * 10**6, "9" * 10**6, "," * 10**6, ";" * 10**6, "[" * 10**6, '["' * 10**5, "\\" * 10**6, "(" * 10**5]


@pytest.mark.parametrize("name", TEXT_PARSERS)
@quick
@given(text=any_text)
def test_any_text(name: str, text: str) -> None:
    answered(TEXT_PARSERS[name], text)


@pytest.mark.parametrize("name", TEXT_PARSERS)
def test_huge_text(name: str) -> None:
    for text in (*HUGE, *(OPENING + huge for huge in HUGE), *(POSITIONS[0] + huge for huge in HUGE)):
        assert answered(TEXT_PARSERS[name], text) is None or ";" in text


@pytest.mark.parametrize("name", [name for name in TEXT_PARSERS if name not in ("a deal", "read_factories")])
@pytest.mark.parametrize(
    "value", [None, 5, 2.5, True, b"3R2", [], {}, ("3R2",), object], ids=lambda value: type(value).__name__
)
def test_not_text(name: str, value: object) -> None:
    assert answered(TEXT_PARSERS[name], value) is None


def test_mutated_moves() -> None:
    right = {str(Move.from_int(number)) for number in range(325)}
    for number in range(0, 325, 3):
        for text in mutations(str(Move.from_int(number)), number, 20):
            assert answered(Move.parse, text) == (text if text in right else None)


@pytest.mark.parametrize("index", range(len(POSITIONS)))
def test_mutated_positions(index: int) -> None:
    """An accepted text gives a sound position, whose text is canonical and is read back as the same."""
    for text in mutations(POSITIONS[index], index, 150):
        read = answered(Position.parse, text)
        unchecked = answered(parse_unchecked_and_use, text)
        if read is not None:
            assert unchecked == read
            position = Position.parse(read)
            assert str(position) == read
            assert position.problems() == []
            for move in position.legal_moves():
                position.play(move)


@pytest.mark.parametrize("index", range(len(AWAITING)))
def test_mutated_deals(index: int) -> None:
    awaiting = AWAITING[index]
    dealt = awaiting.deal_randomly(index)
    for text in mutations(",".join(map(str, dealt.factories)), index, 150):
        read = answered(awaiting.deal, text)
        if read is not None:
            assert Position.parse(read).bag.total == dealt.bag.total


@pytest.mark.parametrize("index", range(len(RECORDS)))
def test_mutated_records(index: int) -> None:
    """An accepted record is written and read back as the same, also after `tidied`."""
    for text in mutations(RECORDS[index], index, 120):
        read = answered(Record.parse, text)
        if read is not None:
            record = Record.parse(read)
            assert str(record) == read
            assert Record.parse(text) == record
            assert Record.parse(str(record.tidied())) == record
            assert str(record.tidied().tidied()) == str(record.tidied())
            assert from_json(Record, json.loads(json.dumps(to_json(record)))) == record


def test_mutated_bytes() -> None:
    chance = random.Random(1)
    for text in RECORDS:
        for _ in range(60):
            content = bytearray(text.encode())
            for _ in range(chance.randint(1, 3)):
                content[chance.randrange(len(content))] = chance.randrange(256)
            answered(decode_record, bytes(content))
            answered(decode_record, bytes(content[: chance.randrange(len(content))]))


@quick
@given(
    comments=st.lists(
        st.tuples(st.integers(0, 40), st.text(st.characters(exclude_categories=["Cc", "Cs"]))), max_size=6
    ),
    names=st.lists(st.text(st.characters(exclude_categories=["Cc", "Cs"]), max_size=20), min_size=2, max_size=2),
    gaps=st.lists(st.sampled_from([" ", "\n", "  ", "\t", "\n\n", "\n \n"]), min_size=1, max_size=9),
)
def test_records_with_any_names_comments_and_white_space(
    comments: list[tuple[int, str]], names: list[str], gaps: list[str]
) -> None:
    whole = example_record()
    record = Record.start(seats=names)
    for index, step in enumerate(whole.steps[:30]):
        record = record.with_move(step) if isinstance(step, Move) else record.with_deal(step)
        for place, comment in comments:
            if place == index:
                record = record.with_comment(comment)
    text = str(record)
    assert Record.parse(text) == record
    assert str(Record.parse(text)) == text
    head, body = text.split("\n\n", 1)
    words = [line if line[0] in ";d" else line.split(" ") for line in body.rstrip("\n").split("\n")]
    spaced = head
    for number, word in enumerate(word for line in words for word in (line if isinstance(line, list) else [line])):
        gap = gaps[number % len(gaps)]
        spaced += gap if "\n" in gap else f"\n{gap}"
        spaced += word
    again = Record.parse(spaced)
    assert again == record
    assert str(again) == spaced
    assert str(again.tidied()) == text


KINDS: dict[str, tuple[type[Any], dict[str, Any]]] = {
    "position": (Position, to_json(random_game(3, "grey", 2).positions()[20])),
    "take": (Move, to_json(Move("3R2"))),
    "column": (Move, to_json(Move("2@4"))),
    "record": (Record, to_json(Record.parse(BY_HAND))),
}


@pytest.mark.parametrize("kind", [Position, Move, Outcome, Record])
@quick
@given(value=json_values)
def test_any_json(kind: type[Any], value: object) -> None:
    answered(lambda value: from_json(kind, value), value)


@pytest.mark.parametrize("name", KINDS)
def test_json_with_any_part_replaced_or_missing(name: str) -> None:
    kind, value = KINDS[name]
    paths = list(every_path(value))
    replacements = [None, True, -1, 0, 7, 10**5000, 1.5, float("nan"), "", "B", "3R2", "\ud800", [], {}, [[]], object()]
    for path in paths:
        for replacement in replacements:
            changed = copy.deepcopy(value)
            parent: Any = changed
            for key in path[:-1]:
                parent = parent[key]
            parent[path[-1]] = replacement
            answered(lambda value: from_json(kind, value), changed)
        changed = copy.deepcopy(value)
        parent = changed
        for key in path[:-1]:
            parent = parent[key]
        del parent[path[-1]]
        answered(lambda value: from_json(kind, value), changed)
        if isinstance(parent, dict):
            parent[5] = 5
            assert answered(lambda value: from_json(kind, value), changed) is None


def every_path(value: object, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """The paths of all parts of a JSON value."""
    keys: list[Any] = (
        list(value) if isinstance(value, dict) else list(range(len(value))) if isinstance(value, list) else []
    )
    paths = []
    for key in keys:
        paths += [(*path, key), *every_path(value[key], (*path, key))]  # type: ignore[index]
    return paths
