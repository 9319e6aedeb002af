"""The terminal game, driven by typed lines: whole games, display, invalid input, undo, plain output."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

from tests.cli.typist import Look, play, plays_to_the_end, shown_position, written
from tilewright.analysis.points import Points, points_gained
from tilewright.cli.tabletop.seats import LEVEL_WORDS
from tilewright.cli.tabletop.typed import COMMANDS
from tilewright.cli.tabletop.words import describe_ending
from tilewright.notation import Record, read_record
from tilewright.players import GreedyPlayer, Player, RandomPlayer, play_game
from tilewright.players.levels import LEVELS
from tilewright.players.searching import LevelPlayer
from tilewright.rules import Outcome, Phase, Position
from tilewright.search import OpponentModel

TABLES = list(product((2, 3, 4), ("coloured", "grey")))
PROMPT = "Your move:"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of this test for games without `--save`."""
    monkeypatch.setenv("TILEWRIGHT_DATA", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    return tmp_path / "data" / "games"


def from_position(path: Path, position: str) -> str:
    """Write the record of a person against the computer from a position; BAG stands for all tiles not on the table."""
    lying = re.sub(r"(\d)([BYRKW])", lambda match: match[2] * int(match[1]), position.replace("BAG", ""))
    bag = ",".join(str(20 - lying.count(letter)) for letter in "BYRKW")
    position = position.replace("BAG", bag)
    return written(path, '[Record "1"]', f'[Position "{position}"]', '[Players "person" "computer"]')


BUSY = (
    "2c 2 offer:1 BBYR,-,KKWW,YYRR,- *BRK 1 - BAG 0,0,0,0,0 "
    "7;B..../...../..B../...../.....;-,1Y,-,3W,-;KK 12;.Y.../W..../...../...../.....;-,-,3R,-,1B;-"
)


# ------------------------------------------------------------ whole games


@pytest.mark.parametrize(("players", "side"), TABLES)
def test_whole_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, players: int, side: str) -> None:
    seats = ["person", "computer", "random", "greedy"][:players]
    file = tmp_path / "game.azr"
    arguments = ["--seats", *seats, "--side", side, "--seed", "11", "--save", str(file)]
    session = play(monkeypatch, *arguments, typed=plays_to_the_end(players, after=["n"]))
    assert session.status == 0
    record = read_record(file)
    outcome = record.outcome
    assert outcome is not None
    assert record.header("Players") == tuple(seats)
    assert "The game is over" in session.output
    assert re.search(r"won with|share the victory|tie-break", session.output)
    totals = re.findall(r"^  total +(.*)$", session.output, re.MULTILINE)
    assert [int(total) for total in totals[-1].split()] == list(outcome.scores)
    assert f"The game is saved in {file}" in session.output
    for number in range(1, record.final.round + 1):
        assert f"Round {number} is scored" in session.output


@pytest.mark.parametrize("side", ["coloured", "grey"])
def test_four_people_at_one_keyboard(monkeypatch: pytest.MonkeyPatch, side: str) -> None:
    seats = ["person:Ana", "person:Bo", "person", "person:Dóra"]
    typed = plays_to_the_end(3)
    session = play(monkeypatch, "--seats", *seats, "--side", side, "--seed", "2", typed=typed)
    assert session.status == 0
    for name in ("Ana", "Bo", "Player 3", "Dóra"):
        assert f"{name}, your move:" in session.output


