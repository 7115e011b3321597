"""A puzzle being made in the editor: tool, cursor, gestures, edits, undo. Without Qt.

The editor's counterpart of :mod:`shikaku_gui.play.session`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from shikaku_gui import solver
from shikaku_gui.formats import SavedGame, game_with_rects
from shikaku_gui.model import Board, Cell, Puzzle, Rect, Shape, check_rect
from shikaku_gui.play import edits
from shikaku_gui.play.drag import Point, cell_at, nearest_cell, start_cell
from shikaku_gui.play.edit_history import EditHistory
from shikaku_gui.play.editor_file import EditorState
from shikaku_gui.play.grid_transforms import GridAxis, line_count
from shikaku_gui.play.puzzle_appraisal import PuzzleAppraisal

MAX_CLUE = 10**6
"""The largest number that can be typed."""


class EditTool(Enum):
    """The pointer's tool: set clues, or draw the rectangles of the solution."""

    CLUES = "clues"
    RECTS = "rectangles"


class EditChange(Enum):
    """The effect of a call: a change of the view, of the puzzle, or of the solver's verdict."""

    VIEW = "view"
    PUZZLE = "puzzle"
    APPRAISAL = "appraisal"


@dataclass(frozen=True, slots=True)
class EditPreview:
    """The effect of the gesture if it ended now: draw a rectangle, or move a clue to a cell.

    ``start`` is the cell of the clue; ``end`` is the cell of the pointer or the cursor.
    """

    rect: Rect | None = None
    start: Cell | None = None
    end: Cell | None = None


NO_PREVIEW = EditPreview()
_SHAPES = (None, *Shape)


