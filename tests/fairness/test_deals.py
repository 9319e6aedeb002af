"""Fair deals: the documented construction, and draws without bias."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Sequence
from itertools import combinations_with_replacement

import pytest

from tests.notation.games import TABLES
from tilewright.fairness import BadRandomness, Draws, FairSource, Promised, commitment, draw_factories, new_secret
from tilewright.rules import ImpossibleDeal, Phase, Position, UnreadableText

SECRET = bytes(range(32))


def test_secrets_are_new_and_long() -> None:
    assert len({new_secret() for _ in range(100)}) == 100
    assert {len(new_secret()) for _ in range(10)} == {32}


def test_the_commitment_depends_on_secret_and_table() -> None:
    assert commitment(SECRET, "t") == commitment(bytes(range(32)), "t") == Promised("t", SECRET).commitment
    assert len({commitment(SECRET, "t"), commitment(bytes(32), "t"), commitment(SECRET, "u")}) == 3
    assert commitment(SECRET, "t", "1") == commitment(SECRET, "u", "1")  # version 1 did not depend on the table
    assert SECRET.hex() not in repr(Promised("t", SECRET))
    with pytest.raises(UnreadableText, match="has 32 bytes, not 31"):
        commitment(bytes(31), "t")
    with pytest.raises(UnreadableText, match="the versions 1 and 2, not '3'"):
        commitment(SECRET, "t", "3")


def test_the_repr_of_a_source_hides_its_secret() -> None:
    source = FairSource(SECRET, "t", ("ab", ""))
    assert SECRET.hex() not in repr(source)
    assert "t" in repr(source)


@pytest.mark.parametrize(("players", "side"), TABLES)
def test_every_deal_can_be_dealt(players: int, side: str) -> None:
    source = FairSource(SECRET, "t", ("",) * players)
    first = source.first_seat(players)
    assert 1 <= first <= players
    position = Position.start(players, side, first)
    deal = source.deal(position)
    assert str(position.deal(deal)).split()[3] == deal == source.deal(position)
    with pytest.raises(ImpossibleDeal, match="no deal is awaited"):
        source.deal(position.deal(deal))


def test_a_deal_depends_on_key_round_bag_and_lid_alone() -> None:
    """A deal does not depend on the side or on who starts."""
    source = FairSource(SECRET, "t", ("", "1"))
    deals = {source.deal(Position.start(2, side, first)) for side in ("coloured", "grey") for first in (1, 2)}
    assert len(deals) == 1
    start = Position.start()
    later = Position.parse(str(start).replace("2c 1 deal", "2c 2 deal"))
    others = [FairSource(bytes(32), "t", ("", "1")), FairSource(SECRET, "u", ("", "1"))]
    others += [FairSource(SECRET, "t", added) for added in (("1", ""), ("", ""), ("", "10"), ("1", "1"))]
    assert len({source.deal(later), *deals, *(other.deal(start) for other in others)}) == 8


def test_deals_with_few_tiles_or_none() -> None:
    def drawn(bag: tuple[int, ...], lid: tuple[int, ...]) -> str:
        return draw_factories(Draws(SECRET, "deal", 7), bag, lid, 5)

    none = (0, 0, 0, 0, 0)
    assert drawn(none, none) == "-,-,-,-,-"
    assert drawn((1, 0, 2, 0, 0), none) == "BRR,-,-,-,-"
    assert drawn((0, 0, 0, 0, 5), none) == "WWWW,W,-,-,-"
    assert drawn((2, 0, 0, 0, 0), (0, 0, 0, 3, 0)) == "BBKK,K,-,-,-"
    assert drawn((2, 0, 0, 0, 0), (0, 18, 0, 0, 0)) == "BBYY,YYYY,YYYY,YYYY,YYYY"  # SIL-19: bag before lid


@pytest.mark.parametrize("added", ["A", "g", "0" * 65, " ", "-", "٣", "0\n"])
def test_a_bad_contribution(added: str) -> None:
    with pytest.raises(BadRandomness, match="at most 64 characters of 0-9 and a-f") as caught:
        FairSource(SECRET, "t", ("", added))
    assert caught.value.code == "bad-randomness"


def test_bad_tables_and_seats() -> None:
    for table in ("", "a b", "é", "a" * 65, "a\n"):
        with pytest.raises(UnreadableText, match="a table's name is"):
            FairSource(SECRET, table, ("", ""))
    with pytest.raises(BadRandomness, match="one for each seat, not 1"):
        FairSource(SECRET, "t", ("",))
    with pytest.raises(BadRandomness, match="a game of 3 needs 3 contributions of randomness, not 2"):
        FairSource(SECRET, "t", ("", "")).first_seat(3)
    with pytest.raises(BadRandomness, match="a game of 4 needs 4 contributions of randomness, not 2"):
        FairSource(SECRET, "t", ("", "")).deal(Position.start(4))


def chi_square(counts: Sequence[int], shares: Sequence[float]) -> float:
    """The chi-square statistic of counts with these expected shares."""
    total = sum(counts)
    return sum((count - total * share) ** 2 / (total * share) for count, share in zip(counts, shares, strict=True))


def usual(cells: int) -> float:
    """Chi-square's mean plus 4 standard deviations: by chance exceeded once in 100 (2 cells) to 3,800 (100 cells)."""
    return (cells - 1) + 4 * math.sqrt(2 * (cells - 1))


