"""The levels of reasoning on the board, step by step, and where a relaxation is fractional."""

from itertools import chain

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QListWidget, QVBoxLayout, QWidget

from shikaku_gui.gui.base.finger_scroll import FingerScroll
from shikaku_gui.gui.base.fonts import letter_width
from shikaku_gui.gui.base.labels import PlainLabel
from shikaku_gui.gui.base.notation import name_cells
from shikaku_gui.gui.base.screen_fit import PlainScrollArea
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.base.translation import comma_text, named_text
from shikaku_gui.gui.laboratory.placement_view import (
    PlacementPicture,
    PlacementView,
    decided_placements,
)
from shikaku_gui.i18n import N_, _, ngettext
from shikaku_gui.model import Puzzle
from shikaku_gui.solver import FormulationRun, Laboratory, LevelStep, ReasoningLevel

_RULES = {
    ReasoningLevel.INI: N_("the equations alone"),
    ReasoningLevel.SET: N_("cells that one clue alone can reach"),
    ReasoningLevel.RED: N_("cells that all placements share"),
    ReasoningLevel.GCC: N_("counting the cells of the clues"),
    ReasoningLevel.SUB: N_("equations that contain each other"),
    ReasoningLevel.SAC: N_("supposing placements, one at a time"),
}
_LIST_LETTERS = 30
"""The width of the list beside the board, in letters."""
_LEAST_LETTERS = 60
"""The width of both, in letters, from which they are beside each other."""
_INTEGRAL = 1e-6
_NAMED = 12


class LevelPage(QWidget):
    """A list of steps, and the board as the step chosen leaves it."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.steps = QListWidget()
        self.view = PlacementView(theme)
        self.words = PlainLabel()
        self._laboratory: Laboratory | None = None
        self._pictures: list[tuple[PlacementPicture, str]] = []
        self.steps.setAccessibleName(_("Steps"))
        self.steps.setWordWrap(True)
        self.steps.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        FingerScroll(self.steps)
        self.steps.currentRowChanged.connect(self._choose)
        self.words.setWordWrap(True)
        self.words.setObjectName("subtitle")
        right = QVBoxLayout()
        right.addWidget(self.view, 1)
        right.addWidget(self.words)
        inner = QWidget()
        inner.setObjectName("figures")
        self._layout = QBoxLayout(QBoxLayout.Direction.LeftToRight, inner)
        self._layout.addWidget(self.steps, 2)
        self._layout.addLayout(right, 5)
        scroll = PlainScrollArea()
        scroll.setWidget(inner)
        QVBoxLayout(self).addWidget(scroll)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the list beside the board, or above it where that would be narrow."""
        super().resizeEvent(event)
        letter, directions = letter_width(self.fontMetrics()), QBoxLayout.Direction
        beside = self.width() >= _LEAST_LETTERS * letter
        self._layout.setDirection(directions.LeftToRight if beside else directions.TopToBottom)
        self.steps.setMaximumWidth(_LIST_LETTERS * letter if beside else self.width())

    def clear(self, puzzle: Puzzle) -> None:
        """Show a puzzle without any steps."""
        self._laboratory = None
        self._pictures = []
        self.steps.clear()
        self.view.show_picture(PlacementPicture(puzzle))
        self._say(_("Start to see what each level of reasoning removes."))

    def begin(self, laboratory: Laboratory) -> None:
        """Add the first step: all placements of a puzzle."""
        self.clear(laboratory.puzzle)
        self._laboratory = laboratory
        placements = laboratory.placements
        count = sum(map(len, placements))
        text = ngettext(
            "One placement before any reasoning.", "{count} placements before any reasoning.", count
        ).format(count=count)
        picture = PlacementPicture(laboratory.puzzle, decided_placements(placements))
        self._add(_("All placements"), picture, text)
        self.steps.setCurrentRow(0)

    def add_level(self, step: LevelStep) -> None:
        """Add what a level leaves and removes."""
        if self._laboratory is None:
            return
        name = named_text(step.level.value, _(_RULES[step.level]))
        if step.contradiction:
            text = _("This level proves that there is no solution.")
            picture = PlacementPicture(self._laboratory.puzzle)
        else:
            # A clue that is not decided has two placements at least.
            text = ngettext(
                "{count} placement is still undecided.",
                "{count} placements are still undecided.",
                step.left,
            ).format(count=step.left)
            if not step.left:
                text = _("Every clue is decided.")
            removed = len(step.removed)
            gone = ngettext(
                "One placement is removed (crossed out).",
                "{count} placements are removed (crossed out).",
                removed,
            ).format(count=removed)
            nothing = _("This level removes nothing more.")
            text = f"{text} {gone if removed else nothing}"
            decided = decided_placements(step.placements)
            picture = PlacementPicture(self._laboratory.puzzle, decided, step.removed)
        self._add(name, picture, text)

    def add_run(self, run: FormulationRun) -> None:
        """Add the values of a relaxation, where some are fractional."""
        if self._laboratory is None or not run.outcome.values:
            return
        rects = chain.from_iterable(self._laboratory.placements)
        values = list(zip(rects, chain.from_iterable(run.outcome.values), strict=True))
        shown = tuple((rect, value) for rect, value in values if _INTEGRAL < value < 1 - _INTEGRAL)
        whole = tuple(rect for rect, value in values if value >= 1 - _INTEGRAL)
        if shown:
            text = ngettext(
                "One placement has a fractional value.",
                "{count} placements have fractional values.",
                len(shown),
            ).format(count=len(shown))
            named = comma_text(
                named_text(name_cells(str(rect)), QLocale().toString(value, "g", 2))
                for rect, value in shown[:_NAMED]
            )
            text = f"{text} {named}{'…' if len(shown) > _NAMED else ''}"
        else:
            text = _("All values are 0 or 1.")
        picture = PlacementPicture(self._laboratory.puzzle, whole, values=shown)
        self._add(run.formulation.name, picture, text)

    def _add(self, name: str, picture: PlacementPicture, text: str) -> None:
        self._pictures.append((picture, text))
        self.steps.addItem(name)
        item = self.steps.item(self.steps.count() - 1)
        item.setToolTip(f"{name}\n{text}")

    def _choose(self, row: int) -> None:
        if 0 <= row < len(self._pictures):
            picture, text = self._pictures[row]
            self.view.show_picture(picture)
            self._say(text)

    def _say(self, text: str) -> None:
        self.words.setText(text)
        self.view.setAccessibleDescription(text)
        self.steps.setAccessibleDescription(text)
