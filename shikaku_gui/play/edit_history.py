"""The steps of a puzzle in the making, back to its beginning, in little space.

The edits are kept; of the boards between them only some are, and the others are made again
from the nearest one before. A board of many clues takes a hundred times the space of an edit.
"""

from collections.abc import Iterable

from shikaku_gui.model import Board
from shikaku_gui.play.edits import Edit, apply_edit

_NEAR = 32
"""So many steps before and after the present one, all boards are kept."""

_STRIDE = 16
"""Farther away, one board in so many is kept."""


class EditHistory:
    """The edits made and taken back, and the boards before and after each."""

    def __init__(
        self,
        start: Board,
        edits: Iterable[Edit] = (),
        position: int = 0,
        board: Board | None = None,
    ) -> None:
        """Begin with a board; or go on where ``position`` of the edits had led to ``board``.

        Raises:
            ValueError: there are not that many edits.
        """
        self.edits = list(edits)
        self.position = position
        if not 0 <= position <= len(self.edits):
            raise ValueError(f"the position {position} of {len(self.edits)} edits")
        self._boards = {0: start, position: board or start}

    @property
    def start(self) -> Board:
        """The board before all edits."""
        return self._boards[0]

    @property
    def board(self) -> Board:
        """The board as it stands."""
        return self._boards[self.position]

    @property
    def last(self) -> Edit | None:
        """The edit that led to the board as it stands; None at the beginning."""
        return self.edits[self.position - 1] if self.position else None

    def before(self) -> Board:
        """Return the board before the last edit, or the first board.

        Raises:
            ValueError: an edit is not possible, as in a damaged file.
        """
        return self._made(max(self.position - 1, 0))

    def add(self, edit: Edit, board: Board) -> None:
        """Add an edit that led to a board; what was taken back is forgotten."""
        self.drop_from(self.position)
        self.edits.append(edit)
        self.position += 1
        self._boards[self.position] = board
        self._thin()

    def drop_from(self, at: int) -> None:
        """Forget the edits after a position, which becomes the present one if it is earlier.

        Raises:
            ValueError: an edit is not possible, as in a damaged file.
        """
        present = min(at, self.position)
        self._made(present)
        self.position = present
        del self.edits[at:]
        self._boards = {number: kept for number, kept in self._boards.items() if number <= at}

    def go(self, step: int) -> bool:
        """Go a step back (-1) or forward (1); tell whether there was one.

        Where an edit turns out not to be possible, as in a damaged file, all are forgotten.
        """
        if not 0 <= self.position + step <= len(self.edits):
            return False
        try:
            self._made(self.position + step)
        except ValueError:
            self.edits, self._boards, self.position = [], {0: self.board}, 0
            return False
        self.position += step
        self._thin()
        return True

    def _made(self, number: int) -> Board:
        """Return the board at a position, made again from the nearest one before it."""
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
