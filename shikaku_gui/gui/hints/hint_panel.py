"""The hint panel: degrees, text, pages of pictures, buttons, and the list of all hints."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from shikaku_gui.gui.base.announcements import announce
from shikaku_gui.gui.base.labels import PlainLabel
from shikaku_gui.gui.base.notation import name_cells
from shikaku_gui.gui.base.style_sheet import set_style_property
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.base.translation import joined_sentences
from shikaku_gui.gui.hints.degree_bar import DegreeBar
from shikaku_gui.gui.hints.explanation_panel import ExplanationPanel
from shikaku_gui.gui.hints.hint_text import ExplanationText
from shikaku_gui.gui.widgets.button_lines import ButtonLines
from shikaku_gui.i18n import _
from shikaku_gui.play import HintDegree, Tone, spell_out_positions

_COPIED_MILLISECONDS = 1500
_LINES_LISTED = 9


@dataclass(frozen=True)
class HintPage:
    """The contents of the panel: a text and a ``note`` as HTML, picture ``at`` of ``count``.

    ``next_press`` is the text of the leading button and ``last_degree`` the name of the degree that
    makes the hint's move, if it ``can_draw``; a step that one
    ``can_find`` has the first degree. A hint that has several pictures at its last
    degree is ``paged``; ``has_others`` is whether there may be other hints.
    """

    title: str
    degree: HintDegree
    text: ExplanationText
    next_press: str
    note: str = ""
    at: int = 0
    count: int = 1
    paged: bool = False
    tone: Tone = Tone.PLAIN
    last_degree: str = ""
    can_draw: bool = True
    can_find: bool = True
    has_others: bool = True


@dataclass(frozen=True)
class HintGroup:
    """Hints that are listed together: each has its index among all hints, and its line.

    Cells in the lines are not named yet.
    """

    title: str
    lines: Sequence[tuple[int, str]]


class Pager(QWidget):
    """Two buttons with the position between them; hidden for hints of a single picture."""

    turned = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.back = QPushButton("\N{SINGLE LEFT-POINTING ANGLE QUOTATION MARK}")
        self.on = QPushButton("\N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}")
        self.back.setAccessibleName(_("Previous step"))
        self.on.setAccessibleName(_("Next step"))
        self.place = PlainLabel()
        self.place.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.back.clicked.connect(lambda: self.turned.emit(-1))
        self.on.clicked.connect(lambda: self.turned.emit(1))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        for button in (self.back, self.on):
            button.setToolTip(button.accessibleName())
            button.setFixedWidth(44)
        row.addWidget(self.back)
        row.addWidget(self.place, 1)
        row.addWidget(self.on)

    def show_place(self, at: int, count: int, *, paged: bool) -> None:
        """Show the position; where there is nothing to turn yet, keep the room for it."""
        self.setVisible(paged)
        place = _("Picture {number} of {total}").format(number=str(at + 1), total=str(count))
        self.place.setText(place if count > 1 else "")
        for button, enabled in ((self.back, at > 0), (self.on, at < count - 1)):
            if button.hasFocus() and not enabled:
                (self.on if button is self.back else self.back).setFocus()
            button.setEnabled(enabled)


class HintPanel(ExplanationPanel):
    """Shows one page, and the list of all hints on request.

    ``advance_requested`` is emitted by the leading button, ``page_turned`` with the number of
    pictures to go forward or back, ``hint_picked`` with a row of the list.
    """

    advance_requested = Signal()
    degree_chosen = Signal(HintDegree)
    page_turned = Signal(int)
    another_requested = Signal()
    list_requested = Signal()
    hint_picked = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, "hint")
        self.setAccessibleName(_("Hint"))
        self.page: HintPage | None = None
        self._rows = 0
        self.degrees = DegreeBar()
        self.pager = Pager()
        self.note = PlainLabel()
        self.leading = QPushButton()
        self.another_button = _small_button(_("Another"), _("Another hint"))
        self.all_button = _small_button(_("All"), _("All hints now"))
        self.copy_button = _small_button(_("Copy"), _("Copy explanation"))
        self.list = QTreeWidget()
        self._build()
        self._connect()
        self.hide()

    def show_page(self, page: HintPage, *, announced: bool = True) -> None:
        """Show a page and announce it, unless its words were announced before."""
        self.page = page
        self.head.show_title(page.title, page.tone)
        self.degrees.show_degree(
            page.degree, page.last_degree, can_draw=page.can_draw, can_find=page.can_find
        )
        self.show_words(page.text)
        self.pager.show_place(page.at, page.count, paged=page.paged)
        self.note.setText(page.note)
        self.note.setVisible(bool(page.note))
        self.leading.setText(page.next_press)
        self.another_button.setEnabled(page.has_others)
        set_style_property(self, "tone", page.tone.value)
        self.show()
        if announced:
            announce(self, joined_sentences(page.title, page.text.spoken))

    def show_list(self, groups: Sequence[HintGroup], current: int) -> None:
        """Show the list of hints with one of them chosen, or hide it if there are none."""
        tree = self.list
        tree.blockSignals(True)
        tree.clear()
        for group in groups:
            head = QTreeWidgetItem(tree, [f"{group.title} ({len(group.lines)})"])
            head.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
            head.setToolTip(0, group.title)
            for index, line in group.lines:
                item = QTreeWidgetItem(head, [name_cells(line)])
                item.setData(0, Qt.ItemDataRole.UserRole, index)
                item.setToolTip(0, name_cells(line.replace("\n", " ")))
                item.setData(
                    0,
                    Qt.ItemDataRole.AccessibleTextRole,
                    spell_out_positions(line.replace("\n", " ")),
                )
                if index == current:
                    tree.setCurrentItem(item)
            chosen = current in [index for index, _ in group.lines]
            head.setExpanded(chosen or len(groups) == 1)
        tree.blockSignals(False)
        tree.setVisible(bool(groups))
        self.all_button.setEnabled(not groups)
        self._rows = sum(1 + 2 * len(group.lines) for group in groups)
        self._fit_list()

    def copy(self) -> None:
        """Copy the explanation to the clipboard."""
        if self.page is not None:
            QGuiApplication.clipboard().setText(f"{self.page.title}\n{self.page.text.plain}")
            self.copy_button.setText(_("Copied"))
            QTimer.singleShot(
                _COPIED_MILLISECONDS, self, lambda: self.copy_button.setText(_("Copy"))
            )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Turn the pictures on the arrow keys."""
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        if event.key() in steps:
            self.page_turned.emit(steps[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def _on_row_chosen(self, item: QTreeWidgetItem | None) -> None:
        row = None if item is None else item.data(0, Qt.ItemDataRole.UserRole)
        if row is not None:
            self.hint_picked.emit(row)

    def _fit_list(self) -> None:
        rows = self._rows
        if rows:
            row_height = self.list.sizeHintForRow(0)
            height = row_height * min(rows, _LINES_LISTED) + 2 * self.list.frameWidth() + 8
            self.list.setFixedHeight(height)
            QTimer.singleShot(0, self, self._scroll_to_list)

    def _scroll_to_list(self) -> None:
        above = self.parentWidget()
        while above is not None and not isinstance(above, QScrollArea):
            above = above.parentWidget()
        inner = None if above is None else above.widget()
        if above is not None and inner is not None and self.list.isVisible():
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
            # ensureWidgetVisible() would show the current row only.
            top = self.list.mapTo(inner, QPoint()).y()
            for y in (top + self.list.height(), top):
                above.ensureVisible(0, y, 0, 12)

    def _build(self) -> None:
        self.note.setWordWrap(True)
        self.note.setObjectName("subtitle")
        self.leading.setProperty("leading", True)
        self.list.setObjectName("hints")
        self.list.setHeaderHidden(True)
        self.list.setIndentation(14)
        self.list.setAccessibleName(_("All hints now"))
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.hide()
        more = ButtonLines(self.another_button, self.all_button, self.copy_button, spacing=4)
        for part in (self.degrees, self.words, self.legend, self.note):
            self.text.addWidget(part)
        self.controls.addWidget(self.leading)
        self.controls.addWidget(self.pager)
        self.controls.addWidget(more)
        self.controls.addWidget(self.list)
        self.lay_out()

    def _connect(self) -> None:
        self.degrees.chosen.connect(self.degree_chosen)
        self.pager.turned.connect(self.page_turned)
        self.leading.clicked.connect(self.advance_requested)
        self.another_button.clicked.connect(self.another_requested)
        self.all_button.clicked.connect(self.list_requested)
        self.copy_button.clicked.connect(self.copy)
        self.list.currentItemChanged.connect(self._on_row_chosen)
        shortcut = QShortcut(QKeySequence("H"), self)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(self.advance_requested)


def _small_button(text: str, name: str) -> QPushButton:
    button = QPushButton(text)
    button.setObjectName("quiet")
    button.setToolTip(name)
    button.setAccessibleName(name)
    return button
