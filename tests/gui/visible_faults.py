"""What a person would see wrong in a window that is shown: texts cut off, what lies on what.

Each function returns texts to read. They measure texts as they are rendered against their room.
"""

from collections.abc import Iterator
from itertools import combinations

from PySide6.QtCore import QPoint, QRect, QSize, Qt, QTextBoundaryFinder
from PySide6.QtGui import QFontMetrics, QTextDocumentFragment, QTextLayout
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QCheckBox,
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMenuBar,
    QPushButton,
    QScrollArea,
    QStyle,
    QStyleOptionButton,
    QTabBar,
    QTableView,
    QToolButton,
    QWidget,
)

from shikaku_gui.gui.library.gallery import Gallery
from shikaku_gui.gui.widgets.check_box import CheckBox
from shikaku_gui.gui.widgets.combo_box import ComboBox
from shikaku_gui.gui.widgets.elided_label import ElidedLabel

_SLACK = 1
"""Pixels by which the metrics of a font may be wrong."""
_TOUCH = 2
"""Pixels by which frames of neighbours may lie on each other."""


def faults(window: QWidget) -> list[str]:
    """Return all that is wrong in a window, each once."""
    found = (
        *cut_texts(window),
        *sideways(window),
        *overlaps(window),
        *outside(window),
        *beyond_the_screen(window),
    )
    return sorted(set(found))


def cut_texts(window: QWidget) -> Iterator[str]:
    """Yield the texts that have less room than they need."""
    for widget in _shown(window):
        needed, room = _needed(widget), widget.size()
        if needed is None:
            continue
        if needed.width() > room.width() + _SLACK or needed.height() > room.height() + _SLACK:
            yield (
                f"{_named(widget)} is cut: needs {needed.width()} x {needed.height()}, "
                f"has {room.width()} x {room.height()}"
            )
        if isinstance(widget, ElidedLabel) and not widget.shows_whole_parts:
            yield f"{_named(widget)} is elided: {widget.full!r}"
        if isinstance(widget, QTabBar):
            yield from _cut_tabs(widget)
        if isinstance(widget, QAbstractItemView):
            yield from _cut_items(widget)


def sideways(window: QWidget) -> Iterator[str]:
    """Yield what scrolls sideways or would have to, but for tables of figures."""
    for area in _shown(window):
        if isinstance(area, QTableView) or not isinstance(area, QAbstractScrollArea):
            continue
        bar = area.horizontalScrollBar()
        if bar.isVisible() and bar.maximum() > 0:
            yield f"{_named(area)} scrolls sideways by {bar.maximum()} because of {_widest(area)}"
        elif isinstance(area, QScrollArea):  # without a bar, what is too wide is cut
            inner = area.widget() or area.viewport()
            beyond = inner.width() - area.viewport().width()
            if beyond > _SLACK:
                yield f"{_named(area)} is cut by {beyond} because of {_widest(area)}"


def overlaps(window: QWidget) -> Iterator[str]:
    """Yield the pairs of texts and controls that lie on each other."""
    leaves = [
        widget
        for widget in _shown(window, (QLabel, QAbstractButton, QComboBox, QLineEdit))
        if not isinstance(widget.parentWidget(), QPushButton | QComboBox | QLineEdit)
    ]
    for one, other in combinations(leaves, 2):
        if one.isAncestorOf(other) or other.isAncestorOf(one):
            continue
        common = _seen_rect(one) & _seen_rect(other)
        if common.width() > _TOUCH and common.height() > _TOUCH:
            yield f"{_named(one)} and {_named(other)} overlap by {_size(common)}"


def outside(window: QWidget) -> Iterator[str]:
    """Yield the texts and controls of which a part, or of what scrolls them, is not shown."""
    for widget in _shown(window, (QLabel, QAbstractButton, QComboBox, QLineEdit)):
        around = widget.parentWidget()
        place = QRect(widget.mapTo(window, QPoint()), widget.size())
        while around is not None:
            area = around.parentWidget()
            if isinstance(area, QAbstractScrollArea):  # which must itself be seen
                place, around = QRect(area.mapTo(window, QPoint()), area.size()), area
            room = QRect(around.mapTo(window, QPoint()), around.size())
            if not room.adjusted(-_SLACK, -_SLACK, _SLACK, _SLACK).contains(place):
                yield f"{_named(widget)} at {_size(place)} leaves {type(around).__name__}"
                break
            if around is window:
                break
            around = around.parentWidget()


def beyond_the_screen(window: QWidget) -> Iterator[str]:
    """Yield the sides of a window that the screen has no room for."""
    room = window.screen().availableGeometry()
    for side, needed, most in (
        ("wide", window.width(), room.width()),
        ("high", window.height(), room.height()),
    ):
        if needed > most:
            yield f"the window is {needed} {side}, the screen {most}"


