"""A tournament of two-player games as one immutable value, and its state transitions. docs/tournaments.md.

Swiss: rounds, in which all play the same deal. Arena: free players are paired until the time is up; pairs that are
made within a minute share a deal. Nothing here depends on a clock, a table or a person: the server and the command
both use it. Players and games are identified by their index in `players` and `games`, from which nothing is ever
removed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from .free_pairing import PATIENCE_S, Waiting, may_meet, pair_free
from .swiss import Candidate, pair_swiss
from .tournament_standings import DRAW, WIN, deals_of, points_of

SHARED_S = 60.0
"""Arena: how long after its first use a deal is still given to new pairs. Short, so that players gain little if others
tell them its tiles."""
LONGEST_GAME_S = 3 * 3600.0
"""A longer game gives no points to either player, so that it does not delay the others."""
GAMES_OF_A_PLAYER = 100
"""Arena: the most pairings of one player, so that nobody can add pairings without end by leaving and returning. Four
hours are enough for about 50 games."""
MOST_GAMES = 1_500
"""Arena: it ends with this many pairings, because every step reads all of them."""


class Player(Struct, frozen=True, array_like=True):
    """A player who has entered."""

    name: str
    rating: int = 0
    """0 if unknown."""
    here: bool = True
    """Whether they are to be paired; false after leaving, or after not being ready in time."""
    barred: bool = False
    """True after the maker removed them: they cannot return."""
    waits: float | None = None
    """Arena: since when they are ready for an opponent."""


class Game(Struct, frozen=True, array_like=True):
    """A game: who sits on seat 1 and 2, which deal they get, and how it ended."""

    seats: tuple[int, int]
    deal: int
    """From 1; in a Swiss tournament also the round."""
    until: float
    """Until when both must be ready; once the game has begun, until when it must be over."""
    ready: tuple[bool, bool] = (False, False)
    table: str = ""
    """Empty until the game begins."""
    points: tuple[int, int] | None = None
    """In halves; None until the game is over."""
    scores: tuple[int, int] | None = None
    """The final scores; None if the game was not played to its end."""
    is_played: bool = False
    """Whether it began and is over. False while it is open, and if somebody was not ready in time."""

    @property
    def is_open(self) -> bool:
        """Whether it has no result yet."""
        return self.points is None

    @property
    def margin(self) -> int | None:
        """Seat 1's lead at the end; None if the game was not played to its end."""
        return None if self.scores is None else self.scores[0] - self.scores[1]


class Bye(Struct, frozen=True, array_like=True):
    """A round without an opponent, which counts as a win."""

    player: int
    round: int


class Contest(Struct, frozen=True, omit_defaults=True):
    """A tournament as data: its rules, its players, and all games and deals so far."""

    kind: Literal["swiss", "arena"]
    rounds: int = 0
    """The rounds of a Swiss tournament."""
    minutes: int = 0
    """The minutes of an arena in which games may begin."""
    ready_s: int = 180
    """The time to become ready for a game."""
    state: Literal["open", "running", "over"] = "open"
    began: float = 0.0
    players: tuple[Player, ...] = ()
    games: tuple[Game, ...] = ()
    byes: tuple[Bye, ...] = ()
    entrants: tuple[int, ...] = ()
    """For each deal: how many players had entered when it was fixed. Their randomness is part of it."""
    given: float = 0.0
    """Arena: when the last deal was first used."""

    @property
    def round(self) -> int:
        """The number of the last deal; of a Swiss tournament, the round."""
        return len(self.entrants)

    @property
    def ends(self) -> float:
        """When an arena stops pairing."""
        return self.began + 60.0 * self.minutes

    def game_of(self, player: int) -> int | None:
        """The unfinished game of a player."""
        games = range(len(self.games) - 1, -1, -1)
        return next((at for at in games if self.games[at].is_open and player in self.games[at].seats), None)

    def shared_deals(self, now: float) -> set[int]:
        """The deals that are still played, or may still be given out, so that their tiles must stay hidden."""
        shared = {game.deal for game in self.games if game.is_open}
        if self.kind == "arena" and now < self.given + SHARED_S and self.state == "running":
            shared.add(self.round)
        return shared


# ---------------------------------------------------------------- actions of players


def enter(contest: Contest, player: Player) -> Contest:
    """A player enters. Missed rounds of a Swiss tournament give no points."""
    return replace(contest, players=(*contest.players, player))


