"""Asks what to do when the window is to close and the last moves cannot be written."""

from collections.abc import Callable
from enum import Enum, auto

from PySide6.QtWidgets import QMessageBox, QWidget

from shikaku_gui.gui.base.labels import MessageBox
from shikaku_gui.gui.game.autosave_controller import AutosaveController
from shikaku_gui.gui.game.game_document import GameDocument
from shikaku_gui.i18n import N_, _


class UnsavedChoice(Enum):
    """The choices for a game that cannot be written."""

    STAY = auto()
    SAVE_ELSEWHERE = auto()
    CLOSE = auto()


AskUnsaved = Callable[[QWidget, str], UnsavedChoice]
"""Asks what to do; gets the reason why the game cannot be written."""

_BUTTONS = {
    UnsavedChoice.STAY: N_("&Keep Window Open"),
    UnsavedChoice.SAVE_ELSEWHERE: N_("&Save Somewhere Else…"),
    UnsavedChoice.CLOSE: N_("&Close Anyway"),
}
_ROLES = {
    UnsavedChoice.STAY: QMessageBox.ButtonRole.RejectRole,
    UnsavedChoice.SAVE_ELSEWHERE: QMessageBox.ButtonRole.AcceptRole,
    UnsavedChoice.CLOSE: QMessageBox.ButtonRole.DestructiveRole,
}


def ask_unsaved(parent: QWidget, reason: str) -> UnsavedChoice:
    """Ask in a message box; Esc keeps the window open."""
    box = unsaved_box(parent, reason)
    box.exec()
    chosen = box.clickedButton()
    return next(
        (choice for choice, text in _BUTTONS.items() if chosen and chosen.text() == _(text)),
        UnsavedChoice.STAY,
    )


def unsaved_box(parent: QWidget, reason: str) -> QMessageBox:
    """Create the message box; keeping the window open is its default."""
    text = _("Your last moves could not be saved: {reason}").format(reason=reason)
    more = _("Free some disk space and try again, or save the game somewhere else.")
    box = MessageBox(parent, _("Close without saving?"), text, more)
    for choice, text in _BUTTONS.items():
        button = box.addButton(_(text), _ROLES[choice])
        if choice is UnsavedChoice.STAY:
            box.setDefaultButton(button)
            box.setEscapeButton(button)
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
        choice = self.ask(self._window, reason)
        if choice is UnsavedChoice.SAVE_ELSEWHERE:
            return self._documents.save_as()
        return choice is UnsavedChoice.CLOSE
