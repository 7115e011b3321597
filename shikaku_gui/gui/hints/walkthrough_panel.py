"""The panel of a walk through: the words of a step, and the means to go forward and back."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSlider,
)

from shikaku_gui.gui.base.announcements import announce
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.hints.hint_text import HintText, legend
from shikaku_gui.gui.widgets.combo_box import ComboBox
from shikaku_gui.gui.widgets.foldable_panel import FoldablePanel
from shikaku_gui.gui.widgets.panel_head import PanelHead
from shikaku_gui.play import Tone
from shikaku_gui.solver import MarkRole

PACES = (0.5, 1.0, 2.0, 4.0, 8.0)
"""The seconds a step may take."""


@dataclass(frozen=True)
class WalkthroughPage:
    """What the panel shows; frame ``at`` of ``count`` belongs to a step of ``steps``."""

    title: str
    words: str
    step: int
    steps: int
    at: int
    count: int
    roles: Sequence[MarkRole] = ()
    tone: Tone = Tone.PLAIN


class WalkthroughPanel(FoldablePanel):
    """``stepped`` asks for frames further on or back, ``went`` for the frame of a number."""

    stepped = Signal(int)
    went = Signal(int)
    played = Signal()
    paced = Signal(float)
    pointed = Signal(object)
    dismissed = Signal()

    def __init__(self, theme: Theme, seconds: float) -> None:
        super().__init__(controls_first=True)
        self.setObjectName("card")
        self.setProperty("tone", "plain")
        self.setAccessibleName(self.tr("Walk through"))
        self._theme = theme
        self.page: WalkthroughPage | None = None
        self.head = PanelHead(theme, "solve")
        self.technique = QLabel()
        self.words = HintText()
        self.legend = QLabel()
        self.place = QLabel()
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.back = QPushButton(self.tr("Back"))
        self.play = QPushButton(self.tr("Play"))
        self.on = QPushButton(self.tr("Next"))
        self.pace = ComboBox()
        self._build(seconds)
        self.hide()

    def show_page(self, page: WalkthroughPage) -> None:
        """Show a frame, and let a screen reader say what is new."""
        self.page = page
        self.head.show_title(self.tr("Walk through"), page.tone)
        place = self.tr("Step %1 of %2").replace("%1", str(page.step + 1))
        self.place.setText(place.replace("%2", str(page.steps)))
        self.technique.setText(page.title)
        self.words.say(page.words)
        self.legend.setText(legend(page.roles, self._theme.colours))
        self.legend.setVisible(bool(page.roles))
        self.slider.blockSignals(True)
        self.slider.setRange(0, page.count - 1)
        self.slider.setValue(page.at)
        self.slider.blockSignals(False)
        self.back.setEnabled(page.at > 0)
        self.on.setEnabled(page.at < page.count - 1)
        self.show()
        announce(self, f"{self.place.text()}. {page.title}. {self.words.plain}")

    def show_playing(self, playing: bool) -> None:
        """Let the middle button say what it does now."""
        self.play.setText(self.tr("Pause") if playing else self.tr("Play"))

    def take_focus(self) -> None:
        """Let the arrow keys go through the steps."""
        self.slider.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Esc end the walk."""
        if event.key() == Qt.Key.Key_Escape:
            self.dismissed.emit()
        else:
            super().keyPressEvent(event)

    def _build(self, seconds: float) -> None:
        font = self.technique.font()
        font.setBold(True)
        self.technique.setFont(font)
        for label in (self.technique, self.legend):
            label.setWordWrap(True)
        for label in (self.legend, self.place):
            label.setObjectName("subtitle")
        self.slider.setAccessibleName(self.tr("Step of the walk"))
        self.slider.setPageStep(5)
        self.play.setProperty("leading", True)
        self._fill_paces(seconds)
        buttons = QHBoxLayout()
        buttons.setSpacing(6)
        for button in (self.back, self.play, self.on):
            buttons.addWidget(button, 1)
        speed = QHBoxLayout()
        label = QLabel(self.tr("&Speed"))
        label.setBuddy(self.pace)
        speed.addWidget(label)
        speed.addWidget(self.pace, 1)
        for control in (self.place, self.slider):
            self.controls.addWidget(control)
        self.controls.addLayout(buttons)
        self.controls.addLayout(speed)
        for part in (self.technique, self.words, self.legend):
            self.text.addWidget(part)
        self.fold_in(self.head)
        self._connect()

    def _fill_paces(self, seconds: float) -> None:
        for pace in PACES:
            number = self.locale().toString(pace, "g", 2)
            self.pace.addItem(self.tr("%1 s a picture").replace("%1", number), pace)
        nearest = min(PACES, key=lambda pace: abs(pace - seconds))
        self.pace.setCurrentIndex(PACES.index(nearest))

    def _connect(self) -> None:
        self.head.dismissed.connect(self.dismissed)
        self.back.clicked.connect(lambda: self.stepped.emit(-1))
        self.on.clicked.connect(lambda: self.stepped.emit(1))
        self.play.clicked.connect(self.played)
        self.slider.valueChanged.connect(self.went)
        self.words.pointed.connect(self.pointed)
        self.pace.currentIndexChanged.connect(lambda index: self.paced.emit(PACES[index]))
