"""Announcements for screen readers, and what those get instead that do not know announcements.

Orca knows them since version 45. Which readers do is asked on the accessibility bus, where each
has registered the events that it wants.
"""

from abc import abstractmethod

from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import Shiboken

from shikaku_gui.gui.base.notification import notify
from shikaku_gui.gui.base.translation import spell_out

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
    bus = QDBusConnection(_QTS_CONNECTION)
    if not bus.isConnected():
        _announce(widget, spoken)
        return
    path = "/" + _REGISTRY.replace(".", "/").lower()
    question = QDBusMessage.createMethodCall(_REGISTRY, path, _REGISTRY, "GetRegisteredEvents")
    watcher = QDBusPendingCallWatcher(bus.asyncCall(question))
    _questions.add(watcher)

    def answered() -> None:
        _questions.discard(watcher)
        if not Shiboken.isValid(widget):
            return
        if _hear_announcements(watcher.reply()):
            _announce(widget, spoken)
        else:
            _say(widget, spoken)

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
