"""The check of a record: fair games of every kind, and many ways to tamper with one."""

from __future__ import annotations

import pytest

from tests.fairness.fair_games import ADDED, CHAINS, SECRET, SEEDS, TABLE, fair_game, last_word_game
from tests.notation.games import TABLES, random_game
from tilewright.fairness import ROUNDS, FairSource, Status, Verdict, chain_value, check_record, commitment
from tilewright.fairness.chains import broken_links
from tilewright.notation import Deal, Record, example_record
from tilewright.rules import Phase, UnreadableText

COMMITMENT = commitment(SECRET, TABLE)


def codes(verdict: Verdict) -> list[str]:
    return [missing.code for missing in verdict.missing]


def rest_of(record: Record, steps: int) -> Record:
    """The rest of a record after this many deals and moves: a record from that position, with the same headers."""
    later = Record.start_from(record.positions()[steps], record.seats)
    for name in ("Table", "Fairness", "Commitment", "Secret", "Randomness", "FirstBy"):
        if values := record.header(name):
            later = later.with_header(name, *values)
    for step in record.steps[steps:]:
        later = later.with_deal(step) if isinstance(step, Deal) else later.with_move(step)
    return later


@pytest.mark.parametrize("drawn", [True, False])
@pytest.mark.parametrize(("players", "side"), TABLES)
def test_fair_games(players: int, side: str, drawn: bool) -> None:
    record = fair_game(players, side, drawn=drawn)
    verdict = check_record(Record.parse(str(record)), COMMITMENT, ADDED[0])
    assert verdict.status is Status.FAIR
    assert verdict.missing == ()
    assert verdict.commitment_fits
    assert verdict.noted_fits
    assert verdict.own_fits
    assert verdict.first_by == ("draw" if drawn else "choice")
    assert verdict.first_fits is (True if drawn else None)
    assert [deal.round for deal in verdict.deals] == list(range(1, record.final.round + 1))
    assert all(deal.fits for deal in verdict.deals)


@pytest.mark.parametrize(("players", "side"), TABLES)
def test_a_tampered_deal(players: int, side: str) -> None:
    """The first deal stays; the second is another one that the bag could have yielded."""
    record = fair_game(players, side)
    second = [place for place, step in enumerate(record.steps) if isinstance(step, Deal)][1]
    verdict = check_record(record.shortened(second).with_random_deal(5))
    assert verdict.status is Status.UNFAIR
    assert [deal.fits for deal in verdict.deals] == [True, False]
    assert verdict.deals[1].expected == str(record.steps[second])


def test_a_tampered_first_seat() -> None:
    record = fair_game()
    other = 3 - record.positions()[0].first
    verdict = check_record(record.shortened(1).with_header("First", str(other)))
    assert verdict.status is Status.UNFAIR
    assert verdict.first_fits is False
    assert verdict.deals[0].fits  # a deal does not depend on who starts


def test_a_tampered_secret() -> None:
    secret = bytes([255, *SECRET[1:]])
    verdict = check_record(fair_game().with_header("Secret", secret.hex()))
    assert verdict.status is Status.UNFAIR
    assert verdict.commitment_fits is False
    assert not any(deal.fits for deal in verdict.deals)


def test_a_secret_changed_with_its_commitment_and_deals() -> None:
    """Such a record is consistent; only somebody who noted the old commitment can see the change."""
    secret = bytes([255, *SECRET[1:]])
    source = FairSource(secret, TABLE, ADDED[:2])
    record = fair_game().shortened(0).with_header("Secret", secret.hex())
    record = record.with_header("Commitment", commitment(secret, TABLE)).with_header("First", str(source.first_seat(2)))
    record = record.with_deal(source.deal(record.final))
    assert check_record(record).status is Status.CONSISTENT
    assert check_record(record).noted_fits is None
    verdict = check_record(record, COMMITMENT, ADDED[0])
    assert verdict.noted_fits is False
    assert verdict.status is Status.UNFAIR


@pytest.mark.parametrize("added", [("c0ffef", ""), ("c0ffee", "0"), ("", "c0ffee"), ("c0ffe", "e"), ("", "")])
def test_a_tampered_contribution_and_swapped_seats(added: tuple[str, str]) -> None:
    verdict = check_record(fair_game().with_header("Randomness", *added))
    assert verdict.status is Status.UNFAIR
    assert verdict.commitment_fits
    assert not any(deal.fits for deal in verdict.deals)


def test_a_changed_table_is_unfair() -> None:
    assert check_record(fair_game().with_header("Table", "k3f8")).status is Status.UNFAIR


