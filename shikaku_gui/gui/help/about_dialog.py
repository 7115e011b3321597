"""What there is to know about the program itself."""

from PySide6.QtCore import QCoreApplication, Qt, qVersion
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHBoxLayout, QVBoxLayout, QWidget

from shikaku_gui import __version__, resources
from shikaku_gui.gui.base.button_icons import without_icons
from shikaku_gui.gui.base.labels import PlainLabel, RichLabel
from shikaku_gui.texts import QT_TRANSLATE_NOOP

_ABOUT = QT_TRANSLATE_NOOP("help", "About Shikaku")
_WORDS = QT_TRANSLATE_NOOP(
    "help",
    "<h3>Shikaku {version}</h3><p>Play, solve and study Shikaku: divide the grid into"
    " rectangles, one number each.</p><p>Free software under the MIT licence. It works"
    " offline and sends no data anywhere.</p><p>Not affiliated with Nikoli Co., Ltd.</p>"
    "<p>With Qt {qt}.</p>",
)


class AboutDialog(QDialog):
    """Shows the name of the program and its version."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_tr(_ABOUT))
        picture = PlainLabel()
        picture.setPixmap(QIcon(str(resources.icon())).pixmap(72, 72))
        words = RichLabel(_tr(_WORDS).format(version=__version__, qt=qVersion()))
        words.setWordWrap(True)
        words.setMinimumWidth(330)
        words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        row = QHBoxLayout()
        row.setSpacing(20)
        row.addWidget(picture, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(words, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 18, 20, 16)
        layout.addLayout(row)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        without_icons(buttons)
        buttons.rejected.connect(self.reject)
        layout.addWidget(buttons)


def _tr(text: str) -> str:
    return QCoreApplication.translate("help", text)
