"""docs/fair-deals.md: its test vectors, an implementation written from its text, and its example game."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

import pytest

from tests.fairness.documented_deals import (
    documented_chain_value,
    documented_commitment,
    documented_deal,
    documented_first_seat,
    documented_hmac,
    documented_key,
    documented_round_key,
)
from tests.fairness.fair_games import ADDED, CHAINS, SECRET, SEEDS, TABLE, fair_game, last_word_game
from tests.random_games import TABLES, random_game
from tilewright.fairness import FairSource, Missing, commitment
from tilewright.notation import Deal, Record
from tilewright.rules import Phase, Position

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "fair-deals.md").read_text(encoding="utf-8")
DEALS_CHECKED = 1000


def documented(pattern: str) -> tuple[str, ...]:
    found = re.search(pattern, PAGE, re.MULTILINE)
    assert found, pattern
    return found.groups()


def test_the_secret_and_its_commitment() -> None:
    assert documented(r"^\| secret \| `(.*)` \|") == (SECRET.hex(),)
    assert documented(r"^\| table \| `(.*)` \|") == (TABLE,)
    (shown,) = documented(r"^\| commitment \| `(.*)` \|")
    assert shown == commitment(SECRET, TABLE) == documented_commitment(SECRET, TABLE)
    assert shown == hashlib.sha256(b"tilewright-fair-deals-2 commitment k3f9 " + SECRET.hex().encode()).hexdigest()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_vector(players: int) -> None:
    added, key_shown = documented(rf"^\| {players} \| (`c0ffee`.*) \| `(.{{64}})` \|")
    contributions = [own.strip("`").replace("nothing", "") for own in added.split(", ")]
    assert tuple(contributions) == ADDED[:players]
    key = documented_key(SECRET, TABLE, contributions)
    assert key.hex() == key_shown
    first, deal = documented(rf"^\| {players} \| ([1-4]) \| `([BYRKW,]+)` \|")
    source = FairSource(SECRET, TABLE, contributions)
    assert int(first) == source.first_seat(players) == documented_first_seat(key, players)
    assert deal == source.deal(Position.start(players))
    assert deal == documented_deal(key, 1, [20] * 5, [0] * 5, players)


def test_the_details_of_the_vector() -> None:
    key = documented_key(SECRET, TABLE, ["c0ffee", ""])
    assert key == documented_hmac(SECRET, *documented(r"the text of the key is `(.*?)`"))
    text, block = documented(r"text `(tilewright-fair-deals-2 deal 1 0)`, is `(.{64})`")
    assert documented_hmac(key, text).hex() == block
    (with_lid,) = documented(r"4 red and 3 white ones, give `(.*)`")
    assert with_lid == documented_deal(key, 6, [1, 0, 2, 0, 3], [6, 5, 4, 0, 3], 2)


def test_a_program_written_from_the_page_agrees() -> None:
    """Deals of random games of every kind; many of them need the lid, and in some there are too few tiles."""
    checked, with_lid, short = 0, 0, 0
    seed = 0
    while checked < DEALS_CHECKED:
        for players, side in TABLES:
            seed += 1
            secret = hashlib.sha256(f"secret {seed}".encode()).digest()
            table = f"Table_{seed}-x"
            added = [
                hashlib.sha256(f"{seed} {seat}".encode()).hexdigest()[: seed * seat % 65] for seat in range(players)
            ]
            source, key = FairSource(secret, table, added), documented_key(secret, table, added)
            assert source.first_seat(players) == documented_first_seat(key, players)
            for _, position in random_game(players, side, seed):
                if position.phase is not Phase.DEAL or position.round > 20:
                    continue
                bag, lid = list(position.bag), list(position.lid)
                expected = documented_deal(key, position.round, bag, lid, players)
                assert source.deal(position) == expected
                assert position.deal(expected).round == position.round
                checked += 1
                with_lid += sum(bag) < 4 * (2 * players + 1)
                short += sum(bag) + sum(lid) < 4 * (2 * players + 1)
    assert with_lid > 100
    assert short > 0


def test_the_game_on_the_page() -> None:
    (record,) = re.findall(r"```azr\n(.*?)```", PAGE, re.DOTALL)
    assert Record.parse(record) == fair_game()


def test_every_code_is_on_the_page() -> None:
    listed = re.findall(r"^ *\| ([a-z-]+) \| (\S.*) \|$", Missing.__doc__ or "", re.MULTILINE)
    assert len(listed) == 8
    for code, _ in listed:
        assert f"| `{code}` |" in PAGE


def test_the_vector_of_the_last_word() -> None:
    """Seat 1 of two adds value 0 of its chain and reveals value 1; seat 2 adds and reveals nothing."""
    (seed,) = documented(r"the chain of the seed `(.{64})`")
    assert bytes.fromhex(seed) == SEEDS[0]
    added, value = (documented(rf"`(.{{64}})` of round {round}\b")[0] for round in (0, 1))
    assert (added, value) == tuple(documented_chain_value(SEEDS[0], round) for round in (0, 1))
    key_shown, round_key_shown = documented(r"the key is `(.{64})`, that of round 1\n`(.{64})`")
    key = documented_key(SECRET, TABLE, [added, ""])
    round_key = documented_round_key(key, 1, [value, ""])
    assert (key.hex(), round_key.hex()) == (key_shown, round_key_shown)
    first, deal = documented(r"seat ([12]) starts, and the deal of round 1 is\n`([BYRKW,]+)`")
    source = FairSource(SECRET, TABLE, (added, ""))
    assert int(first) == source.first_seat(2) == documented_first_seat(key, 2)
    assert deal == source.deal(Position.start(), (value, "")) == documented_deal(round_key, 1, [20] * 5, [0] * 5, 2)


def test_a_game_with_the_last_word_follows_the_page() -> None:
    record = last_word_game(3, "grey")
    values = list(record.header("Reveals") or ())
    key = documented_key(SECRET, TABLE, list(CHAINS[:3]))
    steps = zip(record.steps, record.positions(), strict=False)
    for step, before in [(step, before) for step, before in steps if isinstance(step, Deal)]:
        row = values[3 * (before.round - 1) : 3 * before.round]
        round_key = documented_round_key(key, before.round, row)
        assert str(step) == documented_deal(round_key, before.round, list(before.bag), list(before.lid), 3)
        for seed, value in zip(SEEDS, row, strict=False):
            assert value in ("", documented_chain_value(seed, before.round))
