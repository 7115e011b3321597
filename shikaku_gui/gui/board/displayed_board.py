"""A board that pictures are kept of, in play or in the editor, and what differs between two."""

from collections.abc import Hashable
from typing import Protocol

from shikaku_gui.model import Board, Puzzle, Rect
from shikaku_gui.play import DrawnRect, Session, drawn_rects


class DisplayedBoard(Protocol):
    """A board to be kept as a picture.

    Where ``subject`` is another one than before, the picture is of no use any more; where
    only ``state`` is, all is drawn anew in its place; otherwise only what differs on the board.
    """

    @property
    def subject(self) -> object:
        """What the board belongs to; one that is kept tells itself from others."""

    @property
    def state(self) -> Hashable:
        """What else than the board changes how it looks."""

    @property
    def board(self) -> Board:
        """The board as it stands."""

    def drawn(self, part: Rect | None = None) -> list[DrawnRect]:
        """Return the rectangles, or only those that touch a part of the grid, in order."""


class DisplayedGame:
    """The board of a session, to be kept as a picture."""

    def __init__(self, session: Session) -> None:
        self.subject = session

    @property
    def state(self) -> Hashable:
        """Which tints are used, and whether and what mistakes are shown."""
        session = self.subject
        return session.tints.version, session.shows_broken, session.wrong

    @property
    def board(self) -> Board:
        """The board as it stands."""
        return self.subject.board

    def drawn(self, part: Rect | None = None) -> list[DrawnRect]:
        """Return the rectangles, or only those that touch a part of the grid, in order."""
        return drawn_rects(self.subject, part)


def differing(before: Board, board: Board) -> list[Rect]:
    """Return what differs between two boards of one size: rectangles, and cells with clues."""
    gone, new = board.changes(before)
    cells = () if board.puzzle is before.puzzle else _changed_clues(before.puzzle, board.puzzle)
    return [*gone, *new, *cells]


def _changed_clues(before: Puzzle, puzzle: Puzzle) -> list[Rect]:
    """Return the cells in which another clue stands than before, or one where none was."""
    changed = {cell for cell, _area in before.clues.items() ^ puzzle.clues.items()}
    return [Rect(*cell, 1, 1) for cell in sorted(changed)]
