"""Announcements for screen readers, and what those get instead that do not know announcements.

Orca knows them since version 45. Which readers do is asked on the accessibility bus, where each
has registered the events that it wants. The others are sent the description of what has the focus,
or a notification, which is spoken wherever the focus is.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
)
from PySide6.QtWidgets import QAccessibleWidget, QApplication, QWidget
from shiboken6 import Shiboken

from shikaku_gui.gui.base.accessible_part import NOTHING, AccessiblePart
from shikaku_gui.play import spell_out_positions

if TYPE_CHECKING:
    from PySide6.QtDBus import QDBusMessage, QDBusPendingCallWatcher

_REGISTRY = "org.a11y.atspi.Registry"
_QTS_CONNECTION = "a11y"
"""The name by which Qt knows its connection to the accessibility bus."""

_ANY_EVENT, _ANNOUNCEMENTS = '"object:', '"object:announcement'
_MOST_NOTIFICATIONS = 20
"""How many are kept for readers that ask late."""

_questions: set[QDBusPendingCallWatcher] = set()
_notifications: list[Notification] = []


class SpeakingInterface(QAccessibleWidget):
    """The interface of a widget that can have a text heard while it has the focus."""

    @abstractmethod
    def say(self, text: str) -> None:
        """Have a text heard by readers that hear only what has the focus."""


class Notification(AccessiblePart):
    """An object with a name and nothing else, which a screen reader says at once.

    It is no child of its parent in the tree of accessible objects: only the event leads to it.
    """

    def __init__(self, window: QWidget, text: str) -> None:
        super().__init__()
        self._window = window
        self._text = text

    def isValid(self) -> bool:
        """Tell whether its window is there."""
        return Shiboken.isValid(self._window)

    def parent(self) -> QAccessibleInterface:
        """Return the program: below a dialog, Orca says all texts of the dialog again."""
        app = QCoreApplication.instance()
        return QAccessible.queryAccessibleInterface(app) if app is not None else NOTHING

    def rect(self) -> QRect:
        """Return an empty rectangle: it is not on the screen."""
        return QRect()

    def role(self) -> QAccessible.Role:
        """Return the accessible role."""
        return QAccessible.Role.Notification

    def state(self) -> QAccessible.State:
        """Return the state of what only has a name."""
        return QAccessible.State()

    def text(self, which: QAccessible.Text) -> str:
        """Return the text as the name."""
        return self._text if which is QAccessible.Text.Name else ""


def announce(widget: QWidget, text: str) -> None:
    """Have an active screen reader speak a text; cells in it are not named yet."""
    if not QAccessible.isActive():
        return
    spoken = spell_out_positions(text)

    def send(announced: bool) -> None:
        if Shiboken.isValid(widget):
            (_announce if announced else _say)(widget, spoken)

    _ask_readers(send)


def notify(window: QWidget, text: str) -> None:
    """Show a notification to readers; it is valid as long as the window is there."""
    notification = Notification(window, text)
    _notifications.append(notification)
    if len(_notifications) > _MOST_NOTIFICATIONS:
        oldest = _notifications.pop(0)  # Qt deletes it, so Python has to hold it until then
        QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(oldest))
    QAccessible.updateAccessibility(QAccessibleEvent(notification, QAccessible.Event.ObjectShow))


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
    interface = None if focus is None else QAccessible.queryAccessibleInterface(focus)
    if isinstance(interface, SpeakingInterface):
        interface.say(text)
    else:
        notify(widget.window(), text)


def _hear_announcements(answer: QDBusMessage) -> bool:
    """Tell whether a reader wants announcements, or none has registered anything.

    PySide reads no lists of pairs, but it prints them.
    """
    registered = repr(answer).lower()
    return _ANNOUNCEMENTS in registered or _ANY_EVENT not in registered
