"""The rules of the game, in short methods that name the rules they apply."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass

from tests.oracle import soundness, text
from tests.oracle.state import (
    COLOURED,
    COLOURS,
    DEAL,
    END,
    FACTORY_SIZE,
    FLOOR_SPACES,
    GREY,
    MARKER,
    NOBODY,
    OFFER,
    TILE,
    TILES_OF_A_COLOUR,
    Board,
    IllegalMove,
    ImpossibleDeal,
    ImpossiblePosition,
    State,
    UnreadableText,
    in_colour_order,
)
from tests.oracle.wall import columns_for, points

CENTRE = "C"
FLOOR = "F"
PENALTIES = (1, 1, 2, 2, 2, 3, 3)  # SIL-2
ROW_BONUS = 2  # END-2
COLUMN_BONUS = 7  # END-3
COLOUR_BONUS = 10  # END-4


@dataclass(frozen=True)
class Outcome:
    """How a game ended. All fields except winners and reason have one entry for each seat."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    rows: tuple[int, ...]
    columns: tuple[int, ...]
    colours: tuple[int, ...]
    reason: str


class Table(State):
    """A game at one moment. Moves and deals give a new table and leave this one as it is."""

    @classmethod
    def start(cls, players: int, side: str = COLOURED, first: int = 1) -> Table:
        """A new game that awaits its first deal; the caller says who starts (SIL-18)."""
        if players not in (2, 3, 4) or side not in (COLOURED, GREY) or not 1 <= first <= players:  # SETUP-1
            raise ImpossiblePosition(f"no game for {players} players on side {side!r} with first seat {first}")
        return cls(
            players=players,
            side=side,
            round=1,
            phase=DEAL,
            seat=NOBODY,
            factories=[""] * (2 * players + 1),  # SETUP-3
            centre="",
            first=first,
            marker=first,  # SETUP-5
            bag=dict.fromkeys(COLOURS, TILES_OF_A_COLOUR),  # SETUP-4
            lid=dict.fromkeys(COLOURS, 0),
            boards=[Board.empty() for _ in range(players)],
        )

    @classmethod
    def read(cls, position: str) -> Table:
        """The table that a text describes, possible or not."""
        return cls(**vars(text.read(position)))

    @classmethod
    def parse(cls, position: str) -> Table:
        """The table that a text describes; refused if it is impossible."""
        table = cls.read(position)
        if found := table.problems():
            raise ImpossiblePosition("; ".join(found))
        return table

    def problems(self) -> list[str]:
        """What is impossible about this table; empty if it is sound."""
        return soundness.problems(self)

    def __str__(self) -> str:
        return text.write(self)

    def copy(self) -> Table:
        """The same table as a new object."""
        return Table(
            **{
                **vars(self),
                "factories": list(self.factories),
                "bag": dict(self.bag),
                "lid": dict(self.lid),
                "boards": [board.copy() for board in self.boards],
            }
        )

    # --- The deal ---

    def random_deal(self, rng: random.Random) -> str:
        """A deal of tiles drawn at random from the bag and, when it is empty, from the lid."""
        bag = [colour for colour in COLOURS for _ in range(self.bag[colour])]
        lid = [colour for colour in COLOURS for _ in range(self.lid[colour])]
        factories = []
        for _ in self.factories:
            factory = ""
            while len(factory) < FACTORY_SIZE and (bag or lid):  # NEXT-2, NEXT-4
                if not bag:
                    bag, lid = lid, []  # NEXT-3, D-14: only when a tile is needed
                factory += bag.pop(rng.randrange(len(bag)))
            factories.append(in_colour_order(factory))
        return text.write_factories(factories)

    def deal(self, deal: str) -> Table:
        """The table after this deal."""
        if self.phase != DEAL:
            raise ImpossibleDeal("no deal is awaited")
        try:
            factories = text.read_factories(deal, self.players)
        except UnreadableText as error:
            raise ImpossibleDeal(str(error)) from error
        after = self.copy()
        for number, factory in enumerate(factories, start=1):
            after._fill(number, factory)
        after.factories = factories
        after.centre = MARKER  # OFFER-1: the first player puts the marker in the centre
        after.marker = NOBODY
        after.phase, after.seat = OFFER, after.first
        return after

    def _fill(self, number: int, factory: str) -> None:
        """Draw the tiles of one factory; raises ImpossibleDeal if that cannot be."""
        in_bag, in_lid = sum(self.bag.values()), sum(self.lid.values())
        if len(factory) != min(FACTORY_SIZE, in_bag + in_lid):  # NEXT-2, NEXT-4, SIL-20
            raise ImpossibleDeal(f"factory {number} must be as full as the tiles allow")
        if in_bag >= len(factory):
            self._draw(number, {colour: factory.count(colour) for colour in COLOURS})
            return
        # SIL-19: what is left in the bag is drawn first, then the lid goes into the bag.
        rest = {colour: factory.count(colour) - self.bag[colour] for colour in COLOURS}
        if min(rest.values()) < 0:
            raise ImpossibleDeal(f"factory {number} must hold all that was left in the bag")
        self.bag, self.lid = self.lid, dict.fromkeys(COLOURS, 0)  # NEXT-3
        self._draw(number, rest)

    def _draw(self, number: int, tiles: dict[str, int]) -> None:
        for colour, count in tiles.items():
            if count > self.bag[colour]:
                raise ImpossibleDeal(f"factory {number} has more {colour} than the bag can yield")
            self.bag[colour] -= count

    # --- Moves ---

    def legal_moves(self) -> list[str]:
        """Every legal move in the order of the move integers; none at a deal and at the end."""
        if self.phase == TILE:
            line = self._line_in_question()
            return [f"{line + 1}@{column + 1}" for column in self._columns(self.boards[self.seat - 1], line)]
        if self.phase != OFFER:
            return []
        board = self.boards[self.seat - 1]
        destinations = {
            colour: [to for to in "12345" + FLOOR if not self._why_not(board, colour, to)]
            for colour in set(self.tiles_on_offer())
        }
        moves = []
        for source in [CENTRE, *map(str, range(1, len(self.factories) + 1))]:
            tiles = self._tiles_at(source)
            for colour in COLOURS:
                if colour in tiles:
                    moves += [source + colour + destination for destination in destinations[colour]]
        return moves

    def play(self, move: str) -> Table:
        """The table after a move, and after everything that follows from it without another decision."""
        after = self.copy()
        if self.phase == OFFER:
            after._take(move)
        elif self.phase == TILE:
            after._choose_column(move)
        else:
            raise IllegalMove(f"no move is awaited: {move!r}")
        return after

    def _tiles_at(self, source: str) -> str:
        if source == CENTRE:
            return self.centre
        return self.factories[int(source) - 1] if int(source) <= len(self.factories) else ""

    def _why_not(self, board: Board, colour: str, destination: str) -> str:
        """The rule that forbids a colour at a destination; empty if none does."""
        if destination == FLOOR:
            return ""  # FLOOR-1, SIL-5: the whole take may always go to the floor
        line = int(destination) - 1
        if board.lines[line] and board.lines[line][0] != colour:
            return "LINE-3: the line holds another colour"
        if len(board.lines[line]) == line + 1:
            return "LINE-4: the line is complete"
        if colour in board.wall[line]:
            return "LINE-5: the wall row has the colour"
        return ""  # SIL-14: whether the grey wall has a column for it does not matter here

    # --- A. Factory offer ---

    def _take(self, move: str) -> None:
        """One turn: OFFER-2."""
        if re.fullmatch(f"[C1-9][{COLOURS}][1-5F]", move) is None:
            raise IllegalMove(f"not a take: {move!r}")
        source, colour, destination = move[0], move[1], move[2]
        board = self.boards[self.seat - 1]
        tiles = self._tiles_at(source)
        if colour not in tiles:
            raise IllegalMove(f"{move}: OFFER-3, OFFER-4: no such tile there")
        if reason := self._why_not(board, colour, destination):
            raise IllegalMove(f"{move}: {reason}")

        taken = tiles.count(colour)  # OFFER-3, OFFER-4: all of the colour
        rest = tiles.replace(colour, "")
        if source == CENTRE:
            self.centre = rest  # OFFER-4: the rest stay
            self._take_marker(board)  # SIL-4: before the tiles
        else:
            self.factories[int(source) - 1] = ""
            self.centre = in_colour_order(self.centre + rest)  # OFFER-3: the rest go to the centre
        self._place(board, colour, taken, destination)

        self.seat = self.seat % self.players + 1  # OFFER-1, SIL-28: clockwise
        if not self.tiles_on_offer():  # OFFER-6, SIL-7: the marker alone does not count
            self._tile_walls()

    def _take_marker(self, board: Board) -> None:
        """OFFER-5: the first to take from the centre takes the marker too."""
        if MARKER in self.centre:
            self.centre = self.centre.replace(MARKER, "")
            self.marker = self.seat
            if len(board.floor) < FLOOR_SPACES:  # SIL-3: no space, no penalty, nothing displaced
                board.floor += MARKER  # D-2: the leftmost free space

    def _place(self, board: Board, colour: str, count: int, destination: str) -> None:
        """Add the taken tiles to one line, or to the floor."""
        if destination != FLOOR:
            line = int(destination) - 1
            fitting = min(count, line + 1 - len(board.lines[line]))  # LINE-1, SIL-6: as many as fit
            board.lines[line] += colour * fitting
            count -= fitting
        self._drop(board, colour, count)  # LINE-4, FLOOR-1

    def _drop(self, board: Board, colour: str, count: int) -> None:
        """Tiles fall on the floor line, and past its end into the lid."""
        fitting = min(count, FLOOR_SPACES - len(board.floor))
        board.floor += colour * fitting  # FLOOR-1: from left to right
        self.lid[colour] += count - fitting  # FLOOR-3, SIL-9, D-15

    # --- B. Wall tiling ---

    def _tile_walls(self) -> None:
        """Tile seat by seat until somebody must choose a column or all are done: TILE-1, SIL-12."""
        for seat in self.turn_order():
            board = self.boards[seat - 1]
            while (line := board.topmost_complete_line()) is not None:  # TILE-2: top to bottom
                columns = self._columns(board, line)
                if len(columns) > 1:
                    self.phase, self.seat = TILE, seat
                    return
                if columns:
                    self._tile(board, line, columns[0])
                else:
                    self._drop_line(board, line)
        self._finish_round()

    def _columns(self, board: Board, line: int) -> list[int]:
        return columns_for(self.side, board, line, board.lines[line][0])

    def _line_in_question(self) -> int:
        """The line for which a column must be chosen."""
        line = self.boards[self.seat - 1].topmost_complete_line()
        assert line is not None, "a seat is asked only about a complete line"
        return line

    def _choose_column(self, move: str) -> None:
        """Grey side: the tile must go on the wall if it can (SIL-13), in a column of the player's choice."""
        if move not in self.legal_moves():
            raise IllegalMove(f"{move!r}: VAR-2, VAR-3, VAR-4: not a column for this line")
        line, column = int(move[0]) - 1, int(move[2]) - 1
        self._tile(self.boards[self.seat - 1], line, column)
        self._tile_walls()

    def _tile(self, board: Board, line: int, column: int) -> None:
        """Move one tile of a complete line to the wall and score it at once: TILE-2, SCORE-1."""
        colour = board.lines[line][0]
        row = board.wall[line]
        board.wall[line] = row[:column] + colour + row[column + 1 :]
        board.lines[line] = ""
        self.lid[colour] += line  # TILE-3: k-1 tiles of line k
        board.score += points(board, line, column)

    def _drop_line(self, board: Board, line: int) -> None:
        """VAR-5, SIL-15, D-11: no legal space, so the whole line goes to the floor at once."""
        colour = board.lines[line][0]
        board.lines[line] = ""
        self._drop(board, colour, line + 1)

    def _finish_round(self) -> None:
        """Floor penalties, then the end or the wait for the next deal."""
        for board in self.boards:
            penalty = sum(PENALTIES[: len(board.floor)])  # PEN-1, PEN-4: the marker counts as a tile
            board.score = max(0, board.score - penalty)  # PEN-2, SIL-10
            for colour in COLOURS:
                self.lid[colour] += board.floor.count(colour)  # PEN-3
            board.floor = ""
        if self.marker == NOBODY:
            self.marker = self.first  # SIL-8: nobody took it
        self.centre = ""
        self.seat = NOBODY
        if any(board.full_rows() for board in self.boards):
            self._end()  # END-1
        elif sum(self.bag.values()) + sum(self.lid.values()) == 0:
            self._end()  # SIL-21
        else:
            self.phase = DEAL  # NEXT-1
            self.round += 1
            self.first = self.marker  # PEN-4, D-1

    # --- The end ---

    def _end(self) -> None:
        """The end bonuses, for everybody and only once: SIL-23, SIL-24."""
        self.phase = END
        for board in self.boards:
            board.score += ROW_BONUS * board.full_rows()
            board.score += COLUMN_BONUS * board.full_columns()
            board.score += COLOUR_BONUS * board.full_colours()  # D-9: for each colour

    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        if self.phase != END:
            return None
        keys = [(board.score, board.full_rows()) for board in self.boards]  # END-5, END-6, SIL-25
        return Outcome(
            winners=tuple(seat for seat, key in enumerate(keys, start=1) if key == max(keys)),  # END-7, SIL-22
            scores=tuple(board.score for board in self.boards),
            rows=tuple(board.full_rows() for board in self.boards),
            columns=tuple(board.full_columns() for board in self.boards),
            colours=tuple(board.full_colours() for board in self.boards),
            reason="row" if any(board.full_rows() for board in self.boards) else "exhausted",
        )


def perft(table: Table, depth: int) -> int:
    """The number of move sequences of this length; a sequence that reaches a deal or the end earlier counts as one."""
    if depth == 0 or table.phase in (DEAL, END):
        return 1
    return sum(perft(table.play(move), depth - 1) for move in table.legal_moves())