def leave(contest: Contest, player: int, now: float, *, bar: bool = False) -> Contest:
    """A player leaves or is removed. A game that waits for them is forfeited; one that has begun continues."""
    contest = _with_player(contest, player, here=False, waits=None, barred=bar or contest.players[player].barred)
    at = contest.game_of(player)
    if at is not None and not contest.games[at].table:
        contest = _forfeit(contest, at, [player], now)
    return advance(contest, now)


def come_back(contest: Contest, player: int) -> Contest:
    """A player returns. Swiss: they are paired from the next round on. Arena: once they are ready (`be_ready`)."""
    return _with_player(contest, player, here=True)


def be_ready(contest: Contest, player: int, now: float) -> Contest:
    """A player is ready: for the game they are paired for or, in an arena, for any opponent."""
    contest = come_back(contest, player)
    at = contest.game_of(player)
    if at is not None:
        game = contest.games[at]
        ready = tuple(flag or seat == player for flag, seat in zip(game.ready, game.seats, strict=True))
        return _with_game(contest, at, ready=ready)
    if contest.kind == "arena" and contest.state == "running" and contest.players[player].waits is None:
        contest = _with_player(contest, player, waits=now)
    return advance(contest, now)


# ---------------------------------------------------------------- games


def to_begin(contest: Contest) -> list[int]:
    """The games without a table whose players are both ready."""
    return [at for at, game in enumerate(contest.games) if game.is_open and all(game.ready) and not game.table]


def begin(contest: Contest, at: int, table: str, now: float) -> Contest:
    """A game begins at a table."""
    return _with_game(contest, at, table=table, until=now + LONGEST_GAME_S)


def settle(contest: Contest, at: int, points: tuple[int, int], scores: tuple[int, int] | None, now: float) -> Contest:
    """A game is over; `scores` if it was played to its end. A result is noted once."""
    if not contest.games[at].is_open:
        return contest
    return advance(_with_game(contest, at, points=points, scores=scores, is_played=True), now)


def points_for(winners: Iterable[int]) -> tuple[int, int]:
    """The points of a game, in halves, by its winners (seats from 1); a shared victory is a draw."""
    won = set(winners)
    if len(won) == 1:
        return (WIN, 0) if 1 in won else (0, WIN)
    return (DRAW, DRAW)


def _forfeit(contest: Contest, at: int, absent: Sequence[int], now: float) -> Contest:
    """A player was not ready. Swiss: the other wins. Arena: the other is paired again."""
    game = contest.games[at]
    swiss = contest.kind == "swiss"
    points = tuple(0 if player in absent or not swiss else WIN for player in game.seats)
    contest = _with_game(contest, at, points=points)
    for player in game.seats:
        if player in absent:
            contest = _with_player(contest, player, here=False, waits=None)
        elif not swiss:
            contest = _with_player(contest, player, waits=now)
    return contest


# ---------------------------------------------------------------- automatic steps


def start(contest: Contest, now: float) -> Contest:
    """Begin: pair everybody who has entered and not left."""
    players = contest.players
    if contest.kind == "arena":
        players = tuple(replace(player, waits=now) if player.here else player for player in players)
    return advance(replace(contest, state="running", began=now, players=players), now)


def advance(contest: Contest, now: float) -> Contest:
    """Everything that follows from the time: forfeits, the next round, new pairs, the end. Idempotent."""
    if contest.state != "running":
        return contest
    for at, game in enumerate(contest.games):
        if game.is_open and now >= game.until:
            if game.table:
                contest = _with_game(contest, at, points=(0, 0), is_played=True)
            else:
                absent = [player for player, ready in zip(game.seats, game.ready, strict=True) if not ready]
                contest = _forfeit(contest, at, absent, now)
    return _next_round(contest, now) if contest.kind == "swiss" else _next_pairs(contest, now)


def next_time(contest: Contest, now: float) -> float | None:
    """When `advance` may next change something; None if only a player's action can."""
    if contest.state != "running":
        return None
    times = [game.until for game in contest.games if game.is_open]
    if contest.kind == "arena" and now < contest.ends:
        times.append(contest.ends)
        waiting = _waiting(contest)
        times += [
            max(one.since, two.since) + PATIENCE_S
            for one in waiting
            for two in waiting
            if one is not two and not may_meet(one, two, 0.0)
        ]
    return min(times, default=None)


