"""The bundled typeface, for pictures, printing, and systems without fonts.

Qt has no typeface of its own: on a system without fonts it draws boxes for letters.
"""

from functools import cache

from PySide6.QtGui import QFont, QFontDatabase, QFontMetrics

from shikaku_gui import resources

FAMILY = "Shikaku Sans"


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


def ensure() -> None:
    """Load the bundled typeface if the system has no fonts."""
    if not QFontMetrics(QFont()).inFont("1"):
        load()
