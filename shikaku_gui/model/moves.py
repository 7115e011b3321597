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
    """Remove all drawn rectangles and end all trials."""


@dataclass(frozen=True, slots=True)
class Pencil:
    """Draw pencil rectangles; ``hinted`` where a hint drew them."""

    rects: tuple[Rect, ...]
    hinted: bool = False


@dataclass(frozen=True, slots=True)
class CrossOut:
    """Cross out rectangles that are not in the solution; ``hinted`` where a hint did."""

    rects: tuple[Rect, ...]
    hinted: bool = False


@dataclass(frozen=True, slots=True)
class Unmark:
    """Remove marks."""

    pencilled: tuple[Rect, ...] = ()
    crossed_out: tuple[Rect, ...] = ()


@dataclass(frozen=True, slots=True)
class ClearMarks:
    """Remove all marks."""


@dataclass(frozen=True, slots=True)
class BeginTrial:
    """Begin a trial, inside those that are open."""


@dataclass(frozen=True, slots=True)
class KeepTrial:
    """End the innermost trial and keep what it has drawn."""


@dataclass(frozen=True, slots=True)
class RejectTrial:
    """Return to the beginning of the innermost trial and cross out what it supposed."""


@dataclass(frozen=True, slots=True)
class Restore:
    """Bring back a whole board of before: its rectangles, marks and trials."""

    board: Board


Move: TypeAlias = (
    Place
    | Erase
    | Fill
    | Clear
    | Pencil
    | CrossOut
    | Unmark
    | ClearMarks
    | BeginTrial
    | KeepTrial
    | RejectTrial
    | Restore
)


def apply(board: Board, move: Move) -> Board:
    """Return the board after the move.

    Raises:
        ValueError: the move is not possible on this board.
    """
    match move:
        case Place(rect=rect):
            after = board.with_rects((rect,))
        case Erase(rect):
            after = board.without(rect)
        case Fill(rects):
            after = board.filled(rects)
        case Clear():
            after = board.cleared()
        case Pencil() | CrossOut() | Unmark() | ClearMarks():
            after = _mark(board, move)
        case BeginTrial():
            after = board.in_trial()
        case KeepTrial():
            after = board.with_trial_kept()
        case RejectTrial():
            after = board.with_trial_rejected()
        case Restore(earlier):
            after = earlier.on(board.puzzle)
    return after


def _mark(board: Board, move: Pencil | CrossOut | Unmark | ClearMarks) -> Board:
    match move:
        case Pencil(rects=rects):
            return board.with_marks(pencilled=rects)
        case CrossOut(rects=rects):
            return board.with_marks(crossed_out=rects)
        case Unmark(pencilled, crossed_out):
            return board.without_marks(pencilled, crossed_out)
        case ClearMarks():
            return board.unmarked()
