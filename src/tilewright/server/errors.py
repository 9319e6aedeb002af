"""Refusals: one exception for every request that is not carried out, and the list of its codes.

A code never changes its meaning. Its sentence is the message `error-CODE` in `locales/LANGUAGE/errors.ftl`;
docs/server.md lists the codes. `refusal_for` turns the exceptions of other packages into refusals.
"""

from __future__ import annotations

from tilewright.rules import IllegalMove, ImpossibleDeal, TilewrightError
from tilewright.rules.errors import shown

from .store import StoreError

CODES = {
    # What was sent
    "malformed": 400,
    "too-large": 413,
    "not-found": 404,
    "method-not-allowed": 405,
    "unsupported-media-type": 415,
    "forbidden-origin": 403,
    "hello-first": 400,
    "wrong-protocol": 400,
    # How much was sent
    "too-many-requests": 429,
    "too-many-connections": 429,
    "too-many-tables": 429,
    "busy": 429,
    "too-many-reviews": 429,
    "reviews-full": 429,
    "review-time-used": 429,
    "time-used": 429,
    # Who sent it
    "no-such-table": 404,
    "no-such-invite": 404,
    "wrong-secret": 403,
    "not-your-seat": 403,
    "banned": 403,
    # Sitting down and getting up
    "no-such-seat": 404,
    "no-open-seat": 409,
    "seat-taken": 409,
    "game-begun": 409,
    "no-such-promise": 409,
    "bad-clock": 422,
    "too-late-to-share": 409,
    "no-reveal-awaited": 409,
    "wrong-reveal": 422,
    # Playing
    "not-begun": 409,
    "game-over": 409,
    "not-over": 409,
    "not-your-turn": 409,
    "stale": 409,
    "time-is-up": 409,
    "out-of-time": 409,
    "no-vacation": 409,
    "vacation-used": 409,
    "vacation-year": 409,
    "illegal-move": 422,
    "already-resigned": 409,
    # The lobby
    "name-needed": 403,
    "seat-just-taken": 409,
    "own-seat": 409,
    "too-many-offers": 429,
    "lobby-full": 429,
    "came-not": 429,
    "partner-gone": 409,
    "did-not-come": 409,
    "began-elsewhere": 409,
    # Taking back, offering, hints
    "undo-not-allowed": 409,
    "nothing-to-undo": 409,
    "too-late-to-undo": 409,
    "already-offered": 409,
    "already-declined": 409,
    "nothing-offered": 409,
    "table-full": 409,
    "hints-not-allowed": 409,
    # Equal deals: the deal of the day, duels
    "equal-deals": 409,
    "no-such-day": 404,
    "day-over": 409,
    "already-played": 409,
    "too-many-tries": 429,
    "no-such-duel": 404,
    "duel-over": 409,
    "duel-full": 409,
    "team-full": 409,
    "not-in-duel": 403,
    "opponent-awaited": 409,
    # Lasting names
    "not-signed-in": 403,
    "no-such-person": 404,
    "name-taken": 409,
    "bad-name": 422,
    "forbidden-name": 422,
    "too-many-names": 429,
    "renamed-lately": 409,
    "name-banned": 403,
    "wrong-phrase": 403,
    "no-passkeys": 409,
    "passkey-failed": 403,
    "too-many-passkeys": 409,
    "wrong-name": 409,
    "not-welcome": 403,
    "no-chat": 409,
    "chat-off": 409,
    "too-many-reports": 429,
    "too-many-blocked": 409,
    "too-many-programs": 409,
    # Tournaments
    "no-such-tournament": 404,
    "tournament-over": 409,
    "tournament-begun": 409,
    "tournament-full": 409,
    "too-few-players": 409,
    "not-in-tournament": 403,
    "not-the-maker": 403,
    "too-many-tournaments": 429,
    # Ratings
    "rated-yourself": 409,
    "rated-game": 409,
    # Notices of turns
    "no-notices": 409,
    "bad-subscription": 422,
    # Positions and records
    "unreadable": 422,
    "impossible-position": 422,
    "impossible-deal": 422,
    "bad-randomness": 422,
    "bad-limits": 422,
    "nothing-to-search": 422,
    "nothing-to-review": 422,
    "too-long": 422,
    "too-long-to-review": 422,
    # Faults of the server
    "store-unavailable": 503,
    "store-error": 503,
    "newer-schema": 503,
    "damaged-table": 503,
    "already-there": 409,
    "conflict": 409,
    "closing": 503,
    "draining": 503,
    "read-only": 503,
    "internal": 500,
}
"""The HTTP status of each code."""

LONGEST_DETAIL = 600


class Refusal(Exception):
    """A request that is not carried out; `values` fill the placeables of the sentence.

    `detail` is for programmers, in English: what the rules or the reader said. It never holds a secret. `cause` is the
    error about a text, a move or a deal, if that is what is wrong.
    """

    cause: TilewrightError | None = None

    def __init__(self, code: str, *, detail: str | None = None, **values: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.values = values
        self.detail = detail if detail is None or len(detail) <= LONGEST_DETAIL else detail[:LONGEST_DETAIL] + "..."

    @property
    def status(self) -> int:
        """The HTTP status of the code."""
        return CODES.get(self.code, 400)


def refusal_for(error: Exception) -> Refusal:
    """The refusal that a client gets for an exception; `internal`, without details, for an unexpected one."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, StoreError):
        return Refusal(error.code if error.code in CODES else "store-error")
    if isinstance(error, TilewrightError):
        refusal = _refusal_of_text(error)
        refusal.cause = error
        return refusal
    return Refusal("internal")


def _refusal_of_text(error: TilewrightError) -> Refusal:
    if isinstance(error, IllegalMove):
        return Refusal("illegal-move", detail=str(error), move=shown(error.move).strip("'"))
    if isinstance(error, ImpossibleDeal):
        return Refusal("impossible-deal", detail=str(error), deal=shown(error.deal).strip("'"))
    return Refusal(error.code if error.code in CODES else "unreadable", detail=str(error))


class CannotServe(ValueError):
    """The server cannot start, or a command of the operator fails; the message is one sentence for the operator."""

    code = "cannot-serve"
