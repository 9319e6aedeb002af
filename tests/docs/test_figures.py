"""Figures in docs/ that are constants of the code: a page must state each as the code has it."""

from __future__ import annotations

import json
import math
import re
from collections import Counter
from pathlib import Path

import pytest

from tests.properties.test_differential import NORMAL_GAMES
from tilewright.analysis.puzzles import finding, proof, rating
from tilewright.analysis.puzzles import making as puzzle_making
from tilewright.analysis.puzzles.puzzle import shipped_puzzles
from tilewright.analysis.review import QUICK, care, grades, job
from tilewright.analysis.review.care import NORMAL
from tilewright.arena import rating as arena_rating
from tilewright.contests import free_pairing, pairing, ratings, tournament
from tilewright.fairness import chains
from tilewright.players import engine
from tilewright.players.levels import LEVELS
from tilewright.rules import Side
from tilewright.search import next_round, puct, puct_driver
from tilewright.search.limits import Limits as SearchLimits
from tilewright.server import host, limits, live_table, promises, questions, reviews, serving, sockets
from tilewright.server.cluster import connections as cluster_connections
from tilewright.server.cluster import rates, shared_table, workers
from tilewright.server.duplicate import days, duels
from tilewright.server.lobby import board, connection, elsewhere, games, matchmaking, offers
from tilewright.server.messages.tables import PRESETS, SLOW_S
from tilewright.server.people import account, manners, names, passkeys, phrases, programs, registry, running
from tilewright.server.people import service as people
from tilewright.server.push import notices, sending
from tilewright.server.ratings import reviewing, standing, views
from tilewright.server.store import common
from tilewright.server.store.postgres import leases
from tilewright.server.store.postgres import store as postgres
from tilewright.server.store.retention import Policy
from tilewright.server.store.sqlite.schema import LOCK_PATIENCE
from tilewright.server.table import making, reserves, turns, vacations
from tilewright.server.table.table import STAND_IN_LEVEL
from tilewright.server.tournaments import document, watching
from tilewright.server.tournaments import service as tournaments
from tilewright.training import replay_buffer
from tilewright.training.settings import preset

DOCS = Path(__file__).resolve().parents[2] / "docs"
DAY_S, HOUR_S, MIB = 86_400, 3600, 2**20
NUMERALS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
WORDS = dict(enumerate(NUMERALS)) | {30: "thirty"}
usual = limits.Limits()
tiny, cpu, gpu = (preset(name, 2, Side.COLOURED) for name in ("tiny", "cpu", "gpu"))
cpu_of_three, gpu_of_three = (preset(name, 3, Side.COLOURED) for name in ("cpu", "gpu"))
cpu_of_grey = preset("cpu", 2, Side.GREY)
kept = Policy()


def whole(number: float) -> str:
    """A number as the pages write it: `1,000`, `0.2`."""
    return f"{number:,.0f}" if number == int(number) else f"{number:g}"


