"""The immutable board: a puzzle, the rectangles drawn on it, its marks and open trials."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator
from functools import cached_property
from itertools import islice
from typing import NamedTuple

from shikaku_gui.i18n import N_
from shikaku_gui.model.board_rows import RowsDraft, check_within, column_of, draw, touching_in
from shikaku_gui.model.geometry import Cell, Rect
from shikaku_gui.model.marks import NO_MARKS, Marks
from shikaku_gui.model.puzzle import Puzzle
from shikaku_gui.texts import ExplainedValueError, make_message

MAX_TRIALS = 20
"""How many trials can be open at a time."""


class Trial(NamedTuple):
    """An open trial: what has been drawn since ``start`` is supposed.

    ``supposed`` is the rectangle that everything else drawn in the trial rests on: the first
    one drawn. It is None before that, and also once the player has removed it and left several
    others: then a failed trial refutes no single rectangle. The trials around this one are the
    trials of ``start``.
    """

    start: Board
    supposed: Rect | None = None


class Board:
    """A puzzle with rectangles that never overlap; placing one removes those it overlaps.

    ``marks`` are the player's notes and ``trials`` the open trials, the innermost last. Both
    are parts of the value, as the rectangles are.

    Boards are immutable: a change returns a new board that shares all unchanged rows with
    the old one. Its cost is proportional to the rows of the grid and the rectangles it
    overlaps, not to all that are drawn. Threads can share boards without a lock.

    ``covered`` counts the covered cells; ``by_row`` holds for each row of the grid the
    rectangles in it from left to right.
    """

    def __init__(self, puzzle: Puzzle, rects: Iterable[Rect] = (), marks: Marks = NO_MARKS) -> None:
        """Draw the rectangles in turn on an empty grid, as :meth:`with_rects` does."""
        draft = RowsDraft(((),) * puzzle.rows)
        self.puzzle = puzzle
        self.marks = marks
        self.trials: tuple[Trial, ...] = ()
        self.covered = draw(puzzle, draft, rects)
        self.by_row = draft.finished()

    def with_rects(self, rects: Iterable[Rect]) -> Board:
        """Return the board with the rectangles placed in turn.

        Raises:
            ValueError: a rectangle does not lie on the grid.
        """
        draft = RowsDraft(self.by_row)
        covered = self.covered + draw(self.puzzle, draft, rects)
        return self._with_rows(draft, covered)

    def without(self, rect: Rect) -> Board:
        """Return the board without that rectangle.

        Raises:
            ValueError: the rectangle is not drawn.
        """
        if rect not in self:
            raise ExplainedValueError(make_message(N_("there is no rectangle {rect}"), rect=rect))
        draft = RowsDraft(self.by_row)
        draft.erase(rect)
        return self._with_rows(draft, self.covered - rect.area)

    def cleared(self) -> Board:
        """Return the board without any rectangle or trial.

        The marks stay, except those made in a trial, which may rest on what was supposed.
        """
        start = self.trials[0].start if self.trials else self
        return Board(self.puzzle, (), start.marks)

    def filled(self, rects: Iterable[Rect]) -> Board:
        """Return the board with these rectangles instead of its own, placed in turn.

        Raises:
            ValueError: a rectangle does not lie on the grid.
        """
        board = Board(self.puzzle, rects, self.marks)
        board.trials = _trials_on(board, self.trials)
        return board

    def with_marks(self, pencilled: Iterable[Rect] = (), crossed_out: Iterable[Rect] = ()) -> Board:
        """Return the board with more marks; a pencil rectangle inside another one is left out.

        Raises:
            ValueError: a rectangle does not lie on the grid.
        """
        drawn, crossed = tuple(pencilled), tuple(crossed_out)
        for rect in (*drawn, *crossed):
            check_within(self.puzzle, rect)
        return self._with(self.marks.added(drawn, crossed), self.trials)

    def without_marks(
        self, pencilled: Iterable[Rect] = (), crossed_out: Iterable[Rect] = ()
    ) -> Board:
        """Return the board without some of its marks.

        Raises:
            ValueError: one of them is not marked.
        """
        return self._with(self.marks.removed(pencilled, crossed_out), self.trials)

    def unmarked(self) -> Board:
        """Return the board without any mark."""
        return self._with(NO_MARKS, self.trials)

    def visible_pencils(self, area: Rect) -> list[Rect]:
        """Return the pencil rectangles in an area, without those that lie in one drawn."""
        found = self.marks.pencilled.touching(area)
        return [rect for rect in found if not self._drawn_over(rect)]

    def visible_crosses(self, area: Rect) -> list[Rect]:
        """Return the crossed-out rectangles in an area, without those that others overlap.

        A rectangle that is crossed out and drawn all the same is one of them.
        """
        found = self.marks.crossed_out.touching(area)
        return [rect for rect in found if rect in self or not self.touching(rect)]

    def in_trial(self, supposed: Rect | None = None) -> Board:
        """Return the board at the beginning of a new trial, inside those that are open.

        ``supposed`` is what it will suppose, where that is known before it is drawn.

        Raises:
            ValueError: too many trials are open.
        """
        if len(self.trials) == MAX_TRIALS:
            reason = make_message(
                N_("{count} trials are open, which is the limit"), count=MAX_TRIALS
            )
            raise ExplainedValueError(reason)
        return self._with(self.marks, (*self.trials, Trial(self, supposed)))

    def with_trial_kept(self) -> Board:
        """Return the board with what the innermost trial has drawn as part of the one around it.

        Raises:
            ValueError: no trial is open.
        """
        self._innermost()
        return self._with(self.marks, _trials_on(self, self.trials[:-1]))

    def with_trial_rejected(self) -> Board:
        """Return the board before the innermost trial, with its supposition crossed out.

        Raises:
            ValueError: no trial is open.
        """
        trial = self._innermost()
        crossed = () if trial.supposed is None else (trial.supposed,)
        return trial.start.with_marks(crossed_out=crossed)

    def outside_trials(self) -> Board:
        """Return the board without what is only supposed: what open trials have drawn or marked."""
        if not self.trials:
            return self
        start = self.trials[0].start
        marks = start.marks.removed(
            [rect for rect in start.marks.pencilled if rect not in self.marks.pencilled],
            [rect for rect in start.marks.crossed_out if rect not in self.marks.crossed_out],
        )
        return Board(self.puzzle, (rect for rect in start.rects if rect in self), marks)

    def trial_depth(self, rect: Rect) -> int:
        """Return the number of the trial that drew the rectangle: 1 for the outermost, 0 for none.

        The rectangle must be on the board.
        """
        for depth in range(len(self.trials), 0, -1):
            if rect not in self.trials[depth - 1].start:
                return depth
        return 0

    def on(self, puzzle: Puzzle) -> Board:
        """Return the same rectangles, marks and trials on another puzzle.

        Raises:
            ValueError: its grid has another size.
        """
        if (puzzle.rows, puzzle.cols) != (self.puzzle.rows, self.puzzle.cols):
            raise ValueError(f"a grid of {puzzle.rows} x {puzzle.cols} has other rows")
        board = Board.__new__(Board)
        board.puzzle, board.covered, board.by_row = puzzle, self.covered, self.by_row
        board.marks = self.marks
        board.trials = self.trials
        if self.trials and puzzle is not self.puzzle:
            last = self.trials[-1]
            start = last.start.on(puzzle)
            board.trials = (*start.trials, Trial(start, last.supposed))
        return board

    def at(self, cell: Cell) -> Rect | None:
        """Return the rectangle that covers the cell, if any; None off the grid."""
        if not 0 <= cell.row < self.puzzle.rows:
            return None
        row = self.by_row[cell.row]
        index = bisect_right(row, cell.col, key=column_of) - 1
        return row[index] if index >= 0 and row[index].right > cell.col else None

    def touching(self, rect: Rect) -> list[Rect]:
        """Return the drawn rectangles that share a cell with that rectangle."""
        return touching_in(self.by_row, rect)

    def changes(self, before: Board) -> tuple[set[Rect], set[Rect]]:
        """Return the rectangles removed since that board, and those added.

        Rows that both boards share are skipped, so after one move the cost is proportional
        to the rows of the grid.
        """
        gone: set[Rect] = set()
        new: set[Rect] = set()
        for old_row, row in zip(before.by_row, self.by_row, strict=True):
            if old_row is not row:
                gone.update(old_row)
                new.update(row)
        return gone - new, new - gone

    @cached_property
    def rects(self) -> tuple[Rect, ...]:
        """The rectangles in row-major order of their top-left cells."""
        return tuple(
            rect for row, drawn in enumerate(self.by_row) for rect in drawn if rect.row == row
        )

    def uncovered(self) -> Iterator[Cell]:
        """Yield the cells that no rectangle covers, in row-major order."""
        for number, row in enumerate(self.by_row):
            start = 0
            for rect in row:
                yield from (Cell(number, col) for col in range(start, rect.col))
                start = rect.right
            yield from (Cell(number, col) for col in range(start, self.puzzle.cols))

    def __contains__(self, rect: object) -> bool:
        """Tell whether exactly that rectangle is drawn."""
        return (
            isinstance(rect, Rect)
            and rect.within(self.puzzle.rows, self.puzzle.cols)
            and self.at(rect.first) == rect
        )

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Board):
            return NotImplemented
        return (
            self.by_row == other.by_row
            and self.marks == other.marks
            and self.trials[-1:] == other.trials[-1:]
            and self.puzzle == other.puzzle
        )

    def __hash__(self) -> int:
        return hash((self.puzzle, self.by_row, self.marks, self.trials[-1:]))

    def __repr__(self) -> str:
        return f"<Board {self.puzzle.rows} x {self.puzzle.cols}, {self.covered} cells covered>"

    def _with_rows(self, draft: RowsDraft, covered: int) -> Board:
        board = self.on(self.puzzle)
        board.covered, board.by_row = covered, draft.finished()
        board.trials = _trials_on(board, self.trials)
        return board

    def _with(self, marks: Marks, trials: tuple[Trial, ...]) -> Board:
        board = self.on(self.puzzle)
        board.marks, board.trials = marks, trials
        return board

    def _drawn_over(self, rect: Rect) -> bool:
        drawn = self.at(rect.first)
        return drawn is not None and drawn.contains(rect)

    def _innermost(self) -> Trial:
        if not self.trials:
            raise ExplainedValueError(make_message(N_("no trial is open")))
        return self.trials[-1]


def _trials_on(board: Board, trials: tuple[Trial, ...]) -> tuple[Trial, ...]:
    """Return open trials with the supposition of the innermost as the board has it."""
    if not trials:
        return trials
    last = trials[-1]
    supposed = last.supposed
    if supposed is None or supposed not in board:
        drawn = set(islice(_drawn_in(last, board), 2))
        supposed = drawn.pop() if len(drawn) == 1 else None
    return trials if supposed == last.supposed else (*trials[:-1], Trial(last.start, supposed))


def _drawn_in(trial: Trial, board: Board) -> Iterator[Rect]:
    """Yield the rectangles of a board that it has not had when the trial began."""
    for number, (old, row) in enumerate(zip(trial.start.by_row, board.by_row, strict=True)):
        if old is not row:
            before = set(old)
            yield from (rect for rect in row if rect.row == number and rect not in before)
