"""Asks whether to open a puzzle from a text, or which one from a file of several."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QListWidget,
    QVBoxLayout,
    QWidget,
)

from shikaku_gui.formats import FormatError, SavedGame
from shikaku_gui.gui.base.button_icons import without_icons
from shikaku_gui.gui.base.labels import PlainLabel, RichLabel, cut
from shikaku_gui.gui.base.translation import translated_problems, typeset
from shikaku_gui.gui.board.board_picture import Shows, picture_of
from shikaku_gui.gui.board.board_preview import BoardPreview
from shikaku_gui.model import problems


class OpenPuzzleDialog(QDialog):
    """Shows a puzzle, or a choice of several, with a preview; blocks nothing.

    ``names`` are those of the puzzles, ``load`` reads one by its index and may raise
    :class:`FormatError` or OSError. ``chosen`` is emitted with the game to open.
    """

    chosen = Signal(SavedGame)

    def __init__(
        self, names: tuple[str, ...], load: Callable[[int], SavedGame], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._load = load
        self._game: SavedGame | None = None
        self.list = QListWidget()
        self.preview = BoardPreview()
        self.facts = PlainLabel()
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Open | QDialogButtonBox.StandardButton.Cancel
        )
        self._build(names)
        self.list.currentRowChanged.connect(self._show)
        self.list.itemActivated.connect(self.accept)
        self.list.setCurrentRow(0)

    def accept(self) -> None:
        """Emit the shown game and close."""
        if self._game is not None:
            self.chosen.emit(self._game)
            super().accept()

    def _build(self, names: tuple[str, ...]) -> None:
        several = len(names) > 1
        question = (
            self.tr("Which puzzle do you want to open?")
            if several
            else self.tr("Open this puzzle?")
        )
        self.setWindowTitle(self.tr("Open Puzzle"))
        self.list.addItems([cut(name) or self.tr("Untitled") for name in names])
        self.list.setVisible(several)
        self.list.setAccessibleName(self.tr("Puzzles"))
        self.list.setMinimumWidth(180)
        self.facts.setWordWrap(True)
        self.buttons.button(QDialogButtonBox.StandardButton.Open).setProperty("leading", True)
        without_icons(self.buttons)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        right = QVBoxLayout()
        right.addWidget(self.preview, 1)
        right.addWidget(self.facts)
        middle = QHBoxLayout()
        middle.setSpacing(14)
        middle.addWidget(self.list, 2)
        middle.addLayout(right, 3)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(18, 16, 18, 14)
        layout.setSpacing(12)
        head = RichLabel(f"<b>{question}</b>")
        layout.addWidget(head)
        layout.addLayout(middle, 1)
        layout.addWidget(self.buttons)
        self.setAccessibleName(question)

    def _show(self, row: int) -> None:
        """Show one of the puzzles, or why it cannot be read."""
        self._game = None
        try:
            self._game = self._load(row)
        except (FormatError, OSError) as error:
            self.preview.show_picture(None)
            self.facts.setText(typeset(str(error)))
        else:
            self.preview.show_picture(picture_of(self._game, Shows.PROGRESS))
            self.facts.setText(self._words(self._game))
        self.buttons.button(QDialogButtonBox.StandardButton.Open).setEnabled(self._game is not None)

    def _words(self, game: SavedGame) -> str:
        puzzle = game.puzzle
        size = self.tr("{rows} rows, {cols} columns, clues: {clues}").format(
            rows=puzzle.rows, cols=puzzle.cols, clues=len(puzzle.clues)
        )
        drawn = self.tr("Rectangles drawn: {count}").format(count=len(game.rects))
        progress = drawn if game.rects else ""
        flaws = translated_problems(puzzle, problems(puzzle))
        lines = [typeset(puzzle.title), puzzle.author, size, progress, *flaws]
        return "\n".join(line for line in lines if line)
