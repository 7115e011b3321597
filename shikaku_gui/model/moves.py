"""Moves: the values that describe changes of a board. Undo, save and replay are built on them."""

from dataclasses import dataclass
from typing import TypeAlias

from shikaku_gui.model.board import Board
from shikaku_gui.model.geometry import Rect


@dataclass(frozen=True, slots=True)
class Place:
    """Draw a rectangle and remove those it overlaps; ``hinted`` where a hint drew it."""

    rect: Rect
    hinted: bool = False


@dataclass(frozen=True, slots=True)
class Erase:
    """Remove a drawn rectangle."""

    rect: Rect


@dataclass(frozen=True, slots=True)
class Fill:
    """Replace all drawn rectangles by these, such as a solution, in one move."""

    rects: tuple[Rect, ...]


@dataclass(frozen=True, slots=True)
class Clear:
    """Remove all drawn rectangles."""


Move: TypeAlias = Place | Erase | Fill | Clear


def apply(board: Board, move: Move) -> Board:
    """Return the board after the move.

    Raises:
        ValueError: the move is not possible on this board.
    """
    match move:
        case Place(rect=rect):
            return board.with_rects((rect,))
        case Erase(rect):
            return board.without(rect)
        case Fill(rects):
            return board.cleared().with_rects(rects)
        case Clear():
            return board.cleared()
