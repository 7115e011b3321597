"""The list at the left of the library: its sections, pages and bundled collections."""

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from shikaku_gui import resources
from shikaku_gui.gui.game.completion_names import collection_text
from shikaku_gui.i18n import N_, _
from shikaku_gui.store import LibrarySection

_SECTIONS = {
    LibrarySection.ALL: N_("All puzzles"),
    LibrarySection.UNFINISHED: N_("Unfinished"),
    LibrarySection.RECENT: N_("Recent"),
    LibrarySection.FOLDER: N_("My folder"),
    LibrarySection.BUNDLED: N_("Collections"),
}
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
    """The sections of the library; ``chosen`` is emitted with the item that is selected."""

    chosen = Signal(ContentsItem)

    def __init__(self, *, learn_first: bool) -> None:
        super().__init__()
        self.parts = _contents()
        if learn_first:
            self.parts.sort(key=lambda part: part.page is not LibraryView.LEARN)
        for part in self.parts:
            item = QListWidgetItem(_item_text(part), self)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, part.text)
        self.setObjectName("places")
        self.setAccessibleName(_("Library sections"))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        wide = max(self.fontMetrics().horizontalAdvance(_item_text(part)) for part in self.parts)
        self.setFixedWidth(wide + 56)
        self.setCurrentRow(0)
        self.currentRowChanged.connect(self._choose)

    def go_to(self, page: LibraryView) -> None:
        """Select the first item of a page."""
        self.setCurrentRow([part.page for part in self.parts].index(page))

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


def _item_text(part: ContentsItem) -> str:
    return _INDENT + part.text if part.collection else part.text
