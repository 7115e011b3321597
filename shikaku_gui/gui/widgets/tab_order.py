"""The order in which Tab goes through parts of a window."""

from collections.abc import Iterator

from PySide6.QtWidgets import QLayout, QWidget


def in_order(*parts: QWidget | QLayout) -> None:
    """Let Tab go through some widgets or layouts one after another.

    Within each the order is that in which its widgets were added. Qt's own function takes no
    widgets that only hold others.
    """
    stops = [stop for part in parts for stop in _stops(part)]
    # From the last one on: Qt would not move the window's first one behind its last one.
    for stop in reversed(stops[1:]):
        QWidget.setTabOrder(stops[0], stop)


def _stops(part: QWidget | QLayout) -> Iterator[QWidget]:
    """Yield what can have the focus in a part."""
    if isinstance(part, QLayout):
        for at in range(part.count()):
            item = part.itemAt(at)
            inner = None if item is None else item.widget() or item.layout()
            if isinstance(inner, QWidget | QLayout):
                yield from _stops(inner)
        return
    # Not nextInFocusChain(): PySide would make what it returns a child of the widget asked.
    for widget in (part, *part.findChildren(QWidget)):
        if (
            widget.focusPolicy()
            and widget.focusProxy() is None
            and widget.window() is part.window()
        ):
            yield widget
