"""Asks what to do when the window is to close and the last moves cannot be written."""

from collections.abc import Callable

from PySide6.QtWidgets import QMessageBox, QWidget

from shikaku_gui.gui.base.labels import MessageBox
from shikaku_gui.gui.game.autosave_controller import AutosaveController
from shikaku_gui.gui.game.game_document import GameDocument
from shikaku_gui.i18n import _

Answer = QMessageBox.StandardButton

AskUnsaved = Callable[[QWidget, str], Answer]
"""Asks what to do, given why the game cannot be written.

The answer is Cancel to keep the window open, Save to save somewhere else, or Discard.
"""


def ask_unsaved(parent: QWidget, reason: str) -> Answer:
    """Ask in a message box; Esc keeps the window open."""
    return Answer(unsaved_box(parent, reason).exec())


def unsaved_box(parent: QWidget, reason: str) -> QMessageBox:
    """Create the message box; keeping the window open is its default."""
    text = _("Your last moves could not be saved: {reason}").format(reason=reason)
    more = _("Free some disk space and try again, or save the game somewhere else.")
    box = MessageBox(parent, _("Close without saving?"), text, more)
    box.setStandardButtons(Answer.Cancel | Answer.Save | Answer.Discard)
    box.button(Answer.Cancel).setText(_("&Keep Window Open"))
    box.button(Answer.Save).setText(_("&Save Somewhere Else…"))
    box.button(Answer.Discard).setText(_("&Close Anyway"))
    box.setDefaultButton(Answer.Cancel)
    box.setEscapeButton(Answer.Cancel)
    return box


class GameCloser:
    """Saves the game before the window closes, and asks where that fails.

    ``asks`` is False where nobody may be there to answer, as after a signal.
    """

    def __init__(
        self, autosave: AutosaveController, documents: GameDocument, window: QWidget
    ) -> None:
        self.ask: AskUnsaved = ask_unsaved
        self.asks = True
        self._autosave = autosave
        self._documents = documents
        self._window = window

    def may_close(self) -> bool:
        """Save the game; tell whether the window may close now."""
        reason = self._autosave.finish()
        if not reason or not self.asks:
            return True
        answer = self.ask(self._window, reason)
        if answer is Answer.Save:
            return self._documents.save_as()
        return answer is Answer.Discard
