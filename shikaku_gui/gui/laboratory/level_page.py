"""The levels of reasoning on the board, step by step, and where a relaxation is fractional."""

from itertools import chain

from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QVBoxLayout, QWidget

from shikaku_gui.gui.base.labels import PlainLabel
from shikaku_gui.gui.base.notation import name_cells
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.base.translation import comma_text, named_text
from shikaku_gui.gui.laboratory.placement_view import PlacementPicture, PlacementView, decided_of
from shikaku_gui.model import Puzzle
from shikaku_gui.solver import FormulationRun, Laboratory, LevelStep, ReasoningLevel
from shikaku_gui.texts import QT_TRANSLATE_NOOP

_RULES = {
    ReasoningLevel.INI: QT_TRANSLATE_NOOP("laboratory", "the equations alone"),
    ReasoningLevel.SET: QT_TRANSLATE_NOOP("laboratory", "cells that one clue alone can reach"),
    ReasoningLevel.RED: QT_TRANSLATE_NOOP("laboratory", "cells that all placements share"),
    ReasoningLevel.GCC: QT_TRANSLATE_NOOP("laboratory", "counting the cells of the clues"),
    ReasoningLevel.SUB: QT_TRANSLATE_NOOP("laboratory", "equations that contain each other"),
    ReasoningLevel.SAC: QT_TRANSLATE_NOOP("laboratory", "supposing placements, one at a time"),
}
_LEAST_LIST_WIDTH, _LIST_WIDTH = 170, 210
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
        self.steps.setAccessibleName(self.tr("Steps"))
        self.steps.setMinimumWidth(_LEAST_LIST_WIDTH)
        self.steps.setMaximumWidth(_LIST_WIDTH)
        self.steps.setWordWrap(True)
        self.steps.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.steps.currentRowChanged.connect(self._choose)
        self.words.setWordWrap(True)
        self.words.setObjectName("subtitle")
        right = QVBoxLayout()
        right.addWidget(self.view, 1)
        right.addWidget(self.words)
        layout = QHBoxLayout(self)
        layout.addWidget(self.steps, 2)
        layout.addLayout(right, 5)

    def clear(self, puzzle: Puzzle) -> None:
        """Show a puzzle without any steps."""
        self._laboratory = None
        self._pictures = []
        self.steps.clear()
        self.view.show_picture(PlacementPicture(puzzle))
        self._say(self.tr("Start to see what each level of reasoning removes."))

    def begin(self, laboratory: Laboratory) -> None:
        """Add the first step: all placements of a puzzle."""
        self.clear(laboratory.puzzle)
        self._laboratory = laboratory
        placements = laboratory.placements
        count = sum(map(len, placements))
        many = self.tr("%n placements before any reasoning.", "", count)
        text = self.tr("One placement before any reasoning.") if count == 1 else many
        picture = PlacementPicture(laboratory.puzzle, decided_of(placements))
        self._add(self.tr("All placements"), picture, text)
        self.steps.setCurrentRow(0)

    def add_level(self, step: LevelStep) -> None:
        """Add what a level leaves and removes."""
        if self._laboratory is None:
            return
        name = named_text(step.level.value, _tr(_RULES[step.level]))
        if step.contradiction:
            text = self.tr("This level proves that there is no solution.")
            picture = PlacementPicture(self._laboratory.puzzle)
        else:
            # A clue that is not decided has two placements at least.
            text = self.tr("%n placements are still undecided.", "", step.left)
            if not step.left:
                text = self.tr("Every clue is decided.")
            removed = len(step.removed)
            many = self.tr("%n placements are removed (crossed out).", "", removed)
            one = self.tr("One placement is removed (crossed out).")
            none = self.tr("This level removes nothing more.")
            text = f"{text} {none if not removed else one if removed == 1 else many}"
            decided = decided_of(step.placements)
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
            one = self.tr("One placement has a fractional value.")
            many = self.tr("%n placements have fractional values.", "", len(shown))
            text = one if len(shown) == 1 else many
            named = comma_text(
                named_text(name_cells(str(rect)), QLocale().toString(value, "g", 2))
                for rect, value in shown[:_NAMED]
            )
            text = f"{text} {named}{'…' if len(shown) > _NAMED else ''}"
        else:
            text = self.tr("All values are 0 or 1.")
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


def _tr(text: str) -> str:
    return QCoreApplication.translate("laboratory", text)
