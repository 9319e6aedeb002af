"""Check the deals of a recorded game (.azr): whether each follows from the secret that the server had committed to and
from what the seats added, and whether that proves to you that nobody chose them. Exit status 0: it does; 1: something
does not follow, cannot be checked or is not proved; 2: bad input.
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
        help="the commitment you noted before you added your randomness, to compare with the record's",
    )
    parser.add_argument("--randomness", metavar="HEX", help="the randomness that you added to the deals")
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
    noted, own = (
        text if text is None else text.strip().lower() for text in (arguments.commitment, arguments.randomness)
    )
    verdict = check_record(record, noted, own)
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


def _told(record: Record, verdict: Verdict) -> Iterator[str]:
    """The verdict line by line."""
    from tilewright.fairness import Status

    yield f"{', '.join(record.seats)}: {record.final.side} side, result {record.result}"
    for missing in verdict.missing:
        yield missing.sentence
    yield from _commitment_told(verdict)
    yield from _first_told(record.seats, verdict)
    yield from _reveals_told(record.seats, verdict)
    for deal in verdict.deals:
        yield _deal_told(deal)
    count = len(verdict.deals)
    follow = "the one deal follows" if count == 1 else f"all {count} deals follow"
    if verdict.status is Status.FAIR:
        yield f"Fair: {follow} from a secret fixed before you added your randomness, so the server could not choose"
        yield from _foresight_told(verdict)
    elif verdict.status is Status.CONSISTENT:
        yield f"Consistent, not proved: {follow} from the secret, but whoever wrote the record could have chosen both."
        yield "It is proved only with the commitment and the randomness that you noted: --commitment, --randomness."
    elif verdict.status is Status.UNFAIR:
        yield "Not fair: the recorded deals do not follow from the secret and the seats' randomness."
    else:
        yield "Not proved: the record does not hold all that a proof needs."


def _commitment_told(verdict: Verdict) -> Iterator[str]:
    if verdict.commitment is None:
        return
    if verdict.commitment_fits is not None:
        fits = "fits" if verdict.commitment_fits else "DOES NOT FIT"
        yield f"The secret {fits} the commitment {verdict.commitment}."
    if verdict.noted_fits is not None:
        yield f"It {'is' if verdict.noted_fits else 'IS NOT'} the commitment you noted."
    if verdict.own_fits is not None:
        yield f"Your randomness {'is' if verdict.own_fits else 'IS NOT'} among what the seats added."


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


def _reveals_told(names: tuple[str, ...], verdict: Verdict) -> Iterator[str]:
    if verdict.broken is None:
        return
    for seat, round in verdict.broken:
        yield f"Round {round}: the value that {names[seat - 1]} revealed DOES NOT BELONG to what this seat added."
    if not verdict.broken:
        yield "Every value that a seat revealed belongs to what the seat added before the game."


def _foresight_told(verdict: Verdict) -> Iterator[str]:
    """What is proved about those who could have known a deal in advance."""
    if not verdict.unforeseen:
        yield "them. Not proved: that its operator told nobody what was coming, or a seat that added after you."
        return
    yield "them, and nobody, not even its operator, could foresee a deal before your device revealed its value."
    if late := verdict.foreseeable:
        rounds = f"Round {late[0]} was" if len(late) == 1 else f"Rounds {_listed(late)} were"
        yield f"{rounds} dealt without it: there that holds only if another seat that revealed a value is honest."
    yield "Not proved: that the operator, together with a seat that revealed last, did not choose between two deals,"
    yield "with and without the value of that seat."


def _listed(rounds: tuple[int, ...]) -> str:
    return f"{', '.join(map(str, rounds[:-1]))} and {rounds[-1]}"


def _deal_told(deal: CheckedDeal) -> str:
    if deal.expected is None:
        return f"Round {deal.round}: {deal.dealt} cannot be checked."
    if deal.fits:
        return f"Round {deal.round}: {deal.dealt} follows from the secret."
    return f"Round {deal.round}: {deal.dealt} DOES NOT FOLLOW from the secret, which gives {deal.expected}."
