"""The names a screen reader has for labels and controls, and the order in which Tab visits them.

Each function returns what is wrong in a window that is shown, as texts to read.
"""

import re
from collections import Counter
from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QTextDocumentFragment
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QLabel,
    QListWidget,
    QTabWidget,
    QWidget,
)

from shikaku_gui.gui.widgets.note_card import NoteCard
from shikaku_gui.gui.widgets.panel_head import PanelHead
from shikaku_gui.gui.widgets.toolbar import plain_text

_CUT = "\N{NO-BREAK SPACE}\N{HORIZONTAL ELLIPSIS}"
_NUMBER = re.compile(r"\d+")
_LISTS_OF_PAGES = ("places", "subjects")
"""The object names of lists whose rows are pages."""


def pages(window: QWidget) -> Iterator[None]:
    """Show each page of a window: the tabs, and what a list at the side leads to."""
    yield
    for tabs in window.findChildren(QTabWidget):
        for at in range(tabs.count()):
            if at != tabs.currentIndex():
                tabs.setCurrentIndex(at)
                QApplication.processEvents()
                yield
    for names in window.findChildren(QListWidget):
        if names.objectName() in _LISTS_OF_PAGES and names.isVisible():
            for row in range(names.count()):
                if row != names.currentRow():
                    names.setCurrentRow(row)
                    QApplication.processEvents()
                    yield


def unheard(window: QWidget) -> set[str]:
    """Return the labels that are heard without what they show, and controls without a name."""
    found = set()
    for label in _visible(window, QLabel):
        missing = _missing(label)
        if missing:
            found.add(f"{_where(label)} shows {label.text()!r}, heard {missing!r}")
    groups: Counter[tuple[int, str, str]] = Counter()
    for control in tab_stops(window):
        name = _heard(control)
        if not name:
            found.add(f"{_where(control)} has no name")
        if isinstance(control, QAbstractButton):
            groups[id(control.parentWidget()), type(control).__name__, name] += 1
    found.update(f"{kind} {name!r} twice" for (_, kind, name), many in groups.items() if many > 1)
    return found


def out_of_order(window: QWidget) -> set[str]:
    """Return where Tab goes back: up, or against the reading direction in one line.

    A column may be gone through to its end before the next one, and what is offered in a note
    comes before the button that dismisses it.
    """
    stops = [stop for stop in tab_stops(window) if not _dismisses_note(stop)]
    right_to_left = window.layoutDirection() is Qt.LayoutDirection.RightToLeft
    found = set()
    for at in range(len(stops) - 1):
        one, other = _places(stops[at], stops[at + 1], window)
        if right_to_left:
            one, other = (QRect(-r.right(), r.y(), r.width(), r.height()) for r in (one, other))
        above, after = other.bottom() < one.top(), other.left() > one.right()
        beside = min(one.bottom(), other.bottom()) > max(one.top(), other.top())
        if (above and not after) or (beside and other.right() < one.left()):
            found.add(f"from {_named(stops[at])} to {_named(stops[at + 1])}")
    return found


def skipped(window: QWidget) -> set[str]:
    """Return the stops to which Tab does not lead once it has gone round a window.

    Qt passes by what stands between a widget and another one that gets the focus for it.
    """
    stops = list(tab_stops(window))
    focus, reached = window.focusWidget(), set()
    if stops:
        stops[-1].setFocus()
    for _ in stops:
        window.focusNextChild()
        reached.add(window.focusWidget())
    if focus is not None:
        focus.setFocus()
    return {f"Tab skips {_named(stop)}" for stop in stops if stop not in reached}


def _dismisses_note(widget: QWidget) -> bool:
    head = widget.parentWidget()
    return isinstance(head, PanelHead) and isinstance(head.parentWidget(), NoteCard)


def tab_stops(window: QWidget) -> Iterator[QWidget]:
    """Yield what Tab leads to in a window, in its order."""
    widget, following = window, window.nextInFocusChain()
    while following is not None:
        following.parent()  # or else PySide takes it for a child of the one before
        if _is_stop(widget, window):
            yield widget
        if following is window:
            return
        widget, following = following, following.nextInFocusChain()


def _is_stop(widget: QWidget, window: QWidget) -> bool:
    reached = widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.focusProxy() is None
    shown = widget.isVisibleTo(window) and widget.isEnabled() and not widget.size().isEmpty()
    return bool(reached and shown and widget.window() is window and not _left_to_arrows(widget))


def _left_to_arrows(widget: QWidget) -> bool:
    """Tell whether Tab leads to the checked button of an exclusive group instead, as Qt has it."""
    group = widget.group() if isinstance(widget, QAbstractButton) else None
    checked = group.checkedButton() if group is not None and group.exclusive() else None
    return checked is not None and checked is not widget


def _visible(window: QWidget, kind: type[QLabel]) -> Iterator[QLabel]:
    for widget in window.findChildren(kind):
        if widget.isVisibleTo(window) and widget.text() and widget.window() is window:
            yield widget


def _missing(label: QLabel) -> str:
    """Return what is heard in place of a label's text, empty if all of it is heard."""
    heard, shown = _heard(label), _shown(label).removesuffix(_CUT).rstrip("\u2026")
    if label.textFormat() is Qt.TextFormat.RichText:  # said in other words
        numbers = set(_NUMBER.findall(shown)) - set(_NUMBER.findall(heard))
        return "" if heard and not numbers else heard or "nothing"
    return "" if shown in heard else heard or "nothing"


def _heard(widget: QWidget) -> str:
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


def _shown(label: QLabel) -> str:
    text = label.text()
    if label.textFormat() is Qt.TextFormat.RichText:
        return QTextDocumentFragment.fromHtml(text).toPlainText()
    return plain_text(text) if label.buddy() else text


def _places(one: QWidget, other: QWidget, window: QWidget) -> tuple[QRect, QRect]:
    """Return where two widgets are, one at the edge of its scroll area if that hides it."""
    areas = _area(one, window), _area(other, window)
    rects = [_place(widget, window) for widget in (one, other)]
    if areas[0] is not areas[1]:
        for place, area in zip(rects, areas, strict=True):
            if area is not None:
                room = _place(area, window)
                place.moveBottom(min(place.bottom(), room.bottom()))
                place.moveTop(max(place.top(), room.top()))
    return rects[0], rects[1]


def _area(widget: QWidget, window: QWidget) -> QWidget | None:
    """Return the scroll area around a widget, None if there is none."""
    around = widget.parentWidget()
    while around is not None and around is not window:
        if isinstance(around, QAbstractScrollArea):
            return around
        around = around.parentWidget()
    return None


def _place(widget: QWidget, window: QWidget) -> QRect:
    return QRect(widget.mapTo(window, QPoint()), widget.size())


def _where(widget: QWidget) -> str:
    return f"{type(widget).__name__} {widget.objectName()} in {type(widget.parent()).__name__}"


def _named(widget: QWidget) -> str:
    return f"{_where(widget)} {_heard(widget)!r}"