@pytest.mark.parametrize("bound", [2, 3, 4, 7, 20, 41, 86, 99, 100])
def test_numbers_are_equally_likely(bound: int) -> None:
    draws = Draws(SECRET, "deal", bound)
    counts = Counter(draws.below(bound) for _ in range(200 * bound))
    assert chi_square([counts[number] for number in range(bound)], [1 / bound] * bound) < usual(bound)


def test_first_seats_are_equally_likely() -> None:
    for players in (2, 3, 4):
        seats = Counter(FairSource(SECRET, f"t{n}", ("",) * players).first_seat(players) for n in range(3000))
        assert sorted(seats) == list(range(1, players + 1))
        assert chi_square(list(seats.values()), [1 / players] * players) < usual(players)


def test_factories_are_as_likely_as_by_hand() -> None:
    """First and last factories of many deals, compared with the exact probabilities of four tiles out of a hundred."""
    position = Position.start()
    deals = [FairSource(SECRET, f"t{n}", ("", "")).deal(position).split(",") for n in range(7000)]
    kinds = ["".join(tiles) for tiles in combinations_with_replacement("BYRKW", 4)]
    shares = [math.prod(math.comb(20, kind.count(letter)) for letter in "BYRKW") / math.comb(100, 4) for kind in kinds]
    assert math.isclose(sum(shares), 1)
    for place in (0, -1):
        counts = Counter(deal[place] for deal in deals)
        assert chi_square([counts[kind] for kind in kinds], shares) < usual(len(kinds))


@pytest.mark.parametrize("seed", range(8))
def test_five_deals_of_two_players_do_not_depend_on_their_play(seed: int) -> None:
    """The sixth deal also depends on the lid, and so on the play (docs/duplicate.md)."""
    source = FairSource(SECRET, "t", ("", str(seed)))
    dealt: list[list[tuple[tuple[int, ...], str]]] = []
    for player in range(2):
        chance = random.Random(f"{seed} {player}")
        position = Position.start(2, "coloured", source.first_seat(2))
        dealt.append([])
        while not position.is_over and len(dealt[-1]) < 6:
            if position.phase is Phase.DEAL:
                deal = source.deal(position)
                dealt[-1].append((tuple(position.lid), deal))
                position = position.deal(deal)
            else:
                position = position.play(chance.choice(position.legal_moves()))
    first, second = ([deal for _, deal in game[:5]] for game in dealt)
    common = min(len(first), len(second))
    assert common >= 4
    assert first[:common] == second[:common]
    if min(map(len, dealt)) == 6:
        (lid, deal), (other_lid, other) = dealt[0][5], dealt[1][5]
        assert (deal == other) == (lid == other_lid)
