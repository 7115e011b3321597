"""The bundled typeface, for pictures, printing, and systems without fonts; the size of texts.

Qt has no typeface of its own: on a system without fonts it draws boxes for letters.
"""

from collections.abc import Callable
from functools import cache
from math import ceil

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QFont, QFontDatabase, QFontMetrics, QFontMetricsF
from PySide6.QtWidgets import QWidget

from shikaku_gui import resources

FAMILY = "Shikaku Sans"
_USUAL_HEIGHT = 18
"""The height of a line in pixels for which fixed sizes were chosen, or a little more."""


@cache
def load() -> None:
    """Load the typeface into Qt, which needs a running application.

    Raises:
        OSError: a file of the typeface is missing or broken.
    """
    for path in resources.fonts():
        if QFontDatabase.addApplicationFont(str(path)) < 0:
            raise OSError(f"the typeface {path.name} cannot be loaded")


def picture_font() -> QFont:
    """Return the typeface for pictures and printing; the system provides the letters it lacks.

    Hinting is off, so that letters look the same at every size.
    """
    load()
    font = QFont(FAMILY)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    font.setStyleStrategy(QFont.StyleStrategy.NoSubpixelAntialias)
    font.setKerning(True)
    return font


def set_bold(widget: QWidget, factor: float = 1.0) -> None:
    """Make a widget's letters bold, and larger by a factor."""
    font = widget.font()
    font.setBold(True)
    if factor != 1.0:  # or else the size would no longer follow the program's
        font.setPointSizeF(factor * font.pointSizeF())
    widget.setFont(font)


def size_of_texts(widget: QWidget) -> float:
    """Return how much larger a widget's texts are than usual, 1 at least.

    Signs beside texts grow with them.
    """
    return max(widget.fontMetrics().height() / _USUAL_HEIGHT, 1.0)


def embolden(widget: QWidget, factor: float = 1.0) -> None:
    """Make the letters of a widget bold, and larger by a factor."""
    font = widget.font()
    font.setPointSizeF(factor * font.pointSizeF())
    font.setBold(True)
    widget.setFont(font)


class TextSizeWatch(QObject):
    """Calls a function once a widget and all in it have letters of another size."""

    def __init__(self, widget: QWidget, call: Callable[[], object]) -> None:
        super().__init__(widget)
        self._later = QTimer(self, singleShot=True, interval=0)  # its parts come after it
        self._later.timeout.connect(lambda: call())
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note another font."""
        if event.type() is QEvent.Type.FontChange:
            self._later.start()
        return super().eventFilter(watched, event)


def letter_width(metrics: QFontMetrics) -> int:
    """Return the width of an average small letter in pixels.

    Japanese and Chinese typefaces give Qt the width of their own characters, which are twice as
    wide and say twice as much.
    """
    return min(metrics.averageCharWidth(), metrics.horizontalAdvance("x"))


def mnemonic_width(font: QFont, text: str) -> int:
    """Return by how many pixels a text is wider on the screen than Qt says, which is for its key.

    Before and after the letter that is underlined Qt does not kern, but measures as if it did.
    """
    before, _mark, after = text.partition("&")
    width_of = QFontMetricsF(font).horizontalAdvance
    parts = sum(map(width_of, (before, after[:1], after[1:])))
    return max(ceil(parts - width_of(before + after)), 0)


def ensure() -> None:
    """Load the bundled typeface if the system has no fonts."""
    if not QFontMetrics(QFont()).inFont("1"):
        load()
