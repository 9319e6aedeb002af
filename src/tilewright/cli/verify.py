"""Check the deals of a recorded game (.azr): whether each follows from the secret that the server had committed to and
from the randomness that the seats added, and whether that proves to you that nobody chose them. Exit status 0: it does;
1: something does not follow, cannot be checked or is not proved; 2: bad input.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tilewright._catalogue import ENGLISH

from .language import speech
from .position_argument import read_record_argument

if TYPE_CHECKING:
    from tilewright._catalogue import Speech
    from tilewright.fairness import CheckedDeal, Verdict
    from tilewright.notation import Record


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the record and what the person noted."""
    parser.add_argument("file", metavar="FILE.azr", help="the record; - reads standard input")
    parser.add_argument(
        "--commitment",
        metavar="HEX",
        help="the commitment you noted before you added your randomness, to compare with the record's",
    )
    parser.add_argument("--randomness", metavar="HEX", help="the randomness that you added to the deals")
    parser.add_argument(
        "--tournament",
        type=Path,
        metavar="RESULTS.json",
        help="the results of the tournament that the game belongs to: --randomness is then what you added on entering",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of sentences")


def run(arguments: argparse.Namespace) -> int:
    """Read the record, check it, tell."""
    from tilewright.fairness import Status, check_record
    from tilewright.rules import UnreadableText
    from tilewright.rules.reasons import Reason

    record = read_record_argument(arguments.file)
    noted, own = (
        text if text is None else text.strip().lower() for text in (arguments.commitment, arguments.randomness)
    )
    if arguments.tournament is not None:
        if own is None:
            sentence = "--tournament needs --randomness: what you added to the deals when you entered"
            raise UnreadableText(Reason(sentence, "tournament-randomness"))
        own = _mixed_in(arguments.tournament, record, own)
    verdict = check_record(record, noted, own)
    if arguments.json:
        import json

        print(json.dumps(_as_json(verdict)))
    else:
        print(*_lines(record, verdict), sep="\n")
    return 0 if verdict.status is Status.FAIR else 1


def _mixed_in(path: Path, record: Record, own: str) -> str:
    """A person's randomness as a tournament adds it to a deal: mixed with that of all who had entered by then.

    If the record's deals do not contain it, it is returned unchanged, and the check finds that it is missing.
    """
    import json

    from tilewright.fairness import mixed
    from tilewright.rules import UnreadableText
    from tilewright.rules.reasons import Reason

    try:
        fairness = json.loads(path.read_text(encoding="utf-8"))["fairness"]
        added = [str(each) for each in fairness["added"]]
        rounds = [added[: int(deal["entrants"])] for deal in fairness["deals"]]
    except (ValueError, KeyError, TypeError, OverflowError, RecursionError):
        sentence = f"{path} does not hold the results of a tournament"
        raise UnreadableText(Reason(sentence, "no-tournament", file=str(path))) from None
    recorded = record.header("Randomness") or ()
    return next((mix for each in rounds if own in each and (mix := mixed(each)) in recorded), own)


def _as_json(verdict: Verdict) -> dict[str, Any]:
    return {
        "status": str(verdict.status),
        "missing": [{"code": missing.code, "sentence": missing.sentence} for missing in verdict.missing],
        "commitment": verdict.commitment,
        "commitment_fits": verdict.commitment_fits,
        "noted_fits": verdict.noted_fits,
        "own_fits": verdict.own_fits,
        "first": verdict.first,
        "first_by": verdict.first_by,
        "first_drawn": verdict.first_drawn,
        "first_fits": verdict.first_fits,
        "broken": None
        if verdict.broken is None
        else [{"seat": seat, "round": round} for seat, round in verdict.broken],
        "unforeseen": None if verdict.unforeseen is None else list(verdict.unforeseen),
        "deals": [
            {"round": deal.round, "dealt": deal.dealt, "expected": deal.expected, "fits": deal.fits}
            for deal in verdict.deals
        ],
    }


def _lines(record: Record, verdict: Verdict) -> Iterator[str]:
    from tilewright.fairness import Status

    said = speech()
    names, side = ", ".join(record.seats), str(record.final.side)
    yield said("verify-headline", names=names, side=side, result=record.result)
    for missing in verdict.missing:
        yield missing.sentence if said.language == ENGLISH else said(f"verify-missing-{missing.code}")
    yield from _commitment_told(verdict, said)
    yield from _first_told(record.seats, verdict, said)
    yield from _reveals_told(record.seats, verdict, said)
    for deal in verdict.deals:
        yield _deal_told(deal, said)
    count = len(verdict.deals)
    if verdict.status is Status.FAIR:
        yield said("verify-fair", count=count)
        yield from _foresight_lines(verdict, said)
    elif verdict.status is Status.CONSISTENT:
        yield said("verify-consistent", count=count)
        yield said("verify-consistent-how")
    elif verdict.status is Status.UNFAIR:
        yield said("verify-unfair")
    else:
        yield said("verify-unproved")


def _commitment_told(verdict: Verdict, said: Speech) -> Iterator[str]:
    if verdict.commitment is None:
        return
    if verdict.commitment_fits is not None:
        yield said("verify-commitment", fits=_yes(verdict.commitment_fits), commitment=verdict.commitment)
    if verdict.noted_fits is not None:
        yield said("verify-noted", fits=_yes(verdict.noted_fits))
    if verdict.own_fits is not None:
        yield said("verify-own", fits=_yes(verdict.own_fits))


def _first_told(names: tuple[str, ...], verdict: Verdict, said: Speech) -> Iterator[str]:
    if verdict.first is None or verdict.first_by is None:
        return
    if verdict.first_by == "choice":
        by = "choice"
    elif verdict.first_drawn is None:
        by = "unknown"
    else:
        by = "draw" if verdict.first_fits else "other"
    other = "" if verdict.first_drawn is None else names[verdict.first_drawn - 1]
    yield said("verify-first", by=by, name=names[verdict.first - 1], other=other)


def _reveals_told(names: tuple[str, ...], verdict: Verdict, said: Speech) -> Iterator[str]:
    if verdict.broken is None:
        return
    for seat, round in verdict.broken:
        yield said("verify-broken", round=round, name=names[seat - 1])
    if not verdict.broken:
        yield said("verify-none-broken")


def _foresight_lines(verdict: Verdict, said: Speech) -> Iterator[str]:
    """What is proved about those who could have known a deal in advance."""
    if not verdict.unforeseen:
        yield said("verify-operator")
        return
    yield said("verify-unforeseen")
    if late := verdict.foreseeable:
        yield said("verify-without", count=len(late), rounds=said.list_and([str(round) for round in late]))
    yield said("verify-last")


def _deal_told(deal: CheckedDeal, said: Speech) -> str:
    fits = "unknown" if deal.expected is None else _yes(deal.fits)
    return said("verify-deal", fits=fits, round=deal.round, deal=deal.dealt, expected=deal.expected or "")


def _yes(fits: bool | None) -> str:
    return "yes" if fits else "no"
