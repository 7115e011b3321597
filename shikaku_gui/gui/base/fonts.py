"""The typeface that comes with the program, for pictures, for paper, and where there is no other.

Qt brings none: on a system without fonts it draws boxes for letters.
"""

from functools import cache

from PySide6.QtGui import QFont, QFontDatabase, QFontMetrics

from shikaku_gui import resources

FAMILY = "Shikaku Sans"


@cache
def load() -> None:
    """Make the typeface known to Qt; needs the application.

    Raises:
        OSError: a file of the typeface is missing or broken.
    """
    for path in resources.fonts():
        if QFontDatabase.addApplicationFont(str(path)) < 0:
            raise OSError(f"the typeface {path.name} cannot be loaded")


def picture_font() -> QFont:
    """Return the typeface for pictures and paper; letters it lacks come from the system.

    Letters are not fitted to pixels, so that they look the same at every size.
    """
    load()
    font = QFont(FAMILY)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    font.setStyleStrategy(QFont.StyleStrategy.NoSubpixelAntialias)
    font.setKerning(True)
    return font


def ensure() -> None:
    """Make sure that there are letters at all: load our own where the system has none."""
    if not QFontMetrics(QFont()).inFont("1"):
        load()