def test_unfinished() -> None:
    record = fair_game(publish=False)
    verdict = check_record(record.shortened(20))
    assert verdict.status is Status.UNVERIFIABLE
    assert codes(verdict) == ["unfinished"]
    assert verdict.commitment == COMMITMENT
    assert [deal.fits for deal in verdict.deals] == [None, None]
    assert (verdict.first_by, verdict.first_fits) == ("draw", None)
    assert codes(check_record(record)) == ["no-secret"]


def test_a_stopped_game_is_checked_as_far_as_it_went() -> None:
    record = fair_game().shortened(20)
    assert record.result == "*"
    assert check_record(record, COMMITMENT, ADDED[0]).status is Status.FAIR
    verdict = check_record(record.shortened(0))
    assert codes(verdict) == ["no-deals"]
    assert verdict.status is Status.UNVERIFIABLE


@pytest.mark.parametrize("record", [example_record(), random_game(3, "grey")])
def test_without_headers(record: Record) -> None:
    verdict = check_record(record)
    assert verdict.status is Status.UNVERIFIABLE
    assert codes(verdict) == ["not-fair-record"]
    assert verdict.commitment is None
    assert {deal.fits for deal in verdict.deals} == {None}


def test_from_a_position() -> None:
    """Deals after the position are checked. The game is not proved fair unless the position is the start of a game."""
    record = fair_game(4, "grey")
    whole = check_record(rest_of(record, 0))
    assert whole.status is Status.CONSISTENT
    assert whole.first_fits
    second = next(place for place, position in enumerate(record.positions()) if position.round == 2)
    assert record.positions()[second].phase is Phase.DEAL
    for steps in (1, second):
        verdict = check_record(rest_of(record, steps))
        assert verdict.status is Status.UNVERIFIABLE
        assert codes(verdict) == ["starts-later"]
        assert verdict.first is None
        assert all(deal.fits for deal in verdict.deals)
        assert verdict.deals[0].round == 2
    wrong = check_record(rest_of(record, second).with_header("Randomness", "", "", "", ""))
    assert wrong.status is Status.UNFAIR


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("Table", ("a b",)),
        ("Table", ()),
        ("Fairness", ("3",)),
        ("Commitment", ("0" * 63,)),
        ("Commitment", ("0" * 64, "0" * 64)),
        ("Secret", ("G" * 64,)),
        ("Secret", ("",)),
        ("Randomness", ("c0ffee",)),
        ("Randomness", ("c0ffee", "", "")),
        ("Randomness", ("c0ffee", "F")),
        ("FirstBy", ("luck",)),
    ],
)
def test_bad_headers(name: str, values: tuple[str, ...]) -> None:
    verdict = check_record(fair_game().with_header(name, *values))
    assert verdict.status is Status.UNVERIFIABLE
    assert codes(verdict) == ["bad-header"]
    assert f"[{name}] cannot be used" in verdict.missing[0].sentence


@pytest.mark.parametrize("name", ["Table", "Commitment", "Randomness", "FirstBy"])
def test_missing_and_doubled_headers(name: str) -> None:
    lines = str(fair_game()).splitlines(keepends=True)
    place = next(place for place, line in enumerate(lines) if line.startswith(f"[{name} "))
    without = check_record(Record.parse("".join([*lines[:place], *lines[place + 1 :]])))
    doubled = check_record(Record.parse("".join([*lines[:place], lines[place], *lines[place:]])))
    for verdict, words in ((without, "is missing"), (doubled, "2 times")):
        assert verdict.status is Status.UNVERIFIABLE
        assert codes(verdict) == ["bad-header"]
        assert f"[{name}]" in verdict.missing[0].sentence
        assert words in verdict.missing[0].sentence


def test_bad_notes() -> None:
    with pytest.raises(UnreadableText, match="has 64 characters"):
        check_record(fair_game(), "abc")
    for own in ("", "G", "0" * 65):
        with pytest.raises(UnreadableText, match="1 to 64 characters"):
            check_record(fair_game(), None, own)


@pytest.mark.parametrize("notes", [(None, None), (COMMITMENT, None), (None, ADDED[0])])
def test_half_a_note_proves_nothing(notes: tuple[str | None, str | None]) -> None:
    assert check_record(fair_game(), *notes).status is Status.CONSISTENT


def test_deals_without_ones_own_randomness_are_unfair() -> None:
    verdict = check_record(fair_game(), COMMITMENT, "abc")
    assert verdict.own_fits is False
    assert verdict.status is Status.UNFAIR


