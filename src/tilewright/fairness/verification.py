"""Whether the deals of a recorded game follow from its secret and its seats' randomness, and what that proves."""

from __future__ import annotations

import hmac
import re
from dataclasses import dataclass
from enum import StrEnum

from tilewright.notation import Deal, Header, Record
from tilewright.rules import Position, UnreadableText
from tilewright.rules.reasons import Reason

from .chains import Row, broken_links, is_value
from .deals import CONTRIBUTION, TABLE, UNBOUND, VERSIONS, FairSource, commitment

HEX_64 = re.compile(r"[0-9a-f]{64}")

_FORMS = {
    "Table": (TABLE, 'letters, digits, - and _, as in [Table "k3f9"]'),
    "Fairness": (re.compile("|".join(VERSIONS)), " or ".join(f'[Fairness "{version}"]' for version in VERSIONS)),
    "Commitment": (HEX_64, "64 characters of 0-9 and a-f"),
    "Secret": (HEX_64, "64 characters of 0-9 and a-f"),
    "Randomness": (CONTRIBUTION, "one value for each seat, at most 64 characters of 0-9 and a-f"),
    "FirstBy": (re.compile("draw|choice"), '[FirstBy "draw"] or [FirstBy "choice"]'),
}


class Status(StrEnum):
    """The result of a check."""

    FAIR = "fair"
    """The server could not choose the deals: proved to whoever noted the commitment and then added this randomness."""
    CONSISTENT = "consistent"
    """The deals follow from the secret, but whoever wrote the record could have chosen both."""
    UNFAIR = "unfair"
    UNVERIFIABLE = "unverifiable"


@dataclass(frozen=True, slots=True)
class Missing:
    """Why something could not be checked: a word for programs and a sentence for people.

    | code | |
    |---|---|
    | not-fair-record | the record does not say that its deals can be checked |
    | bad-header | a header that the check needs is missing, occurs twice or cannot be read |
    | unfinished | the game is not over, so the secret is not published yet |
    | no-secret | the game is over, but the secret is not in the record |
    | starts-later | the record begins in the middle of a game |
    | no-deals | nothing was dealt |
    | nobody-added | no seat added randomness, so the server's operator could choose the deals |
    | old-version | version 1, in which the server's operator could choose the deals |
    """

    code: str
    sentence: str


@dataclass(frozen=True, slots=True)
class CheckedDeal:
    """A recorded deal, and the one that the secret gives (None while the secret is unknown)."""

    round: int
    dealt: str
    expected: str | None

    @property
    def fits(self) -> bool | None:
        return None if self.expected is None else self.dealt == self.expected


@dataclass(frozen=True, slots=True)
class Verdict:
    """What was checked, and what could not be; None means unknown."""

    missing: tuple[Missing, ...]
    deals: tuple[CheckedDeal, ...]
    commitment: str | None = None
    commitment_fits: bool | None = None
    """Whether the commitment in the record is the secret's."""
    noted_fits: bool | None = None
    """Whether the record's commitment is the one that was noted down before the game."""
    own_fits: bool | None = None
    """Whether a seat has the randomness that the user noted as their own."""
    first: int | None = None
    """The seat that started; None if the record begins in the middle of a game."""
    first_by: str | None = None
    """`draw` or `choice`."""
    first_drawn: int | None = None
    """The seat that the draw gives; None without a draw, or while the secret is unknown."""
    broken: tuple[tuple[int, int], ...] | None = None
    """Seat and round of each revealed value that does not belong to its seat's chain; None without reveals."""
    unforeseen: tuple[int, ...] | None = None
    """The rounds for whose deal a device revealed a value: the device of the person who added `own`, if given, else any
    device. None in a game without `last_word`."""

    @property
    def foreseeable(self) -> tuple[int, ...]:
        """The rounds that are not in `unforeseen`."""
        return tuple(deal.round for deal in self.deals if deal.round not in (self.unforeseen or ()))

    @property
    def first_fits(self) -> bool | None:
        return None if self.first is None or self.first_drawn is None else self.first == self.first_drawn

    @property
    def status(self) -> Status:
        notes = (self.noted_fits, self.own_fits)
        if False in (self.commitment_fits, self.first_fits, *notes, *(deal.fits for deal in self.deals)):
            return Status.UNFAIR
        if self.broken:
            return Status.UNFAIR
        if self.missing:
            return Status.UNVERIFIABLE
        return Status.FAIR if all(notes) else Status.CONSISTENT


def check_record(record: Record, noted: str | None = None, own: str | None = None) -> Verdict:
    """Check everything that can be checked with a record.

    `noted` is the commitment that somebody saw, and `own` the randomness that they added after that. Without these a
    record proves only that it is consistent.
    """
    if noted is not None and not HEX_64.fullmatch(noted):
        raise UnreadableText(Reason("a commitment has 64 characters of 0-9 and a-f", "commitment"))
    if own is not None and not (own and CONTRIBUTION.fullmatch(own)):
        sentence = "a seat's own randomness is 1 to 64 characters of 0-9 and a-f"
        raise UnreadableText(Reason(sentence, "own-randomness"))
    start = record.positions()[0]
    headers, missing = _read_headers(record)
    first = start.first if _is_new_game(start) else None
    if first is None:
        missing.append(
            Missing("starts-later", "The record begins in the middle of a game: what was before is unknown.")
        )
    rows, unreadable = _read_reveals(record)
    missing += unreadable
    source = None if unreadable else _source(headers, start.players)
    deals = _check_deals(record, source, rows)
    if not deals:
        missing.append(Missing("no-deals", "The record has no deal."))
    missing += _choosable(headers)
    committed = headers.get("Commitment", (None,))[0]
    first_by = headers.get("FirstBy", (None,))[0]
    added = headers.get("Randomness")
    return Verdict(
        missing=tuple(missing),
        deals=deals,
        commitment=committed,
        commitment_fits=None if committed is None else _is_commitment(committed, headers),
        noted_fits=None if committed is None or noted is None else committed == noted,
        own_fits=None if added is None or own is None else own in added,
        first=first,
        first_by=first_by,
        first_drawn=source.first_seat(start.players) if source and first and first_by == "draw" else None,
        broken=None if rows is None or added is None else broken_links(added, rows),
        unforeseen=None if rows is None or added is None else _revealed_rounds(rows, added, own),
    )


