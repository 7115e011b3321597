"""The sections, pages and collections of the library: a list at its left, or a box above."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QSizePolicy

from shikaku_gui import resources
from shikaku_gui.gui.base.finger_scroll import FingerScroll
from shikaku_gui.gui.base.focus_reasons import BY_KEYS
from shikaku_gui.gui.base.style_sheet import set_style_property
from shikaku_gui.gui.game.completion_names import collection_text, progress_text
from shikaku_gui.gui.widgets.combo_box import ComboBox
from shikaku_gui.i18n import N_, _
from shikaku_gui.store import CollectionProgress, LibrarySection

_SECTIONS = {
    LibrarySection.ALL: N_("All puzzles"),
    LibrarySection.UNFINISHED: N_("Unfinished"),
    LibrarySection.RECENT: N_("Recent files"),
    LibrarySection.FOLDER: N_("My folder"),
    LibrarySection.BUNDLED: N_("Collections"),
}
_FULL = CollectionProgress("", 99, 99)
_INDENT = "\N{EM SPACE}"


class LibraryView(Enum):
    """The pages of the library, in the order of the stack."""

    PUZZLES = 0
    DAILY = 1
    HISTORY = 2
    LEARN = 3


@dataclass(frozen=True)
class ContentsItem:
    """A row of the list: its text, and what it shows."""

    text: str
    page: LibraryView = LibraryView.PUZZLES
    section: LibrarySection = LibrarySection.ALL
    collection: str = ""


class LibrarySidebar(QListWidget):
    """The sections of the library; ``chosen`` is emitted with the item that is selected.

    With ``learn_first`` that is Learn at first. Each item keeps its place: who has solved a first
    puzzle finds Learn where it was. ``box`` has the same items, for a narrow window.
    """

    chosen = Signal(ContentsItem)

    def __init__(self, *, learn_first: bool) -> None:
        super().__init__()
        self.parts = _contents()
        for part in self.parts:
            item = QListWidgetItem(_item_text(part), self)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, part.text)
        self.setObjectName("places")
        self.setAccessibleName(_("Library sections"))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        FingerScroll(self)
        self.box = ComboBox()
        self.box.setModel(self.model())
        self.box.setObjectName(self.objectName())
        self.box.setAccessibleName(_("Library sections"))
        self.box.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._fit_words()
        self.currentRowChanged.connect(self.box.setCurrentIndex)
        self.box.currentIndexChanged.connect(self.setCurrentRow)
        self.go_to(LibraryView.LEARN if learn_first else LibraryView.PUZZLES)
        self.currentRowChanged.connect(self._choose)

    def show_progress(self, collections: Mapping[str, CollectionProgress]) -> None:
        """Show how many puzzles of each collection are solved."""
        for row, part in enumerate(self.parts):
            progress = collections.get(part.collection)
            if progress is not None:
                item = self.item(row)
                item.setText(_item_text(part, progress))
                item.setData(Qt.ItemDataRole.AccessibleTextRole, progress_text(progress))

    def go_to(self, page: LibraryView) -> None:
        """Select the first item of a page."""
        self.setCurrentRow([part.page for part in self.parts].index(page))

    def changeEvent(self, event: QEvent) -> None:
        """Be as wide as larger texts need."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._fit_words()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the focus if it comes by a key."""
        super().focusInEvent(event)
        if event.reason() in BY_KEYS:
            set_style_property(self, "keyed", True)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose an item; the pointer shows where that is."""
        super().mousePressEvent(event)
        set_style_property(self, "keyed", False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to another item, and show the focus."""
        super().keyPressEvent(event)
        set_style_property(self, "keyed", True)

    def _fit_words(self) -> None:
        texts = (_item_text(part, _FULL) for part in self.parts)
        wide = max(map(self.fontMetrics().horizontalAdvance, texts))
        self.setFixedWidth(wide + 56)

    def _choose(self, row: int) -> None:
        if row >= 0:
            self.chosen.emit(self.parts[row])


def _contents() -> list[ContentsItem]:
    def part(section: LibrarySection) -> ContentsItem:
        return ContentsItem(_(_SECTIONS[section]), section=section)

    return [
        *map(part, (LibrarySection.ALL, LibrarySection.UNFINISHED, LibrarySection.RECENT)),
        ContentsItem(_("Daily puzzle"), LibraryView.DAILY),
        ContentsItem(_("Learn"), LibraryView.LEARN),
        ContentsItem(_("History"), LibraryView.HISTORY),
        *map(part, (LibrarySection.FOLDER, LibrarySection.BUNDLED)),
        *(
            ContentsItem(collection_text(name), section=LibrarySection.BUNDLED, collection=name)
            for name in resources.collections()
        ),
    ]


def _item_text(part: ContentsItem, progress: CollectionProgress | None = None) -> str:
    indented = _INDENT + part.text if part.collection else part.text
    if progress is None or not progress.solved:
        return indented
    return f"{indented}  {progress.solved}/{progress.total}"
