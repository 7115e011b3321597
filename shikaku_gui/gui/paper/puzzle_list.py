"""The list of the puzzles to print or to put on a web page."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from shikaku_gui.formats import FormatError, SavedGame, load_all
from shikaku_gui.gui.base.finger_scroll import FingerScroll
from shikaku_gui.gui.base.jobs import Jobs
from shikaku_gui.gui.base.labels import cut
from shikaku_gui.gui.base.puzzle_names import puzzle_name
from shikaku_gui.gui.base.translation import error_text, typeset
from shikaku_gui.gui.paper.book_files import GameBook, GameChapter, load_book
from shikaku_gui.gui.widgets.button_lines import ButtonLines
from shikaku_gui.gui.widgets.file_dialogs import AskFile, ask_open, open_pattern
from shikaku_gui.i18n import _
from shikaku_gui.play import BookFileError, NamedGame
from shikaku_gui.texts import named_error

_PLACE = Qt.ItemDataRole.UserRole
"""The role of an item's place: its chapter and its number there, from 0."""


class PuzzleList(QWidget):
    """The puzzles to print, perhaps in chapters; more can be added from files.

    ``book_read`` is emitted with a :class:`GameBook` whose chapters have replaced the puzzles.
    """

    changed = Signal()
    failed = Signal(str)
    book_read = Signal(object)

    def __init__(self, game: SavedGame, folder: str, jobs: Jobs) -> None:
        super().__init__()
        self._jobs = jobs
        self.ask_open: AskFile = ask_open
        self.chapters: tuple[GameChapter, ...] = (GameChapter("", (game,)),)
        self.named_chapters: list[tuple[str, list[NamedGame]]] = []
        """The title of each chapter and its games, each with what the list calls it."""

        self._folder = folder
        self.list = QListWidget()
        self.list.setAccessibleName(_("Puzzles to print"))
        self.list.setMinimumHeight(90)
        FingerScroll(self.list)
        self.list.setUniformItemSizes(True)  # measures one item instead of thousands
        self.add_button = QPushButton(_("A&dd…"))
        self.remove_button = QPushButton(_("&Remove"))
        self.book_button = QPushButton(_("Open &Book…"))
        self.book_button.setToolTip(_("Open a book file with its puzzles and options"))
        self.save_button = QPushButton(_("Save Book…"))
        self.save_button.setToolTip(_("Save the puzzles and the options as a book file"))
        self.add_button.clicked.connect(self.add)
        self.remove_button.clicked.connect(self.remove)
        self.book_button.clicked.connect(self.open_book)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.list, 1)
        for buttons in (
            (self.add_button, self.remove_button),
            (self.book_button, self.save_button),
        ):
            for button in buttons:
                button.setAutoDefault(False)
            layout.addWidget(ButtonLines(*buttons))
        self._fill()

    @property
    def games(self) -> list[SavedGame]:
        """All games in their order."""
        return [game for chapter in self.chapters for game in chapter.games]

    def add(self) -> None:
        """Ask for a file and add all of its puzzles."""
        answer = self.ask_open(self, self._folder, open_pattern())
        if not answer:
            return
        self._jobs.submit(
            lambda _stop: load_all(answer),
            self._add_games,
            lambda error: self._on_failed(error, Path(answer).name),
            replaces=self,
        )

    def open_book(self) -> None:
        """Ask for a book file; its chapters replace the puzzles."""
        pattern = _("Books") + " (*.toml);;" + _("All files") + " (*)"
        answer = self.ask_open(self, self._folder, pattern)
        if not answer:
            return
        self._jobs.submit(
            partial(load_book, Path(answer)),
            self._on_book_read,
            lambda error: self._on_failed(error, Path(answer).name),
            replaces=self,
        )

    def cancel(self) -> None:
        """Stop reading a file."""
        self._jobs.cancel(self)

    def _add_games(self, games: list[SavedGame]) -> None:
        *before, last = self.chapters
        self._show((*before, GameChapter(last.title, (*last.games, *games))))

    def _on_book_read(self, book: GameBook | None) -> None:
        if book is not None:
            self._show(book.chapters, at_end=False)
            self.book_read.emit(book)

    def _on_failed(self, error: BaseException, name: str) -> None:
        if isinstance(error, BookFileError):
            self.failed.emit(error_text(error))
        elif isinstance(error, FormatError | OSError):
            self.failed.emit(named_error(name, error).say())
        else:
            raise error

    def remove(self) -> None:
        """Remove the current puzzle."""
        item = self.list.currentItem()
        place = item.data(_PLACE) if item is not None else None
        if place is None or len(self.games) < 2:
            return
        number, index = place
        chapters = list(self.chapters)
        games = chapters[number].games
        chapters[number] = GameChapter(
            chapters[number].title, (*games[:index], *games[index + 1 :])
        )
        self._show(tuple(chapter for chapter in chapters if chapter.games))

    def _show(self, chapters: tuple[GameChapter, ...], *, at_end: bool = True) -> None:
        self.chapters = chapters
        self._fill()
        if not at_end:
            self.list.scrollToTop()
        self.changed.emit()

    def _fill(self) -> None:
        self.list.clear()
        self.named_chapters = [
            (chapter.title, [NamedGame(self._name(game), game) for game in chapter.games])
            for chapter in self.chapters
        ]
        for number, (title, games) in enumerate(self.named_chapters):
            if title:
                self._add_heading(typeset(cut(title)))
            for index, (name, _load) in enumerate(games):
                item = QListWidgetItem(name)
                item.setData(_PLACE, (number, index))
                self.list.addItem(item)
        self.list.setCurrentRow(self.list.count() - 1)
        self.remove_button.setEnabled(len(self.games) > 1)

    def _add_heading(self, title: str) -> None:
        item = QListWidgetItem(title)
        item.setFlags(Qt.ItemFlag.ItemIsEnabled)  # read, but not chosen
        font = item.font()
        font.setBold(True)
        item.setFont(font)
        self.list.addItem(item)

    def _name(self, game: SavedGame) -> str:
        return cut(puzzle_name(game.puzzle))
