"""The row above the cards: search, filters and order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QToolButton,
    QWidget,
)

from shikaku_gui import store
from shikaku_gui.gui.base.fonts import letter_width
from shikaku_gui.gui.library import entry_texts
from shikaku_gui.gui.widgets.button_lines import Reflowing, columns_that_fit
from shikaku_gui.gui.widgets.combo_box import ComboBox
from shikaku_gui.gui.widgets.line_edit import LineEdit
from shikaku_gui.i18n import N_, _

_WIDE_LETTERS = 100
_NARROW_LETTERS = 60
_TYPING_MILLISECONDS = 150
_UP = "\N{UPWARDS ARROW}"
_DOWN = "\N{DOWNWARDS ARROW}"
_ORDERS = {
    store.EntryOrder.COLLECTION: N_("By collection"),
    store.EntryOrder.TITLE: N_("By title"),
    store.EntryOrder.SIZE: N_("By size"),
    store.EntryOrder.GRADE: N_("By grade"),
    store.EntryOrder.PROGRESS: N_("By progress"),
    store.EntryOrder.BEST: N_("By best time"),
    store.EntryOrder.OPENED: N_("By last played"),
}
_STATES = (
    store.EntryState.NEW,
    store.EntryState.STARTED,
    store.EntryState.HELPED,
    store.EntryState.SOLVED,
    store.EntryState.DAMAGED,
)


class SearchField(LineEdit):
    """A search field; Down and Enter leave it for the results, Esc clears it."""

    left = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle the keys that leave or clear the field."""
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        elif event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.left.emit()
        else:
            super().keyPressEvent(event)


