"""The end of a game: an animation on the board and a note."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from shikaku_gui.formats import HintsUsed
from shikaku_gui.gui.base.translation import message_text
from shikaku_gui.gui.board.game_controller import GameController
from shikaku_gui.gui.game.status_line import clock_text
from shikaku_gui.gui.widgets.note import Note, NoteButton
from shikaku_gui.model import Fill
from shikaku_gui.play import CheckLevel, Tone, check_level_message

_FIRM = "\N{NO-BREAK SPACE}"


class CompletionWatcher(QObject):
    """Detects when a move of the player solves the puzzle.

    ``message`` is emitted with the note, ``reached`` for the animation, ``another`` when the
    player requests another puzzle, ``review_requested`` to go through the game again.
    """

    message = Signal(Note)
    reached = Signal()
    another = Signal()
    review_requested = Signal()

    def __init__(self, controller: GameController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
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
            self.message.emit(self._note())

    def _note(self) -> Note:
        session = self._controller.session
        game = session.game
        offers = self.offers()
        buttons = (
            *offers,
            NoteButton(self.tr("Another Puzzle"), self.another.emit, leading=not offers),
            NoteButton(self.tr("Review"), self.review_requested.emit),
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
