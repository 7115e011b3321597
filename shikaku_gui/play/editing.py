"""A puzzle in the making: what it is now, what it was before each step, what is on the file."""

from dataclasses import dataclass, replace

from shikaku_gui.formats import SavedGame, game_with_rects
from shikaku_gui.model import Board, Cell, Puzzle, judge
from shikaku_gui.play.edit_history import EditHistory
from shikaku_gui.play.edits import Describe, Edit, SetClue, apply

MAX_CLUE = 10**6
"""The largest number that can be typed."""


@dataclass(frozen=True)
class KeptEditing:
    """What is kept of a puzzle in the making from one sitting to the next.

    ``begun`` and ``now`` are the puzzle before all edits and after ``at`` of them, with the
    rectangles drawn; the edits after that were taken back. ``saved`` tells whether the puzzle
    is on a file as it stands.
    """

    begun: SavedGame
    now: SavedGame
    edits: tuple[Edit, ...] = ()
    at: int = 0
    saved: bool = False
    path: str = ""


class Editing:
    """A puzzle that is being made, with undo back to its beginning.

    Typing several digits of a clue, or several letters of a title, is one step to undo.
    """

    def __init__(self, game: SavedGame) -> None:
        """Edit the puzzle of a game; its rectangles that break no rule come along."""
        self._history = EditHistory(_begun(game))
        self._joining = False
        self._saved: Board | None = self.board

    @classmethod
    def resumed(cls, kept: KeptEditing) -> "Editing":
        """Go on with a puzzle that was kept.

        Raises:
            ValueError: there are not as many edits as were made.
        """
        editing = cls(kept.begun)
        begun, now = _begun(kept.begun), _begun(kept.now)
        editing._history = EditHistory(begun, kept.edits, kept.at, now)
        editing._saved = now if kept.saved else None
        return editing

    @property
    def board(self) -> Board:
        """The puzzle as it stands, with the rectangles of its solution that are drawn."""
        return self._history.board

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle as it stands."""
        return self.board.puzzle

    @property
    def can_undo(self) -> bool:
        """Tell whether there is a step to take back."""
        return self._history.at > 0

    @property
    def can_redo(self) -> bool:
        """Tell whether a step was taken back."""
        return self._history.at < len(self._history.edits)

    @property
    def modified(self) -> bool:
        """Tell whether the puzzle differs from what was opened or saved."""
        return self._saved is None or self.board != self._saved

    def make(self, edit: Edit) -> bool:
        """Make a step; tell whether it changed anything.

        Raises:
            ValueError: the edit is not possible.
        """
        history = self._history
        joined = self._joining and _joins(history.last, edit)
        board = apply(history.before() if joined else self.board, edit)
        if board == self.board:
            return False
        if joined:
            history.drop_from(history.at - 1)
        history.add(edit, board)
        self._joining = True
        return True

    def type_digit(self, cell: Cell, digit: int) -> bool:
        """Add a digit to the clue in a cell that is being typed, or begin a new one.

        Returns whether the clue has changed: no clue begins with 0, none grows without end.
        """
        before = self._history.last
        typing = self._joining and isinstance(before, SetClue) and before.cell == cell
        known = self.puzzle.clues.get(cell) if typing else None
        area = 10 * (known or 0) + digit
        return 1 <= area <= MAX_CLUE and self.make(SetClue(cell, area))

    def pause(self) -> None:
        """Let the next step be one of its own: the typing is over."""
        history = self._history
        if self._joining and self.can_undo and history.board == history.before():
            history.drop_from(history.at - 1)  # what was typed was there before
        self._joining = False

    def undo(self) -> bool:
        """Take a step back; tell whether there was one."""
        self._joining = False
        return self._history.go(-1)

    def redo(self) -> bool:
        """Make a step again; tell whether there was one."""
        self._joining = False
        return self._history.go(1)

    def mark_saved(self) -> None:
        """Remember that the puzzle as it stands is on a file."""
        self._saved = self.board
        self._joining = False

    def kept(self, path: str = "") -> KeptEditing:
        """Return what is kept of it for the next sitting; ``path`` is the puzzle's own file."""
        history = self._history
        begun, now = (
            game_with_rects(board.puzzle, board.rects) for board in (history.begun, self.board)
        )
        edits = tuple(history.edits)
        return KeptEditing(begun, now, edits, history.at, not self.modified, path)

    def game(self, grade: str = "") -> SavedGame:
        """Return a new game on the puzzle, for playing and for files."""
        return SavedGame(replace(self.puzzle, grade=grade) if grade else self.puzzle)


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
