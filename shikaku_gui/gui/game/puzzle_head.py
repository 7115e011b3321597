"""The head of the side panel: what the puzzle is called, how hard it is, and more on request."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from shikaku_gui.gui.base import icons
from shikaku_gui.gui.base.fonts import set_bold
from shikaku_gui.gui.base.labels import PlainLabel
from shikaku_gui.gui.base.puzzle_names import puzzle_name
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.base.translation import dimensions, firm_numbers
from shikaku_gui.gui.widgets.grade_pips import GradePips
from shikaku_gui.i18n import _, ngettext
from shikaku_gui.model import Puzzle

RECIPE_PREFIX = "shikaku:"
"""The prefix of the sources of generated puzzles, before settings and seed."""

_DOT = " \N{MIDDLE DOT} "


@dataclass(frozen=True)
class GradeFacts:
    """What is known of how hard a puzzle is.

    ``grade`` is its name in the solver, empty for none; ``level`` is what is said of it, with
    ``remark`` where that needs one. ``details`` are sentences for who asks.
    """

    grade: str = ""
    level: str = ""
    remark: str = ""
    details: tuple[str, ...] = ()


class PuzzleHead(QWidget):
    """Title, grade and expected time; a button shows the other facts below."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._puzzle: Puzzle | None = None
        self._name = ""
        self._facts = GradeFacts()
        self._time = ""
        self._timed = True
        self.title = fact_label("title")
        self.pips = GradePips(theme)
        self.grade = fact_label("subtitle")
        self.details = fact_label("source")
        self.source = fact_label("source")
        self.info_button = QToolButton()
        self._build()
        theme.changed.connect(self._recolour)
        self._recolour()

    def show_puzzle(self, puzzle: Puzzle, path: Path | None) -> None:
        """Show a puzzle; ``path`` is the file it comes from, if any."""
        self._puzzle = puzzle
        self._name = "" if _number_in_title(puzzle) else puzzle_name(puzzle, path)
        # Settings and seed are for copying, and meaningless to most readers.
        source = "" if puzzle.source.startswith(RECIPE_PREFIX) else puzzle.source
        texts = (text.strip() for text in (puzzle.author, source))
        self.source.setText("\n".join(filter(None, (*texts, puzzle.rules.strip()))))
        self._refresh()

    def show_grade(self, facts: GradeFacts) -> None:
        """Show how hard the puzzle is."""
        self._facts = facts
        self._refresh()

    def show_time(self, text: str) -> None:
        """Show how long the puzzle is expected to take; nothing if that is not known."""
        self._time = text
        self._refresh()

    def fit(self, *, timed: bool, roomy: bool) -> None:
        """Show the expected time, and where the puzzle comes from, or leave them out."""
        self._timed = timed
        self.source.setVisible(roomy and bool(self.source.text()))
        self._refresh()

    def _build(self) -> None:
        set_bold(self.title, 1.35)
        self.grade.setToolTip(_("Estimated from size and grade, later from your pace"))
        self.info_button.setCheckable(True)
        self.info_button.setAutoRaise(True)
        self.info_button.setToolTip(_("More about this puzzle"))
        self.info_button.setAccessibleName(_("More about this puzzle"))
        self.info_button.toggled.connect(self.details.setVisible)
        self.details.hide()
        above, line, column = QHBoxLayout(), QHBoxLayout(), QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(3)
        above.addWidget(self.title, 1)
        above.addWidget(self.info_button, 0, Qt.AlignmentFlag.AlignTop)
        line.setSpacing(8)
        line.addWidget(self.pips, 0, Qt.AlignmentFlag.AlignTop)
        line.addWidget(self.grade, 1)
        column.addLayout(above)
        column.addLayout(line)
        for label in (self.details, self.source):
            column.addWidget(label)

    def changeEvent(self, event: QEvent) -> None:
        """Let the icon have the size of the letters."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._recolour()

    def _recolour(self) -> None:
        side = self.fontMetrics().height()
        self.info_button.setIcon(icons.icon("note", self._theme.colours))
        self.info_button.setIconSize(QSize(side, side))

    def _refresh(self) -> None:
        puzzle, facts = self._puzzle, self._facts
        if puzzle is None:
            return
        size = dimensions(puzzle.rows, puzzle.cols)
        level = facts.level if facts.grade else ""
        title = self._name or _DOT.join(filter(None, (level, size)))
        time = self._time if self._timed else ""
        # What the title says is not said again.
        known = (
            "" if size in title else size,
            "" if level and level in title else facts.level,
            facts.remark,
            time,
        )
        self.title.setText(title)
        self.grade.setText(_DOT.join(filter(None, known)))
        self.grade.setVisible(bool(self.grade.text() or facts.grade))
        self.pips.show_grade(facts.grade)
        self.details.setText("\n".join(self._details(puzzle)))

    def _details(self, puzzle: Puzzle) -> list[str]:
        """Return what only some players ask for, a sentence or two in a line."""
        count = len(puzzle.clues)
        clues = ngettext("One clue", "{count} clues", count).format(count=count)
        facts = [firm_numbers(clues), *self._facts.details]
        number = _number_in_title(puzzle)
        if number:
            facts.append(firm_numbers(_("No. {number}").format(number=number)))
        if puzzle.source.startswith(RECIPE_PREFIX):
            recipe = _("Settings and seed, to make the same puzzle again: {recipe}")
            facts.append(recipe.format(recipe=puzzle.source))
        return facts


def _number_in_title(puzzle: Puzzle) -> str:
    """Return the number of the recipe if the title only says that, size and grade."""
    number = puzzle.source.removeprefix(RECIPE_PREFIX).rpartition("/")[2]
    return number if number and puzzle.title.endswith(f", no. {number}") else ""


def fact_label(name: str) -> PlainLabel:
    """Return a label for a fact of the puzzle, whose text can be copied."""
    label = PlainLabel()
    label.setObjectName(name)
    label.setWordWrap(True)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    label.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return label
