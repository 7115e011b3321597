"""The window of the guide: its pages, a list of them, and the search."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import (
    QCloseEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QMainWindow,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from shikaku_gui.gui.base.announcements import announce
from shikaku_gui.gui.base.finger_scroll import FingerScroll
from shikaku_gui.gui.base.fonts import letter_width
from shikaku_gui.gui.base.labels import PlainLabel
from shikaku_gui.gui.base.screen_fit import LeastSize, open_at
from shikaku_gui.gui.base.style_sheet import build_style_sheet
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.help.guide_browser import GuideBrowser
from shikaku_gui.gui.help.guide_pages import GuidePage
from shikaku_gui.gui.help.guide_search import GuideSearch
from shikaku_gui.gui.widgets.arrow_buttons import step_button
from shikaku_gui.gui.widgets.enter_key import press_by_enter
from shikaku_gui.gui.widgets.line_edit import LineEdit
from shikaku_gui.i18n import _

_SIZE = (860, 640)
_LEAST = (380, 300)
_LIST_SHARE = 0.4
_LIST_EDGES = 28
_BESIDE_LETTERS = 92
"""The width of a window, in letters, from which the list stands beside the page."""

_HEAD_LETTERS = 70
"""The width of a window, in letters, from which the search stands beside the buttons."""

_LARGEST_ZOOM = 10

Key = QKeySequence.StandardKey


class GuideWindow(QMainWindow):
    """Shows the guide beside all other windows, also while a dialog is open."""

    def __init__(self, pages: list[GuidePage], theme: Theme) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setObjectName("guide")
        self._theme = theme
        self._titles = {page.name: page.title for page in pages}
        self._search = GuideSearch(pages)
        self._zoom = 0
        self._was_narrow = False
        self._head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.browser = GuideBrowser(pages, theme)
        self.contents = QListWidget()
        for area in (self.browser, self.contents):
            FingerScroll(area)
        self.contents_button = QPushButton(_("&Contents"))
        self.field = LineEdit()
        self.found_label = PlainLabel()
        back, forward = _("Back"), _("Forward")
        before, after = _("Previous match"), _("Next match")
        self.back = step_button("\N{LEFTWARDS ARROW}", back, self.browser.backward)
        self.forward = step_button("\N{RIGHTWARDS ARROW}", forward, self.browser.forward)
        self.previous = step_button("\N{UPWARDS ARROW}", before, lambda: self.step(-1))
        self.next = step_button("\N{DOWNWARDS ARROW}", after, lambda: self.step(1))
        self._build()
        self._add_shortcuts()
        self._connect()
        self._recolour()
        self._show_hits()

    def show_page(self, name: str) -> None:
        """Show a page."""
        self.browser.show_page(name)
        self.browser.setFocus()

    def step(self, by: int) -> None:
        """Go to the next match of what was searched for, or with -1 to the previous one."""
        self._search.step(by)
        self._show_hits()

    # Building

    def _build(self) -> None:
        LeastSize(self, *_LEAST)
        open_at(self, *_SIZE)
        for name, title in self._titles.items():
            item = QListWidgetItem(title)
            item.setData(Qt.ItemDataRole.UserRole, name)
            self.contents.addItem(item)
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.contents.setAccessibleName(_("Pages"))
        self.browser.setAccessibleName(_("Page"))
        self.contents_button.setCheckable(True)
        self.contents_button.setChecked(True)
        self.field.setPlaceholderText(_("Search the guide"))
        self.field.setAccessibleName(_("Search the guide"))
        self.field.setClearButtonEnabled(True)
        buttons, search = QHBoxLayout(), QHBoxLayout()
        for button in (self.contents_button, self.back, self.forward):
            buttons.addWidget(button)
        buttons.addStretch(1)
        search.addWidget(self.field, 1)
        for widget in (self.found_label, self.previous, self.next):
            search.addWidget(widget)
        self._head.addLayout(buttons)
        self._head.addLayout(search, 1)
        for row in (self._head, buttons, search):
            row.setSpacing(6)
        body = QHBoxLayout()
        body.setSpacing(10)
        body.addWidget(self.contents)
        body.addWidget(self.browser, 1)
        middle = QWidget()
        self.setCentralWidget(middle)
        layout = QVBoxLayout(middle)
        layout.setContentsMargins(12, 10, 12, 12)
        layout.setSpacing(10)
        layout.addLayout(self._head)
        layout.addLayout(body, 1)

    def _add_shortcuts(self) -> None:
        for keys, call in (
            ((Key.Find,), self._begin_search),
            ((Key.FindNext,), lambda: self.step(1)),
            ((Key.FindPrevious,), lambda: self.step(-1)),
            ((Key.Back,), self.browser.backward),
            ((Key.Forward,), self.browser.forward),
            ((Key.ZoomIn, "Ctrl+="), lambda: self._zoom_by(1)),
            ((Key.ZoomOut,), lambda: self._zoom_by(-1)),
            (("Ctrl+0",), lambda: self._zoom_by(-self._zoom)),
            (("F6",), self._change_pane),
            ((Key.Close,), self.close),
        ):
            shortcut = QShortcut(self)
            shortcut.setKeys([each for key in keys for each in _sequences(key)])
            shortcut.activated.connect(call)

    def _connect(self) -> None:
        self.contents.currentItemChanged.connect(self._choose)
        self.contents.itemActivated.connect(self._read)
        self.contents.itemClicked.connect(self._read)
        self.contents_button.toggled.connect(self._arrange)
        self.browser.page_shown.connect(self._note_page)
        self.browser.backwardAvailable.connect(self.back.setEnabled)
        self.browser.forwardAvailable.connect(self.forward.setEnabled)
        self.field.textChanged.connect(self._find)
        self.field.returnPressed.connect(self._step_with_key)
        self._theme.changed.connect(self._recolour)
        self.back.setEnabled(False)
        self.forward.setEnabled(False)

    # What follows a change

    def _choose(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.browser.show_page(item.data(Qt.ItemDataRole.UserRole))

    def _read(self) -> None:
        """Show the chosen page in place of the list where there is no room for both."""
        if self._narrow:
            self.contents_button.setChecked(False)
        self.browser.setFocus()

    def _note_page(self, name: str) -> None:
        title = _("{title} — Guide").format(title=self._titles[name])
        if title != self.windowTitle():
            self.setWindowTitle(title)
            announce(self.browser, self._titles[name])
        row = list(self._titles).index(name)
        self.contents.blockSignals(True)
        self.contents.setCurrentRow(row)
        self.contents.blockSignals(False)
        self._mark()

    def _find(self, text: str) -> None:
        self._search.find(text, self.browser.page)
        self._show_hits()

    def _show_hits(self) -> None:
        """Show the current match, how many there are, and on which pages."""
        search = self._search
        if search.current is not None:
            self.browser.show_page(search.current[0])
        self._mark()
        for row, (name, title) in enumerate(self._titles.items()):
            hits = len(search.hits.get(name, ()))
            item = self.contents.item(row)
            item.setText(f"{title} ({hits})" if hits else title)
            font = item.font()
            font.setBold(hits > 0)
            item.setFont(font)
        self._arrange()
        wanted = bool(self.field.text().strip())
        for widget in (self.found_label, self.previous, self.next):
            widget.setVisible(wanted)
            widget.setEnabled(search.count > 0 or widget is self.found_label)
        if wanted:
            text = _("{number} of {total}")
            self.found_label.setText(
                text.format(number=str(search.number), total=str(search.count))
                if search.count
                else _("Not found")
            )
            announce(self.field, self.found_label.text())

    def _step_with_key(self) -> None:
        back = QGuiApplication.keyboardModifiers() & Qt.KeyboardModifier.ShiftModifier
        self.step(-1 if back else 1)

    def _mark(self) -> None:
        page, current = self.browser.page, self._search.current
        number = current[1] if current is not None and current[0] == page else -1
        self.browser.mark(self._search.hits.get(page, []), number)

    def _begin_search(self) -> None:
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def _zoom_by(self, steps: int) -> None:
        zoom = min(max(self._zoom + steps, -3), _LARGEST_ZOOM)
        self.browser.zoomIn(zoom - self._zoom)
        self._zoom = zoom

    def _change_pane(self) -> None:
        panes: list[QWidget] = [self.field, self.contents, self.browser]
        shown = [pane for pane in panes if pane.isVisible()]
        at = next((row for row, pane in enumerate(shown) if pane.hasFocus()), -1)
        shown[(at + 1) % len(shown)].setFocus(Qt.FocusReason.TabFocusReason)

    @property
    def _narrow(self) -> bool:
        return self.width() < _BESIDE_LETTERS * letter_width(self.fontMetrics())

    def _arrange(self) -> None:
        """Show the list beside the page, or in a narrow window one of the two."""
        listed = self.contents_button.isChecked()
        self.contents.setVisible(listed)
        self.browser.setVisible(not (listed and self._narrow))
        needed = self.contents.sizeHintForColumn(0) + _LIST_EDGES
        wide = min(needed, round(_LIST_SHARE * self.width()))
        self.contents.setMinimumWidth(0 if self._narrow else wide)
        self.contents.setMaximumWidth(self.width() if self._narrow else wide)
        directions = QBoxLayout.Direction
        in_one_row = letter_width(self.fontMetrics()) * _HEAD_LETTERS <= self.width()
        self._head.setDirection(directions.LeftToRight if in_one_row else directions.TopToBottom)

    def _recolour(self) -> None:
        self.setStyleSheet(build_style_sheet(self._theme.colours))
        if self.browser.page:
            self.browser.refresh()

    # Events

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Clear the search with Esc, or close the window if there is none; Enter is for buttons."""
        if event.key() != Qt.Key.Key_Escape:
            if not press_by_enter(event):
                super().keyPressEvent(event)
        elif self.field.text():
            self.field.clear()
        else:
            self.close()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the list only where there is room for it."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Show the list only where there is room for it in letters of the present size."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._fit()

    def _fit(self) -> None:
        if self._was_narrow is not self._narrow:
            self._was_narrow = self._narrow
            self.contents_button.setChecked(not self._narrow)
        self._arrange()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Let nothing reach the window any more."""
        self._theme.changed.disconnect(self._recolour)
        super().closeEvent(event)


def _sequences(key: QKeySequence.StandardKey | str) -> list[QKeySequence]:
    return [QKeySequence(key)] if isinstance(key, str) else QKeySequence.keyBindings(key)
