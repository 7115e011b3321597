"""The controls of preferences: each shows a setting, changes it, and follows its changes."""

from collections.abc import Mapping
from typing import Generic, TypeVar

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from shikaku_gui.gui.base.labels import PlainLabel
from shikaku_gui.gui.base.screen_fit import form_layout
from shikaku_gui.gui.base.settings import Setting, Settings
from shikaku_gui.gui.widgets.check_box import CheckBox
from shikaku_gui.gui.widgets.combo_box import ComboBox

T = TypeVar("T")


class Switch(CheckBox):
    """A check box for a setting that is on or off."""

    def __init__(self, settings: Settings, flag: Setting[bool], text: str) -> None:
        super().__init__(text)
        self._settings = settings
        self.setting = flag
        self.refresh()
        self.toggled.connect(lambda on: setattr(settings, flag.name, on))
        settings.changed.connect(self.refresh)

    def refresh(self) -> None:
        """Show the setting as it is."""
        self.setChecked(getattr(self._settings, self.setting.name))


class ChoiceBox(ComboBox, Generic[T]):
    """A list of the values of a setting.

    What is typed to find a value takes effect once that has ended, as with Enter or a pause: to
    apply what the first letter finds may take long, and what follows would then be another search.
    """

    def __init__(self, settings: Settings, setting: Setting[T], names: Mapping[T, str]) -> None:
        super().__init__()
        self._settings = settings
        self.setting = setting
        self.values = list(names)
        self.addItems(list(names.values()))
        self.refresh()
        self._is_typed = False
        self._typed = QTimer(self, singleShot=True)
        self._typed.timeout.connect(self._apply)
        self.activated.connect(self._on_activated)
        settings.changed.connect(self.refresh)

    def refresh(self) -> None:
        """Show the setting as it is."""
        self.setCurrentIndex(self.values.index(getattr(self._settings, self.setting.name)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Find a value by its first letters; Enter ends that."""
        self._is_typed = event.text().isprintable() and bool(event.text().strip())
        if not self._is_typed:
            self._end_typing()
        elif self._typed.isActive():
            self._typed.start()
        super().keyPressEvent(event)
        self._is_typed = False

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Apply what was typed."""
        super().focusOutEvent(event)
        self._end_typing()

    def hideEvent(self, event: QHideEvent) -> None:
        """Apply what was typed before the dialog was closed."""
        super().hideEvent(event)
        self._end_typing()

    def _on_activated(self, at: int) -> None:
        self.setCurrentIndex(at)
        if self._is_typed:
            self._typed.start(QApplication.keyboardInputInterval())
        else:
            self._apply()

    def _end_typing(self) -> None:
        if self._typed.isActive():
            self._apply()

    def _apply(self) -> None:
        self._typed.stop()
        setattr(self._settings, self.setting.name, self.values[self.currentIndex()])


class Page(QWidget):
    """A page of the preferences: controls below each other, with their names."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__()
        self.form = form_layout(self, parent)
        self.form.setContentsMargins(2, 2, 2, 2)

    def add(self, *widgets: QWidget) -> None:
        """Add controls that bear their names."""
        for widget in widgets:
            self.form.addRow(widget)
            if isinstance(widget, QPushButton):
                self.form.setAlignment(widget, Qt.AlignmentFlag.AlignLeading)

    def add_note(self, text: str) -> PlainLabel:
        """Add a sentence on what is above it."""
        note = PlainLabel(text)
        note.setObjectName("subtitle")
        note.setWordWrap(True)
        self.form.addRow(note)
        return note
