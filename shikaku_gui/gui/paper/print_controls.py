"""The parts of the print dialog: puzzle list, message line."""

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
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
from shikaku_gui.gui.widgets.file_dialogs import AskFile, ask_open
from shikaku_gui.play import NamedGame


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

    @property
    def named_games(self) -> list[NamedGame]:
        """The games, each with what the list calls it."""
        return [NamedGame(self.list.item(at).text(), game) for at, game in enumerate(self.games)]

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


class PrintNotice(PlainLabel):
    """A line for progress and errors."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.setWordWrap(True)
        self.setAccessibleName(self.tr("Message"))
        self.hide()

    def show_text(self, text: str) -> None:
        """Show a text, or nothing."""
        self.setText(text)
        self.setVisible(bool(text))

    def clear(self) -> None:
        """Hide the line."""
        super().clear()
        self.hide()
