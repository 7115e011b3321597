"""The puzzle in the editor, with the signals that the editor's widgets listen to."""

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.board.viewport import Viewport
from shikaku_gui.model import Puzzle
from shikaku_gui.play import EditChange, EditorState, EditSession

DEFAULT_SIDE = 10


class EditorModel(QObject):
    """Holds the session, the puzzle's own file and the viewport, and reports changes.

    ``stamp`` is the stamp of the file when it was last read or written here, None if unknown.

    ``edited`` is emitted when the puzzle has changed, ``view_changed`` when only what is
    shown has, ``appraised`` when the solver has something new to say, ``opened`` when
    another puzzle has been opened, ``viewport_changed`` when another part of it is shown.
    """

    edited = Signal()
    view_changed = Signal()
    appraised = Signal()
    opened = Signal()
    viewport_changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = EditSession(blank(), notify=self._report)
        self.path: Path | None = None
        self.stamp: tuple[int, int] | None = None
        self.viewport: Viewport | None = None

    @property
    def puzzle(self) -> Puzzle:
        """The current puzzle."""
        return self.session.puzzle

    def open(self, game: SavedGame, path: Path | None = None) -> None:
        """Open another puzzle."""
        self._swap(EditSession(game, self.session.tool, self._report), path)

    def resume(self, state: EditorState) -> None:
        """Continue with a stored puzzle and all its edits."""
        path = Path(state.path) if state.path else None
        self._swap(EditSession.from_state(state, self.session.tool, self._report), path)
        self.stamp = state.stamp

    def state(self) -> EditorState:
        """Return what a later run needs to continue."""
        state = self.session.state("" if self.path is None else str(self.path))
        return replace(state, stamp=self.stamp)

    def set_viewport(self, viewport: Viewport | None) -> None:
        """Show the board in another viewport."""
        self.viewport = viewport
        self.viewport_changed.emit()

    def _swap(self, session: EditSession, path: Path | None) -> None:
        self.session, self.path, self.viewport, self.stamp = session, path, None, None
        self.opened.emit()
        self.edited.emit()

    def _report(self, change: EditChange) -> None:
        match change:
            case EditChange.VIEW:
                self.view_changed.emit()
            case EditChange.PUZZLE:
                self.edited.emit()
            case EditChange.APPRAISAL:
                self.appraised.emit()


def blank(rows: int = DEFAULT_SIDE, cols: int = DEFAULT_SIDE) -> SavedGame:
    """Return an empty grid."""
    return SavedGame(Puzzle(rows, cols, {}))