class EditSession:
    """A puzzle being made, with undo back to its start; ``notify`` is called with each change.

    ``cell`` is the selected cell. ``preview`` is what the gesture in progress would do.
    ``appraisal``, ``grade`` and ``proposal`` are what the solver says of the current puzzle,
    None until it is known; ``solution_shown`` is the number of the solution that is shown in
    place of the drawn rectangles.
    """

    def __init__(
        self,
        game: SavedGame,
        tool: EditTool = EditTool.CLUES,
        notify: Callable[[EditChange], None] = lambda _: None,
    ) -> None:
        """Edit the puzzle of a game; those of its rectangles that break no rule are kept."""
        self._history = EditHistory(_start_board(game))
        self._saved: Board | None = self.board
        self._notify = notify
        self._pressed: Cell | None = None
        self._beside = False
        self._anchor: Cell | None = None
        self.tool = tool
        self.cell = Cell(0, 0)
        self.preview = NO_PREVIEW
        self.appraisal: PuzzleAppraisal | None = None
        self.grade: solver.Grade | None = None
        self.proposal: solver.Proposal | None = None
        self.solution_shown: int | None = None

    @classmethod
    def from_state(
        cls,
        state: EditorState,
        tool: EditTool = EditTool.CLUES,
        notify: Callable[[EditChange], None] = lambda _: None,
    ) -> EditSession:
        """Continue from a stored state.

        Raises:
            ValueError: the state's position lies beyond its edits.
        """
        session = cls(state.start, tool, notify)
        start, current = _start_board(state.start), _start_board(state.current)
        session._history = EditHistory(start, state.edits, state.position, current)
        session._saved = current if state.saved else None
        return session

    def state(self, path: str = "") -> EditorState:
        """Return what a later run needs to continue; ``path`` is the puzzle's own file."""
        history = self._history
        start, current = (
            game_with_rects(board.puzzle, board.rects) for board in (history.start, self.board)
        )
        made, at = tuple(history.edits), history.position
        return EditorState(start, current, made, at, not self.modified, path)

    @property
    def board(self) -> Board:
        """The current puzzle, with those rectangles of its solution that are drawn."""
        return self._history.board

    @property
    def puzzle(self) -> Puzzle:
        """The current puzzle."""
        return self.board.puzzle

    @property
    def visible_board(self) -> Board:
        """The board to show: the drawn rectangles, or the solution that was asked for."""
        if self.solution_shown is not None and self.appraisal is not None:
            return self.appraisal.boards[self.solution_shown]
        return self.board

    @property
    def can_undo(self) -> bool:
        """Whether there is an edit to undo."""
        return self._history.position > 0

    @property
    def can_redo(self) -> bool:
        """Whether there is an undone edit."""
        return self._history.position < len(self._history.edits)

    @property
    def modified(self) -> bool:
        """Whether the puzzle differs from what was opened or saved."""
        return self._saved is None or self.board != self._saved

    def mark_saved(self) -> None:
        """Record that the current puzzle has been saved to a file."""
        self._saved = self.board
        self.pause()

    # The pointer

    @property
    def pressed(self) -> bool:
        """Whether the pointer has pressed a cell and not been released."""
        return self._pressed is not None

    def press(self, point: Point) -> None:
        """Begin a gesture with the main button: select the cell, for a drag also at the edge."""
        self.cancel()
        cell = (start_cell if self.tool is EditTool.RECTS else cell_at)(self.puzzle, point)
        if cell is None:
            return
        self._hide_solution()
        self._pressed, self._beside = cell, cell_at(self.puzzle, point) is None
        self.select(cell)

    def move(self, point: Point, *, far: bool = True) -> None:
        """Follow the pointer; ``far`` tells that it moved as far as a drag must."""
        if self._pressed is None or not (far or self.preview != NO_PREVIEW):
            return
        cell = nearest_cell(self.puzzle, point)
        if self.tool is EditTool.RECTS:
            self._set_preview(EditPreview(Rect.between(self._pressed, cell), end=cell))
        elif self._pressed in self.puzzle.clues:
            self._set_preview(EditPreview(start=self._pressed, end=cell))

    def release(self) -> None:
        """End the gesture with its edit; a click on a drawn rectangle moves its clue there."""
        preview, pressed = self.preview, self._pressed
        self.cancel()
        if pressed is None:
            return
        if preview.rect is not None:
            self.edit(edits.DrawRect(preview.rect))
            self.select(preview.end or preview.rect.last)
        elif preview.start is not None and preview.end is not None:
            if preview.end != preview.start:
                self.edit(edits.MoveClues(((preview.start, preview.end),)))
            self.select(preview.end)
        elif self.tool is EditTool.RECTS and not (self._beside or pressed in self.puzzle.clues):
            rect = self.board.at(pressed)
            if rect is not None:
                self.edit(edits.MoveClues(((self.puzzle.clues_in(rect)[0], pressed),)))

    def cancel(self) -> None:
        """Drop the gesture; nothing is drawn or moved."""
        self._pressed = self._anchor = None
        self._set_preview(NO_PREVIEW)

    # The keyboard

    def select(self, cell: Cell) -> None:
        """Select a cell of the grid."""
        if cell != self.cell:
            self.pause()
            self.cell = cell
            self._notify(EditChange.VIEW)

    def step(self, rows: int, cols: int) -> None:
        """Move the cursor; ends a stretch."""
        cell = self._neighbour(rows, cols)
        if cell is not None:
            self.cancel()
            self.select(cell)

    def push_clue(self, rows: int, cols: int) -> None:
        """Move the selected clue and the cursor; without a clue, the cursor alone."""
        start, cell = self.cell, self._neighbour(rows, cols)
        if start not in self.puzzle.clues:
            self.step(rows, cols)
        elif cell is not None:
            self._hide_solution()
            self.edit(edits.MoveClues(((start, cell),)))
            self.select(cell)

    def stretch(self, rows: int, cols: int) -> None:
        """Stretch a rectangle from the cell where the first such step began."""
        start, cell = self.cell, self._neighbour(rows, cols)
        if self.tool is not EditTool.RECTS:
            self.step(rows, cols)
        elif cell is not None:
            self._hide_solution()
            self._anchor = self._anchor or start
            self.select(cell)
            self._set_preview(EditPreview(Rect.between(self._anchor, cell), end=cell))

    def draw(self) -> None:
        """Draw the rectangle of the preview."""
        rect = self.preview.rect
        if rect is not None:
            self.cancel()
            self.edit(edits.DrawRect(rect))

    def type_digit(self, digit: int) -> bool:
        """Add a digit to the clue being typed in the selected cell, or begin a new clue.

        Returns whether the clue changed: a clue has no leading zero and at most 6 digits.
        """
        self._hide_solution()
        before = self._history.typed
        typing = isinstance(before, edits.SetClue) and before.cell == self.cell
        known = self.puzzle.clues.get(self.cell) if typing else None
        area = 10 * (known or 0) + digit
        return 1 <= area <= MAX_CLUE and self.make(edits.SetClue(self.cell, area))

    def type_unknown(self) -> None:
        """Make the selected cell a clue "?"."""
        self._hide_solution()
        self.make(edits.SetClue(self.cell, None))

    def set_shape(self, shape: Shape | None) -> None:
        """Give the selected clue a shape, or none; an empty cell gets a "?" of that shape."""
        if shape is not None or self.cell in self.puzzle.shapes:
            self._hide_solution()
            self.make(edits.SetShape(self.cell, shape))

    def cycle_shape(self) -> None:
        """Give the selected clue the next shape; after the last one it has none."""
        at = _SHAPES.index(self.puzzle.shapes.get(self.cell))
        self.set_shape(_SHAPES[(at + 1) % len(_SHAPES)])

    def delete(self, *, last_digit: bool = False) -> None:
        """Remove the selected clue, or its last digit, or the rectangle around it."""
        self._hide_solution()
        rect = self.board.at(self.cell)
        if rect is not None and self.tool is EditTool.RECTS:
            self.edit(edits.EraseRect(rect))
            return
        if self.cell not in self.puzzle.clues:
            return
        area = self.puzzle.clues[self.cell]
        if last_digit and area is not None and area > 9:
            self.make(edits.SetClue(self.cell, area // 10))
        else:
            self.edit(edits.EraseClue(self.cell))

    def _neighbour(self, rows: int, cols: int) -> Cell | None:
        cell = Cell(self.cell.row + rows, self.cell.col + cols)
        return cell if self.puzzle.grid.covers(cell) else None

    # Commands

    def make(self, edit: edits.Edit) -> bool:
        """Make an edit; typing in the same place continues the step before.

        Returns whether the edit changed anything.

        Raises:
            ValueError: the edit is not possible.
        """
        return self._report(self._history.make(edit))

    def edit(self, edit: edits.Edit) -> bool:
        """Make an edit as a step of its own.

        Returns whether the edit changed anything.

        Raises:
            ValueError: the edit is not possible.
        """
        self.pause()
        return self.make(edit)

    def pause(self) -> None:
        """End the typing: the next edit is a step of its own."""
        self._history.end_typing()

    def undo(self) -> bool:
        """Undo the last step; tell whether there was one."""
        return self._report(self._history.go(-1))

    def redo(self) -> bool:
        """Redo the step that was undone last; tell whether there was one."""
        return self._report(self._history.go(1))

    def move_line(self, axis: GridAxis, by: int) -> None:
        """Move the row or column of the selected cell, and the cursor with it."""
        at = self.line(axis)
        if 0 <= at + by < line_count(self.puzzle, axis):
            self.edit(edits.MoveLine(axis, at, at + by))
            row, col = self.cell
            self.select(Cell(row + by, col) if axis is GridAxis.ROW else Cell(row, col + by))

    def line(self, axis: GridAxis) -> int:
        """Return the row or the column of the selected cell."""
        return self.cell.row if axis is GridAxis.ROW else self.cell.col

    def use(self, tool: EditTool) -> None:
        """Change the tool."""
        self.tool, self.preview = tool, NO_PREVIEW
        self.pause()
        self._notify(EditChange.VIEW)

    # What the solver says

    def set_appraisal(self, appraisal: PuzzleAppraisal) -> None:
        """Store the solver's appraisal of the puzzle."""
        self.appraisal = appraisal
        self._notify(EditChange.APPRAISAL)

    def set_grade(self, grade: solver.Grade) -> None:
        """Store the grade of the puzzle."""
        self.grade = grade
        self._notify(EditChange.APPRAISAL)

    def set_proposal(self, proposal: solver.Proposal | None) -> None:
        """Show clue moves that would leave one solution, or stop showing them."""
        self.proposal, self.solution_shown = proposal, None
        self._notify(EditChange.APPRAISAL)

    def drop_proposal(self) -> None:
        """Stop showing clue moves."""
        self.set_proposal(None)

    def apply_proposal(self) -> None:
        """Make the clue moves of the proposal."""
        if self.proposal is not None:
            self.edit(edits.MoveClues(self.proposal.moves, self.proposal.shapes))

    def show_solution(self, number: int | None) -> None:
        """Show one of the solutions in place of the drawn rectangles, or these again."""
        self.solution_shown = number
        self._notify(EditChange.VIEW)

    def _hide_solution(self) -> None:
        """Show the drawn rectangles: a solution that is shown cannot be edited."""
        if self.solution_shown is not None:
            self.show_solution(None)

    def _report(self, changed: bool) -> bool:
        """Report a change, and drop what belonged to the puzzle before it."""
        if changed:
            self._pressed = self._anchor = None
            self.preview = NO_PREVIEW
            self.appraisal = self.grade = self.proposal = self.solution_shown = None
            row, col = self.cell
            self.cell = Cell(min(row, self.puzzle.rows - 1), min(col, self.puzzle.cols - 1))
            self._notify(EditChange.PUZZLE)
        return changed

    def _set_preview(self, preview: EditPreview) -> None:
        if preview != self.preview:
            self.preview = preview
            self._notify(EditChange.VIEW)


def _start_board(game: SavedGame) -> Board:
    rects = game.rects or game.solution or ()
    return Board(game.puzzle, [rect for rect in rects if check_rect(game.puzzle, rect) is None])
