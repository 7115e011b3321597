"""The texts of a screen reader for the puzzle in the editor."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from shikaku_gui import play
from shikaku_gui.gui.accessibility.board_description import (
    BoardDescription,
    ReadableBoard,
    sentences,
)
from shikaku_gui.gui.accessibility.board_table import table_of
from shikaku_gui.gui.base.translation import comma_text, spoken_text
from shikaku_gui.gui.editor.editor_model import EditorModel
from shikaku_gui.model import Board, Cell, Puzzle, Rect
from shikaku_gui.texts import Message


@dataclass(frozen=True)
class _State:
    """The state when something was last said; ``appraisal`` is what the board marks."""

    board: Board
    cursor: Cell
    rect: Rect | None
    appraisal: play.PuzzleAppraisal | None


class EditorDescription(BoardDescription[_State]):
    """Describes the puzzle in the editor cell by cell on request, and its changes at once."""

    def __init__(self, model: EditorModel, board: ReadableBoard) -> None:
        super().__init__(board)
        self._model = model

    @property
    def _session(self) -> play.EditSession:
        return self._model.session

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle in the editor."""
        return self._model.puzzle

    @property
    def cursor(self) -> Cell | None:
        """The selected cell."""
        return self._session.cell

    @property
    def chosen(self) -> Rect | None:
        """The cells of the rectangle being drawn, or the selected one."""
        return self._session.preview.rect or Rect(*self._session.cell, 1, 1)

    def name(self, cell: Cell) -> str:
        """Say where a cell is, what is in it, and what the solver finds of it."""
        self._start_tracking()
        said = [
            play.spoken_place(cell),
            *play.spoken_editor_cell(self._session.visible_board, cell),
            *self._findings(cell),
        ]
        return comma_text(map(spoken_text, said))

    def details(self, cell: Cell) -> str:
        """Say where the rectangle around a cell ends."""
        rect = self._session.visible_board.at(cell)
        return "" if rect is None else sentences([play.spoken_bounds(rect)])

    def _findings(self, cell: Cell) -> Iterator[Message]:
        appraisal = self._appraisal
        if appraisal is None:
            return
        if cell in appraisal.differing:
            yield play.spoken_difference()
        if cell in appraisal.blamed:
            yield play.spoken_blame(unfinished=appraisal.unfinished)

    @property
    def _appraisal(self) -> play.PuzzleAppraisal | None:
        return self._session.appraisal if self._session.proposal is None else None

    def _current_state(self) -> _State:
        session = self._model.session
        return _State(session.visible_board, session.cell, session.preview.rect, self._appraisal)

    def _initial_state(self, now: _State) -> _State:
        return now

    def _update_names(self, before: _State | None, now: _State) -> None:
        """Tell which cells are called something else now, or that all are others."""
        if before is not None and (before.board, before.appraisal) == (now.board, now.appraisal):
            return
        table = table_of(self._board)
        if table is None:
            return
        if before is not None and before.board.puzzle.grid != now.board.puzzle.grid:
            table.reset()
        else:
            table.update_names(lambda _: True)

    def _changes(self, before: _State, now: _State) -> Iterator[Message]:
        """Say what has become of the chosen cell and of the rectangle being drawn."""
        if now.rect is not None and now.rect != before.rect:
            yield play.spoken_size(now.rect)
        if now.cursor == before.cursor and now.board is not before.board:
            said = play.spoken_editor_cell(now.board, now.cursor)
            if said != play.spoken_editor_cell(before.board, now.cursor):
                yield play.spoken_sentence(said)
