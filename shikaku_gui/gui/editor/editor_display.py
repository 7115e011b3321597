"""The board on the desk as it is to be seen, for the pictures that are kept of it."""

from collections.abc import Hashable

from shikaku_gui.gui.editor.editor_model import EditorModel
from shikaku_gui.model import Board, Rect
from shikaku_gui.play.board_view import Drawn
from shikaku_gui.play.rectangle_tints import RectangleTints


class EditorDisplay:
    """Follows the desk, and tints the rectangles that are to be seen there."""

    def __init__(self, desk: EditorModel) -> None:
        self._desk = desk
        self._subject = object()
        self._board = desk.seen
        self._tints = RectangleTints(self._board)

    @property
    def subject(self) -> object:
        """Another one where the grid has another size than before."""
        self._follow()
        return self._subject

    @property
    def state(self) -> Hashable:
        """Which tints are used."""
        self._follow()
        return self._tints.version

    @property
    def board(self) -> Board:
        """The board to be seen."""
        self._follow()
        return self._board

    def drawn(self, part: Rect | None = None) -> list[Drawn]:
        """Return the rectangles, or only those that touch a part of the grid, in order."""
        board = self.board
        rects = board.rects if part is None else sorted(board.touching(part))
        return [Drawn(rect, self._tints[rect]) for rect in rects]

    def _follow(self) -> None:
        before, self._board = self._board, self._desk.seen
        if before is self._board:
            return
        if before.puzzle.grid == self._board.puzzle.grid:
            self._tints.follow(self._board)
        else:
            self._subject, self._tints = object(), RectangleTints(self._board)
