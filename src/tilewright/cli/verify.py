"""Check that the deals of a recorded game (.azr) were fair: that each follows from the secret the server had committed
to and from what the seats added. Exit status 0: all is fair; 1: something is not, or cannot be checked; 2: bad input.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tilewright.fairness import CheckedDeal, Verdict
    from tilewright.notation import Record


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What to check, and against what."""
    parser.add_argument("file", metavar="FILE.azr", help="the record; - reads standard input")
    parser.add_argument(
        "--commitment",
        metavar="HEX",
        help="the commitment you noted before the first deal, to compare with the record's",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of sentences")


def run(arguments: argparse.Namespace) -> int:
    """Read the record, check it, tell."""
    from tilewright.fairness import Status, check_record
    from tilewright.notation import read_record
    from tilewright.notation.files import LONGEST_FILE, decode_record

    if arguments.file == "-":
        record = decode_record(sys.stdin.buffer.read(LONGEST_FILE + 1))
    else:
        record = read_record(arguments.file)
    noted = arguments.commitment
    verdict = check_record(record, noted if noted is None else noted.strip().lower())
    if arguments.json:
        import json

        print(json.dumps(_as_json(verdict)))
    else:
        print(*_told(record, verdict), sep="\n")
    return 0 if verdict.status is Status.FAIR else 1


def _as_json(verdict: Verdict) -> dict[str, Any]:
    return {
        "status": str(verdict.status),
        "missing": [{"code": missing.code, "sentence": missing.sentence} for missing in verdict.missing],
        "commitment": verdict.commitment,
        "commitment_fits": verdict.commitment_fits,
        "noted_fits": verdict.noted_fits,
        "first": verdict.first,
        "first_by": verdict.first_by,
        "first_drawn": verdict.first_drawn,
        "first_fits": verdict.first_fits,
        "deals": [
            {"round": deal.round, "dealt": deal.dealt, "expected": deal.expected, "fits": deal.fits}
            for deal in verdict.deals
        ],
    }


def _told(record: Record, verdict: Verdict) -> Iterator[str]:
    """The verdict line by line."""
    from tilewright.fairness import Status

    yield f"{', '.join(record.seats)}: {record.final.side} side, result {record.result}"
    for missing in verdict.missing:
        yield missing.sentence
    yield from _commitment_told(verdict)
    yield from _first_told(record.seats, verdict)
    for deal in verdict.deals:
        yield _deal_told(deal)
    count = len(verdict.deals)
    if verdict.status is Status.FAIR:
        yield f"Fair: {'the one deal follows' if count == 1 else f'all {count} deals follow'} from the secret."
    elif verdict.status is Status.UNFAIR:
        yield "Not fair: the recorded deals do not follow from the secret and the seats' randomness."
    else:
        yield "Not verified: the record does not hold all that the check needs."


def _commitment_told(verdict: Verdict) -> Iterator[str]:
    if verdict.commitment is None:
        return
    if verdict.commitment_fits is not None:
        fits = "fits" if verdict.commitment_fits else "DOES NOT FIT"
        yield f"The secret {fits} the commitment {verdict.commitment}."
    if verdict.noted_fits is None:
        yield "Is that the commitment you saw before the first deal? --commitment compares them."
    else:
        yield f"It {'is' if verdict.noted_fits else 'IS NOT'} the commitment you noted."


def _first_told(names: tuple[str, ...], verdict: Verdict) -> Iterator[str]:
    if verdict.first is None or verdict.first_by is None:
        return
    name = names[verdict.first - 1]
    if verdict.first_by == "choice":
        yield f"First seat: {name} was chosen to start, not drawn."
    elif verdict.first_drawn is None:
        yield f"First seat: {name} started, by a draw that cannot be checked."
    elif verdict.first_fits:
        yield f"First seat: {name} was drawn to start, as the secret gives."
    else:
        yield f"First seat: {name} started, but the draw GIVES {names[verdict.first_drawn - 1]}."


def _deal_told(deal: CheckedDeal) -> str:
    if deal.expected is None:
        return f"Round {deal.round}: {deal.dealt} cannot be checked."
    if deal.fits:
        return f"Round {deal.round}: {deal.dealt} follows from the secret."
    return f"Round {deal.round}: {deal.dealt} DOES NOT FOLLOW from the secret, which gives {deal.expected}."
