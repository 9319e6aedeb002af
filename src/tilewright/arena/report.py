"""Results for people: a table in plain text."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from tilewright._text import counted, shorten

from .competition import Competition
from .game import MOST_ROUNDS
from .luck import LessLuck
from .results import GameResult
from .sequential import SequentialTest
from .statistics import Estimate
from .summary import Summary, cross_table

LABEL_WIDTH = 40
FAILURES_SHOWN = 3


def report_lines(
    competition: Competition,
    summary: Summary,
    test: SequentialTest | None = None,
    without_luck: Sequence[LessLuck] = (),
) -> Iterator[str]:
    """The whole report, line by line."""
    yield headline(competition)
    yield ""
    yield from standings(summary, league=competition.plan.is_league)
    if without_luck:
        yield ""
        yield from shares_without_luck(without_luck)
    if competition.plan.is_league and competition.plan.seats == 2:
        yield ""
        yield from crossings(competition, summary)
    yield ""
    yield f"The seat that starts won {summary.first_seat:.1%}; even would be {1 / competition.plan.seats:.1%}."
    if test is not None and competition.verdict is not None:
        yield tested(competition, test)
    yield from failures(competition)


def headline(competition: Competition) -> str:
    """What was played."""
    plan, games = competition.plan, len(competition.results)
    deals = len({result.fixture.deal for result in competition.results})
    if not plan.is_league:
        who = " - ".join(short(plan.labels[player]) for player in plan.tables[0])
        what = f"{who}: {counted(games, 'game')}, {counted(deals, 'deal')} from {plan.seats} seats each"
    else:
        what = (
            f"League of {len(plan.players)}: {counted(games, 'game')} at {counted(len(plan.tables), 'table')}, "
            f"{counted(deals, 'deal')} from {plan.seats} seats each"
        )
    return f"{what}; {plan.side} side, seed {plan.seed}"


def short(label: str) -> str:
    """A label that leaves room for the numbers."""
    return shorten(label, LABEL_WIDTH)


def standings(summary: Summary, *, league: bool) -> Iterator[str]:
    """The table of all players."""
    heads = ("player", "win share", "95%", "margin", "95%", "rating" if league else "rating diff.", "95%")
    rows = [heads]
    for each in summary.standings:
        rows.append(
            (
                short(each.label),
                f"{each.share.value:.1%}",
                interval(each.share, lambda value: f"{value:.1%}"),
                "-" if each.margin is None else f"{each.margin.value:+.1f}",
                "-" if each.margin is None else interval(each.margin, lambda value: f"{value:+.1f}"),
                points(each.rating.value),
                "-" if each.rating.low == each.rating.high else interval(each.rating, points),  # an anchor has none
            )
        )
    return aligned(rows)


def shares_without_luck(without_luck: Sequence[LessLuck]) -> Iterator[str]:
    """The win shares with the luck of the deals taken out."""
    rows = [("player", "win share minus luck", "95%", "variance ratio")]
    for each in without_luck:
        share = interval(each.share, lambda value: f"{value:.1%}")
        rows.append((short(each.label), f"{each.share.value:.1%}", share, f"{each.variance_ratio:.2f}"))
    return aligned(rows)


def interval(estimate: Estimate, written: Callable[[float], str]) -> str:
    """Both ends, or a dash if nothing is known."""
    if math.isinf(estimate.low) and math.isinf(estimate.high):
        return "-"
    return f"{written(estimate.low)} to {written(estimate.high)}"


def points(rating: float) -> str:
    """Rating points; `inf` for a player who won everything."""
    return f"{rating:+.0f}"


def aligned(rows: Sequence[tuple[str, ...]]) -> Iterator[str]:
    """Columns, the first flush left."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        cells = [cell.rjust(width) for cell, width in zip(row, widths, strict=True)]
        cells[0] = row[0].ljust(widths[0])
        yield "  ".join(cells).rstrip()


def crossings(competition: Competition, summary: Summary) -> Iterator[str]:
    """The win share of each player against each other, in the order of the standings."""
    found = cross_table(competition)
    order = [standing.player for standing in summary.standings]
    rows = [("win share against", *(str(number) for number in range(1, len(order) + 1)))]
    for number, player in enumerate(order, 1):
        cells = ("" if other == player else f"{found[player, other]:.0%}" for other in order)
        rows.append((f"{number} {short(competition.plan.labels[player])}", *cells))
    return aligned(rows)


def tested(competition: Competition, test: SequentialTest) -> str:
    """What the sequential test found."""
    verdict = competition.verdict
    assert verdict is not None
    name = short(competition.plan.labels[0])
    if verdict.accepted is None:
        found = "undecided"
    elif verdict.accepted == 1:
        found = f"HIGH accepted, the rating difference of {name} is {test.high:+g} rather than {test.low:+g}"
    else:
        found = f"LOW accepted, the rating difference of {name} is {test.low:+g} rather than {test.high:+g}"
    ratio = f"log likelihood ratio {verdict.ratio:.2f}, bounds {verdict.lower:.2f} and {verdict.upper:.2f}"
    return f"Sequential test: {found} ({ratio})."


def failures(competition: Competition) -> Iterator[str]:
    """Which engines failed, how often and how."""
    failed: dict[int, list[GameResult]] = {}
    for result in competition.results:
        if result.failure is not None:
            failed.setdefault(result.seated[result.failure.seat], []).append(result)
    for player, results in sorted(failed.items()):
        kinds = Counter(result.failure.kind for result in results if result.failure)
        how = ", ".join(f"{count} {kind}" for kind, count in sorted(kinds.items()))
        yield f"{short(competition.plan.labels[player])} lost {counted(len(results), 'game')} by failing ({how}):"
        for result in results[:FAILURES_SHOWN]:
            yield f"  {failure_line(result)}"
        if len(results) > FAILURES_SHOWN:
            yield f"  ... and {len(results) - FAILURES_SHOWN} more"
    if stopped := sum(result.reason == "stopped" for result in competition.results):
        yield f"{counted(stopped, 'game')} stopped after {MOST_ROUNDS} rounds; all seats share the victory."


def failure_line(result: GameResult) -> str:
    """One failure: in which game, and what happened."""
    assert result.failure is not None
    deal, table, seating = result.fixture
    at = f", table {table + 1}" if table else ""
    return f"deal {deal}{at}, seating {seating}, seat {result.failure.seat + 1}: {result.failure.sentence}"
