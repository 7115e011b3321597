"""The calm end of a game: a band of light over the board, and a note without a box."""

from PySide6.QtCore import QObject, Signal

from shikaku_gui.gui.note import Note, Offer
from shikaku_gui.gui.stage import Stage
from shikaku_gui.gui.status import clock_text
from shikaku_gui.model import Fill
from shikaku_gui.play.view import Tone


class Finish(QObject):
    """Notices when a move of the player solves the puzzle.

    ``told`` is emitted with the note and ``reached`` for the celebration; ``another``
    when the player asks for another puzzle.
    """

    told = Signal(Note)
    reached = Signal()
    another = Signal()

    def __init__(self, stage: Stage, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stage = stage
        self._solved = stage.session.game.solved
        stage.moved.connect(self._look)
        stage.swapped.connect(self._begin)

    def _begin(self) -> None:
        self._solved = self._stage.session.game.solved

    def _look(self) -> None:
        game = self._stage.session.game
        before, self._solved = self._solved, game.solved
        by_program = isinstance(game.moves[game.position - 1], Fill) if game.position else False
        if self._solved and not before and not by_program:
            self.reached.emit()
            self.told.emit(self._note())

    def _note(self) -> Note:
        game = self._stage.session.game
        hints = sum(game.hints)
        text = self.tr("In %1 with %n hint(s).", "", hints) if hints else self.tr("In %1.")
        offers = (
            Offer(self.tr("Another puzzle"), self.another.emit, leading=True),
            Offer(self.tr("Undo"), lambda: self._stage.tell(self._stage.session.undo())),
        )
        time = clock_text(game.clock.seconds)
        return Note(self.tr("Solved"), text.replace("%1", time), Tone.GOOD, offers)
