"""The hint panel: degrees, text, pictures to turn, buttons, and the list of all hints."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from shikaku_gui import play, solver
from shikaku_gui.gui.base.announcements import announce
from shikaku_gui.gui.base.finger_scroll import FingerScroll
from shikaku_gui.gui.base.fonts import set_bold
from shikaku_gui.gui.base.labels import PlainLabel
from shikaku_gui.gui.base.notation import name_cells
from shikaku_gui.gui.base.style_sheet import set_style_property
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.base.translation import joined_sentences, message_text
from shikaku_gui.gui.hints import hint_labels
from shikaku_gui.gui.hints.degree_bar import DegreeBar
from shikaku_gui.gui.hints.explanation_panel import ExplanationPanel
from shikaku_gui.gui.widgets.button_lines import ButtonLines
from shikaku_gui.gui.widgets.card_margins import is_narrow
from shikaku_gui.gui.widgets.tab_order import in_order
from shikaku_gui.i18n import _
from shikaku_gui.play import HintDegree, spell_out_positions

_COPIED_MILLISECONDS = 1500
_LINES_LISTED = 9
_BESIDE_TEXT = 12
"""The pixels of a row beside its text."""
_HIGHEST = 10_000
Index = QModelIndex | QPersistentModelIndex


class WrappedRows(QStyledItemDelegate):
    """Makes each row of a tree as high as its text needs in the width of the tree."""

    def __init__(self, tree: QTreeWidget) -> None:
        super().__init__(tree)
        self._tree = tree

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the size of a row; Qt's own is always of one line."""
        hint = super().sizeHint(option, index)
        depth = 2 if index.parent().isValid() else 1
        room = self._tree.viewport().width() - depth * self._tree.indentation() - _BESIDE_TEXT
        page = QRect(0, 0, max(room, 1), _HIGHEST)
        text = str(index.data() or "")
        needed = option.fontMetrics.boundingRect(page, Qt.TextFlag.TextWordWrap, text).height()
        lines = 1 + text.count("\n")
        return QSize(room, hint.height() + max(needed - lines * option.fontMetrics.height(), 0))


