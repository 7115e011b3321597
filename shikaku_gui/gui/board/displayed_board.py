"""The boards of the game and the editor for the painters, and their differences."""

from collections.abc import Collection, Hashable, Iterable
from typing import Protocol

from shikaku_gui.model import Board, Cell, Rect
from shikaku_gui.play import (
    DrawnPencil,
    DrawnRect,
    Session,
    crossed_clues,
    drawn_pencils,
    drawn_rects,
)


class DisplayedBoard(Protocol):
    """A board whose image is cached.

    A new ``subject`` invalidates the image. A new ``state`` requires redrawing all of it;
    otherwise only the differences between the boards are redrawn.
    """

    @property
    def subject(self) -> object:
        """The owner of the board, compared by identity."""

    @property
    def state(self) -> Hashable:
        """All that affects the appearance besides the board."""

    @property
    def board(self) -> Board:
        """The current board."""

    def drawn(self, part: Rect | None = None) -> list[DrawnRect]:
        """Return the rectangles in order, or only those that touch a part of the grid."""

    def pencils(self, part: Rect, /) -> list[DrawnPencil]:
        """Return the pencil rectangles in a part of the grid."""

    def crossed(self, part: Rect, /) -> Collection[Cell]:
        """Return the clues in a part of the grid that have crossed-out rectangles."""


class DisplayedGame:
    """The board of a game session, with its marks or without.

    Without ``trials`` the image does not depend on which trial drew a rectangle.
    """

    def __init__(self, session: Session, *, marks: bool = True, trials: bool = True) -> None:
        self.subject = session
        self._marks = marks
        self._trials = trials

    @property
    def state(self) -> Hashable:
        """The tints, which mistakes are shown, whether marks are, and the open trials."""
        session = self.subject
        # Keeping a trial changes the look of rectangles without changing any.
        starts = tuple(id(trial.start) for trial in session.board.trials if self._trials)
        wrong = session.wrong, session.wrong_marks if self._marks else None
        return session.tints.version, session.shows_broken, wrong, self._marks, starts

    @property
    def board(self) -> Board:
        """The current board."""
        return self.subject.board

    def drawn(self, part: Rect | None = None) -> list[DrawnRect]:
        """Return the rectangles in order, or only those that touch a part of the grid."""
        return drawn_rects(self.subject, part)

    def pencils(self, part: Rect, /) -> list[DrawnPencil]:
        """Return the pencil rectangles in a part of the grid, none where marks are hidden."""
        return drawn_pencils(self.subject, part) if self._marks else []

    def crossed(self, part: Rect, /) -> Collection[Cell]:
        """Return the clues with crosses, none where marks are hidden."""
        return crossed_clues(self.board, part) if self._marks else ()


def differences(before: Board, board: Board) -> list[Rect]:
    """Return the differences of two boards of one size: rectangles, marks, cells with clues."""
    gone, new = board.changes(before)
    cells: Iterable[Cell] = ()
    if board.puzzle is not before.puzzle:
        areas = board.puzzle.clues.items() ^ before.puzzle.clues.items()
        shapes = board.puzzle.shapes.items() ^ before.puzzle.shapes.items()
        cells = sorted({cell for cell, _ in (*areas, *shapes)})
    marks, old = board.marks, before.marks
    marked = marks.pencilled.differing(old.pencilled) | marks.crossed_out.differing(old.crossed_out)
    supposed = {trial.supposed for trial in board.trials}
    supposed ^= {trial.supposed for trial in before.trials}
    return [*gone, *new, *marked, *(Rect(*cell, 1, 1) for cell in cells), *filter(None, supposed)]
