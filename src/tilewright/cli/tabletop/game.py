"""The game loop: whose turn it is, what they see, what they answer."""

from __future__ import annotations

import contextlib
from pathlib import Path

from tilewright._text import printable
from tilewright.notation.drawing import draw_position
from tilewright.rules import IllegalMove, Move, Phase
from tilewright.search import Limits, search

from .console import Console
from .saving import SUFFIX, Saving
from .table import Table
from .typed import COMMANDS, Beginning, Command, understand
from .words import (
    colour_name,
    counted,
    describe_effect,
    describe_ending,
    describe_move,
    describe_points,
    describe_position,
    describe_source,
    describe_tiles,
    describe_worth,
    listed,
    tabulate_points,
    what_is_left,
)

GREETING = "Type a move such as 3R2 (factory 3, red, line 2), 3R to see choices, or help."

HINT_NODES = 500_000
LINES_TO_ANSWER = 4  # a blank line, the greeting, the question and the line after it


class Leave(Exception):
    """The person leaves; the game is saved."""


class Game:
    """One game at one table, on one console, kept in one file."""

    def __init__(self, table: Table, console: Console, saving: Saving) -> None:
        self.table = table
        self.console = console
        self.saving = saving
        self._told = table.steps_since_own_move()
        self._notices = [] if table.has_people else ["Only the computer plays; Ctrl-C ends the game."]
        self._greeted = False

    def play(self) -> bool:
        """Play to the end; say whether another game is wanted."""
        self._keep()
        while True:
            position = self.table.position
            if position.is_over:
                if (another := self._end()) is not None:
                    return another
            elif position.phase is Phase.DEAL:
                self.table.deal()
            elif self.table.is_person(position.to_move):
                self._decide()
            else:
                self.table.let_computer_move()
                if not self.table.has_people:
                    self.console.say("\n".join(self._news()))
            self._keep()

    # ------------------------------------------------------------ showing

    def _show(self) -> None:
        """The table and what happened, on a page of their own where there are pages."""
        console, table = self.console, self.table
        console.turn_page()
        if console.turns_pages:
            self._told = table.steps_since_own_move()
        news = self._news()
        if console.plain:
            console.say("\n".join([*news, describe_position(table.position, table.names)]))
        else:
            self._draw(news)
        if table.position.phase is Phase.TILE:
            self._list_columns()

    def _draw(self, news: list[str]) -> None:
        """Draw the table, with the news below it on a page, or above it when output is not paged."""
        console = self.console
        if news and not console.turns_pages:
            console.say("\n".join([*news, ""]))
        lines_below = sum(len(console.folded(text)) for text in news) + LINES_TO_ANSWER
        if self.table.position.phase is Phase.TILE:
            lines_below += len(self.table.position.legal_moves())
        drawing = self._drawing(spacious=True)
        if console.height is not None and drawing.count("\n") + 1 + lines_below > console.height:
            drawing = self._drawing(spacious=False)
        console.print(drawing)
        if news and console.turns_pages:
            console.say("\n".join(["", *news]))

    def _drawing(self, *, spacious: bool) -> str:
        return draw_position(
            self.table.position,
            self.table.names,
            width=self.console.width,
            spacious=spacious,
            colour=self.console.colour,
        )

    def _news(self) -> list[str]:
        """What happened and was not told yet."""
        news = [*self.table.news(self._told), *self._notices]
        self._told = len(self.table.record.steps)
        self._notices.clear()
        return news

    # ------------------------------------------------------------ a person's turn

    def _decide(self) -> None:
        """Ask until the record has changed: by a move, or by taking back."""
        self._show()
        if not self._greeted:
            self.console.say(GREETING)
            self._greeted = True
        table = self.table
        record = table.record
        assert table.position.to_move is not None
        people = sum(seat.is_person for seat in table.seats)
        name = table.names[table.position.to_move - 1]
        asked = "column" if table.position.phase is Phase.TILE else "move"
        question = f"Your {asked}:" if people == 1 else f"{name}, your {asked}:"
        while table.record is record:
            self._obey(self.console.ask(question))

    def _obey(self, text: str) -> None:
        meant = understand(text, self.table.position)
        if isinstance(meant, Move):
            try:
                self.table.play(meant)
            except IllegalMove as error:
                self.console.say(f"{error.move} is not legal: {error.reason} ({error.rule}).")
        elif isinstance(meant, Beginning):
            self._list_destinations(meant)
        elif isinstance(meant, Command):
            self._run(meant)
        elif not text:
            self.console.say(GREETING)
        else:
            self.console.say(f"'{printable(text, 40)}' is neither a move such as 3R2 nor a command; try help.")

    def _run(self, command: Command) -> None:
        table, say = self.table, self.console.say
        if command.name == "help":
            self._help()
        elif command.name == "show":
            self._told = table.steps_since_own_move()
            self._show()
        elif command.name == "moves":
            self._list_moves()
        elif command.name == "hint":
            self._hint()
        elif command.name == "position":
            self.console.print(str(table.position))
        elif command.name == "bag":
            say(f"Bag: {describe_tiles(table.position.bag)}. Lid: {describe_tiles(table.position.lid)}.")
        elif command.name == "undo":
            self._undo()
        elif command.name == "save":
            self._save(command.rest)
        else:
            raise Leave

    def _hint(self) -> None:
        """What full strength would play; a fixed number of nodes, so that the same question has the same answer."""
        position = self.table.position
        found = search(position, Limits(nodes=HINT_NODES))
        self.console.say(
            f"The computer would play {found.best}: {describe_move(position, found.best)}. "
            f"It leaves {what_is_left(position, found.best)}. "
            f"It expects to be {describe_worth(found.margin, found.share)}."
        )

    def _undo(self) -> None:
        taken_back = self.table.undo()
        if taken_back:
            self._told = len(self.table.record.steps)
            self._notices.append(f"{counted(taken_back, 'move')} taken back.")
        else:
            self.console.say("There is nothing to take back in this round, and undo does not go past a deal.")

    # ------------------------------------------------------------ lists

    def _help(self) -> None:
        say = self.console.say
        say("A move is a source, a colour and a destination, in capitals or not:")
        say("  source       1 to 9 for a factory, C for the centre")
        say("  colour       B blue, Y yellow, R red, K black, W white")
        say("  destination  1 to 5 for a pattern line, F for the floor line")
        say("So 3R2 takes red from factory 3 to line 2; 3R shows where it can go, at what price.")
        say("Choosing a column on the grey side: 2@4 (line 2 to column 4), or just 4. Commands:")
        for name, purpose in COMMANDS.items():
            say(f"  {name:<10} {purpose}")

    def _list_columns(self) -> None:
        position = self.table.position
        moves = position.legal_moves()
        assert position.to_move is not None
        assert moves[0].line is not None
        line = position.boards[position.to_move - 1].lines[moves[0].line - 1]
        assert line.colour is not None
        self.console.say(f"Line {line.capacity} is complete; its {colour_name(line.colour)} tile may go to:")
        for move in moves:
            self.console.say(f"  {move}  {describe_move(position, move)}")

    def _list_destinations(self, beginning: Beginning) -> None:
        """Where a colour of a source can go; or, without a colour, what the source holds."""
        position, say = self.table.position, self.console.say
        moves = [move for move in position.legal_moves() if move.source == beginning.source]
        source = f"factory {beginning.source}" if beginning.source else "the centre"
        if beginning.source > len(position.factories):
            say(f"There are only {len(position.factories)} factories.")
            return
        if beginning.colour is None:
            holds = position.factories[beginning.source - 1] if beginning.source else position.centre
            say(f"{source.capitalize()} holds: {describe_tiles(holds)}.")
            return
        moves = [move for move in moves if move.colour == beginning.colour]
        if not moves:
            say(f"{source.capitalize()} has no {colour_name(beginning.colour)} tile.")
            return
        say(f"{describe_source(position, moves[0])} can go to:")
        for move in moves:
            where = "floor:" if move.line is None else f"line {move.line}:"
            say(f"  {move}  {where:<7} {describe_effect(position, move)}")

    def _list_moves(self) -> None:
        position, say = self.table.position, self.console.say
        if position.phase is Phase.TILE:
            self._list_columns()
            return
        groups: dict[str, list[Move]] = {}
        for move in position.legal_moves():
            groups.setdefault(describe_source(position, move), []).append(move)
        for source, moves in groups.items():
            say(f"{source}: {' '.join(map(str, moves))}")

    # ------------------------------------------------------------ keeping

    def _save(self, name: str) -> None:
        try:
            path = _path(name)
            if path and path != self.saving.path and path.exists():
                answer = self.console.ask(f"{printable(str(path), 200)} exists already. Replace it? (y/n)")
                if answer.lower() not in ("y", "yes"):
                    self.console.say("Nothing was saved.")
                    return
            saved = self.saving.save(self.table.record, path)
        except OSError as error:
            self.console.say(f"It could not be saved: {error.strerror or error}.")
        else:
            self.console.print(f"Saved in {saved}, from now on after every move.")

    def _keep(self) -> None:
        """Save after a move, if the game has a file; a full disk does not stop the game."""
        try:
            self.saving.update(self.table.record)
        except OSError as error:
            self.console.print(f"The game could not be saved in {self.saving.path}: {error.strerror or error}.")
            self.saving.path = None

    # ------------------------------------------------------------ the end

    def _end(self) -> bool | None:
        """Show the result; True for another game, False for none, None if the last decision was taken back."""
        table, say = self.table, self.console.say
        outcome = table.position.outcome
        assert outcome is not None
        self._show()
        say()
        before = table.record.positions()[0].scores
        tell = describe_points if self.console.plain else tabulate_points
        say(describe_ending(outcome, table.names))
        say(tell(table.names, before, table.points()))
        if not table.has_people:
            return False
        while True:
            answer = self.console.ask("Another game? (y/n, undo, save FILE.azr)").lower()
            meant = understand(answer, table.position)
            if answer in ("y", "yes"):
                return True
            if answer in ("", "n", "no"):
                return False
            if not isinstance(meant, Command) or meant.name not in ("undo", "save", "quit", "position"):
                say(f"Please answer {listed(['y', 'n', 'undo']).replace(' and ', ' or ')}, or save the game.")
                continue
            self._run(meant)
            if not table.position.is_over:
                return None


def _path(name: str) -> Path | None:
    """The file a person means; a name without a suffix gets the suffix of records."""
    if not name:
        return None
    if not name.isprintable():
        raise OSError("a file's name has only printable characters")
    path = Path(name)
    with contextlib.suppress(RuntimeError):  # `~name` of an unknown user
        path = path.expanduser()
    return path if path.suffix else path.with_name(path.name + SUFFIX)
