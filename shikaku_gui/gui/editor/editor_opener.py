"""Opens the editor on first use, and passes puzzles there and back."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.base.jobs import Runner, ThreadJobRunner
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.board.game_controller import GameController

if TYPE_CHECKING:
    from shikaku_gui.gui.editor.editor_window import EditorWindow


class EditorOpener(QObject):
    """Owns the editor of a window; it is created on first use."""

    def __init__(
        self,
        controller: GameController,
        play: Callable[[SavedGame], None],
        settings: Settings,
        theme: Theme,
        folder: Path,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.make_runner: Callable[[], Runner] = ThreadJobRunner
        self.window: EditorWindow | None = None
        self._controller = controller
        self._play = play
        self._settings = settings
        self._theme = theme
        self._folder = folder

    def show(self) -> "EditorWindow":
        """Show the editor with the puzzle that it had."""
        if self.window is None:
            from shikaku_gui.gui.editor.editor_window import EditorWindow

            self.window = EditorWindow(
                self._settings,
                self._theme,
                self._folder,
                *(self.make_runner() for _ in ("solving", "writing", "reading")),
            )
            self.window.play_wanted.connect(self._to_play)
        self.window.show()
        self.window.raise_()
        self.window.activateWindow()
        return self.window

    def edit(self) -> None:
        """Show the editor with the puzzle being played, unless it is there already."""
        window, puzzle = self.show(), self._controller.puzzle

        def put_in() -> None:
            edited = window.model.puzzle
            if (puzzle.grid, puzzle.clues) != (edited.grid, edited.clues):
                window.files.show(SavedGame(puzzle))

        window.autosave.when_restored(put_in)

    def write_now(self) -> None:
        """Autosave the puzzle in the editor, and wait until it is written."""
        if self.window is not None:
            self.window.autosave.write_now()

    def close(self) -> None:
        """Autosave the puzzle and close the editor."""
        if self.window is not None:
            self.window.end()
            self.window.deleteLater()
            self.window = None

    def _to_play(self, game: SavedGame) -> None:
        self._play(game)
        main = self.parent()
        if isinstance(main, QWidget):
            main.raise_()
            main.activateWindow()
