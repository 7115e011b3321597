"""The start page: what to go on with, the daily puzzle, all puzzles, and the history."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAction, QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from shikaku_gui.formats import FormatError, SavedGame
from shikaku_gui.gui.base.jobs import Runner
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.base.translation import typeset
from shikaku_gui.gui.board.game_controller import GameController
from shikaku_gui.gui.game.autosave_controller import AutosaveController
from shikaku_gui.gui.game.documents import Documents
from shikaku_gui.gui.game.history_service import HistoryService
from shikaku_gui.gui.library import entry_texts
from shikaku_gui.gui.library.browse_page import BrowsePage
from shikaku_gui.gui.library.contents_list import ContentsItem, ContentsList, LibraryView
from shikaku_gui.gui.library.daily_page import DailyPage
from shikaku_gui.gui.library.file_actions import FileActions
from shikaku_gui.gui.library.folder_watch import FolderWatch
from shikaku_gui.gui.library.history_page import HistoryPage
from shikaku_gui.gui.library.library_model import LibraryModel
from shikaku_gui.gui.library.start_tiles import StartTile, StartTiles
from shikaku_gui.gui.library.thumbnail_painter import ThumbnailPainter
from shikaku_gui.model import Puzzle
from shikaku_gui.store import (
    EntryOrigin,
    EntryState,
    LibraryEntry,
    LibraryIndex,
    LibrarySources,
    ThumbnailCache,
)

_SHORT = 340
"""The height in pixels below which nothing is shown that is in the toolbar as well."""


@dataclass(frozen=True)
class LibraryServices:
    """What the library needs of the window. ``reader`` and ``maker`` run work beside it,
    ``aside`` leads to what is not a part of the library.
    """

    controller: GameController
    documents: Documents
    autosave: AutosaveController
    history_service: HistoryService
    settings: Settings
    theme: Theme
    data: Path
    cache: Path
    reader: Runner
    maker: Runner
    new: QAction | None = None
    aside: Sequence[QAction] = ()


class LibraryPage(QWidget):
    """``left`` is emitted when the player goes back to the board."""

    left = Signal()

    def __init__(self, parts: LibraryServices, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._parts = parts
        history_service, theme = parts.history_service, parts.theme
        index = LibraryIndex(history_service.database, parts.data / "games")
        self.watch = FolderWatch(type(parts.reader)(), self)
        self.model = LibraryModel(index, parts.reader, self.watch, history_service.failed, self)
        thumbnails = ThumbnailPainter(
            index.load, ThumbnailCache(parts.cache / "thumbnails"), parts.reader, self
        )
        self.files = FileActions(parts.data / "trash", self)
        self.browse_page = BrowsePage(self.model, thumbnails, self.files, theme)
        self.daily_page = DailyPage(history_service, parts.data / "daily", parts.maker, theme)
        self.history_page = HistoryPage(history_service, theme)
        self._behind = False
        self.contents = ContentsList()
        self.side = QWidget()
        self.pages = QStackedWidget()
        self._go_on = StartTile("play", self.tr("Continue"), self.left.emit)
        self._today = StartTile("daily", self.tr("Daily puzzle"), self._play_today)
        self._open = StartTile("open", self.tr("Open File"), parts.documents.open)
        self.tiles = [self._go_on, self._today, self._open]
        if parts.new is not None:
            new = parts.new
            self.tiles.insert(2, StartTile("new", self.tr("New Puzzle"), new.trigger))
        self._tiles = StartTiles(self.tiles)
        self._right = QVBoxLayout()
        self._build()
        self._connect()
        self.browse_page.recolour()
        self.recolour()

    def enter(self) -> None:
        """Look what there is now, and take the keyboard."""
        self.look()
        self._tell()
        self.browse_page.gallery.setFocus()

    def look(self) -> None:
        """Look what there is now."""
        settings = self._parts.settings
        self._behind = True
        self.model.look(LibrarySources(settings.library_folder, tuple(settings.recent)))

    def _catch_up(self) -> None:
        """Read calendar and history once the puzzles are seen."""
        if self._behind:
            self._behind = False
            self.daily_page.refresh()
            self.history_page.refresh()

    def end(self) -> None:
        """End all work."""
        self.watch.close()
        self._parts.reader.close()

    def go_to(self, part: ContentsItem) -> None:
        """Show a part of the library."""
        self.pages.setCurrentIndex(part.page.value)
        if part.page is LibraryView.PUZZLES:
            self.browse_page.go_to(part.section, part.collection)
        elif part.page is LibraryView.DAILY:
            self.daily_page.refresh()

    def recolour(self) -> None:
        """Draw the tiles in the colours of now."""
        colours = self._parts.theme.colours
        panel, line = colours.panel.name(), colours.line.name()
        self.side.setStyleSheet(
            f"QWidget#contents {{ background: {panel}; border-right: 1px solid {line}; }}"
        )
        for tile in self.tiles:
            tile.recolour(colours)

    def showEvent(self, event: QShowEvent) -> None:
        """See soon what changes in the player's folder."""
        super().showEvent(event)
        self.watch.attend(True)

    def hideEvent(self, event: QHideEvent) -> None:
        """Look after the folder no longer."""
        super().hideEvent(event)
        self.watch.attend(False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the puzzles the room where there is little."""
        super().resizeEvent(event)
        short = self.height() < _SHORT
        self._tiles.shorten(short)
        above, below = (8, 6) if short else (16, 10)
        self._right.setContentsMargins(18, above, 18, below)
        self._right.setSpacing(8 if short else 14)

    def event(self, event: QEvent) -> bool:
        """Look at once when the player comes back from another program."""
        if event.type() is QEvent.Type.WindowActivate and self.isVisible():
            self.watch.look()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back to the board with Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _build(self) -> None:
        self.setObjectName("library")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._build_side()
        days = QScrollArea()
        days.setWidgetResizable(True)
        days.setFrameShape(QFrame.Shape.NoFrame)
        days.setWidget(self.daily_page)
        for page in (self.browse_page, days, self.history_page):
            self.pages.addWidget(page)
        right = self._right
        right.addWidget(self._tiles)
        right.addWidget(self.pages, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.side)
        row.addLayout(right, 1)

    def _build_side(self) -> None:
        self.side.setObjectName("contents")
        self.side.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        column = QVBoxLayout(self.side)
        column.setContentsMargins(0, 0, 0, 10)
        column.setSpacing(6)
        column.addWidget(self.contents, 1)
        for action in self._parts.aside:
            button = QPushButton(action.text().replace("&", ""))
            button.setToolTip(action.toolTip())
            button.setAutoDefault(True)
            button.clicked.connect(action.trigger)
            row = QHBoxLayout()
            row.setContentsMargins(10, 0, 10, 0)
            row.addWidget(button)
            column.addLayout(row)

    def _connect(self) -> None:
        self.contents.wanted.connect(self.go_to)
        self.model.looked.connect(self._catch_up)
        self.browse_page.opened.connect(self._open_entry)
        self.browse_page.given_up.connect(self._give_up)
        self.browse_page.folder_wanted.connect(self._choose_folder)
        self.daily_page.made.connect(self._play_daily)
        self.daily_page.known.connect(self._tell)
        self.history_page.again.connect(self._play)
        self._parts.theme.changed.connect(self.recolour)
        self._parts.controller.game_changed.connect(self._tell)

    # Opening

    def _open_entry(self, entry: LibraryEntry) -> None:
        if entry.origin is EntryOrigin.UNFINISHED:
            self._resume(entry.path)
        elif entry.state in (EntryState.DAMAGED, EntryState.MISSING):
            self.browse_page.say(entry.summary.error or self.tr("The file is no longer there."))
        else:
            self.model.load(
                entry, lambda game: self._loaded(game, entry), lambda error: self._refuse(error)
            )

    def _resume(self, path: Path) -> None:
        try:
            self._parts.documents.resume(path.stem)
        except KeyError:
            self.browse_page.say(self.tr("This game is no longer there."))
            self.model.look()
        else:
            self.left.emit()

    def _loaded(self, game: SavedGame, entry: LibraryEntry) -> None:
        path = entry.path if entry.origin is not EntryOrigin.BUNDLED else None
        if path is not None:
            self._parts.settings.used(path)
        self._parts.documents.open_game(game, path)
        self.left.emit()

    def _refuse(self, error: FormatError | OSError) -> None:
        reason = error.strerror if isinstance(error, OSError) else None
        self.browse_page.say(reason or str(error))

    def _play(self, game: SavedGame) -> None:
        self._parts.documents.open_game(game)
        self.left.emit()

    def _play_today(self) -> None:
        self.contents.go_to(LibraryView.DAILY)
        self.daily_page.month.go_to(self.daily_page.today)
        self.daily_page.play(self.daily_page.today)

    def _play_daily(self, puzzle: Puzzle, day: date) -> None:
        self._parts.documents.open_game(SavedGame(puzzle))
        self._parts.autosave.note_day(day)
        self.left.emit()

    # What can be done besides

    def _give_up(self, path: Path) -> None:
        if path.stem == self._parts.autosave.name:
            self.browse_page.say(self.tr("This game is on the board just now."))
            return
        self._parts.autosave.give_up(path.stem, lambda _: self._given_up())

    def _given_up(self) -> None:
        self._parts.history_service.has_changed()
        self.browse_page.say(self.tr("The game is in the history now, and can be taken up there."))
        self.model.look()

    def _choose_folder(self) -> None:
        settings = self._parts.settings
        before = settings.library_folder
        text = self.tr("Folder with puzzles")
        answer = QFileDialog.getExistingDirectory(self, text, "" if before is None else str(before))
        if answer:
            settings.library_folder = Path(answer)
            self.model.look(LibrarySources(Path(answer), tuple(settings.recent)))

    def _tell(self) -> None:
        session = self._parts.controller.session
        title = typeset(session.puzzle.title) or entry_texts.untitled()
        share = round(100 * session.board.covered / session.puzzle.area)
        done = self.tr("%1 % done").replace("%1", str(share))
        going_on = bool(share) and not session.game.solved
        head = self.tr("Continue") if going_on else self.tr("To the Board")
        self._go_on.say(head, f"{done}{entry_texts.DOT}{title}" if going_on else title)
        more = self.daily_page.today_text()
        if self.daily_page.streak.current:
            more += ", " + self.daily_page.streak_text()
        self._today.say(self.tr("Daily puzzle"), more)
