"""Kernel and oracle give the same results: in whole games, unusual positions, and mutated texts and deals.

Set TILEWRIGHT_DIFFERENTIAL_GAMES to play more games than the two thousand of a normal run.
"""

from __future__ import annotations

import math
import os
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import product

import pytest

from tests.oracle.engine import Table
from tests.oracle.state import DEAL, END
from tests.properties.mutations import mutated, mutated_deal
from tests.properties.policies import POLICIES, Policy, anything, no_full_row
from tests.rules.engines import ENGINES, Game, OracleGame

PLAYERS = [2, 3, 4]
SIDES = ["coloured", "grey"]
MOST_ROUNDS = 40
# By policy, for each number of players and side: games in a chunk, and chunks, which can run in parallel.
SHARES = {"anything": (80, 2), "lines_first": (80, 2), "floor_first": (12, 1), "no_full_row": (6, 1)}
NORMAL_GAMES = sum(games * chunks for games, chunks in SHARES.values()) * len(PLAYERS) * len(SIDES)
WANTED_GAMES = int(os.environ.get("TILEWRIGHT_DIFFERENTIAL_GAMES", NORMAL_GAMES))
SCALE = max(1.0, WANTED_GAMES / NORMAL_GAMES)
MUTATIONS_PER_CHUNK = 500

KERNEL = ENGINES["kernel"]
ANY_MOVE = [a + b + c for a in "C123456789" for b in "BYRKW" for c in "12345F"] + [
    f"{line}@{column}" for line in range(1, 6) for column in range(1, 6)
]


@dataclass
class Duel:
    """The same game in both engines, with the moves and deals so far."""

    table: Table
    game: Game
    start: str
    words: list[str] = field(default_factory=list)

    @classmethod
    def begin(cls, players: int, side: str, first: int) -> Duel:
        """A new game."""
        table, game = Table.start(players, side, first), KERNEL.start(players, side, first)
        duel = cls(table, game, str(table))
        duel.compare("position", str(table), str(game))
        return duel

    @classmethod
    def at(cls, text: str) -> Duel:
        """A game from a position that the oracle accepts."""
        return cls(Table.parse(text), KERNEL.parse(text), text)

    def compare(self, what: str, oracle: object, kernel: object) -> None:
        """If the engines differ, fail with a message that has the whole game."""
        if oracle != kernel:
            pytest.fail(
                f"{what} differs\n  oracle: {oracle}\n  kernel: {kernel}\n"
                f"  at: {self.table}\n  start: {self.start}\n  played: {' '.join(self.words)}",
                pytrace=False,
            )

    def step(self, rng: random.Random, policy: Policy) -> None:
        """Make one deal or move in both engines, and compare legal moves, position and outcome."""
        moves = self.table.legal_moves()
        self.compare("list of legal moves", moves, self.game.legal_moves())
        if self.table.phase == DEAL:
            word = self.table.random_deal(rng)
        else:
            word = policy(rng, self.table, moves)
            if rng.random() < 0.1:
                self.compare_refusal(rng.choice(ANY_MOVE), moves)
        after = self.table.deal(word) if self.table.phase == DEAL else self.table.play(word)
        try:
            self.game = self.game.deal(word) if self.table.phase == DEAL else self.game.play(word)
        except ValueError as error:
            self.compare(f"answer to {word}", str(after), error)
        self.words.append(word)
        self.table = after
        text = str(after)
        self.compare("position", text, str(self.game))
        self.compare("outcome", OracleGame(after).result(), self.game.result())
        if rng.random() < 0.05:
            self.compare("text read back", text, str(KERNEL.parse(text)))

    def compare_refusal(self, move: str, legal: list[str]) -> None:
        """A move that is not in the list must be refused."""
        if move not in legal:
            self.compare(f"answer to the illegal {move}", "refused", verdict_on_move(self.game, move))

    def run(self, rng: random.Random, policy: Policy, last_round: int) -> bool:
        """Play until the game is over, which returns True, or until `last_round` is over."""
        while self.table.phase != END and self.table.round <= last_round:
            self.step(rng, policy)
        if self.table.phase == END:
            self.compare("list of legal moves", [], self.game.legal_moves())
        return self.table.phase == END


def verdict_on_move(game: Game, move: str) -> str:
    """The position after a move, or `refused`."""
    try:
        return str(game.play(move))
    except ValueError:
        return "refused"


def verdict_on_deal(game: Game, deal: str) -> str:
    """The position after a deal, or `refused`."""
    try:
        return str(game.deal(deal))
    except ValueError:
        return "refused"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("policy", "chunk"),
    [(policy, chunk) for policy, (_, chunks) in SHARES.items() for chunk in range(chunks)],
)
@pytest.mark.parametrize(("players", "side"), list(product(PLAYERS, SIDES)))
def test_whole_games(
    players: int, side: str, policy: str, chunk: int, record_property: Callable[[str, object], None]
) -> None:
    """Whole games of one policy; records how many were finished and how many stopped without a full row (SIL-17)."""
    games = math.ceil(SHARES[policy][0] * SCALE)
    finished = 0
    for number in range(games):
        rng = random.Random(f"{players} {side} {policy} {chunk} {number}")
        duel = Duel.begin(players, side, first=rng.randint(1, players))
        finished += duel.run(rng, POLICIES[policy], MOST_ROUNDS)
    record_property("finished", finished)
    record_property("stopped", games - finished)
    assert finished > 0 or policy == "no_full_row"


