"""The puzzles of the library: filter controls, the cards, and a status line."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from shikaku_gui import store
from shikaku_gui.gui.base import fonts
from shikaku_gui.gui.base.announcements import announce
from shikaku_gui.gui.base.labels import PlainLabel
from shikaku_gui.gui.base.style_sheet import SCROLL_BAR
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.game.history_service import PlayerPace
from shikaku_gui.gui.library import entry_texts
from shikaku_gui.gui.library.card_painter import THUMBNAIL_SIZE, CardPainter
from shikaku_gui.gui.library.entry_model import EntryModel
from shikaku_gui.gui.library.file_actions import FileActions
from shikaku_gui.gui.library.filter_controls import FilterControls
from shikaku_gui.gui.library.gallery import Gallery
from shikaku_gui.gui.library.library_model import LibraryModel
from shikaku_gui.gui.library.thumbnail_painter import ThumbnailPainter, ThumbnailStyle
from shikaku_gui.gui.widgets.key_menu import KeyMenu
from shikaku_gui.gui.widgets.tab_order import in_order
from shikaku_gui.i18n import _, ngettext

_STATUS_MILLISECONDS = 6000


class BrowsePage(QWidget):
    """``opened`` is emitted with the entry to play, ``give_up_requested`` with the path of a
    stored game to move into the history, ``folder_requested`` to choose a folder."""

    opened = Signal(object)
    give_up_requested = Signal(Path)
    folder_requested = Signal()

    def __init__(
        self,
        model: LibraryModel,
        thumbnails: ThumbnailPainter,
        files: FileActions,
        pace: PlayerPace,
        theme: Theme,
    ) -> None:
        super().__init__()
        self._model = model
        self._thumbnails = thumbnails
        self._files = files
        self._theme = theme
        self._pace = pace
        self.items = EntryModel(self)
        self.items.set_strength(pace.strength)
        self.controls = FilterControls()
        self.gallery = Gallery(
            self.items, CardPainter(thumbnails, theme.colours, self.font(), self), theme
        )
        self.status_label = PlainLabel()
        self.change_folder = QPushButton(_("Change Folder…"))
        self._listed = False
        self._unread = 0
        self._truncated = False
        self._groups = 0
        self._status_timer = QTimer(self, singleShot=True, interval=_STATUS_MILLISECONDS)
        self._build()
        self._connect()

    def go_to(self, place: store.LibrarySection, collection: str = "") -> None:
        """Show another section of the library."""
        self._listed = False
        self.controls.go_to(place, collection)

    def show_status(self, text: str) -> None:
        """Show a message for a moment."""
        self._status_timer.start()
        self.status_label.setText(text)
        announce(self.status_label, text)

    def _build(self) -> None:
        self.status_label.setObjectName("subtitle")
        self.change_folder.hide()
        above, below = QHBoxLayout(), QHBoxLayout()
        for row in (above, below):
            row.setContentsMargins(0, 0, SCROLL_BAR, 0)
        above.addWidget(self.controls)
        below.addWidget(self.status_label, 1)
        below.addWidget(self.change_folder)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(10)
        layout.addLayout(above)
        layout.addWidget(self.gallery, 1)
        layout.addLayout(below)
        in_order(self.controls, self.gallery, self.change_folder)
        self.gallery.empty_text = self._why_empty
        self._model.visible_files = self.gallery.visible_files
        keys: tuple[tuple[str | QKeySequence.StandardKey, Callable[[], object]], ...] = (
            ("F2", self._rename),
            (QKeySequence.StandardKey.Delete, self._delete),
            (QKeySequence.StandardKey.Undo, self._files.undo),
        )
        for key, call in keys:
            shortcut = QShortcut(QKeySequence(key), self.gallery)
            shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
            shortcut.activated.connect(call)

    def _connect(self) -> None:
        self.controls.query_changed.connect(self._on_query_changed)
        self.controls.search.left.connect(lambda: self.gallery.setFocus())
        self.gallery.opened.connect(self.opened)
        self.gallery.search_typed.connect(self._search_for)
        self.gallery.menu_requested.connect(self._show_menu)
        self.gallery.verticalScrollBar().valueChanged.connect(lambda _: self._model.pause_reading())
        self._model.listed.connect(self._on_listed)
        self._model.files_read.connect(self.items.update_entries)
        self._model.unread_counted.connect(self._on_unread_counted)
        self._thumbnails.ready.connect(self.gallery.repaint_entries)
        self._files.message.connect(self.show_status)
        self._files.files_changed.connect(lambda: self._model.scan())
        self.change_folder.clicked.connect(self.folder_requested)
        self.gallery.offer.clicked.connect(self._take_offer)
        self._status_timer.timeout.connect(self._show_count)
        self._theme.changed.connect(self.recolour)
        self._pace.changed.connect(lambda: self.items.set_strength(self._pace.strength))

    def recolour(self) -> None:
        """Redraw with the present colours and font."""
        colours = self._theme.colours
        self._thumbnails.set_style(
            ThumbnailStyle(THUMBNAIL_SIZE, self.devicePixelRatioF(), colours, fonts.picture_font())
        )
        self.gallery.card_painter.recolour(colours, self.font())
        self.gallery.viewport().update()

    def _on_query_changed(self, query: store.LibraryQuery) -> None:
        self._model.show_query(query)
        self._offer_folder()

    def _offer_folder(self) -> None:
        """Offer to choose the player's folder if there is none, otherwise to change it.

        Where the search and the filters leave no puzzle, offer to clear them.
        """
        own = self.controls.query.section is store.LibrarySection.FOLDER
        chosen = self._model.sources.folder is not None
        nothing = self._listed and not self.items.rowCount() and self.controls.is_filtering
        missing = own and not chosen
        self.gallery.show_offer(
            _("Choose Folder…") if missing else _("Clear Search and Filters") if nothing else ""
        )
        self.change_folder.setVisible(own and chosen)

    def _take_offer(self) -> None:
        if self._model.sources.folder is None and not self.controls.is_filtering:
            self.folder_requested.emit()
        else:
            self.controls.clear()
            self.controls.search.setFocus()

    def _on_listed(self, listing: store.LibraryListing) -> None:
        entry = self.gallery.entry
        scrolled = self.gallery.verticalScrollBar().value()
        moved = scrolled > 0 or self.gallery.currentIndex().row() > 0
        self.items.show_listing(listing)
        self._truncated = listing.truncated
        self._groups = listing.groups
        self.gallery.choose(entry.path if moved and entry is not None else None)
        if self._listed:
            self.gallery.verticalScrollBar().setValue(scrolled)
        else:
            self.gallery.scrollToTop()
        self._listed = bool(listing.entries) or not listing.waiting
        self._offer_folder()
        self._show_count()

    def _on_unread_counted(self, left: int) -> None:
        self._unread = left
        self._show_count()

    def _show_count(self) -> None:
        if self._status_timer.isActive():
            return
        count = self.items.rowCount()
        text = ngettext("1 puzzle", "{count} puzzles", count).format(count=count)
        if self._groups:
            groups = ngettext("1 group", "{count} groups", self._groups)
            text += entry_texts.DOT + groups.format(count=self._groups)
        if self._truncated:
            text += entry_texts.DOT + _("your folder contains more than are listed")
        if self._unread:
            unread = ngettext(
                "1 file still to be read", "{count} files still to be read", self._unread
            )
            text += entry_texts.DOT + unread.format(count=self._unread)
        self.status_label.setText(text)

    def _why_empty(self) -> str:
        if not self._listed:
            return ""
        if self.controls.is_filtering:
            return _("No puzzles match your search and filters.")
        if self.controls.duplicates_button.isChecked():
            return _("There are no duplicates here.")
        place = self._model.query.section
        if place is store.LibrarySection.UNFINISHED:
            return _("No unfinished games here. Games that you gave up are in History.")
        if place is store.LibrarySection.RECENT:
            return _(
                "No recent files. Open a file, or drop one on the window, and it appears here."
            )
        if place is store.LibrarySection.FOLDER and self._model.sources.folder is None:
            return _("Choose a folder. Its puzzles, including ones you add later, appear here.")
        return _("There are no puzzles here.")

    def _search_for(self, text: str) -> None:
        self.controls.search.setFocus()
        self.controls.search.insert(text)

    # What can be done with a card

    def _show_menu(self, entry: store.LibraryEntry, place: QPoint) -> None:
        menu = KeyMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(_("&Play"), lambda: self.opened.emit(entry))
        if entry.origin is store.EntryOrigin.FOLDER:
            menu.addSeparator()
            menu.addAction(_("&Rename…"), self._rename)
            menu.addAction(_("Move to &Trash"), self._delete)
        if entry.origin is store.EntryOrigin.UNFINISHED:
            menu.addSeparator()
            menu.addAction(_("&Give Up"), self._delete)
        if self._files.can_undo:
            menu.addAction(_("&Undo Rename or Delete"), self._files.undo)
        menu.popup(place)

    def _rename(self) -> None:
        entry = self.gallery.entry
        if entry is None:
            return
        if entry.origin is store.EntryOrigin.FOLDER:
            self._files.rename(entry.path)
        else:
            self.show_status(_("Only files in your folder can be renamed."))

    def _delete(self) -> None:
        entry = self.gallery.entry
        if entry is None or entry.state is store.EntryState.MISSING:
            return
        if entry.origin is store.EntryOrigin.FOLDER:
            self._files.delete(entry.path)
        elif entry.origin is store.EntryOrigin.UNFINISHED:
            self.give_up_requested.emit(entry.path)
        else:
            self.show_status(_("Only files in your folder can be deleted."))
