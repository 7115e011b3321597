"""The dialog to export a picture to a file or the clipboard."""

from functools import partial

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.base.jobs import Jobs
from shikaku_gui.gui.base.labels import PlainLabel
from shikaku_gui.gui.base.puzzle_names import puzzle_name
from shikaku_gui.gui.base.screen_fit import ScrolledContent, form_layout, is_narrow
from shikaku_gui.gui.base.translation import dimensions, message_text
from shikaku_gui.gui.board.board_picture import BoardPicture, Shows, picture_of
from shikaku_gui.gui.board.board_preview import BoardPreview
from shikaku_gui.gui.paper import picture_file
from shikaku_gui.gui.paper.paper_dialog import PaperDialog, has_progress, offer_progress
from shikaku_gui.gui.widgets.check_box import CheckBox
from shikaku_gui.gui.widgets.number_fields import DecimalField
from shikaku_gui.i18n import N_, _
from shikaku_gui.play import UniqueSolution, find_unique_solution
from shikaku_gui.solver import Status
from shikaku_gui.texts import make_message


class ExportDialog(PaperDialog):
    """Shows a preview; the solution is computed only when it is to be shown."""

    failure = N_("Could not save the picture: {reason}")

    def __init__(self, game: SavedGame, jobs: Jobs, folder: str, parent: QWidget) -> None:
        super().__init__(jobs, folder, parent)
        self._game = game
        self._answer: UniqueSolution | None = None
        self.choices = QButtonGroup(self)
        self.radios = {
            Shows.PUZZLE: QRadioButton(_("&Puzzle")),
            Shows.PROGRESS: QRadioButton(_("&With my rectangles")),
            Shows.SOLUTION: QRadioButton(_("&Solution")),
        }
        self.coordinates = CheckBox(_("&Number rows and columns"))
        self.marks = CheckBox(_("Include my &marks and trials"))
        self.scale = DecimalField()
        self.size_label = PlainLabel()
        self.message = PlainLabel()
        self.preview = BoardPreview()
        self.options = QWidget()
        self.save_button = self.add_button(_("Save &As…"), self.save, leading=True)
        self.copy_button = self.add_button(_("&Copy"), self.copy)
        self._build()
        for changed in (self.choices.buttonToggled, self.scale.valueChanged):
            changed.connect(self._refresh)
        for box in (self.coordinates, self.marks):
            box.toggled.connect(self._refresh)
        self._refresh()

    @property
    def shows(self) -> Shows:
        """The parts of the game that the picture shows."""
        return next(shows for shows, radio in self.radios.items() if radio.isChecked())

    @property
    def picture(self) -> BoardPicture | None:
        """The picture, None while its solution is unknown."""
        solution = None if self._answer is None else self._answer.rects
        if self.shows is Shows.SOLUTION and solution is None:
            return None
        coordinates = self.coordinates.isChecked()
        marks = self.marks.isChecked()
        return picture_of(self._game, self.shows, solution, coordinates=coordinates, marks=marks)

    def save(self) -> None:
        """Ask for a file and write the picture; the dialog stays open if that fails."""
        pattern = "PNG (*.png);;SVG (*.svg);;PDF (*.pdf)"
        path = self.ask_path(puzzle_name(self._game.puzzle), ".png", pattern)
        picture, scale = self.picture, self.scale.value()
        if picture is None or path is None:
            return
        if path.suffix.lower() not in picture_file.ENCODERS:
            path = path.with_name(path.name + ".png")
        write = partial(picture_file.save_picture, picture, path, scale)
        self.run(lambda _stop: write(), partial(self.finish, path))

    def copy(self) -> None:
        """Copy the picture to the clipboard."""
        if self.picture is not None:
            image = picture_file.image(self.picture, self.scale.value())
            QGuiApplication.clipboard().setImage(image)
            self.say(_("The picture is on the clipboard."))

    def say(self, text: str) -> None:
        """Show a text."""
        self.message.setText(text)

    def set_busy(self, busy: bool) -> None:
        """Leave nothing to change while the picture is written."""
        for part in (self.options, self.save_button, self.copy_button):
            part.setEnabled(not busy)
        if not busy:
            self._refresh()

    def _build(self) -> None:
        self.setWindowTitle(_("Export Image"))
        for radio in self.radios.values():
            self.choices.addButton(radio)
        drawn = has_progress(self._game)
        chosen = self.radios[Shows.PROGRESS if drawn else Shows.PUZZLE]
        chosen.setChecked(True)
        chosen.setFocus()
        offer_progress(self.radios[Shows.PROGRESS], possible=drawn)
        self.scale.setRange(0.1, self._largest())
        self.scale.setSingleStep(0.5)
        self.scale.setValue(min(2.0, self._largest()))
        self.message.setWordWrap(True)
        form = form_layout(self.options, self)
        form.setContentsMargins(0, 0, 0, 0)
        for radio in self.radios.values():
            form.addRow(radio)
        form.addRow(self.marks)
        form.addRow(self.coordinates)
        form.addRow(_("Scal&e:"), self.scale)
        form.addRow("", self.size_label)
        form.addRow(self.message)
        shown = QWidget()
        directions = QBoxLayout.Direction
        way = directions.TopToBottom if is_narrow(self) else directions.LeftToRight
        middle = QBoxLayout(way, shown)
        middle.setContentsMargins(0, 0, 0, 0)
        middle.setSpacing(18)
        middle.addWidget(self.preview, 1)
        middle.addWidget(self.options)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(18, 16, 18, 14)
        layout.setSpacing(14)
        layout.addWidget(ScrolledContent(shown), 1)
        layout.addWidget(self.buttons)

    @property
    def _has_marks(self) -> bool:
        """Whether there are marks or trials to show."""
        board = self._game.board
        return not board.marks.empty or bool(board.trials)

    def _largest(self) -> float:
        return min(8.0, picture_file.max_scale(BoardPicture(self._game.puzzle, coordinates=True)))

    def _refresh(self) -> None:
        if self.shows is Shows.SOLUTION and self._answer is None:
            self._solve()
        self.marks.setEnabled(self._has_marks and self.shows is Shows.PROGRESS)
        picture = self.picture
        self.preview.show_picture(picture)
        for button in (self.save_button, self.copy_button):
            button.setEnabled(picture is not None)
        size = picture_file.picture_size(
            picture or BoardPicture(self._game.puzzle), self.scale.value()
        )
        pixels = dimensions(size.width(), size.height())
        self.size_label.setText(_("{pixels} pixels").format(pixels=pixels))

    def _solve(self) -> None:
        if self.jobs.is_pending(self):
            return
        puzzle = self._game.puzzle
        self.say(_("Solving…"))
        self.jobs.submit(
            lambda stop: find_unique_solution(puzzle, stop=stop),
            self._on_solved,
            self._on_solver_failed,
            replaces=self,
        )

    def _on_solved(self, answer: UniqueSolution) -> None:
        self._answer = answer
        self.say("")
        if answer.refusal is not None:
            self.radios[Shows.PUZZLE].setChecked(True)
            self.radios[Shows.SOLUTION].setEnabled(False)
            self.say(message_text(answer.refusal))
        self._refresh()

    def _on_solver_failed(self, error: BaseException) -> None:
        """Take the solution as unknown, so that nothing waits for it."""
        text = N_("Something went wrong while it was being solved.")
        self._on_solved(UniqueSolution(Status.LIMIT, refusal=make_message(text)))
        raise error
