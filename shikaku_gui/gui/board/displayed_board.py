"""The boards of the game and the editor for the painters, and their differences."""

from collections.abc import Hashable
from typing import Protocol

from shikaku_gui.model import Board, Puzzle, Rect
from shikaku_gui.play import DrawnRect, Session, drawn_rects


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
        """What affects the appearance besides the board."""

    @property
    def board(self) -> Board:
        """The current board."""

    def drawn(self, part: Rect | None = None) -> list[DrawnRect]:
        """Return the rectangles in order, or only those that touch a part of the grid."""


class DisplayedGame:
    """The board of a game session."""

    def __init__(self, session: Session) -> None:
        self.subject = session

    @property
    def state(self) -> Hashable:
        """The tints, and which mistakes are shown."""
        session = self.subject
        return session.tints.version, session.shows_broken, session.wrong

    @property
    def board(self) -> Board:
        """The current board."""
        return self.subject.board

    def drawn(self, part: Rect | None = None) -> list[DrawnRect]:
        """Return the rectangles in order, or only those that touch a part of the grid."""
        return drawn_rects(self.subject, part)


def differing(before: Board, board: Board) -> list[Rect]:
    """Return the differences of two boards of one size: rectangles, and cells with clues."""
    gone, new = board.changes(before)
    cells = () if board.puzzle is before.puzzle else _changed_clues(before.puzzle, board.puzzle)
    return [*gone, *new, *cells]


def _changed_clues(before: Puzzle, puzzle: Puzzle) -> list[Rect]:
    """Return the cells whose clues differ."""
    changed = {cell for cell, _area in before.clues.items() ^ puzzle.clues.items()}
    return [Rect(*cell, 1, 1) for cell in sorted(changed)]
