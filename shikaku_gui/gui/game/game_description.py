"""The texts of a screen reader for the current game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from PySide6.QtGui import QAccessible

from shikaku_gui import play
from shikaku_gui.gui.accessibility.board_description import (
    BoardDescription,
    ReadableBoard,
    sentences,
)
from shikaku_gui.gui.accessibility.board_table import table_of
from shikaku_gui.gui.base.announcements import announce
from shikaku_gui.gui.base.translation import comma_text, spoken_text
from shikaku_gui.gui.board.board_marks import BoardMarks
from shikaku_gui.gui.board.game_controller import GameController
from shikaku_gui.model import Board, Cell, Marks, Puzzle, Rect
from shikaku_gui.texts import Message


@dataclass(frozen=True)
class _State:
    """The state at the last announcement; ``shown`` are mistakes and hint marks."""

    board: Board
    solved: bool
    cursor: Cell | None
    preview: play.RectPreview | None
    notice: Message | None
    shown: tuple[bool, frozenset[Rect], Marks, BoardMarks]


class GameDescription(BoardDescription[_State]):
    """Describes the cells of the current game on request, and announces changes."""

    def __init__(self, controller: GameController, board: ReadableBoard) -> None:
        super().__init__(board)
        self._controller = controller
        self._session = controller.session

    @property
    def puzzle(self) -> Puzzle:
        """The current puzzle."""
        return self._controller.puzzle

    @property
    def cursor(self) -> Cell | None:
        """The keyboard cursor's cell, None while it is hidden."""
        session = self._controller.session
        return session.cursor if session.cursor_shown else None

    @property
    def chosen(self) -> Rect | None:
        """The cells of the rectangle being drawn, or the cursor's cell."""
        preview, cursor = self._controller.session.preview, self.cursor
        if preview is not None:
            return preview.rect
        return None if cursor is None else Rect(*cursor, 1, 1)

    def name(self, cell: Cell) -> str:
        """Return where a cell is, what it contains, and the tags of its marks."""
        self._start_tracking()
        words = play.spoken_game_cell(self._controller.session, cell)
        patches = self._controller.board_marks.patches
        tags = sorted(patch.tag for patch in patches if patch.tag and patch.covers(cell))
        said = words + ([play.spoken_marks(" ".join(tags))] if tags else [])
        return comma_text(map(spoken_text, said))

    def details(self, cell: Cell) -> str:
        """Return where the rectangle around a cell ends, and the rule it breaks."""
        return sentences(play.spoken_details(self._controller.session, cell))

    def announce_changes(self) -> None:
        """Announce what has changed since the last call, once the game has begun."""
        if self._controller.session is self._session:
            super().announce_changes()

    def begin(self) -> None:
        """Announce another game; nothing of it is compared with the one before.

        A board that gets the focus later is named then.
        """
        self._session, self._last_state = self._controller.session, None
        if QAccessible.isActive():
            table = table_of(self._board)
            if table is not None:
                table.reset()
            if self._board.hasFocus():
                announce(self._board, self._board.accessibleName())

    def _current_state(self) -> _State:
        session = self._controller.session
        return _State(
            session.board,
            session.game.solved,
            self.cursor,
            session.preview,
            session.notice,
            (
                session.shows_broken,
                session.wrong,
                session.wrong_marks,
                self._controller.board_marks,
            ),
        )

    def _initial_state(self, now: _State) -> _State:
        return replace(now, cursor=None, preview=None, notice=None)

    def _update_names(self, before: _State | None, now: _State) -> None:
        """Notify readers of changed cell names."""
        old = None if before is None or before.shown != now.shown else before.board
        if old is now.board:
            return
        table = table_of(self._board)
        if table is not None:
            table.update_names(lambda at: old is None or _may_sound_different(old, now.board, at))

    def _changes(self, before: _State, now: _State) -> Iterator[Message]:
        """Describe the changes of the board and of the rectangle being drawn."""
        session, preview = self._controller.session, now.preview
        if now.board is not before.board:
            yield from play.spoken_change(session, before.board)
            yield from play.spoken_standing(session, was_solved=before.solved)
        elif before.preview is not None and preview is None:
            yield play.spoken_cancel()
        if now.notice is not None and now.notice != before.notice:
            yield now.notice
        if preview is not None and preview != before.preview:
            yield play.spoken_sentence(play.spoken_preview(session, preview))
            if before.preview is None and session.corner == now.cursor == preview.rect.first:
                yield play.spoken_corner()
            if before.preview is None and session.around is not None and session.choice is None:
                yield play.spoken_sizing()


def _may_sound_different(old: Board, board: Board, at: Cell) -> bool:
    """Tell whether a cell's rectangle has changed, or its crosses, or any mark or trial."""
    noted = old.marks is not board.marks or old.trials is not board.trials
    return (
        noted
        or old.at(at) != board.at(at)
        or play.crosses_of(old, at) != play.crosses_of(board, at)
    )
