"""The types of fields, with their limits."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tilewright.players.levels import STRONGEST, WEAKEST

PROTOCOL = 1

Language = Literal["en", "is", "fi", "da", "hu", "nl"]
SideName = Literal["coloured", "grey"]
ClockName = Literal["3+2", "5+5", "10+10", "days"]
"""The clocks of games that the lobby's queue makes."""
Seat = Annotated[int, Meta(ge=1, le=4)]
LevelNumber = Annotated[int, Meta(ge=WEAKEST, le=STRONGEST)]
Nickname = Annotated[str, Meta(min_length=1, max_length=24)]
END = r"$(?!\n)"
"""The end of a pattern: `$` alone also matches before a final line end."""
TableId = Annotated[str, Meta(pattern="^[0-9A-Za-z]{12}" + END)]
PersonId = Annotated[str, Meta(pattern="^[0-9A-Za-z]{12}" + END)]
PersonToken = Annotated[str, Meta(pattern="^[0-9A-Za-z]{12}[0-9A-Za-z_-]{43}" + END)]
PhraseText = Annotated[str, Meta(min_length=1, max_length=200)]
Base64 = Annotated[str, Meta(pattern="^[0-9A-Za-z_-]{1,8192}" + END)]
"""URL-safe base64 without padding, as browsers write the fields of passkeys."""
DeviceId = Annotated[str, Meta(pattern="^[0-9a-f]{16}" + END)]
Invite = Annotated[str, Meta(pattern="^[0-9A-Za-z]{16}" + END)]
Secret = Annotated[str, Meta(pattern="^[0-9A-Za-z_-]{43}" + END)]
Commitment = Annotated[str, Meta(pattern="^[0-9a-f]{64}" + END)]
Randomness = Annotated[str, Meta(pattern="^[0-9a-f]{0,64}" + END)]
ChainValue = Annotated[str, Meta(pattern="^[0-9a-f]{64}" + END)]
RoundNumber = Annotated[int, Meta(ge=1, le=5000)]
DayDate = Annotated[str, Meta(pattern=r"^\d{4}-\d{2}-\d{2}" + END)]
DealCount = Annotated[int, Meta(ge=1, le=9)]
PlayerCount = Annotated[int, Meta(ge=2, le=4)]
PlaceCount = Annotated[int, Meta(ge=2, le=8)]
DayCount = Annotated[int, Meta(ge=1, le=30)]
Team = Annotated[int, Meta(ge=1, le=2)]
DeviceName = Annotated[str, Meta(pattern="^[0-9A-Za-z_-]{16,43}" + END)]
TournamentId = Annotated[str, Meta(pattern="^[0-9A-Za-z]{12}" + END)]
TournamentKind = Literal["swiss", "arena"]
TournamentState = Literal["open", "running", "over"]
TournamentClock = Literal["3+2", "5+5", "10+10", "minute"]
"""Minutes for the whole game and seconds for each move; `minute`: one minute for each move."""
PlayerNumber = Annotated[int, Meta(ge=0, le=1000)]
MoveText = Annotated[str, Meta(min_length=3, max_length=3)]
RequestId = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Sequence = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Reaction = Literal["hello", "nice", "oops", "thinking", "thanks", "good-game"]
By = Literal["person", "obvious", "computer", "stand-in"]
"""Who made a move for a seat. `obvious`: the server made a person's only move, as the person has asked it to."""
VacationDays = Annotated[int, Meta(ge=0, le=14)]
RatingKind = Literal["2c", "2g", "3c", "3g", "4c", "4g"]
"""Players and side: ratings of different kinds are separate."""
Matter = Literal["take-back", "stop"]
"""What a seat may offer to the others: to take moves back, or to stop the game unfinished."""

ChatText = Annotated[str, Meta(min_length=1, max_length=200)]
ReportReason = Literal["name", "chat", "unfair", "stalling", "other"]

PuzzleGoal = Literal["win", "draw", "margin"]
PuzzleTheme = Literal["tie-break", "denial", "floor", "marker", "column", "colour", "end", "grey-column"]


class Request(Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends; unknown fields are refused."""


def kinds(base: type[Struct]) -> list[type[Struct]]:
    """All types of messages that derive from a base class, in the order in which they are written."""
    found = [[kind] if not kind.__subclasses__() else kinds(kind) for kind in base.__subclasses__()]
    return [kind for group in found for kind in group]
