"""Asking which puzzle of a text is to be opened."""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.base.jobs import Runner

Load = Callable[[int], SavedGame]
"""Loads the puzzle with an index; may raise FormatError or OSError."""

AskWhich = Callable[[QWidget, tuple[str, ...], Load, Callable[[SavedGame], None]], None]
"""Asks whether to open one of the puzzles with these names, and which."""


def asking_which(reading: Runner) -> AskWhich:
    """Return a function that asks in a dialog, which reads puzzles in that runner."""

    def ask(
        parent: QWidget, names: tuple[str, ...], load: Load, use: Callable[[SavedGame], None]
    ) -> None:
        from shikaku_gui.gui.game.open_puzzle_dialog import OpenPuzzleDialog

        dialog = OpenPuzzleDialog(names, load, reading, parent)
        dialog.chosen.connect(use)
        dialog.show()

    return ask
