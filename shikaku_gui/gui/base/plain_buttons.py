"""The standard buttons of dialogs."""

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QDialogButtonBox, QMessageBox


def without_icons(box: QDialogButtonBox | QMessageBox) -> None:
    """Remove the icons that some platforms put on standard buttons."""
    for button in box.buttons():
        button.setIcon(QIcon())
