"""The worked examples, derived cases and rulings of docs/rules.md as data, each with its id."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from tests.rules.engines import Result

COLOURS = "BYRKW"
NO_TILES = "0,0,0,0,0"
UNREADABLE = "unreadable"


@dataclass(frozen=True)
class Case:
    """A position, the moves and deals (words with commas) that follow, and what must be true afterwards."""

    id: str
    start: str
    steps: tuple[str, ...] = ()
    facts: Mapping[str, str] = field(default_factory=dict)
    destinations: Mapping[str, str] = field(default_factory=dict)
    legal: tuple[str, ...] | None = None
    refused: Mapping[str, str] = field(default_factory=dict)
    """Moves and deals that must be refused, with the id of the rule that forbids them, or UNREADABLE."""
    result: Result | None = None


def facts(text: str) -> dict[str, str]:
    """The fields of a position text by name; names of board fields end with the seat (`score 1`)."""
    names = ["table", "round", "phase", "factories", "centre", "first", "marker", "bag", "lid"]
    fields = text.split(" ")
    found = dict(zip(names, fields[:9], strict=True))
    for seat, board in enumerate(fields[9:], start=1):
        for name, part in zip(["score", "wall", "lines", "floor"], board.split(";"), strict=True):
            found[f"{name} {seat}"] = part
    return found


def board(score: int = 0, wall: str = "", lines: str = "", floor: str = "-") -> str:
    """A board; wall rows and pattern lines that are not given are empty."""
    rows = [row for row in wall.split("/") if row]
    held = [line for line in lines.split(",") if line]
    rows += ["....."] * (5 - len(rows))
    held += ["-"] * (5 - len(held))
    return f"{score};{'/'.join(rows)};{','.join(held)};{floor}"


EMPTY = board()


def position(
    table: str,
    phase: str,
    boards: list[str],
    *,
    factories: str = "",
    centre: str = "-",
    first: int = 1,
    marker: str = "-",
    bag: str = "",
    lid: str = "",
    number: int = 3,
) -> str:
    """A position text in which every colour totals 20: other tiles go to the bag, or to the lid if `bag` is given."""
    filled = [tiles for tiles in factories.split(",") if tiles]
    filled += ["-"] * (2 * int(table[0]) + 1 - len(filled))
    rest = [20 - on_table(colour, [*filled, centre, *boards]) for colour in COLOURS]
    if bag:
        lid = remaining(rest, bag)
    else:
        lid = lid or NO_TILES
        bag = remaining(rest, lid)
    head = [table, str(number), phase, ",".join(filled), centre, str(first), marker, bag, lid]
    return " ".join(head + boards)


def on_table(colour: str, fields: list[str]) -> int:
    """How many tiles of a colour lie on the factories, in the centre and on the boards."""
    total = 0
    for text in fields:
        total += text.count(colour)
        for line in text.split(";")[2].split(",") if ";" in text else []:
            if line.endswith(colour):
                total += int(line[:-1]) - 1
    return total


def remaining(rest: list[int], taken: str) -> str:
    """Five counts minus five others."""
    return ",".join(str(have - int(count)) for have, count in zip(rest, taken.split(","), strict=True))


def last_take(table: str, first_board: str, second_board: str = "", *, marker: str = "2", first: int = 1) -> str:
    """Two players; seat 2 takes the last tile, a white one in the centre. `CWF` ends the offer."""
    second = second_board or board(floor="*" if marker == "2" else "-")
    return position(table, "offer:2", [first_board, second], centre="W", marker=marker, first=first)


# Factory offer and placing: EX-1, EX-2, T-6 to T-9, and the rulings about them.

FIRST_TURNS = position(
    "3c",
    "offer:1",
    [EMPTY] * 3,
    factories="BKKW,YRRR,BBYY,KKWW,BYKW,BYKW,BBKK",
    centre="*",
    number=1,
)
FOUR_YELLOW_PROBLEMS = position(
    "3c",
    "offer:3",
    [EMPTY, EMPTY, board(wall="...../..Y../...Y.", lines="-,-,-,1B,-")],
    factories="YYKK,BBRR",
    centre="*",
)
FULL_FLOOR = board(score=20, floor="BBYYRRK")
OFFER_CASES = [
    Case(
        "EX-1 first turn",
        FIRST_TURNS,
        ("1K2",),
        {
            "phase": "offer:2",
            "factories": "-,YRRR,BBYY,KKWW,BYKW,BYKW,BBKK",
            "centre": "*BW",
            "marker": "-",
            "lines 1": "-,2K,-,-,-",
            "floor 1": "-",
        },
    ),
    Case(
        "EX-1 second turn",
        FIRST_TURNS,
        ("1K2", "2Y1"),
        {
            "phase": "offer:3",
            "factories": "-,-,BBYY,KKWW,BYKW,BYKW,BBKK",
            "centre": "*BRRRW",
            "marker": "-",
            "lines 2": "1Y,-,-,-,-",
        },
    ),
    Case(
        "EX-1 third turn",
        FIRST_TURNS,
        ("1K2", "2Y1", "CR3"),
        {
            "phase": "offer:1",
            "centre": "BW",
            "marker": "3",
            "lines 3": "-,-,3R,-,-",
            "floor 3": "*",
            "lid": NO_TILES,
        },
    ),
    Case(
        "EX-2 destinations, D-13",
        FOUR_YELLOW_PROBLEMS,
        destinations={"1Y": "15F"},
        refused={"1Y2": "LINE-5", "1Y3": "LINE-5", "1Y4": "LINE-3"},
    ),
    Case("EX-2 A", FOUR_YELLOW_PROBLEMS, ("1Y1",), {"lines 3": "1Y,-,-,1B,-", "floor 3": "Y"}),
    Case("EX-2 B", FOUR_YELLOW_PROBLEMS, ("1Y5",), {"lines 3": "-,-,-,1B,2Y", "floor 3": "-"}),
    Case("EX-2 C", FOUR_YELLOW_PROBLEMS, ("1YF",), {"lines 3": "-,-,-,1B,-", "floor 3": "YY"}),
    Case(
        "T-6, SIL-6",
        position("2c", "offer:1", [board(lines="-,1B"), EMPTY], factories="BBBB,KKKK", centre="*"),
        ("1B2",),
        {"lines 1": "-,2B,-,-,-", "floor 1": "BBB", "centre": "*", "lid": NO_TILES},
    ),
    Case(
        "T-7",
        position("2c", "offer:1", [board(lines="-,2B"), EMPTY], factories="BBKK", centre="*"),
        destinations={"1B": "1345F", "1K": "1345F"},
        refused={"1B2": "LINE-4", "1K2": "LINE-3"},
    ),
    Case(
        "T-8, SIL-5, D-7",
        position("2c", "offer:1", [board(lines="1Y,1Y,1Y,1Y,1Y"), EMPTY], factories="BBBB", centre="*"),
        legal=("1BF",),
        refused={
            "1B1": "LINE-3",
            "1B5": "LINE-3",
            "pass": UNREADABLE,
            "-": UNREADABLE,
            "": UNREADABLE,
            "1YF": "OFFER-3",
            "2BF": "OFFER-3",
            "CBF": "OFFER-4",
        },
    ),
    Case(
        "T-9, SIL-7: the marker alone is no source",
        position("2c", "offer:1", [EMPTY, EMPTY], factories="WWWW", centre="*"),
        legal=("1W1", "1W2", "1W3", "1W4", "1W5", "1WF"),
        refused={"C*F": UNREADABLE, "C*1": UNREADABLE},
    ),
    Case(
        "T-9, SIL-8: nobody took the marker",
        position("2c", "offer:1", [EMPTY, EMPTY], factories="WWWW", centre="*", first=2),
        ("1W5",),
        {"phase": "deal", "round": "4", "centre": "-", "first": "2", "marker": "2", "lines 1": "-,-,-,-,4W"},
        legal=(),
    ),
    Case(
        "D-2: the marker goes to the leftmost free space",
        position("2c", "offer:1", [board(floor="BB"), EMPTY], centre="*KKW"),
        ("CK1",),
        {"floor 1": "BB*K", "marker": "1", "centre": "W", "lines 1": "1K,-,-,-,-"},
    ),
    Case(
        "SIL-4: the marker before the surplus",
        position("2c", "offer:1", [EMPTY, EMPTY], centre="*KKKW"),
        ("CK2",),
        {"floor 1": "*K", "lines 1": "-,2K,-,-,-"},
    ),
    Case(
        "T-2, SIL-3: a full floor line and the marker",
        position("2c", "offer:1", [FULL_FLOOR, EMPTY], factories="BBBB", centre="*WW", first=2),
        ("CW1",),
        {"floor 1": "BBYYRRK", "marker": "1", "centre": "-", "lid": "0,0,0,0,1", "lines 1": "1W,-,-,-,-"},
    ),
    Case(
        "T-2: the penalty stays 14",
        position("2c", "offer:1", [FULL_FLOOR, EMPTY], centre="*WW", first=2),
        ("CW1",),
        {
            "phase": "deal",
            "score 1": "7",
            "first": "1",
            "marker": "1",
            "lid": "2,2,2,1,1",
            "wall 1": "....W/...../...../...../.....",
        },
    ),
    Case(
        "T-3, SIL-9, D-15",
        position("2c", "offer:1", [board(score=20, floor="BBYYRR"), EMPTY], factories="BBBB", centre="*WW", first=2),
        ("CWF",),
        {"floor 1": "BBYYRR*", "marker": "1", "lid": "0,0,0,0,2", "score 1": "20"},
    ),
    Case(
        "T-3: the penalty",
        position("2c", "offer:1", [board(score=20, floor="BBYYRR"), EMPTY], centre="*WW", first=2),
        ("CWF",),
        {"phase": "deal", "score 1": "6", "first": "1", "lid": "2,2,2,0,2"},
    ),
    Case(
        "D-5: a row about to be full does not end the round",
        position("2c", "offer:1", [board(wall="BYRK."), EMPTY], factories="KKKW", centre="*"),
        ("1W1",),
        {"phase": "offer:2", "lines 1": "1W,-,-,-,-", "wall 1": "BYRK./...../...../...../....."},
    ),
    Case(
        "SIL-28: clockwise",
        position("3c", "offer:3", [EMPTY] * 3, factories="BBBB,KKKK", centre="*"),
        ("1B4",),
        {"phase": "offer:1"},
    ),
    Case(
        "SIL-28: fewer takes than players",
        position("4c", "offer:2", [EMPTY] * 4, factories="BBBB", centre="*", first=2),
        ("1B5",),
        {"phase": "deal", "first": "2", "round": "4"},
    ),
    Case(
        "OFFER-3: identical moves of two factories are two moves, in the order of the move integers",
        position("2c", "offer:1", [board(lines="-,2R,2R,3R,4R"), EMPTY], factories="-,BBKK,BBKK", centre="*W"),
        legal=("CW1", "CWF", "2B1", "2BF", "2K1", "2KF", "3B1", "3BF", "3K1", "3KF"),
    ),
]

# Wall tiling and scoring: EX-3 to EX-8, T-1, T-4, T-5, SIL-1.


def tiling(case_id: str, wall: str, lines: str, score: str, after: str) -> Case:
    """A case in which seat 1, with score 0, tiles a coloured wall."""
    start = last_take("2c", board(wall=wall, lines=lines))
    return Case(case_id, start, ("CWF",), {"score 1": score, "wall 1": board(wall=after).split(";")[1]})


TILING_CASES = [
    Case(
        "EX-3",
        last_take("2c", board(lines="-,2R,1K,4B,2Y")),
        ("CWF",),
        {
            "phase": "deal",
            "score 1": "2",
            "wall 1": "...../...R./...../...B./.....",
            "lines 1": "-,-,1K,-,2Y",
            "lid": "3,0,1,0,1",
        },
    ),
    Case(
        "EX-4, D-1",
        last_take("2c", board(score=10, floor="B*YYK"), marker="1", first=2),
        ("CWF",),
        {"score 1": "2", "floor 1": "-", "lid": "1,2,0,1,1", "marker": "1", "first": "1", "centre": "-"},
    ),
    tiling("EX-5", "", "-,2R", "1", "...../...R."),
    tiling("EX-6", "...../.B.R.", "-,2Y", "3", "...../.BYR."),
    tiling("EX-7, D-4", "..R../..Y..", "-,-,3B", "3", "..R../..Y../..B.."),
    tiling("EX-8", "...../...R./.WB.R/...B.", "-,-,3Y", "7", "...../...R./.WBYR/...B."),
    Case(
        "T-4, SIL-10: no debt",
        last_take("2c", board(score=3, lines="-,2R,-,4B", floor="YYKKW")),
        ("CWF",),
        {"score 1": "0"},
    ),
    Case(
        "SIL-10: wall points count before the penalty",
        last_take("2c", board(lines="-,2R,-,4B", floor="Y")),
        ("CWF",),
        {"score 1": "1"},
    ),
    Case(
        "SIL-10: end bonuses come after the clamp",
        last_take("2c", board(wall="BYRK.", lines="1W", floor="BBYYRRK")),
        ("CWF",),
        {"phase": "end", "score 1": "2"},
        result=Result((1,), (2, 0), (1, 0), "row"),
    ),
    tiling("T-5, SIL-11", "...../.B...", "1B,2W", "5", "B..../WB..."),
    tiling("TILE-4", "", "-,1R,2B,3K,4W", "0", ""),
    Case("SIL-26: no cap", last_take("2c", board(score=250, lines="1B")), ("CWF",), {"score 1": "251"}),
    *[
        Case(
            f"T-1, SIL-2: {spaces} spaces",
            last_take("2c", board(score=20, floor="BBYYRRK"[:spaces] or "-")),
            ("CWF",),
            {"score 1": str(20 - penalty)},
        )
        for spaces, penalty in enumerate([0, 1, 2, 4, 6, 8, 11, 14])
    ],
    *[
        Case(
            f"T-1, PEN-4: {spaces} spaces with the marker",
            last_take("2c", board(score=20, floor="BBYYRR"[: spaces - 1] + "*"), marker="1"),
            ("CWF",),
            {"score 1": str(20 - penalty), "marker": "1"},
        )
        for spaces, penalty in enumerate([1, 2, 4, 6, 8, 11, 14], start=1)
    ],
    *[
        tiling(
            f"SIL-1, SCORE-2: the spaces of {colour}",
            "",
            ",".join(f"{k}{colour}" for k in range(1, 6)),
            score,
            wall,
        )
        for colour, score, wall in [
            ("B", "5", "B..../.B.../..B../...B./....B"),
            ("Y", "5", ".Y.../..Y../...Y./....Y/Y...."),
            ("R", "5", "..R../...R./....R/R..../.R..."),
            ("K", "5", "...K./....K/K..../.K.../..K.."),
            ("W", "5", "....W/W..../.W.../..W../...W."),
        ]
    ],
]

# Deals: T-10, T-11, D-14, SIL-19, SIL-20.

NO_FIRST_COLUMN = ".YRKW/.BYRK/.WBYR/.KWBY/.RKWB"
NO_SECOND_COLUMN = "B.RKW/W.YRK/K.BYR/R.WBY/Y.KWB"
NO_THIRD_COLUMN = "BY.KW/WB.RK/KW.YR/RK.BY/YR.WB"
NO_FOURTH_COLUMN = "BYR.W/WBY.K/KWB.R/RKW.Y/YRK.B"

TWO_LEFT_IN_BAG = position(
    "3c",
    "deal",
    [
        board(wall=NO_FIRST_COLUMN, lines="-,1W,2K,3R,2Y"),
        board(wall=NO_FIRST_COLUMN),
        board(wall=NO_FIRST_COLUMN),
    ],
    marker="1",
    bag="1,1,0,0,0",
    number=6,
)
SIX_TILES = position(
    "4c",
    "deal",
    [board(wall=NO_FIRST_COLUMN, lines="-,1W,1K,1R,1Y")] * 3 + [board(wall=NO_FIRST_COLUMN, lines="-,1W,1K")],
    marker="2",
    first=2,
    lid="2,0,1,0,0",
    number=9,
)
EXACT_BAG = position("2c", "deal", [EMPTY, EMPTY], marker="1", bag="4,4,4,4,4", number=5)
DEAL_CASES = [
    Case(
        "SETUP-3, SETUP-5",
        position("2c", "deal", [EMPTY, EMPTY], marker="2", first=2, number=1),
        ("RYBB,KKWW,BYRW,RRRK,BBKK",),
        {
            "round": "1",
            "phase": "offer:2",
            "factories": "BBYR,KKWW,BYRW,RRRK,BBKK",
            "centre": "*",
            "first": "2",
            "marker": "-",
            "bag": "15,18,15,15,17",
            "lid": NO_TILES,
        },
    ),
    Case(
        "NEXT-2: factories of other than four tiles, and texts that are no deal",
        position("2c", "deal", [EMPTY, EMPTY], marker="1", number=1),
        legal=(),
        refused={
            "BBYR,KKWW,BYRW,RRRK,BBK": "NEXT-2",
            "BBYR,KKWW,BYRW,RRRK,-": "NEXT-2",
            "BBYR,KKWW,BYRW,RRRK,BBKKK": "NEXT-2",
            "BBYR,KKWW,BYRW,RRRK": UNREADABLE,
            "BBYR,KKWW,BYRW,RRRK,BBKK,BBKK": UNREADABLE,
            "BBYR,KKWW,BYRW,RRRK,BBK*": UNREADABLE,
            "BBYR,KKWW,BYRW,RRRK,": UNREADABLE,
            "1B1": "NEXT-2",
        },
    ),
    Case(
        "ROUND-1: nobody deals while tiles lie there",
        position("2c", "offer:1", [EMPTY, EMPTY], factories="BBYR,KKWW,BYRW,RRRK,BBKK", centre="*"),
        refused={"BBYR,KKWW,BYRW,RRRK,BBKK": "ROUND-1"},
    ),
    Case(
        "T-10, SIL-19",
        TWO_LEFT_IN_BAG,
        ("BYRR,BBBB,YYYY,RRKK,KKKK,WWWW,RWWW",),
        {"phase": "offer:1", "bag": "3,1,0,0,0", "lid": NO_TILES, "round": "6"},
    ),
    Case(
        "T-10: the rest of the bag comes first",
        TWO_LEFT_IN_BAG,
        refused={
            "RRRR,BYBB,YYYY,RKKK,KKKW,WWWW,BBWW": "SIL-19",
            "BRRR,YBBB,YYYY,RRKK,KKKK,WWWW,BWWW": "SIL-19",
            "BBRR,BBBY,YYYY,RRKK,KKKK,WWWW,RWWW": "SIL-19",
            "BYRR,BBBB,YYYY,RRKK,KKKK,WWWW,WWWW": "NEXT-2",
        },
    ),
    Case(
        "T-11, SIL-20, NEXT-4",
        SIX_TILES,
        ("BBBY,BR,-,-,-,-,-,-,-",),
        {"phase": "offer:2", "factories": "BBBY,BR,-,-,-,-,-,-,-", "bag": NO_TILES, "lid": NO_TILES},
        destinations={"1B": "1F", "1Y": "5F", "2B": "1F", "2R": "4F"},
    ),
    Case(
        "T-11: the round is played",
        SIX_TILES,
        ("BBYR,BB,-,-,-,-,-,-,-", "1B1"),
        {"phase": "offer:3", "floor 2": "B", "centre": "*YR"},
    ),
    Case(
        "T-11: factory after factory",
        SIX_TILES,
        refused={
            "BBY,BBR,-,-,-,-,-,-,-": "SIL-20",
            "BBBY,B,R,-,-,-,-,-,-": "SIL-20",
            "-,BBBY,BR,-,-,-,-,-,-": "SIL-20",
            "BBBY,B,-,-,-,-,-,-,-": "SIL-20",
            "BBBY,BRR,-,-,-,-,-,-,-": "SIL-20",
            "BBBB,YR,-,-,-,-,-,-,-": "SIL-19",
            "BBBR,BY,-,-,-,-,-,-,-": "SIL-19",
        },
    ),
    Case(
        "D-14: an empty bag is not refilled before a tile is needed",
        EXACT_BAG,
        ("BBBB,YYYY,RRRR,KKKK,WWWW",),
        {"bag": NO_TILES, "lid": "16,16,16,16,16", "phase": "offer:1"},
    ),
    Case("D-14: nothing comes from the lid", EXACT_BAG, refused={"BBBB,YYYY,RRRR,KKKK,BWWW": "NEXT-2"}),
]

# The end: EX-9, T-12, T-13, SIL-21 to SIL-25, D-9, D-10.


def ended(boards: list[str], side: str = "c") -> str:
    """A finished game; the scores contain the bonuses."""
    return position(f"{len(boards)}{side}", "end", boards, marker="2", number=5)


TOP_ROW = "BYRKW"
TOP_ROWS = "BYRKW/WBYRK"
END_CASES = [
    Case(
        "EX-9, SIL-23",
        last_take("2c", board(score=10, wall="BYRK./WB.../K.B../R..B./Y...B", lines="1W"), board(31, floor="*")),
        ("CWF",),
        {"phase": "end", "round": "3", "first": "1", "marker": "2", "score 1": "34", "score 2": "29"},
        legal=(),
        refused={"CWF": "END-1", "1B1": "END-1", "BBYR,KKWW,BYRW,RRRK,BBKK": "NEXT-1"},
        result=Result((1,), (34, 29), (1, 0), "row"),
    ),
    Case(
        "SIL-23: bonuses are not only for the player who ended the game",
        last_take("2c", board(wall="BYRK.", lines="1W"), board(9, "B..../W..../K..../R..../Y....", floor="*")),
        ("CWF",),
        {"score 1": "7", "score 2": "14"},
        result=Result((2,), (7, 14), (1, 0), "row"),
    ),
    Case(
        "NEXT-1, SIL-23: no bonus while the game goes on",
        last_take("2c", board(score=9, wall="B..../W..../K..../R....", lines="-,-,-,-,5Y")),
        ("CWF",),
        {"phase": "deal", "score 1": "14", "round": "4"},
    ),
    Case(
        "D-9: ten for each colour",
        last_take("2c", board(score=10, wall="BYRK./.BY../..BY./...BY/Y...B", lines="1W")),
        ("CWF",),
        result=Result((1,), (37, 0), (1, 0), "row"),
    ),
    Case(
        "T-12, SIL-24",
        last_take("2c", board(wall="BYRK.", lines="1W"), board(wall=".YRKW", lines="1B,2R", floor="*")),
        ("CWF",),
        {"wall 2": "BYRKW/...R./...../...../.....", "score 2": "7"},
        result=Result((1, 2), (7, 7), (1, 1), "row"),
    ),
    Case(
        "SIL-24: two points for each row",
        last_take("2c", board(wall="BYRK./WBYR.", lines="1W,2K")),
        ("CWF",),
        result=Result((1,), (5 + 7 + 4, 0), (2, 0), "row"),
    ),
    Case(
        "T-13, SIL-22",
        ended([board(50, TOP_ROWS), board(50, TOP_ROWS), board(50, TOP_ROW)]),
        legal=(),
        result=Result((1, 2), (50, 50, 50), (2, 2, 1), "row"),
    ),
    Case(
        "END-6",
        ended([board(40, TOP_ROW), board(40, TOP_ROWS)]),
        result=Result((2,), (40, 40), (1, 2), "row"),
    ),
    Case(
        "END-5: points before rows",
        ended([board(41, TOP_ROW), board(40, TOP_ROWS), board(39), board(12)]),
        result=Result((1,), (41, 40, 39, 12), (1, 2, 0, 0), "row"),
    ),
    Case(
        "D-10: incomplete rows do not break a tie",
        ended([board(40, TOP_ROW), board(40, "BYRKW/WBYR./KWBY.")]),
        result=Result((1, 2), (40, 40), (1, 1), "row"),
    ),
    Case(
        "SIL-25: neither columns nor colours break a tie",
        ended([board(40, TOP_ROW), board(40, "BYRKW/WB.../K.B../R..B./Y...B")]),
        result=Result((1, 2), (40, 40), (1, 1), "row"),
    ),
    Case(
        "SIL-21",
        position(
            "4c",
            "offer:1",
            [
                board(3, NO_FIRST_COLUMN, "-,-,-,-,3Y"),
                board(9, NO_SECOND_COLUMN, "-,-,-,-,4R", "*"),
                board(8, NO_THIRD_COLUMN, "-,-,1B,-,4K"),
                board(5, NO_FOURTH_COLUMN, "-,-,-,3B,4W"),
            ],
            centre="Y",
            first=4,
            marker="2",
            number=12,
        ),
        ("CY5",),
        {"phase": "end", "round": "12", "first": "4", "marker": "2", "bag": NO_TILES, "lid": NO_TILES},
        legal=(),
        result=Result((2, 3), (31, 36, 36, 33), (0, 0, 0, 0), "exhausted"),
    ),
]

# The grey side: T-14 to T-17, D-8, D-11, SIL-12 to SIL-16.

TWO_REDS = board(score=4, lines="1R,2R", floor="BB")
FIRST_CHOICE = last_take("2g", TWO_REDS)
NO_COLUMN_LEFT = "...../BYKW./...../....R"
DEAD_WALL = "KY.B./.B.K./BK.../..R.Y/..Y.R"
GREY_CASES = [
    Case(
        "VAR-2: any column",
        FIRST_CHOICE,
        ("CWF",),
        {
            "phase": "tile:1",
            "round": "3",
            "floor 1": "BB",
            "floor 2": "*W",
            "lines 1": "1R,2R,-,-,-",
            "lid": NO_TILES,
        },
        legal=("1@1", "1@2", "1@3", "1@4", "1@5"),
        refused={
            "2@1": "SIL-12",
            "1@0": UNREADABLE,
            "1@6": UNREADABLE,
            "CRF": "OFFER-6",
            "1RF": "OFFER-6",
            "BBYR,KKWW,BYRW,RRRK,BBKK": "ROUND-1",
        },
    ),
    Case(
        "VAR-3, SIL-12: an earlier choice narrows a later one, points count at once",
        FIRST_CHOICE,
        ("CWF", "1@3"),
        {"phase": "tile:1", "score 1": "5", "lines 1": "-,2R,-,-,-", "floor 1": "BB"},
        legal=("2@1", "2@2", "2@4", "2@5"),
        refused={"2@3": "VAR-3", "1@1": "SIL-12", "CRF": "OFFER-6"},
    ),
    Case(
        "VAR-1: penalties when every seat is done",
        FIRST_CHOICE,
        ("CWF", "1@3", "2@2"),
        {
            "phase": "deal",
            "round": "4",
            "score 1": "4",
            "wall 1": "..R../.R.../...../...../.....",
            "lid": "2,0,1,0,1",
            "floor 1": "-",
        },
    ),
    Case(
        "SIL-12: the round's first seat answers first",
        last_take("2g", board(lines="1R"), board(lines="1K", floor="*"), first=2),
        ("CWF",),
        {"phase": "tile:2", "lines 1": "1R,-,-,-,-"},
        legal=("1@1", "1@2", "1@3", "1@4", "1@5"),
    ),
    Case(
        "SIL-12: then the others",
        last_take("2g", board(lines="1R"), board(lines="1K", floor="*"), first=2),
        ("CWF", "1@5"),
        {"phase": "tile:1", "wall 2": "....K/...../...../...../.....", "score 2": "1", "marker": "2"},
        legal=("1@1", "1@2", "1@3", "1@4", "1@5"),
    ),
    Case(
        "SIL-8, SIL-12: a marker that nobody took lies in the centre while columns are chosen",
        position("2g", "offer:1", [board(lines="1R"), EMPTY], factories="WWWW", centre="*", first=2),
        ("1W5",),
        {"phase": "tile:1", "centre": "*", "marker": "-", "first": "2"},
    ),
    Case(
        "SIL-8, SIL-12: and stays with the seat that started",
        position("2g", "offer:1", [board(lines="1R"), EMPTY], factories="WWWW", centre="*", first=2),
        ("1W5", "1@1"),
        {"phase": "deal", "centre": "-", "marker": "2", "first": "2"},
    ),
    Case(
        "VAR-2: a single column is not asked about",
        last_take("2g", board(wall="BYKW.", lines="1R")),
        ("CWF",),
        {"phase": "end", "wall 1": "BYKWR/...../...../...../.....", "score 1": "7"},
        result=Result((1,), (7, 0), (1, 0), "row"),
    ),
    Case(
        "SIL-13: a tile that can be placed must be placed",
        last_take("2g", board(wall="BYK../...../...../....R", lines="1R", floor="BBBB")),
        ("CWF",),
        {"phase": "deal", "wall 1": "BYKR./...../...../....R/.....", "score 1": "0"},
    ),
    Case(
        "T-14, D-11, SIL-15",
        last_take("2g", board(score=10, wall=NO_COLUMN_LEFT, lines="-,2R")),
        ("CWF",),
        {
            "phase": "deal",
            "score 1": "8",
            "wall 1": "...../BYKW./...../....R/.....",
            "lines 1": "-,-,-,-,-",
            "floor 1": "-",
            "lid": "0,0,2,0,1",
        },
    ),
    Case(
        "T-14: the tiles lie on the floor while a later line is asked about",
        last_take("2g", board(score=10, wall=NO_COLUMN_LEFT, lines="-,2R,3B", floor="YY")),
        ("CWF",),
        {"phase": "tile:1", "score 1": "10", "lines 1": "-,-,3B,-,-", "floor 1": "YYRR", "lid": NO_TILES},
        legal=("3@2", "3@3", "3@4", "3@5"),
    ),
    Case(
        "T-15",
        last_take("2g", board(score=20, wall="...../...../...../....R/BYKW.", lines="-,-,-,-,5R", floor="BBYY")),
        ("CWF",),
        {"phase": "deal", "score 1": "6", "lines 1": "-,-,-,-,-", "lid": "2,2,5,0,1"},
    ),
    Case(
        "T-15: three on the floor, two in the lid",
        last_take(
            "2g",
            board(score=20, wall="...../...../...../....R/BYKW.", lines="-,-,-,-,5R", floor="BBYY"),
            board(lines="1B", floor="*"),
        ),
        ("CWF",),
        {"phase": "tile:2", "floor 1": "BBYYRRR", "lid": "0,0,2,0,0", "score 1": "20"},
    ),
    Case(
        "T-16, SIL-14",
        position("2g", "offer:1", [board(wall=NO_COLUMN_LEFT), EMPTY], factories="BBRR", centre="*"),
        destinations={"1R": "1235F", "1B": "1345F"},
        refused={"1R4": "LINE-5", "1B2": "LINE-5"},
    ),
    Case(
        "T-17, SIL-17",
        position("2g", "deal", [board(wall=DEAD_WALL), EMPTY], marker="1"),
        ("BBYR,KKWW,BYRW,RRRK,BBKK",),
        {"phase": "offer:1", "wall 1": DEAD_WALL},
    ),
    Case(
        "SIL-16: bonuses on the grey side",
        last_take("2g", board(10, "RYBK./BR.../K.R../Y..R./W...R", "1W", "BB")),
        ("CWF",),
        {"phase": "end", "score 1": str(10 + 5 - 2 + 2 + 7 + 10)},
        result=Result((1,), (32, 0), (1, 0), "row"),
    ),
]

CASES = OFFER_CASES + TILING_CASES + DEAL_CASES + END_CASES + GREY_CASES

# Impossible positions (T-18), each a small change of a sound one.

OPEN_ROUND = position("2c", "offer:1", [board(lines="-,1R"), board(floor="*")], factories="BBYR", marker="2")
BETWEEN_ROUNDS = position("2c", "deal", [board(wall="B...."), EMPTY], marker="1")
CHOOSING = position("2g", "tile:1", [board(lines="1R"), board(floor="*")], marker="2")
FINISHED = position("2c", "end", [board(wall=TOP_ROW), EMPTY], marker="1")
ALL_ON_BOARDS = position(
    "4c",
    "end",
    [
        board(31, NO_FIRST_COLUMN, "-,-,-,-,4Y"),
        board(36, NO_SECOND_COLUMN, "-,-,-,-,4R"),
        board(36, NO_THIRD_COLUMN, "-,-,1B,-,4K"),
        board(33, NO_FOURTH_COLUMN, "-,-,-,3B,4W"),
    ],
    marker="1",
)
SOUND = {
    "offer": OPEN_ROUND,
    "deal": BETWEEN_ROUNDS,
    "tile": CHOOSING,
    "end": FINISHED,
    "exhausted": ALL_ON_BOARDS,
    "half-filled factories": position("2c", "offer:2", [EMPTY, EMPTY], factories="-,B,-,YY,RRR", centre="*"),
    "walls before their rounds": position("2c", "deal", [board(wall=NO_FIRST_COLUMN), EMPTY], marker="1", number=1),
    "nine digits": position("2c", "deal", [board(score=999999999), EMPTY], marker="1", number=123456789),
    "marker beside a full floor line": position("2c", "offer:1", [FULL_FLOOR, EMPTY], factories="BB", marker="1"),
}
IMPOSSIBLE = {
    "nineteen of a colour": OPEN_ROUND.replace("18,19,18,20,20", "17,19,18,20,20"),
    "twenty-one of a colour": OPEN_ROUND.replace("18,19,18,20,20", "19,19,18,20,20"),
    "wrong colour on a coloured wall": position("2c", "deal", [board(wall=".B..."), EMPTY], marker="1"),
    "VAR-4, D-8: doubled colour in a row": position("2g", "deal", [board(wall="R...R"), EMPTY], marker="1"),
    "VAR-3: doubled colour in a column": position("2g", "deal", [board(wall="R..../R...."), EMPTY], marker="1"),
    "LINE-1: a line with more tiles than room": position("2c", "deal", [board(lines="2B"), EMPTY], marker="1"),
    "LINE-5: a line of a colour its row has": position(
        "2c", "deal", [board(wall="...../.B...", lines="-,1B"), EMPTY], marker="1"
    ),
    "marker on two floor lines": position(
        "2c", "offer:1", [board(floor="*"), board(floor="*")], factories="BB", marker="1"
    ),
    "marker in the centre and on a floor line": position(
        "2c", "offer:1", [board(floor="*"), EMPTY], factories="BB", centre="*"
    ),
    "marker in the centre and with a seat": position(
        "2c", "offer:1", [EMPTY, EMPTY], factories="BB", centre="*", marker="1"
    ),
    "no marker": position("2c", "offer:1", [EMPTY, EMPTY], factories="BB"),
    "no marker on the floor line of its holder": position("2c", "offer:1", [EMPTY, EMPTY], factories="BB", marker="1"),
    "a floor longer than seven": position("2c", "offer:1", [board(floor="BBYYRRKK"), EMPTY], factories="B", centre="*"),
    "offer with nothing to take": position("2c", "offer:1", [EMPTY, EMPTY], centre="*"),
    "tiles on the table at deal": position("2c", "deal", [EMPTY, EMPTY], factories="BB", marker="1"),
    "no holder at deal": position("2c", "deal", [EMPTY, EMPTY], centre="*"),
    "tile with nothing to choose": position("2g", "tile:1", [EMPTY, board(floor="*")], marker="2"),
    "tile with one column": position("2g", "tile:1", [board(wall="BYKW.", lines="1R"), board(floor="*")], marker="2"),
    "tile on the coloured side": position("2c", "tile:1", [board(lines="1R"), board(floor="*")], marker="2"),
    "complete line at deal": position("2c", "deal", [board(lines="1R"), EMPTY], marker="1"),
    "complete row at offer": position("2c", "offer:1", [board(wall=TOP_ROW), EMPTY], factories="BB", centre="*"),
    "complete row at deal": position("2c", "deal", [board(wall=TOP_ROW), EMPTY], marker="1"),
    "end without a row while tiles remain": position("2c", "end", [EMPTY, EMPTY], marker="1"),
    "round 0": position("2c", "deal", [EMPTY, EMPTY], marker="1", number=0),
    "a seat that is not at the table": position("2c", "offer:3", [EMPTY, EMPTY], factories="BB", centre="*"),
    "ten digits": position("2c", "deal", [board(score=1000000000), EMPTY], marker="1"),
    "a negative score": position("2c", "deal", [board(score=-1), EMPTY], marker="1"),
    "a missing board": position("2c", "deal", [EMPTY], marker="1"),
    "a board too many": position("2c", "deal", [EMPTY] * 3, marker="1"),
    "a factory too many": position("2c", "offer:1", [EMPTY, EMPTY], factories="B,B,B,B,B,B", centre="*"),
    "two spaces": BETWEEN_ROUNDS.replace(" ", "  ", 1),
    "nothing": "",
}

BROKEN_RULES = {
    "nineteen of a colour": "SETUP-4",
    "twenty-one of a colour": "SETUP-4",
    "wrong colour on a coloured wall": "SIL-1",
    "VAR-4, D-8: doubled colour in a row": "VAR-4",
    "VAR-3: doubled colour in a column": "VAR-3",
    "LINE-1: a line with more tiles than room": "LINE-1",
    "LINE-5: a line of a colour its row has": "LINE-5",
    "marker on two floor lines": "OFFER-5",
    "marker in the centre and on a floor line": "OFFER-5",
    "marker in the centre and with a seat": "OFFER-5",
    "no marker": "OFFER-1",
    "no marker on the floor line of its holder": "OFFER-5",
    "a floor longer than seven": "FLOOR-3",
    "offer with nothing to take": "OFFER-6",
    "tiles on the table at deal": "OFFER-6",
    "no holder at deal": "PEN-4",
    "tile with nothing to choose": "VAR-2",
    "tile with one column": "VAR-2",
    "tile on the coloured side": "VAR-2",
    "complete line at deal": "TILE-2",
    "complete row at offer": "END-1",
    "complete row at deal": "END-1",
    "end without a row while tiles remain": "END-1",
    "a factory too many": "SETUP-3",
}
"""The rule that each position breaks; those not named here have a round 0 or cannot be read at all."""
