"""Moves: the small values that change a board. Undo, save and replay rest on them."""

from dataclasses import dataclass
from typing import TypeAlias

from shikaku_gui.model.board import Board
from shikaku_gui.model.geometry import Rect


@dataclass(frozen=True, slots=True)
class Place:
    """Draw a rectangle; whatever it touches is removed.

    ``hinted`` remembers that a hint drew it, not the player.
    """

    rect: Rect
    hinted: bool = False


@dataclass(frozen=True, slots=True)
class Erase:
    """Remove a rectangle that is drawn."""

    rect: Rect


@dataclass(frozen=True, slots=True)
class Fill:
    """Replace all that is drawn by these rectangles, in one step: a solution, say."""

    rects: tuple[Rect, ...]


@dataclass(frozen=True, slots=True)
class Clear:
    """Remove all that is drawn."""


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
