"""Asks in a dialog which puzzle of a text is to be opened."""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.base.jobs import Jobs
from shikaku_gui.gui.game.puzzle_choice import AskWhich, PuzzleChoice


def asking_which(reading: Jobs) -> AskWhich:
    """Return a function that asks in a dialog, which reads puzzles beside the GUI thread."""

    def ask(parent: QWidget, choice: PuzzleChoice, use: Callable[[SavedGame], None]) -> None:
        from shikaku_gui.gui.game.open_puzzle_dialog import OpenPuzzleDialog  # not for the start

        dialog = OpenPuzzleDialog(choice.names, choice.load, reading, parent)
        if choice.addable is not None:
            dialog.offer_adding(choice.addable)
        dialog.chosen.connect(use)
        dialog.show()

    return ask
