"""The parts of the print dialog: puzzle list, page options, message line."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale, Signal
from PySide6.QtWidgets import (
    QFormLayout,
    QHBoxLayout,
    QListWidget,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from shikaku_gui.formats import FORMATS, FormatError, SavedGame, load_all
from shikaku_gui.gui.base.jobs import Runner
from shikaku_gui.gui.base.labels import PlainLabel, cut
from shikaku_gui.gui.base.translation import dimensions, typeset
from shikaku_gui.gui.paper.booklet_printing import PAPERS, BookletOptions
from shikaku_gui.gui.paper.page_layout import PER_PAGE, Solutions
from shikaku_gui.gui.widgets.check_box import CheckBox
from shikaku_gui.gui.widgets.combo_box import ComboBox
from shikaku_gui.gui.widgets.file_dialogs import AskFile, ask_open
from shikaku_gui.play import QT_TRANSLATE_NOOP

_PLACES = {
    Solutions.NONE: QT_TRANSLATE_NOOP("print", "None"),
    Solutions.END: QT_TRANSLATE_NOOP("print", "On pages of their own"),
    Solutions.FOOT: QT_TRANSLATE_NOOP("print", "Upside down at the foot"),
}


class PuzzleList(QWidget):
    """The list of puzzles to print; more can be added from files."""

    changed = Signal()
    failed = Signal(str)

    def __init__(
        self, games: list[SavedGame], folder: str, reading: Runner, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._reading = reading
        self._job = 0
        self.ask_open: AskFile = ask_open
        self.games = games
        self._folder = folder
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Puzzles to print"))
        self.list.setMinimumHeight(90)
        self.add_button = QPushButton(self.tr("&Add..."))
        self.remove_button = QPushButton(self.tr("&Remove"))
        self.add_button.setAutoDefault(False)
        self.remove_button.setAutoDefault(False)
        self.add_button.clicked.connect(self.add)
        self.remove_button.clicked.connect(self.remove)
        row = QHBoxLayout()
        row.addWidget(self.add_button)
        row.addWidget(self.remove_button)
        row.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.list, 1)
        layout.addLayout(row)
        self._fill()

    def add(self) -> None:
        """Ask for a file and add all of its puzzles."""
        suffixes = " ".join(
            sorted({f"*{suffix}" for known in FORMATS for suffix in known.suffixes})
        )
        pattern = self.tr("Puzzles") + f" ({suffixes});;" + self.tr("All files") + " (*)"
        answer = self.ask_open(self, self._folder, pattern)
        if not answer:
            return
        self.cancel()
        self._job = self._reading.run(
            lambda _stop: load_all(answer),
            self._add_games,
            lambda error: self._not_read(error, Path(answer).name),
        )

    def cancel(self) -> None:
        """Stop reading a file."""
        self._reading.cancel(self._job)

    def _add_games(self, games: list[SavedGame]) -> None:
        self.games = [*self.games, *games]
        self._fill()
        self.changed.emit()

    def _not_read(self, error: BaseException, name: str) -> None:
        if isinstance(error, FormatError):
            self.failed.emit(f"{name}: {error}")
        elif isinstance(error, OSError):
            self.failed.emit(f"{name}: {error.strerror or error}")
        else:
            raise error

    def remove(self) -> None:
        """Remove the current puzzle."""
        row = self.list.currentRow()
        if row >= 0 and len(self.games) > 1:
            self.games = [*self.games[:row], *self.games[row + 1 :]]
            self._fill()
            self.changed.emit()

    def _fill(self) -> None:
        self.list.clear()
        for game in self.games:
            puzzle = game.puzzle
            size = dimensions(puzzle.rows, puzzle.cols)
            untitled = self.tr("Untitled, {size}").format(size=size)
            self.list.addItem(typeset(cut(puzzle.title)) or untitled)
        self.list.setCurrentRow(len(self.games) - 1)
        self.remove_button.setEnabled(len(self.games) > 1)


class PageControls(QWidget):
    """The page options."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.per_page = ComboBox()
        for number in PER_PAGE:
            self.per_page.addItem(str(number), number)
        self.solutions = ComboBox()
        for place, text in _PLACES.items():
            self.solutions.addItem(_tr(text), place)
        self.papers = ComboBox()
        self.papers.addItems(PAPERS)
        self.papers.setCurrentText(default_paper())
        self.large = CheckBox(self.tr("&Large print"))
        self.coordinates = CheckBox(self.tr("&Number rows and columns"))
        self.progress = CheckBox(self.tr("With the rec&tangles drawn"))
        self.marks = CheckBox(self.tr("With &marks and trials"))
        self.marks.setEnabled(False)
        self.progress.toggled.connect(self.marks.setEnabled)
        self.links = CheckBox(self.tr("A lin&k under each puzzle"))
        self.links.setChecked(True)
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setVerticalSpacing(8)
        form.addRow(self.tr("P&uzzles on a page:"), self.per_page)
        form.addRow(self.tr("S&olutions:"), self.solutions)
        form.addRow(self.tr("Pap&er:"), self.papers)
        for box in (self.large, self.coordinates, self.progress, self.marks, self.links):
            form.addRow(box)
            box.toggled.connect(self.changed)
        for choice in (self.per_page, self.solutions, self.papers):
            choice.currentIndexChanged.connect(self.changed)

    @property
    def options(self) -> BookletOptions:
        """The chosen options."""
        return BookletOptions(
            per_page=self.per_page.currentData(),
            solutions=self.solutions.currentData(),
            coordinates=self.coordinates.isChecked(),
            progress=self.progress.isChecked(),
            marks=self.marks.isChecked(),
            large=self.large.isChecked(),
            links=self.links.isChecked(),
        )

    @property
    def paper(self) -> str:
        """The name of the paper size."""
        return self.papers.currentText()

    def without_solutions(self) -> None:
        """Choose to print no solutions."""
        self.solutions.setCurrentIndex(0)


class PrintNotice(PlainLabel):
    """A line for progress and errors."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.setWordWrap(True)
        self.setAccessibleName(self.tr("Message"))
        self.hide()

    def show_text(self, text: str) -> None:
        """Show a text."""
        self.setText(text)
        self.show()

    def clear(self) -> None:
        """Hide the line."""
        super().clear()
        self.hide()


def default_paper() -> str:
    """Return the default paper size: Letter in the USA, Canada and Mexico, else A4."""
    american = (QLocale.Country.UnitedStates, QLocale.Country.Canada, QLocale.Country.Mexico)
    return "Letter" if QLocale.system().territory() in american else "A4"


def _tr(text: str) -> str:
    return QCoreApplication.translate("print", text)
