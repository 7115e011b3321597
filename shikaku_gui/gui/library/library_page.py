"""The library: start tiles, puzzles, the daily puzzle, Learn, and the history."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAction, QHideEvent, QKeyEvent, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from shikaku_gui import store
from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.base.fonts import letter_width, size_of_texts
from shikaku_gui.gui.base.jobs import Jobs
from shikaku_gui.gui.base.puzzle_names import puzzle_name
from shikaku_gui.gui.base.screen_fit import PlainScrollArea, keep_room_for_bar
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.base.style_sheet import SCROLL_BAR
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.base.translation import error_text, named_text
from shikaku_gui.gui.board.game_controller import GameController
from shikaku_gui.gui.game.autosave_controller import AutosaveController
from shikaku_gui.gui.game.game_document import GameDocument
from shikaku_gui.gui.game.history_service import HistoryService
from shikaku_gui.gui.library import entry_texts
from shikaku_gui.gui.library.browse_page import BrowsePage
from shikaku_gui.gui.library.daily_page import DailyPage
from shikaku_gui.gui.library.file_actions import FileActions
from shikaku_gui.gui.library.folder_watch import FolderWatch
from shikaku_gui.gui.library.history_page import HistoryPage
from shikaku_gui.gui.library.library_model import LibraryModel
from shikaku_gui.gui.library.library_sidebar import ContentsItem, LibrarySidebar, LibraryView
from shikaku_gui.gui.library.start_tiles import StartTile, StartTiles
from shikaku_gui.gui.library.thumbnail_painter import ThumbnailPainter
from shikaku_gui.gui.widgets.file_dialogs import ask_folder
from shikaku_gui.gui.widgets.toolbar import plain_text
from shikaku_gui.i18n import _
from shikaku_gui.model import Puzzle

_LEAST_LETTERS = 46
"""The room beside the list of sections, in letters, below which a box takes its place."""
_SHORT, _LOW = 340, 270
"""The heights in pixels, with texts of the usual size, below which only one row of tiles is shown,
and none: what they do is in the toolbar, the menus and the sections."""


@dataclass(frozen=True)
class LibraryServices:
    """The services of the window that the library uses.

    ``learn_page`` is the page Learn, shown first with ``learn_first``. ``reader`` reads puzzles,
    ``maker`` generates the daily ones, and ``folder_jobs`` scan the player's folder.
    ``extra_actions`` get buttons below the contents.
    """

    controller: GameController
    documents: GameDocument
    autosave: AutosaveController
    history_service: HistoryService
    settings: Settings
    theme: Theme
    data: Path
    cache: Path
    learn_page: QWidget
    learn_first: bool
    reader: Jobs
    maker: Jobs
    folder_jobs: Jobs
    new: QAction
    extra_actions: Sequence[QAction]


class LibraryPage(QWidget):
    """``board_requested`` is emitted when the player goes back to the board."""

    board_requested = Signal()
    review_requested = Signal(SavedGame)
    replay_requested = Signal(SavedGame)

    def __init__(self, parts: LibraryServices) -> None:
        super().__init__()
        self._parts = parts
        history_service, theme = parts.history_service, parts.theme
        index = store.LibraryIndex(history_service.database, parts.data / "games")
        self.folder_watch = FolderWatch(parts.folder_jobs, self)
        self.model = LibraryModel(
            index, parts.reader, self.folder_watch, history_service.failed, self
        )
        thumbnails = ThumbnailPainter(
            index.load_pictured,
            store.ThumbnailCache(parts.cache / "thumbnails"),
            parts.reader,
            self,
        )
        self.files = FileActions(parts.data / "trash", self)
        self.browse_page = BrowsePage(
            self.model, thumbnails, self.files, history_service.pace, theme
        )
        self.daily_page = DailyPage(
            parts.autosave, parts.data / "daily", parts.maker, parts.settings, theme
        )
        self.history_page = HistoryPage(history_service)
        self._outdated = False
        self.contents = LibrarySidebar(learn_first=parts.learn_first)
        self.side = QWidget()
        self.pages = QStackedWidget()
        self._continue_tile = StartTile("play", _("Continue"), self.board_requested.emit)
        self._daily_tile = StartTile("daily", _("Daily puzzle"), self._play_today)
        self.tiles = [
            self._continue_tile,
            self._daily_tile,
            StartTile("new", _("New Puzzle"), parts.new.trigger),
            StartTile("open", _("Open File"), parts.documents.open),
        ]
        self._tiles = StartTiles(self.tiles)
        self._above, self._right = QVBoxLayout(), QVBoxLayout()
        self._build()
        self._connect()
        self.browse_page.recolour()
        self.recolour()
        self.go_to(self.contents.parts[self.contents.currentRow()])

    def enter(self) -> None:
        """Rescan, and take the keyboard focus."""
        self.look()
        self._update_tiles()
        self._first_control().setFocus()

    def change_pane(self) -> None:
        """Move the focus from the contents to what they lead to, or back."""
        contents = self.contents
        shown = contents if contents.isVisible() else contents.box
        (self._first_control() if shown.hasFocus() else shown).setFocus(
            Qt.FocusReason.TabFocusReason
        )

    def _first_control(self) -> QWidget:
        """Return what the keyboard uses first on the present page."""
        return {
            LibraryView.PUZZLES: self.browse_page.gallery,
            LibraryView.DAILY: self.daily_page.month,
            LibraryView.HISTORY: self.history_page.table,
            LibraryView.LEARN: self._parts.learn_page,
        }[LibraryView(self.pages.currentIndex())]

    def _search(self) -> None:
        """Go to the search; from a page without one, to that of all puzzles."""
        if self.pages.currentIndex() != LibraryView.PUZZLES.value:
            self.contents.go_to(LibraryView.PUZZLES)
        self.browse_page.controls.search.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def show_own_puzzles(self, status: str) -> None:
        """Show the player's folder, and a sentence on it for a moment."""
        sections = [part.section for part in self.contents.parts]
        self.contents.setCurrentRow(sections.index(store.LibrarySection.FOLDER))
        self.browse_page.show_status(status)

    @property
    def on_learn_page(self) -> bool:
        """Tell whether the page Learn is shown."""
        return self.pages.currentWidget() is self._parts.learn_page

    def show_learning(self) -> None:
        """Show the page Learn, and let the keyboard choose there."""
        self.contents.go_to(LibraryView.LEARN)
        self._parts.learn_page.setFocus()

    def look(self) -> None:
        """Rescan the puzzles."""
        settings = self._parts.settings
        self._outdated = True
        self.model.scan(store.LibrarySources(settings.library_folder, tuple(settings.recent)))

    def _on_saves_written(self) -> None:
        if self.isVisible():  # a game that was left may be written after the library has looked
            self.model.scan()

    def _refresh_pages(self) -> None:
        """Read the calendar once the puzzles are scanned."""
        if self._outdated:
            self._outdated = False
            self.daily_page.refresh()

    def close_workers(self) -> None:
        """Stop all worker threads."""
        self.folder_watch.close()
        self._parts.reader.close()

    def go_to(self, part: ContentsItem) -> None:
        """Show a section or page of the library."""
        self.pages.setCurrentIndex(part.page.value)
        if part.page is LibraryView.PUZZLES:
            self.browse_page.go_to(part.section, part.collection)
        elif part.page is LibraryView.DAILY:
            self.daily_page.refresh()

    def recolour(self) -> None:
        """Redraw the tiles in the present colours."""
        colours = self._parts.theme.colours
        panel, line = colours.panel.name(), colours.line.name()
        self.side.setStyleSheet(
            f"QWidget#contents {{ background: {panel}; border-right: 1px solid {line}; }}"
        )
        for tile in self.tiles:
            tile.recolour(colours)

    def showEvent(self, event: QShowEvent) -> None:
        """Watch the player's folder and the date while the library is visible."""
        super().showEvent(event)
        self.folder_watch.set_active(True)
        self.daily_page.watch_date(True)

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop watching the folder and the date."""
        super().hideEvent(event)
        self.folder_watch.set_active(False)
        self.daily_page.watch_date(False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave most of a narrow or low window to the puzzles."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Leave most of the window to the puzzles when the texts get larger."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._fit()

    def _fit(self) -> None:
        beside = self.width() - self.contents.width()
        narrow = beside < _LEAST_LETTERS * letter_width(self.fontMetrics())
        box, focus = self.contents.box, self.focusWidget() or self
        leaving = self.side.isAncestorOf(focus) if narrow else focus is box
        self.side.setVisible(not narrow)
        box.setVisible(narrow)
        if leaving and self.isVisible():  # a hidden page would take the focus from the board
            (box if narrow else self.contents).setFocus()
        height = self.height() / size_of_texts(self)
        short = height < _SHORT
        self._tiles.setVisible(height >= _LOW)
        self._tiles.set_short(short)
        above, below = (8, 6) if short else (16, 10)
        self._right.setContentsMargins(18, above, 18 - SCROLL_BAR, below)
        for layout in (self._above, self._right):
            layout.setSpacing(8 if short else 14)

    def event(self, event: QEvent) -> bool:
        """Rescan at once when the player comes back from another program."""
        if event.type() is QEvent.Type.WindowActivate and self.isVisible():
            self.folder_watch.scan()
            self.daily_page.check_date()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back to the board with Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.board_requested.emit()
        else:
            super().keyPressEvent(event)

    def _build(self) -> None:
        self.setObjectName("library")
        self.setWindowTitle(_("Library"))
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._build_side()
        days = PlainScrollArea()
        keep_room_for_bar(days)
        days.setWidget(self.daily_page)
        for page in (self.browse_page, days, self.history_page, self._parts.learn_page):
            self.pages.addWidget(page)
        # Scroll bars are in the margin: what they scroll ends where the rest does.
        self.history_page.setContentsMargins(0, 0, SCROLL_BAR, 0)
        self._above.setContentsMargins(0, 0, SCROLL_BAR, 0)
        self._above.addWidget(self.contents.box)
        self.contents.box.hide()
        self._above.addWidget(self._tiles)
        right = self._right
        right.addLayout(self._above)
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
        column.setContentsMargins(1, 0, 1, 10)  # the line at the edge stays seen
        column.setSpacing(6)
        column.addWidget(self.contents, 1)
        for action in self._parts.extra_actions:
            button = QPushButton(plain_text(action.text()))
            button.setToolTip(action.toolTip())
            button.clicked.connect(action.trigger)
            row = QHBoxLayout()
            row.setContentsMargins(10, 0, 10, 0)
            row.addWidget(button)
            column.addLayout(row)

    def _connect(self) -> None:
        self.contents.chosen.connect(self.go_to)
        QShortcut("Ctrl+F", self, self._search)
        self.model.scanned.connect(self._refresh_pages)
        self.model.listed.connect(lambda listing: self.contents.show_progress(listing.collections))
        self.browse_page.opened.connect(self._open_entry)
        self.browse_page.give_up_requested.connect(self._give_up)
        self.browse_page.folder_requested.connect(self._choose_folder)
        self.daily_page.puzzle_ready.connect(self._play_daily)
        self.daily_page.updated.connect(self._update_tiles)
        self.history_page.play_requested.connect(self._play)
        self.history_page.review_requested.connect(self.review_requested)
        self.history_page.replay_requested.connect(self.replay_requested)
        self._parts.theme.changed.connect(self.recolour)
        self._parts.controller.game_changed.connect(self._update_tiles)
        self._parts.autosave.saves_written.connect(self._on_saves_written)

    # Opening

    def _open_entry(self, entry: store.LibraryEntry) -> None:
        say = self.browse_page.show_status
        if entry.origin is store.EntryOrigin.UNFINISHED:
            self._resume(entry.path)
        elif entry.state in (store.EntryState.DAMAGED, store.EntryState.MISSING):
            say(entry_texts.error_of(entry) or _("The file is no longer there."))
        else:
            self.model.load(
                entry,
                lambda loaded: self._on_loaded(loaded, entry),
                lambda error: say(named_text(entry.path.name, error_text(error))),
            )

    def _resume(self, path: Path) -> None:
        def missing() -> None:
            self.browse_page.show_status(_("This game is no longer there."))
            self.model.scan()

        self._parts.documents.opener.resume(path.stem, self.board_requested.emit, missing)

    def _on_loaded(self, loaded: store.LoadedEntry, entry: store.LibraryEntry) -> None:
        if entry.origin is not store.EntryOrigin.BUNDLED:
            self._parts.settings.used(entry.path)
        self._parts.documents.opener.open_game(loaded.game, loaded.path)
        self.board_requested.emit()

    def _play(self, game: SavedGame, past: store.SessionMetadata | None) -> None:
        self._parts.documents.opener.open_game(game, past=past)
        self.board_requested.emit()

    def _play_today(self) -> None:
        """Play today's puzzle in the chosen size; once one is solved, let the player choose."""
        self.contents.go_to(LibraryView.DAILY)
        self.daily_page.month.go_to(self.daily_page.today)
        if self.daily_page.month.solved_on(self.daily_page.today) is None:
            self.daily_page.play(self.daily_page.today)

    def _play_daily(self, puzzle: Puzzle, daily: store.Daily) -> None:
        def opened() -> None:
            self._parts.autosave.note_daily(daily)
            self.board_requested.emit()

        self._parts.documents.opener.open_game(SavedGame(puzzle), opened=opened)

    # What can be done besides

    def _give_up(self, path: Path) -> None:
        if path.stem == self._parts.autosave.name:
            self.browse_page.show_status(_("This is the game on the board."))
            return
        self._parts.autosave.give_up(path.stem, lambda _: self._on_given_up())

    def _on_given_up(self) -> None:
        self._parts.history_service.has_changed()
        self.browse_page.show_status(_("Moved to History. You can resume it from there."))
        self.model.scan()

    def _choose_folder(self) -> None:
        settings = self._parts.settings
        suggested = settings.library_folder or settings.last_folder
        folder = ask_folder(self, _("Folder With Puzzles"), suggested)
        if folder is not None:
            settings.library_folder = folder
            self.model.scan(store.LibrarySources(folder, tuple(settings.recent)))

    def _update_tiles(self) -> None:
        session = self._parts.controller.session
        title = puzzle_name(session.puzzle, self._parts.controller.path)
        share = round(100 * session.board.covered / session.puzzle.area)
        done = _("{percent}% done").format(percent=str(share))
        going_on = bool(share) and not session.game.solved
        head = _("Continue") if going_on else _("Back to Puzzle")
        self._continue_tile.set_texts(head, f"{done}\n{title}" if going_on else title)
        more = self.daily_page.today_text()
        if self.daily_page.streak.current:
            more += "\n" + self.daily_page.current_streak_text()
        self._daily_tile.set_texts(_("Daily puzzle"), more)