def test_what_could_have_been_chosen() -> None:
    """The operator could choose the deals of version 1, and those to which nobody added randomness."""
    old = check_record(fair_game(version="1"), commitment(SECRET, TABLE, "1"), ADDED[0])
    assert (old.status, codes(old)) == (Status.UNVERIFIABLE, ["old-version"])
    assert all(deal.fits for deal in old.deals)
    assert old.first_fits
    alone = check_record(fair_game(added=("", "")), COMMITMENT)
    assert (alone.status, codes(alone)) == (Status.UNVERIFIABLE, ["nobody-added"])
    assert "could choose" in alone.missing[0].sentence


@pytest.mark.parametrize(("players", "side"), TABLES)
def test_games_with_the_last_word(players: int, side: str) -> None:
    """Seat 1 reveals a value before every deal, seat 2 not before the first and the third."""
    record = Record.parse(str(last_word_game(players, side)))
    verdict = check_record(record, COMMITMENT, CHAINS[0])
    assert verdict.status is Status.FAIR
    assert (verdict.broken, verdict.foreseeable) == ((), ())
    assert check_record(record, COMMITMENT, CHAINS[1]).foreseeable == (1, 3)
    assert check_record(record).unforeseen == tuple(range(1, record.final.round + 1))
    assert check_record(fair_game(players, side)).unforeseen is None


def changed_reveal(place: int, value: str) -> Record:
    record = last_word_game()
    values = list(record.header("Reveals") or ())
    assert values[place] != value
    values[place] = value
    return record.with_header("Reveals", *values)


@pytest.mark.parametrize(
    ("place", "value"),
    [
        (0, ""),
        (0, chain_value(SEEDS[0], 2)),
        (2, chain_value(SEEDS[0], 1)),
        (2, "0" * 64),
        (3, ""),
        (4, chain_value(SEEDS[1], 3)),
        (1, chain_value(SEEDS[1], 1)),
    ],
)
def test_tampered_reveals(place: int, value: str) -> None:
    """A revealed value is removed, invented, added, or replaced by one of another round or seat."""
    verdict = check_record(changed_reveal(place, value), COMMITMENT, CHAINS[0])
    assert verdict.status is Status.UNFAIR
    assert [deal.round for deal in verdict.deals if not deal.fits] == [place // 2 + 1]
    belongs = value in ("", chain_value(SEEDS[place % 2], place // 2 + 1))
    assert (verdict.broken == ()) is belongs


def test_without_its_reveals_a_game_does_not_follow() -> None:
    lines = str(last_word_game()).splitlines(keepends=True)
    without = check_record(Record.parse("".join(line for line in lines if not line.startswith("[Reveals"))))
    assert without.status is Status.UNFAIR
    (place,) = (place for place, line in enumerate(lines) if line.startswith("[Reveals"))
    doubled = check_record(Record.parse("".join([*lines[:place], lines[place], *lines[place:]])))
    assert (doubled.status, codes(doubled)) == (Status.UNVERIFIABLE, ["bad-header"])


@pytest.mark.parametrize("values", [("",) * 9, ("",) * 8, ("",) * 9 + ("x",), ("",) * 9 + ("0" * 63,), ()])
def test_bad_reveals(values: tuple[str, ...]) -> None:
    verdict = check_record(last_word_game().with_header("Reveals", *values))
    assert (verdict.status, codes(verdict)) == (Status.UNVERIFIABLE, ["bad-header"])
    assert "[Reveals] cannot be used" in verdict.missing[0].sentence


def test_a_part_of_a_game_with_the_last_word() -> None:
    verdict = check_record(last_word_game().shortened(20), COMMITMENT, CHAINS[0])
    assert verdict.status is Status.FAIR
    assert len(verdict.deals) == 2


def test_a_chain_has_no_value_beyond_the_last_round() -> None:
    assert chain_value(SEEDS[0], ROUNDS) == SEEDS[0].hex()
    for seed, round in ((SEEDS[0], ROUNDS + 1), (SEEDS[0], -1), (b"", 1)):
        with pytest.raises(UnreadableText, match="seed of 32 bytes"):
            chain_value(seed, round)
    late = [("",)] * (ROUNDS - 1) + [(SEEDS[0].hex(),)]
    assert broken_links(CHAINS[:1], late) == ()
    assert broken_links(CHAINS[:1], [*late, (SEEDS[0].hex(),)]) == ((1, ROUNDS + 1),)
    with pytest.raises(UnreadableText, match="one entry for each seat"):
        FairSource(SECRET, TABLE, ADDED[:2]).deal(fair_game().positions()[0], ("x", ""))
