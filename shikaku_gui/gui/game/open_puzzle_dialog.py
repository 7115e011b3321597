"""Asks whether to open a puzzle from a text, or which one from a file of several."""

from typing import TypeAlias

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from shikaku_gui.formats import FormatError, SavedGame
from shikaku_gui.gui.base.jobs import Jobs, Stop
from shikaku_gui.gui.base.labels import DialogButtons, PlainLabel, RichLabel
from shikaku_gui.gui.base.notation import name_cells
from shikaku_gui.gui.base.screen_fit import Dialog, is_narrow, open_at, room_for
from shikaku_gui.gui.base.translation import (
    dimensions,
    error_text,
    translated_problems,
    typeset,
)
from shikaku_gui.gui.board.board_picture import BoardPicture, Shows, picture_of
from shikaku_gui.gui.board.board_preview import BoardPreview
from shikaku_gui.gui.game.puzzle_choice import Addable, PuzzleChoice
from shikaku_gui.gui.game.puzzle_picker import PuzzlePicker
from shikaku_gui.i18n import _, ngettext
from shikaku_gui.model import Problem, problems
from shikaku_gui.store import AddedPuzzles, AddingProgress

_PROGRESS_MILLISECONDS = 100
_ONE = 380, 460
"""The width and height in pixels with a single puzzle."""
_LEAST_LINES = 24
"""The height of a narrow screen in lines of text below which it has room for the list alone."""

_Found: TypeAlias = tuple[SavedGame, BoardPicture, tuple[Problem, ...]]


class OpenPuzzleDialog(Dialog):
    """Shows a puzzle, or a choice of several, with a preview; blocks nothing.

    Puzzles are read in ``jobs``. Where all of them can be added to the library, a button does so,
    and Cancel stops that. ``chosen`` is emitted with the game to open.
    """

    chosen = Signal(SavedGame)

    def __init__(self, choice: PuzzleChoice, jobs: Jobs, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._load = choice.load
        self._jobs = jobs
        self._game: SavedGame | None = None
        self.list = PuzzlePicker(choice.names, choice.load, jobs)
        self.preview = BoardPreview()
        self.facts = PlainLabel()
        self.buttons = DialogButtons(
            self, QDialogButtonBox.StandardButton.Open | QDialogButtonBox.StandardButton.Cancel
        )
        self.add_button = QPushButton(_("Add All to the Library"))
        self.bar = QProgressBar()
        self._list_alone = False
        self._progress: AddingProgress | None = None
        self._timer = QTimer(self, interval=_PROGRESS_MILLISECONDS)
        self._timer.timeout.connect(self._show_progress)
        self._build(choice)
        if choice.addable is not None:
            self._offer_adding(choice.addable)
        self.list.currentRowChanged.connect(self._show)
        self.list.itemActivated.connect(self.accept)
        self.list.setCurrentRow(0)

    def accept(self) -> None:
        """Emit the shown game and close."""
        if self._game is not None:
            self.chosen.emit(self._game)
            super().accept()

    def _build(self, choice: PuzzleChoice) -> None:
        several = len(choice.names) > 1
        which = _("Which puzzle do you want to open?") if several else _("Open this puzzle?")
        question = choice.question or which
        self.setWindowTitle(_("Open Puzzle"))
        low = room_for(self).height() < _LEAST_LINES * self.fontMetrics().lineSpacing()
        self._list_alone = several and low and is_narrow(self)
        self.list.setVisible(several)
        self.preview.setHidden(self._list_alone)
        self.facts.setWordWrap(True)
        self.buttons.button(QDialogButtonBox.StandardButton.Open).setProperty("leading", True)
        self.buttons.accepted.connect(self.accept)
        right = QVBoxLayout()
        right.addWidget(self.preview, 1)
        right.addWidget(self.facts)
        middle = QHBoxLayout()
        middle.setSpacing(14)
        middle.addWidget(self.list, 2)
        middle.addLayout(right, 0 if self._list_alone else 3)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(18, 16, 18, 14)
        layout.setSpacing(12)
        head = RichLabel(f"<b>{question}</b>")
        head.setWordWrap(True)
        layout.addWidget(head)
        layout.addLayout(middle, 1)
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(_("Progress"))
        self.bar.hide()
        layout.addWidget(self.bar)
        layout.addWidget(self.buttons)
        self.setAccessibleName(question)
        if not several:
            open_at(self, *_ONE)

    def _offer_adding(self, addable: Addable) -> None:
        self.buttons.addButton(self.add_button, QDialogButtonBox.ButtonRole.ActionRole)
        self.add_button.clicked.connect(lambda: self._add(addable))

    def _add(self, addable: Addable) -> None:
        self.list.stop()
        self._show_game(None, _("Adding the puzzles to the library…"))
        self._set_adding(True)

        def work(stop: Stop) -> AddedPuzzles:
            self._progress = progress = AddingProgress(stop)
            return addable.add(progress)

        def done(result: AddedPuzzles) -> None:
            super(OpenPuzzleDialog, self).accept()
            addable.added(result)

        self._jobs.submit(work, done, self._on_adding_failed, replaces=self)

    def _on_adding_failed(self, error: BaseException) -> None:
        self._set_adding(False)
        self._show_error(error)

    def _set_adding(self, adding: bool) -> None:
        self.add_button.setEnabled(not adding)
        self.list.setEnabled(not adding)
        self.bar.setRange(0, 0)
        self.bar.setVisible(adding)
        if adding:
            self._timer.start()
        else:
            self._timer.stop()

    def _show_progress(self) -> None:
        if self._progress is not None:
            self.bar.setRange(0, self._progress.total)
            self.bar.setValue(self._progress.done)

    def _show(self, row: int) -> None:
        """Read one of the puzzles, then show it, or why it cannot be read."""
        self._show_game(None, "")
        self._jobs.submit(
            lambda _stop: self._load_found(row), self._show_found, self._show_error, replaces=self
        )

    def _load_found(self, row: int) -> _Found:
        """Return a game, its picture and its problems: for the worker thread."""
        game = self._load(row)
        shown = picture_of(game, Shows.PROGRESS)
        return game, shown, problems(game.puzzle)

    def _show_found(self, found: _Found) -> None:
        game, picture, listed = found
        self._show_game(game, self._facts_text(game, listed), picture)

    def _show_error(self, error: BaseException) -> None:
        if not isinstance(error, (FormatError, OSError)):
            raise error
        self._show_game(None, error_text(error))

    def _show_game(
        self, game: SavedGame | None, words: str, picture: BoardPicture | None = None
    ) -> None:
        self._game = game
        self.preview.show_picture(picture)
        self.facts.setText(words)
        self.facts.setHidden(self._list_alone and (game is not None or not words))
        self.buttons.button(QDialogButtonBox.StandardButton.Open).setEnabled(game is not None)

    def done(self, result: int) -> None:
        """Stop reading and close."""
        self._jobs.cancel(self)
        self.list.stop()
        super().done(result)

    def _facts_text(self, game: SavedGame, found: tuple[Problem, ...]) -> str:
        puzzle = game.puzzle
        clues, drawn = len(puzzle.clues), len(game.rects)
        size = ngettext("{size}, one clue", "{size}, {count} clues", clues).format(
            size=dimensions(puzzle.rows, puzzle.cols), count=clues
        )
        text = ngettext("One rectangle drawn", "{count} rectangles drawn", drawn)
        progress = text.format(count=drawn) if drawn else ""
        flaws = map(name_cells, translated_problems(puzzle, found))
        lines = [typeset(puzzle.title), puzzle.author, size, progress, *flaws]
        return "\n".join(line for line in lines if line)
