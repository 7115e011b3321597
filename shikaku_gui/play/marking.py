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
    Place,
    Rect,
    RectSet,
    Unmark,
    Violation,
    check_rect,
)
from shikaku_gui.play.messages import broken_rule_message, name_of_clue, size_text
from shikaku_gui.texts import Message, count_message, make_message

Marking: TypeAlias = Move | Message


_NEVER_IN_ONE = {Violation.SEVERAL_CLUES, Violation.TOO_LARGE}
"""The broken rules of a pencil rectangle that no rectangle around it can mend."""


def grown_pencil(board: Board, rect: Rect) -> Rect:
    """Return the box around a pencil rectangle and those that it overlaps.

    What overlaps belongs to one rectangle of the solution, which has all that lies between.
    """
    joined = [rect, *board.visible_pencils(rect)]
    first = Cell(min(each.row for each in joined), min(each.col for each in joined))
    last = Cell(max(each.bottom for each in joined) - 1, max(each.right for each in joined) - 1)
    grown = Rect.between(first, last)
    return grown if grown == rect else grown_pencil(board, grown)


def pencil_move(board: Board, rect: Rect, *, judged: bool = True) -> Marking:
    """Return the move that pencils a rectangle, or removes it where it is pencilled.

    Where it is ``judged``, one that can be part of no rectangle is refused.
    """
    if rect in board.marks.pencilled:
        return Unmark((rect,))
    if rect.area == 1:
        return make_message(N_("A pencil rectangle needs at least two cells."))
    drawn = board.at(rect.first)
    if drawn is not None and drawn.contains(rect):
        return make_message(N_("{rect} is already inside a rectangle."), rect=rect)
    if any(other.contains(rect) for other in board.marks.pencilled.touching(rect)):
        return make_message(N_("{rect} is already inside a pencil rectangle."), rect=rect)
    grown = grown_pencil(board, rect)
    broken = check_rect(board.puzzle, grown) if judged else None
    if broken is None or broken.rule not in _NEVER_IN_ONE:
        return Pencil((grown,))
    if grown == rect:
        return broken_rule_message(broken)
    return make_message(
        N_("Together with what it overlaps it would be {rect}. {reason}"),
        rect=grown,
        reason=broken_rule_message(broken),
    )


def cross_out_move(board: Board, rect: Rect) -> Marking:
    """Return the move that crosses a rectangle out, or removes its cross."""
    if rect in board.marks.crossed_out:
        return Unmark((), (rect,))
    broken = check_rect(board.puzzle, rect)
    if broken is not None:
        return make_message(
            N_("No need to cross this out. {reason}"), reason=broken_rule_message(broken)
        )
    return CrossOut((rect,))


def erase_move(board: Board, cell: Cell) -> Move | None:
    """Return the move that removes the rectangle at a cell, else the least pencil rectangle."""
    rect = board.at(cell)
    return unpencil_move(board, cell) if rect is None else Erase(rect)


def unpencil_move(board: Board, cell: Cell) -> Move | None:
    """Return the move that removes the least pencil rectangle at a cell, None without one."""
    pencils = board.visible_pencils(Rect(*cell, 1, 1))
    return Unmark((min(pencils, key=lambda pencil: pencil.area),)) if pencils else None


def crossed_clues(board: Board, part: Rect) -> set[Cell]:
    """Return the clues in a part of the grid that have crosses."""
    crossed = board.marks.crossed_out.touching(part)
    clues = {cell for rect in crossed for cell in board.puzzle.clues_in(rect)}
    return set(filter(part.covers, clues))


def news_message(board: Board, before: Board, move: Move) -> Message | None:
    """Say what a move has marked or removed, or what a hint has drawn, else None.

    What the player has drawn is seen where the pointer or the cursor is.
    """
    marks, old = board.marks, before.marks
    for template, now, then in (
        (N_("Crossed out: {rect} ({size})."), marks.crossed_out, old.crossed_out),
        (N_("Pencilled: {rect} ({size})."), marks.pencilled, old.pencilled),
    ):
        new = _new(now, then)
        if len(new) == 1:
            return with_overlap(board, new[0], _named(template, new[0]))
    if isinstance(move, Place):
        return _named(N_("Drawn: {rect} ({size})."), move.rect) if move.hinted else None
    gone, drawn = board.changes(before)
    if not gone or drawn:
        return None
    if len(gone) > 1:
        return count_message("One rectangle removed.", "{count} rectangles removed.", len(gone))
    return _named(N_("Removed: {rect} ({size})."), *gone)


def _named(template: str, rect: Rect) -> Message:
    return make_message(template, rect=rect, size=size_text(rect))


def with_overlap(board: Board, mark: Rect, status: Message) -> Message:
    """Return what is said of a mark, with the first drawn rectangle that it overlaps.

    A drawn rectangle is marked, not overlapped, where the mark is exactly that, or inside it.
    """
    drawn = [rect for rect in board.touching(mark) if not rect.contains(mark)]
    if not drawn:
        return status
    return make_message(
        N_("{status} It overlaps {drawn}, which is drawn."), status=status, drawn=drawn[0]
    )


def new_crosses(board: Board, before: Board) -> list[Rect]:
    """Return the rectangles that were crossed out since another board."""
    return _new(board.marks.crossed_out, before.marks.crossed_out)


def _new(rects: RectSet, before: RectSet) -> list[Rect]:
    return [rect for rect in rects.differing(before) if rect in rects]


def no_rectangle_message(board: Board, clue: Cell) -> Message:
    """Say that a clue has no possible rectangle left."""
    return make_message(
        N_("No rectangle is left for {clue}."), clue=name_of_clue(board.puzzle, clue)
    )


def no_clue_message(cell: Cell) -> Message:
    """Say that a cell has no clue, where a key is about one."""
    return make_message(
        N_("There is no clue in {cell}: point at one, or move the cursor there."), cell=cell
    )


def crosses_of(board: Board, clue: Cell) -> tuple[Rect, ...]:
    """Return the visible crossed-out rectangles of a clue; none for a cell without a clue."""
    if clue not in board.puzzle.clues:
        return ()
    return tuple(board.visible_crosses(Rect(*clue, 1, 1)))
