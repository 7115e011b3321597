"""Announcements for screen readers, and what those get instead that do not know announcements.

Orca knows them since version 45. Which readers do is asked on the accessibility bus, where each
has registered the events that it wants.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import Shiboken

from shikaku_gui.gui.base.notification import notify
from shikaku_gui.gui.base.translation import spell_out

if TYPE_CHECKING:
    from PySide6.QtDBus import QDBusMessage, QDBusPendingCallWatcher

_REGISTRY = "org.a11y.atspi.Registry"
_QTS_CONNECTION = "a11y"
"""The name by which Qt knows its connection to the accessibility bus."""

_ANY_EVENT, _ANNOUNCEMENTS = '"object:', '"object:announcement'
_questions: set[QDBusPendingCallWatcher] = set()


class SayingWidget(QWidget):
    """A widget that can have a text heard while it has the focus."""

    @abstractmethod
    def say(self, text: str) -> None:
        """Have a text heard by readers that hear only what has the focus."""


def announce(widget: QWidget, text: str) -> None:
    """Have an active screen reader speak a text; cells in it are not named yet."""
    if not QAccessible.isActive():
        return
    spoken = spell_out(text)

    def send(announced: bool) -> None:
        if Shiboken.isValid(widget):
            (_announce if announced else _say)(widget, spoken)

    _ask_readers(send)


def _ask_readers(tell: Callable[[bool], None]) -> None:
    """Ask whether announcements are heard; without the accessibility bus they are."""
    try:
        from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher
    except ImportError:  # systems may have it in a package of its own
        tell(True)
        return
    bus = QDBusConnection(_QTS_CONNECTION)
    if not bus.isConnected():
        tell(True)
        return
    path = "/" + _REGISTRY.replace(".", "/").lower()
    question = QDBusMessage.createMethodCall(_REGISTRY, path, _REGISTRY, "GetRegisteredEvents")
    watcher = QDBusPendingCallWatcher(bus.asyncCall(question))
    _questions.add(watcher)

    def answered() -> None:
        _questions.discard(watcher)
        tell(_hear_announcements(watcher.reply()))

    watcher.finished.connect(answered)


def _announce(widget: QWidget, text: str) -> None:
    """Send the event, for the window if the widget is hidden: readers ignore hidden widgets."""
    source = widget if widget.isVisible() else widget.window()
    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(source, text))


def _say(widget: QWidget, text: str) -> None:
    """Have a text heard as the focus's description, else as a notification."""
    focus = QApplication.focusWidget()
    if isinstance(focus, SayingWidget):
        focus.say(text)
    else:
        notify(widget.window(), text)


def _hear_announcements(answer: QDBusMessage) -> bool:
    """Tell whether a reader wants announcements, or none has registered anything.

    PySide reads no lists of pairs, but it prints them.
    """
    registered = repr(answer).lower()
    return _ANNOUNCEMENTS in registered or _ANY_EVENT not in registered
