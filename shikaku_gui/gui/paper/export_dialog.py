"""The dialog to export a picture to a file or the clipboard."""

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.base.jobs import Jobs
from shikaku_gui.gui.base.labels import DialogButtons, PlainLabel
from shikaku_gui.gui.base.translation import dimensions, error_text, message_text
from shikaku_gui.gui.board.board_picture import BoardPicture, Shows, picture_of
from shikaku_gui.gui.board.board_preview import BoardPreview
from shikaku_gui.gui.paper import picture_file
from shikaku_gui.gui.paper.solution_cache import SolutionCache
from shikaku_gui.gui.widgets.check_box import CheckBox
from shikaku_gui.gui.widgets.file_dialogs import AskFile, ask_save, file_name
from shikaku_gui.gui.widgets.number_fields import DecimalField
from shikaku_gui.i18n import _


class ExportDialog(QDialog):
    """Shows a preview; the solution is computed only when it is to be shown.

    ``exported`` is emitted with the file that was written.
    """

    exported = Signal(Path)

    def __init__(self, game: SavedGame, jobs: Jobs, folder: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.ask_save: AskFile = ask_save
        self._game = game
        self._folder = folder
        self._answers = SolutionCache(jobs, self)
        self.choices = QButtonGroup(self)
        self.radios = {
            Shows.PUZZLE: QRadioButton(_("&Puzzle")),
            Shows.PROGRESS: QRadioButton(_("&With my rectangles")),
            Shows.SOLUTION: QRadioButton(_("&Solution")),
        }
        self.coordinates = CheckBox(_("&Number rows and columns"))
        self.marks = CheckBox(_("Include my &marks and trials"))
        self.scale = DecimalField()
        self.size_said = PlainLabel()
        self.message = PlainLabel()
        self.preview = BoardPreview()
        self.save_button = QPushButton(_("Save &As…"))
        self.copy_button = QPushButton(_("&Copy"))
        self._build()
        self._connect()
        self._refresh()

    @property
    def shows(self) -> Shows:
        """The parts of the game that the picture shows."""
        return next(shows for shows, radio in self.radios.items() if radio.isChecked())

    @property
    def picture(self) -> BoardPicture | None:
        """The picture, None while its solution is unknown."""
        answer = self._answers[self._game.puzzle]
        solution = None if answer is None else answer.rects
        if self.shows is Shows.SOLUTION and solution is None:
            return None
        coordinates = self.coordinates.isChecked()
        marks = self.marks.isChecked()
        return picture_of(self._game, self.shows, solution, coordinates=coordinates, marks=marks)

    def save(self) -> None:
        """Ask for a file and write the picture; the dialog stays open if that fails."""
        picture = self.picture
        pattern = "PNG (*.png);;SVG (*.svg);;PDF (*.pdf)"
        suggested = Path(self._folder) / (file_name(self._game.puzzle.title) + ".png")
        answer = self.ask_save(self, str(suggested), pattern)
        if picture is None or not answer:
            return
        path = Path(answer)
        if path.suffix.lower() not in picture_file.ENCODERS:
            path = path.with_name(path.name + ".png")
        try:
            picture_file.save_picture(picture, path, self.scale.value())
        except OSError as error:
            reason = error_text(error)
            self.message.setText(_("Could not save the picture: {reason}").format(reason=reason))
            return
        self.exported.emit(path)
        self.accept()

    def copy(self) -> None:
        """Copy the picture to the clipboard."""
        if self.picture is not None:
            image = picture_file.image(self.picture, self.scale.value())
            QGuiApplication.clipboard().setImage(image)
            self.message.setText(_("The picture is on the clipboard."))

    def done(self, result: int) -> None:
        """Cancel the jobs of the dialog and close."""
        self._answers.cancel()
        super().done(result)

    def _build(self) -> None:
        self.setWindowTitle(_("Export Image"))
        for radio in self.radios.values():
            self.choices.addButton(radio)
        drawn = bool(self._game.rects) or self._noted
        chosen = self.radios[Shows.PROGRESS if drawn else Shows.PUZZLE]
        chosen.setChecked(True)
        chosen.setFocus()
        self.radios[Shows.PROGRESS].setEnabled(drawn)
        self.scale.setRange(0.1, self._largest())
        self.scale.setSingleStep(0.5)
        self.scale.setValue(min(2.0, self._largest()))
        self.message.setWordWrap(True)
        buttons = DialogButtons(self, QDialogButtonBox.StandardButton.Cancel)
        buttons.addButton(self.save_button, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(self.copy_button, QDialogButtonBox.ButtonRole.ActionRole)
        self.save_button.setDefault(True)
        self.save_button.setProperty("leading", True)
        form = QFormLayout()
        form.setVerticalSpacing(8)
        for radio in self.radios.values():
            form.addRow(radio)
        form.addRow(self.marks)
        form.addRow(self.coordinates)
        form.addRow(_("Scal&e:"), self.scale)
        form.addRow("", self.size_said)
        form.addRow(self.message)
        middle = QHBoxLayout()
        middle.setSpacing(18)
        middle.addWidget(self.preview, 1)
        middle.addLayout(form)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(18, 16, 18, 14)
        layout.setSpacing(14)
        layout.addLayout(middle, 1)
        layout.addWidget(buttons)

    @property
    def _noted(self) -> bool:
        """Whether there are marks or trials to show."""
        board = self._game.board
        return not board.marks.empty or bool(board.trials)

    def _largest(self) -> float:
        return min(8.0, picture_file.max_scale(BoardPicture(self._game.puzzle, coordinates=True)))

    def _connect(self) -> None:
        self._answers.found.connect(self._solved)
        self.choices.buttonToggled.connect(self._refresh)
        self.coordinates.toggled.connect(self._refresh)
        self.marks.toggled.connect(self._refresh)
        self.scale.valueChanged.connect(self._refresh)
        self.save_button.clicked.connect(self.save)
        self.copy_button.clicked.connect(self.copy)

    def _refresh(self) -> None:
        if self.shows is Shows.SOLUTION and self._answers[self._game.puzzle] is None:
            self._solve()
        self.marks.setEnabled(self._noted and self.shows is Shows.PROGRESS)
        picture = self.picture
        self.preview.show_picture(picture)
        for button in (self.save_button, self.copy_button):
            button.setEnabled(picture is not None)
        size = picture_file.picture_size(
            picture or BoardPicture(self._game.puzzle), self.scale.value()
        )
        pixels = dimensions(size.width(), size.height())
        self.size_said.setText(_("{pixels} pixels").format(pixels=pixels))

    def _solve(self) -> None:
        if not self._answers.busy:
            self.message.setText(_("Solving…"))
            self._answers.find([self._game.puzzle])

    def _solved(self) -> None:
        answer = self._answers[self._game.puzzle]
        self.message.clear()
        if answer is not None and answer.refusal is not None:
            self.radios[Shows.PUZZLE].setChecked(True)
            self.radios[Shows.SOLUTION].setEnabled(False)
            self.message.setText(message_text(answer.refusal))
        self._refresh()
