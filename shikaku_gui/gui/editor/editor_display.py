"""The editor's board as it is shown, for the pictures that are cached of it."""

from collections.abc import Hashable

from shikaku_gui.gui.editor.editor_model import EditorModel
from shikaku_gui.model import Board, Rect
from shikaku_gui.play import DrawnRect, RectangleTints


class EditorDisplay:
    """Follows the editor's visible board and tints its rectangles."""

    def __init__(self, model: EditorModel) -> None:
        self._model = model
        self._subject = object()
        self._board = model.session.visible_board
        self._tints = RectangleTints(self._board)

    @property
    def subject(self) -> object:
        """An object that is replaced when the size of the grid changes."""
        self._follow()
        return self._subject

    @property
    def state(self) -> Hashable:
        """A value that changes with the tints."""
        self._follow()
        return self._tints.version

    @property
    def board(self) -> Board:
        """The visible board."""
        self._follow()
        return self._board

    def drawn(self, part: Rect | None = None) -> list[DrawnRect]:
        """Return the rectangles, or only those that touch a part of the grid, in order."""
        board = self.board
        rects = board.rects if part is None else sorted(board.touching(part))
        return [DrawnRect(rect, self._tints[rect]) for rect in rects]

    def _follow(self) -> None:
        before, self._board = self._board, self._model.session.visible_board
        if before is self._board:
            return
        if before.puzzle.grid == self._board.puzzle.grid:
            self._tints.follow(self._board)
        else:
            self._subject, self._tints = object(), RectangleTints(self._board)