def extend(contest: Contest, now: float) -> Contest:
    """After a pause of the server: give everybody the full time to become ready again."""
    until = now + contest.ready_s
    games = tuple(
        replace(game, until=max(game.until, until)) if game.is_open and not game.table else game
        for game in contest.games
    )
    return contest if games == contest.games else replace(contest, games=games)


def _next_round(contest: Contest, now: float) -> Contest:
    if any(game.is_open for game in contest.games):
        return contest
    here = [candidate for candidate in _candidates(contest) if contest.players[candidate.player].here]
    if contest.round >= contest.rounds or len(here) < 2:
        return replace(contest, state="over")
    pairing = pair_swiss(here)
    contest = replace(contest, entrants=(*contest.entrants, len(contest.players)))
    if pairing.bye is not None:
        contest = replace(contest, byes=(*contest.byes, Bye(pairing.bye, contest.round)))
    games = tuple(Game(seats, contest.round, now + contest.ready_s) for seats in pairing.tables)
    return replace(contest, games=contest.games + games)


def _next_pairs(contest: Contest, now: float) -> Contest:
    if now >= contest.ends or len(contest.games) >= MOST_GAMES:
        for at, game in enumerate(contest.games):
            if game.is_open and not game.table:
                contest = _with_game(contest, at, points=(0, 0))
        if not any(game.is_open for game in contest.games):
            return replace(contest, state="over")
        return contest
    for seats in pair_free(_waiting(contest), now):
        contest, deal = _deal_for(contest, seats, now)
        for player in seats:
            contest = _with_player(contest, player, waits=None)
        contest = replace(contest, games=(*contest.games, Game(seats, deal, now + contest.ready_s)))
    return contest


def _deal_for(contest: Contest, seats: tuple[int, int], now: float) -> tuple[Contest, int]:
    """The deal of a new arena game: the last one, unless it is too old or one of the two has played it."""
    had = any(
        game.deal == contest.round and (game.is_open or game.is_played) and set(game.seats) & set(seats)
        for game in contest.games
    )
    if contest.round and now < contest.given + SHARED_S and not had:
        return contest, contest.round
    entrants = (*contest.entrants, len(contest.players))
    return replace(contest, entrants=entrants, given=now), len(entrants)


def _waiting(contest: Contest) -> list[Waiting]:
    """Those who wait for an opponent in an arena."""
    games = Counter(player for game in contest.games for player in game.seats)
    last: dict[int, int] = {}
    for game in contest.games:
        if game.is_played:
            one, two = game.seats
            last[one], last[two] = two, one
    return [
        Waiting(candidate, player.waits, player.rating, last.get(candidate.player))
        for candidate in _candidates(contest)
        if (player := contest.players[candidate.player]).here
        and player.waits is not None
        and games[candidate.player] < GAMES_OF_A_PLAYER
    ]


def _candidates(contest: Contest) -> list[Candidate]:
    """The players to pair, in order: by points, Deals, rating, and time of entry."""
    points, deals = points_of(contest), deals_of(contest)
    met: list[Counter[int]] = [Counter() for _ in contest.players]
    byes, balance, last_seat = ([0] * len(contest.players) for _ in range(3))
    for game in contest.games:
        for seat, (player, other) in enumerate(zip(game.seats, reversed(game.seats), strict=True), 1):
            if game.is_played or game.is_open:
                met[player][other] += 1
                balance[player] += 1 if seat == 1 else -1
                last_seat[player] = seat
            elif game.points is not None and game.points[seat - 1]:
                byes[player] += 1
    for bye in contest.byes:
        byes[bye.player] += 1
    order = sorted(
        range(len(contest.players)),
        key=lambda player: (-points[player], -deals[player], -contest.players[player].rating, player),
    )
    return [Candidate(p, points[p], dict(met[p]), byes[p], balance[p], last_seat[p]) for p in order]


def _with_player(contest: Contest, at: int, **changes: object) -> Contest:
    player = replace(contest.players[at], **changes)
    if player == contest.players[at]:
        return contest
    return replace(contest, players=(*contest.players[:at], player, *contest.players[at + 1 :]))


def _with_game(contest: Contest, at: int, **changes: object) -> Contest:
    game = replace(contest.games[at], **changes)
    return replace(contest, games=(*contest.games[:at], game, *contest.games[at + 1 :]))
