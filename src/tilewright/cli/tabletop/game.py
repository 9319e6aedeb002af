"""The game loop: whose turn it is, what they see, what they answer."""

from __future__ import annotations

import contextlib
from pathlib import Path

from tilewright._catalogue import Speech
from tilewright._text import printable
from tilewright.notation.drawing import draw_position
from tilewright.notation.telling import sentence_of
from tilewright.rules import IllegalMove, Move, Phase
from tilewright.search import Limits, search

from .console import Console
from .saving import SUFFIX, Saving
from .table import Table
from .typed import COMMANDS, Beginning, Command, is_no, is_yes, understand
from .words import (
    describe_destinations,
    describe_effect,
    describe_ending,
    describe_move,
    describe_points,
    describe_position,
    describe_source,
    describe_tiles,
    describe_worth,
    labels_of,
    tabulate_points,
    what_is_left,
)

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
        self.speech = console.speech
        self._told = table.steps_seen()
        self._notices = [] if table.has_people else [self.speech("terminal-only-computers")]
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
        """Show the table and what happened, on a new page if output is paged."""
        console, table = self.console, self.table
        console.turn_page()
        if console.turns_pages:
            self._told = table.steps_seen()
        news = self._news()
        if console.plain:
            console.say("\n".join([*news, describe_position(table.position, table.names, self.speech)]))
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
            labels=labels_of(self.table.position, self.speech),
            width=self.console.width,
            spacious=spacious,
            colour=self.console.colour,
        )

    def _news(self) -> list[str]:
        """What happened and has not been shown yet."""
        news = [*self.table.news(self._told, self.speech), *self._notices]
        self._told = len(self.table.record.steps)
        self._notices.clear()
        return news

    # ------------------------------------------------------------ a person's turn

    def _decide(self) -> None:
        """Ask until the record has changed: by a move, or by taking back."""
        self._show()
        if not self._greeted:
            self.console.say(self.speech("terminal-greeting"))
            self._greeted = True
        table = self.table
        record = table.record
        assert table.position.to_move is not None
        people = sum(seat.is_person for seat in table.seats)
        name = table.names[table.position.to_move - 1]
        alone, among_others = (
            ("terminal-your-column", "terminal-column-of")
            if table.position.phase is Phase.TILE
            else ("terminal-your-move", "terminal-move-of")
        )
        question = self.speech(alone if people == 1 else among_others, name=name)
        while table.record is record:
            self._obey(self.console.ask(question))

    def _obey(self, text: str) -> None:
        meant = understand(text, self.table.position, self.speech)
        if isinstance(meant, Move):
            try:
                self.table.play(meant)
            except IllegalMove as error:
                self.console.say(sentence_of(error, self.speech.language))
        elif isinstance(meant, Beginning):
            self._list_destinations(meant)
        elif isinstance(meant, Command):
            self._run(meant)
        elif not text:
            self.console.say(self.speech("terminal-greeting"))
        else:
            self.console.say(self.speech("terminal-not-understood", text=printable(text, 40)))

    def _run(self, command: Command) -> None:
        table, say = self.table, self.console.say
        if command.name == "help":
            self._help()
        elif command.name == "show":
            self._told = table.steps_seen()
            self._show()
        elif command.name == "moves":
            self._list_moves()
        elif command.name == "hint":
            self._hint()
        elif command.name == "position":
            self.console.print(str(table.position))
        elif command.name == "bag":
            bag, lid = (describe_tiles(tiles, self.speech) for tiles in (table.position.bag, table.position.lid))
            say(self.speech("terminal-supply", bag=bag, lid=lid))
        elif command.name == "undo":
            self._undo()
        elif command.name == "save":
            self._save(command.rest)
        else:
            raise Leave

    def _hint(self) -> None:
        """What the search would play with a fixed number of nodes, so that the same question has the same answer."""
        position, speech = self.table.position, self.speech
        found = search(position, Limits(nodes=HINT_NODES))
        sentences = [
            speech("hint-plays", move=str(found.best), what=describe_move(position, found.best, speech)),
            speech("hint-leaves", left=what_is_left(position, found.best, speech)),
            describe_worth(found.margin, found.share, speech),
        ]
        self.console.say(" ".join(sentences))

    def _undo(self) -> None:
        taken_back = self.table.undo()
        if taken_back:
            self._told = len(self.table.record.steps)
            self._notices.append(self.speech("terminal-taken-back", count=taken_back))
        else:
            self.console.say(self.speech("terminal-nothing-to-undo"))

    # ------------------------------------------------------------ lists

    def _help(self) -> None:
        self.console.say(self.speech("terminal-help"))
        words = {self.speech(f"command-{name}"): self.speech(f"command-{name}-about") for name in COMMANDS}
        width = max(map(len, words)) + 2
        for word, purpose in words.items():
            self.console.say(f"  {word:<{width}} {purpose}")

    def _list_columns(self) -> None:
        position = self.table.position
        moves = position.legal_moves()
        assert position.to_move is not None
        assert moves[0].line is not None
        line = position.boards[position.to_move - 1].lines[moves[0].line - 1]
        assert line.colour is not None
        self.console.say(self.speech("terminal-line-complete", line=line.capacity, colour=line.colour.letter))
        for move in moves:
            self.console.say(f"  {move}  {describe_move(position, move, self.speech)}")

    def _list_destinations(self, beginning: Beginning) -> None:
        """Where a colour of a source can go; or, without a colour, what the source holds."""
        position, say, speech = self.table.position, self.console.say, self.speech
        source = beginning.source
        if source > len(position.factories):
            say(speech("terminal-only-factories", count=len(position.factories)))
            return
        if beginning.colour is None:
            holds = position.factories[source - 1] if source else position.centre
            say(speech("terminal-source-holds", source=source, tiles=describe_tiles(holds, speech)))
            return
        moves = [move for move in position.legal_moves() if (move.source, move.colour) == (source, beginning.colour)]
        if not moves:
            say(speech("terminal-source-lacks", source=source, colour=beginning.colour.letter))
            return
        say(describe_destinations(position, moves[0], speech))
        places = [speech("terminal-destination", line=move.line or 0) for move in moves]
        width = max(map(len, places))
        for move, place in zip(moves, places, strict=True):
            say(f"  {move}  {place:<{width}} {describe_effect(position, move, speech)}")

    def _list_moves(self) -> None:
        position, say = self.table.position, self.console.say
        if position.phase is Phase.TILE:
            self._list_columns()
            return
        groups: dict[str, list[Move]] = {}
        for move in position.legal_moves():
            groups.setdefault(describe_source(position, move, self.speech), []).append(move)
        for source, moves in groups.items():
            say(f"{source}: {' '.join(map(str, moves))}")

    # ------------------------------------------------------------ keeping

    def _save(self, name: str) -> None:
        try:
            path = _path(name, self.speech)
            if path and path != self.saving.path and path.exists():
                answer = self.console.ask(self.speech("terminal-exists", file=printable(str(path), 200)))
                if not is_yes(answer, self.speech):
                    self.console.say(self.speech("terminal-not-saved"))
                    return
            saved = self.saving.save(self.table.record, path)
        except OSError as error:
            self.console.say(self.speech("terminal-cannot-save", why=error.strerror or str(error)))
        else:
            self.console.print(self.speech("terminal-saved", file=str(saved)))

    def _keep(self) -> None:
        """Save after a move, if the game has a file; a full disk does not stop the game."""
        try:
            self.saving.update(self.table.record)
        except OSError as error:
            why = error.strerror or str(error)
            self.console.print(self.speech("terminal-not-kept", file=str(self.saving.path), why=why))
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
        say(describe_ending(outcome, table.names, self.speech))
        say(tell(table.names, before, table.points(), self.speech))
        if not table.has_people:
            return False
        while True:
            answer = self.console.ask(self.speech("terminal-another"))
            meant = understand(answer, table.position, self.speech)
            if is_yes(answer, self.speech):
                return True
            if not answer or is_no(answer, self.speech):
                return False
            if not isinstance(meant, Command) or meant.name not in ("undo", "save", "quit", "position"):
                say(self.speech("terminal-another-answers"))
                continue
            self._run(meant)
            if not table.position.is_over:
                return None


def _path(name: str, speech: Speech) -> Path | None:
    """The file a person means; a name without a suffix gets the suffix of records."""
    if not name:
        return None
    if not name.isprintable():
        raise OSError(speech("refused-file-name"))
    path = Path(name)
    with contextlib.suppress(RuntimeError):  # `~name` of an unknown user
        path = path.expanduser()
    if path.is_dir():
        raise OSError(speech("refused-folder"))
    return path if path.suffix else path.with_name(path.name + SUFFIX)
