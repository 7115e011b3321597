"""The undo history of a puzzle being made, in little memory.

All edits are stored, but only some of the boards between them: the others are made again from
the nearest earlier one. A board of many clues takes a hundred times the memory of an edit.
"""

from collections.abc import Iterable

from shikaku_gui.model import Board
from shikaku_gui.play.edits import Edit, SetClue, SetShape, SetText, apply_edit

_NEAR = 32
"""Up to this distance from the current position, all boards are stored."""

_STRIDE = 16
"""Farther away, one board in this many is stored."""


class EditHistory:
    """The edits made and undone, and the boards before and after each.

    Typing several digits of a clue, or several letters of a text, is one edit.
    """

    def __init__(
        self,
        start: Board,
        edits: Iterable[Edit] = (),
        position: int = 0,
        board: Board | None = None,
    ) -> None:
        """Begin with a board, or continue where ``position`` of the edits had led to ``board``.

        Raises:
            ValueError: there are not that many edits.
        """
        self.edits = list(edits)
        self.position = position
        if not 0 <= position <= len(self.edits):
            raise ValueError(f"the position {position} of {len(self.edits)} edits")
        self._boards = {0: start, position: board or start}
        self._typing = False

    @property
    def start(self) -> Board:
        """The board before all edits."""
        return self._boards[0]

    @property
    def board(self) -> Board:
        """The current board."""
        return self._boards[self.position]

    @property
    def typed(self) -> Edit | None:
        """The last edit, if the next one may continue it."""
        return self.edits[self.position - 1] if self._typing else None

    def make(self, edit: Edit) -> bool:
        """Make an edit; tell whether it changed anything. Undone edits are forgotten.

        Raises:
            ValueError: the edit is not possible.
        """
        continues = _continues(self.typed, edit)
        at = self.position - 1 if continues else self.position
        board = apply_edit(self._board_at(at), edit)
        if board == self.board:
            return False
        self._drop_from(at)
        self.edits.append(edit)
        self.position += 1
        self._boards[self.position] = board
        self._thin()
        self._typing = True
        return True

    def end_typing(self) -> None:
        """Let the next edit be a step of its own."""
        if self._typing and self.board == self._board_at(self.position - 1):
            self._drop_from(self.position - 1)  # the same text was typed again
        self._typing = False

    def _drop_from(self, at: int) -> None:
        """Go back to a position, and forget the edits after it."""
        self._board_at(at)
        self.position = at
        del self.edits[at:]
        self._boards = {number: kept for number, kept in self._boards.items() if number <= at}

    def go(self, step: int) -> bool:
        """Go a step back (-1) or forward (1); tell whether there was one.

        Where an edit turns out not to be possible, as in a damaged file, all are forgotten.
        """
        self._typing = False
        if not 0 <= self.position + step <= len(self.edits):
            return False
        try:
            self._board_at(self.position + step)
        except ValueError:
            self.edits, self._boards, self.position = [], {0: self.board}, 0
            return False
        self.position += step
        self._thin()
        return True

    def _board_at(self, number: int) -> Board:
        """Return the board at a position, made from the nearest stored one before it."""
        nearest = max(kept for kept in self._boards if kept <= number)
        for step in range(nearest, number):
            self._boards[step + 1] = apply_edit(self._boards[step], self.edits[step])
        return self._boards[number]

    def _thin(self) -> None:
        if len(self._boards) > 3 * _NEAR + len(self.edits) // _STRIDE:
            self._boards = {
                number: board
                for number, board in self._boards.items()
                if number % _STRIDE == 0 or abs(number - self.position) <= _NEAR
            }


def _continues(before: Edit | None, edit: Edit) -> bool:
    """Tell whether an edit continues the typing of the one before."""
    if isinstance(before, SetClue) and isinstance(edit, SetClue):
        return before.cell == edit.cell
    if isinstance(before, SetShape) and isinstance(edit, SetShape):
        return before.cell == edit.cell
    return isinstance(before, SetText) and isinstance(edit, SetText) and before.field == edit.field
