"""The dialog for the settings of a new puzzle, which also generates it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from PySide6.QtCore import QRegularExpression, Qt, Signal
from PySide6.QtGui import QCloseEvent, QRegularExpressionValidator
from PySide6.QtWidgets import (
    QComboBox,
    QDialogButtonBox,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from shikaku_gui import solver
from shikaku_gui.gui.base.announcements import announce
from shikaku_gui.gui.base.labels import DialogButtons, PlainLabel, ValueLabel
from shikaku_gui.gui.base.screen_fit import (
    Dialog,
    ScrolledContent,
    form_layout,
    is_narrow,
    open_at,
    room_for,
)
from shikaku_gui.gui.base.translation import message_text
from shikaku_gui.gui.new_puzzle import presets
from shikaku_gui.gui.new_puzzle.puzzle_maker import PuzzleMaker
from shikaku_gui.gui.new_puzzle.size_choice import SizeChoice
from shikaku_gui.gui.widgets.combo_box import ComboBox
from shikaku_gui.gui.widgets.line_edit import LineEdit
from shikaku_gui.gui.widgets.segmented_buttons import SegmentedButtons, WordSlider
from shikaku_gui.gui.widgets.tab_order import in_order
from shikaku_gui.i18n import _, ngettext
from shikaku_gui.model import Puzzle
from shikaku_gui.play import technique_name
from shikaku_gui.store import Strength

T = TypeVar("T")

_LONGEST_SEED = 9
_UNKNOWN = Strength()
_TALL = 1000
"""The height in pixels of all settings; a narrow screen has less."""


class NewPuzzleDialog(Dialog):
    """Shows the settings used last, and generates a puzzle with those that are shown.

    ``made`` is emitted with the puzzle and its recipe.
    """

    made = Signal(Puzzle, solver.Recipe)

    def __init__(
        self,
        maker: PuzzleMaker,
        last: solver.Recipe | None,
        parent: QWidget,
        strength: Strength = _UNKNOWN,
    ) -> None:
        """``strength`` is that of the player, for the usual times."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._maker = maker
        self._strength = strength
        self._most_tries = 0
        self.size_choice = SizeChoice()
        self.grade = SegmentedButtons[solver.Difficulty | None](
            _("Difficulty"), _translated_options(presets.GRADES.items())
        )
        # In words: how large they get also depends on the size and the difficulty.
        areas = _translated_options(presets.AREAS)
        self.area = WordSlider(_("Rectangles"), (_("Few large"), _("Many small")), areas)
        self.shape = SegmentedButtons[float](_("Proportions"), _translated_options(presets.SHAPES))
        self.symmetry = SegmentedButtons[solver.Symmetry](
            _("Symmetry"), _translated_options(presets.SYMMETRIES.items())
        )
        shares = _translated_options(presets.SHARES.items())
        self.shape_clues = SegmentedButtons[solver.ClueShare](_("Shape clues"), shares)
        self.hidden = SegmentedButtons[solver.ClueShare](_("Hidden areas"), shares)
        self.needs = TechniqueChoice()
        self.time = ValueLabel(_("Time to solve"))
        self.seed = LineEdit()
        self.message = PlainLabel()
        self.progress = QProgressBar()
        self.make_button = QPushButton(_("Crea&te"))
        self.make_button.setProperty("leading", True)
        self._settings = QWidget()
        self._buttons = DialogButtons(self, QDialogButtonBox.StandardButton.Cancel)
        self._build()
        self._connect()
        self._show_preset(last or presets.DEFAULT_PRESET)
        self._enable()
        self._show_time()
        if is_narrow(self):
            open_at(self, self.sizeHint().width(), _TALL)
        self.make_button.setFocus()

    @property
    def preset(self) -> solver.Recipe:
        """The settings shown; the seed is 0 if none was entered."""
        rows, cols = self.size_choice.value
        character = solver.Character(self.area.value, self.shape.value)
        seed = int(self.seed.text() or 0)
        return solver.Recipe(
            rows,
            cols,
            seed,
            self.grade.value,
            character,
            self.symmetry.value,
            needs=self.needs.value,
            shapes=self.shape_clues.value,
            hidden=self.hidden.value,
        )

    def make(self) -> None:
        """Generate a puzzle with the settings shown."""
        seeded = bool(self.seed.text())
        self._make(
            self.preset if seeded else presets.with_new_seed(self.preset), from_queue=not seeded
        )

    def reject(self) -> None:
        """Stop generating; if nothing is being generated, close."""
        if self._maker.busy:
            self._maker.cancel()
            self._enable()
        else:
            super().reject()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop generating."""
        self._maker.cancel()
        super().closeEvent(event)

    # Building

    def _build(self) -> None:
        self.setWindowTitle(_("New Puzzle"))
        digits = QRegularExpression(rf"\d{{0,{_LONGEST_SEED}}}")
        self.seed.setValidator(QRegularExpressionValidator(digits, self.seed))
        self.seed.setAccessibleName(_("Seed"))
        self.seed.setPlaceholderText(_("Random (enter a number to repeat a puzzle)"))
        self.message.setWordWrap(True)
        self.progress.setTextVisible(False)
        self.progress.setAccessibleName(_("Progress"))
        self._buttons.addButton(self.make_button, QDialogButtonBox.ButtonRole.ActionRole)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(18, 16, 18, 14)
        layout.setSpacing(10)
        layout.addWidget(ScrolledContent(self._settings), 1)
        layout.addWidget(self.progress)
        layout.addWidget(self.message)
        layout.addWidget(self._buttons)
        self._fill_form()
        self._keep_room(layout)
        self.make_button.setDefault(True)
        in_order(self._settings, self._buttons)

    def _fill_form(self) -> None:
        self.grade.setToolTip(_("The hardest technique needed to solve the puzzle"))
        self.shape.setToolTip(_("Whether the rectangles are rather square or long"))
        self.symmetry.setToolTip(_("How the clues are arranged"))
        self.shape_clues.setToolTip(_("How many clues tell the shape of their rectangle"))
        self.hidden.setToolTip(_("How many clues at most have a ? instead of their area"))
        form = form_layout(self._settings, self)
        form.setContentsMargins(0, 0, 0, 0)
        size = PlainLabel(_("&Size:"))
        form.addRow(size, self.size_choice)
        size.setBuddy(self.size_choice.presets)
        form.addRow(_("D&ifficulty:"), self.grade)
        form.addRow(_("R&ectangles:"), self.area)
        form.addRow(_("&Proportions:"), self.shape)
        form.addRow(_("S&ymmetry:"), self.symmetry)
        form.addRow(_("S&hape clues:"), self.shape_clues)
        form.addRow(_("Hidden &areas:"), self.hidden)
        form.addRow(_("&Needs technique:"), self.needs)
        form.addRow(_("See&d:"), self.seed)
        self.time.setToolTip(_("Estimated for this size and difficulty, later from your pace"))
        form.addRow(_("Time to solve:"), self.time)

    def _keep_room(self, layout: QVBoxLayout) -> None:
        """Let the settings keep their room while there is a message, if the screen is large."""
        message = 2 * self.fontMetrics().lineSpacing() + 6
        needed = layout.totalSizeHint().height() + message + self.progress.height()
        self._has_room = not is_narrow(self) and needed <= room_for(self).height()
        if self._has_room:
            self.message.setMinimumHeight(message)
        policy = self.progress.sizePolicy()
        policy.setRetainSizeWhenHidden(self._has_room)
        self.progress.setSizePolicy(policy)

    def _connect(self) -> None:
        # These come first, so that the settings always go together.
        self.grade.changed.connect(self._match_technique)
        self.needs.currentIndexChanged.connect(self._match_grade)
        shared = (self.shape_clues, self.hidden)
        for choice in (self.size_choice, self.grade, self.area, self.shape, self.symmetry, *shared):
            choice.changed.connect(self._show_time)
        self.needs.currentIndexChanged.connect(self._show_time)
        self.make_button.clicked.connect(self.make)
        self._maker.progressed.connect(self._show_progress)
        self._maker.broke_off.connect(self._enable)

    def _show_preset(self, preset: solver.Recipe) -> None:
        self.size_choice.choose((preset.rows, preset.cols))
        self.grade.choose(preset.grade)
        self.area.choose(preset.character.area)
        self.shape.choose(preset.character.length)
        self.symmetry.choose(preset.symmetry)
        self.shape_clues.choose(preset.shapes)
        self.hidden.choose(preset.hidden)
        self.needs.choose(preset.needs)

    # What follows a change

    def _match_technique(self) -> None:
        """Ask for any technique if puzzles of this grade cannot need the one chosen."""
        if not presets.can_need(self.grade.value, self.needs.value):
            self.needs.choose(None)

    def _match_grade(self) -> None:
        """Ask for the level of the technique if easier puzzles cannot need it."""
        technique, grade = self.needs.value, self.grade.value
        if technique is not None and (grade is None or not presets.can_need(grade, technique)):
            self.grade.choose(presets.level_needing(technique))

    def _say(self, text: str) -> None:
        self.message.setText(text)
        self.message.setVisible(bool(text) or self._has_room)

    def _show_time(self) -> None:
        self.time.setText(presets.expected_time_text(self.preset, self._strength))

    def _enable(self, message: str = "") -> None:
        """Enable the settings and show a message."""
        self._settings.setEnabled(True)
        self.make_button.setEnabled(True)
        self.progress.setVisible(False)
        self._say(message)

    def _make(self, recipe: solver.Recipe, *, from_queue: bool) -> None:
        self._most_tries = solver.most_tries(recipe)
        self._settings.setEnabled(False)
        self.make_button.setEnabled(False)
        self._buttons.button(QDialogButtonBox.StandardButton.Cancel).setFocus()
        self._say(_("Making the puzzle…"))
        self.progress.setRange(0, 0)
        self.progress.setVisible(True)
        self._maker.make(
            recipe,
            lambda puzzle: self._finish(puzzle, recipe),
            self._give_up,
            from_queue=from_queue,
        )

    def _show_progress(self, number: int, done: float) -> None:
        if not self._maker.busy:
            return
        self.progress.setRange(0, 0 if done < 0 else 1000)
        self.progress.setValue(round(1000 * max(done, 0.0)))
        if number > 1:
            text = _("Generating (attempt {number} of at most {most})…")
            shown = self.locale().toString
            self._say(text.format(number=shown(number), most=shown(self._most_tries)))

    def _finish(self, puzzle: Puzzle, recipe: solver.Recipe) -> None:
        self.made.emit(puzzle, recipe)
        super().accept()

    def _give_up(self, error: solver.NotFoundError) -> None:
        text = _failure_text(error).format(count=self.locale().toString(error.tries))
        self._enable(text)
        announce(self, text)


def _failure_text(error: solver.NotFoundError) -> str:
    """Return why no puzzle was found and what to try; ``{count}`` stands for the attempts."""
    if error.impossible:
        return _("There is no such puzzle of this size. Choose a larger one.")
    if error.recipe.needs is None:
        return ngettext(
            "Found no such puzzle after 1 attempt. Try another size or difficulty.",
            "Found no such puzzle after {count} attempts. Try another size or difficulty.",
            error.tries,
        )
    if error.recipe.symmetry is solver.Symmetry.NONE:
        return ngettext(
            "Found no such puzzle that needs this technique after 1 attempt. "
            "Try a larger size or another technique.",
            "Found no such puzzle that needs this technique after {count} attempts. "
            "Try a larger size or another technique.",
            error.tries,
        )
    return ngettext(
        "Found no such puzzle that needs this technique after 1 attempt. "
        "Try a larger size, no symmetry or another technique.",
        "Found no such puzzle that needs this technique after {count} attempts. "
        "Try a larger size, no symmetry or another technique.",
        error.tries,
    )


class TechniqueChoice(ComboBox):
    """Offers the techniques that a puzzle can need, easiest first, each with its level."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(_("Needs technique"))
        self.setToolTip(_("A technique that is needed to solve the puzzle"))
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(12)
        self.addItem(_("Any"), None)
        for technique, record in solver.TECHNIQUES.items():
            if record.easier_twin is None:
                level = presets.grade_text(presets.level_needing(technique))
                name = message_text(technique_name(technique))
                text = _("{technique} ({level})").format(technique=name, level=level)
                self.addItem(text, technique)

    @property
    def value(self) -> solver.Technique | None:
        """The technique chosen; None for any."""
        chosen = self.currentData()
        return chosen if isinstance(chosen, solver.Technique) else None

    def choose(self, technique: solver.Technique | None) -> None:
        """Choose a technique, or any."""
        self.setCurrentIndex(self.findData(technique))


def _translated_options(options: Iterable[tuple[T, str]]) -> list[tuple[T, str]]:
    return [(value, _(text)) for value, text in options]