def test_only_computers(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    session = play(monkeypatch, "--seats", "greedy", "greedy", "random", "--seed", "1")
    assert session.status == 0
    assert "Greedy 1 and" in session.output or "won" in session.output
    assert "Another game" not in session.output
    assert not folder.exists()


def test_another_game_goes_to_another_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def script(look: Look) -> Iterator[str]:
        yield from plays_to_the_end(1, after=["what?", "y"])(look)
        yield from plays_to_the_end(2, after=["n"])(look)

    session = play(monkeypatch, "--seed", "1", "--save", str(tmp_path / "a.azr"), typed=script)
    assert session.status == 0
    first, second = read_record(tmp_path / "a.azr"), read_record(tmp_path / "a-2.azr")
    assert first.outcome is not None
    assert second.outcome is not None
    assert first.steps != second.steps
    assert "Please answer y, n or undo" in session.output


def test_the_same_seed_gives_the_same_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def run(seed: str) -> str:
        return play(monkeypatch, "--seed", seed, "--seats", "person", "random", typed=plays_to_the_end(4)).output

    def game_of(output: str) -> list[str]:
        return re.findall(r"^[234][cg] .*$", output, re.MULTILINE)

    assert game_of(run("5")) == game_of(run("5"))
    assert game_of(run("5")) != game_of(run("6"))


@pytest.mark.parametrize("first", ["1", "2"])
def test_who_starts(monkeypatch: pytest.MonkeyPatch, first: str) -> None:
    session = play(monkeypatch, "--first", first, typed=["position"])
    assert shown_position(session.output).first == int(first)


# ------------------------------------------------------------ display


@pytest.mark.slow
def test_the_table_fits_eighty_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    def script(look: Look) -> Iterator[str]:
        yield from ["help", "moves", "1", "C", "bag", "hint", "9B1", "nonsense " * 30]
        yield from plays_to_the_end(1)(look)

    seats = ["person:A very long name, really a long one"[:37], "computer", "computer", "computer"]
    for side in ("coloured", "grey"):
        session = play(monkeypatch, "--seats", *seats, "--side", side, "--seed", "3", typed=script)
        echoed = ("nonsense", "[234][cg] ", "The game is saved", "To resume", "Your (move|column):")
        lines = [line for line in session.lines if not re.match("|".join(echoed), line)]
        assert max(map(len, lines)) <= 80


def test_the_table(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    session = play(monkeypatch, "--resume", from_position(tmp_path / "p.azr", BUSY))
    table = """\
Round 2 · coloured side                                     bag 71 · lid 0

Factories  1 BB Y R     2 ·          3 KK WW      4 YY RR      5 ·
Centre     C * B R K

> 1 Seat 1                 7 points      2 Seat 2                12 points
1              ·  │  B  y  r  k  w     1              ·  │  b  Y  r  k  w
2           ·  Y  │  w  b  y  r  k     2           ·  ·  │  W  b  y  r  k
3        ·  ·  ·  │  k  w  B  y  r     3        R  R  R  │  k  w  b  y  r
4     ·  W  W  W  │  r  k  w  b  y     4     ·  ·  ·  ·  │  r  k  w  b  y
5  ·  ·  ·  ·  ·  │  y  r  k  w  b     5  ·  ·  ·  ·  B  │  y  r  k  w  b
F  K  K  -2 -2 -2 -3 -3  floor -2      F  -1 -1 -2 -2 -2 -3 -3  floor
"""
    assert table in session.output


def test_destinations_and_what_they_bring(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = from_position(tmp_path / "p.azr", BUSY)
    session = play(monkeypatch, "--resume", file, typed=["4y", "CK", "3W", "2B", "9B", "1", "C", "2"])
    for line in (
        "2 yellow from factory 4 can go to:",
        "  4Y1  line 1: completes it for 2 points, 1 tile to the floor, 2 points lost",
        "  4Y2  line 2: completes it for 2 points, 1 tile to the floor, 2 points lost",
        "  4Y3  line 3: 2 of 3",
        "  4YF  floor:  4 points lost",
        "1 black from the centre can go to:",
        "  CK1  line 1: completes it for 1 point, takes the marker, 2 points lost",
        "  CKF  floor:  takes the marker, 4 points lost",
        "  3W4  line 4: completes it for 2 points, 1 tile to the floor, 2 points lost",
        "Factory 2 has no blue tile.",
        "There are only 5 factories.",
        "Factory 1 holds: 2 blue, 1 yellow and 1 red.",
        "The centre holds: 1 blue, 1 red and 1 black.",
        "Factory 2 holds: none.",
    ):
        assert line in session.lines
    assert "4Y4" not in session.output  # LINE-3: it holds white


def test_complete_lines_above_are_tiled_first(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    position = (
        "2c 1 offer:1 WWBB,-,-,-,- * 1 - BAG 0,0,0,0,0 "
        "0;...../...../...../...../.....;1B,-,-,-,-;- 0;...../...../...../...../.....;-,-,-,-,-;-"
    )
    session = play(monkeypatch, "--resume", from_position(tmp_path / "p.azr", position), typed=["1W"])
    assert "  1W2  line 2: completes it for 2 points" in session.lines


def test_grey_columns_with_their_points(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    position = (
        "2g 2 tile:1 -,-,-,-,- - 1 1 BAG 0,0,0,0,0 "
        "5;B..../K..../.R.../...../.....;-,2R,-,-,-;* 3;Y..../...../...../...../.....;-,-,-,-,-;-"
    )
    file = from_position(tmp_path / "p.azr", position)
    session = play(monkeypatch, "--resume", file, typed=["2", "1@3", "2@1", "show", "4", "position"])
    for line in (
        "Line 2 is complete; its red tile may go to:",
        "  2@3  line 2 to column 3, 1 point",
        "  2@4  line 2 to column 4, 1 point",
        "2@2 is not legal: column 2 already has red (VAR-3).",
        "1@3 is not legal: line 2 must be tiled first, top to bottom (SIL-12).",
        "2@1 is not legal: wall row 2, column 1 is occupied (VAR-2).",
        "Round 2 is scored: Seat 1 +1 -1 = 5, Seat 2 +0 = 3.",
    ):
        assert line in session.lines
    assert shown_position(session.output).boards[0].wall[1][3] is not None


def test_help_names_every_command(monkeypatch: pytest.MonkeyPatch) -> None:
    session = play(monkeypatch, typed=["help"])
    for name in COMMANDS:
        assert re.search(rf"^  {name} ", session.output, re.MULTILINE)


def test_levels_sit_at_the_table(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "game.azr"
    seats = ["level:1", "level:1:Bo", "level:6", "level:1"]
    session = play(monkeypatch, "--seats", *seats, "--seed", "5", "--save", str(file))
    assert session.status == 0
    record = read_record(file)
    assert record.seats == ("Level 1 (1)", "Bo", "Level 6", "Level 1 (4)")
    assert record.header("Players") == ("level:1", "level:1", "level:6", "level:1")
    assert record.outcome is not None


def test_the_levels_of_the_table_are_those_of_the_players() -> None:
    assert tuple(f"level:{level}" for level in LEVELS) == LEVEL_WORDS


def test_a_seat_keeps_its_opponent_model_through_a_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A seat plays like one player with one opponent model from the first move to the last."""
    file = tmp_path / "game.azr"
    play(monkeypatch, "--seats", "level:7", "greedy", "greedy", "--seed", "5", "--save", str(file))
    record = read_record(file)
    opponents = OpponentModel([1])
    player = LevelPlayer(7, opponents=opponents)
    for step, position in zip(record.steps, record.positions(), strict=False):
        if position.to_move == 1:
            assert player.choose(position) == step
    assert opponents.linear_weights(3)[0] == 0
    assert 0.5 not in opponents.linear_weights(3)[1:]


@pytest.mark.parametrize("seat", ["level:0", "level:11", "level:", "level", "level:x:Bo", "somebody"])
def test_unknown_seats(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], seat: str) -> None:
    with pytest.raises(SystemExit):
        play(monkeypatch, "--seats", "person", seat)
    assert f"'{seat}' is not one of person, computer, level:1 to level:10, random, greedy" in capsys.readouterr().err


def test_hint_and_moves_are_legal(monkeypatch: pytest.MonkeyPatch) -> None:
    session = play(monkeypatch, typed=["position", "hint", "moves"])
    position = shown_position(session.output)
    hint = re.search(
        r"The computer would play (\w+): .* It leaves .* It expects to end about \d+\.\d points (?:ahead|behind), ",
        " ".join(session.output.split()),
    )
    assert hint
    assert position.is_legal(hint[1])
    listed = re.findall(r"\b[C1-9][BYRKW][1-5F]\b", session.output.split("moves\n")[-1])
    assert listed == [str(move) for move in position.legal_moves()]


# ------------------------------------------------------------ input


@pytest.mark.parametrize(
    "typed", ["3r2", "3R2", " 3 r 2 ", "3 red 2", "factory 3 red to line 2", "Factory 3, Red, line 2".replace(",", "")]
)
def test_many_ways_to_type_a_move(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, typed: str) -> None:
    record = Record.start("coloured", ("Ana", "Bo"), 1).with_deal("BBYR,KKWW,BYRW,RRRK,BBKK")
    file = tmp_path / "a.azr"
    file.write_text(str(record), encoding="utf-8")
    session = play(monkeypatch, "--resume", str(file), "--seats", "person", "person", typed=[typed])
    assert "Ana 3R2: 1 red from factory 3 to line 2, 1 of 2." in session.output
    assert str(read_record(file).moves[0]) == "3R2"


NONSENSE = [
    "xyzzy",
    "3R9",
    "3Q2",
    "0B1",
    "undo undo",
    "quit now",
    "2@4",
    "-1",
    "3R2 4B1",
    "💥",
    "%s%n{}",
    "\x1b[2J",
    "ﬀ\u202e",
    "a" * 100_000,
    "[Record]",
    "to",
    "@",
]


@pytest.mark.parametrize("typed", NONSENSE)
def test_nonsense_gets_one_sentence(monkeypatch: pytest.MonkeyPatch, typed: str) -> None:
    session = play(monkeypatch, "--first", "1", "--seed", "1", typed=[typed, "position"])
    assert session.status == 0
    between = session.output.split(PROMPT)[1].split("\n", 1)[1].strip()
    assert between.endswith(".")
    assert len(between) < 200
    assert "\x1b" not in session.output
    assert shown_position(session.output).to_move == 1


def test_illegal_moves_name_the_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    session = play(monkeypatch, "--first", "1", "--seed", "1", typed=["CBF", "9B1"])
    assert "CBF is not legal: the centre has no blue tile (OFFER-4)." in session.lines
    assert "9B1 is not legal: there are only 5 factories with 2 players (SETUP-3)." in session.lines


# ------------------------------------------------------------ undo


def test_undo_goes_back_past_the_computer(monkeypatch: pytest.MonkeyPatch) -> None:
    def script(look: Look) -> Iterator[str]:
        for _ in range(2):
            yield "position"
            before.append(shown_position(look()))
            yield str(before[-1].legal_moves()[0])
        yield "position"
        before.append(shown_position(look()))
        for _ in range(2):
            yield "undo"
            yield "position"
            after.append(shown_position(look()))
        yield "u"

    before: list[Position] = []
    after: list[Position] = []
    seats = ("person", "computer", "greedy")
    session = play(monkeypatch, "--seats", *seats, "--first", "1", "--seed", "1", typed=script)
    assert after == [before[1], before[0]]
    assert session.output.count("3 moves taken back.") == 2
    assert "undo does not go past a deal" in session.output


def test_undo_does_not_go_past_a_deal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def script(look: Look) -> Iterator[str]:
        while True:
            yield "position"
            position = shown_position(look())
            if position.round == 2:
                break
            yield str(position.legal_moves()[0])
        start.append(position)
        yield "undo"
        yield "position"
        start.append(shown_position(look()))

    start: list[Position] = []
    play(monkeypatch, "--seats", "person", "person", "--seed", "1", typed=script)
    assert start[0] == start[1]


def test_undo_after_the_end(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def script(look: Look) -> Iterator[str]:
        yield from plays_to_the_end(1, after=["undo", "position"])(look)
        assert not shown_position(look()).is_over

    file = tmp_path / "a.azr"
    play(monkeypatch, "--seed", "1", "--save", str(file), typed=script)
    assert read_record(file).result == "*"


# ------------------------------------------------------------ plain output


@pytest.mark.parametrize(("players", "side"), TABLES)
def test_plain_games_are_sentences(monkeypatch: pytest.MonkeyPatch, players: int, side: str) -> None:
    seats = ["person", *["computer"] * (players - 1)]
    arguments = ["--plain", "--seats", *seats, "--side", side, "--seed", "4", "--first", "1"]
    session = play(monkeypatch, *arguments, typed=plays_to_the_end(2))
    assert session.status == 0
    assert not re.search(r"[\x1b│·|─]", session.output)
    for words in ("Factory 1: ", "Centre: starting player marker.", "Pattern lines: empty.", "Wall: row ", "seat 1"):
        assert words in session.output
    assert re.search(r"You: \d+ from the wall, minus \d+ for the floor line, .* \d+ in total\.", session.output)


def test_plain_table(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    position = (
        "2c 2 offer:1 BBYR,-,KKWW,YYRR,- BRK 1 1 BAG 0,0,0,0,0 "
        "7;B.R../...../..B../...../.....;-,1Y,-,3W,-;*K 12;.Y.../W..../...../...../.....;-,-,3R,-,1B;K"
    )
    session = play(monkeypatch, "--plain", "--resume", from_position(tmp_path / "p.azr", position))
    for line in (
        "Round 2, coloured side. Tiles in the bag: 70, in the lid: 0.",
        "Factory 1: 2 blue, 1 yellow and 1 red.",
        "Factories 2 and 5: empty.",
        "Centre: 1 blue, 1 red and 1 black.",
        "Seat 1, seat 1: 7 points. Pattern lines: line 2 1 of 2 yellow; line 4 3 of 4 white. "
        "Wall: row 1 blue in column 1 and red in column 3; row 3 blue in column 3. "
        "Floor line: starting player marker and 1 tile, 2 points to lose. Starts the next round.",
    ):
        assert line in session.lines


# ------------------------------------------------------------ results


def ended(scores: tuple[int, ...], rows: tuple[int, ...], winners: tuple[int, ...], reason: str = "row") -> Outcome:
    none = (0,) * len(scores)
    return Outcome(winners=winners, scores=scores, rows=rows, columns=none, colours=none, reason=reason)


@pytest.mark.parametrize(
    ("result", "sentences"),
    [
        (ended((50, 48), (1, 0), (1,)), ["Ana completed a row.", "Ana won with 50 points."]),
        (
            ended((50, 50), (1, 2), (2,)),
            [
                "Ana and Bo each completed a row.",
                "Ana and Bo have 50 points each; Bo won by the tie-break, more complete rows (2).",
            ],
        ),
        (
            ended((50, 50, 50), (1, 0, 1), (1, 3)),
            ["by the tie-break Ana and Cleo share the victory, with 1 complete row each"],
        ),
        (ended((1, 0, 0, 0), (0, 0, 0, 0), (1,), "exhausted"), ["no tile is left to deal", "Ana won with 1 point."]),
    ],
)
def test_how_a_game_ended(result: Outcome, sentences: list[str]) -> None:
    told = describe_ending(result, ["Ana", "Bo", "Cleo", "Dan"][: len(result.scores)])
    for sentence in sentences:
        assert sentence in told


@pytest.mark.parametrize(("players", "side"), TABLES)
def test_points_add_up_to_the_scores(players: int, side: str) -> None:
    for seed in range(4):
        seats: list[Player] = [RandomPlayer(seed), *[GreedyPlayer()] * (players - 1)]
        position = play_game(Position.start(players, side), seats, seed, round_limit=seed).position
        start = position
        game = play_game(position, seats, seed)
        totals = [Points() for _ in range(players)]
        moves, deals = iter(game.moves), iter(game.deals)
        while not position.is_over:
            after = position.deal(next(deals)) if position.phase is Phase.DEAL else position.play(next(moves))
            gained = points_gained(position, after)
            assert all(points.wall >= 0 and 0 <= points.floor <= 14 for points in gained)
            totals = [total + points for total, points in zip(totals, gained, strict=True)]
            position = after
        scores = [score + total.total for score, total in zip(start.scores, totals, strict=True)]
        assert scores == list(game.position.scores)
        assert game.outcome is not None
        bonuses = [(bonus.rows, bonus.columns, bonus.colours) for bonus in game.outcome.breakdown]
        assert bonuses == [(total.rows, total.columns, total.colours) for total in totals]