FIGURES = {
    "server.md": [
        f"lacks more than {live_table.MOST_BEHIND} events",
        f"ping every {whole(serving.PING_S)} s and closes a connection that has not answered "
        f"{whole(serving.SILENCE_S - serving.PING_S)} s later",
        f"stand-in plays at level {STAND_IN_LEVEL}",
        f"no news for {whole(reviews.SILENCE_S)} s",
        f"every {whole(reviews.SAVE_S)} s",
        f"the last {common.MOST_REVIEWS_WITHOUT_A_TABLE} reviews",
        f"in turns of {reviews.TURN_S} s",
        f"ends it after {WORDS[int(reviews.IDLE_S) // 60]} minutes",
        f"| {whole(usual.requests_a_second)} a second | `--requests` |",
        f"| {usual.burst} | `--burst` |",
        f"| {usual.connections} | `--connections` |",
        f"| {usual.tcp_connections // usual.connections} times the WebSockets | `--connections` |",
        f"| {usual.connections_of_all:,} | `--all-connections` |",
        f"| {whole(usual.tables_a_minute)} a minute | `--tables` |",
        f"| {whole(usual.search_minutes)} minutes | `--search-minutes` |",
        f"| {whole(usual.search_minutes_of_all)} minutes | `--all-search-minutes` |",
        f"| {usual.malformed} | `--mistakes` |",
        f"| {usual.message_bytes // 1024} KiB | `--message-size` |",
        f"| HTTP body | {limits.BODY_BYTES // 1024} KiB; for `/api/records` and `/api/reviews` "
        f"{limits.RECORD_BYTES // 1024} KiB |",
        f"| deals and moves of a record | {limits.RECORD_STEPS:,}, and {limits.RECORD_WORDS:,} words",
        f"| {whole(limits.HEAD_S)} s, {whole(limits.BODY_S)} s |",
        f"after the connection was closed | {whole(limits.UNREAD_S)} s |",
        f"| {limits.POSTS[0]} for an address, {limits.POSTS[1]} in all |",
        f"| unsent data of a connection | {limits.UNSENT_BYTES // 1024} KiB |",
        f"| {sockets.OTHER_FRAMES_A_SECOND} a second, {sockets.OTHER_FRAMES_BURST} at once |",
        f"| {limits.VIEW_BYTES_A_SECOND // MIB} MiB a second, {limits.VIEW_BYTES_BURST // MIB} MiB at once |",
        f"one at a time for an address, {limits.QUESTIONS[0]} including those that wait, {limits.QUESTIONS[1]} in all",
        f"{limits.TRIES_AT_PUZZLE_OF_ADDRESS} at a puzzle, {limits.PUZZLE_TRIES_A_MINUTE} a minute "
        f"({limits.PUZZLE_TRIES_BURST} at once)",
        f"one for a device, {limits.TRIES_OF_ADDRESS} for an address",
        f"per address {limits.TOURNAMENTS_A_DAY} new ones a day, {limits.ENTRIES_AN_HOUR} entries an hour, and "
        f"{limits.ACTS_A_MINUTE} acts (ready, leave, return) a minute; {document.MOST_PLAYERS} players",
        f"{limits.TOURNAMENTS} that are not over, in all",
        f"up to 5 s; {limits.HINTS[0]} for an address, {limits.HINTS[1]} in all",
        f"{standing.MOST_OPEN} under way; {standing.MOST_POINTS} points of each rating's history, "
        f"{standing.MOST_RECENT} games and {standing.MOST_REVIEWED} reviews",
        f"| {whole(standing.PAIR_GAIN)} points plus one deviation of the winner's rating |",
        f"{reviewing.MOST_QUEUED:,} waiting",
        f"up to {whole(questions.LONGEST_SECONDS)} s, and one puzzle at a time; of both together "
        f"{limits.ANALYSES[0]} that run or wait, {limits.ANALYSES[1]} in all",
        f"{reviews.MOST_OF_ADDRESS} for an address, {reviews.MOST_OF_ALL} in all | `too-many-reviews`",
        f"| deals and moves of a reviewed game | {reviews.MOST_STEPS} |",
        f"| events of a table that are not moves | {limits.TABLE_OTHER_EVENTS:,} |",
        f"| events of a table | {limits.TABLE_EVENTS:,} |",
        f"one in {whole(1 / limits.REACTIONS_A_SECOND)} s, {limits.REACTIONS_BURST} at once",
        f"{offers.MOST_OF_ADDRESS} per address, {offers.MOST_OF_PERSON} per person with a lasting name, "
        f"{offers.MOST} in all",
        f"{whole(limits.LOBBY_SITS_A_MINUTE)} a minute per address; each is reserved for {whole(offers.RESERVED_S)} s",
        f"{whole(limits.LOBBY_ASKS_A_MINUTE)} a minute per address",
        f"(`keep`) | {connection.MOST_KEPT} |",
        f"if more than {whole(limits.LOBBY_ABSENCES[1])} guests of an address fail to come at once, or more than "
        f"{whole(limits.LOBBY_ABSENCES[0])} a minute",
        f"{games.LISTED} are listed, refreshed every {whole(games.REFRESH_S)} s",
        f"{promises.MOST_OF_ADDRESS} per address, {promises.MOST:,} in all, each for "
        f"{WORDS[int(promises.LIFETIME_S) // 60]} minutes",
        f"{whole(limits.PEOPLE_A_DAY)} a day per address; {registry.MOST_DEVICES} devices, "
        f"{account.MOST_PASSKEYS} passkeys, "
        f"{programs.MOST_PROGRAMS} programs, {manners.MOST_BLOCKED} blocked people",
        f"{whole(limits.RECOVERIES_A_MINUTE)} a minute per address; {WORDS[phrases.AT_ONCE]} slow digests",
        f"{whole(limits.REPORTS_A_DAY)} a day per address, {manners.MOST_REPORTS:,} in all",
        f"{common.MOST_SUBSCRIPTIONS_OF_A_PERSON} per person at a table",
        f"{whole(notices.TO_A_BROWSER[1])} at once and one a minute to a browser; "
        f"{whole(notices.TO_A_HOST[1])} at once and "
        f"{whole(notices.TO_A_HOST[0])} a second to a push service; {notices.AT_ONCE} at the same time, each for up to "
        f"{whole(sending.PATIENCE_S)} s",
    ],
    "lobby.md": [
        f"the seat is reserved for {whole(offers.RESERVED_S)} s",
        f"at most every {board.BUNDLE_S} s",
        f"away for {whole(offers.GRACE_S)} s",
        f"After {WORDS[int(offers.FAST_KEPT_S) // HOUR_S]} hours",
        f"stays open for {int(offers.SLOW_KEPT_S) // DAY_S} days",
        f"differ by {whole(pairing.REACH_AT_ONCE)} points at first",
        f"grows by {pairing.REACH_A_SECOND[2]} points",
        f"players by {pairing.REACH_A_SECOND[3]}",
        f"After {whole(pairing.ANYBODY_AFTER_S)} s there is no limit",
        f"count as {whole(pairing.UNKNOWN_DISTANCE)} points away",
        f"and {whole(matchmaking.JOIN_S)} s to read its commitment and sit down",
        f"up to {games.LISTED} running games",
        f"refreshes the list every {whole(games.REFRESH_S)} s",
        f"every {whole(elsewhere.REPEAT_S)} s it writes them in any case",
        f"older than {whole(elsewhere.GONE_AFTER_S)} s is ignored",
        f"lapses after {whole(elsewhere.LEASE_S)} s",
        f"up to {whole(elsewhere.REPEAT_S)} s longer",
    ],
    "people.md": [
        f"a digest by scrypt ({128 * phrases.COST['n'] * phrases.COST['r'] // MIB} MiB, salted)",
        f"valid for {WORDS[int(passkeys.LASTS_S) // 60]} minutes",
        f"Up to {registry.MOST_DEVICES} devices",
        f"A name has {names.SHORTEST} to {names.LONGEST} characters",
        f"once in {WORDS[int(account.RENAME_S) // DAY_S]} days",
        f"removed {int(people.KEPT_WITHOUT_GAME_S) // DAY_S} days after the last visit, any other after "
        f"{WORDS[int(people.KEPT_S) // (365 * DAY_S)]} years",
        f"A person may have {WORDS[programs.MOST_PROGRAMS]} programs",
        f"A game is listed for {int(running.KEPT_S) // DAY_S} days at most",
        f"until it is unloaded, {WORDS[int(host.QUIET_S) // 60]} minutes after",
    ],
    "clocks.md": [
        f"{making.RESERVE_S[0]} seconds to {making.RESERVE_S[-1] // HOUR_S} hours; up to "
        f"{making.INCREMENT_S[-1] // 60} minutes",
        f"{making.PER_MOVE_S[0]} seconds to {making.PER_MOVE_S[-1] // DAY_S} days",
        f"has {whole(reserves.FIRST_MOVE_S)} seconds before its clock starts",
        f"plays on at level {STAND_IN_LEVEL}",
        f"its last {WORDS[sockets.ROUND_TRIPS]} measurements",
        f"at most {whole(1000 * reserves.MOST_LAG_S)} ms for a move, out of a quota: "
        f"{whole(reserves.QUOTA_S)} s at the "
        f"beginning, {whole(1000 * reserves.REFILL_S)} ms more",
        f"A seat has {int(vacations.MOST_VACATION_S) // DAY_S} days in each game",
    ],
    "tournaments.md": [
        f"have waited for {whole(free_pairing.PATIENCE_S)} seconds",
        f"within {WORDS[tournaments.READY_S['swiss'] // 60]} minutes in a Swiss tournament and "
        f"{tournaments.READY_S['arena']} seconds in an arena",
        f"for more than {whole(tournaments.NOTICED_AWAY_S)} seconds, players",
        f"not over {WORDS[int(tournament.LONGEST_GAME_S) // HOUR_S]} hours after",
        f"after {WORDS[int(tournaments.UNUSED_S) // DAY_S]} days is over",
        f"at most every {WORDS[int(watching.REFRESH_S)]} seconds",
        f"for {int(tournaments.KEPT_S) // DAY_S} days after the last change",
        f"{document.MOST_PLAYERS} in a tournament; {limits.ENTRIES_AN_HOUR} entries an hour per address",
    ],
    "duplicate.md": [
        "level {} on Monday, then {}, {}, {}, {}, {}, and {} on Sunday".format(*days.LEVELS_OF_THE_WEEK),
        f"finished within {int(days.GRACE_S) // HOUR_S} hours after it",
        f"the next {WORDS[days.SEALED_AHEAD]} days",
        f"stored for {int(days.TRY_KEPT_S) // DAY_S} days; {limits.TRIES_OF_ADDRESS} a day per address",
        f"removed {int(duels.KEPT_S) // DAY_S} days after its last change",
    ],
    "ratings.md": [
        f"Displayed ratings are {ratings.OFFSET} higher",
        f"level 1 is shown as {LEVELS[1].rating + ratings.OFFSET:.0f}",
        f"level 10 as {LEVELS[10].rating + ratings.OFFSET:.0f}",
        f"a newcomer begins with {ratings.NEWCOMER.value + ratings.OFFSET:.0f} ± "
        f"{1.96 * ratings.NEWCOMER.deviation:.0f}",
        f"begin at {whole(ratings.NEWCOMER.value)} (level 4) with a deviation of {whole(ratings.NEWCOMER.deviation)}",
        f"deviation of {whole(ratings.BETWEEN_KINDS)} points",
        f"every game adds {whole(ratings.DRIFT_OF_GAME)}² to the variance",
        f"up to {standing.MOST_POINTS} points of its history",
        f"the last {standing.MOST_RECENT} games, the last {standing.MOST_REVIEWED} reviews",
        f"Once {WORDS[views.FEWEST_REVIEWED]} of a person's last {standing.MOST_REVIEWED} reviewed games",
        f"fell by more than {WORDS[int(views.DROP)]} deviations",
        f"gave up their last {WORDS[views.STREAK]} or more games in the first {WORDS[views.EARLY_ROUND]} rounds",
    ],
    "fair-deals.md": [
        f"hashes it with SHA-256, {chains.ROUNDS} times",
        f"waits {whole(turns.REVEAL_S)} seconds at most",
        f"From round {chains.ROUNDS + 1} on",
    ],
    "server-store.md": [
        f"for {whole(kept.abandoned_after / DAY_S)} days (`--keep-unfinished`)",
        f"larger than {kept.size_limit // 2**30} GiB (`--store-size`)",
        f"no table with an event within {WORDS[int(kept.spared) // DAY_S]} days",
        f"Every {whole(host.ALIVE_S)} s the server writes",
        f"after {WORDS[int(LOCK_PATIENCE)]} seconds of waiting",
    ],
    "server-cluster.md": [
        f"renews its lease every {leases.RENEW_S} s; it is valid for {whole(leases.LEASE_S)} s",
        f"reports its connections to the owner every {whole(shared_table.REPORT_S)} s; after "
        f"{whole(shared_table.REPORT_VALID_S)} s without a report",
        f"token buckets in Redis {WORDS[round(1 / rates.SETTLE_S)]} times a second",
        f"the counts of a killed process expire after {cluster_connections.NOTED_FOR_S} s",
        f"{WORDS[workers.MISSED_BEATS]} missed beats ({workers.MISSED_BEATS * workers.BEAT_S} s)",
        f"refused after {whole(postgres.PATIENCE_S)} s at most",
    ],
    "operating.md": [f"every server reads every {WORDS[int(host.OPERATION_S)]} seconds"],
    "puzzles.md": [
        f"One address can add {limits.TRIES_AT_PUZZLE_OF_ADDRESS} tries",
        f"by at least {proof.MORE_POINTS} points more",
        f"plus {rating.LEVEL_ZERO}: a level",
        f"mean of {whole(rating.EXPECTED[0])} plus {whole(rating.EXPECTED[1])} times the decimal logarithm",
        f"standard deviation of {whole(rating.UNCERTAINTY)}",
        f"by more than {rating.MISFIT} from",
        f"levels {finding.LEVELS_THAT_PLAY[0]} to {finding.LEVELS_THAT_PLAY[1]} play",
        f"at least {WORDS[finding.FEWEST_MOVES]} moves to choose from",
        f"No band of {puzzle_making.BAND} rating points gets more than {puzzle_making.LARGEST_BAND:.0%} of the",
        f"A band, goal or theme with fewer than {puzzle_making.FEWEST_SPREAD} puzzles has no limit",
    ],
    "review.md": [
        f"| `--quick` | {QUICK.nodes:,} nodes | {QUICK.deals} deals of {QUICK.deal_nodes:,} nodes |",
        f"| default | {NORMAL.nodes:,} nodes | {NORMAL.deals} deals of {NORMAL.deal_nodes:,} nodes |",
        f"{NORMAL.proof_nodes:,} nodes a position",
        f"{NORMAL.evaluated:,} deals ({QUICK.evaluated:,} with `--quick`)",
        f"| best | less than {grades.BEST_WEIGHT} |",
        *(f"| {grade} | {whole(least)} " for grade, least in grades.LEAST_WEIGHTS.items()),
        f"exp(-m / {whole(grades.ACCURACY_SCALE)})",
        f"up to {WORDS[job.MOST_CHECKED]} mistakes and blunders, the largest first, are searched once more with "
        f"{WORDS[care.CHECK_FACTOR]} times the nodes",
    ],
    "arena.md": [
        f"{whole(engine.SPARE_S)} seconds beyond its time for a move, {whole(engine.UNTIMED_S / 60)} "
        "minutes for a move "
        f"limited by nodes, and {whole(engine.START_S / 60)} minutes to start",
        f"a bootstrap: {arena_rating.DRAWS} times",
    ],
    "training.md": [
        f"| `tiny` | two cores, under two minutes | {tiny.generations} generations of {tiny.games:,} games "
        f"at {tiny.nodes} nodes",
        f"{cpu.games:,} games a generation at {cpu.nodes} nodes a move ({cpu_of_three.nodes} with three",
        f"{gpu.games:,} games a generation at {gpu.nodes} nodes a move (with three and four players "
        f"{gpu_of_three.games:,} at "
        f"{gpu_of_three.nodes})",
        f"{cpu.careful:.0%} of the games ({cpu_of_grey.careful:.0%} with two players on the grey side) are played at "
        f"{cpu.careful_nodes:,} nodes",
        f"one game in {replay_buffer.HELD_OUT} is held out",
    ],
    "search.md": [
        f"{next_round.DEALS} sampled deals",
        f"temperature 1/{whole(puct.SHARPNESS)}",
        f"the first ends at {puct_driver.FIRST_ITERATION:,} nodes",
        f"the trees ({SearchLimits().table_mb})",
    ],
}


