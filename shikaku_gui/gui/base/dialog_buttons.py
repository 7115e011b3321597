"""The buttons of dialogs."""

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QDialogButtonBox, QMessageBox


def without_icons(box: QDialogButtonBox | QMessageBox) -> None:
    """Take away the icons that some systems put on standard buttons: words suffice."""
    for button in box.buttons():
        button.setIcon(QIcon())
