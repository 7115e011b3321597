"""Previous and next buttons for a sequence of pictures."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget


class Pager(QWidget):
    """Two buttons with the position between them; hidden for a single picture."""

    turned = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.back = QPushButton("\N{SINGLE LEFT-POINTING ANGLE QUOTATION MARK}")
        self.on = QPushButton("\N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}")
        self.back.setAccessibleName(self.tr("Previous step"))
        self.on.setAccessibleName(self.tr("Next step"))
        self.place = QLabel()
        self.place.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.back.clicked.connect(lambda: self.turned.emit(-1))
        self.on.clicked.connect(lambda: self.turned.emit(1))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        for button in (self.back, self.on):
            button.setToolTip(button.accessibleName())
            button.setFixedWidth(44)
        row.addWidget(self.back)
        row.addWidget(self.place, 1)
        row.addWidget(self.on)

    def show_place(self, at: int, count: int) -> None:
        """Show the position."""
        self.setVisible(count > 1)
        place = self.tr("Picture %1 of %2").replace("%1", str(at + 1)).replace("%2", str(count))
        self.place.setText(place)
        for button, enabled in ((self.back, at > 0), (self.on, at < count - 1)):
            if button.hasFocus() and not enabled:
                (self.on if button is self.back else self.back).setFocus()
            button.setEnabled(enabled)