@pytest.mark.parametrize("page", FIGURES)
def test_a_page_has_the_figures_of_the_code(page: str) -> None:
    text = re.sub(r"\s+", " ", (DOCS / page).read_text(encoding="utf-8"))
    missing = [figure for figure in FIGURES[page] if figure not in text]
    assert missing == []


def test_the_readme_has_the_measured_speed_of_vectors() -> None:
    found = re.search(
        r"([\d.]+ million) steps a second\s+on one thread", (DOCS.parent / "README.md").read_text(encoding="utf-8")
    )
    assert found
    assert f"`copy=False` | {found[1]} (" in (DOCS / "environments.md").read_text(encoding="utf-8")


def test_how_many_puzzles_come_with_the_package() -> None:
    count = f"{len(shipped_puzzles()):,}"
    assert f"{count} come with the package" in (DOCS / "puzzles.md").read_text(encoding="utf-8")
    assert f"{count} come with the package" in (DOCS.parent / "README.md").read_text(encoding="utf-8")


def test_how_many_lessons_there_are() -> None:
    lessons = json.loads((DOCS.parent / "web/src/learn/lessons.json").read_text(encoding="utf-8"))
    parts = Counter(lesson["part"] for lesson in lessons)
    numbers = f"{parts['rules']} lessons about the rules and {WORDS[parts['strategy']]} about strategy"
    assert numbers in (DOCS / "playing.md").read_text(encoding="utf-8")


def test_as_many_games_as_the_readme_says_are_compared_with_the_oracle() -> None:
    assert NORMAL_GAMES > 2000
    assert "over 2,000 whole games" in re.sub(r"\s+", " ", (DOCS.parent / "README.md").read_text(encoding="utf-8"))


def test_the_bits_of_a_recovery_phrase() -> None:
    bits = phrases.WORDS * phrases.SYLLABLES * math.log2(len(phrases.CONSONANTS) * len(phrases.VOWELS))
    assert f"({int(bits)} bits)" in (DOCS / "people.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("page", ["lobby.md", "server.md"])
def test_a_slow_table_has_an_hour_for_a_move(page: str) -> None:
    assert SLOW_S == HOUR_S
    assert re.search(r"an hour or\s+more for a move", (DOCS / page).read_text(encoding="utf-8"))


def test_the_presets_of_clocks() -> None:
    page = (DOCS / "clocks.md").read_text(encoding="utf-8")
    reserve = [f"{each.reserve // 60}+{each.increment}" for each in PRESETS.values() if each.reserve]
    assert f"The page offers {', '.join(reserve)}" in page
