"""The walkthrough panel: the text of a step, and the controls to play and step."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFormLayout, QPushButton, QSlider

from shikaku_gui import play
from shikaku_gui.gui.base.announcements import announce
from shikaku_gui.gui.base.fonts import letter_width, set_bold
from shikaku_gui.gui.base.labels import PlainLabel
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.base.translation import joined_sentences
from shikaku_gui.gui.hints import hint_labels
from shikaku_gui.gui.hints.explanation_panel import ExplanationPanel
from shikaku_gui.gui.widgets.button_lines import ButtonLines
from shikaku_gui.gui.widgets.combo_box import ComboBox
from shikaku_gui.i18n import _, pgettext

SPEEDS = (0.5, 1.0, 2.0, 4.0, 8.0)
"""The seconds per frame to choose from."""
_SPEED_LETTERS = 17
"""The width in letters below which a speed is not read whole in most languages."""


class WalkthroughPanel(ExplanationPanel):
    """``step_requested`` is emitted with a number of frames, ``frame_requested`` with an index."""

    step_requested = Signal(int)
    frame_requested = Signal(int)
    play_toggled = Signal()
    speed_changed = Signal(float)

    def __init__(self, theme: Theme, seconds_per_step: float) -> None:
        super().__init__(theme, "solve", controls_first=True)
        self.setProperty("tone", "plain")
        # Without a name of its own: readers say the texts of a named panel when the focus enters
        # it, and each frame is announced.
        self.technique = PlainLabel()
        self.place = PlainLabel()
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.back = QPushButton(_("Back"))
        self.play = QPushButton(pgettext("walkthrough", "Play"))
        self.on = QPushButton(pgettext("walkthrough", "Next"))
        self.speed = ComboBox()
        self._build(seconds_per_step)
        self.hide()

    def show_frame(self, frames: Sequence[play.WalkthroughFrame], at: int) -> None:
        """Show one of the frames and announce it."""
        frame = frames[at]
        title = hint_labels.hint_title(frame.picture.step or frame.hint)
        self.head.show_title(_("Walk through"), hint_labels.hint_tone(frame.hint))
        place = _("Step {number} of {total}")
        steps = frames[-1].step + 1
        self.place.setText(place.format(number=str(frame.step + 1), total=str(steps)))
        self.technique.setText(title)
        self.show_picture(frame.picture)
        self.slider.blockSignals(True)
        self.slider.setRange(1, len(frames))  # a reader says its value
        self.slider.setValue(at + 1)
        self.slider.blockSignals(False)
        self.back.setEnabled(at > 0)
        self.on.setEnabled(at < len(frames) - 1)
        self.show()
        announce(self, joined_sentences(self.place.text(), title, self.words.shown.spoken))

    def show_playing(self, playing: bool) -> None:
        """Update the text of the play button."""
        self.play.setText(_("Pause") if playing else pgettext("walkthrough", "Play"))

    def take_focus(self) -> None:
        """Focus the slider, so that the arrow keys step."""
        self.slider.setFocus(Qt.FocusReason.OtherFocusReason)

    def fit_texts(self) -> None:
        """Let the speed go below its name where it could not be read beside it."""
        super().fit_texts()
        most = _SPEED_LETTERS * letter_width(self.speed.fontMetrics())
        self.speed.setMinimumWidth(min(self.speed.sizeHint().width(), most))

    def _build(self, seconds_per_step: float) -> None:
        set_bold(self.technique)
        self.technique.setWordWrap(True)
        self.place.setObjectName("subtitle")
        self.slider.setAccessibleName(_("Step"))
        self.slider.setPageStep(5)
        self.play.setProperty("leading", True)
        for button in (self.back, self.on):
            button.setObjectName("quiet")  # narrow: the three share a line in most languages
        self._fill_speeds(seconds_per_step)
        speed = QFormLayout()
        speed.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)  # where it is narrow
        speed.setHorizontalSpacing(6)
        label = PlainLabel(_("&Speed"))
        label.setBuddy(self.speed)
        speed.addRow(label, self.speed)
        for control in (self.place, self.slider, ButtonLines(self.back, self.play, self.on)):
            self.controls.addWidget(control)
        self.controls.addLayout(speed)
        for part in (self.technique, self.words, self.legend):
            self.text.addWidget(part)
        self.lay_out()
        self._connect()

    def _fill_speeds(self, seconds_per_step: float) -> None:
        for speed in SPEEDS:
            number = self.locale().toString(speed, "g", 2)
            self.speed.addItem(_("{seconds} s per step").format(seconds=number), speed)
        nearest = min(SPEEDS, key=lambda speed: abs(speed - seconds_per_step))
        self.speed.setCurrentIndex(SPEEDS.index(nearest))

    def _connect(self) -> None:
        self.back.clicked.connect(lambda: self.step_requested.emit(-1))
        self.on.clicked.connect(lambda: self.step_requested.emit(1))
        self.play.clicked.connect(self.play_toggled)
        self.slider.valueChanged.connect(lambda value: self.frame_requested.emit(value - 1))
        self.speed.currentIndexChanged.connect(lambda index: self.speed_changed.emit(SPEEDS[index]))
