"""Holds the current game: session, file, viewport and the marks of hints."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from shikaku_gui.formats import HintDegree, SavedGame
from shikaku_gui.gui.board.board_marks import BoardMarks, Highlight
from shikaku_gui.gui.board.viewport import Viewport
from shikaku_gui.model import Board, Puzzle, Rect
from shikaku_gui.play import Outcome, Session


class GameController(QObject):
    """Holds the current game and emits signals when it changes.

    ``path`` is the file in our own format that the game was opened from or saved to.
    ``viewport`` is None until the player chooses one.
    """

    game_changed = Signal()
    view_changed = Signal()
    moved = Signal()
    hint_counted = Signal()
    highlight_changed = Signal()
    viewport_changed = Signal()
    reveal_requested = Signal(list)

    def __init__(self, saved: SavedGame, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = Session(saved)
        self.path: Path | None = None
        self.board_marks = BoardMarks()
        self.highlight: Highlight | None = None
        self.viewport: Viewport | None = None

    @property
    def board(self) -> Board:
        """The current board."""
        return self.session.board

    @property
    def puzzle(self) -> Puzzle:
        """The current puzzle."""
        return self.session.puzzle

    def open(self, saved: SavedGame, path: Path | None = None) -> None:
        """Replace the game.

        Raises:
            ValueError: a move of the saved game is not possible; the old game is kept.
        """
        self.open_session(Session(saved), path)

    def open_session(self, session: Session, path: Path | None = None) -> None:
        """Replace the game by the one of a session."""
        self.session.set_board_visible(False)
        self.session, self.path, self.board_marks = session, path, BoardMarks()
        self.viewport = None
        self.game_changed.emit()

    def set_viewport(self, viewport: Viewport | None) -> None:
        """Change the viewport."""
        self.viewport = viewport
        self.viewport_changed.emit()

    def notify(self, outcome: Outcome) -> None:
        """Emit the signals for what a call of the session has changed."""
        if outcome is Outcome.MOVE:
            self.board_marks = BoardMarks()
            self.moved.emit()
        if outcome is not Outcome.NOTHING:
            self.view_changed.emit()

    def count_hint(self, degree: HintDegree, instead_of: HintDegree | None = None) -> None:
        """Count a hint that was shown, see :meth:`~shikaku_gui.play.Game.count_hint`."""
        self.session.game.count_hint(degree, instead_of)
        self.hint_counted.emit()

    # See DrawingInput

    @property
    def is_drawing(self) -> bool:
        """Whether the pointer is drawing."""
        return self.session.dragging

    @property
    def drag_rect(self) -> Rect | None:
        """The rectangle being drawn, None if there is none."""
        preview = self.session.preview
        return None if preview is None else preview.rect

    def cancel_drawing(self) -> None:
        """Cancel the drawing."""
        self.notify(self.session.cancel())

    def take_wheel(self, notches: int) -> bool:
        """Step through the possible rectangles of a clue while they are shown."""
        if self.session.choice is None:
            return False
        if notches:
            self.notify(self.session.step(notches, 0))
        return True

    def draw_at_cursor(self) -> Rect | None:
        """Draw at the keyboard cursor and return its cell; None if it is not shown."""
        if not self.session.cursor_shown:
            return None
        self.notify(self.session.confirm())
        return Rect(*self.session.cursor, 1, 1)

    def clear_marks(self) -> None:
        """Remove the marks."""
        self.show_marks(BoardMarks())

    def show_marks(self, board_marks: BoardMarks) -> None:
        """Show marks above the board, until a move is made."""
        self.board_marks = board_marks
        self.view_changed.emit()

    def reveal(self, rects: Sequence[Rect]) -> None:
        """Scroll the first of some rectangles into view, unless one of them is visible."""
        self.reveal_requested.emit(list(rects))

    def set_highlight(self, highlight: Highlight | None) -> None:
        """Highlight the marks of a role, or none."""
        self.highlight = highlight
        self.highlight_changed.emit()
