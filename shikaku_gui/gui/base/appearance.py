"""The look of all windows, as the settings have it: colours, size of texts, motion, notation."""

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from shikaku_gui.gui.base.notation import choose_notation, chosen_notation
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.base.theme import Theme

_SIZE_IS_OWN = 2
"""The bit in a font's mask that says so."""


class Appearance(QObject):
    """Applies the settings to the theme and to the program's font, now and when they change."""

    def __init__(self, settings: Settings, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._theme = theme
        self._usual = QApplication.font()
        self._percent = 100
        settings.changed.connect(self._apply)
        self._apply()

    def _apply(self) -> None:
        settings = self._settings
        self._theme.still = settings.reduced_motion
        self._theme.choose(settings.scheme, contrast=settings.contrast, tints=settings.tints)
        if settings.notation is not chosen_notation():
            choose_notation(settings.notation)
            self._theme.changed.emit()  # what is painted names cells
        if settings.text_size != self._percent:
            factor = settings.text_size / self._percent
            self._percent = settings.text_size
            _scale_own_fonts(factor)
            font = QFont(self._usual)
            font.setPointSizeF(self._usual.pointSizeF() * self._percent / 100)
            QApplication.setFont(font)
            self._theme.changed.emit()  # windows take another font with their style sheet only


def _scale_own_fonts(factor: float) -> None:
    """Scale the fonts of widgets that have a size of their own, such as headings."""
    sizes = [
        (widget, widget.font().pointSizeF() * factor)
        for widget in QApplication.allWidgets()
        if widget.testAttribute(Qt.WidgetAttribute.WA_SetFont)
        and widget.font().resolveMask() & _SIZE_IS_OWN
    ]
    for widget, size in sizes:
        font = widget.font()
        font.setPointSizeF(size)
        widget.setFont(font)