EVERY_TILE_ON_BOARDS = [
    ".YRKW/.BYRK/.WBYR/.KWBY/.RKWB;-,-,-,-,4Y",
    "B.RKW/W.YRK/K.BYR/R.WBY/Y.KWB;-,-,-,-,4R",
    "BY.KW/WB.RK/KW.YR/RK.BY/YR.WB;-,-,1B,-,4K",
    "BYR.W/WBY.K/KWB.R/RKW.Y/YRK.B;-,-,-,3B,4W",
]


def nearly_exhausted(rng: random.Random, side: str) -> str:
    """Four seats with 80 tiles on their walls; the other 20 are in their lines and in the centre."""
    boards, taken = [], ""
    for board in rng.sample(EVERY_TILE_ON_BOARDS, 4):
        wall, lines = board.split(";")
        held = lines.split(",")
        for line, text in enumerate(held):
            if text != "-" and rng.random() < 0.6:
                left = rng.randrange(int(text[0]))
                taken += text[1] * (int(text[0]) - left)
                held[line] = f"{left}{text[1]}" if left else "-"
        boards.append(f"{rng.randrange(60)};{wall};{','.join(held)};-")
    centre = "*" + "".join(sorted(taken or "B", key="BYRKW".index))
    if not taken:
        boards = [board.replace("1B", "-") for board in boards]
    factories = ",".join("-" * 9)
    seat = rng.randint(1, 4)
    nothing = "0,0,0,0,0"
    return (
        f"4{side[0]} 9 offer:{seat} {factories} {centre} {rng.randint(1, 4)} - {nothing} {nothing} {' '.join(boards)}"
    )


@pytest.mark.parametrize("side", SIDES)
def test_tiles_run_out(side: str) -> None:
    """NEXT-4, SIL-8, SIL-20, SIL-21: deals with too few tiles, and games that end because no tile is left."""
    reasons = []
    for number in range(40):
        rng = random.Random(f"nearly exhausted {side} {number}")
        duel = Duel.at(nearly_exhausted(rng, side))
        duel.run(rng, no_full_row, last_round=20)
        outcome = duel.table.outcome()
        reasons.append(outcome.reason if outcome else "stopped")
    assert "exhausted" in reasons


def played_texts(rng: random.Random, players: int, side: str) -> list[str]:
    """Positions from a few games of the oracle, all policies mixed."""
    texts = []
    for policy in POLICIES.values():
        table = Table.start(players, side, rng.randint(1, players))
        while table.phase != END and table.round <= 12:
            if table.phase == DEAL:
                table = table.deal(table.random_deal(rng))
            else:
                table = table.play(policy(rng, table, table.legal_moves()))
            texts.append(str(table))
    between = [text for text in texts if " deal " in text or " end " in text or " tile:" in text]
    return rng.sample(texts, 60) + rng.choices(between, k=40)


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(2))
@pytest.mark.parametrize(("players", "side"), list(product(PLAYERS, SIDES)))
def test_spoilt_positions(players: int, side: str, chunk: int) -> None:
    """Both engines accept the same mutated positions, and then play on identically."""
    rng = random.Random(f"spoilt {players} {side} {chunk}")
    texts = played_texts(rng, players, side)
    accepted = 0
    for _ in range(MUTATIONS_PER_CHUNK):
        text = mutated(rng, rng.choice(texts))
        oracle, kernel = reading(text, "oracle"), reading(text, "kernel")
        if text_read(oracle) != text_read(kernel):
            pytest.fail(f"{text!r} is read differently\n  oracle: {oracle}\n  kernel: {kernel}", pytrace=False)
        if isinstance(oracle, str):
            accepted += 1
            duel = Duel.at(text)
            for _ in range(15):
                if duel.table.phase != END:
                    duel.step(rng, anything)
            duel.compare("outcome", OracleGame(duel.table).result(), duel.game.result())
    assert MUTATIONS_PER_CHUNK // 10 < accepted < MUTATIONS_PER_CHUNK * 9 // 10


def reading(text: str, engine: str) -> str | ValueError:
    """The text of the position that an engine has read, or the error with which it refuses the text."""
    try:
        return str(ENGINES[engine].parse(text))
    except ValueError as error:
        return error
    except Exception as error:
        error.add_note(f"{engine} failed on {text!r}")
        raise


def text_read(answer: str | ValueError) -> str:
    """The part of an answer that must be the same in both engines: the text, or `refused`."""
    return answer if isinstance(answer, str) else "refused"


@pytest.mark.parametrize(("players", "side"), list(product(PLAYERS, SIDES)))
def test_spoilt_deals(players: int, side: str) -> None:
    """Both engines accept the same mutated deals, also when bag and lid run out."""
    rng = random.Random(f"deals {players} {side}")
    accepted = refused = 0
    for _ in range(6):
        duel = Duel.begin(players, side, first=1)
        while duel.table.phase != END and duel.table.round <= 15:
            if duel.table.phase == DEAL:
                for _ in range(10):
                    deal = mutated_deal(rng, duel.table.random_deal(rng))
                    answer = verdict_on_deal(OracleGame(duel.table), deal)
                    duel.compare(f"answer to the deal {deal}", answer, verdict_on_deal(duel.game, deal))
                    accepted += answer != "refused"
                    refused += answer == "refused"
            duel.step(rng, no_full_row)
    assert accepted > 100
    assert refused > 100