def _needed(widget: QWidget) -> QSize | None:
    """Return the size a widget's own text needs, None if it has none."""
    match widget:
        case ElidedLabel():
            return QSize(0, QFontMetrics(widget.font()).height())
        case QLabel() if not widget.text():
            return None
        case QLabel() if widget.wordWrap() and widget.hasHeightForWidth():
            return QSize(_longest_word(widget), widget.heightForWidth(widget.width()))
        case QLabel():
            return widget.sizeHint()
        case QToolButton() if (
            widget.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonIconOnly or not widget.text()
        ):
            return None if widget.icon().isNull() else widget.iconSize()
        case QAbstractButton() if not widget.text():
            return None
        case CheckBox():
            return QSize(widget.minimumSizeHint().width(), _painted_height(widget))
        case QAbstractButton() | QGroupBox():
            return widget.minimumSizeHint()
        case ComboBox():
            return QSize(widget.width_for(widget.currentText()), widget.fontMetrics().height())
        case QLineEdit():
            text = widget.fontMetrics().horizontalAdvance(widget.placeholderText())
            return QSize(0 if widget.text() else text, widget.fontMetrics().height())
        case QTabBar() | QAbstractItemView():
            return QSize(0, 0)
    return None


def _longest_word(label: QLabel) -> int:
    text = label.text()
    if label.textFormat() is Qt.TextFormat.RichText:
        text = QTextDocumentFragment.fromHtml(text).toPlainText()
    return max(map(label.fontMetrics().horizontalAdvance, _words(text)), default=0)


def _painted_height(box: QCheckBox) -> int:
    """Return the height of the lines of a check box as they are painted.

    A metric of the font would not do: it kerns the letter that is underlined.
    """
    option = QStyleOptionButton()
    box.initStyleOption(option)
    room = box.style().subElementRect(QStyle.SubElement.SE_CheckBoxContents, option, box)
    before, _mark, after = box.text().partition("&")
    letter = QTextLayout.FormatRange()
    letter.start, letter.length = len(before), 1 if after else 0
    letter.format.setFontUnderline(True)
    layout = QTextLayout(before + after, box.font())
    layout.setFormats([letter])
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(room.width())
    layout.endLayout()
    return layout.lineCount() * box.fontMetrics().height()


def _words(text: str) -> Iterator[str]:
    """Yield the parts of a text between which a line may break, also in Japanese and Chinese."""
    finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Line, text)
    before = finder.position()
    while (after := finder.toNextBoundary()) >= 0:
        yield text[before:after].strip()
        before = after


def _cut_tabs(tabs: QTabBar) -> Iterator[str]:
    for at in range(tabs.count()):
        needed = tabs.fontMetrics().horizontalAdvance(tabs.tabText(at).replace("&", ""))
        place = tabs.tabRect(at)
        if tabs.isTabVisible(at) and (
            needed > place.width() or not tabs.rect().contains(place.center())
        ):
            yield f"{_named(tabs)}: the tab {tabs.tabText(at)!r} is cut"


def _cut_items(view: QAbstractItemView) -> Iterator[str]:
    model = view.model()
    if model is None or isinstance(view, Gallery):  # which paints its cards itself
        return
    for row in range(min(model.rowCount(), 60)):
        index = model.index(row, 0)
        place, hint = view.visualRect(index), view.sizeHintForIndex(index)
        text = str(model.data(index) or "")
        if hint.height() > place.height() + _SLACK:
            yield f"{_named(view)}: {text!r} is cut: needs {hint.height()} lines of pixels"
        if text and view.viewport().rect().intersects(place) and hint.width() > place.width() + 1:
            yield f"{_named(view)}: {text!r} is cut: needs {hint.width()}, has {place.width()}"


def _shown(
    window: QWidget, kinds: type[QWidget] | tuple[type[QWidget], ...] = QWidget
) -> Iterator[QWidget]:
    """Yield the widgets of a window of which something is to be seen, but for boards' parts."""
    for widget in window.findChildren(QWidget):
        if (
            isinstance(widget, kinds)
            and widget.isVisibleTo(window)
            and widget.window() is window
            and not isinstance(widget, QMenuBar)
            and not widget.visibleRegion().isEmpty()
        ):
            yield widget


def _seen_rect(widget: QWidget) -> QRect:
    """Return where a widget is seen on the screen."""
    seen = widget.visibleRegion().boundingRect()
    return seen.translated(widget.mapToGlobal(QPoint()))


def _size(rect: QRect) -> str:
    return f"{rect.x()},{rect.y()} {rect.width()} x {rect.height()}"


def _widest(area: QAbstractScrollArea) -> str:
    """Name the part without parts of its own that needs most width."""
    parts = [each for each in area.viewport().findChildren(QWidget) if each.isVisibleTo(area)]
    leaves = [each for each in parts if not each.findChildren(QWidget)]
    widest = max(leaves, key=lambda each: each.minimumSizeHint().width(), default=area)
    return f"{_named(widest)}, which needs {widest.minimumSizeHint().width()}"


def _named(widget: QWidget) -> str:
    name = widget.objectName() or type(widget.parent()).__name__
    text = getattr(widget, "text", lambda: "")()
    return f"{type(widget).__name__} {name} {text[:40]!r}".replace("\n", " ")


def windows_shown() -> list[QWidget]:
    """Return the windows on the screen, the one with the keyboard last."""
    found = [each for each in QApplication.topLevelWidgets() if each.isVisible()]
    front = QApplication.activeModalWidget() or QApplication.activeWindow()
    return sorted(found, key=lambda each: each is front)