class HintTree(QTreeWidget):
    """The list of all hints, by technique; long names are broken into lines."""

    def __init__(self) -> None:
        super().__init__()
        self.setWordWrap(True)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        # By rows, a notch of the wheel would jump over what is seen where rows have several lines.
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        FingerScroll(self)
        self._one_line = QStyledItemDelegate(self)
        self.setItemDelegate(WrappedRows(self))

    @property
    def line_height(self) -> int:
        """The height of a row of one line."""
        option = QStyleOptionViewItem()
        self.initViewItemOption(option)
        first = self.model().index(0, 0)
        return self._one_line.sizeHint(option, first).height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the names for the new width."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()


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
    """Shows a hint, and the list of all hints on request.

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
        self.presenter: play.HintPresenter | None = None
        self._rows = 0
        self.degrees = DegreeBar()
        self.pager = Pager()
        self.remark, self.note = PlainLabel(), PlainLabel()
        self.leading = QPushButton()
        self.another_button = _small_button(_("Another"), _("Another hint"))
        self.all_button = _small_button(_("All"), _("All hints now"))
        self.copy_button = _small_button(_("Copy"), _("Copy explanation"))
        self.list = HintTree()
        self._build()
        self._connect()
        self.hide()

    def show_hint(self, presenter: play.HintPresenter, *, announced: bool = True) -> None:
        """Show a hint at its degree and announce it, unless its words were announced before."""
        before, self.presenter = self.presenter, presenter
        self.remark.hide()
        hint, picture = presenter.hint, presenter.picture
        if before is None or before.hint is not hint:
            degrees = (HintDegree.FIND, HintDegree.NUDGE, HintDegree.WHERE, HintDegree.WHY)
            self.reserve_room(chain.from_iterable(map(presenter.pictures_of, degrees)))
        title, tone = hint_labels.hint_title(picture.step or hint), hint_labels.hint_tone(hint)
        self.head.show_title(title, tone)
        self.show_picture(picture)
        note = play.hint_uniqueness_note(hint)
        self.note.setText("" if note is None else message_text(note))
        self.note.setVisible(note is not None)
        self._show_controls(presenter)
        set_style_property(self, "tone", tone.value)
        self.show()
        if announced:
            announce(self, joined_sentences(title, self.words.shown.spoken))

    def tell(self, text: str) -> None:
        """Say what came of a move or a wish above the hint, until one is shown again."""
        self.remark.setText(text)
        self.remark.show()
        announce(self, text)

    def _show_controls(self, presenter: play.HintPresenter) -> None:
        hint = presenter.hint
        self.degrees.show_degree(
            presenter.degree,
            hint_labels.last_degree_text(hint),
            can_draw=presenter.can_draw,
            can_find=play.first_degree(hint) is HintDegree.FIND,
        )
        paged = len(presenter.pictures_of(HintDegree.WHY)) > 1
        self.pager.show_place(presenter.at, len(presenter.pictures), paged=paged)
        self.leading.setText(hint_labels.next_press_text(presenter))
        self.another_button.setEnabled(presenter.has_others)

    def show_list(self, hints: Sequence[solver.Hint], current: int, *, told: bool = True) -> None:
        """Show the list of hints with one of them chosen, or hide it if there are none.

        Unless it was ``told`` where to look, only the techniques are seen.
        """
        groups = hint_labels.lines_by_title(hints)
        tree = self.list
        tree.blockSignals(True)
        tree.clear()
        for title, lines in groups.items():
            head = QTreeWidgetItem(tree, [f"{title} ({len(lines)})"])
            head.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
            head.setToolTip(0, title)
            for index, line in lines:
                item = QTreeWidgetItem(head, [name_cells(line)])
                item.setData(0, Qt.ItemDataRole.UserRole, index)
                item.setToolTip(0, name_cells(line.replace("\n", " ")))
                item.setData(
                    0,
                    Qt.ItemDataRole.AccessibleTextRole,
                    spell_out_positions(line.replace("\n", " ")),
                )
                if index == current and told:
                    tree.setCurrentItem(item)
            chosen = told and current in [index for index, _line in lines]
            head.setExpanded(chosen)
        tree.blockSignals(False)
        tree.setVisible(bool(groups))
        if groups and self.all_button.hasFocus():
            tree.setFocus()  # not the button after it
        self.all_button.setEnabled(not groups)
        self._rows = len(groups) + 2 * len(hints)
        self._fit_list()

    def copy(self) -> None:
        """Copy the explanation to the clipboard."""
        if self.presenter is not None:
            explanation = f"{self.head.title.text()}\n{self.words.shown.plain}"
            QGuiApplication.clipboard().setText(explanation)
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

    def fit_texts(self) -> None:
        """Arrange the columns and the list for letters of the present size."""
        super().fit_texts()
        self._place_degrees()
        self._fit_list()

    def _place_degrees(self) -> None:
        """Show the words first where the degrees need several lines."""
        narrow = is_narrow(self)
        place = self.text.indexOf(self.note) if narrow else 0
        if self.text.indexOf(self.degrees) != place:
            self.text.removeWidget(self.degrees)
            self.text.insertWidget(place, self.degrees)
            first, second = (self.words, self.degrees) if narrow else (self.degrees, self.words)
            in_order(self.head, first, second, self.controls)

    def _fit_list(self) -> None:
        rows = self._rows
        if rows:
            row_height = self.list.line_height
            height = row_height * min(rows, _LINES_LISTED) + 2 * self.list.frameWidth() + 8
            self.list.setFixedHeight(height)
            self.list.verticalScrollBar().setSingleStep(row_height)
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
            self.list.scrollTo(self.list.currentIndex())

    def _build(self) -> None:
        for label in (self.remark, self.note):
            label.setWordWrap(True)
        set_bold(self.remark)
        self.remark.hide()
        self.note.setObjectName("subtitle")
        self.leading.setProperty("leading", True)
        self.list.setObjectName("hints")
        self.list.setHeaderHidden(True)
        self.list.setIndentation(14)
        self.list.setAccessibleName(_("All hints now"))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.hide()
        more = ButtonLines(self.another_button, self.all_button, self.copy_button, spacing=4)
        for part in (self.degrees, self.remark, self.words, self.legend, self.note):
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
        shortcut.setAutoRepeat(False)
        shortcut.activated.connect(self.advance_requested)


def _small_button(text: str, name: str) -> QPushButton:
    button = QPushButton(text)
    button.setObjectName("quiet")
    button.setToolTip(name)
    button.setAccessibleName(name)
    return button