class FilterControls(Reflowing):
    """``query_changed`` is emitted with the query of the controls, once typing pauses."""

    query_changed = Signal(store.LibraryQuery)

    def __init__(self) -> None:
        super().__init__()
        self.search = SearchField()
        states = [(entry_texts.state_text(state), state) for state in _STATES]
        sizes = [(entry_texts.size_text(size), size) for size in store.SizeClass]
        grades = [(entry_texts.grade_text(grade), grade) for grade in store.GRADE_NAMES]
        self.state = _choice(_("Progress"), [(_("Any progress"), None), *states])
        self.size_class = _choice(_("Size"), [(_("Any size"), None), *sizes])
        self.grade = _choice(_("Grade"), [(_("Any grade"), None), *grades])
        self.order = _choice(_("Order"), [(_(text), order) for order, text in _ORDERS.items()])
        self.duplicates_button = QToolButton()
        self.reverse_button = QToolButton()
        self.filters_button = QToolButton()
        self._choices = QWidget()
        self._grid = QGridLayout(self._choices)
        self._section = store.LibrarySection.ALL
        self._collection = ""
        self._typing_timer = QTimer(self, singleShot=True, interval=_TYPING_MILLISECONDS)
        self._typing_timer.timeout.connect(self._emit_query)
        self._build()

    def arrange(self) -> None:
        """In a narrow window show the filters below the search, and only when they are on."""
        letter = letter_width(self.fontMetrics())
        choices = (self.state, self.size_class, self.grade, self.order)
        widths = [
            max(map(choice.width_for, (choice.itemText(0), choice.currentText())))
            for choice in choices
        ]
        buttons = (self.reverse_button, self.duplicates_button)
        spacing = self._grid.horizontalSpacing()
        beside = sum(button.sizeHint().width() + spacing for button in buttons)
        fitting = columns_that_fit(widths, self.width() - beside, spacing)
        wide = self.width() >= _WIDE_LETTERS * letter
        narrow = fitting == 1 or self.width() < _NARROW_LETTERS * letter
        directions = QBoxLayout.Direction
        self._rows.setDirection(directions.LeftToRight if wide else directions.TopToBottom)
        self.filters_button.setVisible(narrow)
        self._choices.setVisible(not narrow or self.filters_button.isChecked())
        columns = 4 if wide or (fitting == len(choices) and not narrow) else min(fitting, 2)
        for number, choice in enumerate(choices):
            # What is chosen is shown whole where there is room, and what is without a filter.
            whole = wide or (fitting >= columns and not narrow)
            choice.setMinimumWidth(widths[number] if whole else 0)
            self._grid.addWidget(choice, *divmod(number, columns))
        self._grid.addWidget(self.duplicates_button, *((0, 5) if columns == 4 else (1, 4)))

    @property
    def query(self) -> store.LibraryQuery:
        """The query that the controls show."""
        wanted = store.EntryFilter(
            self.search.text(),
            states=_chosen_values(self.state),
            sizes=_chosen_values(self.size_class),
            grades=_chosen_values(self.grade),
            described=entry_texts.search_text_of,
        )
        order, reverse = self.order.currentData(), self.reverse_button.isChecked()
        duplicates = self.duplicates_button.isChecked()
        return store.LibraryQuery(
            self._section, self._collection, wanted, order, reverse, duplicates
        )

    @property
    def is_filtering(self) -> bool:
        """Tell whether the search or a filter excludes entries."""
        return self.query.filter != store.EntryFilter()

    def clear(self) -> None:
        """Show all puzzles of the section."""
        for choice in (self.state, self.size_class, self.grade):
            choice.setCurrentIndex(0)
        self.search.clear()

    def go_to(self, section: store.LibrarySection, collection: str = "") -> None:
        """Show another section of the library, or one bundled collection."""
        played = section in (store.LibrarySection.UNFINISHED, store.LibrarySection.RECENT)
        if played is not (self.order.currentData() is store.EntryOrder.OPENED):
            wanted = store.EntryOrder.OPENED if played else store.EntryOrder.COLLECTION
            self.order.setCurrentIndex(list(_ORDERS).index(wanted))
        self._section, self._collection = section, collection
        self._emit_query()

    def _build(self) -> None:
        self.search.setPlaceholderText(_("Search"))
        self.search.setAccessibleName(_("Search"))
        self.search.setToolTip(_("Title, collection, author, source, grade, size or file name"))
        self.search.setClearButtonEnabled(True)
        self.search.setMinimumWidth(110)
        self.reverse_button.setCheckable(True)
        self.reverse_button.setText(_DOWN)
        self.reverse_button.setToolTip(_("Reverse order"))
        self.reverse_button.setAccessibleName(_("Reverse order"))
        self.duplicates_button.setCheckable(True)
        self.duplicates_button.setText(_("Duplicates"))
        self.duplicates_button.setToolTip(
            _("Show only puzzles that occur more than once, perhaps rotated or mirrored")
        )
        self.filters_button.setCheckable(True)
        self.filters_button.setText(_("Filters"))
        self.filters_button.setToolTip(_("Show filters and order"))
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(6)
        # Made its children now, in the order of Tab; arrange gives them their places.
        for choice in (self.state, self.size_class, self.grade, self.order):
            self._grid.addWidget(choice)
        above = QHBoxLayout()
        above.setSpacing(6)
        above.addWidget(self.search, 1)
        above.addWidget(self.filters_button)
        self._grid.addWidget(self.reverse_button, 0, 4)
        self._grid.addWidget(self.duplicates_button, 0, 5)
        self._rows = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(6)
        self._rows.addLayout(above, 1)
        self._rows.addWidget(self._choices)
        self.search.textChanged.connect(lambda _: self._typing_timer.start())
        for choice in (self.state, self.size_class, self.grade, self.order):
            choice.currentIndexChanged.connect(lambda _: self._emit_query())
            choice.currentIndexChanged.connect(lambda _: self.arrange())
        self.duplicates_button.toggled.connect(lambda _: self._emit_query())
        self.reverse_button.toggled.connect(self._on_reverse_toggled)
        self.filters_button.toggled.connect(lambda _: self.arrange())

    def _on_reverse_toggled(self, turned: bool) -> None:
        self.reverse_button.setText(_UP if turned else _DOWN)
        self._emit_query()

    def _emit_query(self) -> None:
        self._typing_timer.stop()
        self.query_changed.emit(self.query)


def _choice(name: str, items: Sequence[tuple[str, object]]) -> ComboBox:
    choice = ComboBox()
    for text, value in items:
        choice.addItem(text, value)
    choice.setAccessibleName(name)
    choice.setToolTip(name)
    choice.setMinimumContentsLength(8)  # as wide as its longest text where there is room
    choice.view().setTextElideMode(Qt.TextElideMode.ElideNone)
    return choice


def _chosen_values(choice: QComboBox) -> frozenset[Any]:
    data = choice.currentData()
    return frozenset() if data is None else frozenset({data})
