"""The end of a game: an animation on the board and a note that compares it with earlier ones."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from shikaku_gui import store
from shikaku_gui.formats import HintsUsed
from shikaku_gui.gui.base.translation import dimensions, message_text, typeset
from shikaku_gui.gui.board.game_controller import GameController
from shikaku_gui.gui.game.autosave_controller import AutosaveController
from shikaku_gui.gui.game.history_service import HistoryService
from shikaku_gui.gui.game.status_line import clock_text
from shikaku_gui.gui.widgets.note import Note, NoteButton
from shikaku_gui.model import Fill
from shikaku_gui.play import CheckLevel, Tone, check_level_message

_FIRM = "\N{NO-BREAK SPACE}"


class CompletionWatcher(QObject):
    """Detects when a move of the player solves the puzzle.

    ``message`` is emitted with the note, and ``compared`` with that note and a fuller one, once
    the history has been read. ``reached`` is emitted for the animation, ``another`` when the
    player requests another puzzle, ``review_requested`` and ``replay_requested`` to go through
    the game again, ``share_requested`` with the result in words.
    """

    message = Signal(Note)
    compared = Signal(Note, Note)
    reached = Signal()
    another = Signal()
    review_requested = Signal()
    replay_requested = Signal()
    share_requested = Signal(str)

    def __init__(
        self,
        controller: GameController,
        autosave: AutosaveController,
        history_service: HistoryService,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._autosave = autosave
        self._history_service = history_service
        self.offers: Callable[[], tuple[NoteButton, ...]] = lambda: ()
        """Returns further buttons for the note, which come first."""
        self._solved = controller.session.game.solved
        controller.moved.connect(self._look)
        controller.game_changed.connect(self._begin)

    def _begin(self) -> None:
        self._solved = self._controller.session.game.solved

    def _look(self) -> None:
        game = self._controller.session.game
        before, self._solved = self._solved, game.solved
        by_program = isinstance(game.moves[game.position - 1], Fill) if game.position else False
        if self._solved and not before and not by_program:
            self.reached.emit()
            note = self._note()
            self.message.emit(note)
            if not game.hints.draw:
                self._compare(note, game.clock.seconds)

    def _compare(self, note: Note, seconds: float) -> None:
        """Read the player's earlier times for such puzzles, and add them to the note."""
        puzzle, now = self._controller.puzzle, self._history_service.now()
        token = self._autosave.current.slot.metadata.token

        def read(database: store.Database) -> store.GameStanding:
            size = store.SizeClass.of(puzzle.rows, puzzle.cols)
            return store.load_standing(database, size, puzzle.grade, token, now)

        def add(standing: store.GameStanding) -> None:
            lines = [*self._standing(standing, seconds), *filter(None, [note.text])]
            fuller = replace(note, text="\n".join(lines), announced=True)
            if fuller.text != note.text:
                self.compared.emit(note, fuller)

        self._history_service.ask(read, add)

    def _standing(self, standing: store.GameStanding, seconds: float) -> list[str]:
        """Say how the time compares with earlier ones, and how long the streak is."""
        lines, earlier = [], standing.earlier
        if earlier.best is not None and earlier.median is not None:
            better = self.tr("A new best for this size and difficulty! Until now: %1, median %2.")
            usual = self.tr("Your best for this size and difficulty: %1, median %2.")
            text = better if seconds < earlier.best else usual
            best, median = clock_text(earlier.best), clock_text(earlier.median)
            lines.append(text.replace("%1", best).replace("%2", median))
        days = standing.streak.current
        if days > 1:
            lines.append(self.tr("Streak: %n days", "", days))
        return lines

    def _result(self) -> str:
        """Say in a line what was solved, and how."""
        game, puzzle = self._controller.session.game, self._controller.puzzle
        size = dimensions(puzzle.rows, puzzle.cols)
        title = typeset(puzzle.title) or size
        named = title if size in title else f"{title} ({size})"
        said = self.tr("Shikaku: %1, solved in %2").replace("%2", clock_text(game.clock.seconds))
        help_used = self._help_used(game.hints)
        return "\n".join(filter(None, [said.replace("%1", named), help_used]))

    def _note(self) -> Note:
        session = self._controller.session
        game = session.game
        offers = self.offers()
        buttons = (
            *offers,
            NoteButton(self.tr("Another Puzzle"), self.another.emit, leading=not offers),
            NoteButton(self.tr("Review"), self.review_requested.emit),
            NoteButton(self.tr("Replay"), self.replay_requested.emit),
            NoteButton(self.tr("Copy Result"), lambda: self.share_requested.emit(self._result())),
            NoteButton(
                self.tr("Undo"), lambda: self._controller.notify(self._controller.session.undo())
            ),
        )
        title = self.tr("Solved in %1").replace("%1", clock_text(game.clock.seconds))
        lines = list(filter(None, [self._help_used(game.hints)]))
        if game.possible_shown:
            many = self.tr("Possible rectangles were shown %n times.", "", game.possible_shown)
            once = self.tr("Possible rectangles were shown once.")
            lines.append(once if game.possible_shown == 1 else many)
        if session.most_help is not CheckLevel.RULES:
            lines.append(message_text(check_level_message(session.most_help)))
        return Note(title, "\n".join(lines), Tone.GOOD, buttons)

    def _help_used(self, hints: HintsUsed) -> str:
        """Say how many hints were used, and how far they went; empty where none was."""
        count = sum(hints)
        nudge, place = self.tr("1 nudge"), self.tr("1 place shown")
        why, move = self.tr("1 explanation"), self.tr("1 move made for you")
        kinds = (
            (hints.nudge, nudge, self.tr("%n nudges", "", hints.nudge)),
            (hints.where, place, self.tr("%n places shown", "", hints.where)),
            (hints.why, why, self.tr("%n explanations", "", hints.why)),
            (hints.draw, move, self.tr("%n moves made for you", "", hints.draw)),
        )
        used = ", ".join(
            (one if number == 1 else many).replace(" ", _FIRM)
            for number, one, many in kinds
            if number
        )
        said = self.tr("1 hint: %1") if count == 1 else self.tr("%n hints: %1", "", count)
        return said.replace("%1", used) if used else ""
