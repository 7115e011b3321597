"""A puzzle in the making: what it is now, what it was before each step, what is on the file."""

from dataclasses import replace

from shikaku_gui.formats.saved import SavedGame, drawn
from shikaku_gui.model import Board, Cell, Puzzle, judge
from shikaku_gui.play.edits import Describe, Edit, SetClue, apply

MAX_CLUE = 10**6
"""The largest number that can be typed."""


class Editing:
    """A puzzle that is being made, with undo back to its beginning.

    Typing several digits of a clue, or several letters of a title, is one step to undo.
    """

    def __init__(self, game: SavedGame) -> None:
        """Edit the puzzle of a game; its rectangles that break no rule come along."""
        self._steps: list[tuple[Edit | None, Board]] = [(None, _begun(game))]
        self._at = 0
        self._joining = False
        self._saved: Board | None = self.board

    @property
    def board(self) -> Board:
        """The puzzle as it stands, with the rectangles of its solution that are drawn."""
        return self._steps[self._at][1]

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle as it stands."""
        return self.board.puzzle

    @property
    def can_undo(self) -> bool:
        """Tell whether there is a step to take back."""
        return self._at > 0

    @property
    def can_redo(self) -> bool:
        """Tell whether a step was taken back."""
        return self._at + 1 < len(self._steps)

    @property
    def modified(self) -> bool:
        """Tell whether the puzzle differs from what was opened or saved."""
        return self._saved is None or self.board != self._saved

    def make(self, edit: Edit) -> bool:
        """Make a step; tell whether it changed anything.

        Raises:
            ValueError: the edit is not possible.
        """
        board = apply(self.board, edit)
        if board == self.board:
            return False
        before = self._steps[self._at][0]
        joined = self._joining and _joins(before, edit)
        del self._steps[self._at + (not joined) :]
        self._steps.append((edit, board))
        self._at = len(self._steps) - 1
        self._joining = True
        return True

    def type_digit(self, cell: Cell, digit: int) -> bool:
        """Add a digit to the clue in a cell that is being typed, or begin a new one.

        Returns whether the clue has changed: no clue begins with 0, none grows without end.
        """
        before = self._steps[self._at][0]
        typing = self._joining and isinstance(before, SetClue) and before.cell == cell
        known = self.puzzle.clues.get(cell) if typing else None
        area = 10 * (known or 0) + digit
        return 1 <= area <= MAX_CLUE and self.make(SetClue(cell, area))

    def pause(self) -> None:
        """Let the next step be one of its own: the typing is over."""
        self._joining = False

    def undo(self) -> bool:
        """Take a step back; tell whether there was one."""
        return self._go(-1) if self.can_undo else False

    def redo(self) -> bool:
        """Make a step again; tell whether there was one."""
        return self._go(1) if self.can_redo else False

    def mark_saved(self) -> None:
        """Remember that the puzzle as it stands is on a file."""
        self._saved = self.board
        self._joining = False

    def mark_unsaved(self) -> None:
        """Remember that the puzzle as it stands is on no file."""
        self._saved = None

    def document(self) -> SavedGame:
        """Return what is edited, the drawn rectangles included, to be taken up again later."""
        return drawn(self.puzzle, self.board.rects)

    def game(self, grade: str = "") -> SavedGame:
        """Return a new game on the puzzle, for playing and for files."""
        return SavedGame(replace(self.puzzle, grade=grade) if grade else self.puzzle)

    def _go(self, step: int) -> bool:
        self._at += step
        self._joining = False
        return True


def _joins(before: Edit | None, edit: Edit) -> bool:
    """Tell whether an edit goes on with the one before, so that both are one step."""
    if isinstance(before, SetClue) and isinstance(edit, SetClue):
        return before.cell == edit.cell
    return (
        isinstance(before, Describe) and isinstance(edit, Describe) and before.field == edit.field
    )


def _begun(game: SavedGame) -> Board:
    rects = game.rects or game.solution or ()
    return Board(game.puzzle, [rect for rect in rects if judge(game.puzzle, rect) is None])
