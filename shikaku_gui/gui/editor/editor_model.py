"""The puzzle that is being made, and what is to be seen of it; the others listen here."""

from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.board.viewport import Viewport
from shikaku_gui.model import Board, Cell, Puzzle, Rect
from shikaku_gui.play.editing import Editing, KeptEditing
from shikaku_gui.play.edits import Edit

if TYPE_CHECKING:
    from shikaku_gui.play.puzzle_appraisal import PuzzleAppraisal
    from shikaku_gui.solver import Grade, Proposal

DEFAULT_SIDE = 10


class Tool(Enum):
    """What the pointer does: set clues, or draw the rectangles of the solution."""

    CLUES = "clues"
    RECTS = "rectangles"


@dataclass(frozen=True)
class Draft:
    """What the pointer is about to do: draw a rectangle, or move a clue to a cell.

    ``start`` is the cell of the clue; ``end`` the cell where the pointer or the cursor is.
    """

    rect: Rect | None = None
    start: Cell | None = None
    end: Cell | None = None


class EditorModel(QObject):
    """Holds the editing, the chosen cell and what the solver has said of the puzzle.

    ``edited`` is emitted when the puzzle has changed, ``view_changed`` when only what is shown
    has, ``judged`` when the solver has something new to say, ``opened`` when another
    puzzle is on the desk, ``viewport_changed`` when another part of it is looked at.
    """

    edited = Signal()
    view_changed = Signal()
    judged = Signal()
    opened = Signal()
    viewport_changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.editing = Editing(blank())
        self.path: Path | None = None
        self.cell = Cell(0, 0)
        self.tool = Tool.CLUES
        self.draft = Draft()
        self.appraisal: PuzzleAppraisal | None = None
        self.grade: Grade | None = None
        self.proposal: Proposal | None = None
        self.shown: int | None = None
        self.viewport: Viewport | None = None

    @property
    def board(self) -> Board:
        """The puzzle with the rectangles drawn."""
        return self.editing.board

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle as it stands."""
        return self.editing.puzzle

    @property
    def seen(self) -> Board:
        """The board to be seen: what is drawn, or the solution that is looked at."""
        if self.shown is not None and self.appraisal is not None:
            return self.appraisal.boards[self.shown]
        return self.board

    def open(self, game: SavedGame, path: Path | None = None) -> None:
        """Put another puzzle on the desk."""
        self._put(Editing(game), path)

    def resume(self, kept: KeptEditing) -> None:
        """Put the puzzle of an earlier sitting on the desk, with all its steps."""
        self._put(Editing.resumed(kept), Path(kept.path) if kept.path else None)

    def kept(self) -> KeptEditing:
        """Return what is to be kept for the next sitting."""
        return self.editing.kept("" if self.path is None else str(self.path))

    def _put(self, editing: Editing, path: Path | None) -> None:
        self.editing, self.path = editing, path
        self.cell, self.draft, self.viewport = Cell(0, 0), Draft(), None
        self._forget()
        self.opened.emit()
        self.edited.emit()

    def make(self, edit: Edit) -> bool:
        """Make a step; tell whether it changed anything.

        Raises:
            ValueError: the edit is not possible.
        """
        return self._changed(self.editing.make(edit))

    def type_digit(self, digit: int) -> bool:
        """Type a digit into the chosen cell."""
        return self._changed(self.editing.type_digit(self.cell, digit))

    def undo(self) -> None:
        """Take the last step back."""
        self._changed(self.editing.undo())

    def redo(self) -> None:
        """Make the step again that was taken back."""
        self._changed(self.editing.redo())

    def choose(self, cell: Cell) -> None:
        """Choose a cell of the grid."""
        if cell != self.cell:
            self.editing.pause()
            self.cell = cell
            self.view_changed.emit()

    def use(self, tool: Tool) -> None:
        """Take another tool."""
        self.tool, self.draft = tool, Draft()
        self.editing.pause()
        self.view_changed.emit()

    def show_draft(self, draft: Draft) -> None:
        """Show what the pointer is about to do."""
        if draft != self.draft:
            self.draft = draft
            self.view_changed.emit()

    def show_solution(self, number: int | None) -> None:
        """Show one of the solutions in place of what is drawn, or what is drawn again."""
        self.shown = number
        self.view_changed.emit()

    def set_viewport(self, viewport: Viewport | None) -> None:
        """Look at the board in another way."""
        self.viewport = viewport
        self.viewport_changed.emit()

    def judge(self, appraisal: "PuzzleAppraisal") -> None:
        """Take what the solver says of the puzzle."""
        self.appraisal = appraisal
        self.judged.emit()

    def set_grade(self, grade: "Grade | None") -> None:
        """Take the grade of the puzzle."""
        self.grade = grade
        self.judged.emit()

    def propose(self, proposal: "Proposal | None") -> None:
        """Show clue moves that would leave one solution, or none any more."""
        self.proposal, self.shown = proposal, None
        self.judged.emit()

    def _changed(self, done: bool) -> bool:
        if done:
            self._keep_cell_on_grid()
            self._forget()
            self.edited.emit()
        return done

    def _forget(self) -> None:
        self.appraisal = self.grade = self.proposal = self.shown = None

    def _keep_cell_on_grid(self) -> None:
        row, col = self.cell
        self.cell = Cell(min(row, self.puzzle.rows - 1), min(col, self.puzzle.cols - 1))


def blank(rows: int = DEFAULT_SIDE, cols: int = DEFAULT_SIDE) -> SavedGame:
    """Return an empty grid."""
    return SavedGame(Puzzle(rows, cols, {}))