def _read_headers(record: Record) -> tuple[dict[str, tuple[str, ...]], list[Missing]]:
    """The headers about fair deals that can be used, and what is wrong with the others."""
    headers: dict[str, tuple[str, ...]] = {}
    missing: list[Missing] = []
    given = [item for item in record.items if isinstance(item, Header) and item.name in _FORMS]
    if all(header.name != "Fairness" for header in given):
        sentence = "The record does not say that its deals can be checked: it has no header [Fairness]."
        return {}, [Missing("not-fair-record", sentence)]
    for name, (form, shown) in _FORMS.items():
        found = [header.values for header in given if header.name == name]
        wanted = record.final.players if name == "Randomness" else 1
        if not found:
            missing.append(_without(name, record))
        elif len(found) > 1:
            missing.append(Missing("bad-header", f"The header [{name}] occurs {len(found)} times in the record."))
        elif len(found[0]) != wanted or not all(map(form.fullmatch, found[0])):
            missing.append(Missing("bad-header", f"The header [{name}] cannot be used: it should be {shown}."))
        else:
            headers[name] = found[0]
    return ({} if "Fairness" not in headers else headers), missing


def _read_reveals(record: Record) -> tuple[tuple[Row, ...] | None, list[Missing]]:
    """What the seats revealed before each deal, None if the record has none; and what is wrong with the header."""
    found = [item.values for item in record.items if isinstance(item, Header) and item.name == "Reveals"]
    if not found:
        return None, []
    if len(found) > 1:
        return None, [Missing("bad-header", f"The header [Reveals] occurs {len(found)} times in the record.")]
    values, players = found[0], record.final.players
    rows = tuple(values[place : place + players] for place in range(0, len(values), players))
    deals = sum(isinstance(step, Deal) for step in record.steps)
    if len(values) % players or len(rows) < deals or not all(not value or is_value(value) for value in values):
        shown = "a value for each seat and deal, 64 characters of 0-9 and a-f or nothing"
        return None, [Missing("bad-header", f"The header [Reveals] cannot be used: it should be {shown}.")]
    return rows, []


def _revealed_rounds(rows: tuple[Row, ...], added: tuple[str, ...], own: str | None) -> tuple[int, ...]:
    """The rounds in which the person who added `own` revealed a value; without `own`, anybody."""
    seats = [seat for seat, randomness in enumerate(added) if own is None or randomness == own]
    return tuple(round for round, row in enumerate(rows, 1) if any(row[seat] for seat in seats))


def _without(name: str, record: Record) -> Missing:
    if name != "Secret":
        return Missing("bad-header", f"The header [{name}] is missing.")
    if record.final.is_over:
        return Missing("no-secret", "The game is over, but its secret is not in the record.")
    return Missing("unfinished", "The game is not over, so its secret is not published yet.")


def _choosable(headers: dict[str, tuple[str, ...]]) -> list[Missing]:
    """Why the deals could have been chosen although everything in the record fits."""
    if headers.get("Fairness") == (UNBOUND,):
        sentence = f"The game is of version {UNBOUND}, in which the server's operator could choose the deals."
        return [Missing("old-version", sentence)]
    if "Randomness" in headers and not any(headers["Randomness"]):
        return [Missing("nobody-added", "No seat added randomness, so the server's operator could choose the deals.")]
    return []


def _is_new_game(start: Position) -> bool:
    return start == Position.start(start.players, start.side, start.first)


def _source(headers: dict[str, tuple[str, ...]], players: int) -> FairSource | None:
    """The source of the deals, if the record has all of it."""
    if not {"Secret", "Table", "Randomness"} <= headers.keys():
        return None
    secret, table = bytes.fromhex(headers["Secret"][0]), headers["Table"][0]
    return FairSource(secret, table, headers["Randomness"], headers["Fairness"][0])


def _check_deals(record: Record, source: FairSource | None, rows: tuple[Row, ...] | None) -> tuple[CheckedDeal, ...]:
    steps = zip(record.steps, record.positions(), strict=False)  # each step with the position before it
    return tuple(
        CheckedDeal(before.round, str(step), None if source is None else _expected(source, before, rows))
        for step, before in steps
        if isinstance(step, Deal)
    )


def _expected(source: FairSource, before: Position, rows: tuple[Row, ...] | None) -> str | None:
    """The deal that follows; None if the record does not say what was revealed before it."""
    if rows is None:
        return source.deal(before)
    return source.deal(before, rows[before.round - 1]) if before.round <= len(rows) else None


def _is_commitment(committed: str, headers: dict[str, tuple[str, ...]]) -> bool | None:
    """Whether `committed` is the commitment of the record's secret; None if the secret is unknown."""
    if not {"Secret", "Table"} <= headers.keys():
        return None
    secret = bytes.fromhex(headers["Secret"][0])
    return hmac.compare_digest(committed, commitment(secret, headers["Table"][0], headers["Fairness"][0]))
