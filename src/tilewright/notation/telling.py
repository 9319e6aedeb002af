"""What is wrong with a text, a move or a deal, in the user's language."""

from __future__ import annotations

from tilewright._catalogue import Speech
from tilewright.rules import IllegalMove, ImpossibleDeal, ImpossiblePosition, TilewrightError
from tilewright.rules.reasons import Reason

from .errors import InRecord

FILES = ("words.ftl", "impossible.ftl", "reasons.ftl")


def reason_of(error: TilewrightError, language: str) -> str | None:
    """The reason in whole sentences; None if the message exists in English only."""
    speech = Speech(language, *FILES)
    if isinstance(error, IllegalMove):
        why = _said(speech, "illegal", error.reason)
        return why and speech("reason-illegal-move", move=error.move, reason=why, rule=error.rule)
    if isinstance(error, ImpossibleDeal):
        why = _said(speech, "no-deal", error.reason)
        return why and speech("reason-impossible-deal", deal=error.deal, reason=why, rule=error.rule)
    if isinstance(error, ImpossiblePosition):
        problems = [_said(speech, "impossible", problem) for problem in error.problems]
        return " ".join(filter(None, problems)) if all(problems) else None
    plain = error.error if isinstance(error, InRecord) else error
    return _said(speech, "unreadable", plain.args[0]) if plain.args else None


def sentence_of(error: TilewrightError, language: str) -> str:
    """As `reason_of`, with the place in a record; in English where there is no translation."""
    reason = reason_of(error, language)
    if reason is None:
        return str(error)
    if isinstance(error, InRecord) and error.line is not None and error.column is not None:
        return Speech(language, *FILES)("reason-at", line=error.line, column=error.column, reason=reason)
    return reason


def _said(speech: Speech, kind: str, reason: object) -> str | None:
    if not isinstance(reason, Reason) or not reason.code:
        return None
    return speech(f"{kind}-{reason.code}", **reason.values)
