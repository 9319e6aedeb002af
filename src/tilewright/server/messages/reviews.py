"""Reviews of games: what a client asks, and the lines of the answer (docs/review.md says what the values mean)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tilewright.server.limits import RECORD_CHARACTERS

from .fields import Request, Seat, SideName


class ReviewRequest(Request, frozen=True):
    """POST /api/tables/TABLE/review: review the game of a table."""

    care: Literal["quick", "normal"] = "normal"
    """How much each step is searched."""
    again: bool = False
    """Make a new review if the stored one was made by an older engine."""


class RecordReviewRequest(Request, frozen=True):
    """POST /api/reviews: review a record."""

    record: Annotated[str, Meta(max_length=RECORD_CHARACTERS)]
    care: Literal["quick", "normal"] = "normal"
    again: bool = False


class Worth(Struct, frozen=True):
    """What a position is worth, by seat: share of the victory, and points over the best other seat."""

    share: list[float]
    margin: list[float]


class MoveWorth(Struct, frozen=True):
    """A move and what it is worth for the seat that plays it."""

    move: str
    share: float
    margin: float


class Loss(Struct, frozen=True):
    """A share of the victory and points: what a move lost, a seat's luck, or the error of a deal's luck."""

    share: float
    margin: float


class Reason(Struct, frozen=True):
    """What the best move does better than the played one; which fields there are depends on `reason`."""

    reason: Literal["result", "scores", "floor", "marker", "leaves", "outlook"]
    best: float | None = None
    played: float | None = None
    line: int | None = None
    points: float | None = None
    played_points: float | None = None
    lost: int | None = None
    played_lost: int | None = None
    seat: Seat | None = None
    tiles: int | None = None
    colour: str | None = None
    source: int | None = None
    best_points: float | None = None
    part: Literal["begun_lines", "offer", "rows", "columns", "colours", "tempo", "bag_and_lead"] | None = None


class ReviewStep(Struct, frozen=True):
    """A deal, or a move of `seat`. The fields after `seat` are present when it was judged, and depend on `kind`."""

    kind: Literal["deal", "move"]
    round: int
    text: str
    judged: str | None
    seat: Seat | None = None
    before: Worth | None = None
    after: Worth | None = None
    remainder: Worth | None = None
    luck: Worth | None = None
    error_of_luck: Loss | None = None
    best: str | None = None
    line: list[str] | None = None
    error: Loss | None = None
    grade: Literal["best", "good", "inaccuracy", "mistake", "blunder"] | None = None
    proved: bool | None = None
    forced: bool | None = None
    effect: Worth | None = None
    reasons: list[Reason] | None = None
    moves: list[MoveWorth] | None = None


class GradeCounts(Struct, frozen=True):
    """How many moves of a seat have each grade."""

    best: int
    good: int
    inaccuracy: int
    mistake: int
    blunder: int


class SeatReview(Struct, frozen=True):
    """The totals of a seat over the game. `worst`, `luckiest` and `unluckiest` are indices of steps."""

    luck: Loss
    errors: Loss
    accuracy: float | None
    level: float | None
    level_interval: list[float] | None
    choices: int
    grades: GradeCounts
    worst: int | None
    luckiest: int | None
    unluckiest: int | None


class ReviewHead(Struct, frozen=True):
    """A review without its steps."""

    review: int
    engine: str
    key: str
    care: str
    complete: bool
    proof: bool
    players: int
    side: SideName
    names: list[str]
    start: Worth | None
    result: Worth | None
    now: Worth | None
    now_care: str
    seats: list[SeatReview]


class NumberedStep(Struct, frozen=True, array_like=True):
    """A step with its index."""

    index: int
    step: ReviewStep


class ReviewWaiting(Struct, frozen=True, tag_field="news", tag="waiting"):
    """The review has not begun: `ahead` reviews of this address come first, or the server is still getting ready."""

    ahead: int


class ReviewValues(Struct, frozen=True, tag_field="news", tag="values"):
    """New values: the steps that have changed since the last line; the first such line has all steps."""

    done: float
    """Share of the work that is done, 0 to 1."""
    seconds_left: float | None
    outdated: bool
    """Whether an older engine made it; ask with `again` for a new one."""
    review: ReviewHead
    steps: list[NumberedStep]


class ReviewRefused(Struct, frozen=True, tag_field="news", tag="refused"):
    """The review has ended before it was complete; what is done is kept."""

    code: str
    message: str


class ReviewDone(Struct, frozen=True, tag_field="news", tag="done"):
    """The last line of a complete review."""


AnyReviewNews = ReviewWaiting | ReviewValues | ReviewRefused | ReviewDone
