"""What a screen reader is told of the puzzle on the desk of the editor."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QTimer
from PySide6.QtGui import QAccessible

from shikaku_gui.gui.announce import announce
from shikaku_gui.gui.editor.desk import Desk
from shikaku_gui.gui.spoken.table import follow_cursor, table_of
from shikaku_gui.gui.spoken.voice import phrase, sentences
from shikaku_gui.model import Board, Cell, Rect
from shikaku_gui.play import spoken
from shikaku_gui.play.drag import cell_at
from shikaku_gui.play.words import Message

if TYPE_CHECKING:
    from shikaku_gui.gui.editor.board import EditorBoard
    from shikaku_gui.play.appraisal import Appraisal


@dataclass(frozen=True)
class _Heard:
    """How all was when something was last said; ``pointed`` is what the solver points to."""

    board: Board
    cell: Cell
    rect: Rect | None
    pointed: "Appraisal | None"


class DeskReading:
    """Tells of the puzzle on the desk, cell by cell when asked, and of what changes at once."""

    def __init__(self, desk: Desk, board: "EditorBoard") -> None:
        self._desk = desk
        self._board = board
        self._heard: _Heard | None = None

    @property
    def whole(self) -> Rect:
        """All cells of the grid."""
        return self._desk.puzzle.grid

    @property
    def sight(self) -> Rect:
        """The cells that can be seen."""
        return self._board.camera.sight

    @property
    def cursor(self) -> Cell | None:
        """The cell that is chosen."""
        return self._desk.cell

    @property
    def chosen(self) -> Rect | None:
        """The cells of the rectangle that is being drawn, or the chosen one."""
        return self._desk.draft.rect or Rect(*self._desk.cell, 1, 1)

    def area(self, cell: Cell) -> QRectF:
        """Return the place of a cell."""
        return self._board.grid.area(Rect(*cell, 1, 1))

    def cell_at(self, position: QPointF) -> Cell | None:
        """Return the cell that is seen at a place, None where none is."""
        if not self._board.camera.pane.contains(position):
            return None
        return cell_at(self._desk.puzzle, self._board.grid.point(position.x(), position.y()))

    def name(self, cell: Cell) -> str:
        """Say where a cell is, what is in it, and what the solver finds of it."""
        self._heard = self._heard or self._hear()  # somebody begins to listen
        return phrase(
            [spoken.place(cell), *spoken.set_cell(self._desk.seen, cell), *self._findings(cell)]
        )

    def description(self, cell: Cell) -> str:
        """Say where the rectangle around a cell ends."""
        rect = self._desk.seen.at(cell)
        return "" if rect is None else sentences([spoken.extent(rect)])

    def _findings(self, cell: Cell) -> Iterator[Message]:
        appraisal = self._pointed
        if appraisal is None:
            return
        if cell in appraisal.differing:
            yield spoken.differs()
        if cell in appraisal.blamed:
            yield spoken.blamed(unfinished=appraisal.unfinished)

    @property
    def _pointed(self) -> "Appraisal | None":
        return self._desk.appraisal if self._desk.proposal is None else None

    def enter(self) -> None:
        """Tell where the cursor is, once Qt has told that the board has the keyboard."""
        if QAccessible.isActive():
            QTimer.singleShot(0, self._board, lambda: follow_cursor(self._board))

    def look(self) -> None:
        """Tell what has changed since the last time."""
        if not QAccessible.isActive():
            self._heard = None
            return
        now = self._hear()
        self._renew(self._heard, now)
        before, self._heard = self._heard or now, now
        if now.cell != before.cell:
            follow_cursor(self._board)
        text = sentences(self._news(before, now))
        if text:
            announce(self._board, text)

    def _hear(self) -> _Heard:
        desk = self._desk
        return _Heard(desk.seen, desk.cell, desk.draft.rect, self._pointed)

    def _renew(self, before: _Heard | None, now: _Heard) -> None:
        """Tell which cells are called something else now, or that all are others."""
        if before is not None and (before.board, before.pointed) == (now.board, now.pointed):
            return
        table = table_of(self._board)
        if table is None:
            return
        if before is not None and before.board.puzzle.grid != now.board.puzzle.grid:
            table.start_anew()
        else:
            table.renew(lambda _: True)

    def _news(self, before: _Heard, now: _Heard) -> Iterator[Message]:
        """Say what has become of the chosen cell and of the rectangle being drawn."""
        if now.rect is not None and now.rect != before.rect:
            yield spoken.measured(now.rect)
        if now.cell == before.cell and now.board is not before.board:
            said = spoken.set_cell(now.board, now.cell)
            if said != spoken.set_cell(before.board, now.cell):
                yield spoken.stopped(said)
