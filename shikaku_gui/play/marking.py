"""The move that a gesture or a key makes of the marks of a board, or the reason for none."""

from typing import TypeAlias

from shikaku_gui.i18n import N_
from shikaku_gui.model import (
    Board,
    Cell,
    CrossOut,
    Erase,
    Move,
    Pencil,
    Rect,
    Unmark,
    check_rect,
)
from shikaku_gui.play.messages import broken_rule_message, clue_message
from shikaku_gui.texts import Message, make_message

Marking: TypeAlias = Move | Message


def pencil_move(board: Board, rect: Rect) -> Marking:
    """Return the move that pencils a rectangle, or removes it where it is pencilled."""
    if rect in board.marks.pencilled:
        return Unmark((rect,))
    if rect.area == 1:
        return make_message(N_("A pencil rectangle needs at least two cells."))
    drawn = board.at(rect.first)
    if drawn is not None and drawn.contains(rect):
        return make_message(N_("{rect} is already inside a rectangle."), rect=rect)
    if any(other.contains(rect) for other in board.marks.pencilled.touching(rect)):
        return make_message(N_("{rect} is already inside a pencil rectangle."), rect=rect)
    return Pencil((rect,))


def cross_out_move(board: Board, rect: Rect) -> Marking:
    """Return the move that crosses a rectangle out, or removes its cross."""
    if rect in board.marks.crossed_out:
        return Unmark((), (rect,))
    broken = check_rect(board.puzzle, rect)
    if broken is not None:
        return make_message(
            N_("No need to cross this out: {reason}"), reason=broken_rule_message(broken)
        )
    return CrossOut((rect,))


def erase_move(board: Board, cell: Cell) -> Move | None:
    """Return the move that removes the rectangle at a cell, else the least pencil rectangle."""
    rect = board.at(cell)
    if rect is not None:
        return Erase(rect)
    pencils = board.visible_pencils(Rect(*cell, 1, 1))
    return Unmark((min(pencils, key=lambda pencil: pencil.area),)) if pencils else None


def no_rectangle_message(board: Board, clue: Cell) -> Message:
    """Say that a clue has no possible rectangle left."""
    return make_message(
        N_("No rectangle is left for {clue}."), clue=clue_message(board.puzzle.clues[clue], clue)
    )


def crosses_of(board: Board, clue: Cell) -> tuple[Rect, ...]:
    """Return the visible crossed-out rectangles of a clue; none for a cell without a clue."""
    if clue not in board.puzzle.clues:
        return ()
    return tuple(board.visible_crosses(Rect(*clue, 1, 1)))
